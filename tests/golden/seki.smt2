; seki: four rotors, 3 x 3 cells
(set-option :produce-models true)
(set-logic QF_LIA)

; black_C: cell C is black.
(declare-const black_r1c1 Bool)
(declare-const black_r1c2 Bool)
(declare-const black_r1c3 Bool)
(declare-const black_r2c1 Bool)
(declare-const black_r2c2 Bool)
(declare-const black_r2c3 Bool)
(declare-const black_r3c1 Bool)
(declare-const black_r3c2 Bool)
(declare-const black_r3c3 Bool)

; Round a rotor a two cells side by side are black.
(assert (xor black_r1c1 black_r2c2)) ; rotor a of r1c1 to r2c2
(assert (xor black_r1c2 black_r2c1))

; Round a rotor o two opposite cells are black.
(assert (= black_r1c2 black_r2c3)) ; rotor o of r1c2 to r2c3
(assert (= black_r1c3 black_r2c2))
(assert (xor black_r1c2 black_r1c3))

; Round a rotor + one cell is black.
(assert (not (and black_r2c1 black_r2c2))) ; rotor + of r2c1 to r3c2
(assert (not (and black_r2c1 black_r3c1)))
(assert (not (and black_r2c1 black_r3c2)))
(assert (not (and black_r2c2 black_r3c1)))
(assert (not (and black_r2c2 black_r3c2)))
(assert (not (and black_r3c1 black_r3c2)))
(assert (or black_r2c1 black_r2c2 black_r3c1 black_r3c2))

; Round a rotor - one cell is white, three are black.
(assert (not (and black_r2c2 black_r2c3 black_r3c2 black_r3c3))) ; rotor - of r2c2 to r3c3
(assert (or black_r2c2 black_r2c3))
(assert (or black_r2c2 black_r3c2))
(assert (or black_r2c2 black_r3c3))
(assert (or black_r2c3 black_r3c2))
(assert (or black_r2c3 black_r3c3))
(assert (or black_r3c2 black_r3c3))

(check-sat)
(get-value (black_r1c1 black_r1c2 black_r1c3 black_r2c1 black_r2c2 black_r2c3 black_r3c1 black_r3c2 black_r3c3))
(exit)
