"""Why a puzzle has no text."""

from __future__ import annotations

from ..errors import PuzzlepipeError


class EncodingError(PuzzlepipeError, ValueError):
    """A puzzle cannot be encoded as asked."""

    exit_status = 2


class EncodingMissing(EncodingError):
    """A puzzle type has no encoding of that name."""


class EncodingTimeout(EncodingError):
    """The text of a puzzle was not written in time."""

    exit_status = 3


class TextTooLong(EncodingError):
    """The text of a puzzle would be longer than any solver has use for."""
