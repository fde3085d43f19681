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

; Round a rotor a two cells side by side are black
(assert (xor black_r1c1 black_r2c2)) ; RotorGroup 0 a
(assert (xor black_r1c2 black_r2c1))

; Round a rotor o two opposite cells are black
(assert (= black_r1c2 black_r2c3)) ; RotorGroup 1 o
(assert (= black_r1c3 black_r2c2))
(assert (xor black_r1c2 black_r1c3))

; Round a rotor + one cell is black
(assert (or (not black_r2c1) (not black_r2c2))) ; RotorGroup 2 +
(assert (or (not black_r2c1) (not black_r3c1)))
(assert (or (not black_r2c1) (not black_r3c2)))
(assert (or (not black_r2c2) (not black_r3c1)))
(assert (or (not black_r2c2) (not black_r3c2)))
(assert (or (not black_r3c1) (not black_r3c2)))
(assert (or black_r2c1 black_r2c2 black_r3c1 black_r3c2))

; Round a rotor - one cell is white, three are black
(assert (or (not black_r2c2) (not black_r2c3) (not black_r3c2) (not black_r3c3))) ; RotorGroup 3 -
(assert (or black_r2c2 black_r2c3))
(assert (or black_r2c2 black_r3c2))
(assert (or black_r2c2 black_r3c3))
(assert (or black_r2c3 black_r3c2))
(assert (or black_r2c3 black_r3c3))
(assert (or black_r3c2 black_r3c3))

(check-sat)
(get-value (black_r1c1 black_r1c2 black_r1c3 black_r2c1 black_r2c2 black_r2c3 black_r3c1 black_r3c2 black_r3c3))
(exit)
