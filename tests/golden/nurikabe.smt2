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
(declare-const island_r1c2_r2c2 Bool)
(declare-const island_r1c2_r1c1 Bool)
(declare-const island_r1c2_r1c3 Bool)
(declare-const island_r2c5_r1c5 Bool)
(declare-const island_r2c5_r3c5 Bool)
(declare-const island_r2c5_r2c4 Bool)

; Every cell is sea, or belongs to the island of one number
(assert (= sea_r1c1 (not island_r1c2_r1c1))) ; r1c1
(assert (= sea_r1c3 (not island_r1c2_r1c3))) ; r1c3
(assert (= sea_r1c5 (not island_r2c5_r1c5))) ; r1c5
(assert (= sea_r2c2 (not island_r1c2_r2c2))) ; r2c2
(assert (= sea_r2c4 (not island_r2c5_r2c4))) ; r2c4
(assert (= sea_r3c5 (not island_r2c5_r3c5))) ; r3c5

; Beside an island's cell is sea, or more of the same island
(assert (or sea_r2c2 island_r1c2_r2c2)) ; island of r1c2, r1c2, r2c2
(assert (or sea_r1c1 island_r1c2_r1c1)) ; island of r1c2, r1c2, r1c1
(assert (or sea_r1c3 island_r1c2_r1c3)) ; island of r1c2, r1c2, r1c3
(assert (or sea_r1c5 island_r2c5_r1c5)) ; island of r2c5, r2c5, r1c5
(assert (or sea_r3c5 island_r2c5_r3c5)) ; island of r2c5, r2c5, r3c5
(assert (or sea_r2c4 island_r2c5_r2c4)) ; island of r2c5, r2c5, r2c4

; An island has as many cells as its number says
(assert (= (+ (ite island_r1c2_r2c2 1 0) (ite island_r1c2_r1c1 1 0) (ite island_r1c2_r1c3 1 0)) 1)) ; r1c2
(assert (= (+ (ite island_r2c5_r1c5 1 0) (ite island_r2c5_r3c5 1 0) (ite island_r2c5_r2c4 1 0)) 1)) ; r2c5

; No 2x2 block is all sea
(assert (not (and sea_r1c3 sea_r2c4))) ; r1c3 to r2c4
(assert (not sea_r2c2)) ; r2c1 to r3c2
(assert (not sea_r2c4)) ; r2c3 to r3c4

; The sea is connected

; sea_rank_C: ranks grow along some way from the root to each sea cell C.
(declare-const sea_rank_r1c1 Int)
(declare-const sea_rank_r1c3 Int)
(declare-const sea_rank_r2c1 Int)
(declare-const sea_rank_r2c2 Int)
(declare-const sea_rank_r2c3 Int)
(declare-const sea_rank_r2c4 Int)
(declare-const sea_rank_r3c1 Int)
(declare-const sea_rank_r3c2 Int)
(declare-const sea_rank_r3c3 Int)
(declare-const sea_rank_r3c4 Int)
(declare-const sea_rank_r3c5 Int)
(declare-const sea_rank_r4c1 Int)
(declare-const sea_rank_r4c3 Int)
(declare-const sea_rank_r4c5 Int)
(declare-const sea_rank_r5c1 Int)
(declare-const sea_rank_r5c2 Int)
(declare-const sea_rank_r5c3 Int)
(declare-const sea_rank_r5c4 Int)
(declare-const sea_rank_r5c5 Int)

; Each sea cell is the root, or comes after a neighbour of smaller rank
(assert (=> sea_r1c1 (< sea_rank_r2c1 sea_rank_r1c1))) ; r1c1
(assert (or (and sea_r1c1 (< sea_rank_r1c1 sea_rank_r2c1)) (< sea_rank_r3c1 sea_rank_r2c1) (and sea_r2c2 (< sea_rank_r2c2 sea_rank_r2c1)))) ; r2c1
(assert (=> sea_r2c2 (or (< sea_rank_r3c2 sea_rank_r2c2) (< sea_rank_r2c1 sea_rank_r2c2) (< sea_rank_r2c3 sea_rank_r2c2)))) ; r2c2
(assert (or (and sea_r1c3 (< sea_rank_r1c3 sea_rank_r2c3)) (< sea_rank_r3c3 sea_rank_r2c3) (and sea_r2c2 (< sea_rank_r2c2 sea_rank_r2c3)) (and sea_r2c4 (< sea_rank_r2c4 sea_rank_r2c3)))) ; r2c3
(assert (or (< sea_rank_r2c1 sea_rank_r3c1) (< sea_rank_r4c1 sea_rank_r3c1) (< sea_rank_r3c2 sea_rank_r3c1))) ; r3c1
(assert (or (and sea_r2c2 (< sea_rank_r2c2 sea_rank_r3c2)) (< sea_rank_r3c1 sea_rank_r3c2) (< sea_rank_r3c3 sea_rank_r3c2))) ; r3c2
(assert (or (< sea_rank_r2c3 sea_rank_r3c3) (< sea_rank_r4c3 sea_rank_r3c3) (< sea_rank_r3c2 sea_rank_r3c3) (< sea_rank_r3c4 sea_rank_r3c3))) ; r3c3
(assert (or (and sea_r2c4 (< sea_rank_r2c4 sea_rank_r3c4)) (< sea_rank_r3c3 sea_rank_r3c4) (and sea_r3c5 (< sea_rank_r3c5 sea_rank_r3c4)))) ; r3c4
(assert (=> sea_r3c5 (or (< sea_rank_r4c5 sea_rank_r3c5) (< sea_rank_r3c4 sea_rank_r3c5)))) ; r3c5
(assert (or (< sea_rank_r3c1 sea_rank_r4c1) (< sea_rank_r5c1 sea_rank_r4c1))) ; r4c1
(assert (or (< sea_rank_r3c3 sea_rank_r4c3) (< sea_rank_r5c3 sea_rank_r4c3))) ; r4c3
(assert (or (and sea_r3c5 (< sea_rank_r3c5 sea_rank_r4c5)) (< sea_rank_r5c5 sea_rank_r4c5))) ; r4c5
(assert (or (< sea_rank_r4c1 sea_rank_r5c1) (< sea_rank_r5c2 sea_rank_r5c1))) ; r5c1
(assert (or (< sea_rank_r5c1 sea_rank_r5c2) (< sea_rank_r5c3 sea_rank_r5c2))) ; r5c2
(assert (or (< sea_rank_r4c3 sea_rank_r5c3) (< sea_rank_r5c2 sea_rank_r5c3) (< sea_rank_r5c4 sea_rank_r5c3))) ; r5c3
(assert (or (< sea_rank_r5c3 sea_rank_r5c4) (< sea_rank_r5c5 sea_rank_r5c4))) ; r5c4
(assert (or (< sea_rank_r4c5 sea_rank_r5c5) (< sea_rank_r5c4 sea_rank_r5c5))) ; r5c5

(check-sat)
(get-value (sea_r1c1 sea_r1c3 sea_r1c5 sea_r2c2 sea_r2c4 sea_r3c5))
(exit)
