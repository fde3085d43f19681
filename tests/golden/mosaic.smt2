; mosaic: a hut
(set-option :produce-models true)
(set-logic QF_LIA)

; black_C: cell C is black.
(declare-const black_r1c1 Bool)
(declare-const black_r1c2 Bool)
(declare-const black_r1c3 Bool)
(declare-const black_r1c4 Bool)
(declare-const black_r1c5 Bool)
(declare-const black_r2c1 Bool)
(declare-const black_r2c2 Bool)
(declare-const black_r2c3 Bool)
(declare-const black_r2c4 Bool)
(declare-const black_r2c5 Bool)
(declare-const black_r3c1 Bool)
(declare-const black_r3c2 Bool)
(declare-const black_r3c3 Bool)
(declare-const black_r3c4 Bool)
(declare-const black_r3c5 Bool)
(declare-const black_r4c1 Bool)
(declare-const black_r4c2 Bool)
(declare-const black_r4c3 Bool)
(declare-const black_r4c4 Bool)
(declare-const black_r4c5 Bool)
(declare-const black_r5c1 Bool)
(declare-const black_r5c2 Bool)
(declare-const black_r5c3 Bool)
(declare-const black_r5c4 Bool)
(declare-const black_r5c5 Bool)

; A number counts the black cells among its own and those around it.
(assert (= (+ (ite black_r1c1 1 0) (ite black_r1c2 1 0) (ite black_r1c3 1 0) (ite black_r2c1 1 0) (ite black_r2c2 1 0) (ite black_r2c3 1 0)) 3)) ; number 3 at r1c2
(assert (= (+ (ite black_r1c4 1 0) (ite black_r1c5 1 0) (ite black_r2c4 1 0) (ite black_r2c5 1 0)) 1)) ; number 1 at r1c5
(assert (= (+ (ite black_r1c1 1 0) (ite black_r1c2 1 0) (ite black_r1c3 1 0) (ite black_r2c1 1 0) (ite black_r2c2 1 0) (ite black_r2c3 1 0) (ite black_r3c1 1 0) (ite black_r3c2 1 0) (ite black_r3c3 1 0)) 6)) ; number 6 at r2c2
(assert (= (+ (ite black_r1c3 1 0) (ite black_r1c4 1 0) (ite black_r1c5 1 0) (ite black_r2c3 1 0) (ite black_r2c4 1 0) (ite black_r2c5 1 0) (ite black_r3c3 1 0) (ite black_r3c4 1 0) (ite black_r3c5 1 0)) 6)) ; number 6 at r2c4
(assert (= (+ (ite black_r2c2 1 0) (ite black_r2c3 1 0) (ite black_r2c4 1 0) (ite black_r3c2 1 0) (ite black_r3c3 1 0) (ite black_r3c4 1 0) (ite black_r4c2 1 0) (ite black_r4c3 1 0) (ite black_r4c4 1 0)) 8)) ; number 8 at r3c3
(assert (= (+ (ite black_r2c3 1 0) (ite black_r2c4 1 0) (ite black_r2c5 1 0) (ite black_r3c3 1 0) (ite black_r3c4 1 0) (ite black_r3c5 1 0) (ite black_r4c3 1 0) (ite black_r4c4 1 0) (ite black_r4c5 1 0)) 6)) ; number 6 at r3c4
(assert (= (+ (ite black_r2c4 1 0) (ite black_r2c5 1 0) (ite black_r3c4 1 0) (ite black_r3c5 1 0) (ite black_r4c4 1 0) (ite black_r4c5 1 0)) 4)) ; number 4 at r3c5
(assert (= (+ (ite black_r3c1 1 0) (ite black_r3c2 1 0) (ite black_r4c1 1 0) (ite black_r4c2 1 0) (ite black_r5c1 1 0) (ite black_r5c2 1 0)) 4)) ; number 4 at r4c1
(assert (= (+ (ite black_r3c2 1 0) (ite black_r3c3 1 0) (ite black_r3c4 1 0) (ite black_r4c2 1 0) (ite black_r4c3 1 0) (ite black_r4c4 1 0) (ite black_r5c2 1 0) (ite black_r5c3 1 0) (ite black_r5c4 1 0)) 8)) ; number 8 at r4c3
(assert (= (+ (ite black_r3c3 1 0) (ite black_r3c4 1 0) (ite black_r3c5 1 0) (ite black_r4c3 1 0) (ite black_r4c4 1 0) (ite black_r4c5 1 0) (ite black_r5c3 1 0) (ite black_r5c4 1 0) (ite black_r5c5 1 0)) 6)) ; number 6 at r4c4

(check-sat)
(get-value (black_r1c1 black_r1c2 black_r1c3 black_r1c4 black_r1c5 black_r2c1 black_r2c2 black_r2c3 black_r2c4
black_r2c5 black_r3c1 black_r3c2 black_r3c3 black_r3c4 black_r3c5 black_r4c1 black_r4c2 black_r4c3
black_r4c4 black_r4c5 black_r5c1 black_r5c2 black_r5c3 black_r5c4 black_r5c5))
(exit)
