"""Chess solo: a capture for each move, and the board before each move.

What a move changes on the board is defined, so the rules speak of one move and the board before
it. Nothing comes to an empty square, so only the squares that hold a piece at first are followed.

What the rules imply is stated without time, over `happens` (a capture is made at some move) and
`taken` (something is captured here): each square but the last is left once; and, since a piece
moves twice at most, what leaves a square is either its own piece, and then nothing is captured
there, or one that came with its first move. A solver refutes boards by this alone, where it
would else try the captures in every order.

MEASURED
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...puzzles.chess import KINDS, Capture, Square, between
from ...puzzles.places import Step
from ...puzzles.types.chess_solo import KING_KIND, ChessSolo
from ..encoding import Encoding
from ..families import Booleans, Choices, Words
from ..terms import Term, and_, not_, or_


class SquareAt(NamedTuple):
    """A square at a move, and before it."""

    square: Square
    step: Step

    def __str__(self) -> str:
        return f"{self.square} at {self.step}"


class KindAt(NamedTuple):
    """A kind of piece on a square before a move."""

    kind: str
    square: Square
    step: Step

    def __str__(self) -> str:
        return f"{self.kind} on {self.square} at {self.step}"


class ChessSoloEncoding(Encoding[ChessSolo]):
    """The moves, the board before each of them, and what is captured at any time."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.steps, self.squares = puzzle.places, puzzle.squares
        captures = list(puzzle.captures.values())
        self.play = Choices(
            "play",
            self.prune(self._within_reach, dict.fromkeys(self.steps, captures)),
            self.style,
            codes={capture: code for code, capture in enumerate(captures)},
        )
        self.captures = [c for c in captures if any(c in d for d in self.play.domains.values())]
        self._make_boards()
        self._make_changes()
        self._make_timeless()
        self.answer = [self.play]

    def _within_reach(self) -> Mapping[Step, Sequence[Capture]]:
        """What can be played at each move: a piece's first move, or its second; the king's last.

        Nothing goes to where the king is at first: it is never captured there, and then gone.
        """
        pieces = self.puzzle.pieces
        wanted = [c for c in self.puzzle.captures.values() if pieces[c.end] != KING_KIND]
        first = [c for c in wanted if pieces[c.start] == c.kind]
        reached = {(c.kind, c.end) for c in first}
        later = [c for c in wanted if c in first or (c.kind, c.start) in reached]
        domains = dict.fromkeys(self.steps, later)
        for step in self.steps[:1]:
            domains[step] = first
        for step in self.steps[-1:]:
            domains[step] = [c for c in domains[step] if c.kind == KING_KIND]
        return domains

    def _make_boards(self) -> None:
        """What is known of each square before each move."""
        pieces, steps = self.puzzle.pieces, self.steps
        self.kinds = [kind for kind in KINDS if kind in pieces.values()]
        self.moments = [SquareAt(square, step) for step in steps for square in self.squares]
        self.at_first = [at for at in self.moments if at.step in steps[:1]]
        reached = {(c.kind, c.end) for c in self.captures}
        self.stands = Booleans(
            "stands",
            [KindAt(kind, *at) for at in self.moments for kind in self.kinds],
            self.style,
            fixed=self.prune(
                lambda: {
                    KindAt(kind, *at): kind == pieces[at.square]
                    for at in self.moments
                    for kind in self.kinds
                    if at.step in steps[:1]
                    or (kind != pieces[at.square] and (kind, at.square) not in reached)
                },
                {},
            ),
            words=Words("is there", "is not there", "are there", "are not there"),
        )
        self.full = self._of_moments(
            "full", Words("is full", "is empty", "are full", "are empty"), True, steps[:1]
        )
        self.moved = self._of_moments(
            "moved",
            Words("has moved", "has not moved", "have moved", "have not moved"),
            False,
            steps[:1],
        )
        self.tired = self._of_moments(
            "tired",
            Words("has moved twice", "may move again", "have moved twice", "may move again"),
            False,
            steps[:2],
        )

    def _of_moments(
        self, stem: str, words: Words, value: bool = False, known: Sequence[Step] = ()
    ) -> Booleans:
        """A Boolean for each square at each move; at some moves its value is known."""
        fixed = {at: value for at in self.moments if at.step in known}
        return Booleans(
            stem, self.moments, self.style, fixed=self.prune(lambda: fixed, {}), words=words
        )

    def _make_changes(self) -> None:
        """What a move changes: the terms that tell the board before the next move."""
        self.leaves = self._of_moments(
            "leaves", Words("is left", "is not left", "are left", "are not left")
        )
        self.lands = self._of_moments(
            "lands", Words("is taken", "is not taken", "are taken", "are not taken")
        )
        self.leaving: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        self.landing: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        self.placing: dict[KindAt, list[Term]] = {}
        self.moving_on: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        for step in self.steps:
            for (kind, start, end), made in self.play.choices(step).items():
                at, to = SquareAt(start, step), SquareAt(end, step)
                self.leaving[at].append(made)
                self.landing[to].append(made)
                self.placing.setdefault(KindAt(kind, *to), []).append(made)
                self.moving_on[to].append(and_(made, self.moved[at]))
        self.ways = {
            (step, capture): [
                SquareAt(way, step)
                for way in between(capture.start, capture.end)
                if way in self.puzzle.pieces
            ]
            for step in self.steps
            for capture in self.play.choices(step)
        }
        after = dict(zip(self.steps, self.steps[1:], strict=False))
        self.turns = [
            (at, SquareAt(at.square, after[at.step])) for at in self.moments if at.step in after
        ]

    def _make_timeless(self) -> None:
        """What is captured, by what and where, whenever that is."""
        pieces, last = self.puzzle.pieces, self.steps[-1:]
        self.happens = Booleans("happens", self.captures, self.style)
        self.taken = Booleans("taken", self.squares, self.style)
        self.whenever = {
            capture: [self.play.is_(step, capture) for step in self.steps]
            for capture in self.captures
        }
        self.takes = {
            square: self.happens.of(c for c in self.captures if c.end == square)
            for square in self.squares
        }
        self.exits = {
            square: [
                *self.happens.of(c for c in self.captures if c.start == square),
                *(term for step in last for term in self.landing[SquareAt(square, step)]),
            ]
            for square in self.squares
        }
        firsts = {
            capture: and_(self.happens[capture], not_(self.taken[capture.start]))
            for capture in self.captures
            if pieces[capture.start] == capture.kind
        }
        self.ways_here = {
            capture: or_(
                not_(self.taken[capture.start]) if capture in firsts else [],
                (
                    first
                    for (kind, _, end), first in firsts.items()
                    if (kind, end) == (capture.kind, capture.start)
                ),
            )
            for capture in self.captures
        }
