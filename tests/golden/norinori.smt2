; norinori: a cup of tea
(set-option :produce-models true)
(set-logic QF_LIA)

; shaded_C: cell C is shaded.
(declare-const shaded_r1c1 Bool)
(declare-const shaded_r1c2 Bool)
(declare-const shaded_r1c3 Bool)
(declare-const shaded_r1c4 Bool)
(declare-const shaded_r2c1 Bool)
(declare-const shaded_r2c2 Bool)
(declare-const shaded_r2c3 Bool)
(declare-const shaded_r2c4 Bool)
(declare-const shaded_r3c1 Bool)
(declare-const shaded_r3c2 Bool)
(declare-const shaded_r3c3 Bool)
(declare-const shaded_r3c4 Bool)
(declare-const shaded_r4c1 Bool)
(declare-const shaded_r4c2 Bool)
(declare-const shaded_r4c3 Bool)
(declare-const shaded_r4c4 Bool)

; Every shaded cell shares a side with one other shaded cell, and with no second.
; - A shaded cell has a shaded cell beside it.
(assert (=> shaded_r1c1 (or shaded_r2c1 shaded_r1c2))) ; r1c1
(assert (=> shaded_r1c2 (or shaded_r2c2 shaded_r1c1 shaded_r1c3))) ; r1c2
(assert (=> shaded_r1c3 (or shaded_r2c3 shaded_r1c2 shaded_r1c4))) ; r1c3
(assert (=> shaded_r1c4 (or shaded_r2c4 shaded_r1c3))) ; r1c4
(assert (=> shaded_r2c1 (or shaded_r1c1 shaded_r3c1 shaded_r2c2))) ; r2c1
(assert (=> shaded_r2c2 (or shaded_r1c2 shaded_r3c2 shaded_r2c1 shaded_r2c3))) ; r2c2
(assert (=> shaded_r2c3 (or shaded_r1c3 shaded_r3c3 shaded_r2c2 shaded_r2c4))) ; r2c3
(assert (=> shaded_r2c4 (or shaded_r1c4 shaded_r3c4 shaded_r2c3))) ; r2c4
(assert (=> shaded_r3c1 (or shaded_r2c1 shaded_r4c1 shaded_r3c2))) ; r3c1
(assert (=> shaded_r3c2 (or shaded_r2c2 shaded_r4c2 shaded_r3c1 shaded_r3c3))) ; r3c2
(assert (=> shaded_r3c3 (or shaded_r2c3 shaded_r4c3 shaded_r3c2 shaded_r3c4))) ; r3c3
(assert (=> shaded_r3c4 (or shaded_r2c4 shaded_r4c4 shaded_r3c3))) ; r3c4
(assert (=> shaded_r4c1 (or shaded_r3c1 shaded_r4c2))) ; r4c1
(assert (=> shaded_r4c2 (or shaded_r3c2 shaded_r4c1 shaded_r4c3))) ; r4c2
(assert (=> shaded_r4c3 (or shaded_r3c3 shaded_r4c2 shaded_r4c4))) ; r4c3
(assert (=> shaded_r4c4 (or shaded_r3c4 shaded_r4c3))) ; r4c4
; - It has no second one.
(assert (not (and shaded_r1c1 shaded_r2c1 shaded_r1c2))) ; r1c1
(assert (not (and shaded_r1c2 shaded_r2c2 shaded_r1c1))) ; r1c2
(assert (not (and shaded_r1c2 shaded_r2c2 shaded_r1c3))) ; r1c2
(assert (not (and shaded_r1c2 shaded_r1c1 shaded_r1c3))) ; r1c2
(assert (not (and shaded_r1c3 shaded_r2c3 shaded_r1c2))) ; r1c3
(assert (not (and shaded_r1c3 shaded_r2c3 shaded_r1c4))) ; r1c3
(assert (not (and shaded_r1c3 shaded_r1c2 shaded_r1c4))) ; r1c3
(assert (not (and shaded_r1c4 shaded_r2c4 shaded_r1c3))) ; r1c4
(assert (not (and shaded_r2c1 shaded_r1c1 shaded_r3c1))) ; r2c1
(assert (not (and shaded_r2c1 shaded_r1c1 shaded_r2c2))) ; r2c1
(assert (not (and shaded_r2c1 shaded_r3c1 shaded_r2c2))) ; r2c1
(assert (not (and shaded_r2c2 shaded_r1c2 shaded_r3c2))) ; r2c2
(assert (not (and shaded_r2c2 shaded_r1c2 shaded_r2c1))) ; r2c2
(assert (not (and shaded_r2c2 shaded_r1c2 shaded_r2c3))) ; r2c2
(assert (not (and shaded_r2c2 shaded_r3c2 shaded_r2c1))) ; r2c2
(assert (not (and shaded_r2c2 shaded_r3c2 shaded_r2c3))) ; r2c2
(assert (not (and shaded_r2c2 shaded_r2c1 shaded_r2c3))) ; r2c2
(assert (not (and shaded_r2c3 shaded_r1c3 shaded_r3c3))) ; r2c3
(assert (not (and shaded_r2c3 shaded_r1c3 shaded_r2c2))) ; r2c3
(assert (not (and shaded_r2c3 shaded_r1c3 shaded_r2c4))) ; r2c3
(assert (not (and shaded_r2c3 shaded_r3c3 shaded_r2c2))) ; r2c3
(assert (not (and shaded_r2c3 shaded_r3c3 shaded_r2c4))) ; r2c3
(assert (not (and shaded_r2c3 shaded_r2c2 shaded_r2c4))) ; r2c3
(assert (not (and shaded_r2c4 shaded_r1c4 shaded_r3c4))) ; r2c4
(assert (not (and shaded_r2c4 shaded_r1c4 shaded_r2c3))) ; r2c4
(assert (not (and shaded_r2c4 shaded_r3c4 shaded_r2c3))) ; r2c4
(assert (not (and shaded_r3c1 shaded_r2c1 shaded_r4c1))) ; r3c1
(assert (not (and shaded_r3c1 shaded_r2c1 shaded_r3c2))) ; r3c1
(assert (not (and shaded_r3c1 shaded_r4c1 shaded_r3c2))) ; r3c1
(assert (not (and shaded_r3c2 shaded_r2c2 shaded_r4c2))) ; r3c2
(assert (not (and shaded_r3c2 shaded_r2c2 shaded_r3c1))) ; r3c2
(assert (not (and shaded_r3c2 shaded_r2c2 shaded_r3c3))) ; r3c2
(assert (not (and shaded_r3c2 shaded_r4c2 shaded_r3c1))) ; r3c2
(assert (not (and shaded_r3c2 shaded_r4c2 shaded_r3c3))) ; r3c2
(assert (not (and shaded_r3c2 shaded_r3c1 shaded_r3c3))) ; r3c2
(assert (not (and shaded_r3c3 shaded_r2c3 shaded_r4c3))) ; r3c3
(assert (not (and shaded_r3c3 shaded_r2c3 shaded_r3c2))) ; r3c3
(assert (not (and shaded_r3c3 shaded_r2c3 shaded_r3c4))) ; r3c3
(assert (not (and shaded_r3c3 shaded_r4c3 shaded_r3c2))) ; r3c3
(assert (not (and shaded_r3c3 shaded_r4c3 shaded_r3c4))) ; r3c3
(assert (not (and shaded_r3c3 shaded_r3c2 shaded_r3c4))) ; r3c3
(assert (not (and shaded_r3c4 shaded_r2c4 shaded_r4c4))) ; r3c4
(assert (not (and shaded_r3c4 shaded_r2c4 shaded_r3c3))) ; r3c4
(assert (not (and shaded_r3c4 shaded_r4c4 shaded_r3c3))) ; r3c4
(assert (not (and shaded_r4c1 shaded_r3c1 shaded_r4c2))) ; r4c1
(assert (not (and shaded_r4c2 shaded_r3c2 shaded_r4c1))) ; r4c2
(assert (not (and shaded_r4c2 shaded_r3c2 shaded_r4c3))) ; r4c2
(assert (not (and shaded_r4c2 shaded_r4c1 shaded_r4c3))) ; r4c2
(assert (not (and shaded_r4c3 shaded_r3c3 shaded_r4c2))) ; r4c3
(assert (not (and shaded_r4c3 shaded_r3c3 shaded_r4c4))) ; r4c3
(assert (not (and shaded_r4c3 shaded_r4c2 shaded_r4c4))) ; r4c3
(assert (not (and shaded_r4c4 shaded_r3c4 shaded_r4c3))) ; r4c4

; Every region holds two shaded cells.
(assert (= (+ (ite shaded_r1c1 1 0) (ite shaded_r2c1 1 0) (ite shaded_r3c1 1 0) (ite shaded_r4c1 1 0)) 2)) ; region a
(assert (= (+ (ite shaded_r1c2 1 0) (ite shaded_r1c3 1 0) (ite shaded_r2c2 1 0) (ite shaded_r2c3 1 0) (ite shaded_r3c3 1 0) (ite shaded_r4c3 1 0) (ite shaded_r4c4 1 0)) 2)) ; region b
(assert (= (+ (ite shaded_r1c4 1 0) (ite shaded_r2c4 1 0) (ite shaded_r3c4 1 0)) 2)) ; region c
(assert (and shaded_r3c2 shaded_r4c2)) ; region d

(check-sat)
(get-value (shaded_r1c1 shaded_r1c2 shaded_r1c3 shaded_r1c4 shaded_r2c1 shaded_r2c2 shaded_r2c3 shaded_r2c4
shaded_r3c1 shaded_r3c2 shaded_r3c3 shaded_r3c4 shaded_r4c1 shaded_r4c2 shaded_r4c3 shaded_r4c4))
(exit)
