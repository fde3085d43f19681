import os
import sys
from pathlib import Path

import pytest

from benchmarks.measure import Measured, geometric_mean, median, of_run, run, table


def exact(*values: float) -> list[Measured]:
    return [Measured(value) for value in values]


def test_the_median_of_odd_and_even_numbers() -> None:
    assert median(exact(3, 1, 10)) == Measured(3)
    assert median(exact(4, 1, 2, 10)) == Measured(3)


def test_a_median_is_a_bound_only_when_its_middle_is() -> None:
    limit = Measured(60, ">")
    assert median([limit, Measured(2), Measured(1)]) == Measured(2)
    assert median([limit, limit, Measured(1)]) == limit
    assert median([limit, Measured(2)]) == Measured(31, ">")


def test_a_ratio_turns_the_bound_of_what_it_divides_by() -> None:
    assert Measured(6).over(Measured(2)) == Measured(3)
    assert Measured(60, ">").over(Measured(2)) == Measured(30, ">")
    assert Measured(6).over(Measured(60, ">")) == Measured(0.1, "<")
    assert Measured(60, ">").over(Measured(60, ">")) is None


def test_the_geometric_mean_says_when_it_is_a_bound() -> None:
    assert geometric_mean(exact(2, 8)).value == pytest.approx(4)
    assert geometric_mean([Measured(2), Measured(8, ">")]).bound == ">"
    assert geometric_mean([Measured(2, "<"), Measured(8, ">")]).bound == "~"


def test_figures_carry_their_bound() -> None:
    assert str(Measured(1.256)) == "1.26"
    assert str(Measured(60, ">")) == ">60.00"


def test_words_stand_left_and_figures_right() -> None:
    assert table(["name", "s"], [["a", "10.00"], ["longer", "1"]]) == (
        "name        s\n------  -----\na       10.00\nlonger      1"
    )


def test_a_run_brings_back_what_the_process_said() -> None:
    program = "import sys; print(sys.stdin.read()); print('oh', file=sys.stderr); sys.exit(3)"
    finished = run([sys.executable, "-c", program], timeout=60, stdin="in")
    assert (finished.stdout, finished.stderr, finished.status) == ("in\n", "oh\n", 3)
    assert not finished.timed_out
    assert finished.peak_bytes > 1_000_000
    assert of_run(finished, 60) == Measured(finished.seconds)


def test_the_limit_ends_the_process_and_what_it_started(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    reading = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    # What is started holds the pipe open; should it outlive the limit, it says so and ends.
    orphan = f"f = open({str(fifo)!r}, 'w'); time.sleep(5); f.write('alive'); sys.exit()"
    program = f"import os, signal, sys, time; os.fork() or exec({orphan!r}); signal.pause()"
    finished = run([sys.executable, "-c", program], timeout=0.5)
    assert finished.timed_out
    assert of_run(finished, 0.5) == Measured(0.5, ">")
    os.set_blocking(reading, True)
    assert os.read(reading, 5) == b""
    os.close(reading)
