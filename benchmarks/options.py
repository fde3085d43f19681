"""The options and the ending that the benchmarks over instances share."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from .rounds import Row


def add_rounds(parser: argparse.ArgumentParser, default: int) -> None:
    """Give a parser ``--rounds`` and ``--timeout``."""
    parser.add_argument(
        "--rounds",
        type=_count,
        default=default,
        metavar="N",
        help="how often each is run (default: %(default)s)",
    )
    parser.add_argument(
        "--timeout",
        type=_seconds,
        default=60.0,
        metavar="S",
        help="the limit of each run in seconds, marked > where it was reached (default: 60)",
    )


def add_to(parser: argparse.ArgumentParser) -> None:
    """Give a parser ``--rounds``, ``--timeout``, ``--only`` and ``--json``."""
    add_rounds(parser, default=3)
    parser.add_argument(
        "--only", nargs="+", default=(), metavar="NAME", help="these instances, without .txt"
    )
    parser.add_argument(
        "--json", type=_new_file, metavar="FILE", help="write every single time there"
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    # A day is more than any of this takes, and less than what a timer can hold.
    if not 0 < value <= 86400:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds up to a day")
    return value


def _new_file(text: str) -> Path:
    # Better said now than after an hour of measuring.
    path = Path(text)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def run_main(main: Callable[[], int]) -> NoReturn:
    """Leave with what `main` returns; on Ctrl-C with 130 and no traceback."""
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        sys.exit(130)


def finish(rows: Sequence[Row], chosen: argparse.Namespace) -> int:
    """Write the JSON file if one is asked for, and complain; the exit status."""
    if chosen.json:
        report = {
            "python": platform.python_version(),
            "machine": platform.platform(),
            "rounds": chosen.rounds,
            "timeout": chosen.timeout,
            "rows": [row.as_json() for row in rows],
        }
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    complaints = [complaint for row in rows for complaint in row.complaints()]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0
