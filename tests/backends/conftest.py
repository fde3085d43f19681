"""The stand-ins' fixtures, for every test of the backends."""

from stand_ins import folder, pipes, python, replay, shell

__all__ = ["folder", "pipes", "python", "replay", "shell"]
