; slant: Doormat
(set-option :produce-models true)
(set-logic QF_LIA)

; rises_C: the line in C rises to the right, else it falls. Point r1c1 is the upper left corner of
; cell r1c1.
(declare-const rises_r1c1 Bool)
(declare-const rises_r1c2 Bool)
(declare-const rises_r1c3 Bool)
(declare-const rises_r1c4 Bool)
(declare-const rises_r2c1 Bool)
(declare-const rises_r2c2 Bool)
(declare-const rises_r2c3 Bool)
(declare-const rises_r2c4 Bool)
(declare-const rises_r3c1 Bool)
(declare-const rises_r3c2 Bool)
(declare-const rises_r3c3 Bool)
(declare-const rises_r3c4 Bool)
(declare-const rises_r4c1 Bool)
(declare-const rises_r4c2 Bool)
(declare-const rises_r4c3 Bool)
(declare-const rises_r4c4 Bool)

; A number tells how many lines meet at its point.
(assert (not rises_r1c1)) ; number 0 of point r2c1
(assert rises_r2c1)
(assert (not (and (not rises_r1c2) rises_r1c3 rises_r2c2))) ; number 2 of point r2c3
(assert (not (and (not rises_r1c2) rises_r1c3 (not rises_r2c3))))
(assert (not (and (not rises_r1c2) rises_r2c2 (not rises_r2c3))))
(assert (not (and rises_r1c3 rises_r2c2 (not rises_r2c3))))
(assert (or (not rises_r1c2) rises_r1c3 rises_r2c2))
(assert (or (not rises_r1c2) rises_r1c3 (not rises_r2c3)))
(assert (or (not rises_r1c2) rises_r2c2 (not rises_r2c3)))
(assert (or rises_r1c3 rises_r2c2 (not rises_r2c3)))
(assert (not (and (not rises_r1c3) rises_r1c4))) ; number 1 of point r2c4
(assert (not (and (not rises_r1c3) rises_r2c3)))
(assert (not (and (not rises_r1c3) (not rises_r2c4))))
(assert (not (and rises_r1c4 rises_r2c3)))
(assert (not (and rises_r1c4 (not rises_r2c4))))
(assert (not (and rises_r2c3 (not rises_r2c4))))
(assert (or (not rises_r1c3) rises_r1c4 rises_r2c3 (not rises_r2c4)))
(assert (not (and (not rises_r2c2) rises_r2c3))) ; number 1 of point r3c3
(assert (not (and (not rises_r2c2) rises_r3c2)))
(assert (not (and (not rises_r2c2) (not rises_r3c3))))
(assert (not (and rises_r2c3 rises_r3c2)))
(assert (not (and rises_r2c3 (not rises_r3c3))))
(assert (not (and rises_r3c2 (not rises_r3c3))))
(assert (or (not rises_r2c2) rises_r2c3 rises_r3c2 (not rises_r3c3)))
(assert (not rises_r3c1)) ; number 4 of point r4c2
(assert rises_r3c2)
(assert rises_r4c1)
(assert (not rises_r4c2))
(assert (not (and (not rises_r3c3) rises_r3c4 rises_r4c3))) ; number 2 of point r4c4
(assert (not (and (not rises_r3c3) rises_r3c4 (not rises_r4c4))))
(assert (not (and (not rises_r3c3) rises_r4c3 (not rises_r4c4))))
(assert (not (and rises_r3c4 rises_r4c3 (not rises_r4c4))))
(assert (or (not rises_r3c3) rises_r3c4 rises_r4c3))
(assert (or (not rises_r3c3) rises_r3c4 (not rises_r4c4)))
(assert (or (not rises_r3c3) rises_r4c3 (not rises_r4c4)))
(assert (or rises_r3c4 rises_r4c3 (not rises_r4c4)))
(assert rises_r4c3) ; number 2 of point r5c3
(assert (not rises_r4c4)) ; number 1 of point r5c5

; The lines form no loop.
; - From each point inside a line leads away

; up_C: the line in C is walked up, else down.
(declare-const up_r1c1 Bool)
(declare-const up_r1c2 Bool)
(declare-const up_r1c3 Bool)
(declare-const up_r1c4 Bool)
(declare-const up_r2c1 Bool)
(declare-const up_r2c2 Bool)
(declare-const up_r2c3 Bool)
(declare-const up_r2c4 Bool)
(declare-const up_r3c1 Bool)
(declare-const up_r3c2 Bool)
(declare-const up_r3c3 Bool)
(declare-const up_r3c4 Bool)
(declare-const up_r4c1 Bool)
(declare-const up_r4c2 Bool)
(declare-const up_r4c3 Bool)
(declare-const up_r4c4 Bool)
(assert (or (and (not rises_r1c1) up_r1c1) (and rises_r1c2 up_r1c2) (and rises_r2c1 (not up_r2c1)) (and (not rises_r2c2) (not up_r2c2)))) ; point r2c2
(assert (or (and (not rises_r1c2) up_r1c2) (and rises_r1c3 up_r1c3) (and rises_r2c2 (not up_r2c2)) (and (not rises_r2c3) (not up_r2c3)))) ; point r2c3
(assert (or (and (not rises_r1c3) up_r1c3) (and rises_r1c4 up_r1c4) (and rises_r2c3 (not up_r2c3)) (and (not rises_r2c4) (not up_r2c4)))) ; point r2c4
(assert (or (and (not rises_r2c1) up_r2c1) (and rises_r2c2 up_r2c2) (and rises_r3c1 (not up_r3c1)) (and (not rises_r3c2) (not up_r3c2)))) ; point r3c2
(assert (or (and (not rises_r2c2) up_r2c2) (and rises_r2c3 up_r2c3) (and rises_r3c2 (not up_r3c2)) (and (not rises_r3c3) (not up_r3c3)))) ; point r3c3
(assert (or (and (not rises_r2c3) up_r2c3) (and rises_r2c4 up_r2c4) (and rises_r3c3 (not up_r3c3)) (and (not rises_r3c4) (not up_r3c4)))) ; point r3c4
(assert (or (and (not rises_r3c1) up_r3c1) (and rises_r3c2 up_r3c2) (and rises_r4c1 (not up_r4c1)) (and (not rises_r4c2) (not up_r4c2)))) ; point r4c2
(assert (or (and (not rises_r3c2) up_r3c2) (and rises_r3c3 up_r3c3) (and rises_r4c2 (not up_r4c2)) (and (not rises_r4c3) (not up_r4c3)))) ; point r4c3
(assert (or (and (not rises_r3c3) up_r3c3) (and rises_r3c4 up_r3c4) (and rises_r4c3 (not up_r4c3)) (and (not rises_r4c4) (not up_r4c4)))) ; point r4c4

(check-sat)
(get-value (rises_r1c1 rises_r1c2 rises_r1c3 rises_r1c4 rises_r2c1 rises_r2c2 rises_r2c3 rises_r2c4 rises_r3c1
rises_r3c2 rises_r3c3 rises_r3c4 rises_r4c1 rises_r4c2 rises_r4c3 rises_r4c4))
(exit)
