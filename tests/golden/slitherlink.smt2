; slitherlink: Round the pond
(set-option :produce-models true)
(set-logic QF_LIA)

; edge_P_Q: the loop joins the neighbouring points P and Q. Point r1c1 is the upper left corner
; of cell r1c1.
(declare-const edge_r1c1_r1c2 Bool)
(declare-const edge_r1c1_r2c1 Bool)
(declare-const edge_r1c2_r1c3 Bool)
(declare-const edge_r1c2_r2c2 Bool)
(declare-const edge_r1c3_r1c4 Bool)
(declare-const edge_r1c3_r2c3 Bool)
(declare-const edge_r1c4_r1c5 Bool)
(declare-const edge_r1c4_r2c4 Bool)
(declare-const edge_r1c5_r1c6 Bool)
(declare-const edge_r1c5_r2c5 Bool)
(declare-const edge_r1c6_r2c6 Bool)
(declare-const edge_r2c1_r2c2 Bool)
(declare-const edge_r2c1_r3c1 Bool)
(declare-const edge_r2c3_r2c4 Bool)
(declare-const edge_r2c4_r2c5 Bool)
(declare-const edge_r2c4_r3c4 Bool)
(declare-const edge_r2c5_r2c6 Bool)
(declare-const edge_r2c5_r3c5 Bool)
(declare-const edge_r2c6_r3c6 Bool)
(declare-const edge_r3c1_r3c2 Bool)
(declare-const edge_r3c1_r4c1 Bool)
(declare-const edge_r3c2_r4c2 Bool)
(declare-const edge_r3c3_r3c4 Bool)
(declare-const edge_r3c3_r4c3 Bool)
(declare-const edge_r3c4_r3c5 Bool)
(declare-const edge_r3c4_r4c4 Bool)
(declare-const edge_r3c5_r3c6 Bool)
(declare-const edge_r3c5_r4c5 Bool)
(declare-const edge_r3c6_r4c6 Bool)
(declare-const edge_r4c1_r4c2 Bool)
(declare-const edge_r4c1_r5c1 Bool)
(declare-const edge_r4c2_r4c3 Bool)
(declare-const edge_r4c2_r5c2 Bool)
(declare-const edge_r4c3_r4c4 Bool)
(declare-const edge_r4c3_r5c3 Bool)
(declare-const edge_r4c4_r4c5 Bool)
(declare-const edge_r4c4_r5c4 Bool)
(declare-const edge_r4c5_r4c6 Bool)
(declare-const edge_r4c5_r5c5 Bool)
(declare-const edge_r4c6_r5c6 Bool)
(declare-const edge_r5c1_r5c2 Bool)
(declare-const edge_r5c2_r5c3 Bool)
(declare-const edge_r5c3_r5c4 Bool)
(declare-const edge_r5c4_r5c5 Bool)
(declare-const edge_r5c5_r5c6 Bool)

; A number tells how many sides of its cell the loop takes
(assert (or (not edge_r1c1_r1c2) (not edge_r2c1_r2c2) (not edge_r1c1_r2c1))) ; r1c1
(assert (or (not edge_r1c1_r1c2) (not edge_r2c1_r2c2) (not edge_r1c2_r2c2)))
(assert (or (not edge_r1c1_r1c2) (not edge_r1c1_r2c1) (not edge_r1c2_r2c2)))
(assert (or (not edge_r2c1_r2c2) (not edge_r1c1_r2c1) (not edge_r1c2_r2c2)))
(assert (or edge_r1c1_r1c2 edge_r2c1_r2c2 edge_r1c1_r2c1))
(assert (or edge_r1c1_r1c2 edge_r2c1_r2c2 edge_r1c2_r2c2))
(assert (or edge_r1c1_r1c2 edge_r1c1_r2c1 edge_r1c2_r2c2))
(assert (or edge_r2c1_r2c2 edge_r1c1_r2c1 edge_r1c2_r2c2))
(assert (or (not edge_r1c4_r1c5) (not edge_r2c4_r2c5) (not edge_r1c4_r2c4))) ; r1c4
(assert (or (not edge_r1c4_r1c5) (not edge_r2c4_r2c5) (not edge_r1c5_r2c5)))
(assert (or (not edge_r1c4_r1c5) (not edge_r1c4_r2c4) (not edge_r1c5_r2c5)))
(assert (or (not edge_r2c4_r2c5) (not edge_r1c4_r2c4) (not edge_r1c5_r2c5)))
(assert (or edge_r1c4_r1c5 edge_r2c4_r2c5 edge_r1c4_r2c4))
(assert (or edge_r1c4_r1c5 edge_r2c4_r2c5 edge_r1c5_r2c5))
(assert (or edge_r1c4_r1c5 edge_r1c4_r2c4 edge_r1c5_r2c5))
(assert (or edge_r2c4_r2c5 edge_r1c4_r2c4 edge_r1c5_r2c5))
(assert (or (not edge_r2c1_r2c2) (not edge_r3c1_r3c2))) ; r2c1
(assert (or (not edge_r2c1_r2c2) (not edge_r2c1_r3c1)))
(assert (or (not edge_r3c1_r3c2) (not edge_r2c1_r3c1)))
(assert (or edge_r2c1_r2c2 edge_r3c1_r3c2 edge_r2c1_r3c1))
(assert (or (not edge_r3c4_r3c5) (not edge_r4c4_r4c5) (not edge_r3c4_r4c4) (not edge_r3c5_r4c5))) ; r3c4
(assert (or edge_r3c4_r3c5 edge_r4c4_r4c5))
(assert (or edge_r3c4_r3c5 edge_r3c4_r4c4))
(assert (or edge_r3c4_r3c5 edge_r3c5_r4c5))
(assert (or edge_r4c4_r4c5 edge_r3c4_r4c4))
(assert (or edge_r4c4_r4c5 edge_r3c5_r4c5))
(assert (or edge_r3c4_r4c4 edge_r3c5_r4c5))
(assert (or (not edge_r3c5_r3c6) (not edge_r4c5_r4c6) (not edge_r3c5_r4c5) (not edge_r3c6_r4c6))) ; r3c5
(assert (or edge_r3c5_r3c6 edge_r4c5_r4c6))
(assert (or edge_r3c5_r3c6 edge_r3c5_r4c5))
(assert (or edge_r3c5_r3c6 edge_r3c6_r4c6))
(assert (or edge_r4c5_r4c6 edge_r3c5_r4c5))
(assert (or edge_r4c5_r4c6 edge_r3c6_r4c6))
(assert (or edge_r3c5_r4c5 edge_r3c6_r4c6))
(assert (or (not edge_r4c2_r4c3) (not edge_r5c2_r5c3))) ; r4c2
(assert (or (not edge_r4c2_r4c3) (not edge_r4c2_r5c2)))
(assert (or (not edge_r4c2_r4c3) (not edge_r4c3_r5c3)))
(assert (or (not edge_r5c2_r5c3) (not edge_r4c2_r5c2)))
(assert (or (not edge_r5c2_r5c3) (not edge_r4c3_r5c3)))
(assert (or (not edge_r4c2_r5c2) (not edge_r4c3_r5c3)))
(assert (or edge_r4c2_r4c3 edge_r5c2_r5c3 edge_r4c2_r5c2 edge_r4c3_r5c3))
(assert (or (not edge_r4c5_r4c6) (not edge_r5c5_r5c6) (not edge_r4c5_r5c5))) ; r4c5
(assert (or (not edge_r4c5_r4c6) (not edge_r5c5_r5c6) (not edge_r4c6_r5c6)))
(assert (or (not edge_r4c5_r4c6) (not edge_r4c5_r5c5) (not edge_r4c6_r5c6)))
(assert (or (not edge_r5c5_r5c6) (not edge_r4c5_r5c5) (not edge_r4c6_r5c6)))
(assert (or edge_r4c5_r4c6 edge_r5c5_r5c6 edge_r4c5_r5c5))
(assert (or edge_r4c5_r4c6 edge_r5c5_r5c6 edge_r4c6_r5c6))
(assert (or edge_r4c5_r4c6 edge_r4c5_r5c5 edge_r4c6_r5c6))
(assert (or edge_r5c5_r5c6 edge_r4c5_r5c5 edge_r4c6_r5c6))

; At each point the loop passes once or not at all
(assert (=> edge_r1c1_r1c2 edge_r1c1_r2c1)) ; point r1c1
(assert (=> edge_r1c1_r2c1 edge_r1c1_r1c2))
(assert (=> edge_r1c1_r1c2 (or edge_r1c2_r1c3 edge_r1c2_r2c2))) ; point r1c2
(assert (=> edge_r1c2_r1c3 (or edge_r1c1_r1c2 edge_r1c2_r2c2)))
(assert (=> edge_r1c2_r2c2 (or edge_r1c1_r1c2 edge_r1c2_r1c3)))
(assert (not (and edge_r1c1_r1c2 edge_r1c2_r1c3 edge_r1c2_r2c2)))
(assert (=> edge_r1c1_r2c1 (or edge_r2c1_r2c2 edge_r2c1_r3c1))) ; point r2c1
(assert (=> edge_r2c1_r2c2 (or edge_r1c1_r2c1 edge_r2c1_r3c1)))
(assert (=> edge_r2c1_r3c1 (or edge_r1c1_r2c1 edge_r2c1_r2c2)))
(assert (not (and edge_r1c1_r2c1 edge_r2c1_r2c2 edge_r2c1_r3c1)))
(assert (=> edge_r1c2_r1c3 (or edge_r1c3_r1c4 edge_r1c3_r2c3))) ; point r1c3
(assert (=> edge_r1c3_r1c4 (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (=> edge_r1c3_r2c3 (or edge_r1c2_r1c3 edge_r1c3_r1c4)))
(assert (not (and edge_r1c2_r1c3 edge_r1c3_r1c4 edge_r1c3_r2c3)))
(assert (=> edge_r1c2_r2c2 edge_r2c1_r2c2)) ; point r2c2
(assert (=> edge_r2c1_r2c2 edge_r1c2_r2c2))
(assert (=> edge_r1c3_r1c4 (or edge_r1c4_r1c5 edge_r1c4_r2c4))) ; point r1c4
(assert (=> edge_r1c4_r1c5 (or edge_r1c3_r1c4 edge_r1c4_r2c4)))
(assert (=> edge_r1c4_r2c4 (or edge_r1c3_r1c4 edge_r1c4_r1c5)))
(assert (not (and edge_r1c3_r1c4 edge_r1c4_r1c5 edge_r1c4_r2c4)))
(assert (=> edge_r1c3_r2c3 edge_r2c3_r2c4)) ; point r2c3
(assert (=> edge_r2c3_r2c4 edge_r1c3_r2c3))
(assert (=> edge_r1c4_r1c5 (or edge_r1c5_r1c6 edge_r1c5_r2c5))) ; point r1c5
(assert (=> edge_r1c5_r1c6 (or edge_r1c4_r1c5 edge_r1c5_r2c5)))
(assert (=> edge_r1c5_r2c5 (or edge_r1c4_r1c5 edge_r1c5_r1c6)))
(assert (not (and edge_r1c4_r1c5 edge_r1c5_r1c6 edge_r1c5_r2c5)))
(assert (=> edge_r1c4_r2c4 (or edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4))) ; point r2c4
(assert (=> edge_r2c3_r2c4 (or edge_r1c4_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (=> edge_r2c4_r2c5 (or edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (=> edge_r2c4_r3c4 (or edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r2c5)))
(assert (not (and edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r2c5)))
(assert (not (and edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (not (and edge_r1c4_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (not (and edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (=> edge_r1c5_r1c6 edge_r1c6_r2c6)) ; point r1c6
(assert (=> edge_r1c6_r2c6 edge_r1c5_r1c6))
(assert (=> edge_r1c5_r2c5 (or edge_r2c4_r2c5 edge_r2c5_r2c6 edge_r2c5_r3c5))) ; point r2c5
(assert (=> edge_r2c4_r2c5 (or edge_r1c5_r2c5 edge_r2c5_r2c6 edge_r2c5_r3c5)))
(assert (=> edge_r2c5_r2c6 (or edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r3c5)))
(assert (=> edge_r2c5_r3c5 (or edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r2c6)))
(assert (not (and edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r2c6)))
(assert (not (and edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r3c5)))
(assert (not (and edge_r1c5_r2c5 edge_r2c5_r2c6 edge_r2c5_r3c5)))
(assert (not (and edge_r2c4_r2c5 edge_r2c5_r2c6 edge_r2c5_r3c5)))
(assert (=> edge_r1c6_r2c6 (or edge_r2c5_r2c6 edge_r2c6_r3c6))) ; point r2c6
(assert (=> edge_r2c5_r2c6 (or edge_r1c6_r2c6 edge_r2c6_r3c6)))
(assert (=> edge_r2c6_r3c6 (or edge_r1c6_r2c6 edge_r2c5_r2c6)))
(assert (not (and edge_r1c6_r2c6 edge_r2c5_r2c6 edge_r2c6_r3c6)))
(assert (=> edge_r2c1_r3c1 (or edge_r3c1_r3c2 edge_r3c1_r4c1))) ; point r3c1
(assert (=> edge_r3c1_r3c2 (or edge_r2c1_r3c1 edge_r3c1_r4c1)))
(assert (=> edge_r3c1_r4c1 (or edge_r2c1_r3c1 edge_r3c1_r3c2)))
(assert (not (and edge_r2c1_r3c1 edge_r3c1_r3c2 edge_r3c1_r4c1)))
(assert (=> edge_r3c1_r3c2 edge_r3c2_r4c2)) ; point r3c2
(assert (=> edge_r3c2_r4c2 edge_r3c1_r3c2))
(assert (=> edge_r3c3_r3c4 edge_r3c3_r4c3)) ; point r3c3
(assert (=> edge_r3c3_r4c3 edge_r3c3_r3c4))
(assert (=> edge_r2c4_r3c4 (or edge_r3c3_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4))) ; point r3c4
(assert (=> edge_r3c3_r3c4 (or edge_r2c4_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (=> edge_r3c4_r3c5 (or edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (=> edge_r3c4_r4c4 (or edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r3c5)))
(assert (not (and edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r3c5)))
(assert (not (and edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (not (and edge_r2c4_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (not (and edge_r3c3_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (=> edge_r2c5_r3c5 (or edge_r3c4_r3c5 edge_r3c5_r3c6 edge_r3c5_r4c5))) ; point r3c5
(assert (=> edge_r3c4_r3c5 (or edge_r2c5_r3c5 edge_r3c5_r3c6 edge_r3c5_r4c5)))
(assert (=> edge_r3c5_r3c6 (or edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r4c5)))
(assert (=> edge_r3c5_r4c5 (or edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r3c6)))
(assert (not (and edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r3c6)))
(assert (not (and edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r4c5)))
(assert (not (and edge_r2c5_r3c5 edge_r3c5_r3c6 edge_r3c5_r4c5)))
(assert (not (and edge_r3c4_r3c5 edge_r3c5_r3c6 edge_r3c5_r4c5)))
(assert (=> edge_r2c6_r3c6 (or edge_r3c5_r3c6 edge_r3c6_r4c6))) ; point r3c6
(assert (=> edge_r3c5_r3c6 (or edge_r2c6_r3c6 edge_r3c6_r4c6)))
(assert (=> edge_r3c6_r4c6 (or edge_r2c6_r3c6 edge_r3c5_r3c6)))
(assert (not (and edge_r2c6_r3c6 edge_r3c5_r3c6 edge_r3c6_r4c6)))
(assert (=> edge_r3c1_r4c1 (or edge_r4c1_r4c2 edge_r4c1_r5c1))) ; point r4c1
(assert (=> edge_r4c1_r4c2 (or edge_r3c1_r4c1 edge_r4c1_r5c1)))
(assert (=> edge_r4c1_r5c1 (or edge_r3c1_r4c1 edge_r4c1_r4c2)))
(assert (not (and edge_r3c1_r4c1 edge_r4c1_r4c2 edge_r4c1_r5c1)))
(assert (=> edge_r3c2_r4c2 (or edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2))) ; point r4c2
(assert (=> edge_r4c1_r4c2 (or edge_r3c2_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (=> edge_r4c2_r4c3 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (=> edge_r4c2_r5c2 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert (not (and edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert (not (and edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (not (and edge_r3c2_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (not (and edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (=> edge_r3c3_r4c3 (or edge_r4c2_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3))) ; point r4c3
(assert (=> edge_r4c2_r4c3 (or edge_r3c3_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (=> edge_r4c3_r4c4 (or edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (=> edge_r4c3_r5c3 (or edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r4c4)))
(assert (not (and edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r4c4)))
(assert (not (and edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (not (and edge_r3c3_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (not (and edge_r4c2_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (=> edge_r3c4_r4c4 (or edge_r4c3_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4))) ; point r4c4
(assert (=> edge_r4c3_r4c4 (or edge_r3c4_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (=> edge_r4c4_r4c5 (or edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (=> edge_r4c4_r5c4 (or edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r4c5)))
(assert (not (and edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r4c5)))
(assert (not (and edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (not (and edge_r3c4_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (not (and edge_r4c3_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (=> edge_r3c5_r4c5 (or edge_r4c4_r4c5 edge_r4c5_r4c6 edge_r4c5_r5c5))) ; point r4c5
(assert (=> edge_r4c4_r4c5 (or edge_r3c5_r4c5 edge_r4c5_r4c6 edge_r4c5_r5c5)))
(assert (=> edge_r4c5_r4c6 (or edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r5c5)))
(assert (=> edge_r4c5_r5c5 (or edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r4c6)))
(assert (not (and edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r4c6)))
(assert (not (and edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r5c5)))
(assert (not (and edge_r3c5_r4c5 edge_r4c5_r4c6 edge_r4c5_r5c5)))
(assert (not (and edge_r4c4_r4c5 edge_r4c5_r4c6 edge_r4c5_r5c5)))
(assert (=> edge_r3c6_r4c6 (or edge_r4c5_r4c6 edge_r4c6_r5c6))) ; point r4c6
(assert (=> edge_r4c5_r4c6 (or edge_r3c6_r4c6 edge_r4c6_r5c6)))
(assert (=> edge_r4c6_r5c6 (or edge_r3c6_r4c6 edge_r4c5_r4c6)))
(assert (not (and edge_r3c6_r4c6 edge_r4c5_r4c6 edge_r4c6_r5c6)))
(assert (=> edge_r4c1_r5c1 edge_r5c1_r5c2)) ; point r5c1
(assert (=> edge_r5c1_r5c2 edge_r4c1_r5c1))
(assert (=> edge_r4c2_r5c2 (or edge_r5c1_r5c2 edge_r5c2_r5c3))) ; point r5c2
(assert (=> edge_r5c1_r5c2 (or edge_r4c2_r5c2 edge_r5c2_r5c3)))
(assert (=> edge_r5c2_r5c3 (or edge_r4c2_r5c2 edge_r5c1_r5c2)))
(assert (not (and edge_r4c2_r5c2 edge_r5c1_r5c2 edge_r5c2_r5c3)))
(assert (=> edge_r4c3_r5c3 (or edge_r5c2_r5c3 edge_r5c3_r5c4))) ; point r5c3
(assert (=> edge_r5c2_r5c3 (or edge_r4c3_r5c3 edge_r5c3_r5c4)))
(assert (=> edge_r5c3_r5c4 (or edge_r4c3_r5c3 edge_r5c2_r5c3)))
(assert (not (and edge_r4c3_r5c3 edge_r5c2_r5c3 edge_r5c3_r5c4)))
(assert (=> edge_r4c4_r5c4 (or edge_r5c3_r5c4 edge_r5c4_r5c5))) ; point r5c4
(assert (=> edge_r5c3_r5c4 (or edge_r4c4_r5c4 edge_r5c4_r5c5)))
(assert (=> edge_r5c4_r5c5 (or edge_r4c4_r5c4 edge_r5c3_r5c4)))
(assert (not (and edge_r4c4_r5c4 edge_r5c3_r5c4 edge_r5c4_r5c5)))
(assert (=> edge_r4c5_r5c5 (or edge_r5c4_r5c5 edge_r5c5_r5c6))) ; point r5c5
(assert (=> edge_r5c4_r5c5 (or edge_r4c5_r5c5 edge_r5c5_r5c6)))
(assert (=> edge_r5c5_r5c6 (or edge_r4c5_r5c5 edge_r5c4_r5c5)))
(assert (not (and edge_r4c5_r5c5 edge_r5c4_r5c5 edge_r5c5_r5c6)))
(assert (=> edge_r4c6_r5c6 edge_r5c5_r5c6)) ; point r5c6
(assert (=> edge_r5c5_r5c6 edge_r4c6_r5c6))

; There is one loop

; inside_C: C lies inside the loop.
(declare-const inside_r1c1 Bool)
(declare-const inside_r1c2 Bool)
(declare-const inside_r1c3 Bool)
(declare-const inside_r1c4 Bool)
(declare-const inside_r1c5 Bool)
(declare-const inside_r2c1 Bool)
(declare-const inside_r2c2 Bool)
(declare-const inside_r2c3 Bool)
(declare-const inside_r2c4 Bool)
(declare-const inside_r2c5 Bool)
(declare-const inside_r3c1 Bool)
(declare-const inside_r3c2 Bool)
(declare-const inside_r3c3 Bool)
(declare-const inside_r3c4 Bool)
(declare-const inside_r3c5 Bool)
(declare-const inside_r4c1 Bool)
(declare-const inside_r4c2 Bool)
(declare-const inside_r4c3 Bool)
(declare-const inside_r4c4 Bool)
(declare-const inside_r4c5 Bool)

; loop_at_P: the loop passes P.
(declare-const loop_at_r1c1 Bool)
(assert (= loop_at_r1c1 (or edge_r1c1_r1c2 edge_r1c1_r2c1)))
(declare-const loop_at_r1c2 Bool)
(assert (= loop_at_r1c2 (or edge_r1c1_r1c2 edge_r1c2_r1c3 edge_r1c2_r2c2)))
(declare-const loop_at_r2c1 Bool)
(assert (= loop_at_r2c1 (or edge_r1c1_r2c1 edge_r2c1_r2c2 edge_r2c1_r3c1)))
(declare-const loop_at_r1c3 Bool)
(assert (= loop_at_r1c3 (or edge_r1c2_r1c3 edge_r1c3_r1c4 edge_r1c3_r2c3)))
(declare-const loop_at_r2c2 Bool)
(assert (= loop_at_r2c2 (or edge_r1c2_r2c2 edge_r2c1_r2c2)))
(declare-const loop_at_r1c4 Bool)
(assert (= loop_at_r1c4 (or edge_r1c3_r1c4 edge_r1c4_r1c5 edge_r1c4_r2c4)))
(declare-const loop_at_r2c3 Bool)
(assert (= loop_at_r2c3 (or edge_r1c3_r2c3 edge_r2c3_r2c4)))
(declare-const loop_at_r1c5 Bool)
(assert (= loop_at_r1c5 (or edge_r1c4_r1c5 edge_r1c5_r1c6 edge_r1c5_r2c5)))
(declare-const loop_at_r2c4 Bool)
(assert (= loop_at_r2c4 (or edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(declare-const loop_at_r1c6 Bool)
(assert (= loop_at_r1c6 (or edge_r1c5_r1c6 edge_r1c6_r2c6)))
(declare-const loop_at_r2c5 Bool)
(assert (= loop_at_r2c5 (or edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r2c6 edge_r2c5_r3c5)))
(declare-const loop_at_r2c6 Bool)
(assert (= loop_at_r2c6 (or edge_r1c6_r2c6 edge_r2c5_r2c6 edge_r2c6_r3c6)))
(declare-const loop_at_r3c1 Bool)
(assert (= loop_at_r3c1 (or edge_r2c1_r3c1 edge_r3c1_r3c2 edge_r3c1_r4c1)))
(declare-const loop_at_r3c2 Bool)
(assert (= loop_at_r3c2 (or edge_r3c1_r3c2 edge_r3c2_r4c2)))
(declare-const loop_at_r3c3 Bool)
(assert (= loop_at_r3c3 (or edge_r3c3_r3c4 edge_r3c3_r4c3)))
(declare-const loop_at_r3c4 Bool)
(assert (= loop_at_r3c4 (or edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(declare-const loop_at_r3c5 Bool)
(assert (= loop_at_r3c5 (or edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r3c6 edge_r3c5_r4c5)))
(declare-const loop_at_r3c6 Bool)
(assert (= loop_at_r3c6 (or edge_r2c6_r3c6 edge_r3c5_r3c6 edge_r3c6_r4c6)))
(declare-const loop_at_r4c1 Bool)
(assert (= loop_at_r4c1 (or edge_r3c1_r4c1 edge_r4c1_r4c2 edge_r4c1_r5c1)))
(declare-const loop_at_r4c2 Bool)
(assert (= loop_at_r4c2 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(declare-const loop_at_r4c3 Bool)
(assert (= loop_at_r4c3 (or edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(declare-const loop_at_r4c4 Bool)
(assert (= loop_at_r4c4 (or edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(declare-const loop_at_r4c5 Bool)
(assert (= loop_at_r4c5 (or edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r4c6 edge_r4c5_r5c5)))
(declare-const loop_at_r4c6 Bool)
(assert (= loop_at_r4c6 (or edge_r3c6_r4c6 edge_r4c5_r4c6 edge_r4c6_r5c6)))
(declare-const loop_at_r5c1 Bool)
(assert (= loop_at_r5c1 (or edge_r4c1_r5c1 edge_r5c1_r5c2)))
(declare-const loop_at_r5c2 Bool)
(assert (= loop_at_r5c2 (or edge_r4c2_r5c2 edge_r5c1_r5c2 edge_r5c2_r5c3)))
(declare-const loop_at_r5c3 Bool)
(assert (= loop_at_r5c3 (or edge_r4c3_r5c3 edge_r5c2_r5c3 edge_r5c3_r5c4)))
(declare-const loop_at_r5c4 Bool)
(assert (= loop_at_r5c4 (or edge_r4c4_r5c4 edge_r5c3_r5c4 edge_r5c4_r5c5)))
(declare-const loop_at_r5c5 Bool)
(assert (= loop_at_r5c5 (or edge_r4c5_r5c5 edge_r5c4_r5c5 edge_r5c5_r5c6)))
(declare-const loop_at_r5c6 Bool)
(assert (= loop_at_r5c6 (or edge_r4c6_r5c6 edge_r5c5_r5c6)))

; loop_rank_C: ranks grow along some way from the root to each point of the loop C.
(declare-const loop_rank_r1c1 Int)
(declare-const loop_rank_r1c2 Int)
(declare-const loop_rank_r2c1 Int)
(declare-const loop_rank_r1c3 Int)
(declare-const loop_rank_r2c2 Int)
(declare-const loop_rank_r1c4 Int)
(declare-const loop_rank_r2c3 Int)
(declare-const loop_rank_r1c5 Int)
(declare-const loop_rank_r2c4 Int)
(declare-const loop_rank_r1c6 Int)
(declare-const loop_rank_r2c5 Int)
(declare-const loop_rank_r2c6 Int)
(declare-const loop_rank_r3c1 Int)
(declare-const loop_rank_r3c2 Int)
(declare-const loop_rank_r3c3 Int)
(declare-const loop_rank_r3c4 Int)
(declare-const loop_rank_r3c5 Int)
(declare-const loop_rank_r3c6 Int)
(declare-const loop_rank_r4c1 Int)
(declare-const loop_rank_r4c2 Int)
(declare-const loop_rank_r4c3 Int)
(declare-const loop_rank_r4c4 Int)
(declare-const loop_rank_r4c5 Int)
(declare-const loop_rank_r4c6 Int)
(declare-const loop_rank_r5c1 Int)
(declare-const loop_rank_r5c2 Int)
(declare-const loop_rank_r5c3 Int)
(declare-const loop_rank_r5c4 Int)
(declare-const loop_rank_r5c5 Int)
(declare-const loop_rank_r5c6 Int)

; loop_rank_after_C: some point of the loop stands before C, so C is not the root.
(declare-const loop_rank_after_r1c2 Bool)
(assert (=> loop_at_r1c1 loop_rank_after_r1c2))
(declare-const loop_rank_after_r2c1 Bool)
(assert (=> loop_at_r1c2 loop_rank_after_r2c1))
(assert (=> loop_rank_after_r1c2 loop_rank_after_r2c1))
(declare-const loop_rank_after_r1c3 Bool)
(assert (=> loop_at_r2c1 loop_rank_after_r1c3))
(assert (=> loop_rank_after_r2c1 loop_rank_after_r1c3))
(declare-const loop_rank_after_r2c2 Bool)
(assert (=> loop_at_r1c3 loop_rank_after_r2c2))
(assert (=> loop_rank_after_r1c3 loop_rank_after_r2c2))
(declare-const loop_rank_after_r1c4 Bool)
(assert (=> loop_at_r2c2 loop_rank_after_r1c4))
(assert (=> loop_rank_after_r2c2 loop_rank_after_r1c4))
(declare-const loop_rank_after_r2c3 Bool)
(assert (=> loop_at_r1c4 loop_rank_after_r2c3))
(assert (=> loop_rank_after_r1c4 loop_rank_after_r2c3))
(declare-const loop_rank_after_r1c5 Bool)
(assert (=> loop_at_r2c3 loop_rank_after_r1c5))
(assert (=> loop_rank_after_r2c3 loop_rank_after_r1c5))
(declare-const loop_rank_after_r2c4 Bool)
(assert (=> loop_at_r1c5 loop_rank_after_r2c4))
(assert (=> loop_rank_after_r1c5 loop_rank_after_r2c4))
(declare-const loop_rank_after_r1c6 Bool)
(assert (=> loop_at_r2c4 loop_rank_after_r1c6))
(assert (=> loop_rank_after_r2c4 loop_rank_after_r1c6))
(declare-const loop_rank_after_r2c5 Bool)
(assert (=> loop_at_r1c6 loop_rank_after_r2c5))
(assert (=> loop_rank_after_r1c6 loop_rank_after_r2c5))
(declare-const loop_rank_after_r2c6 Bool)
(assert (=> loop_at_r2c5 loop_rank_after_r2c6))
(assert (=> loop_rank_after_r2c5 loop_rank_after_r2c6))
(declare-const loop_rank_after_r3c1 Bool)
(assert (=> loop_at_r2c6 loop_rank_after_r3c1))
(assert (=> loop_rank_after_r2c6 loop_rank_after_r3c1))
(declare-const loop_rank_after_r3c2 Bool)
(assert (=> loop_at_r3c1 loop_rank_after_r3c2))
(assert (=> loop_rank_after_r3c1 loop_rank_after_r3c2))
(declare-const loop_rank_after_r3c3 Bool)
(assert (=> loop_at_r3c2 loop_rank_after_r3c3))
(assert (=> loop_rank_after_r3c2 loop_rank_after_r3c3))
(declare-const loop_rank_after_r3c4 Bool)
(assert (=> loop_at_r3c3 loop_rank_after_r3c4))
(assert (=> loop_rank_after_r3c3 loop_rank_after_r3c4))
(declare-const loop_rank_after_r3c5 Bool)
(assert (=> loop_at_r3c4 loop_rank_after_r3c5))
(assert (=> loop_rank_after_r3c4 loop_rank_after_r3c5))
(declare-const loop_rank_after_r3c6 Bool)
(assert (=> loop_at_r3c5 loop_rank_after_r3c6))
(assert (=> loop_rank_after_r3c5 loop_rank_after_r3c6))
(declare-const loop_rank_after_r4c1 Bool)
(assert (=> loop_at_r3c6 loop_rank_after_r4c1))
(assert (=> loop_rank_after_r3c6 loop_rank_after_r4c1))
(declare-const loop_rank_after_r4c2 Bool)
(assert (=> loop_at_r4c1 loop_rank_after_r4c2))
(assert (=> loop_rank_after_r4c1 loop_rank_after_r4c2))
(declare-const loop_rank_after_r4c3 Bool)
(assert (=> loop_at_r4c2 loop_rank_after_r4c3))
(assert (=> loop_rank_after_r4c2 loop_rank_after_r4c3))
(declare-const loop_rank_after_r4c4 Bool)
(assert (=> loop_at_r4c3 loop_rank_after_r4c4))
(assert (=> loop_rank_after_r4c3 loop_rank_after_r4c4))
(declare-const loop_rank_after_r4c5 Bool)
(assert (=> loop_at_r4c4 loop_rank_after_r4c5))
(assert (=> loop_rank_after_r4c4 loop_rank_after_r4c5))
(declare-const loop_rank_after_r4c6 Bool)
(assert (=> loop_at_r4c5 loop_rank_after_r4c6))
(assert (=> loop_rank_after_r4c5 loop_rank_after_r4c6))
(declare-const loop_rank_after_r5c1 Bool)
(assert (=> loop_at_r4c6 loop_rank_after_r5c1))
(assert (=> loop_rank_after_r4c6 loop_rank_after_r5c1))
(declare-const loop_rank_after_r5c2 Bool)
(assert (=> loop_at_r5c1 loop_rank_after_r5c2))
(assert (=> loop_rank_after_r5c1 loop_rank_after_r5c2))
(declare-const loop_rank_after_r5c3 Bool)
(assert (=> loop_at_r5c2 loop_rank_after_r5c3))
(assert (=> loop_rank_after_r5c2 loop_rank_after_r5c3))
(declare-const loop_rank_after_r5c4 Bool)
(assert (=> loop_at_r5c3 loop_rank_after_r5c4))
(assert (=> loop_rank_after_r5c3 loop_rank_after_r5c4))
(declare-const loop_rank_after_r5c5 Bool)
(assert (=> loop_at_r5c4 loop_rank_after_r5c5))
(assert (=> loop_rank_after_r5c4 loop_rank_after_r5c5))
(declare-const loop_rank_after_r5c6 Bool)
(assert (=> loop_at_r5c5 loop_rank_after_r5c6))
(assert (=> loop_rank_after_r5c5 loop_rank_after_r5c6))

; The loop runs between inside and outside
(assert (= edge_r1c1_r1c2 inside_r1c1)) ; r1c1 r1c2
(assert (= edge_r1c1_r2c1 inside_r1c1)) ; r1c1 r2c1
(assert (= edge_r1c2_r1c3 inside_r1c2)) ; r1c2 r1c3
(assert (= edge_r1c2_r2c2 (xor inside_r1c1 inside_r1c2))) ; r1c2 r2c2
(assert (= edge_r1c3_r1c4 inside_r1c3)) ; r1c3 r1c4
(assert (= edge_r1c3_r2c3 (xor inside_r1c2 inside_r1c3))) ; r1c3 r2c3
(assert (= edge_r1c4_r1c5 inside_r1c4)) ; r1c4 r1c5
(assert (= edge_r1c4_r2c4 (xor inside_r1c3 inside_r1c4))) ; r1c4 r2c4
(assert (= edge_r1c5_r1c6 inside_r1c5)) ; r1c5 r1c6
(assert (= edge_r1c5_r2c5 (xor inside_r1c4 inside_r1c5))) ; r1c5 r2c5
(assert (= edge_r1c6_r2c6 inside_r1c5)) ; r1c6 r2c6
(assert (= edge_r2c1_r2c2 (xor inside_r1c1 inside_r2c1))) ; r2c1 r2c2
(assert (= edge_r2c1_r3c1 inside_r2c1)) ; r2c1 r3c1
(assert (not (xor inside_r1c2 inside_r2c2))) ; r2c2 r2c3
(assert (not (xor inside_r2c1 inside_r2c2))) ; r2c2 r3c2
(assert (= edge_r2c3_r2c4 (xor inside_r1c3 inside_r2c3))) ; r2c3 r2c4
(assert (not (xor inside_r2c2 inside_r2c3))) ; r2c3 r3c3
(assert (= edge_r2c4_r2c5 (xor inside_r1c4 inside_r2c4))) ; r2c4 r2c5
(assert (= edge_r2c4_r3c4 (xor inside_r2c3 inside_r2c4))) ; r2c4 r3c4
(assert (= edge_r2c5_r2c6 (xor inside_r1c5 inside_r2c5))) ; r2c5 r2c6
(assert (= edge_r2c5_r3c5 (xor inside_r2c4 inside_r2c5))) ; r2c5 r3c5
(assert (= edge_r2c6_r3c6 inside_r2c5)) ; r2c6 r3c6
(assert (= edge_r3c1_r3c2 (xor inside_r2c1 inside_r3c1))) ; r3c1 r3c2
(assert (= edge_r3c1_r4c1 inside_r3c1)) ; r3c1 r4c1
(assert (not (xor inside_r2c2 inside_r3c2))) ; r3c2 r3c3
(assert (= edge_r3c2_r4c2 (xor inside_r3c1 inside_r3c2))) ; r3c2 r4c2
(assert (= edge_r3c3_r3c4 (xor inside_r2c3 inside_r3c3))) ; r3c3 r3c4
(assert (= edge_r3c3_r4c3 (xor inside_r3c2 inside_r3c3))) ; r3c3 r4c3
(assert (= edge_r3c4_r3c5 (xor inside_r2c4 inside_r3c4))) ; r3c4 r3c5
(assert (= edge_r3c4_r4c4 (xor inside_r3c3 inside_r3c4))) ; r3c4 r4c4
(assert (= edge_r3c5_r3c6 (xor inside_r2c5 inside_r3c5))) ; r3c5 r3c6
(assert (= edge_r3c5_r4c5 (xor inside_r3c4 inside_r3c5))) ; r3c5 r4c5
(assert (= edge_r3c6_r4c6 inside_r3c5)) ; r3c6 r4c6
(assert (= edge_r4c1_r4c2 (xor inside_r3c1 inside_r4c1))) ; r4c1 r4c2
(assert (= edge_r4c1_r5c1 inside_r4c1)) ; r4c1 r5c1
(assert (= edge_r4c2_r4c3 (xor inside_r3c2 inside_r4c2))) ; r4c2 r4c3
(assert (= edge_r4c2_r5c2 (xor inside_r4c1 inside_r4c2))) ; r4c2 r5c2
(assert (= edge_r4c3_r4c4 (xor inside_r3c3 inside_r4c3))) ; r4c3 r4c4
(assert (= edge_r4c3_r5c3 (xor inside_r4c2 inside_r4c3))) ; r4c3 r5c3
(assert (= edge_r4c4_r4c5 (xor inside_r3c4 inside_r4c4))) ; r4c4 r4c5
(assert (= edge_r4c4_r5c4 (xor inside_r4c3 inside_r4c4))) ; r4c4 r5c4
(assert (= edge_r4c5_r4c6 (xor inside_r3c5 inside_r4c5))) ; r4c5 r4c6
(assert (= edge_r4c5_r5c5 (xor inside_r4c4 inside_r4c5))) ; r4c5 r5c5
(assert (= edge_r4c6_r5c6 inside_r4c5)) ; r4c6 r5c6
(assert (= edge_r5c1_r5c2 inside_r4c1)) ; r5c1 r5c2
(assert (= edge_r5c2_r5c3 inside_r4c2)) ; r5c2 r5c3
(assert (= edge_r5c3_r5c4 inside_r4c3)) ; r5c3 r5c4
(assert (= edge_r5c4_r5c5 inside_r4c4)) ; r5c4 r5c5
(assert (= edge_r5c5_r5c6 inside_r4c5)) ; r5c5 r5c6

; Each point of the loop is the root, or comes after a neighbour of smaller rank
(assert (=> loop_at_r1c2 (or (not loop_rank_after_r1c2) (and loop_at_r1c1 edge_r1c1_r1c2 (< loop_rank_r1c1 loop_rank_r1c2)) (and loop_at_r1c3 edge_r1c2_r1c3 (< loop_rank_r1c3 loop_rank_r1c2)) (and loop_at_r2c2 edge_r1c2_r2c2 (< loop_rank_r2c2 loop_rank_r1c2))))) ; r1c2
(assert (=> loop_at_r2c1 (or (not loop_rank_after_r2c1) (and loop_at_r1c1 edge_r1c1_r2c1 (< loop_rank_r1c1 loop_rank_r2c1)) (and loop_at_r2c2 edge_r2c1_r2c2 (< loop_rank_r2c2 loop_rank_r2c1)) (and loop_at_r3c1 edge_r2c1_r3c1 (< loop_rank_r3c1 loop_rank_r2c1))))) ; r2c1
(assert (=> loop_at_r1c3 (or (not loop_rank_after_r1c3) (and loop_at_r1c2 edge_r1c2_r1c3 (< loop_rank_r1c2 loop_rank_r1c3)) (and loop_at_r1c4 edge_r1c3_r1c4 (< loop_rank_r1c4 loop_rank_r1c3)) (and loop_at_r2c3 edge_r1c3_r2c3 (< loop_rank_r2c3 loop_rank_r1c3))))) ; r1c3
(assert (=> loop_at_r2c2 (or (not loop_rank_after_r2c2) (and loop_at_r1c2 edge_r1c2_r2c2 (< loop_rank_r1c2 loop_rank_r2c2)) (and loop_at_r2c1 edge_r2c1_r2c2 (< loop_rank_r2c1 loop_rank_r2c2))))) ; r2c2
(assert (=> loop_at_r1c4 (or (not loop_rank_after_r1c4) (and loop_at_r1c3 edge_r1c3_r1c4 (< loop_rank_r1c3 loop_rank_r1c4)) (and loop_at_r1c5 edge_r1c4_r1c5 (< loop_rank_r1c5 loop_rank_r1c4)) (and loop_at_r2c4 edge_r1c4_r2c4 (< loop_rank_r2c4 loop_rank_r1c4))))) ; r1c4
(assert (=> loop_at_r2c3 (or (not loop_rank_after_r2c3) (and loop_at_r1c3 edge_r1c3_r2c3 (< loop_rank_r1c3 loop_rank_r2c3)) (and loop_at_r2c4 edge_r2c3_r2c4 (< loop_rank_r2c4 loop_rank_r2c3))))) ; r2c3
(assert (=> loop_at_r1c5 (or (not loop_rank_after_r1c5) (and loop_at_r1c4 edge_r1c4_r1c5 (< loop_rank_r1c4 loop_rank_r1c5)) (and loop_at_r1c6 edge_r1c5_r1c6 (< loop_rank_r1c6 loop_rank_r1c5)) (and loop_at_r2c5 edge_r1c5_r2c5 (< loop_rank_r2c5 loop_rank_r1c5))))) ; r1c5
(assert (=> loop_at_r2c4 (or (not loop_rank_after_r2c4) (and loop_at_r1c4 edge_r1c4_r2c4 (< loop_rank_r1c4 loop_rank_r2c4)) (and loop_at_r2c3 edge_r2c3_r2c4 (< loop_rank_r2c3 loop_rank_r2c4)) (and loop_at_r2c5 edge_r2c4_r2c5 (< loop_rank_r2c5 loop_rank_r2c4)) (and loop_at_r3c4 edge_r2c4_r3c4 (< loop_rank_r3c4 loop_rank_r2c4))))) ; r2c4
(assert (=> loop_at_r1c6 (or (not loop_rank_after_r1c6) (and loop_at_r1c5 edge_r1c5_r1c6 (< loop_rank_r1c5 loop_rank_r1c6)) (and loop_at_r2c6 edge_r1c6_r2c6 (< loop_rank_r2c6 loop_rank_r1c6))))) ; r1c6
(assert (=> loop_at_r2c5 (or (not loop_rank_after_r2c5) (and loop_at_r1c5 edge_r1c5_r2c5 (< loop_rank_r1c5 loop_rank_r2c5)) (and loop_at_r2c4 edge_r2c4_r2c5 (< loop_rank_r2c4 loop_rank_r2c5)) (and loop_at_r2c6 edge_r2c5_r2c6 (< loop_rank_r2c6 loop_rank_r2c5)) (and loop_at_r3c5 edge_r2c5_r3c5 (< loop_rank_r3c5 loop_rank_r2c5))))) ; r2c5
(assert (=> loop_at_r2c6 (or (not loop_rank_after_r2c6) (and loop_at_r1c6 edge_r1c6_r2c6 (< loop_rank_r1c6 loop_rank_r2c6)) (and loop_at_r2c5 edge_r2c5_r2c6 (< loop_rank_r2c5 loop_rank_r2c6)) (and loop_at_r3c6 edge_r2c6_r3c6 (< loop_rank_r3c6 loop_rank_r2c6))))) ; r2c6
(assert (=> loop_at_r3c1 (or (not loop_rank_after_r3c1) (and loop_at_r2c1 edge_r2c1_r3c1 (< loop_rank_r2c1 loop_rank_r3c1)) (and loop_at_r3c2 edge_r3c1_r3c2 (< loop_rank_r3c2 loop_rank_r3c1)) (and loop_at_r4c1 edge_r3c1_r4c1 (< loop_rank_r4c1 loop_rank_r3c1))))) ; r3c1
(assert (=> loop_at_r3c2 (or (not loop_rank_after_r3c2) (and loop_at_r3c1 edge_r3c1_r3c2 (< loop_rank_r3c1 loop_rank_r3c2)) (and loop_at_r4c2 edge_r3c2_r4c2 (< loop_rank_r4c2 loop_rank_r3c2))))) ; r3c2
(assert (=> loop_at_r3c3 (or (not loop_rank_after_r3c3) (and loop_at_r3c4 edge_r3c3_r3c4 (< loop_rank_r3c4 loop_rank_r3c3)) (and loop_at_r4c3 edge_r3c3_r4c3 (< loop_rank_r4c3 loop_rank_r3c3))))) ; r3c3
(assert (=> loop_at_r3c4 (or (not loop_rank_after_r3c4) (and loop_at_r2c4 edge_r2c4_r3c4 (< loop_rank_r2c4 loop_rank_r3c4)) (and loop_at_r3c3 edge_r3c3_r3c4 (< loop_rank_r3c3 loop_rank_r3c4)) (and loop_at_r3c5 edge_r3c4_r3c5 (< loop_rank_r3c5 loop_rank_r3c4)) (and loop_at_r4c4 edge_r3c4_r4c4 (< loop_rank_r4c4 loop_rank_r3c4))))) ; r3c4
(assert (=> loop_at_r3c5 (or (not loop_rank_after_r3c5) (and loop_at_r2c5 edge_r2c5_r3c5 (< loop_rank_r2c5 loop_rank_r3c5)) (and loop_at_r3c4 edge_r3c4_r3c5 (< loop_rank_r3c4 loop_rank_r3c5)) (and loop_at_r3c6 edge_r3c5_r3c6 (< loop_rank_r3c6 loop_rank_r3c5)) (and loop_at_r4c5 edge_r3c5_r4c5 (< loop_rank_r4c5 loop_rank_r3c5))))) ; r3c5
(assert (=> loop_at_r3c6 (or (not loop_rank_after_r3c6) (and loop_at_r2c6 edge_r2c6_r3c6 (< loop_rank_r2c6 loop_rank_r3c6)) (and loop_at_r3c5 edge_r3c5_r3c6 (< loop_rank_r3c5 loop_rank_r3c6)) (and loop_at_r4c6 edge_r3c6_r4c6 (< loop_rank_r4c6 loop_rank_r3c6))))) ; r3c6
(assert (=> loop_at_r4c1 (or (not loop_rank_after_r4c1) (and loop_at_r3c1 edge_r3c1_r4c1 (< loop_rank_r3c1 loop_rank_r4c1)) (and loop_at_r4c2 edge_r4c1_r4c2 (< loop_rank_r4c2 loop_rank_r4c1)) (and loop_at_r5c1 edge_r4c1_r5c1 (< loop_rank_r5c1 loop_rank_r4c1))))) ; r4c1
(assert (=> loop_at_r4c2 (or (not loop_rank_after_r4c2) (and loop_at_r3c2 edge_r3c2_r4c2 (< loop_rank_r3c2 loop_rank_r4c2)) (and loop_at_r4c1 edge_r4c1_r4c2 (< loop_rank_r4c1 loop_rank_r4c2)) (and loop_at_r4c3 edge_r4c2_r4c3 (< loop_rank_r4c3 loop_rank_r4c2)) (and loop_at_r5c2 edge_r4c2_r5c2 (< loop_rank_r5c2 loop_rank_r4c2))))) ; r4c2
(assert (=> loop_at_r4c3 (or (not loop_rank_after_r4c3) (and loop_at_r3c3 edge_r3c3_r4c3 (< loop_rank_r3c3 loop_rank_r4c3)) (and loop_at_r4c2 edge_r4c2_r4c3 (< loop_rank_r4c2 loop_rank_r4c3)) (and loop_at_r4c4 edge_r4c3_r4c4 (< loop_rank_r4c4 loop_rank_r4c3)) (and loop_at_r5c3 edge_r4c3_r5c3 (< loop_rank_r5c3 loop_rank_r4c3))))) ; r4c3
(assert (=> loop_at_r4c4 (or (not loop_rank_after_r4c4) (and loop_at_r3c4 edge_r3c4_r4c4 (< loop_rank_r3c4 loop_rank_r4c4)) (and loop_at_r4c3 edge_r4c3_r4c4 (< loop_rank_r4c3 loop_rank_r4c4)) (and loop_at_r4c5 edge_r4c4_r4c5 (< loop_rank_r4c5 loop_rank_r4c4)) (and loop_at_r5c4 edge_r4c4_r5c4 (< loop_rank_r5c4 loop_rank_r4c4))))) ; r4c4
(assert (=> loop_at_r4c5 (or (not loop_rank_after_r4c5) (and loop_at_r3c5 edge_r3c5_r4c5 (< loop_rank_r3c5 loop_rank_r4c5)) (and loop_at_r4c4 edge_r4c4_r4c5 (< loop_rank_r4c4 loop_rank_r4c5)) (and loop_at_r4c6 edge_r4c5_r4c6 (< loop_rank_r4c6 loop_rank_r4c5)) (and loop_at_r5c5 edge_r4c5_r5c5 (< loop_rank_r5c5 loop_rank_r4c5))))) ; r4c5
(assert (=> loop_at_r4c6 (or (not loop_rank_after_r4c6) (and loop_at_r3c6 edge_r3c6_r4c6 (< loop_rank_r3c6 loop_rank_r4c6)) (and loop_at_r4c5 edge_r4c5_r4c6 (< loop_rank_r4c5 loop_rank_r4c6)) (and loop_at_r5c6 edge_r4c6_r5c6 (< loop_rank_r5c6 loop_rank_r4c6))))) ; r4c6
(assert (=> loop_at_r5c1 (or (not loop_rank_after_r5c1) (and loop_at_r4c1 edge_r4c1_r5c1 (< loop_rank_r4c1 loop_rank_r5c1)) (and loop_at_r5c2 edge_r5c1_r5c2 (< loop_rank_r5c2 loop_rank_r5c1))))) ; r5c1
(assert (=> loop_at_r5c2 (or (not loop_rank_after_r5c2) (and loop_at_r4c2 edge_r4c2_r5c2 (< loop_rank_r4c2 loop_rank_r5c2)) (and loop_at_r5c1 edge_r5c1_r5c2 (< loop_rank_r5c1 loop_rank_r5c2)) (and loop_at_r5c3 edge_r5c2_r5c3 (< loop_rank_r5c3 loop_rank_r5c2))))) ; r5c2
(assert (=> loop_at_r5c3 (or (not loop_rank_after_r5c3) (and loop_at_r4c3 edge_r4c3_r5c3 (< loop_rank_r4c3 loop_rank_r5c3)) (and loop_at_r5c2 edge_r5c2_r5c3 (< loop_rank_r5c2 loop_rank_r5c3)) (and loop_at_r5c4 edge_r5c3_r5c4 (< loop_rank_r5c4 loop_rank_r5c3))))) ; r5c3
(assert (=> loop_at_r5c4 (or (not loop_rank_after_r5c4) (and loop_at_r4c4 edge_r4c4_r5c4 (< loop_rank_r4c4 loop_rank_r5c4)) (and loop_at_r5c3 edge_r5c3_r5c4 (< loop_rank_r5c3 loop_rank_r5c4)) (and loop_at_r5c5 edge_r5c4_r5c5 (< loop_rank_r5c5 loop_rank_r5c4))))) ; r5c4
(assert (=> loop_at_r5c5 (or (not loop_rank_after_r5c5) (and loop_at_r4c5 edge_r4c5_r5c5 (< loop_rank_r4c5 loop_rank_r5c5)) (and loop_at_r5c4 edge_r5c4_r5c5 (< loop_rank_r5c4 loop_rank_r5c5)) (and loop_at_r5c6 edge_r5c5_r5c6 (< loop_rank_r5c6 loop_rank_r5c5))))) ; r5c5
(assert (=> loop_at_r5c6 (or (not loop_rank_after_r5c6) (and loop_at_r4c6 edge_r4c6_r5c6 (< loop_rank_r4c6 loop_rank_r5c6)) (and loop_at_r5c5 edge_r5c5_r5c6 (< loop_rank_r5c5 loop_rank_r5c6))))) ; r5c6

(check-sat)
(get-value (edge_r1c1_r1c2 edge_r1c1_r2c1 edge_r1c2_r1c3 edge_r1c2_r2c2 edge_r1c3_r1c4 edge_r1c3_r2c3
edge_r1c4_r1c5 edge_r1c4_r2c4 edge_r1c5_r1c6 edge_r1c5_r2c5 edge_r1c6_r2c6 edge_r2c1_r2c2
edge_r2c1_r3c1 edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4 edge_r2c5_r2c6 edge_r2c5_r3c5
edge_r2c6_r3c6 edge_r3c1_r3c2 edge_r3c1_r4c1 edge_r3c2_r4c2 edge_r3c3_r3c4 edge_r3c3_r4c3
edge_r3c4_r3c5 edge_r3c4_r4c4 edge_r3c5_r3c6 edge_r3c5_r4c5 edge_r3c6_r4c6 edge_r4c1_r4c2
edge_r4c1_r5c1 edge_r4c2_r4c3 edge_r4c2_r5c2 edge_r4c3_r4c4 edge_r4c3_r5c3 edge_r4c4_r4c5
edge_r4c4_r5c4 edge_r4c5_r4c6 edge_r4c5_r5c5 edge_r4c6_r5c6 edge_r5c1_r5c2 edge_r5c2_r5c3
edge_r5c3_r5c4 edge_r5c4_r5c5 edge_r5c5_r5c6))
(exit)
