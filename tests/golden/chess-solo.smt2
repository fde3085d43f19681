; chess-solo: Quartet
(set-option :produce-models true)
(set-logic QF_LIA)

; play_T_is_C: the move T is the capture C.
(declare-const play_move_1_is_Bd5xc6 Bool)
(declare-const play_move_1_is_Bd5xh1 Bool)
(declare-const play_move_1_is_Kg1xh1 Bool)
(declare-const play_move_1_is_Bh1xc6 Bool)
(declare-const play_move_1_is_Bh1xd5 Bool)
(declare-const play_move_2_is_Bc6xd5 Bool)
(declare-const play_move_2_is_Bc6xh1 Bool)
(declare-const play_move_2_is_Bd5xc6 Bool)
(declare-const play_move_2_is_Bd5xh1 Bool)
(declare-const play_move_2_is_Kg1xh1 Bool)
(declare-const play_move_2_is_Bh1xc6 Bool)
(declare-const play_move_2_is_Bh1xd5 Bool)

; leaves_S_at_T, lands_S_at_T: the move T begins, or ends, on the square S.
(declare-const leaves_d5_at_move_1 Bool)
(declare-const leaves_g1_at_move_1 Bool)
(declare-const leaves_h1_at_move_1 Bool)
(declare-const leaves_c6_at_move_2 Bool)
(declare-const leaves_d5_at_move_2 Bool)
(declare-const leaves_g1_at_move_2 Bool)
(declare-const leaves_h1_at_move_2 Bool)
(declare-const lands_c6_at_move_1 Bool)
(declare-const lands_d5_at_move_1 Bool)
(declare-const lands_h1_at_move_1 Bool)
(declare-const lands_c6_at_move_2 Bool)
(declare-const lands_d5_at_move_2 Bool)
(declare-const lands_h1_at_move_2 Bool)

; The board before each move. full_S_at_T: before the move T a piece stands on the square S;
; stands_K_on_S_at_T: it is a K; moved_S_at_T, tired_S_at_T: it has moved, it has moved twice.
(declare-const full_c6_at_move_2 Bool)
(declare-const full_d5_at_move_2 Bool)
(declare-const full_g1_at_move_2 Bool)
(declare-const full_h1_at_move_2 Bool)
(declare-const full_c6_at_move_3 Bool)
(declare-const full_d5_at_move_3 Bool)
(declare-const full_g1_at_move_3 Bool)
(declare-const full_h1_at_move_3 Bool)
(declare-const stands_B_on_c6_at_move_2 Bool)
(declare-const stands_N_on_c6_at_move_2 Bool)
(declare-const stands_B_on_d5_at_move_2 Bool)
(declare-const stands_K_on_g1_at_move_2 Bool)
(declare-const stands_K_on_h1_at_move_2 Bool)
(declare-const stands_B_on_h1_at_move_2 Bool)
(declare-const stands_B_on_c6_at_move_3 Bool)
(declare-const stands_N_on_c6_at_move_3 Bool)
(declare-const stands_B_on_d5_at_move_3 Bool)
(declare-const stands_K_on_g1_at_move_3 Bool)
(declare-const stands_K_on_h1_at_move_3 Bool)
(declare-const stands_B_on_h1_at_move_3 Bool)
(declare-const moved_c6_at_move_2 Bool)
(declare-const moved_d5_at_move_2 Bool)
(declare-const moved_h1_at_move_2 Bool)
(declare-const moved_c6_at_move_3 Bool)
(declare-const moved_d5_at_move_3 Bool)
(declare-const moved_h1_at_move_3 Bool)
(declare-const tired_c6_at_move_3 Bool)
(declare-const tired_d5_at_move_3 Bool)
(declare-const tired_h1_at_move_3 Bool)

; happens_C: the capture C is made at some move. taken_S: a piece is captured on the square S.
(declare-const happens_Bc6xd5 Bool)
(declare-const happens_Bc6xh1 Bool)
(declare-const happens_Bd5xc6 Bool)
(declare-const happens_Bd5xh1 Bool)
(declare-const happens_Bh1xc6 Bool)
(declare-const happens_Bh1xd5 Bool)
(declare-const taken_c6 Bool)
(declare-const taken_d5 Bool)

; Settled before anything is encoded, without a symbol: 1 of 3 places.

; What a move changes: the squares where it begins and ends, and the board before the next move
(assert (= lands_c6_at_move_1 (or play_move_1_is_Bd5xc6 play_move_1_is_Bh1xc6)))
(assert (= leaves_d5_at_move_1 (or play_move_1_is_Bd5xc6 play_move_1_is_Bd5xh1)))
(assert (= lands_d5_at_move_1 play_move_1_is_Bh1xd5))
(assert (= leaves_g1_at_move_1 play_move_1_is_Kg1xh1))
(assert (= leaves_h1_at_move_1 (or play_move_1_is_Bh1xc6 play_move_1_is_Bh1xd5)))
(assert (= lands_h1_at_move_1 (or play_move_1_is_Bd5xh1 play_move_1_is_Kg1xh1)))
(assert (= leaves_c6_at_move_2 (or play_move_2_is_Bc6xd5 play_move_2_is_Bc6xh1)))
(assert (= lands_c6_at_move_2 (or play_move_2_is_Bd5xc6 play_move_2_is_Bh1xc6)))
(assert (= leaves_d5_at_move_2 (or play_move_2_is_Bd5xc6 play_move_2_is_Bd5xh1)))
(assert (= lands_d5_at_move_2 (or play_move_2_is_Bc6xd5 play_move_2_is_Bh1xd5)))
(assert (= leaves_g1_at_move_2 play_move_2_is_Kg1xh1))
(assert (= leaves_h1_at_move_2 (or play_move_2_is_Bh1xc6 play_move_2_is_Bh1xd5)))
(assert (= lands_h1_at_move_2 (or play_move_2_is_Bc6xh1 play_move_2_is_Bd5xh1 play_move_2_is_Kg1xh1)))
(assert full_c6_at_move_2)
(assert (= stands_B_on_c6_at_move_2 (or play_move_1_is_Bd5xc6 play_move_1_is_Bh1xc6)))
(assert (= stands_N_on_c6_at_move_2 (not lands_c6_at_move_1)))
(assert (= moved_c6_at_move_2 lands_c6_at_move_1))
(assert (= full_d5_at_move_2 (not leaves_d5_at_move_1)))
(assert (= stands_B_on_d5_at_move_2 (or play_move_1_is_Bh1xd5 (and (not leaves_d5_at_move_1) (not lands_d5_at_move_1)))))
(assert (= moved_d5_at_move_2 lands_d5_at_move_1))
(assert (= full_g1_at_move_2 (not leaves_g1_at_move_1)))
(assert (= stands_K_on_g1_at_move_2 (not leaves_g1_at_move_1)))
(assert (= full_h1_at_move_2 (not leaves_h1_at_move_1)))
(assert (= stands_K_on_h1_at_move_2 play_move_1_is_Kg1xh1))
(assert (= stands_B_on_h1_at_move_2 (or play_move_1_is_Bd5xh1 (and (not leaves_h1_at_move_1) (not lands_h1_at_move_1)))))
(assert (= moved_h1_at_move_2 lands_h1_at_move_1))
(assert (= full_c6_at_move_3 (and full_c6_at_move_2 (not leaves_c6_at_move_2))))
(assert (= stands_B_on_c6_at_move_3 (or play_move_2_is_Bd5xc6 play_move_2_is_Bh1xc6 (and stands_B_on_c6_at_move_2 (not leaves_c6_at_move_2) (not lands_c6_at_move_2)))))
(assert (= stands_N_on_c6_at_move_3 (and stands_N_on_c6_at_move_2 (not leaves_c6_at_move_2) (not lands_c6_at_move_2))))
(assert (= moved_c6_at_move_3 (or moved_c6_at_move_2 lands_c6_at_move_2)))
(assert (= tired_c6_at_move_3 (or (and play_move_2_is_Bd5xc6 moved_d5_at_move_2) (and play_move_2_is_Bh1xc6 moved_h1_at_move_2))))
(assert (= full_d5_at_move_3 (and full_d5_at_move_2 (not leaves_d5_at_move_2))))
(assert (= stands_B_on_d5_at_move_3 (or play_move_2_is_Bc6xd5 play_move_2_is_Bh1xd5 (and stands_B_on_d5_at_move_2 (not leaves_d5_at_move_2) (not lands_d5_at_move_2)))))
(assert (= moved_d5_at_move_3 (or moved_d5_at_move_2 lands_d5_at_move_2)))
(assert (= tired_d5_at_move_3 (or (and play_move_2_is_Bc6xd5 moved_c6_at_move_2) (and play_move_2_is_Bh1xd5 moved_h1_at_move_2))))
(assert (= full_g1_at_move_3 (and full_g1_at_move_2 (not leaves_g1_at_move_2))))
(assert (= stands_K_on_g1_at_move_3 (and stands_K_on_g1_at_move_2 (not leaves_g1_at_move_2))))
(assert (= full_h1_at_move_3 (and full_h1_at_move_2 (not leaves_h1_at_move_2))))
(assert (= stands_K_on_h1_at_move_3 (or play_move_2_is_Kg1xh1 (and stands_K_on_h1_at_move_2 (not leaves_h1_at_move_2) (not lands_h1_at_move_2)))))
(assert (= stands_B_on_h1_at_move_3 (or play_move_2_is_Bc6xh1 play_move_2_is_Bd5xh1 (and stands_B_on_h1_at_move_2 (not leaves_h1_at_move_2) (not lands_h1_at_move_2)))))
(assert (= moved_h1_at_move_3 (or moved_h1_at_move_2 lands_h1_at_move_2)))
(assert (= tired_h1_at_move_3 (or (and play_move_2_is_Bc6xh1 moved_c6_at_move_2) (and play_move_2_is_Bd5xh1 moved_d5_at_move_2))))

; A piece moves from the square on which it stands.
(assert (=> play_move_2_is_Bc6xd5 stands_B_on_c6_at_move_2)) ; move 2, Bc6xd5
(assert (=> play_move_2_is_Bc6xh1 stands_B_on_c6_at_move_2)) ; move 2, Bc6xh1
(assert (=> play_move_2_is_Bd5xc6 stands_B_on_d5_at_move_2)) ; move 2, Bd5xc6
(assert (=> play_move_2_is_Bd5xh1 stands_B_on_d5_at_move_2)) ; move 2, Bd5xh1
(assert (=> play_move_2_is_Kg1xh1 stands_K_on_g1_at_move_2)) ; move 2, Kg1xh1
(assert (=> play_move_2_is_Bh1xc6 stands_B_on_h1_at_move_2)) ; move 2, Bh1xc6
(assert (=> play_move_2_is_Bh1xd5 stands_B_on_h1_at_move_2)) ; move 2, Bh1xd5
(assert stands_K_on_g1_at_move_3) ; move 3, Kg1xh1

; Every move captures a piece.
; - There is one capture at each move.
(assert (or play_move_1_is_Bd5xc6 play_move_1_is_Bd5xh1 play_move_1_is_Kg1xh1 play_move_1_is_Bh1xc6 play_move_1_is_Bh1xd5)) ; move 1
(assert (not (and play_move_1_is_Bd5xc6 play_move_1_is_Bd5xh1)))
(assert (not (and play_move_1_is_Bd5xc6 play_move_1_is_Kg1xh1)))
(assert (not (and play_move_1_is_Bd5xc6 play_move_1_is_Bh1xc6)))
(assert (not (and play_move_1_is_Bd5xc6 play_move_1_is_Bh1xd5)))
(assert (not (and play_move_1_is_Bd5xh1 play_move_1_is_Kg1xh1)))
(assert (not (and play_move_1_is_Bd5xh1 play_move_1_is_Bh1xc6)))
(assert (not (and play_move_1_is_Bd5xh1 play_move_1_is_Bh1xd5)))
(assert (not (and play_move_1_is_Kg1xh1 play_move_1_is_Bh1xc6)))
(assert (not (and play_move_1_is_Kg1xh1 play_move_1_is_Bh1xd5)))
(assert (not (and play_move_1_is_Bh1xc6 play_move_1_is_Bh1xd5)))
(assert (or play_move_2_is_Bc6xd5 play_move_2_is_Bc6xh1 play_move_2_is_Bd5xc6 play_move_2_is_Bd5xh1 play_move_2_is_Kg1xh1 play_move_2_is_Bh1xc6 play_move_2_is_Bh1xd5)) ; move 2
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Bc6xh1)))
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Bd5xc6)))
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Bd5xh1)))
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Kg1xh1)))
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Bh1xc6)))
(assert (not (and play_move_2_is_Bc6xd5 play_move_2_is_Bh1xd5)))
(assert (not (and play_move_2_is_Bc6xh1 play_move_2_is_Bd5xc6)))
(assert (not (and play_move_2_is_Bc6xh1 play_move_2_is_Bd5xh1)))
(assert (not (and play_move_2_is_Bc6xh1 play_move_2_is_Kg1xh1)))
(assert (not (and play_move_2_is_Bc6xh1 play_move_2_is_Bh1xc6)))
(assert (not (and play_move_2_is_Bc6xh1 play_move_2_is_Bh1xd5)))
(assert (not (and play_move_2_is_Bd5xc6 play_move_2_is_Bd5xh1)))
(assert (not (and play_move_2_is_Bd5xc6 play_move_2_is_Kg1xh1)))
(assert (not (and play_move_2_is_Bd5xc6 play_move_2_is_Bh1xc6)))
(assert (not (and play_move_2_is_Bd5xc6 play_move_2_is_Bh1xd5)))
(assert (not (and play_move_2_is_Bd5xh1 play_move_2_is_Kg1xh1)))
(assert (not (and play_move_2_is_Bd5xh1 play_move_2_is_Bh1xc6)))
(assert (not (and play_move_2_is_Bd5xh1 play_move_2_is_Bh1xd5)))
(assert (not (and play_move_2_is_Kg1xh1 play_move_2_is_Bh1xc6)))
(assert (not (and play_move_2_is_Kg1xh1 play_move_2_is_Bh1xd5)))
(assert (not (and play_move_2_is_Bh1xc6 play_move_2_is_Bh1xd5)))
; - A piece stands on the square where the move ends.
(assert (=> lands_c6_at_move_2 full_c6_at_move_2)) ; c6 at move 2
(assert (=> lands_d5_at_move_2 full_d5_at_move_2)) ; d5 at move 2
(assert (=> lands_h1_at_move_2 full_h1_at_move_2)) ; h1 at move 2
(assert full_h1_at_move_3) ; h1 at move 3

; No piece stands between the two squares of a move.
(assert (not play_move_1_is_Bh1xc6)) ; move 1, Bh1xc6
(assert (=> play_move_2_is_Bc6xh1 (not full_d5_at_move_2))) ; move 2, Bc6xh1
(assert (=> play_move_2_is_Bh1xc6 (not full_d5_at_move_2))) ; move 2, Bh1xc6

; The king is never captured.
(assert (not (and lands_h1_at_move_2 stands_K_on_h1_at_move_2))) ; h1 at move 2
(assert (not stands_K_on_h1_at_move_3)) ; h1 at move 3

; Captures whenever they are made
(assert (= happens_Bc6xd5 play_move_2_is_Bc6xd5))
(assert (= happens_Bc6xh1 play_move_2_is_Bc6xh1))
(assert (= happens_Bd5xc6 (or play_move_1_is_Bd5xc6 play_move_2_is_Bd5xc6)))
(assert (= happens_Bd5xh1 (or play_move_1_is_Bd5xh1 play_move_2_is_Bd5xh1)))
(assert (= happens_Bh1xc6 (or play_move_1_is_Bh1xc6 play_move_2_is_Bh1xc6)))
(assert (= happens_Bh1xd5 (or play_move_1_is_Bh1xd5 play_move_2_is_Bh1xd5)))
(assert (= taken_c6 (or happens_Bd5xc6 happens_Bh1xc6)))
(assert (= taken_d5 (or happens_Bc6xd5 happens_Bh1xd5)))

; Implied: Each square is left once, but for the one where the last move ends.
(assert (or happens_Bc6xd5 happens_Bc6xh1)) ; c6
(assert (not (and happens_Bc6xd5 happens_Bc6xh1)))
(assert (or happens_Bd5xc6 happens_Bd5xh1)) ; d5
(assert (not (and happens_Bd5xc6 happens_Bd5xh1)))
(assert (not happens_Bh1xc6)) ; h1
(assert (not happens_Bh1xd5))

; Implied: A piece leaves its own square, where nothing is captured, or one that it reached from there.
(assert (=> happens_Bc6xd5 (and happens_Bd5xc6 (not taken_d5)))) ; Bc6xd5
(assert (=> happens_Bc6xh1 (and happens_Bd5xc6 (not taken_d5)))) ; Bc6xh1
(assert (=> happens_Bd5xc6 (not taken_d5))) ; Bd5xc6
(assert (=> happens_Bd5xh1 (not taken_d5))) ; Bd5xh1
(assert (=> happens_Bh1xc6 (and happens_Bd5xh1 (not taken_d5)))) ; Bh1xc6
(assert (=> happens_Bh1xd5 (and happens_Bd5xh1 (not taken_d5)))) ; Bh1xd5

(check-sat)
(get-value (play_move_1_is_Bd5xc6 play_move_1_is_Bd5xh1 play_move_1_is_Kg1xh1 play_move_1_is_Bh1xc6
play_move_1_is_Bh1xd5 play_move_2_is_Bc6xd5 play_move_2_is_Bc6xh1 play_move_2_is_Bd5xc6
play_move_2_is_Bd5xh1 play_move_2_is_Kg1xh1 play_move_2_is_Bh1xc6 play_move_2_is_Bh1xd5))
(exit)
