"""Containers that never change, so that a puzzle can be hashed and kept in sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict that cannot be changed; equal ones, in any order, have the same hash."""

    __slots__ = ("_hash",)

    def __hash__(self) -> int:  # type: ignore[override]  # dict's own is None
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(frozenset(self.items()))
            return self._hash

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a puzzle cannot be changed; dataclasses.replace makes another")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _refuse
    __ior__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return (FrozenDict, (dict(self),))


def frozen(value: Any) -> Any:
    """A container as one that never changes: dict, set and list, and what they hold."""
    if isinstance(value, Mapping):
        return FrozenDict({key: frozen(one) for key, one in value.items()})
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if isinstance(value, list) or type(value) is tuple:
        return tuple(map(frozen, value))
    return value
