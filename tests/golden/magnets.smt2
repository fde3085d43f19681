; magnets: Bar and horseshoe
(set-option :produce-models true)
(set-logic QF_LIA)

; pole_C_is_E: in cell C is E: a plus end, a minus end or a blank one. What the clues settle has no symbol.
(declare-const pole_r1c5_is_blank Bool)
(declare-const pole_r1c5_is_plus Bool)
(declare-const pole_r2c1_is_blank Bool)
(declare-const pole_r2c1_is_plus Bool)
(declare-const pole_r2c1_is_minus Bool)
(declare-const pole_r2c2_is_blank Bool)
(declare-const pole_r2c2_is_plus Bool)
(declare-const pole_r2c2_is_minus Bool)
(declare-const pole_r2c5_is_blank Bool)
(declare-const pole_r2c5_is_minus Bool)
(declare-const pole_r3c1_is_blank Bool)
(declare-const pole_r3c1_is_plus Bool)
(declare-const pole_r3c1_is_minus Bool)
(declare-const pole_r3c2_is_blank Bool)
(declare-const pole_r3c2_is_plus Bool)
(declare-const pole_r3c2_is_minus Bool)
(declare-const pole_r3c5_is_blank Bool)
(declare-const pole_r3c5_is_minus Bool)
(declare-const pole_r4c1_is_blank Bool)
(declare-const pole_r4c1_is_plus Bool)
(declare-const pole_r4c2_is_blank Bool)
(declare-const pole_r4c2_is_minus Bool)
(declare-const pole_r4c5_is_blank Bool)
(declare-const pole_r4c5_is_plus Bool)

; Settled before anything is encoded, without a symbol: 10 of 20 places.

; A domino is a magnet, with a plus and a minus end, or blank at both ends.
; - Every cell is a plus end, a minus end or blank.
(assert (or pole_r1c5_is_blank pole_r1c5_is_plus)) ; r1c5
(assert (not (and pole_r1c5_is_blank pole_r1c5_is_plus)))
(assert (or pole_r2c1_is_blank pole_r2c1_is_plus pole_r2c1_is_minus)) ; r2c1
(assert (not (and pole_r2c1_is_blank pole_r2c1_is_plus)))
(assert (not (and pole_r2c1_is_blank pole_r2c1_is_minus)))
(assert (not (and pole_r2c1_is_plus pole_r2c1_is_minus)))
(assert (or pole_r2c2_is_blank pole_r2c2_is_plus pole_r2c2_is_minus)) ; r2c2
(assert (not (and pole_r2c2_is_blank pole_r2c2_is_plus)))
(assert (not (and pole_r2c2_is_blank pole_r2c2_is_minus)))
(assert (not (and pole_r2c2_is_plus pole_r2c2_is_minus)))
(assert (or pole_r2c5_is_blank pole_r2c5_is_minus)) ; r2c5
(assert (not (and pole_r2c5_is_blank pole_r2c5_is_minus)))
(assert (or pole_r3c1_is_blank pole_r3c1_is_plus pole_r3c1_is_minus)) ; r3c1
(assert (not (and pole_r3c1_is_blank pole_r3c1_is_plus)))
(assert (not (and pole_r3c1_is_blank pole_r3c1_is_minus)))
(assert (not (and pole_r3c1_is_plus pole_r3c1_is_minus)))
(assert (or pole_r3c2_is_blank pole_r3c2_is_plus pole_r3c2_is_minus)) ; r3c2
(assert (not (and pole_r3c2_is_blank pole_r3c2_is_plus)))
(assert (not (and pole_r3c2_is_blank pole_r3c2_is_minus)))
(assert (not (and pole_r3c2_is_plus pole_r3c2_is_minus)))
(assert (or pole_r3c5_is_blank pole_r3c5_is_minus)) ; r3c5
(assert (not (and pole_r3c5_is_blank pole_r3c5_is_minus)))
(assert (or pole_r4c1_is_blank pole_r4c1_is_plus)) ; r4c1
(assert (not (and pole_r4c1_is_blank pole_r4c1_is_plus)))
(assert (or pole_r4c2_is_blank pole_r4c2_is_minus)) ; r4c2
(assert (not (and pole_r4c2_is_blank pole_r4c2_is_minus)))
(assert (or pole_r4c5_is_blank pole_r4c5_is_plus)) ; r4c5
(assert (not (and pole_r4c5_is_blank pole_r4c5_is_plus)))

; A domino is a magnet, with a plus and a minus end, or blank at both ends.
(assert (= pole_r1c5_is_plus pole_r2c5_is_minus)) ; r1c5-r2c5
(assert (= pole_r2c1_is_plus pole_r3c1_is_minus)) ; r2c1-r3c1
(assert (= pole_r2c1_is_minus pole_r3c1_is_plus))
(assert (= pole_r2c2_is_plus pole_r3c2_is_minus)) ; r2c2-r3c2
(assert (= pole_r2c2_is_minus pole_r3c2_is_plus))
(assert (= pole_r3c5_is_minus pole_r4c5_is_plus)) ; r3c5-r4c5
(assert (= pole_r4c1_is_plus pole_r4c2_is_minus)) ; r4c1-r4c2

; No two like poles are side by side.
(assert (not (and pole_r2c1_is_plus pole_r2c2_is_plus))) ; r2c1, r2c2
(assert (not (and pole_r2c1_is_minus pole_r2c2_is_minus)))
(assert (not (and pole_r2c1_is_plus pole_r3c1_is_plus))) ; r2c1, r3c1
(assert (not (and pole_r2c1_is_minus pole_r3c1_is_minus)))
(assert (not (and pole_r2c2_is_plus pole_r3c2_is_plus))) ; r2c2, r3c2
(assert (not (and pole_r2c2_is_minus pole_r3c2_is_minus)))
(assert (not (and pole_r2c5_is_minus pole_r3c5_is_minus))) ; r2c5, r3c5
(assert (not (and pole_r3c1_is_plus pole_r3c2_is_plus))) ; r3c1, r3c2
(assert (not (and pole_r3c1_is_minus pole_r3c2_is_minus)))
(assert (not (and pole_r3c1_is_plus pole_r4c1_is_plus))) ; r3c1, r4c1
(assert (not (and pole_r3c2_is_minus pole_r4c2_is_minus))) ; r3c2, r4c2

; A line holds as many plus ends as its clue says.

; among_K: at least so many of the things below here are so.
(declare-const among_1 Bool)
(declare-const among_2 Bool)
(declare-const among_3 Bool)
(declare-const among_4 Bool)
(declare-const among_5 Bool)
(assert (=> among_1 (or pole_r2c1_is_plus pole_r3c1_is_plus))) ; plus 2 of column 1
(assert (=> pole_r3c1_is_plus among_1))
(assert (=> among_2 pole_r2c1_is_plus))
(assert (=> pole_r2c1_is_plus among_1))
(assert (=> among_2 pole_r3c1_is_plus))
(assert (=> (and pole_r2c1_is_plus pole_r3c1_is_plus) among_2))
(assert (=> among_3 (or among_1 pole_r4c1_is_plus)))
(assert (=> pole_r4c1_is_plus among_3))
(assert (=> among_4 among_1))
(assert (=> among_1 among_3))
(assert (=> among_4 (or among_2 pole_r4c1_is_plus)))
(assert (=> (and among_1 pole_r4c1_is_plus) among_4))
(assert (=> among_5 among_2))
(assert (=> among_2 among_4))
(assert (=> among_5 pole_r4c1_is_plus))
(assert (=> (and among_2 pole_r4c1_is_plus) among_5))
(assert among_4)
(assert (not among_5))
(assert (or pole_r2c2_is_plus pole_r3c2_is_plus)) ; plus 1 of column 2
(assert (or pole_r1c5_is_plus pole_r4c5_is_plus)) ; plus 1 of column 5
(assert (not (and pole_r1c5_is_plus pole_r4c5_is_plus)))
(assert (or pole_r2c1_is_plus pole_r2c2_is_plus)) ; plus 1 of row 2
(assert (or pole_r4c1_is_plus pole_r4c5_is_plus)) ; plus 2 of row 4
(assert (not (and pole_r4c1_is_plus pole_r4c5_is_plus)))

; A line holds as many minus ends as its clue says.
(assert (or pole_r2c1_is_minus pole_r3c1_is_minus)) ; minus 1 of column 1
(assert (or pole_r2c5_is_minus pole_r3c5_is_minus)) ; minus 1 of column 5

(check-sat)
(get-value (pole_r1c5_is_blank pole_r1c5_is_plus pole_r2c1_is_blank pole_r2c1_is_plus pole_r2c1_is_minus
pole_r2c2_is_blank pole_r2c2_is_plus pole_r2c2_is_minus pole_r2c5_is_blank pole_r2c5_is_minus
pole_r3c1_is_blank pole_r3c1_is_plus pole_r3c1_is_minus pole_r3c2_is_blank pole_r3c2_is_plus
pole_r3c2_is_minus pole_r3c5_is_blank pole_r3c5_is_minus pole_r4c1_is_blank pole_r4c1_is_plus
pole_r4c2_is_blank pole_r4c2_is_minus pole_r4c5_is_blank pole_r4c5_is_plus))
(exit)
