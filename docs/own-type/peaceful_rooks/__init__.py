"""Rooks that do not attack each other: an example of a puzzle type in a package of its own."""
