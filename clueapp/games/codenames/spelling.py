"""How two words are compared: whatever their case, accents and alphabet, and whichever form they stand in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal
from unicodedata import category, combining, name, normalize

import simplemma

from clueapp.kernel.letters import as_latin, mixed_alphabets, without_invisible

Likeness = Literal["same", "inflected", "contained"]
HYPHENS, APOSTROPHES = "-\u2010\u2011", "'\u2019\u2018"
_JOINT = re.compile(f"[{HYPHENS}{APOSTROPHES}]")
_BETWEEN_PARTS = re.compile(rf"[{HYPHENS}\s]+")
_STROKES = ("MODIFIER LETTER ", "LATIN SMALL LETTER SALTILLO")
"""Letters by name, and seen as an apostrophe."""
_LATIN_LETTER = re.compile(r"LATIN .*?\b([A-Z]{1,2})(?: WITH .+)?")
_RUNES = {"þ": "th", "ð": "d", "ʒ": "z"}
_MOST_MARKS = 2
"""So many stand on one letter in any language; more are a tower of accents."""
_EUROPEAN = ("LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE")
"""Alphabets in which no mark is a letter, so that all may be left out."""


@dataclass(frozen=True, slots=True)
class Forms:
    """A word as it is compared."""

    alphabet: str
    whole: str
    readings: tuple[str, ...]
    """The whole, and what it could be taken for in Latin letters, as it was typed and in capitals."""
    parts: tuple[str, ...]
    """The parts of "ice cream" or "sea-horse", if there are several."""


def likeness(one: str, other: str) -> Likeness | None:
    """In what way two words are too like each other, the same both ways round (W-2.4 to W-2.6).

    >>> likeness("Fóot", "FOOT"), likeness("feet", "foot"), likeness("farm", "farmer"), likeness("war", "dwarf")
    ('same', 'inflected', 'contained', None)
    """
    first, second = forms(one), forms(other)
    if not (first.whole and second.whole):
        return None
    wholes = _readings_beside(first, second)
    parts = [*product(first.readings, second.parts), *product(first.parts, second.readings)]
    if any(a == b for a, b in (*wholes, *parts)):
        return "same"
    if any(_is_inflected(a, b) for a, b in (*wholes, *parts)):
        return "inflected"
    if any(is_contained(a, b) for a, b in wholes):
        return "contained"
    return None


def is_contained(one: str, other: str) -> bool:
    """Whether one begins or ends with the other; in the middle does not count."""
    short, long = sorted((one, other), key=len)
    return bool(short) and (long.startswith(short) or long.endswith(short))


def is_word(text: str, joints: re.Pattern[str] = _JOINT) -> bool:
    """Whether it is letters, of no alphabets that are taken for one another, with single joints inside.

    >>> is_word("o’clock"), is_word("fo--ot"), is_word("f00t"), is_word("fаrm")
    (True, False, False, False)
    """
    return all(map(_is_letters, joints.split(text))) and not mixed_alphabets(text)


@lru_cache(maxsize=16_384)
def folded(word: str) -> str:
    """What is left of a word without case, accents, joints and all that cannot be seen.

    >>> folded("Ice-Cream"), folded("SMØRREBRØD"), folded("Cafe\u0301"), folded("ｆｏｏｔ")
    ('icecream', 'smorrebrod', 'cafe', 'foot')
    """
    if word.isascii() and word.isalpha():
        return word.lower()
    kept: list[str] = []
    base = ""
    for letter in normalize("NFKD", without_invisible(word).casefold()):
        if category(letter)[0] in "LN" and not name(letter, "").startswith(_STROKES):
            base = alphabet_of(letter)
            kept.append(_plain(letter))
        elif category(letter).startswith("M") and not _is_accent(letter, base):
            kept.append(letter)
    return normalize("NFC", "".join(kept)).casefold()


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
    first = whole[:1]
    return Forms(alphabet_of(first), whole, tuple(dict.fromkeys((whole, *seen))), parts if len(parts) > 1 else ())


def singulars(word: str) -> Iterator[str]:
    """What a word could be a plural of, by its ending alone; the dictionary takes leaves for those who leave."""
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe")):
        if word.endswith(ending) and len(word) > len(ending):
            yield word.removesuffix(ending) + instead


def warm_up() -> None:
    """Read the dictionary, which takes a tenth of a second, before anybody waits for it."""
    lemma("geese")


def alphabet_of(letter: str) -> str:
    """The first word of a letter's name, such as LATIN."""
    return name(letter, "").partition(" ")[0] if letter else ""


def _readings_beside(one: Forms, other: Forms) -> list[tuple[str, str]]:
    """The pairs to compare. Within one alphabet nobody takes a letter for a Latin one: О is no Σ to a Greek."""
    if one.alphabet == other.alphabet != "LATIN":
        return [(one.whole, other.whole)]
    return list(product(one.readings, other.readings))


def _is_inflected(one: str, other: str) -> bool:
    if one in singulars(other) or other in singulars(one):
        return True
    return bool({one, lemma(one)} & {other, lemma(other)})


def _is_letters(part: str) -> bool:
    kinds = "".join(category(letter)[0] for letter in part)
    return kinds.startswith("L") and set(kinds) <= {"L", "M"} and "M" * (_MOST_MARKS + 1) not in kinds


def _is_accent(mark: str, alphabet: str) -> bool:
    """Vowels of Hindi and Thai are marks, and so is the voice of a Japanese letter; points of Hebrew are not needed."""
    return alphabet in _EUROPEAN or category(mark) == "Me" or 10 <= combining(mark) <= 36


@lru_cache(maxsize=1_024)
def _plain(letter: str) -> str:
    """A Latin letter without its stroke, hook or tail; two for a ligature."""
    if letter in _RUNES or letter.isascii():
        return _RUNES.get(letter, letter)
    found = _LATIN_LETTER.fullmatch(name(letter, ""))
    return found[1].casefold() if found else letter
