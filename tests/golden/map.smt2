; map: The old kingdom
(set-option :produce-models true)
(set-logic QF_LIA)

; colour_region_I_is_C: region I has colour C. What the givens settle has no symbol.
(declare-const colour_region_c_is_R Bool)
(declare-const colour_region_c_is_G Bool)
(declare-const colour_region_d_is_R Bool)
(declare-const colour_region_d_is_Y Bool)
(declare-const colour_region_d_is_G Bool)
(declare-const colour_region_e_is_R Bool)
(declare-const colour_region_e_is_G Bool)
(declare-const colour_region_h_is_R Bool)
(declare-const colour_region_h_is_Y Bool)
(declare-const colour_region_h_is_G Bool)
(declare-const colour_region_j_is_Y Bool)
(declare-const colour_region_j_is_G Bool)
(declare-const colour_region_l_is_Y Bool)
(declare-const colour_region_l_is_G Bool)

; Settled before anything is encoded, without a symbol: 7 of 13 places.

; Regions that share a border have different colours.
; - Every region has one colour.
(assert (or colour_region_c_is_R colour_region_c_is_G)) ; region c
(assert (not (and colour_region_c_is_R colour_region_c_is_G)))
(assert (or colour_region_d_is_R colour_region_d_is_Y colour_region_d_is_G)) ; region d
(assert (not (and colour_region_d_is_R colour_region_d_is_Y)))
(assert (not (and colour_region_d_is_R colour_region_d_is_G)))
(assert (not (and colour_region_d_is_Y colour_region_d_is_G)))
(assert (or colour_region_e_is_R colour_region_e_is_G)) ; region e
(assert (not (and colour_region_e_is_R colour_region_e_is_G)))
(assert (or colour_region_h_is_R colour_region_h_is_Y colour_region_h_is_G)) ; region h
(assert (not (and colour_region_h_is_R colour_region_h_is_Y)))
(assert (not (and colour_region_h_is_R colour_region_h_is_G)))
(assert (not (and colour_region_h_is_Y colour_region_h_is_G)))
(assert (or colour_region_j_is_Y colour_region_j_is_G)) ; region j
(assert (not (and colour_region_j_is_Y colour_region_j_is_G)))
(assert (or colour_region_l_is_Y colour_region_l_is_G)) ; region l
(assert (not (and colour_region_l_is_Y colour_region_l_is_G)))

; Regions that share a border have different colours.
(assert (not (and colour_region_c_is_R colour_region_d_is_R))) ; region c, region d
(assert (not (and colour_region_c_is_G colour_region_d_is_G))) ; region c, region d
(assert (not (and colour_region_c_is_R colour_region_e_is_R))) ; region c, region e
(assert (not (and colour_region_c_is_G colour_region_e_is_G))) ; region c, region e
(assert (not (and colour_region_d_is_R colour_region_e_is_R))) ; region d, region e
(assert (not (and colour_region_d_is_G colour_region_e_is_G))) ; region d, region e
(assert (not (and colour_region_d_is_R colour_region_h_is_R))) ; region d, region h
(assert (not (and colour_region_d_is_Y colour_region_h_is_Y))) ; region d, region h
(assert (not (and colour_region_d_is_G colour_region_h_is_G))) ; region d, region h
(assert (not (and colour_region_d_is_Y colour_region_j_is_Y))) ; region d, region j
(assert (not (and colour_region_d_is_G colour_region_j_is_G))) ; region d, region j
(assert (not (and colour_region_e_is_G colour_region_j_is_G))) ; region e, region j
(assert (not (and colour_region_e_is_G colour_region_l_is_G))) ; region e, region l
(assert (not (and colour_region_h_is_Y colour_region_j_is_Y))) ; region h, region j
(assert (not (and colour_region_h_is_G colour_region_j_is_G))) ; region h, region j
(assert (not (and colour_region_j_is_Y colour_region_l_is_Y))) ; region j, region l
(assert (not (and colour_region_j_is_G colour_region_l_is_G))) ; region j, region l

(check-sat)
(get-value (colour_region_c_is_R colour_region_c_is_G colour_region_d_is_R colour_region_d_is_Y
colour_region_d_is_G colour_region_e_is_R colour_region_e_is_G colour_region_h_is_R
colour_region_h_is_Y colour_region_h_is_G colour_region_j_is_Y colour_region_j_is_G
colour_region_l_is_Y colour_region_l_is_G))
(exit)
