"""Adapters of the types that are played move by move, and the searches of those without a board.

A search takes the peer's module, the arguments, and how many solutions settle the question; it
returns how many it found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..puzzle_file import PuzzleFile
from .forms import Arguments, blank, board, renamed

Search = Callable[[Any, Arguments, int], int]


def _chess(puzzle: PuzzleFile) -> Arguments:
    return {"pieces": puzzle.directives["pieces"].split()}


def _chess_melee(puzzle: PuzzleFile) -> Arguments:
    black, white = (puzzle.directives[key].split() for key in ("black", "white"))
    return {"pieces": black + white, "colors": ["B"] * len(black) + ["W"] * len(white)}


def _inertia(puzzle: PuzzleFile) -> Arguments:
    keys = {"g": "G", "m": "M", "w": "W", "s": "O", "S": "B"}
    return {"board": renamed(blank(puzzle.grid), keys)}


def _inertia_search(module: Any, made: Arguments, _wanted: int) -> int:
    start, edges, _, gems = module.parse_nodes_and_edges(**made)
    return int(bool(module.solve_optimal_walk(start, edges, gems)))


def _flood_it_search(module: Any, made: Arguments, _wanted: int) -> int:
    return int(module.solve_minimum_steps(**made, verbose=False) is not None)


def _guess(puzzle: PuzzleFile) -> Arguments:
    pegs = int(puzzle.directives.get("pegs", "4"))
    made: Arguments = {
        "num_pegs": pegs,
        "all_colors": tuple(puzzle.directives["colours"].split()),
        "guesses": [],
    }
    for line in puzzle.directives["guess"].splitlines():
        words = line.split()
        right, misplaced = int(words[pegs]), int(words[pegs + 1])
        result = (right, misplaced, pegs - right - misplaced)
        made["guesses"].append((tuple(words[:pegs]), result))
    return made


def _guess_search(module: Any, made: Arguments, wanted: int) -> int:
    guesses = made.pop("guesses")
    game = module.Board(**made, show_warnings=False)
    for guess in guesses:
        game.add_guess(*guess)
    return min(wanted, len(game.get_possible_ground_truths()))


ADAPTERS = {
    "chess-melee": ("chess_melee_solver", _chess_melee),
    "chess-range": ("chess_range_solver", _chess),
    "chess-solo": ("chess_solo_solver", _chess),
    "flood-it": ("flood_it_solver", board),
    "guess": ("guess_solver", _guess),
    "inertia": ("inertia_solver", _inertia),
}

SEARCHES: Mapping[str, Search] = {
    "flood_it_solver": _flood_it_search,
    "guess_solver": _guess_search,
    "inertia_solver": _inertia_search,
}
"""The searches of the modules whose board does not print its solutions, by module."""

FIRST_ONLY = frozenset({"chess-melee", "chess-range", "chess-solo", "flood-it", "inertia"})
"""Of these the peer is not asked whether an answer is the only one.

It gives one answer to flood-it and inertia, and tells of no others; two games of chess whose moves
are the same in another order are one solution for it, and two for us.
"""
