; tents: First camp
(set-option :produce-models true)
(set-logic QF_LIA)

; tent_C: a tent stands in cell C. Only a free cell beside a tree can hold one.
(declare-const tent_r1c1 Bool)
(declare-const tent_r2c2 Bool)
(declare-const tent_r3c1 Bool)
(declare-const tent_r3c5 Bool)
(declare-const tent_r4c2 Bool)
(declare-const tent_r4c4 Bool)
(declare-const tent_r5c1 Bool)
(declare-const tent_r5c3 Bool)
(declare-const tent_r5c5 Bool)

; owns_T_C: the tree in cell T owns the tent in cell C.
(declare-const owns_r2c1_r1c1 Bool)
(declare-const owns_r2c1_r3c1 Bool)
(declare-const owns_r2c1_r2c2 Bool)
(declare-const owns_r4c1_r3c1 Bool)
(declare-const owns_r4c1_r5c1 Bool)
(declare-const owns_r4c1_r4c2 Bool)
(declare-const owns_r4c5_r3c5 Bool)
(declare-const owns_r4c5_r5c5 Bool)
(declare-const owns_r4c5_r4c4 Bool)
(declare-const owns_r5c2_r4c2 Bool)
(declare-const owns_r5c2_r5c1 Bool)
(declare-const owns_r5c2_r5c3 Bool)

; Settled before anything is encoded, without a symbol: 12 of 21 places.

; Trees and tents pair up: each tree has a tent of its own beside it.
; - Every tree owns one tent beside it.
(assert (or owns_r2c1_r1c1 owns_r2c1_r3c1 owns_r2c1_r2c2)) ; r2c1
(assert (not (and owns_r2c1_r1c1 owns_r2c1_r3c1)))
(assert (not (and owns_r2c1_r1c1 owns_r2c1_r2c2)))
(assert (not (and owns_r2c1_r3c1 owns_r2c1_r2c2)))
(assert (or owns_r4c1_r3c1 owns_r4c1_r5c1 owns_r4c1_r4c2)) ; r4c1
(assert (not (and owns_r4c1_r3c1 owns_r4c1_r5c1)))
(assert (not (and owns_r4c1_r3c1 owns_r4c1_r4c2)))
(assert (not (and owns_r4c1_r5c1 owns_r4c1_r4c2)))
(assert (or owns_r4c5_r3c5 owns_r4c5_r5c5 owns_r4c5_r4c4)) ; r4c5
(assert (not (and owns_r4c5_r3c5 owns_r4c5_r5c5)))
(assert (not (and owns_r4c5_r3c5 owns_r4c5_r4c4)))
(assert (not (and owns_r4c5_r5c5 owns_r4c5_r4c4)))
(assert (or owns_r5c2_r4c2 owns_r5c2_r5c1 owns_r5c2_r5c3)) ; r5c2
(assert (not (and owns_r5c2_r4c2 owns_r5c2_r5c1)))
(assert (not (and owns_r5c2_r4c2 owns_r5c2_r5c3)))
(assert (not (and owns_r5c2_r5c1 owns_r5c2_r5c3)))
; - A tent stands where a tree owns it, and belongs to one tree.
(assert (= tent_r1c1 owns_r2c1_r1c1)) ; r1c1
(assert (= tent_r2c2 owns_r2c1_r2c2)) ; r2c2
(assert (= tent_r3c1 (or owns_r2c1_r3c1 owns_r4c1_r3c1))) ; r3c1
(assert (not (and owns_r2c1_r3c1 owns_r4c1_r3c1)))
(assert (= tent_r3c5 owns_r4c5_r3c5)) ; r3c5
(assert (= tent_r4c2 (or owns_r5c2_r4c2 owns_r4c1_r4c2))) ; r4c2
(assert (not (and owns_r5c2_r4c2 owns_r4c1_r4c2)))
(assert (= tent_r4c4 owns_r4c5_r4c4)) ; r4c4
(assert (= tent_r5c1 (or owns_r4c1_r5c1 owns_r5c2_r5c1))) ; r5c1
(assert (not (and owns_r4c1_r5c1 owns_r5c2_r5c1)))
(assert (= tent_r5c3 owns_r5c2_r5c3)) ; r5c3
(assert (= tent_r5c5 owns_r4c5_r5c5)) ; r5c5

; Tents do not touch, not even at a corner.
(assert (not (and tent_r1c1 tent_r2c2))) ; r1c1, r2c2
(assert (not (and tent_r2c2 tent_r3c1))) ; r2c2, r3c1
(assert (not (and tent_r3c1 tent_r4c2))) ; r3c1, r4c2
(assert (not (and tent_r3c5 tent_r4c4))) ; r3c5, r4c4
(assert (not (and tent_r4c2 tent_r5c1))) ; r4c2, r5c1
(assert (not (and tent_r4c2 tent_r5c3))) ; r4c2, r5c3
(assert (not (and tent_r4c4 tent_r5c3))) ; r4c4, r5c3
(assert (not (and tent_r4c4 tent_r5c5))) ; r4c4, r5c5

; A line holds as many tents as its clue says.
(assert (= (+ (ite tent_r1c1 1 0) (ite tent_r3c1 1 0) (ite tent_r5c1 1 0)) 2)) ; clue 2 of column 1
(assert (not (or tent_r2c2 tent_r4c2))) ; clue 0 of column 2
(assert tent_r5c3) ; clue 1 of column 3
(assert (= (+ (ite tent_r3c5 1 0) (ite tent_r5c5 1 0)) 1)) ; clue 1 of column 5
(assert (not tent_r1c1)) ; clue 0 of row 1
(assert (= (+ (ite tent_r3c1 1 0) (ite tent_r3c5 1 0)) 1)) ; clue 1 of row 3
(assert (not (or tent_r4c2 tent_r4c4))) ; clue 0 of row 4
(assert (and tent_r5c1 tent_r5c3 tent_r5c5)) ; clue 3 of row 5

(check-sat)
(get-value (tent_r1c1 tent_r2c2 tent_r3c1 tent_r3c5 tent_r4c2 tent_r4c4 tent_r5c1 tent_r5c3 tent_r5c5))
(exit)
