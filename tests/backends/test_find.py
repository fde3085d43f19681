"""Finding solvers: on the PATH, beside this Python, in a wheel; and how to get the others."""

from __future__ import annotations

import importlib.util
import re
import shlex
import sys
import sysconfig
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from puzzlepipe.backends import find as find_module
from puzzlepipe.backends.errors import BackendError, SolverMissing, ended
from puzzlepipe.backends.find import auto, custom, find, installed, table
from puzzlepipe.backends.specs import SPECS
from stand_ins import StandIn


@pytest.fixture
def nothing_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the stand-ins is the whole PATH, and this Python has no wheels."""
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "executable", str(folder.parent / "python"))
    monkeypatch.setattr(sysconfig, "get_path", lambda *_: str(folder.parent / "scripts"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    return folder


@pytest.mark.usefixtures("nothing_else")
def test_auto_prefers_yices_then_z3_then_what_is_there(shell: StandIn) -> None:
    with pytest.raises(SolverMissing, match=r"no solver is installed.*puzzlepipe\[yices\]"):
        auto()
    for name, executable in [("opensmt", "opensmt"), ("z3", "z3"), ("yices", "yices-smt2")]:
        shell(executable, "")
        assert auto().name == find("auto").name == name
    assert [backend.name for backend in installed()] == ["yices", "z3", "opensmt"]


@pytest.mark.usefixtures("nothing_else")
@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_missing_solver_says_how_to_get_it(spec: find_module.SolverSpec) -> None:
    with pytest.raises(SolverMissing) as caught:
        find(spec.name)
    assert spec.install in str(caught.value)
    assert spec.homepage in str(caught.value)
    assert "\n" not in str(caught.value)


def test_unknown_name_names_the_nearest() -> None:
    with pytest.raises(BackendError, match=r"no solver is called 'yiecs'; did you mean yices\?"):
        find("yiecs")
    with pytest.raises(BackendError, match="there are auto, yices, z3, cvc5, mathsat"):
        find("minisat")


@pytest.mark.parametrize("place", ["beside python", "scripts", "user scripts"])
def test_wheels_of_an_environment_that_is_not_activated(
    place: str,
    nothing_else: Path,
    shell: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = shell("yices-smt2", "")
    monkeypatch.setenv("PATH", str(tmp_path / "elsewhere"))
    if place == "beside python":
        monkeypatch.setattr(sys, "executable", str(nothing_else / "python"))
    else:
        here, elsewhere = str(nothing_else), str(tmp_path / "elsewhere")
        scheme = () if place == "scripts" else (sysconfig.get_preferred_scheme("user"),)
        monkeypatch.setattr(
            sysconfig,
            "get_path",
            lambda _, *wanted: here if wanted == scheme else elsewhere,
        )
    assert find("yices").path == path


@pytest.mark.usefixtures("nothing_else")
def test_executable_inside_the_z3_package(
    shell: StandIn, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shell("z3", "")
    monkeypatch.setenv("PATH", "")
    package = ModuleSpec("z3", None, is_package=True)
    package.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: package if name == "z3" else None)
    assert folder == tmp_path / "bin"
    assert find("z3").path == path


@pytest.mark.usefixtures("nothing_else")
def test_cvc5_is_its_executable_or_our_driver_with_the_module(
    shell: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = shell("puzzlepipe-cvc5", "")
    with pytest.raises(SolverMissing):
        find("cvc5")
    module = ModuleSpec("cvc5", None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: module)
    assert find("cvc5").path == driver
    executable = shell("cvc5", "")
    assert find("cvc5").path == executable


@pytest.mark.usefixtures("nothing_else")
def test_smtinterpol_as_a_jar_needs_java(shell: StandIn, folder: Path) -> None:
    jar = folder / "smtinterpol.jar"
    jar.write_bytes(b"PK")
    with pytest.raises(SolverMissing):
        find("smtinterpol")
    java = shell("java", "")
    backend = find("smtinterpol")
    assert backend.command() == [java, "-jar", str(jar), "-no-success", "-q"]
    assert backend.path == str(jar)
    script = shell("smtinterpol", "")
    assert find("smtinterpol").command() == [script, "-no-success", "-q"]


@pytest.mark.usefixtures("nothing_else")
def test_arguments_for_each_use(shell: StandIn) -> None:
    yices, z3 = shell("yices-smt2", ""), shell("z3", "")
    assert find("yices").command() == [yices]
    assert find("yices").command(boolean=True) == [yices]
    assert find("yices").command(dialogue=True) == [yices, "--incremental"]
    assert find("z3").command() == [z3, "-in"]
    assert find("z3").command(dialogue=True) == [z3, "-in"]
    *same, tactic = find("z3").command(boolean=True)
    assert same == [z3, "-in"]
    assert tactic.startswith("tactic.default_tactic=(or-else (then simplify")


def test_custom_command(shell: StandIn) -> None:
    path = shell("my solver", "")
    backend = custom(f"'{path}' --flag 'two words'")
    assert backend.name == "my solver"
    for dialogue in (False, True):
        assert backend.command(dialogue=dialogue) == [path, "--flag", "two words"]


def test_custom_command_of_a_known_solver_keeps_what_is_known(shell: StandIn) -> None:
    path = shell("yices-smt2", "")
    backend = custom(f"{path} --mcsat")
    assert backend.name == "yices"
    assert backend.command(boolean=True) == [path, "--mcsat"]
    assert backend.command(dialogue=True) == [path, "--mcsat", "--incremental"]
    assert custom(f"{path} --incremental").command(dialogue=True) == [path, "--incremental"]
    z3 = shell("z3", "")
    assert custom(f"{z3} -in").command(boolean=True) == [z3, "-in"], "exactly these arguments"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "command line is empty"),
        ("z3 'in", "is no command line: No closing quotation"),
        ("no-such-solver -in", "no-such-solver: no such program"),
        ("/nowhere/z3", "/nowhere/z3: no such program"),
    ],
)
def test_wrong_custom_commands(command: str, message: str) -> None:
    with pytest.raises(BackendError, match=message):
        custom(command)


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("echo '(:version \"5.4.1\")'", "5.4.1"),
        ("echo '(:version \"MathSAT5 version 5.6.10 (abc)\")'", "5.6.10"),
        ("echo '(:version \"1.4.2-modified\")'", "1.4.2"),
        ("echo unsupported", ""),
        ("kill -9 $$", ""),
    ],
)
def test_versions(text: str, version: str, shell: StandIn) -> None:
    assert custom(shell("solver", text)).version() == version


def test_version_of_a_program_that_cannot_run(shell: StandIn) -> None:
    backend = custom(shell("solver", ""))
    Path(backend.path).unlink()
    assert backend.version() == ""


@pytest.mark.usefixtures("nothing_else")
def test_table_lists_all_with_what_is_here(shell: StandIn) -> None:
    path = shell("z3", "echo '(:version \"5.4.1\")'")
    rows = {row.name: row for row in table()}
    assert list(rows) == ["yices", "z3", "cvc5", "mathsat", "opensmt", "smtinterpol"]
    assert (rows["z3"].path, rows["z3"].version) == (path, "5.4.1")
    assert (rows["yices"].path, rows["yices"].version) == (None, None)
    assert all(row.licence and row.install and row.homepage for row in rows.values())


def test_a_program_that_cannot_be_run_is_told_from_none(tmp_path: Path) -> None:
    (tmp_path / "solver").write_text("#!/bin/sh\n")
    for name, why in (("solver", "is not executable"), (".", "is a directory")):
        path = str(tmp_path / name)
        with pytest.raises(SolverMissing, match=re.escape(f"{path}: {why}")):
            custom(shlex.quote(path))


@pytest.mark.parametrize(
    ("status", "words"),
    [(1, "ended with status 1"), (-11, "was ended by the signal SIGSEGV"),
     (-9, "was ended by the signal SIGKILL, perhaps for want of memory"),
     (-200, "was ended by the signal 200")],
)  # fmt: skip
def test_how_a_solver_ended(status: int, words: str) -> None:
    assert ended(status) == words
