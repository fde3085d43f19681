"""By when something must be done."""

from __future__ import annotations

import time

from .encoders.errors import EncodingTimeout


class Deadline:
    """A point in time by which everything must be done; `None` seconds is never."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left, at least a little, so that a solver is asked before it is given up."""
        return None if self._end is None else max(self._end - time.monotonic(), 0.001)

    def look(self) -> None:
        """Raise `EncodingTimeout` where no time is left: what `encode` calls now and then."""
        if self.passed:
            raise EncodingTimeout("the text of this puzzle was not written in time")

    @property
    def passed(self) -> bool:
        """Whether no time is left."""
        return self._end is not None and time.monotonic() >= self._end
