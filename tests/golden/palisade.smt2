; palisade: Five gardens
(set-option :produce-models true)
(set-logic QF_LIA)

; border_C_D: a border parts the neighbouring cells C and D.
(declare-const border_r1c1_r1c2 Bool)
(declare-const border_r1c1_r2c1 Bool)
(declare-const border_r1c2_r1c3 Bool)
(declare-const border_r1c2_r2c2 Bool)
(declare-const border_r1c3_r1c4 Bool)
(declare-const border_r1c3_r2c3 Bool)
(declare-const border_r1c4_r1c5 Bool)
(declare-const border_r1c4_r2c4 Bool)
(declare-const border_r1c5_r2c5 Bool)
(declare-const border_r2c1_r2c2 Bool)
(declare-const border_r2c1_r3c1 Bool)
(declare-const border_r2c2_r2c3 Bool)
(declare-const border_r2c2_r3c2 Bool)
(declare-const border_r2c3_r2c4 Bool)
(declare-const border_r2c3_r3c3 Bool)
(declare-const border_r2c4_r2c5 Bool)
(declare-const border_r2c4_r3c4 Bool)
(declare-const border_r2c5_r3c5 Bool)
(declare-const border_r3c1_r3c2 Bool)
(declare-const border_r3c1_r4c1 Bool)
(declare-const border_r3c2_r3c3 Bool)
(declare-const border_r3c2_r4c2 Bool)
(declare-const border_r3c3_r3c4 Bool)
(declare-const border_r3c3_r4c3 Bool)
(declare-const border_r3c4_r3c5 Bool)
(declare-const border_r3c4_r4c4 Bool)
(declare-const border_r3c5_r4c5 Bool)
(declare-const border_r4c1_r4c2 Bool)
(declare-const border_r4c1_r5c1 Bool)
(declare-const border_r4c2_r4c3 Bool)
(declare-const border_r4c2_r5c2 Bool)
(declare-const border_r4c3_r4c4 Bool)
(declare-const border_r4c3_r5c3 Bool)
(declare-const border_r4c4_r4c5 Bool)
(declare-const border_r4c4_r5c4 Bool)
(declare-const border_r4c5_r5c5 Bool)
(declare-const border_r5c1_r5c2 Bool)
(declare-const border_r5c2_r5c3 Bool)
(declare-const border_r5c3_r5c4 Bool)
(declare-const border_r5c4_r5c5 Bool)

; A number counts the sides of its cell that have a border, those of the board included.
(assert (not (and border_r1c5_r2c5 border_r1c4_r1c5))) ; number 3 at r1c5
(assert (or border_r1c5_r2c5 border_r1c4_r1c5))
(assert (not (and border_r1c2_r2c2 border_r2c2_r3c2))) ; number 1 at r2c2
(assert (not (and border_r1c2_r2c2 border_r2c1_r2c2)))
(assert (not (and border_r1c2_r2c2 border_r2c2_r2c3)))
(assert (not (and border_r2c2_r3c2 border_r2c1_r2c2)))
(assert (not (and border_r2c2_r3c2 border_r2c2_r2c3)))
(assert (not (and border_r2c1_r2c2 border_r2c2_r2c3)))
(assert (or border_r1c2_r2c2 border_r2c2_r3c2 border_r2c1_r2c2 border_r2c2_r2c3))
(assert (not (and border_r2c4_r3c4 border_r3c4_r4c4 border_r3c3_r3c4))) ; number 2 at r3c4
(assert (not (and border_r2c4_r3c4 border_r3c4_r4c4 border_r3c4_r3c5)))
(assert (not (and border_r2c4_r3c4 border_r3c3_r3c4 border_r3c4_r3c5)))
(assert (not (and border_r3c4_r4c4 border_r3c3_r3c4 border_r3c4_r3c5)))
(assert (or border_r2c4_r3c4 border_r3c4_r4c4 border_r3c3_r3c4))
(assert (or border_r2c4_r3c4 border_r3c4_r4c4 border_r3c4_r3c5))
(assert (or border_r2c4_r3c4 border_r3c3_r3c4 border_r3c4_r3c5))
(assert (or border_r3c4_r4c4 border_r3c3_r3c4 border_r3c4_r3c5))
(assert (not (and border_r3c1_r4c1 border_r4c1_r5c1 border_r4c1_r4c2))) ; number 3 at r4c1
(assert (or border_r3c1_r4c1 border_r4c1_r5c1))
(assert (or border_r3c1_r4c1 border_r4c1_r4c2))
(assert (or border_r4c1_r5c1 border_r4c1_r4c2))
(assert (not (and border_r3c3_r4c3 border_r4c3_r5c3 border_r4c2_r4c3))) ; number 2 at r4c3
(assert (not (and border_r3c3_r4c3 border_r4c3_r5c3 border_r4c3_r4c4)))
(assert (not (and border_r3c3_r4c3 border_r4c2_r4c3 border_r4c3_r4c4)))
(assert (not (and border_r4c3_r5c3 border_r4c2_r4c3 border_r4c3_r4c4)))
(assert (or border_r3c3_r4c3 border_r4c3_r5c3 border_r4c2_r4c3))
(assert (or border_r3c3_r4c3 border_r4c3_r5c3 border_r4c3_r4c4))
(assert (or border_r3c3_r4c3 border_r4c2_r4c3 border_r4c3_r4c4))
(assert (or border_r4c3_r5c3 border_r4c2_r4c3 border_r4c3_r4c4))
(assert (not (and border_r4c4_r5c4 border_r5c3_r5c4))) ; number 2 at r5c4
(assert (not (and border_r4c4_r5c4 border_r5c4_r5c5)))
(assert (not (and border_r5c3_r5c4 border_r5c4_r5c5)))
(assert (or border_r4c4_r5c4 border_r5c3_r5c4 border_r5c4_r5c5))

; All regions have the same number of cells, the region size.
; - A border has no loose end

; line_C_D: a line joins C and D, two neighbours of one region. Where there is no such symbol, it does where they have no border.
(declare-const line_r1c1_r1c2 Bool)
(assert (= line_r1c1_r1c2 (and (not border_r1c1_r1c2) (or border_r2c1_r2c2 border_r1c1_r2c1 border_r1c2_r2c2))))
(declare-const line_r1c2_r1c3 Bool)
(assert (= line_r1c2_r1c3 (and (not border_r1c2_r1c3) (or border_r2c2_r2c3 border_r1c2_r2c2 border_r1c3_r2c3))))
(declare-const line_r1c3_r1c4 Bool)
(assert (= line_r1c3_r1c4 (and (not border_r1c3_r1c4) (or border_r2c3_r2c4 border_r1c3_r2c3 border_r1c4_r2c4))))
(declare-const line_r1c4_r1c5 Bool)
(assert (= line_r1c4_r1c5 (and (not border_r1c4_r1c5) (or border_r2c4_r2c5 border_r1c4_r2c4 border_r1c5_r2c5))))
(declare-const line_r2c1_r2c2 Bool)
(assert (= line_r2c1_r2c2 (and (not border_r2c1_r2c2) (or border_r3c1_r3c2 border_r2c1_r3c1 border_r2c2_r3c2))))
(declare-const line_r2c2_r2c3 Bool)
(assert (= line_r2c2_r2c3 (and (not border_r2c2_r2c3) (or border_r3c2_r3c3 border_r2c2_r3c2 border_r2c3_r3c3))))
(declare-const line_r2c3_r2c4 Bool)
(assert (= line_r2c3_r2c4 (and (not border_r2c3_r2c4) (or border_r3c3_r3c4 border_r2c3_r3c3 border_r2c4_r3c4))))
(declare-const line_r2c4_r2c5 Bool)
(assert (= line_r2c4_r2c5 (and (not border_r2c4_r2c5) (or border_r3c4_r3c5 border_r2c4_r3c4 border_r2c5_r3c5))))
(declare-const line_r3c1_r3c2 Bool)
(assert (= line_r3c1_r3c2 (and (not border_r3c1_r3c2) (or border_r4c1_r4c2 border_r3c1_r4c1 border_r3c2_r4c2))))
(declare-const line_r3c2_r3c3 Bool)
(assert (= line_r3c2_r3c3 (and (not border_r3c2_r3c3) (or border_r4c2_r4c3 border_r3c2_r4c2 border_r3c3_r4c3))))
(declare-const line_r3c3_r3c4 Bool)
(assert (= line_r3c3_r3c4 (and (not border_r3c3_r3c4) (or border_r4c3_r4c4 border_r3c3_r4c3 border_r3c4_r4c4))))
(declare-const line_r3c4_r3c5 Bool)
(assert (= line_r3c4_r3c5 (and (not border_r3c4_r3c5) (or border_r4c4_r4c5 border_r3c4_r4c4 border_r3c5_r4c5))))
(declare-const line_r4c1_r4c2 Bool)
(assert (= line_r4c1_r4c2 (and (not border_r4c1_r4c2) (or border_r5c1_r5c2 border_r4c1_r5c1 border_r4c2_r5c2))))
(declare-const line_r4c2_r4c3 Bool)
(assert (= line_r4c2_r4c3 (and (not border_r4c2_r4c3) (or border_r5c2_r5c3 border_r4c2_r5c2 border_r4c3_r5c3))))
(declare-const line_r4c3_r4c4 Bool)
(assert (= line_r4c3_r4c4 (and (not border_r4c3_r4c4) (or border_r5c3_r5c4 border_r4c3_r5c3 border_r4c4_r5c4))))
(declare-const line_r4c4_r4c5 Bool)
(assert (= line_r4c4_r4c5 (and (not border_r4c4_r4c5) (or border_r5c4_r5c5 border_r4c4_r5c4 border_r4c5_r5c5))))
(assert (=> border_r1c1_r1c2 (or border_r1c1_r2c1 border_r1c2_r2c2 border_r2c1_r2c2))) ; r1c1 to r2c2
(assert (=> border_r1c1_r2c1 (or border_r1c1_r1c2 border_r1c2_r2c2 border_r2c1_r2c2)))
(assert (=> border_r1c2_r2c2 (or border_r1c1_r1c2 border_r1c1_r2c1 border_r2c1_r2c2)))
(assert (=> border_r2c1_r2c2 (or border_r1c1_r1c2 border_r1c1_r2c1 border_r1c2_r2c2)))
(assert (=> border_r1c2_r1c3 (or border_r1c2_r2c2 border_r1c3_r2c3 border_r2c2_r2c3))) ; r1c2 to r2c3
(assert (=> border_r1c2_r2c2 (or border_r1c2_r1c3 border_r1c3_r2c3 border_r2c2_r2c3)))
(assert (=> border_r1c3_r2c3 (or border_r1c2_r1c3 border_r1c2_r2c2 border_r2c2_r2c3)))
(assert (=> border_r2c2_r2c3 (or border_r1c2_r1c3 border_r1c2_r2c2 border_r1c3_r2c3)))
(assert (=> border_r1c3_r1c4 (or border_r1c3_r2c3 border_r1c4_r2c4 border_r2c3_r2c4))) ; r1c3 to r2c4
(assert (=> border_r1c3_r2c3 (or border_r1c3_r1c4 border_r1c4_r2c4 border_r2c3_r2c4)))
(assert (=> border_r1c4_r2c4 (or border_r1c3_r1c4 border_r1c3_r2c3 border_r2c3_r2c4)))
(assert (=> border_r2c3_r2c4 (or border_r1c3_r1c4 border_r1c3_r2c3 border_r1c4_r2c4)))
(assert (=> border_r1c4_r1c5 (or border_r1c4_r2c4 border_r1c5_r2c5 border_r2c4_r2c5))) ; r1c4 to r2c5
(assert (=> border_r1c4_r2c4 (or border_r1c4_r1c5 border_r1c5_r2c5 border_r2c4_r2c5)))
(assert (=> border_r1c5_r2c5 (or border_r1c4_r1c5 border_r1c4_r2c4 border_r2c4_r2c5)))
(assert (=> border_r2c4_r2c5 (or border_r1c4_r1c5 border_r1c4_r2c4 border_r1c5_r2c5)))
(assert (=> border_r2c1_r2c2 (or border_r2c1_r3c1 border_r2c2_r3c2 border_r3c1_r3c2))) ; r2c1 to r3c2
(assert (=> border_r2c1_r3c1 (or border_r2c1_r2c2 border_r2c2_r3c2 border_r3c1_r3c2)))
(assert (=> border_r2c2_r3c2 (or border_r2c1_r2c2 border_r2c1_r3c1 border_r3c1_r3c2)))
(assert (=> border_r3c1_r3c2 (or border_r2c1_r2c2 border_r2c1_r3c1 border_r2c2_r3c2)))
(assert (=> border_r2c2_r2c3 (or border_r2c2_r3c2 border_r2c3_r3c3 border_r3c2_r3c3))) ; r2c2 to r3c3
(assert (=> border_r2c2_r3c2 (or border_r2c2_r2c3 border_r2c3_r3c3 border_r3c2_r3c3)))
(assert (=> border_r2c3_r3c3 (or border_r2c2_r2c3 border_r2c2_r3c2 border_r3c2_r3c3)))
(assert (=> border_r3c2_r3c3 (or border_r2c2_r2c3 border_r2c2_r3c2 border_r2c3_r3c3)))
(assert (=> border_r2c3_r2c4 (or border_r2c3_r3c3 border_r2c4_r3c4 border_r3c3_r3c4))) ; r2c3 to r3c4
(assert (=> border_r2c3_r3c3 (or border_r2c3_r2c4 border_r2c4_r3c4 border_r3c3_r3c4)))
(assert (=> border_r2c4_r3c4 (or border_r2c3_r2c4 border_r2c3_r3c3 border_r3c3_r3c4)))
(assert (=> border_r3c3_r3c4 (or border_r2c3_r2c4 border_r2c3_r3c3 border_r2c4_r3c4)))
(assert (=> border_r2c4_r2c5 (or border_r2c4_r3c4 border_r2c5_r3c5 border_r3c4_r3c5))) ; r2c4 to r3c5
(assert (=> border_r2c4_r3c4 (or border_r2c4_r2c5 border_r2c5_r3c5 border_r3c4_r3c5)))
(assert (=> border_r2c5_r3c5 (or border_r2c4_r2c5 border_r2c4_r3c4 border_r3c4_r3c5)))
(assert (=> border_r3c4_r3c5 (or border_r2c4_r2c5 border_r2c4_r3c4 border_r2c5_r3c5)))
(assert (=> border_r3c1_r3c2 (or border_r3c1_r4c1 border_r3c2_r4c2 border_r4c1_r4c2))) ; r3c1 to r4c2
(assert (=> border_r3c1_r4c1 (or border_r3c1_r3c2 border_r3c2_r4c2 border_r4c1_r4c2)))
(assert (=> border_r3c2_r4c2 (or border_r3c1_r3c2 border_r3c1_r4c1 border_r4c1_r4c2)))
(assert (=> border_r4c1_r4c2 (or border_r3c1_r3c2 border_r3c1_r4c1 border_r3c2_r4c2)))
(assert (=> border_r3c2_r3c3 (or border_r3c2_r4c2 border_r3c3_r4c3 border_r4c2_r4c3))) ; r3c2 to r4c3
(assert (=> border_r3c2_r4c2 (or border_r3c2_r3c3 border_r3c3_r4c3 border_r4c2_r4c3)))
(assert (=> border_r3c3_r4c3 (or border_r3c2_r3c3 border_r3c2_r4c2 border_r4c2_r4c3)))
(assert (=> border_r4c2_r4c3 (or border_r3c2_r3c3 border_r3c2_r4c2 border_r3c3_r4c3)))
(assert (=> border_r3c3_r3c4 (or border_r3c3_r4c3 border_r3c4_r4c4 border_r4c3_r4c4))) ; r3c3 to r4c4
(assert (=> border_r3c3_r4c3 (or border_r3c3_r3c4 border_r3c4_r4c4 border_r4c3_r4c4)))
(assert (=> border_r3c4_r4c4 (or border_r3c3_r3c4 border_r3c3_r4c3 border_r4c3_r4c4)))
(assert (=> border_r4c3_r4c4 (or border_r3c3_r3c4 border_r3c3_r4c3 border_r3c4_r4c4)))
(assert (=> border_r3c4_r3c5 (or border_r3c4_r4c4 border_r3c5_r4c5 border_r4c4_r4c5))) ; r3c4 to r4c5
(assert (=> border_r3c4_r4c4 (or border_r3c4_r3c5 border_r3c5_r4c5 border_r4c4_r4c5)))
(assert (=> border_r3c5_r4c5 (or border_r3c4_r3c5 border_r3c4_r4c4 border_r4c4_r4c5)))
(assert (=> border_r4c4_r4c5 (or border_r3c4_r3c5 border_r3c4_r4c4 border_r3c5_r4c5)))
(assert (=> border_r4c1_r4c2 (or border_r4c1_r5c1 border_r4c2_r5c2 border_r5c1_r5c2))) ; r4c1 to r5c2
(assert (=> border_r4c1_r5c1 (or border_r4c1_r4c2 border_r4c2_r5c2 border_r5c1_r5c2)))
(assert (=> border_r4c2_r5c2 (or border_r4c1_r4c2 border_r4c1_r5c1 border_r5c1_r5c2)))
(assert (=> border_r5c1_r5c2 (or border_r4c1_r4c2 border_r4c1_r5c1 border_r4c2_r5c2)))
(assert (=> border_r4c2_r4c3 (or border_r4c2_r5c2 border_r4c3_r5c3 border_r5c2_r5c3))) ; r4c2 to r5c3
(assert (=> border_r4c2_r5c2 (or border_r4c2_r4c3 border_r4c3_r5c3 border_r5c2_r5c3)))
(assert (=> border_r4c3_r5c3 (or border_r4c2_r4c3 border_r4c2_r5c2 border_r5c2_r5c3)))
(assert (=> border_r5c2_r5c3 (or border_r4c2_r4c3 border_r4c2_r5c2 border_r4c3_r5c3)))
(assert (=> border_r4c3_r4c4 (or border_r4c3_r5c3 border_r4c4_r5c4 border_r5c3_r5c4))) ; r4c3 to r5c4
(assert (=> border_r4c3_r5c3 (or border_r4c3_r4c4 border_r4c4_r5c4 border_r5c3_r5c4)))
(assert (=> border_r4c4_r5c4 (or border_r4c3_r4c4 border_r4c3_r5c3 border_r5c3_r5c4)))
(assert (=> border_r5c3_r5c4 (or border_r4c3_r4c4 border_r4c3_r5c3 border_r4c4_r5c4)))
(assert (=> border_r4c4_r4c5 (or border_r4c4_r5c4 border_r4c5_r5c5 border_r5c4_r5c5))) ; r4c4 to r5c5
(assert (=> border_r4c4_r5c4 (or border_r4c4_r4c5 border_r4c5_r5c5 border_r5c4_r5c5)))
(assert (=> border_r4c5_r5c5 (or border_r4c4_r4c5 border_r4c4_r5c4 border_r5c4_r5c5)))
(assert (=> border_r5c4_r5c5 (or border_r4c4_r4c5 border_r4c4_r5c4 border_r4c5_r5c5)))
; - On both sides of a line lie all cells of its region

; beyond_C_D: so many cells lie beyond the line from C to D, 0 without one.
(declare-const beyond_r1c1_r1c2 Int)
(declare-const beyond_r1c2_r1c1 Int)
(declare-const beyond_r1c1_r2c1 Int)
(declare-const beyond_r2c1_r1c1 Int)
(declare-const beyond_r1c2_r1c3 Int)
(declare-const beyond_r1c3_r1c2 Int)
(declare-const beyond_r1c2_r2c2 Int)
(declare-const beyond_r2c2_r1c2 Int)
(declare-const beyond_r1c3_r1c4 Int)
(declare-const beyond_r1c4_r1c3 Int)
(declare-const beyond_r1c3_r2c3 Int)
(declare-const beyond_r2c3_r1c3 Int)
(declare-const beyond_r1c4_r1c5 Int)
(declare-const beyond_r1c5_r1c4 Int)
(declare-const beyond_r1c4_r2c4 Int)
(declare-const beyond_r2c4_r1c4 Int)
(declare-const beyond_r1c5_r2c5 Int)
(declare-const beyond_r2c5_r1c5 Int)
(declare-const beyond_r2c1_r2c2 Int)
(declare-const beyond_r2c2_r2c1 Int)
(declare-const beyond_r2c1_r3c1 Int)
(declare-const beyond_r3c1_r2c1 Int)
(declare-const beyond_r2c2_r2c3 Int)
(declare-const beyond_r2c3_r2c2 Int)
(declare-const beyond_r2c2_r3c2 Int)
(declare-const beyond_r3c2_r2c2 Int)
(declare-const beyond_r2c3_r2c4 Int)
(declare-const beyond_r2c4_r2c3 Int)
(declare-const beyond_r2c3_r3c3 Int)
(declare-const beyond_r3c3_r2c3 Int)
(declare-const beyond_r2c4_r2c5 Int)
(declare-const beyond_r2c5_r2c4 Int)
(declare-const beyond_r2c4_r3c4 Int)
(declare-const beyond_r3c4_r2c4 Int)
(declare-const beyond_r2c5_r3c5 Int)
(declare-const beyond_r3c5_r2c5 Int)
(declare-const beyond_r3c1_r3c2 Int)
(declare-const beyond_r3c2_r3c1 Int)
(declare-const beyond_r3c1_r4c1 Int)
(declare-const beyond_r4c1_r3c1 Int)
(declare-const beyond_r3c2_r3c3 Int)
(declare-const beyond_r3c3_r3c2 Int)
(declare-const beyond_r3c2_r4c2 Int)
(declare-const beyond_r4c2_r3c2 Int)
(declare-const beyond_r3c3_r3c4 Int)
(declare-const beyond_r3c4_r3c3 Int)
(declare-const beyond_r3c3_r4c3 Int)
(declare-const beyond_r4c3_r3c3 Int)
(declare-const beyond_r3c4_r3c5 Int)
(declare-const beyond_r3c5_r3c4 Int)
(declare-const beyond_r3c4_r4c4 Int)
(declare-const beyond_r4c4_r3c4 Int)
(declare-const beyond_r3c5_r4c5 Int)
(declare-const beyond_r4c5_r3c5 Int)
(declare-const beyond_r4c1_r4c2 Int)
(declare-const beyond_r4c2_r4c1 Int)
(declare-const beyond_r4c1_r5c1 Int)
(declare-const beyond_r5c1_r4c1 Int)
(declare-const beyond_r4c2_r4c3 Int)
(declare-const beyond_r4c3_r4c2 Int)
(declare-const beyond_r4c2_r5c2 Int)
(declare-const beyond_r5c2_r4c2 Int)
(declare-const beyond_r4c3_r4c4 Int)
(declare-const beyond_r4c4_r4c3 Int)
(declare-const beyond_r4c3_r5c3 Int)
(declare-const beyond_r5c3_r4c3 Int)
(declare-const beyond_r4c4_r4c5 Int)
(declare-const beyond_r4c5_r4c4 Int)
(declare-const beyond_r4c4_r5c4 Int)
(declare-const beyond_r5c4_r4c4 Int)
(declare-const beyond_r4c5_r5c5 Int)
(declare-const beyond_r5c5_r4c5 Int)
(declare-const beyond_r5c1_r5c2 Int)
(declare-const beyond_r5c2_r5c1 Int)
(declare-const beyond_r5c2_r5c3 Int)
(declare-const beyond_r5c3_r5c2 Int)
(declare-const beyond_r5c3_r5c4 Int)
(declare-const beyond_r5c4_r5c3 Int)
(declare-const beyond_r5c4_r5c5 Int)
(declare-const beyond_r5c5_r5c4 Int)
(assert (<= 0 beyond_r1c1_r1c2)) ; r1c1-r1c2
(assert (<= 0 beyond_r1c2_r1c1))
(assert (= (< 0 beyond_r1c1_r1c2) line_r1c1_r1c2))
(assert (= (< 0 beyond_r1c2_r1c1) line_r1c1_r1c2))
(assert (=> line_r1c1_r1c2 (= (+ beyond_r1c1_r1c2 beyond_r1c2_r1c1) 5)))
(assert (<= 0 beyond_r1c1_r2c1)) ; r1c1-r2c1
(assert (<= 0 beyond_r2c1_r1c1))
(assert (= (< 0 beyond_r1c1_r2c1) (not border_r1c1_r2c1)))
(assert (= (< 0 beyond_r2c1_r1c1) (not border_r1c1_r2c1)))
(assert (=> (not border_r1c1_r2c1) (= (+ beyond_r1c1_r2c1 beyond_r2c1_r1c1) 5)))
(assert (<= 0 beyond_r1c2_r1c3)) ; r1c2-r1c3
(assert (<= 0 beyond_r1c3_r1c2))
(assert (= (< 0 beyond_r1c2_r1c3) line_r1c2_r1c3))
(assert (= (< 0 beyond_r1c3_r1c2) line_r1c2_r1c3))
(assert (=> line_r1c2_r1c3 (= (+ beyond_r1c2_r1c3 beyond_r1c3_r1c2) 5)))
(assert (<= 0 beyond_r1c2_r2c2)) ; r1c2-r2c2
(assert (<= 0 beyond_r2c2_r1c2))
(assert (= (< 0 beyond_r1c2_r2c2) (not border_r1c2_r2c2)))
(assert (= (< 0 beyond_r2c2_r1c2) (not border_r1c2_r2c2)))
(assert (=> (not border_r1c2_r2c2) (= (+ beyond_r1c2_r2c2 beyond_r2c2_r1c2) 5)))
(assert (<= 0 beyond_r1c3_r1c4)) ; r1c3-r1c4
(assert (<= 0 beyond_r1c4_r1c3))
(assert (= (< 0 beyond_r1c3_r1c4) line_r1c3_r1c4))
(assert (= (< 0 beyond_r1c4_r1c3) line_r1c3_r1c4))
(assert (=> line_r1c3_r1c4 (= (+ beyond_r1c3_r1c4 beyond_r1c4_r1c3) 5)))
(assert (<= 0 beyond_r1c3_r2c3)) ; r1c3-r2c3
(assert (<= 0 beyond_r2c3_r1c3))
(assert (= (< 0 beyond_r1c3_r2c3) (not border_r1c3_r2c3)))
(assert (= (< 0 beyond_r2c3_r1c3) (not border_r1c3_r2c3)))
(assert (=> (not border_r1c3_r2c3) (= (+ beyond_r1c3_r2c3 beyond_r2c3_r1c3) 5)))
(assert (<= 0 beyond_r1c4_r1c5)) ; r1c4-r1c5
(assert (<= 0 beyond_r1c5_r1c4))
(assert (= (< 0 beyond_r1c4_r1c5) line_r1c4_r1c5))
(assert (= (< 0 beyond_r1c5_r1c4) line_r1c4_r1c5))
(assert (=> line_r1c4_r1c5 (= (+ beyond_r1c4_r1c5 beyond_r1c5_r1c4) 5)))
(assert (<= 0 beyond_r1c4_r2c4)) ; r1c4-r2c4
(assert (<= 0 beyond_r2c4_r1c4))
(assert (= (< 0 beyond_r1c4_r2c4) (not border_r1c4_r2c4)))
(assert (= (< 0 beyond_r2c4_r1c4) (not border_r1c4_r2c4)))
(assert (=> (not border_r1c4_r2c4) (= (+ beyond_r1c4_r2c4 beyond_r2c4_r1c4) 5)))
(assert (<= 0 beyond_r1c5_r2c5)) ; r1c5-r2c5
(assert (<= 0 beyond_r2c5_r1c5))
(assert (= (< 0 beyond_r1c5_r2c5) (not border_r1c5_r2c5)))
(assert (= (< 0 beyond_r2c5_r1c5) (not border_r1c5_r2c5)))
(assert (=> (not border_r1c5_r2c5) (= (+ beyond_r1c5_r2c5 beyond_r2c5_r1c5) 5)))
(assert (<= 0 beyond_r2c1_r2c2)) ; r2c1-r2c2
(assert (<= 0 beyond_r2c2_r2c1))
(assert (= (< 0 beyond_r2c1_r2c2) line_r2c1_r2c2))
(assert (= (< 0 beyond_r2c2_r2c1) line_r2c1_r2c2))
(assert (=> line_r2c1_r2c2 (= (+ beyond_r2c1_r2c2 beyond_r2c2_r2c1) 5)))
(assert (<= 0 beyond_r2c1_r3c1)) ; r2c1-r3c1
(assert (<= 0 beyond_r3c1_r2c1))
(assert (= (< 0 beyond_r2c1_r3c1) (not border_r2c1_r3c1)))
(assert (= (< 0 beyond_r3c1_r2c1) (not border_r2c1_r3c1)))
(assert (=> (not border_r2c1_r3c1) (= (+ beyond_r2c1_r3c1 beyond_r3c1_r2c1) 5)))
(assert (<= 0 beyond_r2c2_r2c3)) ; r2c2-r2c3
(assert (<= 0 beyond_r2c3_r2c2))
(assert (= (< 0 beyond_r2c2_r2c3) line_r2c2_r2c3))
(assert (= (< 0 beyond_r2c3_r2c2) line_r2c2_r2c3))
(assert (=> line_r2c2_r2c3 (= (+ beyond_r2c2_r2c3 beyond_r2c3_r2c2) 5)))
(assert (<= 0 beyond_r2c2_r3c2)) ; r2c2-r3c2
(assert (<= 0 beyond_r3c2_r2c2))
(assert (= (< 0 beyond_r2c2_r3c2) (not border_r2c2_r3c2)))
(assert (= (< 0 beyond_r3c2_r2c2) (not border_r2c2_r3c2)))
(assert (=> (not border_r2c2_r3c2) (= (+ beyond_r2c2_r3c2 beyond_r3c2_r2c2) 5)))
(assert (<= 0 beyond_r2c3_r2c4)) ; r2c3-r2c4
(assert (<= 0 beyond_r2c4_r2c3))
(assert (= (< 0 beyond_r2c3_r2c4) line_r2c3_r2c4))
(assert (= (< 0 beyond_r2c4_r2c3) line_r2c3_r2c4))
(assert (=> line_r2c3_r2c4 (= (+ beyond_r2c3_r2c4 beyond_r2c4_r2c3) 5)))
(assert (<= 0 beyond_r2c3_r3c3)) ; r2c3-r3c3
(assert (<= 0 beyond_r3c3_r2c3))
(assert (= (< 0 beyond_r2c3_r3c3) (not border_r2c3_r3c3)))
(assert (= (< 0 beyond_r3c3_r2c3) (not border_r2c3_r3c3)))
(assert (=> (not border_r2c3_r3c3) (= (+ beyond_r2c3_r3c3 beyond_r3c3_r2c3) 5)))
(assert (<= 0 beyond_r2c4_r2c5)) ; r2c4-r2c5
(assert (<= 0 beyond_r2c5_r2c4))
(assert (= (< 0 beyond_r2c4_r2c5) line_r2c4_r2c5))
(assert (= (< 0 beyond_r2c5_r2c4) line_r2c4_r2c5))
(assert (=> line_r2c4_r2c5 (= (+ beyond_r2c4_r2c5 beyond_r2c5_r2c4) 5)))
(assert (<= 0 beyond_r2c4_r3c4)) ; r2c4-r3c4
(assert (<= 0 beyond_r3c4_r2c4))
(assert (= (< 0 beyond_r2c4_r3c4) (not border_r2c4_r3c4)))
(assert (= (< 0 beyond_r3c4_r2c4) (not border_r2c4_r3c4)))
(assert (=> (not border_r2c4_r3c4) (= (+ beyond_r2c4_r3c4 beyond_r3c4_r2c4) 5)))
(assert (<= 0 beyond_r2c5_r3c5)) ; r2c5-r3c5
(assert (<= 0 beyond_r3c5_r2c5))
(assert (= (< 0 beyond_r2c5_r3c5) (not border_r2c5_r3c5)))
(assert (= (< 0 beyond_r3c5_r2c5) (not border_r2c5_r3c5)))
(assert (=> (not border_r2c5_r3c5) (= (+ beyond_r2c5_r3c5 beyond_r3c5_r2c5) 5)))
(assert (<= 0 beyond_r3c1_r3c2)) ; r3c1-r3c2
(assert (<= 0 beyond_r3c2_r3c1))
(assert (= (< 0 beyond_r3c1_r3c2) line_r3c1_r3c2))
(assert (= (< 0 beyond_r3c2_r3c1) line_r3c1_r3c2))
(assert (=> line_r3c1_r3c2 (= (+ beyond_r3c1_r3c2 beyond_r3c2_r3c1) 5)))
(assert (<= 0 beyond_r3c1_r4c1)) ; r3c1-r4c1
(assert (<= 0 beyond_r4c1_r3c1))
(assert (= (< 0 beyond_r3c1_r4c1) (not border_r3c1_r4c1)))
(assert (= (< 0 beyond_r4c1_r3c1) (not border_r3c1_r4c1)))
(assert (=> (not border_r3c1_r4c1) (= (+ beyond_r3c1_r4c1 beyond_r4c1_r3c1) 5)))
(assert (<= 0 beyond_r3c2_r3c3)) ; r3c2-r3c3
(assert (<= 0 beyond_r3c3_r3c2))
(assert (= (< 0 beyond_r3c2_r3c3) line_r3c2_r3c3))
(assert (= (< 0 beyond_r3c3_r3c2) line_r3c2_r3c3))
(assert (=> line_r3c2_r3c3 (= (+ beyond_r3c2_r3c3 beyond_r3c3_r3c2) 5)))
(assert (<= 0 beyond_r3c2_r4c2)) ; r3c2-r4c2
(assert (<= 0 beyond_r4c2_r3c2))
(assert (= (< 0 beyond_r3c2_r4c2) (not border_r3c2_r4c2)))
(assert (= (< 0 beyond_r4c2_r3c2) (not border_r3c2_r4c2)))
(assert (=> (not border_r3c2_r4c2) (= (+ beyond_r3c2_r4c2 beyond_r4c2_r3c2) 5)))
(assert (<= 0 beyond_r3c3_r3c4)) ; r3c3-r3c4
(assert (<= 0 beyond_r3c4_r3c3))
(assert (= (< 0 beyond_r3c3_r3c4) line_r3c3_r3c4))
(assert (= (< 0 beyond_r3c4_r3c3) line_r3c3_r3c4))
(assert (=> line_r3c3_r3c4 (= (+ beyond_r3c3_r3c4 beyond_r3c4_r3c3) 5)))
(assert (<= 0 beyond_r3c3_r4c3)) ; r3c3-r4c3
(assert (<= 0 beyond_r4c3_r3c3))
(assert (= (< 0 beyond_r3c3_r4c3) (not border_r3c3_r4c3)))
(assert (= (< 0 beyond_r4c3_r3c3) (not border_r3c3_r4c3)))
(assert (=> (not border_r3c3_r4c3) (= (+ beyond_r3c3_r4c3 beyond_r4c3_r3c3) 5)))
(assert (<= 0 beyond_r3c4_r3c5)) ; r3c4-r3c5
(assert (<= 0 beyond_r3c5_r3c4))
(assert (= (< 0 beyond_r3c4_r3c5) line_r3c4_r3c5))
(assert (= (< 0 beyond_r3c5_r3c4) line_r3c4_r3c5))
(assert (=> line_r3c4_r3c5 (= (+ beyond_r3c4_r3c5 beyond_r3c5_r3c4) 5)))
(assert (<= 0 beyond_r3c4_r4c4)) ; r3c4-r4c4
(assert (<= 0 beyond_r4c4_r3c4))
(assert (= (< 0 beyond_r3c4_r4c4) (not border_r3c4_r4c4)))
(assert (= (< 0 beyond_r4c4_r3c4) (not border_r3c4_r4c4)))
(assert (=> (not border_r3c4_r4c4) (= (+ beyond_r3c4_r4c4 beyond_r4c4_r3c4) 5)))
(assert (<= 0 beyond_r3c5_r4c5)) ; r3c5-r4c5
(assert (<= 0 beyond_r4c5_r3c5))
(assert (= (< 0 beyond_r3c5_r4c5) (not border_r3c5_r4c5)))
(assert (= (< 0 beyond_r4c5_r3c5) (not border_r3c5_r4c5)))
(assert (=> (not border_r3c5_r4c5) (= (+ beyond_r3c5_r4c5 beyond_r4c5_r3c5) 5)))
(assert (<= 0 beyond_r4c1_r4c2)) ; r4c1-r4c2
(assert (<= 0 beyond_r4c2_r4c1))
(assert (= (< 0 beyond_r4c1_r4c2) line_r4c1_r4c2))
(assert (= (< 0 beyond_r4c2_r4c1) line_r4c1_r4c2))
(assert (=> line_r4c1_r4c2 (= (+ beyond_r4c1_r4c2 beyond_r4c2_r4c1) 5)))
(assert (<= 0 beyond_r4c1_r5c1)) ; r4c1-r5c1
(assert (<= 0 beyond_r5c1_r4c1))
(assert (= (< 0 beyond_r4c1_r5c1) (not border_r4c1_r5c1)))
(assert (= (< 0 beyond_r5c1_r4c1) (not border_r4c1_r5c1)))
(assert (=> (not border_r4c1_r5c1) (= (+ beyond_r4c1_r5c1 beyond_r5c1_r4c1) 5)))
(assert (<= 0 beyond_r4c2_r4c3)) ; r4c2-r4c3
(assert (<= 0 beyond_r4c3_r4c2))
(assert (= (< 0 beyond_r4c2_r4c3) line_r4c2_r4c3))
(assert (= (< 0 beyond_r4c3_r4c2) line_r4c2_r4c3))
(assert (=> line_r4c2_r4c3 (= (+ beyond_r4c2_r4c3 beyond_r4c3_r4c2) 5)))
(assert (<= 0 beyond_r4c2_r5c2)) ; r4c2-r5c2
(assert (<= 0 beyond_r5c2_r4c2))
(assert (= (< 0 beyond_r4c2_r5c2) (not border_r4c2_r5c2)))
(assert (= (< 0 beyond_r5c2_r4c2) (not border_r4c2_r5c2)))
(assert (=> (not border_r4c2_r5c2) (= (+ beyond_r4c2_r5c2 beyond_r5c2_r4c2) 5)))
(assert (<= 0 beyond_r4c3_r4c4)) ; r4c3-r4c4
(assert (<= 0 beyond_r4c4_r4c3))
(assert (= (< 0 beyond_r4c3_r4c4) line_r4c3_r4c4))
(assert (= (< 0 beyond_r4c4_r4c3) line_r4c3_r4c4))
(assert (=> line_r4c3_r4c4 (= (+ beyond_r4c3_r4c4 beyond_r4c4_r4c3) 5)))
(assert (<= 0 beyond_r4c3_r5c3)) ; r4c3-r5c3
(assert (<= 0 beyond_r5c3_r4c3))
(assert (= (< 0 beyond_r4c3_r5c3) (not border_r4c3_r5c3)))
(assert (= (< 0 beyond_r5c3_r4c3) (not border_r4c3_r5c3)))
(assert (=> (not border_r4c3_r5c3) (= (+ beyond_r4c3_r5c3 beyond_r5c3_r4c3) 5)))
(assert (<= 0 beyond_r4c4_r4c5)) ; r4c4-r4c5
(assert (<= 0 beyond_r4c5_r4c4))
(assert (= (< 0 beyond_r4c4_r4c5) line_r4c4_r4c5))
(assert (= (< 0 beyond_r4c5_r4c4) line_r4c4_r4c5))
(assert (=> line_r4c4_r4c5 (= (+ beyond_r4c4_r4c5 beyond_r4c5_r4c4) 5)))
(assert (<= 0 beyond_r4c4_r5c4)) ; r4c4-r5c4
(assert (<= 0 beyond_r5c4_r4c4))
(assert (= (< 0 beyond_r4c4_r5c4) (not border_r4c4_r5c4)))
(assert (= (< 0 beyond_r5c4_r4c4) (not border_r4c4_r5c4)))
(assert (=> (not border_r4c4_r5c4) (= (+ beyond_r4c4_r5c4 beyond_r5c4_r4c4) 5)))
(assert (<= 0 beyond_r4c5_r5c5)) ; r4c5-r5c5
(assert (<= 0 beyond_r5c5_r4c5))
(assert (= (< 0 beyond_r4c5_r5c5) (not border_r4c5_r5c5)))
(assert (= (< 0 beyond_r5c5_r4c5) (not border_r4c5_r5c5)))
(assert (=> (not border_r4c5_r5c5) (= (+ beyond_r4c5_r5c5 beyond_r5c5_r4c5) 5)))
(assert (<= 0 beyond_r5c1_r5c2)) ; r5c1-r5c2
(assert (<= 0 beyond_r5c2_r5c1))
(assert (= (< 0 beyond_r5c1_r5c2) (not border_r5c1_r5c2)))
(assert (= (< 0 beyond_r5c2_r5c1) (not border_r5c1_r5c2)))
(assert (=> (not border_r5c1_r5c2) (= (+ beyond_r5c1_r5c2 beyond_r5c2_r5c1) 5)))
(assert (<= 0 beyond_r5c2_r5c3)) ; r5c2-r5c3
(assert (<= 0 beyond_r5c3_r5c2))
(assert (= (< 0 beyond_r5c2_r5c3) (not border_r5c2_r5c3)))
(assert (= (< 0 beyond_r5c3_r5c2) (not border_r5c2_r5c3)))
(assert (=> (not border_r5c2_r5c3) (= (+ beyond_r5c2_r5c3 beyond_r5c3_r5c2) 5)))
(assert (<= 0 beyond_r5c3_r5c4)) ; r5c3-r5c4
(assert (<= 0 beyond_r5c4_r5c3))
(assert (= (< 0 beyond_r5c3_r5c4) (not border_r5c3_r5c4)))
(assert (= (< 0 beyond_r5c4_r5c3) (not border_r5c3_r5c4)))
(assert (=> (not border_r5c3_r5c4) (= (+ beyond_r5c3_r5c4 beyond_r5c4_r5c3) 5)))
(assert (<= 0 beyond_r5c4_r5c5)) ; r5c4-r5c5
(assert (<= 0 beyond_r5c5_r5c4))
(assert (= (< 0 beyond_r5c4_r5c5) (not border_r5c4_r5c5)))
(assert (= (< 0 beyond_r5c5_r5c4) (not border_r5c4_r5c5)))
(assert (=> (not border_r5c4_r5c5) (= (+ beyond_r5c4_r5c5 beyond_r5c5_r5c4) 5)))
; - Over its lines a cell has all others of its region
(assert (= (+ beyond_r1c1_r2c1 beyond_r1c1_r1c2) 4)) ; r1c1
(assert (= (+ beyond_r1c2_r2c2 beyond_r1c2_r1c1 beyond_r1c2_r1c3) 4)) ; r1c2
(assert (= (+ beyond_r1c3_r2c3 beyond_r1c3_r1c2 beyond_r1c3_r1c4) 4)) ; r1c3
(assert (= (+ beyond_r1c4_r2c4 beyond_r1c4_r1c3 beyond_r1c4_r1c5) 4)) ; r1c4
(assert (= (+ beyond_r1c5_r2c5 beyond_r1c5_r1c4) 4)) ; r1c5
(assert (= (+ beyond_r2c1_r1c1 beyond_r2c1_r3c1 beyond_r2c1_r2c2) 4)) ; r2c1
(assert (= (+ beyond_r2c2_r1c2 beyond_r2c2_r3c2 beyond_r2c2_r2c1 beyond_r2c2_r2c3) 4)) ; r2c2
(assert (= (+ beyond_r2c3_r1c3 beyond_r2c3_r3c3 beyond_r2c3_r2c2 beyond_r2c3_r2c4) 4)) ; r2c3
(assert (= (+ beyond_r2c4_r1c4 beyond_r2c4_r3c4 beyond_r2c4_r2c3 beyond_r2c4_r2c5) 4)) ; r2c4
(assert (= (+ beyond_r2c5_r1c5 beyond_r2c5_r3c5 beyond_r2c5_r2c4) 4)) ; r2c5
(assert (= (+ beyond_r3c1_r2c1 beyond_r3c1_r4c1 beyond_r3c1_r3c2) 4)) ; r3c1
(assert (= (+ beyond_r3c2_r2c2 beyond_r3c2_r4c2 beyond_r3c2_r3c1 beyond_r3c2_r3c3) 4)) ; r3c2
(assert (= (+ beyond_r3c3_r2c3 beyond_r3c3_r4c3 beyond_r3c3_r3c2 beyond_r3c3_r3c4) 4)) ; r3c3
(assert (= (+ beyond_r3c4_r2c4 beyond_r3c4_r4c4 beyond_r3c4_r3c3 beyond_r3c4_r3c5) 4)) ; r3c4
(assert (= (+ beyond_r3c5_r2c5 beyond_r3c5_r4c5 beyond_r3c5_r3c4) 4)) ; r3c5
(assert (= (+ beyond_r4c1_r3c1 beyond_r4c1_r5c1 beyond_r4c1_r4c2) 4)) ; r4c1
(assert (= (+ beyond_r4c2_r3c2 beyond_r4c2_r5c2 beyond_r4c2_r4c1 beyond_r4c2_r4c3) 4)) ; r4c2
(assert (= (+ beyond_r4c3_r3c3 beyond_r4c3_r5c3 beyond_r4c3_r4c2 beyond_r4c3_r4c4) 4)) ; r4c3
(assert (= (+ beyond_r4c4_r3c4 beyond_r4c4_r5c4 beyond_r4c4_r4c3 beyond_r4c4_r4c5) 4)) ; r4c4
(assert (= (+ beyond_r4c5_r3c5 beyond_r4c5_r5c5 beyond_r4c5_r4c4) 4)) ; r4c5
(assert (= (+ beyond_r5c1_r4c1 beyond_r5c1_r5c2) 4)) ; r5c1
(assert (= (+ beyond_r5c2_r4c2 beyond_r5c2_r5c1 beyond_r5c2_r5c3) 4)) ; r5c2
(assert (= (+ beyond_r5c3_r4c3 beyond_r5c3_r5c2 beyond_r5c3_r5c4) 4)) ; r5c3
(assert (= (+ beyond_r5c4_r4c4 beyond_r5c4_r5c3 beyond_r5c4_r5c5) 4)) ; r5c4
(assert (= (+ beyond_r5c5_r4c5 beyond_r5c5_r5c4) 4)) ; r5c5

(check-sat)
(get-value (border_r1c1_r1c2 border_r1c1_r2c1 border_r1c2_r1c3 border_r1c2_r2c2 border_r1c3_r1c4
border_r1c3_r2c3 border_r1c4_r1c5 border_r1c4_r2c4 border_r1c5_r2c5 border_r2c1_r2c2
border_r2c1_r3c1 border_r2c2_r2c3 border_r2c2_r3c2 border_r2c3_r2c4 border_r2c3_r3c3
border_r2c4_r2c5 border_r2c4_r3c4 border_r2c5_r3c5 border_r3c1_r3c2 border_r3c1_r4c1
border_r3c2_r3c3 border_r3c2_r4c2 border_r3c3_r3c4 border_r3c3_r4c3 border_r3c4_r3c5
border_r3c4_r4c4 border_r3c5_r4c5 border_r4c1_r4c2 border_r4c1_r5c1 border_r4c2_r4c3
border_r4c2_r5c2 border_r4c3_r4c4 border_r4c3_r5c3 border_r4c4_r4c5 border_r4c4_r5c4
border_r4c5_r5c5 border_r5c1_r5c2 border_r5c2_r5c3 border_r5c3_r5c4 border_r5c4_r5c5))
(exit)
