"""What two ways of writing the same thing have in common."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
    | dict.fromkeys("‐‑‒–—−﹣－", "-")
    | dict.fromkeys("⁄∕", "/")
)
_RAISED = re.compile(r"(?<=\d)(?=[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])")
_MINUS = re.compile(r"^\s*([-±])\s+(?=\d)")
_SIGN_OF_LETTER = re.compile(r"(?<!\w)([a-z]{1,2})(\+\+|[-+#*])(?!\w)")
_NAME_OF_SIGN = {"++": "plus plus", "+": "plus", "-": "minus", "#": "sharp", "*": "star"}
_FRACTION = re.compile(r"(?<=\d)(?=[¼½¾⅐-⅞])")
_THOUSANDS = re.compile(r"(?<![\d.,/])\d{1,3}([, '’])\d{3}(?:\1\d{3})*(?!\d)")
_SIGN = re.compile(
    r"(?P<of_number>(?<=\d)[^\w\s]+(?=\d)|(?<![\w.])[-.,±](?=\d))"
    r"|(?P<within>['’‘ʻʼ`´.])"
    r"|[\W_]"
)
_SPACE = re.compile(r"(?<!\d) | (?![-.,±\d])")


@lru_cache(maxsize=64)  # a clue is compared with each of its answers
def words(text: str) -> tuple[str, ...]:
    """The words of a text without case, accents and punctuation. A sign beside a digit belongs to the number.

    A sign behind a letter or two is a word: C, C# and C++ are three things.

    >>> words("Saint-Exupéry & the O’Haras"), words("-6 or 1,000.5")
    (('saint', 'exupery', 'and', 'the', 'oharas'), ('-6', 'or', '1000.5'))
    >>> words("C#"), words("AB+")
    (('c', 'sharp'), ('ab', 'plus'))
    """
    marked = _FRACTION.sub(" ", _RAISED.sub("^", text.casefold()))
    folded = unicodedata.normalize("NFKD", marked.translate(_LETTERS)).translate(_LETTERS)
    bare = "".join(char for char in folded if not unicodedata.combining(char)).casefold()
    named = _SIGN_OF_LETTER.sub(lambda found: f"{found[1]} {_NAME_OF_SIGN[found[2]]} ", bare)
    spelled = _MINUS.sub(r"\1", named).replace("&", " and ").replace(" + ", " and ").replace("%", " percent ")
    numbers = _THOUSANDS.sub(lambda found: found[0].replace(found[1], ""), spelled)
    return tuple(_SIGN.sub(_without_sign, numbers).split())


def _without_sign(found: re.Match[str]) -> str:
    return found["of_number"] or ("" if found["within"] else " ")


def plain(text: str) -> tuple[str, ...]:
    """The words that count: without articles, unless nothing else is left or a last letter is a name.

    >>> plain("The Lord of the Rings"), plain("Vitamin A"), plain("The The")
    (('lord', 'of', 'rings'), ('vitamin', 'a'), ('the', 'the'))
    """
    return counting(words(text))


def counting(found: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some words that count."""
    last = len(found) - 1
    kept = tuple(word for at, word in enumerate(found) if word != "the" and (word not in ("a", "an") or at == last))
    return kept or found


def key(text: str) -> str:
    """What two ways of writing the same answer have in common; spacing does not count, but between two numbers.

    >>> key("the  U.S.A.") == key("usa"), key("8 8") == key("88")
    (True, False)
    """
    return joined(plain(text))


def joined(parts: Sequence[str]) -> str:
    """Some words in one."""
    return _SPACE.sub("", " ".join(parts))
