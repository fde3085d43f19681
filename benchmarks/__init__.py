"""Measurements of puzzlepipe beside its peers, and of solvers and encodings beside each other.

Run from the root of a checkout: ``python -m benchmarks.peers``, ``python -m benchmarks.startup``,
``python -m benchmarks.backends``. docs/benchmarks.md says what each measures and how fairly.
Nothing here is part of the installed package, and the tests never time anything.
"""
