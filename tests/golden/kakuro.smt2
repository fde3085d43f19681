; kakuro: Corner shop
(set-option :produce-models true)
(set-logic QF_LIA)

; digit_C_is_V: cell C holds V. What the sums settle has no symbol.

; Settled before anything is encoded, without a symbol: 16 of 16 places.

; Nothing is left to assert, and this is the answer:
;   ......
;   ...32.
;   .1279.
;   .38.41
;   ..9385
;   ..51..
; `puzzlepipe encode --plain` states every rule.

(check-sat)
(exit)
