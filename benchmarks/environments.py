"""The environments that peers run in: one for each, made with venv and pip, kept and reused."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

from .measure import ROOT

DEFAULT_CACHE = ROOT / ".benchmarks"
"""Where the environments are kept unless the user says otherwise; git ignores it."""

_MARK = "complete.txt"


class PeerUnavailableError(Exception):
    """A peer's environment could not be made; the message is for the user."""


@dataclass(frozen=True)
class Peer:
    """A peer: its name, what pip installs, and the module that reads our files and calls it."""

    name: str
    requirements: tuple[str, ...]
    runner: str

    def environment(self, cache: Path) -> Path:
        """The folder of its environment, of the Python that runs this."""
        return cache / f"{self.name}-py{sys.version_info.major}.{sys.version_info.minor}"

    def python(self, cache: Path) -> Path:
        """The interpreter in its environment."""
        return self.environment(cache) / "bin" / "python"

    def recipe(self) -> str:
        """What its environment is made of; another recipe makes it anew."""
        return "\n".join((sys.version, *self.requirements, ""))


def prepare(peer: Peer, cache: Path) -> None:
    """Make the peer's environment in `cache`, unless it is there and complete.

    Raises PeerUnavailableError when pip fails.
    """
    folder = peer.environment(cache)
    mark = folder / _MARK
    if mark.is_file() and mark.read_text() == peer.recipe():
        return
    print(f"making an environment for {peer.name} in {folder}", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    installed = subprocess.run(
        [peer.python(cache), "-m", "pip", "install", "--quiet", *peer.requirements],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if installed.returncode != 0:
        raise PeerUnavailableError(
            f"pip could not install {peer.name}:\n{installed.stderr.strip()}"
        )
    # Written last: what a broken or interrupted installation leaves has no mark.
    mark.write_text(peer.recipe())
