"""What an outcome tells of its answers."""

from puzzlepipe.engine.reporting import differing, in_row_order
from puzzlepipe.puzzles.grid import Cell, Edge
from puzzlepipe.puzzles.places import Step
from support import only


def test_places_are_told_row_by_row() -> None:
    a, b, c, d = Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1)
    assert in_row_order([Edge(c, d), Edge(b, d), c, Edge(a, c), a]) == [
        a, Edge(a, c), Edge(b, d), c, Edge(c, d)
    ]  # fmt: skip
    assert in_row_order({Step(10), Step(2)}) == [Step(2), Step(10)]


def test_what_differs_between_answers() -> None:
    puzzle = only("#slitherlink\n..\n..\n")
    first = dict.fromkeys(puzzle.places, ".")
    other = {**first, **dict.fromkeys(puzzle.places, "-")}
    assert list(differing(puzzle, [first, other])) == sorted(puzzle.places)
    assert differing(puzzle, [first, first]) == ()
