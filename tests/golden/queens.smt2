; queens: Coronation
(set-option :produce-models true)
(set-logic QF_LIA)

; queen_C: a queen stands in cell C.
(declare-const queen_r1c1 Bool)
(declare-const queen_r1c2 Bool)
(declare-const queen_r1c3 Bool)
(declare-const queen_r1c4 Bool)
(declare-const queen_r1c5 Bool)
(declare-const queen_r1c6 Bool)
(declare-const queen_r1c7 Bool)
(declare-const queen_r1c8 Bool)
(declare-const queen_r1c9 Bool)
(declare-const queen_r1c10 Bool)
(declare-const queen_r1c11 Bool)
(declare-const queen_r2c1 Bool)
(declare-const queen_r2c2 Bool)
(declare-const queen_r2c3 Bool)
(declare-const queen_r2c4 Bool)
(declare-const queen_r2c5 Bool)
(declare-const queen_r2c6 Bool)
(declare-const queen_r2c7 Bool)
(declare-const queen_r2c8 Bool)
(declare-const queen_r2c9 Bool)
(declare-const queen_r2c10 Bool)
(declare-const queen_r2c11 Bool)
(declare-const queen_r3c1 Bool)
(declare-const queen_r3c2 Bool)
(declare-const queen_r3c3 Bool)
(declare-const queen_r3c4 Bool)
(declare-const queen_r3c5 Bool)
(declare-const queen_r3c6 Bool)
(declare-const queen_r3c7 Bool)
(declare-const queen_r3c8 Bool)
(declare-const queen_r3c9 Bool)
(declare-const queen_r3c10 Bool)
(declare-const queen_r3c11 Bool)
(declare-const queen_r4c1 Bool)
(declare-const queen_r4c2 Bool)
(declare-const queen_r4c3 Bool)
(declare-const queen_r4c4 Bool)
(declare-const queen_r4c5 Bool)
(declare-const queen_r4c6 Bool)
(declare-const queen_r4c7 Bool)
(declare-const queen_r4c8 Bool)
(declare-const queen_r4c9 Bool)
(declare-const queen_r4c10 Bool)
(declare-const queen_r4c11 Bool)
(declare-const queen_r5c1 Bool)
(declare-const queen_r5c2 Bool)
(declare-const queen_r5c3 Bool)
(declare-const queen_r5c4 Bool)
(declare-const queen_r5c5 Bool)
(declare-const queen_r5c6 Bool)
(declare-const queen_r5c7 Bool)
(declare-const queen_r5c8 Bool)
(declare-const queen_r5c9 Bool)
(declare-const queen_r5c10 Bool)
(declare-const queen_r5c11 Bool)
(declare-const queen_r6c1 Bool)
(declare-const queen_r6c2 Bool)
(declare-const queen_r6c3 Bool)
(declare-const queen_r6c4 Bool)
(declare-const queen_r6c5 Bool)
(declare-const queen_r6c6 Bool)
(declare-const queen_r6c7 Bool)
(declare-const queen_r6c8 Bool)
(declare-const queen_r6c9 Bool)
(declare-const queen_r6c10 Bool)
(declare-const queen_r6c11 Bool)
(declare-const queen_r7c1 Bool)
(declare-const queen_r7c2 Bool)
(declare-const queen_r7c3 Bool)
(declare-const queen_r7c4 Bool)
(declare-const queen_r7c5 Bool)
(declare-const queen_r7c6 Bool)
(declare-const queen_r7c7 Bool)
(declare-const queen_r7c8 Bool)
(declare-const queen_r7c9 Bool)
(declare-const queen_r7c10 Bool)
(declare-const queen_r7c11 Bool)
(declare-const queen_r8c1 Bool)
(declare-const queen_r8c2 Bool)
(declare-const queen_r8c3 Bool)
(declare-const queen_r8c4 Bool)
(declare-const queen_r8c5 Bool)
(declare-const queen_r8c6 Bool)
(declare-const queen_r8c7 Bool)
(declare-const queen_r8c8 Bool)
(declare-const queen_r8c9 Bool)
(declare-const queen_r8c10 Bool)
(declare-const queen_r8c11 Bool)
(declare-const queen_r9c1 Bool)
(declare-const queen_r9c2 Bool)
(declare-const queen_r9c3 Bool)
(declare-const queen_r9c4 Bool)
(declare-const queen_r9c5 Bool)
(declare-const queen_r9c6 Bool)
(declare-const queen_r9c7 Bool)
(declare-const queen_r9c8 Bool)
(declare-const queen_r9c9 Bool)
(declare-const queen_r9c10 Bool)
(declare-const queen_r9c11 Bool)
(declare-const queen_r10c1 Bool)
(declare-const queen_r10c2 Bool)
(declare-const queen_r10c3 Bool)
(declare-const queen_r10c4 Bool)
(declare-const queen_r10c5 Bool)
(declare-const queen_r10c6 Bool)
(declare-const queen_r10c7 Bool)
(declare-const queen_r10c8 Bool)
(declare-const queen_r10c9 Bool)
(declare-const queen_r10c10 Bool)
(declare-const queen_r10c11 Bool)
(declare-const queen_r11c1 Bool)
(declare-const queen_r11c2 Bool)
(declare-const queen_r11c3 Bool)
(declare-const queen_r11c4 Bool)
(declare-const queen_r11c5 Bool)
(declare-const queen_r11c6 Bool)
(declare-const queen_r11c7 Bool)
(declare-const queen_r11c8 Bool)
(declare-const queen_r11c9 Bool)
(declare-const queen_r11c10 Bool)
(declare-const queen_r11c11 Bool)

; Queens do not touch, not even at a corner.
(assert (not (and queen_r1c1 queen_r1c2))) ; r1c1, r1c2
(assert (not (and queen_r1c1 queen_r2c1))) ; r1c1, r2c1
(assert (not (and queen_r1c1 queen_r2c2))) ; r1c1, r2c2
(assert (not (and queen_r1c2 queen_r1c3))) ; r1c2, r1c3
(assert (not (and queen_r1c2 queen_r2c1))) ; r1c2, r2c1
(assert (not (and queen_r1c2 queen_r2c2))) ; r1c2, r2c2
(assert (not (and queen_r1c2 queen_r2c3))) ; r1c2, r2c3
(assert (not (and queen_r1c3 queen_r1c4))) ; r1c3, r1c4
(assert (not (and queen_r1c3 queen_r2c2))) ; r1c3, r2c2
(assert (not (and queen_r1c3 queen_r2c3))) ; r1c3, r2c3
(assert (not (and queen_r1c3 queen_r2c4))) ; r1c3, r2c4
(assert (not (and queen_r1c4 queen_r1c5))) ; r1c4, r1c5
(assert (not (and queen_r1c4 queen_r2c3))) ; r1c4, r2c3
(assert (not (and queen_r1c4 queen_r2c4))) ; r1c4, r2c4
(assert (not (and queen_r1c4 queen_r2c5))) ; r1c4, r2c5
(assert (not (and queen_r1c5 queen_r1c6))) ; r1c5, r1c6
(assert (not (and queen_r1c5 queen_r2c4))) ; r1c5, r2c4
(assert (not (and queen_r1c5 queen_r2c5))) ; r1c5, r2c5
(assert (not (and queen_r1c5 queen_r2c6))) ; r1c5, r2c6
(assert (not (and queen_r1c6 queen_r1c7))) ; r1c6, r1c7
(assert (not (and queen_r1c6 queen_r2c5))) ; r1c6, r2c5
(assert (not (and queen_r1c6 queen_r2c6))) ; r1c6, r2c6
(assert (not (and queen_r1c6 queen_r2c7))) ; r1c6, r2c7
(assert (not (and queen_r1c7 queen_r1c8))) ; r1c7, r1c8
(assert (not (and queen_r1c7 queen_r2c6))) ; r1c7, r2c6
(assert (not (and queen_r1c7 queen_r2c7))) ; r1c7, r2c7
(assert (not (and queen_r1c7 queen_r2c8))) ; r1c7, r2c8
(assert (not (and queen_r1c8 queen_r1c9))) ; r1c8, r1c9
(assert (not (and queen_r1c8 queen_r2c7))) ; r1c8, r2c7
(assert (not (and queen_r1c8 queen_r2c8))) ; r1c8, r2c8
(assert (not (and queen_r1c8 queen_r2c9))) ; r1c8, r2c9
(assert (not (and queen_r1c9 queen_r1c10))) ; r1c9, r1c10
(assert (not (and queen_r1c9 queen_r2c8))) ; r1c9, r2c8
(assert (not (and queen_r1c9 queen_r2c9))) ; r1c9, r2c9
(assert (not (and queen_r1c9 queen_r2c10))) ; r1c9, r2c10
(assert (not (and queen_r1c10 queen_r1c11))) ; r1c10, r1c11
(assert (not (and queen_r1c10 queen_r2c9))) ; r1c10, r2c9
(assert (not (and queen_r1c10 queen_r2c10))) ; r1c10, r2c10
(assert (not (and queen_r1c10 queen_r2c11))) ; r1c10, r2c11
(assert (not (and queen_r1c11 queen_r2c10))) ; r1c11, r2c10
(assert (not (and queen_r1c11 queen_r2c11))) ; r1c11, r2c11
(assert (not (and queen_r2c1 queen_r2c2))) ; r2c1, r2c2
(assert (not (and queen_r2c1 queen_r3c1))) ; r2c1, r3c1
(assert (not (and queen_r2c1 queen_r3c2))) ; r2c1, r3c2
(assert (not (and queen_r2c2 queen_r2c3))) ; r2c2, r2c3
(assert (not (and queen_r2c2 queen_r3c1))) ; r2c2, r3c1
(assert (not (and queen_r2c2 queen_r3c2))) ; r2c2, r3c2
(assert (not (and queen_r2c2 queen_r3c3))) ; r2c2, r3c3
(assert (not (and queen_r2c3 queen_r2c4))) ; r2c3, r2c4
(assert (not (and queen_r2c3 queen_r3c2))) ; r2c3, r3c2
(assert (not (and queen_r2c3 queen_r3c3))) ; r2c3, r3c3
(assert (not (and queen_r2c3 queen_r3c4))) ; r2c3, r3c4
(assert (not (and queen_r2c4 queen_r2c5))) ; r2c4, r2c5
(assert (not (and queen_r2c4 queen_r3c3))) ; r2c4, r3c3
(assert (not (and queen_r2c4 queen_r3c4))) ; r2c4, r3c4
(assert (not (and queen_r2c4 queen_r3c5))) ; r2c4, r3c5
(assert (not (and queen_r2c5 queen_r2c6))) ; r2c5, r2c6
(assert (not (and queen_r2c5 queen_r3c4))) ; r2c5, r3c4
(assert (not (and queen_r2c5 queen_r3c5))) ; r2c5, r3c5
(assert (not (and queen_r2c5 queen_r3c6))) ; r2c5, r3c6
(assert (not (and queen_r2c6 queen_r2c7))) ; r2c6, r2c7
(assert (not (and queen_r2c6 queen_r3c5))) ; r2c6, r3c5
(assert (not (and queen_r2c6 queen_r3c6))) ; r2c6, r3c6
(assert (not (and queen_r2c6 queen_r3c7))) ; r2c6, r3c7
(assert (not (and queen_r2c7 queen_r2c8))) ; r2c7, r2c8
(assert (not (and queen_r2c7 queen_r3c6))) ; r2c7, r3c6
(assert (not (and queen_r2c7 queen_r3c7))) ; r2c7, r3c7
(assert (not (and queen_r2c7 queen_r3c8))) ; r2c7, r3c8
(assert (not (and queen_r2c8 queen_r2c9))) ; r2c8, r2c9
(assert (not (and queen_r2c8 queen_r3c7))) ; r2c8, r3c7
(assert (not (and queen_r2c8 queen_r3c8))) ; r2c8, r3c8
(assert (not (and queen_r2c8 queen_r3c9))) ; r2c8, r3c9
(assert (not (and queen_r2c9 queen_r2c10))) ; r2c9, r2c10
(assert (not (and queen_r2c9 queen_r3c8))) ; r2c9, r3c8
(assert (not (and queen_r2c9 queen_r3c9))) ; r2c9, r3c9
(assert (not (and queen_r2c9 queen_r3c10))) ; r2c9, r3c10
(assert (not (and queen_r2c10 queen_r2c11))) ; r2c10, r2c11
(assert (not (and queen_r2c10 queen_r3c9))) ; r2c10, r3c9
(assert (not (and queen_r2c10 queen_r3c10))) ; r2c10, r3c10
(assert (not (and queen_r2c10 queen_r3c11))) ; r2c10, r3c11
(assert (not (and queen_r2c11 queen_r3c10))) ; r2c11, r3c10
(assert (not (and queen_r2c11 queen_r3c11))) ; r2c11, r3c11
(assert (not (and queen_r3c1 queen_r3c2))) ; r3c1, r3c2
(assert (not (and queen_r3c1 queen_r4c1))) ; r3c1, r4c1
(assert (not (and queen_r3c1 queen_r4c2))) ; r3c1, r4c2
(assert (not (and queen_r3c2 queen_r3c3))) ; r3c2, r3c3
(assert (not (and queen_r3c2 queen_r4c1))) ; r3c2, r4c1
(assert (not (and queen_r3c2 queen_r4c2))) ; r3c2, r4c2
(assert (not (and queen_r3c2 queen_r4c3))) ; r3c2, r4c3
(assert (not (and queen_r3c3 queen_r3c4))) ; r3c3, r3c4
(assert (not (and queen_r3c3 queen_r4c2))) ; r3c3, r4c2
(assert (not (and queen_r3c3 queen_r4c3))) ; r3c3, r4c3
(assert (not (and queen_r3c3 queen_r4c4))) ; r3c3, r4c4
(assert (not (and queen_r3c4 queen_r3c5))) ; r3c4, r3c5
(assert (not (and queen_r3c4 queen_r4c3))) ; r3c4, r4c3
(assert (not (and queen_r3c4 queen_r4c4))) ; r3c4, r4c4
(assert (not (and queen_r3c4 queen_r4c5))) ; r3c4, r4c5
(assert (not (and queen_r3c5 queen_r3c6))) ; r3c5, r3c6
(assert (not (and queen_r3c5 queen_r4c4))) ; r3c5, r4c4
(assert (not (and queen_r3c5 queen_r4c5))) ; r3c5, r4c5
(assert (not (and queen_r3c5 queen_r4c6))) ; r3c5, r4c6
(assert (not (and queen_r3c6 queen_r3c7))) ; r3c6, r3c7
(assert (not (and queen_r3c6 queen_r4c5))) ; r3c6, r4c5
(assert (not (and queen_r3c6 queen_r4c6))) ; r3c6, r4c6
(assert (not (and queen_r3c6 queen_r4c7))) ; r3c6, r4c7
(assert (not (and queen_r3c7 queen_r3c8))) ; r3c7, r3c8
(assert (not (and queen_r3c7 queen_r4c6))) ; r3c7, r4c6
(assert (not (and queen_r3c7 queen_r4c7))) ; r3c7, r4c7
(assert (not (and queen_r3c7 queen_r4c8))) ; r3c7, r4c8
(assert (not (and queen_r3c8 queen_r3c9))) ; r3c8, r3c9
(assert (not (and queen_r3c8 queen_r4c7))) ; r3c8, r4c7
(assert (not (and queen_r3c8 queen_r4c8))) ; r3c8, r4c8
(assert (not (and queen_r3c8 queen_r4c9))) ; r3c8, r4c9
(assert (not (and queen_r3c9 queen_r3c10))) ; r3c9, r3c10
(assert (not (and queen_r3c9 queen_r4c8))) ; r3c9, r4c8
(assert (not (and queen_r3c9 queen_r4c9))) ; r3c9, r4c9
(assert (not (and queen_r3c9 queen_r4c10))) ; r3c9, r4c10
(assert (not (and queen_r3c10 queen_r3c11))) ; r3c10, r3c11
(assert (not (and queen_r3c10 queen_r4c9))) ; r3c10, r4c9
(assert (not (and queen_r3c10 queen_r4c10))) ; r3c10, r4c10
(assert (not (and queen_r3c10 queen_r4c11))) ; r3c10, r4c11
(assert (not (and queen_r3c11 queen_r4c10))) ; r3c11, r4c10
(assert (not (and queen_r3c11 queen_r4c11))) ; r3c11, r4c11
(assert (not (and queen_r4c1 queen_r4c2))) ; r4c1, r4c2
(assert (not (and queen_r4c1 queen_r5c1))) ; r4c1, r5c1
(assert (not (and queen_r4c1 queen_r5c2))) ; r4c1, r5c2
(assert (not (and queen_r4c2 queen_r4c3))) ; r4c2, r4c3
(assert (not (and queen_r4c2 queen_r5c1))) ; r4c2, r5c1
(assert (not (and queen_r4c2 queen_r5c2))) ; r4c2, r5c2
(assert (not (and queen_r4c2 queen_r5c3))) ; r4c2, r5c3
(assert (not (and queen_r4c3 queen_r4c4))) ; r4c3, r4c4
(assert (not (and queen_r4c3 queen_r5c2))) ; r4c3, r5c2
(assert (not (and queen_r4c3 queen_r5c3))) ; r4c3, r5c3
(assert (not (and queen_r4c3 queen_r5c4))) ; r4c3, r5c4
(assert (not (and queen_r4c4 queen_r4c5))) ; r4c4, r4c5
(assert (not (and queen_r4c4 queen_r5c3))) ; r4c4, r5c3
(assert (not (and queen_r4c4 queen_r5c4))) ; r4c4, r5c4
(assert (not (and queen_r4c4 queen_r5c5))) ; r4c4, r5c5
(assert (not (and queen_r4c5 queen_r4c6))) ; r4c5, r4c6
(assert (not (and queen_r4c5 queen_r5c4))) ; r4c5, r5c4
(assert (not (and queen_r4c5 queen_r5c5))) ; r4c5, r5c5
(assert (not (and queen_r4c5 queen_r5c6))) ; r4c5, r5c6
(assert (not (and queen_r4c6 queen_r4c7))) ; r4c6, r4c7
(assert (not (and queen_r4c6 queen_r5c5))) ; r4c6, r5c5
(assert (not (and queen_r4c6 queen_r5c6))) ; r4c6, r5c6
(assert (not (and queen_r4c6 queen_r5c7))) ; r4c6, r5c7
(assert (not (and queen_r4c7 queen_r4c8))) ; r4c7, r4c8
(assert (not (and queen_r4c7 queen_r5c6))) ; r4c7, r5c6
(assert (not (and queen_r4c7 queen_r5c7))) ; r4c7, r5c7
(assert (not (and queen_r4c7 queen_r5c8))) ; r4c7, r5c8
(assert (not (and queen_r4c8 queen_r4c9))) ; r4c8, r4c9
(assert (not (and queen_r4c8 queen_r5c7))) ; r4c8, r5c7
(assert (not (and queen_r4c8 queen_r5c8))) ; r4c8, r5c8
(assert (not (and queen_r4c8 queen_r5c9))) ; r4c8, r5c9
(assert (not (and queen_r4c9 queen_r4c10))) ; r4c9, r4c10
(assert (not (and queen_r4c9 queen_r5c8))) ; r4c9, r5c8
(assert (not (and queen_r4c9 queen_r5c9))) ; r4c9, r5c9
(assert (not (and queen_r4c9 queen_r5c10))) ; r4c9, r5c10
(assert (not (and queen_r4c10 queen_r4c11))) ; r4c10, r4c11
(assert (not (and queen_r4c10 queen_r5c9))) ; r4c10, r5c9
(assert (not (and queen_r4c10 queen_r5c10))) ; r4c10, r5c10
(assert (not (and queen_r4c10 queen_r5c11))) ; r4c10, r5c11
(assert (not (and queen_r4c11 queen_r5c10))) ; r4c11, r5c10
(assert (not (and queen_r4c11 queen_r5c11))) ; r4c11, r5c11
(assert (not (and queen_r5c1 queen_r5c2))) ; r5c1, r5c2
(assert (not (and queen_r5c1 queen_r6c1))) ; r5c1, r6c1
(assert (not (and queen_r5c1 queen_r6c2))) ; r5c1, r6c2
(assert (not (and queen_r5c2 queen_r5c3))) ; r5c2, r5c3
(assert (not (and queen_r5c2 queen_r6c1))) ; r5c2, r6c1
(assert (not (and queen_r5c2 queen_r6c2))) ; r5c2, r6c2
(assert (not (and queen_r5c2 queen_r6c3))) ; r5c2, r6c3
(assert (not (and queen_r5c3 queen_r5c4))) ; r5c3, r5c4
(assert (not (and queen_r5c3 queen_r6c2))) ; r5c3, r6c2
(assert (not (and queen_r5c3 queen_r6c3))) ; r5c3, r6c3
(assert (not (and queen_r5c3 queen_r6c4))) ; r5c3, r6c4
(assert (not (and queen_r5c4 queen_r5c5))) ; r5c4, r5c5
(assert (not (and queen_r5c4 queen_r6c3))) ; r5c4, r6c3
(assert (not (and queen_r5c4 queen_r6c4))) ; r5c4, r6c4
(assert (not (and queen_r5c4 queen_r6c5))) ; r5c4, r6c5
(assert (not (and queen_r5c5 queen_r5c6))) ; r5c5, r5c6
(assert (not (and queen_r5c5 queen_r6c4))) ; r5c5, r6c4
(assert (not (and queen_r5c5 queen_r6c5))) ; r5c5, r6c5
(assert (not (and queen_r5c5 queen_r6c6))) ; r5c5, r6c6
(assert (not (and queen_r5c6 queen_r5c7))) ; r5c6, r5c7
(assert (not (and queen_r5c6 queen_r6c5))) ; r5c6, r6c5
(assert (not (and queen_r5c6 queen_r6c6))) ; r5c6, r6c6
(assert (not (and queen_r5c6 queen_r6c7))) ; r5c6, r6c7
(assert (not (and queen_r5c7 queen_r5c8))) ; r5c7, r5c8
(assert (not (and queen_r5c7 queen_r6c6))) ; r5c7, r6c6
(assert (not (and queen_r5c7 queen_r6c7))) ; r5c7, r6c7
(assert (not (and queen_r5c7 queen_r6c8))) ; r5c7, r6c8
(assert (not (and queen_r5c8 queen_r5c9))) ; r5c8, r5c9
(assert (not (and queen_r5c8 queen_r6c7))) ; r5c8, r6c7
(assert (not (and queen_r5c8 queen_r6c8))) ; r5c8, r6c8
(assert (not (and queen_r5c8 queen_r6c9))) ; r5c8, r6c9
(assert (not (and queen_r5c9 queen_r5c10))) ; r5c9, r5c10
(assert (not (and queen_r5c9 queen_r6c8))) ; r5c9, r6c8
(assert (not (and queen_r5c9 queen_r6c9))) ; r5c9, r6c9
(assert (not (and queen_r5c9 queen_r6c10))) ; r5c9, r6c10
(assert (not (and queen_r5c10 queen_r5c11))) ; r5c10, r5c11
(assert (not (and queen_r5c10 queen_r6c9))) ; r5c10, r6c9
(assert (not (and queen_r5c10 queen_r6c10))) ; r5c10, r6c10
(assert (not (and queen_r5c10 queen_r6c11))) ; r5c10, r6c11
(assert (not (and queen_r5c11 queen_r6c10))) ; r5c11, r6c10
(assert (not (and queen_r5c11 queen_r6c11))) ; r5c11, r6c11
(assert (not (and queen_r6c1 queen_r6c2))) ; r6c1, r6c2
(assert (not (and queen_r6c1 queen_r7c1))) ; r6c1, r7c1
(assert (not (and queen_r6c1 queen_r7c2))) ; r6c1, r7c2
(assert (not (and queen_r6c2 queen_r6c3))) ; r6c2, r6c3
(assert (not (and queen_r6c2 queen_r7c1))) ; r6c2, r7c1
(assert (not (and queen_r6c2 queen_r7c2))) ; r6c2, r7c2
(assert (not (and queen_r6c2 queen_r7c3))) ; r6c2, r7c3
(assert (not (and queen_r6c3 queen_r6c4))) ; r6c3, r6c4
(assert (not (and queen_r6c3 queen_r7c2))) ; r6c3, r7c2
(assert (not (and queen_r6c3 queen_r7c3))) ; r6c3, r7c3
(assert (not (and queen_r6c3 queen_r7c4))) ; r6c3, r7c4
(assert (not (and queen_r6c4 queen_r6c5))) ; r6c4, r6c5
(assert (not (and queen_r6c4 queen_r7c3))) ; r6c4, r7c3
(assert (not (and queen_r6c4 queen_r7c4))) ; r6c4, r7c4
(assert (not (and queen_r6c4 queen_r7c5))) ; r6c4, r7c5
(assert (not (and queen_r6c5 queen_r6c6))) ; r6c5, r6c6
(assert (not (and queen_r6c5 queen_r7c4))) ; r6c5, r7c4
(assert (not (and queen_r6c5 queen_r7c5))) ; r6c5, r7c5
(assert (not (and queen_r6c5 queen_r7c6))) ; r6c5, r7c6
(assert (not (and queen_r6c6 queen_r6c7))) ; r6c6, r6c7
(assert (not (and queen_r6c6 queen_r7c5))) ; r6c6, r7c5
(assert (not (and queen_r6c6 queen_r7c6))) ; r6c6, r7c6
(assert (not (and queen_r6c6 queen_r7c7))) ; r6c6, r7c7
(assert (not (and queen_r6c7 queen_r6c8))) ; r6c7, r6c8
(assert (not (and queen_r6c7 queen_r7c6))) ; r6c7, r7c6
(assert (not (and queen_r6c7 queen_r7c7))) ; r6c7, r7c7
(assert (not (and queen_r6c7 queen_r7c8))) ; r6c7, r7c8
(assert (not (and queen_r6c8 queen_r6c9))) ; r6c8, r6c9
(assert (not (and queen_r6c8 queen_r7c7))) ; r6c8, r7c7
(assert (not (and queen_r6c8 queen_r7c8))) ; r6c8, r7c8
(assert (not (and queen_r6c8 queen_r7c9))) ; r6c8, r7c9
(assert (not (and queen_r6c9 queen_r6c10))) ; r6c9, r6c10
(assert (not (and queen_r6c9 queen_r7c8))) ; r6c9, r7c8
(assert (not (and queen_r6c9 queen_r7c9))) ; r6c9, r7c9
(assert (not (and queen_r6c9 queen_r7c10))) ; r6c9, r7c10
(assert (not (and queen_r6c10 queen_r6c11))) ; r6c10, r6c11
(assert (not (and queen_r6c10 queen_r7c9))) ; r6c10, r7c9
(assert (not (and queen_r6c10 queen_r7c10))) ; r6c10, r7c10
(assert (not (and queen_r6c10 queen_r7c11))) ; r6c10, r7c11
(assert (not (and queen_r6c11 queen_r7c10))) ; r6c11, r7c10
(assert (not (and queen_r6c11 queen_r7c11))) ; r6c11, r7c11
(assert (not (and queen_r7c1 queen_r7c2))) ; r7c1, r7c2
(assert (not (and queen_r7c1 queen_r8c1))) ; r7c1, r8c1
(assert (not (and queen_r7c1 queen_r8c2))) ; r7c1, r8c2
(assert (not (and queen_r7c2 queen_r7c3))) ; r7c2, r7c3
(assert (not (and queen_r7c2 queen_r8c1))) ; r7c2, r8c1
(assert (not (and queen_r7c2 queen_r8c2))) ; r7c2, r8c2
(assert (not (and queen_r7c2 queen_r8c3))) ; r7c2, r8c3
(assert (not (and queen_r7c3 queen_r7c4))) ; r7c3, r7c4
(assert (not (and queen_r7c3 queen_r8c2))) ; r7c3, r8c2
(assert (not (and queen_r7c3 queen_r8c3))) ; r7c3, r8c3
(assert (not (and queen_r7c3 queen_r8c4))) ; r7c3, r8c4
(assert (not (and queen_r7c4 queen_r7c5))) ; r7c4, r7c5
(assert (not (and queen_r7c4 queen_r8c3))) ; r7c4, r8c3
(assert (not (and queen_r7c4 queen_r8c4))) ; r7c4, r8c4
(assert (not (and queen_r7c4 queen_r8c5))) ; r7c4, r8c5
(assert (not (and queen_r7c5 queen_r7c6))) ; r7c5, r7c6
(assert (not (and queen_r7c5 queen_r8c4))) ; r7c5, r8c4
(assert (not (and queen_r7c5 queen_r8c5))) ; r7c5, r8c5
(assert (not (and queen_r7c5 queen_r8c6))) ; r7c5, r8c6
(assert (not (and queen_r7c6 queen_r7c7))) ; r7c6, r7c7
(assert (not (and queen_r7c6 queen_r8c5))) ; r7c6, r8c5
(assert (not (and queen_r7c6 queen_r8c6))) ; r7c6, r8c6
(assert (not (and queen_r7c6 queen_r8c7))) ; r7c6, r8c7
(assert (not (and queen_r7c7 queen_r7c8))) ; r7c7, r7c8
(assert (not (and queen_r7c7 queen_r8c6))) ; r7c7, r8c6
(assert (not (and queen_r7c7 queen_r8c7))) ; r7c7, r8c7
(assert (not (and queen_r7c7 queen_r8c8))) ; r7c7, r8c8
(assert (not (and queen_r7c8 queen_r7c9))) ; r7c8, r7c9
(assert (not (and queen_r7c8 queen_r8c7))) ; r7c8, r8c7
(assert (not (and queen_r7c8 queen_r8c8))) ; r7c8, r8c8
(assert (not (and queen_r7c8 queen_r8c9))) ; r7c8, r8c9
(assert (not (and queen_r7c9 queen_r7c10))) ; r7c9, r7c10
(assert (not (and queen_r7c9 queen_r8c8))) ; r7c9, r8c8
(assert (not (and queen_r7c9 queen_r8c9))) ; r7c9, r8c9
(assert (not (and queen_r7c9 queen_r8c10))) ; r7c9, r8c10
(assert (not (and queen_r7c10 queen_r7c11))) ; r7c10, r7c11
(assert (not (and queen_r7c10 queen_r8c9))) ; r7c10, r8c9
(assert (not (and queen_r7c10 queen_r8c10))) ; r7c10, r8c10
(assert (not (and queen_r7c10 queen_r8c11))) ; r7c10, r8c11
(assert (not (and queen_r7c11 queen_r8c10))) ; r7c11, r8c10
(assert (not (and queen_r7c11 queen_r8c11))) ; r7c11, r8c11
(assert (not (and queen_r8c1 queen_r8c2))) ; r8c1, r8c2
(assert (not (and queen_r8c1 queen_r9c1))) ; r8c1, r9c1
(assert (not (and queen_r8c1 queen_r9c2))) ; r8c1, r9c2
(assert (not (and queen_r8c2 queen_r8c3))) ; r8c2, r8c3
(assert (not (and queen_r8c2 queen_r9c1))) ; r8c2, r9c1
(assert (not (and queen_r8c2 queen_r9c2))) ; r8c2, r9c2
(assert (not (and queen_r8c2 queen_r9c3))) ; r8c2, r9c3
(assert (not (and queen_r8c3 queen_r8c4))) ; r8c3, r8c4
(assert (not (and queen_r8c3 queen_r9c2))) ; r8c3, r9c2
(assert (not (and queen_r8c3 queen_r9c3))) ; r8c3, r9c3
(assert (not (and queen_r8c3 queen_r9c4))) ; r8c3, r9c4
(assert (not (and queen_r8c4 queen_r8c5))) ; r8c4, r8c5
(assert (not (and queen_r8c4 queen_r9c3))) ; r8c4, r9c3
(assert (not (and queen_r8c4 queen_r9c4))) ; r8c4, r9c4
(assert (not (and queen_r8c4 queen_r9c5))) ; r8c4, r9c5
(assert (not (and queen_r8c5 queen_r8c6))) ; r8c5, r8c6
(assert (not (and queen_r8c5 queen_r9c4))) ; r8c5, r9c4
(assert (not (and queen_r8c5 queen_r9c5))) ; r8c5, r9c5
(assert (not (and queen_r8c5 queen_r9c6))) ; r8c5, r9c6
(assert (not (and queen_r8c6 queen_r8c7))) ; r8c6, r8c7
(assert (not (and queen_r8c6 queen_r9c5))) ; r8c6, r9c5
(assert (not (and queen_r8c6 queen_r9c6))) ; r8c6, r9c6
(assert (not (and queen_r8c6 queen_r9c7))) ; r8c6, r9c7
(assert (not (and queen_r8c7 queen_r8c8))) ; r8c7, r8c8
(assert (not (and queen_r8c7 queen_r9c6))) ; r8c7, r9c6
(assert (not (and queen_r8c7 queen_r9c7))) ; r8c7, r9c7
(assert (not (and queen_r8c7 queen_r9c8))) ; r8c7, r9c8
(assert (not (and queen_r8c8 queen_r8c9))) ; r8c8, r8c9
(assert (not (and queen_r8c8 queen_r9c7))) ; r8c8, r9c7
(assert (not (and queen_r8c8 queen_r9c8))) ; r8c8, r9c8
(assert (not (and queen_r8c8 queen_r9c9))) ; r8c8, r9c9
(assert (not (and queen_r8c9 queen_r8c10))) ; r8c9, r8c10
(assert (not (and queen_r8c9 queen_r9c8))) ; r8c9, r9c8
(assert (not (and queen_r8c9 queen_r9c9))) ; r8c9, r9c9
(assert (not (and queen_r8c9 queen_r9c10))) ; r8c9, r9c10
(assert (not (and queen_r8c10 queen_r8c11))) ; r8c10, r8c11
(assert (not (and queen_r8c10 queen_r9c9))) ; r8c10, r9c9
(assert (not (and queen_r8c10 queen_r9c10))) ; r8c10, r9c10
(assert (not (and queen_r8c10 queen_r9c11))) ; r8c10, r9c11
(assert (not (and queen_r8c11 queen_r9c10))) ; r8c11, r9c10
(assert (not (and queen_r8c11 queen_r9c11))) ; r8c11, r9c11
(assert (not (and queen_r9c1 queen_r9c2))) ; r9c1, r9c2
(assert (not (and queen_r9c1 queen_r10c1))) ; r9c1, r10c1
(assert (not (and queen_r9c1 queen_r10c2))) ; r9c1, r10c2
(assert (not (and queen_r9c2 queen_r9c3))) ; r9c2, r9c3
(assert (not (and queen_r9c2 queen_r10c1))) ; r9c2, r10c1
(assert (not (and queen_r9c2 queen_r10c2))) ; r9c2, r10c2
(assert (not (and queen_r9c2 queen_r10c3))) ; r9c2, r10c3
(assert (not (and queen_r9c3 queen_r9c4))) ; r9c3, r9c4
(assert (not (and queen_r9c3 queen_r10c2))) ; r9c3, r10c2
(assert (not (and queen_r9c3 queen_r10c3))) ; r9c3, r10c3
(assert (not (and queen_r9c3 queen_r10c4))) ; r9c3, r10c4
(assert (not (and queen_r9c4 queen_r9c5))) ; r9c4, r9c5
(assert (not (and queen_r9c4 queen_r10c3))) ; r9c4, r10c3
(assert (not (and queen_r9c4 queen_r10c4))) ; r9c4, r10c4
(assert (not (and queen_r9c4 queen_r10c5))) ; r9c4, r10c5
(assert (not (and queen_r9c5 queen_r9c6))) ; r9c5, r9c6
(assert (not (and queen_r9c5 queen_r10c4))) ; r9c5, r10c4
(assert (not (and queen_r9c5 queen_r10c5))) ; r9c5, r10c5
(assert (not (and queen_r9c5 queen_r10c6))) ; r9c5, r10c6
(assert (not (and queen_r9c6 queen_r9c7))) ; r9c6, r9c7
(assert (not (and queen_r9c6 queen_r10c5))) ; r9c6, r10c5
(assert (not (and queen_r9c6 queen_r10c6))) ; r9c6, r10c6
(assert (not (and queen_r9c6 queen_r10c7))) ; r9c6, r10c7
(assert (not (and queen_r9c7 queen_r9c8))) ; r9c7, r9c8
(assert (not (and queen_r9c7 queen_r10c6))) ; r9c7, r10c6
(assert (not (and queen_r9c7 queen_r10c7))) ; r9c7, r10c7
(assert (not (and queen_r9c7 queen_r10c8))) ; r9c7, r10c8
(assert (not (and queen_r9c8 queen_r9c9))) ; r9c8, r9c9
(assert (not (and queen_r9c8 queen_r10c7))) ; r9c8, r10c7
(assert (not (and queen_r9c8 queen_r10c8))) ; r9c8, r10c8
(assert (not (and queen_r9c8 queen_r10c9))) ; r9c8, r10c9
(assert (not (and queen_r9c9 queen_r9c10))) ; r9c9, r9c10
(assert (not (and queen_r9c9 queen_r10c8))) ; r9c9, r10c8
(assert (not (and queen_r9c9 queen_r10c9))) ; r9c9, r10c9
(assert (not (and queen_r9c9 queen_r10c10))) ; r9c9, r10c10
(assert (not (and queen_r9c10 queen_r9c11))) ; r9c10, r9c11
(assert (not (and queen_r9c10 queen_r10c9))) ; r9c10, r10c9
(assert (not (and queen_r9c10 queen_r10c10))) ; r9c10, r10c10
(assert (not (and queen_r9c10 queen_r10c11))) ; r9c10, r10c11
(assert (not (and queen_r9c11 queen_r10c10))) ; r9c11, r10c10
(assert (not (and queen_r9c11 queen_r10c11))) ; r9c11, r10c11
(assert (not (and queen_r10c1 queen_r10c2))) ; r10c1, r10c2
(assert (not (and queen_r10c1 queen_r11c1))) ; r10c1, r11c1
(assert (not (and queen_r10c1 queen_r11c2))) ; r10c1, r11c2
(assert (not (and queen_r10c2 queen_r10c3))) ; r10c2, r10c3
(assert (not (and queen_r10c2 queen_r11c1))) ; r10c2, r11c1
(assert (not (and queen_r10c2 queen_r11c2))) ; r10c2, r11c2
(assert (not (and queen_r10c2 queen_r11c3))) ; r10c2, r11c3
(assert (not (and queen_r10c3 queen_r10c4))) ; r10c3, r10c4
(assert (not (and queen_r10c3 queen_r11c2))) ; r10c3, r11c2
(assert (not (and queen_r10c3 queen_r11c3))) ; r10c3, r11c3
(assert (not (and queen_r10c3 queen_r11c4))) ; r10c3, r11c4
(assert (not (and queen_r10c4 queen_r10c5))) ; r10c4, r10c5
(assert (not (and queen_r10c4 queen_r11c3))) ; r10c4, r11c3
(assert (not (and queen_r10c4 queen_r11c4))) ; r10c4, r11c4
(assert (not (and queen_r10c4 queen_r11c5))) ; r10c4, r11c5
(assert (not (and queen_r10c5 queen_r10c6))) ; r10c5, r10c6
(assert (not (and queen_r10c5 queen_r11c4))) ; r10c5, r11c4
(assert (not (and queen_r10c5 queen_r11c5))) ; r10c5, r11c5
(assert (not (and queen_r10c5 queen_r11c6))) ; r10c5, r11c6
(assert (not (and queen_r10c6 queen_r10c7))) ; r10c6, r10c7
(assert (not (and queen_r10c6 queen_r11c5))) ; r10c6, r11c5
(assert (not (and queen_r10c6 queen_r11c6))) ; r10c6, r11c6
(assert (not (and queen_r10c6 queen_r11c7))) ; r10c6, r11c7
(assert (not (and queen_r10c7 queen_r10c8))) ; r10c7, r10c8
(assert (not (and queen_r10c7 queen_r11c6))) ; r10c7, r11c6
(assert (not (and queen_r10c7 queen_r11c7))) ; r10c7, r11c7
(assert (not (and queen_r10c7 queen_r11c8))) ; r10c7, r11c8
(assert (not (and queen_r10c8 queen_r10c9))) ; r10c8, r10c9
(assert (not (and queen_r10c8 queen_r11c7))) ; r10c8, r11c7
(assert (not (and queen_r10c8 queen_r11c8))) ; r10c8, r11c8
(assert (not (and queen_r10c8 queen_r11c9))) ; r10c8, r11c9
(assert (not (and queen_r10c9 queen_r10c10))) ; r10c9, r10c10
(assert (not (and queen_r10c9 queen_r11c8))) ; r10c9, r11c8
(assert (not (and queen_r10c9 queen_r11c9))) ; r10c9, r11c9
(assert (not (and queen_r10c9 queen_r11c10))) ; r10c9, r11c10
(assert (not (and queen_r10c10 queen_r10c11))) ; r10c10, r10c11
(assert (not (and queen_r10c10 queen_r11c9))) ; r10c10, r11c9
(assert (not (and queen_r10c10 queen_r11c10))) ; r10c10, r11c10
(assert (not (and queen_r10c10 queen_r11c11))) ; r10c10, r11c11
(assert (not (and queen_r10c11 queen_r11c10))) ; r10c11, r11c10
(assert (not (and queen_r10c11 queen_r11c11))) ; r10c11, r11c11
(assert (not (and queen_r11c1 queen_r11c2))) ; r11c1, r11c2
(assert (not (and queen_r11c2 queen_r11c3))) ; r11c2, r11c3
(assert (not (and queen_r11c3 queen_r11c4))) ; r11c3, r11c4
(assert (not (and queen_r11c4 queen_r11c5))) ; r11c4, r11c5
(assert (not (and queen_r11c5 queen_r11c6))) ; r11c5, r11c6
(assert (not (and queen_r11c6 queen_r11c7))) ; r11c6, r11c7
(assert (not (and queen_r11c7 queen_r11c8))) ; r11c7, r11c8
(assert (not (and queen_r11c8 queen_r11c9))) ; r11c8, r11c9
(assert (not (and queen_r11c9 queen_r11c10))) ; r11c9, r11c10
(assert (not (and queen_r11c10 queen_r11c11))) ; r11c10, r11c11

; Every row holds one queen.
; - Every row holds 1 queen.

; seen_K: of the things listed up to here one is so, and none after it can be.
(declare-const seen_1 Bool)
(declare-const seen_2 Bool)
(declare-const seen_3 Bool)
(declare-const seen_4 Bool)
(declare-const seen_5 Bool)
(declare-const seen_6 Bool)
(declare-const seen_7 Bool)
(declare-const seen_8 Bool)
(declare-const seen_9 Bool)
(declare-const seen_10 Bool)
(assert (or queen_r1c1 queen_r1c2 queen_r1c3 queen_r1c4 queen_r1c5 queen_r1c6 queen_r1c7 queen_r1c8 queen_r1c9 queen_r1c10 queen_r1c11)) ; row 1
(assert (=> queen_r1c1 seen_1))
(assert (=> queen_r1c2 seen_2))
(assert (not (and queen_r1c2 seen_1)))
(assert (=> seen_1 seen_2))
(assert (=> queen_r1c3 seen_3))
(assert (not (and queen_r1c3 seen_2)))
(assert (=> seen_2 seen_3))
(assert (=> queen_r1c4 seen_4))
(assert (not (and queen_r1c4 seen_3)))
(assert (=> seen_3 seen_4))
(assert (=> queen_r1c5 seen_5))
(assert (not (and queen_r1c5 seen_4)))
(assert (=> seen_4 seen_5))
(assert (=> queen_r1c6 seen_6))
(assert (not (and queen_r1c6 seen_5)))
(assert (=> seen_5 seen_6))
(assert (=> queen_r1c7 seen_7))
(assert (not (and queen_r1c7 seen_6)))
(assert (=> seen_6 seen_7))
(assert (=> queen_r1c8 seen_8))
(assert (not (and queen_r1c8 seen_7)))
(assert (=> seen_7 seen_8))
(assert (=> queen_r1c9 seen_9))
(assert (not (and queen_r1c9 seen_8)))
(assert (=> seen_8 seen_9))
(assert (=> queen_r1c10 seen_10))
(assert (not (and queen_r1c10 seen_9)))
(assert (=> seen_9 seen_10))
(assert (not (and queen_r1c11 seen_10)))
(declare-const seen_11 Bool)
(declare-const seen_12 Bool)
(declare-const seen_13 Bool)
(declare-const seen_14 Bool)
(declare-const seen_15 Bool)
(declare-const seen_16 Bool)
(declare-const seen_17 Bool)
(declare-const seen_18 Bool)
(declare-const seen_19 Bool)
(declare-const seen_20 Bool)
(assert (or queen_r2c1 queen_r2c2 queen_r2c3 queen_r2c4 queen_r2c5 queen_r2c6 queen_r2c7 queen_r2c8 queen_r2c9 queen_r2c10 queen_r2c11)) ; row 2
(assert (=> queen_r2c1 seen_11))
(assert (=> queen_r2c2 seen_12))
(assert (not (and queen_r2c2 seen_11)))
(assert (=> seen_11 seen_12))
(assert (=> queen_r2c3 seen_13))
(assert (not (and queen_r2c3 seen_12)))
(assert (=> seen_12 seen_13))
(assert (=> queen_r2c4 seen_14))
(assert (not (and queen_r2c4 seen_13)))
(assert (=> seen_13 seen_14))
(assert (=> queen_r2c5 seen_15))
(assert (not (and queen_r2c5 seen_14)))
(assert (=> seen_14 seen_15))
(assert (=> queen_r2c6 seen_16))
(assert (not (and queen_r2c6 seen_15)))
(assert (=> seen_15 seen_16))
(assert (=> queen_r2c7 seen_17))
(assert (not (and queen_r2c7 seen_16)))
(assert (=> seen_16 seen_17))
(assert (=> queen_r2c8 seen_18))
(assert (not (and queen_r2c8 seen_17)))
(assert (=> seen_17 seen_18))
(assert (=> queen_r2c9 seen_19))
(assert (not (and queen_r2c9 seen_18)))
(assert (=> seen_18 seen_19))
(assert (=> queen_r2c10 seen_20))
(assert (not (and queen_r2c10 seen_19)))
(assert (=> seen_19 seen_20))
(assert (not (and queen_r2c11 seen_20)))
(declare-const seen_21 Bool)
(declare-const seen_22 Bool)
(declare-const seen_23 Bool)
(declare-const seen_24 Bool)
(declare-const seen_25 Bool)
(declare-const seen_26 Bool)
(declare-const seen_27 Bool)
(declare-const seen_28 Bool)
(declare-const seen_29 Bool)
(declare-const seen_30 Bool)
(assert (or queen_r3c1 queen_r3c2 queen_r3c3 queen_r3c4 queen_r3c5 queen_r3c6 queen_r3c7 queen_r3c8 queen_r3c9 queen_r3c10 queen_r3c11)) ; row 3
(assert (=> queen_r3c1 seen_21))
(assert (=> queen_r3c2 seen_22))
(assert (not (and queen_r3c2 seen_21)))
(assert (=> seen_21 seen_22))
(assert (=> queen_r3c3 seen_23))
(assert (not (and queen_r3c3 seen_22)))
(assert (=> seen_22 seen_23))
(assert (=> queen_r3c4 seen_24))
(assert (not (and queen_r3c4 seen_23)))
(assert (=> seen_23 seen_24))
(assert (=> queen_r3c5 seen_25))
(assert (not (and queen_r3c5 seen_24)))
(assert (=> seen_24 seen_25))
(assert (=> queen_r3c6 seen_26))
(assert (not (and queen_r3c6 seen_25)))
(assert (=> seen_25 seen_26))
(assert (=> queen_r3c7 seen_27))
(assert (not (and queen_r3c7 seen_26)))
(assert (=> seen_26 seen_27))
(assert (=> queen_r3c8 seen_28))
(assert (not (and queen_r3c8 seen_27)))
(assert (=> seen_27 seen_28))
(assert (=> queen_r3c9 seen_29))
(assert (not (and queen_r3c9 seen_28)))
(assert (=> seen_28 seen_29))
(assert (=> queen_r3c10 seen_30))
(assert (not (and queen_r3c10 seen_29)))
(assert (=> seen_29 seen_30))
(assert (not (and queen_r3c11 seen_30)))
(declare-const seen_31 Bool)
(declare-const seen_32 Bool)
(declare-const seen_33 Bool)
(declare-const seen_34 Bool)
(declare-const seen_35 Bool)
(declare-const seen_36 Bool)
(declare-const seen_37 Bool)
(declare-const seen_38 Bool)
(declare-const seen_39 Bool)
(declare-const seen_40 Bool)
(assert (or queen_r4c1 queen_r4c2 queen_r4c3 queen_r4c4 queen_r4c5 queen_r4c6 queen_r4c7 queen_r4c8 queen_r4c9 queen_r4c10 queen_r4c11)) ; row 4
(assert (=> queen_r4c1 seen_31))
(assert (=> queen_r4c2 seen_32))
(assert (not (and queen_r4c2 seen_31)))
(assert (=> seen_31 seen_32))
(assert (=> queen_r4c3 seen_33))
(assert (not (and queen_r4c3 seen_32)))
(assert (=> seen_32 seen_33))
(assert (=> queen_r4c4 seen_34))
(assert (not (and queen_r4c4 seen_33)))
(assert (=> seen_33 seen_34))
(assert (=> queen_r4c5 seen_35))
(assert (not (and queen_r4c5 seen_34)))
(assert (=> seen_34 seen_35))
(assert (=> queen_r4c6 seen_36))
(assert (not (and queen_r4c6 seen_35)))
(assert (=> seen_35 seen_36))
(assert (=> queen_r4c7 seen_37))
(assert (not (and queen_r4c7 seen_36)))
(assert (=> seen_36 seen_37))
(assert (=> queen_r4c8 seen_38))
(assert (not (and queen_r4c8 seen_37)))
(assert (=> seen_37 seen_38))
(assert (=> queen_r4c9 seen_39))
(assert (not (and queen_r4c9 seen_38)))
(assert (=> seen_38 seen_39))
(assert (=> queen_r4c10 seen_40))
(assert (not (and queen_r4c10 seen_39)))
(assert (=> seen_39 seen_40))
(assert (not (and queen_r4c11 seen_40)))
(declare-const seen_41 Bool)
(declare-const seen_42 Bool)
(declare-const seen_43 Bool)
(declare-const seen_44 Bool)
(declare-const seen_45 Bool)
(declare-const seen_46 Bool)
(declare-const seen_47 Bool)
(declare-const seen_48 Bool)
(declare-const seen_49 Bool)
(declare-const seen_50 Bool)
(assert (or queen_r5c1 queen_r5c2 queen_r5c3 queen_r5c4 queen_r5c5 queen_r5c6 queen_r5c7 queen_r5c8 queen_r5c9 queen_r5c10 queen_r5c11)) ; row 5
(assert (=> queen_r5c1 seen_41))
(assert (=> queen_r5c2 seen_42))
(assert (not (and queen_r5c2 seen_41)))
(assert (=> seen_41 seen_42))
(assert (=> queen_r5c3 seen_43))
(assert (not (and queen_r5c3 seen_42)))
(assert (=> seen_42 seen_43))
(assert (=> queen_r5c4 seen_44))
(assert (not (and queen_r5c4 seen_43)))
(assert (=> seen_43 seen_44))
(assert (=> queen_r5c5 seen_45))
(assert (not (and queen_r5c5 seen_44)))
(assert (=> seen_44 seen_45))
(assert (=> queen_r5c6 seen_46))
(assert (not (and queen_r5c6 seen_45)))
(assert (=> seen_45 seen_46))
(assert (=> queen_r5c7 seen_47))
(assert (not (and queen_r5c7 seen_46)))
(assert (=> seen_46 seen_47))
(assert (=> queen_r5c8 seen_48))
(assert (not (and queen_r5c8 seen_47)))
(assert (=> seen_47 seen_48))
(assert (=> queen_r5c9 seen_49))
(assert (not (and queen_r5c9 seen_48)))
(assert (=> seen_48 seen_49))
(assert (=> queen_r5c10 seen_50))
(assert (not (and queen_r5c10 seen_49)))
(assert (=> seen_49 seen_50))
(assert (not (and queen_r5c11 seen_50)))
(declare-const seen_51 Bool)
(declare-const seen_52 Bool)
(declare-const seen_53 Bool)
(declare-const seen_54 Bool)
(declare-const seen_55 Bool)
(declare-const seen_56 Bool)
(declare-const seen_57 Bool)
(declare-const seen_58 Bool)
(declare-const seen_59 Bool)
(declare-const seen_60 Bool)
(assert (or queen_r6c1 queen_r6c2 queen_r6c3 queen_r6c4 queen_r6c5 queen_r6c6 queen_r6c7 queen_r6c8 queen_r6c9 queen_r6c10 queen_r6c11)) ; row 6
(assert (=> queen_r6c1 seen_51))
(assert (=> queen_r6c2 seen_52))
(assert (not (and queen_r6c2 seen_51)))
(assert (=> seen_51 seen_52))
(assert (=> queen_r6c3 seen_53))
(assert (not (and queen_r6c3 seen_52)))
(assert (=> seen_52 seen_53))
(assert (=> queen_r6c4 seen_54))
(assert (not (and queen_r6c4 seen_53)))
(assert (=> seen_53 seen_54))
(assert (=> queen_r6c5 seen_55))
(assert (not (and queen_r6c5 seen_54)))
(assert (=> seen_54 seen_55))
(assert (=> queen_r6c6 seen_56))
(assert (not (and queen_r6c6 seen_55)))
(assert (=> seen_55 seen_56))
(assert (=> queen_r6c7 seen_57))
(assert (not (and queen_r6c7 seen_56)))
(assert (=> seen_56 seen_57))
(assert (=> queen_r6c8 seen_58))
(assert (not (and queen_r6c8 seen_57)))
(assert (=> seen_57 seen_58))
(assert (=> queen_r6c9 seen_59))
(assert (not (and queen_r6c9 seen_58)))
(assert (=> seen_58 seen_59))
(assert (=> queen_r6c10 seen_60))
(assert (not (and queen_r6c10 seen_59)))
(assert (=> seen_59 seen_60))
(assert (not (and queen_r6c11 seen_60)))
(declare-const seen_61 Bool)
(declare-const seen_62 Bool)
(declare-const seen_63 Bool)
(declare-const seen_64 Bool)
(declare-const seen_65 Bool)
(declare-const seen_66 Bool)
(declare-const seen_67 Bool)
(declare-const seen_68 Bool)
(declare-const seen_69 Bool)
(declare-const seen_70 Bool)
(assert (or queen_r7c1 queen_r7c2 queen_r7c3 queen_r7c4 queen_r7c5 queen_r7c6 queen_r7c7 queen_r7c8 queen_r7c9 queen_r7c10 queen_r7c11)) ; row 7
(assert (=> queen_r7c1 seen_61))
(assert (=> queen_r7c2 seen_62))
(assert (not (and queen_r7c2 seen_61)))
(assert (=> seen_61 seen_62))
(assert (=> queen_r7c3 seen_63))
(assert (not (and queen_r7c3 seen_62)))
(assert (=> seen_62 seen_63))
(assert (=> queen_r7c4 seen_64))
(assert (not (and queen_r7c4 seen_63)))
(assert (=> seen_63 seen_64))
(assert (=> queen_r7c5 seen_65))
(assert (not (and queen_r7c5 seen_64)))
(assert (=> seen_64 seen_65))
(assert (=> queen_r7c6 seen_66))
(assert (not (and queen_r7c6 seen_65)))
(assert (=> seen_65 seen_66))
(assert (=> queen_r7c7 seen_67))
(assert (not (and queen_r7c7 seen_66)))
(assert (=> seen_66 seen_67))
(assert (=> queen_r7c8 seen_68))
(assert (not (and queen_r7c8 seen_67)))
(assert (=> seen_67 seen_68))
(assert (=> queen_r7c9 seen_69))
(assert (not (and queen_r7c9 seen_68)))
(assert (=> seen_68 seen_69))
(assert (=> queen_r7c10 seen_70))
(assert (not (and queen_r7c10 seen_69)))
(assert (=> seen_69 seen_70))
(assert (not (and queen_r7c11 seen_70)))
(declare-const seen_71 Bool)
(declare-const seen_72 Bool)
(declare-const seen_73 Bool)
(declare-const seen_74 Bool)
(declare-const seen_75 Bool)
(declare-const seen_76 Bool)
(declare-const seen_77 Bool)
(declare-const seen_78 Bool)
(declare-const seen_79 Bool)
(declare-const seen_80 Bool)
(assert (or queen_r8c1 queen_r8c2 queen_r8c3 queen_r8c4 queen_r8c5 queen_r8c6 queen_r8c7 queen_r8c8 queen_r8c9 queen_r8c10 queen_r8c11)) ; row 8
(assert (=> queen_r8c1 seen_71))
(assert (=> queen_r8c2 seen_72))
(assert (not (and queen_r8c2 seen_71)))
(assert (=> seen_71 seen_72))
(assert (=> queen_r8c3 seen_73))
(assert (not (and queen_r8c3 seen_72)))
(assert (=> seen_72 seen_73))
(assert (=> queen_r8c4 seen_74))
(assert (not (and queen_r8c4 seen_73)))
(assert (=> seen_73 seen_74))
(assert (=> queen_r8c5 seen_75))
(assert (not (and queen_r8c5 seen_74)))
(assert (=> seen_74 seen_75))
(assert (=> queen_r8c6 seen_76))
(assert (not (and queen_r8c6 seen_75)))
(assert (=> seen_75 seen_76))
(assert (=> queen_r8c7 seen_77))
(assert (not (and queen_r8c7 seen_76)))
(assert (=> seen_76 seen_77))
(assert (=> queen_r8c8 seen_78))
(assert (not (and queen_r8c8 seen_77)))
(assert (=> seen_77 seen_78))
(assert (=> queen_r8c9 seen_79))
(assert (not (and queen_r8c9 seen_78)))
(assert (=> seen_78 seen_79))
(assert (=> queen_r8c10 seen_80))
(assert (not (and queen_r8c10 seen_79)))
(assert (=> seen_79 seen_80))
(assert (not (and queen_r8c11 seen_80)))
(declare-const seen_81 Bool)
(declare-const seen_82 Bool)
(declare-const seen_83 Bool)
(declare-const seen_84 Bool)
(declare-const seen_85 Bool)
(declare-const seen_86 Bool)
(declare-const seen_87 Bool)
(declare-const seen_88 Bool)
(declare-const seen_89 Bool)
(declare-const seen_90 Bool)
(assert (or queen_r9c1 queen_r9c2 queen_r9c3 queen_r9c4 queen_r9c5 queen_r9c6 queen_r9c7 queen_r9c8 queen_r9c9 queen_r9c10 queen_r9c11)) ; row 9
(assert (=> queen_r9c1 seen_81))
(assert (=> queen_r9c2 seen_82))
(assert (not (and queen_r9c2 seen_81)))
(assert (=> seen_81 seen_82))
(assert (=> queen_r9c3 seen_83))
(assert (not (and queen_r9c3 seen_82)))
(assert (=> seen_82 seen_83))
(assert (=> queen_r9c4 seen_84))
(assert (not (and queen_r9c4 seen_83)))
(assert (=> seen_83 seen_84))
(assert (=> queen_r9c5 seen_85))
(assert (not (and queen_r9c5 seen_84)))
(assert (=> seen_84 seen_85))
(assert (=> queen_r9c6 seen_86))
(assert (not (and queen_r9c6 seen_85)))
(assert (=> seen_85 seen_86))
(assert (=> queen_r9c7 seen_87))
(assert (not (and queen_r9c7 seen_86)))
(assert (=> seen_86 seen_87))
(assert (=> queen_r9c8 seen_88))
(assert (not (and queen_r9c8 seen_87)))
(assert (=> seen_87 seen_88))
(assert (=> queen_r9c9 seen_89))
(assert (not (and queen_r9c9 seen_88)))
(assert (=> seen_88 seen_89))
(assert (=> queen_r9c10 seen_90))
(assert (not (and queen_r9c10 seen_89)))
(assert (=> seen_89 seen_90))
(assert (not (and queen_r9c11 seen_90)))
(declare-const seen_91 Bool)
(declare-const seen_92 Bool)
(declare-const seen_93 Bool)
(declare-const seen_94 Bool)
(declare-const seen_95 Bool)
(declare-const seen_96 Bool)
(declare-const seen_97 Bool)
(declare-const seen_98 Bool)
(declare-const seen_99 Bool)
(declare-const seen_100 Bool)
(assert (or queen_r10c1 queen_r10c2 queen_r10c3 queen_r10c4 queen_r10c5 queen_r10c6 queen_r10c7 queen_r10c8 queen_r10c9 queen_r10c10 queen_r10c11)) ; row 10
(assert (=> queen_r10c1 seen_91))
(assert (=> queen_r10c2 seen_92))
(assert (not (and queen_r10c2 seen_91)))
(assert (=> seen_91 seen_92))
(assert (=> queen_r10c3 seen_93))
(assert (not (and queen_r10c3 seen_92)))
(assert (=> seen_92 seen_93))
(assert (=> queen_r10c4 seen_94))
(assert (not (and queen_r10c4 seen_93)))
(assert (=> seen_93 seen_94))
(assert (=> queen_r10c5 seen_95))
(assert (not (and queen_r10c5 seen_94)))
(assert (=> seen_94 seen_95))
(assert (=> queen_r10c6 seen_96))
(assert (not (and queen_r10c6 seen_95)))
(assert (=> seen_95 seen_96))
(assert (=> queen_r10c7 seen_97))
(assert (not (and queen_r10c7 seen_96)))
(assert (=> seen_96 seen_97))
(assert (=> queen_r10c8 seen_98))
(assert (not (and queen_r10c8 seen_97)))
(assert (=> seen_97 seen_98))
(assert (=> queen_r10c9 seen_99))
(assert (not (and queen_r10c9 seen_98)))
(assert (=> seen_98 seen_99))
(assert (=> queen_r10c10 seen_100))
(assert (not (and queen_r10c10 seen_99)))
(assert (=> seen_99 seen_100))
(assert (not (and queen_r10c11 seen_100)))
(declare-const seen_101 Bool)
(declare-const seen_102 Bool)
(declare-const seen_103 Bool)
(declare-const seen_104 Bool)
(declare-const seen_105 Bool)
(declare-const seen_106 Bool)
(declare-const seen_107 Bool)
(declare-const seen_108 Bool)
(declare-const seen_109 Bool)
(declare-const seen_110 Bool)
(assert (or queen_r11c1 queen_r11c2 queen_r11c3 queen_r11c4 queen_r11c5 queen_r11c6 queen_r11c7 queen_r11c8 queen_r11c9 queen_r11c10 queen_r11c11)) ; row 11
(assert (=> queen_r11c1 seen_101))
(assert (=> queen_r11c2 seen_102))
(assert (not (and queen_r11c2 seen_101)))
(assert (=> seen_101 seen_102))
(assert (=> queen_r11c3 seen_103))
(assert (not (and queen_r11c3 seen_102)))
(assert (=> seen_102 seen_103))
(assert (=> queen_r11c4 seen_104))
(assert (not (and queen_r11c4 seen_103)))
(assert (=> seen_103 seen_104))
(assert (=> queen_r11c5 seen_105))
(assert (not (and queen_r11c5 seen_104)))
(assert (=> seen_104 seen_105))
(assert (=> queen_r11c6 seen_106))
(assert (not (and queen_r11c6 seen_105)))
(assert (=> seen_105 seen_106))
(assert (=> queen_r11c7 seen_107))
(assert (not (and queen_r11c7 seen_106)))
(assert (=> seen_106 seen_107))
(assert (=> queen_r11c8 seen_108))
(assert (not (and queen_r11c8 seen_107)))
(assert (=> seen_107 seen_108))
(assert (=> queen_r11c9 seen_109))
(assert (not (and queen_r11c9 seen_108)))
(assert (=> seen_108 seen_109))
(assert (=> queen_r11c10 seen_110))
(assert (not (and queen_r11c10 seen_109)))
(assert (=> seen_109 seen_110))
(assert (not (and queen_r11c11 seen_110)))

; Every column holds one queen.
; - Every column holds 1 queen.
(declare-const seen_111 Bool)
(declare-const seen_112 Bool)
(declare-const seen_113 Bool)
(declare-const seen_114 Bool)
(declare-const seen_115 Bool)
(declare-const seen_116 Bool)
(declare-const seen_117 Bool)
(declare-const seen_118 Bool)
(declare-const seen_119 Bool)
(declare-const seen_120 Bool)
(assert (or queen_r1c1 queen_r2c1 queen_r3c1 queen_r4c1 queen_r5c1 queen_r6c1 queen_r7c1 queen_r8c1 queen_r9c1 queen_r10c1 queen_r11c1)) ; column 1
(assert (=> queen_r1c1 seen_111))
(assert (=> queen_r2c1 seen_112))
(assert (not (and queen_r2c1 seen_111)))
(assert (=> seen_111 seen_112))
(assert (=> queen_r3c1 seen_113))
(assert (not (and queen_r3c1 seen_112)))
(assert (=> seen_112 seen_113))
(assert (=> queen_r4c1 seen_114))
(assert (not (and queen_r4c1 seen_113)))
(assert (=> seen_113 seen_114))
(assert (=> queen_r5c1 seen_115))
(assert (not (and queen_r5c1 seen_114)))
(assert (=> seen_114 seen_115))
(assert (=> queen_r6c1 seen_116))
(assert (not (and queen_r6c1 seen_115)))
(assert (=> seen_115 seen_116))
(assert (=> queen_r7c1 seen_117))
(assert (not (and queen_r7c1 seen_116)))
(assert (=> seen_116 seen_117))
(assert (=> queen_r8c1 seen_118))
(assert (not (and queen_r8c1 seen_117)))
(assert (=> seen_117 seen_118))
(assert (=> queen_r9c1 seen_119))
(assert (not (and queen_r9c1 seen_118)))
(assert (=> seen_118 seen_119))
(assert (=> queen_r10c1 seen_120))
(assert (not (and queen_r10c1 seen_119)))
(assert (=> seen_119 seen_120))
(assert (not (and queen_r11c1 seen_120)))
(declare-const seen_121 Bool)
(declare-const seen_122 Bool)
(declare-const seen_123 Bool)
(declare-const seen_124 Bool)
(declare-const seen_125 Bool)
(declare-const seen_126 Bool)
(declare-const seen_127 Bool)
(declare-const seen_128 Bool)
(declare-const seen_129 Bool)
(declare-const seen_130 Bool)
(assert (or queen_r1c2 queen_r2c2 queen_r3c2 queen_r4c2 queen_r5c2 queen_r6c2 queen_r7c2 queen_r8c2 queen_r9c2 queen_r10c2 queen_r11c2)) ; column 2
(assert (=> queen_r1c2 seen_121))
(assert (=> queen_r2c2 seen_122))
(assert (not (and queen_r2c2 seen_121)))
(assert (=> seen_121 seen_122))
(assert (=> queen_r3c2 seen_123))
(assert (not (and queen_r3c2 seen_122)))
(assert (=> seen_122 seen_123))
(assert (=> queen_r4c2 seen_124))
(assert (not (and queen_r4c2 seen_123)))
(assert (=> seen_123 seen_124))
(assert (=> queen_r5c2 seen_125))
(assert (not (and queen_r5c2 seen_124)))
(assert (=> seen_124 seen_125))
(assert (=> queen_r6c2 seen_126))
(assert (not (and queen_r6c2 seen_125)))
(assert (=> seen_125 seen_126))
(assert (=> queen_r7c2 seen_127))
(assert (not (and queen_r7c2 seen_126)))
(assert (=> seen_126 seen_127))
(assert (=> queen_r8c2 seen_128))
(assert (not (and queen_r8c2 seen_127)))
(assert (=> seen_127 seen_128))
(assert (=> queen_r9c2 seen_129))
(assert (not (and queen_r9c2 seen_128)))
(assert (=> seen_128 seen_129))
(assert (=> queen_r10c2 seen_130))
(assert (not (and queen_r10c2 seen_129)))
(assert (=> seen_129 seen_130))
(assert (not (and queen_r11c2 seen_130)))
(declare-const seen_131 Bool)
(declare-const seen_132 Bool)
(declare-const seen_133 Bool)
(declare-const seen_134 Bool)
(declare-const seen_135 Bool)
(declare-const seen_136 Bool)
(declare-const seen_137 Bool)
(declare-const seen_138 Bool)
(declare-const seen_139 Bool)
(declare-const seen_140 Bool)
(assert (or queen_r1c3 queen_r2c3 queen_r3c3 queen_r4c3 queen_r5c3 queen_r6c3 queen_r7c3 queen_r8c3 queen_r9c3 queen_r10c3 queen_r11c3)) ; column 3
(assert (=> queen_r1c3 seen_131))
(assert (=> queen_r2c3 seen_132))
(assert (not (and queen_r2c3 seen_131)))
(assert (=> seen_131 seen_132))
(assert (=> queen_r3c3 seen_133))
(assert (not (and queen_r3c3 seen_132)))
(assert (=> seen_132 seen_133))
(assert (=> queen_r4c3 seen_134))
(assert (not (and queen_r4c3 seen_133)))
(assert (=> seen_133 seen_134))
(assert (=> queen_r5c3 seen_135))
(assert (not (and queen_r5c3 seen_134)))
(assert (=> seen_134 seen_135))
(assert (=> queen_r6c3 seen_136))
(assert (not (and queen_r6c3 seen_135)))
(assert (=> seen_135 seen_136))
(assert (=> queen_r7c3 seen_137))
(assert (not (and queen_r7c3 seen_136)))
(assert (=> seen_136 seen_137))
(assert (=> queen_r8c3 seen_138))
(assert (not (and queen_r8c3 seen_137)))
(assert (=> seen_137 seen_138))
(assert (=> queen_r9c3 seen_139))
(assert (not (and queen_r9c3 seen_138)))
(assert (=> seen_138 seen_139))
(assert (=> queen_r10c3 seen_140))
(assert (not (and queen_r10c3 seen_139)))
(assert (=> seen_139 seen_140))
(assert (not (and queen_r11c3 seen_140)))
(declare-const seen_141 Bool)
(declare-const seen_142 Bool)
(declare-const seen_143 Bool)
(declare-const seen_144 Bool)
(declare-const seen_145 Bool)
(declare-const seen_146 Bool)
(declare-const seen_147 Bool)
(declare-const seen_148 Bool)
(declare-const seen_149 Bool)
(declare-const seen_150 Bool)
(assert (or queen_r1c4 queen_r2c4 queen_r3c4 queen_r4c4 queen_r5c4 queen_r6c4 queen_r7c4 queen_r8c4 queen_r9c4 queen_r10c4 queen_r11c4)) ; column 4
(assert (=> queen_r1c4 seen_141))
(assert (=> queen_r2c4 seen_142))
(assert (not (and queen_r2c4 seen_141)))
(assert (=> seen_141 seen_142))
(assert (=> queen_r3c4 seen_143))
(assert (not (and queen_r3c4 seen_142)))
(assert (=> seen_142 seen_143))
(assert (=> queen_r4c4 seen_144))
(assert (not (and queen_r4c4 seen_143)))
(assert (=> seen_143 seen_144))
(assert (=> queen_r5c4 seen_145))
(assert (not (and queen_r5c4 seen_144)))
(assert (=> seen_144 seen_145))
(assert (=> queen_r6c4 seen_146))
(assert (not (and queen_r6c4 seen_145)))
(assert (=> seen_145 seen_146))
(assert (=> queen_r7c4 seen_147))
(assert (not (and queen_r7c4 seen_146)))
(assert (=> seen_146 seen_147))
(assert (=> queen_r8c4 seen_148))
(assert (not (and queen_r8c4 seen_147)))
(assert (=> seen_147 seen_148))
(assert (=> queen_r9c4 seen_149))
(assert (not (and queen_r9c4 seen_148)))
(assert (=> seen_148 seen_149))
(assert (=> queen_r10c4 seen_150))
(assert (not (and queen_r10c4 seen_149)))
(assert (=> seen_149 seen_150))
(assert (not (and queen_r11c4 seen_150)))
(declare-const seen_151 Bool)
(declare-const seen_152 Bool)
(declare-const seen_153 Bool)
(declare-const seen_154 Bool)
(declare-const seen_155 Bool)
(declare-const seen_156 Bool)
(declare-const seen_157 Bool)
(declare-const seen_158 Bool)
(declare-const seen_159 Bool)
(declare-const seen_160 Bool)
(assert (or queen_r1c5 queen_r2c5 queen_r3c5 queen_r4c5 queen_r5c5 queen_r6c5 queen_r7c5 queen_r8c5 queen_r9c5 queen_r10c5 queen_r11c5)) ; column 5
(assert (=> queen_r1c5 seen_151))
(assert (=> queen_r2c5 seen_152))
(assert (not (and queen_r2c5 seen_151)))
(assert (=> seen_151 seen_152))
(assert (=> queen_r3c5 seen_153))
(assert (not (and queen_r3c5 seen_152)))
(assert (=> seen_152 seen_153))
(assert (=> queen_r4c5 seen_154))
(assert (not (and queen_r4c5 seen_153)))
(assert (=> seen_153 seen_154))
(assert (=> queen_r5c5 seen_155))
(assert (not (and queen_r5c5 seen_154)))
(assert (=> seen_154 seen_155))
(assert (=> queen_r6c5 seen_156))
(assert (not (and queen_r6c5 seen_155)))
(assert (=> seen_155 seen_156))
(assert (=> queen_r7c5 seen_157))
(assert (not (and queen_r7c5 seen_156)))
(assert (=> seen_156 seen_157))
(assert (=> queen_r8c5 seen_158))
(assert (not (and queen_r8c5 seen_157)))
(assert (=> seen_157 seen_158))
(assert (=> queen_r9c5 seen_159))
(assert (not (and queen_r9c5 seen_158)))
(assert (=> seen_158 seen_159))
(assert (=> queen_r10c5 seen_160))
(assert (not (and queen_r10c5 seen_159)))
(assert (=> seen_159 seen_160))
(assert (not (and queen_r11c5 seen_160)))
(declare-const seen_161 Bool)
(declare-const seen_162 Bool)
(declare-const seen_163 Bool)
(declare-const seen_164 Bool)
(declare-const seen_165 Bool)
(declare-const seen_166 Bool)
(declare-const seen_167 Bool)
(declare-const seen_168 Bool)
(declare-const seen_169 Bool)
(declare-const seen_170 Bool)
(assert (or queen_r1c6 queen_r2c6 queen_r3c6 queen_r4c6 queen_r5c6 queen_r6c6 queen_r7c6 queen_r8c6 queen_r9c6 queen_r10c6 queen_r11c6)) ; column 6
(assert (=> queen_r1c6 seen_161))
(assert (=> queen_r2c6 seen_162))
(assert (not (and queen_r2c6 seen_161)))
(assert (=> seen_161 seen_162))
(assert (=> queen_r3c6 seen_163))
(assert (not (and queen_r3c6 seen_162)))
(assert (=> seen_162 seen_163))
(assert (=> queen_r4c6 seen_164))
(assert (not (and queen_r4c6 seen_163)))
(assert (=> seen_163 seen_164))
(assert (=> queen_r5c6 seen_165))
(assert (not (and queen_r5c6 seen_164)))
(assert (=> seen_164 seen_165))
(assert (=> queen_r6c6 seen_166))
(assert (not (and queen_r6c6 seen_165)))
(assert (=> seen_165 seen_166))
(assert (=> queen_r7c6 seen_167))
(assert (not (and queen_r7c6 seen_166)))
(assert (=> seen_166 seen_167))
(assert (=> queen_r8c6 seen_168))
(assert (not (and queen_r8c6 seen_167)))
(assert (=> seen_167 seen_168))
(assert (=> queen_r9c6 seen_169))
(assert (not (and queen_r9c6 seen_168)))
(assert (=> seen_168 seen_169))
(assert (=> queen_r10c6 seen_170))
(assert (not (and queen_r10c6 seen_169)))
(assert (=> seen_169 seen_170))
(assert (not (and queen_r11c6 seen_170)))
(declare-const seen_171 Bool)
(declare-const seen_172 Bool)
(declare-const seen_173 Bool)
(declare-const seen_174 Bool)
(declare-const seen_175 Bool)
(declare-const seen_176 Bool)
(declare-const seen_177 Bool)
(declare-const seen_178 Bool)
(declare-const seen_179 Bool)
(declare-const seen_180 Bool)
(assert (or queen_r1c7 queen_r2c7 queen_r3c7 queen_r4c7 queen_r5c7 queen_r6c7 queen_r7c7 queen_r8c7 queen_r9c7 queen_r10c7 queen_r11c7)) ; column 7
(assert (=> queen_r1c7 seen_171))
(assert (=> queen_r2c7 seen_172))
(assert (not (and queen_r2c7 seen_171)))
(assert (=> seen_171 seen_172))
(assert (=> queen_r3c7 seen_173))
(assert (not (and queen_r3c7 seen_172)))
(assert (=> seen_172 seen_173))
(assert (=> queen_r4c7 seen_174))
(assert (not (and queen_r4c7 seen_173)))
(assert (=> seen_173 seen_174))
(assert (=> queen_r5c7 seen_175))
(assert (not (and queen_r5c7 seen_174)))
(assert (=> seen_174 seen_175))
(assert (=> queen_r6c7 seen_176))
(assert (not (and queen_r6c7 seen_175)))
(assert (=> seen_175 seen_176))
(assert (=> queen_r7c7 seen_177))
(assert (not (and queen_r7c7 seen_176)))
(assert (=> seen_176 seen_177))
(assert (=> queen_r8c7 seen_178))
(assert (not (and queen_r8c7 seen_177)))
(assert (=> seen_177 seen_178))
(assert (=> queen_r9c7 seen_179))
(assert (not (and queen_r9c7 seen_178)))
(assert (=> seen_178 seen_179))
(assert (=> queen_r10c7 seen_180))
(assert (not (and queen_r10c7 seen_179)))
(assert (=> seen_179 seen_180))
(assert (not (and queen_r11c7 seen_180)))
(declare-const seen_181 Bool)
(declare-const seen_182 Bool)
(declare-const seen_183 Bool)
(declare-const seen_184 Bool)
(declare-const seen_185 Bool)
(declare-const seen_186 Bool)
(declare-const seen_187 Bool)
(declare-const seen_188 Bool)
(declare-const seen_189 Bool)
(declare-const seen_190 Bool)
(assert (or queen_r1c8 queen_r2c8 queen_r3c8 queen_r4c8 queen_r5c8 queen_r6c8 queen_r7c8 queen_r8c8 queen_r9c8 queen_r10c8 queen_r11c8)) ; column 8
(assert (=> queen_r1c8 seen_181))
(assert (=> queen_r2c8 seen_182))
(assert (not (and queen_r2c8 seen_181)))
(assert (=> seen_181 seen_182))
(assert (=> queen_r3c8 seen_183))
(assert (not (and queen_r3c8 seen_182)))
(assert (=> seen_182 seen_183))
(assert (=> queen_r4c8 seen_184))
(assert (not (and queen_r4c8 seen_183)))
(assert (=> seen_183 seen_184))
(assert (=> queen_r5c8 seen_185))
(assert (not (and queen_r5c8 seen_184)))
(assert (=> seen_184 seen_185))
(assert (=> queen_r6c8 seen_186))
(assert (not (and queen_r6c8 seen_185)))
(assert (=> seen_185 seen_186))
(assert (=> queen_r7c8 seen_187))
(assert (not (and queen_r7c8 seen_186)))
(assert (=> seen_186 seen_187))
(assert (=> queen_r8c8 seen_188))
(assert (not (and queen_r8c8 seen_187)))
(assert (=> seen_187 seen_188))
(assert (=> queen_r9c8 seen_189))
(assert (not (and queen_r9c8 seen_188)))
(assert (=> seen_188 seen_189))
(assert (=> queen_r10c8 seen_190))
(assert (not (and queen_r10c8 seen_189)))
(assert (=> seen_189 seen_190))
(assert (not (and queen_r11c8 seen_190)))
(declare-const seen_191 Bool)
(declare-const seen_192 Bool)
(declare-const seen_193 Bool)
(declare-const seen_194 Bool)
(declare-const seen_195 Bool)
(declare-const seen_196 Bool)
(declare-const seen_197 Bool)
(declare-const seen_198 Bool)
(declare-const seen_199 Bool)
(declare-const seen_200 Bool)
(assert (or queen_r1c9 queen_r2c9 queen_r3c9 queen_r4c9 queen_r5c9 queen_r6c9 queen_r7c9 queen_r8c9 queen_r9c9 queen_r10c9 queen_r11c9)) ; column 9
(assert (=> queen_r1c9 seen_191))
(assert (=> queen_r2c9 seen_192))
(assert (not (and queen_r2c9 seen_191)))
(assert (=> seen_191 seen_192))
(assert (=> queen_r3c9 seen_193))
(assert (not (and queen_r3c9 seen_192)))
(assert (=> seen_192 seen_193))
(assert (=> queen_r4c9 seen_194))
(assert (not (and queen_r4c9 seen_193)))
(assert (=> seen_193 seen_194))
(assert (=> queen_r5c9 seen_195))
(assert (not (and queen_r5c9 seen_194)))
(assert (=> seen_194 seen_195))
(assert (=> queen_r6c9 seen_196))
(assert (not (and queen_r6c9 seen_195)))
(assert (=> seen_195 seen_196))
(assert (=> queen_r7c9 seen_197))
(assert (not (and queen_r7c9 seen_196)))
(assert (=> seen_196 seen_197))
(assert (=> queen_r8c9 seen_198))
(assert (not (and queen_r8c9 seen_197)))
(assert (=> seen_197 seen_198))
(assert (=> queen_r9c9 seen_199))
(assert (not (and queen_r9c9 seen_198)))
(assert (=> seen_198 seen_199))
(assert (=> queen_r10c9 seen_200))
(assert (not (and queen_r10c9 seen_199)))
(assert (=> seen_199 seen_200))
(assert (not (and queen_r11c9 seen_200)))
(declare-const seen_201 Bool)
(declare-const seen_202 Bool)
(declare-const seen_203 Bool)
(declare-const seen_204 Bool)
(declare-const seen_205 Bool)
(declare-const seen_206 Bool)
(declare-const seen_207 Bool)
(declare-const seen_208 Bool)
(declare-const seen_209 Bool)
(declare-const seen_210 Bool)
(assert (or queen_r1c10 queen_r2c10 queen_r3c10 queen_r4c10 queen_r5c10 queen_r6c10 queen_r7c10 queen_r8c10 queen_r9c10 queen_r10c10 queen_r11c10)) ; column 10
(assert (=> queen_r1c10 seen_201))
(assert (=> queen_r2c10 seen_202))
(assert (not (and queen_r2c10 seen_201)))
(assert (=> seen_201 seen_202))
(assert (=> queen_r3c10 seen_203))
(assert (not (and queen_r3c10 seen_202)))
(assert (=> seen_202 seen_203))
(assert (=> queen_r4c10 seen_204))
(assert (not (and queen_r4c10 seen_203)))
(assert (=> seen_203 seen_204))
(assert (=> queen_r5c10 seen_205))
(assert (not (and queen_r5c10 seen_204)))
(assert (=> seen_204 seen_205))
(assert (=> queen_r6c10 seen_206))
(assert (not (and queen_r6c10 seen_205)))
(assert (=> seen_205 seen_206))
(assert (=> queen_r7c10 seen_207))
(assert (not (and queen_r7c10 seen_206)))
(assert (=> seen_206 seen_207))
(assert (=> queen_r8c10 seen_208))
(assert (not (and queen_r8c10 seen_207)))
(assert (=> seen_207 seen_208))
(assert (=> queen_r9c10 seen_209))
(assert (not (and queen_r9c10 seen_208)))
(assert (=> seen_208 seen_209))
(assert (=> queen_r10c10 seen_210))
(assert (not (and queen_r10c10 seen_209)))
(assert (=> seen_209 seen_210))
(assert (not (and queen_r11c10 seen_210)))
(declare-const seen_211 Bool)
(declare-const seen_212 Bool)
(declare-const seen_213 Bool)
(declare-const seen_214 Bool)
(declare-const seen_215 Bool)
(declare-const seen_216 Bool)
(declare-const seen_217 Bool)
(declare-const seen_218 Bool)
(declare-const seen_219 Bool)
(declare-const seen_220 Bool)
(assert (or queen_r1c11 queen_r2c11 queen_r3c11 queen_r4c11 queen_r5c11 queen_r6c11 queen_r7c11 queen_r8c11 queen_r9c11 queen_r10c11 queen_r11c11)) ; column 11
(assert (=> queen_r1c11 seen_211))
(assert (=> queen_r2c11 seen_212))
(assert (not (and queen_r2c11 seen_211)))
(assert (=> seen_211 seen_212))
(assert (=> queen_r3c11 seen_213))
(assert (not (and queen_r3c11 seen_212)))
(assert (=> seen_212 seen_213))
(assert (=> queen_r4c11 seen_214))
(assert (not (and queen_r4c11 seen_213)))
(assert (=> seen_213 seen_214))
(assert (=> queen_r5c11 seen_215))
(assert (not (and queen_r5c11 seen_214)))
(assert (=> seen_214 seen_215))
(assert (=> queen_r6c11 seen_216))
(assert (not (and queen_r6c11 seen_215)))
(assert (=> seen_215 seen_216))
(assert (=> queen_r7c11 seen_217))
(assert (not (and queen_r7c11 seen_216)))
(assert (=> seen_216 seen_217))
(assert (=> queen_r8c11 seen_218))
(assert (not (and queen_r8c11 seen_217)))
(assert (=> seen_217 seen_218))
(assert (=> queen_r9c11 seen_219))
(assert (not (and queen_r9c11 seen_218)))
(assert (=> seen_218 seen_219))
(assert (=> queen_r10c11 seen_220))
(assert (not (and queen_r10c11 seen_219)))
(assert (=> seen_219 seen_220))
(assert (not (and queen_r11c11 seen_220)))

; Every region holds one queen.
; - Every region holds 1 queen.
(assert (or queen_r1c1 queen_r2c1 queen_r3c1 queen_r4c1 queen_r5c1 queen_r5c2 queen_r6c1)) ; region a
(assert (not (and queen_r1c1 queen_r3c1)))
(assert (not (and queen_r1c1 queen_r4c1)))
(assert (not (and queen_r1c1 queen_r5c1)))
(assert (not (and queen_r1c1 queen_r5c2)))
(assert (not (and queen_r1c1 queen_r6c1)))
(assert (not (and queen_r2c1 queen_r4c1)))
(assert (not (and queen_r2c1 queen_r5c1)))
(assert (not (and queen_r2c1 queen_r5c2)))
(assert (not (and queen_r2c1 queen_r6c1)))
(assert (not (and queen_r3c1 queen_r5c1)))
(assert (not (and queen_r3c1 queen_r5c2)))
(assert (not (and queen_r3c1 queen_r6c1)))
(assert (not (and queen_r4c1 queen_r6c1)))
(declare-const seen_221 Bool)
(declare-const seen_222 Bool)
(declare-const seen_223 Bool)
(declare-const seen_224 Bool)
(declare-const seen_225 Bool)
(declare-const seen_226 Bool)
(declare-const seen_227 Bool)
(declare-const seen_228 Bool)
(declare-const seen_229 Bool)
(declare-const seen_230 Bool)
(declare-const seen_231 Bool)
(declare-const seen_232 Bool)
(declare-const seen_233 Bool)
(declare-const seen_234 Bool)
(assert (or queen_r1c2 queen_r1c3 queen_r1c4 queen_r1c5 queen_r2c2 queen_r2c3 queen_r2c4 queen_r2c5 queen_r2c6 queen_r3c2 queen_r3c3 queen_r3c4 queen_r3c5 queen_r3c6 queen_r4c2)) ; region b
(assert (=> queen_r1c2 seen_221))
(assert (=> queen_r1c3 seen_222))
(assert (not (and queen_r1c3 seen_221)))
(assert (=> seen_221 seen_222))
(assert (=> queen_r1c4 seen_223))
(assert (not (and queen_r1c4 seen_222)))
(assert (=> seen_222 seen_223))
(assert (=> queen_r1c5 seen_224))
(assert (not (and queen_r1c5 seen_223)))
(assert (=> seen_223 seen_224))
(assert (=> queen_r2c2 seen_225))
(assert (not (and queen_r2c2 seen_224)))
(assert (=> seen_224 seen_225))
(assert (=> queen_r2c3 seen_226))
(assert (not (and queen_r2c3 seen_225)))
(assert (=> seen_225 seen_226))
(assert (=> queen_r2c4 seen_227))
(assert (not (and queen_r2c4 seen_226)))
(assert (=> seen_226 seen_227))
(assert (=> queen_r2c5 seen_228))
(assert (not (and queen_r2c5 seen_227)))
(assert (=> seen_227 seen_228))
(assert (=> queen_r2c6 seen_229))
(assert (not (and queen_r2c6 seen_228)))
(assert (=> seen_228 seen_229))
(assert (=> queen_r3c2 seen_230))
(assert (not (and queen_r3c2 seen_229)))
(assert (=> seen_229 seen_230))
(assert (=> queen_r3c3 seen_231))
(assert (not (and queen_r3c3 seen_230)))
(assert (=> seen_230 seen_231))
(assert (=> queen_r3c4 seen_232))
(assert (not (and queen_r3c4 seen_231)))
(assert (=> seen_231 seen_232))
(assert (=> queen_r3c5 seen_233))
(assert (not (and queen_r3c5 seen_232)))
(assert (=> seen_232 seen_233))
(assert (=> queen_r3c6 seen_234))
(assert (not (and queen_r3c6 seen_233)))
(assert (=> seen_233 seen_234))
(assert (not (and queen_r4c2 seen_234)))
(declare-const seen_235 Bool)
(declare-const seen_236 Bool)
(declare-const seen_237 Bool)
(declare-const seen_238 Bool)
(declare-const seen_239 Bool)
(declare-const seen_240 Bool)
(declare-const seen_241 Bool)
(declare-const seen_242 Bool)
(declare-const seen_243 Bool)
(declare-const seen_244 Bool)
(declare-const seen_245 Bool)
(declare-const seen_246 Bool)
(declare-const seen_247 Bool)
(declare-const seen_248 Bool)
(declare-const seen_249 Bool)
(declare-const seen_250 Bool)
(declare-const seen_251 Bool)
(declare-const seen_252 Bool)
(declare-const seen_253 Bool)
(declare-const seen_254 Bool)
(declare-const seen_255 Bool)
(declare-const seen_256 Bool)
(declare-const seen_257 Bool)
(declare-const seen_258 Bool)
(declare-const seen_259 Bool)
(declare-const seen_260 Bool)
(declare-const seen_261 Bool)
(declare-const seen_262 Bool)
(declare-const seen_263 Bool)
(declare-const seen_264 Bool)
(declare-const seen_265 Bool)
(declare-const seen_266 Bool)
(declare-const seen_267 Bool)
(assert (or queen_r1c6 queen_r1c7 queen_r1c8 queen_r1c9 queen_r1c10 queen_r1c11 queen_r2c7 queen_r2c8 queen_r3c7 queen_r3c8 queen_r4c3 queen_r4c4 queen_r4c5 queen_r4c6 queen_r4c7 queen_r4c8 queen_r4c9 queen_r4c11 queen_r5c5 queen_r5c6 queen_r5c7 queen_r5c8 queen_r5c9 queen_r5c10 queen_r5c11 queen_r6c5 queen_r6c6 queen_r6c7 queen_r6c9 queen_r6c10 queen_r6c11 queen_r7c9 queen_r7c10 queen_r7c11)) ; region c
(assert (=> queen_r1c6 seen_235))
(assert (=> queen_r1c7 seen_236))
(assert (not (and queen_r1c7 seen_235)))
(assert (=> seen_235 seen_236))
(assert (=> queen_r1c8 seen_237))
(assert (not (and queen_r1c8 seen_236)))
(assert (=> seen_236 seen_237))
(assert (=> queen_r1c9 seen_238))
(assert (not (and queen_r1c9 seen_237)))
(assert (=> seen_237 seen_238))
(assert (=> queen_r1c10 seen_239))
(assert (not (and queen_r1c10 seen_238)))
(assert (=> seen_238 seen_239))
(assert (=> queen_r1c11 seen_240))
(assert (not (and queen_r1c11 seen_239)))
(assert (=> seen_239 seen_240))
(assert (=> queen_r2c7 seen_241))
(assert (not (and queen_r2c7 seen_240)))
(assert (=> seen_240 seen_241))
(assert (=> queen_r2c8 seen_242))
(assert (not (and queen_r2c8 seen_241)))
(assert (=> seen_241 seen_242))
(assert (=> queen_r3c7 seen_243))
(assert (not (and queen_r3c7 seen_242)))
(assert (=> seen_242 seen_243))
(assert (=> queen_r3c8 seen_244))
(assert (not (and queen_r3c8 seen_243)))
(assert (=> seen_243 seen_244))
(assert (=> queen_r4c3 seen_245))
(assert (not (and queen_r4c3 seen_244)))
(assert (=> seen_244 seen_245))
(assert (=> queen_r4c4 seen_246))
(assert (not (and queen_r4c4 seen_245)))
(assert (=> seen_245 seen_246))
(assert (=> queen_r4c5 seen_247))
(assert (not (and queen_r4c5 seen_246)))
(assert (=> seen_246 seen_247))
(assert (=> queen_r4c6 seen_248))
(assert (not (and queen_r4c6 seen_247)))
(assert (=> seen_247 seen_248))
(assert (=> queen_r4c7 seen_249))
(assert (not (and queen_r4c7 seen_248)))
(assert (=> seen_248 seen_249))
(assert (=> queen_r4c8 seen_250))
(assert (not (and queen_r4c8 seen_249)))
(assert (=> seen_249 seen_250))
(assert (=> queen_r4c9 seen_251))
(assert (not (and queen_r4c9 seen_250)))
(assert (=> seen_250 seen_251))
(assert (=> queen_r4c11 seen_252))
(assert (not (and queen_r4c11 seen_251)))
(assert (=> seen_251 seen_252))
(assert (=> queen_r5c5 seen_253))
(assert (not (and queen_r5c5 seen_252)))
(assert (=> seen_252 seen_253))
(assert (=> queen_r5c6 seen_254))
(assert (not (and queen_r5c6 seen_253)))
(assert (=> seen_253 seen_254))
(assert (=> queen_r5c7 seen_255))
(assert (not (and queen_r5c7 seen_254)))
(assert (=> seen_254 seen_255))
(assert (=> queen_r5c8 seen_256))
(assert (not (and queen_r5c8 seen_255)))
(assert (=> seen_255 seen_256))
(assert (=> queen_r5c9 seen_257))
(assert (not (and queen_r5c9 seen_256)))
(assert (=> seen_256 seen_257))
(assert (=> queen_r5c10 seen_258))
(assert (not (and queen_r5c10 seen_257)))
(assert (=> seen_257 seen_258))
(assert (=> queen_r5c11 seen_259))
(assert (not (and queen_r5c11 seen_258)))
(assert (=> seen_258 seen_259))
(assert (=> queen_r6c5 seen_260))
(assert (not (and queen_r6c5 seen_259)))
(assert (=> seen_259 seen_260))
(assert (=> queen_r6c6 seen_261))
(assert (not (and queen_r6c6 seen_260)))
(assert (=> seen_260 seen_261))
(assert (=> queen_r6c7 seen_262))
(assert (not (and queen_r6c7 seen_261)))
(assert (=> seen_261 seen_262))
(assert (=> queen_r6c9 seen_263))
(assert (not (and queen_r6c9 seen_262)))
(assert (=> seen_262 seen_263))
(assert (=> queen_r6c10 seen_264))
(assert (not (and queen_r6c10 seen_263)))
(assert (=> seen_263 seen_264))
(assert (=> queen_r6c11 seen_265))
(assert (not (and queen_r6c11 seen_264)))
(assert (=> seen_264 seen_265))
(assert (=> queen_r7c9 seen_266))
(assert (not (and queen_r7c9 seen_265)))
(assert (=> seen_265 seen_266))
(assert (=> queen_r7c10 seen_267))
(assert (not (and queen_r7c10 seen_266)))
(assert (=> seen_266 seen_267))
(assert (not (and queen_r7c11 seen_267)))
(assert (or queen_r2c9 queen_r2c10 queen_r2c11 queen_r3c10 queen_r3c11 queen_r4c10)) ; region d
(assert (not (and queen_r2c9 queen_r2c11)))
(assert (not (and queen_r2c9 queen_r3c11)))
(assert (not (and queen_r2c9 queen_r4c10)))
(assert (not (and queen_r2c10 queen_r4c10)))
(assert (not (and queen_r2c11 queen_r4c10)))
(assert queen_r3c9) ; region e
(declare-const seen_268 Bool)
(declare-const seen_269 Bool)
(declare-const seen_270 Bool)
(declare-const seen_271 Bool)
(declare-const seen_272 Bool)
(declare-const seen_273 Bool)
(declare-const seen_274 Bool)
(declare-const seen_275 Bool)
(declare-const seen_276 Bool)
(declare-const seen_277 Bool)
(declare-const seen_278 Bool)
(declare-const seen_279 Bool)
(declare-const seen_280 Bool)
(declare-const seen_281 Bool)
(declare-const seen_282 Bool)
(declare-const seen_283 Bool)
(assert (or queen_r5c3 queen_r5c4 queen_r6c2 queen_r6c3 queen_r6c4 queen_r7c4 queen_r7c5 queen_r8c4 queen_r9c3 queen_r9c4 queen_r10c1 queen_r10c2 queen_r10c3 queen_r10c4 queen_r11c1 queen_r11c2 queen_r11c3)) ; region f
(assert (=> queen_r5c3 seen_268))
(assert (=> queen_r5c4 seen_269))
(assert (not (and queen_r5c4 seen_268)))
(assert (=> seen_268 seen_269))
(assert (=> queen_r6c2 seen_270))
(assert (not (and queen_r6c2 seen_269)))
(assert (=> seen_269 seen_270))
(assert (=> queen_r6c3 seen_271))
(assert (not (and queen_r6c3 seen_270)))
(assert (=> seen_270 seen_271))
(assert (=> queen_r6c4 seen_272))
(assert (not (and queen_r6c4 seen_271)))
(assert (=> seen_271 seen_272))
(assert (=> queen_r7c4 seen_273))
(assert (not (and queen_r7c4 seen_272)))
(assert (=> seen_272 seen_273))
(assert (=> queen_r7c5 seen_274))
(assert (not (and queen_r7c5 seen_273)))
(assert (=> seen_273 seen_274))
(assert (=> queen_r8c4 seen_275))
(assert (not (and queen_r8c4 seen_274)))
(assert (=> seen_274 seen_275))
(assert (=> queen_r9c3 seen_276))
(assert (not (and queen_r9c3 seen_275)))
(assert (=> seen_275 seen_276))
(assert (=> queen_r9c4 seen_277))
(assert (not (and queen_r9c4 seen_276)))
(assert (=> seen_276 seen_277))
(assert (=> queen_r10c1 seen_278))
(assert (not (and queen_r10c1 seen_277)))
(assert (=> seen_277 seen_278))
(assert (=> queen_r10c2 seen_279))
(assert (not (and queen_r10c2 seen_278)))
(assert (=> seen_278 seen_279))
(assert (=> queen_r10c3 seen_280))
(assert (not (and queen_r10c3 seen_279)))
(assert (=> seen_279 seen_280))
(assert (=> queen_r10c4 seen_281))
(assert (not (and queen_r10c4 seen_280)))
(assert (=> seen_280 seen_281))
(assert (=> queen_r11c1 seen_282))
(assert (not (and queen_r11c1 seen_281)))
(assert (=> seen_281 seen_282))
(assert (=> queen_r11c2 seen_283))
(assert (not (and queen_r11c2 seen_282)))
(assert (=> seen_282 seen_283))
(assert (not (and queen_r11c3 seen_283)))
(assert (or queen_r6c8 queen_r7c6 queen_r7c7 queen_r7c8 queen_r8c5 queen_r8c6 queen_r8c7 queen_r9c6)) ; region g
(assert (not (and queen_r6c8 queen_r7c6)))
(assert (not (and queen_r6c8 queen_r8c5)))
(assert (not (and queen_r6c8 queen_r8c6)))
(assert (not (and queen_r6c8 queen_r8c7)))
(assert (not (and queen_r6c8 queen_r9c6)))
(assert (not (and queen_r7c6 queen_r7c8)))
(assert (not (and queen_r7c6 queen_r9c6)))
(assert (not (and queen_r7c7 queen_r8c5)))
(assert (not (and queen_r7c7 queen_r9c6)))
(assert (not (and queen_r7c8 queen_r8c5)))
(assert (not (and queen_r7c8 queen_r8c6)))
(assert (not (and queen_r7c8 queen_r9c6)))
(assert (not (and queen_r8c5 queen_r8c7)))
(assert queen_r7c1) ; region h
(assert (or queen_r7c2 queen_r7c3 queen_r8c1 queen_r8c2 queen_r8c3 queen_r9c1 queen_r9c2)) ; region i
(assert (not (and queen_r7c2 queen_r9c1)))
(assert (not (and queen_r7c2 queen_r9c2)))
(assert (not (and queen_r7c3 queen_r8c1)))
(assert (not (and queen_r7c3 queen_r9c1)))
(assert (not (and queen_r7c3 queen_r9c2)))
(assert (not (and queen_r8c1 queen_r8c3)))
(assert (not (and queen_r8c3 queen_r9c1)))
(declare-const seen_284 Bool)
(declare-const seen_285 Bool)
(declare-const seen_286 Bool)
(declare-const seen_287 Bool)
(declare-const seen_288 Bool)
(declare-const seen_289 Bool)
(declare-const seen_290 Bool)
(declare-const seen_291 Bool)
(declare-const seen_292 Bool)
(declare-const seen_293 Bool)
(declare-const seen_294 Bool)
(declare-const seen_295 Bool)
(declare-const seen_296 Bool)
(declare-const seen_297 Bool)
(declare-const seen_298 Bool)
(declare-const seen_299 Bool)
(declare-const seen_300 Bool)
(declare-const seen_301 Bool)
(declare-const seen_302 Bool)
(declare-const seen_303 Bool)
(declare-const seen_304 Bool)
(declare-const seen_305 Bool)
(assert (or queen_r8c8 queen_r8c9 queen_r8c10 queen_r8c11 queen_r9c5 queen_r9c7 queen_r9c8 queen_r9c9 queen_r9c10 queen_r9c11 queen_r10c5 queen_r10c6 queen_r10c7 queen_r10c8 queen_r10c11 queen_r11c4 queen_r11c5 queen_r11c6 queen_r11c7 queen_r11c8 queen_r11c9 queen_r11c10 queen_r11c11)) ; region j
(assert (=> queen_r8c8 seen_284))
(assert (=> queen_r8c9 seen_285))
(assert (not (and queen_r8c9 seen_284)))
(assert (=> seen_284 seen_285))
(assert (=> queen_r8c10 seen_286))
(assert (not (and queen_r8c10 seen_285)))
(assert (=> seen_285 seen_286))
(assert (=> queen_r8c11 seen_287))
(assert (not (and queen_r8c11 seen_286)))
(assert (=> seen_286 seen_287))
(assert (=> queen_r9c5 seen_288))
(assert (not (and queen_r9c5 seen_287)))
(assert (=> seen_287 seen_288))
(assert (=> queen_r9c7 seen_289))
(assert (not (and queen_r9c7 seen_288)))
(assert (=> seen_288 seen_289))
(assert (=> queen_r9c8 seen_290))
(assert (not (and queen_r9c8 seen_289)))
(assert (=> seen_289 seen_290))
(assert (=> queen_r9c9 seen_291))
(assert (not (and queen_r9c9 seen_290)))
(assert (=> seen_290 seen_291))
(assert (=> queen_r9c10 seen_292))
(assert (not (and queen_r9c10 seen_291)))
(assert (=> seen_291 seen_292))
(assert (=> queen_r9c11 seen_293))
(assert (not (and queen_r9c11 seen_292)))
(assert (=> seen_292 seen_293))
(assert (=> queen_r10c5 seen_294))
(assert (not (and queen_r10c5 seen_293)))
(assert (=> seen_293 seen_294))
(assert (=> queen_r10c6 seen_295))
(assert (not (and queen_r10c6 seen_294)))
(assert (=> seen_294 seen_295))
(assert (=> queen_r10c7 seen_296))
(assert (not (and queen_r10c7 seen_295)))
(assert (=> seen_295 seen_296))
(assert (=> queen_r10c8 seen_297))
(assert (not (and queen_r10c8 seen_296)))
(assert (=> seen_296 seen_297))
(assert (=> queen_r10c11 seen_298))
(assert (not (and queen_r10c11 seen_297)))
(assert (=> seen_297 seen_298))
(assert (=> queen_r11c4 seen_299))
(assert (not (and queen_r11c4 seen_298)))
(assert (=> seen_298 seen_299))
(assert (=> queen_r11c5 seen_300))
(assert (not (and queen_r11c5 seen_299)))
(assert (=> seen_299 seen_300))
(assert (=> queen_r11c6 seen_301))
(assert (not (and queen_r11c6 seen_300)))
(assert (=> seen_300 seen_301))
(assert (=> queen_r11c7 seen_302))
(assert (not (and queen_r11c7 seen_301)))
(assert (=> seen_301 seen_302))
(assert (=> queen_r11c8 seen_303))
(assert (not (and queen_r11c8 seen_302)))
(assert (=> seen_302 seen_303))
(assert (=> queen_r11c9 seen_304))
(assert (not (and queen_r11c9 seen_303)))
(assert (=> seen_303 seen_304))
(assert (=> queen_r11c10 seen_305))
(assert (not (and queen_r11c10 seen_304)))
(assert (=> seen_304 seen_305))
(assert (not (and queen_r11c11 seen_305)))
(assert (or queen_r10c9 queen_r10c10)) ; region k

(check-sat)
(get-value (queen_r1c1 queen_r1c2 queen_r1c3 queen_r1c4 queen_r1c5 queen_r1c6 queen_r1c7 queen_r1c8 queen_r1c9
queen_r1c10 queen_r1c11 queen_r2c1 queen_r2c2 queen_r2c3 queen_r2c4 queen_r2c5 queen_r2c6 queen_r2c7
queen_r2c8 queen_r2c9 queen_r2c10 queen_r2c11 queen_r3c1 queen_r3c2 queen_r3c3 queen_r3c4 queen_r3c5
queen_r3c6 queen_r3c7 queen_r3c8 queen_r3c9 queen_r3c10 queen_r3c11 queen_r4c1 queen_r4c2 queen_r4c3
queen_r4c4 queen_r4c5 queen_r4c6 queen_r4c7 queen_r4c8 queen_r4c9 queen_r4c10 queen_r4c11 queen_r5c1
queen_r5c2 queen_r5c3 queen_r5c4 queen_r5c5 queen_r5c6 queen_r5c7 queen_r5c8 queen_r5c9 queen_r5c10
queen_r5c11 queen_r6c1 queen_r6c2 queen_r6c3 queen_r6c4 queen_r6c5 queen_r6c6 queen_r6c7 queen_r6c8
queen_r6c9 queen_r6c10 queen_r6c11 queen_r7c1 queen_r7c2 queen_r7c3 queen_r7c4 queen_r7c5 queen_r7c6
queen_r7c7 queen_r7c8 queen_r7c9 queen_r7c10 queen_r7c11 queen_r8c1 queen_r8c2 queen_r8c3 queen_r8c4
queen_r8c5 queen_r8c6 queen_r8c7 queen_r8c8 queen_r8c9 queen_r8c10 queen_r8c11 queen_r9c1 queen_r9c2
queen_r9c3 queen_r9c4 queen_r9c5 queen_r9c6 queen_r9c7 queen_r9c8 queen_r9c9 queen_r9c10 queen_r9c11
queen_r10c1 queen_r10c2 queen_r10c3 queen_r10c4 queen_r10c5 queen_r10c6 queen_r10c7 queen_r10c8
queen_r10c9 queen_r10c10 queen_r10c11 queen_r11c1 queen_r11c2 queen_r11c3 queen_r11c4 queen_r11c5
queen_r11c6 queen_r11c7 queen_r11c8 queen_r11c9 queen_r11c10 queen_r11c11))
(exit)
