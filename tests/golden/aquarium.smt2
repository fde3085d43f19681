; aquarium: A goldfish
(set-option :produce-models true)
(set-logic QF_LIA)

; water_C: cell C has water.
(declare-const water_r1c1 Bool)
(declare-const water_r1c2 Bool)
(declare-const water_r1c3 Bool)
(declare-const water_r1c4 Bool)
(declare-const water_r2c1 Bool)
(declare-const water_r2c2 Bool)
(declare-const water_r2c3 Bool)
(declare-const water_r2c4 Bool)
(declare-const water_r3c1 Bool)
(declare-const water_r3c2 Bool)
(declare-const water_r3c3 Bool)
(declare-const water_r3c4 Bool)
(declare-const water_r4c1 Bool)
(declare-const water_r4c2 Bool)
(declare-const water_r4c3 Bool)
(declare-const water_r4c4 Bool)

; Water stands as high in all of an aquarium: its cells of a row are filled, or none.
(assert (= water_r2c1 water_r2c2)) ; r2c1, r2c2
(assert (= water_r1c3 water_r1c4)) ; r1c3, r1c4
(assert (= water_r3c2 water_r3c3)) ; r3c2, r3c3
(assert (= water_r4c3 water_r4c4)) ; r4c3, r4c4

; Where an aquarium has water, all of it that lies lower has water too.
(assert (=> water_r1c2 (and water_r2c1 water_r2c2))) ; row 1 of aquarium b
(assert (=> (or water_r2c1 water_r2c2) water_r3c1)) ; row 2 of aquarium b
(assert (=> (or water_r1c3 water_r1c4) water_r2c3)) ; row 1 of aquarium c
(assert (=> water_r3c4 (and water_r4c3 water_r4c4))) ; row 3 of aquarium f

; A clue tells how many cells of its line are filled.
(assert (= (+ (ite water_r1c1 1 0) (ite water_r2c1 1 0) (ite water_r3c1 1 0) (ite water_r4c1 1 0)) 2)) ; clue 2 of column 1
(assert (= (+ (ite water_r1c3 1 0) (ite water_r2c3 1 0) (ite water_r3c3 1 0) (ite water_r4c3 1 0)) 3)) ; clue 3 of column 3
(assert (= (+ (ite water_r1c4 1 0) (ite water_r2c4 1 0) (ite water_r3c4 1 0) (ite water_r4c4 1 0)) 3)) ; clue 3 of column 4
(assert (not (or water_r1c1 water_r1c2 water_r1c3 water_r1c4))) ; clue 0 of row 1
(assert (and water_r2c1 water_r2c2 water_r2c3 water_r2c4)) ; clue 4 of row 2
(assert (= (+ (ite water_r4c1 1 0) (ite water_r4c2 1 0) (ite water_r4c3 1 0) (ite water_r4c4 1 0)) 3)) ; clue 3 of row 4

(check-sat)
(get-value (water_r1c1 water_r1c2 water_r1c3 water_r1c4 water_r2c1 water_r2c2 water_r2c3 water_r2c4 water_r3c1
water_r3c2 water_r3c3 water_r3c4 water_r4c1 water_r4c2 water_r4c3 water_r4c4))
(exit)
