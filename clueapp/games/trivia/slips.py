"""Slips of the pen: how much of an answer may be written wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, permutations

from rapidfuzz.distance import OSA

from clueapp.games.trivia.numerals import NUMERAL, is_number
from clueapp.games.trivia.wordings import wording
from clueapp.games.trivia.writing import joined, plain, words

SWAPPED, ONE, RHYMES, TWO = 5, 6, 7, 11
"""Letters of an answer from which swapped neighbours, one slip, another first letter and two slips are forgiven."""
TWO_IN_A_WORD = 6
"""Letters of a word from which both slips may be in it."""
ENDINGS = (("ane", "ene", "ine", "one", "yne"), ("ate", "ite", "ide"), ("ine", "ide"), ("ase", "ose"), ("al", "ol"))
"""Ends of words that make something else of the same beginning: ethane and ethene, nitrate and nitrite."""
TITLES = frozenset(["doctor", "dr", "junior", "senior", "jr", "sr", "mister", "mr", "mrs", "ms", "miss"])
"""Words that tell apart two people of the same name."""

_AGAIN = re.compile(r"(.)\1+")
_OTHER_ENDS = tuple(pair for ends in ENDINGS for pair in permutations(ends, 2))


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as it is compared: its words, its letters, and what of it is never written wrong by a little."""

    words: tuple[str, ...]
    letters: str
    marks: tuple[str, ...]
    titles: frozenset[str]


@lru_cache(maxsize=8192)  # the answers of a question are compared with all that is said to it
def readings(text: str) -> tuple[Reading, Reading, Reading]:
    """Read a text without articles; with digits and no abbreviations; and whole, since "teh" is a slip too."""
    return _reading(plain(text)), _reading(wording(text).words), _reading(words(text))


def slips(given: Reading, meant: Reading, more: int = 0) -> int | None:
    """How many slips make one text of another if its letters allow so many, or so many more; None if they do not.

    From 6 letters one slip is forgiven, from 11 two; of 5 letters two neighbours may have changed places. Spaces do not
    count. Numbers, numerals and letters that stand alone have to be the same, and so has the first letter of a short
    answer: a rhyme is another word. A title may be left out, but neither changed nor added.

    >>> flytrap, henry = readings("Venus flytrap")[0], readings("Henry VIII")[0]
    >>> slips(readings("venus flytrp")[0], flytrap), slips(readings("Henry VII")[0], henry)
    (1, None)
    """
    one, two = given.letters, meant.letters
    allowed = max(forgiven(len(two)) + more, len(two) == SWAPPED)
    if abs(len(one) - len(two)) > allowed or given.marks != meant.marks or not given.titles <= meant.titles:
        return None
    if len(two) < RHYMES and one[1:] == two[1:]:
        return None
    if len(two) == SWAPPED and (one[:1] != two[0] or sorted(one) != sorted(two)):
        return None
    wrong = distance(one, two)
    return wrong if wrong <= allowed else None


def forgiven(letters: int) -> int:
    """How many slips an answer of so many letters may have."""
    return (letters >= ONE) + (letters >= TWO)


def distance(given: str, meant: str) -> int:
    """How many letters are wrong, missing or too many; neighbours that changed places and all doublings count once.

    >>> distance("cleopetra", "cleopatra"), distance("dehli", "delhi"), distance("carribean", "caribbean")
    (1, 1, 1)
    """
    return min(OSA.distance(given, meant), 1 + OSA.distance(_AGAIN.sub(r"\1", given), _AGAIN.sub(r"\1", meant)))


def is_other_by_itself(given: str, meant: str) -> bool:
    """Whether a word is seen to be another, however long the answer is: a number, too far away, or of another end.

    >>> is_other_by_itself("carrie", "marie"), is_other_by_itself("thirty", "thirteen")
    (True, True)
    >>> is_other_by_itself("marei", "marie")
    False
    """
    is_far = len(meant) < TWO_IN_A_WORD and distance(given, meant) > 1
    return is_far or is_number(given) or has_other_end(given, meant)


def has_other_end(given: str, meant: str) -> bool:
    """Whether two words begin alike and have ends that tell two things apart.

    >>> has_other_end("nitrite", "nitrate"), has_other_end("ethanal", "ethanol"), has_other_end("venise", "venice")
    (True, True, False)
    """
    return any(given.endswith(one) and given == meant.removesuffix(two) + one for one, two in _OTHER_ENDS)


@lru_cache(maxsize=8192)  # most texts have only one reading
def _reading(written: tuple[str, ...]) -> Reading:
    rows = groupby(written, lambda word: len(word) == 1 and word.isalpha())
    parts: list[str] = []
    marks: list[str] = []
    for is_letter, row in rows:
        found = ["".join(row)] if is_letter else list(row)  # J. R. R. and JRR
        if is_letter:
            marks += found if parts or len(found[0]) == 1 else ()  # JRR may be written as one word
        else:
            marks += filter(NUMERAL.fullmatch, found)
        parts += found
    return Reading(tuple(parts), joined(parts), tuple(marks), TITLES.intersection(parts))
