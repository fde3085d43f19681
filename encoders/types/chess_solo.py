"""Chess solo: a capture for each move, and the board before each move.

What a move changes on the board is defined, so the rules speak of one move and the board before
it. Nothing comes to an empty square, so only the squares that hold a piece at first are followed.

What the rules imply is stated without time, over `happens` (a capture is made at some move) and
`taken` (something is captured here): each square but the last is left once; and, since a piece
moves twice at most, what leaves a square is either its own piece, and then nothing is captured
there, or one that came with its first move. A solver refutes boards by this alone, where it
would else try the captures in every order.

Measured, CPU seconds of yices | z3: the published board of 11 pieces and 504 solutions, first
answer .01 | .08, a second one .02 | .09, in Ints .03 | .14; 8 pieces, proof that the answer is the
only one .01 | .04; 10 pieces without a solution .01 | .06. What lost: without what is implied the
last takes 1.8 | 5.2, and with all captures at each move, which are not pruned then, 14 | over 20.
A planted board of 22 pieces, 4.6 MB of text, first answer .8 | 2.2.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ...puzzles.chess import KINDS, Capture, Square, between
from ...puzzles.places import Step
from ...puzzles.types.chess_solo import KING_KIND, ChessSolo
from ..counting import PAIRWISE_LIMIT
from ..encoding import Encoding
from ..families import Booleans, Choices, Words
from ..lengths import declared, digits_up_to, of_one
from ..terms import TRUE, Term, and_, not_


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

    def expected_length(self) -> int:
        """What is said of each capture that may be played at each move, and of what is in its way.

        At the first and the last move less is said, and only some of it is counted.
        """
        length, seen = 0.0, 0
        for step, captures in self._playable.items():
            inner = step not in (*self.puzzle.places[:1], *self.puzzle.places[-1:])
            count, move = len(captures), f"move_{step.number}"
            played = len(f"play_{move}_is_Qa1xa2" if self.style != "int" else f"(= play_{move} 0)")
            length += 2 * count * (played + 1)  # what it leaves, where it lands
            if self.style != "int":
                length += count * declared(played) + of_one(count, played, plain=self.plain)
                seen += count - 1
            if not self.plain:
                length += count * (played + 1)  # that it happens at some move
            if inner:
                moving = len(f"(assert (=>  )) ; {move}, Qa1xa2\n") + played
                placing = len(f"  (and  moved_a1_at_{move})") + 2 * played
                length += count * (moving + len(f"stands_Q_on_a1_at_{move}") + placing)
                full = len(f" full_a1_at_{move}")
                for in_way in (self._in_way(capture) for capture in captures):
                    if in_way:
                        length += moving + len("(not )") - 1 + len(in_way) * full
        if not self.plain and self.style != "int" and seen > len(self._playable) * PAIRWISE_LIMIT:
            length += 3 * (digits_up_to(seen) - seen)
        return int(length)

    @cached_property
    def _playable(self) -> Mapping[Step, Sequence[Capture]]:
        """What can be played at each move."""
        captures = list(self.puzzle.captures.values())
        return self.prune(self._within_reach, dict.fromkeys(self.puzzle.places, captures))

    def _in_way(self, capture: Capture) -> list[Square]:
        """The squares that a capture passes, of those that are followed."""
        return [way for way in between(capture.start, capture.end) if way in self._followed]

    @cached_property
    def _followed(self) -> frozenset[Square]:
        return frozenset(self.puzzle.squares)

    def build(self) -> None:
        puzzle = self.puzzle
        self.steps, self.squares = puzzle.places, puzzle.squares
        self.first, self.last = self.steps[:1], self.steps[-1:]
        self.king, self.kinds = KING_KIND, [k for k in KINDS if k in puzzle.pieces.values()]
        self.moments = [SquareAt(square, step) for step in self.steps for square in self.squares]
        captures = list(puzzle.captures.values())
        self.play = Choices(
            "play",
            self._playable,
            self.style,
            codes={capture: code for code, capture in enumerate(captures)},
        )
        played = set().union(*self.play.domains.values())
        self.captures = [capture for capture in captures if capture in played]
        self._make_boards()
        self._make_changes()
        self._make_timeless()
        self._make_lemmas()
        self.answer = [self.play]

    def _within_reach(self) -> Mapping[Step, Sequence[Capture]]:
        """What can be played at each move: a piece's first move, or its second; the king's last.

        Nothing goes to where the king is at first: it is never captured there, and then gone.
        """
        pieces = self.puzzle.pieces
        wanted = [c for c in self._twice_at_most() if pieces[c.end] != KING_KIND]
        first = [c for c in wanted if pieces[c.start] == c.kind]
        steps = self.puzzle.places
        domains = {step: first if step in steps[:1] else wanted for step in steps}
        for step in steps[-1:]:
            domains[step] = [c for c in domains[step] if c.kind == KING_KIND]
        return domains

    def _twice_at_most(self) -> list[Capture]:
        """A piece's captures from its own square, and from those that it reaches with one.

        One that goes to where the king is at first leads nowhere.
        """
        pieces, captures = self.puzzle.pieces, self.puzzle.captures.values()
        first = {c for c in captures if pieces[c.start] == c.kind}
        reached = {(c.kind, c.end) for c in first if pieces[c.end] != KING_KIND}
        return [c for c in captures if c in first or (c.kind, c.start) in reached]

    def _make_lemmas(self) -> None:
        """For each move the captures that are never made then, each list for one reason."""
        pieces = self.puzzle.pieces
        twice = self.for_lemmas(self._twice_at_most)
        self.on_king = self.for_lemmas(
            lambda: self._played(self.steps, lambda c: pieces[c.end] == KING_KIND)
        )
        self.too_far = self.for_lemmas(lambda: self._played(self.steps, lambda c: c not in twice))
        self.not_by_king = self.for_lemmas(
            lambda: self._played(self.last, lambda c: c.kind != KING_KIND)
        )

    def _played(
        self, steps: Sequence[Step], which: Callable[[Capture], bool]
    ) -> Iterator[tuple[Step, list[Term]]]:
        """For each move the literals that it is a capture of some kind."""
        for step in steps:
            yield step, [made for c, made in self.play.choices(step).items() if which(c)]

    def _make_boards(self) -> None:
        """What stands on each square before each move."""
        self.at_first = {
            KindAt(kind, square, step): self.puzzle.pieces[square] == kind
            for step in self.first
            for square in self.squares
            for kind in self.kinds
        }
        reached = {(c.kind, c.end) for c in self.captures} | {
            (man.kind, man.square) for man, stands in self.at_first.items() if stands
        }
        men = [KindAt(kind, *at) for at in self.moments for kind in self.kinds]
        never = {man: False for man in men if (man.kind, man.square) not in reached}
        self.stands = self._family("stands", men, _be("there"), {**never, **self.at_first})
        self.full = self._family("full", self.moments, _hold("piece"), self._until(1, True))
        ends = {capture.end for capture in self.captures}
        bare = {at: False for at in self.moments if at.square not in ends}
        self.moved = self._family(
            "moved", self.moments, _hold("piece that moved"), {**bare, **self._until(1, False)}
        )
        self.tired = self._family(
            "tired",
            self.moments,
            _hold("piece that moved twice"),
            {**bare, **self._until(2, False)},
        )

    def _family(
        self, stem: str, places: Sequence[Hashable], words: Words, known: Mapping[Any, bool]
    ) -> Booleans:
        """A Boolean for each place, some of them known."""
        return Booleans(stem, places, self.style, fixed=self.prune(lambda: known, {}), words=words)

    def _until(self, move: int, value: bool) -> Mapping[SquareAt, bool]:
        """A value that is known for each square up to a move."""
        return {at: value for at in self.moments if at.step.number <= move}

    def _make_changes(self) -> None:
        """What a move changes: the terms that tell the board before the next move."""
        self.leaving: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        self.landing: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        self.tiring: dict[SquareAt, list[Term]] = {at: [] for at in self.moments}
        self.placing: dict[tuple[str, Square, Step], list[Term]] = {}
        self.ways: dict[tuple[Step, Capture], list[SquareAt]] = {}
        for step in self.steps:
            for capture, made in self.play.choices(step).items():
                at, to = SquareAt(capture.start, step), SquareAt(capture.end, step)
                self.leaving[at].append(made)
                self.landing[to].append(made)
                self.tiring[to].append(and_(made, self.moved[at]))
                self.placing.setdefault((capture.kind, *to), []).append(made)
                self.ways[step, capture] = [SquareAt(way, step) for way in self._in_way(capture)]
        self.leaves = self._family("leaves", self.moments, _be("left"), _sure(self.leaving))
        self.lands = self._family("lands", self.moments, _be("taken"), _sure(self.landing))
        after = dict(zip(self.steps, self.steps[1:], strict=False))
        self.turns = [
            (at, SquareAt(at.square, after[at.step])) for at in self.moments if at.step in after
        ]

    def _make_timeless(self) -> None:
        """What is captured, by what and where, whenever that is."""
        pieces = self.puzzle.pieces
        self.whenever = {
            capture: [self.play.is_(step, capture) for step in self.steps]
            for capture in self.captures
        }
        self.happens = self._family("happens", self.captures, _be("made"), _sure(self.whenever))
        self.takes: dict[Square, list[Term]] = {square: [] for square in self.squares}
        self.exits: dict[Square, list[Term]] = {square: [] for square in self.squares if self.steps}
        for capture in self.captures:
            self.takes[capture.end].append(self.happens[capture])
            self.exits[capture.start].append(self.happens[capture])
        for step in self.last:
            for square in self.squares:
                self.exits[square] += self.landing[SquareAt(square, step)]
        self.taken = self._family("taken", self.squares, _be("captured on"), _sure(self.takes))
        own = {c for c in self.captures if pieces[c.start] == c.kind}
        to: dict[tuple[str, Square], list[Capture]] = {}
        for c in self.captures:
            if c in own:
                to.setdefault((c.kind, c.end), []).append(c)
        self.sources = {
            capture: [
                *(not_(self.taken[c.start]) for c in (capture,) if c in own),
                *(
                    and_(self.happens[c], not_(self.taken[c.start]))
                    for c in to.get((capture.kind, capture.start), ())
                ),
            ]
            for capture in self.captures
        }


def _be(what: str) -> Words:
    return Words(f"is {what}", f"is not {what}", f"are {what}", f"are not {what}")


def _hold(what: str) -> Words:
    return Words(f"holds a {what}", f"holds no {what}", f"hold a {what}", f"hold no {what}")


def _sure(ways: Mapping[Any, Sequence[Term]]) -> dict[Any, bool]:
    """What has no way to be so, and what is so anyway."""
    return {place: TRUE in terms for place, terms in ways.items() if not terms or TRUE in terms}
