"""Which words of a long list are too like each other to lie on one board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from clueapp.games.codenames.spelling import are_alike, forms, lemma, singulars


def clashes_of(words: Iterable[str]) -> dict[str, list[str]]:
    """For each word those that it may not lie with; found without comparing all with all.

    >>> clashes_of(["farm", "dwarf", "farmer"])
    {'farm': ['farmer'], 'dwarf': [], 'farmer': ['farm']}
    """
    clashes: dict[str, dict[str, None]] = {word: {} for word in words}
    named = defaultdict(list)
    for word in clashes:
        for name in dict.fromkeys(_names(word)):
            named[name].append(word)
    for word, known in clashes.items():
        for other in (other for hint in _hints(word) if hint in named for other in named[hint]):
            if other not in known and other != word and are_alike(word, other):
                known[other] = clashes[other][word] = None
    return {word: list(others) for word, others in clashes.items()}


def _names(word: str) -> Iterator[str]:
    """What a word is found by: itself, and what it may be a form of."""
    for whole in forms(word).readings:
        yield whole
        yield lemma(whole)
        yield from singulars(whole)


def _hints(word: str) -> Iterator[str]:
    """What else could be the name of a word that is like this one."""
    its = forms(word)
    for whole in its.readings:
        yield from (whole[:end] for end in range(1, len(whole) + 1))
        yield from (whole[start:] for start in range(1, len(whole)))
    for each in (*its.readings, *its.parts):
        yield each
        yield lemma(each)
        yield from singulars(each)
