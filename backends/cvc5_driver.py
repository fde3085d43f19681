"""`puzzlepipe-cvc5`: cvc5's Python module as a solver that reads SMT-LIB from stdin.

cvc5's wheel brings no executable. This one takes a whole file as well as a dialogue, command by
command, and like cvc5 itself ends at the first error, which it prints as `(error "...")`.
"""

from __future__ import annotations

import argparse
import codecs
import os
import sys
from typing import Any

from ..streams import whole
from .errors import quoted
from .sexpr import Framer

_CHUNK = 1 << 16


def main(arguments: list[str] | None = None) -> int:
    """Answer the SMT-LIB commands on stdin.

    Returns:
        The exit status: 0; 1 after an error in the input; 3 when cvc5's module is missing, or
        what it says cannot be written.
    """
    parser = argparse.ArgumentParser(
        prog="puzzlepipe-cvc5",
        description="Read SMT-LIB commands from stdin and answer them with cvc5.",
        epilog="example: puzzlepipe encode sudoku.txt | puzzlepipe-cvc5",
    )
    parser.add_argument(
        "--incremental", action="store_true", help="allow push, pop and more than one check-sat"
    )
    parser.add_argument("--version", action="store_true", help="print cvc5's version and exit")
    options = parser.parse_args(arguments)
    try:
        import cvc5  # half a second that --help need not wait for
    except ImportError:
        print(
            "puzzlepipe-cvc5: cvc5 is not installed; to get it: pip install 'puzzlepipe[cvc5]'",
            file=sys.stderr,
        )
        return 3
    try:
        if options.version:
            from importlib.metadata import version

            print("cvc5", version("cvc5"), flush=True)
            return 0
        sys.stdout = whole(sys.stdout)
        return _answer(cvc5, incremental=options.incremental)
    except BrokenPipeError:
        # Nobody listens any more. What Python would still flush at its exit must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"puzzlepipe-cvc5: stdout: {error.strerror}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130


def _answer(cvc5: Any, *, incremental: bool) -> int:
    """Carry out the commands as they arrive on stdin."""
    solver = cvc5.Solver()
    solver.setOption("incremental", "true" if incremental else "false")
    symbols = cvc5.SymbolManager(solver)
    parser = cvc5.InputParser(solver, symbols)
    framer = Framer()
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while True:
        data = os.read(sys.stdin.fileno(), _CHUNK)
        commands = framer.feed(decoder.decode(data)) if data else framer.finish()
        # One string after the other: cvc5 1.4.2 loses its incremental input when it has run dry.
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, commands, "<stdin>")
        while True:
            try:
                command = parser.nextCommand()
                if command.isNull():
                    break
                answer = command.invoke(solver, symbols)
            except RuntimeError as error:  # what every error of cvc5's module is
                answer = '(error "{}")\n'.format(quoted(str(error)).replace('"', '""'))
            if answer:
                sys.stdout.write(answer)
                sys.stdout.flush()
            if answer.startswith("(error"):
                return 1
            if command.getCommandName() == "exit":
                return 0
        if not data:
            return 0


if __name__ == "__main__":
    sys.exit(main())
