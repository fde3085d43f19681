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
(assert (= (+ (ite pole_r2c1_is_plus 1 0) (ite pole_r3c1_is_plus 1 0) (ite pole_r4c1_is_plus 1 0)) 2)) ; plus 2 of column 1
(assert (= (+ (ite pole_r2c2_is_plus 1 0) (ite pole_r3c2_is_plus 1 0)) 1)) ; plus 1 of column 2
(assert (= (+ (ite pole_r1c5_is_plus 1 0) (ite pole_r4c5_is_plus 1 0)) 1)) ; plus 1 of column 5
(assert (= (+ (ite pole_r2c1_is_plus 1 0) (ite pole_r2c2_is_plus 1 0)) 1)) ; plus 1 of row 2
(assert (= (+ (ite pole_r4c1_is_plus 1 0) (ite pole_r4c5_is_plus 1 0)) 1)) ; plus 2 of row 4

; A line holds as many minus ends as its clue says.
(assert (= (+ (ite pole_r2c1_is_minus 1 0) (ite pole_r3c1_is_minus 1 0)) 1)) ; minus 1 of column 1
(assert (= (+ (ite pole_r2c5_is_minus 1 0) (ite pole_r3c5_is_minus 1 0)) 1)) ; minus 1 of column 5

(check-sat)
(get-value (pole_r1c5_is_blank pole_r1c5_is_plus pole_r2c1_is_blank pole_r2c1_is_plus pole_r2c1_is_minus
pole_r2c2_is_blank pole_r2c2_is_plus pole_r2c2_is_minus pole_r2c5_is_blank pole_r2c5_is_minus
pole_r3c1_is_blank pole_r3c1_is_plus pole_r3c1_is_minus pole_r3c2_is_blank pole_r3c2_is_plus
pole_r3c2_is_minus pole_r3c5_is_blank pole_r3c5_is_minus pole_r4c1_is_blank pole_r4c1_is_plus
pole_r4c2_is_blank pole_r4c2_is_minus pole_r4c5_is_blank pole_r4c5_is_plus))
(exit)
