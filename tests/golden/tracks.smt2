; tracks: Branch line
(set-option :produce-models true)
(set-logic QF_LIA)

; edge_C_D: track joins the neighbouring cells C and D.
(declare-const edge_r1c1_r1c2 Bool)
(declare-const edge_r1c1_r2c1 Bool)
(declare-const edge_r1c2_r1c3 Bool)
(declare-const edge_r1c3_r1c4 Bool)
(declare-const edge_r1c3_r2c3 Bool)
(declare-const edge_r1c4_r2c4 Bool)
(declare-const edge_r2c1_r3c1 Bool)
(declare-const edge_r2c3_r2c4 Bool)
(declare-const edge_r2c4_r3c4 Bool)
(declare-const edge_r3c1_r3c2 Bool)
(declare-const edge_r3c1_r4c1 Bool)
(declare-const edge_r3c2_r4c2 Bool)
(declare-const edge_r3c4_r4c4 Bool)
(declare-const edge_r4c1_r4c2 Bool)
(declare-const edge_r4c2_r4c3 Bool)
(declare-const edge_r4c3_r4c4 Bool)
; track_C: C has track.
(declare-const track_r1c1 Bool)
(declare-const track_r1c2 Bool)
(declare-const track_r1c3 Bool)
(declare-const track_r1c4 Bool)
(declare-const track_r2c1 Bool)
(declare-const track_r2c3 Bool)
(declare-const track_r3c1 Bool)
(declare-const track_r3c2 Bool)
(declare-const track_r4c1 Bool)
(declare-const track_r4c2 Bool)
(declare-const track_r4c3 Bool)
(declare-const track_r4c4 Bool)
(assert (= track_r1c1 (or edge_r1c1_r2c1 edge_r1c1_r1c2)))
(assert track_r1c2)
(assert (= track_r1c3 (or edge_r1c3_r2c3 edge_r1c2_r1c3 edge_r1c3_r1c4)))
(assert (= track_r1c4 (or edge_r1c4_r2c4 edge_r1c3_r1c4)))
(assert track_r2c1)
(assert (= track_r2c3 (or edge_r1c3_r2c3 edge_r2c3_r2c4)))
(assert (= track_r3c1 (or edge_r2c1_r3c1 edge_r3c1_r4c1 edge_r3c1_r3c2)))
(assert track_r3c2)
(assert (= track_r4c1 (or edge_r3c1_r4c1 edge_r4c1_r4c2)))
(assert (= track_r4c2 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert track_r4c3)
(assert (= track_r4c4 (or edge_r3c4_r4c4 edge_r4c3_r4c4)))

; Settled before anything is encoded, without a symbol: 8 of 24 places.

; A number tells how many cells of its row or column have track.

; among_K: at least so many of the things listed up to here are so.
(declare-const among_1 Bool)
(declare-const among_2 Bool)
(declare-const among_3 Bool)
(declare-const among_4 Bool)
(assert (= among_1 track_r1c1)) ; clue 2 of row 1
(assert (= among_2 (or among_1 track_r1c2)))
(assert (= among_3 (and track_r1c2 among_1)))
(assert (or among_2 track_r1c3))
(assert (= among_4 (or among_3 (and track_r1c3 among_2))))
(assert (not (and track_r1c3 among_3)))
(assert (or among_4 track_r1c4))
(assert (not (and track_r1c4 among_4)))
(assert (and track_r4c1 track_r4c2 track_r4c3 track_r4c4)) ; clue 4 of row 4

; Track comes into a cell and leaves it, or there is none: it has no branch and no dead end.
(assert (=> edge_r1c1_r2c1 edge_r1c1_r1c2)) ; r1c1
(assert (=> edge_r1c1_r1c2 edge_r1c1_r2c1))
(assert (or edge_r1c1_r1c2 edge_r1c2_r1c3)) ; r1c2
(assert (not (and edge_r1c1_r1c2 edge_r1c2_r1c3)))
(assert (=> edge_r1c3_r2c3 (or edge_r1c2_r1c3 edge_r1c3_r1c4))) ; r1c3
(assert (=> edge_r1c2_r1c3 (or edge_r1c3_r2c3 edge_r1c3_r1c4)))
(assert (=> edge_r1c3_r1c4 (or edge_r1c3_r2c3 edge_r1c2_r1c3)))
(assert (not (and edge_r1c3_r2c3 edge_r1c2_r1c3 edge_r1c3_r1c4)))
(assert (=> edge_r1c4_r2c4 edge_r1c3_r1c4)) ; r1c4
(assert (=> edge_r1c3_r1c4 edge_r1c4_r2c4))
(assert (or edge_r1c1_r2c1 edge_r2c1_r3c1)) ; r2c1
(assert (not (and edge_r1c1_r2c1 edge_r2c1_r3c1)))
(assert (=> edge_r1c3_r2c3 edge_r2c3_r2c4)) ; r2c3
(assert (=> edge_r2c3_r2c4 edge_r1c3_r2c3))
(assert (or edge_r1c4_r2c4 edge_r2c4_r3c4 edge_r2c3_r2c4)) ; r2c4
(assert (not (and edge_r1c4_r2c4 edge_r2c4_r3c4 edge_r2c3_r2c4)))
(assert (not (and edge_r1c4_r2c4 edge_r2c4_r3c4)))
(assert (not (and edge_r1c4_r2c4 edge_r2c3_r2c4)))
(assert (not (and edge_r2c4_r3c4 edge_r2c3_r2c4)))
(assert (=> edge_r2c1_r3c1 (or edge_r3c1_r4c1 edge_r3c1_r3c2))) ; r3c1
(assert (=> edge_r3c1_r4c1 (or edge_r2c1_r3c1 edge_r3c1_r3c2)))
(assert (=> edge_r3c1_r3c2 (or edge_r2c1_r3c1 edge_r3c1_r4c1)))
(assert (not (and edge_r2c1_r3c1 edge_r3c1_r4c1 edge_r3c1_r3c2)))
(assert (or edge_r3c2_r4c2 edge_r3c1_r3c2)) ; r3c2
(assert (not (and edge_r3c2_r4c2 edge_r3c1_r3c2)))
(assert (or edge_r2c4_r3c4 edge_r3c4_r4c4)) ; r3c4
(assert (not (and edge_r2c4_r3c4 edge_r3c4_r4c4)))
(assert (=> edge_r3c1_r4c1 edge_r4c1_r4c2)) ; r4c1
(assert (=> edge_r4c1_r4c2 edge_r3c1_r4c1))
(assert (=> edge_r3c2_r4c2 (or edge_r4c1_r4c2 edge_r4c2_r4c3))) ; r4c2
(assert (=> edge_r4c1_r4c2 (or edge_r3c2_r4c2 edge_r4c2_r4c3)))
(assert (=> edge_r4c2_r4c3 (or edge_r3c2_r4c2 edge_r4c1_r4c2)))
(assert (not (and edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert (or edge_r4c2_r4c3 edge_r4c3_r4c4)) ; r4c3
(assert (not (and edge_r4c2_r4c3 edge_r4c3_r4c4)))
(assert (=> edge_r3c4_r4c4 edge_r4c3_r4c4)) ; r4c4
(assert (=> edge_r4c3_r4c4 edge_r3c4_r4c4))

; inside_C: C lies inside the loop.
(declare-const inside_r2c2 Bool)
(declare-const inside_r2c4 Bool)
(declare-const inside_r4c2 Bool)

; All track is one way, from one end to the other.
; - The loop runs between inside and outside
(assert (= edge_r1c1_r1c2 inside_r2c2)) ; r2c2-r2c3
(assert (= edge_r1c1_r2c1 inside_r2c2)) ; r2c2-r3c2
(assert (= edge_r1c2_r1c3 (not inside_r2c2))) ; r2c3-r2c4
(assert (= edge_r1c3_r1c4 inside_r2c4)) ; r2c4-r2c5
(assert (= edge_r1c3_r2c3 (xor (not inside_r2c2) inside_r2c4))) ; r2c4-r3c4
(assert (= edge_r1c4_r2c4 inside_r2c4)) ; r2c5-r3c5
(assert (= edge_r2c1_r3c1 (not inside_r2c2))) ; r3c2-r4c2
(assert (= edge_r2c3_r2c4 (xor inside_r2c4 (not inside_r2c2)))) ; r3c4-r3c5
(assert (= edge_r2c4_r3c4 inside_r2c2)) ; r3c5-r4c5
(assert (= edge_r3c1_r3c2 (xor (not inside_r2c2) inside_r4c2))) ; r4c2-r4c3
(assert (= edge_r3c1_r4c1 inside_r4c2)) ; r4c2-r5c2
(assert (= edge_r3c2_r4c2 (xor inside_r4c2 inside_r2c2))) ; r4c3-r5c3
(assert (= edge_r3c4_r4c4 (not inside_r2c2))) ; r4c5-r5c5
(assert (= edge_r4c1_r4c2 inside_r4c2)) ; r5c2-r5c3
(assert (= edge_r4c2_r4c3 inside_r2c2)) ; r5c3-r5c4
(assert (= edge_r4c3_r4c4 (not inside_r2c2))) ; r5c4-r5c5

; to_C_D: C is left toward D (up, down, left, right), on its own side of the loop. Row 0, column 0 and those after the last lie outside.
(declare-const to_r0c0_D Bool)
(declare-const to_r0c1_D Bool)
(declare-const to_r0c2_D Bool)
(declare-const to_r0c3_D Bool)
(declare-const to_r0c4_D Bool)
(declare-const to_r0c5_D Bool)
(declare-const to_r0c6_D Bool)
(declare-const to_r1c0_D Bool)
(declare-const to_r1c1_D Bool)
; - A line joins cells, one above the other, on one side of the loop
(declare-const to_r1c2_D Bool)
(declare-const to_r2c2_U Bool)
(assert (or edge_r1c1_r1c2 to_r1c2_D to_r2c2_U)) ; the corner above and left of r1c2, the corner above and left of r2c2
(assert (not (and to_r1c2_D edge_r1c1_r1c2)))
(assert (not (and to_r2c2_U edge_r1c1_r1c2)))
(assert (not (and to_r1c2_D to_r2c2_U)))
(declare-const to_r1c3_D Bool)
(declare-const to_r2c3_U Bool)
(assert (or edge_r1c2_r1c3 to_r1c3_D to_r2c3_U)) ; the corner above and left of r1c3, the corner above and left of r2c3
(assert (not (and to_r1c3_D edge_r1c2_r1c3)))
(assert (not (and to_r2c3_U edge_r1c2_r1c3)))
(assert (not (and to_r1c3_D to_r2c3_U)))
(declare-const to_r1c4_D Bool)
(declare-const to_r2c4_U Bool)
(assert (or edge_r1c3_r1c4 to_r1c4_D to_r2c4_U)) ; the corner above and left of r1c4, the corner above and left of r2c4
(assert (not (and to_r1c4_D edge_r1c3_r1c4)))
(assert (not (and to_r2c4_U edge_r1c3_r1c4)))
(assert (not (and to_r1c4_D to_r2c4_U)))
(declare-const to_r1c5_D Bool)
(declare-const to_r1c6_D Bool)
(declare-const to_r2c0_D Bool)
(declare-const to_r2c1_D Bool)
(declare-const to_r2c3_D Bool)
(declare-const to_r2c4_D Bool)
(declare-const to_r3c4_U Bool)
(assert (or edge_r2c3_r2c4 to_r2c4_D to_r3c4_U)) ; the corner above and left of r2c4, the corner above and left of r3c4
(assert (not (and to_r2c4_D edge_r2c3_r2c4)))
(assert (not (and to_r3c4_U edge_r2c3_r2c4)))
(assert (not (and to_r2c4_D to_r3c4_U)))
(declare-const to_r2c6_D Bool)
(declare-const to_r3c0_D Bool)
(declare-const to_r3c1_D Bool)
(declare-const to_r3c2_D Bool)
(declare-const to_r4c2_U Bool)
(assert (or edge_r3c1_r3c2 to_r3c2_D to_r4c2_U)) ; the corner above and left of r3c2, the corner above and left of r4c2
(assert (not (and to_r3c2_D edge_r3c1_r3c2)))
(assert (not (and to_r4c2_U edge_r3c1_r3c2)))
(assert (not (and to_r3c2_D to_r4c2_U)))
(declare-const to_r3c4_D Bool)
(declare-const to_r3c6_D Bool)
(declare-const to_r4c0_D Bool)
(declare-const to_r4c1_D Bool)
(declare-const to_r4c2_D Bool)
(declare-const to_r5c2_U Bool)
(assert (or edge_r4c1_r4c2 to_r4c2_D to_r5c2_U)) ; the corner above and left of r4c2, the corner above and left of r5c2
(assert (not (and to_r4c2_D edge_r4c1_r4c2)))
(assert (not (and to_r5c2_U edge_r4c1_r4c2)))
(assert (not (and to_r4c2_D to_r5c2_U)))
(declare-const to_r4c3_D Bool)
(declare-const to_r5c3_U Bool)
(assert (or edge_r4c2_r4c3 to_r4c3_D to_r5c3_U)) ; the corner above and left of r4c3, the corner above and left of r5c3
(assert (not (and to_r4c3_D edge_r4c2_r4c3)))
(assert (not (and to_r5c3_U edge_r4c2_r4c3)))
(assert (not (and to_r4c3_D to_r5c3_U)))
(declare-const to_r4c4_D Bool)
(declare-const to_r5c4_U Bool)
(assert (or edge_r4c3_r4c4 to_r4c4_D to_r5c4_U)) ; the corner above and left of r4c4, the corner above and left of r5c4
(assert (not (and to_r4c4_D edge_r4c3_r4c4)))
(assert (not (and to_r5c4_U edge_r4c3_r4c4)))
(assert (not (and to_r4c4_D to_r5c4_U)))
(declare-const to_r4c5_D Bool)
(declare-const to_r4c6_D Bool)
(declare-const to_r5c0_D Bool)
(declare-const to_r5c1_D Bool)
(declare-const to_r5c2_D Bool)
(declare-const to_r5c3_D Bool)
(declare-const to_r5c4_D Bool)
(declare-const to_r5c5_D Bool)
(declare-const to_r5c6_D Bool)
; - A line joins cells side by side where the loop passes the point below them
(declare-const to_r1c1_R Bool)
(declare-const to_r1c2_L Bool)
(assert (or (not edge_r1c1_r2c1) to_r1c1_R to_r1c2_L)) ; the corner above and left of r1c1, the corner above and left of r1c2
(assert (=> to_r1c1_R edge_r1c1_r2c1))
(assert (=> to_r1c2_L edge_r1c1_r2c1))
(assert (not (and to_r1c1_R to_r1c2_L)))
(declare-const to_r1c2_R Bool)
(declare-const to_r1c3_R Bool)
(declare-const to_r1c4_L Bool)
(assert (or (not edge_r1c2_r1c3) to_r1c3_R to_r1c4_L)) ; the corner above and left of r1c3, the corner above and left of r1c4
(assert (or (not edge_r1c3_r2c3) to_r1c3_R to_r1c4_L))
(assert (=> to_r1c3_R (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (=> to_r1c4_L (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (not (and to_r1c3_R to_r1c4_L)))
(declare-const to_r1c4_R Bool)
(declare-const to_r1c5_L Bool)
(assert (or (not edge_r1c3_r1c4) to_r1c4_R to_r1c5_L)) ; the corner above and left of r1c4, the corner above and left of r1c5
(assert (=> to_r1c4_R edge_r1c3_r1c4))
(assert (=> to_r1c5_L edge_r1c3_r1c4))
(assert (not (and to_r1c4_R to_r1c5_L)))
(declare-const to_r2c1_R Bool)
(declare-const to_r2c2_L Bool)
(assert (or edge_r1c1_r2c1 to_r2c1_R to_r2c2_L)) ; the corner above and left of r2c1, the corner above and left of r2c2
(assert (not (and to_r2c1_R edge_r1c1_r2c1)))
(assert (not (and to_r2c2_L edge_r1c1_r2c1)))
(assert (not (and to_r2c1_R to_r2c2_L)))
(declare-const to_r2c3_R Bool)
(declare-const to_r2c4_L Bool)
(assert (or (not edge_r2c3_r2c4) edge_r1c3_r2c3 to_r2c3_R to_r2c4_L)) ; the corner above and left of r2c3, the corner above and left of r2c4
(assert (=> to_r2c3_R edge_r2c3_r2c4))
(assert (=> to_r2c4_L edge_r2c3_r2c4))
(assert (not (and to_r2c3_R edge_r1c3_r2c3)))
(assert (not (and to_r2c4_L edge_r1c3_r2c3)))
(assert (not (and to_r2c3_R to_r2c4_L)))
(declare-const to_r2c4_R Bool)
(declare-const to_r2c5_L Bool)
(assert (or edge_r1c4_r2c4 to_r2c4_R to_r2c5_L)) ; the corner above and left of r2c4, the corner above and left of r2c5
(assert (not (and to_r2c4_R edge_r1c4_r2c4)))
(assert (not (and to_r2c5_L edge_r1c4_r2c4)))
(assert (not (and to_r2c4_R to_r2c5_L)))
(declare-const to_r2c5_R Bool)
(declare-const to_r3c1_R Bool)
(declare-const to_r3c2_L Bool)
(assert (or (not edge_r3c1_r4c1) edge_r2c1_r3c1 to_r3c1_R to_r3c2_L)) ; the corner above and left of r3c1, the corner above and left of r3c2
(assert (=> to_r3c1_R edge_r3c1_r4c1))
(assert (=> to_r3c2_L edge_r3c1_r4c1))
(assert (not (and to_r3c1_R edge_r2c1_r3c1)))
(assert (not (and to_r3c2_L edge_r2c1_r3c1)))
(assert (not (and to_r3c1_R to_r3c2_L)))
(declare-const to_r3c2_R Bool)
(declare-const to_r3c3_R Bool)
(declare-const to_r3c4_R Bool)
(declare-const to_r3c5_L Bool)
(assert (or edge_r2c4_r3c4 to_r3c4_R to_r3c5_L)) ; the corner above and left of r3c4, the corner above and left of r3c5
(assert (not (and to_r3c4_R edge_r2c4_r3c4)))
(assert (not (and to_r3c5_L edge_r2c4_r3c4)))
(assert (not (and to_r3c4_R to_r3c5_L)))
(declare-const to_r4c1_R Bool)
(declare-const to_r4c2_L Bool)
(assert (or (not edge_r4c1_r4c2) edge_r3c1_r4c1 to_r4c1_R to_r4c2_L)) ; the corner above and left of r4c1, the corner above and left of r4c2
(assert (=> to_r4c1_R edge_r4c1_r4c2))
(assert (=> to_r4c2_L edge_r4c1_r4c2))
(assert (not (and to_r4c1_R edge_r3c1_r4c1)))
(assert (not (and to_r4c2_L edge_r3c1_r4c1)))
(assert (not (and to_r4c1_R to_r4c2_L)))
(declare-const to_r4c2_R Bool)
(declare-const to_r4c3_L Bool)
(assert (or (not edge_r4c1_r4c2) edge_r3c2_r4c2 to_r4c2_R to_r4c3_L)) ; the corner above and left of r4c2, the corner above and left of r4c3
(assert (=> to_r4c2_R edge_r4c1_r4c2))
(assert (=> to_r4c3_L edge_r4c1_r4c2))
(assert (not (and to_r4c2_R edge_r3c2_r4c2)))
(assert (not (and to_r4c3_L edge_r3c2_r4c2)))
(assert (not (and to_r4c2_R to_r4c3_L)))
(declare-const to_r4c4_R Bool)
(declare-const to_r4c5_L Bool)
(assert (or (not edge_r4c3_r4c4) edge_r3c4_r4c4 to_r4c4_R to_r4c5_L)) ; the corner above and left of r4c4, the corner above and left of r4c5
(assert (=> to_r4c4_R edge_r4c3_r4c4))
(assert (=> to_r4c5_L edge_r4c3_r4c4))
(assert (not (and to_r4c4_R edge_r3c4_r4c4)))
(assert (not (and to_r4c5_L edge_r3c4_r4c4)))
(assert (not (and to_r4c4_R to_r4c5_L)))
(declare-const to_r6c0_R Bool)
(declare-const to_r6c1_R Bool)
(declare-const to_r6c2_R Bool)
(declare-const to_r6c3_R Bool)
(declare-const to_r6c4_R Bool)
(declare-const to_r6c5_R Bool)
; - Each cell is left along one line, only the first inside cell along none
(assert to_r0c0_D) ; outside r0c0
(assert to_r0c1_D) ; outside r0c1
(assert to_r0c2_D) ; outside r0c2
(assert to_r0c3_D) ; outside r0c3
(assert to_r0c4_D) ; outside r0c4
(assert to_r0c5_D) ; outside r0c5
(assert to_r0c6_D) ; outside r0c6
(assert (or (not to_r0c0_D) to_r1c0_D)) ; outside r1c0
(assert (not (and (not to_r0c0_D) to_r1c0_D)))
(assert (or (not to_r0c1_D) to_r1c1_D to_r1c1_R)) ; the corner above and left of r1c1
(assert (not (and (not to_r0c1_D) to_r1c1_D)))
(assert (not (and (not to_r0c1_D) to_r1c1_R)))
(assert (not (and to_r1c1_D to_r1c1_R)))
(assert (or (not to_r0c2_D) to_r1c2_D to_r1c2_L to_r1c2_R)) ; the corner above and left of r1c2
(assert (not (and (not to_r0c2_D) to_r1c2_D)))
(assert (not (and (not to_r0c2_D) to_r1c2_L)))
(assert (not (and (not to_r0c2_D) to_r1c2_R)))
(assert (not (and to_r1c2_D to_r1c2_L)))
(assert (not (and to_r1c2_D to_r1c2_R)))
(assert (not (and to_r1c2_L to_r1c2_R)))
(assert (or (not to_r0c3_D) to_r1c3_D (not to_r1c2_R) to_r1c3_R)) ; the corner above and left of r1c3
(assert (not (and (not to_r0c3_D) to_r1c3_D)))
(assert (not (and (not to_r0c3_D) (not to_r1c2_R))))
(assert (not (and (not to_r0c3_D) to_r1c3_R)))
(assert (not (and to_r1c3_D (not to_r1c2_R))))
(assert (not (and to_r1c3_D to_r1c3_R)))
(assert (not (and (not to_r1c2_R) to_r1c3_R)))
(assert (or (not to_r0c4_D) to_r1c4_D to_r1c4_L to_r1c4_R)) ; the corner above and left of r1c4
(assert (not (and (not to_r0c4_D) to_r1c4_D)))
(assert (not (and (not to_r0c4_D) to_r1c4_L)))
(assert (not (and (not to_r0c4_D) to_r1c4_R)))
(assert (not (and to_r1c4_D to_r1c4_L)))
(assert (not (and to_r1c4_D to_r1c4_R)))
(assert (not (and to_r1c4_L to_r1c4_R)))
(assert (or (not to_r0c5_D) to_r1c5_D to_r1c5_L)) ; the corner above and left of r1c5
(assert (not (and (not to_r0c5_D) to_r1c5_D)))
(assert (not (and (not to_r0c5_D) to_r1c5_L)))
(assert (not (and to_r1c5_D to_r1c5_L)))
(assert (or (not to_r0c6_D) to_r1c6_D)) ; outside r1c6
(assert (not (and (not to_r0c6_D) to_r1c6_D)))
(assert (or (not to_r1c0_D) to_r2c0_D)) ; outside r2c0
(assert (not (and (not to_r1c0_D) to_r2c0_D)))
(assert (or (not to_r1c1_D) to_r2c1_D to_r2c1_R)) ; the corner above and left of r2c1
(assert (not (and (not to_r1c1_D) to_r2c1_D)))
(assert (not (and (not to_r1c1_D) to_r2c1_R)))
(assert (not (and to_r2c1_D to_r2c1_R)))
(assert (or to_r2c2_U to_r2c2_L)) ; the corner above and left of r2c2
(assert (not (and to_r2c2_U to_r2c2_L)))
(assert (or to_r2c3_U to_r2c3_D to_r2c3_R)) ; the corner above and left of r2c3
(assert (not (and to_r2c3_U to_r2c3_D)))
(assert (not (and to_r2c3_U to_r2c3_R)))
(assert (not (and to_r2c3_D to_r2c3_R)))
(assert (or to_r2c4_U to_r2c4_D to_r2c4_L to_r2c4_R)) ; the corner above and left of r2c4
(assert (not (and to_r2c4_U to_r2c4_D)))
(assert (not (and to_r2c4_U to_r2c4_L)))
(assert (not (and to_r2c4_U to_r2c4_R)))
(assert (not (and to_r2c4_D to_r2c4_L)))
(assert (not (and to_r2c4_D to_r2c4_R)))
(assert (not (and to_r2c4_L to_r2c4_R)))
(assert (or (not to_r1c5_D) to_r2c5_L to_r2c5_R)) ; the corner above and left of r2c5
(assert (not (and (not to_r1c5_D) to_r2c5_L)))
(assert (not (and (not to_r1c5_D) to_r2c5_R)))
(assert (not (and to_r2c5_L to_r2c5_R)))
(assert (or (not to_r1c6_D) to_r2c6_D (not to_r2c5_R))) ; outside r2c6
(assert (not (and (not to_r1c6_D) to_r2c6_D)))
(assert (not (and (not to_r1c6_D) (not to_r2c5_R))))
(assert (not (and to_r2c6_D (not to_r2c5_R))))
(assert (or (not to_r2c0_D) to_r3c0_D)) ; outside r3c0
(assert (not (and (not to_r2c0_D) to_r3c0_D)))
(assert (or (not to_r2c1_D) to_r3c1_D to_r3c1_R)) ; the corner above and left of r3c1
(assert (not (and (not to_r2c1_D) to_r3c1_D)))
(assert (not (and (not to_r2c1_D) to_r3c1_R)))
(assert (not (and to_r3c1_D to_r3c1_R)))
(assert (or to_r3c2_D to_r3c2_L to_r3c2_R)) ; the corner above and left of r3c2
(assert (not (and to_r3c2_D to_r3c2_L)))
(assert (not (and to_r3c2_D to_r3c2_R)))
(assert (not (and to_r3c2_L to_r3c2_R)))
(assert (or (not to_r2c3_D) (not to_r3c2_R) to_r3c3_R)) ; the corner above and left of r3c3
(assert (not (and (not to_r2c3_D) (not to_r3c2_R))))
(assert (not (and (not to_r2c3_D) to_r3c3_R)))
(assert (not (and (not to_r3c2_R) to_r3c3_R)))
(assert (or to_r3c4_U to_r3c4_D (not to_r3c3_R) to_r3c4_R)) ; the corner above and left of r3c4
(assert (not (and to_r3c4_U to_r3c4_D)))
(assert (not (and to_r3c4_U (not to_r3c3_R))))
(assert (not (and to_r3c4_U to_r3c4_R)))
(assert (not (and to_r3c4_D (not to_r3c3_R))))
(assert (not (and to_r3c4_D to_r3c4_R)))
(assert (not (and (not to_r3c3_R) to_r3c4_R)))
(assert (not to_r3c5_L)) ; the corner above and left of r3c5
(assert (or (not to_r2c6_D) to_r3c6_D)) ; outside r3c6
(assert (not (and (not to_r2c6_D) to_r3c6_D)))
(assert (or (not to_r3c0_D) to_r4c0_D)) ; outside r4c0
(assert (not (and (not to_r3c0_D) to_r4c0_D)))
(assert (or (not to_r3c1_D) to_r4c1_D to_r4c1_R)) ; the corner above and left of r4c1
(assert (not (and (not to_r3c1_D) to_r4c1_D)))
(assert (not (and (not to_r3c1_D) to_r4c1_R)))
(assert (not (and to_r4c1_D to_r4c1_R)))
(assert (or to_r4c2_U to_r4c2_D to_r4c2_L to_r4c2_R)) ; the corner above and left of r4c2
(assert (not (and to_r4c2_U to_r4c2_D)))
(assert (not (and to_r4c2_U to_r4c2_L)))
(assert (not (and to_r4c2_U to_r4c2_R)))
(assert (not (and to_r4c2_D to_r4c2_L)))
(assert (not (and to_r4c2_D to_r4c2_R)))
(assert (not (and to_r4c2_L to_r4c2_R)))
(assert (or to_r4c3_D to_r4c3_L)) ; the corner above and left of r4c3
(assert (not (and to_r4c3_D to_r4c3_L)))
(assert (or (not to_r3c4_D) to_r4c4_D to_r4c4_R)) ; the corner above and left of r4c4
(assert (not (and (not to_r3c4_D) to_r4c4_D)))
(assert (not (and (not to_r3c4_D) to_r4c4_R)))
(assert (not (and to_r4c4_D to_r4c4_R)))
(assert (or to_r4c5_D to_r4c5_L)) ; the corner above and left of r4c5
(assert (not (and to_r4c5_D to_r4c5_L)))
(assert (or (not to_r3c6_D) to_r4c6_D)) ; outside r4c6
(assert (not (and (not to_r3c6_D) to_r4c6_D)))
(assert (or (not to_r4c0_D) to_r5c0_D)) ; outside r5c0
(assert (not (and (not to_r4c0_D) to_r5c0_D)))
(assert (or (not to_r4c1_D) to_r5c1_D)) ; the corner above and left of r5c1
(assert (not (and (not to_r4c1_D) to_r5c1_D)))
(assert (or to_r5c2_U to_r5c2_D)) ; the corner above and left of r5c2
(assert (not (and to_r5c2_U to_r5c2_D)))
(assert (or to_r5c3_U to_r5c3_D)) ; the corner above and left of r5c3
(assert (not (and to_r5c3_U to_r5c3_D)))
(assert (or to_r5c4_U to_r5c4_D)) ; the corner above and left of r5c4
(assert (not (and to_r5c4_U to_r5c4_D)))
(assert (or (not to_r4c5_D) to_r5c5_D)) ; the corner above and left of r5c5
(assert (not (and (not to_r4c5_D) to_r5c5_D)))
(assert (or (not to_r4c6_D) to_r5c6_D)) ; outside r5c6
(assert (not (and (not to_r4c6_D) to_r5c6_D)))
(assert (or (not to_r5c0_D) to_r6c0_R)) ; outside r6c0
(assert (not (and (not to_r5c0_D) to_r6c0_R)))
(assert (or (not to_r5c1_D) (not to_r6c0_R) to_r6c1_R)) ; outside r6c1
(assert (not (and (not to_r5c1_D) (not to_r6c0_R))))
(assert (not (and (not to_r5c1_D) to_r6c1_R)))
(assert (not (and (not to_r6c0_R) to_r6c1_R)))
(assert (or (not to_r5c2_D) (not to_r6c1_R) to_r6c2_R)) ; outside r6c2
(assert (not (and (not to_r5c2_D) (not to_r6c1_R))))
(assert (not (and (not to_r5c2_D) to_r6c2_R)))
(assert (not (and (not to_r6c1_R) to_r6c2_R)))
(assert (or (not to_r5c3_D) (not to_r6c2_R) to_r6c3_R)) ; outside r6c3
(assert (not (and (not to_r5c3_D) (not to_r6c2_R))))
(assert (not (and (not to_r5c3_D) to_r6c3_R)))
(assert (not (and (not to_r6c2_R) to_r6c3_R)))
(assert (or (not to_r5c4_D) (not to_r6c3_R) to_r6c4_R)) ; outside r6c4
(assert (not (and (not to_r5c4_D) (not to_r6c3_R))))
(assert (not (and (not to_r5c4_D) to_r6c4_R)))
(assert (not (and (not to_r6c3_R) to_r6c4_R)))
(assert (or (not to_r5c5_D) (not to_r6c4_R) to_r6c5_R)) ; outside r6c5
(assert (not (and (not to_r5c5_D) (not to_r6c4_R))))
(assert (not (and (not to_r5c5_D) to_r6c5_R)))
(assert (not (and (not to_r6c4_R) to_r6c5_R)))
(assert (or (not to_r5c6_D) (not to_r6c5_R))) ; outside r6c6
(assert (not (and (not to_r5c6_D) (not to_r6c5_R))))

(check-sat)
(get-value (edge_r1c1_r1c2 edge_r1c1_r2c1 edge_r1c2_r1c3 edge_r1c3_r1c4 edge_r1c3_r2c3 edge_r1c4_r2c4
edge_r2c1_r3c1 edge_r2c3_r2c4 edge_r2c4_r3c4 edge_r3c1_r3c2 edge_r3c1_r4c1 edge_r3c2_r4c2
edge_r3c4_r4c4 edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c3_r4c4))
(exit)
