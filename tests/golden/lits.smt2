; lits: A toy box
(set-option :produce-models true)
(set-logic QF_LIA)

; shaded_C: cell C is shaded.
(declare-const shaded_r1c1 Bool)
(declare-const shaded_r1c4 Bool)
(declare-const shaded_r1c5 Bool)
(declare-const shaded_r2c1 Bool)
(declare-const shaded_r2c2 Bool)
(declare-const shaded_r3c1 Bool)
(declare-const shaded_r3c2 Bool)
(declare-const shaded_r3c3 Bool)
(declare-const shaded_r3c5 Bool)
(declare-const shaded_r4c1 Bool)
(declare-const shaded_r4c2 Bool)
(declare-const shaded_r4c3 Bool)
(declare-const shaded_r4c4 Bool)
(declare-const shaded_r4c5 Bool)
(declare-const shaded_r5c1 Bool)
(declare-const shaded_r5c2 Bool)
(declare-const shaded_r5c3 Bool)
(declare-const shaded_r5c4 Bool)
(declare-const shaded_r5c5 Bool)
; piece_R_K: region R has the K-th of the pieces that it can have.
(declare-const piece_a_1 Bool)
(declare-const piece_a_2 Bool)
(declare-const piece_a_3 Bool)
(declare-const piece_a_4 Bool)
(declare-const piece_a_5 Bool)
(declare-const piece_a_6 Bool)
(declare-const piece_b_1 Bool)
(declare-const piece_c_1 Bool)
(declare-const piece_c_2 Bool)
(declare-const piece_c_3 Bool)
(declare-const piece_c_4 Bool)
(declare-const piece_c_5 Bool)
(declare-const piece_c_6 Bool)
(declare-const piece_c_7 Bool)
(declare-const piece_c_8 Bool)
(declare-const piece_d_1 Bool)
(declare-const piece_d_2 Bool)
(declare-const piece_d_3 Bool)
(declare-const piece_d_4 Bool)
(declare-const piece_d_5 Bool)
(declare-const piece_d_6 Bool)
(declare-const piece_d_7 Bool)
(declare-const piece_d_8 Bool)
(declare-const piece_d_9 Bool)

; shape_R_S: the piece of region R has shape S, turned or mirrored, of these:
;   1 ###/#..
;   2 ###/.#.
;   3 ####
;   4 ##./.##
(declare-const shape_a_1 Bool)
(declare-const shape_a_2 Bool)
(declare-const shape_a_3 Bool)
(declare-const shape_a_4 Bool)
(declare-const shape_b_2 Bool)
(declare-const shape_c_1 Bool)
(declare-const shape_c_2 Bool)
(declare-const shape_c_4 Bool)
(declare-const shape_d_2 Bool)
(declare-const shape_d_1 Bool)
(declare-const shape_d_4 Bool)
(declare-const shape_d_3 Bool)

; Settled before anything is encoded, without a symbol: 6 of 25 places.

; The shaded cells of every region are its number of cells, in one piece.
; - A region has one of the pieces that it can have.
(assert (or piece_a_1 piece_a_2 piece_a_3 piece_a_4 piece_a_5 piece_a_6)) ; region a
(assert (not (and piece_a_1 piece_a_2)))
(assert (not (and piece_a_1 piece_a_3)))
(assert (not (and piece_a_1 piece_a_4)))
(assert (not (and piece_a_1 piece_a_5)))
(assert (not (and piece_a_1 piece_a_6)))
(assert (not (and piece_a_2 piece_a_3)))
(assert (not (and piece_a_2 piece_a_4)))
(assert (not (and piece_a_2 piece_a_5)))
(assert (not (and piece_a_2 piece_a_6)))
(assert (not (and piece_a_3 piece_a_4)))
(assert (not (and piece_a_3 piece_a_5)))
(assert (not (and piece_a_3 piece_a_6)))
(assert (not (and piece_a_4 piece_a_5)))
(assert (not (and piece_a_4 piece_a_6)))
(assert (not (and piece_a_5 piece_a_6)))
(assert piece_b_1) ; region b
(assert (or piece_c_1 piece_c_2 piece_c_3 piece_c_4 piece_c_5 piece_c_6 piece_c_7 piece_c_8)) ; region c
(assert (not (and piece_c_1 piece_c_2)))
(assert (not (and piece_c_1 piece_c_3)))
(assert (not (and piece_c_1 piece_c_4)))
(assert (not (and piece_c_1 piece_c_5)))
(assert (not (and piece_c_1 piece_c_6)))
(assert (not (and piece_c_1 piece_c_7)))
(assert (not (and piece_c_1 piece_c_8)))
(assert (not (and piece_c_2 piece_c_3)))
(assert (not (and piece_c_2 piece_c_4)))
(assert (not (and piece_c_2 piece_c_5)))
(assert (not (and piece_c_2 piece_c_6)))
(assert (not (and piece_c_2 piece_c_7)))
(assert (not (and piece_c_2 piece_c_8)))
(assert (not (and piece_c_3 piece_c_4)))
(assert (not (and piece_c_3 piece_c_5)))
(assert (not (and piece_c_3 piece_c_6)))
(assert (not (and piece_c_3 piece_c_7)))
(assert (not (and piece_c_3 piece_c_8)))
(assert (not (and piece_c_4 piece_c_5)))
(assert (not (and piece_c_4 piece_c_6)))
(assert (not (and piece_c_4 piece_c_7)))
(assert (not (and piece_c_4 piece_c_8)))
(assert (not (and piece_c_5 piece_c_6)))
(assert (not (and piece_c_5 piece_c_7)))
(assert (not (and piece_c_5 piece_c_8)))
(assert (not (and piece_c_6 piece_c_7)))
(assert (not (and piece_c_6 piece_c_8)))
(assert (not (and piece_c_7 piece_c_8)))

; seen_K: of the things listed up to here one is so, and none after it can be.
(declare-const seen_1 Bool)
(declare-const seen_2 Bool)
(declare-const seen_3 Bool)
(declare-const seen_4 Bool)
(declare-const seen_5 Bool)
(declare-const seen_6 Bool)
(declare-const seen_7 Bool)
(declare-const seen_8 Bool)
(assert (or piece_d_1 piece_d_2 piece_d_3 piece_d_4 piece_d_5 piece_d_6 piece_d_7 piece_d_8 piece_d_9)) ; region d
(assert (=> piece_d_1 seen_1))
(assert (=> piece_d_2 seen_2))
(assert (not (and piece_d_2 seen_1)))
(assert (=> seen_1 seen_2))
(assert (=> piece_d_3 seen_3))
(assert (not (and piece_d_3 seen_2)))
(assert (=> seen_2 seen_3))
(assert (=> piece_d_4 seen_4))
(assert (not (and piece_d_4 seen_3)))
(assert (=> seen_3 seen_4))
(assert (=> piece_d_5 seen_5))
(assert (not (and piece_d_5 seen_4)))
(assert (=> seen_4 seen_5))
(assert (=> piece_d_6 seen_6))
(assert (not (and piece_d_6 seen_5)))
(assert (=> seen_5 seen_6))
(assert (=> piece_d_7 seen_7))
(assert (not (and piece_d_7 seen_6)))
(assert (=> seen_6 seen_7))
(assert (=> piece_d_8 seen_8))
(assert (not (and piece_d_8 seen_7)))
(assert (=> seen_7 seen_8))
(assert (not (and piece_d_9 seen_8)))
; - A cell is shaded where the piece of its region holds it.
(assert (= shaded_r1c1 (or piece_a_1 piece_a_2 piece_a_3))) ; r1c1
(assert (= shaded_r1c4 (or piece_a_3 piece_a_5 piece_a_6))) ; r1c4
(assert (= shaded_r1c5 piece_a_6)) ; r1c5
(assert (= shaded_r2c1 (or piece_a_1 piece_a_4))) ; r2c1
(assert (= shaded_r2c2 (or piece_a_2 piece_a_4 piece_a_5))) ; r2c2
(assert (= shaded_r3c1 (or piece_c_1 piece_c_2 piece_c_3 piece_c_4 piece_c_5))) ; r3c1
(assert (= shaded_r3c2 (or piece_c_1 piece_c_3 piece_c_4 piece_c_5 piece_c_6 piece_c_7))) ; r3c2
(assert (= shaded_r3c3 (or piece_c_1 piece_c_3 piece_c_5 piece_c_6 piece_c_8))) ; r3c3
(assert (= shaded_r3c5 (or piece_d_1 piece_d_2 piece_d_3))) ; r3c5
(assert (= shaded_r4c1 (or piece_c_1 piece_c_2 piece_c_6 piece_c_7 piece_c_8))) ; r4c1
(assert (= shaded_r4c2 (or piece_c_2 piece_c_3 piece_c_4 piece_c_6 piece_c_7 piece_c_8))) ; r4c2
(assert (= shaded_r4c3 (or piece_c_2 piece_c_4 piece_c_5 piece_c_7 piece_c_8))) ; r4c3
(assert (= shaded_r4c4 (or piece_d_1 piece_d_3 piece_d_4 piece_d_5 piece_d_6))) ; r4c4
(assert (= shaded_r4c5 (or piece_d_1 piece_d_2 piece_d_3 piece_d_4 piece_d_7))) ; r4c5
(assert (= shaded_r5c1 piece_d_8)) ; r5c1
(assert (= shaded_r5c2 (or piece_d_6 piece_d_8 piece_d_9))) ; r5c2
(assert (= shaded_r5c3 (or piece_d_4 piece_d_5 piece_d_6 piece_d_7 piece_d_8 piece_d_9))) ; r5c3
(assert (= shaded_r5c4 (or piece_d_2 piece_d_3 piece_d_4 piece_d_5 piece_d_6 piece_d_7 piece_d_8 piece_d_9))) ; r5c4
(assert (= shaded_r5c5 (or piece_d_1 piece_d_2 piece_d_5 piece_d_7 piece_d_9))) ; r5c5

; Pieces that are alike, turned or mirrored too, do not share a side.
(assert (= shape_a_1 (or piece_a_1 piece_a_5)))
(assert (= shape_a_2 piece_a_2))
(assert (= shape_a_3 (or piece_a_3 piece_a_6)))
(assert (= shape_a_4 piece_a_4))
(assert (= shape_b_2 piece_b_1))
(assert (= shape_c_1 (or piece_c_1 piece_c_2 piece_c_5 piece_c_8)))
(assert (= shape_c_2 (or piece_c_3 piece_c_7)))
(assert (= shape_c_4 (or piece_c_4 piece_c_6)))
(assert (= shape_d_2 (or piece_d_1 piece_d_5)))
(assert (= shape_d_1 (or piece_d_2 piece_d_6 piece_d_7)))
(assert (= shape_d_4 (or piece_d_3 piece_d_4)))
(assert (= shape_d_3 (or piece_d_8 piece_d_9)))
(assert (not (and shape_a_2 shape_b_2))) ; r1c3-r2c3
(assert (not (and shaded_r1c4 shape_a_2 shape_b_2))) ; r1c4-r2c4
(assert (not (and shaded_r1c5 shape_a_2 shape_b_2))) ; r1c5-r2c5
(assert (not (and shaded_r2c1 shaded_r3c1 shape_a_1 shape_c_1))) ; r2c1-r3c1
(assert (not (and shaded_r2c1 shaded_r3c1 shape_a_2 shape_c_2))) ; r2c1-r3c1
(assert (not (and shaded_r2c1 shaded_r3c1 shape_a_4 shape_c_4))) ; r2c1-r3c1
(assert (not (and shaded_r2c2 shape_a_2 shape_b_2))) ; r2c2-r2c3
(assert (not (and shaded_r2c2 shaded_r3c2 shape_a_1 shape_c_1))) ; r2c2-r3c2
(assert (not (and shaded_r2c2 shaded_r3c2 shape_a_2 shape_c_2))) ; r2c2-r3c2
(assert (not (and shaded_r2c2 shaded_r3c2 shape_a_4 shape_c_4))) ; r2c2-r3c2
(assert (not (and shaded_r3c3 shape_b_2 shape_c_2))) ; r2c3-r3c3
(assert (not (and shaded_r3c5 shape_b_2 shape_d_2))) ; r2c5-r3c5
(assert (not (and shaded_r4c4 shape_b_2 shape_d_2))) ; r3c4-r4c4
(assert (not (and shaded_r4c1 shaded_r5c1 shape_c_1 shape_d_1))) ; r4c1-r5c1
(assert (not (and shaded_r4c1 shaded_r5c1 shape_c_2 shape_d_2))) ; r4c1-r5c1
(assert (not (and shaded_r4c1 shaded_r5c1 shape_c_4 shape_d_4))) ; r4c1-r5c1
(assert (not (and shaded_r4c2 shaded_r5c2 shape_c_1 shape_d_1))) ; r4c2-r5c2
(assert (not (and shaded_r4c2 shaded_r5c2 shape_c_2 shape_d_2))) ; r4c2-r5c2
(assert (not (and shaded_r4c2 shaded_r5c2 shape_c_4 shape_d_4))) ; r4c2-r5c2
(assert (not (and shaded_r4c3 shaded_r4c4 shape_c_1 shape_d_1))) ; r4c3-r4c4
(assert (not (and shaded_r4c3 shaded_r4c4 shape_c_2 shape_d_2))) ; r4c3-r4c4
(assert (not (and shaded_r4c3 shaded_r4c4 shape_c_4 shape_d_4))) ; r4c3-r4c4
(assert (not (and shaded_r4c3 shaded_r5c3 shape_c_1 shape_d_1))) ; r4c3-r5c3
(assert (not (and shaded_r4c3 shaded_r5c3 shape_c_2 shape_d_2))) ; r4c3-r5c3
(assert (not (and shaded_r4c3 shaded_r5c3 shape_c_4 shape_d_4))) ; r4c3-r5c3

; No 2x2 block is all shaded.
(assert (not (and shaded_r1c1 shaded_r2c1 shaded_r2c2))) ; r1c1 to r2c2
(assert (not shaded_r2c2)) ; r1c2 to r2c3
(assert (not shaded_r1c4)) ; r1c3 to r2c4
(assert (not (and shaded_r1c4 shaded_r1c5))) ; r1c4 to r2c5
(assert (not (and shaded_r2c1 shaded_r2c2 shaded_r3c1 shaded_r3c2))) ; r2c1 to r3c2
(assert (not (and shaded_r2c2 shaded_r3c2 shaded_r3c3))) ; r2c2 to r3c3
(assert (not shaded_r3c3)) ; r2c3 to r3c4
(assert (not shaded_r3c5)) ; r2c4 to r3c5
(assert (not (and shaded_r3c1 shaded_r3c2 shaded_r4c1 shaded_r4c2))) ; r3c1 to r4c2
(assert (not (and shaded_r3c2 shaded_r3c3 shaded_r4c2 shaded_r4c3))) ; r3c2 to r4c3
(assert (not (and shaded_r3c3 shaded_r4c3 shaded_r4c4))) ; r3c3 to r4c4
(assert (not (and shaded_r3c5 shaded_r4c4 shaded_r4c5))) ; r3c4 to r4c5
(assert (not (and shaded_r4c1 shaded_r4c2 shaded_r5c1 shaded_r5c2))) ; r4c1 to r5c2
(assert (not (and shaded_r4c2 shaded_r4c3 shaded_r5c2 shaded_r5c3))) ; r4c2 to r5c3
(assert (not (and shaded_r4c3 shaded_r4c4 shaded_r5c3 shaded_r5c4))) ; r4c3 to r5c4
(assert (not (and shaded_r4c4 shaded_r4c5 shaded_r5c4 shaded_r5c5))) ; r4c4 to r5c5

; The shaded cells are connected.
; - The piece of each region but the first is joined to one of lower rank

; joined_C_D: the pieces of the regions that begin at C and D share a side.
(declare-const joined_r1c1_r2c3 Bool)
(assert joined_r1c1_r2c3)
(declare-const joined_r1c1_r3c1 Bool)
(assert (= joined_r1c1_r3c1 (or (and shaded_r2c1 shaded_r3c1) (and shaded_r2c2 shaded_r3c2))))
(declare-const joined_r2c3_r3c1 Bool)
(assert (= joined_r2c3_r3c1 (or shaded_r3c3 shaded_r3c3)))
(declare-const joined_r2c3_r3c5 Bool)
(assert (= joined_r2c3_r3c5 (or shaded_r3c5 shaded_r3c5 shaded_r4c4)))
(declare-const joined_r3c1_r3c5 Bool)
(assert (= joined_r3c1_r3c5 (or (and shaded_r4c1 shaded_r5c1) (and shaded_r4c2 shaded_r5c2) (and shaded_r4c3 shaded_r4c4) (and shaded_r4c3 shaded_r5c3))))

; rank_R: ranks grow from the piece of the first region outwards.
(declare-const rank_b Int)
(declare-const rank_c Int)
(declare-const rank_d Int)
(assert (or joined_r1c1_r2c3 (and joined_r2c3_r3c1 (< rank_c rank_b)) (and joined_r2c3_r3c5 (< rank_d rank_b)))) ; r2c3
(assert (or joined_r1c1_r3c1 (and joined_r2c3_r3c1 (< rank_b rank_c)) (and joined_r3c1_r3c5 (< rank_d rank_c)))) ; r3c1
(assert (or (and joined_r2c3_r3c5 (< rank_b rank_d)) (and joined_r3c1_r3c5 (< rank_c rank_d)))) ; r3c5

(check-sat)
(get-value (shaded_r1c1 shaded_r1c4 shaded_r1c5 shaded_r2c1 shaded_r2c2 shaded_r3c1 shaded_r3c2 shaded_r3c3
shaded_r3c5 shaded_r4c1 shaded_r4c2 shaded_r4c3 shaded_r4c4 shaded_r4c5 shaded_r5c1 shaded_r5c2
shaded_r5c3 shaded_r5c4 shaded_r5c5))
(exit)
