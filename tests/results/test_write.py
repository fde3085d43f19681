"""Files appear whole or not at all; stdout survives readers and encodings."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from puzzlepipe.results.write import write_output

WRITE = "from puzzlepipe.results.write import write_output; "


def python(code: str, **options: object) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [sys.executable, "-c", WRITE + code], check=False, timeout=60, **options
    )


def test_a_file_is_written_as_utf8(tmp_path: Path) -> None:
    folder = tmp_path / "a folder; with 'odd' names"
    folder.mkdir()
    write_output(folder / "数 独.html", "é\n\udc80")
    assert [path.name for path in folder.iterdir()] == ["数 独.html"]
    assert (folder / "数 独.html").read_bytes() == "é\n\\udc80".encode()


def test_a_bare_name_is_a_file_in_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_output("out.txt", "new")
    assert (tmp_path / "out.txt").read_text() == "new"


def test_permissions_are_those_of_the_umask_or_of_the_file_before(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    old.write_text("before")
    old.chmod(0o604)
    before = os.umask(0o027)
    try:
        write_output(new, "x")
        write_output(old, "x")
    finally:
        os.umask(before)
    assert stat.S_IMODE(new.stat().st_mode) == 0o640
    assert stat.S_IMODE(old.stat().st_mode) == 0o604
    assert old.read_text() == "x"


def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    target, link = tmp_path / "site" / "page.html", tmp_path / "link.html"
    target.write_text("before")
    link.symlink_to(target)
    write_output(link, "after")
    assert link.is_symlink() and target.read_text() == "after"


def test_a_named_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """Stands for devices too: a test as root must not be able to replace a real one."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_output(pipe, "x")
        assert stat.S_ISFIFO(pipe.stat().st_mode)
        assert os.read(reader, 9) == b"x"
    finally:
        os.close(reader)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_text("before")
    target.chmod(0o444)
    with pytest.raises(PermissionError):
        write_output(target, "after")
    assert target.read_text() == "before"


@pytest.mark.parametrize("failing", ["write", "rename"])
def test_a_failure_leaves_the_old_file_and_no_other(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out"
    target.write_text("before")

    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "some temporary name")

    monkeypatch.setattr(*((os, "fdopen") if failing == "write" else (Path, "replace")), fail)
    with pytest.raises(OSError, match="No space left") as caught:
        write_output(target, "after")
    assert caught.value.filename == str(target)
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert target.read_text() == "before"


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_output(tmp_path / "out", "x")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["missing/out", "folder", "file/out"])
def test_what_cannot_be_written_is_named_as_the_user_did(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(OSError) as caught:
        write_output(tmp_path / name, "x")
    assert caught.value.filename == str(tmp_path / name)
    assert caught.value.strerror


def test_stdout_gets_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    write_output(None, "é\n")
    assert capsys.readouterr().out == "é\n"


def test_a_terminal_without_the_characters_shows_escapes() -> None:
    done = python(
        "write_output(None, '数 é')",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, rb"\u6570 \xe9", b"")


def test_a_reader_that_has_gone_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = python("write_output(None, 'x' * 1000000)", stdout=writing, stderr=-1)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_an_error_said_once() -> None:
    code = "\ntry: write_output(None, 'x')\nexcept OSError as e: raise SystemExit(str(e.errno))"
    with Path("/dev/full").open("wb") as full:
        done = python(code, stdout=full, stderr=-1)
    assert (done.returncode, done.stderr) == (1, b"28\n")


def test_a_closed_stdout_is_an_error() -> None:
    code = "import sys; sys.stdout = None\ntry: write_output(None, 'x')\n"
    done = python(code + "except OSError as e: raise SystemExit(str(e))", capture_output=True)
    assert b"is closed: 'stdout'" in done.stderr


def test_only_the_page_needs_jinja2_and_only_json_needs_json() -> None:
    code = (
        "import sys, puzzlepipe.results.output, puzzlepipe.results.report, "
        "puzzlepipe.results.as_text, puzzlepipe.results.svg\n"
        "print(sorted({'jinja2', 'json', 'click', 'pysmt', 'z3'} & set(sys.modules)))"
    )
    assert python(code, capture_output=True).stdout.strip() == b"[]"
