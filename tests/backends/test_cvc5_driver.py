"""`puzzlepipe-cvc5` as a program of its own: whole files, dialogues, and every bad end."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

F_SETPIPE_SZ = 1031
DRIVER = [sys.executable, "-m", "puzzlepipe.backends.cvc5_driver"]


def drive(
    script: str, *arguments: str, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*DRIVER, *arguments],
        input=script,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=env,
    )


def test_help_needs_no_module() -> None:
    done = drive("", "--help")
    assert done.returncode == 0
    assert "puzzlepipe encode sudoku.txt | puzzlepipe-cvc5" in done.stdout


def test_missing_module_is_one_line_and_status_3(tmp_path: Path) -> None:
    (tmp_path / "cvc5.py").write_text("raise ImportError")
    done = drive("(check-sat)", env={**os.environ, "PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.count("\n") == 1
    assert "pip install 'puzzlepipe[cvc5]'" in done.stderr


def test_unknown_option_is_status_2() -> None:
    assert drive("", "--nonsense").returncode == 2


class TestWithTheModule:
    @pytest.fixture(autouse=True)
    def _module(self) -> None:
        pytest.importorskip("cvc5")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
    @pytest.mark.parametrize("unbuffered", ["", "1"])
    def test_what_cannot_be_written_is_one_line_and_status_3(self, unbuffered: str) -> None:
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                DRIVER,
                input="(set-logic QF_LIA)\n(check-sat)\n(check-sat)\n",
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                timeout=60,
                check=False,
                env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            )
        assert done.returncode == 3
        assert done.stderr == "puzzlepipe-cvc5: stdout: No space left on device\n"

    @pytest.mark.skipif(sys.platform != "linux", reason="pipes of a chosen size")
    def test_a_pipe_that_does_not_wait_gets_all(self) -> None:
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        fcntl.fcntl(writer, F_SETPIPE_SZ, 4096)
        text = "x" * 10_000  # more than fits in this pipe; all of it fits in that of stdin
        with subprocess.Popen(DRIVER, stdin=subprocess.PIPE, stdout=writer) as driver:
            os.close(writer)
            assert driver.stdin is not None
            driver.stdin.write(b"(set-logic QF_LIA)\n")
            driver.stdin.write(f'(echo "{text}")\n'.encode() * 3)
            driver.stdin.close()
            with os.fdopen(reader, "rb") as pipe:
                said = pipe.read()
        assert driver.returncode == 0
        assert said.count(b"x") == 3 * len(text)

    def test_version(self) -> None:
        assert drive("", "--version").stdout.startswith("cvc5 1.")

    @pytest.mark.parametrize("end", ["", "\n", "\n(exit)\n(get-value (a))\n", " ; the end"])
    def test_whole_file(self, end: str) -> None:
        script = (
            "; a comment (\n(set-option :produce-models true)\n(set-logic QF_LIA)\n"
            '(set-info :source "of ""quotes"" and (")\n(declare-const a Bool)\n(assert a)\n'
            "(declare-const x Int)\n(assert (= x (- 3)))\n(check-sat)\n(get-value (a x))"
        )
        done = drive(script + end)
        assert done.stdout.split("\n") == ["sat", "((a true) (x (- 3)))", ""]
        assert (done.returncode, done.stderr) == (0, "")

    @pytest.mark.parametrize(
        ("script", "message"),
        [
            ("(set-logic QF_LIA)(assert zz)(check-sat)", "Symbol 'zz' not declared"),
            ("(set-logic QF_LIA)(check-sat", "RPAREN"),
            ("(set-logic QF_LIA))(check-sat)", "RPAREN"),
            ('(set-logic QF_LIA)(echo "never closed)', '"'),
            ("hello", "hello"),
            ("(set-logic QF_LIA)(foo)(check-sat)", "foo"),
            ("(set-logic QF_LIA)(get-value (1))", "get"),
            ("(set-logic QF_LIA)(check-sat)(check-sat)", "incremental"),
            ("\0\ufffd", ""),
        ],
    )
    def test_bad_input_is_an_error_line_and_status_1(self, script: str, message: str) -> None:
        done = drive(script)
        assert done.returncode == 1
        last = done.stdout.splitlines()[-1]
        assert last.startswith('(error "')
        assert last.endswith('")')
        assert message in last
        assert "Traceback" not in done.stderr

    def test_dialogue_answers_at_once(self) -> None:
        with subprocess.Popen(
            [*DRIVER, "--incremental"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as solver:
            assert solver.stdin is not None
            assert solver.stdout is not None
            for said, answer in [
                ("(set-option :produce-models true)\n(set-logic QF_LIA)\n(check-sat)\n", "sat\n"),
                ("(declare-const a Bool)\n(push 1)\n(assert (and a (not a)))(check", ""),
                ("-sat)\n", "unsat\n"),
                ('(pop 1)\n(echo "x")\n', '"x"\n'),
                ("(check-sat-assuming ((not a)))\n", "sat\n"),
                ("(get-value (a))\n", "((a false))\n"),
            ]:
                solver.stdin.write(said)
                solver.stdin.flush()
                if answer:
                    assert solver.stdout.readline() == answer
            solver.stdin.close()
            assert solver.wait(60) == 0

    def test_nobody_reads_the_answer(self) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(
            DRIVER,
            input=b"(set-logic QF_LIA)(check-sat)",
            stdout=writer,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
        os.close(writer)
        assert (done.returncode, done.stderr) == (1, b"")
