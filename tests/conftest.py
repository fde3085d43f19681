"""Settings of the whole suite."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from command_line import file, puzzlepipe
from hypothesis import HealthCheck, settings
from stand_ins import folder, pipes, python, replay, shell

__all__ = ["file", "folder", "pipes", "puzzlepipe", "python", "replay", "shell"]

# A fixed seed: a red test is red again. No deadline: nothing here is a timed test.
settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("suite")


# What a user's shell does not have, and what would hide faults of buffers and caches.
for name in ("PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(name, None)

# Pipes of commands are run as a user's shell runs them in an activated environment.
os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden texts anew, for review"
    )
