"""The commands. Each is thin: it reads its input, calls one function, writes what came of it.

Text goes to stdout, everything else to stderr. The exit status is 0 as asked, 1 a clear no,
2 bad input or usage, 3 a solver missing, failed or out of time, 130 after Ctrl-C. Imports
stand in the functions: start-up counts twice in a pipe.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import options
from .errors import PuzzlepipeError
from .inputs import (
    complain,
    load,
    load_all,
    load_together,
    name_of,
    one,
    parse,
    read_stdin,
    read_text,
)
from .options import examples
from .puzzles.check import counted
from .puzzles.puzzle import Answer, Puzzle

if TYPE_CHECKING:
    from .backends.find import Backend
    from .engine.facts import Facts
    from .engine.reporting import Outcome

OK, NO, BAD_INPUT, NO_SOLVER = 0, 1, 2, 3
INTERRUPTED = 130

_EPILOG = """\b
A puzzle is a text file, a solver any program that reads SMT-LIB:
  puzzlepipe encode tents.txt | z3 -in | puzzlepipe decode -p tents.txt > tents.html
  puzzlepipe < tents.txt | yices-smt2 | puzzlepipe -f tents.txt > tents.html
  puzzlepipe solve --unique tents.txt

\b
Exit status: 0 as asked; 1 a clear no (no solution, not unique, VALIDATION FAIL,
solvers disagree); 2 bad input or usage; 3 a solver missing, failed or out of time;
130 after Ctrl-C."""


@click.group(
    invoke_without_command=True,
    epilog=_EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="puzzlepipe", message="puzzlepipe %(version)s")
@click.option(
    "-f",
    "puzzle_file",
    type=options.FILE,
    help="Without a command: the puzzle whose solver output comes in on stdin.",
)
@click.pass_context
def cli(context: click.Context, puzzle_file: Path | None) -> int:
    """Solve logic puzzles with SMT solvers, through plain text.

    Without a command it is a filter: a puzzle on stdin comes out as SMT-LIB; with -f
    PUZZLE, a solver's output on stdin comes out as an HTML page.
    """
    if context.invoked_subcommand is not None:
        if puzzle_file:
            raise click.UsageError("-f is for use without a command")
        return OK
    if sys.stdin is not None and sys.stdin.isatty():
        click.echo(context.get_help())
        return OK
    from .puzzles.registry import type_of_line
    from .puzzles.sources import holds_puzzles

    text = read_stdin()
    if holds_puzzles(text, type_of_line):
        if puzzle_file:
            raise click.UsageError("stdin holds a puzzle; -f goes with a solver's output")
        return _encode(parse(text))
    if puzzle_file is None:
        raise click.UsageError(
            "stdin holds no puzzle (a line such as '#sudoku' begins one); if it is a solver's"
            " output, name its puzzle with -f"
        )
    return _decode(puzzle_file, None, text, form="html")


@cli.command(
    epilog=examples(
        "puzzlepipe encode --encoding int sudoku.txt | z3 -in",
        "puzzlepipe encode --plain sudoku.txt | less",
    )
)
@click.argument("file", type=options.FILE, default="-")
@options.only
@options.encoding
@click.option(
    "--plain",
    is_flag=True,
    help="The model as a lecture shows it: each given and clue asserted, nothing settled before.",
)
@click.option(
    "--named",
    is_flag=True,
    help="The plain model, every rule instance with a name, for unsat cores.",
)
@options.logic
@options.timeout
@options.output
def encode(
    file: Path,
    only: int | None,
    encoding: str | None,
    plain: bool,
    named: bool,
    logic: str,
    timeout: float | None,
    output: Path | None,
) -> int:
    """Print a puzzle as SMT-LIB 2.

    Each constraint stands under the rule that it comes from. What the puzzle settles by itself
    (a given, a clue of 0) is left out, rules that repeat what others say make it faster, and one
    of several equal models is chosen; --plain does nothing of this. Both have the same answers,
    and decode reads both. FILE is a puzzle file, or - for stdin.
    """
    _keep_inputs(output, file)
    puzzles = load(file)
    return _encode(
        puzzles,
        only,
        encoding,
        plain=plain,
        named=named,
        logic=logic,
        timeout=timeout,
        output=output,
    )


@cli.command(
    epilog=examples(
        "puzzlepipe encode t.txt | z3 -in | puzzlepipe decode -p t.txt > t.html",
        "puzzlepipe encode t.txt | yices-smt2 | puzzlepipe decode -p t.txt --format text",
    )
)
@click.option(
    "-p", "--puzzle", "puzzle_file", required=True, type=options.FILE,
    help="The puzzle file that was encoded.",
)  # fmt: skip
@click.argument("solver_output", type=options.FILE, default="-", metavar="[OUTPUT]")
@options.only
@options.form("html")
@options.output
@options.audit
@options.timeout
@click.option(
    "--solver",
    default="",
    metavar="NAME",
    help="Who answered: named on the page, and passed over by --audit.",
)
def decode(
    puzzle_file: Path,
    solver_output: Path,
    only: int | None,
    form: str,
    output: Path | None,
    audit: bool,
    timeout: float | None,
    solver: str,
) -> int:
    """Read a solver's output, check every rule on it, show it.

    OUTPUT is a file with what the solver printed, or - for stdin.
    """
    from .puzzles.answers import refuse_puzzle

    _keep_inputs(output, puzzle_file, solver_output)
    text = read_text(solver_output)
    refuse_puzzle(text, name_of(solver_output), "a solver's answer")
    return _decode(
        puzzle_file,
        only,
        text,
        form=form,
        output=output,
        audit=audit,
        solver=solver,
        timeout=timeout,
    )


@cli.command(
    epilog=examples(
        "puzzlepipe solve --unique puzzles/*.txt",
        "puzzlepipe solve --count --backend z3 ubongo.txt",
        "puzzlepipe solve --solver-cmd 'mysolver --smt2' --format html -o t.html t.txt",
    )
)
@click.argument("files", type=options.FILE, nargs=-1)
@options.only
@options.encoding
@options.backend
@options.solver_command
@options.timeout
@click.option("--unique", is_flag=True, help="Prove that there is no other answer; else exit 1.")
@click.option("--count", is_flag=True, help="Print how many answers there are.")
@click.option("--all", "listed", is_flag=True, help="Print every answer, when it is found.")
@click.option(
    "--limit", type=click.IntRange(1), metavar="N", help="Stop at N answers (--count, --all)."
)
@options.form("text")
@options.output
@options.audit
def solve(
    files: Sequence[Path],
    only: int | None,
    encoding: str | None,
    backend: str,
    solver_cmd: str | None,
    timeout: float | None,
    unique: bool,
    count: bool,
    listed: bool,
    limit: int | None,
    form: str,
    output: Path | None,
    audit: bool,
) -> int:
    """Encode, solve, check and show: the whole pipe at once.

    Exact covers (polyomino, penguins, rectangles) are searched without a solver, which goes on
    where that takes long, unless --backend, --solver-cmd or --encoding names how to solve them.
    Without FILES, or with -, it reads stdin.
    """
    files = files or (Path("-"),)
    _keep_inputs(output, *files)
    if limit and not (count or listed):
        raise click.UsageError("--limit goes with --count or --all")
    if unique + count + listed > 1:
        raise click.UsageError("--unique, --count and --all go one at a time")
    from .backends.process import terminating
    from .engine.showing import ReaderGone, Showing
    from .engine.solving import Wish, solve_puzzles

    wish = Wish(
        encoding=encoding,
        limit=limit if count or listed else 2 if unique else 1,
        unique=unique,
        count=count,
        listed=listed,
        audit=audit,
        direct=(backend, solver_cmd, encoding) == ("auto", None, None),
        version=form in ("html", "json"),
        timeout=timeout,
    )
    solver = _solver(backend, solver_cmd)
    puzzles, complete = load_all(files, only)
    if form == "svg" and len(puzzles) > 1:
        raise click.UsageError(f"--format svg draws one puzzle; here are {len(puzzles)}")
    showing = Showing(form, output, complain, counts=count, named=len(puzzles) > 1)
    try:
        with terminating():
            _, worst = solve_puzzles(puzzles, solver, wish, complain, showing)
    except ReaderGone:
        return OK
    finally:
        showing.finish()
    return worst if complete else max(worst, BAD_INPUT)


@cli.command(
    epilog=examples(
        "puzzlepipe check tents.txt my-answer.txt",
        "puzzlepipe check --partial tents.txt half-done.txt",
    )
)
@click.argument("files", type=options.FILE, nargs=-1, required=True, metavar="FILE... [ANSWER]")
@click.option(
    "--partial",
    is_flag=True,
    help="ANSWER has ? where nothing stands yet: tell if a rule is broken, if it can be completed.",
)
@options.only
@options.backend
@options.solver_command
@options.timeout
@options.form("text")
@options.output
def check(
    files: Sequence[Path],
    partial: bool,
    only: int | None,
    backend: str,
    solver_cmd: str | None,
    timeout: float | None,
    form: str,
    output: Path | None,
) -> int:
    """Try every rule of a puzzle on an answer written by hand.

    ANSWER is a grid of tokens as `solve` prints it (stdin where it is left out, or -); `show TYPE`
    tells the tokens. It may hold all that `solve --all` prints, or `solve` of the same files: for
    each puzzle its answers, a blank line between two. Only --partial asks a solver, and only where
    no rule is broken yet.
    """
    from .engine.reporting import numbered
    from .puzzles.answers import read_answers

    *named, answer = files if len(files) > 1 else (*files, Path("-"))
    _keep_inputs(output, *files)
    if partial and form in ("html", "svg"):
        raise click.UsageError("--partial prints text or json")
    if not partial and (backend, solver_cmd) != ("auto", None):
        raise click.UsageError("--backend and --solver-cmd go with --partial")
    puzzles = load_together(named, only)
    text = read_text(answer)
    filled = read_answers(puzzles, text, name_of(answer), partial=partial)
    if form == "svg" and len(filled) > 1:
        raise click.UsageError(f"--format svg draws one answer; here are {len(filled)}")
    solver = _solver(backend, solver_cmd) if partial else None
    outcomes = []
    for one_filled in filled:
        outcome = _check(one_filled.puzzle, one_filled.answer, solver, timeout)
        outcomes.append(numbered(outcome, one_filled.number) if one_filled.number else outcome)
    _show(outcomes, form, output)
    return max(map(_conclude, outcomes))


@cli.command(
    epilog=examples(
        "puzzlepipe facts minesweeper.txt",
        "puzzlepipe facts --format html -o facts.html minesweeper.txt",
    )
)
@click.argument("file", type=options.FILE, default="-")
@options.only
@options.backend
@options.solver_command
@options.timeout
@click.option("--words", is_flag=True, help="Also say every fact in words.")
@options.form("text", "html", "json")
@options.output
def facts(
    file: Path,
    only: int | None,
    backend: str,
    solver_cmd: str | None,
    timeout: float | None,
    words: bool,
    form: str,
    output: Path | None,
) -> int:
    """Tell what holds in every solution.

    Prints the places that are forced, and `?` at those that differ between solutions.
    """
    _keep_inputs(output, file)
    if words and form != "text":
        raise click.UsageError(f"--words goes with text; --format {form} always has them")
    from .backends.process import terminating
    from .engine.facts import find_facts
    from .progress import Progress

    puzzle = one(load(file), only)
    solver = _solver(backend, solver_cmd)
    cut_short: list[Facts] = []
    try:
        with terminating(), Progress(f"{puzzle.called}: facts with {solver.name}") as progress:
            found = find_facts(
                puzzle,
                solver,
                timeout=timeout,
                progress=lambda done, total: progress.say(f"{done} of {total} decided"),
                interrupted=cut_short.append,
            )
    finally:
        for found in cut_short:
            _write(output, _shown_facts(found, form, words))
    if found.status.value == "sat" or form != "text":
        _write(output, _shown_facts(found, form, words))
    if found.status.value == "unsat":
        from .engine.reporting import asking_why, report_of

        why = asking_why(report_of(puzzle, found.status))
        said = f"no solution, so nothing can be said of one{why}"
        complain(f"{puzzle.called}: {said}")
        return NO
    if found.status.value != "sat":
        complain(f"{puzzle.called}: {solver.name}: {found.status.value} before a first solution")
        return NO_SOLVER
    if found.stopped:
        left = f"{counted(len(found.undetermined), 'place')} undetermined"
        complain(f"{puzzle.called}: {solver.name}: {found.stopped.value}, {left}")
        return NO_SOLVER
    return OK


@cli.command(
    epilog=examples(
        "puzzlepipe draw -o monday.html puzzles/*.txt",
        "puzzlepipe draw --format svg tents.txt > tents.svg",
    )
)
@click.argument("files", type=options.FILE, nargs=-1, required=True)
@options.only
@options.form("html", "svg")
@options.output
def draw(files: Sequence[Path], only: int | None, form: str, output: Path | None) -> int:
    """Draw puzzles to be printed and solved by hand.

    The page has all puzzles of all FILES, several to a sheet of paper; a picture has one.
    """
    from .engine.pages import draw_blank, sheets_of_puzzles

    _keep_inputs(output, *files)
    puzzles, complete = load_all(files, only)
    if form == "svg" and len(puzzles) > 1:
        raise click.UsageError(f"--format svg draws one puzzle; here are {len(puzzles)}")
    if puzzles:
        _write(output, draw_blank(puzzles[0]) if form == "svg" else sheets_of_puzzles(puzzles))
    return OK if complete else BAD_INPUT


@cli.command(epilog=examples("puzzlepipe types"))
def types() -> int:
    """List the puzzle types, with what else they are called."""
    from .catalogue import list_types
    from .puzzles.registry import broken_types

    _write(None, list_types())
    for error in broken_types():
        complain(str(error))
    return OK


@cli.command(
    epilog=examples(
        "puzzlepipe show sudoku | less", "puzzlepipe show tents --part sample > tents.txt"
    )
)
@options.type_name
@click.option(
    "--part",
    type=click.Choice(["all", "rules", "sample", "template"]),
    default="all",
    help="Show only this.",
)
def show(type_name: str, part: str) -> int:
    """Show one type: its rules and file, a sample, its model."""
    from .catalogue import describe_type
    from .puzzles.registry import find_type, nearest_types

    kind = find_type(type_name)
    if kind is None:
        raise click.UsageError(
            f"{type_name!r} is no puzzle type; the nearest are: "
            + ", ".join(nearest_types(type_name))
        )
    _write(None, describe_type(kind, part, type_name))
    return OK


@cli.command(epilog=examples("puzzlepipe backends"))
def backends() -> int:
    """List the solvers that are here, and how to get the others."""
    from .backends.find import table
    from .backends.process import terminating
    from .catalogue import list_backends

    with terminating():
        rows = table()
    _write(None, list_backends(rows))
    return OK


def run() -> int:
    """Run the command line and return its exit status; every expected error is one message."""
    from .streams import whole

    if sys.stdout is not None:
        sys.stdout = whole(sys.stdout)
    if sys.stderr is not None:
        sys.stderr = whole(sys.stderr)
    status = _run()
    _flush_streams()
    return status


def _flush_streams() -> None:
    """Write what is left in buffers; where that fails, it has been said before."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.flush()


def _run() -> int:
    try:
        return int(cli.main(standalone_mode=False) or OK)
    except click.ClickException as error:
        if sys.stderr is not None:
            with contextlib.suppress(OSError):
                error.show()
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        complain("interrupted")
        return INTERRUPTED
    except SystemExit as end:
        if end.code in (None, OK, NO):  # click's own, where the reader of --help has gone away
            return OK
        complain("terminated")  # by a signal: see `terminating`
        return int(end.code or OK)
    except OSError as error:
        complain(f"{error.filename or 'stdout'}: {error.strerror or error}")
        return BAD_INPUT
    except MemoryError:
        complain("out of memory")
        return NO_SOLVER
    except PuzzlepipeError as error:  # whatever else is raised is our own fault
        complain(str(error))
        return error.exit_status


def _solver(backend: str, command: str | None) -> Backend:
    from .backends.find import custom, find

    if command is not None and backend != "auto":
        raise click.UsageError("--backend and --solver-cmd both name a solver; use one")
    return custom(command) if command is not None else find(backend)


def _check(
    puzzle: Puzzle, answer: Answer, solver: Backend | None, timeout: float | None
) -> Outcome:
    """What can be said of an answer; of a half-filled one, where there is a solver to ask."""
    from .engine.reporting import outcome_of_answer, outcome_of_partial

    if solver is None:
        from .engine.validate import validate

        return outcome_of_answer(puzzle, answer, validate(puzzle, answer))
    from .backends.process import terminating
    from .engine.partial import check_partial
    from .progress import Progress

    with terminating(), Progress(f"{puzzle.called}: completing with {solver.name}"):
        found = check_partial(puzzle, answer, solver, timeout=timeout)
    return outcome_of_partial(puzzle, answer, found)


def _encode(
    puzzles: Sequence[Puzzle],
    only: int | None = None,
    encoding: str | None = None,
    *,
    plain: bool = False,
    named: bool = False,
    logic: str = "QF_LIA",
    timeout: float | None = None,
    output: Path | None = None,
) -> int:
    from .deadline import Deadline
    from .encoders.emit import encode as emit
    from .progress import Progress

    puzzle = one(puzzles, only)
    with Progress(f"{puzzle.called}: encoding"):
        text = emit(
            puzzle,
            encoding,
            plain=plain or named,
            named=named,
            logic=logic,
            look=Deadline(timeout).look,
        ).text
    _write(output, text)
    return OK


def _decode(
    puzzle_file: Path,
    only: int | None,
    text: str,
    *,
    form: str,
    output: Path | None = None,
    audit: bool = False,
    timeout: float | None = None,
    solver: str = "",
) -> int:
    from .engine.decode import decode as read
    from .engine.reporting import outcome_of_decoded

    puzzle = one(load(puzzle_file), only)
    try:
        decoded = read(puzzle, text)
    except PuzzlepipeError as error:
        complain(f"{puzzle.called}: {error}")
        return error.exit_status
    outcome = outcome_of_decoded(puzzle, decoded, solver)
    _show([outcome], form, output)
    if audit:
        from .backends.process import terminating
        from .engine.audit import audit_decoded

        with terminating():
            complain(f"{puzzle.called}: {audit_decoded(puzzle, decoded, solver, timeout)}")
    return _conclude(outcome)


def _shown_facts(found: Facts, form: str, words: bool) -> str:
    from .engine.facts import facts_text
    from .engine.facts_forms import facts_json, facts_page

    if form == "text":
        return facts_text(found, words=words)
    return facts_json(found) if form == "json" else facts_page(found)


def _conclude(outcome: Outcome) -> int:
    """The exit status of an outcome; where it is not 0, stderr tells why."""
    from .engine.reporting import exit_status, shortcoming

    if status := exit_status(outcome):
        complain(shortcoming(outcome))
    return status


def _show(outcomes: Sequence[Outcome], form: str, output: Path | None) -> None:
    from .engine.showing import show

    show(outcomes, form, output, complain)


def _write(output: Path | None, text: str) -> None:
    from .results.write import write_output

    write_output(output, text)


def _keep_inputs(output: Path | None, *inputs: Path) -> None:
    """Refuse to write over what was read: a puzzle that somebody typed is soon gone."""
    if output is not None and output == Path():
        raise click.UsageError("-o names no file")
    for path in inputs:
        with contextlib.suppress(OSError):
            if output is not None and output.samefile(path):
                raise click.UsageError(f"-o {output} would write over the input {path}")
