"""How sudoku is tested."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid, Line
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.squares import squarest_box
from puzzlepipe.puzzles.types import sudoku
from puzzlepipe.puzzles.types.sudoku import Sudoku
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[tuple[int, int]], most_open: dict[int, int]) -> Sudoku:
    """A part of a Latin square with two lines or some cells left open, and every kind of clue.

    Sums and sandwiches are those of the square, or now and then off by one.
    """
    height, width = draw(st.sampled_from(sizes))
    size = max(height, width)
    grid = Grid(height, width)
    first = draw(st.sampled_from([0, 1, 1]))
    order = st.permutations(range(size))
    rows, columns, digits = draw(order), draw(order), draw(order)
    square = {
        cell: digits[(rows[cell.row] + columns[cell.column]) % size] + first for cell in grid.cells
    }
    lines = st.sampled_from(grid.lines).map(lambda line: line.cells)
    some = st.sets(st.sampled_from(grid.cells)).map(tuple)
    cells = draw(st.tuples(lines, lines).map(lambda two: two[0] + two[1]) | some)
    empty = set(list(dict.fromkeys(cells))[: most_open.get(size, len(cells))])

    extras = draw(st.sampled_from([{"cages"}, set()])) | draw(
        st.sets(
            st.sampled_from(["regions", "diagonals", "rows", "columns"]), min_size=1, max_size=2
        )
    )
    regions = None
    if "regions" in extras:
        names = [name for name in "abcdefghijkl"[: min(height, width)] for _ in range(size)]
        regions = dict(zip(grid.cells, draw(st.permutations(names)), strict=True))
    # Cages of any shape, which may overlap; one of more cells than digits is refused.
    shapes = st.lists(st.sampled_from(grid.cells), min_size=1, max_size=size).map(frozenset)
    cages = {}
    if "cages" in extras:
        cages = dict(zip("abc", draw(st.lists(shapes, min_size=1, max_size=3)), strict=False))
    off = st.sampled_from([0, 0, 1])
    sums = {
        name: sum(square[cell] for cell in cage) + draw(off)
        for name, cage in cages.items()
        if draw(st.sampled_from([True, True, False]))
    }

    def sandwiches(lines: tuple[Line, ...]) -> tuple[int | None, ...]:
        clues = []
        for line in lines:
            along = [square[cell] for cell in line.cells]
            if len(along) < size:
                clues.append(None)
                continue
            begin, end = sorted((along.index(first), along.index(first + size - 1)))
            clue = sum(along[begin + 1 : end]) + draw(off)
            clues.append(clue if draw(st.booleans()) else None)
        return tuple(clues)

    sides = {}
    if "rows" in extras:
        sides[draw(st.sampled_from(["sandwich_left", "sandwich_right"]))] = sandwiches(grid.rows)
    if "columns" in extras:
        sides[draw(st.sampled_from(["sandwich_top", "sandwich_bottom"]))] = sandwiches(grid.columns)
    every_box = [
        (high, wide)
        for high in range(1, height + 1)
        for wide in range(1, width + 1)
        if high * wide <= size
    ]
    box = draw(st.sampled_from([squarest_box(grid), *every_box]))
    return Sudoku(
        grid=grid,
        givens={cell: square[cell] for cell in grid.cells if cell not in empty},
        box=None if regions and draw(st.booleans()) else box,
        regions=regions,
        diagonals="diagonals" in extras and height == width,
        cages=cages,
        sums=sums,
        first=first,
        **sides,
    )


def candidates(puzzle: Sudoku) -> Iterator[Answer]:
    """Every answer with the givens in it; where rows are right, also with two digits exchanged."""
    free = [cell for cell in puzzle.places if cell not in puzzle.givens]
    one, other, *_ = puzzle.choices(puzzle.places[0])
    exchanged = {one: other, other: one}
    for tokens in itertools.product(puzzle.choices(puzzle.places[0]), repeat=len(free)):
        answer = {**puzzle.prefilled, **dict(zip(free, tokens, strict=True))}
        yield answer
        if len({(cell.row, token) for cell, token in answer.items()}) == len(answer):
            yield {cell: exchanged.get(token, token) for cell, token in answer.items()}


ROWS = "1234\n3412\n2143\n4321\n"
EMPTY = "#sudoku\nsize: 4\n"
CAGED = EMPTY + "cages:\na...\n.a..\n...b\n...b\nsums: b=3\n"

JIGSAW = {cell: "abcd"[cell.row] for cell in Grid(4, 4).cells}
BOARD = {"grid": Grid(4, 4), "box": (2, 2)}

SUDOKU = "encoders/types/sudoku.py"
PRUNE, SUMS = "encoders/prune.py", "encoders/sums.py"

RULES = "puzzles/types/sudoku.py"

CASE = TypeCase(
    small_worlds=boards(
        [(2, 2), (3, 3), (3, 3), (4, 4), (2, 3), (3, 2), (2, 4), (3, 4)], {2: 4, 3: 5, 4: 4}
    ),
    puzzles=boards([(2, 2), (3, 3), (4, 4), (6, 6), (12, 12), (6, 8), (4, 3)], {}),
    worlds=30,
    candidates=candidates,
    sizes=((4, 4), (4, 4), (6, 6), (4, 4), (6, 6)),
    magazine=(16, 16),
    wrong={
        sudoku.GIVEN: Wrong("#sudoku\n2...\n....\n....\n....\n", ROWS),
        sudoku.ROW: Wrong(EMPTY, "1134\n3412\n2143\n4321\n"),
        sudoku.COLUMN: Wrong(EMPTY, "1234\n3412\n1243\n4321\n"),
        sudoku.BOX: Wrong(EMPTY, "1234\n2341\n3412\n4123\n"),
        sudoku.SHORT: Wrong("#sudoku\nsize: 2x4\n", "1234\n1234\n"),
        sudoku.DIAGONAL: Wrong(EMPTY + "diagonals: yes\n", ROWS),
        sudoku.CAGE: Wrong(CAGED, "1234\n4123\n2341\n3412\n"),
        sudoku.SUM: (Wrong(CAGED, ROWS), Wrong(CAGED.replace("b=3", "b=5"), ROWS)),
        sudoku.SANDWICH: (
            Wrong(EMPTY + "sandwich-top: . 3 . .\n", ROWS),
            Wrong(EMPTY + "sandwich-top: 4 . . .\n", ROWS),
        ),
    },
    bad_files=[
        BadFile("#sudoku\n12\n2x\n", 3, 2, "'x' is no digit from 1 to 2"),
        BadFile("#sudoku\n1...\n..5.\n....\n....\n", 3, 3, "'5' is no digit from 1 to 4"),
        BadFile("#sudoku\n1...\n....\n....\n", 2, 1, "expected as many rows as columns"),
        BadFile("#sudoku\n53 12\n41 32\n34 21\n", 2, 1, "in rows with spaces each word is a cell"),
        BadFile("#sudoku\n..........\n", 2, 1, "expected as many rows as columns"),
        BadFile("#sudoku\n", 1, 2, "sudoku has no grid"),
        BadFile("#sudoku\nsize: 37\n", 2, 7, "'37' is no number from 2 to 36"),
        BadFile("#sudoku\nsize: 6x37\n", 2, 7, "'6x37' is no size from 2x2 to 36x36"),
        BadFile(
            "#sudoku\nsize: 2x4\n....\n....\n....\n....\n", 3, 1, "4 x 4 cells; expected 2 x 4"
        ),
        BadFile("#sudoku\nbox: 2x2\n....\n....\n....\n", 3, 1, "or 'size: 3x4'"),
        BadFile("#sudoku\nfrom: 2\nsize: 4\n", 2, 7, "'2' is no number from 0 to 1"),
        BadFile("#sudoku\nfrom: 0\n4...\n....\n....\n....\n", 3, 1, "no digit from 0 to 3"),
        BadFile("#sudoku\nsize: 2x4\ndiagonals: yes\n", 3, 12, "no square; expected none"),
        BadFile("#sudoku\nsize: 2x4\nsandwich-top: 1 . . .\n", 3, 15, "has not every digit"),
        BadFile(
            "#sudoku\nsize: 2\nsandwich-left: 0 .\nsandwich-right: 0 .\n", 4, 17, "on both sides"
        ),
        BadFile(
            "#sudoku\ncages:\naa\n..\ncages:\n.a\n.a\n", 6, 2, "'a' is a cage of the block above"
        ),
        BadFile(f"#sudoku\n{'.' * 37 * 37}\n", 2, 1, "a board of 37 x 37 cells; expected"),
        BadFile("#sudoku\n1...\n....\n....\n....\nsize: 9\n", 2, 1, "expected 9 x 9, as"),
        BadFile("#sudoku\nsize: 6\nbox: 2x4\n", 3, 6, "'2x4' is no box of 6 cells at most"),
        BadFile("#sudoku\nsize: 4\ndiagonals: 1\n", 3, 12, "expected yes or no"),
        BadFile("#sudoku\nregions:\naabb\naabb\nccdd\ncccd\n", 5, 1, "has 5 cells; expected 4"),
        BadFile("#sudoku\nsize: 4\nregions:\naab\nabb\nccc\n", 4, 1, "3 x 3 cells"),
        BadFile("#sudoku\n1...\n....\n....\n....\ncages:\naa\naa\n", 7, 1, "the board's 4 x 4"),
        BadFile("#sudoku\ncages:\naa\n..\nsums: b=3\n", 5, 7, "no cell of 'cages:' is in a cage"),
        BadFile("#sudoku\ncages:\naa\n..\nsums: a=3 a=3\n", 5, 11, "'a' has a value already"),
        BadFile("#sudoku\ncages:\naa\n..\nsums: a\n", 5, 7, "'a' is no pair"),
        BadFile("#sudoku\nsize: 4\nsandwich-top: 1 2\n", 3, 17, "expected 4"),
        BadFile("#sudoku\nsandwich-top: 1\n", 2, 15, "a board of 1 x 1 cells; expected"),
        BadFile("#killer\nsize: 4\n", 1, 2, "a killer puzzle needs 'cages:'"),
        BadFile("#jigsaw\nsize: 4\n", 1, 2, "a jigsaw puzzle needs 'regions:'"),
        BadFile("#sandwich\nsize: 4\n", 1, 2, "a sandwich puzzle needs 'sandwich-left:'"),
    ],
    flawed=[
        Flawed({**BOARD, "grid": Grid(4, 37)}, "grid", "a board of 4 x 37 cells; expected 2 to 36"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "grid", "2 to 36"),
        Flawed({**BOARD, "first": 2}, "first", "digits from 2; expected from 0 or 1"),
        Flawed({**BOARD, "grid": Grid(4, 6), "diagonals": True}, "diagonals", "no square"),
        Flawed({**BOARD, "givens": {Cell(4, 0): 1}}, "givens", "a digit at r5c1, outside"),
        Flawed({**BOARD, "givens": {Cell(0, 0): 5}}, "givens", "5 at r1c1; expected 1 to 4"),
        Flawed({**BOARD, "box": None}, "box", "neither a box nor regions"),
        Flawed({**BOARD, "box": (2, 3)}, "box", "'2x3' is no box of 4 cells at most"),
        Flawed({"grid": Grid(2, 4), "box": (4, 1)}, "box", "'4x1' is no box of 4 cells at most"),
        Flawed({**BOARD, "box": (-2, -2)}, "box", "'-2x-2' is no box of 4 cells"),
        Flawed({"grid": Grid(4, 4), "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed(
            {"grid": Grid(4, 4), "regions": {**JIGSAW, Cell(0, 0): "d"}},
            "regions",
            "region 'd' has 5 cells; expected 4",
        ),
        Flawed({**BOARD, "cages": {"a": [Cell(0, 4)]}}, "cages", "a cage at r1c5, outside"),
        Flawed({**BOARD, "cages": {"a": JIGSAW}}, "cages", "16 cells; expected 1 to 4"),
        Flawed({**BOARD, "cages": {"a": []}}, "cages", "cage 'a' has 0 cells; expected 1 to 4"),
        Flawed({**BOARD, "sums": {"a": 3}}, "sums", "no cell of 'cages:' is in a cage 'a'"),
        Flawed({**BOARD, "cages": {"a": [Cell(0, 0)]}, "sums": {"a": -1}}, "sums", "-1 at a"),
        Flawed({**BOARD, "sandwich_left": (1,)}, "sandwich_left", "1 clue; expected 4, one a row"),
        Flawed({**BOARD, "sandwich_top": (1, 2, -3, None)}, "sandwich_top", "a clue -3"),
        Flawed(
            {**BOARD, "sandwich_right": (1,)}, "sandwich_right", "1 clue; expected 4, one a row"
        ),
        Flawed(
            {**BOARD, "sandwich_top": (0,) * 4, "sandwich_bottom": (0,) * 4},
            "sandwich_bottom",
            "column 1 has a sandwich clue on both sides",
        ),
    ],
    impossible=[
        "#sudoku\n....\n....\n....\n....\nbox: 2x2\ncages:\naa..\n....\n....\n....\nsums: a=9\n"
    ],
    thresholds={
        "encoders.sums.SET_LIMIT": 0,
        "encoders.counting.PAIRWISE_LIMIT": 2,
    },
    lemmas=True,
    mutants=[
        Mutant(RULES, "total == right", "total >= right"),
        Mutant(RULES, "total == right", "total <= right"),
        Mutant(RULES, "total == clue", "total >= clue"),
        Mutant(RULES, "total == clue", "total <= clue"),
        Mutant("puzzles/common.py", "ok=not twice", "ok=True"),
        Mutant(SUDOKU, "(cell, {digit})", "(cell, {min(digit, 3)})"),
        Mutant(SUDOKU, "not any(house.issuperset(", "all(house.isdisjoint("),
        Mutant(SUDOKU, "issuperset(cage.cells)", "issuperset(cage.cells[1:])"),
        Mutant(SUDOKU, "frozenset(line.cells), (rule", "frozenset(line.cells[-1:]), (rule"),
        Mutant(SUDOKU, "frozenset(line.cells), (rule", "frozenset(line.cells[:1]), (rule"),
        Mutant(SUDOKU, "clue.value) for clue in self", "clue.value + 1) for clue in self"),
        Mutant(SUDOKU, "(*puzzle.boxes, *puzzle.areas)", "(puzzle.areas or puzzle.boxes)"),
        Mutant(SUDOKU, "(*puzzle.boxes, *puzzle.areas)", "(puzzle.boxes or puzzle.areas)"),
        Mutant(SUDOKU, "self.digits = puzzle.digits", "self.digits = range(1, puzzle.size + 1)"),
        Mutant(SUDOKU, "every_cage = list(puzzle.cage_lines.values())", "every_cage = []"),
        Mutant(
            SUDOKU,
            'puzzle.clues_of("sum")',
            '[*{one.at.cells[0]: one for one in puzzle.clues_of("sum")}.values()]',
        ),
        Mutant("encoders/numbers.py", "full = len(places) == len(cells)", "full = True"),
        Mutant(PRUNE, "if len(domains[cell]) == 1]", "if len(domains[cell]) < 3]"),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(PRUNE, "possible = set().union(*sets)", "possible = set().union(*sets[:1])"),
        Mutant(SUMS, "return [or_(picks), *terms]", "return [or_(picks[1:]), *terms]"),
        Mutant(
            SUMS, "[*terms, *sum_is((weighted(v, note)", "[*terms, *sum_is((weighted(v + 1, note)"
        ),
        Mutant(SUMS, "if all(any(digit", "if all(all(digit"),
        Mutant(SUMS, "range(len(filling) + 1)", "range(len(filling))"),
        Mutant(SUMS, "<= {0, len(filling)}", "<= {*range(9)}"),
        # lemmas
        Mutant(SUMS, "if v not in possible]", "if v in possible]"),
        Mutant(SUMS, "range(len(digits) + 1)\n        if", "range(2)\n        if"),
        Mutant(SUMS, "(i - size - 1, i + size + 1)", "(i - size - 1, i + size)"),
    ],
    instances=["sudoku", "sudoku-x", "sudoku-jigsaw", "sudoku-killer", "sudoku-sandwich"],
)
