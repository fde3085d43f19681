"""The small drawings: SVG in a square of 40 units, black where the theme says `currentColor`.

The classes are those of picture.css; each stands alone there, since a rule for descendants of
`.puzzle` does not reach into a drawing that is only referred to.
"""

from __future__ import annotations

from ..puzzles.picture import SymbolKind

_ARROW = (
    '<g transform="rotate({} 20 20)"><path d="M20 6.5l8.6 11.2h-5.2V33.5h-6.8V17.7h-5.2z"/></g>'
)
_RAYS = "".join(
    f'<path d="M18.4 12L20 5.5L21.6 12z" transform="rotate({angle} 20 20)"/>'
    for angle in range(0, 360, 45)
)

SHAPES: dict[SymbolKind, str] = {
    "tree": (
        '<path class="puzzle-wood" d="M17.8 27h4.4l1 8h-6.4z"/>'
        '<path d="M20 4.5c4.2 0 7 3 6.8 6.4 3.4.7 5.7 3.6 5.7 7 0 5.2-4.2 9.8-9.6 9.8h-5.8'
        'c-5.4 0-9.6-4.6-9.6-9.8 0-3.4 2.3-6.3 5.7-7C13 7.5 15.8 4.5 20 4.5z"/>'
    ),
    "tent": (
        '<path class="puzzle-line" d="M18 6.8L20 10l2-3.2"/>'
        '<path d="M20 9L35 33H5z"/><path class="puzzle-hole" d="M20 18.5L26 33H14z"/>'
    ),
    "mine": (
        f'{_RAYS}<circle cx="20" cy="20" r="9.6"/>'
        '<circle class="puzzle-hole" cx="16.8" cy="16.6" r="2.3"/>'
    ),
    "flag": (
        '<path class="puzzle-line" d="M14 7v26"/><path d="M14 7l16 6.5L14 20z"/>'
        '<path class="puzzle-line" d="M9.5 33.5h9"/>'
    ),
    "bulb": (
        '<path class="puzzle-glow" d="M20 6a10.5 10.5 0 0 0-6.2 19c1.5 1.1 2.2 2 2.2 3.4h8'
        'c0-1.4.7-2.3 2.2-3.4A10.5 10.5 0 0 0 20 6z"/>'
        '<path class="puzzle-line" d="M20 6a10.5 10.5 0 0 0-6.2 19c1.5 1.1 2.2 2 2.2 3.4h8'
        'c0-1.4.7-2.3 2.2-3.4A10.5 10.5 0 0 0 20 6zM16.6 31.6h6.8M18 34.6h4"/>'
    ),
    "star": (
        '<path d="M20 5l4.4 9.9 10.8 1.1-8.1 7.2 2.3 10.6L20 28.4l-9.4 5.4 2.3-10.6'
        '-8.1-7.2 10.8-1.1z"/>'
    ),
    "queen": (
        '<path d="M11.5 27.5L7.5 13.5l6.7 6.3L16 9.5l4 9.3 4-9.3 1.8 10.3 6.7-6.3-4 14z"/>'
        '<path d="M11.5 29.5h17v4h-17z"/><circle cx="7.3" cy="11.7" r="2.2"/>'
        '<circle cx="15.9" cy="8" r="2.2"/><circle cx="24.1" cy="8" r="2.2"/>'
        '<circle cx="32.7" cy="11.7" r="2.2"/>'
    ),
    "ship": '<circle cx="20" cy="20" r="13.5"/>',
    "cross": '<path class="puzzle-line" d="M13.5 13.5l13 13M26.5 13.5l-13 13"/>',
    "dot": '<circle cx="20" cy="20" r="3.2"/>',
    "penguin": (
        '<path d="M20 4.5c5 0 7.6 3.6 7.6 8.5 0 1.5.3 2.5 1.2 4 2.2 3.6 3 7.6 2.6 12.5l-2.5-3'
        "c-.5 3.5-2 6-4.2 7.5h-9.4c-2.2-1.5-3.7-4-4.2-7.5l-2.5 3c-.4-4.9.4-8.9 2.6-12.5"
        '.9-1.5 1.2-2.5 1.2-4 0-4.9 2.6-8.5 7.6-8.5z"/>'
        '<path class="puzzle-belly" d="M20 17.5c4.2 0 6.2 3.6 6.2 8.2 0 3.8-2 6.3-6.2 6.3'
        's-6.2-2.5-6.2-6.3c0-4.6 2-8.2 6.2-8.2z"/>'
        '<circle class="puzzle-belly" cx="17" cy="10.8" r="1.5"/>'
        '<circle class="puzzle-belly" cx="23" cy="10.8" r="1.5"/>'
        '<path class="puzzle-glow" d="M17.6 13.5h4.8L20 17.3z"/>'
        '<path class="puzzle-glow" d="M12.5 33.5h6.5v2.3h-8.5zM27.5 33.5H21v2.3h8.5z"/>'
    ),
    "ghost": (
        '<path d="M8.5 34V17.5a11.5 11.5 0 0 1 23 0V34l-3.8-4.2-3.8 4.2-3.9-4.2-3.9 4.2-3.8-4.2z"/>'
        '<circle class="puzzle-hole" cx="16" cy="17.5" r="2.6"/>'
        '<circle class="puzzle-hole" cx="24" cy="17.5" r="2.6"/>'
    ),
    "vampire": (  # as a bat
        '<path d="M20 31.5c-1.6-3.4-3.6-5-6.6-4.4-.8-3.2-3.6-5-7-4.2.2-3.6-1.2-6-3.9-7.4'
        "C7 11.7 12 11.9 16.2 15.300L15.9 8.500l2.9 3.200h2.400l2.9-3.2-.3 6.8"
        "c4.2-3.4 9.2-3.6 13.7.2-2.7 1.4-4.1 3.8-3.9 7.4-3.4-.8-6.2 1-7 4.2"
        '-3-.6-5 1-6.6 4.400z"/>'
        '<circle class="puzzle-hole" cx="18.2" cy="16.4" r="1"/>'
        '<circle class="puzzle-hole" cx="21.8" cy="16.4" r="1"/>'
    ),
    "zombie": (
        '<path class="puzzle-line" d="M10.5 10v17l4.5 6h10l4.5-6V10z"/>'
        '<path d="M9.2 16V7.500h21.600V16l-3.6-4-3.6 4-3.6-4-3.6 4-3.6-4z"/>'
        '<path class="puzzle-line" d="M14 18.500l3.4 3.400M17.4 18.500L14 21.9'
        'M22.6 18.500l3.4 3.400M26 18.500l-3.4 3.400M15.5 27.500h9"/>'
    ),
    "arrow-n": _ARROW.format(0),
    "arrow-ne": _ARROW.format(45),
    "arrow-e": _ARROW.format(90),
    "arrow-se": _ARROW.format(135),
    "arrow-s": _ARROW.format(180),
    "arrow-sw": _ARROW.format(225),
    "arrow-w": _ARROW.format(270),
    "arrow-nw": _ARROW.format(315),
}
