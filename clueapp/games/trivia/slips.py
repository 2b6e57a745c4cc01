"""Slips of the hand and of the ear: what may be wrong in a word without its being another word."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

SWAPPED, DOUBLED, HEARD, LONG = 5, 7, 9, 10
"""Letters of a word from which each kind of slip is forgiven."""
VOWELS = frozenset("aeiouy")
SAME_SOUND = (frozenset("ckq"), frozenset("csz"), frozenset("gj"), frozenset("fvw"))
"""Consonants that are taken for each other by whoever knows a word only by its sound."""

_AGAIN = re.compile(r"(.)\1+")
_NUMERAL = re.compile(r"[ivxlcdm]+|.*\d.*")


def is_slip(given: str, meant: str) -> bool:
    """Whether a word is another one with a small slip; the first letter is right, and as a rule the last two are.

    From 5 letters two neighbours may have changed places; from 7 a letter may be doubled or not, and a plural be one or
    not; from 9 a consonant beside others may be missing, too many or another of the same sound, and i may stand for y;
    from 10 the same goes for vowels that stand together, a last e may be missing, and letters be doubled beside that.
    Another vowel in the place of one makes another word, as does another end: Hamburg, Homburg; Theodore, Theodora.

    >>> is_slip("dehli", "delhi"), is_slip("hamburg", "homburg"), is_slip("mediteranian", "mediterranean")
    (True, False, True)
    """
    if not _can_be(given, meant) or OSA.distance(given, meant) > 2:
        return False
    if _is_doubled(given, meant) or _is_plural(given, meant):
        return True
    if len(meant) >= LONG:
        return given + "e" == meant or _is_one_slip(undoubled(given), undoubled(meant), len(meant))
    return _is_one_slip(given, meant, len(meant))


def is_near(given: str, meant: str, least: int) -> bool:
    """Whether in a word of at least so many letters one inside is wrong, missing or too many, doubled ones aside.

    >>> is_near("gutenburg", "gutenberg", 9), is_near("gutenburg", "gutenberg", 10)
    (True, False)
    """
    if not _can_be(given, meant) or len(meant) < least or given[-1] != meant[-1]:
        return False
    return OSA.distance(undoubled(given), undoubled(meant)) <= 1


def undoubled(word: str) -> str:
    """A word with single letters only.

    >>> undoubled("mississippi")
    'misisipi'
    """
    return _AGAIN.sub(r"\1", word)


def _can_be(given: str, meant: str) -> bool:
    """Numbers are never wrong by a little, and the first letter is right."""
    is_number = _NUMERAL.fullmatch(given) or _NUMERAL.fullmatch(meant)
    return len(meant) >= SWAPPED and given[0] == meant[0] and not is_number


def _is_doubled(given: str, meant: str) -> bool:
    return len(meant) >= DOUBLED and undoubled(given) == undoubled(meant) and given[-2:] == meant[-2:]


def _is_plural(given: str, meant: str) -> bool:
    one, many = sorted((given, meant), key=len)
    return len(one) >= DOUBLED and many == one + "s" and not one.endswith("s")


def _is_one_slip(given: str, meant: str, letters: int) -> bool:
    """What is left between the common beginning and the common end tells the slip."""
    start = _common(given, meant)
    end = _common(given[start:][::-1], meant[start:][::-1])
    one, two = given[start : len(given) - end], meant[start : len(meant) - end]
    if len(one) == len(two) == 2 and one == two[::-1]:
        return letters >= (SWAPPED if end else LONG)
    if letters >= HEARD and {one, two} == {"i", "y"}:
        return True
    if end < 2 or max(len(one), len(two)) > 1:
        return False
    longer = max(given, meant, key=len)
    beside = {longer[start - 1], longer[start + 1]}
    if VOWELS.isdisjoint(one + two):
        is_heard_alike = any({one, two} <= sounds for sounds in SAME_SOUND)
        return letters >= HEARD and (is_heard_alike or (len(one) != len(two) and not beside <= VOWELS))
    return letters >= LONG and VOWELS.issuperset(one + two) and not beside.isdisjoint(VOWELS)


def _common(one: str, two: str) -> int:
    """How many letters two words have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
