"""The puzzle text format: what one puzzle of a file holds, every token with its place.

The grammar (docs/format.md tells it to users): a file holds puzzles, each from
its `#type title` header to the next; a puzzle holds comments (`;`), directives
(`key: value...`), blocks (`key:` and the rows below it) and one unlabelled
grid. A `Source` is one puzzle's share of the file. A type's `read` asks it for
what the type knows; whatever was not asked for is an error in the end, so that
a misspelt directive is never silently dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

from .check import counted
from .errors import PuzzleError
from .grid import Cell, Grid
from .grid_forms import token_grid
from .tokens import (
    EMPTY,
    Row,
    Token,
    TokenGrid,
    characters_in,
    shorten,
    size_of,
    split_commas,
    words_in,
)

T = TypeVar("T")

_KEY = re.compile(r"\s*([A-Za-z][A-Za-z-]*)\s*:(.*)$")


class _Section(NamedTuple):
    """A directive (words on the key's line) or a block (rows below it)."""

    key: Token
    words: list[Token]
    rows: list[Row]


class Source:
    """One puzzle's part of a file, and the questions that a type's `read` asks of it."""

    def __init__(self, file: str, header: Token, title: str) -> None:
        self.file = file
        self.header = header
        self.title = title
        self.framed = False
        """Whether lines that are drawn round cells mean nothing: the type's `framed`."""
        self._sections: dict[str, list[_Section]] = {}
        self._main: list[Row] = []
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
            words = words_in(key[2], number, key.start(2) + 1)
            self._open = _Section(token, words, [])
            self._sections.setdefault(token.text, []).append(self._open)
            self._main_closed = bool(self._main)
        elif not line:
            if commented:
                return
            if self._open is not None and self._open.key.text == "pieces":
                self._open.rows.append(Row("", number))
            else:
                self._open = None
        elif self._open is not None and not self._open.words:
            self._open.rows.append(Row(line, number))
        elif self._main_closed:
            self.fail(
                words_in(line, number, 1)[0],
                f"{shorten(line)} would be a second grid; expected a key such as 'top:'",
            )
        else:
            self._main.append(Row(line, number))

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

    def word_lists(self, key: str, *, empty: bool = False) -> list[list[Token]]:
        """The words of each line of a directive that may be repeated, or of a block.

        With `empty` there may be none.
        """
        self._asked.add(key)
        lists = []
        for section in self._sections.get(key, []):
            if section.words:
                lists.append(section.words)
            below = [words_in(row.text, row.line, 1) for row in section.rows if row.text]
            lists += below
            if not (section.words or below or empty):
                self.fail(section.key, f"'{key}:' has no value")
        return lists

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
        for words in self.word_lists(key, empty=True):
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

    @property
    def lines(self) -> list[str]:
        """The rows of the unlabelled grid as they stand."""
        return [row.text for row in self._main]

    def grid(
        self, field: str = "grid", one_column: bool = False, *, words: bool = False
    ) -> TokenGrid:
        """The unlabelled grid, which states a field of the puzzle; an error where it is missing.

        Cells that are always `words` are split at spaces alone, in a grid of one column too.
        """
        grid = self.optional_grid(field, one_column or words)
        if grid is None:
            self.fail(self.header, f"{self.header.text} has no grid: expected its rows below")
        return grid

    def optional_grid(self, field: str = "grid", one_column: bool = False) -> TokenGrid | None:
        """The unlabelled grid, or None; a row of a grid known to have one column is one token."""
        self._asked.add("")
        if not self._main:
            return None
        block = token_grid(self._main, self.fail, one_column=one_column, framed=self.framed)
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
        block = token_grid(rows, self.fail, framed=self.framed)
        self.keep(_field(key), block.tokens)
        if size is not None and block.grid != size:
            self.fail(
                section.key,
                f"'{key}:' has {size_of(block.grid)} cells; expected the board's {size_of(size)}",
            )
        return block

    def blocks(self, key: str) -> list[TokenGrid]:
        """The labelled blocks of a key that may stand several times."""
        self._asked.add(key)
        blocks = []
        for section in self._sections.get(key, []):
            if section.words or not section.rows:
                self.fail(section.key, f"expected the rows of '{key}:' on the lines below it")
            blocks.append(token_grid(section.rows, self.fail, framed=self.framed))
        return blocks

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
                pictures[-1].append(characters_in(row))
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
        if not section.words and not section.rows:
            for (other, *_), *_ in self._sections.values():
                if other.line == section.key.line + 1:
                    self.fail(other, f"'{other.text}:' is a key; no line of '{key}:' has a colon")
        if section.words or not section.rows:
            self.fail(section.key, f"expected the lines of '{key}:' below it")
        return [words_in(row.text, row.line, 1) for row in section.rows]

    def margin(
        self, key: str, lines: int, low: int = 0, high: int = 10**6
    ) -> tuple[int | None, ...]:
        """One number or `.` for each line of the board along a side; all None when missing.

        They may stand in the lines below the key as well.
        """
        section = self._section(key)
        words = (
            []
            if section is None
            else section.words
            or [word for row in section.rows for word in words_in(row.text, row.line, 1)]
        )
        if not words:
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
            groups = [split_commas(word) for word in section.words]
        else:
            groups = [
                [part for word in words_in(row.text, row.line, 1) for part in split_commas(word)]
                for row in section.rows
            ]
        if not groups:
            self.fail(section.key, f"'{key}:' has no value")
        if len(groups) > most:
            self.fail(
                groups[most][0],
                f"'{key}:' has {counted(len(groups), 'clue')}; at most {most} will do",
            )
        self.keep(_field(key), {index: group[0] for index, group in enumerate(groups)})
        return [self._run_list(group, high) for group in groups]

    def _run_list(self, group: Sequence[Token], high: int) -> list[int] | None:
        if len(group) == 1:
            if self.is_empty(group[0]):
                return None
            alone = self.number(group[0], 0, high)
            return [alone] if alone else []
        for token in group:
            if not token.text:
                self.fail(
                    token, "no number beside a comma; expected numbers with commas, no spaces"
                )
        return [self.number(token, 1, high) for token in group]

    def _check_count(self, key: str, words: Sequence[Token], lines: int) -> None:
        if len(words) == lines:
            return
        at = words[lines] if len(words) > lines else words[-1]
        self.fail(
            at,
            f"'{key}:' has {counted(len(words), 'clue')}; "
            f"expected {lines}, one a line of the board",
        )


def _field(key: str) -> str:
    """The field of a puzzle that a key states."""
    return key.replace("-", "_")
