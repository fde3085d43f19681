; yin-yang: Dawn
(set-option :produce-models true)
(set-logic QF_LIA)

; black_C: cell C is black.
(declare-const black_r1c1 Bool)
(declare-const black_r1c2 Bool)
(declare-const black_r2c1 Bool)
(declare-const black_r2c2 Bool)
(declare-const black_r2c3 Bool)
(declare-const black_r2c4 Bool)
(declare-const black_r3c1 Bool)
(declare-const black_r3c2 Bool)
(declare-const black_r3c4 Bool)
(declare-const black_r4c1 Bool)
(declare-const black_r4c2 Bool)
(declare-const black_r4c3 Bool)

; Settled before anything is encoded, without a symbol: 4 of 16 places.

; No 2x2 block is of one colour.
(assert (not (and black_r1c1 black_r1c2 black_r2c1 black_r2c2))) ; r1c1 to r2c2
(assert (or black_r1c1 black_r1c2 black_r2c1 black_r2c2))
(assert (or black_r1c2 black_r2c2 black_r2c3)) ; r1c2 to r2c3
(assert (not (and black_r2c1 black_r2c2 black_r3c1 black_r3c2))) ; r2c1 to r3c2
(assert (or black_r2c1 black_r2c2 black_r3c1 black_r3c2))
(assert (or black_r2c2 black_r2c3 black_r3c2)) ; r2c2 to r3c3
(assert (or black_r2c3 black_r2c4 black_r3c4)) ; r2c3 to r3c4
(assert (not (and black_r3c1 black_r3c2 black_r4c1 black_r4c2))) ; r3c1 to r4c2
(assert (or black_r3c1 black_r3c2 black_r4c1 black_r4c2))
(assert (or black_r3c2 black_r4c2 black_r4c3)) ; r3c2 to r4c3
(assert (or black_r3c4 black_r4c3)) ; r3c3 to r4c4

; Where both colours are connected, neither has a ring: each is a tree, as the other one is.

; The black cells are connected.
; - The colours do not cross at a corner
(assert (not (and black_r1c1 black_r2c2 (not black_r1c2) (not black_r2c1)))) ; r1c1 to r2c2
(assert (not (and black_r1c2 black_r2c1 (not black_r1c1) (not black_r2c2))))
(assert (not (and black_r1c2 black_r2c3 (not black_r2c2)))) ; r1c2 to r2c3
(assert (not (and black_r2c3 (not black_r2c4)))) ; r1c3 to r2c4
(assert (not (and black_r2c1 black_r3c2 (not black_r2c2) (not black_r3c1)))) ; r2c1 to r3c2
(assert (not (and black_r2c2 black_r3c1 (not black_r2c1) (not black_r3c2))))
(assert (not (and black_r2c3 black_r3c2 (not black_r2c2)))) ; r2c2 to r3c3
(assert (not (and black_r2c3 black_r3c4 (not black_r2c4)))) ; r2c3 to r3c4
(assert (not (and black_r3c1 black_r4c2 (not black_r3c2) (not black_r4c1)))) ; r3c1 to r4c2
(assert (not (and black_r3c2 black_r4c1 (not black_r3c1) (not black_r4c2))))
(assert (not (and black_r3c2 black_r4c3 (not black_r4c2)))) ; r3c2 to r4c3
(assert (not (and black_r3c4 black_r4c3))) ; r3c3 to r4c4
; - A line joins neighbours of one colour, in one direction

; other_C: C has not the colour of r1c1.
(declare-const other_r1c2 Bool)
(assert (= other_r1c2 (xor black_r1c2 black_r1c1)))
(declare-const other_r1c3 Bool)
(assert (= other_r1c3 black_r1c1))
(declare-const other_r1c4 Bool)
(assert (= other_r1c4 (not black_r1c1)))
(declare-const other_r2c1 Bool)
(assert (= other_r2c1 (xor black_r2c1 black_r1c1)))
(declare-const other_r2c2 Bool)
(assert (= other_r2c2 (xor black_r2c2 black_r1c1)))
(declare-const other_r2c3 Bool)
(assert (= other_r2c3 (xor black_r2c3 black_r1c1)))
(declare-const other_r2c4 Bool)
(assert (= other_r2c4 (xor black_r2c4 black_r1c1)))
(declare-const other_r3c1 Bool)
(assert (= other_r3c1 (xor black_r3c1 black_r1c1)))
(declare-const other_r3c2 Bool)
(assert (= other_r3c2 (xor black_r3c2 black_r1c1)))
(declare-const other_r3c3 Bool)
(assert (= other_r3c3 black_r1c1))
(declare-const other_r3c4 Bool)
(assert (= other_r3c4 (xor black_r3c4 black_r1c1)))
(declare-const other_r4c1 Bool)
(assert (= other_r4c1 (xor black_r4c1 black_r1c1)))
(declare-const other_r4c2 Bool)
(assert (= other_r4c2 (xor black_r4c2 black_r1c1)))
(declare-const other_r4c3 Bool)
(assert (= other_r4c3 (xor black_r4c3 black_r1c1)))
(declare-const other_r4c4 Bool)
(assert (= other_r4c4 black_r1c1))

; other_first_C: other_C holds, and of none before C.
(declare-const other_first_r1c3 Bool)
(assert (= other_first_r1c3 (and other_r1c3 (not other_r1c2))))

; other_so_far_C: other_C holds, or that of one before C.
(declare-const other_so_far_r1c3 Bool)
(assert (= other_so_far_r1c3 (or other_r1c2 other_r1c3)))
(declare-const other_first_r1c4 Bool)
(assert (= other_first_r1c4 (and other_r1c4 (not other_so_far_r1c3))))
(declare-const other_so_far_r1c4 Bool)
(assert (= other_so_far_r1c4 (or other_so_far_r1c3 other_r1c4)))
(declare-const other_first_r2c1 Bool)
(assert (= other_first_r2c1 (and other_r2c1 (not other_so_far_r1c4))))
(declare-const other_so_far_r2c1 Bool)
(assert (= other_so_far_r2c1 (or other_so_far_r1c4 other_r2c1)))
(declare-const other_first_r2c2 Bool)
(assert (= other_first_r2c2 (and other_r2c2 (not other_so_far_r2c1))))
(declare-const other_so_far_r2c2 Bool)
(assert (= other_so_far_r2c2 (or other_so_far_r2c1 other_r2c2)))
(declare-const other_first_r2c3 Bool)
(assert (= other_first_r2c3 (and other_r2c3 (not other_so_far_r2c2))))
(declare-const other_so_far_r2c3 Bool)
(assert (= other_so_far_r2c3 (or other_so_far_r2c2 other_r2c3)))
(declare-const other_first_r2c4 Bool)
(assert (= other_first_r2c4 (and other_r2c4 (not other_so_far_r2c3))))
(declare-const other_so_far_r2c4 Bool)
(assert (= other_so_far_r2c4 (or other_so_far_r2c3 other_r2c4)))
(declare-const other_first_r3c1 Bool)
(assert (= other_first_r3c1 (and other_r3c1 (not other_so_far_r2c4))))
(declare-const other_so_far_r3c1 Bool)
(assert (= other_so_far_r3c1 (or other_so_far_r2c4 other_r3c1)))
(declare-const other_first_r3c2 Bool)
(assert (= other_first_r3c2 (and other_r3c2 (not other_so_far_r3c1))))
(declare-const other_so_far_r3c2 Bool)
(assert (= other_so_far_r3c2 (or other_so_far_r3c1 other_r3c2)))
(declare-const other_first_r3c3 Bool)
(assert (= other_first_r3c3 (and other_r3c3 (not other_so_far_r3c2))))
(declare-const other_so_far_r3c3 Bool)
(assert (= other_so_far_r3c3 (or other_so_far_r3c2 other_r3c3)))
(declare-const other_first_r3c4 Bool)
(assert (= other_first_r3c4 (and other_r3c4 (not other_so_far_r3c3))))
(declare-const other_so_far_r3c4 Bool)
(assert (= other_so_far_r3c4 (or other_so_far_r3c3 other_r3c4)))
(declare-const other_first_r4c1 Bool)
(assert (= other_first_r4c1 (and other_r4c1 (not other_so_far_r3c4))))
(declare-const other_so_far_r4c1 Bool)
(assert (= other_so_far_r4c1 (or other_so_far_r3c4 other_r4c1)))
(declare-const other_first_r4c2 Bool)
(assert (= other_first_r4c2 (and other_r4c2 (not other_so_far_r4c1))))
(declare-const other_so_far_r4c2 Bool)
(assert (= other_so_far_r4c2 (or other_so_far_r4c1 other_r4c2)))
(declare-const other_first_r4c3 Bool)
(assert (= other_first_r4c3 (and other_r4c3 (not other_so_far_r4c2))))
(declare-const other_so_far_r4c3 Bool)
(assert (= other_so_far_r4c3 (or other_so_far_r4c2 other_r4c3)))
(declare-const other_first_r4c4 Bool)
(assert (= other_first_r4c4 (and other_r4c4 (not other_so_far_r4c3))))

; meets_border: some cell at the border has the other colour.
(declare-const meets_border Bool)
(assert (= meets_border (or other_r1c2 other_r1c3 other_r1c4 other_r2c1 other_r2c4 other_r3c1 other_r3c4 other_r4c1 other_r4c2 other_r4c3 other_r4c4)))

; to_C_D: C is left toward D (up, down, left, right), to a cell of its own colour.
(declare-const to_r1c1_R Bool)
(declare-const to_r1c2_L Bool)
(assert (or (xor black_r1c1 black_r1c2) to_r1c1_R to_r1c2_L)) ; r1c1-r1c2
(assert (not (and to_r1c1_R (xor black_r1c1 black_r1c2))))
(assert (not (and to_r1c2_L (xor black_r1c1 black_r1c2))))
(assert (not (and to_r1c1_R to_r1c2_L)))
(declare-const to_r1c1_D Bool)
(declare-const to_r2c1_U Bool)
(assert (or (xor black_r1c1 black_r2c1) to_r1c1_D to_r2c1_U)) ; r1c1-r2c1
(assert (not (and to_r1c1_D (xor black_r1c1 black_r2c1))))
(assert (not (and to_r2c1_U (xor black_r1c1 black_r2c1))))
(assert (not (and to_r1c1_D to_r2c1_U)))
(declare-const to_r1c2_R Bool)
(declare-const to_r1c3_L Bool)
(assert (or black_r1c2 to_r1c2_R to_r1c3_L)) ; r1c2-r1c3
(assert (not (and to_r1c2_R black_r1c2)))
(assert (not (and to_r1c3_L black_r1c2)))
(assert (not (and to_r1c2_R to_r1c3_L)))
(declare-const to_r1c2_D Bool)
(declare-const to_r2c2_U Bool)
(assert (or (xor black_r1c2 black_r2c2) to_r1c2_D to_r2c2_U)) ; r1c2-r2c2
(assert (not (and to_r1c2_D (xor black_r1c2 black_r2c2))))
(assert (not (and to_r2c2_U (xor black_r1c2 black_r2c2))))
(assert (not (and to_r1c2_D to_r2c2_U)))
(declare-const to_r1c3_D Bool)
(declare-const to_r2c3_U Bool)
(assert (or black_r2c3 to_r1c3_D to_r2c3_U)) ; r1c3-r2c3
(assert (not (and to_r1c3_D black_r2c3)))
(assert (not (and to_r2c3_U black_r2c3)))
(assert (not (and to_r1c3_D to_r2c3_U)))
(declare-const to_r1c4_D Bool)
(declare-const to_r2c4_U Bool)
(assert (or (not black_r2c4) to_r1c4_D to_r2c4_U)) ; r1c4-r2c4
(assert (not (and to_r1c4_D (not black_r2c4))))
(assert (not (and to_r2c4_U (not black_r2c4))))
(assert (not (and to_r1c4_D to_r2c4_U)))
(declare-const to_r2c1_R Bool)
(declare-const to_r2c2_L Bool)
(assert (or (xor black_r2c1 black_r2c2) to_r2c1_R to_r2c2_L)) ; r2c1-r2c2
(assert (not (and to_r2c1_R (xor black_r2c1 black_r2c2))))
(assert (not (and to_r2c2_L (xor black_r2c1 black_r2c2))))
(assert (not (and to_r2c1_R to_r2c2_L)))
(declare-const to_r2c1_D Bool)
(declare-const to_r3c1_U Bool)
(assert (or (xor black_r2c1 black_r3c1) to_r2c1_D to_r3c1_U)) ; r2c1-r3c1
(assert (not (and to_r2c1_D (xor black_r2c1 black_r3c1))))
(assert (not (and to_r3c1_U (xor black_r2c1 black_r3c1))))
(assert (not (and to_r2c1_D to_r3c1_U)))
(declare-const to_r2c2_R Bool)
(declare-const to_r2c3_L Bool)
(assert (or (xor black_r2c2 black_r2c3) to_r2c2_R to_r2c3_L)) ; r2c2-r2c3
(assert (not (and to_r2c2_R (xor black_r2c2 black_r2c3))))
(assert (not (and to_r2c3_L (xor black_r2c2 black_r2c3))))
(assert (not (and to_r2c2_R to_r2c3_L)))
(declare-const to_r2c2_D Bool)
(declare-const to_r3c2_U Bool)
(assert (or (xor black_r2c2 black_r3c2) to_r2c2_D to_r3c2_U)) ; r2c2-r3c2
(assert (not (and to_r2c2_D (xor black_r2c2 black_r3c2))))
(assert (not (and to_r3c2_U (xor black_r2c2 black_r3c2))))
(assert (not (and to_r2c2_D to_r3c2_U)))
(declare-const to_r2c3_R Bool)
(declare-const to_r2c4_L Bool)
(assert (or (xor black_r2c3 black_r2c4) to_r2c3_R to_r2c4_L)) ; r2c3-r2c4
(assert (not (and to_r2c3_R (xor black_r2c3 black_r2c4))))
(assert (not (and to_r2c4_L (xor black_r2c3 black_r2c4))))
(assert (not (and to_r2c3_R to_r2c4_L)))
(declare-const to_r2c3_D Bool)
(declare-const to_r3c3_U Bool)
(assert (or black_r2c3 to_r2c3_D to_r3c3_U)) ; r2c3-r3c3
(assert (not (and to_r2c3_D black_r2c3)))
(assert (not (and to_r3c3_U black_r2c3)))
(assert (not (and to_r2c3_D to_r3c3_U)))
(declare-const to_r2c4_D Bool)
(declare-const to_r3c4_U Bool)
(assert (or (xor black_r2c4 black_r3c4) to_r2c4_D to_r3c4_U)) ; r2c4-r3c4
(assert (not (and to_r2c4_D (xor black_r2c4 black_r3c4))))
(assert (not (and to_r3c4_U (xor black_r2c4 black_r3c4))))
(assert (not (and to_r2c4_D to_r3c4_U)))
(declare-const to_r3c1_R Bool)
(declare-const to_r3c2_L Bool)
(assert (or (xor black_r3c1 black_r3c2) to_r3c1_R to_r3c2_L)) ; r3c1-r3c2
(assert (not (and to_r3c1_R (xor black_r3c1 black_r3c2))))
(assert (not (and to_r3c2_L (xor black_r3c1 black_r3c2))))
(assert (not (and to_r3c1_R to_r3c2_L)))
(declare-const to_r3c1_D Bool)
(declare-const to_r4c1_U Bool)
(assert (or (xor black_r3c1 black_r4c1) to_r3c1_D to_r4c1_U)) ; r3c1-r4c1
(assert (not (and to_r3c1_D (xor black_r3c1 black_r4c1))))
(assert (not (and to_r4c1_U (xor black_r3c1 black_r4c1))))
(assert (not (and to_r3c1_D to_r4c1_U)))
(declare-const to_r3c2_R Bool)
(declare-const to_r3c3_L Bool)
(assert (or black_r3c2 to_r3c2_R to_r3c3_L)) ; r3c2-r3c3
(assert (not (and to_r3c2_R black_r3c2)))
(assert (not (and to_r3c3_L black_r3c2)))
(assert (not (and to_r3c2_R to_r3c3_L)))
(declare-const to_r3c2_D Bool)
(declare-const to_r4c2_U Bool)
(assert (or (xor black_r3c2 black_r4c2) to_r3c2_D to_r4c2_U)) ; r3c2-r4c2
(assert (not (and to_r3c2_D (xor black_r3c2 black_r4c2))))
(assert (not (and to_r4c2_U (xor black_r3c2 black_r4c2))))
(assert (not (and to_r3c2_D to_r4c2_U)))
(declare-const to_r3c3_R Bool)
(declare-const to_r3c4_L Bool)
(assert (or black_r3c4 to_r3c3_R to_r3c4_L)) ; r3c3-r3c4
(assert (not (and to_r3c3_R black_r3c4)))
(assert (not (and to_r3c4_L black_r3c4)))
(assert (not (and to_r3c3_R to_r3c4_L)))
(declare-const to_r3c3_D Bool)
(declare-const to_r4c3_U Bool)
(assert (or black_r4c3 to_r3c3_D to_r4c3_U)) ; r3c3-r4c3
(assert (not (and to_r3c3_D black_r4c3)))
(assert (not (and to_r4c3_U black_r4c3)))
(assert (not (and to_r3c3_D to_r4c3_U)))
(declare-const to_r3c4_D Bool)
(declare-const to_r4c4_U Bool)
(assert (or black_r3c4 to_r3c4_D to_r4c4_U)) ; r3c4-r4c4
(assert (not (and to_r3c4_D black_r3c4)))
(assert (not (and to_r4c4_U black_r3c4)))
(assert (not (and to_r3c4_D to_r4c4_U)))
(declare-const to_r4c1_R Bool)
(declare-const to_r4c2_L Bool)
(assert (or (xor black_r4c1 black_r4c2) to_r4c1_R to_r4c2_L)) ; r4c1-r4c2
(assert (not (and to_r4c1_R (xor black_r4c1 black_r4c2))))
(assert (not (and to_r4c2_L (xor black_r4c1 black_r4c2))))
(assert (not (and to_r4c1_R to_r4c2_L)))
(declare-const to_r4c2_R Bool)
(declare-const to_r4c3_L Bool)
(assert (or (xor black_r4c2 black_r4c3) to_r4c2_R to_r4c3_L)) ; r4c2-r4c3
(assert (not (and to_r4c2_R (xor black_r4c2 black_r4c3))))
(assert (not (and to_r4c3_L (xor black_r4c2 black_r4c3))))
(assert (not (and to_r4c2_R to_r4c3_L)))
(declare-const to_r4c3_R Bool)
(declare-const to_r4c4_L Bool)
(assert (or black_r4c3 to_r4c3_R to_r4c4_L)) ; r4c3-r4c4
(assert (not (and to_r4c3_R black_r4c3)))
(assert (not (and to_r4c4_L black_r4c3)))
(assert (not (and to_r4c3_R to_r4c4_L)))
; - Each cell is left along one line, only the root of its colour along none
(assert (or to_r1c1_R to_r1c1_D meets_border)) ; r1c1
(assert (not (and to_r1c1_R to_r1c1_D)))
(assert (not (and to_r1c1_R meets_border)))
(assert (not (and to_r1c1_D meets_border)))
(assert (or to_r1c2_L to_r1c2_R to_r1c2_D other_r1c2)) ; r1c2
(assert (not (and to_r1c2_L to_r1c2_R)))
(assert (not (and to_r1c2_L to_r1c2_D)))
(assert (not (and to_r1c2_L other_r1c2)))
(assert (not (and to_r1c2_R to_r1c2_D)))
(assert (not (and to_r1c2_R other_r1c2)))
(assert (not (and to_r1c2_D other_r1c2)))
(assert (or to_r1c3_L to_r1c3_D other_first_r1c3)) ; r1c3
(assert (not (and to_r1c3_L to_r1c3_D)))
(assert (not (and to_r1c3_L other_first_r1c3)))
(assert (not (and to_r1c3_D other_first_r1c3)))
(assert (or to_r1c4_D other_first_r1c4)) ; r1c4
(assert (not (and to_r1c4_D other_first_r1c4)))
(assert (or to_r2c1_U to_r2c1_R to_r2c1_D other_first_r2c1)) ; r2c1
(assert (not (and to_r2c1_U to_r2c1_R)))
(assert (not (and to_r2c1_U to_r2c1_D)))
(assert (not (and to_r2c1_U other_first_r2c1)))
(assert (not (and to_r2c1_R to_r2c1_D)))
(assert (not (and to_r2c1_R other_first_r2c1)))
(assert (not (and to_r2c1_D other_first_r2c1)))
(assert (or to_r2c2_U to_r2c2_L to_r2c2_R to_r2c2_D other_first_r2c2)) ; r2c2
(assert (not (and to_r2c2_U to_r2c2_L)))
(assert (not (and to_r2c2_U to_r2c2_R)))
(assert (not (and to_r2c2_U to_r2c2_D)))
(assert (not (and to_r2c2_U other_first_r2c2)))
(assert (not (and to_r2c2_L to_r2c2_R)))
(assert (not (and to_r2c2_L to_r2c2_D)))
(assert (not (and to_r2c2_L other_first_r2c2)))
(assert (not (and to_r2c2_R to_r2c2_D)))
(assert (not (and to_r2c2_R other_first_r2c2)))
(assert (not (and to_r2c2_D other_first_r2c2)))
(assert (or to_r2c3_U to_r2c3_L to_r2c3_R to_r2c3_D other_first_r2c3)) ; r2c3
(assert (not (and to_r2c3_U to_r2c3_L)))
(assert (not (and to_r2c3_U to_r2c3_R)))
(assert (not (and to_r2c3_U to_r2c3_D)))
(assert (not (and to_r2c3_U other_first_r2c3)))
(assert (not (and to_r2c3_L to_r2c3_R)))
(assert (not (and to_r2c3_L to_r2c3_D)))
(assert (not (and to_r2c3_L other_first_r2c3)))
(assert (not (and to_r2c3_R to_r2c3_D)))
(assert (not (and to_r2c3_R other_first_r2c3)))
(assert (not (and to_r2c3_D other_first_r2c3)))
(assert (or to_r2c4_U to_r2c4_L to_r2c4_D other_first_r2c4)) ; r2c4
(assert (not (and to_r2c4_U to_r2c4_L)))
(assert (not (and to_r2c4_U to_r2c4_D)))
(assert (not (and to_r2c4_U other_first_r2c4)))
(assert (not (and to_r2c4_L to_r2c4_D)))
(assert (not (and to_r2c4_L other_first_r2c4)))
(assert (not (and to_r2c4_D other_first_r2c4)))
(assert (or to_r3c1_U to_r3c1_R to_r3c1_D other_first_r3c1)) ; r3c1
(assert (not (and to_r3c1_U to_r3c1_R)))
(assert (not (and to_r3c1_U to_r3c1_D)))
(assert (not (and to_r3c1_U other_first_r3c1)))
(assert (not (and to_r3c1_R to_r3c1_D)))
(assert (not (and to_r3c1_R other_first_r3c1)))
(assert (not (and to_r3c1_D other_first_r3c1)))
(assert (or to_r3c2_U to_r3c2_L to_r3c2_R to_r3c2_D other_first_r3c2)) ; r3c2
(assert (not (and to_r3c2_U to_r3c2_L)))
(assert (not (and to_r3c2_U to_r3c2_R)))
(assert (not (and to_r3c2_U to_r3c2_D)))
(assert (not (and to_r3c2_U other_first_r3c2)))
(assert (not (and to_r3c2_L to_r3c2_R)))
(assert (not (and to_r3c2_L to_r3c2_D)))
(assert (not (and to_r3c2_L other_first_r3c2)))
(assert (not (and to_r3c2_R to_r3c2_D)))
(assert (not (and to_r3c2_R other_first_r3c2)))
(assert (not (and to_r3c2_D other_first_r3c2)))
(assert (or to_r3c3_U to_r3c3_L to_r3c3_R to_r3c3_D other_first_r3c3)) ; r3c3
(assert (not (and to_r3c3_U to_r3c3_L)))
(assert (not (and to_r3c3_U to_r3c3_R)))
(assert (not (and to_r3c3_U to_r3c3_D)))
(assert (not (and to_r3c3_U other_first_r3c3)))
(assert (not (and to_r3c3_L to_r3c3_R)))
(assert (not (and to_r3c3_L to_r3c3_D)))
(assert (not (and to_r3c3_L other_first_r3c3)))
(assert (not (and to_r3c3_R to_r3c3_D)))
(assert (not (and to_r3c3_R other_first_r3c3)))
(assert (not (and to_r3c3_D other_first_r3c3)))
(assert (or to_r3c4_U to_r3c4_L to_r3c4_D other_first_r3c4)) ; r3c4
(assert (not (and to_r3c4_U to_r3c4_L)))
(assert (not (and to_r3c4_U to_r3c4_D)))
(assert (not (and to_r3c4_U other_first_r3c4)))
(assert (not (and to_r3c4_L to_r3c4_D)))
(assert (not (and to_r3c4_L other_first_r3c4)))
(assert (not (and to_r3c4_D other_first_r3c4)))
(assert (or to_r4c1_U to_r4c1_R other_first_r4c1)) ; r4c1
(assert (not (and to_r4c1_U to_r4c1_R)))
(assert (not (and to_r4c1_U other_first_r4c1)))
(assert (not (and to_r4c1_R other_first_r4c1)))
(assert (or to_r4c2_U to_r4c2_L to_r4c2_R other_first_r4c2)) ; r4c2
(assert (not (and to_r4c2_U to_r4c2_L)))
(assert (not (and to_r4c2_U to_r4c2_R)))
(assert (not (and to_r4c2_U other_first_r4c2)))
(assert (not (and to_r4c2_L to_r4c2_R)))
(assert (not (and to_r4c2_L other_first_r4c2)))
(assert (not (and to_r4c2_R other_first_r4c2)))
(assert (or to_r4c3_U to_r4c3_L to_r4c3_R other_first_r4c3)) ; r4c3
(assert (not (and to_r4c3_U to_r4c3_L)))
(assert (not (and to_r4c3_U to_r4c3_R)))
(assert (not (and to_r4c3_U other_first_r4c3)))
(assert (not (and to_r4c3_L to_r4c3_R)))
(assert (not (and to_r4c3_L other_first_r4c3)))
(assert (not (and to_r4c3_R other_first_r4c3)))
(assert (or to_r4c4_U to_r4c4_L other_first_r4c4)) ; r4c4
(assert (not (and to_r4c4_U to_r4c4_L)))
(assert (not (and to_r4c4_U other_first_r4c4)))
(assert (not (and to_r4c4_L other_first_r4c4)))

(check-sat)
(get-value (black_r1c1 black_r1c2 black_r2c1 black_r2c2 black_r2c3 black_r2c4 black_r3c1 black_r3c2 black_r3c4
black_r4c1 black_r4c2 black_r4c3))
(exit)
