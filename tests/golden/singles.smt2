; singles: A table for one
(set-option :produce-models true)
(set-logic QF_LIA)

; shaded_C: cell C is shaded.
(declare-const shaded_r1c1 Bool)
(declare-const shaded_r1c2 Bool)
(declare-const shaded_r1c3 Bool)
(declare-const shaded_r1c4 Bool)
(declare-const shaded_r2c1 Bool)
(declare-const shaded_r2c2 Bool)
(declare-const shaded_r2c3 Bool)
(declare-const shaded_r2c4 Bool)
(declare-const shaded_r3c1 Bool)
(declare-const shaded_r3c2 Bool)
(declare-const shaded_r3c3 Bool)
(declare-const shaded_r3c4 Bool)
(declare-const shaded_r4c1 Bool)
(declare-const shaded_r4c2 Bool)
(declare-const shaded_r4c3 Bool)
(declare-const shaded_r4c4 Bool)

; Shaded cells do not share a side.
(assert (not (and shaded_r1c1 shaded_r1c2))) ; r1c1-r1c2
(assert (not (and shaded_r1c1 shaded_r2c1))) ; r1c1-r2c1
(assert (not (and shaded_r1c2 shaded_r1c3))) ; r1c2-r1c3
(assert (not (and shaded_r1c2 shaded_r2c2))) ; r1c2-r2c2
(assert (not (and shaded_r1c3 shaded_r1c4))) ; r1c3-r1c4
(assert (not (and shaded_r1c3 shaded_r2c3))) ; r1c3-r2c3
(assert (not (and shaded_r1c4 shaded_r2c4))) ; r1c4-r2c4
(assert (not (and shaded_r2c1 shaded_r2c2))) ; r2c1-r2c2
(assert (not (and shaded_r2c1 shaded_r3c1))) ; r2c1-r3c1
(assert (not (and shaded_r2c2 shaded_r2c3))) ; r2c2-r2c3
(assert (not (and shaded_r2c2 shaded_r3c2))) ; r2c2-r3c2
(assert (not (and shaded_r2c3 shaded_r2c4))) ; r2c3-r2c4
(assert (not (and shaded_r2c3 shaded_r3c3))) ; r2c3-r3c3
(assert (not (and shaded_r2c4 shaded_r3c4))) ; r2c4-r3c4
(assert (not (and shaded_r3c1 shaded_r3c2))) ; r3c1-r3c2
(assert (not (and shaded_r3c1 shaded_r4c1))) ; r3c1-r4c1
(assert (not (and shaded_r3c2 shaded_r3c3))) ; r3c2-r3c3
(assert (not (and shaded_r3c2 shaded_r4c2))) ; r3c2-r4c2
(assert (not (and shaded_r3c3 shaded_r3c4))) ; r3c3-r3c4
(assert (not (and shaded_r3c3 shaded_r4c3))) ; r3c3-r4c3
(assert (not (and shaded_r3c4 shaded_r4c4))) ; r3c4-r4c4
(assert (not (and shaded_r4c1 shaded_r4c2))) ; r4c1-r4c2
(assert (not (and shaded_r4c2 shaded_r4c3))) ; r4c2-r4c3
(assert (not (and shaded_r4c3 shaded_r4c4))) ; r4c3-r4c4

; Among the unshaded cells of a row or column no number stands twice.
; - Of equal numbers in a line one is unshaded at most.
(assert (not (and (not shaded_r2c1) (not shaded_r2c2)))) ; row 2, number 2
(assert (not (and (not shaded_r2c1) (not shaded_r2c4))))
(assert (not (and (not shaded_r2c2) (not shaded_r2c4))))
(assert (not (and (not shaded_r3c2) (not shaded_r3c3)))) ; row 3, number 3
(assert (not (and (not shaded_r4c2) (not shaded_r4c4)))) ; row 4, number 4
(assert (not (and (not shaded_r1c1) (not shaded_r2c1)))) ; column 1, number 2
(assert (not (and (not shaded_r1c2) (not shaded_r3c2)))) ; column 2, number 3
(assert (not (and (not shaded_r2c4) (not shaded_r3c4)))) ; column 4, number 2

; The unshaded cells are connected where the shaded ones, step by step to diagonal neighbours,
; form no ring, and no chain from border to border.

; The unshaded cells are connected.
; - Two neighbouring shaded cells do not both touch the border
(assert (not (and shaded_r1c2 shaded_r2c1))) ; r1c2, r2c1
(assert (not (and shaded_r1c3 shaded_r2c4))) ; r1c3, r2c4
(assert (not (and shaded_r3c1 shaded_r4c2))) ; r3c1, r4c2
(assert (not (and shaded_r3c4 shaded_r4c3))) ; r3c4, r4c3
; - Each shaded cell has at most one neighbour whose rank is not greater

; rank_C: ranks grow from the border, or a root, to the tips.
(declare-const rank_r2c2 Int)
(declare-const rank_r2c3 Int)
(declare-const rank_r3c2 Int)
(declare-const rank_r3c3 Int)
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c3 (<= rank_r3c3 rank_r2c2)))) ; r2c2, r1c3, r3c3, r3c1, r1c1
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c1 shaded_r1c1)))
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r3c4))) ; r2c3, r1c4, r3c4, r3c2, r1c2
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r3c2 (<= rank_r3c2 rank_r2c3))))
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r1c2)))
(assert (not (and shaded_r2c3 shaded_r3c4 shaded_r3c2 (<= rank_r3c2 rank_r2c3))))
(assert (not (and shaded_r2c3 shaded_r3c4 shaded_r1c2)))
(assert (not (and shaded_r2c3 shaded_r3c2 (<= rank_r3c2 rank_r2c3) shaded_r1c2)))
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r4c3))) ; r3c2, r2c3, r4c3, r4c1, r2c1
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r4c1)))
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r2c1)))
(assert (not (and shaded_r3c2 shaded_r4c3 shaded_r4c1)))
(assert (not (and shaded_r3c2 shaded_r4c3 shaded_r2c1)))
(assert (not (and shaded_r3c2 shaded_r4c1 shaded_r2c1)))
(assert (not (and shaded_r3c3 shaded_r2c4 shaded_r4c4))) ; r3c3, r2c4, r4c4, r4c2, r2c2
(assert (not (and shaded_r3c3 shaded_r2c4 shaded_r4c2)))
(assert (not (and shaded_r3c3 shaded_r2c4 shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c4 shaded_r4c2)))
(assert (not (and shaded_r3c3 shaded_r4c4 shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c2 shaded_r2c2 (<= rank_r2c2 rank_r3c3))))

(check-sat)
(get-value (shaded_r1c1 shaded_r1c2 shaded_r1c3 shaded_r1c4 shaded_r2c1 shaded_r2c2 shaded_r2c3 shaded_r2c4
shaded_r3c1 shaded_r3c2 shaded_r3c3 shaded_r3c4 shaded_r4c1 shaded_r4c2 shaded_r4c3 shaded_r4c4))
(exit)
