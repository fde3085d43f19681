"""The table of solvers. To add one is to add an entry to `SPECS`."""

from __future__ import annotations

from enum import Flag
from typing import NamedTuple


class Feature(Flag):
    """What a solver can do in a dialogue beyond check-sat, get-value, push and pop."""

    NONE = 0
    ASSUMPTIONS = 1  # check-sat-assuming
    CORES = 2  # get-unsat-core
    TOGETHER = 4  # check-sat-assuming even while it produces cores
    ALL = ASSUMPTIONS | CORES | TOGETHER


class SolverSpec(NamedTuple):
    """How one solver is found, started and spoken to.

    Attributes:
        name: what `--backend` calls it.
        executables: file names to look for, in this order; one that ends in `.jar` is run by
            `java`, and one that begins with `puzzlepipe-` is a driver of this package, which
            needs `module`.
        arguments: for one script on stdin.
        dialogue_arguments: for a dialogue, in their place.
        boolean_arguments: added to `arguments` for a script that declares no Int symbol.
        first_commands: said in a dialogue after set-logic, before the first declaration.
        supports: see `Feature`.
        module: the Python package of the solver's wheel, if it has one; its `bin` folder is
            searched too.
        install: how to get the solver, for people.
        licence: its SPDX identifier, or a few words.
        homepage: its address.
    """

    name: str
    executables: tuple[str, ...]
    install: str
    licence: str
    homepage: str
    arguments: tuple[str, ...] = ()
    dialogue_arguments: tuple[str, ...] = ()
    boolean_arguments: tuple[str, ...] = ()
    first_commands: tuple[str, ...] = ()
    supports: Feature = Feature.NONE
    module: str = ""


SPECS: tuple[SolverSpec, ...] = (
    SolverSpec(
        name="yices",
        executables=("yices-smt2",),
        dialogue_arguments=("--incremental",),
        # 2.6.5: "check-sat-assuming is not supported when :produce-unsat-cores is true"
        supports=Feature.ASSUMPTIONS | Feature.CORES,
        install="pip install 'puzzlepipe[yices]'",
        licence="GPL-3.0",
        homepage="https://yices.csl.sri.com",
    ),
    SolverSpec(
        name="z3",
        executables=("z3",),
        arguments=("-in",),
        dialogue_arguments=("-in",),
        # Sums over Booleans become cardinality constraints of its SAT solver, 2-10x faster than
        # its tactic for QF_LIA. With Int symbols it would answer unknown. They stay constraints: by
        # way of bit vectors (card2bv) a Minesweeper 60x60 with a total took 4.3 s in place of .16,
        # an aquarium 34x34 1.9 of .4, battleships 30x30 .8 of .14; no type took less by over .01.
        boolean_arguments=(
            "tactic.default_tactic=(or-else"
            " (then simplify propagate-values lia2card simplify sat) qflia)",
        ),
        # Puts it in incremental mode from the start: cheaper than to switch at the second check.
        first_commands=("(push 1)",),
        supports=Feature.ALL,
        module="z3",
        install="pip install z3-solver",
        licence="MIT",
        homepage="https://github.com/Z3Prover/z3",
    ),
    SolverSpec(
        name="cvc5",
        executables=("cvc5", "puzzlepipe-cvc5"),
        dialogue_arguments=("--incremental",),
        supports=Feature.ALL,
        module="cvc5",
        install="pip install 'puzzlepipe[cvc5]', or cvc5's executable from its homepage",
        licence="BSD-3-Clause",
        homepage="https://cvc5.github.io",
    ),
    SolverSpec(
        name="mathsat",
        executables=("mathsat",),
        arguments=("-input=smt2",),
        dialogue_arguments=("-input=smt2",),
        supports=Feature.ASSUMPTIONS | Feature.CORES,
        install="download it and put mathsat on the PATH",
        licence="free for research and evaluation",
        homepage="https://mathsat.fbk.eu",
    ),
    SolverSpec(
        name="opensmt",
        executables=("opensmt",),
        # Without -p a build with line editing prints its prompts among the answers.
        arguments=("-p",),
        dialogue_arguments=("-p",),
        supports=Feature.CORES,
        install="download it and put opensmt on the PATH",
        licence="MIT",
        homepage="https://github.com/usi-verification-and-security/opensmt",
    ),
    SolverSpec(
        name="smtinterpol",
        executables=("smtinterpol", "smtinterpol.jar"),
        # It follows the standard's default, to print "success" after every command.
        arguments=("-no-success", "-q"),
        dialogue_arguments=("-no-success", "-q"),
        supports=Feature.ALL,
        install="put java and smtinterpol.jar (or a script smtinterpol that runs it) on the PATH",
        licence="LGPL-3.0",
        homepage="https://ultimate.informatik.uni-freiburg.de/smtinterpol/",
    ),
)
