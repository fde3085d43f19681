; unequal: Balance
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the givens and signs settle has no symbol.
(declare-const digit_r1c1_is_1 Bool)
(declare-const digit_r1c1_is_2 Bool)
(declare-const digit_r1c1_is_3 Bool)
(declare-const digit_r1c1_is_4 Bool)
(declare-const digit_r1c2_is_2 Bool)
(declare-const digit_r1c2_is_3 Bool)
(declare-const digit_r1c2_is_4 Bool)
(declare-const digit_r1c3_is_2 Bool)
(declare-const digit_r1c3_is_3 Bool)
(declare-const digit_r1c3_is_4 Bool)
(declare-const digit_r1c4_is_1 Bool)
(declare-const digit_r1c4_is_3 Bool)
(declare-const digit_r1c4_is_4 Bool)
(declare-const digit_r2c1_is_1 Bool)
(declare-const digit_r2c1_is_2 Bool)
(declare-const digit_r2c1_is_3 Bool)
(declare-const digit_r2c1_is_4 Bool)
(declare-const digit_r2c2_is_1 Bool)
(declare-const digit_r2c2_is_2 Bool)
(declare-const digit_r2c2_is_3 Bool)
(declare-const digit_r2c3_is_1 Bool)
(declare-const digit_r2c3_is_2 Bool)
(declare-const digit_r2c3_is_3 Bool)
(declare-const digit_r2c4_is_1 Bool)
(declare-const digit_r2c4_is_3 Bool)
(declare-const digit_r3c1_is_2 Bool)
(declare-const digit_r3c1_is_3 Bool)
(declare-const digit_r3c1_is_4 Bool)
(declare-const digit_r3c2_is_1 Bool)
(declare-const digit_r3c2_is_2 Bool)
(declare-const digit_r3c2_is_3 Bool)
(declare-const digit_r3c3_is_2 Bool)
(declare-const digit_r3c3_is_3 Bool)
(declare-const digit_r3c3_is_4 Bool)
(declare-const digit_r3c4_is_3 Bool)
(declare-const digit_r3c4_is_4 Bool)
(declare-const digit_r4c1_is_1 Bool)
(declare-const digit_r4c1_is_3 Bool)
(declare-const digit_r4c1_is_4 Bool)
(declare-const digit_r4c2_is_3 Bool)
(declare-const digit_r4c2_is_4 Bool)
(declare-const digit_r4c3_is_1 Bool)
(declare-const digit_r4c3_is_3 Bool)

; Settled before anything is encoded, without a symbol: 1 of 16 places.

; Every row holds each digit once.
; - Every cell holds one digit.
(assert (or digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_3 digit_r1c1_is_4)) ; r1c1
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_2)))
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_3)))
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_4)))
(assert (not (and digit_r1c1_is_2 digit_r1c1_is_3)))
(assert (not (and digit_r1c1_is_2 digit_r1c1_is_4)))
(assert (not (and digit_r1c1_is_3 digit_r1c1_is_4)))
(assert (or digit_r1c2_is_2 digit_r1c2_is_3 digit_r1c2_is_4)) ; r1c2
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_3)))
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_4)))
(assert (not (and digit_r1c2_is_3 digit_r1c2_is_4)))
(assert (or digit_r1c3_is_2 digit_r1c3_is_3 digit_r1c3_is_4)) ; r1c3
(assert (not (and digit_r1c3_is_2 digit_r1c3_is_3)))
(assert (not (and digit_r1c3_is_2 digit_r1c3_is_4)))
(assert (not (and digit_r1c3_is_3 digit_r1c3_is_4)))
(assert (or digit_r1c4_is_1 digit_r1c4_is_3 digit_r1c4_is_4)) ; r1c4
(assert (not (and digit_r1c4_is_1 digit_r1c4_is_3)))
(assert (not (and digit_r1c4_is_1 digit_r1c4_is_4)))
(assert (not (and digit_r1c4_is_3 digit_r1c4_is_4)))
(assert (or digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c1_is_3 digit_r2c1_is_4)) ; r2c1
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_2)))
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_3)))
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_4)))
(assert (not (and digit_r2c1_is_2 digit_r2c1_is_3)))
(assert (not (and digit_r2c1_is_2 digit_r2c1_is_4)))
(assert (not (and digit_r2c1_is_3 digit_r2c1_is_4)))
(assert (or digit_r2c2_is_1 digit_r2c2_is_2 digit_r2c2_is_3)) ; r2c2
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_2)))
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_3)))
(assert (not (and digit_r2c2_is_2 digit_r2c2_is_3)))
(assert (or digit_r2c3_is_1 digit_r2c3_is_2 digit_r2c3_is_3)) ; r2c3
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_2)))
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_3)))
(assert (not (and digit_r2c3_is_2 digit_r2c3_is_3)))
(assert (or digit_r2c4_is_1 digit_r2c4_is_3)) ; r2c4
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_3)))
(assert (or digit_r3c1_is_2 digit_r3c1_is_3 digit_r3c1_is_4)) ; r3c1
(assert (not (and digit_r3c1_is_2 digit_r3c1_is_3)))
(assert (not (and digit_r3c1_is_2 digit_r3c1_is_4)))
(assert (not (and digit_r3c1_is_3 digit_r3c1_is_4)))
(assert (or digit_r3c2_is_1 digit_r3c2_is_2 digit_r3c2_is_3)) ; r3c2
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_2)))
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_3)))
(assert (not (and digit_r3c2_is_2 digit_r3c2_is_3)))
(assert (or digit_r3c3_is_2 digit_r3c3_is_3 digit_r3c3_is_4)) ; r3c3
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_3)))
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_4)))
(assert (not (and digit_r3c3_is_3 digit_r3c3_is_4)))
(assert (or digit_r3c4_is_3 digit_r3c4_is_4)) ; r3c4
(assert (not (and digit_r3c4_is_3 digit_r3c4_is_4)))
(assert (or digit_r4c1_is_1 digit_r4c1_is_3 digit_r4c1_is_4)) ; r4c1
(assert (not (and digit_r4c1_is_1 digit_r4c1_is_3)))
(assert (not (and digit_r4c1_is_1 digit_r4c1_is_4)))
(assert (not (and digit_r4c1_is_3 digit_r4c1_is_4)))
(assert (or digit_r4c2_is_3 digit_r4c2_is_4)) ; r4c2
(assert (not (and digit_r4c2_is_3 digit_r4c2_is_4)))
(assert (or digit_r4c3_is_1 digit_r4c3_is_3)) ; r4c3
(assert (not (and digit_r4c3_is_1 digit_r4c3_is_3)))

; Every row holds each digit once.
(assert (or digit_r1c1_is_1 digit_r1c4_is_1)) ; row 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r1c4_is_1)))
(assert (or digit_r1c1_is_2 digit_r1c2_is_2 digit_r1c3_is_2)) ; row 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r1c2_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r1c3_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r1c3_is_2)))
(assert (or digit_r1c1_is_3 digit_r1c2_is_3 digit_r1c3_is_3 digit_r1c4_is_3)) ; row 1, digit 3
(assert (not (and digit_r1c1_is_3 digit_r1c2_is_3)))
(assert (not (and digit_r1c1_is_3 digit_r1c3_is_3)))
(assert (not (and digit_r1c1_is_3 digit_r1c4_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r1c3_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r1c4_is_3)))
(assert (not (and digit_r1c3_is_3 digit_r1c4_is_3)))
(assert (or digit_r1c1_is_4 digit_r1c2_is_4 digit_r1c3_is_4 digit_r1c4_is_4)) ; row 1, digit 4
(assert (not (and digit_r1c1_is_4 digit_r1c2_is_4)))
(assert (not (and digit_r1c1_is_4 digit_r1c3_is_4)))
(assert (not (and digit_r1c1_is_4 digit_r1c4_is_4)))
(assert (not (and digit_r1c2_is_4 digit_r1c3_is_4)))
(assert (not (and digit_r1c2_is_4 digit_r1c4_is_4)))
(assert (not (and digit_r1c3_is_4 digit_r1c4_is_4)))
(assert (or digit_r2c1_is_1 digit_r2c2_is_1 digit_r2c3_is_1 digit_r2c4_is_1)) ; row 2, digit 1
(assert (not (and digit_r2c1_is_1 digit_r2c2_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r2c3_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r2c2_is_1 digit_r2c3_is_1)))
(assert (not (and digit_r2c2_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r2c4_is_1)))
(assert (or digit_r2c1_is_2 digit_r2c2_is_2 digit_r2c3_is_2)) ; row 2, digit 2
(assert (not (and digit_r2c1_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r2c3_is_2)))
(assert (or digit_r2c1_is_3 digit_r2c2_is_3 digit_r2c3_is_3 digit_r2c4_is_3)) ; row 2, digit 3
(assert (not (and digit_r2c1_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r2c3_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r2c4_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r2c3_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r2c4_is_3)))
(assert (not (and digit_r2c3_is_3 digit_r2c4_is_3)))
(assert digit_r2c1_is_4) ; row 2, digit 4
(assert digit_r3c2_is_1) ; row 3, digit 1
(assert (or digit_r3c1_is_2 digit_r3c2_is_2 digit_r3c3_is_2)) ; row 3, digit 2
(assert (not (and digit_r3c1_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r3c1_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r3c3_is_2)))
(assert (or digit_r3c1_is_3 digit_r3c2_is_3 digit_r3c3_is_3 digit_r3c4_is_3)) ; row 3, digit 3
(assert (not (and digit_r3c1_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r3c1_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r3c1_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r3c3_is_3 digit_r3c4_is_3)))
(assert (or digit_r3c1_is_4 digit_r3c3_is_4 digit_r3c4_is_4)) ; row 3, digit 4
(assert (not (and digit_r3c1_is_4 digit_r3c3_is_4)))
(assert (not (and digit_r3c1_is_4 digit_r3c4_is_4)))
(assert (not (and digit_r3c3_is_4 digit_r3c4_is_4)))
(assert (or digit_r4c1_is_1 digit_r4c3_is_1)) ; row 4, digit 1
(assert (not (and digit_r4c1_is_1 digit_r4c3_is_1)))
(assert (or digit_r4c1_is_3 digit_r4c2_is_3 digit_r4c3_is_3)) ; row 4, digit 3
(assert (not (and digit_r4c1_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r4c1_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r4c2_is_3 digit_r4c3_is_3)))
(assert (or digit_r4c1_is_4 digit_r4c2_is_4)) ; row 4, digit 4
(assert (not (and digit_r4c1_is_4 digit_r4c2_is_4)))

; Every column holds each digit once.
(assert (or digit_r1c1_is_1 digit_r2c1_is_1 digit_r4c1_is_1)) ; column 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r2c1_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r4c1_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r4c1_is_1)))
(assert (or digit_r1c1_is_2 digit_r2c1_is_2 digit_r3c1_is_2)) ; column 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r2c1_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r3c1_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r3c1_is_2)))
(assert (or digit_r1c1_is_3 digit_r2c1_is_3 digit_r3c1_is_3 digit_r4c1_is_3)) ; column 1, digit 3
(assert (not (and digit_r1c1_is_3 digit_r2c1_is_3)))
(assert (not (and digit_r1c1_is_3 digit_r3c1_is_3)))
(assert (not (and digit_r1c1_is_3 digit_r4c1_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r3c1_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r4c1_is_3)))
(assert (not (and digit_r3c1_is_3 digit_r4c1_is_3)))
(assert (or digit_r1c1_is_4 digit_r2c1_is_4 digit_r3c1_is_4 digit_r4c1_is_4)) ; column 1, digit 4
(assert (not (and digit_r1c1_is_4 digit_r2c1_is_4)))
(assert (not (and digit_r1c1_is_4 digit_r3c1_is_4)))
(assert (not (and digit_r1c1_is_4 digit_r4c1_is_4)))
(assert (not (and digit_r2c1_is_4 digit_r3c1_is_4)))
(assert (not (and digit_r2c1_is_4 digit_r4c1_is_4)))
(assert (not (and digit_r3c1_is_4 digit_r4c1_is_4)))
(assert (or digit_r2c2_is_1 digit_r3c2_is_1)) ; column 2, digit 1
(assert (not (and digit_r2c2_is_1 digit_r3c2_is_1)))
(assert (or digit_r1c2_is_2 digit_r2c2_is_2 digit_r3c2_is_2)) ; column 2, digit 2
(assert (not (and digit_r1c2_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r3c2_is_2)))
(assert (or digit_r1c2_is_3 digit_r2c2_is_3 digit_r3c2_is_3 digit_r4c2_is_3)) ; column 2, digit 3
(assert (not (and digit_r1c2_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r4c2_is_3)))
(assert (or digit_r1c2_is_4 digit_r4c2_is_4)) ; column 2, digit 4
(assert (not (and digit_r1c2_is_4 digit_r4c2_is_4)))
(assert (or digit_r2c3_is_1 digit_r4c3_is_1)) ; column 3, digit 1
(assert (not (and digit_r2c3_is_1 digit_r4c3_is_1)))
(assert (or digit_r1c3_is_2 digit_r2c3_is_2 digit_r3c3_is_2)) ; column 3, digit 2
(assert (not (and digit_r1c3_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r1c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r3c3_is_2)))
(assert (or digit_r1c3_is_3 digit_r2c3_is_3 digit_r3c3_is_3 digit_r4c3_is_3)) ; column 3, digit 3
(assert (not (and digit_r1c3_is_3 digit_r2c3_is_3)))
(assert (not (and digit_r1c3_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r1c3_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r2c3_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r2c3_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r3c3_is_3 digit_r4c3_is_3)))
(assert (or digit_r1c3_is_4 digit_r3c3_is_4)) ; column 3, digit 4
(assert (not (and digit_r1c3_is_4 digit_r3c3_is_4)))
(assert (or digit_r1c4_is_1 digit_r2c4_is_1)) ; column 4, digit 1
(assert (not (and digit_r1c4_is_1 digit_r2c4_is_1)))
(assert (or digit_r1c4_is_3 digit_r2c4_is_3 digit_r3c4_is_3)) ; column 4, digit 3
(assert (not (and digit_r1c4_is_3 digit_r2c4_is_3)))
(assert (not (and digit_r1c4_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r2c4_is_3 digit_r3c4_is_3)))
(assert (or digit_r1c4_is_4 digit_r3c4_is_4)) ; column 4, digit 4
(assert (not (and digit_r1c4_is_4 digit_r3c4_is_4)))

; A sign points to the smaller of its two digits.
(assert (=> digit_r2c2_is_2 (or digit_r1c2_is_3 digit_r1c2_is_4))) ; sign v of r1c2-r2c2
(assert (=> digit_r2c2_is_3 digit_r1c2_is_4))
(assert (=> digit_r1c2_is_2 digit_r2c2_is_1))
(assert (=> digit_r1c2_is_3 (or digit_r2c2_is_1 digit_r2c2_is_2)))
(assert (=> digit_r2c3_is_2 (or digit_r1c3_is_3 digit_r1c3_is_4))) ; sign v of r1c3-r2c3
(assert (=> digit_r2c3_is_3 digit_r1c3_is_4))
(assert (=> digit_r1c3_is_2 digit_r2c3_is_1))
(assert (=> digit_r1c3_is_3 (or digit_r2c3_is_1 digit_r2c3_is_2)))
(assert (=> digit_r2c4_is_3 digit_r3c4_is_4)) ; sign ^ of r2c4-r3c4
(assert (=> digit_r3c4_is_3 digit_r2c4_is_1))
(assert (=> digit_r3c2_is_2 (or digit_r3c1_is_3 digit_r3c1_is_4))) ; sign > of r3c1-r3c2
(assert (=> digit_r3c2_is_3 digit_r3c1_is_4))
(assert (=> digit_r3c1_is_2 digit_r3c2_is_1))
(assert (=> digit_r3c1_is_3 (or digit_r3c2_is_1 digit_r3c2_is_2)))
(assert (=> digit_r3c2_is_2 (or digit_r3c3_is_3 digit_r3c3_is_4))) ; sign < of r3c2-r3c3
(assert (=> digit_r3c2_is_3 digit_r3c3_is_4))
(assert (=> digit_r3c3_is_2 digit_r3c2_is_1))
(assert (=> digit_r3c3_is_3 (or digit_r3c2_is_1 digit_r3c2_is_2)))
(assert (=> digit_r4c3_is_3 digit_r4c2_is_4)) ; sign > of r4c2-r4c3
(assert (=> digit_r4c2_is_3 digit_r4c3_is_1))

(check-sat)
(get-value (digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_3 digit_r1c1_is_4 digit_r1c2_is_2 digit_r1c2_is_3
digit_r1c2_is_4 digit_r1c3_is_2 digit_r1c3_is_3 digit_r1c3_is_4 digit_r1c4_is_1 digit_r1c4_is_3
digit_r1c4_is_4 digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c1_is_3 digit_r2c1_is_4 digit_r2c2_is_1
digit_r2c2_is_2 digit_r2c2_is_3 digit_r2c3_is_1 digit_r2c3_is_2 digit_r2c3_is_3 digit_r2c4_is_1
digit_r2c4_is_3 digit_r3c1_is_2 digit_r3c1_is_3 digit_r3c1_is_4 digit_r3c2_is_1 digit_r3c2_is_2
digit_r3c2_is_3 digit_r3c3_is_2 digit_r3c3_is_3 digit_r3c3_is_4 digit_r3c4_is_3 digit_r3c4_is_4
digit_r4c1_is_1 digit_r4c1_is_3 digit_r4c1_is_4 digit_r4c2_is_3 digit_r4c2_is_4 digit_r4c3_is_1
digit_r4c3_is_3))
(exit)
