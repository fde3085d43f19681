"""Adapters of the types whose answer is a mark in some of the cells, or one of a few in each."""

from __future__ import annotations

from ..puzzle_file import PuzzleFile, Row
from .forms import Arguments, Array, Member, blank, board, numbered, regions, renamed, sides


def _minesweeper(puzzle: PuzzleFile) -> Arguments:
    mines = puzzle.directives.get("mines")
    return {**board(puzzle), "mine_count": int(mines) if mines else None}


def _nonogram(puzzle: PuzzleFile) -> Arguments:
    def runs(key: str) -> list[list[int]]:
        clues = puzzle.directives[key].split()
        return [[int(length) for length in clue.split(",")] for clue in clues]

    return {"top": runs("top"), "side": runs("left")}


def _tents(puzzle: PuzzleFile) -> Arguments:
    return {**board(puzzle), **sides(puzzle)}


def _light_up(puzzle: PuzzleFile) -> Arguments:
    return {"board": renamed(blank(puzzle.grid), {"#": "W"})}


def _shakashaka(puzzle: PuzzleFile) -> Arguments:
    return {"board": renamed(blank(puzzle.grid), {"#": "B"})}


def _heyawake(puzzle: PuzzleFile) -> Arguments:
    ids: dict[str, str] = {}
    rooms = Array(numbered(puzzle.blocks["regions"], ids))
    clues = {ids[region]: count for region, count in puzzle.clues("clues").items()}
    return {"board": rooms, "region_to_clue": clues}


def _binairo(puzzle: PuzzleFile) -> Arguments:
    made: Arguments = {"board": _colours(puzzle.grid)}
    return {**made, "force_unique": puzzle.directives.get("unique") != "no"}


def _kurosu(puzzle: PuzzleFile) -> Arguments:
    # The peer knows it as a binairo whose lines may be alike.
    made: Arguments = {"board": _colours(puzzle.grid)}
    return {**made, "force_unique": puzzle.directives.get("unique") == "yes"}


def _binairo_plus(puzzle: PuzzleFile) -> Arguments:
    rows = blank(puzzle.grid)
    return {
        "board": _colours([row[::2] for row in puzzle.grid[::2]]),
        "arith_rows": Array([row[1::2] for row in rows[::2]]),
        "arith_cols": Array([row[::2] for row in rows[1::2]]),
        "force_unique": puzzle.directives.get("unique") == "yes",
    }


def _colours(rows: list[Row]) -> Array:
    return renamed(blank(rows), {"0": "W", "1": "B"})


def _kakurasu(puzzle: PuzzleFile) -> Arguments:
    def sums(key: str) -> Array:
        return Array([" " if clue == "." else clue for clue in puzzle.directives[key].split()])

    return {"side": sums("right"), "bottom": sums("bottom")}


def _thermometers(puzzle: PuzzleFile) -> Arguments:
    keys = {">": "R", "<": "L", "^": "U", "v": "D", "o": "X"}
    return {"board": renamed(puzzle.grid, keys), **sides(puzzle)}


def _aquarium(puzzle: PuzzleFile) -> Arguments:
    return {**regions(puzzle), **sides(puzzle)}


def _stitches(puzzle: PuzzleFile) -> Arguments:
    count = int(puzzle.directives.get("stitches", "1"))
    return {**regions(puzzle), **sides(puzzle), "connection_count": count}


def _battleships(puzzle: PuzzleFile) -> Arguments:
    fleet = (ships.split("x") for ships in puzzle.directives["fleet"].split())
    counts = {int(length): int(count) for count, length in fleet}
    return {**board(puzzle), **sides(puzzle), "ship_counts": counts}


def _star_battle(puzzle: PuzzleFile) -> Arguments:
    return {**regions(puzzle), "star_count": int(puzzle.directives.get("stars", "1"))}


def _star_battle_shapeless(puzzle: PuzzleFile) -> Arguments:
    stars = int(puzzle.directives.get("stars", "1"))
    return {"board": renamed(blank(puzzle.grid), {"#": "B"}), "star_count": stars}


def _magnets(puzzle: PuzzleFile) -> Arguments:
    halves = {"L": "H", "R": "H", "T": "V", "B": "V"}
    keys = {"top": "top_pos", "bottom": "top_neg", "left": "side_pos", "right": "side_neg"}
    counts = {theirs: Array(puzzle.numbers(ours, -1)) for ours, theirs in keys.items()}
    return {"board": renamed(puzzle.grid, halves), **counts}


def _undead(puzzle: PuzzleFile) -> Arguments:
    monsters = {"G": "GHOST", "V": "VAMPIRE", "Z": "ZOMBIE"}
    keys = ("top", "bottom", "left", "right")
    return {
        "board": renamed(blank(puzzle.grid), {"/": "//"}),
        "sides": {side: Array(puzzle.numbers(side, -1)) for side in keys},
        "monster_count": {
            Member("Monster", monsters[letter]): count
            for letter, count in puzzle.clues("monsters").items()
        },
    }


def _map(puzzle: PuzzleFile) -> Arguments:
    ids: dict[str, str] = {}
    borders = numbered(puzzle.blocks["borders"], ids)
    known = {name: int(number) for name, number in ids.items()}
    # A region that comes first in no line has its borders in those of the others.
    beside: dict[int, set[int]] = {number: set() for number in known.values()}
    for first, *others in borders:
        beside[int(first)].update(map(int, others))
    given = {known[name]: colour for name, colour in puzzle.pairs("given")}
    return {"regions": beside, "fixed_colors": given}


def _range(puzzle: PuzzleFile) -> Arguments:
    return {"clues": Array(blank(puzzle.grid))}


def _lits(puzzle: PuzzleFile) -> Arguments:
    return {**regions(puzzle), "polyomino_degrees": int(puzzle.directives.get("polyomino", "4"))}


def _tapa(puzzle: PuzzleFile) -> Arguments:
    return {"board": Array(blank(puzzle.grid)), "separator": ","}


def _black_box(puzzle: PuzzleFile) -> Arguments:
    least, _, most = puzzle.directives["balls"].partition("-")
    sides = {side: puzzle.directives[side].split() for side in ("top", "bottom", "left", "right")}
    return {**sides, "ball_count": (int(least), int(most or least))}


ADAPTERS = {
    "aquarium": ("aquarium_solver", _aquarium),
    "battleships": ("battleships_solver", _battleships),
    "binairo": ("binairo_solver", _binairo),
    "binairo-plus": ("binairo_solver", _binairo_plus),
    "black-box": ("black_box_solver", _black_box),
    "flip": ("flip_solver", board),
    "heyawake": ("heyawake_solver", _heyawake),
    "kakurasu": ("kakurasu_solver", _kakurasu),
    "kurosu": ("binairo_solver", _kurosu),
    "light-up": ("light_up_solver", _light_up),
    "lits": ("lits_solver", _lits),
    "magnets": ("magnets_solver", _magnets),
    "map": ("map_solver", _map),
    "minesweeper": ("minesweeper_solver", _minesweeper),
    "mosaic": ("mosaic_solver", board),
    "nonogram": ("nonograms_solver", _nonogram),
    "norinori": ("norinori_solver", regions),
    "nurikabe": ("nurikabe_solver", board),
    "queens": ("star_battle_solver", _star_battle),
    "range": ("range_solver", _range),
    "shakashaka": ("shakashaka_solver", _shakashaka),
    "star-battle": ("star_battle_solver", _star_battle),
    "star-battle-shapeless": ("star_battle_shapeless_solver", _star_battle_shapeless),
    "stitches": ("stitches_solver", _stitches),
    "tapa": ("tapa_solver", _tapa),
    "tents": ("tents_solver", _tents),
    "thermometers": ("thermometers_solver", _thermometers),
    "undead": ("undead_solver", _undead),
    "unruly": ("unruly_solver", board),
    "yin-yang": ("yin_yang_solver", board),
}
