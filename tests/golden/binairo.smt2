; binairo: four by four
(set-option :produce-models true)
(set-logic QF_LIA)

; black_C: cell C is black, else it is white.
(declare-const black_r1c1 Bool)
(declare-const black_r1c2 Bool)
(declare-const black_r1c3 Bool)
(declare-const black_r1c4 Bool)
(declare-const black_r2c1 Bool)
(declare-const black_r2c2 Bool)
(declare-const black_r2c3 Bool)
(declare-const black_r2c4 Bool)
(declare-const black_r3c1 Bool)
(declare-const black_r3c2 Bool)
(declare-const black_r3c3 Bool)
(declare-const black_r3c4 Bool)
(declare-const black_r4c1 Bool)
(declare-const black_r4c2 Bool)
(declare-const black_r4c3 Bool)
(declare-const black_r4c4 Bool)

; A given cell stays as it is.
(assert (not black_r1c2)) ; given W at r1c2
(assert black_r2c1) ; given B at r2c1
(assert black_r2c2) ; given B at r2c2
(assert black_r3c3) ; given B at r3c3
(assert (not black_r4c4)) ; given W at r4c4

; Every row and column holds as many of one kind as of the other.
(assert (= (+ (ite black_r1c1 1 0) (ite black_r1c2 1 0) (ite black_r1c3 1 0) (ite black_r1c4 1 0)) 2)) ; row 1
(assert (= (+ (ite black_r2c1 1 0) (ite black_r2c2 1 0) (ite black_r2c3 1 0) (ite black_r2c4 1 0)) 2)) ; row 2
(assert (= (+ (ite black_r3c1 1 0) (ite black_r3c2 1 0) (ite black_r3c3 1 0) (ite black_r3c4 1 0)) 2)) ; row 3
(assert (= (+ (ite black_r4c1 1 0) (ite black_r4c2 1 0) (ite black_r4c3 1 0) (ite black_r4c4 1 0)) 2)) ; row 4
(assert (= (+ (ite black_r1c1 1 0) (ite black_r2c1 1 0) (ite black_r3c1 1 0) (ite black_r4c1 1 0)) 2)) ; column 1
(assert (= (+ (ite black_r1c2 1 0) (ite black_r2c2 1 0) (ite black_r3c2 1 0) (ite black_r4c2 1 0)) 2)) ; column 2
(assert (= (+ (ite black_r1c3 1 0) (ite black_r2c3 1 0) (ite black_r3c3 1 0) (ite black_r4c3 1 0)) 2)) ; column 3
(assert (= (+ (ite black_r1c4 1 0) (ite black_r2c4 1 0) (ite black_r3c4 1 0) (ite black_r4c4 1 0)) 2)) ; column 4

; No three cells next to each other in a line are the same.
(assert (not (and black_r1c1 black_r1c2 black_r1c3))) ; r1c1, r1c2, r1c3
(assert (or black_r1c1 black_r1c2 black_r1c3))
(assert (not (and black_r1c2 black_r1c3 black_r1c4))) ; r1c2, r1c3, r1c4
(assert (or black_r1c2 black_r1c3 black_r1c4))
(assert (not (and black_r2c1 black_r2c2 black_r2c3))) ; r2c1, r2c2, r2c3
(assert (or black_r2c1 black_r2c2 black_r2c3))
(assert (not (and black_r2c2 black_r2c3 black_r2c4))) ; r2c2, r2c3, r2c4
(assert (or black_r2c2 black_r2c3 black_r2c4))
(assert (not (and black_r3c1 black_r3c2 black_r3c3))) ; r3c1, r3c2, r3c3
(assert (or black_r3c1 black_r3c2 black_r3c3))
(assert (not (and black_r3c2 black_r3c3 black_r3c4))) ; r3c2, r3c3, r3c4
(assert (or black_r3c2 black_r3c3 black_r3c4))
(assert (not (and black_r4c1 black_r4c2 black_r4c3))) ; r4c1, r4c2, r4c3
(assert (or black_r4c1 black_r4c2 black_r4c3))
(assert (not (and black_r4c2 black_r4c3 black_r4c4))) ; r4c2, r4c3, r4c4
(assert (or black_r4c2 black_r4c3 black_r4c4))
(assert (not (and black_r1c1 black_r2c1 black_r3c1))) ; r1c1, r2c1, r3c1
(assert (or black_r1c1 black_r2c1 black_r3c1))
(assert (not (and black_r2c1 black_r3c1 black_r4c1))) ; r2c1, r3c1, r4c1
(assert (or black_r2c1 black_r3c1 black_r4c1))
(assert (not (and black_r1c2 black_r2c2 black_r3c2))) ; r1c2, r2c2, r3c2
(assert (or black_r1c2 black_r2c2 black_r3c2))
(assert (not (and black_r2c2 black_r3c2 black_r4c2))) ; r2c2, r3c2, r4c2
(assert (or black_r2c2 black_r3c2 black_r4c2))
(assert (not (and black_r1c3 black_r2c3 black_r3c3))) ; r1c3, r2c3, r3c3
(assert (or black_r1c3 black_r2c3 black_r3c3))
(assert (not (and black_r2c3 black_r3c3 black_r4c3))) ; r2c3, r3c3, r4c3
(assert (or black_r2c3 black_r3c3 black_r4c3))
(assert (not (and black_r1c4 black_r2c4 black_r3c4))) ; r1c4, r2c4, r3c4
(assert (or black_r1c4 black_r2c4 black_r3c4))
(assert (not (and black_r2c4 black_r3c4 black_r4c4))) ; r2c4, r3c4, r4c4
(assert (or black_r2c4 black_r3c4 black_r4c4))

; No two rows are the same, and no two columns.
(assert (or (xor black_r1c1 black_r2c1) (xor black_r1c2 black_r2c2) (xor black_r1c3 black_r2c3) (xor black_r1c4 black_r2c4))) ; row 1, row 2
(assert (or (xor black_r1c1 black_r3c1) (xor black_r1c2 black_r3c2) (xor black_r1c3 black_r3c3) (xor black_r1c4 black_r3c4))) ; row 1, row 3
(assert (or (xor black_r1c1 black_r4c1) (xor black_r1c2 black_r4c2) (xor black_r1c3 black_r4c3) (xor black_r1c4 black_r4c4))) ; row 1, row 4
(assert (or (xor black_r2c1 black_r3c1) (xor black_r2c2 black_r3c2) (xor black_r2c3 black_r3c3) (xor black_r2c4 black_r3c4))) ; row 2, row 3
(assert (or (xor black_r2c1 black_r4c1) (xor black_r2c2 black_r4c2) (xor black_r2c3 black_r4c3) (xor black_r2c4 black_r4c4))) ; row 2, row 4
(assert (or (xor black_r3c1 black_r4c1) (xor black_r3c2 black_r4c2) (xor black_r3c3 black_r4c3) (xor black_r3c4 black_r4c4))) ; row 3, row 4
(assert (or (xor black_r1c1 black_r1c2) (xor black_r2c1 black_r2c2) (xor black_r3c1 black_r3c2) (xor black_r4c1 black_r4c2))) ; column 1, column 2
(assert (or (xor black_r1c1 black_r1c3) (xor black_r2c1 black_r2c3) (xor black_r3c1 black_r3c3) (xor black_r4c1 black_r4c3))) ; column 1, column 3
(assert (or (xor black_r1c1 black_r1c4) (xor black_r2c1 black_r2c4) (xor black_r3c1 black_r3c4) (xor black_r4c1 black_r4c4))) ; column 1, column 4
(assert (or (xor black_r1c2 black_r1c3) (xor black_r2c2 black_r2c3) (xor black_r3c2 black_r3c3) (xor black_r4c2 black_r4c3))) ; column 2, column 3
(assert (or (xor black_r1c2 black_r1c4) (xor black_r2c2 black_r2c4) (xor black_r3c2 black_r3c4) (xor black_r4c2 black_r4c4))) ; column 2, column 4
(assert (or (xor black_r1c3 black_r1c4) (xor black_r2c3 black_r2c4) (xor black_r3c3 black_r3c4) (xor black_r4c3 black_r4c4))) ; column 3, column 4

(check-sat)
(get-value (black_r1c1 black_r1c2 black_r1c3 black_r1c4 black_r2c1 black_r2c2 black_r2c3 black_r2c4 black_r3c1
black_r3c2 black_r3c3 black_r3c4 black_r4c1 black_r4c2 black_r4c3 black_r4c4))
(exit)
