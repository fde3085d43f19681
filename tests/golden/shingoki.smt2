; shingoki: First lights
(set-option :produce-models true)
(set-logic QF_LIA)

; edge_P_Q: the loop joins the neighbouring points P and Q.
(declare-const edge_r1c1_r1c2 Bool)
(declare-const edge_r1c1_r2c1 Bool)
(declare-const edge_r1c2_r1c3 Bool)
(declare-const edge_r1c2_r2c2 Bool)
(declare-const edge_r1c3_r1c4 Bool)
(declare-const edge_r1c3_r2c3 Bool)
(declare-const edge_r1c4_r1c5 Bool)
(declare-const edge_r1c4_r2c4 Bool)
(declare-const edge_r1c5_r2c5 Bool)
(declare-const edge_r2c1_r2c2 Bool)
(declare-const edge_r2c1_r3c1 Bool)
(declare-const edge_r2c2_r2c3 Bool)
(declare-const edge_r2c2_r3c2 Bool)
(declare-const edge_r2c3_r2c4 Bool)
(declare-const edge_r2c3_r3c3 Bool)
(declare-const edge_r2c4_r2c5 Bool)
(declare-const edge_r2c4_r3c4 Bool)
(declare-const edge_r2c5_r3c5 Bool)
(declare-const edge_r3c1_r3c2 Bool)
(declare-const edge_r3c1_r4c1 Bool)
(declare-const edge_r3c2_r3c3 Bool)
(declare-const edge_r3c2_r4c2 Bool)
(declare-const edge_r3c3_r3c4 Bool)
(declare-const edge_r3c3_r4c3 Bool)
(declare-const edge_r3c4_r3c5 Bool)
(declare-const edge_r3c4_r4c4 Bool)
(declare-const edge_r3c5_r4c5 Bool)
(declare-const edge_r4c1_r4c2 Bool)
(declare-const edge_r4c1_r5c1 Bool)
(declare-const edge_r4c2_r4c3 Bool)
(declare-const edge_r4c2_r5c2 Bool)
(declare-const edge_r4c3_r4c4 Bool)
(declare-const edge_r4c3_r5c3 Bool)
(declare-const edge_r4c4_r4c5 Bool)
(declare-const edge_r4c4_r5c4 Bool)
(declare-const edge_r4c5_r5c5 Bool)
(declare-const edge_r5c1_r5c2 Bool)
(declare-const edge_r5c2_r5c3 Bool)
(declare-const edge_r5c3_r5c4 Bool)
(declare-const edge_r5c4_r5c5 Bool)
; arms_P_U2_R3: from the circle P two lines go up to a turn, and three right to one.
(declare-const arms_r1c1_D1_R4 Bool)
(declare-const arms_r1c1_D2_R3 Bool)
(declare-const arms_r1c1_D3_R2 Bool)
(declare-const arms_r1c1_D4_R1 Bool)
(declare-const arms_r1c5_D3_L4 Bool)
(declare-const arms_r1c5_D4_L3 Bool)
(declare-const arms_r2c2_U1_L1 Bool)
(declare-const arms_r2c2_U1_R1 Bool)
(declare-const arms_r2c2_D1_L1 Bool)
(declare-const arms_r2c2_D1_R1 Bool)
(declare-const arms_r5c4_U1_L1 Bool)
(declare-const arms_r5c4_U1_R1 Bool)

; At a black circle the loop turns.
(assert edge_r1c1_r2c1) ; circle B5 at r1c1
(assert edge_r1c1_r1c2)
(assert edge_r1c5_r2c5) ; circle B7 at r1c5
(assert edge_r1c4_r1c5)
(assert (or edge_r1c2_r2c2 edge_r2c2_r3c2)) ; circle B2 at r2c2
(assert (not (and edge_r1c2_r2c2 edge_r2c2_r3c2)))
(assert (or edge_r2c1_r2c2 edge_r2c2_r2c3))
(assert (not (and edge_r2c1_r2c2 edge_r2c2_r2c3)))
(assert (or edge_r2c3_r3c3 edge_r3c3_r4c3)) ; circle B at r3c3
(assert (not (and edge_r2c3_r3c3 edge_r3c3_r4c3)))
(assert (or edge_r3c2_r3c3 edge_r3c3_r3c4))
(assert (not (and edge_r3c2_r3c3 edge_r3c3_r3c4)))
(assert edge_r4c4_r5c4) ; circle B2 at r5c4
(assert (or edge_r5c3_r5c4 edge_r5c4_r5c5))
(assert (not (and edge_r5c3_r5c4 edge_r5c4_r5c5)))

; A number tells how long the two straight lines from its circle to a turn are together.
; - The two lines have lengths that make up the number.
(assert (or arms_r1c1_D1_R4 arms_r1c1_D2_R3 arms_r1c1_D3_R2 arms_r1c1_D4_R1)) ; circle B5 at r1c1
(assert (or arms_r1c5_D3_L4 arms_r1c5_D4_L3)) ; circle B7 at r1c5
(assert (or arms_r2c2_U1_L1 arms_r2c2_U1_R1 arms_r2c2_D1_L1 arms_r2c2_D1_R1)) ; circle B2 at r2c2
(assert (or arms_r5c4_U1_L1 arms_r5c4_U1_R1)) ; circle B2 at r5c4
; - Lines of such lengths end in a turn.
(assert (=> arms_r1c1_D1_R4 (and edge_r1c1_r2c1 edge_r1c1_r1c2 edge_r1c2_r1c3 edge_r1c3_r1c4 edge_r1c4_r1c5 (not edge_r2c1_r3c1)))) ; circle B5 at r1c1
(assert (=> arms_r1c1_D2_R3 (and edge_r1c1_r2c1 edge_r2c1_r3c1 edge_r1c1_r1c2 edge_r1c2_r1c3 edge_r1c3_r1c4 (not (or edge_r3c1_r4c1 edge_r1c4_r1c5))))) ; circle B5 at r1c1
(assert (=> arms_r1c1_D3_R2 (and edge_r1c1_r2c1 edge_r2c1_r3c1 edge_r3c1_r4c1 edge_r1c1_r1c2 edge_r1c2_r1c3 (not (or edge_r4c1_r5c1 edge_r1c3_r1c4))))) ; circle B5 at r1c1
(assert (=> arms_r1c1_D4_R1 (and edge_r1c1_r2c1 edge_r2c1_r3c1 edge_r3c1_r4c1 edge_r4c1_r5c1 edge_r1c1_r1c2 (not edge_r1c2_r1c3)))) ; circle B5 at r1c1
(assert (=> arms_r1c5_D3_L4 (and edge_r1c5_r2c5 edge_r2c5_r3c5 edge_r3c5_r4c5 edge_r1c4_r1c5 edge_r1c3_r1c4 edge_r1c2_r1c3 edge_r1c1_r1c2 (not edge_r4c5_r5c5)))) ; circle B7 at r1c5
(assert (=> arms_r1c5_D4_L3 (and edge_r1c5_r2c5 edge_r2c5_r3c5 edge_r3c5_r4c5 edge_r4c5_r5c5 edge_r1c4_r1c5 edge_r1c3_r1c4 edge_r1c2_r1c3 (not edge_r1c1_r1c2)))) ; circle B7 at r1c5
(assert (=> arms_r2c2_U1_L1 (and edge_r1c2_r2c2 edge_r2c1_r2c2))) ; circle B2 at r2c2
(assert (=> arms_r2c2_U1_R1 (and edge_r1c2_r2c2 edge_r2c2_r2c3 (not edge_r2c3_r2c4)))) ; circle B2 at r2c2
(assert (=> arms_r2c2_D1_L1 (and edge_r2c2_r3c2 edge_r2c1_r2c2 (not edge_r3c2_r4c2)))) ; circle B2 at r2c2
(assert (=> arms_r2c2_D1_R1 (and edge_r2c2_r3c2 edge_r2c2_r2c3 (not (or edge_r3c2_r4c2 edge_r2c3_r2c4))))) ; circle B2 at r2c2
(assert (=> arms_r5c4_U1_L1 (and edge_r4c4_r5c4 edge_r5c3_r5c4 (not (or edge_r3c4_r4c4 edge_r5c2_r5c3))))) ; circle B2 at r5c4
(assert (=> arms_r5c4_U1_R1 (and edge_r4c4_r5c4 edge_r5c4_r5c5 (not edge_r3c4_r4c4)))) ; circle B2 at r5c4

; The loop passes each point once or not at all: two of its lines meet there, or none.
(assert (=> edge_r1c1_r1c2 edge_r1c1_r2c1)) ; r1c1
(assert (=> edge_r1c1_r2c1 edge_r1c1_r1c2))
(assert (=> edge_r1c1_r1c2 (or edge_r1c2_r1c3 edge_r1c2_r2c2))) ; r1c2
(assert (=> edge_r1c2_r1c3 (or edge_r1c1_r1c2 edge_r1c2_r2c2)))
(assert (=> edge_r1c2_r2c2 (or edge_r1c1_r1c2 edge_r1c2_r1c3)))
(assert (not (and edge_r1c1_r1c2 edge_r1c2_r1c3 edge_r1c2_r2c2)))
(assert (=> edge_r1c2_r1c3 (or edge_r1c3_r1c4 edge_r1c3_r2c3))) ; r1c3
(assert (=> edge_r1c3_r1c4 (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (=> edge_r1c3_r2c3 (or edge_r1c2_r1c3 edge_r1c3_r1c4)))
(assert (not (and edge_r1c2_r1c3 edge_r1c3_r1c4 edge_r1c3_r2c3)))
(assert (=> edge_r1c3_r1c4 (or edge_r1c4_r1c5 edge_r1c4_r2c4))) ; r1c4
(assert (=> edge_r1c4_r1c5 (or edge_r1c3_r1c4 edge_r1c4_r2c4)))
(assert (=> edge_r1c4_r2c4 (or edge_r1c3_r1c4 edge_r1c4_r1c5)))
(assert (not (and edge_r1c3_r1c4 edge_r1c4_r1c5 edge_r1c4_r2c4)))
(assert (=> edge_r1c4_r1c5 edge_r1c5_r2c5)) ; r1c5
(assert (=> edge_r1c5_r2c5 edge_r1c4_r1c5))
(assert (=> edge_r1c1_r2c1 (or edge_r2c1_r2c2 edge_r2c1_r3c1))) ; r2c1
(assert (=> edge_r2c1_r2c2 (or edge_r1c1_r2c1 edge_r2c1_r3c1)))
(assert (=> edge_r2c1_r3c1 (or edge_r1c1_r2c1 edge_r2c1_r2c2)))
(assert (not (and edge_r1c1_r2c1 edge_r2c1_r2c2 edge_r2c1_r3c1)))
(assert (=> edge_r1c2_r2c2 (or edge_r2c1_r2c2 edge_r2c2_r2c3 edge_r2c2_r3c2))) ; r2c2
(assert (=> edge_r2c1_r2c2 (or edge_r1c2_r2c2 edge_r2c2_r2c3 edge_r2c2_r3c2)))
(assert (=> edge_r2c2_r2c3 (or edge_r1c2_r2c2 edge_r2c1_r2c2 edge_r2c2_r3c2)))
(assert (=> edge_r2c2_r3c2 (or edge_r1c2_r2c2 edge_r2c1_r2c2 edge_r2c2_r2c3)))
(assert (not (and edge_r1c2_r2c2 edge_r2c1_r2c2 edge_r2c2_r2c3)))
(assert (not (and edge_r1c2_r2c2 edge_r2c1_r2c2 edge_r2c2_r3c2)))
(assert (not (and edge_r1c2_r2c2 edge_r2c2_r2c3 edge_r2c2_r3c2)))
(assert (not (and edge_r2c1_r2c2 edge_r2c2_r2c3 edge_r2c2_r3c2)))
(assert (=> edge_r1c3_r2c3 (or edge_r2c2_r2c3 edge_r2c3_r2c4 edge_r2c3_r3c3))) ; r2c3
(assert (=> edge_r2c2_r2c3 (or edge_r1c3_r2c3 edge_r2c3_r2c4 edge_r2c3_r3c3)))
(assert (=> edge_r2c3_r2c4 (or edge_r1c3_r2c3 edge_r2c2_r2c3 edge_r2c3_r3c3)))
(assert (=> edge_r2c3_r3c3 (or edge_r1c3_r2c3 edge_r2c2_r2c3 edge_r2c3_r2c4)))
(assert (not (and edge_r1c3_r2c3 edge_r2c2_r2c3 edge_r2c3_r2c4)))
(assert (not (and edge_r1c3_r2c3 edge_r2c2_r2c3 edge_r2c3_r3c3)))
(assert (not (and edge_r1c3_r2c3 edge_r2c3_r2c4 edge_r2c3_r3c3)))
(assert (not (and edge_r2c2_r2c3 edge_r2c3_r2c4 edge_r2c3_r3c3)))
(assert (=> edge_r1c4_r2c4 (or edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4))) ; r2c4
(assert (=> edge_r2c3_r2c4 (or edge_r1c4_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (=> edge_r2c4_r2c5 (or edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (=> edge_r2c4_r3c4 (or edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r2c5)))
(assert (not (and edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r2c5)))
(assert (not (and edge_r1c4_r2c4 edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (not (and edge_r1c4_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (not (and edge_r2c3_r2c4 edge_r2c4_r2c5 edge_r2c4_r3c4)))
(assert (=> edge_r1c5_r2c5 (or edge_r2c4_r2c5 edge_r2c5_r3c5))) ; r2c5
(assert (=> edge_r2c4_r2c5 (or edge_r1c5_r2c5 edge_r2c5_r3c5)))
(assert (=> edge_r2c5_r3c5 (or edge_r1c5_r2c5 edge_r2c4_r2c5)))
(assert (not (and edge_r1c5_r2c5 edge_r2c4_r2c5 edge_r2c5_r3c5)))
(assert (=> edge_r2c1_r3c1 (or edge_r3c1_r3c2 edge_r3c1_r4c1))) ; r3c1
(assert (=> edge_r3c1_r3c2 (or edge_r2c1_r3c1 edge_r3c1_r4c1)))
(assert (=> edge_r3c1_r4c1 (or edge_r2c1_r3c1 edge_r3c1_r3c2)))
(assert (not (and edge_r2c1_r3c1 edge_r3c1_r3c2 edge_r3c1_r4c1)))
(assert (=> edge_r2c2_r3c2 (or edge_r3c1_r3c2 edge_r3c2_r3c3 edge_r3c2_r4c2))) ; r3c2
(assert (=> edge_r3c1_r3c2 (or edge_r2c2_r3c2 edge_r3c2_r3c3 edge_r3c2_r4c2)))
(assert (=> edge_r3c2_r3c3 (or edge_r2c2_r3c2 edge_r3c1_r3c2 edge_r3c2_r4c2)))
(assert (=> edge_r3c2_r4c2 (or edge_r2c2_r3c2 edge_r3c1_r3c2 edge_r3c2_r3c3)))
(assert (not (and edge_r2c2_r3c2 edge_r3c1_r3c2 edge_r3c2_r3c3)))
(assert (not (and edge_r2c2_r3c2 edge_r3c1_r3c2 edge_r3c2_r4c2)))
(assert (not (and edge_r2c2_r3c2 edge_r3c2_r3c3 edge_r3c2_r4c2)))
(assert (not (and edge_r3c1_r3c2 edge_r3c2_r3c3 edge_r3c2_r4c2)))
(assert (=> edge_r2c3_r3c3 (or edge_r3c2_r3c3 edge_r3c3_r3c4 edge_r3c3_r4c3))) ; r3c3
(assert (=> edge_r3c2_r3c3 (or edge_r2c3_r3c3 edge_r3c3_r3c4 edge_r3c3_r4c3)))
(assert (=> edge_r3c3_r3c4 (or edge_r2c3_r3c3 edge_r3c2_r3c3 edge_r3c3_r4c3)))
(assert (=> edge_r3c3_r4c3 (or edge_r2c3_r3c3 edge_r3c2_r3c3 edge_r3c3_r3c4)))
(assert (not (and edge_r2c3_r3c3 edge_r3c2_r3c3 edge_r3c3_r3c4)))
(assert (not (and edge_r2c3_r3c3 edge_r3c2_r3c3 edge_r3c3_r4c3)))
(assert (not (and edge_r2c3_r3c3 edge_r3c3_r3c4 edge_r3c3_r4c3)))
(assert (not (and edge_r3c2_r3c3 edge_r3c3_r3c4 edge_r3c3_r4c3)))
(assert (=> edge_r2c4_r3c4 (or edge_r3c3_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4))) ; r3c4
(assert (=> edge_r3c3_r3c4 (or edge_r2c4_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (=> edge_r3c4_r3c5 (or edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (=> edge_r3c4_r4c4 (or edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r3c5)))
(assert (not (and edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r3c5)))
(assert (not (and edge_r2c4_r3c4 edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (not (and edge_r2c4_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (not (and edge_r3c3_r3c4 edge_r3c4_r3c5 edge_r3c4_r4c4)))
(assert (=> edge_r2c5_r3c5 (or edge_r3c4_r3c5 edge_r3c5_r4c5))) ; r3c5
(assert (=> edge_r3c4_r3c5 (or edge_r2c5_r3c5 edge_r3c5_r4c5)))
(assert (=> edge_r3c5_r4c5 (or edge_r2c5_r3c5 edge_r3c4_r3c5)))
(assert (not (and edge_r2c5_r3c5 edge_r3c4_r3c5 edge_r3c5_r4c5)))
(assert (=> edge_r3c1_r4c1 (or edge_r4c1_r4c2 edge_r4c1_r5c1))) ; r4c1
(assert (=> edge_r4c1_r4c2 (or edge_r3c1_r4c1 edge_r4c1_r5c1)))
(assert (=> edge_r4c1_r5c1 (or edge_r3c1_r4c1 edge_r4c1_r4c2)))
(assert (not (and edge_r3c1_r4c1 edge_r4c1_r4c2 edge_r4c1_r5c1)))
(assert (=> edge_r3c2_r4c2 (or edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2))) ; r4c2
(assert (=> edge_r4c1_r4c2 (or edge_r3c2_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (=> edge_r4c2_r4c3 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (=> edge_r4c2_r5c2 (or edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert (not (and edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r4c3)))
(assert (not (and edge_r3c2_r4c2 edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (not (and edge_r3c2_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (not (and edge_r4c1_r4c2 edge_r4c2_r4c3 edge_r4c2_r5c2)))
(assert (=> edge_r3c3_r4c3 (or edge_r4c2_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3))) ; r4c3
(assert (=> edge_r4c2_r4c3 (or edge_r3c3_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (=> edge_r4c3_r4c4 (or edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (=> edge_r4c3_r5c3 (or edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r4c4)))
(assert (not (and edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r4c4)))
(assert (not (and edge_r3c3_r4c3 edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (not (and edge_r3c3_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (not (and edge_r4c2_r4c3 edge_r4c3_r4c4 edge_r4c3_r5c3)))
(assert (=> edge_r3c4_r4c4 (or edge_r4c3_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4))) ; r4c4
(assert (=> edge_r4c3_r4c4 (or edge_r3c4_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (=> edge_r4c4_r4c5 (or edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (=> edge_r4c4_r5c4 (or edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r4c5)))
(assert (not (and edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r4c5)))
(assert (not (and edge_r3c4_r4c4 edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (not (and edge_r3c4_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (not (and edge_r4c3_r4c4 edge_r4c4_r4c5 edge_r4c4_r5c4)))
(assert (=> edge_r3c5_r4c5 (or edge_r4c4_r4c5 edge_r4c5_r5c5))) ; r4c5
(assert (=> edge_r4c4_r4c5 (or edge_r3c5_r4c5 edge_r4c5_r5c5)))
(assert (=> edge_r4c5_r5c5 (or edge_r3c5_r4c5 edge_r4c4_r4c5)))
(assert (not (and edge_r3c5_r4c5 edge_r4c4_r4c5 edge_r4c5_r5c5)))
(assert (=> edge_r4c1_r5c1 edge_r5c1_r5c2)) ; r5c1
(assert (=> edge_r5c1_r5c2 edge_r4c1_r5c1))
(assert (=> edge_r4c2_r5c2 (or edge_r5c1_r5c2 edge_r5c2_r5c3))) ; r5c2
(assert (=> edge_r5c1_r5c2 (or edge_r4c2_r5c2 edge_r5c2_r5c3)))
(assert (=> edge_r5c2_r5c3 (or edge_r4c2_r5c2 edge_r5c1_r5c2)))
(assert (not (and edge_r4c2_r5c2 edge_r5c1_r5c2 edge_r5c2_r5c3)))
(assert (=> edge_r4c3_r5c3 (or edge_r5c2_r5c3 edge_r5c3_r5c4))) ; r5c3
(assert (=> edge_r5c2_r5c3 (or edge_r4c3_r5c3 edge_r5c3_r5c4)))
(assert (=> edge_r5c3_r5c4 (or edge_r4c3_r5c3 edge_r5c2_r5c3)))
(assert (not (and edge_r4c3_r5c3 edge_r5c2_r5c3 edge_r5c3_r5c4)))
(assert (=> edge_r4c4_r5c4 (or edge_r5c3_r5c4 edge_r5c4_r5c5))) ; r5c4
(assert (=> edge_r5c3_r5c4 (or edge_r4c4_r5c4 edge_r5c4_r5c5)))
(assert (=> edge_r5c4_r5c5 (or edge_r4c4_r5c4 edge_r5c3_r5c4)))
(assert (not (and edge_r4c4_r5c4 edge_r5c3_r5c4 edge_r5c4_r5c5)))
(assert (=> edge_r4c5_r5c5 edge_r5c4_r5c5)) ; r5c5
(assert (=> edge_r5c4_r5c5 edge_r4c5_r5c5))

; There is one loop.
; - The loop runs between inside and outside

; inside_C: C lies inside the loop.
(declare-const inside_r1c1 Bool)
(declare-const inside_r1c2 Bool)
(declare-const inside_r1c3 Bool)
(declare-const inside_r1c4 Bool)
(declare-const inside_r2c1 Bool)
(declare-const inside_r2c2 Bool)
(declare-const inside_r2c3 Bool)
(declare-const inside_r2c4 Bool)
(declare-const inside_r3c1 Bool)
(declare-const inside_r3c2 Bool)
(declare-const inside_r3c3 Bool)
(declare-const inside_r3c4 Bool)
(declare-const inside_r4c1 Bool)
(declare-const inside_r4c2 Bool)
(declare-const inside_r4c3 Bool)
(declare-const inside_r4c4 Bool)
(assert (= edge_r1c1_r1c2 inside_r1c1)) ; r1c1-r1c2
(assert (= edge_r1c1_r2c1 inside_r1c1)) ; r1c1-r2c1
(assert (= edge_r1c2_r1c3 inside_r1c2)) ; r1c2-r1c3
(assert (= edge_r1c2_r2c2 (xor inside_r1c1 inside_r1c2))) ; r1c2-r2c2
(assert (= edge_r1c3_r1c4 inside_r1c3)) ; r1c3-r1c4
(assert (= edge_r1c3_r2c3 (xor inside_r1c2 inside_r1c3))) ; r1c3-r2c3
(assert (= edge_r1c4_r1c5 inside_r1c4)) ; r1c4-r1c5
(assert (= edge_r1c4_r2c4 (xor inside_r1c3 inside_r1c4))) ; r1c4-r2c4
(assert (= edge_r1c5_r2c5 inside_r1c4)) ; r1c5-r2c5
(assert (= edge_r2c1_r2c2 (xor inside_r1c1 inside_r2c1))) ; r2c1-r2c2
(assert (= edge_r2c1_r3c1 inside_r2c1)) ; r2c1-r3c1
(assert (= edge_r2c2_r2c3 (xor inside_r1c2 inside_r2c2))) ; r2c2-r2c3
(assert (= edge_r2c2_r3c2 (xor inside_r2c1 inside_r2c2))) ; r2c2-r3c2
(assert (= edge_r2c3_r2c4 (xor inside_r1c3 inside_r2c3))) ; r2c3-r2c4
(assert (= edge_r2c3_r3c3 (xor inside_r2c2 inside_r2c3))) ; r2c3-r3c3
(assert (= edge_r2c4_r2c5 (xor inside_r1c4 inside_r2c4))) ; r2c4-r2c5
(assert (= edge_r2c4_r3c4 (xor inside_r2c3 inside_r2c4))) ; r2c4-r3c4
(assert (= edge_r2c5_r3c5 inside_r2c4)) ; r2c5-r3c5
(assert (= edge_r3c1_r3c2 (xor inside_r2c1 inside_r3c1))) ; r3c1-r3c2
(assert (= edge_r3c1_r4c1 inside_r3c1)) ; r3c1-r4c1
(assert (= edge_r3c2_r3c3 (xor inside_r2c2 inside_r3c2))) ; r3c2-r3c3
(assert (= edge_r3c2_r4c2 (xor inside_r3c1 inside_r3c2))) ; r3c2-r4c2
(assert (= edge_r3c3_r3c4 (xor inside_r2c3 inside_r3c3))) ; r3c3-r3c4
(assert (= edge_r3c3_r4c3 (xor inside_r3c2 inside_r3c3))) ; r3c3-r4c3
(assert (= edge_r3c4_r3c5 (xor inside_r2c4 inside_r3c4))) ; r3c4-r3c5
(assert (= edge_r3c4_r4c4 (xor inside_r3c3 inside_r3c4))) ; r3c4-r4c4
(assert (= edge_r3c5_r4c5 inside_r3c4)) ; r3c5-r4c5
(assert (= edge_r4c1_r4c2 (xor inside_r3c1 inside_r4c1))) ; r4c1-r4c2
(assert (= edge_r4c1_r5c1 inside_r4c1)) ; r4c1-r5c1
(assert (= edge_r4c2_r4c3 (xor inside_r3c2 inside_r4c2))) ; r4c2-r4c3
(assert (= edge_r4c2_r5c2 (xor inside_r4c1 inside_r4c2))) ; r4c2-r5c2
(assert (= edge_r4c3_r4c4 (xor inside_r3c3 inside_r4c3))) ; r4c3-r4c4
(assert (= edge_r4c3_r5c3 (xor inside_r4c2 inside_r4c3))) ; r4c3-r5c3
(assert (= edge_r4c4_r4c5 (xor inside_r3c4 inside_r4c4))) ; r4c4-r4c5
(assert (= edge_r4c4_r5c4 (xor inside_r4c3 inside_r4c4))) ; r4c4-r5c4
(assert (= edge_r4c5_r5c5 inside_r4c4)) ; r4c5-r5c5
(assert (= edge_r5c1_r5c2 inside_r4c1)) ; r5c1-r5c2
(assert (= edge_r5c2_r5c3 inside_r4c2)) ; r5c2-r5c3
(assert (= edge_r5c3_r5c4 inside_r4c3)) ; r5c3-r5c4
(assert (= edge_r5c4_r5c5 inside_r4c4)) ; r5c4-r5c5

; inside_first_C: inside_C holds, and of none before C.
(declare-const inside_first_r1c2 Bool)
(assert (= inside_first_r1c2 (and inside_r1c2 (not inside_r1c1))))

; inside_so_far_C: inside_C holds, or that of one before C.
(declare-const inside_so_far_r1c2 Bool)
(assert (= inside_so_far_r1c2 (or inside_r1c1 inside_r1c2)))
(declare-const inside_first_r1c3 Bool)
(assert (= inside_first_r1c3 (and inside_r1c3 (not inside_so_far_r1c2))))
(declare-const inside_so_far_r1c3 Bool)
(assert (= inside_so_far_r1c3 (or inside_so_far_r1c2 inside_r1c3)))
(declare-const inside_first_r1c4 Bool)
(assert (= inside_first_r1c4 (and inside_r1c4 (not inside_so_far_r1c3))))
(declare-const inside_so_far_r1c4 Bool)
(assert (= inside_so_far_r1c4 (or inside_so_far_r1c3 inside_r1c4)))
(declare-const inside_first_r2c1 Bool)
(assert (= inside_first_r2c1 (and inside_r2c1 (not inside_so_far_r1c4))))
(declare-const inside_so_far_r2c1 Bool)
(assert (= inside_so_far_r2c1 (or inside_so_far_r1c4 inside_r2c1)))
(declare-const inside_first_r2c2 Bool)
(assert (= inside_first_r2c2 (and inside_r2c2 (not inside_so_far_r2c1))))
(declare-const inside_so_far_r2c2 Bool)
(assert (= inside_so_far_r2c2 (or inside_so_far_r2c1 inside_r2c2)))
(declare-const inside_first_r2c3 Bool)
(assert (= inside_first_r2c3 (and inside_r2c3 (not inside_so_far_r2c2))))
(declare-const inside_so_far_r2c3 Bool)
(assert (= inside_so_far_r2c3 (or inside_so_far_r2c2 inside_r2c3)))
(declare-const inside_first_r2c4 Bool)
(assert (= inside_first_r2c4 (and inside_r2c4 (not inside_so_far_r2c3))))
(declare-const inside_so_far_r2c4 Bool)
(assert (= inside_so_far_r2c4 (or inside_so_far_r2c3 inside_r2c4)))
(declare-const inside_first_r3c1 Bool)
(assert (= inside_first_r3c1 (and inside_r3c1 (not inside_so_far_r2c4))))
(declare-const inside_so_far_r3c1 Bool)
(assert (= inside_so_far_r3c1 (or inside_so_far_r2c4 inside_r3c1)))
(declare-const inside_first_r3c2 Bool)
(assert (= inside_first_r3c2 (and inside_r3c2 (not inside_so_far_r3c1))))
(declare-const inside_so_far_r3c2 Bool)
(assert (= inside_so_far_r3c2 (or inside_so_far_r3c1 inside_r3c2)))
(declare-const inside_first_r3c3 Bool)
(assert (= inside_first_r3c3 (and inside_r3c3 (not inside_so_far_r3c2))))
(declare-const inside_so_far_r3c3 Bool)
(assert (= inside_so_far_r3c3 (or inside_so_far_r3c2 inside_r3c3)))
(declare-const inside_first_r3c4 Bool)
(assert (= inside_first_r3c4 (and inside_r3c4 (not inside_so_far_r3c3))))
(declare-const inside_so_far_r3c4 Bool)
(assert (= inside_so_far_r3c4 (or inside_so_far_r3c3 inside_r3c4)))
(declare-const inside_first_r4c1 Bool)
(assert (= inside_first_r4c1 (and inside_r4c1 (not inside_so_far_r3c4))))
(declare-const inside_so_far_r4c1 Bool)
(assert (= inside_so_far_r4c1 (or inside_so_far_r3c4 inside_r4c1)))
(declare-const inside_first_r4c2 Bool)
(assert (= inside_first_r4c2 (and inside_r4c2 (not inside_so_far_r4c1))))
(declare-const inside_so_far_r4c2 Bool)
(assert (= inside_so_far_r4c2 (or inside_so_far_r4c1 inside_r4c2)))
(declare-const inside_first_r4c3 Bool)
(assert (= inside_first_r4c3 (and inside_r4c3 (not inside_so_far_r4c2))))
(declare-const inside_so_far_r4c3 Bool)
(assert (= inside_so_far_r4c3 (or inside_so_far_r4c2 inside_r4c3)))
(declare-const inside_first_r4c4 Bool)
(assert (= inside_first_r4c4 (and inside_r4c4 (not inside_so_far_r4c3))))

; to_C_D: C is left toward D (up, down, left, right), on its own side of the loop. Row 0, column 0 and those after the last lie outside.
(declare-const to_r0c0_D Bool)
; - A line joins cells, one above the other, on one side of the loop
(declare-const to_r0c1_D Bool)
(declare-const to_r1c1_U Bool)
(assert (or edge_r1c1_r1c2 to_r0c1_D to_r1c1_U)) ; outside r0c1, r1c1 to r2c2
(assert (not (and to_r0c1_D edge_r1c1_r1c2)))
(assert (not (and to_r1c1_U edge_r1c1_r1c2)))
(assert (not (and to_r0c1_D to_r1c1_U)))
(declare-const to_r0c2_D Bool)
(declare-const to_r1c2_U Bool)
(assert (or edge_r1c2_r1c3 to_r0c2_D to_r1c2_U)) ; outside r0c2, r1c2 to r2c3
(assert (not (and to_r0c2_D edge_r1c2_r1c3)))
(assert (not (and to_r1c2_U edge_r1c2_r1c3)))
(assert (not (and to_r0c2_D to_r1c2_U)))
(declare-const to_r0c3_D Bool)
(declare-const to_r1c3_U Bool)
(assert (or edge_r1c3_r1c4 to_r0c3_D to_r1c3_U)) ; outside r0c3, r1c3 to r2c4
(assert (not (and to_r0c3_D edge_r1c3_r1c4)))
(assert (not (and to_r1c3_U edge_r1c3_r1c4)))
(assert (not (and to_r0c3_D to_r1c3_U)))
(declare-const to_r0c4_D Bool)
(declare-const to_r1c4_U Bool)
(assert (or edge_r1c4_r1c5 to_r0c4_D to_r1c4_U)) ; outside r0c4, r1c4 to r2c5
(assert (not (and to_r0c4_D edge_r1c4_r1c5)))
(assert (not (and to_r1c4_U edge_r1c4_r1c5)))
(assert (not (and to_r0c4_D to_r1c4_U)))
(declare-const to_r0c5_D Bool)
(declare-const to_r1c0_D Bool)
(declare-const to_r1c1_D Bool)
(declare-const to_r2c1_U Bool)
(assert (or edge_r2c1_r2c2 to_r1c1_D to_r2c1_U)) ; r1c1 to r2c2, r2c1 to r3c2
(assert (not (and to_r1c1_D edge_r2c1_r2c2)))
(assert (not (and to_r2c1_U edge_r2c1_r2c2)))
(assert (not (and to_r1c1_D to_r2c1_U)))
(declare-const to_r1c2_D Bool)
(declare-const to_r2c2_U Bool)
(assert (or edge_r2c2_r2c3 to_r1c2_D to_r2c2_U)) ; r1c2 to r2c3, r2c2 to r3c3
(assert (not (and to_r1c2_D edge_r2c2_r2c3)))
(assert (not (and to_r2c2_U edge_r2c2_r2c3)))
(assert (not (and to_r1c2_D to_r2c2_U)))
(declare-const to_r1c3_D Bool)
(declare-const to_r2c3_U Bool)
(assert (or edge_r2c3_r2c4 to_r1c3_D to_r2c3_U)) ; r1c3 to r2c4, r2c3 to r3c4
(assert (not (and to_r1c3_D edge_r2c3_r2c4)))
(assert (not (and to_r2c3_U edge_r2c3_r2c4)))
(assert (not (and to_r1c3_D to_r2c3_U)))
(declare-const to_r1c4_D Bool)
(declare-const to_r2c4_U Bool)
(assert (or edge_r2c4_r2c5 to_r1c4_D to_r2c4_U)) ; r1c4 to r2c5, r2c4 to r3c5
(assert (not (and to_r1c4_D edge_r2c4_r2c5)))
(assert (not (and to_r2c4_U edge_r2c4_r2c5)))
(assert (not (and to_r1c4_D to_r2c4_U)))
(declare-const to_r1c5_D Bool)
(declare-const to_r2c0_D Bool)
(declare-const to_r2c1_D Bool)
(declare-const to_r3c1_U Bool)
(assert (or edge_r3c1_r3c2 to_r2c1_D to_r3c1_U)) ; r2c1 to r3c2, r3c1 to r4c2
(assert (not (and to_r2c1_D edge_r3c1_r3c2)))
(assert (not (and to_r3c1_U edge_r3c1_r3c2)))
(assert (not (and to_r2c1_D to_r3c1_U)))
(declare-const to_r2c2_D Bool)
(declare-const to_r3c2_U Bool)
(assert (or edge_r3c2_r3c3 to_r2c2_D to_r3c2_U)) ; r2c2 to r3c3, r3c2 to r4c3
(assert (not (and to_r2c2_D edge_r3c2_r3c3)))
(assert (not (and to_r3c2_U edge_r3c2_r3c3)))
(assert (not (and to_r2c2_D to_r3c2_U)))
(declare-const to_r2c3_D Bool)
(declare-const to_r3c3_U Bool)
(assert (or edge_r3c3_r3c4 to_r2c3_D to_r3c3_U)) ; r2c3 to r3c4, r3c3 to r4c4
(assert (not (and to_r2c3_D edge_r3c3_r3c4)))
(assert (not (and to_r3c3_U edge_r3c3_r3c4)))
(assert (not (and to_r2c3_D to_r3c3_U)))
(declare-const to_r2c4_D Bool)
(declare-const to_r3c4_U Bool)
(assert (or edge_r3c4_r3c5 to_r2c4_D to_r3c4_U)) ; r2c4 to r3c5, r3c4 to r4c5
(assert (not (and to_r2c4_D edge_r3c4_r3c5)))
(assert (not (and to_r3c4_U edge_r3c4_r3c5)))
(assert (not (and to_r2c4_D to_r3c4_U)))
(declare-const to_r2c5_D Bool)
(declare-const to_r3c0_D Bool)
(declare-const to_r3c1_D Bool)
(declare-const to_r4c1_U Bool)
(assert (or edge_r4c1_r4c2 to_r3c1_D to_r4c1_U)) ; r3c1 to r4c2, r4c1 to r5c2
(assert (not (and to_r3c1_D edge_r4c1_r4c2)))
(assert (not (and to_r4c1_U edge_r4c1_r4c2)))
(assert (not (and to_r3c1_D to_r4c1_U)))
(declare-const to_r3c2_D Bool)
(declare-const to_r4c2_U Bool)
(assert (or edge_r4c2_r4c3 to_r3c2_D to_r4c2_U)) ; r3c2 to r4c3, r4c2 to r5c3
(assert (not (and to_r3c2_D edge_r4c2_r4c3)))
(assert (not (and to_r4c2_U edge_r4c2_r4c3)))
(assert (not (and to_r3c2_D to_r4c2_U)))
(declare-const to_r3c3_D Bool)
(declare-const to_r4c3_U Bool)
(assert (or edge_r4c3_r4c4 to_r3c3_D to_r4c3_U)) ; r3c3 to r4c4, r4c3 to r5c4
(assert (not (and to_r3c3_D edge_r4c3_r4c4)))
(assert (not (and to_r4c3_U edge_r4c3_r4c4)))
(assert (not (and to_r3c3_D to_r4c3_U)))
(declare-const to_r3c4_D Bool)
(declare-const to_r4c4_U Bool)
(assert (or edge_r4c4_r4c5 to_r3c4_D to_r4c4_U)) ; r3c4 to r4c5, r4c4 to r5c5
(assert (not (and to_r3c4_D edge_r4c4_r4c5)))
(assert (not (and to_r4c4_U edge_r4c4_r4c5)))
(assert (not (and to_r3c4_D to_r4c4_U)))
(declare-const to_r3c5_D Bool)
(declare-const to_r4c0_D Bool)
(declare-const to_r4c1_D Bool)
(declare-const to_r5c1_U Bool)
(assert (or edge_r5c1_r5c2 to_r4c1_D to_r5c1_U)) ; r4c1 to r5c2, outside r5c1
(assert (not (and to_r4c1_D edge_r5c1_r5c2)))
(assert (not (and to_r5c1_U edge_r5c1_r5c2)))
(assert (not (and to_r4c1_D to_r5c1_U)))
(declare-const to_r4c2_D Bool)
(declare-const to_r5c2_U Bool)
(assert (or edge_r5c2_r5c3 to_r4c2_D to_r5c2_U)) ; r4c2 to r5c3, outside r5c2
(assert (not (and to_r4c2_D edge_r5c2_r5c3)))
(assert (not (and to_r5c2_U edge_r5c2_r5c3)))
(assert (not (and to_r4c2_D to_r5c2_U)))
(declare-const to_r4c3_D Bool)
(declare-const to_r5c3_U Bool)
(assert (or edge_r5c3_r5c4 to_r4c3_D to_r5c3_U)) ; r4c3 to r5c4, outside r5c3
(assert (not (and to_r4c3_D edge_r5c3_r5c4)))
(assert (not (and to_r5c3_U edge_r5c3_r5c4)))
(assert (not (and to_r4c3_D to_r5c3_U)))
(declare-const to_r4c4_D Bool)
(declare-const to_r5c4_U Bool)
(assert (or edge_r5c4_r5c5 to_r4c4_D to_r5c4_U)) ; r4c4 to r5c5, outside r5c4
(assert (not (and to_r4c4_D edge_r5c4_r5c5)))
(assert (not (and to_r5c4_U edge_r5c4_r5c5)))
(assert (not (and to_r4c4_D to_r5c4_U)))
(declare-const to_r4c5_D Bool)
; - A line joins cells side by side where the loop passes the point below them
(declare-const to_r0c0_R Bool)
(declare-const to_r0c1_L Bool)
(assert (or (not edge_r1c1_r2c1) to_r0c0_R to_r0c1_L)) ; outside r0c0, outside r0c1
(assert (=> to_r0c0_R edge_r1c1_r2c1))
(assert (=> to_r0c1_L edge_r1c1_r2c1))
(assert (not (and to_r0c0_R to_r0c1_L)))
(declare-const to_r0c1_R Bool)
(declare-const to_r0c2_L Bool)
(assert (or (not edge_r1c1_r1c2) to_r0c1_R to_r0c2_L)) ; outside r0c1, outside r0c2
(assert (or (not edge_r1c2_r2c2) to_r0c1_R to_r0c2_L))
(assert (=> to_r0c1_R (or edge_r1c1_r1c2 edge_r1c2_r2c2)))
(assert (=> to_r0c2_L (or edge_r1c1_r1c2 edge_r1c2_r2c2)))
(assert (not (and to_r0c1_R to_r0c2_L)))
(declare-const to_r0c2_R Bool)
(declare-const to_r0c3_L Bool)
(assert (or (not edge_r1c2_r1c3) to_r0c2_R to_r0c3_L)) ; outside r0c2, outside r0c3
(assert (or (not edge_r1c3_r2c3) to_r0c2_R to_r0c3_L))
(assert (=> to_r0c2_R (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (=> to_r0c3_L (or edge_r1c2_r1c3 edge_r1c3_r2c3)))
(assert (not (and to_r0c2_R to_r0c3_L)))
(declare-const to_r0c3_R Bool)
(declare-const to_r0c4_L Bool)
(assert (or (not edge_r1c3_r1c4) to_r0c3_R to_r0c4_L)) ; outside r0c3, outside r0c4
(assert (or (not edge_r1c4_r2c4) to_r0c3_R to_r0c4_L))
(assert (=> to_r0c3_R (or edge_r1c3_r1c4 edge_r1c4_r2c4)))
(assert (=> to_r0c4_L (or edge_r1c3_r1c4 edge_r1c4_r2c4)))
(assert (not (and to_r0c3_R to_r0c4_L)))
(declare-const to_r0c4_R Bool)
(declare-const to_r0c5_L Bool)
(assert (or (not edge_r1c4_r1c5) to_r0c4_R to_r0c5_L)) ; outside r0c4, outside r0c5
(assert (=> to_r0c4_R edge_r1c4_r1c5))
(assert (=> to_r0c5_L edge_r1c4_r1c5))
(assert (not (and to_r0c4_R to_r0c5_L)))
(declare-const to_r1c0_R Bool)
(declare-const to_r1c1_L Bool)
(assert (or (not edge_r2c1_r3c1) edge_r1c1_r2c1 to_r1c0_R to_r1c1_L)) ; outside r1c0, r1c1 to r2c2
(assert (=> to_r1c0_R edge_r2c1_r3c1))
(assert (=> to_r1c1_L edge_r2c1_r3c1))
(assert (not (and to_r1c0_R edge_r1c1_r2c1)))
(assert (not (and to_r1c1_L edge_r1c1_r2c1)))
(assert (not (and to_r1c0_R to_r1c1_L)))
(declare-const to_r1c1_R Bool)
(declare-const to_r1c2_L Bool)
(assert (or (not edge_r2c1_r2c2) edge_r1c2_r2c2 to_r1c1_R to_r1c2_L)) ; r1c1 to r2c2, r1c2 to r2c3
(assert (or (not edge_r2c2_r3c2) edge_r1c2_r2c2 to_r1c1_R to_r1c2_L))
(assert (=> to_r1c1_R (or edge_r2c1_r2c2 edge_r2c2_r3c2)))
(assert (=> to_r1c2_L (or edge_r2c1_r2c2 edge_r2c2_r3c2)))
(assert (not (and to_r1c1_R edge_r1c2_r2c2)))
(assert (not (and to_r1c2_L edge_r1c2_r2c2)))
(assert (not (and to_r1c1_R to_r1c2_L)))
(declare-const to_r1c2_R Bool)
(declare-const to_r1c3_L Bool)
(assert (or (not edge_r2c2_r2c3) edge_r1c3_r2c3 to_r1c2_R to_r1c3_L)) ; r1c2 to r2c3, r1c3 to r2c4
(assert (or (not edge_r2c3_r3c3) edge_r1c3_r2c3 to_r1c2_R to_r1c3_L))
(assert (=> to_r1c2_R (or edge_r2c2_r2c3 edge_r2c3_r3c3)))
(assert (=> to_r1c3_L (or edge_r2c2_r2c3 edge_r2c3_r3c3)))
(assert (not (and to_r1c2_R edge_r1c3_r2c3)))
(assert (not (and to_r1c3_L edge_r1c3_r2c3)))
(assert (not (and to_r1c2_R to_r1c3_L)))
(declare-const to_r1c3_R Bool)
(declare-const to_r1c4_L Bool)
(assert (or (not edge_r2c3_r2c4) edge_r1c4_r2c4 to_r1c3_R to_r1c4_L)) ; r1c3 to r2c4, r1c4 to r2c5
(assert (or (not edge_r2c4_r3c4) edge_r1c4_r2c4 to_r1c3_R to_r1c4_L))
(assert (=> to_r1c3_R (or edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (=> to_r1c4_L (or edge_r2c3_r2c4 edge_r2c4_r3c4)))
(assert (not (and to_r1c3_R edge_r1c4_r2c4)))
(assert (not (and to_r1c4_L edge_r1c4_r2c4)))
(assert (not (and to_r1c3_R to_r1c4_L)))
(declare-const to_r1c4_R Bool)
(declare-const to_r1c5_L Bool)
(assert (or (not edge_r2c4_r2c5) edge_r1c5_r2c5 to_r1c4_R to_r1c5_L)) ; r1c4 to r2c5, outside r1c5
(assert (=> to_r1c4_R edge_r2c4_r2c5))
(assert (=> to_r1c5_L edge_r2c4_r2c5))
(assert (not (and to_r1c4_R edge_r1c5_r2c5)))
(assert (not (and to_r1c5_L edge_r1c5_r2c5)))
(assert (not (and to_r1c4_R to_r1c5_L)))
(declare-const to_r2c0_R Bool)
(declare-const to_r2c1_L Bool)
(assert (or (not edge_r3c1_r4c1) edge_r2c1_r3c1 to_r2c0_R to_r2c1_L)) ; outside r2c0, r2c1 to r3c2
(assert (=> to_r2c0_R edge_r3c1_r4c1))
(assert (=> to_r2c1_L edge_r3c1_r4c1))
(assert (not (and to_r2c0_R edge_r2c1_r3c1)))
(assert (not (and to_r2c1_L edge_r2c1_r3c1)))
(assert (not (and to_r2c0_R to_r2c1_L)))
(declare-const to_r2c1_R Bool)
(declare-const to_r2c2_L Bool)
(assert (or (not edge_r3c1_r3c2) edge_r2c2_r3c2 to_r2c1_R to_r2c2_L)) ; r2c1 to r3c2, r2c2 to r3c3
(assert (or (not edge_r3c2_r4c2) edge_r2c2_r3c2 to_r2c1_R to_r2c2_L))
(assert (=> to_r2c1_R (or edge_r3c1_r3c2 edge_r3c2_r4c2)))
(assert (=> to_r2c2_L (or edge_r3c1_r3c2 edge_r3c2_r4c2)))
(assert (not (and to_r2c1_R edge_r2c2_r3c2)))
(assert (not (and to_r2c2_L edge_r2c2_r3c2)))
(assert (not (and to_r2c1_R to_r2c2_L)))
(declare-const to_r2c2_R Bool)
(declare-const to_r2c3_L Bool)
(assert (or (not edge_r3c2_r3c3) edge_r2c3_r3c3 to_r2c2_R to_r2c3_L)) ; r2c2 to r3c3, r2c3 to r3c4
(assert (or (not edge_r3c3_r4c3) edge_r2c3_r3c3 to_r2c2_R to_r2c3_L))
(assert (=> to_r2c2_R (or edge_r3c2_r3c3 edge_r3c3_r4c3)))
(assert (=> to_r2c3_L (or edge_r3c2_r3c3 edge_r3c3_r4c3)))
(assert (not (and to_r2c2_R edge_r2c3_r3c3)))
(assert (not (and to_r2c3_L edge_r2c3_r3c3)))
(assert (not (and to_r2c2_R to_r2c3_L)))
(declare-const to_r2c3_R Bool)
(declare-const to_r2c4_L Bool)
(assert (or (not edge_r3c3_r3c4) edge_r2c4_r3c4 to_r2c3_R to_r2c4_L)) ; r2c3 to r3c4, r2c4 to r3c5
(assert (or (not edge_r3c4_r4c4) edge_r2c4_r3c4 to_r2c3_R to_r2c4_L))
(assert (=> to_r2c3_R (or edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (=> to_r2c4_L (or edge_r3c3_r3c4 edge_r3c4_r4c4)))
(assert (not (and to_r2c3_R edge_r2c4_r3c4)))
(assert (not (and to_r2c4_L edge_r2c4_r3c4)))
(assert (not (and to_r2c3_R to_r2c4_L)))
(declare-const to_r2c4_R Bool)
(declare-const to_r2c5_L Bool)
(assert (or (not edge_r3c4_r3c5) edge_r2c5_r3c5 to_r2c4_R to_r2c5_L)) ; r2c4 to r3c5, outside r2c5
(assert (=> to_r2c4_R edge_r3c4_r3c5))
(assert (=> to_r2c5_L edge_r3c4_r3c5))
(assert (not (and to_r2c4_R edge_r2c5_r3c5)))
(assert (not (and to_r2c5_L edge_r2c5_r3c5)))
(assert (not (and to_r2c4_R to_r2c5_L)))
(declare-const to_r3c0_R Bool)
(declare-const to_r3c1_L Bool)
(assert (or (not edge_r4c1_r5c1) edge_r3c1_r4c1 to_r3c0_R to_r3c1_L)) ; outside r3c0, r3c1 to r4c2
(assert (=> to_r3c0_R edge_r4c1_r5c1))
(assert (=> to_r3c1_L edge_r4c1_r5c1))
(assert (not (and to_r3c0_R edge_r3c1_r4c1)))
(assert (not (and to_r3c1_L edge_r3c1_r4c1)))
(assert (not (and to_r3c0_R to_r3c1_L)))
(declare-const to_r3c1_R Bool)
(declare-const to_r3c2_L Bool)
(assert (or (not edge_r4c1_r4c2) edge_r3c2_r4c2 to_r3c1_R to_r3c2_L)) ; r3c1 to r4c2, r3c2 to r4c3
(assert (or (not edge_r4c2_r5c2) edge_r3c2_r4c2 to_r3c1_R to_r3c2_L))
(assert (=> to_r3c1_R (or edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (=> to_r3c2_L (or edge_r4c1_r4c2 edge_r4c2_r5c2)))
(assert (not (and to_r3c1_R edge_r3c2_r4c2)))
(assert (not (and to_r3c2_L edge_r3c2_r4c2)))
(assert (not (and to_r3c1_R to_r3c2_L)))
(declare-const to_r3c2_R Bool)
(declare-const to_r3c3_L Bool)
(assert (or (not edge_r4c2_r4c3) edge_r3c3_r4c3 to_r3c2_R to_r3c3_L)) ; r3c2 to r4c3, r3c3 to r4c4
(assert (or (not edge_r4c3_r5c3) edge_r3c3_r4c3 to_r3c2_R to_r3c3_L))
(assert (=> to_r3c2_R (or edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (=> to_r3c3_L (or edge_r4c2_r4c3 edge_r4c3_r5c3)))
(assert (not (and to_r3c2_R edge_r3c3_r4c3)))
(assert (not (and to_r3c3_L edge_r3c3_r4c3)))
(assert (not (and to_r3c2_R to_r3c3_L)))
(declare-const to_r3c3_R Bool)
(declare-const to_r3c4_L Bool)
(assert (or (not edge_r4c3_r4c4) edge_r3c4_r4c4 to_r3c3_R to_r3c4_L)) ; r3c3 to r4c4, r3c4 to r4c5
(assert (or (not edge_r4c4_r5c4) edge_r3c4_r4c4 to_r3c3_R to_r3c4_L))
(assert (=> to_r3c3_R (or edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (=> to_r3c4_L (or edge_r4c3_r4c4 edge_r4c4_r5c4)))
(assert (not (and to_r3c3_R edge_r3c4_r4c4)))
(assert (not (and to_r3c4_L edge_r3c4_r4c4)))
(assert (not (and to_r3c3_R to_r3c4_L)))
(declare-const to_r3c4_R Bool)
(declare-const to_r3c5_L Bool)
(assert (or (not edge_r4c4_r4c5) edge_r3c5_r4c5 to_r3c4_R to_r3c5_L)) ; r3c4 to r4c5, outside r3c5
(assert (=> to_r3c4_R edge_r4c4_r4c5))
(assert (=> to_r3c5_L edge_r4c4_r4c5))
(assert (not (and to_r3c4_R edge_r3c5_r4c5)))
(assert (not (and to_r3c5_L edge_r3c5_r4c5)))
(assert (not (and to_r3c4_R to_r3c5_L)))
(declare-const to_r4c0_R Bool)
(declare-const to_r4c1_L Bool)
(assert (or (not edge_r5c1_r5c2) edge_r4c1_r5c1 to_r4c0_R to_r4c1_L)) ; outside r4c0, r4c1 to r5c2
(assert (=> to_r4c0_R edge_r5c1_r5c2))
(assert (=> to_r4c1_L edge_r5c1_r5c2))
(assert (not (and to_r4c0_R edge_r4c1_r5c1)))
(assert (not (and to_r4c1_L edge_r4c1_r5c1)))
(assert (not (and to_r4c0_R to_r4c1_L)))
(declare-const to_r4c1_R Bool)
(declare-const to_r4c2_L Bool)
(assert (or (not edge_r5c1_r5c2) edge_r4c2_r5c2 to_r4c1_R to_r4c2_L)) ; r4c1 to r5c2, r4c2 to r5c3
(assert (=> to_r4c1_R edge_r5c1_r5c2))
(assert (=> to_r4c2_L edge_r5c1_r5c2))
(assert (not (and to_r4c1_R edge_r4c2_r5c2)))
(assert (not (and to_r4c2_L edge_r4c2_r5c2)))
(assert (not (and to_r4c1_R to_r4c2_L)))
(declare-const to_r4c2_R Bool)
(declare-const to_r4c3_L Bool)
(assert (or (not edge_r5c2_r5c3) edge_r4c3_r5c3 to_r4c2_R to_r4c3_L)) ; r4c2 to r5c3, r4c3 to r5c4
(assert (=> to_r4c2_R edge_r5c2_r5c3))
(assert (=> to_r4c3_L edge_r5c2_r5c3))
(assert (not (and to_r4c2_R edge_r4c3_r5c3)))
(assert (not (and to_r4c3_L edge_r4c3_r5c3)))
(assert (not (and to_r4c2_R to_r4c3_L)))
(declare-const to_r4c3_R Bool)
(declare-const to_r4c4_L Bool)
(assert (or (not edge_r5c3_r5c4) edge_r4c4_r5c4 to_r4c3_R to_r4c4_L)) ; r4c3 to r5c4, r4c4 to r5c5
(assert (=> to_r4c3_R edge_r5c3_r5c4))
(assert (=> to_r4c4_L edge_r5c3_r5c4))
(assert (not (and to_r4c3_R edge_r4c4_r5c4)))
(assert (not (and to_r4c4_L edge_r4c4_r5c4)))
(assert (not (and to_r4c3_R to_r4c4_L)))
(declare-const to_r4c4_R Bool)
(declare-const to_r4c5_L Bool)
(assert (or (not edge_r5c4_r5c5) edge_r4c5_r5c5 to_r4c4_R to_r4c5_L)) ; r4c4 to r5c5, outside r4c5
(assert (=> to_r4c4_R edge_r5c4_r5c5))
(assert (=> to_r4c5_L edge_r5c4_r5c5))
(assert (not (and to_r4c4_R edge_r4c5_r5c5)))
(assert (not (and to_r4c5_L edge_r4c5_r5c5)))
(assert (not (and to_r4c4_R to_r4c5_L)))
(declare-const to_r5c0_R Bool)
(declare-const to_r5c1_R Bool)
(declare-const to_r5c2_R Bool)
(declare-const to_r5c3_R Bool)
(declare-const to_r5c4_R Bool)
; - Each cell is left along one line, only the first inside cell along none
(assert (or to_r0c0_D to_r0c0_R)) ; outside r0c0
(assert (not (and to_r0c0_D to_r0c0_R)))
(assert (or to_r0c1_D to_r0c1_L to_r0c1_R)) ; outside r0c1
(assert (not (and to_r0c1_D to_r0c1_L)))
(assert (not (and to_r0c1_D to_r0c1_R)))
(assert (not (and to_r0c1_L to_r0c1_R)))
(assert (or to_r0c2_D to_r0c2_L to_r0c2_R)) ; outside r0c2
(assert (not (and to_r0c2_D to_r0c2_L)))
(assert (not (and to_r0c2_D to_r0c2_R)))
(assert (not (and to_r0c2_L to_r0c2_R)))
(assert (or to_r0c3_D to_r0c3_L to_r0c3_R)) ; outside r0c3
(assert (not (and to_r0c3_D to_r0c3_L)))
(assert (not (and to_r0c3_D to_r0c3_R)))
(assert (not (and to_r0c3_L to_r0c3_R)))
(assert (or to_r0c4_D to_r0c4_L to_r0c4_R)) ; outside r0c4
(assert (not (and to_r0c4_D to_r0c4_L)))
(assert (not (and to_r0c4_D to_r0c4_R)))
(assert (not (and to_r0c4_L to_r0c4_R)))
(assert (or to_r0c5_D to_r0c5_L)) ; outside r0c5
(assert (not (and to_r0c5_D to_r0c5_L)))
(assert (or (not to_r0c0_D) to_r1c0_D to_r1c0_R)) ; outside r1c0
(assert (not (and (not to_r0c0_D) to_r1c0_D)))
(assert (not (and (not to_r0c0_D) to_r1c0_R)))
(assert (not (and to_r1c0_D to_r1c0_R)))
(assert (or inside_r1c1 to_r1c1_U to_r1c1_D to_r1c1_L to_r1c1_R)) ; r1c1 to r2c2
(assert (not (and inside_r1c1 to_r1c1_U)))
(assert (not (and inside_r1c1 to_r1c1_D)))
(assert (not (and inside_r1c1 to_r1c1_L)))
(assert (not (and inside_r1c1 to_r1c1_R)))
(assert (not (and to_r1c1_U to_r1c1_D)))
(assert (not (and to_r1c1_U to_r1c1_L)))
(assert (not (and to_r1c1_U to_r1c1_R)))
(assert (not (and to_r1c1_D to_r1c1_L)))
(assert (not (and to_r1c1_D to_r1c1_R)))
(assert (not (and to_r1c1_L to_r1c1_R)))
(assert (or inside_first_r1c2 to_r1c2_U to_r1c2_D to_r1c2_L to_r1c2_R)) ; r1c2 to r2c3
(assert (not (and inside_first_r1c2 to_r1c2_U)))
(assert (not (and inside_first_r1c2 to_r1c2_D)))
(assert (not (and inside_first_r1c2 to_r1c2_L)))
(assert (not (and inside_first_r1c2 to_r1c2_R)))
(assert (not (and to_r1c2_U to_r1c2_D)))
(assert (not (and to_r1c2_U to_r1c2_L)))
(assert (not (and to_r1c2_U to_r1c2_R)))
(assert (not (and to_r1c2_D to_r1c2_L)))
(assert (not (and to_r1c2_D to_r1c2_R)))
(assert (not (and to_r1c2_L to_r1c2_R)))
(assert (or inside_first_r1c3 to_r1c3_U to_r1c3_D to_r1c3_L to_r1c3_R)) ; r1c3 to r2c4
(assert (not (and inside_first_r1c3 to_r1c3_U)))
(assert (not (and inside_first_r1c3 to_r1c3_D)))
(assert (not (and inside_first_r1c3 to_r1c3_L)))
(assert (not (and inside_first_r1c3 to_r1c3_R)))
(assert (not (and to_r1c3_U to_r1c3_D)))
(assert (not (and to_r1c3_U to_r1c3_L)))
(assert (not (and to_r1c3_U to_r1c3_R)))
(assert (not (and to_r1c3_D to_r1c3_L)))
(assert (not (and to_r1c3_D to_r1c3_R)))
(assert (not (and to_r1c3_L to_r1c3_R)))
(assert (or inside_first_r1c4 to_r1c4_U to_r1c4_D to_r1c4_L to_r1c4_R)) ; r1c4 to r2c5
(assert (not (and inside_first_r1c4 to_r1c4_U)))
(assert (not (and inside_first_r1c4 to_r1c4_D)))
(assert (not (and inside_first_r1c4 to_r1c4_L)))
(assert (not (and inside_first_r1c4 to_r1c4_R)))
(assert (not (and to_r1c4_U to_r1c4_D)))
(assert (not (and to_r1c4_U to_r1c4_L)))
(assert (not (and to_r1c4_U to_r1c4_R)))
(assert (not (and to_r1c4_D to_r1c4_L)))
(assert (not (and to_r1c4_D to_r1c4_R)))
(assert (not (and to_r1c4_L to_r1c4_R)))
(assert (or (not to_r0c5_D) to_r1c5_D to_r1c5_L)) ; outside r1c5
(assert (not (and (not to_r0c5_D) to_r1c5_D)))
(assert (not (and (not to_r0c5_D) to_r1c5_L)))
(assert (not (and to_r1c5_D to_r1c5_L)))
(assert (or (not to_r1c0_D) to_r2c0_D to_r2c0_R)) ; outside r2c0
(assert (not (and (not to_r1c0_D) to_r2c0_D)))
(assert (not (and (not to_r1c0_D) to_r2c0_R)))
(assert (not (and to_r2c0_D to_r2c0_R)))
(assert (or inside_first_r2c1 to_r2c1_U to_r2c1_D to_r2c1_L to_r2c1_R)) ; r2c1 to r3c2
(assert (not (and inside_first_r2c1 to_r2c1_U)))
(assert (not (and inside_first_r2c1 to_r2c1_D)))
(assert (not (and inside_first_r2c1 to_r2c1_L)))
(assert (not (and inside_first_r2c1 to_r2c1_R)))
(assert (not (and to_r2c1_U to_r2c1_D)))
(assert (not (and to_r2c1_U to_r2c1_L)))
(assert (not (and to_r2c1_U to_r2c1_R)))
(assert (not (and to_r2c1_D to_r2c1_L)))
(assert (not (and to_r2c1_D to_r2c1_R)))
(assert (not (and to_r2c1_L to_r2c1_R)))
(assert (or inside_first_r2c2 to_r2c2_U to_r2c2_D to_r2c2_L to_r2c2_R)) ; r2c2 to r3c3
(assert (not (and inside_first_r2c2 to_r2c2_U)))
(assert (not (and inside_first_r2c2 to_r2c2_D)))
(assert (not (and inside_first_r2c2 to_r2c2_L)))
(assert (not (and inside_first_r2c2 to_r2c2_R)))
(assert (not (and to_r2c2_U to_r2c2_D)))
(assert (not (and to_r2c2_U to_r2c2_L)))
(assert (not (and to_r2c2_U to_r2c2_R)))
(assert (not (and to_r2c2_D to_r2c2_L)))
(assert (not (and to_r2c2_D to_r2c2_R)))
(assert (not (and to_r2c2_L to_r2c2_R)))
(assert (or inside_first_r2c3 to_r2c3_U to_r2c3_D to_r2c3_L to_r2c3_R)) ; r2c3 to r3c4
(assert (not (and inside_first_r2c3 to_r2c3_U)))
(assert (not (and inside_first_r2c3 to_r2c3_D)))
(assert (not (and inside_first_r2c3 to_r2c3_L)))
(assert (not (and inside_first_r2c3 to_r2c3_R)))
(assert (not (and to_r2c3_U to_r2c3_D)))
(assert (not (and to_r2c3_U to_r2c3_L)))
(assert (not (and to_r2c3_U to_r2c3_R)))
(assert (not (and to_r2c3_D to_r2c3_L)))
(assert (not (and to_r2c3_D to_r2c3_R)))
(assert (not (and to_r2c3_L to_r2c3_R)))
(assert (or inside_first_r2c4 to_r2c4_U to_r2c4_D to_r2c4_L to_r2c4_R)) ; r2c4 to r3c5
(assert (not (and inside_first_r2c4 to_r2c4_U)))
(assert (not (and inside_first_r2c4 to_r2c4_D)))
(assert (not (and inside_first_r2c4 to_r2c4_L)))
(assert (not (and inside_first_r2c4 to_r2c4_R)))
(assert (not (and to_r2c4_U to_r2c4_D)))
(assert (not (and to_r2c4_U to_r2c4_L)))
(assert (not (and to_r2c4_U to_r2c4_R)))
(assert (not (and to_r2c4_D to_r2c4_L)))
(assert (not (and to_r2c4_D to_r2c4_R)))
(assert (not (and to_r2c4_L to_r2c4_R)))
(assert (or (not to_r1c5_D) to_r2c5_D to_r2c5_L)) ; outside r2c5
(assert (not (and (not to_r1c5_D) to_r2c5_D)))
(assert (not (and (not to_r1c5_D) to_r2c5_L)))
(assert (not (and to_r2c5_D to_r2c5_L)))
(assert (or (not to_r2c0_D) to_r3c0_D to_r3c0_R)) ; outside r3c0
(assert (not (and (not to_r2c0_D) to_r3c0_D)))
(assert (not (and (not to_r2c0_D) to_r3c0_R)))
(assert (not (and to_r3c0_D to_r3c0_R)))
(assert (or inside_first_r3c1 to_r3c1_U to_r3c1_D to_r3c1_L to_r3c1_R)) ; r3c1 to r4c2
(assert (not (and inside_first_r3c1 to_r3c1_U)))
(assert (not (and inside_first_r3c1 to_r3c1_D)))
(assert (not (and inside_first_r3c1 to_r3c1_L)))
(assert (not (and inside_first_r3c1 to_r3c1_R)))
(assert (not (and to_r3c1_U to_r3c1_D)))
(assert (not (and to_r3c1_U to_r3c1_L)))
(assert (not (and to_r3c1_U to_r3c1_R)))
(assert (not (and to_r3c1_D to_r3c1_L)))
(assert (not (and to_r3c1_D to_r3c1_R)))
(assert (not (and to_r3c1_L to_r3c1_R)))
(assert (or inside_first_r3c2 to_r3c2_U to_r3c2_D to_r3c2_L to_r3c2_R)) ; r3c2 to r4c3
(assert (not (and inside_first_r3c2 to_r3c2_U)))
(assert (not (and inside_first_r3c2 to_r3c2_D)))
(assert (not (and inside_first_r3c2 to_r3c2_L)))
(assert (not (and inside_first_r3c2 to_r3c2_R)))
(assert (not (and to_r3c2_U to_r3c2_D)))
(assert (not (and to_r3c2_U to_r3c2_L)))
(assert (not (and to_r3c2_U to_r3c2_R)))
(assert (not (and to_r3c2_D to_r3c2_L)))
(assert (not (and to_r3c2_D to_r3c2_R)))
(assert (not (and to_r3c2_L to_r3c2_R)))
(assert (or inside_first_r3c3 to_r3c3_U to_r3c3_D to_r3c3_L to_r3c3_R)) ; r3c3 to r4c4
(assert (not (and inside_first_r3c3 to_r3c3_U)))
(assert (not (and inside_first_r3c3 to_r3c3_D)))
(assert (not (and inside_first_r3c3 to_r3c3_L)))
(assert (not (and inside_first_r3c3 to_r3c3_R)))
(assert (not (and to_r3c3_U to_r3c3_D)))
(assert (not (and to_r3c3_U to_r3c3_L)))
(assert (not (and to_r3c3_U to_r3c3_R)))
(assert (not (and to_r3c3_D to_r3c3_L)))
(assert (not (and to_r3c3_D to_r3c3_R)))
(assert (not (and to_r3c3_L to_r3c3_R)))
(assert (or inside_first_r3c4 to_r3c4_U to_r3c4_D to_r3c4_L to_r3c4_R)) ; r3c4 to r4c5
(assert (not (and inside_first_r3c4 to_r3c4_U)))
(assert (not (and inside_first_r3c4 to_r3c4_D)))
(assert (not (and inside_first_r3c4 to_r3c4_L)))
(assert (not (and inside_first_r3c4 to_r3c4_R)))
(assert (not (and to_r3c4_U to_r3c4_D)))
(assert (not (and to_r3c4_U to_r3c4_L)))
(assert (not (and to_r3c4_U to_r3c4_R)))
(assert (not (and to_r3c4_D to_r3c4_L)))
(assert (not (and to_r3c4_D to_r3c4_R)))
(assert (not (and to_r3c4_L to_r3c4_R)))
(assert (or (not to_r2c5_D) to_r3c5_D to_r3c5_L)) ; outside r3c5
(assert (not (and (not to_r2c5_D) to_r3c5_D)))
(assert (not (and (not to_r2c5_D) to_r3c5_L)))
(assert (not (and to_r3c5_D to_r3c5_L)))
(assert (or (not to_r3c0_D) to_r4c0_D to_r4c0_R)) ; outside r4c0
(assert (not (and (not to_r3c0_D) to_r4c0_D)))
(assert (not (and (not to_r3c0_D) to_r4c0_R)))
(assert (not (and to_r4c0_D to_r4c0_R)))
(assert (or inside_first_r4c1 to_r4c1_U to_r4c1_D to_r4c1_L to_r4c1_R)) ; r4c1 to r5c2
(assert (not (and inside_first_r4c1 to_r4c1_U)))
(assert (not (and inside_first_r4c1 to_r4c1_D)))
(assert (not (and inside_first_r4c1 to_r4c1_L)))
(assert (not (and inside_first_r4c1 to_r4c1_R)))
(assert (not (and to_r4c1_U to_r4c1_D)))
(assert (not (and to_r4c1_U to_r4c1_L)))
(assert (not (and to_r4c1_U to_r4c1_R)))
(assert (not (and to_r4c1_D to_r4c1_L)))
(assert (not (and to_r4c1_D to_r4c1_R)))
(assert (not (and to_r4c1_L to_r4c1_R)))
(assert (or inside_first_r4c2 to_r4c2_U to_r4c2_D to_r4c2_L to_r4c2_R)) ; r4c2 to r5c3
(assert (not (and inside_first_r4c2 to_r4c2_U)))
(assert (not (and inside_first_r4c2 to_r4c2_D)))
(assert (not (and inside_first_r4c2 to_r4c2_L)))
(assert (not (and inside_first_r4c2 to_r4c2_R)))
(assert (not (and to_r4c2_U to_r4c2_D)))
(assert (not (and to_r4c2_U to_r4c2_L)))
(assert (not (and to_r4c2_U to_r4c2_R)))
(assert (not (and to_r4c2_D to_r4c2_L)))
(assert (not (and to_r4c2_D to_r4c2_R)))
(assert (not (and to_r4c2_L to_r4c2_R)))
(assert (or inside_first_r4c3 to_r4c3_U to_r4c3_D to_r4c3_L to_r4c3_R)) ; r4c3 to r5c4
(assert (not (and inside_first_r4c3 to_r4c3_U)))
(assert (not (and inside_first_r4c3 to_r4c3_D)))
(assert (not (and inside_first_r4c3 to_r4c3_L)))
(assert (not (and inside_first_r4c3 to_r4c3_R)))
(assert (not (and to_r4c3_U to_r4c3_D)))
(assert (not (and to_r4c3_U to_r4c3_L)))
(assert (not (and to_r4c3_U to_r4c3_R)))
(assert (not (and to_r4c3_D to_r4c3_L)))
(assert (not (and to_r4c3_D to_r4c3_R)))
(assert (not (and to_r4c3_L to_r4c3_R)))
(assert (or inside_first_r4c4 to_r4c4_U to_r4c4_D to_r4c4_L to_r4c4_R)) ; r4c4 to r5c5
(assert (not (and inside_first_r4c4 to_r4c4_U)))
(assert (not (and inside_first_r4c4 to_r4c4_D)))
(assert (not (and inside_first_r4c4 to_r4c4_L)))
(assert (not (and inside_first_r4c4 to_r4c4_R)))
(assert (not (and to_r4c4_U to_r4c4_D)))
(assert (not (and to_r4c4_U to_r4c4_L)))
(assert (not (and to_r4c4_U to_r4c4_R)))
(assert (not (and to_r4c4_D to_r4c4_L)))
(assert (not (and to_r4c4_D to_r4c4_R)))
(assert (not (and to_r4c4_L to_r4c4_R)))
(assert (or (not to_r3c5_D) to_r4c5_D to_r4c5_L)) ; outside r4c5
(assert (not (and (not to_r3c5_D) to_r4c5_D)))
(assert (not (and (not to_r3c5_D) to_r4c5_L)))
(assert (not (and to_r4c5_D to_r4c5_L)))
(assert (or (not to_r4c0_D) to_r5c0_R)) ; outside r5c0
(assert (not (and (not to_r4c0_D) to_r5c0_R)))
(assert (or to_r5c1_U (not to_r5c0_R) to_r5c1_R)) ; outside r5c1
(assert (not (and to_r5c1_U (not to_r5c0_R))))
(assert (not (and to_r5c1_U to_r5c1_R)))
(assert (not (and (not to_r5c0_R) to_r5c1_R)))
(assert (or to_r5c2_U (not to_r5c1_R) to_r5c2_R)) ; outside r5c2
(assert (not (and to_r5c2_U (not to_r5c1_R))))
(assert (not (and to_r5c2_U to_r5c2_R)))
(assert (not (and (not to_r5c1_R) to_r5c2_R)))
(assert (or to_r5c3_U (not to_r5c2_R) to_r5c3_R)) ; outside r5c3
(assert (not (and to_r5c3_U (not to_r5c2_R))))
(assert (not (and to_r5c3_U to_r5c3_R)))
(assert (not (and (not to_r5c2_R) to_r5c3_R)))
(assert (or to_r5c4_U (not to_r5c3_R) to_r5c4_R)) ; outside r5c4
(assert (not (and to_r5c4_U (not to_r5c3_R))))
(assert (not (and to_r5c4_U to_r5c4_R)))
(assert (not (and (not to_r5c3_R) to_r5c4_R)))
(assert (or (not to_r4c5_D) (not to_r5c4_R))) ; outside r5c5
(assert (not (and (not to_r4c5_D) (not to_r5c4_R))))

(check-sat)
(get-value (edge_r1c1_r1c2 edge_r1c1_r2c1 edge_r1c2_r1c3 edge_r1c2_r2c2 edge_r1c3_r1c4 edge_r1c3_r2c3
edge_r1c4_r1c5 edge_r1c4_r2c4 edge_r1c5_r2c5 edge_r2c1_r2c2 edge_r2c1_r3c1 edge_r2c2_r2c3
edge_r2c2_r3c2 edge_r2c3_r2c4 edge_r2c3_r3c3 edge_r2c4_r2c5 edge_r2c4_r3c4 edge_r2c5_r3c5
edge_r3c1_r3c2 edge_r3c1_r4c1 edge_r3c2_r3c3 edge_r3c2_r4c2 edge_r3c3_r3c4 edge_r3c3_r4c3
edge_r3c4_r3c5 edge_r3c4_r4c4 edge_r3c5_r4c5 edge_r4c1_r4c2 edge_r4c1_r5c1 edge_r4c2_r4c3
edge_r4c2_r5c2 edge_r4c3_r4c4 edge_r4c3_r5c3 edge_r4c4_r4c5 edge_r4c4_r5c4 edge_r4c5_r5c5
edge_r5c1_r5c2 edge_r5c2_r5c3 edge_r5c3_r5c4 edge_r5c4_r5c5))
(exit)
