"""What goes round a point of a shakashaka, tried with every pattern of black and white."""

from __future__ import annotations

from itertools import groupby, product

from evaluate import evaluate
from puzzlepipe.encoders.registry import make_encoding
from support import only

CLOCKWISE = ("r1c2_L", "r1c2_D", "r2c2_U", "r2c2_L", "r2c1_R", "r2c1_U", "r1c1_D", "r1c1_R")
"""The sides that end at the middle of a board of 2x2 cells, each 45 degrees from the next one."""


def test_white_round_a_point_is_90_180_or_360_degrees_at_a_time() -> None:
    encoding = make_encoding(only("#shakashaka\n..\n..\n"))
    (turns,) = [terms for point, terms in encoding.rounds if point == "point r2c2"]
    for black in product((False, True), repeat=8):
        values = {f"dark_{side}": one for side, one in zip(CLOCKWISE, black, strict=True)}
        said = all(evaluate(str(term), values) for term in turns)
        assert said == (white_runs(black) <= {2, 4, 8}), black


def white_runs(black: tuple[bool, ...]) -> set[int]:
    """How many eighths are white at a time, going round."""
    if not any(black):
        return {8}
    first = black.index(True)
    turned = black[first:] + black[:first]
    return {len(list(run)) for dark, run in groupby(turned) if not dark}
