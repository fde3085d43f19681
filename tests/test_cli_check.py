"""The commands check, facts and draw: what they print, where, and their exit status."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import ANSWER, NONE, TENTS, TWO, WHY, Result, Run, Write
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.emit import encode
from stand_ins import Pipes, StandIn
from support import only

# -- check -------------------------------------------------------------------


def test_check_of_an_answer_by_hand(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    right, wrong = file("a", ANSWER), file("b", ".A.\n...\n..A\n")
    assert "; VALIDATION PASS" in puzzlepipe("check", name, right).out
    assert puzzlepipe("check", name, "-", stdin="; by hand\n" + ANSWER).status == 0
    result = puzzlepipe("check", name, file("c", ".A.\n...\n.A.\n"))
    assert result.status == 1
    assert "; FAIL column 1: A line holds as many tents as its clue says. Expected 1" in result.out
    assert result.err.startswith("t.txt: VALIDATION FAIL: column 1: A line holds")
    assert result.err.endswith("(and 2 more)\n")
    result = puzzlepipe("check", name, wrong)
    assert result.status == 2
    assert result.err == "b:3:3: 'A' at r3c3; expected one of . T\n"


def test_check_takes_what_solve_prints(puzzlepipe: Run, file: Write) -> None:
    two, other = file("two.txt", TWO), file("t.txt", TENTS)
    every = file("all.txt", puzzlepipe("solve", "--all", two).out)
    result = puzzlepipe("check", two, every)
    assert result.status == 0
    assert re.findall(r"^; tents .*$", result.out, re.M) == [
        "; tents (answer 1)",
        "; tents (answer 2)",
    ]
    both = file("both.txt", puzzlepipe("solve", two, other).out)
    result = puzzlepipe("check", two, other, both)
    assert (result.status, result.out.count("VALIDATION PASS")) == (0, 2)
    wrong = file("wrong.txt", "..A\n\n...\n")
    result = puzzlepipe("check", two, wrong)
    assert (result.status, result.out.count("VALIDATION PASS")) == (1, 1)
    assert result.err.startswith("two.txt: answer 2: VALIDATION FAIL: tree r1c2: ")
    half = puzzlepipe("check", "--partial", two, file("half.txt", "?..\n\n?.?\n"))
    assert half.out.count("CAN BE COMPLETED") == 2
    results = json.loads(puzzlepipe("check", "--format", "json", two, every).out)["results"]
    assert sorted(one["answer"] for one in results) == [["..A"], ["A.."]]
    assert puzzlepipe("check", "--format", "svg", two, every).status == 2


def test_solve_and_check_read_stdin_where_no_file_is_named(puzzlepipe: Run, file: Write) -> None:
    assert puzzlepipe("solve", stdin=TENTS).out.endswith(ANSWER)
    name = file("t.txt", TENTS)
    assert puzzlepipe("check", name, stdin=ANSWER).status == 0
    assert puzzlepipe("check", "-", file("a.txt", ANSWER), stdin=TENTS).status == 0


def test_a_puzzle_in_place_of_an_answer_is_called_one(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("check", name, name)
    assert result.status == 2
    assert result.err == "t.txt:1:1: '#tents My camp' begins a puzzle; expected an answer\n"
    result = puzzlepipe("decode", "-p", name, name)
    assert result.status == 2
    assert "'#tents My camp' begins a puzzle; expected a solver's answer" in result.err


def test_each_of_several_puzzles_in_a_file_is_named(puzzlepipe: Run, file: Write) -> None:
    name = file("many.txt", f"#tents alone\nT\n\n{TWO}\n{TENTS}")
    none, two = "many.txt:1: puzzle 1 (alone)", "many.txt:4: puzzle 2"
    result = puzzlepipe("solve", "--unique", name)
    assert [line.split(": not")[0].split(": yices")[0] for line in result.err.splitlines()] == [
        none,
        two,
    ]
    assert "encode --named many.txt --only 1" in result.err
    assert re.findall(r"^; tents.*$", result.out, re.M) == [
        "; tents alone (puzzle 1 of many.txt)",
        "; tents (puzzle 2 of many.txt)",
        "; tents My camp (puzzle 3 of many.txt)",
    ]
    third = "many.txt:7: puzzle 3 (My camp)"
    assert puzzlepipe("solve", "--count", name).out == f"{none}: 0\n{two}: 2\n{third}: 1\n"
    results = json.loads(puzzlepipe("solve", "--format", "json", name).out)["results"]
    assert [(one["number"], one["line"]) for one in results] == [(1, 1), (2, 4), (3, 7)]
    assert puzzlepipe("facts", "--only", "1", name).err.startswith(f"{none}: no solution")
    assert puzzlepipe("decode", "-p", name, "--only", "2", stdin="unsat").err.startswith(two)
    assert puzzlepipe("check", "--only", "2", name, stdin="...\n").err.startswith(two)


def test_what_is_told_of_a_puzzle_without_solution_names_the_clash(
    puzzlepipe: Run, file: Write
) -> None:
    text = puzzlepipe("encode", "--named", file("n.txt", NONE)).out
    core = run(find("z3"), text, 60).text.splitlines()[-1]
    names = re.findall(r"rule_\d+", core)
    assert names
    assert all(f":named {name})" in text for name in names)


@pytest.mark.parametrize("form", ["text", "html", "svg", "json"])
def test_check_in_each_form(puzzlepipe: Run, file: Write, form: str) -> None:
    name, answer = file("t.txt", TENTS), file("a", ANSWER)
    result = puzzlepipe("check", name, answer, "--format", form, "-o", "out")
    assert result == Result(0, "", "")
    assert Path("out").read_text().strip()


HALF = ".??\n?.?\n.?.\n"


def test_check_of_half_an_answer(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("check", "--partial", name, file("half", HALF))
    assert result.status == 0
    assert result.out.startswith("; tents My camp\n; CAN BE COMPLETED (2 of 7 places filled)\n; ")
    assert result.out.endswith(HALF), "what was filled in, and nothing that was not"
    assert puzzlepipe("check", "--partial", name, "-", stdin=result.out).status == 0
    result = puzzlepipe("check", "--partial", name, "-", stdin=".A?\n???\n??.\n")
    assert result.status == 1
    said = "clue 0 of column 2: A line holds as many tents as its clue says."
    assert f"; FAIL {said}\n" in result.out
    assert result.err == f"t.txt: A RULE IS BROKEN: {said}\n"
    for backend in (["--backend", "z3"], ["--solver-cmd", "z3 -in"]):
        stuck = puzzlepipe("check", "--partial", *backend, name, "-", stdin="..?\n.??\n??.\n")
        assert (stuck.status, stuck.err) == (1, "t.txt: z3: CANNOT BE COMPLETED\n")
        assert "FAIL" not in stuck.out
    bad = puzzlepipe("check", "--partial", name, "-", stdin=".x?\n???\n??.\n")
    assert (bad.status, bad.out, bad.err) == (
        2,
        "",
        "<stdin>:1:2: 'x' at r1c2; expected one of A .\n",
    )
    assert puzzlepipe("check", name, "half").status == 2, "? is for partial answers"
    (result,) = json.loads(puzzlepipe("check", "--partial", name, "half", "--format", "json").out)[
        "results"
    ]
    assert (result["partial"], result["verdict"]) == ({"filled": 2, "places": 7}, "pass")


def test_half_an_answer_that_a_solver_leaves_open(
    puzzlepipe: Run, file: Write, shell: StandIn, pipes: Pipes
) -> None:
    name, half = file("t.txt", TENTS), file("half", HALF)
    for text, status, message in (
        ("cat >/dev/null; echo unknown", 3, "t.txt: mine: NO ANSWER: the solver gave up"),
        ("cat >/dev/null; echo oops", 3, "mine: solver output, line 1: found 'oops'"),
        (pipes.hang(), 3, "t.txt: mine: NO ANSWER: out of time"),
    ):
        arguments = ["--partial", "--timeout", "0.5", "--solver-cmd", shell("mine", text)]
        result = puzzlepipe("check", *arguments, name, half)
        assert result.status == status
        assert result.err.startswith(message)
        assert result.err.count("\n") == 1
    values = " ".join(f"({s} false)" for s in encode(only(TENTS)).encoding.answer_symbols)
    liar = shell("liar", f"cat >/dev/null; echo sat; echo '({values})'")
    result = puzzlepipe("check", "--partial", "--solver-cmd", liar, name, half)
    assert (result.status, result.out) == (1, "")
    assert result.err.startswith("t.txt: liar: VALIDATION FAIL: ")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--partial", "--format", "html"], "--partial prints text or json"),
        (["--partial", "--format", "svg"], "--partial prints text or json"),
        (["--backend", "z3"], "--backend and --solver-cmd go with --partial"),
        (["--solver-cmd", "z3 -in"], "--backend and --solver-cmd go with --partial"),
        (["--partial", "--backend", "z33"], "no solver is called 'z33'"),
    ],
)
def test_options_that_do_not_go_with_a_check(
    puzzlepipe: Run, file: Write, options: list[str], message: str
) -> None:
    result = puzzlepipe("check", file("t.txt", TENTS), file("half", HALF), *options)
    assert (result.status, result.out) == (2, "")
    assert message in result.err


# -- facts -------------------------------------------------------------------


def test_facts(puzzlepipe: Run, file: Write) -> None:
    two = file("two.txt", TWO)
    assert puzzlepipe("facts", two) == Result(0, "; tents\n; 0 places forced, 2 open\n?.?\n", "")
    result = puzzlepipe("facts", "--words", file("t.txt", TENTS))
    assert "; r2c1 is a tent\n" in result.out
    assert result.out.endswith(ANSWER)
    assert puzzlepipe("facts", stdin=TWO).out.endswith("?.?\n")
    result = puzzlepipe("facts", file("n.txt", NONE))
    assert (result.status, result.out) == (1, "")
    why = WHY.replace("t.txt", "n.txt")
    assert result.err == f"n.txt: no solution, so nothing can be said of one{why}\n"
    assert puzzlepipe("facts", "--backend", "z3", two).status == 0


def test_facts_that_are_left_over_are_status_3(
    puzzlepipe: Run, file: Write, python: StandIn
) -> None:
    text = """import sys
checks = 0
for line in sys.stdin:
    if line.startswith('(echo "'):
        print(line[7:-3], flush=True)
    elif line.startswith("(check-sat"):
        checks += 1
        print("sat" if checks == 1 else "unknown", flush=True)
    elif line.startswith("(get-value"):
        print("((tent_r1c1 true) (tent_r1c3 false))", flush=True)
"""
    result = puzzlepipe("facts", "--solver-cmd", python("z3", text), file("two.txt", TWO))
    assert result.status == 3
    assert result.out.endswith("?.?\n")
    assert result.err == "two.txt: z3: unknown, 2 places undetermined\n"


def test_facts_of_a_wrong_answer_are_none(puzzlepipe: Run, file: Write, python: StandIn) -> None:
    text = """import sys
for line in sys.stdin:
    if line.startswith('(echo "'):
        print(line[7:-3], flush=True)
    elif line.startswith("(check-sat"):
        print("sat", flush=True)
    elif line.startswith("(get-value"):
        print("((tent_r1c1 true) (tent_r1c3 true))", flush=True)
"""
    result = puzzlepipe("facts", "--solver-cmd", python("z3", text), file("two.txt", TWO))
    assert (result.status, result.out) == (1, "")
    assert result.err.startswith("two.txt: z3: VALIDATION FAIL: tent r1c3: ")


def test_facts_without_an_answer_is_status_3(puzzlepipe: Run, file: Write, shell: StandIn) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("facts", "--solver-cmd", "true", name)
    assert (result.status, result.out) == (3, "")
    assert "true" in result.err
    assert result.err.count("\n") == 1


def test_facts_as_a_page_and_as_json(puzzlepipe: Run, file: Write) -> None:
    two, name = file("two.txt", TWO), file("t.txt", TENTS)
    (open_,) = json.loads(puzzlepipe("facts", "--format", "json", two).out)["results"]
    assert open_["open"] == {"r1c1": [".", "A"], "r1c3": [".", "A"]} and open_["forced"] == {}
    result = puzzlepipe("facts", "--format", "json", "-o", "facts.json", name)
    assert result.out == ""
    (sure,) = json.loads(Path("facts.json").read_text())["results"]
    assert sure["forced"]["r2c1"] == "A" and "r2c1 is a tent" in sure["words"]
    assert (sure["status"], sure["open"], sure["title"]) == ("sat", {}, "My camp")
    page = puzzlepipe("facts", "--format", "html", two).out
    assert "0 places forced, 2 open" in page and page.count('class="differs"') == 1
    page = puzzlepipe("facts", "--format", "html", name).out
    assert "0 open" in page and 'class="differs"' not in page and "r2c1 is a tent" in page
    for form, words in (("json", '"status": "unsat"'), ("html", "NO SOLUTION")):
        result = puzzlepipe("facts", "--format", form, file("n.txt", NONE))
        assert result.status == 1 and words in result.out
    assert puzzlepipe("facts", "--words", "--format", "json", two).status == 2
    assert puzzlepipe("facts", "-o", name, name).status == 2, "a puzzle is not written over"


# -- pictures ----------------------------------------------------------------


def test_draw_prints_blank_puzzles(puzzlepipe: Run, file: Write) -> None:
    name = file("both.txt", TENTS + "\n#killer\n..\n..\nbox: 1x2\ncages:\naa\nbb\nsums: a=3\n")
    page = puzzlepipe("draw", name, name).out
    assert page.count("<svg") == 4 and page.count("My camp</strong>") == 2
    assert "killer</strong>" in page, "under the name that the file uses"
    assert "VALIDATION" not in page and "tent drawn" not in page
    picture = ElementTree.fromstring(puzzlepipe("draw", "--format", "svg", "--only", "1", name).out)
    assert picture.tag.endswith("svg")
    result = puzzlepipe("draw", "--format", "svg", name)
    assert result.status == 2 and "draws one puzzle; here are 2" in result.err
    result = puzzlepipe("draw", "missing.txt", name)
    assert result.status == 2 and result.out.count("<svg") == 2
    assert puzzlepipe("draw", "--format", "text", name).status == 2
    assert puzzlepipe("draw", "-o", name, name).status == 2


def test_a_page_says_how_many_solutions_it_draws(puzzlepipe: Run, file: Write) -> None:
    empty = file("empty.txt", "#kurosu\n....\n....\n....\n....\n")
    page = puzzlepipe("solve", "--all", "--format", "html", empty).out
    assert "24 of 90 solutions drawn here." in page and page.count("<figure") == 25
    page = puzzlepipe("solve", "--all", "--limit", "30", "--format", "html", empty).out
    assert "24 of at least 30 solutions drawn here." in page
    page = puzzlepipe("solve", "--all", "--format", "html", file("two.txt", TWO)).out
    assert "drawn here" not in page and "NOT UNIQUE" not in page


def test_a_page_stays_small(puzzlepipe: Run, file: Write) -> None:
    rows = "".join("." * 30 + "\n" for _ in range(30))
    long = file("long.txt", f"#mines\nmines: 0\n{rows.replace('.', '0')}")
    page = puzzlepipe("solve", "--format", "html", long).out
    assert len(page) < 200_000
    several = puzzlepipe("solve", "--format", "html", *[file("t.txt", TENTS)] * 30).out
    assert several.count("<svg") == 90 and "set-logic" not in several
    assert "puzzlepipe encode t.txt" in several
    assert len(several) < 300_000


def test_a_page_of_an_answer_that_is_not_unique_says_so_first(puzzlepipe: Run, file: Write) -> None:
    page = puzzlepipe("solve", "--unique", "--format", "html", file("two.txt", TWO)).out
    assert "<strong>NOT UNIQUE</strong>" in page and "r1c1, r1c3" in page
    assert "VALIDATION" not in page
    assert page.count('class="differs"') == 2, "on both solutions"


def test_several_puzzles_of_a_file_are_told_apart(puzzlepipe: Run, file: Write) -> None:
    name = file("multi.txt", f"{TENTS}\n{NONE}\n#futoshiki Small\n...\n...\n...\n")
    result = puzzlepipe("solve", "--unique", name)
    first, second = result.err.splitlines()
    assert first.startswith("multi.txt:8: puzzle 2: ") and "NO SOLUTION" in first
    assert second.startswith("multi.txt:11: puzzle 3 (Small): not unique")
    assert "; futoshiki Small (puzzle 3 of multi.txt)\n" in result.out
    results = json.loads(puzzlepipe("solve", "--format", "json", name).out)["results"]
    assert [(r["number"], r["line"], r["known_as"]) for r in results] == [
        (1, 1, "tents"), (2, 8, "tents"), (3, 11, "futoshiki")
    ]  # fmt: skip
    count = puzzlepipe("solve", "--count", name).out.splitlines()
    assert count[0] == "multi.txt:1: puzzle 1 (My camp): 1"
    page = puzzlepipe("solve", "--format", "html", name).out
    assert "futoshiki (unequal) &middot; puzzle 3 of multi.txt, line 11" in page
