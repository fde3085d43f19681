"""Every instance can be read and stated to its peer; the peers themselves are not here."""

import pytest

from benchmarks import adapters as multi
from benchmarks import peer_ubongosolve as ubongo
from benchmarks.adapters import moves
from benchmarks.adapters.forms import Array, Member, realized
from benchmarks.instances import MULTI_PUZZLE_SOLVER, UBONGOSOLVE, Task, files, tasks
from benchmarks.peer_multi_puzzle_solver import Listener
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


def stated(text: str) -> dict[str, object]:
    return multi.call(parse(text))[1]


def test_cages_sums_and_clues_of_all_four_sides() -> None:
    assert stated("#keen\n2.\n..\ncages:\nab\naa\nclues: a=4+ b=1\n") == {
        "board": Array([["d0", "d1"], ["d0", "d0"]]),
        "block_results": {"d0": ("+", 4), "d1": ("+", 1)},
        "clues": Array([["2", "0"], ["0", "0"]]),
    }
    kakuro = "#kakuro\n # 3\\ # 17\\\n \\4 . 2\\8 .\n \\5 . . .\n"
    assert stated(kakuro) == {
        "board": Array([[" ", "#", " "], [" ", " ", " "]]),
        "row_sums": [[4, 8], [5]],
        "col_sums": [[3], [2], [17]],
    }
    assert stated("#towers\n.3\n..\ntop: 1 .\nbottom: 2 2\nleft: . 2\nright: 1 .\n") == {
        "board": Array([[" ", "3"], [" ", " "]]),
        "top": Array([1, -1]),
        "bottom": Array([2, 2]),
        "left": Array([-1, 2]),
        "right": Array([1, -1]),
    }
    assert stated("#kakurasu\nright: 3 .\nbottom: 1 2 3\n") == {
        "side": Array(["3", " "]),
        "bottom": Array(["1", "2", "3"]),
    }


def test_signs_between_cells_stand_in_boards_of_their_own() -> None:
    plus = stated("#binairo-plus\nB=.\nx..\n.xW\nunique: yes\n")
    assert plus == {
        "board": Array([["B", " "], [" ", "W"]]),
        "arith_rows": Array([["="], ["x"]]),
        "arith_cols": Array([["x", " "]]),
        "force_unique": True,
    }
    assert stated("#binairo\n01\n..\n")["board"] == Array([["W", "B"], [" ", " "]])
    # Lines differ in a binairo unless its file says otherwise, in a kurosu only if it does.
    unique = [stated(f"#{head}\n01\n..\n")["force_unique"] for head in ("binairo", "kurosu")]
    assert unique == [True, False]


def test_dots_of_galaxies_lie_in_one_two_or_four_cells() -> None:
    assert stated("#galaxies\no....\n...o.\n.....\n.....\n.o...\n") == {
        "galaxies": Array([["000", "001", "001"], [" ", "001", "001"], ["002", "002", " "]])
    }


def test_borders_are_told_from_the_region_that_stands_first() -> None:
    text = "#map\nborders:\nx y z\ny z\nz\ngiven: z=R\n"
    assert stated(text) == {"regions": {0: {1, 2}, 1: {2}, 2: set()}, "fixed_colors": {2: "R"}}


def test_fleets_magnets_mirrors_and_monsters() -> None:
    battleships = "#battleships\nS.\n..\ntop: 1 0\nleft: 1 0\nfleet: 2x1 1x3\n"
    assert stated(battleships)["ship_counts"] == {1: 2, 3: 1}
    magnets = stated("#magnets\nLRT\nLRB\ntop: 1 . 0\nbottom: . . .\nleft: 1 1\nright: 2 .\n")
    assert magnets["board"] == Array([["H", "H", "V"], ["H", "H", "V"]])
    assert (magnets["top_pos"], magnets["side_neg"]) == (Array([1, -1, 0]), Array([2, -1]))
    undead = stated(
        "#undead\n/\\\n..\ntop: 1 2\nbottom: 0 0\nleft: 1 .\nright: 0 1\nmonsters: Z=2\n"
    )
    assert undead["board"] == Array([["//", "\\"], [" ", " "]])
    assert undead["monster_count"] == {Member("Monster", "ZOMBIE"): 2}


def test_lines_numbers_on_circles_and_track() -> None:
    assert stated("#shingoki\n W5 .\n . B12\n") == {"board": Array([["5W", " "], [" ", "12B"]])}
    tracks = stated("#tracks\n DL .\n . UD\ntop: 1 2\nleft: 2 1\n")
    assert tracks["board"] == Array([["DL", "  "], ["  ", "UD"]])


def test_moves_colours_of_pieces_and_guesses() -> None:
    melee = stated("#chess-melee\nblack: Pb7 Nc7\nwhite: Rf7\n")
    assert melee == {"pieces": ["Pb7", "Nc7", "Rf7"], "colors": ["B", "B", "W"]}
    guess = stated("#guess\ncolours: R Y G\npegs: 3\nguess: R Y G 1 2\nguess: R R Y 0 1\n")
    assert guess["guesses"] == [(("R", "Y", "G"), (1, 2, 0)), (("R", "R", "Y"), (0, 1, 2))]
    assert stated("#inertia\nS.g\nmws\n") == {"board": Array([["B", " ", "G"], ["M", "W", "O"]])}
    black_box = "#black-box\ntop: H R\nbottom: 1 1\nleft: R R\nright: H H\nballs: 3\n"
    assert stated(black_box)["ball_count"] == (3, 3)


def test_what_only_the_peer_has_is_named() -> None:
    class Module:
        Monster = {"GHOST": "a ghost"}  # noqa: RUF012

    sides = {Member("Monster", "GHOST"): (3, Member("Monster", "GHOST")), "plain": [1]}
    assert realized(sides, Module) == {"a ghost": (3, "a ghost"), "plain": [1]}


def test_every_search_is_of_a_module_that_an_adapter_names() -> None:
    assert set(moves.SEARCHES) < {module for module, _ in multi.ADAPTERS.values()}
    assert set(multi.ADAPTERS) > moves.FIRST_ONLY


def test_the_listener_leaves_at_the_last_solution_wanted() -> None:
    left: list[int] = []
    listener = Listener(2, lambda: left.append(listener.heard))
    print("Solution found", file=listener)
    print("Solutions found: 1", file=listener)
    assert (listener.heard, left) == (1, [])
    # its module for range says it so
    print("Solution:", file=listener)
    assert left == [2]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no instance 'tent'; there are .*tents"):
        tasks(["tents", "tent"])
