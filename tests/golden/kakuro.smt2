; kakuro: Corner shop
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the sums settle has no symbol.
(declare-const digit_r2c2_is_1 Bool)
(declare-const digit_r2c2_is_2 Bool)
(declare-const digit_r2c3_is_1 Bool)
(declare-const digit_r2c3_is_2 Bool)
(declare-const digit_r2c4_is_1 Bool)
(declare-const digit_r2c4_is_2 Bool)
(declare-const digit_r2c4_is_4 Bool)
(declare-const digit_r3c2_is_1 Bool)
(declare-const digit_r3c2_is_2 Bool)
(declare-const digit_r3c2_is_8 Bool)
(declare-const digit_r3c2_is_9 Bool)
(declare-const digit_r3c3_is_1 Bool)
(declare-const digit_r3c3_is_2 Bool)
(declare-const digit_r3c4_is_1 Bool)
(declare-const digit_r3c4_is_2 Bool)
(declare-const digit_r3c4_is_7 Bool)
(declare-const digit_r3c4_is_8 Bool)
(declare-const digit_r3c4_is_9 Bool)
(declare-const digit_r4c4_is_1 Bool)
(declare-const digit_r4c4_is_2 Bool)
(declare-const digit_r4c4_is_3 Bool)
(declare-const digit_r4c5_is_1 Bool)
(declare-const digit_r4c5_is_2 Bool)
(declare-const digit_r4c5_is_3 Bool)
(declare-const digit_r4c6_is_2 Bool)
(declare-const digit_r4c6_is_3 Bool)
(declare-const digit_r5c4_is_2 Bool)
(declare-const digit_r5c4_is_3 Bool)
(declare-const digit_r5c4_is_4 Bool)
(declare-const digit_r5c4_is_5 Bool)
(declare-const digit_r5c4_is_6 Bool)
(declare-const digit_r5c4_is_7 Bool)
(declare-const digit_r5c4_is_8 Bool)
(declare-const digit_r5c4_is_9 Bool)
(declare-const digit_r5c5_is_2 Bool)
(declare-const digit_r5c5_is_3 Bool)
(declare-const digit_r5c5_is_6 Bool)
(declare-const digit_r5c5_is_7 Bool)
(declare-const digit_r5c5_is_8 Bool)
(declare-const digit_r5c6_is_2 Bool)
(declare-const digit_r5c6_is_3 Bool)
(declare-const digit_r5c6_is_8 Bool)
(declare-const digit_r5c6_is_9 Bool)

; No digit stands twice in a run.
; - Every cell holds one digit.
(assert (or digit_r2c2_is_1 digit_r2c2_is_2)) ; r2c2
(assert (not (and digit_r2c2_is_1 digit_r2c2_is_2)))
(assert (or digit_r2c3_is_1 digit_r2c3_is_2)) ; r2c3
(assert (not (and digit_r2c3_is_1 digit_r2c3_is_2)))
(assert (or digit_r2c4_is_1 digit_r2c4_is_2 digit_r2c4_is_4)) ; r2c4
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_2)))
(assert (not (and digit_r2c4_is_1 digit_r2c4_is_4)))
(assert (not (and digit_r2c4_is_2 digit_r2c4_is_4)))
(assert (or digit_r3c2_is_1 digit_r3c2_is_2 digit_r3c2_is_8 digit_r3c2_is_9)) ; r3c2
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_2)))
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_8)))
(assert (not (and digit_r3c2_is_1 digit_r3c2_is_9)))
(assert (not (and digit_r3c2_is_2 digit_r3c2_is_8)))
(assert (not (and digit_r3c2_is_2 digit_r3c2_is_9)))
(assert (not (and digit_r3c2_is_8 digit_r3c2_is_9)))
(assert (or digit_r3c3_is_1 digit_r3c3_is_2)) ; r3c3
(assert (not (and digit_r3c3_is_1 digit_r3c3_is_2)))
(assert (or digit_r3c4_is_1 digit_r3c4_is_2 digit_r3c4_is_7 digit_r3c4_is_8 digit_r3c4_is_9)) ; r3c4
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_2)))
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_7)))
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_8)))
(assert (not (and digit_r3c4_is_1 digit_r3c4_is_9)))
(assert (not (and digit_r3c4_is_2 digit_r3c4_is_7)))
(assert (not (and digit_r3c4_is_2 digit_r3c4_is_8)))
(assert (not (and digit_r3c4_is_2 digit_r3c4_is_9)))
(assert (not (and digit_r3c4_is_7 digit_r3c4_is_8)))
(assert (not (and digit_r3c4_is_7 digit_r3c4_is_9)))
(assert (not (and digit_r3c4_is_8 digit_r3c4_is_9)))
(assert (or digit_r4c4_is_1 digit_r4c4_is_2 digit_r4c4_is_3)) ; r4c4
(assert (not (and digit_r4c4_is_1 digit_r4c4_is_2)))
(assert (not (and digit_r4c4_is_1 digit_r4c4_is_3)))
(assert (not (and digit_r4c4_is_2 digit_r4c4_is_3)))
(assert (or digit_r4c5_is_1 digit_r4c5_is_2 digit_r4c5_is_3)) ; r4c5
(assert (not (and digit_r4c5_is_1 digit_r4c5_is_2)))
(assert (not (and digit_r4c5_is_1 digit_r4c5_is_3)))
(assert (not (and digit_r4c5_is_2 digit_r4c5_is_3)))
(assert (or digit_r4c6_is_2 digit_r4c6_is_3)) ; r4c6
(assert (not (and digit_r4c6_is_2 digit_r4c6_is_3)))
(assert (or digit_r5c4_is_2 digit_r5c4_is_3 digit_r5c4_is_4 digit_r5c4_is_5 digit_r5c4_is_6 digit_r5c4_is_7 digit_r5c4_is_8 digit_r5c4_is_9)) ; r5c4
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_3)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_4)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_5)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_6)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_7)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_2 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_4)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_5)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_6)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_7)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_3 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_4 digit_r5c4_is_5)))
(assert (not (and digit_r5c4_is_4 digit_r5c4_is_6)))
(assert (not (and digit_r5c4_is_4 digit_r5c4_is_7)))
(assert (not (and digit_r5c4_is_4 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_4 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_5 digit_r5c4_is_6)))
(assert (not (and digit_r5c4_is_5 digit_r5c4_is_7)))
(assert (not (and digit_r5c4_is_5 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_5 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_6 digit_r5c4_is_7)))
(assert (not (and digit_r5c4_is_6 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_6 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_7 digit_r5c4_is_8)))
(assert (not (and digit_r5c4_is_7 digit_r5c4_is_9)))
(assert (not (and digit_r5c4_is_8 digit_r5c4_is_9)))
(assert (or digit_r5c5_is_2 digit_r5c5_is_3 digit_r5c5_is_6 digit_r5c5_is_7 digit_r5c5_is_8)) ; r5c5
(assert (not (and digit_r5c5_is_2 digit_r5c5_is_3)))
(assert (not (and digit_r5c5_is_2 digit_r5c5_is_6)))
(assert (not (and digit_r5c5_is_2 digit_r5c5_is_7)))
(assert (not (and digit_r5c5_is_2 digit_r5c5_is_8)))
(assert (not (and digit_r5c5_is_3 digit_r5c5_is_6)))
(assert (not (and digit_r5c5_is_3 digit_r5c5_is_7)))
(assert (not (and digit_r5c5_is_3 digit_r5c5_is_8)))
(assert (not (and digit_r5c5_is_6 digit_r5c5_is_7)))
(assert (not (and digit_r5c5_is_6 digit_r5c5_is_8)))
(assert (not (and digit_r5c5_is_7 digit_r5c5_is_8)))
(assert (or digit_r5c6_is_2 digit_r5c6_is_3 digit_r5c6_is_8 digit_r5c6_is_9)) ; r5c6
(assert (not (and digit_r5c6_is_2 digit_r5c6_is_3)))
(assert (not (and digit_r5c6_is_2 digit_r5c6_is_8)))
(assert (not (and digit_r5c6_is_2 digit_r5c6_is_9)))
(assert (not (and digit_r5c6_is_3 digit_r5c6_is_8)))
(assert (not (and digit_r5c6_is_3 digit_r5c6_is_9)))
(assert (not (and digit_r5c6_is_8 digit_r5c6_is_9)))

; No digit stands twice in a run.
(assert (or digit_r2c2_is_1 digit_r2c3_is_1 digit_r2c4_is_1)) ; run across from r2c2, digit 1
(assert (not (and digit_r2c2_is_1 digit_r2c3_is_1)))
(assert (not (and digit_r2c2_is_1 digit_r2c4_is_1)))
(assert (not (and digit_r2c3_is_1 digit_r2c4_is_1)))
(assert (or digit_r2c2_is_2 digit_r2c3_is_2 digit_r2c4_is_2)) ; run across from r2c2, digit 2
(assert (not (and digit_r2c2_is_2 digit_r2c3_is_2)))
(assert (not (and digit_r2c2_is_2 digit_r2c4_is_2)))
(assert (not (and digit_r2c3_is_2 digit_r2c4_is_2)))
(assert digit_r2c4_is_4) ; run across from r2c2, digit 4
(assert (not (and digit_r3c2_is_1 digit_r3c3_is_1))) ; run across from r3c2, digit 1
(assert (not (and digit_r3c2_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r3c3_is_1 digit_r3c4_is_1)))
(assert (not (and digit_r3c2_is_2 digit_r3c3_is_2))) ; run across from r3c2, digit 2
(assert (not (and digit_r3c2_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r3c3_is_2 digit_r3c4_is_2)))
(assert (not (and digit_r3c2_is_8 digit_r3c4_is_8))) ; run across from r3c2, digit 8
(assert (not (and digit_r3c2_is_9 digit_r3c4_is_9))) ; run across from r3c2, digit 9
(assert (or digit_r4c4_is_1 digit_r4c5_is_1)) ; run across from r4c4, digit 1
(assert (not (and digit_r4c4_is_1 digit_r4c5_is_1)))
(assert (or digit_r4c4_is_2 digit_r4c5_is_2 digit_r4c6_is_2)) ; run across from r4c4, digit 2
(assert (not (and digit_r4c4_is_2 digit_r4c5_is_2)))
(assert (not (and digit_r4c4_is_2 digit_r4c6_is_2)))
(assert (not (and digit_r4c5_is_2 digit_r4c6_is_2)))
(assert (or digit_r4c4_is_3 digit_r4c5_is_3 digit_r4c6_is_3)) ; run across from r4c4, digit 3
(assert (not (and digit_r4c4_is_3 digit_r4c5_is_3)))
(assert (not (and digit_r4c4_is_3 digit_r4c6_is_3)))
(assert (not (and digit_r4c5_is_3 digit_r4c6_is_3)))
(assert (not (and digit_r5c4_is_2 digit_r5c5_is_2))) ; run across from r5c4, digit 2
(assert (not (and digit_r5c4_is_2 digit_r5c6_is_2)))
(assert (not (and digit_r5c5_is_2 digit_r5c6_is_2)))
(assert (not (and digit_r5c4_is_3 digit_r5c5_is_3))) ; run across from r5c4, digit 3
(assert (not (and digit_r5c4_is_3 digit_r5c6_is_3)))
(assert (not (and digit_r5c5_is_3 digit_r5c6_is_3)))
(assert (not (and digit_r5c4_is_6 digit_r5c5_is_6))) ; run across from r5c4, digit 6
(assert (not (and digit_r5c4_is_7 digit_r5c5_is_7))) ; run across from r5c4, digit 7
(assert (not (and digit_r5c4_is_8 digit_r5c5_is_8))) ; run across from r5c4, digit 8
(assert (not (and digit_r5c4_is_8 digit_r5c6_is_8)))
(assert (not (and digit_r5c5_is_8 digit_r5c6_is_8)))
(assert (not (and digit_r5c4_is_9 digit_r5c6_is_9))) ; run across from r5c4, digit 9
(assert (not (and digit_r2c2_is_1 digit_r3c2_is_1))) ; run down from r2c2, digit 1
(assert (not (and digit_r2c2_is_2 digit_r3c2_is_2))) ; run down from r2c2, digit 2
(assert (or digit_r2c3_is_1 digit_r3c3_is_1)) ; run down from r2c3, digit 1
(assert (not (and digit_r2c3_is_1 digit_r3c3_is_1)))
(assert (or digit_r2c3_is_2 digit_r3c3_is_2)) ; run down from r2c3, digit 2
(assert (not (and digit_r2c3_is_2 digit_r3c3_is_2)))
(assert (not (and digit_r2c4_is_1 digit_r3c4_is_1))) ; run down from r2c4, digit 1
(assert (not (and digit_r2c4_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r3c4_is_1 digit_r4c4_is_1)))
(assert (not (and digit_r2c4_is_2 digit_r3c4_is_2))) ; run down from r2c4, digit 2
(assert (not (and digit_r2c4_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r2c4_is_2 digit_r5c4_is_2)))
(assert (not (and digit_r3c4_is_2 digit_r4c4_is_2)))
(assert (not (and digit_r3c4_is_2 digit_r5c4_is_2)))
(assert (not (and digit_r4c4_is_2 digit_r5c4_is_2)))
(assert (not (and digit_r2c4_is_4 digit_r5c4_is_4))) ; run down from r2c4, digit 4
(assert (not (and digit_r3c4_is_7 digit_r5c4_is_7))) ; run down from r2c4, digit 7
(assert (not (and digit_r3c4_is_8 digit_r5c4_is_8))) ; run down from r2c4, digit 8
(assert (not (and digit_r3c4_is_9 digit_r5c4_is_9))) ; run down from r2c4, digit 9
(assert (not (and digit_r4c4_is_3 digit_r5c4_is_3))) ; run down from r2c4, digit 3
(assert (not (and digit_r4c5_is_2 digit_r5c5_is_2))) ; run down from r4c5, digit 2
(assert (not (and digit_r4c5_is_3 digit_r5c5_is_3))) ; run down from r4c5, digit 3
(assert (not (and digit_r4c6_is_2 digit_r5c6_is_2))) ; run down from r4c6, digit 2
(assert (not (and digit_r4c6_is_3 digit_r5c6_is_3))) ; run down from r4c6, digit 3

; The digits of a run add up to its sum.
(assert (and (or digit_r2c2_is_1 digit_r2c3_is_1 digit_r2c4_is_1) (or digit_r2c2_is_2 digit_r2c3_is_2 digit_r2c4_is_2) digit_r2c4_is_4)) ; sum 7 of run across from r2c2

; LINE_of_A_B: the digits of the line are A and B.
(declare-const run_across_from_r3c2_of_1_8_9 Bool)
(declare-const run_across_from_r3c2_of_2_7_9 Bool)
(assert (or run_across_from_r3c2_of_1_8_9 run_across_from_r3c2_of_2_7_9)) ; sum 18 of run across from r3c2
(assert (=> run_across_from_r3c2_of_1_8_9 (and (or digit_r3c2_is_1 digit_r3c3_is_1 digit_r3c4_is_1) (not (or digit_r3c2_is_2 digit_r3c3_is_2 digit_r3c4_is_2)) (not digit_r3c4_is_7) (or digit_r3c2_is_8 digit_r3c4_is_8) (or digit_r3c2_is_9 digit_r3c4_is_9))))
(assert (=> run_across_from_r3c2_of_2_7_9 (and (not (or digit_r3c2_is_1 digit_r3c3_is_1 digit_r3c4_is_1)) (or digit_r3c2_is_2 digit_r3c3_is_2 digit_r3c4_is_2) digit_r3c4_is_7 (not (or digit_r3c2_is_8 digit_r3c4_is_8)) (or digit_r3c2_is_9 digit_r3c4_is_9))))
(assert (and (or digit_r4c4_is_1 digit_r4c5_is_1) (or digit_r4c4_is_2 digit_r4c5_is_2 digit_r4c6_is_2) (or digit_r4c4_is_3 digit_r4c5_is_3 digit_r4c6_is_3))) ; sum 6 of run across from r4c4
(declare-const run_across_from_r5c4_of_2_8_9 Bool)
(declare-const run_across_from_r5c4_of_3_7_9 Bool)
(declare-const run_across_from_r5c4_of_4_6_9 Bool)
(declare-const run_across_from_r5c4_of_4_7_8 Bool)
(declare-const run_across_from_r5c4_of_5_6_8 Bool)
(assert (or run_across_from_r5c4_of_2_8_9 run_across_from_r5c4_of_3_7_9 run_across_from_r5c4_of_4_6_9 run_across_from_r5c4_of_4_7_8 run_across_from_r5c4_of_5_6_8)) ; sum 19 of run across from r5c4
(assert (=> run_across_from_r5c4_of_2_8_9 (and (or digit_r5c4_is_2 digit_r5c5_is_2 digit_r5c6_is_2) (not (or digit_r5c4_is_3 digit_r5c5_is_3 digit_r5c6_is_3)) (not digit_r5c4_is_4) (not digit_r5c4_is_5) (not (or digit_r5c4_is_6 digit_r5c5_is_6)) (not (or digit_r5c4_is_7 digit_r5c5_is_7)) (or digit_r5c4_is_8 digit_r5c5_is_8 digit_r5c6_is_8) (or digit_r5c4_is_9 digit_r5c6_is_9))))
(assert (=> run_across_from_r5c4_of_3_7_9 (and (not (or digit_r5c4_is_2 digit_r5c5_is_2 digit_r5c6_is_2)) (or digit_r5c4_is_3 digit_r5c5_is_3 digit_r5c6_is_3) (not digit_r5c4_is_4) (not digit_r5c4_is_5) (not (or digit_r5c4_is_6 digit_r5c5_is_6)) (or digit_r5c4_is_7 digit_r5c5_is_7) (not (or digit_r5c4_is_8 digit_r5c5_is_8 digit_r5c6_is_8)) (or digit_r5c4_is_9 digit_r5c6_is_9))))
(assert (=> run_across_from_r5c4_of_4_6_9 (and (not (or digit_r5c4_is_2 digit_r5c5_is_2 digit_r5c6_is_2)) (not (or digit_r5c4_is_3 digit_r5c5_is_3 digit_r5c6_is_3)) digit_r5c4_is_4 (not digit_r5c4_is_5) (or digit_r5c4_is_6 digit_r5c5_is_6) (not (or digit_r5c4_is_7 digit_r5c5_is_7)) (not (or digit_r5c4_is_8 digit_r5c5_is_8 digit_r5c6_is_8)) (or digit_r5c4_is_9 digit_r5c6_is_9))))
(assert (=> run_across_from_r5c4_of_4_7_8 (and (not (or digit_r5c4_is_2 digit_r5c5_is_2 digit_r5c6_is_2)) (not (or digit_r5c4_is_3 digit_r5c5_is_3 digit_r5c6_is_3)) digit_r5c4_is_4 (not digit_r5c4_is_5) (not (or digit_r5c4_is_6 digit_r5c5_is_6)) (or digit_r5c4_is_7 digit_r5c5_is_7) (or digit_r5c4_is_8 digit_r5c5_is_8 digit_r5c6_is_8) (not (or digit_r5c4_is_9 digit_r5c6_is_9)))))
(assert (=> run_across_from_r5c4_of_5_6_8 (and (not (or digit_r5c4_is_2 digit_r5c5_is_2 digit_r5c6_is_2)) (not (or digit_r5c4_is_3 digit_r5c5_is_3 digit_r5c6_is_3)) (not digit_r5c4_is_4) digit_r5c4_is_5 (or digit_r5c4_is_6 digit_r5c5_is_6) (not (or digit_r5c4_is_7 digit_r5c5_is_7)) (or digit_r5c4_is_8 digit_r5c5_is_8 digit_r5c6_is_8) (not (or digit_r5c4_is_9 digit_r5c6_is_9)))))
(declare-const run_down_from_r2c2_of_1_9 Bool)
(declare-const run_down_from_r2c2_of_2_8 Bool)
(assert (or run_down_from_r2c2_of_1_9 run_down_from_r2c2_of_2_8)) ; sum 10 of run down from r2c2
(assert (=> run_down_from_r2c2_of_1_9 (and (or digit_r2c2_is_1 digit_r3c2_is_1) (not (or digit_r2c2_is_2 digit_r3c2_is_2)) (not digit_r3c2_is_8) digit_r3c2_is_9)))
(assert (=> run_down_from_r2c2_of_2_8 (and (not (or digit_r2c2_is_1 digit_r3c2_is_1)) (or digit_r2c2_is_2 digit_r3c2_is_2) digit_r3c2_is_8 (not digit_r3c2_is_9))))
(assert (and (or digit_r2c3_is_1 digit_r3c3_is_1) (or digit_r2c3_is_2 digit_r3c3_is_2))) ; sum 3 of run down from r2c3
(declare-const run_down_from_r2c4_of_1_2_5_9 Bool)
(declare-const run_down_from_r2c4_of_1_2_6_8 Bool)
(declare-const run_down_from_r2c4_of_1_3_4_9 Bool)
(declare-const run_down_from_r2c4_of_1_3_5_8 Bool)
(declare-const run_down_from_r2c4_of_1_3_6_7 Bool)
(declare-const run_down_from_r2c4_of_1_4_5_7 Bool)
(declare-const run_down_from_r2c4_of_2_3_4_8 Bool)
(declare-const run_down_from_r2c4_of_2_3_5_7 Bool)
(declare-const run_down_from_r2c4_of_2_4_5_6 Bool)
(assert (or run_down_from_r2c4_of_1_2_5_9 run_down_from_r2c4_of_1_2_6_8 run_down_from_r2c4_of_1_3_4_9 run_down_from_r2c4_of_1_3_5_8 run_down_from_r2c4_of_1_3_6_7 run_down_from_r2c4_of_1_4_5_7 run_down_from_r2c4_of_2_3_4_8 run_down_from_r2c4_of_2_3_5_7 run_down_from_r2c4_of_2_4_5_6)) ; sum 17 of run down from r2c4
(assert (=> run_down_from_r2c4_of_1_2_5_9 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2) (not (or digit_r4c4_is_3 digit_r5c4_is_3)) (not (or digit_r2c4_is_4 digit_r5c4_is_4)) digit_r5c4_is_5 (not digit_r5c4_is_6) (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (or digit_r3c4_is_9 digit_r5c4_is_9))))
(assert (=> run_down_from_r2c4_of_1_2_6_8 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2) (not (or digit_r4c4_is_3 digit_r5c4_is_3)) (not (or digit_r2c4_is_4 digit_r5c4_is_4)) (not digit_r5c4_is_5) digit_r5c4_is_6 (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (or digit_r3c4_is_8 digit_r5c4_is_8) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_1_3_4_9 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (not (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2)) (or digit_r4c4_is_3 digit_r5c4_is_3) (or digit_r2c4_is_4 digit_r5c4_is_4) (not digit_r5c4_is_5) (not digit_r5c4_is_6) (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (or digit_r3c4_is_9 digit_r5c4_is_9))))
(assert (=> run_down_from_r2c4_of_1_3_5_8 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (not (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2)) (or digit_r4c4_is_3 digit_r5c4_is_3) (not (or digit_r2c4_is_4 digit_r5c4_is_4)) digit_r5c4_is_5 (not digit_r5c4_is_6) (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (or digit_r3c4_is_8 digit_r5c4_is_8) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_1_3_6_7 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (not (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2)) (or digit_r4c4_is_3 digit_r5c4_is_3) (not (or digit_r2c4_is_4 digit_r5c4_is_4)) (not digit_r5c4_is_5) digit_r5c4_is_6 (or digit_r3c4_is_7 digit_r5c4_is_7) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_1_4_5_7 (and (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1) (not (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2)) (not (or digit_r4c4_is_3 digit_r5c4_is_3)) (or digit_r2c4_is_4 digit_r5c4_is_4) digit_r5c4_is_5 (not digit_r5c4_is_6) (or digit_r3c4_is_7 digit_r5c4_is_7) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_2_3_4_8 (and (not (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1)) (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2) (or digit_r4c4_is_3 digit_r5c4_is_3) (or digit_r2c4_is_4 digit_r5c4_is_4) (not digit_r5c4_is_5) (not digit_r5c4_is_6) (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (or digit_r3c4_is_8 digit_r5c4_is_8) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_2_3_5_7 (and (not (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1)) (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2) (or digit_r4c4_is_3 digit_r5c4_is_3) (not (or digit_r2c4_is_4 digit_r5c4_is_4)) digit_r5c4_is_5 (not digit_r5c4_is_6) (or digit_r3c4_is_7 digit_r5c4_is_7) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(assert (=> run_down_from_r2c4_of_2_4_5_6 (and (not (or digit_r2c4_is_1 digit_r3c4_is_1 digit_r4c4_is_1)) (or digit_r2c4_is_2 digit_r3c4_is_2 digit_r4c4_is_2 digit_r5c4_is_2) (not (or digit_r4c4_is_3 digit_r5c4_is_3)) (or digit_r2c4_is_4 digit_r5c4_is_4) digit_r5c4_is_5 digit_r5c4_is_6 (not (or digit_r3c4_is_7 digit_r5c4_is_7)) (not (or digit_r3c4_is_8 digit_r5c4_is_8)) (not (or digit_r3c4_is_9 digit_r5c4_is_9)))))
(declare-const run_down_from_r4c5_of_1_8 Bool)
(declare-const run_down_from_r4c5_of_2_7 Bool)
(declare-const run_down_from_r4c5_of_3_6 Bool)
(assert (or run_down_from_r4c5_of_1_8 run_down_from_r4c5_of_2_7 run_down_from_r4c5_of_3_6)) ; sum 9 of run down from r4c5
(assert (=> run_down_from_r4c5_of_1_8 (and digit_r4c5_is_1 (not (or digit_r4c5_is_2 digit_r5c5_is_2)) (not (or digit_r4c5_is_3 digit_r5c5_is_3)) (not digit_r5c5_is_6) (not digit_r5c5_is_7) digit_r5c5_is_8)))
(assert (=> run_down_from_r4c5_of_2_7 (and (not digit_r4c5_is_1) (or digit_r4c5_is_2 digit_r5c5_is_2) (not (or digit_r4c5_is_3 digit_r5c5_is_3)) (not digit_r5c5_is_6) digit_r5c5_is_7 (not digit_r5c5_is_8))))
(assert (=> run_down_from_r4c5_of_3_6 (and (not digit_r4c5_is_1) (not (or digit_r4c5_is_2 digit_r5c5_is_2)) (or digit_r4c5_is_3 digit_r5c5_is_3) digit_r5c5_is_6 (not digit_r5c5_is_7) (not digit_r5c5_is_8))))
(declare-const run_down_from_r4c6_of_2_9 Bool)
(declare-const run_down_from_r4c6_of_3_8 Bool)
(assert (or run_down_from_r4c6_of_2_9 run_down_from_r4c6_of_3_8)) ; sum 11 of run down from r4c6
(assert (=> run_down_from_r4c6_of_2_9 (and (or digit_r4c6_is_2 digit_r5c6_is_2) (not (or digit_r4c6_is_3 digit_r5c6_is_3)) (not digit_r5c6_is_8) digit_r5c6_is_9)))
(assert (=> run_down_from_r4c6_of_3_8 (and (not (or digit_r4c6_is_2 digit_r5c6_is_2)) (or digit_r4c6_is_3 digit_r5c6_is_3) digit_r5c6_is_8 (not digit_r5c6_is_9))))

(check-sat)
(get-value (digit_r2c2_is_1 digit_r2c2_is_2 digit_r2c3_is_1 digit_r2c3_is_2 digit_r2c4_is_1 digit_r2c4_is_2
digit_r2c4_is_4 digit_r3c2_is_1 digit_r3c2_is_2 digit_r3c2_is_8 digit_r3c2_is_9 digit_r3c3_is_1
digit_r3c3_is_2 digit_r3c4_is_1 digit_r3c4_is_2 digit_r3c4_is_7 digit_r3c4_is_8 digit_r3c4_is_9
digit_r4c4_is_1 digit_r4c4_is_2 digit_r4c4_is_3 digit_r4c5_is_1 digit_r4c5_is_2 digit_r4c5_is_3
digit_r4c6_is_2 digit_r4c6_is_3 digit_r5c4_is_2 digit_r5c4_is_3 digit_r5c4_is_4 digit_r5c4_is_5
digit_r5c4_is_6 digit_r5c4_is_7 digit_r5c4_is_8 digit_r5c4_is_9 digit_r5c5_is_2 digit_r5c5_is_3
digit_r5c5_is_6 digit_r5c5_is_7 digit_r5c5_is_8 digit_r5c6_is_2 digit_r5c6_is_3 digit_r5c6_is_8
digit_r5c6_is_9))
(exit)
