"""Solving: first answers, uniqueness, counts, facts and second opinions."""
