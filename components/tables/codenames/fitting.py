"""How wide a word is, so that each is as large as its card allows."""

from __future__ import annotations

from functools import lru_cache

_NARROW, _WIDE, _WIDEST = frozenset("IJ1'’-.,"), frozenset("GHNOQUADCVKXÄÖÜ"), frozenset("MW")
_HALVED_FROM = 10
"""Letters from which on a word without a space may be broken where a card is narrow."""
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


def _halved(part: str) -> str:
    middle = (len(part) + 1) // 2
    return f"{part[:middle]}{SOFT_HYPHEN}{part[middle:]}" if len(part) > _HALVED_FROM else part


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.4
    if letter in _WIDEST:
        return 1.0
    if not letter.isascii():
        return 1.0 if ord(letter) > 0x2E7F else 0.8
    return 0.78 if letter in _WIDE else 0.69
