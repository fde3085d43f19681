; light-up: attic
(set-option :produce-models true)
(set-logic QF_LIA)

; bulb_C: a bulb hangs in the floor cell C.
(declare-const bulb_r1c1 Bool)
(declare-const bulb_r1c2 Bool)
(declare-const bulb_r1c3 Bool)
(declare-const bulb_r1c4 Bool)
(declare-const bulb_r2c1 Bool)
(declare-const bulb_r2c3 Bool)
(declare-const bulb_r2c5 Bool)
(declare-const bulb_r3c1 Bool)
(declare-const bulb_r3c2 Bool)
(declare-const bulb_r3c3 Bool)
(declare-const bulb_r3c4 Bool)
(declare-const bulb_r3c5 Bool)
(declare-const bulb_r4c1 Bool)
(declare-const bulb_r4c3 Bool)
(declare-const bulb_r4c5 Bool)
(declare-const bulb_r5c2 Bool)
(declare-const bulb_r5c3 Bool)
(declare-const bulb_r5c4 Bool)
(declare-const bulb_r5c5 Bool)

; Every floor cell is lit.
; - Some bulb hangs where it is seen from here.
(assert (or bulb_r1c1 bulb_r1c2 bulb_r1c3 bulb_r1c4 bulb_r2c1 bulb_r3c1 bulb_r4c1)) ; r1c1
(assert (or bulb_r1c1 bulb_r1c2 bulb_r1c3 bulb_r1c4)) ; r1c2
(assert (or bulb_r1c1 bulb_r1c2 bulb_r1c3 bulb_r1c4 bulb_r2c3 bulb_r3c3 bulb_r4c3 bulb_r5c3)) ; r1c3
(assert (or bulb_r1c1 bulb_r2c1 bulb_r3c1 bulb_r4c1)) ; r2c1
(assert (or bulb_r1c3 bulb_r2c3 bulb_r3c3 bulb_r4c3 bulb_r5c3)) ; r2c3
(assert (or bulb_r2c5 bulb_r3c5 bulb_r4c5 bulb_r5c5)) ; r2c5
(assert (or bulb_r1c1 bulb_r2c1 bulb_r3c1 bulb_r3c2 bulb_r3c3 bulb_r3c4 bulb_r3c5 bulb_r4c1)) ; r3c1
(assert (or bulb_r3c1 bulb_r3c2 bulb_r3c3 bulb_r3c4 bulb_r3c5)) ; r3c2
(assert (or bulb_r1c3 bulb_r2c3 bulb_r3c1 bulb_r3c2 bulb_r3c3 bulb_r3c4 bulb_r3c5 bulb_r4c3 bulb_r5c3)) ; r3c3
(assert (or bulb_r2c5 bulb_r3c1 bulb_r3c2 bulb_r3c3 bulb_r3c4 bulb_r3c5 bulb_r4c5 bulb_r5c5)) ; r3c5
(assert (or bulb_r5c2 bulb_r5c3 bulb_r5c4 bulb_r5c5)) ; r5c2
(assert (or bulb_r1c3 bulb_r2c3 bulb_r3c3 bulb_r4c3 bulb_r5c2 bulb_r5c3 bulb_r5c4 bulb_r5c5)) ; r5c3
(assert (or bulb_r2c5 bulb_r3c5 bulb_r4c5 bulb_r5c2 bulb_r5c3 bulb_r5c4 bulb_r5c5)) ; r5c5

; No bulb shines on another.
; - One bulb at most hangs between two walls.
(assert (not (and bulb_r1c1 bulb_r1c2))) ; r1c1 to r1c4
(assert (not (and bulb_r1c1 bulb_r1c3)))
(assert (not (and bulb_r1c1 bulb_r1c4)))
(assert (not (and bulb_r1c2 bulb_r1c3)))
(assert (not (and bulb_r1c2 bulb_r1c4)))
(assert (not (and bulb_r1c3 bulb_r1c4)))
(assert (not (and bulb_r3c1 bulb_r3c2))) ; r3c1 to r3c5
(assert (not (and bulb_r3c1 bulb_r3c3)))
(assert (not (and bulb_r3c1 bulb_r3c4)))
(assert (not (and bulb_r3c1 bulb_r3c5)))
(assert (not (and bulb_r3c2 bulb_r3c3)))
(assert (not (and bulb_r3c2 bulb_r3c4)))
(assert (not (and bulb_r3c2 bulb_r3c5)))
(assert (not (and bulb_r3c3 bulb_r3c4)))
(assert (not (and bulb_r3c3 bulb_r3c5)))
(assert (not (and bulb_r3c4 bulb_r3c5)))
(assert (not (and bulb_r5c2 bulb_r5c3))) ; r5c2 to r5c5
(assert (not (and bulb_r5c2 bulb_r5c4)))
(assert (not (and bulb_r5c2 bulb_r5c5)))
(assert (not (and bulb_r5c3 bulb_r5c4)))
(assert (not (and bulb_r5c3 bulb_r5c5)))
(assert (not (and bulb_r5c4 bulb_r5c5)))
(assert (not (and bulb_r1c1 bulb_r2c1))) ; r1c1 to r4c1
(assert (not (and bulb_r1c1 bulb_r3c1)))
(assert (not (and bulb_r1c1 bulb_r4c1)))
(assert (not (and bulb_r2c1 bulb_r3c1)))
(assert (not (and bulb_r2c1 bulb_r4c1)))
(assert (not (and bulb_r3c1 bulb_r4c1)))
(assert (not (and bulb_r1c3 bulb_r2c3))) ; r1c3 to r5c3
(assert (not (and bulb_r1c3 bulb_r3c3)))
(assert (not (and bulb_r1c3 bulb_r4c3)))
(assert (not (and bulb_r1c3 bulb_r5c3)))
(assert (not (and bulb_r2c3 bulb_r3c3)))
(assert (not (and bulb_r2c3 bulb_r4c3)))
(assert (not (and bulb_r2c3 bulb_r5c3)))
(assert (not (and bulb_r3c3 bulb_r4c3)))
(assert (not (and bulb_r3c3 bulb_r5c3)))
(assert (not (and bulb_r4c3 bulb_r5c3)))
(assert (not (and bulb_r2c5 bulb_r3c5))) ; r2c5 to r5c5
(assert (not (and bulb_r2c5 bulb_r4c5)))
(assert (not (and bulb_r2c5 bulb_r5c5)))
(assert (not (and bulb_r3c5 bulb_r4c5)))
(assert (not (and bulb_r3c5 bulb_r5c5)))
(assert (not (and bulb_r4c5 bulb_r5c5)))

; A numbered wall has that many bulbs beside it.
(assert (= (+ (ite bulb_r2c5 1 0) (ite bulb_r1c4 1 0)) 1)) ; wall 1 at r1c5
(assert (= (+ (ite bulb_r1c4 1 0) (ite bulb_r3c4 1 0) (ite bulb_r2c3 1 0) (ite bulb_r2c5 1 0)) 1)) ; wall 1 at r2c4
(assert (= (+ (ite bulb_r3c2 1 0) (ite bulb_r5c2 1 0) (ite bulb_r4c1 1 0) (ite bulb_r4c3 1 0)) 1)) ; wall 1 at r4c2
(assert (= (+ (ite bulb_r3c4 1 0) (ite bulb_r5c4 1 0) (ite bulb_r4c3 1 0) (ite bulb_r4c5 1 0)) 2)) ; wall 2 at r4c4
(assert (= (+ (ite bulb_r4c1 1 0) (ite bulb_r5c2 1 0)) 1)) ; wall 1 at r5c1

(check-sat)
(get-value (bulb_r1c1 bulb_r1c2 bulb_r1c3 bulb_r1c4 bulb_r2c1 bulb_r2c3 bulb_r2c5 bulb_r3c1 bulb_r3c2 bulb_r3c3
bulb_r3c4 bulb_r3c5 bulb_r4c1 bulb_r4c3 bulb_r4c5 bulb_r5c2 bulb_r5c3 bulb_r5c4 bulb_r5c5))
(exit)
