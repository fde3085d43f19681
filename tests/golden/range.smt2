; range: A small paddock
(set-option :produce-models true)
(set-logic QF_LIA)

; shaded_C: cell C is shaded.
(declare-const shaded_r1c1 Bool)
(declare-const shaded_r1c2 Bool)
(declare-const shaded_r1c3 Bool)
(declare-const shaded_r1c4 Bool)
(declare-const shaded_r1c5 Bool)
(declare-const shaded_r2c1 Bool)
(declare-const shaded_r2c2 Bool)
(declare-const shaded_r2c3 Bool)
(declare-const shaded_r2c4 Bool)
(declare-const shaded_r2c5 Bool)
(declare-const shaded_r3c1 Bool)
(declare-const shaded_r3c2 Bool)
(declare-const shaded_r3c3 Bool)
(declare-const shaded_r3c5 Bool)
(declare-const shaded_r4c1 Bool)
(declare-const shaded_r4c2 Bool)
(declare-const shaded_r4c4 Bool)
(declare-const shaded_r4c5 Bool)
(declare-const shaded_r5c1 Bool)
(declare-const shaded_r5c3 Bool)
(declare-const shaded_r5c4 Bool)
; sees_N_C: the number at N sees cell C.
(declare-const sees_r3c4_r2c4 Bool)
(declare-const sees_r3c4_r1c4 Bool)
(declare-const sees_r3c4_r4c4 Bool)
(declare-const sees_r3c4_r5c4 Bool)
(declare-const sees_r3c4_r3c3 Bool)
(declare-const sees_r3c4_r3c2 Bool)
(declare-const sees_r3c4_r3c5 Bool)
(declare-const sees_r4c3_r3c3 Bool)
(declare-const sees_r4c3_r2c3 Bool)
(declare-const sees_r4c3_r1c3 Bool)
(declare-const sees_r4c3_r5c3 Bool)
(declare-const sees_r4c3_r4c2 Bool)
(declare-const sees_r4c3_r4c1 Bool)
(declare-const sees_r4c3_r4c4 Bool)
(declare-const sees_r4c3_r4c5 Bool)
(declare-const sees_r5c2_r4c2 Bool)
(declare-const sees_r5c2_r3c2 Bool)
(declare-const sees_r5c2_r2c2 Bool)
(declare-const sees_r5c2_r1c2 Bool)
(declare-const sees_r5c2_r5c1 Bool)
(declare-const sees_r5c2_r5c3 Bool)
(declare-const sees_r5c2_r5c4 Bool)
(declare-const sees_r5c2_r5c5 Bool)
(declare-const sees_r5c5_r4c5 Bool)
(declare-const sees_r5c5_r3c5 Bool)
(declare-const sees_r5c5_r2c5 Bool)
(declare-const sees_r5c5_r1c5 Bool)
(declare-const sees_r5c5_r5c4 Bool)
(declare-const sees_r5c5_r5c3 Bool)
(declare-const sees_r5c5_r5c2 Bool)
(declare-const sees_r5c5_r5c1 Bool)

; Settled before anything is encoded, without a symbol: 4 of 25 places.

; Shaded cells do not share a side.
(assert (not (and shaded_r1c1 shaded_r1c2))) ; r1c1-r1c2
(assert (not (and shaded_r1c1 shaded_r2c1))) ; r1c1-r2c1
(assert (not (and shaded_r1c2 shaded_r1c3))) ; r1c2-r1c3
(assert (not (and shaded_r1c2 shaded_r2c2))) ; r1c2-r2c2
(assert (not (and shaded_r1c3 shaded_r1c4))) ; r1c3-r1c4
(assert (not (and shaded_r1c3 shaded_r2c3))) ; r1c3-r2c3
(assert (not (and shaded_r1c4 shaded_r1c5))) ; r1c4-r1c5
(assert (not (and shaded_r1c4 shaded_r2c4))) ; r1c4-r2c4
(assert (not (and shaded_r1c5 shaded_r2c5))) ; r1c5-r2c5
(assert (not (and shaded_r2c1 shaded_r2c2))) ; r2c1-r2c2
(assert (not (and shaded_r2c1 shaded_r3c1))) ; r2c1-r3c1
(assert (not (and shaded_r2c2 shaded_r2c3))) ; r2c2-r2c3
(assert (not (and shaded_r2c2 shaded_r3c2))) ; r2c2-r3c2
(assert (not (and shaded_r2c3 shaded_r2c4))) ; r2c3-r2c4
(assert (not (and shaded_r2c3 shaded_r3c3))) ; r2c3-r3c3
(assert (not (and shaded_r2c4 shaded_r2c5))) ; r2c4-r2c5
(assert (not (and shaded_r2c5 shaded_r3c5))) ; r2c5-r3c5
(assert (not (and shaded_r3c1 shaded_r3c2))) ; r3c1-r3c2
(assert (not (and shaded_r3c1 shaded_r4c1))) ; r3c1-r4c1
(assert (not (and shaded_r3c2 shaded_r3c3))) ; r3c2-r3c3
(assert (not (and shaded_r3c2 shaded_r4c2))) ; r3c2-r4c2
(assert (not (and shaded_r3c5 shaded_r4c5))) ; r3c5-r4c5
(assert (not (and shaded_r4c1 shaded_r4c2))) ; r4c1-r4c2
(assert (not (and shaded_r4c1 shaded_r5c1))) ; r4c1-r5c1
(assert (not (and shaded_r4c4 shaded_r4c5))) ; r4c4-r4c5
(assert (not (and shaded_r4c4 shaded_r5c4))) ; r4c4-r5c4
(assert (not (and shaded_r5c3 shaded_r5c4))) ; r5c3-r5c4

; A number counts the cells that are seen from it along row and column, its own among them.
(assert (= sees_r3c4_r2c4 (not shaded_r2c4)))
(assert (= sees_r3c4_r1c4 (and sees_r3c4_r2c4 (not shaded_r1c4))))
(assert (= sees_r3c4_r4c4 (not shaded_r4c4)))
(assert (= sees_r3c4_r5c4 (and sees_r3c4_r4c4 (not shaded_r5c4))))
(assert (= sees_r3c4_r3c3 (not shaded_r3c3)))
(assert (= sees_r3c4_r3c2 (and sees_r3c4_r3c3 (not shaded_r3c2))))
(assert (= sees_r3c4_r3c5 (not shaded_r3c5)))
(assert (= sees_r4c3_r3c3 (not shaded_r3c3)))
(assert (= sees_r4c3_r2c3 (and sees_r4c3_r3c3 (not shaded_r2c3))))
(assert (= sees_r4c3_r1c3 (and sees_r4c3_r2c3 (not shaded_r1c3))))
(assert (= sees_r4c3_r5c3 (not shaded_r5c3)))
(assert (= sees_r4c3_r4c2 (not shaded_r4c2)))
(assert (= sees_r4c3_r4c1 (and sees_r4c3_r4c2 (not shaded_r4c1))))
(assert (= sees_r4c3_r4c4 (not shaded_r4c4)))
(assert (= sees_r4c3_r4c5 (and sees_r4c3_r4c4 (not shaded_r4c5))))
(assert (= sees_r5c2_r4c2 (not shaded_r4c2)))
(assert (= sees_r5c2_r3c2 (and sees_r5c2_r4c2 (not shaded_r3c2))))
(assert (= sees_r5c2_r2c2 (and sees_r5c2_r3c2 (not shaded_r2c2))))
(assert (= sees_r5c2_r1c2 (and sees_r5c2_r2c2 (not shaded_r1c2))))
(assert (= sees_r5c2_r5c1 (not shaded_r5c1)))
(assert (= sees_r5c2_r5c3 (not shaded_r5c3)))
(assert (= sees_r5c2_r5c4 (and sees_r5c2_r5c3 (not shaded_r5c4))))
(assert (= sees_r5c2_r5c5 sees_r5c2_r5c4))
(assert (= sees_r5c5_r4c5 (not shaded_r4c5)))
(assert (= sees_r5c5_r3c5 (and sees_r5c5_r4c5 (not shaded_r3c5))))
(assert (= sees_r5c5_r2c5 (and sees_r5c5_r3c5 (not shaded_r2c5))))
(assert (= sees_r5c5_r1c5 (and sees_r5c5_r2c5 (not shaded_r1c5))))
(assert (= sees_r5c5_r5c4 (not shaded_r5c4)))
(assert (= sees_r5c5_r5c3 (and sees_r5c5_r5c4 (not shaded_r5c3))))
(assert (= sees_r5c5_r5c2 sees_r5c5_r5c3))
(assert (= sees_r5c5_r5c1 (and sees_r5c5_r5c2 (not shaded_r5c1))))

; wide_N_K: along its row N sees at least K cells beside its own.
(declare-const wide_r3c4_1 Bool)
(assert (or (not wide_r3c4_1) sees_r3c4_r3c3 sees_r3c4_r3c5)) ; number 2 at r3c4
(assert (=> sees_r3c4_r3c5 wide_r3c4_1))
(assert (=> sees_r3c4_r3c3 wide_r3c4_1))
(assert (not (and sees_r3c4_r3c3 sees_r3c4_r3c5)))
(assert (not sees_r3c4_r3c2))
(assert (or wide_r3c4_1 sees_r3c4_r2c4 sees_r3c4_r4c4))
(assert (=> sees_r3c4_r4c4 (not wide_r3c4_1)))
(assert (not sees_r3c4_r5c4))
(assert (=> sees_r3c4_r2c4 (not wide_r3c4_1)))
(assert (not (and sees_r3c4_r2c4 sees_r3c4_r4c4)))
(assert (not sees_r3c4_r1c4))
(declare-const wide_r4c3_1 Bool)
(declare-const wide_r4c3_2 Bool)
(assert (or (not wide_r4c3_1) sees_r4c3_r4c2 sees_r4c3_r4c4)) ; number 3 at r4c3
(assert (=> sees_r4c3_r4c4 wide_r4c3_1))
(assert (or (not wide_r4c3_2) sees_r4c3_r4c2 sees_r4c3_r4c5))
(assert (=> sees_r4c3_r4c5 wide_r4c3_2))
(assert (=> sees_r4c3_r4c2 wide_r4c3_1))
(assert (or (not wide_r4c3_2) sees_r4c3_r4c1 sees_r4c3_r4c4))
(assert (=> (and sees_r4c3_r4c2 sees_r4c3_r4c4) wide_r4c3_2))
(assert (not (and sees_r4c3_r4c2 sees_r4c3_r4c5)))
(assert (=> sees_r4c3_r4c1 wide_r4c3_2))
(assert (not (and sees_r4c3_r4c1 sees_r4c3_r4c4)))
(assert (or wide_r4c3_2 sees_r4c3_r3c3 sees_r4c3_r5c3))
(assert (=> sees_r4c3_r5c3 (not wide_r4c3_2)))
(assert (or wide_r4c3_1 sees_r4c3_r3c3))
(assert (=> sees_r4c3_r3c3 (not wide_r4c3_2)))
(assert (or wide_r4c3_1 sees_r4c3_r2c3 sees_r4c3_r5c3))
(assert (=> (and sees_r4c3_r3c3 sees_r4c3_r5c3) (not wide_r4c3_1)))
(assert (=> sees_r4c3_r2c3 (not wide_r4c3_1)))
(assert (not (and sees_r4c3_r2c3 sees_r4c3_r5c3)))
(assert (not sees_r4c3_r1c3))
(assert (=> wide_r4c3_2 wide_r4c3_1))
(declare-const wide_r5c2_1 Bool)
(declare-const wide_r5c2_2 Bool)
(declare-const wide_r5c2_3 Bool)
(declare-const wide_r5c2_4 Bool)
(assert (or (not wide_r5c2_1) sees_r5c2_r5c1 sees_r5c2_r5c3)) ; number 7 at r5c2
(assert (=> sees_r5c2_r5c3 wide_r5c2_1))
(assert (or (not wide_r5c2_2) sees_r5c2_r5c1 sees_r5c2_r5c4))
(assert (=> sees_r5c2_r5c4 wide_r5c2_2))
(assert (or (not wide_r5c2_3) sees_r5c2_r5c1 sees_r5c2_r5c5))
(assert (=> sees_r5c2_r5c5 wide_r5c2_3))
(assert (or (not wide_r5c2_4) sees_r5c2_r5c1))
(assert (=> sees_r5c2_r5c1 wide_r5c2_1))
(assert (or (not wide_r5c2_2) sees_r5c2_r5c3))
(assert (=> (and sees_r5c2_r5c1 sees_r5c2_r5c3) wide_r5c2_2))
(assert (or (not wide_r5c2_3) sees_r5c2_r5c4))
(assert (=> (and sees_r5c2_r5c1 sees_r5c2_r5c4) wide_r5c2_3))
(assert (or (not wide_r5c2_4) sees_r5c2_r5c5))
(assert (=> (and sees_r5c2_r5c1 sees_r5c2_r5c5) wide_r5c2_4))
(assert sees_r5c2_r4c2)
(assert sees_r5c2_r3c2)
(assert (or wide_r5c2_4 sees_r5c2_r2c2))
(assert (=> sees_r5c2_r2c2 (not wide_r5c2_4)))
(assert (or wide_r5c2_3 sees_r5c2_r1c2))
(assert (=> sees_r5c2_r1c2 (not wide_r5c2_3)))
(assert wide_r5c2_2)
(assert (=> wide_r5c2_2 wide_r5c2_1))
(assert (=> wide_r5c2_3 wide_r5c2_2))
(assert (=> wide_r5c2_4 wide_r5c2_3))
(declare-const wide_r5c5_1 Bool)
(declare-const wide_r5c5_2 Bool)
(declare-const wide_r5c5_3 Bool)
(declare-const wide_r5c5_4 Bool)
(assert (or (not wide_r5c5_1) sees_r5c5_r5c4)) ; number 8 at r5c5
(assert (=> sees_r5c5_r5c4 wide_r5c5_1))
(assert (or (not wide_r5c5_2) sees_r5c5_r5c3))
(assert (=> sees_r5c5_r5c3 wide_r5c5_2))
(assert (or (not wide_r5c5_3) sees_r5c5_r5c2))
(assert (=> sees_r5c5_r5c2 wide_r5c5_3))
(assert (or (not wide_r5c5_4) sees_r5c5_r5c1))
(assert (=> sees_r5c5_r5c1 wide_r5c5_4))
(assert sees_r5c5_r4c5)
(assert sees_r5c5_r3c5)
(assert sees_r5c5_r2c5)
(assert (or wide_r5c5_4 sees_r5c5_r1c5))
(assert (=> sees_r5c5_r1c5 (not wide_r5c5_4)))
(assert wide_r5c5_3)
(assert (=> wide_r5c5_2 wide_r5c5_1))
(assert (=> wide_r5c5_3 wide_r5c5_2))
(assert (=> wide_r5c5_4 wide_r5c5_3))

; The unshaded cells are connected where the shaded ones, step by step to diagonal neighbours,
; form no ring, and no chain from border to border.

; The unshaded cells are connected.
; - Two neighbouring shaded cells do not both touch the border
(assert (not (and shaded_r1c2 shaded_r2c1))) ; r1c2, r2c1
(assert (not (and shaded_r1c4 shaded_r2c5))) ; r1c4, r2c5
(assert (not (and shaded_r4c5 shaded_r5c4))) ; r4c5, r5c4
; - Each shaded cell has at most one neighbour whose rank is not greater

; rank_C: ranks grow from the border, or a root, to the tips.
(declare-const rank_r2c2 Int)
(declare-const rank_r2c3 Int)
(declare-const rank_r2c4 Int)
(declare-const rank_r3c2 Int)
(declare-const rank_r3c3 Int)
(declare-const rank_r4c2 Int)
(declare-const rank_r4c4 Int)
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c3 (<= rank_r3c3 rank_r2c2)))) ; r2c2, r1c3, r3c3, r3c1, r1c1
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r1c3 shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r3c1)))
(assert (not (and shaded_r2c2 shaded_r3c3 (<= rank_r3c3 rank_r2c2) shaded_r1c1)))
(assert (not (and shaded_r2c2 shaded_r3c1 shaded_r1c1)))
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r3c2 (<= rank_r3c2 rank_r2c3)))) ; r2c3, r1c4, r3c2, r1c2
(assert (not (and shaded_r2c3 shaded_r1c4 shaded_r1c2)))
(assert (not (and shaded_r2c3 shaded_r3c2 (<= rank_r3c2 rank_r2c3) shaded_r1c2)))
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r3c5))) ; r2c4, r1c5, r3c5, r3c3, r1c3
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r3c3 (<= rank_r3c3 rank_r2c4))))
(assert (not (and shaded_r2c4 shaded_r1c5 shaded_r1c3)))
(assert (not (and shaded_r2c4 shaded_r3c5 shaded_r3c3 (<= rank_r3c3 rank_r2c4))))
(assert (not (and shaded_r2c4 shaded_r3c5 shaded_r1c3)))
(assert (not (and shaded_r2c4 shaded_r3c3 (<= rank_r3c3 rank_r2c4) shaded_r1c3)))
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r4c1))) ; r3c2, r2c3, r4c1, r2c1
(assert (not (and shaded_r3c2 shaded_r2c3 (<= rank_r2c3 rank_r3c2) shaded_r2c1)))
(assert (not (and shaded_r3c2 shaded_r4c1 shaded_r2c1)))
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r4c4 (<= rank_r4c4 rank_r3c3)))) ; r3c3, r2c4, r4c4, r4c2, r2c2
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r4c2 (<= rank_r4c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r2c4 (<= rank_r2c4 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c4 (<= rank_r4c4 rank_r3c3) shaded_r4c2 (<= rank_r4c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c4 (<= rank_r4c4 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r3c3 shaded_r4c2 (<= rank_r4c2 rank_r3c3) shaded_r2c2 (<= rank_r2c2 rank_r3c3))))
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r5c3))) ; r4c2, r3c3, r5c3, r5c1, r3c1
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r5c1)))
(assert (not (and shaded_r4c2 shaded_r3c3 (<= rank_r3c3 rank_r4c2) shaded_r3c1)))
(assert (not (and shaded_r4c2 shaded_r5c3 shaded_r5c1)))
(assert (not (and shaded_r4c2 shaded_r5c3 shaded_r3c1)))
(assert (not (and shaded_r4c2 shaded_r5c1 shaded_r3c1)))
(assert (not (and shaded_r4c4 shaded_r3c5 shaded_r5c3))) ; r4c4, r3c5, r5c3, r3c3
(assert (not (and shaded_r4c4 shaded_r3c5 shaded_r3c3 (<= rank_r3c3 rank_r4c4))))
(assert (not (and shaded_r4c4 shaded_r5c3 shaded_r3c3 (<= rank_r3c3 rank_r4c4))))

(check-sat)
(get-value (shaded_r1c1 shaded_r1c2 shaded_r1c3 shaded_r1c4 shaded_r1c5 shaded_r2c1 shaded_r2c2 shaded_r2c3
shaded_r2c4 shaded_r2c5 shaded_r3c1 shaded_r3c2 shaded_r3c3 shaded_r3c5 shaded_r4c1 shaded_r4c2
shaded_r4c4 shaded_r4c5 shaded_r5c1 shaded_r5c3 shaded_r5c4))
(exit)
