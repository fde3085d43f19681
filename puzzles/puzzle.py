"""The base of every puzzle type: the same verbs in every module.

A type is one module of `puzzles/types` with one subclass of `Puzzle`, by way of the layout that
its answers have (`cells`, `edges`, `links`, `divisions`, `steps`, `regions`). Its
docstring tells the rules and the file format to whoever asks `show TYPE`. It
knows how to read and write its files, what a player fills in and which answers keep the rules, what
its clues are, and how all that looks. It knows nothing of any solver.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from .check import Check
from .clues import Clue
from .clues import without as without_clues
from .errors import Flaw, FlawedPuzzle, PuzzleError
from .frozen import frozen
from .grid import Cell, Grid
from .picture import Picture
from .places import Place, cells_of
from .text import Source

if TYPE_CHECKING:
    import random

Answer = Mapping[Any, str]
"""What the player fills in: a token for each place; for some places only, while it is partial."""

UNKNOWN = "?"
"""In the text of a partial answer: not yet filled in. `.` says that nothing is there."""

P = TypeVar("P", bound="Puzzle")


class Planted(NamedTuple, Generic[P]):
    """A puzzle made from an answer, which is one of its solutions and need not be the only one."""

    puzzle: P
    answer: Answer


class Origin(NamedTuple):
    """Which puzzle of its file one is: counted from 1, its header's line, whether it has others.

    `known_as` is what the header calls its type, perhaps by an alias.
    """

    number: int
    line: int
    alone: bool
    known_as: str = ""


@dataclass(frozen=True, kw_only=True)
class Puzzle(ABC):
    """A puzzle of some type, as its file states it.

    It never changes and can be hashed. However it is built, it checks itself: `FlawedPuzzle`, a
    `PuzzleError`, names the first of its `flaws`.
    """

    name: ClassVar[str]
    """The type's name in headers and commands."""
    aliases: ClassVar[tuple[str, ...]] = ()
    """What other people call it; matched in any case."""
    rules: ClassVar[tuple[str, ...]]
    """The sentences that `check` tries, in its order; each fails for some wrong answer."""
    framed: ClassVar[bool] = False
    """Whether lines that people draw round cells, of `- + * |`, mean nothing in its grids."""
    lone_line: ClassVar[str] = ""
    """A pattern of lines that are whole puzzles of this type without a header, as lists have."""
    layout: ClassVar[str]
    """How answers are written, read, compared, drawn and played."""
    needs_grid: ClassVar[bool] = True
    """Whether the grid has cells; one of 0 x 0 stands for none."""

    grid: Grid
    title: str = ""
    file: str = field(default="<stdin>", compare=False)
    origin: Origin | None = field(default=None, compare=False)
    """None where it was not read from a text."""

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            if (kept := frozen(value)) is not value:
                object.__setattr__(self, one.name, kept)
        height, width = self.grid.height, self.grid.width
        if min(height, width) < 1 and (self.needs_grid or (height, width) != (0, 0)):
            size = f"{height} x {width}"
            raise FlawedPuzzle(
                Flaw(f"a board of {size} cells; expected at least 1", "grid"), self.file
            )
        for flaw in self.flaws():
            raise FlawedPuzzle(flaw, self.file)

    @property
    def called(self) -> str:
        """What messages call it: its file, and which puzzle of it where there are several."""
        if self.origin is None or self.origin.alone:
            return self.file
        title = f" ({self.title})" if self.title else ""
        return f"{self.file}:{self.origin.line}: puzzle {self.origin.number}{title}"

    @property
    def known_as(self) -> str:
        """The type's name as the file has it, which may be an alias."""
        return (self.origin and self.origin.known_as) or self.name

    def flaws(self) -> Iterator[Flaw]:
        """Why this is no puzzle of its type, the gravest first."""
        return iter(())

    # -- the file --------------------------------------------------------------------

    @classmethod
    @abstractmethod
    def read(cls: type[P], source: Source) -> P:
        """The puzzle that a source states; raises `PuzzleError` at what it cannot be."""

    @abstractmethod
    def write(self) -> str:
        """The puzzle's lines below the header; reading them gives an equal puzzle."""

    def dump(self) -> str:
        """The whole file."""
        return f"#{self.name} {self.title}".rstrip() + "\n" + self.write()

    # -- the answer ------------------------------------------------------------------

    @cached_property
    @abstractmethod
    def places(self) -> tuple[Place, ...]:
        """What a player fills in, in reading order; every one of them has a token in an answer."""

    @abstractmethod
    def choices(self, place: Any) -> Sequence[str]:
        """The tokens that may be written at a place, whatever the clues say."""

    @cached_property
    def prefilled(self) -> Mapping[Any, str]:
        """What the puzzle itself writes at some of the places."""
        return {}

    def marks(self) -> Mapping[Place, Sequence[str]]:
        """What a player can note beside the answer, which decides it: a cell's piece, of these."""
        return {}

    @abstractmethod
    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        """An answer from its text; raises `PuzzleError` at what it cannot be.

        With `partial`, places where `?` stands are left out. Where something stands that is none
        of the player's, what the puzzle's file has there may stand in the answer as well.
        """

    @abstractmethod
    def write_answer(self, answer: Answer) -> str:
        """An answer as text, the form that `read_answer` reads; `?` for places without a token."""

    def misfits(self, answer: Answer) -> Iterator[Check]:
        """What keeps a full answer with allowed tokens from being one that can be written down."""
        return iter(())

    # -- rules and clues ---------------------------------------------------------------

    @abstractmethod
    def check(self, answer: Answer) -> Iterator[Check]:
        """Every rule instance tried on an answer that `choices` and `misfits` allow."""

    def list_clues(self) -> Iterable[Clue]:
        """The clues in the order of the file."""
        return ()

    @cached_property
    def clues(self) -> Mapping[str, Clue]:
        """The clues by what tells them apart, such as `clue row 3`."""
        clues: dict[str, Clue] = {}
        for clue in self.list_clues():
            if clue.key in clues:
                raise ValueError(f"{self.name} has two clues that are called {clue.key!r}")
            clues[clue.key] = clue
        return clues

    def clues_of(self, noun: str) -> list[Clue]:
        """The clues that are called so."""
        return [clue for clue in self.clues.values() if clue.noun == noun]

    def without(self: P, keys: Collection[str]) -> P:
        """The puzzle without some of its clues: every solution stays one, others may come."""
        return replace(self, **without_clues(self, [self.clues[key] for key in keys]))

    @classmethod
    @abstractmethod
    def planted(cls: type[P], rng: random.Random, height: int, width: int) -> Planted[P]:
        """A random puzzle of about this size, made from an answer.

        Where the type allows fewer sizes, the nearest that it allows.
        """

    # -- looks -----------------------------------------------------------------------

    @abstractmethod
    def draw(self, answer: Answer | None = None) -> Picture:
        """The puzzle as printed, with the answer filled in where one is given.

        Of a partial answer what it has is drawn.
        """

    def cells_at(self, place: Place) -> tuple[Cell, ...]:
        """The cells of the board that are marked where a place is meant."""
        return tuple(cell for cell in cells_of(place) if cell in self.grid)

    def note_facts(self, forced: Mapping[Any, str]) -> Sequence[str]:
        """What a player of this type reads from the places forced in every solution."""
        return ()


def refuse_token(found: str, place: object, allowed: Sequence[str]) -> str:
    """The message about a token that a place may not have."""
    if not allowed:
        return f"{found!r} at {place}; nothing can stand there"
    shown = " ".join(allowed[:20]) + (" ..." if len(allowed) > 20 else "")
    choice = f"one of {shown}" if len(allowed) > 1 else shown
    return f"{found!r} at {place}; expected {choice}"


def no_answer(file: str, what: str) -> PuzzleError:
    """The error about a text in which nothing stands."""
    return PuzzleError(f"no answer here; expected {what}", file)
