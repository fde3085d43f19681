"""Logic puzzles solved by SMT solvers through plain text."""
