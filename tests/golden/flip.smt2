; flip: By night
(set-option :produce-models true)
(set-logic QF_LIA)

; flip_C: cell C is chosen.
(declare-const flip_r1c1 Bool)
(declare-const flip_r1c2 Bool)
(declare-const flip_r1c3 Bool)
(declare-const flip_r1c4 Bool)
(declare-const flip_r1c5 Bool)
(declare-const flip_r1c6 Bool)
(declare-const flip_r1c7 Bool)
(declare-const flip_r1c8 Bool)
(declare-const flip_r2c1 Bool)
(declare-const flip_r2c2 Bool)
(declare-const flip_r2c3 Bool)
(declare-const flip_r2c4 Bool)
(declare-const flip_r2c5 Bool)
(declare-const flip_r2c6 Bool)
(declare-const flip_r2c7 Bool)
(declare-const flip_r2c8 Bool)
(declare-const flip_r3c1 Bool)
(declare-const flip_r3c2 Bool)
(declare-const flip_r3c3 Bool)
(declare-const flip_r3c4 Bool)
(declare-const flip_r3c5 Bool)
(declare-const flip_r3c6 Bool)
(declare-const flip_r3c7 Bool)
(declare-const flip_r3c8 Bool)
(declare-const flip_r4c1 Bool)
(declare-const flip_r4c2 Bool)
(declare-const flip_r4c3 Bool)
(declare-const flip_r4c4 Bool)
(declare-const flip_r4c5 Bool)
(declare-const flip_r4c6 Bool)
(declare-const flip_r4c7 Bool)
(declare-const flip_r4c8 Bool)
(declare-const flip_r5c1 Bool)
(declare-const flip_r5c2 Bool)
(declare-const flip_r5c3 Bool)
(declare-const flip_r5c4 Bool)
(declare-const flip_r5c5 Bool)
(declare-const flip_r5c6 Bool)
(declare-const flip_r5c7 Bool)
(declare-const flip_r5c8 Bool)
(declare-const flip_r6c1 Bool)
(declare-const flip_r6c2 Bool)
(declare-const flip_r6c3 Bool)
(declare-const flip_r6c4 Bool)
(declare-const flip_r6c5 Bool)
(declare-const flip_r6c6 Bool)
(declare-const flip_r6c7 Bool)
(declare-const flip_r6c8 Bool)
(declare-const flip_r7c1 Bool)
(declare-const flip_r7c2 Bool)
(declare-const flip_r7c3 Bool)
(declare-const flip_r7c4 Bool)
(declare-const flip_r7c5 Bool)
(declare-const flip_r7c6 Bool)
(declare-const flip_r7c7 Bool)
(declare-const flip_r7c8 Bool)
(declare-const flip_r8c1 Bool)
(declare-const flip_r8c2 Bool)
(declare-const flip_r8c3 Bool)
(declare-const flip_r8c4 Bool)
(declare-const flip_r8c5 Bool)
(declare-const flip_r8c6 Bool)
(declare-const flip_r8c7 Bool)
(declare-const flip_r8c8 Bool)

; Every cell is light in the end: flipped an odd number of times where it is dark, else even.
(assert (xor (xor flip_r1c1 flip_r1c2) flip_r2c1)) ; r1c1
(assert (xor (xor (xor flip_r1c1 flip_r1c2) flip_r1c3) flip_r2c2)) ; r1c2
(assert (not (xor (xor (xor flip_r1c2 flip_r1c3) flip_r1c4) flip_r2c3))) ; r1c3
(assert (xor (xor (xor flip_r1c3 flip_r1c4) flip_r1c5) flip_r2c4)) ; r1c4
(assert (not (xor (xor (xor flip_r1c4 flip_r1c5) flip_r1c6) flip_r2c5))) ; r1c5
(assert (not (xor (xor (xor flip_r1c5 flip_r1c6) flip_r1c7) flip_r2c6))) ; r1c6
(assert (not (xor (xor (xor flip_r1c6 flip_r1c7) flip_r1c8) flip_r2c7))) ; r1c7
(assert (xor (xor flip_r1c7 flip_r1c8) flip_r2c8)) ; r1c8
(assert (xor (xor (xor flip_r1c1 flip_r2c1) flip_r2c2) flip_r3c1)) ; r2c1
(assert (xor (xor (xor (xor flip_r1c2 flip_r2c1) flip_r2c2) flip_r2c3) flip_r3c2)) ; r2c2
(assert (xor (xor (xor (xor flip_r1c3 flip_r2c2) flip_r2c3) flip_r2c4) flip_r3c3)) ; r2c3
(assert (xor (xor (xor (xor flip_r1c4 flip_r2c3) flip_r2c4) flip_r2c5) flip_r3c4)) ; r2c4
(assert (xor (xor (xor (xor flip_r1c5 flip_r2c4) flip_r2c5) flip_r2c6) flip_r3c5)) ; r2c5
(assert (not (xor (xor (xor (xor flip_r1c6 flip_r2c5) flip_r2c6) flip_r2c7) flip_r3c6))) ; r2c6
(assert (not (xor (xor (xor (xor flip_r1c7 flip_r2c6) flip_r2c7) flip_r2c8) flip_r3c7))) ; r2c7
(assert (xor (xor (xor flip_r1c8 flip_r2c7) flip_r2c8) flip_r3c8)) ; r2c8
(assert (xor (xor (xor flip_r2c1 flip_r3c1) flip_r3c2) flip_r4c1)) ; r3c1
(assert (not (xor (xor (xor (xor flip_r2c2 flip_r3c1) flip_r3c2) flip_r3c3) flip_r4c2))) ; r3c2
(assert (xor (xor (xor (xor flip_r2c3 flip_r3c2) flip_r3c3) flip_r3c4) flip_r4c3)) ; r3c3
(assert (not (xor (xor (xor (xor flip_r2c4 flip_r3c3) flip_r3c4) flip_r3c5) flip_r4c4))) ; r3c4
(assert (not (xor (xor (xor (xor flip_r2c5 flip_r3c4) flip_r3c5) flip_r3c6) flip_r4c5))) ; r3c5
(assert (not (xor (xor (xor (xor flip_r2c6 flip_r3c5) flip_r3c6) flip_r3c7) flip_r4c6))) ; r3c6
(assert (not (xor (xor (xor (xor flip_r2c7 flip_r3c6) flip_r3c7) flip_r3c8) flip_r4c7))) ; r3c7
(assert (not (xor (xor (xor flip_r2c8 flip_r3c7) flip_r3c8) flip_r4c8))) ; r3c8
(assert (xor (xor (xor flip_r3c1 flip_r4c1) flip_r4c2) flip_r5c1)) ; r4c1
(assert (xor (xor (xor (xor flip_r3c2 flip_r4c1) flip_r4c2) flip_r4c3) flip_r5c2)) ; r4c2
(assert (not (xor (xor (xor (xor flip_r3c3 flip_r4c2) flip_r4c3) flip_r4c4) flip_r5c3))) ; r4c3
(assert (not (xor (xor (xor (xor flip_r3c4 flip_r4c3) flip_r4c4) flip_r4c5) flip_r5c4))) ; r4c4
(assert (not (xor (xor (xor (xor flip_r3c5 flip_r4c4) flip_r4c5) flip_r4c6) flip_r5c5))) ; r4c5
(assert (not (xor (xor (xor (xor flip_r3c6 flip_r4c5) flip_r4c6) flip_r4c7) flip_r5c6))) ; r4c6
(assert (xor (xor (xor (xor flip_r3c7 flip_r4c6) flip_r4c7) flip_r4c8) flip_r5c7)) ; r4c7
(assert (not (xor (xor (xor flip_r3c8 flip_r4c7) flip_r4c8) flip_r5c8))) ; r4c8
(assert (not (xor (xor (xor flip_r4c1 flip_r5c1) flip_r5c2) flip_r6c1))) ; r5c1
(assert (xor (xor (xor (xor flip_r4c2 flip_r5c1) flip_r5c2) flip_r5c3) flip_r6c2)) ; r5c2
(assert (xor (xor (xor (xor flip_r4c3 flip_r5c2) flip_r5c3) flip_r5c4) flip_r6c3)) ; r5c3
(assert (xor (xor (xor (xor flip_r4c4 flip_r5c3) flip_r5c4) flip_r5c5) flip_r6c4)) ; r5c4
(assert (xor (xor (xor (xor flip_r4c5 flip_r5c4) flip_r5c5) flip_r5c6) flip_r6c5)) ; r5c5
(assert (xor (xor (xor (xor flip_r4c6 flip_r5c5) flip_r5c6) flip_r5c7) flip_r6c6)) ; r5c6
(assert (xor (xor (xor (xor flip_r4c7 flip_r5c6) flip_r5c7) flip_r5c8) flip_r6c7)) ; r5c7
(assert (xor (xor (xor flip_r4c8 flip_r5c7) flip_r5c8) flip_r6c8)) ; r5c8
(assert (not (xor (xor (xor flip_r5c1 flip_r6c1) flip_r6c2) flip_r7c1))) ; r6c1
(assert (xor (xor (xor (xor flip_r5c2 flip_r6c1) flip_r6c2) flip_r6c3) flip_r7c2)) ; r6c2
(assert (not (xor (xor (xor (xor flip_r5c3 flip_r6c2) flip_r6c3) flip_r6c4) flip_r7c3))) ; r6c3
(assert (xor (xor (xor (xor flip_r5c4 flip_r6c3) flip_r6c4) flip_r6c5) flip_r7c4)) ; r6c4
(assert (not (xor (xor (xor (xor flip_r5c5 flip_r6c4) flip_r6c5) flip_r6c6) flip_r7c5))) ; r6c5
(assert (xor (xor (xor (xor flip_r5c6 flip_r6c5) flip_r6c6) flip_r6c7) flip_r7c6)) ; r6c6
(assert (xor (xor (xor (xor flip_r5c7 flip_r6c6) flip_r6c7) flip_r6c8) flip_r7c7)) ; r6c7
(assert (xor (xor (xor flip_r5c8 flip_r6c7) flip_r6c8) flip_r7c8)) ; r6c8
(assert (not (xor (xor (xor flip_r6c1 flip_r7c1) flip_r7c2) flip_r8c1))) ; r7c1
(assert (not (xor (xor (xor (xor flip_r6c2 flip_r7c1) flip_r7c2) flip_r7c3) flip_r8c2))) ; r7c2
(assert (not (xor (xor (xor (xor flip_r6c3 flip_r7c2) flip_r7c3) flip_r7c4) flip_r8c3))) ; r7c3
(assert (not (xor (xor (xor (xor flip_r6c4 flip_r7c3) flip_r7c4) flip_r7c5) flip_r8c4))) ; r7c4
(assert (not (xor (xor (xor (xor flip_r6c5 flip_r7c4) flip_r7c5) flip_r7c6) flip_r8c5))) ; r7c5
(assert (not (xor (xor (xor (xor flip_r6c6 flip_r7c5) flip_r7c6) flip_r7c7) flip_r8c6))) ; r7c6
(assert (xor (xor (xor (xor flip_r6c7 flip_r7c6) flip_r7c7) flip_r7c8) flip_r8c7)) ; r7c7
(assert (xor (xor (xor flip_r6c8 flip_r7c7) flip_r7c8) flip_r8c8)) ; r7c8
(assert (not (xor (xor flip_r7c1 flip_r8c1) flip_r8c2))) ; r8c1
(assert (not (xor (xor (xor flip_r7c2 flip_r8c1) flip_r8c2) flip_r8c3))) ; r8c2
(assert (not (xor (xor (xor flip_r7c3 flip_r8c2) flip_r8c3) flip_r8c4))) ; r8c3
(assert (not (xor (xor (xor flip_r7c4 flip_r8c3) flip_r8c4) flip_r8c5))) ; r8c4
(assert (xor (xor (xor flip_r7c5 flip_r8c4) flip_r8c5) flip_r8c6)) ; r8c5
(assert (xor (xor (xor flip_r7c6 flip_r8c5) flip_r8c6) flip_r8c7)) ; r8c6
(assert (not (xor (xor (xor flip_r7c7 flip_r8c6) flip_r8c7) flip_r8c8))) ; r8c7
(assert (not (xor (xor flip_r7c8 flip_r8c7) flip_r8c8))) ; r8c8

(check-sat)
(get-value (flip_r1c1 flip_r1c2 flip_r1c3 flip_r1c4 flip_r1c5 flip_r1c6 flip_r1c7 flip_r1c8 flip_r2c1 flip_r2c2
flip_r2c3 flip_r2c4 flip_r2c5 flip_r2c6 flip_r2c7 flip_r2c8 flip_r3c1 flip_r3c2 flip_r3c3 flip_r3c4
flip_r3c5 flip_r3c6 flip_r3c7 flip_r3c8 flip_r4c1 flip_r4c2 flip_r4c3 flip_r4c4 flip_r4c5 flip_r4c6
flip_r4c7 flip_r4c8 flip_r5c1 flip_r5c2 flip_r5c3 flip_r5c4 flip_r5c5 flip_r5c6 flip_r5c7 flip_r5c8
flip_r6c1 flip_r6c2 flip_r6c3 flip_r6c4 flip_r6c5 flip_r6c6 flip_r6c7 flip_r6c8 flip_r7c1 flip_r7c2
flip_r7c3 flip_r7c4 flip_r7c5 flip_r7c6 flip_r7c7 flip_r7c8 flip_r8c1 flip_r8c2 flip_r8c3 flip_r8c4
flip_r8c5 flip_r8c6 flip_r8c7 flip_r8c8))
(exit)
