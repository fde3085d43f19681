; thermometers: A cold morning
(set-option :produce-models true)
(set-logic QF_LIA)

; filled_C: mercury stands in cell C.
(declare-const filled_r1c1 Bool)
(declare-const filled_r1c2 Bool)
(declare-const filled_r1c3 Bool)
(declare-const filled_r1c4 Bool)
(declare-const filled_r2c1 Bool)
(declare-const filled_r2c2 Bool)
(declare-const filled_r2c3 Bool)
(declare-const filled_r2c4 Bool)
(declare-const filled_r3c1 Bool)
(declare-const filled_r3c2 Bool)
(declare-const filled_r3c3 Bool)
(declare-const filled_r3c4 Bool)
(declare-const filled_r4c1 Bool)
(declare-const filled_r4c2 Bool)
(declare-const filled_r4c3 Bool)
(declare-const filled_r4c4 Bool)

; Mercury fills a thermometer from its bulb, without a gap.
(assert (=> filled_r1c4 filled_r1c3)) ; r1c3, r1c4
(assert (=> filled_r2c4 filled_r1c4)) ; r1c4, r2c4
(assert (=> filled_r2c3 filled_r2c4)) ; r2c4, r2c3
(assert (=> filled_r3c3 filled_r2c3)) ; r2c3, r3c3
(assert (=> filled_r3c4 filled_r3c3)) ; r3c3, r3c4
(assert (=> filled_r4c4 filled_r3c4)) ; r3c4, r4c4
(assert (=> filled_r3c1 filled_r2c1)) ; r2c1, r3c1
(assert (=> filled_r3c2 filled_r3c1)) ; r3c1, r3c2
(assert (=> filled_r2c2 filled_r3c2)) ; r3c2, r2c2
(assert (=> filled_r1c2 filled_r2c2)) ; r2c2, r1c2
(assert (=> filled_r1c1 filled_r1c2)) ; r1c2, r1c1
(assert (=> filled_r4c2 filled_r4c1)) ; r4c1, r4c2
(assert (=> filled_r4c3 filled_r4c2)) ; r4c2, r4c3

; A clue tells how many cells of its line are filled.
(assert (= (+ (ite filled_r1c1 1 0) (ite filled_r2c1 1 0) (ite filled_r3c1 1 0) (ite filled_r4c1 1 0)) 3)) ; clue 3 of column 1
(assert (not (or filled_r1c3 filled_r2c3 filled_r3c3 filled_r4c3))) ; clue 0 of column 3
(assert (= (+ (ite filled_r1c1 1 0) (ite filled_r1c2 1 0) (ite filled_r1c3 1 0) (ite filled_r1c4 1 0)) 2)) ; clue 2 of row 1

(check-sat)
(get-value (filled_r1c1 filled_r1c2 filled_r1c3 filled_r1c4 filled_r2c1 filled_r2c2 filled_r2c3 filled_r2c4
filled_r3c1 filled_r3c2 filled_r3c3 filled_r3c4 filled_r4c1 filled_r4c2 filled_r4c3 filled_r4c4))
(exit)
