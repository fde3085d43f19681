; battleships: A pond
(set-option :produce-models true)
(set-logic QF_LIA)

; ship_C: cell C is of a ship.
(declare-const ship_r1c1 Bool)
(declare-const ship_r1c2 Bool)
(declare-const ship_r1c3 Bool)
(declare-const ship_r1c5 Bool)
(declare-const ship_r2c1 Bool)
(declare-const ship_r2c2 Bool)
(declare-const ship_r2c3 Bool)
(declare-const ship_r2c5 Bool)
(declare-const ship_r3c1 Bool)
(declare-const ship_r3c2 Bool)
(declare-const ship_r3c3 Bool)
(declare-const ship_r3c5 Bool)
(declare-const ship_r4c1 Bool)
(declare-const ship_r4c2 Bool)
(declare-const ship_r4c3 Bool)
(declare-const ship_r4c5 Bool)
(declare-const ship_r5c1 Bool)
(declare-const ship_r5c2 Bool)
(declare-const ship_r5c3 Bool)
(declare-const ship_r5c5 Bool)

; vessel_A_B: a ship lies from cell A to cell B.
(declare-const vessel_r1c1_r1c1 Bool)
(declare-const vessel_r1c2_r1c2 Bool)
(declare-const vessel_r1c3_r1c3 Bool)
(declare-const vessel_r1c5_r1c5 Bool)
(declare-const vessel_r2c1_r2c1 Bool)
(declare-const vessel_r2c2_r2c2 Bool)
(declare-const vessel_r2c3_r2c3 Bool)
(declare-const vessel_r2c5_r2c5 Bool)
(declare-const vessel_r3c1_r3c1 Bool)
(declare-const vessel_r3c2_r3c2 Bool)
(declare-const vessel_r3c3_r3c3 Bool)
(declare-const vessel_r3c5_r3c5 Bool)
(declare-const vessel_r4c1_r4c1 Bool)
(declare-const vessel_r4c2_r4c2 Bool)
(declare-const vessel_r4c3_r4c3 Bool)
(declare-const vessel_r4c5_r4c5 Bool)
(declare-const vessel_r5c1_r5c1 Bool)
(declare-const vessel_r5c2_r5c2 Bool)
(declare-const vessel_r5c3_r5c3 Bool)
(declare-const vessel_r5c5_r5c5 Bool)

; Settled before anything is encoded, without a symbol: 5 of 25 places.

; Ships are straight and do not touch, not even at a corner.
(assert (not (and ship_r1c1 ship_r2c2))) ; r1c1, r2c2
(assert (not (and ship_r1c2 ship_r2c3))) ; r1c2, r2c3
(assert (not (and ship_r1c2 ship_r2c1))) ; r1c2, r2c1
(assert (not (and ship_r1c3 ship_r2c2))) ; r1c3, r2c2
(assert (not (and ship_r2c1 ship_r3c2))) ; r2c1, r3c2
(assert (not (and ship_r2c2 ship_r3c3))) ; r2c2, r3c3
(assert (not (and ship_r2c2 ship_r3c1))) ; r2c2, r3c1
(assert (not (and ship_r2c3 ship_r3c2))) ; r2c3, r3c2
(assert (not (and ship_r3c1 ship_r4c2))) ; r3c1, r4c2
(assert (not (and ship_r3c2 ship_r4c3))) ; r3c2, r4c3
(assert (not (and ship_r3c2 ship_r4c1))) ; r3c2, r4c1
(assert (not (and ship_r3c3 ship_r4c2))) ; r3c3, r4c2
(assert (not (and ship_r4c1 ship_r5c2))) ; r4c1, r5c2
(assert (not (and ship_r4c2 ship_r5c3))) ; r4c2, r5c3
(assert (not (and ship_r4c2 ship_r5c1))) ; r4c2, r5c1
(assert (not (and ship_r4c3 ship_r5c2))) ; r4c3, r5c2

; A clue tells how many cells of its line are of ships.
(assert (= (+ (ite ship_r1c1 1 0) (ite ship_r2c1 1 0) (ite ship_r3c1 1 0) (ite ship_r4c1 1 0) (ite ship_r5c1 1 0)) 3)) ; clue 3 of column 1
(assert (= (+ (ite ship_r1c3 1 0) (ite ship_r2c3 1 0) (ite ship_r3c3 1 0) (ite ship_r4c3 1 0) (ite ship_r5c3 1 0)) 2)) ; clue 2 of column 3
(assert (= (+ (ite ship_r3c1 1 0) (ite ship_r3c2 1 0) (ite ship_r3c3 1 0) (ite ship_r3c5 1 0)) 3)) ; clue 3 of row 3
(assert (= (+ (ite ship_r4c1 1 0) (ite ship_r4c2 1 0) (ite ship_r4c3 1 0) (ite ship_r4c5 1 0)) 1)) ; clue 1 of row 4
(assert (= (+ (ite ship_r5c1 1 0) (ite ship_r5c2 1 0) (ite ship_r5c3 1 0) (ite ship_r5c5 1 0)) 2)) ; clue 2 of row 5

; There are as many ships of each length as the fleet has, and no others.
; - No ship is longer than the longest.
(assert (not (and ship_r1c1 ship_r1c2 ship_r1c3))) ; r1c1, r1c2, r1c3
(assert (not (and ship_r2c1 ship_r2c2 ship_r2c3))) ; r2c1, r2c2, r2c3
(assert (not (and ship_r3c1 ship_r3c2 ship_r3c3))) ; r3c1, r3c2, r3c3
(assert (not (and ship_r4c1 ship_r4c2 ship_r4c3))) ; r4c1, r4c2, r4c3
(assert (not (and ship_r5c1 ship_r5c2 ship_r5c3))) ; r5c1, r5c2, r5c3
(assert (not (and ship_r1c1 ship_r2c1 ship_r3c1))) ; r1c1, r2c1, r3c1
(assert (not (and ship_r1c2 ship_r2c2 ship_r3c2))) ; r1c2, r2c2, r3c2
(assert (not (and ship_r1c3 ship_r2c3 ship_r3c3))) ; r1c3, r2c3, r3c3
(assert (not (and ship_r1c5 ship_r2c5 ship_r3c5))) ; r1c5, r2c5, r3c5
(assert (not (and ship_r2c1 ship_r3c1 ship_r4c1))) ; r2c1, r3c1, r4c1
(assert (not (and ship_r2c2 ship_r3c2 ship_r4c2))) ; r2c2, r3c2, r4c2
(assert (not (and ship_r2c3 ship_r3c3 ship_r4c3))) ; r2c3, r3c3, r4c3
(assert (not (and ship_r2c5 ship_r3c5 ship_r4c5))) ; r2c5, r3c5, r4c5
(assert (not (and ship_r3c1 ship_r4c1 ship_r5c1))) ; r3c1, r4c1, r5c1
(assert (not (and ship_r3c2 ship_r4c2 ship_r5c2))) ; r3c2, r4c2, r5c2
(assert (not (and ship_r3c3 ship_r4c3 ship_r5c3))) ; r3c3, r4c3, r5c3
(assert (not (and ship_r3c5 ship_r4c5 ship_r5c5))) ; r3c5, r4c5, r5c5

; There are as many ships of each length as the fleet has, and no others.
(assert (= vessel_r1c1_r1c1 (and ship_r1c1 (not ship_r2c1) (not ship_r1c2))))
(assert (= vessel_r1c2_r1c2 (and ship_r1c2 (not ship_r2c2) (not ship_r1c1) (not ship_r1c3))))
(assert (= vessel_r1c3_r1c3 (and ship_r1c3 (not ship_r2c3) (not ship_r1c2))))
(assert (= vessel_r1c5_r1c5 (and ship_r1c5 (not ship_r2c5))))
(assert (= vessel_r2c1_r2c1 (and ship_r2c1 (not ship_r1c1) (not ship_r3c1) (not ship_r2c2))))
(assert (= vessel_r2c2_r2c2 (and ship_r2c2 (not ship_r1c2) (not ship_r3c2) (not ship_r2c1) (not ship_r2c3))))
(assert (= vessel_r2c3_r2c3 (and ship_r2c3 (not ship_r1c3) (not ship_r3c3) (not ship_r2c2))))
(assert (= vessel_r2c5_r2c5 (and ship_r2c5 (not ship_r1c5) (not ship_r3c5))))
(assert (= vessel_r3c1_r3c1 (and ship_r3c1 (not ship_r2c1) (not ship_r4c1) (not ship_r3c2))))
(assert (= vessel_r3c2_r3c2 (and ship_r3c2 (not ship_r2c2) (not ship_r4c2) (not ship_r3c1) (not ship_r3c3))))
(assert (= vessel_r3c3_r3c3 (and ship_r3c3 (not ship_r2c3) (not ship_r4c3) (not ship_r3c2))))
(assert (= vessel_r3c5_r3c5 (and ship_r3c5 (not ship_r2c5) (not ship_r4c5))))
(assert (= vessel_r4c1_r4c1 (and ship_r4c1 (not ship_r3c1) (not ship_r5c1) (not ship_r4c2))))
(assert (= vessel_r4c2_r4c2 (and ship_r4c2 (not ship_r3c2) (not ship_r5c2) (not ship_r4c1) (not ship_r4c3))))
(assert (= vessel_r4c3_r4c3 (and ship_r4c3 (not ship_r3c3) (not ship_r5c3) (not ship_r4c2))))
(assert (= vessel_r4c5_r4c5 (and ship_r4c5 (not ship_r3c5) (not ship_r5c5))))
(assert (= vessel_r5c1_r5c1 (and ship_r5c1 (not ship_r4c1) (not ship_r5c2))))
(assert (= vessel_r5c2_r5c2 (and ship_r5c2 (not ship_r4c2) (not ship_r5c1) (not ship_r5c3))))
(assert (= vessel_r5c3_r5c3 (and ship_r5c3 (not ship_r4c3) (not ship_r5c2))))
(assert (= vessel_r5c5_r5c5 (and ship_r5c5 (not ship_r4c5))))
(assert (= (+ (ite vessel_r1c1_r1c1 1 0) (ite vessel_r1c2_r1c2 1 0) (ite vessel_r1c3_r1c3 1 0) (ite vessel_r1c5_r1c5 1 0) (ite vessel_r2c1_r2c1 1 0) (ite vessel_r2c2_r2c2 1 0) (ite vessel_r2c3_r2c3 1 0) (ite vessel_r2c5_r2c5 1 0) (ite vessel_r3c1_r3c1 1 0) (ite vessel_r3c2_r3c2 1 0) (ite vessel_r3c3_r3c3 1 0) (ite vessel_r3c5_r3c5 1 0) (ite vessel_r4c1_r4c1 1 0) (ite vessel_r4c2_r4c2 1 0) (ite vessel_r4c3_r4c3 1 0) (ite vessel_r4c5_r4c5 1 0) (ite vessel_r5c1_r5c1 1 0) (ite vessel_r5c2_r5c2 1 0) (ite vessel_r5c3_r5c3 1 0) (ite vessel_r5c5_r5c5 1 0)) 1)) ; ships 1 of length 1

(check-sat)
(get-value (ship_r1c1 ship_r1c2 ship_r1c3 ship_r1c5 ship_r2c1 ship_r2c2 ship_r2c3 ship_r2c5 ship_r3c1 ship_r3c2
ship_r3c3 ship_r3c5 ship_r4c1 ship_r4c2 ship_r4c3 ship_r4c5 ship_r5c1 ship_r5c2 ship_r5c3 ship_r5c5))
(exit)
