"""Rules about the whole board, tried on all that can be written on small ones.

Every assignment of every board is tried, or where there are too many of them, those that look
most like a right one.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from dataclasses import dataclass

from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.model import Model, Part, WholeBoard
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    flag,
    holds,
    literals_in,
    not_,
)
from puzzlepipe.encoders.terms import evaluate as kleene

Values = dict[str, Value]


@dataclass
class Trial:
    """One rule on one board: the assignments to try it on, and which of them keep it."""

    rule: WholeBoard
    worlds: list[Values]
    right: list[Values]

    def script(self) -> tuple[str, list[str]]:
        """The text on each right assignment, and on all the others at once."""
        model = Model(frozenset({"The rule"}))
        symbols = sorted({symbol for values in self.worlds for symbol in values})
        sorts = {symbol: self._sort(symbol) for symbol in symbols}
        text = "".join(model.declare(symbol, sort) for symbol, sort in sorts.items())
        text += model.whole("The rule", self.rule) + model.take_pending()
        assert "(assert" in text or len(self.right) == len(self.worlds)
        questions = [f"(push 1)(assert {_fixing(v)})(check-sat)(pop 1)\n" for v in self.right]
        wrong = [values for values in self.worlds if values not in self.right]
        some_wrong = " ".join(["false", *map(_fixing, wrong)])
        questions.append(f"(push 1)(assert (or false {some_wrong}))(check-sat)(pop 1)\n")
        expected = ["sat"] * len(self.right) + ["unsat"]
        return f"(push 1)\n{text}{''.join(questions)}(pop 1)\n", expected

    def _sort(self, symbol: str) -> str:
        return "Bool" if isinstance(self.worlds[0][symbol], bool) else "Int"


def _fixing(values: Values) -> str:
    parts = []
    for symbol, value in values.items():
        if isinstance(value, bool):
            parts.append(symbol if value else f"(not {symbol})")
        else:
            parts.append(f"(= {symbol} {value})")
    return " ".join(["(and true", *parts]) + ")"


def check(trials: list[Trial], least: int = 100) -> None:
    """All trials in one process; `least` assignments are right, and as many wrong.

    Also what follows of parts of them.
    """
    check_separations(trials)
    assert sum(len(trial.right) for trial in trials) >= least, "hardly anything is right"
    assert sum(len(trial.worlds) - len(trial.right) for trial in trials) >= least, "or wrong"
    texts, expected = zip(*(trial.script() for trial in trials), strict=True)
    output = run(find("z3"), "(set-logic QF_LIA)\n" + "".join(texts), 240)
    verdicts = output.text.split()
    for trial, verdict in zip(trials, expected, strict=True):
        assert verdicts[: len(verdict)] == verdict, (vars(trial.rule), output.text[:300])
        del verdicts[: len(verdict)]
    assert not verdicts


def check_separations(trials: list[Trial], worlds: int = 12) -> None:
    """What follows of half-filled boards is kept by all that are right, and finds all wrong ones.

    It is a clause of which what is known makes no literal true and leaves one open at most.
    """
    rng = random.Random(7)
    followed = 0
    for trial in trials:
        rule, right = trial.rule, trial.right
        wrong = [values for values in trial.worlds if values not in right]
        for values in rng.sample(wrong, min(len(wrong), worlds)):
            clauses = map(clause_of, rule.separate(values))
            assert any(kleene(clause, values) is False for clause in clauses)
        for world in rng.sample(trial.worlds, min(len(trial.worlds), worlds)):
            values = world
            if rng.random() < 0.3:  # one that breaks other rules too
                values = {symbol: rng.choice(_domain(value)) for symbol, value in world.items()}
            share = rng.choice([0.3, 0.5, 0.7, 0.9])
            known = {symbol: value for symbol, value in values.items() if rng.random() < share}
            for part in rule.separate(known):
                clause = clause_of(part)
                held = [kleene(one, known) for one in clause.parts or [clause]]
                assert True not in held
                assert held.count(None) <= 1
                assert all(holds(clause, one) for one in right), part
                followed += None in held
    assert followed >= len(trials) // 4, "hardly anything follows"


def _domain(value: Value) -> list[Value]:
    return [False, True] if isinstance(value, bool) else [0, 1]


def clause_of(part: Part) -> Term:
    (clause,) = part.constraints
    assert isinstance(clause, Term)
    assert clause.operator in ("or", "literal") or clause == FALSE
    assert all(one.operator == "literal" for one in clause.parts)
    return clause


def check_all_that_follows(trials: list[Trial]) -> None:
    """All that brute force finds of half-filled boards is found; the trials try all assignments."""
    rng = random.Random(8)
    followed = conflicts = 0
    for trial in trials:
        for world in rng.sample(trial.worlds, min(len(trial.worlds), 12)):
            share = rng.choice([0.3, 0.5, 0.7, 0.9])
            known = {symbol: value for symbol, value in world.items() if rng.random() < share}
            left = [values for values in trial.right if known.items() <= values.items()]
            clauses = [clause_of(part) for part in trial.rule.separate(known)]
            assert (not left) == any(kleene(clause, known) is False for clause in clauses)
            conflicts += not left
            if left:
                forced = {
                    (symbol, value)
                    for symbol, value in left[0].items()
                    if symbol not in known and all(values[symbol] == value for values in left)
                }
                said = set()
                for clause in clauses:
                    for one in literals_in(clause):
                        if one.symbol not in known:
                            value = one.value if one.positive else not one.value
                            said.add((one.symbol, value))
                assert said == forced
                followed += len(said)
    assert followed > 50
    assert conflicts > 20


def all_worlds(literals: Iterable[Term]) -> list[Values]:
    """Every assignment of the symbols of some literals."""
    symbols: dict[str, tuple[Value, Value]] = {}
    for literal in literals:
        if isinstance(literal, Literal):
            symbols[literal.symbol] = (0, 1) if literal.binary else (False, True)
    return [
        dict(zip(symbols, values, strict=True)) for values in itertools.product(*symbols.values())
    ]


def joined(nodes: set[object], edges: Iterable[tuple[object, object]]) -> tuple[int, int]:
    """How many pieces nodes and edges form, and how many edges close a ring (union-find)."""
    leader = {node: node for node in nodes}

    def find_leader(node: object) -> object:
        while leader[node] != node:
            node = leader[node]
        return node

    rings = 0
    for a, b in edges:
        if a in nodes and b in nodes:
            one, two = find_leader(a), find_leader(b)
            rings += one == two
            leader[one] = two
    return sum(leader[node] == node for node in nodes), rings


def literal(rng: random.Random, symbol: str, flags: bool = False) -> Term:
    """A literal of some kind: a symbol, its negation, or a constant."""
    plain = flag(symbol) if flags else Literal(symbol)
    return rng.choice([plain] * 8 + [not_(plain)] * 2 + [TRUE, FALSE])
