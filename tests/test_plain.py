"""The plain text: nothing pruned, nothing implied, every instance tells its rule and its places."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from evaluate import evaluate
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.counting import Constraint, Count
from puzzlepipe.encoders.emit import Encoded, encode
from puzzlepipe.encoders.families import Family
from puzzlepipe.encoders.model import Definition, Instance, Role, Symbol
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.encoders.terms import FALSE, TRUE, Term, Value, not_, symbols_in
from puzzlepipe.encoders.weights import Sum
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.reading import load_puzzles
from puzzlepipe.puzzles.registry import samples_of
from puzzlepipe.results.output import read_output
from support import TESTS, cases, kind_of, only, smallest_sample
from witness import false_lemma, lemmas_of, planted_puzzles

CASES = cases()
SAMPLES = [
    pytest.param(path, style, id=f"{name}-{path.stem}-{style}")
    for name in CASES
    for path in samples_of(kind_of(name))
    for style in encoding_type(kind_of(name)).styles
]
STYLES = [(name, style) for name in CASES for style in encoding_type(kind_of(name)).styles]

BOARDS, PLACES, FLIPS = 6, 3, 20
"""How many boards and places of each are asked for, and how often values are changed."""

LONGEST = 40
"""Symbols of which one instance speaks that a person is to check in one look."""

every_sample = pytest.mark.parametrize(("path", "style"), SAMPLES)
every_type = pytest.mark.parametrize("name", CASES)
every_style = pytest.mark.parametrize(("name", "style"), STYLES)


def ask(encoded: Encoded, *terms: str) -> Status:
    asserted = "".join(f"(assert {term})\n" for term in terms)
    text = f"{encoded.rules}{asserted}(check-sat)\n(exit)\n"
    return read_output(run(find("auto"), text, 100, boolean=encoded.model.boolean).text).status


def symbols_to_look_at(instance: Instance) -> Iterator[str]:
    """The symbols that an instance speaks of, but for those that are counted or added up.

    One of many, or none or not all of them, is a clause, whatever states it.
    """
    for one in instance.constraints:
        n = len(one.literals) if isinstance(one, Count) else 0
        if isinstance(one, Sum):
            continue
        if not isinstance(one, Count):
            yield from symbols_in(one)
        elif one.most in (0, n) or (one.least, one.most) == (0, n - 1):
            yield from (symbol for literal in one.literals for symbol in symbols_in(literal))


@every_sample
def test_instances_tell_their_rule_and_places_and_are_short(path: Path, style: str) -> None:
    (puzzle,) = load_puzzles(path)
    encoded = encode(puzzle, style, plain=True)
    for one in encoded.model.instances:
        assert one.rule in puzzle.rules
        assert one.role in (Role.RULE, Role.GIVEN)
        assert one.at, f"{one.sentence} says nowhere where"
        assert FALSE not in one.terms and TRUE not in one.terms, one
        if not one.whole:
            assert len(set(symbols_to_look_at(one))) <= LONGEST, one
    clues = {one.clue.key for one in encoded.model.instances if one.clue}
    assert clues == set(puzzle.clues), "each clue is stated, and states itself"


@every_type
def test_every_rule_of_the_check_has_instances(name: str) -> None:
    """And no instance is of another one, which the model itself refuses."""
    kind = kind_of(name)
    for style in encoding_type(kind).styles:
        told: set[str] = set()
        for planted in planted_puzzles(kind, CASES[name].sizes, 60, first=5000):
            told |= {one.rule for one in encode(planted.puzzle, style, plain=True).model.instances}
            if told == set(kind.rules):
                break
        assert told == set(kind.rules)


@every_style
def test_what_is_no_instance_rules_out_nothing(name: str, style: str) -> None:
    """Bounds and definitions alone leave every answer possible: rules are instances."""
    rng = random.Random(name)
    kind = kind_of(name)
    for planted in planted_puzzles(kind, CASES[name].sizes, 8, first=6000):
        puzzle = planted.puzzle
        encoded = encode(puzzle, style, plain=True)
        of_rules = {f"(assert {term})" for one in encoded.model.instances for term in one.terms}
        free = "".join(
            line
            for line in encoded.rules.splitlines(keepends=True)
            if line.partition(" ; ")[0].strip() not in of_rules
        )
        answer = {place: rng.choice(puzzle.choices(place)) for place in puzzle.places}
        if any(puzzle.misfits(answer)):
            answer = dict(planted.answer)
        facts = [encoded.encoding.literal(place, token) for place, token in answer.items()]
        if len(puzzle.places) and FALSE in facts:
            pytest.fail(f"{style}: a place cannot hold one of its choices\n{puzzle.dump()}")
        text = free + "".join(f"(assert {fact})\n" for fact in facts) + "(check-sat)\n(exit)\n"
        said = read_output(run(find("auto"), text, 60).text).status
        assert said is Status.SAT, puzzle.dump()


@every_style
def test_an_unsat_core_is_enough_and_holds_no_false(name: str, style: str) -> None:
    """Its instances, bounds and definitions leave no other token: nothing else is needed."""
    kind = kind_of(name)
    sample = smallest_sample(kind)
    asked = [(sample, dict(search(sample, find("auto")).answers[0]))]
    for planted in planted_puzzles(kind, CASES[name].sizes, BOARDS, first=8000):
        asked.append((planted.puzzle, dict(planted.answer)))
    rng = random.Random(name)
    for puzzle, answer in asked:
        encoded = encode(puzzle, style, plain=True, named=True)
        places = [place for place in puzzle.places if place not in puzzle.prefilled]
        for place in rng.sample(places, min(len(places), PLACES)):
            denied = not_(encoded.encoding.literal(place, answer[place]))
            held = core_of(encoded, denied)
            if held is None:
                assert puzzle is not sample
                continue  # a planted puzzle may have several answers
            assert held, "the answer follows from what is no instance"
            assert all(FALSE not in one.terms for one in held)
            alone = f"(set-logic QF_LIA)\n{rebuilt(encoded, held)}(assert {denied})\n(check-sat)\n"
            output = run(find("auto"), alone, 100, boolean=encoded.model.boolean)
            assert read_output(output.text).status is Status.UNSAT


def core_of(encoded: Encoded, denied: str) -> list[Instance] | None:
    """Instances that contradict a term; None where none do."""
    options, _, rest = encoded.rules.partition("(set-logic")
    text = (
        f"(set-option :produce-unsat-cores true)\n{options}(set-logic{rest}"
        f"(assert {denied})\n(check-sat)\n(get-unsat-core)\n(exit)\n"
    )
    verdict, _, core = run(find("z3"), text, 100).text.partition("\n")
    assert verdict in ("sat", "unsat")
    if verdict == "sat":
        return None
    names = core.strip().strip("()").split()
    return [encoded.model.instances[int(name.removeprefix("rule_")) - 1] for name in names]


def rebuilt(encoded: Encoded, instances: Iterable[Instance]) -> str:
    """A text of a model's symbols, bounds and definitions, and of some instances."""
    lines = []
    for one in encoded.model.statements:
        if isinstance(one, Symbol):
            lines.append(f"(declare-const {one.name} {one.sort})\n")
        elif isinstance(one, Definition):
            lines.append(f"(assert {one.term})\n")
    lines += [f"(assert {term})\n" for one in instances for term in one.terms]
    return "".join(lines)


@every_sample
def test_the_text_asserts_what_is_data_and_nothing_else(path: Path, style: str) -> None:
    (puzzle,) = load_puzzles(path)
    for plain in (False, True):
        encoded = encode(puzzle, style, plain=plain)
        data = rebuilt(encoded, encoded.model.instances).splitlines()
        text = (line.partition(" ; ")[0] for line in encoded.rules.splitlines())
        said = [line for line in text if line.startswith(("(assert ", "(declare-"))]
        assert set(said) == set(data)


@every_style
def test_instances_as_data_hold_where_the_text_does(name: str, style: str) -> None:
    """What an instance says of itself is what its text says, under whole and partial values.

    Of a solution, and of values near it that break what they may.
    """
    rng = random.Random(name)
    kind = kind_of(name)
    broken: set[bool] = set()
    for plain in (False, True):
        for planted in planted_puzzles(kind, CASES[name].sizes, 6, first=7000):
            encoded = encode(planted.puzzle, style, plain=plain)
            symbols = list(encoded.model.symbols)
            asked = f"(check-sat)\n(get-value ({' '.join(symbols)}))\n(exit)\n"
            if not symbols:
                continue
            output = run(find("auto"), encoded.rules + asked, 60, boolean=encoded.model.boolean)
            values = read_output(output.text).require(symbols)
            instances = encoded.model.instances
            assert all(one.evaluate(values) is True for one in instances)
            of_text = [
                frozenset(s for term in one.terms for s in symbols_in(term)) for one in instances
            ]
            for _ in range(FLIPS):
                flipped = rng.sample(symbols, rng.randint(1, min(3, len(symbols))))
                near = dict(values)
                for symbol in flipped:
                    near[symbol] = rng.choice(others(encoded, values, symbol) or [values[symbol]])
                some = {symbol: near[symbol] for symbol in symbols if rng.random() < 0.5}
                for one, spoken_of in zip(instances, of_text, strict=True):
                    if spoken_of.isdisjoint(flipped):
                        continue
                    said = one.evaluate(near)
                    holds = all(evaluate(str(term), near) is True for term in one.terms)
                    # An auxiliary symbol of the text's own may break what the data does not know.
                    assert said is holds or (said and spoken_of - symbols_of(one)), one
                    assert one.evaluate(some) in (None, said), one
                    if not holds:
                        broken.add(plain)
    assert True in broken, "and what is pruned may leave nothing to break"


def symbols_of(instance: Instance) -> set[str]:
    """The symbols of an instance's constraints, without those that only its text has."""
    return {
        symbol
        for one in instance.constraints
        for term in parts_of(one)
        for symbol in symbols_in(term)
    }


def parts_of(constraint: Constraint) -> Sequence[Term]:
    """What a constraint counts or adds up, or the term that it is."""
    if isinstance(constraint, Count):
        return constraint.literals
    return constraint.terms if isinstance(constraint, Sum) else [constraint]


def others(encoded: Encoded, values: Mapping[str, Value], symbol: str) -> list[Value]:
    """The other values that a symbol may have: of an Int within its bounds."""
    if isinstance(values[symbol], bool):
        return [not values[symbol]]
    bounds = [
        one.term
        for one in encoded.model.statements
        if isinstance(one, Definition) and set(symbols_in(one.term)) == {symbol}
    ]
    return [
        value
        for value in range(max(values.values()) + 2)
        if value != values[symbol]
        and all(evaluate(str(bound), {symbol: value}) is True for bound in bounds)
    ]


@every_type
def test_pruned_text_is_no_longer_and_says_no_other_rule(name: str) -> None:
    puzzle = smallest_sample(kind_of(name))
    for style in encoding_type(type(puzzle)).styles:
        pruned: list[Instance] = encode(puzzle, style).model.instances
        for one in pruned:
            if one.role in (Role.RULE, Role.GIVEN):
                assert one.rule in puzzle.rules
            else:
                assert one.rule not in puzzle.rules, "what is implied has a sentence of its own"


@pytest.mark.parametrize(
    ("text", "style"),
    [(text, style) for name, style in STYLES for text in CASES[name].impossible],
)
def test_a_count_that_cannot_be_met_tells_what_it_counts(text: str, style: str) -> None:
    """A core that blamed `false` would not say why; where nothing is there to count it is 0."""
    encoded = encode(only(text), style, plain=True)
    assert ask(encoded) is Status.UNSAT
    for one in encoded.model.statements:
        if isinstance(one, Definition):
            assert one.term != FALSE
        elif isinstance(one, Instance):
            assert FALSE not in one.terms, one
            if not any(symbol for term in one.terms for symbol in symbols_in(term)):
                assert not any(isinstance(c, Count) and c.literals for c in one.constraints), one
                assert all(isinstance(c, Count) for c in one.constraints), one
    assert ask(encode(only(text), style)) is Status.UNSAT


@every_type
def test_stems_of_auxiliary_symbols_are_listed(name: str) -> None:
    """So that whoever names a family knows what is taken."""
    page = (TESTS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = re.findall(r"\w+", page.partition("<!-- stems -->")[2].partition("\n\n")[0])
    kind = kind_of(name)
    puzzles = [load_puzzles(path)[0] for path in samples_of(kind)]
    puzzles += [one.puzzle for one in planted_puzzles(kind, CASES[name].sizes, 6, first=9500)]
    for puzzle in puzzles:
        for style in encoding_type(kind).styles:
            for plain in (False, True):
                encoded = encode(puzzle, style, plain=plain)
                for symbol in encoded.model.symbols.values():
                    if not isinstance(symbol.speaker, Family):
                        assert symbol.name.partition("_")[0] in listed, symbol.name


@every_style
def test_lemmas_follow_from_the_rules(name: str, style: str) -> None:
    """What pruning knows is said, for explanations, and is no more than the plain text says."""
    told = 0
    for planted in planted_puzzles(kind_of(name), CASES[name].sizes, 8, first=9000):
        wrong = false_lemma(planted.puzzle, style)
        assert wrong is None, f"{wrong}\n{planted.puzzle.dump()}"
        told += len(lemmas_of(planted.puzzle, style))
    assert (told > 0) == CASES[name].lemmas
