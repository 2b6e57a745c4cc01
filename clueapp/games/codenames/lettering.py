"""What a word is made of, and what is left of it when it is compared."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category, combining, name, normalize

from clueapp.kernel.letters import mixed_alphabets, without_invisible

HYPHENS, APOSTROPHES = "-\u2010\u2011", "'\u2019\u2018"
_JOINT = re.compile(f"[{HYPHENS}{APOSTROPHES}]")
_STROKES = ("MODIFIER LETTER ", "LATIN SMALL LETTER SALTILLO")
"""Letters by name, and seen as an apostrophe."""
_LATIN_LETTER = re.compile(r"LATIN .*?\b([A-Z]{1,2})(?: WITH .+)?")
_RUNES = {"þ": "th", "ð": "d", "ʒ": "z"}
_MOST_MARKS = 2
"""So many stand on one letter in any language; more are a tower of accents."""
_EUROPEAN = ("LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE")
"""Alphabets in which no mark is a letter, so that all may be left out."""


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


def is_word(text: str, joints: re.Pattern[str] = _JOINT) -> bool:
    """Whether it is letters, of no alphabets that are taken for one another, with single joints inside.

    >>> is_word("o’clock"), is_word("fo--ot"), is_word("f00t"), is_word("fаrm")
    (True, False, False, False)
    """
    is_spelt = all(map(_is_letters, joints.split(text))) and folded(text) != ""
    return is_spelt and not mixed_alphabets(text)


def alphabet_of(letter: str) -> str:
    """The first word of a letter's name, such as LATIN."""
    return name(letter, "").partition(" ")[0] if letter else ""


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
