"""How sudoku is tested."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid, Line
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import sudoku
from puzzlepipe.puzzles.types.sudoku import Sudoku
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

BOXES = {2: [(1, 2), (2, 1)], 3: [(1, 3), (3, 1)], 4: [(2, 2), (1, 4)], 6: [(2, 3)], 12: [(4, 3)]}


@st.composite
def boards(draw: st.DrawFn, sizes: list[int], most_open: dict[int, int]) -> Sudoku:
    """A Latin square with two lines or some cells left open, and every kind of extra clue.

    Sums and sandwiches are those of the square, or now and then off by one.
    """
    size = draw(st.sampled_from(sizes))
    grid = Grid(size, size)
    order = st.permutations(range(size))
    rows, columns, digits = draw(order), draw(order), draw(order)
    square = {
        Cell(r, c): digits[(rows[r] + columns[c]) % size] + 1
        for r in range(size)
        for c in range(size)
    }
    lines = st.sampled_from(grid.lines).map(lambda line: line.cells)
    some = st.sets(st.sampled_from(grid.cells)).map(tuple)
    cells = draw(st.tuples(lines, lines).map(lambda two: two[0] + two[1]) | some)
    empty = set(list(dict.fromkeys(cells))[: most_open.get(size, len(cells))])

    extras = draw(st.sampled_from([{"cages"}, set()])) | draw(
        st.sets(st.sampled_from(["regions", "diagonals", "left", "top"]), min_size=1, max_size=2)
    )
    regions = None
    if "regions" in extras:
        ids = draw(st.permutations([name for name in "abcdefghijkl"[:size] for _ in range(size)]))
        regions = dict(zip(grid.cells, ids, strict=True))
    names = draw(st.tuples(*[st.sampled_from("...ab")] * len(grid.cells)))
    cages = {}
    if "cages" in extras:
        cages = {c: name for c, name in zip(grid.cells, names, strict=True) if name != "."}
    # A cage of more cells than there are digits is refused.
    cages = dict(list(cages.items())[: 2 * size])
    for name in "ab":
        for cell in [cell for cell in cages if cages[cell] == name][size:]:
            del cages[cell]
    off = st.sampled_from([0, 0, 1])
    sums = {
        name: sum(square[c] for c in cages if cages[c] == name) + draw(off)
        for name in sorted(set(cages.values()))
        if draw(st.sampled_from([True, True, False]))
    }

    def sandwiches(lines: tuple[Line, ...]) -> tuple[int | None, ...]:
        clues = []
        for line in lines:
            along = [square[cell] for cell in line.cells]
            first, last = sorted((along.index(1), along.index(size)))
            clue = sum(along[first + 1 : last]) + draw(off)
            clues.append(clue if draw(st.booleans()) else None)
        return tuple(clues)

    return Sudoku(
        grid=grid,
        givens={cell: square[cell] for cell in grid.cells if cell not in empty},
        box=None if regions else draw(st.sampled_from(BOXES[size])),
        regions=regions,
        diagonals="diagonals" in extras,
        cages=cages,
        sums=sums,
        sandwich_left=sandwiches(grid.rows) if "left" in extras else (),
        sandwich_top=sandwiches(grid.columns) if "top" in extras else (),
    )


def candidates(puzzle: Sudoku) -> Iterator[Answer]:
    """Every answer with the givens in it; where rows are right, also with 1 and 2 exchanged."""
    free = [cell for cell in puzzle.places if cell not in puzzle.givens]
    exchanged = str.maketrans("12", "21")
    for tokens in itertools.product(puzzle.choices(puzzle.places[0]), repeat=len(free)):
        answer = {**puzzle.prefilled, **dict(zip(free, tokens, strict=True))}
        yield answer
        if len({(cell.row, token) for cell, token in answer.items()}) == len(answer):
            yield {cell: token.translate(exchanged) for cell, token in answer.items()}


ROWS = "1234\n3412\n2143\n4321\n"
EMPTY = "#sudoku\nsize: 4\n"
CAGED = EMPTY + "cages:\na...\n.a..\n...b\n...b\nsums: b=3\n"

JIGSAW = {cell: "abcd"[cell.row] for cell in Grid(4, 4).cells}
BOARD = {"grid": Grid(4, 4), "box": (2, 2)}

SUDOKU = "encoders/types/sudoku.py"
PRUNE, SUMS = "encoders/prune.py", "encoders/sums.py"

RULES = "puzzles/types/sudoku.py"

CASE = TypeCase(
    small_worlds=boards([2, 3, 3, 3, 4], {2: 4, 3: 5, 4: 4}),
    puzzles=boards([2, 3, 4, 6, 12], {}),
    worlds=20,
    candidates=candidates,
    sizes=((4, 4), (4, 4), (6, 6), (4, 4), (6, 6)),
    magazine=(16, 16),
    wrong={
        sudoku.GIVEN: Wrong("#sudoku\n2...\n....\n....\n....\n", ROWS),
        sudoku.ROW: Wrong(EMPTY, "1134\n3412\n2143\n4321\n"),
        sudoku.COLUMN: Wrong(EMPTY, "1234\n3412\n1243\n4321\n"),
        sudoku.BOX: Wrong(EMPTY, "1234\n2341\n3412\n4123\n"),
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
        BadFile("#sudoku\n..........\n", 2, 1, "expected as many rows as columns"),
        BadFile("#sudoku\n", 1, 2, "sudoku has no grid"),
        BadFile("#sudoku\nsize: 37\n", 2, 7, "'37' is no number from 2 to 36"),
        BadFile(f"#sudoku\n{'.' * 37 * 37}\n", 2, 1, "a board of 37 x 37 cells; expected"),
        BadFile("#sudoku\n1...\n....\n....\n....\nsize: 9\n", 2, 1, "expected 9, as 'size:' says"),
        BadFile("#sudoku\nsize: 6\nbox: 2x2\n", 3, 6, "'2x2' is no box of 6 cells"),
        BadFile("#sudoku\nsize: 4\ndiagonals: 1\n", 3, 12, "expected yes or no"),
        BadFile("#sudoku\nbox: 2x2\nregions:\naabb\naabb\nccdd\nccdd\n", 2, 6, "one of them"),
        BadFile("#sudoku\nregions:\naabb\naabb\nccdd\ncccd\n", 5, 1, "has 5 cells; expected 4"),
        BadFile("#sudoku\nsize: 4\nregions:\naab\nabb\nccc\n", 4, 1, "3 rows"),
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
        Flawed({**BOARD, "grid": Grid(4, 6)}, "grid", "a board of 4 x 6 cells; expected as many"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "grid", "2 to 36"),
        Flawed({**BOARD, "givens": {Cell(4, 0): 1}}, "givens", "a digit at r5c1, outside"),
        Flawed({**BOARD, "givens": {Cell(0, 0): 5}}, "givens", "5 at r1c1; expected 1 to 4"),
        Flawed({**BOARD, "box": None}, "box", "neither a box nor regions"),
        Flawed({**BOARD, "box": (2, 3)}, "box", "'2x3' is no box of 4 cells"),
        Flawed({**BOARD, "box": (-2, -2)}, "box", "'-2x-2' is no box of 4 cells"),
        Flawed({**BOARD, "regions": JIGSAW}, "box", "expected one of them"),
        Flawed({"grid": Grid(4, 4), "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed(
            {"grid": Grid(4, 4), "regions": {**JIGSAW, Cell(0, 0): "d"}},
            "regions",
            "region 'd' has 5 cells; expected 4",
        ),
        Flawed({**BOARD, "cages": {Cell(0, 4): "a"}}, "cages", "a cage at r1c5, outside"),
        Flawed({**BOARD, "cages": dict.fromkeys(JIGSAW, "a")}, "cages", "16 cells; expected 4"),
        Flawed({**BOARD, "sums": {"a": 3}}, "sums", "no cell of 'cages:' is in a cage 'a'"),
        Flawed({**BOARD, "cages": {Cell(0, 0): "a"}, "sums": {"a": -1}}, "sums", "-1 at a"),
        Flawed({**BOARD, "sandwich_left": (1,)}, "sandwich_left", "1 clues; expected 4, one a row"),
        Flawed({**BOARD, "sandwich_top": (1, 2, -3, None)}, "sandwich_top", "a clue -3"),
    ],
    thresholds={
        "encoders.sums.SET_LIMIT": 0,
        "encoders.counting.PAIRWISE_LIMIT": 2,
    },
    mutants=[
        Mutant(RULES, "total == right", "total >= right"),
        Mutant(RULES, "total == right", "total <= right"),
        Mutant(RULES, "total == clue", "total >= clue"),
        Mutant(RULES, "total == clue", "total <= clue"),
        Mutant(RULES, "ok=not twice", "ok=True"),
        Mutant(SUDOKU, "(cell, {digit})", "(cell, {min(digit, 3)})"),
        Mutant(SUDOKU, "not any(house.issuperset(", "all(house.isdisjoint("),
        Mutant(SUDOKU, "issuperset(cage.cells)", "issuperset(cage.cells[1:])"),
        Mutant(SUDOKU, "frozenset(line.cells), (rule", "frozenset(line.cells[-1:]), (rule"),
        Mutant(SUDOKU, "frozenset(line.cells), (rule", "frozenset(line.cells[:1]), (rule"),
        Mutant(SUDOKU, "clue.value) for clue in self", "clue.value + 1) for clue in self"),
        Mutant(PRUNE, "if len(domains[cell]) == 1]", "if len(domains[cell]) < 3]"),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(PRUNE, "possible = set().union(*sets)", "possible = set().union(*sets[:1])"),
        Mutant(SUMS, "return [or_(picks), *terms]", "return [or_(picks[1:]), *terms]"),
        Mutant(SUMS, "[*terms, equal(inside_sum, number(total))]", "terms"),
        Mutant(SUMS, "if all(any(digit", "if all(all(digit"),
        Mutant(SUMS, "range(len(filling) + 1)", "range(len(filling))"),
        Mutant(SUMS, "<= {0, len(filling)}", "<= {*range(9)}"),
    ],
    instances=["sudoku", "sudoku-x", "sudoku-jigsaw", "sudoku-killer", "sudoku-sandwich"],
)
