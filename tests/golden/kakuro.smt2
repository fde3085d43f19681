; kakuro: Corner shop
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the sums settle has no symbol.
(declare-const digit_r2c2_is_1 Bool)
(declare-const digit_r2c2_is_3 Bool)
(declare-const digit_r2c2_is_6 Bool)
(declare-const digit_r2c2_is_8 Bool)
(declare-const digit_r2c4_is_6 Bool)
(declare-const digit_r2c4_is_9 Bool)
(declare-const digit_r2c5_is_1 Bool)
(declare-const digit_r2c5_is_3 Bool)
(declare-const digit_r2c5_is_6 Bool)
(declare-const digit_r2c5_is_8 Bool)
(declare-const digit_r3c4_is_4 Bool)
(declare-const digit_r3c4_is_9 Bool)
(declare-const digit_r3c5_is_3 Bool)
(declare-const digit_r3c5_is_8 Bool)
(declare-const digit_r4c2_is_1 Bool)
(declare-const digit_r4c2_is_3 Bool)
(declare-const digit_r4c2_is_6 Bool)
(declare-const digit_r4c4_is_4 Bool)
(declare-const digit_r4c4_is_6 Bool)

; Settled before anything is encoded, without a symbol: 5 of 12 places.

; No digit stands twice in a run.
; - Every cell holds one digit.
(assert (or digit_r2c2_is_1 digit_r2c2_is_3 digit_r2c2_is_6 digit_r2c2_is_8)) ; r2c2
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_3)))
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_6)))
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_8)))
(assert (not (and digit_r2c2_is_3 digit_r2c2_is_6)))
(assert (not (and digit_r2c2_is_3 digit_r2c2_is_8)))
(assert (not (and digit_r2c2_is_6 digit_r2c2_is_8)))
(assert (or digit_r2c4_is_6 digit_r2c4_is_9)) ; r2c4
(assert (not (and digit_r2c4_is_6 digit_r2c4_is_9)))
(assert (or digit_r2c5_is_1 digit_r2c5_is_3 digit_r2c5_is_6 digit_r2c5_is_8)) ; r2c5
(assert (not (and digit_r2c5_is_1 digit_r2c5_is_3)))
(assert (not (and digit_r2c5_is_1 digit_r2c5_is_6)))
(assert (not (and digit_r2c5_is_1 digit_r2c5_is_8)))
(assert (not (and digit_r2c5_is_3 digit_r2c5_is_6)))
(assert (not (and digit_r2c5_is_3 digit_r2c5_is_8)))
(assert (not (and digit_r2c5_is_6 digit_r2c5_is_8)))
(assert (or digit_r3c4_is_4 digit_r3c4_is_9)) ; r3c4
(assert (not (and digit_r3c4_is_4 digit_r3c4_is_9)))
(assert (or digit_r3c5_is_3 digit_r3c5_is_8)) ; r3c5
(assert (not (and digit_r3c5_is_3 digit_r3c5_is_8)))
(assert (or digit_r4c2_is_1 digit_r4c2_is_3 digit_r4c2_is_6)) ; r4c2
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_3)))
(assert (not (and digit_r4c2_is_1 digit_r4c2_is_6)))
(assert (not (and digit_r4c2_is_3 digit_r4c2_is_6)))
(assert (or digit_r4c4_is_4 digit_r4c4_is_6)) ; r4c4
(assert (not (and digit_r4c4_is_4 digit_r4c4_is_6)))

; No digit stands twice in a run.
(assert (not (and digit_r2c2_is_1 digit_r2c5_is_1))) ; run across from r2c2, digit 1
(assert (not (and digit_r2c2_is_3 digit_r2c5_is_3))) ; run across from r2c2, digit 3
(assert (not (and digit_r2c2_is_6 digit_r2c4_is_6))) ; run across from r2c2, digit 6
(assert (not (and digit_r2c2_is_6 digit_r2c5_is_6)))
(assert (not (and digit_r2c4_is_6 digit_r2c5_is_6)))
(assert (not (and digit_r2c2_is_8 digit_r2c5_is_8))) ; run across from r2c2, digit 8
(assert (not (and digit_r4c2_is_6 digit_r4c4_is_6))) ; run across from r4c2, digit 6
(assert (not (and digit_r2c2_is_1 digit_r4c2_is_1))) ; run down from r2c2, digit 1
(assert (not (and digit_r2c2_is_3 digit_r4c2_is_3))) ; run down from r2c2, digit 3
(assert (not (and digit_r2c2_is_6 digit_r4c2_is_6))) ; run down from r2c2, digit 6
(assert (or digit_r2c4_is_6 digit_r4c4_is_6)) ; run down from r2c4, digit 6
(assert (not (and digit_r2c4_is_6 digit_r4c4_is_6)))
(assert (or digit_r2c4_is_9 digit_r3c4_is_9)) ; run down from r2c4, digit 9
(assert (not (and digit_r2c4_is_9 digit_r3c4_is_9)))
(assert (or digit_r3c4_is_4 digit_r4c4_is_4)) ; run down from r2c4, digit 4
(assert (not (and digit_r3c4_is_4 digit_r4c4_is_4)))
(assert (not (and digit_r2c5_is_3 digit_r3c5_is_3))) ; run down from r2c5, digit 3
(assert (not (and digit_r2c5_is_8 digit_r3c5_is_8))) ; run down from r2c5, digit 8

; The digits of a run add up to its sum.

; LINE_of_A_B: the digits of the line are A and B.
(declare-const run_across_from_r2c2_of_1_4_8_9 Bool)
(declare-const run_across_from_r2c2_of_3_4_6_9 Bool)
(assert (or run_across_from_r2c2_of_1_4_8_9 run_across_from_r2c2_of_3_4_6_9)) ; sum 22 of run across from r2c2
(assert (=> run_across_from_r2c2_of_1_4_8_9 (and (or digit_r2c2_is_1 digit_r2c5_is_1) (not (or digit_r2c2_is_3 digit_r2c5_is_3)) (not (or digit_r2c2_is_6 digit_r2c4_is_6 digit_r2c5_is_6)) (or digit_r2c2_is_8 digit_r2c5_is_8) digit_r2c4_is_9)))
(assert (=> run_across_from_r2c2_of_3_4_6_9 (and (not (or digit_r2c2_is_1 digit_r2c5_is_1)) (or digit_r2c2_is_3 digit_r2c5_is_3) (or digit_r2c2_is_6 digit_r2c4_is_6 digit_r2c5_is_6) (not (or digit_r2c2_is_8 digit_r2c5_is_8)) digit_r2c4_is_9)))
(declare-const run_across_from_r3c4_of_3_9 Bool)
(declare-const run_across_from_r3c4_of_4_8 Bool)
(assert (or run_across_from_r3c4_of_3_9 run_across_from_r3c4_of_4_8)) ; sum 12 of run across from r3c4
(assert (=> run_across_from_r3c4_of_3_9 (and digit_r3c5_is_3 (not digit_r3c4_is_4) (not digit_r3c5_is_8) digit_r3c4_is_9)))
(assert (=> run_across_from_r3c4_of_4_8 (and (not digit_r3c5_is_3) digit_r3c4_is_4 digit_r3c5_is_8 (not digit_r3c4_is_9))))
(declare-const run_across_from_r4c2_of_1_6_8 Bool)
(declare-const run_across_from_r4c2_of_3_4_8 Bool)
(assert (or run_across_from_r4c2_of_1_6_8 run_across_from_r4c2_of_3_4_8)) ; sum 15 of run across from r4c2
(assert (=> run_across_from_r4c2_of_1_6_8 (and digit_r4c2_is_1 (not digit_r4c2_is_3) (not digit_r4c4_is_4) (or digit_r4c2_is_6 digit_r4c4_is_6))))
(assert (=> run_across_from_r4c2_of_3_4_8 (and (not digit_r4c2_is_1) digit_r4c2_is_3 digit_r4c4_is_4 (not (or digit_r4c2_is_6 digit_r4c4_is_6)))))
(declare-const run_down_from_r2c2_of_1_2_8 Bool)
(declare-const run_down_from_r2c2_of_2_3_6 Bool)
(assert (or run_down_from_r2c2_of_1_2_8 run_down_from_r2c2_of_2_3_6)) ; sum 11 of run down from r2c2
(assert (=> run_down_from_r2c2_of_1_2_8 (and (or digit_r2c2_is_1 digit_r4c2_is_1) (not (or digit_r2c2_is_3 digit_r4c2_is_3)) (not (or digit_r2c2_is_6 digit_r4c2_is_6)) digit_r2c2_is_8)))
(assert (=> run_down_from_r2c2_of_2_3_6 (and (not (or digit_r2c2_is_1 digit_r4c2_is_1)) (or digit_r2c2_is_3 digit_r4c2_is_3) (or digit_r2c2_is_6 digit_r4c2_is_6) (not digit_r2c2_is_8))))
(assert (and (or digit_r3c4_is_4 digit_r4c4_is_4) (or digit_r2c4_is_6 digit_r4c4_is_6) (or digit_r2c4_is_9 digit_r3c4_is_9))) ; sum 26 of run down from r2c4
(declare-const run_down_from_r2c5_of_1_8 Bool)
(declare-const run_down_from_r2c5_of_3_6 Bool)
(assert (or run_down_from_r2c5_of_1_8 run_down_from_r2c5_of_3_6)) ; sum 9 of run down from r2c5
(assert (=> run_down_from_r2c5_of_1_8 (and digit_r2c5_is_1 (not (or digit_r2c5_is_3 digit_r3c5_is_3)) (not digit_r2c5_is_6) (or digit_r2c5_is_8 digit_r3c5_is_8))))
(assert (=> run_down_from_r2c5_of_3_6 (and (not digit_r2c5_is_1) (or digit_r2c5_is_3 digit_r3c5_is_3) digit_r2c5_is_6 (not (or digit_r2c5_is_8 digit_r3c5_is_8)))))

(check-sat)
(get-value (digit_r2c2_is_1 digit_r2c2_is_3 digit_r2c2_is_6 digit_r2c2_is_8 digit_r2c4_is_6 digit_r2c4_is_9
digit_r2c5_is_1 digit_r2c5_is_3 digit_r2c5_is_6 digit_r2c5_is_8 digit_r3c4_is_4 digit_r3c4_is_9
digit_r3c5_is_3 digit_r3c5_is_8 digit_r4c2_is_1 digit_r4c2_is_3 digit_r4c2_is_6 digit_r4c4_is_4
digit_r4c4_is_6))
(exit)
