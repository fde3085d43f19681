; keen: Abacus
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the givens and cages settle has no symbol.
(declare-const digit_r1c1_is_1 Bool)
(declare-const digit_r1c1_is_2 Bool)
(declare-const digit_r1c1_is_4 Bool)
(declare-const digit_r1c2_is_2 Bool)
(declare-const digit_r1c2_is_3 Bool)
(declare-const digit_r1c2_is_4 Bool)
(declare-const digit_r1c3_is_2 Bool)
(declare-const digit_r1c3_is_3 Bool)
(declare-const digit_r1c3_is_4 Bool)
(declare-const digit_r1c4_is_3 Bool)
(declare-const digit_r1c4_is_4 Bool)
(declare-const digit_r2c1_is_1 Bool)
(declare-const digit_r2c1_is_2 Bool)
(declare-const digit_r2c1_is_4 Bool)
(declare-const digit_r2c2_is_3 Bool)
(declare-const digit_r2c2_is_4 Bool)
(declare-const digit_r2c3_is_1 Bool)
(declare-const digit_r2c3_is_2 Bool)
(declare-const digit_r2c4_is_1 Bool)
(declare-const digit_r2c4_is_3 Bool)
(declare-const digit_r2c4_is_4 Bool)
(declare-const digit_r3c1_is_1 Bool)
(declare-const digit_r3c1_is_2 Bool)
(declare-const digit_r3c1_is_4 Bool)
(declare-const digit_r3c2_is_3 Bool)
(declare-const digit_r3c2_is_4 Bool)
(declare-const digit_r3c3_is_1 Bool)
(declare-const digit_r3c3_is_2 Bool)
(declare-const digit_r3c3_is_4 Bool)
(declare-const digit_r3c4_is_1 Bool)
(declare-const digit_r3c4_is_3 Bool)
(declare-const digit_r4c1_is_1 Bool)
(declare-const digit_r4c1_is_3 Bool)
(declare-const digit_r4c2_is_1 Bool)
(declare-const digit_r4c2_is_3 Bool)
(declare-const digit_r4c3_is_1 Bool)
(declare-const digit_r4c3_is_3 Bool)
(declare-const digit_r4c3_is_4 Bool)

; Settled before anything is encoded, without a symbol: 1 of 16 places.

; Every row holds each digit once.
; - Every cell holds one digit.
(assert (or digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_4)) ; r1c1
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_2)))
(assert (not (and digit_r1c1_is_1 digit_r1c1_is_4)))
(assert (not (and digit_r1c1_is_2 digit_r1c1_is_4)))
(assert (or digit_r1c2_is_2 digit_r1c2_is_3 digit_r1c2_is_4)) ; r1c2
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_3)))
(assert (not (and digit_r1c2_is_2 digit_r1c2_is_4)))
(assert (not (and digit_r1c2_is_3 digit_r1c2_is_4)))
(assert (or digit_r1c3_is_2 digit_r1c3_is_3 digit_r1c3_is_4)) ; r1c3
(assert (not (and digit_r1c3_is_2 digit_r1c3_is_3)))
(assert (not (and digit_r1c3_is_2 digit_r1c3_is_4)))
(assert (not (and digit_r1c3_is_3 digit_r1c3_is_4)))
(assert (or digit_r1c4_is_3 digit_r1c4_is_4)) ; r1c4
(assert (not (and digit_r1c4_is_3 digit_r1c4_is_4)))
(assert (or digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c1_is_4)) ; r2c1
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_2)))
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_4)))
(assert (not (and digit_r2c1_is_2 digit_r2c1_is_4)))
(assert (or digit_r2c2_is_3 digit_r2c2_is_4)) ; r2c2
(assert (not (and digit_r2c2_is_3 digit_r2c2_is_4)))
(assert (or digit_r2c3_is_1 digit_r2c3_is_2)) ; r2c3
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_2)))
(assert (or digit_r2c4_is_1 digit_r2c4_is_3 digit_r2c4_is_4)) ; r2c4
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_3)))
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_4)))
(assert (not (and digit_r2c4_is_3 digit_r2c4_is_4)))
(assert (or digit_r3c1_is_1 digit_r3c1_is_2 digit_r3c1_is_4)) ; r3c1
(assert (not (and digit_r3c1_is_1 digit_r3c1_is_2)))
(assert (not (and digit_r3c1_is_1 digit_r3c1_is_4)))
(assert (not (and digit_r3c1_is_2 digit_r3c1_is_4)))
(assert (or digit_r3c2_is_3 digit_r3c2_is_4)) ; r3c2
(assert (not (and digit_r3c2_is_3 digit_r3c2_is_4)))
(assert (or digit_r3c3_is_1 digit_r3c3_is_2 digit_r3c3_is_4)) ; r3c3
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_2)))
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_4)))
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_4)))
(assert (or digit_r3c4_is_1 digit_r3c4_is_3)) ; r3c4
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_3)))
(assert (or digit_r4c1_is_1 digit_r4c1_is_3)) ; r4c1
(assert (not (and digit_r4c1_is_1 digit_r4c1_is_3)))
(assert (or digit_r4c2_is_1 digit_r4c2_is_3)) ; r4c2
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_3)))
(assert (or digit_r4c3_is_1 digit_r4c3_is_3 digit_r4c3_is_4)) ; r4c3
(assert (not (and digit_r4c3_is_1 digit_r4c3_is_3)))
(assert (not (and digit_r4c3_is_1 digit_r4c3_is_4)))
(assert (not (and digit_r4c3_is_3 digit_r4c3_is_4)))

; Every row holds each digit once.
(assert digit_r1c1_is_1) ; row 1, digit 1
(assert (or digit_r1c1_is_2 digit_r1c2_is_2 digit_r1c3_is_2)) ; row 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r1c2_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r1c3_is_2)))
(assert (not (and digit_r1c2_is_2 digit_r1c3_is_2)))
(assert (or digit_r1c2_is_3 digit_r1c3_is_3 digit_r1c4_is_3)) ; row 1, digit 3
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
(assert (or digit_r2c1_is_1 digit_r2c3_is_1 digit_r2c4_is_1)) ; row 2, digit 1
(assert (not (and digit_r2c1_is_1 digit_r2c3_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r2c4_is_1)))
(assert (or digit_r2c1_is_2 digit_r2c3_is_2)) ; row 2, digit 2
(assert (not (and digit_r2c1_is_2 digit_r2c3_is_2)))
(assert (or digit_r2c2_is_3 digit_r2c4_is_3)) ; row 2, digit 3
(assert (not (and digit_r2c2_is_3 digit_r2c4_is_3)))
(assert (or digit_r2c1_is_4 digit_r2c2_is_4 digit_r2c4_is_4)) ; row 2, digit 4
(assert (not (and digit_r2c1_is_4 digit_r2c2_is_4)))
(assert (not (and digit_r2c1_is_4 digit_r2c4_is_4)))
(assert (not (and digit_r2c2_is_4 digit_r2c4_is_4)))
(assert (or digit_r3c1_is_1 digit_r3c3_is_1 digit_r3c4_is_1)) ; row 3, digit 1
(assert (not (and digit_r3c1_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r3c1_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r3c3_is_1 digit_r3c4_is_1)))
(assert (or digit_r3c1_is_2 digit_r3c3_is_2)) ; row 3, digit 2
(assert (not (and digit_r3c1_is_2 digit_r3c3_is_2)))
(assert (or digit_r3c2_is_3 digit_r3c4_is_3)) ; row 3, digit 3
(assert (not (and digit_r3c2_is_3 digit_r3c4_is_3)))
(assert (or digit_r3c1_is_4 digit_r3c2_is_4 digit_r3c3_is_4)) ; row 3, digit 4
(assert (not (and digit_r3c1_is_4 digit_r3c2_is_4)))
(assert (not (and digit_r3c1_is_4 digit_r3c3_is_4)))
(assert (not (and digit_r3c2_is_4 digit_r3c3_is_4)))
(assert (or digit_r4c1_is_1 digit_r4c2_is_1 digit_r4c3_is_1)) ; row 4, digit 1
(assert (not (and digit_r4c1_is_1 digit_r4c2_is_1)))
(assert (not (and digit_r4c1_is_1 digit_r4c3_is_1)))
(assert (not (and digit_r4c2_is_1 digit_r4c3_is_1)))
(assert (or digit_r4c1_is_3 digit_r4c2_is_3 digit_r4c3_is_3)) ; row 4, digit 3
(assert (not (and digit_r4c1_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r4c1_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r4c2_is_3 digit_r4c3_is_3)))
(assert digit_r4c3_is_4) ; row 4, digit 4

; Every column holds each digit once.
(assert (or digit_r1c1_is_1 digit_r2c1_is_1 digit_r3c1_is_1 digit_r4c1_is_1)) ; column 1, digit 1
(assert (not (and digit_r1c1_is_1 digit_r2c1_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r3c1_is_1)))
(assert (not (and digit_r1c1_is_1 digit_r4c1_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r3c1_is_1)))
(assert (not (and digit_r2c1_is_1 digit_r4c1_is_1)))
(assert (not (and digit_r3c1_is_1 digit_r4c1_is_1)))
(assert (or digit_r1c1_is_2 digit_r2c1_is_2 digit_r3c1_is_2)) ; column 1, digit 2
(assert (not (and digit_r1c1_is_2 digit_r2c1_is_2)))
(assert (not (and digit_r1c1_is_2 digit_r3c1_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r3c1_is_2)))
(assert digit_r4c1_is_3) ; column 1, digit 3
(assert (or digit_r1c1_is_4 digit_r2c1_is_4 digit_r3c1_is_4)) ; column 1, digit 4
(assert (not (and digit_r1c1_is_4 digit_r2c1_is_4)))
(assert (not (and digit_r1c1_is_4 digit_r3c1_is_4)))
(assert (not (and digit_r2c1_is_4 digit_r3c1_is_4)))
(assert digit_r4c2_is_1) ; column 2, digit 1
(assert digit_r1c2_is_2) ; column 2, digit 2
(assert (or digit_r1c2_is_3 digit_r2c2_is_3 digit_r3c2_is_3 digit_r4c2_is_3)) ; column 2, digit 3
(assert (not (and digit_r1c2_is_3 digit_r2c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r1c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r3c2_is_3)))
(assert (not (and digit_r2c2_is_3 digit_r4c2_is_3)))
(assert (not (and digit_r3c2_is_3 digit_r4c2_is_3)))
(assert (or digit_r1c2_is_4 digit_r2c2_is_4 digit_r3c2_is_4)) ; column 2, digit 4
(assert (not (and digit_r1c2_is_4 digit_r2c2_is_4)))
(assert (not (and digit_r1c2_is_4 digit_r3c2_is_4)))
(assert (not (and digit_r2c2_is_4 digit_r3c2_is_4)))
(assert (or digit_r2c3_is_1 digit_r3c3_is_1 digit_r4c3_is_1)) ; column 3, digit 1
(assert (not (and digit_r2c3_is_1 digit_r3c3_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r4c3_is_1)))
(assert (not (and digit_r3c3_is_1 digit_r4c3_is_1)))
(assert (or digit_r1c3_is_2 digit_r2c3_is_2 digit_r3c3_is_2)) ; column 3, digit 2
(assert (not (and digit_r1c3_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r1c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r3c3_is_2)))
(assert (or digit_r1c3_is_3 digit_r4c3_is_3)) ; column 3, digit 3
(assert (not (and digit_r1c3_is_3 digit_r4c3_is_3)))
(assert (or digit_r1c3_is_4 digit_r3c3_is_4 digit_r4c3_is_4)) ; column 3, digit 4
(assert (not (and digit_r1c3_is_4 digit_r3c3_is_4)))
(assert (not (and digit_r1c3_is_4 digit_r4c3_is_4)))
(assert (not (and digit_r3c3_is_4 digit_r4c3_is_4)))
(assert (or digit_r2c4_is_1 digit_r3c4_is_1)) ; column 4, digit 1
(assert (not (and digit_r2c4_is_1 digit_r3c4_is_1)))
(assert (or digit_r1c4_is_3 digit_r2c4_is_3 digit_r3c4_is_3)) ; column 4, digit 3
(assert (not (and digit_r1c4_is_3 digit_r2c4_is_3)))
(assert (not (and digit_r1c4_is_3 digit_r3c4_is_3)))
(assert (not (and digit_r2c4_is_3 digit_r3c4_is_3)))
(assert (or digit_r1c4_is_4 digit_r2c4_is_4)) ; column 4, digit 4
(assert (not (and digit_r1c4_is_4 digit_r2c4_is_4)))

; The digits of a cage come to its number by the operation that stands there.

; LINE_is_A_B: the cells of the line hold A and B, in this order.
(declare-const cage_a_is_1_2_4 Bool)
(declare-const cage_a_is_1_4_2 Bool)
(declare-const cage_a_is_2_1_4 Bool)
(declare-const cage_a_is_2_4_1 Bool)
(declare-const cage_a_is_4_1_2 Bool)
(declare-const cage_a_is_4_2_1 Bool)
(assert (or cage_a_is_1_2_4 cage_a_is_1_4_2 cage_a_is_2_1_4 cage_a_is_2_4_1 cage_a_is_4_1_2 cage_a_is_4_2_1)) ; clue 8* of cage a
(assert (=> cage_a_is_1_2_4 (and digit_r1c1_is_1 digit_r2c1_is_2 digit_r3c1_is_4)))
(assert (=> cage_a_is_1_4_2 (and digit_r1c1_is_1 digit_r2c1_is_4 digit_r3c1_is_2)))
(assert (=> cage_a_is_2_1_4 (and digit_r1c1_is_2 digit_r2c1_is_1 digit_r3c1_is_4)))
(assert (=> cage_a_is_2_4_1 (and digit_r1c1_is_2 digit_r2c1_is_4 digit_r3c1_is_1)))
(assert (=> cage_a_is_4_1_2 (and digit_r1c1_is_4 digit_r2c1_is_1 digit_r3c1_is_2)))
(assert (=> cage_a_is_4_2_1 (and digit_r1c1_is_4 digit_r2c1_is_2 digit_r3c1_is_1)))
(assert (=> digit_r1c1_is_1 (or cage_a_is_1_2_4 cage_a_is_1_4_2)))
(assert (=> digit_r1c1_is_2 (or cage_a_is_2_1_4 cage_a_is_2_4_1)))
(assert (=> digit_r1c1_is_4 (or cage_a_is_4_1_2 cage_a_is_4_2_1)))
(assert (=> digit_r2c1_is_1 (or cage_a_is_2_1_4 cage_a_is_4_1_2)))
(assert (=> digit_r2c1_is_2 (or cage_a_is_1_2_4 cage_a_is_4_2_1)))
(assert (=> digit_r2c1_is_4 (or cage_a_is_1_4_2 cage_a_is_2_4_1)))
(assert (=> digit_r3c1_is_1 (or cage_a_is_2_4_1 cage_a_is_4_2_1)))
(assert (=> digit_r3c1_is_2 (or cage_a_is_1_4_2 cage_a_is_4_1_2)))
(assert (=> digit_r3c1_is_4 (or cage_a_is_1_2_4 cage_a_is_2_1_4)))
(declare-const cage_b_is_2_3_4 Bool)
(declare-const cage_b_is_2_4_3 Bool)
(declare-const cage_b_is_3_2_4 Bool)
(declare-const cage_b_is_4_2_3 Bool)
(assert (or cage_b_is_2_3_4 cage_b_is_2_4_3 cage_b_is_3_2_4 cage_b_is_4_2_3)) ; clue 9+ of cage b
(assert (=> cage_b_is_2_3_4 (and digit_r1c2_is_2 digit_r1c3_is_3 digit_r1c4_is_4)))
(assert (=> cage_b_is_2_4_3 (and digit_r1c2_is_2 digit_r1c3_is_4 digit_r1c4_is_3)))
(assert (=> cage_b_is_3_2_4 (and digit_r1c2_is_3 digit_r1c3_is_2 digit_r1c4_is_4)))
(assert (=> cage_b_is_4_2_3 (and digit_r1c2_is_4 digit_r1c3_is_2 digit_r1c4_is_3)))
(assert (=> digit_r1c2_is_2 (or cage_b_is_2_3_4 cage_b_is_2_4_3)))
(assert (=> digit_r1c2_is_3 cage_b_is_3_2_4))
(assert (=> digit_r1c2_is_4 cage_b_is_4_2_3))
(assert (=> digit_r1c3_is_2 (or cage_b_is_3_2_4 cage_b_is_4_2_3)))
(assert (=> digit_r1c3_is_3 cage_b_is_2_3_4))
(assert (=> digit_r1c3_is_4 cage_b_is_2_4_3))
(assert (=> digit_r1c4_is_3 (or cage_b_is_2_4_3 cage_b_is_4_2_3)))
(assert (=> digit_r1c4_is_4 (or cage_b_is_2_3_4 cage_b_is_3_2_4)))
(assert (=> digit_r2c2_is_3 digit_r3c2_is_4)) ; clue 7+ of cage c
(assert (=> digit_r2c2_is_4 digit_r3c2_is_3))
(assert (=> digit_r3c2_is_3 digit_r2c2_is_4))
(assert (=> digit_r3c2_is_4 digit_r2c2_is_3))
(declare-const cage_d_is_1_4_1 Bool)
(declare-const cage_d_is_2_1_3 Bool)
(declare-const cage_d_is_2_3_1 Bool)
(assert (or cage_d_is_1_4_1 cage_d_is_2_1_3 cage_d_is_2_3_1)) ; clue 6+ of cage d
(assert (=> cage_d_is_1_4_1 (and digit_r2c3_is_1 digit_r2c4_is_4 digit_r3c4_is_1)))
(assert (=> cage_d_is_2_1_3 (and digit_r2c3_is_2 digit_r2c4_is_1 digit_r3c4_is_3)))
(assert (=> cage_d_is_2_3_1 (and digit_r2c3_is_2 digit_r2c4_is_3 digit_r3c4_is_1)))
(assert (=> digit_r2c3_is_1 cage_d_is_1_4_1))
(assert (=> digit_r2c3_is_2 (or cage_d_is_2_1_3 cage_d_is_2_3_1)))
(assert (=> digit_r2c4_is_1 cage_d_is_2_1_3))
(assert (=> digit_r2c4_is_3 cage_d_is_2_3_1))
(assert (=> digit_r2c4_is_4 cage_d_is_1_4_1))
(assert (=> digit_r3c4_is_1 (or cage_d_is_1_4_1 cage_d_is_2_3_1)))
(assert (=> digit_r3c4_is_3 cage_d_is_2_1_3))
(assert (=> digit_r3c3_is_1 digit_r4c3_is_4)) ; clue 5+ of cage e
(assert (=> digit_r3c3_is_2 digit_r4c3_is_3))
(assert (=> digit_r3c3_is_4 digit_r4c3_is_1))
(assert (=> digit_r4c3_is_1 digit_r3c3_is_4))
(assert (=> digit_r4c3_is_3 digit_r3c3_is_2))
(assert (=> digit_r4c3_is_4 digit_r3c3_is_1))
(assert (=> digit_r4c1_is_1 digit_r4c2_is_3)) ; clue 3* of cage f
(assert (=> digit_r4c1_is_3 digit_r4c2_is_1))
(assert (=> digit_r4c2_is_1 digit_r4c1_is_3))
(assert (=> digit_r4c2_is_3 digit_r4c1_is_1))

(check-sat)
(get-value (digit_r1c1_is_1 digit_r1c1_is_2 digit_r1c1_is_4 digit_r1c2_is_2 digit_r1c2_is_3 digit_r1c2_is_4
digit_r1c3_is_2 digit_r1c3_is_3 digit_r1c3_is_4 digit_r1c4_is_3 digit_r1c4_is_4 digit_r2c1_is_1
digit_r2c1_is_2 digit_r2c1_is_4 digit_r2c2_is_3 digit_r2c2_is_4 digit_r2c3_is_1 digit_r2c3_is_2
digit_r2c4_is_1 digit_r2c4_is_3 digit_r2c4_is_4 digit_r3c1_is_1 digit_r3c1_is_2 digit_r3c1_is_4
digit_r3c2_is_3 digit_r3c2_is_4 digit_r3c3_is_1 digit_r3c3_is_2 digit_r3c3_is_4 digit_r3c4_is_1
digit_r3c4_is_3 digit_r4c1_is_1 digit_r4c1_is_3 digit_r4c2_is_1 digit_r4c2_is_3 digit_r4c3_is_1
digit_r4c3_is_3 digit_r4c3_is_4))
(exit)
