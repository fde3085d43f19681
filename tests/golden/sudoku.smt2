; sudoku: Apprentice
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the givens settle has no symbol; what two houses share
; is asserted once, under the first of them.
(declare-const digit_r1c1_is_1 Bool)
(declare-const digit_r1c1_is_2 Bool)
(declare-const digit_r1c1_is_3 Bool)
(declare-const digit_r1c2_is_1 Bool)
(declare-const digit_r1c2_is_2 Bool)
(declare-const digit_r1c2_is_3 Bool)
(declare-const digit_r1c2_is_4 Bool)
(declare-const digit_r1c3_is_1 Bool)
(declare-const digit_r1c3_is_2 Bool)
(declare-const digit_r1c3_is_4 Bool)
(declare-const digit_r1c4_is_1 Bool)
(declare-const digit_r1c4_is_2 Bool)
(declare-const digit_r1c4_is_4 Bool)
(declare-const digit_r2c1_is_1 Bool)
(declare-const digit_r2c1_is_2 Bool)
(declare-const digit_r2c1_is_3 Bool)
(declare-const digit_r2c2_is_1 Bool)
(declare-const digit_r2c2_is_2 Bool)
(declare-const digit_r2c2_is_3 Bool)
(declare-const digit_r2c2_is_4 Bool)
(declare-const digit_r2c3_is_1 Bool)
(declare-const digit_r2c3_is_2 Bool)
(declare-const digit_r2c3_is_4 Bool)
(declare-const digit_r2c4_is_1 Bool)
(declare-const digit_r2c4_is_2 Bool)
(declare-const digit_r2c4_is_3 Bool)
(declare-const digit_r2c4_is_4 Bool)
(declare-const digit_r3c1_is_1 Bool)
(declare-const digit_r3c1_is_2 Bool)
(declare-const digit_r3c1_is_3 Bool)
(declare-const digit_r3c2_is_1 Bool)
(declare-const digit_r3c2_is_2 Bool)
(declare-const digit_r3c2_is_3 Bool)
(declare-const digit_r3c3_is_1 Bool)
(declare-const digit_r3c3_is_2 Bool)
(declare-const digit_r3c3_is_3 Bool)
(declare-const digit_r3c3_is_4 Bool)
(declare-const digit_r3c4_is_1 Bool)
(declare-const digit_r3c4_is_2 Bool)
(declare-const digit_r3c4_is_3 Bool)
(declare-const digit_r3c4_is_4 Bool)
(declare-const digit_r4c2_is_1 Bool)
(declare-const digit_r4c2_is_2 Bool)
(declare-const digit_r4c2_is_3 Bool)
(declare-const digit_r4c3_is_1 Bool)
(declare-const digit_r4c3_is_2 Bool)
(declare-const digit_r4c3_is_3 Bool)
(declare-const digit_r4c4_is_1 Bool)
(declare-const digit_r4c4_is_2 Bool)
(declare-const digit_r4c4_is_3 Bool)

; Settled before anything is encoded, without a symbol: 1 of 16 places.

; Every row holds each digit once.
; - Every cell holds one digit.
(assert (or digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_3)) ; r1c1
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_2)))
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_3)))
(assert (not (and digit_r1c1_is_2 digit_r1c1_is_3)))
(assert (or digit_r1c2_is_1 digit_r1c2_is_2 digit_r1c2_is_3 digit_r1c2_is_4)) ; r1c2
(assert (not (and digit_r1c2_is_1 digit_r1c2_is_2)))
(assert (not (and digit_r1c2_is_1 digit_r1c2_is_3)))
(assert (not (and digit_r1c2_is_1 digit_r1c2_is_4)))
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_3)))
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_4)))
(assert (not (and digit_r1c2_is_3 digit_r1c2_is_4)))
(assert (or digit_r1c3_is_1 digit_r1c3_is_2 digit_r1c3_is_4)) ; r1c3
(assert (not (and digit_r1c3_is_1 digit_r1c3_is_2)))
(assert (not (and digit_r1c3_is_1 digit_r1c3_is_4)))
(assert (not (and digit_r1c3_is_2 digit_r1c3_is_4)))
(assert (or digit_r1c4_is_1 digit_r1c4_is_2 digit_r1c4_is_4)) ; r1c4
(assert (not (and digit_r1c4_is_1 digit_r1c4_is_2)))
(assert (not (and digit_r1c4_is_1 digit_r1c4_is_4)))
(assert (not (and digit_r1c4_is_2 digit_r1c4_is_4)))
(assert (or digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c1_is_3)) ; r2c1
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_2)))
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_3)))
(assert (not (and digit_r2c1_is_2 digit_r2c1_is_3)))
(assert (or digit_r2c2_is_1 digit_r2c2_is_2 digit_r2c2_is_3 digit_r2c2_is_4)) ; r2c2
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_2)))
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_3)))
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_4)))
(assert (not (and digit_r2c2_is_2 digit_r2c2_is_3)))
(assert (not (and digit_r2c2_is_2 digit_r2c2_is_4)))
(assert (not (and digit_r2c2_is_3 digit_r2c2_is_4)))
(assert (or digit_r2c3_is_1 digit_r2c3_is_2 digit_r2c3_is_4)) ; r2c3
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_2)))
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_4)))
(assert (not (and digit_r2c3_is_2 digit_r2c3_is_4)))
(assert (or digit_r2c4_is_1 digit_r2c4_is_2 digit_r2c4_is_3 digit_r2c4_is_4)) ; r2c4
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_2)))
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_3)))
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_4)))
(assert (not (and digit_r2c4_is_2 digit_r2c4_is_3)))
(assert (not (and digit_r2c4_is_2 digit_r2c4_is_4)))
(assert (not (and digit_r2c4_is_3 digit_r2c4_is_4)))
(assert (or digit_r3c1_is_1 digit_r3c1_is_2 digit_r3c1_is_3)) ; r3c1
(assert (not (and digit_r3c1_is_1 digit_r3c1_is_2)))
(assert (not (and digit_r3c1_is_1 digit_r3c1_is_3)))
(assert (not (and digit_r3c1_is_2 digit_r3c1_is_3)))
(assert (or digit_r3c2_is_1 digit_r3c2_is_2 digit_r3c2_is_3)) ; r3c2
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_2)))
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_3)))
(assert (not (and digit_r3c2_is_2 digit_r3c2_is_3)))
(assert (or digit_r3c3_is_1 digit_r3c3_is_2 digit_r3c3_is_3 digit_r3c3_is_4)) ; r3c3
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_2)))
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_3)))
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_4)))
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_3)))
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_4)))
(assert (not (and digit_r3c3_is_3 digit_r3c3_is_4)))
(assert (or digit_r3c4_is_1 digit_r3c4_is_2 digit_r3c4_is_3 digit_r3c4_is_4)) ; r3c4
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_2)))
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_3)))
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_4)))
(assert (not (and digit_r3c4_is_2 digit_r3c4_is_3)))
(assert (not (and digit_r3c4_is_2 digit_r3c4_is_4)))
(assert (not (and digit_r3c4_is_3 digit_r3c4_is_4)))
(assert (or digit_r4c2_is_1 digit_r4c2_is_2 digit_r4c2_is_3)) ; r4c2
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_2)))
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_3)))
(assert (not (and digit_r4c2_is_2 digit_r4c2_is_3)))
(assert (or digit_r4c3_is_1 digit_r4c3_is_2 digit_r4c3_is_3)) ; r4c3
(assert (not (and digit_r4c3_is_1 digit_r4c3_is_2)))
(assert (not (and digit_r4c3_is_1 digit_r4c3_is_3)))
(assert (not (and digit_r4c3_is_2 digit_r4c3_is_3)))
(assert (or digit_r4c4_is_1 digit_r4c4_is_2 digit_r4c4_is_3)) ; r4c4
(assert (not (and digit_r4c4_is_1 digit_r4c4_is_2)))
(assert (not (and digit_r4c4_is_1 digit_r4c4_is_3)))
(assert (not (and digit_r4c4_is_2 digit_r4c4_is_3)))

; Every row holds each digit once.
(assert (or digit_r1c1_is_1 digit_r1c2_is_1 digit_r1c3_is_1 digit_r1c4_is_1)) ; row 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r1c2_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r1c3_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r1c4_is_1)))
(assert (not (and digit_r1c2_is_1 digit_r1c3_is_1)))
(assert (not (and digit_r1c2_is_1 digit_r1c4_is_1)))
(assert (not (and digit_r1c3_is_1 digit_r1c4_is_1)))
(assert (or digit_r1c1_is_2 digit_r1c2_is_2 digit_r1c3_is_2 digit_r1c4_is_2)) ; row 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r1c2_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r1c3_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r1c4_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r1c3_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r1c4_is_2)))
(assert (not (and digit_r1c3_is_2 digit_r1c4_is_2)))
(assert (or digit_r1c1_is_3 digit_r1c2_is_3)) ; row 1, digit 3
(assert (not (and digit_r1c1_is_3 digit_r1c2_is_3)))
(assert (or digit_r1c2_is_4 digit_r1c3_is_4 digit_r1c4_is_4)) ; row 1, digit 4
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
(assert (or digit_r2c1_is_2 digit_r2c2_is_2 digit_r2c3_is_2 digit_r2c4_is_2)) ; row 2, digit 2
(assert (not (and digit_r2c1_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r2c4_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r2c4_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r2c4_is_2)))
(assert (or digit_r2c1_is_3 digit_r2c2_is_3 digit_r2c4_is_3)) ; row 2, digit 3
(assert (not (and digit_r2c1_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r2c4_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r2c4_is_3)))
(assert (or digit_r2c2_is_4 digit_r2c3_is_4 digit_r2c4_is_4)) ; row 2, digit 4
(assert (not (and digit_r2c2_is_4 digit_r2c3_is_4)))
(assert (not (and digit_r2c2_is_4 digit_r2c4_is_4)))
(assert (not (and digit_r2c3_is_4 digit_r2c4_is_4)))
(assert (or digit_r3c1_is_1 digit_r3c2_is_1 digit_r3c3_is_1 digit_r3c4_is_1)) ; row 3, digit 1
(assert (not (and digit_r3c1_is_1 digit_r3c2_is_1)))
(assert (not (and digit_r3c1_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r3c1_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r3c2_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r3c2_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r3c3_is_1 digit_r3c4_is_1)))
(assert (or digit_r3c1_is_2 digit_r3c2_is_2 digit_r3c3_is_2 digit_r3c4_is_2)) ; row 3, digit 2
(assert (not (and digit_r3c1_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r3c1_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r3c1_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r3c3_is_2 digit_r3c4_is_2)))
(assert (or digit_r3c1_is_3 digit_r3c2_is_3 digit_r3c3_is_3 digit_r3c4_is_3)) ; row 3, digit 3
(assert (not (and digit_r3c1_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r3c1_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r3c1_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r3c3_is_3 digit_r3c4_is_3)))
(assert (or digit_r3c3_is_4 digit_r3c4_is_4)) ; row 3, digit 4
(assert (not (and digit_r3c3_is_4 digit_r3c4_is_4)))
(assert (or digit_r4c2_is_1 digit_r4c3_is_1 digit_r4c4_is_1)) ; row 4, digit 1
(assert (not (and digit_r4c2_is_1 digit_r4c3_is_1)))
(assert (not (and digit_r4c2_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r4c3_is_1 digit_r4c4_is_1)))
(assert (or digit_r4c2_is_2 digit_r4c3_is_2 digit_r4c4_is_2)) ; row 4, digit 2
(assert (not (and digit_r4c2_is_2 digit_r4c3_is_2)))
(assert (not (and digit_r4c2_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r4c3_is_2 digit_r4c4_is_2)))
(assert (or digit_r4c2_is_3 digit_r4c3_is_3 digit_r4c4_is_3)) ; row 4, digit 3
(assert (not (and digit_r4c2_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r4c2_is_3 digit_r4c4_is_3)))
(assert (not (and digit_r4c3_is_3 digit_r4c4_is_3)))

; Every column holds each digit once.
(assert (or digit_r1c1_is_1 digit_r2c1_is_1 digit_r3c1_is_1)) ; column 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r2c1_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r3c1_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r3c1_is_1)))
(assert (or digit_r1c1_is_2 digit_r2c1_is_2 digit_r3c1_is_2)) ; column 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r2c1_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r3c1_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r3c1_is_2)))
(assert (or digit_r1c1_is_3 digit_r2c1_is_3 digit_r3c1_is_3)) ; column 1, digit 3
(assert (not (and digit_r1c1_is_3 digit_r2c1_is_3)))
(assert (not (and digit_r1c1_is_3 digit_r3c1_is_3)))
(assert (not (and digit_r2c1_is_3 digit_r3c1_is_3)))
(assert (or digit_r1c2_is_1 digit_r2c2_is_1 digit_r3c2_is_1 digit_r4c2_is_1)) ; column 2, digit 1
(assert (not (and digit_r1c2_is_1 digit_r2c2_is_1)))
(assert (not (and digit_r1c2_is_1 digit_r3c2_is_1)))
(assert (not (and digit_r1c2_is_1 digit_r4c2_is_1)))
(assert (not (and digit_r2c2_is_1 digit_r3c2_is_1)))
(assert (not (and digit_r2c2_is_1 digit_r4c2_is_1)))
(assert (not (and digit_r3c2_is_1 digit_r4c2_is_1)))
(assert (or digit_r1c2_is_2 digit_r2c2_is_2 digit_r3c2_is_2 digit_r4c2_is_2)) ; column 2, digit 2
(assert (not (and digit_r1c2_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r4c2_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r4c2_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r4c2_is_2)))
(assert (or digit_r1c2_is_3 digit_r2c2_is_3 digit_r3c2_is_3 digit_r4c2_is_3)) ; column 2, digit 3
(assert (not (and digit_r1c2_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r4c2_is_3)))
(assert (or digit_r1c2_is_4 digit_r2c2_is_4)) ; column 2, digit 4
(assert (not (and digit_r1c2_is_4 digit_r2c2_is_4)))
(assert (or digit_r1c3_is_1 digit_r2c3_is_1 digit_r3c3_is_1 digit_r4c3_is_1)) ; column 3, digit 1
(assert (not (and digit_r1c3_is_1 digit_r2c3_is_1)))
(assert (not (and digit_r1c3_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r1c3_is_1 digit_r4c3_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r4c3_is_1)))
(assert (not (and digit_r3c3_is_1 digit_r4c3_is_1)))
(assert (or digit_r1c3_is_2 digit_r2c3_is_2 digit_r3c3_is_2 digit_r4c3_is_2)) ; column 3, digit 2
(assert (not (and digit_r1c3_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r1c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r1c3_is_2 digit_r4c3_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r4c3_is_2)))
(assert (not (and digit_r3c3_is_2 digit_r4c3_is_2)))
(assert (or digit_r3c3_is_3 digit_r4c3_is_3)) ; column 3, digit 3
(assert (not (and digit_r3c3_is_3 digit_r4c3_is_3)))
(assert (or digit_r1c3_is_4 digit_r2c3_is_4 digit_r3c3_is_4)) ; column 3, digit 4
(assert (not (and digit_r1c3_is_4 digit_r2c3_is_4)))
(assert (not (and digit_r1c3_is_4 digit_r3c3_is_4)))
(assert (not (and digit_r2c3_is_4 digit_r3c3_is_4)))
(assert (or digit_r1c4_is_1 digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1)) ; column 4, digit 1
(assert (not (and digit_r1c4_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r1c4_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r1c4_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r2c4_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r2c4_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r3c4_is_1 digit_r4c4_is_1)))
(assert (or digit_r1c4_is_2 digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2)) ; column 4, digit 2
(assert (not (and digit_r1c4_is_2 digit_r2c4_is_2)))
(assert (not (and digit_r1c4_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r1c4_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r2c4_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r2c4_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r3c4_is_2 digit_r4c4_is_2)))
(assert (or digit_r2c4_is_3 digit_r3c4_is_3 digit_r4c4_is_3)) ; column 4, digit 3
(assert (not (and digit_r2c4_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r2c4_is_3 digit_r4c4_is_3)))
(assert (not (and digit_r3c4_is_3 digit_r4c4_is_3)))
(assert (or digit_r1c4_is_4 digit_r2c4_is_4 digit_r3c4_is_4)) ; column 4, digit 4
(assert (not (and digit_r1c4_is_4 digit_r2c4_is_4)))
(assert (not (and digit_r1c4_is_4 digit_r3c4_is_4)))
(assert (not (and digit_r2c4_is_4 digit_r3c4_is_4)))

; Every box or region holds each digit once.
(assert (or digit_r1c1_is_1 digit_r1c2_is_1 digit_r2c1_is_1 digit_r2c2_is_1)) ; box 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r2c2_is_1)))
(assert (not (and digit_r1c2_is_1 digit_r2c1_is_1)))
(assert (or digit_r1c1_is_2 digit_r1c2_is_2 digit_r2c1_is_2 digit_r2c2_is_2)) ; box 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r2c1_is_2)))
(assert (or digit_r1c1_is_3 digit_r1c2_is_3 digit_r2c1_is_3 digit_r2c2_is_3)) ; box 1, digit 3
(assert (not (and digit_r1c1_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r2c1_is_3)))
(assert (or digit_r1c3_is_1 digit_r1c4_is_1 digit_r2c3_is_1 digit_r2c4_is_1)) ; box 2, digit 1
(assert (not (and digit_r1c3_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r1c4_is_1 digit_r2c3_is_1)))
(assert (or digit_r1c3_is_2 digit_r1c4_is_2 digit_r2c3_is_2 digit_r2c4_is_2)) ; box 2, digit 2
(assert (not (and digit_r1c3_is_2 digit_r2c4_is_2)))
(assert (not (and digit_r1c4_is_2 digit_r2c3_is_2)))
(assert digit_r2c4_is_3) ; box 2, digit 3
(assert (or digit_r1c3_is_4 digit_r1c4_is_4 digit_r2c3_is_4 digit_r2c4_is_4)) ; box 2, digit 4
(assert (not (and digit_r1c3_is_4 digit_r2c4_is_4)))
(assert (not (and digit_r1c4_is_4 digit_r2c3_is_4)))
(assert (or digit_r3c1_is_1 digit_r3c2_is_1 digit_r4c2_is_1)) ; box 3, digit 1
(assert (not (and digit_r3c1_is_1 digit_r4c2_is_1)))
(assert (or digit_r3c1_is_2 digit_r3c2_is_2 digit_r4c2_is_2)) ; box 3, digit 2
(assert (not (and digit_r3c1_is_2 digit_r4c2_is_2)))
(assert (or digit_r3c1_is_3 digit_r3c2_is_3 digit_r4c2_is_3)) ; box 3, digit 3
(assert (not (and digit_r3c1_is_3 digit_r4c2_is_3)))
(assert (or digit_r3c3_is_1 digit_r3c4_is_1 digit_r4c3_is_1 digit_r4c4_is_1)) ; box 4, digit 1
(assert (not (and digit_r3c3_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r3c4_is_1 digit_r4c3_is_1)))
(assert (or digit_r3c3_is_2 digit_r3c4_is_2 digit_r4c3_is_2 digit_r4c4_is_2)) ; box 4, digit 2
(assert (not (and digit_r3c3_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r3c4_is_2 digit_r4c3_is_2)))
(assert (or digit_r3c3_is_3 digit_r3c4_is_3 digit_r4c3_is_3 digit_r4c4_is_3)) ; box 4, digit 3
(assert (not (and digit_r3c3_is_3 digit_r4c4_is_3)))
(assert (not (and digit_r3c4_is_3 digit_r4c3_is_3)))

; No digit stands twice in a cage.
(assert (or digit_r3c2_is_1 digit_r4c2_is_1 digit_r4c3_is_1)) ; cage a, digit 1
(assert (not (and digit_r3c2_is_1 digit_r4c3_is_1)))
(assert (or digit_r3c2_is_2 digit_r4c2_is_2 digit_r4c3_is_2)) ; cage a, digit 2
(assert (not (and digit_r3c2_is_2 digit_r4c3_is_2)))
(assert (or digit_r3c2_is_3 digit_r4c2_is_3 digit_r4c3_is_3)) ; cage a, digit 3
(assert (not (and digit_r3c2_is_3 digit_r4c3_is_3)))

; The digits of a cage add up to its sum.
(assert (and (or digit_r3c2_is_1 digit_r4c2_is_1 digit_r4c3_is_1) (or digit_r3c2_is_2 digit_r4c2_is_2 digit_r4c3_is_2) (or digit_r3c2_is_3 digit_r4c2_is_3 digit_r4c3_is_3))) ; sum 6 of cage a
(assert (and (or digit_r1c3_is_1 digit_r1c4_is_1 digit_r2c3_is_1) (or digit_r1c3_is_2 digit_r1c4_is_2 digit_r2c3_is_2) (or digit_r1c3_is_4 digit_r1c4_is_4 digit_r2c3_is_4))) ; sum 7 of cage b

; The digits between the smallest and the largest digit of a line add up to its clue.

; LINE_between_V: V stands between the 1 and the 4 of the line.

; LINE_between_of_A_B: A and B stand there, and no others.
(declare-const row_1_between_2 Bool)
(declare-const row_1_between_3 Bool)

; LINE_open_C: one of 1 and 4 stands in C or before, the other after C.
(declare-const row_1_open_r1c1 Bool)
(declare-const row_1_open_r1c2 Bool)
(declare-const row_1_open_r1c3 Bool)
(declare-const row_1_open_r1c4 Bool)
(assert (=> digit_r1c1_is_1 digit_r1c3_is_4)) ; sandwich 2 of row 1
(assert (=> digit_r1c2_is_1 digit_r1c4_is_4))
(assert (not digit_r1c3_is_1))
(assert (=> digit_r1c4_is_1 digit_r1c2_is_4))
(assert (=> digit_r1c2_is_4 digit_r1c4_is_1))
(assert (=> digit_r1c3_is_4 digit_r1c1_is_1))
(assert (=> digit_r1c4_is_4 digit_r1c2_is_1))
(assert (= row_1_open_r1c1 digit_r1c1_is_1))
(assert (=> digit_r1c1_is_2 (= row_1_between_2 row_1_open_r1c1)))
(assert (=> digit_r1c1_is_3 (= row_1_between_3 row_1_open_r1c1)))
(assert (= row_1_open_r1c2 (xor row_1_open_r1c1 (or digit_r1c2_is_1 digit_r1c2_is_4))))
(assert (=> digit_r1c2_is_2 (= row_1_between_2 row_1_open_r1c2)))
(assert (=> digit_r1c2_is_3 (= row_1_between_3 row_1_open_r1c2)))
(assert (= row_1_open_r1c3 (xor row_1_open_r1c2 (or digit_r1c3_is_1 digit_r1c3_is_4))))
(assert (=> digit_r1c3_is_2 (= row_1_between_2 row_1_open_r1c3)))
(assert (= row_1_open_r1c4 (xor row_1_open_r1c3 (or digit_r1c4_is_1 digit_r1c4_is_4))))
(assert (=> digit_r1c4_is_2 (= row_1_between_2 row_1_open_r1c4)))
(assert (and row_1_between_2 (not row_1_between_3)))

(check-sat)
(get-value (digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_3 digit_r1c2_is_1 digit_r1c2_is_2 digit_r1c2_is_3
digit_r1c2_is_4 digit_r1c3_is_1 digit_r1c3_is_2 digit_r1c3_is_4 digit_r1c4_is_1 digit_r1c4_is_2
digit_r1c4_is_4 digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c1_is_3 digit_r2c2_is_1 digit_r2c2_is_2
digit_r2c2_is_3 digit_r2c2_is_4 digit_r2c3_is_1 digit_r2c3_is_2 digit_r2c3_is_4 digit_r2c4_is_1
digit_r2c4_is_2 digit_r2c4_is_3 digit_r2c4_is_4 digit_r3c1_is_1 digit_r3c1_is_2 digit_r3c1_is_3
digit_r3c2_is_1 digit_r3c2_is_2 digit_r3c2_is_3 digit_r3c3_is_1 digit_r3c3_is_2 digit_r3c3_is_3
digit_r3c3_is_4 digit_r3c4_is_1 digit_r3c4_is_2 digit_r3c4_is_3 digit_r3c4_is_4 digit_r4c2_is_1
digit_r4c2_is_2 digit_r4c2_is_3 digit_r4c3_is_1 digit_r4c3_is_2 digit_r4c3_is_3 digit_r4c4_is_1
digit_r4c4_is_2 digit_r4c4_is_3))
(exit)
