"""How two words are compared: whatever their letters, and whichever form they stand in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal

import simplemma

from clueapp.games.codenames.lettering import HYPHENS, alphabet_of, folded
from clueapp.kernel.letters import as_latin, without_invisible

Likeness = Literal["same", "inflected", "contained"]
_BETWEEN_PARTS = re.compile(rf"[{HYPHENS}\s]+")


@dataclass(frozen=True, slots=True)
class Forms:
    """A word as it is compared."""

    alphabet: str
    whole: str
    readings: tuple[str, ...]
    """The whole, and what it could be taken for in Latin letters, as it was typed and in capitals."""
    parts: tuple[str, ...]
    """The parts of "ice cream" or "sea-horse", if there are several."""
    is_plain: bool
    """Whether there is but one way to read it."""


def likeness(one: str, other: str) -> Likeness | None:
    """In what way two words are too like each other, the same both ways round (W-2.4 to W-2.6).

    >>> likeness("Fóot", "FOOT"), likeness("feet", "foot"), likeness("farm", "farmer"), likeness("war", "dwarf")
    ('same', 'inflected', 'contained', None)
    """
    first, second = forms(one), forms(other)
    if not (first.whole and second.whole):
        return None
    wholes = _readings_beside(first, second)
    parts = _parts_beside(first, second)
    if any(a == b for a, b in wholes + parts):
        return "same"
    if any(_is_inflected(a, b) for a, b in wholes + parts):
        return "inflected"
    return "contained" if any(is_contained(a, b) for a, b in wholes) else None


def are_alike(one: str, other: str) -> bool:
    """Whether two words are alike in any way: the same as likeness, sooner known."""
    first, second = forms(one), forms(other)
    if first.is_plain and second.is_plain:
        return is_contained(first.whole, second.whole) or _is_inflected(first.whole, second.whole)
    return likeness(one, other) is not None


def is_contained(one: str, other: str) -> bool:
    """Whether one begins or ends with the other; in the middle does not count."""
    long, short = (one, other) if len(one) > len(other) else (other, one)
    return long.startswith(short) or long.endswith(short)


@lru_cache(maxsize=16_384)
def lemma(word: str) -> str:
    """The form of an English word that a dictionary has.

    >>> lemma("geese"), lemma("knives"), lemma("running")
    ('goose', 'knife', 'run')
    """
    return simplemma.lemmatize(word, lang="en").casefold()


@lru_cache(maxsize=16_384)
def forms(word: str) -> Forms:
    """All that a comparison needs to know of a word."""
    whole = folded(word)
    seen = () if whole.isascii() else (folded(as_latin(word)), folded(as_latin(word.upper())))
    parts = tuple(filter(None, map(folded, _BETWEEN_PARTS.split(without_invisible(word)))))
    readings = tuple(dict.fromkeys(filter(None, (whole, *seen))))
    is_plain = bool(whole) and len(readings) == len(parts) == 1
    return Forms(alphabet_of(whole[:1]), whole, readings, parts if len(parts) > 1 else (), is_plain)


def singulars(word: str) -> Iterator[str]:
    """What a word could be a plural of, by its ending alone; the dictionary takes leaves for those who leave."""
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe")):
        if word.endswith(ending) and len(word) > len(ending):
            yield word.removesuffix(ending) + instead


def warm_up() -> None:
    """Read the dictionary, which takes a tenth of a second, before anybody waits for it."""
    lemma("geese")


def _readings_beside(one: Forms, other: Forms) -> list[tuple[str, str]]:
    """The pairs to compare. Within one alphabet nobody takes a letter for a Latin one: О is no Σ to a Greek."""
    if one.alphabet == other.alphabet != "LATIN":
        return [(one.whole, other.whole)]
    return list(product(one.readings, other.readings))


def _parts_beside(one: Forms, other: Forms) -> list[tuple[str, str]]:
    if not (one.parts or other.parts):
        return []
    return [*product(one.readings, other.parts), *product(one.parts, other.readings)]


def _is_inflected(one: str, other: str) -> bool:
    first, second = lemma(one), lemma(other)
    return first in (other, second) or one == second or one in singulars(other) or other in singulars(one)
