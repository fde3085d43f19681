"""How chess-solo is tested."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.chess import BOARD
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types import chess_solo
from puzzlepipe.puzzles.types.chess_solo import ChessSolo
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, every_answer

NEAR = [Cell(row, column) for row in range(2, 5) for column in range(4, 7)]


@st.composite
def boards(draw: st.DrawFn, cells: list[Cell], most: int) -> ChessSolo:
    """A king and others anywhere; most have no solution."""
    places = draw(st.lists(st.sampled_from(cells), unique=True, min_size=1, max_size=most))
    kinds = ["K", *(draw(st.sampled_from("QRBNP")) for _ in places[1:])]
    return ChessSolo(grid=BOARD, pieces=dict(zip(places, kinds, strict=True)))


@st.composite
def planted(draw: st.DrawFn) -> ChessSolo:
    """Up to five pieces with a solution."""
    height, width = draw(st.sampled_from([(3, 3), (3, 4), (4, 4), (1, 8)]))
    return ChessSolo.planted(draw(st.randoms(use_true_random=True)), height, width).puzzle


def candidates(puzzle: Puzzle) -> Iterator[Answer]:
    """Of many moves those in which no piece comes to, or goes from, a square that was left.

    No right answer is missed: nothing comes to an empty square.
    """
    assert isinstance(puzzle, ChessSolo)
    if puzzle.step_count < 3:
        yield from every_answer(puzzle)
        return
    captures = {token: (token[1:3], token[4:]) for token in puzzle.captures}

    def played(moves: list[str], left: set[str]) -> Iterator[list[str]]:
        if len(moves) == puzzle.step_count:
            yield moves
            return
        for token, ends in captures.items():
            if left.isdisjoint(ends):
                yield from played([*moves, token], left | {ends[0]})

    for moves in played([], set()):
        yield dict(zip(puzzle.places, moves, strict=True))


COLUMN = "#chess-solo\npieces: Ka1 Ra2 Ra3\n"
ENCODER = "encoders/types/chess_solo.py"
TEMPLATE = "templates/smt2/chess_solo.smt2.j2"
ONCE_LATER = "for step in steps[-2:]:\n            domains"

RULES = "puzzles/types/chess_solo.py"

CASE = TypeCase(
    small_worlds=st.one_of(boards(NEAR, 3), planted()),
    puzzles=boards(list(BOARD.cells), 20),
    wrong={
        chess_solo.MOVE: Wrong(COLUMN, "Ka3xa2 Ka1xa2"),
        chess_solo.CAPTURE: Wrong(COLUMN, "Ra3xa2 Ra2xa3"),
        chess_solo.FREE: Wrong("#chess-solo\npieces: Ra1 Ka2 Ra3\n", "Ra1xa3 Ka2xa3"),
        chess_solo.TWICE: Wrong(f"{COLUMN}pieces: Ra4\n", "Ka1xa2 Ka2xa3 Ka3xa4"),
        chess_solo.KING: Wrong(COLUMN, "Ra2xa1 Ra1xa3"),
    },
    bad_files=[
        BadFile("#chess-solo\n", 1, 2, "chess-solo needs its 'pieces:', or its board"),
        BadFile("#chess-solo\npieces:\n", 2, 1, "'pieces:' has no value"),
        BadFile("#chess-solo\npieces: Kc6 Rc9\n", 2, 13, "'Rc9' is no piece and its square"),
        BadFile("#chess-solo\npieces: Kc6 Xc5\n", 2, 13, "'Xc5' is no piece and its square"),
        BadFile("#chess-solo\npieces: Kc6\npieces: Pc6\n", 3, 9, "stands on c6 already"),
        BadFile("#chess-solo\npieces: Pc6 Rc5\n", 2, 9, "0 kings; expected one"),
        BadFile("#chess-solo\npieces: Kc6 Rc5 Kc4\n", 2, 17, "2 kings; expected one"),
        BadFile("#chess-solo\nK...\n..P.\n", 2, 1, "2 x 4 cells; expected 8 x 8"),
        BadFile("#chess-solo\nK..x\n", 2, 4, "'x' stands here; expected one of K Q R B N P ."),
        BadFile("#chess-solo\npieces: Ka1\nK.......\n", 3, 1, "and in 'pieces:' as well"),
        BadFile("#chess-solo\npieces: Ka1\ntop: 1\n", 3, 1, "'top:' is no key of chess-solo"),
    ],
    flawed=[
        Flawed({"grid": Grid(5, 5), "pieces": {Cell(0, 0): "K"}}, "grid", "5 x 5 cells"),
        Flawed({"grid": BOARD, "pieces": {}}, "pieces", "0 kings"),
        Flawed({"grid": BOARD, "pieces": {Cell(0, 0): "K", Cell(0, 1): "K"}}, "pieces", "2 kings"),
        Flawed({"grid": BOARD, "pieces": {Cell(0, 8): "K"}}, "pieces", "at r1c9, outside"),
        Flawed({"grid": BOARD, "pieces": {Cell(0, 0): "k"}}, "pieces", "'k' at r1c1; expected"),
    ],
    impossible=["#chess-solo\npieces: Ka1 Nh7\n"],
    lemmas=True,
    mutants=[
        Mutant(RULES, "moves < 2", "moves < 3"),
        Mutant(RULES, "where, taken != KING_KIND,", "where, True,"),
        Mutant(RULES, "mover == kind", "bool(mover)"),
        Mutant(RULES, "where, not in_way,", "where, True,"),
        Mutant(ENCODER, "if pieces[c.end] != KING_KIND]", 'if pieces[c.end] not in "KP"]'),
        Mutant(ENCODER, "if pieces[c.end] != KING_KIND]", 'if pieces[c.end] not in "KR"]'),
        Mutant(ENCODER, "for c in first if pieces[c.end] != KING_KIND}", "for c in ()}"),
        Mutant(ENCODER, "if c in first or (c.kind", "if (c.kind"),
        Mutant(ENCODER, "first if step in steps[:1]", "first if step not in steps[-1:]"),
        Mutant(ENCODER, "for step in steps[-1:]:\n            domains", ONCE_LATER),
        Mutant(ENCODER, "if c.kind == KING_KIND]", "if c.kind != KING_KIND]"),
        Mutant(ENCODER, "self.puzzle.pieces[square] == kind", 'kind == "P"'),
        Mutant(ENCODER, "man.square) not in reached", "man.square) in reached"),
        Mutant(ENCODER, "stands in self.at_first.items() if stands", "stands in ()"),
        Mutant(ENCODER, "self._until(1, True)", "self._until(2, True)"),
        Mutant(ENCODER, "self._until(1, True)", "self._until(1, False)"),
        Mutant(ENCODER, "**self._until(1, False)", "**self._until(2, False)"),
        Mutant(ENCODER, "self._until(2, False)", "self._until(3, False)"),
        Mutant(ENCODER, "if at.square not in ends", "if at.square in ends"),
        Mutant(ENCODER, "ends = {capture.end", "ends = {capture.start"),
        Mutant(ENCODER, "TRUE in terms for", "TRUE not in terms for"),
        Mutant(ENCODER, "if not terms or", "if len(terms) < 2 or"),
        Mutant(ENCODER, "square in self.squares if self.steps", "square in self.squares"),
        Mutant(ENCODER, "self.exits[square] += self", "self.exits[square] += [] and self"),
        Mutant(ENCODER, "self.exits[capture.start].append", "self.exits[capture.end].append"),
        Mutant(ENCODER, "(capture,) if c in own", '(capture,) if c in own and c.kind == "K"'),
        Mutant(ENCODER, "to.get((capture.kind, ", 'to.get(("K", '),
        Mutant(ENCODER, "self.takes[capture.end].append", "self.takes[capture.start].append"),
        Mutant(TEMPLATE, "implies(made, not_(or_(", "implies(not_(made), not_(or_("),
        Mutant(TEMPLATE, "not_both(leaves[at], tired[at])", "not_both(leaves[at], moved[at])"),
        # lemmas
        Mutant(ENCODER, "pieces[c.end] == KING_KIND)", "pieces[c.start] == KING_KIND)"),
        Mutant(ENCODER, "lambda c: c not in twice", "lambda c: c in twice"),
        Mutant(ENCODER, "lambda c: c.kind != KING_KIND", "lambda c: c.kind == KING_KIND"),
    ],
    candidates=candidates,
    instances=["chess-solo"],
)
