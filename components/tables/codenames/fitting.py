"""How wide a word is, so that each is as large as its card allows."""

from __future__ import annotations

from functools import lru_cache

_WIDTHS = {0.3: "I'’", 0.47: "-1", 0.61: "EFJL", 0.67: "BPRSTZ", 0.77: "ACDGHKNOQUVXY", 0.94: "M", 1.05: "W"}
_WIDTH_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
"""Of the bold capitals of the page's font."""
_FULL_WIDTH = 0x2E7F
"""From here on in Unicode a letter is as wide as it is high."""
_WHOLE_UP_TO = 9
"""Letters of a word, without a space, that is not broken even where a card is narrow."""
SOFT_HYPHEN = "\u00ad"


@lru_cache(maxsize=16_384)
def width_of(word: str) -> float:
    """The width of the longest part of a word, as capitals, in times of their size.

    >>> width_of("ILL") < width_of("OWL") < width_of("OWLOWL"), width_of("ICE CREAM") == width_of("CREAM")
    (True, True)
    """
    return round(max(sum(map(_letter, part)) for part in word.upper().split() or [" "]), 2)


@lru_cache(maxsize=16_384)
def broken(word: str) -> str:
    """The word with a place in the middle of each long part where it may be broken.

    >>> broken("ocean"), broken("refrigerator").replace(SOFT_HYPHEN, "|")
    ('ocean', 'refrig|erator')
    """
    return " ".join(map(_halved, word.split()))


@lru_cache(maxsize=16_384)
def broken_width_of(word: str) -> float:
    """The width of its longest part when it is broken, with the hyphen."""
    halves = [half + "-" for part in broken(word).split() for half in part.split(SOFT_HYPHEN)[:-1]]
    return width_of(" ".join([*halves, *(part.split(SOFT_HYPHEN)[-1] for part in broken(word).split())]))


def lines_of(word: str) -> int:
    """How many lines a word takes at most, if it is broken between its parts alone."""
    return max(1, len(word.split()))


def broken_lines_of(word: str) -> int:
    """The same if its long parts are broken as well.

    >>> lines_of("ice cream"), broken_lines_of("hot refrigerator")
    (2, 3)
    """
    return lines_of(word) + broken(word).count(SOFT_HYPHEN)


def _halved(part: str) -> str:
    middle = (len(part) + 1) // 2
    return f"{part[:middle]}{SOFT_HYPHEN}{part[middle:]}" if len(part) > _WHOLE_UP_TO else part


def _letter(letter: str) -> float:
    return _WIDTH_OF.get(letter) or (1.0 if ord(letter) > _FULL_WIDTH else 0.8)
