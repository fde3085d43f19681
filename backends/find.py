"""Which solvers are here: from a name, or a command line, to something that can be started."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from .errors import BackendError, SolverMissing, SolverUnknown
from .run import run
from .specs import SPECS, SolverSpec

_VERSION_SECONDS = 10.0


class Backend(NamedTuple):
    """A solver that is here: its entry in the table, and how to start its program."""

    spec: SolverSpec
    program: tuple[str, ...]

    @property
    def name(self) -> str:
        """What `--backend` and messages call it."""
        return self.spec.name

    @property
    def path(self) -> str:
        """The file that is run (a `.jar`, where `java` runs it)."""
        return self.program[-1]

    def command(self, *, boolean: bool = False, dialogue: bool = False) -> list[str]:
        """The command line, for one script (with or without Int symbols) or for a dialogue."""
        if dialogue:
            return [*self.program, *self.spec.dialogue_arguments]
        extra = self.spec.boolean_arguments if boolean else ()
        return [*self.program, *self.spec.arguments, *extra]

    def version(self) -> str:
        """Ask the solver itself for its version, as every solver can be asked.

        Returns:
            For example `5.4.1`; empty when it gives no version within ten seconds.
        """
        try:
            output = run(self, "(get-info :version)\n(exit)\n", _VERSION_SECONDS)
        except BackendError:
            return ""
        found = re.search(r':version\s+"?[^"]*?(\d+(?:\.\d+)+)', output.text)
        return found.group(1) if found else ""


class Listing(NamedTuple):
    """A row for people: one solver of the table, here or not."""

    name: str
    path: str | None
    version: str | None
    licence: str
    install: str
    homepage: str


def find(name: str) -> Backend:
    """Return the solver of this name; `auto` is the first of the table that is here.

    Raises:
        SolverMissing: it is not here (the message says how to get it).
        SolverUnknown: there is no such name in the table.
    """
    if name == "auto":
        return auto()
    for spec in SPECS:
        if spec.name == name:
            backend = _look_for(spec)
            if backend is None:
                raise SolverMissing(f"{name} is not installed; to get it: {_how(spec)}")
            return backend
    known = ["auto", *(spec.name for spec in SPECS)]
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(name, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise SolverUnknown(f"no solver is called {name!r}; {hint}")


def auto() -> Backend:
    """Return the best solver that is here: yices, else z3, else the next of the table.

    Raises:
        SolverMissing: there is none.
    """
    for spec in SPECS:
        if backend := _look_for(spec):
            return backend
    hints = "; or ".join(f"{spec.name}: {_how(spec)}" for spec in SPECS[:2])
    raise SolverMissing(f"no solver is installed; to get one: {hints}")


def installed() -> list[Backend]:
    """Return every solver of the table that is here, in the order that `auto` prefers."""
    return [backend for spec in SPECS if (backend := _look_for(spec))]


def table() -> list[Listing]:
    """List every solver of the table, with its version if it is here (which runs it)."""
    rows = []
    for spec in SPECS:
        backend = _look_for(spec)
        rows.append(
            Listing(
                name=spec.name,
                path=backend.path if backend else None,
                version=backend.version() if backend else None,
                licence=spec.licence,
                install=spec.install,
                homepage=spec.homepage,
            )
        )
    return rows


def _why_no_program(program: str) -> str:
    path = Path(program)
    if path.is_dir():
        return "is a directory"
    return "is not executable" if path.is_file() else "no such program"


def custom(command_line: str) -> Backend:
    """Make a solver of any command that reads SMT-LIB from stdin: `mysolver --flags`.

    A program of the table keeps what the table knows of it, except that exactly these arguments
    are used (and in a dialogue those that it needs for one). Of any other only the standard's
    push and pop are expected.

    Raises:
        SolverMissing: there is no such program.
        SolverUnknown: the text is no command line.
    """
    try:
        words = shlex.split(command_line)
    except ValueError as error:
        raise SolverUnknown(f"{command_line!r} is no command line: {error}") from error
    if not words:
        raise SolverUnknown("the solver's command line is empty")
    program, *given = words
    path = _which(program)
    if path is None:
        raise SolverMissing(f"{program}: {_why_no_program(program)}")
    arguments = tuple(given)
    for spec in SPECS:
        if Path(program).name in spec.executables:
            needed = tuple(word for word in spec.dialogue_arguments if word not in given)
            known = spec._replace(
                arguments=arguments,
                dialogue_arguments=arguments + needed,
                boolean_arguments=(),
            )
            return Backend(known, (path,))
    spec = SolverSpec(
        name=Path(program).name,
        executables=(program,),
        arguments=arguments,
        dialogue_arguments=arguments,
        install="",
        licence="",
        homepage="",
    )
    return Backend(spec, (path,))


def _how(spec: SolverSpec) -> str:
    return f"{spec.install} ({spec.homepage})"


def _look_for(spec: SolverSpec) -> Backend | None:
    for name in spec.executables:
        if name.startswith("puzzlepipe-") and importlib.util.find_spec(spec.module) is None:
            continue
        if name.endswith(".jar"):
            java, jar = _which("java"), _which(name, os.R_OK)
            if java and jar:
                return Backend(spec, (java, "-jar", jar))
        elif path := _which(name, module=spec.module):
            return Backend(spec, (path,))
    return None


def _which(name: str, mode: int = os.X_OK, *, module: str = "") -> str | None:
    """Find a program on the PATH, or where the wheels of this Python put theirs.

    A virtual environment need not be activated for its solvers to be found.
    """
    folders = [os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    found = shutil.which(name, mode | os.F_OK, os.pathsep.join(folders))
    return found or shutil.which(name, mode | os.F_OK, os.pathsep.join(_wheel_folders(module)))


def _wheel_folders(module: str) -> list[str]:
    """Where wheels may have put a program: the scripts of this Python and of its user, `bin`."""
    import sysconfig

    user = sysconfig.get_preferred_scheme("user")
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", user)]
    package = importlib.util.find_spec(module) if module else None
    places = (package and package.submodule_search_locations) or ()
    return folders + [str(Path(place) / "bin") for place in places]
