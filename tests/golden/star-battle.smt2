; star-battle: First light
(set-option :produce-models true)
(set-logic QF_LIA)

; star_C: a star stands in cell C.
(declare-const star_r1c1 Bool)
(declare-const star_r1c2 Bool)
(declare-const star_r1c3 Bool)
(declare-const star_r1c4 Bool)
(declare-const star_r1c5 Bool)
(declare-const star_r2c1 Bool)
(declare-const star_r2c2 Bool)
(declare-const star_r2c3 Bool)
(declare-const star_r2c4 Bool)
(declare-const star_r2c5 Bool)
(declare-const star_r3c1 Bool)
(declare-const star_r3c2 Bool)
(declare-const star_r3c3 Bool)
(declare-const star_r3c4 Bool)
(declare-const star_r3c5 Bool)
(declare-const star_r4c1 Bool)
(declare-const star_r4c2 Bool)
(declare-const star_r4c3 Bool)
(declare-const star_r4c4 Bool)
(declare-const star_r4c5 Bool)
(declare-const star_r5c1 Bool)
(declare-const star_r5c2 Bool)
(declare-const star_r5c3 Bool)
(declare-const star_r5c4 Bool)
(declare-const star_r5c5 Bool)

; Stars do not touch, not even at a corner.
(assert (not (and star_r1c1 star_r1c2))) ; r1c1, r1c2
(assert (not (and star_r1c1 star_r2c1))) ; r1c1, r2c1
(assert (not (and star_r1c1 star_r2c2))) ; r1c1, r2c2
(assert (not (and star_r1c2 star_r1c3))) ; r1c2, r1c3
(assert (not (and star_r1c2 star_r2c1))) ; r1c2, r2c1
(assert (not (and star_r1c2 star_r2c2))) ; r1c2, r2c2
(assert (not (and star_r1c2 star_r2c3))) ; r1c2, r2c3
(assert (not (and star_r1c3 star_r1c4))) ; r1c3, r1c4
(assert (not (and star_r1c3 star_r2c2))) ; r1c3, r2c2
(assert (not (and star_r1c3 star_r2c3))) ; r1c3, r2c3
(assert (not (and star_r1c3 star_r2c4))) ; r1c3, r2c4
(assert (not (and star_r1c4 star_r1c5))) ; r1c4, r1c5
(assert (not (and star_r1c4 star_r2c3))) ; r1c4, r2c3
(assert (not (and star_r1c4 star_r2c4))) ; r1c4, r2c4
(assert (not (and star_r1c4 star_r2c5))) ; r1c4, r2c5
(assert (not (and star_r1c5 star_r2c4))) ; r1c5, r2c4
(assert (not (and star_r1c5 star_r2c5))) ; r1c5, r2c5
(assert (not (and star_r2c1 star_r2c2))) ; r2c1, r2c2
(assert (not (and star_r2c1 star_r3c1))) ; r2c1, r3c1
(assert (not (and star_r2c1 star_r3c2))) ; r2c1, r3c2
(assert (not (and star_r2c2 star_r2c3))) ; r2c2, r2c3
(assert (not (and star_r2c2 star_r3c1))) ; r2c2, r3c1
(assert (not (and star_r2c2 star_r3c2))) ; r2c2, r3c2
(assert (not (and star_r2c2 star_r3c3))) ; r2c2, r3c3
(assert (not (and star_r2c3 star_r2c4))) ; r2c3, r2c4
(assert (not (and star_r2c3 star_r3c2))) ; r2c3, r3c2
(assert (not (and star_r2c3 star_r3c3))) ; r2c3, r3c3
(assert (not (and star_r2c3 star_r3c4))) ; r2c3, r3c4
(assert (not (and star_r2c4 star_r2c5))) ; r2c4, r2c5
(assert (not (and star_r2c4 star_r3c3))) ; r2c4, r3c3
(assert (not (and star_r2c4 star_r3c4))) ; r2c4, r3c4
(assert (not (and star_r2c4 star_r3c5))) ; r2c4, r3c5
(assert (not (and star_r2c5 star_r3c4))) ; r2c5, r3c4
(assert (not (and star_r2c5 star_r3c5))) ; r2c5, r3c5
(assert (not (and star_r3c1 star_r3c2))) ; r3c1, r3c2
(assert (not (and star_r3c1 star_r4c1))) ; r3c1, r4c1
(assert (not (and star_r3c1 star_r4c2))) ; r3c1, r4c2
(assert (not (and star_r3c2 star_r3c3))) ; r3c2, r3c3
(assert (not (and star_r3c2 star_r4c1))) ; r3c2, r4c1
(assert (not (and star_r3c2 star_r4c2))) ; r3c2, r4c2
(assert (not (and star_r3c2 star_r4c3))) ; r3c2, r4c3
(assert (not (and star_r3c3 star_r3c4))) ; r3c3, r3c4
(assert (not (and star_r3c3 star_r4c2))) ; r3c3, r4c2
(assert (not (and star_r3c3 star_r4c3))) ; r3c3, r4c3
(assert (not (and star_r3c3 star_r4c4))) ; r3c3, r4c4
(assert (not (and star_r3c4 star_r3c5))) ; r3c4, r3c5
(assert (not (and star_r3c4 star_r4c3))) ; r3c4, r4c3
(assert (not (and star_r3c4 star_r4c4))) ; r3c4, r4c4
(assert (not (and star_r3c4 star_r4c5))) ; r3c4, r4c5
(assert (not (and star_r3c5 star_r4c4))) ; r3c5, r4c4
(assert (not (and star_r3c5 star_r4c5))) ; r3c5, r4c5
(assert (not (and star_r4c1 star_r4c2))) ; r4c1, r4c2
(assert (not (and star_r4c1 star_r5c1))) ; r4c1, r5c1
(assert (not (and star_r4c1 star_r5c2))) ; r4c1, r5c2
(assert (not (and star_r4c2 star_r4c3))) ; r4c2, r4c3
(assert (not (and star_r4c2 star_r5c1))) ; r4c2, r5c1
(assert (not (and star_r4c2 star_r5c2))) ; r4c2, r5c2
(assert (not (and star_r4c2 star_r5c3))) ; r4c2, r5c3
(assert (not (and star_r4c3 star_r4c4))) ; r4c3, r4c4
(assert (not (and star_r4c3 star_r5c2))) ; r4c3, r5c2
(assert (not (and star_r4c3 star_r5c3))) ; r4c3, r5c3
(assert (not (and star_r4c3 star_r5c4))) ; r4c3, r5c4
(assert (not (and star_r4c4 star_r4c5))) ; r4c4, r4c5
(assert (not (and star_r4c4 star_r5c3))) ; r4c4, r5c3
(assert (not (and star_r4c4 star_r5c4))) ; r4c4, r5c4
(assert (not (and star_r4c4 star_r5c5))) ; r4c4, r5c5
(assert (not (and star_r4c5 star_r5c4))) ; r4c5, r5c4
(assert (not (and star_r4c5 star_r5c5))) ; r4c5, r5c5
(assert (not (and star_r5c1 star_r5c2))) ; r5c1, r5c2
(assert (not (and star_r5c2 star_r5c3))) ; r5c2, r5c3
(assert (not (and star_r5c3 star_r5c4))) ; r5c3, r5c4
(assert (not (and star_r5c4 star_r5c5))) ; r5c4, r5c5

; Every row holds its number of stars.
; - Every row holds 1 star.
(assert (or star_r1c1 star_r1c2 star_r1c3 star_r1c4 star_r1c5)) ; row 1
(assert (not (and star_r1c1 star_r1c3)))
(assert (not (and star_r1c1 star_r1c4)))
(assert (not (and star_r1c1 star_r1c5)))
(assert (not (and star_r1c2 star_r1c4)))
(assert (not (and star_r1c2 star_r1c5)))
(assert (not (and star_r1c3 star_r1c5)))
(assert (or star_r2c1 star_r2c2 star_r2c3 star_r2c4 star_r2c5)) ; row 2
(assert (not (and star_r2c1 star_r2c3)))
(assert (not (and star_r2c1 star_r2c4)))
(assert (not (and star_r2c1 star_r2c5)))
(assert (not (and star_r2c2 star_r2c4)))
(assert (not (and star_r2c2 star_r2c5)))
(assert (not (and star_r2c3 star_r2c5)))
(assert (or star_r3c1 star_r3c2 star_r3c3 star_r3c4 star_r3c5)) ; row 3
(assert (not (and star_r3c1 star_r3c3)))
(assert (not (and star_r3c1 star_r3c4)))
(assert (not (and star_r3c1 star_r3c5)))
(assert (not (and star_r3c2 star_r3c4)))
(assert (not (and star_r3c2 star_r3c5)))
(assert (not (and star_r3c3 star_r3c5)))
(assert (or star_r4c1 star_r4c2 star_r4c3 star_r4c4 star_r4c5)) ; row 4
(assert (not (and star_r4c1 star_r4c3)))
(assert (not (and star_r4c1 star_r4c4)))
(assert (not (and star_r4c1 star_r4c5)))
(assert (not (and star_r4c2 star_r4c4)))
(assert (not (and star_r4c2 star_r4c5)))
(assert (not (and star_r4c3 star_r4c5)))
(assert (or star_r5c1 star_r5c2 star_r5c3 star_r5c4 star_r5c5)) ; row 5
(assert (not (and star_r5c1 star_r5c3)))
(assert (not (and star_r5c1 star_r5c4)))
(assert (not (and star_r5c1 star_r5c5)))
(assert (not (and star_r5c2 star_r5c4)))
(assert (not (and star_r5c2 star_r5c5)))
(assert (not (and star_r5c3 star_r5c5)))

; Every column holds its number of stars.
; - Every column holds 1 star.
(assert (or star_r1c1 star_r2c1 star_r3c1 star_r4c1 star_r5c1)) ; column 1
(assert (not (and star_r1c1 star_r3c1)))
(assert (not (and star_r1c1 star_r4c1)))
(assert (not (and star_r1c1 star_r5c1)))
(assert (not (and star_r2c1 star_r4c1)))
(assert (not (and star_r2c1 star_r5c1)))
(assert (not (and star_r3c1 star_r5c1)))
(assert (or star_r1c2 star_r2c2 star_r3c2 star_r4c2 star_r5c2)) ; column 2
(assert (not (and star_r1c2 star_r3c2)))
(assert (not (and star_r1c2 star_r4c2)))
(assert (not (and star_r1c2 star_r5c2)))
(assert (not (and star_r2c2 star_r4c2)))
(assert (not (and star_r2c2 star_r5c2)))
(assert (not (and star_r3c2 star_r5c2)))
(assert (or star_r1c3 star_r2c3 star_r3c3 star_r4c3 star_r5c3)) ; column 3
(assert (not (and star_r1c3 star_r3c3)))
(assert (not (and star_r1c3 star_r4c3)))
(assert (not (and star_r1c3 star_r5c3)))
(assert (not (and star_r2c3 star_r4c3)))
(assert (not (and star_r2c3 star_r5c3)))
(assert (not (and star_r3c3 star_r5c3)))
(assert (or star_r1c4 star_r2c4 star_r3c4 star_r4c4 star_r5c4)) ; column 4
(assert (not (and star_r1c4 star_r3c4)))
(assert (not (and star_r1c4 star_r4c4)))
(assert (not (and star_r1c4 star_r5c4)))
(assert (not (and star_r2c4 star_r4c4)))
(assert (not (and star_r2c4 star_r5c4)))
(assert (not (and star_r3c4 star_r5c4)))
(assert (or star_r1c5 star_r2c5 star_r3c5 star_r4c5 star_r5c5)) ; column 5
(assert (not (and star_r1c5 star_r3c5)))
(assert (not (and star_r1c5 star_r4c5)))
(assert (not (and star_r1c5 star_r5c5)))
(assert (not (and star_r2c5 star_r4c5)))
(assert (not (and star_r2c5 star_r5c5)))
(assert (not (and star_r3c5 star_r5c5)))

; Every region holds its number of stars.
; - Every region holds 1 star.
(assert (or star_r1c1 star_r2c1 star_r2c2)) ; region a
(assert (or star_r1c2 star_r1c3 star_r2c3)) ; region c
(assert (or star_r1c4 star_r1c5 star_r2c4 star_r2c5 star_r3c3 star_r3c4 star_r4c3 star_r4c4)) ; region b
(assert (not (and star_r1c4 star_r3c3)))
(assert (not (and star_r1c4 star_r4c3)))
(assert (not (and star_r1c5 star_r3c3)))
(assert (not (and star_r1c5 star_r3c4)))
(assert (not (and star_r1c5 star_r4c3)))
(assert (not (and star_r1c5 star_r4c4)))
(assert (not (and star_r2c4 star_r4c3)))
(assert (not (and star_r2c5 star_r3c3)))
(assert (not (and star_r2c5 star_r4c3)))
(assert (not (and star_r2c5 star_r4c4)))
(assert (or star_r3c1 star_r3c2 star_r4c1 star_r4c2 star_r5c1 star_r5c2 star_r5c3)) ; region e
(assert (not (and star_r3c1 star_r5c2)))
(assert (not (and star_r3c1 star_r5c3)))
(assert (not (and star_r3c2 star_r5c1)))
(assert (not (and star_r3c2 star_r5c3)))
(assert (not (and star_r4c1 star_r5c3)))
(assert (or star_r3c5 star_r4c5 star_r5c4 star_r5c5)) ; region d
(assert (not (and star_r3c5 star_r5c4)))

(check-sat)
(get-value (star_r1c1 star_r1c2 star_r1c3 star_r1c4 star_r1c5 star_r2c1 star_r2c2 star_r2c3 star_r2c4 star_r2c5
star_r3c1 star_r3c2 star_r3c3 star_r3c4 star_r3c5 star_r4c1 star_r4c2 star_r4c3 star_r4c4 star_r4c5
star_r5c1 star_r5c2 star_r5c3 star_r5c4 star_r5c5))
(exit)
