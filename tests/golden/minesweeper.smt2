; minesweeper: a small beach
(set-option :produce-models true)
(set-logic QF_LIA)

; mine_C: a mine lies under the covered cell C. Flags prove nothing and have no part in this.
(declare-const mine_r1c1 Bool)
(declare-const mine_r1c3 Bool)
(declare-const mine_r1c4 Bool)
(declare-const mine_r1c5 Bool)
(declare-const mine_r2c2 Bool)
(declare-const mine_r2c4 Bool)
(declare-const mine_r3c1 Bool)
(declare-const mine_r3c2 Bool)
(declare-const mine_r3c4 Bool)
(declare-const mine_r3c5 Bool)
(declare-const mine_r4c2 Bool)
(declare-const mine_r4c4 Bool)
(declare-const mine_r5c1 Bool)
(declare-const mine_r5c2 Bool)
(declare-const mine_r5c3 Bool)
(declare-const mine_r5c5 Bool)

; Settled before anything is encoded, without a symbol: 9 of 25 places.

; A number counts the mines in the cells around it.
(assert (= (+ (ite mine_r1c1 1 0) (ite mine_r1c3 1 0) (ite mine_r2c2 1 0)) 1)) ; number 1 at r1c2
(assert (not (or mine_r1c1 mine_r2c2 mine_r3c1 mine_r3c2))) ; number 0 at r2c1
(assert (= (+ (ite mine_r1c3 1 0) (ite mine_r1c4 1 0) (ite mine_r2c2 1 0) (ite mine_r2c4 1 0) (ite mine_r3c2 1 0) (ite mine_r3c4 1 0)) 2)) ; number 2 at r2c3
(assert (= (+ (ite mine_r1c4 1 0) (ite mine_r1c5 1 0) (ite mine_r2c4 1 0) (ite mine_r3c4 1 0) (ite mine_r3c5 1 0)) 2)) ; number 2 at r2c5
(assert (= (+ (ite mine_r2c2 1 0) (ite mine_r2c4 1 0) (ite mine_r3c2 1 0) (ite mine_r3c4 1 0) (ite mine_r4c2 1 0) (ite mine_r4c4 1 0)) 2)) ; number 2 at r3c3
(assert (not (or mine_r3c1 mine_r3c2 mine_r4c2 mine_r5c1 mine_r5c2))) ; number 0 at r4c1
(assert (= (+ (ite mine_r3c2 1 0) (ite mine_r3c4 1 0) (ite mine_r4c2 1 0) (ite mine_r4c4 1 0) (ite mine_r5c2 1 0) (ite mine_r5c3 1 0)) 1)) ; number 1 at r4c3
(assert (= (+ (ite mine_r3c4 1 0) (ite mine_r3c5 1 0) (ite mine_r4c4 1 0) (ite mine_r5c5 1 0)) 2)) ; number 2 at r4c5
(assert (= (+ (ite mine_r4c4 1 0) (ite mine_r5c3 1 0) (ite mine_r5c5 1 0)) 2)) ; number 2 at r5c4

(check-sat)
(get-value (mine_r1c1 mine_r1c3 mine_r1c4 mine_r1c5 mine_r2c2 mine_r2c4 mine_r3c1 mine_r3c2 mine_r3c4 mine_r3c5
mine_r4c2 mine_r4c4 mine_r5c1 mine_r5c2 mine_r5c3 mine_r5c5))
(exit)
