; kurosu: first steps
(set-option :produce-models true)
(set-logic QF_LIA)

; one_C: cell C is 1, else it is 0.
(declare-const one_r1c1 Bool)
(declare-const one_r1c2 Bool)
(declare-const one_r1c3 Bool)
(declare-const one_r1c4 Bool)
(declare-const one_r2c1 Bool)
(declare-const one_r2c2 Bool)
(declare-const one_r2c3 Bool)
(declare-const one_r2c4 Bool)
(declare-const one_r3c1 Bool)
(declare-const one_r3c2 Bool)
(declare-const one_r3c3 Bool)
(declare-const one_r3c4 Bool)
(declare-const one_r4c1 Bool)
(declare-const one_r4c2 Bool)
(declare-const one_r4c3 Bool)
(declare-const one_r4c4 Bool)

; A given cell stays as it is.
(assert (not one_r1c2)) ; given 0 at r1c2
(assert one_r3c1) ; given 1 at r3c1
(assert one_r3c4) ; given 1 at r3c4
(assert one_r4c1) ; given 1 at r4c1

; Every row and column holds as many of one kind as of the other.
(assert (= (+ (ite one_r1c1 1 0) (ite one_r1c2 1 0) (ite one_r1c3 1 0) (ite one_r1c4 1 0)) 2)) ; row 1
(assert (= (+ (ite one_r2c1 1 0) (ite one_r2c2 1 0) (ite one_r2c3 1 0) (ite one_r2c4 1 0)) 2)) ; row 2
(assert (= (+ (ite one_r3c1 1 0) (ite one_r3c2 1 0) (ite one_r3c3 1 0) (ite one_r3c4 1 0)) 2)) ; row 3
(assert (= (+ (ite one_r4c1 1 0) (ite one_r4c2 1 0) (ite one_r4c3 1 0) (ite one_r4c4 1 0)) 2)) ; row 4
(assert (= (+ (ite one_r1c1 1 0) (ite one_r2c1 1 0) (ite one_r3c1 1 0) (ite one_r4c1 1 0)) 2)) ; column 1
(assert (= (+ (ite one_r1c2 1 0) (ite one_r2c2 1 0) (ite one_r3c2 1 0) (ite one_r4c2 1 0)) 2)) ; column 2
(assert (= (+ (ite one_r1c3 1 0) (ite one_r2c3 1 0) (ite one_r3c3 1 0) (ite one_r4c3 1 0)) 2)) ; column 3
(assert (= (+ (ite one_r1c4 1 0) (ite one_r2c4 1 0) (ite one_r3c4 1 0) (ite one_r4c4 1 0)) 2)) ; column 4

; No three cells next to each other in a line are the same.
(assert (not (and one_r1c1 one_r1c2 one_r1c3))) ; r1c1, r1c2, r1c3
(assert (or one_r1c1 one_r1c2 one_r1c3))
(assert (not (and one_r1c2 one_r1c3 one_r1c4))) ; r1c2, r1c3, r1c4
(assert (or one_r1c2 one_r1c3 one_r1c4))
(assert (not (and one_r2c1 one_r2c2 one_r2c3))) ; r2c1, r2c2, r2c3
(assert (or one_r2c1 one_r2c2 one_r2c3))
(assert (not (and one_r2c2 one_r2c3 one_r2c4))) ; r2c2, r2c3, r2c4
(assert (or one_r2c2 one_r2c3 one_r2c4))
(assert (not (and one_r3c1 one_r3c2 one_r3c3))) ; r3c1, r3c2, r3c3
(assert (or one_r3c1 one_r3c2 one_r3c3))
(assert (not (and one_r3c2 one_r3c3 one_r3c4))) ; r3c2, r3c3, r3c4
(assert (or one_r3c2 one_r3c3 one_r3c4))
(assert (not (and one_r4c1 one_r4c2 one_r4c3))) ; r4c1, r4c2, r4c3
(assert (or one_r4c1 one_r4c2 one_r4c3))
(assert (not (and one_r4c2 one_r4c3 one_r4c4))) ; r4c2, r4c3, r4c4
(assert (or one_r4c2 one_r4c3 one_r4c4))
(assert (not (and one_r1c1 one_r2c1 one_r3c1))) ; r1c1, r2c1, r3c1
(assert (or one_r1c1 one_r2c1 one_r3c1))
(assert (not (and one_r2c1 one_r3c1 one_r4c1))) ; r2c1, r3c1, r4c1
(assert (or one_r2c1 one_r3c1 one_r4c1))
(assert (not (and one_r1c2 one_r2c2 one_r3c2))) ; r1c2, r2c2, r3c2
(assert (or one_r1c2 one_r2c2 one_r3c2))
(assert (not (and one_r2c2 one_r3c2 one_r4c2))) ; r2c2, r3c2, r4c2
(assert (or one_r2c2 one_r3c2 one_r4c2))
(assert (not (and one_r1c3 one_r2c3 one_r3c3))) ; r1c3, r2c3, r3c3
(assert (or one_r1c3 one_r2c3 one_r3c3))
(assert (not (and one_r2c3 one_r3c3 one_r4c3))) ; r2c3, r3c3, r4c3
(assert (or one_r2c3 one_r3c3 one_r4c3))
(assert (not (and one_r1c4 one_r2c4 one_r3c4))) ; r1c4, r2c4, r3c4
(assert (or one_r1c4 one_r2c4 one_r3c4))
(assert (not (and one_r2c4 one_r3c4 one_r4c4))) ; r2c4, r3c4, r4c4
(assert (or one_r2c4 one_r3c4 one_r4c4))

(check-sat)
(get-value (one_r1c1 one_r1c2 one_r1c3 one_r1c4 one_r2c1 one_r2c2 one_r2c3 one_r2c4 one_r3c1 one_r3c2 one_r3c3
one_r3c4 one_r4c1 one_r4c2 one_r4c3 one_r4c4))
(exit)
