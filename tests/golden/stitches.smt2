; stitches: Handkerchief
(set-option :produce-models true)
(set-logic QF_LIA)

; stitch_A_B: a stitch joins the cells A and B, of different regions.
(declare-const stitch_r1c3_r1c4 Bool)
(declare-const stitch_r1c4_r2c4 Bool)
(declare-const stitch_r2c4_r2c5 Bool)
(declare-const stitch_r3c1_r4c1 Bool)
(declare-const stitch_r3c2_r4c2 Bool)
(declare-const stitch_r3c3_r4c3 Bool)
(declare-const stitch_r3c4_r3c5 Bool)
(declare-const stitch_r3c4_r4c4 Bool)
(declare-const stitch_r4c2_r4c3 Bool)
(declare-const stitch_r5c2_r5c3 Bool)

; hole_C: a stitch ends in cell C.
(declare-const hole_r1c3 Bool)
(declare-const hole_r1c4 Bool)
(declare-const hole_r2c4 Bool)
(declare-const hole_r2c5 Bool)
(declare-const hole_r3c1 Bool)
(declare-const hole_r3c2 Bool)
(declare-const hole_r3c3 Bool)
(declare-const hole_r3c4 Bool)
(declare-const hole_r3c5 Bool)
(declare-const hole_r4c1 Bool)
(declare-const hole_r4c2 Bool)
(declare-const hole_r4c3 Bool)
(declare-const hole_r4c4 Bool)
(declare-const hole_r5c2 Bool)
(declare-const hole_r5c3 Bool)

; Neighbouring regions are joined by as many stitches as the puzzle says.
(assert (or stitch_r1c3_r1c4 stitch_r1c4_r2c4 stitch_r2c4_r2c5 stitch_r3c3_r4c3 stitch_r3c4_r3c5 stitch_r3c4_r4c4)) ; r1c3-r1c4, r1c4-r2c4, r2c4-r2c5, r3c3-r4c3, r3c4-r3c5, r3c4-r4c4
(assert (not (and stitch_r1c3_r1c4 stitch_r1c4_r2c4)))
(assert (not (and stitch_r1c3_r1c4 stitch_r2c4_r2c5)))
(assert (not (and stitch_r1c3_r1c4 stitch_r3c3_r4c3)))
(assert (not (and stitch_r1c3_r1c4 stitch_r3c4_r3c5)))
(assert (not (and stitch_r1c3_r1c4 stitch_r3c4_r4c4)))
(assert (not (and stitch_r1c4_r2c4 stitch_r2c4_r2c5)))
(assert (not (and stitch_r1c4_r2c4 stitch_r3c3_r4c3)))
(assert (not (and stitch_r1c4_r2c4 stitch_r3c4_r3c5)))
(assert (not (and stitch_r1c4_r2c4 stitch_r3c4_r4c4)))
(assert (not (and stitch_r2c4_r2c5 stitch_r3c3_r4c3)))
(assert (not (and stitch_r2c4_r2c5 stitch_r3c4_r3c5)))
(assert (not (and stitch_r2c4_r2c5 stitch_r3c4_r4c4)))
(assert (not (and stitch_r3c3_r4c3 stitch_r3c4_r3c5)))
(assert (not (and stitch_r3c3_r4c3 stitch_r3c4_r4c4)))
(assert (not (and stitch_r3c4_r3c5 stitch_r3c4_r4c4)))
(assert (or stitch_r3c1_r4c1 stitch_r3c2_r4c2)) ; r3c1-r4c1, r3c2-r4c2
(assert (not (and stitch_r3c1_r4c1 stitch_r3c2_r4c2)))
(assert (or stitch_r4c2_r4c3 stitch_r5c2_r5c3)) ; r4c2-r4c3, r5c2-r5c3
(assert (not (and stitch_r4c2_r4c3 stitch_r5c2_r5c3)))
(assert (= hole_r1c3 stitch_r1c3_r1c4))
(assert (= hole_r1c4 (or stitch_r1c3_r1c4 stitch_r1c4_r2c4)))
(assert (= hole_r2c4 (or stitch_r1c4_r2c4 stitch_r2c4_r2c5)))
(assert (= hole_r2c5 stitch_r2c4_r2c5))
(assert (= hole_r3c1 stitch_r3c1_r4c1))
(assert (= hole_r3c2 stitch_r3c2_r4c2))
(assert (= hole_r3c3 stitch_r3c3_r4c3))
(assert (= hole_r3c4 (or stitch_r3c4_r3c5 stitch_r3c4_r4c4)))
(assert (= hole_r3c5 stitch_r3c4_r3c5))

; No cell is in two stitches.
(assert (= hole_r4c1 stitch_r3c1_r4c1))
(assert (not (and stitch_r3c2_r4c2 stitch_r4c2_r4c3))) ; r4c2
(assert (= hole_r4c2 (or stitch_r3c2_r4c2 stitch_r4c2_r4c3)))
(assert (not (and stitch_r3c3_r4c3 stitch_r4c2_r4c3))) ; r4c3
(assert (= hole_r4c3 (or stitch_r3c3_r4c3 stitch_r4c2_r4c3)))
(assert (= hole_r4c4 stitch_r3c4_r4c4))
(assert (= hole_r5c2 stitch_r5c2_r5c3))

; A clue tells how many cells of its line are in a stitch.
(assert (= hole_r5c3 stitch_r5c2_r5c3))
(assert (and hole_r3c2 hole_r4c2 hole_r5c2)) ; clue 3 of column 2
(assert (not (or hole_r1c4 hole_r2c4 hole_r3c4 hole_r4c4))) ; clue 0 of column 4

(check-sat)
(get-value (stitch_r1c3_r1c4 stitch_r1c4_r2c4 stitch_r2c4_r2c5 stitch_r3c1_r4c1 stitch_r3c2_r4c2
stitch_r3c3_r4c3 stitch_r3c4_r3c5 stitch_r3c4_r4c4 stitch_r4c2_r4c3 stitch_r5c2_r5c3))
(exit)
