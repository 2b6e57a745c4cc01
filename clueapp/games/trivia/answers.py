"""Whether what somebody typed is the answer: forgiving of how it is written, never of what it means (T-3.6)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from rapidfuzz.distance import OSA

from clueapp.games.trivia.lookalikes import LOOKALIKES

SHORT, LONG, LONGEST = 5, 7, 10
"""Letters of a word below which nothing is forgiven, and from which more is."""
LONG_ANSWER = 9
"""Letters of an answer in which every word that is not short counts as long."""
VOWELS = frozenset("aeiouy")
ALIKE = (VOWELS, frozenset("ckq"), frozenset("csz"), frozenset("gj"), frozenset("fvw"))
"""Letters that are taken for each other by whoever knows a word only by its sound."""

_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
_JOINED = re.compile(r"['’‘ʻʼ`´.]")
_APART = re.compile(r"[\W_]+")
_DOUBLED = re.compile(r"(.)\1+")
_NUMERAL = re.compile(r"[ivxlcdm]+|.*\d.*")


@lru_cache(maxsize=64)  # a clue is compared with each of its answers
def words(text: str) -> tuple[str, ...]:
    """The words of a text without case, accents and punctuation.

    >>> words("Saint-Exupéry & the O’Haras")
    ('saint', 'exupery', 'and', 'the', 'oharas')
    """
    folded = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    bare = "".join(char for char in folded if not unicodedata.combining(char)).casefold()
    return tuple(_APART.sub(" ", _JOINED.sub("", bare.replace("&", " and "))).split())


def plain(text: str) -> tuple[str, ...]:
    """The words that count: without articles, unless nothing else is left or a last letter is a name.

    >>> plain("The Lord of the Rings"), plain("Vitamin A"), plain("The The")
    (('lord', 'of', 'rings'), ('vitamin', 'a'), ('the', 'the'))
    """
    found = words(text)
    last = len(found) - 1
    kept = tuple(word for at, word in enumerate(found) if word != "the" and (word not in ("a", "an") or at == last))
    return kept or found


def key(text: str) -> str:
    """What two ways of writing the same answer have in common; spacing does not count.

    >>> key("the  U.S.A.") == key("usa")
    True
    """
    return "".join(plain(text))


class Judge:
    """Rules on answers, knowing which others there are."""

    def __init__(self, answers: Iterable[str] = (), texts: Iterable[str] = ()) -> None:
        """`answers`: all that are accepted anywhere; `texts`: where words that mean something can be found."""
        self._answers = frozenset(key(answer) for answer in answers)
        self._words = LOOKALIKES.union(*(words(text) for text in texts))

    def accepts(self, text: str, accepted: Iterable[str]) -> bool:
        """Whether a text is one of the accepted answers, or one of them with a small slip."""
        given = key(text)
        if not given:
            return False
        meant = [plain(answer) for answer in accepted]
        right = frozenset("".join(parts) for parts in meant)
        if given in right:
            return True
        if given in self._answers:
            return False  # it is the answer to something else
        near = ["".join(parts) for parts in meant if self._is_slip(plain(text), parts)]
        return bool(near) and self._is_nearest(given, near, right)

    def _is_slip(self, given: tuple[str, ...], meant: tuple[str, ...]) -> bool:
        """Whether each word is the one that is meant, all but one of them letter by letter."""
        wrong = [(one, two) for one, two in zip(given, meant, strict=False) if one != two]
        if len(given) != len(meant) or len(wrong) != 1:
            return False
        ((one, two),) = wrong
        return one not in self._words and is_slip(one, two, is_long=len("".join(meant)) >= LONG_ANSWER)

    def _is_nearest(self, given: str, near: list[str], right: frozenset[str]) -> bool:
        """Whether no answer to something else is as close as the one that is meant."""
        distance = min(OSA.distance(given, answer) for answer in near)
        others = self._answers.difference(right)
        return all(OSA.distance(given, each, score_cutoff=distance) > distance for each in others)


def is_slip(given: str, meant: str, is_long: bool = False) -> bool:
    """Whether a word is another one with a small slip, by the length of what is meant.

    From 5 letters two neighbours may have changed places, or a letter is doubled that should not be; from 7 one letter
    may be missing, too many, or another of the same sound; from 10 one of these and a doubled letter.

    >>> is_slip("dehli", "delhi"), is_slip("manet", "monet"), is_slip("mediteranian", "mediterranean")
    (True, False, True)
    """
    if len(meant) < SHORT or given[0] != meant[0] or _NUMERAL.fullmatch(given) or _NUMERAL.fullmatch(meant):
        return False
    if OSA.distance(given, meant) > (2 if len(meant) >= LONGEST else 1):
        return False
    if len(meant) >= LONGEST:
        given, meant = _undoubled(given), _undoubled(meant)
    return _is_one_slip(given, meant, is_long or len(meant) >= LONG)


def _undoubled(word: str) -> str:
    return _DOUBLED.sub(r"\1", word)


def _is_one_slip(given: str, meant: str, is_long: bool) -> bool:
    """What is left between the common beginning and the common end tells the slip."""
    start = _common(given, meant)
    end = _common(given[start:][::-1], meant[start:][::-1])
    one, two = given[start : len(given) - end], meant[start : len(meant) - end]
    if _undoubled(given) == _undoubled(meant) or (len(one) == len(two) == 2 and one == two[::-1]):
        return True
    if not is_long:
        return False
    return {len(one), len(two)} == {0, 1} or any({one, two} <= sounds for sounds in ALIKE)


def _common(one: str, two: str) -> int:
    """How many letters two words have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
