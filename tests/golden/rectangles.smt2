; rectangles: Six by six
(set-option :produce-models true)
(set-logic QF_LIA)

; rectangle_A_B: the rectangle with the corners A and B is drawn. It has one number, its area.
(declare-const rectangle_r1c1_r3c2 Bool)
(declare-const rectangle_r2c1_r4c2 Bool)
(declare-const rectangle_r1c1_r6c1 Bool)
(declare-const rectangle_r1c2_r2c5 Bool)
(declare-const rectangle_r1c3_r2c6 Bool)
(declare-const rectangle_r3c2_r3c3 Bool)
(declare-const rectangle_r3c3_r3c4 Bool)
(declare-const rectangle_r3c3_r4c3 Bool)
(declare-const rectangle_r3c4_r3c6 Bool)
(declare-const rectangle_r1c5_r3c5 Bool)
(declare-const rectangle_r2c5_r4c5 Bool)
(declare-const rectangle_r3c5_r5c5 Bool)
(declare-const rectangle_r4c1_r4c4 Bool)
(declare-const rectangle_r4c2_r4c5 Bool)
(declare-const rectangle_r4c3_r4c6 Bool)
(declare-const rectangle_r4c4_r5c5 Bool)
(declare-const rectangle_r1c4_r4c4 Bool)
(declare-const rectangle_r2c4_r5c4 Bool)
(declare-const rectangle_r3c4_r6c4 Bool)
(declare-const rectangle_r5c1_r6c4 Bool)
(declare-const rectangle_r5c4_r5c6 Bool)
(declare-const rectangle_r3c6_r5c6 Bool)
(declare-const rectangle_r4c6_r6c6 Bool)
(declare-const rectangle_r6c4_r6c5 Bool)
(declare-const rectangle_r6c5_r6c6 Bool)
(declare-const rectangle_r5c5_r6c5 Bool)

; number_C_is_N: cell C lies in the rectangle of the number in cell N.
(declare-const number_r1c2_is_r2c1 Bool)
(declare-const number_r1c2_is_r2c3 Bool)
(declare-const number_r1c4_is_r2c3 Bool)
(declare-const number_r1c4_is_r4c4 Bool)
(declare-const number_r1c5_is_r2c3 Bool)
(declare-const number_r1c5_is_r3c5 Bool)
(declare-const number_r2c2_is_r2c1 Bool)
(declare-const number_r2c2_is_r2c3 Bool)
(declare-const number_r2c4_is_r2c3 Bool)
(declare-const number_r2c4_is_r4c4 Bool)
(declare-const number_r2c5_is_r2c3 Bool)
(declare-const number_r2c5_is_r3c5 Bool)
(declare-const number_r3c2_is_r2c1 Bool)
(declare-const number_r3c2_is_r3c3 Bool)
(declare-const number_r3c4_is_r3c3 Bool)
(declare-const number_r3c4_is_r3c5 Bool)
(declare-const number_r3c4_is_r4c4 Bool)
(declare-const number_r3c6_is_r3c5 Bool)
(declare-const number_r3c6_is_r5c6 Bool)
(declare-const number_r4c1_is_r2c1 Bool)
(declare-const number_r4c1_is_r4c4 Bool)
(declare-const number_r4c2_is_r2c1 Bool)
(declare-const number_r4c2_is_r4c4 Bool)
(declare-const number_r4c3_is_r3c3 Bool)
(declare-const number_r4c3_is_r4c4 Bool)
(declare-const number_r4c5_is_r3c5 Bool)
(declare-const number_r4c5_is_r4c4 Bool)
(declare-const number_r4c6_is_r4c4 Bool)
(declare-const number_r4c6_is_r5c6 Bool)
(declare-const number_r5c1_is_r2c1 Bool)
(declare-const number_r5c1_is_r5c3 Bool)
(declare-const number_r5c4_is_r4c4 Bool)
(declare-const number_r5c4_is_r5c3 Bool)
(declare-const number_r5c4_is_r5c6 Bool)
(declare-const number_r5c5_is_r3c5 Bool)
(declare-const number_r5c5_is_r4c4 Bool)
(declare-const number_r5c5_is_r5c6 Bool)
(declare-const number_r5c5_is_r6c5 Bool)
(declare-const number_r6c1_is_r2c1 Bool)
(declare-const number_r6c1_is_r5c3 Bool)
(declare-const number_r6c4_is_r4c4 Bool)
(declare-const number_r6c4_is_r5c3 Bool)
(declare-const number_r6c4_is_r6c5 Bool)
(declare-const number_r6c6_is_r5c6 Bool)
(declare-const number_r6c6_is_r6c5 Bool)

; Settled before anything is encoded, without a symbol: 12 of 60 places.

; A number says how many cells its region has.
; - Every number has one rectangle, of its area.
(assert (or rectangle_r1c1_r3c2 rectangle_r2c1_r4c2 rectangle_r1c1_r6c1)) ; number 6 at r2c1
(assert (not (and rectangle_r1c1_r3c2 rectangle_r2c1_r4c2)))
(assert (not (and rectangle_r1c1_r3c2 rectangle_r1c1_r6c1)))
(assert (not (and rectangle_r2c1_r4c2 rectangle_r1c1_r6c1)))
(assert (or rectangle_r1c2_r2c5 rectangle_r1c3_r2c6)) ; number 8 at r2c3
(assert (not (and rectangle_r1c2_r2c5 rectangle_r1c3_r2c6)))
(assert (or rectangle_r3c2_r3c3 rectangle_r3c3_r3c4 rectangle_r3c3_r4c3)) ; number 2 at r3c3
(assert (not (and rectangle_r3c2_r3c3 rectangle_r3c3_r3c4)))
(assert (not (and rectangle_r3c2_r3c3 rectangle_r3c3_r4c3)))
(assert (not (and rectangle_r3c3_r3c4 rectangle_r3c3_r4c3)))
(assert (or rectangle_r3c4_r3c6 rectangle_r1c5_r3c5 rectangle_r2c5_r4c5 rectangle_r3c5_r5c5)) ; number 3 at r3c5
(assert (not (and rectangle_r3c4_r3c6 rectangle_r1c5_r3c5)))
(assert (not (and rectangle_r3c4_r3c6 rectangle_r2c5_r4c5)))
(assert (not (and rectangle_r3c4_r3c6 rectangle_r3c5_r5c5)))
(assert (not (and rectangle_r1c5_r3c5 rectangle_r2c5_r4c5)))
(assert (not (and rectangle_r1c5_r3c5 rectangle_r3c5_r5c5)))
(assert (not (and rectangle_r2c5_r4c5 rectangle_r3c5_r5c5)))
(assert (or rectangle_r4c1_r4c4 rectangle_r4c2_r4c5 rectangle_r4c3_r4c6 rectangle_r4c4_r5c5 rectangle_r1c4_r4c4 rectangle_r2c4_r5c4 rectangle_r3c4_r6c4)) ; number 4 at r4c4
(assert (not (and rectangle_r4c1_r4c4 rectangle_r4c2_r4c5)))
(assert (not (and rectangle_r4c1_r4c4 rectangle_r4c3_r4c6)))
(assert (not (and rectangle_r4c1_r4c4 rectangle_r4c4_r5c5)))
(assert (not (and rectangle_r4c1_r4c4 rectangle_r1c4_r4c4)))
(assert (not (and rectangle_r4c1_r4c4 rectangle_r2c4_r5c4)))
(assert (not (and rectangle_r4c1_r4c4 rectangle_r3c4_r6c4)))
(assert (not (and rectangle_r4c2_r4c5 rectangle_r4c3_r4c6)))
(assert (not (and rectangle_r4c2_r4c5 rectangle_r4c4_r5c5)))
(assert (not (and rectangle_r4c2_r4c5 rectangle_r1c4_r4c4)))
(assert (not (and rectangle_r4c2_r4c5 rectangle_r2c4_r5c4)))
(assert (not (and rectangle_r4c2_r4c5 rectangle_r3c4_r6c4)))
(assert (not (and rectangle_r4c3_r4c6 rectangle_r4c4_r5c5)))
(assert (not (and rectangle_r4c3_r4c6 rectangle_r1c4_r4c4)))
(assert (not (and rectangle_r4c3_r4c6 rectangle_r2c4_r5c4)))
(assert (not (and rectangle_r4c3_r4c6 rectangle_r3c4_r6c4)))
(assert (not (and rectangle_r4c4_r5c5 rectangle_r1c4_r4c4)))
(assert (not (and rectangle_r4c4_r5c5 rectangle_r2c4_r5c4)))
(assert (not (and rectangle_r4c4_r5c5 rectangle_r3c4_r6c4)))
(assert (not (and rectangle_r1c4_r4c4 rectangle_r2c4_r5c4)))
(assert (not (and rectangle_r1c4_r4c4 rectangle_r3c4_r6c4)))
(assert (not (and rectangle_r2c4_r5c4 rectangle_r3c4_r6c4)))
(assert rectangle_r5c1_r6c4) ; number 8 at r5c3
(assert (or rectangle_r5c4_r5c6 rectangle_r3c6_r5c6 rectangle_r4c6_r6c6)) ; number 3 at r5c6
(assert (not (and rectangle_r5c4_r5c6 rectangle_r3c6_r5c6)))
(assert (not (and rectangle_r5c4_r5c6 rectangle_r4c6_r6c6)))
(assert (not (and rectangle_r3c6_r5c6 rectangle_r4c6_r6c6)))
(assert (or rectangle_r6c4_r6c5 rectangle_r6c5_r6c6 rectangle_r5c5_r6c5)) ; number 2 at r6c5
(assert (not (and rectangle_r6c4_r6c5 rectangle_r6c5_r6c6)))
(assert (not (and rectangle_r6c4_r6c5 rectangle_r5c5_r6c5)))
(assert (not (and rectangle_r6c5_r6c6 rectangle_r5c5_r6c5)))

; Each region holds one number.
; - Every cell lies in the rectangle of one number.
(assert (or number_r1c2_is_r2c1 number_r1c2_is_r2c3)) ; r1c2
(assert (not (and number_r1c2_is_r2c1 number_r1c2_is_r2c3)))
(assert (or number_r1c4_is_r2c3 number_r1c4_is_r4c4)) ; r1c4
(assert (not (and number_r1c4_is_r2c3 number_r1c4_is_r4c4)))
(assert (or number_r1c5_is_r2c3 number_r1c5_is_r3c5)) ; r1c5
(assert (not (and number_r1c5_is_r2c3 number_r1c5_is_r3c5)))
(assert (or number_r2c2_is_r2c1 number_r2c2_is_r2c3)) ; r2c2
(assert (not (and number_r2c2_is_r2c1 number_r2c2_is_r2c3)))
(assert (or number_r2c4_is_r2c3 number_r2c4_is_r4c4)) ; r2c4
(assert (not (and number_r2c4_is_r2c3 number_r2c4_is_r4c4)))
(assert (or number_r2c5_is_r2c3 number_r2c5_is_r3c5)) ; r2c5
(assert (not (and number_r2c5_is_r2c3 number_r2c5_is_r3c5)))
(assert (or number_r3c2_is_r2c1 number_r3c2_is_r3c3)) ; r3c2
(assert (not (and number_r3c2_is_r2c1 number_r3c2_is_r3c3)))
(assert (or number_r3c4_is_r3c3 number_r3c4_is_r3c5 number_r3c4_is_r4c4)) ; r3c4
(assert (not (and number_r3c4_is_r3c3 number_r3c4_is_r3c5)))
(assert (not (and number_r3c4_is_r3c3 number_r3c4_is_r4c4)))
(assert (not (and number_r3c4_is_r3c5 number_r3c4_is_r4c4)))
(assert (or number_r3c6_is_r3c5 number_r3c6_is_r5c6)) ; r3c6
(assert (not (and number_r3c6_is_r3c5 number_r3c6_is_r5c6)))
(assert (or number_r4c1_is_r2c1 number_r4c1_is_r4c4)) ; r4c1
(assert (not (and number_r4c1_is_r2c1 number_r4c1_is_r4c4)))
(assert (or number_r4c2_is_r2c1 number_r4c2_is_r4c4)) ; r4c2
(assert (not (and number_r4c2_is_r2c1 number_r4c2_is_r4c4)))
(assert (or number_r4c3_is_r3c3 number_r4c3_is_r4c4)) ; r4c3
(assert (not (and number_r4c3_is_r3c3 number_r4c3_is_r4c4)))
(assert (or number_r4c5_is_r3c5 number_r4c5_is_r4c4)) ; r4c5
(assert (not (and number_r4c5_is_r3c5 number_r4c5_is_r4c4)))
(assert (or number_r4c6_is_r4c4 number_r4c6_is_r5c6)) ; r4c6
(assert (not (and number_r4c6_is_r4c4 number_r4c6_is_r5c6)))
(assert (or number_r5c1_is_r2c1 number_r5c1_is_r5c3)) ; r5c1
(assert (not (and number_r5c1_is_r2c1 number_r5c1_is_r5c3)))
(assert (or number_r5c4_is_r4c4 number_r5c4_is_r5c3 number_r5c4_is_r5c6)) ; r5c4
(assert (not (and number_r5c4_is_r4c4 number_r5c4_is_r5c3)))
(assert (not (and number_r5c4_is_r4c4 number_r5c4_is_r5c6)))
(assert (not (and number_r5c4_is_r5c3 number_r5c4_is_r5c6)))
(assert (or number_r5c5_is_r3c5 number_r5c5_is_r4c4 number_r5c5_is_r5c6 number_r5c5_is_r6c5)) ; r5c5
(assert (not (and number_r5c5_is_r3c5 number_r5c5_is_r4c4)))
(assert (not (and number_r5c5_is_r3c5 number_r5c5_is_r5c6)))
(assert (not (and number_r5c5_is_r3c5 number_r5c5_is_r6c5)))
(assert (not (and number_r5c5_is_r4c4 number_r5c5_is_r5c6)))
(assert (not (and number_r5c5_is_r4c4 number_r5c5_is_r6c5)))
(assert (not (and number_r5c5_is_r5c6 number_r5c5_is_r6c5)))
(assert (or number_r6c1_is_r2c1 number_r6c1_is_r5c3)) ; r6c1
(assert (not (and number_r6c1_is_r2c1 number_r6c1_is_r5c3)))
(assert (or number_r6c4_is_r4c4 number_r6c4_is_r5c3 number_r6c4_is_r6c5)) ; r6c4
(assert (not (and number_r6c4_is_r4c4 number_r6c4_is_r5c3)))
(assert (not (and number_r6c4_is_r4c4 number_r6c4_is_r6c5)))
(assert (not (and number_r6c4_is_r5c3 number_r6c4_is_r6c5)))
(assert (or number_r6c6_is_r5c6 number_r6c6_is_r6c5)) ; r6c6
(assert (not (and number_r6c6_is_r5c6 number_r6c6_is_r6c5)))

; Each region is a rectangle.
; - A cell lies in a number's rectangle where one that covers it is drawn.
(assert (or rectangle_r1c1_r3c2 rectangle_r1c1_r6c1)) ; r1c1
(assert (= number_r1c2_is_r2c1 rectangle_r1c1_r3c2)) ; r1c2
(assert (= number_r1c2_is_r2c3 rectangle_r1c2_r2c5))
(assert (= number_r1c4_is_r2c3 (or rectangle_r1c2_r2c5 rectangle_r1c3_r2c6))) ; r1c4
(assert (= number_r1c4_is_r4c4 rectangle_r1c4_r4c4))
(assert (= number_r1c5_is_r2c3 (or rectangle_r1c2_r2c5 rectangle_r1c3_r2c6))) ; r1c5
(assert (= number_r1c5_is_r3c5 rectangle_r1c5_r3c5))
(assert rectangle_r1c3_r2c6) ; r1c6
(assert (= number_r2c2_is_r2c1 (or rectangle_r1c1_r3c2 rectangle_r2c1_r4c2))) ; r2c2
(assert (= number_r2c2_is_r2c3 rectangle_r1c2_r2c5))
(assert (= number_r2c4_is_r2c3 (or rectangle_r1c2_r2c5 rectangle_r1c3_r2c6))) ; r2c4
(assert (= number_r2c4_is_r4c4 (or rectangle_r1c4_r4c4 rectangle_r2c4_r5c4)))
(assert (= number_r2c5_is_r2c3 (or rectangle_r1c2_r2c5 rectangle_r1c3_r2c6))) ; r2c5
(assert (= number_r2c5_is_r3c5 (or rectangle_r1c5_r3c5 rectangle_r2c5_r4c5)))
(assert (= number_r3c2_is_r2c1 (or rectangle_r1c1_r3c2 rectangle_r2c1_r4c2))) ; r3c2
(assert (= number_r3c2_is_r3c3 rectangle_r3c2_r3c3))
(assert (= number_r3c4_is_r3c3 rectangle_r3c3_r3c4)) ; r3c4
(assert (= number_r3c4_is_r3c5 rectangle_r3c4_r3c6))
(assert (= number_r3c4_is_r4c4 (or rectangle_r1c4_r4c4 rectangle_r2c4_r5c4 rectangle_r3c4_r6c4)))
(assert (= number_r3c6_is_r3c5 rectangle_r3c4_r3c6)) ; r3c6
(assert (= number_r3c6_is_r5c6 rectangle_r3c6_r5c6))
(assert (= number_r4c1_is_r2c1 (or rectangle_r2c1_r4c2 rectangle_r1c1_r6c1))) ; r4c1
(assert (= number_r4c1_is_r4c4 rectangle_r4c1_r4c4))
(assert (= number_r4c2_is_r2c1 rectangle_r2c1_r4c2)) ; r4c2
(assert (= number_r4c2_is_r4c4 (or rectangle_r4c1_r4c4 rectangle_r4c2_r4c5)))
(assert (= number_r4c3_is_r3c3 rectangle_r3c3_r4c3)) ; r4c3
(assert (= number_r4c3_is_r4c4 (or rectangle_r4c1_r4c4 rectangle_r4c2_r4c5 rectangle_r4c3_r4c6)))
(assert (= number_r4c5_is_r3c5 (or rectangle_r2c5_r4c5 rectangle_r3c5_r5c5))) ; r4c5
(assert (= number_r4c5_is_r4c4 (or rectangle_r4c2_r4c5 rectangle_r4c3_r4c6 rectangle_r4c4_r5c5)))
(assert (= number_r4c6_is_r4c4 rectangle_r4c3_r4c6)) ; r4c6
(assert (= number_r4c6_is_r5c6 (or rectangle_r3c6_r5c6 rectangle_r4c6_r6c6)))
(assert (= number_r5c1_is_r2c1 rectangle_r1c1_r6c1)) ; r5c1
(assert (= number_r5c1_is_r5c3 rectangle_r5c1_r6c4))
(assert (= number_r5c4_is_r4c4 (or rectangle_r4c4_r5c5 rectangle_r2c4_r5c4 rectangle_r3c4_r6c4))) ; r5c4
(assert (= number_r5c4_is_r5c3 rectangle_r5c1_r6c4))
(assert (= number_r5c4_is_r5c6 rectangle_r5c4_r5c6))
(assert (= number_r5c5_is_r3c5 rectangle_r3c5_r5c5)) ; r5c5
(assert (= number_r5c5_is_r4c4 rectangle_r4c4_r5c5))
(assert (= number_r5c5_is_r5c6 rectangle_r5c4_r5c6))
(assert (= number_r5c5_is_r6c5 rectangle_r5c5_r6c5))
(assert (= number_r6c1_is_r2c1 rectangle_r1c1_r6c1)) ; r6c1
(assert (= number_r6c1_is_r5c3 rectangle_r5c1_r6c4))
(assert (= number_r6c4_is_r4c4 rectangle_r3c4_r6c4)) ; r6c4
(assert (= number_r6c4_is_r5c3 rectangle_r5c1_r6c4))
(assert (= number_r6c4_is_r6c5 rectangle_r6c4_r6c5))
(assert (= number_r6c6_is_r5c6 rectangle_r4c6_r6c6)) ; r6c6
(assert (= number_r6c6_is_r6c5 rectangle_r6c5_r6c6))

(check-sat)
(get-value (number_r1c2_is_r2c1 number_r1c2_is_r2c3 number_r1c4_is_r2c3 number_r1c4_is_r4c4 number_r1c5_is_r2c3
number_r1c5_is_r3c5 number_r2c2_is_r2c1 number_r2c2_is_r2c3 number_r2c4_is_r2c3 number_r2c4_is_r4c4
number_r2c5_is_r2c3 number_r2c5_is_r3c5 number_r3c2_is_r2c1 number_r3c2_is_r3c3 number_r3c4_is_r3c3
number_r3c4_is_r3c5 number_r3c4_is_r4c4 number_r3c6_is_r3c5 number_r3c6_is_r5c6 number_r4c1_is_r2c1
number_r4c1_is_r4c4 number_r4c2_is_r2c1 number_r4c2_is_r4c4 number_r4c3_is_r3c3 number_r4c3_is_r4c4
number_r4c5_is_r3c5 number_r4c5_is_r4c4 number_r4c6_is_r4c4 number_r4c6_is_r5c6 number_r5c1_is_r2c1
number_r5c1_is_r5c3 number_r5c4_is_r4c4 number_r5c4_is_r5c3 number_r5c4_is_r5c6 number_r5c5_is_r3c5
number_r5c5_is_r4c4 number_r5c5_is_r5c6 number_r5c5_is_r6c5 number_r6c1_is_r2c1 number_r6c1_is_r5c3
number_r6c4_is_r4c4 number_r6c4_is_r5c3 number_r6c4_is_r6c5 number_r6c6_is_r5c6 number_r6c6_is_r6c5))
(exit)
