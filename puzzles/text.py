"""The puzzle text format: from a file to the tokens of each puzzle, every token with its place.

The grammar (docs/format.md tells it to users): a file holds puzzles, each from
its `#type title` header to the next; a puzzle holds comments (`;`), directives
(`key: value...`), blocks (`key:` and the rows below it) and one unlabelled
grid. A `Source` is one puzzle's share of the file. A type's `read` asks it for
what the type knows; whatever was not asked for is an error in the end, so that
a misspelt directive is never silently dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn, TypeVar

from .errors import PuzzleError
from .grid import Cell, Grid

T = TypeVar("T")

_HEADER = re.compile(r"#([A-Za-z0-9][A-Za-z0-9-]*)(?:\s+(.*))?$")
_KEY = re.compile(r"\s*([A-Za-z][A-Za-z-]*):(.*)$")
_COMMENT = re.compile(r"(^|\s);.*$")

EMPTY = ".-_"
"""What stands for an empty cell or a missing clue where a type gives it no other meaning."""

MOST_CELLS = 250 * 250
"""Cells of the largest grid: larger ones are out of reach, and would fill the memory first."""

MOST_CHARACTERS, LINE = 4_000_000, 20
"""Characters of the longest puzzle, more than the largest grid takes; an empty line takes as long
to read as so many."""


class Token(NamedTuple):
    """A piece of the file: its text, and its line and column counted from 1.

    `character` tells that it is one character of a row written without spaces,
    where letters stand for the numbers from 10 up.
    """

    text: str
    line: int
    column: int
    character: bool = False


class TokenGrid(NamedTuple):
    """A rectangular block of tokens."""

    grid: Grid
    tokens: Mapping[Cell, Token]
    start: Token

    def read(self, meaning: Callable[[Token], T]) -> dict[Cell, T]:
        """What each token means, cell by cell in reading order."""
        return {cell: meaning(token) for cell, token in self.tokens.items()}


class _Row(NamedTuple):
    text: str
    line: int


@dataclass
class _Section:
    """A directive (words on the key's line) or a block (rows below it)."""

    key: Token
    words: list[Token]
    rows: list[_Row]


def split_sources(text: str, file: str, is_type: Callable[[str], bool]) -> list[Source]:
    """The puzzles of a file in order; `is_type` tells a header from a row such as `##.#`.

    Raises `PuzzleError` when there is no puzzle or something stands before the first header.
    """
    sources: list[Source] = []
    left = MOST_CHARACTERS
    for number, raw in enumerate(_lines(text), start=1):
        left -= max(len(raw), LINE)
        if left < 0:
            raise PuzzleError(
                f"this puzzle is longer than {MOST_CHARACTERS // 10**6} MB; no puzzle in reach is",
                file,
                number,
                1,
            )
        line = _COMMENT.sub("", raw).rstrip()
        header = _HEADER.match(line)
        if header and is_type(header[1]):
            left = MOST_CHARACTERS
            sources.append(Source(file, Token(header[1], number, 2), (header[2] or "").strip()))
        elif sources:
            sources[-1].take_line(line, number, commented=bool(raw.strip()) and not line)
        elif header:
            raise PuzzleError(f"{header[1]!r} is no puzzle type", file, number, 2)
        elif line:
            raise PuzzleError(
                f"{_shorten(line)} stands where a header such as '#sudoku my title' must begin",
                file,
                number,
                len(line) - len(line.lstrip()) + 1,
            )
    if not sources:
        raise PuzzleError("no puzzle here; a puzzle begins with a header such as '#sudoku'", file)
    return sources


def _lines(text: str) -> Iterator[str]:
    """The lines one by one: millions of them would fill the memory."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


def words_of(text: str) -> list[Token]:
    """The words of a text without its comments, each with its place."""
    return [
        word
        for number, line in enumerate(text.split("\n"), start=1)
        for word in _words(_COMMENT.sub("", line), number, 1)
    ]


def source_of_rows(text: str, file: str, name: str) -> Source:
    """A text without a header, such as an answer, as the source of a type called `name`."""
    source = Source(file, Token(name, 1, 1), "")
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _COMMENT.sub("", raw).rstrip()
        source.take_line(line, number, commented=bool(raw.strip()) and not line)
    return source


class Source:
    """One puzzle's part of a file, and the questions that a type's `read` asks of it."""

    def __init__(self, file: str, header: Token, title: str) -> None:
        self.file = file
        self.header = header
        self.title = title
        self._sections: dict[str, list[_Section]] = {}
        self._main: list[_Row] = []
        self._open: _Section | None = None
        self._main_closed = False
        self._asked: set[str] = set()
        self._kept: dict[str, Mapping[Any, Token]] = {}

    # -- filled line by line -------------------------------------------------

    def take_line(self, line: str, number: int, commented: bool = False) -> None:
        """Add the next line of the file to the section it belongs to."""
        key = _KEY.match(line)
        if key:
            column = key.start(1) + 1
            token = Token(key[1].lower(), number, column)
            words = _words(key[2], number, key.start(2) + 1)
            self._open = _Section(token, words, [])
            self._sections.setdefault(token.text, []).append(self._open)
            self._main_closed = bool(self._main)
        elif not line:
            if commented:
                return
            if self._open is not None and self._open.key.text == "pieces":
                self._open.rows.append(_Row("", number))
            else:
                self._open = None
        elif self._open is not None and not self._open.words:
            self._open.rows.append(_Row(line, number))
        elif self._main_closed:
            self.fail(
                _words(line, number, 1)[0],
                f"{_shorten(line)} would be a second grid; expected a key such as 'top:'",
            )
        else:
            self._main.append(_Row(line, number))

    # -- errors --------------------------------------------------------------

    def fail(self, at: Token, message: str) -> NoReturn:
        """Raise the `PuzzleError` that points at a token."""
        raise PuzzleError(message, self.file, at.line, at.column)

    def expected(self, at: Token, what: str) -> NoReturn:
        """Raise `'x' is no digit from 1 to 9` at a token."""
        self.fail(at, f"{at.text!r} is no {what}")

    def keep(self, field: str, tokens: Mapping[Any, Token]) -> None:
        """Remember which token each item of a puzzle's field was read from."""
        self._kept[field] = {**self._kept.get(field, {}), **tokens}

    def token_of(self, field: str, item: object) -> Token:
        """The token that a part of the puzzle was read from, or else what comes nearest to it."""
        tokens = self._kept.get(field, {})
        if item in tokens:
            return tokens[item]
        if item is None and tokens:
            return next(iter(tokens.values()))
        sections = self._sections.get(field.replace("_", "-"))
        return sections[0].key if sections else self.header

    def finish(self) -> None:
        """Raise `PuzzleError` at what the type did not ask for."""
        for key, sections in self._sections.items():
            if key not in self._asked:
                known = sorted(self._asked - {""})
                hint = "it has none"
                import difflib  # only a mistake needs it

                if near := difflib.get_close_matches(key, known, 1):
                    hint = f"did you mean '{near[0]}:'?"
                elif known:
                    hint = f"expected one of {', '.join(f'{k}:' for k in known)}"
                self.fail(sections[0].key, f"'{key}:' is no key of {self.header.text}; {hint}")
        if self._main and "" not in self._asked:
            row = self._main[0]
            self.fail(Token(row.text, row.line, 1), f"{self.header.text} has no unlabelled grid")

    # -- questions -----------------------------------------------------------

    @property
    def heading(self) -> dict[str, Any]:
        """The fields that every puzzle has besides its grid: its title and its file."""
        return {"title": self.title, "file": self.file}

    def has(self, key: str) -> bool:
        """Whether the key stands in the puzzle; it counts as known from now on."""
        self._asked.add(key)
        return key in self._sections

    def _section(self, key: str) -> _Section | None:
        self._asked.add(key)
        sections = self._sections.get(key, [])
        if len(sections) > 1:
            self.fail(sections[1].key, f"'{key}:' is given twice")
        return sections[0] if sections else None

    def words(self, key: str) -> list[Token] | None:
        """The words of a directive that may be given once; None when it is missing."""
        section = self._section(key)
        if section is None:
            return None
        if not section.words:
            self.fail(section.key, f"'{key}:' has no value")
        return section.words

    def word_lists(self, key: str) -> list[list[Token]]:
        """The words of each line of a directive that may be repeated, such as `guess:`."""
        self._asked.add(key)
        for section in self._sections.get(key, []):
            if not section.words:
                self.fail(section.key, f"'{key}:' has no value")
        return [section.words for section in self._sections.get(key, [])]

    def word(self, key: str) -> Token | None:
        """The one word of a directive; None when it is missing."""
        words = self.words(key)
        if words is None:
            return None
        if len(words) > 1:
            self.fail(words[1], f"'{key}:' takes one value, {words[1].text!r} is a second")
        self.keep(_field(key), {None: words[0]})
        return words[0]

    def integer(self, key: str, default: T, low: int = 0, high: int = 10**6) -> int | T:
        """The number of a directive within bounds, or `default`."""
        word = self.word(key)
        return default if word is None else self.number(word, low, high)

    def flag(self, key: str, default: bool) -> bool:
        """`yes` or `no`, or `default`."""
        word = self.word(key)
        if word is None:
            return default
        if word.text.lower() not in ("yes", "no"):
            self.expected(word, "answer to this key; expected yes or no")
        return word.text.lower() == "yes"

    def pairs(self, key: str, what: str = "id=value", field: str = "") -> list[tuple[Token, Token]]:
        """`id=value` pairs in order; the directive may be repeated when lines grow long.

        They state the field of the key's name, or another one.
        """
        pairs = []
        for words in self.word_lists(key):
            for word in words:
                name, equals, value = word.text.partition("=")
                if not (name and equals and value):
                    self.expected(word, f"pair such as {what}")
                value_column = word.column + len(name) + 1
                pairs.append(
                    (Token(name, word.line, word.column), Token(value, word.line, value_column))
                )
        self.keep(field or _field(key), {name.text: name for name, _ in pairs})
        return pairs

    def values(
        self,
        key: str,
        meaning: Callable[[Token], T],
        what: str = "id=value",
        field: str = "",
    ) -> dict[str, T]:
        """What `id=value` pairs mean, by id; an id that has a value already is an error."""
        found: dict[str, T] = {}
        for name, value in self.pairs(key, what, field):
            if name.text in found:
                self.fail(name, f"{name.text!r} has a value already")
            found[name.text] = meaning(value)
        return found

    def number(self, token: Token, low: int = 0, high: int = 10**6, what: str = "number") -> int:
        """A token as a number within bounds: decimal, or `a` = 10 and up in a character row."""
        text = token.text
        if text.isascii() and text.isdigit() and len(text) < 10:
            value = int(text)
        elif token.character and text.isascii() and text.isalpha():
            value = ord(text.lower()) - ord("a") + 10
        else:
            value = low - 1
        if not low <= value <= high:
            self.expected(token, f"{what} from {low} to {high}")
        return value

    def numbers(
        self, tokens: Mapping[T, Token], low: int = 0, high: int = 10**6, what: str = "number"
    ) -> dict[T, int]:
        """The numbers within bounds that stand at some of the places; elsewhere nothing does."""
        return {
            place: self.number(token, low, high, what)
            for place, token in tokens.items()
            if not self.is_empty(token)
        }

    def is_empty(self, token: Token, also: str = "") -> bool:
        """Whether a token says that nothing stands here: `.`, `-`, `_`, or one of `also`."""
        return len(token.text) == 1 and token.text in EMPTY + also

    def symbol(self, token: Token, symbols: Iterable[str]) -> str:
        """A token that must be one of `symbols`; letters in either case, as `symbols` has them."""
        symbols = list(symbols)
        for symbol in (token.text, token.text.upper(), token.text.lower()):
            if symbol in symbols:
                return symbol
        if self.is_empty(token) and "." in symbols:
            return "."
        self.fail(token, f"{token.text!r} stands here; expected one of {' '.join(symbols)}")

    # -- grids ---------------------------------------------------------------

    def grid(self, field: str = "grid", *, words: bool = False) -> TokenGrid:
        """The unlabelled grid, which states a field of the puzzle; an error where it is missing.

        Cells that are always `words` are split at spaces alone, in a grid of one column too.
        """
        grid = self.optional_grid(field, one_column=words)
        if grid is None:
            self.fail(self.header, f"{self.header.text} has no grid: expected its rows below")
        return grid

    def optional_grid(self, field: str = "grid", one_column: bool = False) -> TokenGrid | None:
        """The unlabelled grid, or None; a row of a grid known to have one column is one token."""
        self._asked.add("")
        if not self._main:
            return None
        block = self._token_grid(self._main, one_column)
        self.keep("grid", {None: block.start})
        self.keep(field, block.tokens)
        return block

    def block(self, key: str, size: Grid | None = None) -> TokenGrid | None:
        """A labelled block, of the board's size where one is given; None when it is missing."""
        section = self._section(key)
        if section is None:
            return None
        rows = section.rows
        if section.words or not rows:
            self.fail(section.key, f"expected the rows of '{key}:' on the lines below it")
        block = self._token_grid(rows)
        self.keep(_field(key), block.tokens)
        if size is not None and block.grid != size:
            self.fail(
                section.key,
                f"'{key}:' has {_size(block.grid)} cells; expected the board's {_size(size)}",
            )
        return block

    def required_block(self, key: str, size: Grid | None = None) -> TokenGrid:
        """A labelled block; an error at the header when it is missing."""
        block = self.block(key, size)
        if block is None:
            self.fail(self.header, f"{self.header.text} needs a '{key}:' block")
        return block

    def regions(self, block: TokenGrid) -> dict[Cell, str]:
        """A region's id for each cell; ids are arbitrary, upper and lower case apart."""
        for token in block.tokens.values():
            if token.text == ".":
                self.fail(token, "'.' is a cell without a region; expected an id for each cell")
        return block.read(lambda token: token.text)

    def pieces(self, key: str = "pieces") -> list[list[list[Token]]] | None:
        """Pictures separated by blank lines: for each its rows, for each row its characters."""
        section = self._section(key)
        if section is None:
            return None
        if section.words:
            self.fail(section.words[0], f"expected the pictures of '{key}:' on the lines below it")
        pictures: list[list[list[Token]]] = [[]]
        for row in section.rows:
            if row.text:
                pictures[-1].append(_characters(row))
            elif pictures[-1]:
                pictures.append([])
        if not pictures[-1]:
            pictures.pop()
        if not pictures:
            self.fail(section.key, f"'{key}:' shows no piece")
        return pictures

    def block_lines(self, key: str) -> list[list[Token]] | None:
        """The rows of a block as words, of any length, such as `borders:`."""
        section = self._section(key)
        if section is None:
            return None
        if section.words or not section.rows:
            self.fail(section.key, f"expected the lines of '{key}:' below it")
        return [_words(row.text, row.line, 1) for row in section.rows]

    def margin(
        self, key: str, lines: int, low: int = 0, high: int = 10**6
    ) -> tuple[int | None, ...]:
        """One number or `.` for each line of the board along a side; all None when missing."""
        words = self.words(key)
        if words is None:
            return (None,) * lines
        self._check_count(key, words, lines)
        self.keep(_field(key), dict(enumerate(words)))
        return tuple(
            None if self.is_empty(word) else self.number(word, low, high) for word in words
        )

    def run_lists(self, key: str, most: int, high: int = 10**6) -> list[list[int] | None]:
        """A list of numbers for each line: `8,2 5,4 0 .`, or a block with a line for each clue.

        `0` says that the list is empty and stands alone; a missing clue (`.`) is None.
        Raises `PuzzleError` when the key is missing or has more than `most` clues.
        """
        section = self._section(key)
        if section is None:
            self.fail(self.header, f"{self.header.text} needs '{key}:'")
        if section.words:
            groups = [_split_commas(word) for word in section.words]
        else:
            groups = [
                [part for word in _words(row.text, row.line, 1) for part in _split_commas(word)]
                for row in section.rows
            ]
        if not groups:
            self.fail(section.key, f"'{key}:' has no value")
        if len(groups) > most:
            self.fail(groups[most][0], f"'{key}:' has {len(groups)} clues; at most {most} will do")
        self.keep(_field(key), {index: group[0] for index, group in enumerate(groups)})
        return [self._run_list(group, high) for group in groups]

    def _run_list(self, group: Sequence[Token], high: int) -> list[int] | None:
        if len(group) == 1:
            if self.is_empty(group[0]):
                return None
            alone = self.number(group[0], 0, high)
            return [alone] if alone else []
        return [self.number(token, 1, high) for token in group]

    def _check_count(self, key: str, words: Sequence[Token], lines: int) -> None:
        if len(words) == lines:
            return
        at = words[lines] if len(words) > lines else words[-1]
        self.fail(at, f"'{key}:' has {len(words)} clues; expected {lines}, one a line of the board")

    def _token_grid(self, rows: Sequence[_Row], one_column: bool = False) -> TokenGrid:
        spaced = one_column or any(" " in row.text.strip() for row in rows)
        first = _words(rows[0].text, rows[0].line, 1) if spaced else _characters(rows[0])
        width = len(first)
        if len(rows) * width > MOST_CELLS:
            self.fail(
                first[0],
                f"a grid of {len(rows)} x {width} cells; expected at most {MOST_CELLS} in all",
            )
        split = [_words(row.text, row.line, 1) if spaced else _characters(row) for row in rows]
        for row, tokens in zip(rows[1:], split[1:], strict=True):
            if len(tokens) != width:
                at = tokens[width] if len(tokens) > width else tokens[-1]
                self.fail(
                    at,
                    f"this row has {len(tokens)} cells; the rows above have {width}"
                    + _if_meant_as_header(row.text),
                )
        cells = {Cell(r, c): token for r, row in enumerate(split) for c, token in enumerate(row)}
        return TokenGrid(Grid(len(split), width), cells, split[0][0])


def _field(key: str) -> str:
    """The field of a puzzle that a key states."""
    return key.replace("-", "_")


def _if_meant_as_header(line: str) -> str:
    """What to add to an error about a row that looks like a header of some unknown type."""
    header = _HEADER.match(line)
    return f" (if it is a header: {header[1]!r} is no puzzle type)" if header else ""


def _words(text: str, line: int, column: int) -> list[Token]:
    return [Token(m.group(), line, column + m.start()) for m in re.finditer(r"\S+", text)]


def _characters(row: _Row) -> list[Token]:
    text = row.text.strip()
    start = len(row.text) - len(row.text.lstrip()) + 1
    return [Token(char, row.line, start + i, character=True) for i, char in enumerate(text)]


def _split_commas(word: Token) -> list[Token]:
    parts, column = [], word.column
    for text in word.text.split(","):
        parts.append(Token(text, word.line, column))
        column += len(text) + 1
    return parts


def _size(grid: Grid) -> str:
    return f"{grid.height} x {grid.width}"


def _shorten(line: str, limit: int = 40) -> str:
    text = line.strip()
    return repr(text if len(text) <= limit else text[: limit - 3] + "...")
