; dominosa: Coffee break
(set-option :produce-models true)
(set-logic QF_LIA)

; domino_C_D: one domino lies in the neighbouring cells C and D.
(declare-const domino_r1c1_r1c2 Bool)
(declare-const domino_r1c1_r2c1 Bool)
(declare-const domino_r1c2_r1c3 Bool)
(declare-const domino_r1c2_r2c2 Bool)
(declare-const domino_r1c3_r1c4 Bool)
(declare-const domino_r1c3_r2c3 Bool)
(declare-const domino_r1c4_r1c5 Bool)
(declare-const domino_r1c4_r2c4 Bool)
(declare-const domino_r1c5_r2c5 Bool)
(declare-const domino_r2c1_r2c2 Bool)
(declare-const domino_r2c1_r3c1 Bool)
(declare-const domino_r2c2_r2c3 Bool)
(declare-const domino_r2c2_r3c2 Bool)
(declare-const domino_r2c3_r2c4 Bool)
(declare-const domino_r2c3_r3c3 Bool)
(declare-const domino_r2c4_r2c5 Bool)
(declare-const domino_r2c4_r3c4 Bool)
(declare-const domino_r2c5_r3c5 Bool)
(declare-const domino_r3c1_r3c2 Bool)
(declare-const domino_r3c1_r4c1 Bool)
(declare-const domino_r3c2_r3c3 Bool)
(declare-const domino_r3c2_r4c2 Bool)
(declare-const domino_r3c3_r3c4 Bool)
(declare-const domino_r3c3_r4c3 Bool)
(declare-const domino_r3c4_r3c5 Bool)
(declare-const domino_r3c4_r4c4 Bool)
(declare-const domino_r3c5_r4c5 Bool)
(declare-const domino_r4c1_r4c2 Bool)
(declare-const domino_r4c2_r4c3 Bool)
(declare-const domino_r4c3_r4c4 Bool)
(declare-const domino_r4c4_r4c5 Bool)

; Every cell lies in a domino, of two neighbouring cells.
(assert (or domino_r1c1_r1c2 domino_r1c1_r2c1)) ; r1c1
(assert (not (and domino_r1c1_r1c2 domino_r1c1_r2c1)))
(assert (or domino_r1c1_r1c2 domino_r1c2_r1c3 domino_r1c2_r2c2)) ; r1c2
(assert (not (and domino_r1c1_r1c2 domino_r1c2_r1c3)))
(assert (not (and domino_r1c1_r1c2 domino_r1c2_r2c2)))
(assert (not (and domino_r1c2_r1c3 domino_r1c2_r2c2)))
(assert (or domino_r1c2_r1c3 domino_r1c3_r1c4 domino_r1c3_r2c3)) ; r1c3
(assert (not (and domino_r1c2_r1c3 domino_r1c3_r1c4)))
(assert (not (and domino_r1c2_r1c3 domino_r1c3_r2c3)))
(assert (not (and domino_r1c3_r1c4 domino_r1c3_r2c3)))
(assert (or domino_r1c3_r1c4 domino_r1c4_r1c5 domino_r1c4_r2c4)) ; r1c4
(assert (not (and domino_r1c3_r1c4 domino_r1c4_r1c5)))
(assert (not (and domino_r1c3_r1c4 domino_r1c4_r2c4)))
(assert (not (and domino_r1c4_r1c5 domino_r1c4_r2c4)))
(assert (or domino_r1c4_r1c5 domino_r1c5_r2c5)) ; r1c5
(assert (not (and domino_r1c4_r1c5 domino_r1c5_r2c5)))
(assert (or domino_r1c1_r2c1 domino_r2c1_r2c2 domino_r2c1_r3c1)) ; r2c1
(assert (not (and domino_r1c1_r2c1 domino_r2c1_r2c2)))
(assert (not (and domino_r1c1_r2c1 domino_r2c1_r3c1)))
(assert (not (and domino_r2c1_r2c2 domino_r2c1_r3c1)))
(assert (or domino_r1c2_r2c2 domino_r2c1_r2c2 domino_r2c2_r2c3 domino_r2c2_r3c2)) ; r2c2
(assert (not (and domino_r1c2_r2c2 domino_r2c1_r2c2)))
(assert (not (and domino_r1c2_r2c2 domino_r2c2_r2c3)))
(assert (not (and domino_r1c2_r2c2 domino_r2c2_r3c2)))
(assert (not (and domino_r2c1_r2c2 domino_r2c2_r2c3)))
(assert (not (and domino_r2c1_r2c2 domino_r2c2_r3c2)))
(assert (not (and domino_r2c2_r2c3 domino_r2c2_r3c2)))
(assert (or domino_r1c3_r2c3 domino_r2c2_r2c3 domino_r2c3_r2c4 domino_r2c3_r3c3)) ; r2c3
(assert (not (and domino_r1c3_r2c3 domino_r2c2_r2c3)))
(assert (not (and domino_r1c3_r2c3 domino_r2c3_r2c4)))
(assert (not (and domino_r1c3_r2c3 domino_r2c3_r3c3)))
(assert (not (and domino_r2c2_r2c3 domino_r2c3_r2c4)))
(assert (not (and domino_r2c2_r2c3 domino_r2c3_r3c3)))
(assert (not (and domino_r2c3_r2c4 domino_r2c3_r3c3)))
(assert (or domino_r1c4_r2c4 domino_r2c3_r2c4 domino_r2c4_r2c5 domino_r2c4_r3c4)) ; r2c4
(assert (not (and domino_r1c4_r2c4 domino_r2c3_r2c4)))
(assert (not (and domino_r1c4_r2c4 domino_r2c4_r2c5)))
(assert (not (and domino_r1c4_r2c4 domino_r2c4_r3c4)))
(assert (not (and domino_r2c3_r2c4 domino_r2c4_r2c5)))
(assert (not (and domino_r2c3_r2c4 domino_r2c4_r3c4)))
(assert (not (and domino_r2c4_r2c5 domino_r2c4_r3c4)))
(assert (or domino_r1c5_r2c5 domino_r2c4_r2c5 domino_r2c5_r3c5)) ; r2c5
(assert (not (and domino_r1c5_r2c5 domino_r2c4_r2c5)))
(assert (not (and domino_r1c5_r2c5 domino_r2c5_r3c5)))
(assert (not (and domino_r2c4_r2c5 domino_r2c5_r3c5)))
(assert (or domino_r2c1_r3c1 domino_r3c1_r3c2 domino_r3c1_r4c1)) ; r3c1
(assert (not (and domino_r2c1_r3c1 domino_r3c1_r3c2)))
(assert (not (and domino_r2c1_r3c1 domino_r3c1_r4c1)))
(assert (not (and domino_r3c1_r3c2 domino_r3c1_r4c1)))
(assert (or domino_r2c2_r3c2 domino_r3c1_r3c2 domino_r3c2_r3c3 domino_r3c2_r4c2)) ; r3c2
(assert (not (and domino_r2c2_r3c2 domino_r3c1_r3c2)))
(assert (not (and domino_r2c2_r3c2 domino_r3c2_r3c3)))
(assert (not (and domino_r2c2_r3c2 domino_r3c2_r4c2)))
(assert (not (and domino_r3c1_r3c2 domino_r3c2_r3c3)))
(assert (not (and domino_r3c1_r3c2 domino_r3c2_r4c2)))
(assert (not (and domino_r3c2_r3c3 domino_r3c2_r4c2)))
(assert (or domino_r2c3_r3c3 domino_r3c2_r3c3 domino_r3c3_r3c4 domino_r3c3_r4c3)) ; r3c3
(assert (not (and domino_r2c3_r3c3 domino_r3c2_r3c3)))
(assert (not (and domino_r2c3_r3c3 domino_r3c3_r3c4)))
(assert (not (and domino_r2c3_r3c3 domino_r3c3_r4c3)))
(assert (not (and domino_r3c2_r3c3 domino_r3c3_r3c4)))
(assert (not (and domino_r3c2_r3c3 domino_r3c3_r4c3)))
(assert (not (and domino_r3c3_r3c4 domino_r3c3_r4c3)))
(assert (or domino_r2c4_r3c4 domino_r3c3_r3c4 domino_r3c4_r3c5 domino_r3c4_r4c4)) ; r3c4
(assert (not (and domino_r2c4_r3c4 domino_r3c3_r3c4)))
(assert (not (and domino_r2c4_r3c4 domino_r3c4_r3c5)))
(assert (not (and domino_r2c4_r3c4 domino_r3c4_r4c4)))
(assert (not (and domino_r3c3_r3c4 domino_r3c4_r3c5)))
(assert (not (and domino_r3c3_r3c4 domino_r3c4_r4c4)))
(assert (not (and domino_r3c4_r3c5 domino_r3c4_r4c4)))
(assert (or domino_r2c5_r3c5 domino_r3c4_r3c5 domino_r3c5_r4c5)) ; r3c5
(assert (not (and domino_r2c5_r3c5 domino_r3c4_r3c5)))
(assert (not (and domino_r2c5_r3c5 domino_r3c5_r4c5)))
(assert (not (and domino_r3c4_r3c5 domino_r3c5_r4c5)))
(assert (or domino_r3c1_r4c1 domino_r4c1_r4c2)) ; r4c1
(assert (not (and domino_r3c1_r4c1 domino_r4c1_r4c2)))
(assert (or domino_r3c2_r4c2 domino_r4c1_r4c2 domino_r4c2_r4c3)) ; r4c2
(assert (not (and domino_r3c2_r4c2 domino_r4c1_r4c2)))
(assert (not (and domino_r3c2_r4c2 domino_r4c2_r4c3)))
(assert (not (and domino_r4c1_r4c2 domino_r4c2_r4c3)))
(assert (or domino_r3c3_r4c3 domino_r4c2_r4c3 domino_r4c3_r4c4)) ; r4c3
(assert (not (and domino_r3c3_r4c3 domino_r4c2_r4c3)))
(assert (not (and domino_r3c3_r4c3 domino_r4c3_r4c4)))
(assert (not (and domino_r4c2_r4c3 domino_r4c3_r4c4)))
(assert (or domino_r3c4_r4c4 domino_r4c3_r4c4 domino_r4c4_r4c5)) ; r4c4
(assert (not (and domino_r3c4_r4c4 domino_r4c3_r4c4)))
(assert (not (and domino_r3c4_r4c4 domino_r4c4_r4c5)))
(assert (not (and domino_r4c3_r4c4 domino_r4c4_r4c5)))
(assert (or domino_r3c5_r4c5 domino_r4c4_r4c5)) ; r4c5
(assert (not (and domino_r3c5_r4c5 domino_r4c4_r4c5)))

; Every pair of numbers from 0 to the largest is on one domino.
(assert (or domino_r1c2_r1c3 domino_r1c5_r2c5)) ; domino 0-0
(assert (not (and domino_r1c2_r1c3 domino_r1c5_r2c5)))
(assert (or domino_r1c3_r1c4 domino_r1c4_r1c5 domino_r2c4_r2c5 domino_r3c1_r3c2 domino_r3c2_r4c2)) ; domino 0-1
(assert (not (and domino_r1c3_r1c4 domino_r2c4_r2c5)))
(assert (not (and domino_r1c3_r1c4 domino_r3c1_r3c2)))
(assert (not (and domino_r1c3_r1c4 domino_r3c2_r4c2)))
(assert (not (and domino_r1c4_r1c5 domino_r2c4_r2c5)))
(assert (not (and domino_r1c4_r1c5 domino_r3c1_r3c2)))
(assert (not (and domino_r1c4_r1c5 domino_r3c2_r4c2)))
(assert (not (and domino_r2c4_r2c5 domino_r3c1_r3c2)))
(assert (not (and domino_r2c4_r2c5 domino_r3c2_r4c2)))
(assert (or domino_r1c1_r1c2 domino_r2c5_r3c5 domino_r3c2_r3c3)) ; domino 0-2
(assert (not (and domino_r1c1_r1c2 domino_r2c5_r3c5)))
(assert (not (and domino_r1c1_r1c2 domino_r3c2_r3c3)))
(assert (not (and domino_r2c5_r3c5 domino_r3c2_r3c3)))
(assert (or domino_r1c2_r2c2 domino_r1c3_r2c3 domino_r2c2_r3c2)) ; domino 0-3
(assert (not (and domino_r1c2_r2c2 domino_r1c3_r2c3)))
(assert (not (and domino_r1c3_r2c3 domino_r2c2_r3c2)))
(assert (or domino_r1c4_r2c4 domino_r2c1_r3c1)) ; domino 1-1
(assert (not (and domino_r1c4_r2c4 domino_r2c1_r3c1)))
(assert (or domino_r1c1_r2c1 domino_r2c4_r3c4)) ; domino 1-2
(assert (not (and domino_r1c1_r2c1 domino_r2c4_r3c4)))
(assert (or domino_r2c1_r2c2 domino_r2c3_r2c4 domino_r3c1_r4c1 domino_r4c1_r4c2 domino_r4c2_r4c3)) ; domino 1-3
(assert (not (and domino_r2c1_r2c2 domino_r2c3_r2c4)))
(assert (not (and domino_r2c1_r2c2 domino_r3c1_r4c1)))
(assert (not (and domino_r2c1_r2c2 domino_r4c1_r4c2)))
(assert (not (and domino_r2c1_r2c2 domino_r4c2_r4c3)))
(assert (not (and domino_r2c3_r2c4 domino_r3c1_r4c1)))
(assert (not (and domino_r2c3_r2c4 domino_r4c1_r4c2)))
(assert (not (and domino_r2c3_r2c4 domino_r4c2_r4c3)))
(assert (not (and domino_r3c1_r4c1 domino_r4c2_r4c3)))
(assert (or domino_r3c3_r3c4 domino_r3c4_r3c5 domino_r3c5_r4c5)) ; domino 2-2
(assert (not (and domino_r3c3_r3c4 domino_r3c5_r4c5)))
(assert (or domino_r2c3_r3c3 domino_r3c3_r4c3 domino_r3c4_r4c4 domino_r4c4_r4c5)) ; domino 2-3
(assert (not (and domino_r2c3_r3c3 domino_r3c4_r4c4)))
(assert (not (and domino_r2c3_r3c3 domino_r4c4_r4c5)))
(assert (not (and domino_r3c3_r4c3 domino_r3c4_r4c4)))
(assert (not (and domino_r3c3_r4c3 domino_r4c4_r4c5)))
(assert (or domino_r2c2_r2c3 domino_r4c3_r4c4)) ; domino 3-3
(assert (not (and domino_r2c2_r2c3 domino_r4c3_r4c4)))

(check-sat)
(get-value (domino_r1c1_r1c2 domino_r1c1_r2c1 domino_r1c2_r1c3 domino_r1c2_r2c2 domino_r1c3_r1c4
domino_r1c3_r2c3 domino_r1c4_r1c5 domino_r1c4_r2c4 domino_r1c5_r2c5 domino_r2c1_r2c2
domino_r2c1_r3c1 domino_r2c2_r2c3 domino_r2c2_r3c2 domino_r2c3_r2c4 domino_r2c3_r3c3
domino_r2c4_r2c5 domino_r2c4_r3c4 domino_r2c5_r3c5 domino_r3c1_r3c2 domino_r3c1_r4c1
domino_r3c2_r3c3 domino_r3c2_r4c2 domino_r3c3_r3c4 domino_r3c3_r4c3 domino_r3c4_r3c5
domino_r3c4_r4c4 domino_r3c5_r4c5 domino_r4c1_r4c2 domino_r4c2_r4c3 domino_r4c3_r4c4
domino_r4c4_r4c5))
(exit)
