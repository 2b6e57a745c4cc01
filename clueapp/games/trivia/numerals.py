"""Numbers written in digits, in words or as Roman numerals, made comparable."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

NUMERAL = re.compile(r".*\d.*|(?=.)m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})")
"""A word with a digit in it, or a Roman numeral."""

_ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
_TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_BELOW_20 = {word: value for value, word in enumerate(["zero", *_ONES, *_TEENS])}
_VALUES = _BELOW_20 | {word: 10 * value for value, word in enumerate(_TENS, 2)} | {"hundred": 100} | _SCALES
_TH, _S = "-th", "-s"
"""Endings that turn the number before them into an ordinal or a decade."""
_PARTS = (
    {"and": ("and",)}
    | {word: (word,) for word in _VALUES}
    | {f"{word}th": (word, _TH) for word in _VALUES}
    | {f"{word[:-1]}ieth": (word, _TH) for word in _TENS}
    | {f"{word[:-1]}ies": (word, _S) for word in _TENS}
    | {"first": ("one", _TH), "second": ("two", _TH), "third": ("three", _TH), "fifth": ("five", _TH)}
    | {"eighth": ("eight", _TH), "ninth": ("nine", _TH), "twelfth": ("twelve", _TH)}
)
"""The parts of each word that numbers are made of."""

_KINDS = (
    {"zero": "z", "hundred": "h", "and": "&", _TH: "!", _S: "s"}
    | dict.fromkeys(_ONES, "o")
    | dict.fromkeys(_TEENS, "e")
    | dict.fromkeys(_TENS, "t")
    | dict.fromkeys(_SCALES, "k")
    | {"twenty": "w"}
)
"""A letter for each part in the grammar: "seventy-five" is "to", "a thousand and one nights" is "k&ox"."""
_BELOW_100 = "(?:[wt]o?|e|o)"
_BELOW_1000 = f"(?:(?:{_BELOW_100}|d)?h(?:&?{_BELOW_100})?|{_BELOW_100})"
_COUNT = f"(?:{_BELOW_1000}|d)?k(?:&?(?:{_BELOW_1000}|d)k)*(?:&?{_BELOW_1000})?|{_BELOW_1000}|z|d"
_YEAR = "(?P<century>[we]|o(?=[wt]))(?:[wt]o?|e)"
"""A year, or another number that is read in two parts, such as 747."""
_GRAMMAR = re.compile(f"(?P<number>{_YEAR}|{_COUNT})(?P<ending>[!s]?)|.")

_PART = re.compile("|".join(sorted(_PARTS, key=len, reverse=True)))
_NTH = re.compile(r"(\d+)(?:st|nd|rd|th)")
_DECADE = re.compile(r"([2-9]0)s")
_MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december"
_DAY_FIRST = re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th)? (?:of )?({_MONTHS})\b")
_ROMAN = {
    ten + one: str(10 * tens + ones)
    for tens, ten in enumerate(("", "x", "xx", "xxx"))
    for ones, one in enumerate(("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"))
    if tens or ones
}
"""The Roman numerals of kings and wars. Larger ones are left out, since some look like words: "mix", "DC"."""


@lru_cache(maxsize=4096)
def is_number(word: str) -> bool:
    """Whether a word is one number.

    >>> is_number("thirteen"), is_number("seventyfive"), is_number("1,5"), is_number("xiv"), is_number("fourten")
    (True, True, True, True, False)
    """
    found = _in_digits([word])
    return len(found) == 1 and bool(NUMERAL.fullmatch(found[0]))


def with_digits(words: Sequence[str]) -> tuple[str, ...]:
    """Return the words with all numbers in digits, so that two ways to write a number become one.

    After a name, "XIV", "14th" and "14" are the same, and an ordinal may also come before it. A Roman numeral that
    comes first is taken for a word. Dates get their month first, and a decade without a century is a twentieth-century
    one.

    >>> with_digits(["louis", "xiv"]), with_digits(["louis", "fourteenth"]), with_digits(["second", "world", "war"])
    (('louis', '14'), ('louis', '14'), ('world', 'war', '2'))
    >>> with_digits(["nineteen", "eighty", "four"]), with_digits(["thousand", "and", "one", "nights"])
    (('1984',), ('1001', 'nights'))
    >>> with_digits(["seven", "forty", "seven"]), with_digits(["seven", "eleven"])
    (('747',), ('7', '11'))
    >>> with_digits(["4th", "of", "july"]), with_digits(["july", "4"]), with_digits(["roaring", "twenties"])
    (('july', '4'), ('july', '4'), ('roaring', '1920s'))
    """
    months_first = _DAY_FIRST.sub(r"\2 \1", " ".join(_in_digits(words))).split()
    found = [f"19{word}" if _DECADE.fullmatch(word) else word for word in months_first]
    behind = tuple(_ROMAN.get(word, _NTH.sub(r"\1", word)) for word in found[1:])
    nth = _NTH.fullmatch(found[0]) if behind else None
    return (*behind, nth[1]) if nth else (*found[:1], *behind)


def _in_digits(words: Sequence[str]) -> tuple[str, ...]:
    parts = tuple(part for word in words for part in _parts(word))
    kinds = "".join(_KINDS.get(part, "d" if part.isdecimal() else "x") for part in parts)
    return tuple(_written(parts[found.start() : found.end()], found) for found in _GRAMMAR.finditer(kinds))


def _parts(word: str) -> tuple[str, ...]:
    """The parts of a number, even if they are run together; otherwise the word itself."""
    if nth := _NTH.fullmatch(word):
        return nth[1], _TH
    found = _PART.findall(word)
    return tuple(part for each in found for part in _PARTS[each]) if "".join(found) == word else (word,)


def _written(parts: Sequence[str], found: re.Match[str]) -> str:
    """Write a number in digits; leave a word as it is."""
    ending = found["ending"] or ""
    number = parts[: len(parts) - len(ending)]
    if found["number"] is None or (len(number) == 1 and number[0].isdecimal()):
        digits = number[0]  # "007" stays as it is
    elif found["century"]:
        digits = str(100 * _VALUES[number[0]] + _value(number[1:]))
    else:
        digits = str(_value(number))
    return digits + {"!": "th", "s": "s"}.get(ending, "")


def _value(number: Iterable[str]) -> int:
    total = group = 0
    for part in number:
        if part in _SCALES:
            total, group = total + (group or 1) * _VALUES[part], 0
        elif part == "hundred":
            group = (group or 1) * 100
        elif part != "and":
            group += int(part) if part.isdecimal() else _VALUES[part]
    return total + group
