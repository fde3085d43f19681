; nurikabe: Lagoon
(set-option :produce-models true)
(set-logic QF_LIA)

; sea_C: cell C is sea. Numbers are land, and what no island can reach is sea.
(declare-const sea_r1c1 Bool)
(declare-const sea_r1c3 Bool)
(declare-const sea_r1c5 Bool)
(declare-const sea_r2c2 Bool)
(declare-const sea_r2c4 Bool)
(declare-const sea_r3c5 Bool)

; island_N_C: the island of the number in cell N holds cell C.
(declare-const island_r1c2_r1c1 Bool)
(declare-const island_r1c2_r1c3 Bool)
(declare-const island_r2c5_r1c5 Bool)
(declare-const island_r1c2_r2c2 Bool)
(declare-const island_r2c5_r2c4 Bool)
(declare-const island_r2c5_r3c5 Bool)

; Settled before anything is encoded, without a symbol: 19 of 25 places.

; Every island holds one number.
; - Every cell is sea, or belongs to the island of one number.
(assert (or sea_r1c1 island_r1c2_r1c1)) ; r1c1
(assert (not (and sea_r1c1 island_r1c2_r1c1)))
(assert (or sea_r1c3 island_r1c2_r1c3)) ; r1c3
(assert (not (and sea_r1c3 island_r1c2_r1c3)))
(assert (or sea_r1c5 island_r2c5_r1c5)) ; r1c5
(assert (not (and sea_r1c5 island_r2c5_r1c5)))
(assert (or sea_r2c2 island_r1c2_r2c2)) ; r2c2
(assert (not (and sea_r2c2 island_r1c2_r2c2)))
(assert (or sea_r2c4 island_r2c5_r2c4)) ; r2c4
(assert (not (and sea_r2c4 island_r2c5_r2c4)))
(assert (or sea_r3c5 island_r2c5_r3c5)) ; r3c5
(assert (not (and sea_r3c5 island_r2c5_r3c5)))

; An island has as many cells as its number says.
(assert (or island_r1c2_r2c2 island_r1c2_r1c1 island_r1c2_r1c3)) ; number 2 at r1c2
(assert (not (and island_r1c2_r2c2 island_r1c2_r1c1)))
(assert (not (and island_r1c2_r2c2 island_r1c2_r1c3)))
(assert (not (and island_r1c2_r1c1 island_r1c2_r1c3)))
(assert (or island_r2c5_r1c5 island_r2c5_r3c5 island_r2c5_r2c4)) ; number 2 at r2c5
(assert (not (and island_r2c5_r1c5 island_r2c5_r3c5)))
(assert (not (and island_r2c5_r1c5 island_r2c5_r2c4)))
(assert (not (and island_r2c5_r3c5 island_r2c5_r2c4)))

; No 2x2 block is all sea.
(assert (not (and sea_r1c3 sea_r2c4))) ; r1c3 to r2c4
(assert (not sea_r2c2)) ; r2c1 to r3c2
(assert (not sea_r2c4)) ; r2c3 to r3c4

; The sea is connected.
; - Of two islands that meet at a corner, one hangs on the other

; meet_A_B: two regions, of which no others lie between, meet at a corner.

; hangs_A_B: the region of A hangs on that of B there.
(declare-const meet_r1c3_r2c4 Bool)
(assert (= meet_r1c3_r2c4 (and (not sea_r1c3) (not sea_r2c4))))
(declare-const hangs_r1c3_r2c4 Bool)
(declare-const hangs_r2c4_r1c3 Bool)
(assert (=> meet_r1c3_r2c4 (or hangs_r1c3_r2c4 hangs_r2c4_r1c3))) ; r1c3, r2c4
(assert (not (and hangs_r1c3_r2c4 hangs_r2c4_r1c3)))
(assert (=> hangs_r1c3_r2c4 meet_r1c3_r2c4))
(assert (=> hangs_r2c4_r1c3 meet_r1c3_r2c4))
(declare-const meet_r3c5_r4c4 Bool)
(assert (= meet_r3c5_r4c4 (not sea_r3c5)))
(declare-const hangs_r3c5_r4c4 Bool)
(declare-const hangs_r4c4_r3c5 Bool)
(assert (=> meet_r3c5_r4c4 (or hangs_r3c5_r4c4 hangs_r4c4_r3c5))) ; r3c5, r4c4
(assert (not (and hangs_r3c5_r4c4 hangs_r4c4_r3c5)))
(assert (=> hangs_r3c5_r4c4 meet_r3c5_r4c4))
(assert (=> hangs_r4c4_r3c5 meet_r3c5_r4c4))
; - An island hangs on one above it

; above_A_B: the region of A comes above that of B.
(declare-const above_r2c5_r1c2 Bool)
(assert (=> (and island_r1c2_r1c3 island_r2c5_r2c4 hangs_r1c3_r2c4) above_r2c5_r1c2)) ; r1c3, r2c4
(assert (=> (and island_r1c2_r1c3 island_r2c5_r2c4 hangs_r2c4_r1c3) (not above_r2c5_r1c2)))
(declare-const above_r4c4_r2c5 Bool)
(assert (=> (and island_r2c5_r3c5 hangs_r3c5_r4c4) above_r4c4_r2c5)) ; r3c5, r4c4
(assert (=> (and island_r2c5_r3c5 hangs_r4c4_r3c5) (not above_r4c4_r2c5)))
; - An island at the border hangs on it where it begins, going round

; begins_A_B: going round the border, an island begins at A, next to B.
(declare-const begins_r1c2_r1c1 Bool)
(assert (= begins_r1c2_r1c1 sea_r1c1)) ; r1c1-r1c2
(declare-const begins_r1c5_r1c4 Bool)
(assert (= begins_r1c5_r1c4 (not sea_r1c5))) ; r1c4-r1c5
(declare-const begins_r2c5_r1c5 Bool)
(assert (= begins_r2c5_r1c5 sea_r1c5)) ; r1c5-r2c5
(declare-const begins_r1c1_r2c1 Bool)
(assert (= begins_r1c1_r2c1 (not sea_r1c1))) ; r1c1-r2c1
; - At a cell its island hangs once at most

; hung_C: C is where its island hangs. hung_N_C: where that of N does.
(declare-const hung_r1c1 Bool)
(assert (= hung_r1c1 begins_r1c1_r2c1)) ; r1c1
(declare-const hung_r1c2 Bool)
(assert (= hung_r1c2 begins_r1c2_r1c1)) ; r1c2
(declare-const hung_r1c3 Bool)
(assert (= hung_r1c3 hangs_r1c3_r2c4)) ; r1c3
(declare-const hung_r1c5 Bool)
(assert (= hung_r1c5 begins_r1c5_r1c4)) ; r1c5
(declare-const hung_r2c4 Bool)
(assert (= hung_r2c4 hangs_r2c4_r1c3)) ; r2c4
(declare-const hung_r2c5 Bool)
(assert (= hung_r2c5 begins_r2c5_r1c5)) ; r2c5
(declare-const hung_r3c5 Bool)
(assert (= hung_r3c5 hangs_r3c5_r4c4)) ; r3c5
(declare-const hung_r4c4 Bool)
(assert (= hung_r4c4 hangs_r4c4_r3c5)) ; r4c4
; - An island hangs once at most, on another or on the border
(declare-const hung_r1c2_r1c2 Bool)
(assert (=> hung_r1c2 hung_r1c2_r1c2))
(declare-const hung_r1c2_r1c1 Bool)
(assert (=> (and island_r1c2_r1c1 hung_r1c1) hung_r1c2_r1c1))
(declare-const hung_r1c2_r1c3 Bool)
(assert (=> (and island_r1c2_r1c3 hung_r1c3) hung_r1c2_r1c3))
(assert (not (and hung_r1c2_r1c2 hung_r1c2_r1c1))) ; island of r1c2
(assert (not (and hung_r1c2_r1c2 hung_r1c2_r1c3)))
(assert (not (and hung_r1c2_r1c1 hung_r1c2_r1c3)))
(declare-const hung_r2c5_r2c5 Bool)
(assert (=> hung_r2c5 hung_r2c5_r2c5))
(declare-const hung_r2c5_r1c5 Bool)
(assert (=> (and island_r2c5_r1c5 hung_r1c5) hung_r2c5_r1c5))
(declare-const hung_r2c5_r3c5 Bool)
(assert (=> (and island_r2c5_r3c5 hung_r3c5) hung_r2c5_r3c5))
(declare-const hung_r2c5_r2c4 Bool)
(assert (=> (and island_r2c5_r2c4 hung_r2c4) hung_r2c5_r2c4))
(assert (not (and hung_r2c5_r2c5 hung_r2c5_r1c5))) ; island of r2c5
(assert (not (and hung_r2c5_r2c5 hung_r2c5_r3c5)))
(assert (not (and hung_r2c5_r2c5 hung_r2c5_r2c4)))
(assert (not (and hung_r2c5_r1c5 hung_r2c5_r3c5)))
(assert (not (and hung_r2c5_r1c5 hung_r2c5_r2c4)))
(assert (not (and hung_r2c5_r3c5 hung_r2c5_r2c4)))
(declare-const hung_r4c4_r4c4 Bool)
(assert (=> hung_r4c4 hung_r4c4_r4c4))

(check-sat)
(get-value (sea_r1c1 sea_r1c3 sea_r1c5 sea_r2c2 sea_r2c4 sea_r3c5))
(exit)
