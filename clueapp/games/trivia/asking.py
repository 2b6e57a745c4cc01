"""What a clue asks for, in its own words: who says "88 keys" or "river Danube" has only said that again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile

from clueapp.games.trivia.numerals import is_number
from clueapp.games.trivia.writing import words

_SENTENCE = re.compile(r"(?<=[.!?…])['’”\")]*\s+")
_ASKED = re.compile(r"\b(?:name the|this|these|which|what)\s+(?=((?:[\w-]+\s)*[\w-]+))", re.IGNORECASE)
_AT_THE_END = re.compile(r"\b(?:the|an?)\s+((?:[\w-]+\s)*[\w-]+)\s?[….?!]*$", re.IGNORECASE)
_SMALL = frozenset(
    words(
        "a about after an and are as at by call called can did do does for from had has have he her his if in into is "
        "it its of on or she that the they this these to was we were when where which who whose will with would you"
    )
)
"""Words that end what is asked for."""


def without_what_is_asked(said: tuple[str, ...], clue: str) -> tuple[str, ...]:
    """Some words without those around them that the end of a clue has as well.

    Around a number that is any of its words; around a name only what kind of thing the name is asked of.

    >>> clue = "Mark Twain piloted boats on it. Name this long river, the longest of 3 in the country."
    >>> without_what_is_asked(("mississippi", "river"), clue), without_what_is_asked(("3", "in", "country"), clue)
    (('mississippi',), ('3',))
    >>> without_what_is_asked(("mississippi", "country"), clue)
    ('mississippi', 'country')
    """
    around, kind = _said_again(clue)
    again = around if any(map(is_number, said)) else kind
    start, end = 0, len(said)
    while end - start > 1 and said[end - 1] in again:
        end -= 1
    while end - start > 1 and said[start] in again:
        start += 1
    return said[start:end]


@lru_cache(maxsize=64)
def _said_again(clue: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words of the last sentence but for numbers, and those that say what kind of thing it asks for."""
    last = _SENTENCE.split(clue)[-1]
    around = frozenset(word for word in words(last) if not is_number(word))
    asked = (*_ASKED.finditer(last), *_AT_THE_END.finditer(last))
    return around, frozenset(word for found in asked for word in _kind(found[1]))


def _kind(phrase: str) -> Iterator[str]:
    """The words of a phrase that say what kind of thing it means; a name may be part of another answer."""
    for word in takewhile(lambda each: each not in _SMALL, phrase.split()):
        if word.islower():
            yield from words(word)
