"""Every instance can be read and stated to its peer; the peers themselves are not here."""

import pytest

from benchmarks import peer_multi_puzzle_solver as multi
from benchmarks import peer_ubongosolve as ubongo
from benchmarks.instances import MULTI_PUZZLE_SOLVER, UBONGOSOLVE, Task, files, tasks
from benchmarks.peer_multi_puzzle_solver import Array
from benchmarks.puzzle_file import parse, read


def of_peer(peer: object) -> list[Task]:
    return [task for task in tasks() if task.peer is peer]


def test_every_file_has_tasks() -> None:
    assert {task.file for task in tasks()} == set(files())


@pytest.mark.parametrize("task", of_peer(MULTI_PUZZLE_SOLVER), ids=str)
def test_grids_are_rectangles_without_our_dots(task: Task) -> None:
    module, arguments = multi.call(read(task.file))
    assert module.endswith("_solver")
    grids = [value for value in arguments.values() if isinstance(value, Array)]
    for grid in grids:
        rows = [row for row in grid.items if isinstance(row, list)]
        assert len({len(row) for row in rows}) <= 1
        assert all(cell != "." for row in rows for cell in row)


@pytest.mark.parametrize("task", of_peer(UBONGOSOLVE), ids=str)
def test_the_pieces_fill_the_board(task: Task) -> None:
    pieces, board = ubongo.arguments(read(task.file))
    assert sum(map(len, pieces)) == len(board)


def test_a_picture_is_its_cells() -> None:
    text = "#polyomino t\nboard:\n##\n#.\n\npieces:\nA\nA\n\nB\nflip: no\n"
    assert ubongo.arguments(parse(text)) == ([{(0, 0), (0, 1)}, {(0, 0)}], {(0, 0), (1, 0), (0, 1)})


def test_directives_blocks_and_rows_of_tokens() -> None:
    text = "#Heyawake a title\nregions:\n0 10\n0  1\nclues: 0=2 10=0\n"
    puzzle = parse(text)
    assert puzzle.type == "heyawake"
    assert puzzle.blocks == {"regions": [["0", "10"], ["0", "1"]]}
    assert puzzle.clues("clues") == {"0": 2, "10": 0}


def test_regions_are_numbered_and_their_clues_follow() -> None:
    _, arguments = multi.call(parse("#heyawake\nregions:\nba\nbc\nclues: a=1 c=0\n"))
    assert arguments["board"] == Array([["0", "1"], ["0", "2"]])
    assert arguments["region_to_clue"] == {"1": 1, "2": 0}


def test_sudoku_variants() -> None:
    killer = "#sudoku\nsize: 2\nbox: 1x2\ncages:\nxx\nyz\nsums: y=2 x=3 z=1\n"
    _, arguments = multi.call(parse(killer))
    assert arguments == {
        "board": Array([[" ", " "], [" ", " "]]),
        "block_size": (1, 2),
        "killer": (Array([["0", "0"], ["1", "2"]]), {"0": 3, "1": 2, "2": 1}),
    }
    sandwich = "#sudoku\n1.\n..\ndiagonals: yes\nsandwich-left: 0 .\nsandwich-top: 5 6\n"
    _, arguments = multi.call(parse(sandwich))
    assert arguments["board"] == Array([["1", " "], [" ", " "]])
    assert arguments["unique_diagonal"] is True
    assert arguments["sandwich"] == {"side": [0, -1], "bottom": [5, 6]}
    _, arguments = multi.call(parse("#sudoku\n 9 10\n . 25\n\nregions:\naa\nbb\n"))
    assert arguments["board"] == Array([["9", "a"], [" ", "p"]])
    assert arguments["jigsaw"] == Array([["0", "0"], ["1", "1"]])
    assert arguments["constrain_blocks"] is False


def test_clues_outside_the_grid() -> None:
    _, arguments = multi.call(parse("#nonogram\ntop: 1,2 0\nleft: 3 4,1,1\n"))
    assert arguments == {"top": [[1, 2], [0]], "side": [[3], [4, 1, 1]]}
    _, arguments = multi.call(parse("#tents\n.T\nT.\ntop: 1 .\nleft: 0 2\n"))
    assert arguments["board"] == Array([[" ", "T"], ["T", " "]])
    assert (arguments["top"], arguments["side"]) == (Array([1, -1]), Array([0, 2]))


def test_arrows_marks_walls_and_mines() -> None:
    _, arguments = multi.call(parse("#signpost\n1se w\nn 4\n"))
    assert arguments["board"] == Array([["C", "A"], ["W", " "]])
    assert arguments["values"] == Array([[1, 0], [0, 4]])
    _, arguments = multi.call(parse("#unequal\n.<3\n^.v\n...\nfrom: 0\n"))
    assert arguments["board"] == Array([[" ", "<", "3"], ["∧", " ", "V"], [" ", " ", " "]])
    assert arguments["include_zero_before_letter"] is True
    _, arguments = multi.call(parse("#light-up\n#.0\n"))
    assert arguments["board"] == Array([["W", " ", "0"]])
    _, arguments = multi.call(parse("#iMine a game\n.F1\nmines: 7\n"))
    assert arguments == {"board": Array([[" ", "F", "1"]]), "mine_count": 7}


def test_the_listener_leaves_at_the_last_solution_wanted() -> None:
    left: list[int] = []
    listener = multi.Listener(2, lambda: left.append(listener.heard))
    print("Solution found", file=listener)
    print("Solutions found: 1", file=listener)
    assert (listener.heard, left) == (1, [])
    print("Solution found", file=listener)
    assert left == [2]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no instance 'tent'; there are .*tents"):
        tasks(["tents", "tent"])
