"""One-shot runs: whatever the solver does, there is an end, an answer or a clear error."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from puzzlepipe.backends import process as process_module
from puzzlepipe.backends import run as run_module
from puzzlepipe.backends.errors import SolverFailed, SolverMissing
from puzzlepipe.backends.find import Backend, custom, installed
from puzzlepipe.backends.process import terminating
from puzzlepipe.backends.run import run
from puzzlepipe.backends.specs import SPECS
from stand_ins import Pipes, StandIn

SCRIPT = """\
(set-option :produce-models true)
(set-logic QF_LIA)
(declare-const a Bool)
(declare-const b Bool)
(assert (= 1 (+ (ite a 1 0) (ite b 1 0))))
(assert (not a))
(check-sat)
(get-value (b))
"""
LONG = 60.0  # a time-out that must not be reached


@pytest.mark.parametrize("boolean", [False, True])
@pytest.mark.parametrize("backend", installed(), ids=lambda backend: backend.name)
def test_installed_solvers_answer(backend: Backend, boolean: bool) -> None:
    output = run(backend, SCRIPT, LONG, boolean=boolean)
    assert output.text.split() == ["sat", "((b", "true))"]
    assert (output.exit_code, output.timed_out, output.stderr) == (0, False, "")
    assert 0 < output.seconds < LONG


def test_hanging_solver_is_killed_and_what_it_said_is_kept(shell: StandIn, pipes: Pipes) -> None:
    solver = custom(shell("hangs", f"echo unknown; echo working >&2; {pipes.hang()}"))
    output = run(solver, SCRIPT, 0.3)
    assert output.timed_out
    assert output.exit_code is None
    assert (output.text, output.stderr) == ("unknown\n", "working\n")
    assert output.seconds >= 0.3


def test_solver_that_closes_its_output_and_stays_is_killed(shell: StandIn, pipes: Pipes) -> None:
    solver = custom(shell("closes", f"echo sat; exec >&- 2>&-; {pipes.hang()}"))
    output = run(solver, "", 0.3)
    assert (output.text, output.timed_out, output.exit_code) == ("sat\n", True, None)


def test_time_out_kills_grandchildren_that_ignore_signals(shell: StandIn, pipes: Pipes) -> None:
    output = run(custom(shell("wrapper", pipes.stubborn())), "", 1.0)
    assert output.timed_out
    assert pipes.read() == b"up\n"
    assert pipes.read() == b""


def test_child_that_outlives_its_solver_is_killed(shell: StandIn, pipes: Pipes) -> None:
    text = f"{pipes.hold()}; ({pipes.hang()}) >&- 2>&- & echo sat"
    assert run(custom(shell("leaves", text)), "", LONG).text == "sat\n"
    assert pipes.read() == b""


def test_a_child_that_holds_the_output_of_an_ended_solver_is_not_waited_for(
    shell: StandIn, pipes: Pipes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_module, "_PATIENCE", 0.05)
    text = f"{pipes.hold()}; ({pipes.hang()}) & echo sat"
    output = run(custom(shell("leaves", text)), "", LONG)
    assert (output.text, output.exit_code, output.timed_out) == ("sat\n", 0, False)
    assert pipes.read() == b""


def test_a_system_without_a_shell_has_no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(command: list[str], **options: Any) -> subprocess.Popen[bytes]:
        if command[0] == "/bin/sh":
            raise FileNotFoundError(2, "No such file or directory", command[0])
        return popen(command, **options)

    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", start)
    assert run(custom("cat"), "sat\n", LONG).text == "sat\n"


@pytest.mark.parametrize(
    ("signum", "status"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, -signal.SIGINT)],
)
def test_signals_to_us_leave_no_orphan(
    shell: StandIn, pipes: Pipes, signum: signal.Signals, status: int
) -> None:
    solver = shell("stubborn", pipes.stubborn())
    program = (
        "import sys\n"
        "from puzzlepipe.backends.find import custom\n"
        "from puzzlepipe.backends.process import terminating\n"
        "from puzzlepipe.backends.run import run\n"
        "with terminating():\n"
        "    run(custom(sys.argv[1]), '', None)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, solver], stderr=subprocess.PIPE
    ) as command:
        while not pipes.read():  # nobody has opened it yet
            pass
        command.send_signal(signum)
        _, stderr = command.communicate(timeout=LONG)
    assert command.returncode == status
    assert (b"Traceback" in stderr) == (signum == signal.SIGINT)
    assert pipes.read() == b""


def test_interrupt_while_the_solver_is_started_leaves_no_orphan(
    shell: StandIn, pipes: Pipes, monkeypatch: pytest.MonkeyPatch
) -> None:
    solver = custom(shell("stubborn", pipes.stubborn()))

    def start(*arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        process = popen(*arguments, **options)
        if arguments[0][0] != solver.path:
            return process  # what guards it
        os.kill(os.getpid(), signal.SIGINT)
        assert pipes.read() == b"up\n", "the signal waits until the solver can be ended"
        return process

    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", start)
    with pytest.raises(KeyboardInterrupt):
        run(solver, "", None)
    assert pipes.read() == b""


def test_terminating_restores_the_handlers() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with terminating():
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before


def test_crash_is_reported(shell: StandIn) -> None:
    output = run(custom(shell("crash", "echo oops >&2; kill -SEGV $$")), SCRIPT, LONG)
    assert output.exit_code == -signal.SIGSEGV
    assert (output.text, output.stderr, output.timed_out) == ("", "oops\n", False)


def test_flood_on_stderr_is_read_and_only_its_end_kept(python: StandIn) -> None:
    text = (
        "import sys\nfor n in range(200): sys.stderr.write(f'{n:06}' + 'x' * 50_000)\nprint('sat')"
    )
    output = run(custom(python("noisy", text)), SCRIPT, LONG)
    assert output.text == "sat\n"
    assert len(output.stderr) == 1 << 16
    assert "000199" in output.stderr


def test_endless_stdout_is_cut_off(shell: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "MOST_OUTPUT", 1 << 20)
    with pytest.raises(SolverFailed, match="flood printed more than 1 MB"):
        run(custom(shell("flood", "exec yes sat")), SCRIPT, LONG)


def test_solver_that_writes_much_before_it_reads_much(python: StandIn) -> None:
    text = (
        "import sys\nsys.stdout.write('x' * 5_000_000)\nsys.stdout.flush()\n"
        "print(len(sys.stdin.read()))"
    )
    output = run(custom(python("late", text)), "y" * 5_000_000, LONG)
    assert output.text.lstrip("x") == "5000000\n"


HUGE = "; a comment\n" * 1_700_000  # 20 MB


def test_solver_that_exits_before_it_has_read_all(shell: StandIn) -> None:
    output = run(custom(shell("early", "echo unsat")), HUGE, LONG)
    assert (output.text, output.exit_code) == ("unsat\n", 0)


def test_solver_that_reads_nothing_times_out(shell: StandIn, pipes: Pipes) -> None:
    assert run(custom(shell("deaf", pipes.hang())), HUGE, 0.3).timed_out


def test_bytes_that_are_no_text(shell: StandIn) -> None:
    output = run(custom(shell("bytes", r"printf '\377sat\n'")), "", LONG)
    assert output.text == "\ufffdsat\n"


def test_program_that_has_gone(shell: StandIn) -> None:
    solver = custom(shell("gone", "echo sat"))
    Path(solver.path).unlink()
    with pytest.raises(SolverMissing, match="gone: no such program"):
        run(solver, "", LONG)


def test_program_that_cannot_be_started(python: StandIn) -> None:
    path = python("notexec", "")
    Path(path).write_bytes(b"\x7fELF and then nothing")
    with pytest.raises(SolverFailed, match="notexec cannot be started"):
        run(custom(path), "", LONG)


def test_every_error_leaves_the_solver_dead(
    shell: StandIn, pipes: Pipes, monkeypatch: pytest.MonkeyPatch
) -> None:
    solver = custom(shell("stubborn", pipes.stubborn()))

    def fail(*_: object) -> bytes:
        assert pipes.read() is not None
        raise ZeroDivisionError

    monkeypatch.setattr(process_module.SolverProcess, "receive", fail)
    with pytest.raises(ZeroDivisionError):
        run(solver, "", None)
    while pipes.read():
        pass


MATHSAT = "sat\n( (V1 0)\n  (V2 1) )\n"
OPENSMT = "sat\n((V1 0)\n (V2 1))\n"
SMTINTERPOL = "sat\n((V1 0) (V2 1))\n"


@pytest.mark.parametrize(
    ("name", "answer"),
    [("mathsat", MATHSAT), ("opensmt", OPENSMT), ("smtinterpol", SMTINTERPOL)],
)
def test_stand_ins_get_the_script_and_their_arguments(
    name: str, answer: str, shell: StandIn, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = next(spec for spec in SPECS if spec.name == name)
    shell(name, f'printf "%s\\n" "$@" >&2; cat >"{folder}/script"; cat "{folder}/answer"')
    (folder / "answer").write_text(answer)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    (backend,) = (backend for backend in installed() if backend.name == name)
    output = run(backend, SCRIPT, LONG)
    assert output.text == answer
    assert output.stderr.split() == list(spec.arguments)
    assert (folder / "script").read_text() == SCRIPT
