"""The plain text: nothing pruned, nothing implied, every instance tells its rule and its places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.counting import Count
from puzzlepipe.encoders.emit import Encoded, encode
from puzzlepipe.encoders.model import Instance, Role
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.encoders.terms import FALSE, TRUE, not_, symbols_in
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.reading import load_puzzles
from puzzlepipe.puzzles.registry import samples_of
from puzzlepipe.results.output import read_output
from support import cases, kind_of, smallest_sample
from witness import planted_puzzles

CASES = cases()
SAMPLES = [
    pytest.param(path, style, id=f"{name}-{path.stem}-{style}")
    for name in CASES
    for path in samples_of(kind_of(name))
    for style in encoding_type(kind_of(name)).styles
]
STYLES = [(name, style) for name in CASES for style in encoding_type(kind_of(name)).styles]

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
    """The symbols that an instance speaks of, but for those that are counted up to a number.

    One of many, or none or not all of them, is a clause, whatever states it.
    """
    for one in instance.constraints:
        n = len(one.literals) if isinstance(one, Count) else 0
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
def test_an_unsat_core_names_instances_and_holds_no_false(name: str, style: str) -> None:
    puzzle = smallest_sample(kind_of(name))
    answer = search(puzzle, find("auto")).answers[0]
    encoded = encode(puzzle, style, plain=True, named=True)
    instances = encoded.model.instances
    rng = random.Random(name)
    places = [place for place in puzzle.places if place not in puzzle.prefilled]
    for place in rng.sample(places, min(len(places), 3)):
        denied = not_(encoded.encoding.literal(place, answer[place]))
        options, _, rest = encoded.rules.partition("(set-logic")
        text = (
            f"(set-option :produce-unsat-cores true)\n{options}(set-logic{rest}"
            f"(assert {denied})\n(check-sat)\n(get-unsat-core)\n(exit)\n"
        )
        verdict, _, core = run(find("z3"), text, 100).text.partition("\n")
        assert verdict == "unsat"
        names = core.strip().strip("()").split()
        assert names, "the answer follows from what is no instance"
        held = [instances[int(name.removeprefix("rule_")) - 1] for name in names]
        assert all(FALSE not in one.terms for one in held)


@every_style
def test_instances_as_data_hold_where_the_text_does(name: str, style: str) -> None:
    """What an instance says of itself is what its text says, under whole and partial values."""
    rng = random.Random(name)
    kind = kind_of(name)
    for plain in (False, True):
        for planted in planted_puzzles(kind, CASES[name].sizes, 6, first=7000):
            encoded = encode(planted.puzzle, style, plain=plain)
            symbols = list(encoded.model.symbols)
            asked = f"(check-sat)\n(get-value ({' '.join(symbols)}))\n(exit)\n"
            if not symbols:
                continue
            output = run(find("auto"), encoded.rules + asked, 60, boolean=encoded.model.boolean)
            values = read_output(output.text).require(symbols)
            assert all(one.evaluate(values) is True for one in encoded.model.instances)
            some = {symbol: values[symbol] for symbol in symbols if rng.random() < 0.5}
            assert all(one.evaluate(some) is not False for one in encoded.model.instances)


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
