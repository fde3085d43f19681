; bridges: Six islets
(set-option :produce-models true)
(set-logic QF_LIA)

; bridges_A_B_2: there are at least 2 bridges between the islands A and B.
(declare-const bridges_r1c2_r1c4_1 Bool)
(declare-const bridges_r1c2_r1c4_2 Bool)
(declare-const bridges_r1c2_r3c2_1 Bool)
(declare-const bridges_r1c2_r3c2_2 Bool)
(declare-const bridges_r1c4_r2c4_1 Bool)
(declare-const bridges_r1c4_r2c4_2 Bool)
(declare-const bridges_r2c3_r2c4_1 Bool)
(declare-const bridges_r2c3_r2c4_2 Bool)
(declare-const bridges_r2c4_r2c6_1 Bool)
(declare-const bridges_r2c4_r2c6_2 Bool)
(declare-const bridges_r2c4_r3c4_1 Bool)
(declare-const bridges_r2c4_r3c4_2 Bool)
(declare-const bridges_r2c6_r3c6_1 Bool)
(declare-const bridges_r2c6_r3c6_2 Bool)
(declare-const bridges_r3c2_r3c4_1 Bool)
(declare-const bridges_r3c2_r3c4_2 Bool)
(declare-const bridges_r3c2_r4c2_1 Bool)
(declare-const bridges_r3c2_r4c2_2 Bool)
(declare-const bridges_r3c4_r3c5_1 Bool)
(declare-const bridges_r3c4_r3c5_2 Bool)
(declare-const bridges_r3c4_r4c4_1 Bool)
(declare-const bridges_r3c4_r4c4_2 Bool)
(declare-const bridges_r3c5_r3c6_1 Bool)
(declare-const bridges_r3c5_r3c6_2 Bool)
(declare-const bridges_r3c5_r4c5_1 Bool)
(declare-const bridges_r3c5_r4c5_2 Bool)
(declare-const bridges_r4c1_r4c2_1 Bool)
(declare-const bridges_r4c2_r4c4_1 Bool)
(declare-const bridges_r4c2_r4c4_2 Bool)
(declare-const bridges_r4c2_r6c2_1 Bool)
(declare-const bridges_r4c2_r6c2_2 Bool)
(declare-const bridges_r4c4_r4c5_1 Bool)
(declare-const bridges_r4c4_r4c5_2 Bool)
(declare-const bridges_r6c1_r6c2_1 Bool)

; Settled before anything is encoded, without a symbol: 1 of 19 places.

; As many bridges end at an island as its number says.
(assert bridges_r1c2_r1c4_1) ; island 3 at r1c2
(assert (or bridges_r1c2_r1c4_2 bridges_r1c2_r3c2_2))
(assert bridges_r1c2_r3c2_1)
(assert (not (and bridges_r1c2_r1c4_2 bridges_r1c2_r3c2_2)))
(assert (or bridges_r1c2_r1c4_2 bridges_r1c4_r2c4_2)) ; island 3 at r1c4
(assert bridges_r1c4_r2c4_1)
(assert (not (and bridges_r1c2_r1c4_2 bridges_r1c4_r2c4_2)))
(assert bridges_r2c3_r2c4_2) ; island 2 at r2c3
(assert (or bridges_r1c4_r2c4_1 bridges_r2c3_r2c4_2)) ; island 6 at r2c4
(assert (or bridges_r1c4_r2c4_1 bridges_r2c4_r2c6_2))
(assert (or bridges_r1c4_r2c4_1 bridges_r2c4_r3c4_2))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_1))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_2))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_2 bridges_r2c4_r3c4_2))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c4_r2c6_1))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_2))
(assert (or bridges_r1c4_r2c4_2 bridges_r2c4_r3c4_1))
(assert (not (and bridges_r1c4_r2c4_1 bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_2)))
(assert (or bridges_r2c3_r2c4_1 bridges_r2c4_r2c6_2))
(assert (or bridges_r2c3_r2c4_1 bridges_r2c4_r3c4_2))
(assert (or bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_1))
(assert (or bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_2))
(assert (or bridges_r2c3_r2c4_2 bridges_r2c4_r3c4_1))
(assert (not (and bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_1 bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_2)))
(assert (or bridges_r2c4_r2c6_1 bridges_r2c4_r3c4_2))
(assert (or bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_1))
(assert (not (and bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_1 bridges_r2c4_r3c4_2)))
(assert (not (and bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_2 bridges_r2c4_r3c4_1)))
(assert bridges_r2c4_r2c6_1) ; island 3 at r2c6
(assert (or bridges_r2c4_r2c6_2 bridges_r2c6_r3c6_2))
(assert bridges_r2c6_r3c6_1)
(assert (not (and bridges_r2c4_r2c6_2 bridges_r2c6_r3c6_2)))
(assert (or bridges_r1c2_r3c2_1 bridges_r3c2_r3c4_1)) ; island 3 at r3c2
(assert (or bridges_r1c2_r3c2_1 bridges_r3c2_r3c4_2 bridges_r3c2_r4c2_2))
(assert (or bridges_r1c2_r3c2_1 bridges_r3c2_r4c2_1))
(assert (not (and bridges_r3c2_r3c4_2 bridges_r3c2_r4c2_2)))
(assert (or bridges_r1c2_r3c2_2 bridges_r3c2_r3c4_1 bridges_r3c2_r4c2_2))
(assert (or bridges_r1c2_r3c2_2 bridges_r3c2_r3c4_2 bridges_r3c2_r4c2_1))
(assert (not (and bridges_r1c2_r3c2_1 bridges_r3c2_r3c4_1 bridges_r3c2_r4c2_2)))
(assert (not (and bridges_r1c2_r3c2_1 bridges_r3c2_r3c4_2 bridges_r3c2_r4c2_1)))
(assert (or bridges_r3c2_r3c4_1 bridges_r3c2_r4c2_1))
(assert (not (and bridges_r1c2_r3c2_2 bridges_r3c2_r4c2_2)))
(assert (not (and bridges_r1c2_r3c2_2 bridges_r3c2_r3c4_1 bridges_r3c2_r4c2_1)))
(assert (not (and bridges_r1c2_r3c2_2 bridges_r3c2_r3c4_2)))
(assert (or bridges_r2c4_r3c4_1 bridges_r3c2_r3c4_2)) ; island 6 at r3c4
(assert (or bridges_r2c4_r3c4_1 bridges_r3c4_r3c5_2))
(assert (or bridges_r2c4_r3c4_1 bridges_r3c4_r4c4_2))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_1))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_2))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_2 bridges_r3c4_r4c4_2))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c4_r3c5_1))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_2))
(assert (or bridges_r2c4_r3c4_2 bridges_r3c4_r4c4_1))
(assert (not (and bridges_r2c4_r3c4_1 bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_2)))
(assert (or bridges_r3c2_r3c4_1 bridges_r3c4_r3c5_2))
(assert (or bridges_r3c2_r3c4_1 bridges_r3c4_r4c4_2))
(assert (or bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_1))
(assert (or bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_2))
(assert (or bridges_r3c2_r3c4_2 bridges_r3c4_r4c4_1))
(assert (not (and bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_1 bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_2)))
(assert (or bridges_r3c4_r3c5_1 bridges_r3c4_r4c4_2))
(assert (or bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_1))
(assert (not (and bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_1 bridges_r3c4_r4c4_2)))
(assert (not (and bridges_r2c4_r3c4_2 bridges_r3c2_r3c4_2 bridges_r3c4_r3c5_2 bridges_r3c4_r4c4_1)))
(assert (or bridges_r3c4_r3c5_1 bridges_r3c5_r3c6_1)) ; island 3 at r3c5
(assert (or bridges_r3c4_r3c5_1 bridges_r3c5_r3c6_2 bridges_r3c5_r4c5_2))
(assert (or bridges_r3c4_r3c5_1 bridges_r3c5_r4c5_1))
(assert (not (and bridges_r3c5_r3c6_2 bridges_r3c5_r4c5_2)))
(assert (or bridges_r3c4_r3c5_2 bridges_r3c5_r3c6_1 bridges_r3c5_r4c5_2))
(assert (or bridges_r3c4_r3c5_2 bridges_r3c5_r3c6_2 bridges_r3c5_r4c5_1))
(assert (not (and bridges_r3c4_r3c5_1 bridges_r3c5_r3c6_1 bridges_r3c5_r4c5_2)))
(assert (not (and bridges_r3c4_r3c5_1 bridges_r3c5_r3c6_2 bridges_r3c5_r4c5_1)))
(assert (or bridges_r3c5_r3c6_1 bridges_r3c5_r4c5_1))
(assert (not (and bridges_r3c4_r3c5_2 bridges_r3c5_r4c5_2)))
(assert (not (and bridges_r3c4_r3c5_2 bridges_r3c5_r3c6_1 bridges_r3c5_r4c5_1)))
(assert (not (and bridges_r3c4_r3c5_2 bridges_r3c5_r3c6_2)))
(assert bridges_r2c6_r3c6_2) ; island 4 at r3c6
(assert bridges_r3c5_r3c6_2)
(assert bridges_r4c1_r4c2_1) ; island 1 at r4c1
(assert (or bridges_r3c2_r4c2_1 bridges_r4c1_r4c2_1)) ; island 5 at r4c2
(assert (or bridges_r3c2_r4c2_1 bridges_r4c2_r4c4_2))
(assert (or bridges_r3c2_r4c2_1 bridges_r4c2_r6c2_2))
(assert (or bridges_r3c2_r4c2_2 bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_2))
(assert (or bridges_r3c2_r4c2_2 bridges_r4c1_r4c2_1 bridges_r4c2_r6c2_2))
(assert (or bridges_r3c2_r4c2_2 bridges_r4c2_r4c4_1))
(assert (or bridges_r3c2_r4c2_2 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_2))
(assert (or bridges_r3c2_r4c2_2 bridges_r4c2_r6c2_1))
(assert (not (and bridges_r3c2_r4c2_1 bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_2)))
(assert (or bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_1))
(assert (or bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_2))
(assert (or bridges_r4c1_r4c2_1 bridges_r4c2_r6c2_1))
(assert (not (and bridges_r3c2_r4c2_2 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_2)))
(assert (or bridges_r4c2_r4c4_1 bridges_r4c2_r6c2_2))
(assert (or bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_1))
(assert (not (and bridges_r3c2_r4c2_2 bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_1 bridges_r4c2_r6c2_2)))
(assert (not (and bridges_r3c2_r4c2_2 bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_1)))
(assert bridges_r3c4_r4c4_2) ; island 6 at r4c4
(assert bridges_r4c2_r4c4_2)
(assert bridges_r4c4_r4c5_2)
(assert (or bridges_r3c5_r4c5_1 bridges_r4c4_r4c5_2)) ; island 2 at r4c5
(assert (or bridges_r3c5_r4c5_2 bridges_r4c4_r4c5_1))
(assert (not (and bridges_r3c5_r4c5_1 bridges_r4c4_r4c5_2)))
(assert (not (and bridges_r3c5_r4c5_2 bridges_r4c4_r4c5_1)))
(assert bridges_r6c1_r6c2_1) ; island 1 at r6c1
(assert bridges_r4c2_r6c2_1) ; island 2 at r6c2
(assert (or bridges_r4c2_r6c2_2 bridges_r6c1_r6c2_1))
(assert (not (and bridges_r4c2_r6c2_2 bridges_r6c1_r6c2_1)))
; - Where there are two bridges there is one.
(assert (=> bridges_r1c2_r1c4_2 bridges_r1c2_r1c4_1)) ; r1c2-r1c4
(assert (=> bridges_r1c2_r3c2_2 bridges_r1c2_r3c2_1)) ; r1c2-r3c2
(assert (=> bridges_r1c4_r2c4_2 bridges_r1c4_r2c4_1)) ; r1c4-r2c4
(assert (=> bridges_r2c3_r2c4_2 bridges_r2c3_r2c4_1)) ; r2c3-r2c4
(assert (=> bridges_r2c4_r2c6_2 bridges_r2c4_r2c6_1)) ; r2c4-r2c6
(assert (=> bridges_r2c4_r3c4_2 bridges_r2c4_r3c4_1)) ; r2c4-r3c4
(assert (=> bridges_r2c6_r3c6_2 bridges_r2c6_r3c6_1)) ; r2c6-r3c6
(assert (=> bridges_r3c2_r3c4_2 bridges_r3c2_r3c4_1)) ; r3c2-r3c4
(assert (=> bridges_r3c2_r4c2_2 bridges_r3c2_r4c2_1)) ; r3c2-r4c2
(assert (=> bridges_r3c4_r3c5_2 bridges_r3c4_r3c5_1)) ; r3c4-r3c5
(assert (=> bridges_r3c4_r4c4_2 bridges_r3c4_r4c4_1)) ; r3c4-r4c4
(assert (=> bridges_r3c5_r3c6_2 bridges_r3c5_r3c6_1)) ; r3c5-r3c6
(assert (=> bridges_r3c5_r4c5_2 bridges_r3c5_r4c5_1)) ; r3c5-r4c5
(assert (=> bridges_r4c2_r4c4_2 bridges_r4c2_r4c4_1)) ; r4c2-r4c4
(assert (=> bridges_r4c2_r6c2_2 bridges_r4c2_r6c2_1)) ; r4c2-r6c2
(assert (=> bridges_r4c4_r4c5_2 bridges_r4c4_r4c5_1)) ; r4c4-r4c5

; All islands are joined together by bridges.
; - Each island is joined to one of lower rank

; rank_C: ranks grow from r2c4 along edges that are on.
(declare-const rank_r1c2 Int)
(declare-const rank_r1c4 Int)
(declare-const rank_r2c6 Int)
(declare-const rank_r3c2 Int)
(declare-const rank_r3c4 Int)
(declare-const rank_r3c5 Int)
(declare-const rank_r3c6 Int)
(declare-const rank_r4c1 Int)
(declare-const rank_r4c2 Int)
(declare-const rank_r4c4 Int)
(declare-const rank_r4c5 Int)
(declare-const rank_r6c1 Int)
(declare-const rank_r6c2 Int)
(assert (or (and bridges_r1c2_r1c4_1 (< rank_r1c4 rank_r1c2)) (and bridges_r1c2_r3c2_1 (< rank_r3c2 rank_r1c2)))) ; r1c2
(assert (or (and bridges_r1c2_r1c4_1 (< rank_r1c2 rank_r1c4)) bridges_r1c4_r2c4_1)) ; r1c4
(assert bridges_r2c3_r2c4_1) ; r2c3
(assert (or bridges_r2c4_r2c6_1 (and bridges_r2c6_r3c6_1 (< rank_r3c6 rank_r2c6)))) ; r2c6
(assert (or (and bridges_r1c2_r3c2_1 (< rank_r1c2 rank_r3c2)) (and bridges_r3c2_r3c4_1 (< rank_r3c4 rank_r3c2)) (and bridges_r3c2_r4c2_1 (< rank_r4c2 rank_r3c2)))) ; r3c2
(assert (or bridges_r2c4_r3c4_1 (and bridges_r3c2_r3c4_1 (< rank_r3c2 rank_r3c4)) (and bridges_r3c4_r3c5_1 (< rank_r3c5 rank_r3c4)) (and bridges_r3c4_r4c4_1 (< rank_r4c4 rank_r3c4)))) ; r3c4
(assert (or (and bridges_r3c4_r3c5_1 (< rank_r3c4 rank_r3c5)) (and bridges_r3c5_r3c6_1 (< rank_r3c6 rank_r3c5)) (and bridges_r3c5_r4c5_1 (< rank_r4c5 rank_r3c5)))) ; r3c5
(assert (or (and bridges_r2c6_r3c6_1 (< rank_r2c6 rank_r3c6)) (and bridges_r3c5_r3c6_1 (< rank_r3c5 rank_r3c6)))) ; r3c6
(assert (and bridges_r4c1_r4c2_1 (< rank_r4c2 rank_r4c1))) ; r4c1
(assert (or (and bridges_r3c2_r4c2_1 (< rank_r3c2 rank_r4c2)) (and bridges_r4c1_r4c2_1 (< rank_r4c1 rank_r4c2)) (and bridges_r4c2_r4c4_1 (< rank_r4c4 rank_r4c2)) (and bridges_r4c2_r6c2_1 (< rank_r6c2 rank_r4c2)))) ; r4c2
(assert (or (and bridges_r3c4_r4c4_1 (< rank_r3c4 rank_r4c4)) (and bridges_r4c2_r4c4_1 (< rank_r4c2 rank_r4c4)) (and bridges_r4c4_r4c5_1 (< rank_r4c5 rank_r4c4)))) ; r4c4
(assert (or (and bridges_r3c5_r4c5_1 (< rank_r3c5 rank_r4c5)) (and bridges_r4c4_r4c5_1 (< rank_r4c4 rank_r4c5)))) ; r4c5
(assert (and bridges_r6c1_r6c2_1 (< rank_r6c2 rank_r6c1))) ; r6c1
(assert (or (and bridges_r4c2_r6c2_1 (< rank_r4c2 rank_r6c2)) (and bridges_r6c1_r6c2_1 (< rank_r6c1 rank_r6c2)))) ; r6c2

(check-sat)
(get-value (bridges_r1c2_r1c4_1 bridges_r1c2_r1c4_2 bridges_r1c2_r3c2_1 bridges_r1c2_r3c2_2 bridges_r1c4_r2c4_1
bridges_r1c4_r2c4_2 bridges_r2c3_r2c4_1 bridges_r2c3_r2c4_2 bridges_r2c4_r2c6_1 bridges_r2c4_r2c6_2
bridges_r2c4_r3c4_1 bridges_r2c4_r3c4_2 bridges_r2c6_r3c6_1 bridges_r2c6_r3c6_2 bridges_r3c2_r3c4_1
bridges_r3c2_r3c4_2 bridges_r3c2_r4c2_1 bridges_r3c2_r4c2_2 bridges_r3c4_r3c5_1 bridges_r3c4_r3c5_2
bridges_r3c4_r4c4_1 bridges_r3c4_r4c4_2 bridges_r3c5_r3c6_1 bridges_r3c5_r3c6_2 bridges_r3c5_r4c5_1
bridges_r3c5_r4c5_2 bridges_r4c1_r4c2_1 bridges_r4c2_r4c4_1 bridges_r4c2_r4c4_2 bridges_r4c2_r6c2_1
bridges_r4c2_r6c2_2 bridges_r4c4_r4c5_1 bridges_r4c4_r4c5_2 bridges_r6c1_r6c2_1))
(exit)
