; heyawake: Cottage
(set-option :produce-models true)
(set-logic QF_LIA)

; shaded_C: cell C is shaded.
(declare-const shaded_r1c1 Bool)
(declare-const shaded_r1c2 Bool)
(declare-const shaded_r1c3 Bool)
(declare-const shaded_r1c4 Bool)
(declare-const shaded_r1c5 Bool)
(declare-const shaded_r1c6 Bool)
(declare-const shaded_r2c1 Bool)
(declare-const shaded_r2c2 Bool)
(declare-const shaded_r2c3 Bool)
(declare-const shaded_r2c4 Bool)
(declare-const shaded_r2c5 Bool)
(declare-const shaded_r2c6 Bool)
(declare-const shaded_r3c1 Bool)
(declare-const shaded_r3c2 Bool)
(declare-const shaded_r3c3 Bool)
(declare-const shaded_r3c4 Bool)
(declare-const shaded_r3c5 Bool)
(declare-const shaded_r3c6 Bool)
(declare-const shaded_r4c1 Bool)
(declare-const shaded_r4c2 Bool)
(declare-const shaded_r4c3 Bool)
(declare-const shaded_r4c4 Bool)
(declare-const shaded_r4c5 Bool)
(declare-const shaded_r4c6 Bool)
(declare-const shaded_r5c1 Bool)
(declare-const shaded_r5c2 Bool)
(declare-const shaded_r5c3 Bool)
(declare-const shaded_r5c4 Bool)
(declare-const shaded_r5c5 Bool)
(declare-const shaded_r5c6 Bool)
(declare-const shaded_r6c1 Bool)
(declare-const shaded_r6c2 Bool)
(declare-const shaded_r6c3 Bool)
(declare-const shaded_r6c4 Bool)
(declare-const shaded_r6c5 Bool)
(declare-const shaded_r6c6 Bool)

; Shaded cells do not share a side.
(assert (not (and shaded_r1c1 shaded_r1c2))) ; r1c1-r1c2
(assert (not (and shaded_r1c1 shaded_r2c1))) ; r1c1-r2c1
(assert (not (and shaded_r1c2 shaded_r1c3))) ; r1c2-r1c3
(assert (not (and shaded_r1c2 shaded_r2c2))) ; r1c2-r2c2
(assert (not (and shaded_r1c3 shaded_r1c4))) ; r1c3-r1c4
(assert (not (and shaded_r1c3 shaded_r2c3))) ; r1c3-r2c3
(assert (not (and shaded_r1c4 shaded_r1c5))) ; r1c4-r1c5
(assert (not (and shaded_r1c4 shaded_r2c4))) ; r1c4-r2c4
(assert (not (and shaded_r1c5 shaded_r1c6))) ; r1c5-r1c6
(assert (not (and shaded_r1c5 shaded_r2c5))) ; r1c5-r2c5
(assert (not (and shaded_r1c6 shaded_r2c6))) ; r1c6-r2c6
(assert (not (and shaded_r2c1 shaded_r2c2))) ; r2c1-r2c2
(assert (not (and shaded_r2c1 shaded_r3c1))) ; r2c1-r3c1
(assert (not (and shaded_r2c2 shaded_r2c3))) ; r2c2-r2c3
(assert (not (and shaded_r2c2 shaded_r3c2))) ; r2c2-r3c2
(assert (not (and shaded_r2c3 shaded_r2c4))) ; r2c3-r2c4
(assert (not (and shaded_r2c3 shaded_r3c3))) ; r2c3-r3c3
(assert (not (and shaded_r2c4 shaded_r2c5))) ; r2c4-r2c5
(assert (not (and shaded_r2c4 shaded_r3c4))) ; r2c4-r3c4
(assert (not (and shaded_r2c5 shaded_r2c6))) ; r2c5-r2c6
(assert (not (and shaded_r2c5 shaded_r3c5))) ; r2c5-r3c5
(assert (not (and shaded_r2c6 shaded_r3c6))) ; r2c6-r3c6
(assert (not (and shaded_r3c1 shaded_r3c2))) ; r3c1-r3c2
(assert (not (and shaded_r3c1 shaded_r4c1))) ; r3c1-r4c1
(assert (not (and shaded_r3c2 shaded_r3c3))) ; r3c2-r3c3
(assert (not (and shaded_r3c2 shaded_r4c2))) ; r3c2-r4c2
(assert (not (and shaded_r3c3 shaded_r3c4))) ; r3c3-r3c4
(assert (not (and shaded_r3c3 shaded_r4c3))) ; r3c3-r4c3
(assert (not (and shaded_r3c4 shaded_r3c5))) ; r3c4-r3c5
(assert (not (and shaded_r3c4 shaded_r4c4))) ; r3c4-r4c4
(assert (not (and shaded_r3c5 shaded_r3c6))) ; r3c5-r3c6
(assert (not (and shaded_r3c5 shaded_r4c5))) ; r3c5-r4c5
(assert (not (and shaded_r3c6 shaded_r4c6))) ; r3c6-r4c6
(assert (not (and shaded_r4c1 shaded_r4c2))) ; r4c1-r4c2
(assert (not (and shaded_r4c1 shaded_r5c1))) ; r4c1-r5c1
(assert (not (and shaded_r4c2 shaded_r4c3))) ; r4c2-r4c3
(assert (not (and shaded_r4c2 shaded_r5c2))) ; r4c2-r5c2
(assert (not (and shaded_r4c3 shaded_r4c4))) ; r4c3-r4c4
(assert (not (and shaded_r4c3 shaded_r5c3))) ; r4c3-r5c3
(assert (not (and shaded_r4c4 shaded_r4c5))) ; r4c4-r4c5
(assert (not (and shaded_r4c4 shaded_r5c4))) ; r4c4-r5c4
(assert (not (and shaded_r4c5 shaded_r4c6))) ; r4c5-r4c6
(assert (not (and shaded_r4c5 shaded_r5c5))) ; r4c5-r5c5
(assert (not (and shaded_r4c6 shaded_r5c6))) ; r4c6-r5c6
(assert (not (and shaded_r5c1 shaded_r5c2))) ; r5c1-r5c2
(assert (not (and shaded_r5c1 shaded_r6c1))) ; r5c1-r6c1
(assert (not (and shaded_r5c2 shaded_r5c3))) ; r5c2-r5c3
(assert (not (and shaded_r5c2 shaded_r6c2))) ; r5c2-r6c2
(assert (not (and shaded_r5c3 shaded_r5c4))) ; r5c3-r5c4
(assert (not (and shaded_r5c3 shaded_r6c3))) ; r5c3-r6c3
(assert (not (and shaded_r5c4 shaded_r5c5))) ; r5c4-r5c5
(assert (not (and shaded_r5c4 shaded_r6c4))) ; r5c4-r6c4
(assert (not (and shaded_r5c5 shaded_r5c6))) ; r5c5-r5c6
(assert (not (and shaded_r5c5 shaded_r6c5))) ; r5c5-r6c5
(assert (not (and shaded_r5c6 shaded_r6c6))) ; r5c6-r6c6
(assert (not (and shaded_r6c1 shaded_r6c2))) ; r6c1-r6c2
(assert (not (and shaded_r6c2 shaded_r6c3))) ; r6c2-r6c3
(assert (not (and shaded_r6c3 shaded_r6c4))) ; r6c3-r6c4
(assert (not (and shaded_r6c4 shaded_r6c5))) ; r6c4-r6c5
(assert (not (and shaded_r6c5 shaded_r6c6))) ; r6c5-r6c6

; A number tells how many cells of its room are shaded.
(assert (not (or shaded_r1c1 shaded_r1c2 shaded_r1c3 shaded_r2c1 shaded_r2c2 shaded_r2c3 shaded_r3c1 shaded_r3c2 shaded_r3c3 shaded_r4c1 shaded_r4c2 shaded_r4c3))) ; number 0 of room a
(assert (= (+ (ite shaded_r1c4 1 0) (ite shaded_r1c5 1 0) (ite shaded_r1c6 1 0) (ite shaded_r2c4 1 0) (ite shaded_r2c5 1 0) (ite shaded_r2c6 1 0) (ite shaded_r3c4 1 0) (ite shaded_r3c5 1 0) (ite shaded_r3c6 1 0)) 1)) ; number 1 of room b
(assert (= (+ (ite shaded_r5c1 1 0) (ite shaded_r5c2 1 0) (ite shaded_r5c3 1 0) (ite shaded_r6c1 1 0) (ite shaded_r6c2 1 0) (ite shaded_r6c3 1 0)) 1)) ; number 1 of room d
(assert (= (+ (ite shaded_r5c5 1 0) (ite shaded_r6c5 1 0)) 1)) ; number 1 of room f
(assert (= (+ (ite shaded_r5c6 1 0) (ite shaded_r6c6 1 0)) 1)) ; number 1 of room g

; A straight run of unshaded cells crosses the border of a room once at most.
; - A run that crosses two borders holds a shaded cell.
(assert (or shaded_r5c3 shaded_r5c4 shaded_r5c5)) ; r5c3 to r5c5
(assert (or shaded_r5c4 shaded_r5c5 shaded_r5c6)) ; r5c4 to r5c6
(assert (or shaded_r6c3 shaded_r6c4 shaded_r6c5)) ; r6c3 to r6c5
(assert (or shaded_r6c4 shaded_r6c5 shaded_r6c6)) ; r6c4 to r6c6
(assert (or shaded_r3c4 shaded_r4c4 shaded_r5c4)) ; r3c4 to r5c4
(assert (or shaded_r3c5 shaded_r4c5 shaded_r5c5)) ; r3c5 to r5c5
(assert (or shaded_r3c6 shaded_r4c6 shaded_r5c6)) ; r3c6 to r5c6

; The unshaded cells are connected where the shaded ones, step by step to diagonal neighbours,
; form no ring, and no chain from border to border.

; The unshaded cells are connected.
; - Two neighbouring shaded cells do not both touch the border
(assert (not (and shaded_r1c2 shaded_r2c1))) ; r1c2, r2c1
(assert (not (and shaded_r1c5 shaded_r2c6))) ; r1c5, r2c6
(assert (not (and shaded_r5c1 shaded_r6c2))) ; r5c1, r6c2
(assert (not (and shaded_r5c6 shaded_r6c5))) ; r5c6, r6c5
; - Each shaded cell has at most one neighbour whose rank is not greater

; rank_C: ranks grow from the border, or a root, to the tips.
(declare-const rank_r2c2 Int)
(declare-const rank_r2c3 Int)
(declare-const rank_r2c4 Int)
(declare-const rank_r2c5 Int)
(declare-const rank_r3c2 Int)
(declare-const rank_r3c3 Int)
(declare-const rank_r3c4 Int)
(declare-const rank_r3c5 Int)
(declare-const rank_r4c2 Int)
(declare-const rank_r4c3 Int)
(declare-const rank_r4c4 Int)
(declare-const rank_r4c5 Int)
(declare-const rank_r5c2 Int)
(declare-const rank_r5c3 Int)
(declare-const rank_r5c4 Int)
(declare-const rank_r5c5 Int)
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c3 (<= rank_r3c3 rank_r2c2)))) ; r2c2, r1c3, r3c3, r3c1, r1c1
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c1 shaded_r1c1)))
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r3c4 (<= rank_r3c4 rank_r2c3)))) ; r2c3, r1c4, r3c4, r3c2, r1c2
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r3c2 (<= rank_r3c2 rank_r2c3))))
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r1c2)))
(assert (not (and shaded_r2c3 shaded_r3c4 (<= rank_r3c4 rank_r2c3) shaded_r3c2 (<= rank_r3c2 rank_r2c3))))
(assert (not (and shaded_r2c3 shaded_r3c4 (<= rank_r3c4 rank_r2c3) shaded_r1c2)))
(assert (not (and shaded_r2c3 shaded_r3c2 (<= rank_r3c2 rank_r2c3) shaded_r1c2)))
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r3c5 (<= rank_r3c5 rank_r2c4)))) ; r2c4, r1c5, r3c5, r3c3, r1c3
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r3c3 (<= rank_r3c3 rank_r2c4))))
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r1c3)))
(assert (not (and shaded_r2c4 shaded_r3c5 (<= rank_r3c5 rank_r2c4) shaded_r3c3 (<= rank_r3c3 rank_r2c4))))
(assert (not (and shaded_r2c4 shaded_r3c5 (<= rank_r3c5 rank_r2c4) shaded_r1c3)))
(assert (not (and shaded_r2c4 shaded_r3c3 (<= rank_r3c3 rank_r2c4) shaded_r1c3)))
(assert (not (and shaded_r2c5 shaded_r1c6 shaded_r3c6))) ; r2c5, r1c6, r3c6, r3c4, r1c4
(assert (not (and shaded_r2c5 shaded_r1c6 shaded_r3c4 (<= rank_r3c4 rank_r2c5))))
(assert (not (and shaded_r2c5 shaded_r1c6 shaded_r1c4)))
(assert (not (and shaded_r2c5 shaded_r3c6 shaded_r3c4 (<= rank_r3c4 rank_r2c5))))
(assert (not (and shaded_r2c5 shaded_r3c6 shaded_r1c4)))
(assert (not (and shaded_r2c5 shaded_r3c4 (<= rank_r3c4 rank_r2c5) shaded_r1c4)))
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r4c3 (<= rank_r4c3 rank_r3c2)))) ; r3c2, r2c3, r4c3, r4c1, r2c1
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r4c1)))
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r2c1)))
(assert (not (and shaded_r3c2 shaded_r4c3 (<= rank_r4c3 rank_r3c2) shaded_r4c1)))
(assert (not (and shaded_r3c2 shaded_r4c3 (<= rank_r4c3 rank_r3c2) shaded_r2c1)))
(assert (not (and shaded_r3c2 shaded_r4c1 shaded_r2c1)))
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r4c4 (<= rank_r4c4 rank_r3c3)))) ; r3c3, r2c4, r4c4, r4c2, r2c2
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r4c2 (<= rank_r4c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c4 (<= rank_r4c4 rank_r3c3) shaded_r4c2 (<= rank_r4c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c4 (<= rank_r4c4 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c2 (<= rank_r4c2 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c4 shaded_r2c5 (<= rank_r2c5 rank_r3c4) shaded_r4c5 (<= rank_r4c5 rank_r3c4)))) ; r3c4, r2c5, r4c5, r4c3, r2c3
(assert (not (and shaded_r3c4 shaded_r2c5 (<= rank_r2c5 rank_r3c4) shaded_r4c3 (<= rank_r4c3 rank_r3c4))))
(assert (not (and shaded_r3c4 shaded_r2c5 (<= rank_r2c5 rank_r3c4) shaded_r2c3 (<= rank_r2c3 rank_r3c4))))
(assert (not (and shaded_r3c4 shaded_r4c5 (<= rank_r4c5 rank_r3c4) shaded_r4c3 (<= rank_r4c3 rank_r3c4))))
(assert (not (and shaded_r3c4 shaded_r4c5 (<= rank_r4c5 rank_r3c4) shaded_r2c3 (<= rank_r2c3 rank_r3c4))))
(assert (not (and shaded_r3c4 shaded_r4c3 (<= rank_r4c3 rank_r3c4) shaded_r2c3 (<= rank_r2c3 rank_r3c4))))
(assert (not (and shaded_r3c5 shaded_r2c6 shaded_r4c6))) ; r3c5, r2c6, r4c6, r4c4, r2c4
(assert (not (and shaded_r3c5 shaded_r2c6 shaded_r4c4 (<= rank_r4c4 rank_r3c5))))
(assert (not (and shaded_r3c5 shaded_r2c6 shaded_r2c4 (<= rank_r2c4 rank_r3c5))))
(assert (not (and shaded_r3c5 shaded_r4c6 shaded_r4c4 (<= rank_r4c4 rank_r3c5))))
(assert (not (and shaded_r3c5 shaded_r4c6 shaded_r2c4 (<= rank_r2c4 rank_r3c5))))
(assert (not (and shaded_r3c5 shaded_r4c4 (<= rank_r4c4 rank_r3c5) shaded_r2c4 (<= rank_r2c4 rank_r3c5))))
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r5c3 (<= rank_r5c3 rank_r4c2)))) ; r4c2, r3c3, r5c3, r5c1, r3c1
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r5c1)))
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r3c1)))
(assert (not (and shaded_r4c2 shaded_r5c3 (<= rank_r5c3 rank_r4c2) shaded_r5c1)))
(assert (not (and shaded_r4c2 shaded_r5c3 (<= rank_r5c3 rank_r4c2) shaded_r3c1)))
(assert (not (and shaded_r4c2 shaded_r5c1 shaded_r3c1)))
(assert (not (and shaded_r4c3 shaded_r3c4 (<= rank_r3c4 rank_r4c3) shaded_r5c4 (<= rank_r5c4 rank_r4c3)))) ; r4c3, r3c4, r5c4, r5c2, r3c2
(assert (not (and shaded_r4c3 shaded_r3c4 (<= rank_r3c4 rank_r4c3) shaded_r5c2 (<= rank_r5c2 rank_r4c3))))
(assert (not (and shaded_r4c3 shaded_r3c4 (<= rank_r3c4 rank_r4c3) shaded_r3c2 (<= rank_r3c2 rank_r4c3))))
(assert (not (and shaded_r4c3 shaded_r5c4 (<= rank_r5c4 rank_r4c3) shaded_r5c2 (<= rank_r5c2 rank_r4c3))))
(assert (not (and shaded_r4c3 shaded_r5c4 (<= rank_r5c4 rank_r4c3) shaded_r3c2 (<= rank_r3c2 rank_r4c3))))
(assert (not (and shaded_r4c3 shaded_r5c2 (<= rank_r5c2 rank_r4c3) shaded_r3c2 (<= rank_r3c2 rank_r4c3))))
(assert (not (and shaded_r4c4 shaded_r3c5 (<= rank_r3c5 rank_r4c4) shaded_r5c5 (<= rank_r5c5 rank_r4c4)))) ; r4c4, r3c5, r5c5, r5c3, r3c3
(assert (not (and shaded_r4c4 shaded_r3c5 (<= rank_r3c5 rank_r4c4) shaded_r5c3 (<= rank_r5c3 rank_r4c4))))
(assert (not (and shaded_r4c4 shaded_r3c5 (<= rank_r3c5 rank_r4c4) shaded_r3c3 (<= rank_r3c3 rank_r4c4))))
(assert (not (and shaded_r4c4 shaded_r5c5 (<= rank_r5c5 rank_r4c4) shaded_r5c3 (<= rank_r5c3 rank_r4c4))))
(assert (not (and shaded_r4c4 shaded_r5c5 (<= rank_r5c5 rank_r4c4) shaded_r3c3 (<= rank_r3c3 rank_r4c4))))
(assert (not (and shaded_r4c4 shaded_r5c3 (<= rank_r5c3 rank_r4c4) shaded_r3c3 (<= rank_r3c3 rank_r4c4))))
(assert (not (and shaded_r4c5 shaded_r3c6 shaded_r5c6))) ; r4c5, r3c6, r5c6, r5c4, r3c4
(assert (not (and shaded_r4c5 shaded_r3c6 shaded_r5c4 (<= rank_r5c4 rank_r4c5))))
(assert (not (and shaded_r4c5 shaded_r3c6 shaded_r3c4 (<= rank_r3c4 rank_r4c5))))
(assert (not (and shaded_r4c5 shaded_r5c6 shaded_r5c4 (<= rank_r5c4 rank_r4c5))))
(assert (not (and shaded_r4c5 shaded_r5c6 shaded_r3c4 (<= rank_r3c4 rank_r4c5))))
(assert (not (and shaded_r4c5 shaded_r5c4 (<= rank_r5c4 rank_r4c5) shaded_r3c4 (<= rank_r3c4 rank_r4c5))))
(assert (not (and shaded_r5c2 shaded_r4c3 (<= rank_r4c3 rank_r5c2) shaded_r6c3))) ; r5c2, r4c3, r6c3, r6c1, r4c1
(assert (not (and shaded_r5c2 shaded_r4c3 (<= rank_r4c3 rank_r5c2) shaded_r6c1)))
(assert (not (and shaded_r5c2 shaded_r4c3 (<= rank_r4c3 rank_r5c2) shaded_r4c1)))
(assert (not (and shaded_r5c2 shaded_r6c3 shaded_r6c1)))
(assert (not (and shaded_r5c2 shaded_r6c3 shaded_r4c1)))
(assert (not (and shaded_r5c2 shaded_r6c1 shaded_r4c1)))
(assert (not (and shaded_r5c3 shaded_r4c4 (<= rank_r4c4 rank_r5c3) shaded_r6c4))) ; r5c3, r4c4, r6c4, r6c2, r4c2
(assert (not (and shaded_r5c3 shaded_r4c4 (<= rank_r4c4 rank_r5c3) shaded_r6c2)))
(assert (not (and shaded_r5c3 shaded_r4c4 (<= rank_r4c4 rank_r5c3) shaded_r4c2 (<= rank_r4c2 rank_r5c3))))
(assert (not (and shaded_r5c3 shaded_r6c4 shaded_r6c2)))
(assert (not (and shaded_r5c3 shaded_r6c4 shaded_r4c2 (<= rank_r4c2 rank_r5c3))))
(assert (not (and shaded_r5c3 shaded_r6c2 shaded_r4c2 (<= rank_r4c2 rank_r5c3))))
(assert (not (and shaded_r5c4 shaded_r4c5 (<= rank_r4c5 rank_r5c4) shaded_r6c5))) ; r5c4, r4c5, r6c5, r6c3, r4c3
(assert (not (and shaded_r5c4 shaded_r4c5 (<= rank_r4c5 rank_r5c4) shaded_r6c3)))
(assert (not (and shaded_r5c4 shaded_r4c5 (<= rank_r4c5 rank_r5c4) shaded_r4c3 (<= rank_r4c3 rank_r5c4))))
(assert (not (and shaded_r5c4 shaded_r6c5 shaded_r6c3)))
(assert (not (and shaded_r5c4 shaded_r6c5 shaded_r4c3 (<= rank_r4c3 rank_r5c4))))
(assert (not (and shaded_r5c4 shaded_r6c3 shaded_r4c3 (<= rank_r4c3 rank_r5c4))))
(assert (not (and shaded_r5c5 shaded_r4c6 shaded_r6c6))) ; r5c5, r4c6, r6c6, r6c4, r4c4
(assert (not (and shaded_r5c5 shaded_r4c6 shaded_r6c4)))
(assert (not (and shaded_r5c5 shaded_r4c6 shaded_r4c4 (<= rank_r4c4 rank_r5c5))))
(assert (not (and shaded_r5c5 shaded_r6c6 shaded_r6c4)))
(assert (not (and shaded_r5c5 shaded_r6c6 shaded_r4c4 (<= rank_r4c4 rank_r5c5))))
(assert (not (and shaded_r5c5 shaded_r6c4 shaded_r4c4 (<= rank_r4c4 rank_r5c5))))

(check-sat)
(get-value (shaded_r1c1 shaded_r1c2 shaded_r1c3 shaded_r1c4 shaded_r1c5 shaded_r1c6 shaded_r2c1 shaded_r2c2
shaded_r2c3 shaded_r2c4 shaded_r2c5 shaded_r2c6 shaded_r3c1 shaded_r3c2 shaded_r3c3 shaded_r3c4
shaded_r3c5 shaded_r3c6 shaded_r4c1 shaded_r4c2 shaded_r4c3 shaded_r4c4 shaded_r4c5 shaded_r4c6
shaded_r5c1 shaded_r5c2 shaded_r5c3 shaded_r5c4 shaded_r5c5 shaded_r5c6 shaded_r6c1 shaded_r6c2
shaded_r6c3 shaded_r6c4 shaded_r6c5 shaded_r6c6))
(exit)
