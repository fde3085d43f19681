; towers: Backyard
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds height V. What the givens and clues settle has no symbol.
(declare-const digit_r2c1_is_1 Bool)
(declare-const digit_r2c1_is_2 Bool)
(declare-const digit_r2c2_is_1 Bool)
(declare-const digit_r2c2_is_2 Bool)
(declare-const digit_r2c3_is_2 Bool)
(declare-const digit_r2c3_is_3 Bool)
(declare-const digit_r2c4_is_3 Bool)
(declare-const digit_r2c4_is_4 Bool)
(declare-const digit_r3c1_is_2 Bool)
(declare-const digit_r3c1_is_3 Bool)
(declare-const digit_r3c2_is_2 Bool)
(declare-const digit_r3c2_is_4 Bool)
(declare-const digit_r3c3_is_2 Bool)
(declare-const digit_r3c3_is_3 Bool)
(declare-const digit_r4c1_is_1 Bool)
(declare-const digit_r4c1_is_2 Bool)
(declare-const digit_r4c1_is_3 Bool)
(declare-const digit_r4c2_is_1 Bool)
(declare-const digit_r4c2_is_2 Bool)
(declare-const digit_r4c2_is_4 Bool)
(declare-const digit_r4c3_is_2 Bool)
(declare-const digit_r4c3_is_3 Bool)
(declare-const digit_r4c3_is_4 Bool)
(declare-const digit_r4c4_is_3 Bool)
(declare-const digit_r4c4_is_4 Bool)

; Settled before anything is encoded, without a symbol: 5 of 16 places.

; Every row holds each digit once.
; - Every cell holds one digit.
(assert (or digit_r2c1_is_1 digit_r2c1_is_2)) ; r2c1
(assert (not (and digit_r2c1_is_1 digit_r2c1_is_2)))
(assert (or digit_r2c2_is_1 digit_r2c2_is_2)) ; r2c2
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_2)))
(assert (or digit_r2c3_is_2 digit_r2c3_is_3)) ; r2c3
(assert (not (and digit_r2c3_is_2 digit_r2c3_is_3)))
(assert (or digit_r2c4_is_3 digit_r2c4_is_4)) ; r2c4
(assert (not (and digit_r2c4_is_3 digit_r2c4_is_4)))
(assert (or digit_r3c1_is_2 digit_r3c1_is_3)) ; r3c1
(assert (not (and digit_r3c1_is_2 digit_r3c1_is_3)))
(assert (or digit_r3c2_is_2 digit_r3c2_is_4)) ; r3c2
(assert (not (and digit_r3c2_is_2 digit_r3c2_is_4)))
(assert (or digit_r3c3_is_2 digit_r3c3_is_3)) ; r3c3
(assert (not (and digit_r3c3_is_2 digit_r3c3_is_3)))
(assert (or digit_r4c1_is_1 digit_r4c1_is_2 digit_r4c1_is_3)) ; r4c1
(assert (not (and digit_r4c1_is_1 digit_r4c1_is_2)))
(assert (not (and digit_r4c1_is_1 digit_r4c1_is_3)))
(assert (not (and digit_r4c1_is_2 digit_r4c1_is_3)))
(assert (or digit_r4c2_is_1 digit_r4c2_is_2 digit_r4c2_is_4)) ; r4c2
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_2)))
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_4)))
(assert (not (and digit_r4c2_is_2 digit_r4c2_is_4)))
(assert (or digit_r4c3_is_2 digit_r4c3_is_3 digit_r4c3_is_4)) ; r4c3
(assert (not (and digit_r4c3_is_2 digit_r4c3_is_3)))
(assert (not (and digit_r4c3_is_2 digit_r4c3_is_4)))
(assert (not (and digit_r4c3_is_3 digit_r4c3_is_4)))
(assert (or digit_r4c4_is_3 digit_r4c4_is_4)) ; r4c4
(assert (not (and digit_r4c4_is_3 digit_r4c4_is_4)))

; Every row holds each digit once.
(assert (or digit_r2c1_is_1 digit_r2c2_is_1)) ; row 2, digit 1
(assert (not (and digit_r2c1_is_1 digit_r2c2_is_1)))
(assert (or digit_r2c1_is_2 digit_r2c2_is_2 digit_r2c3_is_2)) ; row 2, digit 2
(assert (not (and digit_r2c1_is_2 digit_r2c2_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r2c3_is_2)))
(assert (or digit_r2c3_is_3 digit_r2c4_is_3)) ; row 2, digit 3
(assert (not (and digit_r2c3_is_3 digit_r2c4_is_3)))
(assert digit_r2c4_is_4) ; row 2, digit 4
(assert (or digit_r3c1_is_2 digit_r3c2_is_2 digit_r3c3_is_2)) ; row 3, digit 2
(assert (not (and digit_r3c1_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r3c1_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r3c3_is_2)))
(assert (or digit_r3c1_is_3 digit_r3c3_is_3)) ; row 3, digit 3
(assert (not (and digit_r3c1_is_3 digit_r3c3_is_3)))
(assert digit_r3c2_is_4) ; row 3, digit 4
(assert (or digit_r4c1_is_1 digit_r4c2_is_1)) ; row 4, digit 1
(assert (not (and digit_r4c1_is_1 digit_r4c2_is_1)))
(assert (or digit_r4c1_is_2 digit_r4c2_is_2 digit_r4c3_is_2)) ; row 4, digit 2
(assert (not (and digit_r4c1_is_2 digit_r4c2_is_2)))
(assert (not (and digit_r4c1_is_2 digit_r4c3_is_2)))
(assert (not (and digit_r4c2_is_2 digit_r4c3_is_2)))
(assert (or digit_r4c1_is_3 digit_r4c3_is_3 digit_r4c4_is_3)) ; row 4, digit 3
(assert (not (and digit_r4c1_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r4c1_is_3 digit_r4c4_is_3)))
(assert (not (and digit_r4c3_is_3 digit_r4c4_is_3)))
(assert (or digit_r4c2_is_4 digit_r4c3_is_4 digit_r4c4_is_4)) ; row 4, digit 4
(assert (not (and digit_r4c2_is_4 digit_r4c3_is_4)))
(assert (not (and digit_r4c2_is_4 digit_r4c4_is_4)))
(assert (not (and digit_r4c3_is_4 digit_r4c4_is_4)))

; Every column holds each digit once.
(assert (or digit_r2c1_is_1 digit_r4c1_is_1)) ; column 1, digit 1
(assert (not (and digit_r2c1_is_1 digit_r4c1_is_1)))
(assert (or digit_r2c1_is_2 digit_r3c1_is_2 digit_r4c1_is_2)) ; column 1, digit 2
(assert (not (and digit_r2c1_is_2 digit_r3c1_is_2)))
(assert (not (and digit_r2c1_is_2 digit_r4c1_is_2)))
(assert (not (and digit_r3c1_is_2 digit_r4c1_is_2)))
(assert (or digit_r3c1_is_3 digit_r4c1_is_3)) ; column 1, digit 3
(assert (not (and digit_r3c1_is_3 digit_r4c1_is_3)))
(assert (or digit_r2c2_is_1 digit_r4c2_is_1)) ; column 2, digit 1
(assert (not (and digit_r2c2_is_1 digit_r4c2_is_1)))
(assert (or digit_r2c2_is_2 digit_r3c2_is_2 digit_r4c2_is_2)) ; column 2, digit 2
(assert (not (and digit_r2c2_is_2 digit_r3c2_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r4c2_is_2)))
(assert (not (and digit_r3c2_is_2 digit_r4c2_is_2)))
(assert (or digit_r3c2_is_4 digit_r4c2_is_4)) ; column 2, digit 4
(assert (not (and digit_r3c2_is_4 digit_r4c2_is_4)))
(assert (or digit_r2c3_is_2 digit_r3c3_is_2 digit_r4c3_is_2)) ; column 3, digit 2
(assert (not (and digit_r2c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r4c3_is_2)))
(assert (not (and digit_r3c3_is_2 digit_r4c3_is_2)))
(assert (or digit_r2c3_is_3 digit_r3c3_is_3 digit_r4c3_is_3)) ; column 3, digit 3
(assert (not (and digit_r2c3_is_3 digit_r3c3_is_3)))
(assert (not (and digit_r2c3_is_3 digit_r4c3_is_3)))
(assert (not (and digit_r3c3_is_3 digit_r4c3_is_3)))
(assert digit_r4c3_is_4) ; column 3, digit 4
(assert (or digit_r2c4_is_3 digit_r4c4_is_3)) ; column 4, digit 3
(assert (not (and digit_r2c4_is_3 digit_r4c4_is_3)))
(assert (or digit_r2c4_is_4 digit_r4c4_is_4)) ; column 4, digit 4
(assert (not (and digit_r2c4_is_4 digit_r4c4_is_4)))

; From a clue one sees as many towers as it says: taller ones hide those behind them.

; LINE_seen_C: the number in C is seen from where the line begins.

; LINE_up_to_C_V: V or more stands in C or before it in the line.
(declare-const column_3_up_to_r3c3_3 Bool)
(assert (= column_3_up_to_r3c3_3 (or digit_r2c3_is_3 digit_r3c3_is_3)))
(declare-const column_3_seen_r2c3 Bool)
(assert (= column_3_seen_r2c3 (or digit_r2c3_is_2 digit_r2c3_is_3)))
(declare-const column_3_seen_r3c3 Bool)
(assert (= column_3_seen_r3c3 (and digit_r3c3_is_3 (not digit_r2c3_is_3))))
(declare-const column_3_seen_r4c3 Bool)
(assert (= column_3_seen_r4c3 (or (and digit_r4c3_is_3 (not column_3_up_to_r3c3_3)) digit_r4c3_is_4)))

; among_K: at least so many of the things listed up to here are so.
(declare-const among_1 Bool)
(declare-const among_2 Bool)
(assert (= among_1 column_3_seen_r2c3)) ; clue 3 of column 3
(assert (or among_1 column_3_seen_r3c3))
(assert (= among_2 (and column_3_seen_r3c3 among_1)))
(assert (or among_2 column_3_seen_r4c3))
(assert (not (and column_3_seen_r4c3 among_2)))
(declare-const column_4_seen_r2c4 Bool)
(assert (= column_4_seen_r2c4 (or digit_r2c4_is_3 digit_r2c4_is_4)))
(declare-const column_4_seen_r4c4 Bool)
(assert (= column_4_seen_r4c4 (and digit_r4c4_is_4 (not digit_r2c4_is_4))))
(assert (or column_4_seen_r2c4 column_4_seen_r4c4)) ; clue 2 of column 4
(assert (not (and column_4_seen_r2c4 column_4_seen_r4c4)))
(declare-const row_2_up_to_r2c2_2 Bool)
(assert (= row_2_up_to_r2c2_2 (or digit_r2c1_is_2 digit_r2c2_is_2)))
(declare-const row_2_seen_r2c1 Bool)
(assert (= row_2_seen_r2c1 (or digit_r2c1_is_1 digit_r2c1_is_2)))
(declare-const row_2_seen_r2c2 Bool)
(assert (= row_2_seen_r2c2 (and digit_r2c2_is_2 (not digit_r2c1_is_2))))
(declare-const row_2_seen_r2c3 Bool)
(assert (= row_2_seen_r2c3 (or (and digit_r2c3_is_2 (not row_2_up_to_r2c2_2)) digit_r2c3_is_3)))
(declare-const row_2_seen_r2c4 Bool)
(assert (= row_2_seen_r2c4 (or (and digit_r2c4_is_3 (not digit_r2c3_is_3)) digit_r2c4_is_4)))
(declare-const among_3 Bool)
(declare-const among_4 Bool)
(declare-const among_5 Bool)
(assert (= among_3 row_2_seen_r2c1)) ; clue 3 of row 2
(assert (or among_3 row_2_seen_r2c2))
(assert (= among_4 (and row_2_seen_r2c2 among_3)))
(assert (or among_4 row_2_seen_r2c3))
(assert (= among_5 (and row_2_seen_r2c3 among_4)))
(assert (or among_5 row_2_seen_r2c4))
(assert (not (and row_2_seen_r2c4 among_5)))
(declare-const row_3_from_the_right_up_to_r3c2_3 Bool)
(assert (= row_3_from_the_right_up_to_r3c2_3 (or digit_r3c3_is_3 digit_r3c2_is_4)))
(declare-const row_3_from_the_right_seen_r3c3 Bool)
(assert (= row_3_from_the_right_seen_r3c3 (or digit_r3c3_is_2 digit_r3c3_is_3)))
(declare-const row_3_from_the_right_seen_r3c2 Bool)
(assert (= row_3_from_the_right_seen_r3c2 digit_r3c2_is_4))
(declare-const row_3_from_the_right_seen_r3c1 Bool)
(assert (= row_3_from_the_right_seen_r3c1 (and digit_r3c1_is_3 (not row_3_from_the_right_up_to_r3c2_3))))
(declare-const among_6 Bool)
(declare-const among_7 Bool)
(assert (= among_6 row_3_from_the_right_seen_r3c3)) ; clue 3 of row 3 from the right
(assert (or among_6 row_3_from_the_right_seen_r3c2))
(assert (= among_7 (and row_3_from_the_right_seen_r3c2 among_6)))
(assert (or among_7 row_3_from_the_right_seen_r3c1))
(assert (not (and row_3_from_the_right_seen_r3c1 among_7)))

(check-sat)
(get-value (digit_r2c1_is_1 digit_r2c1_is_2 digit_r2c2_is_1 digit_r2c2_is_2 digit_r2c3_is_2 digit_r2c3_is_3
digit_r2c4_is_3 digit_r2c4_is_4 digit_r3c1_is_2 digit_r3c1_is_3 digit_r3c2_is_2 digit_r3c2_is_4
digit_r3c3_is_2 digit_r3c3_is_3 digit_r4c1_is_1 digit_r4c1_is_2 digit_r4c1_is_3 digit_r4c2_is_1
digit_r4c2_is_2 digit_r4c2_is_4 digit_r4c3_is_2 digit_r4c3_is_3 digit_r4c3_is_4 digit_r4c4_is_3
digit_r4c4_is_4))
(exit)
