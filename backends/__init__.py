"""Solver executables: which there are, and how to run one, in one shot or in a dialogue."""
