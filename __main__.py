"""`python -m puzzlepipe` is the command `puzzlepipe`."""

from .cli import main

main()
