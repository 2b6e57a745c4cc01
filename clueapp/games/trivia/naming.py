"""Whether a clue names its own answer."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.wordings import wordings
from clueapp.games.trivia.writing import counting, plain, words

DISTINCTIVE = 5
"""Letters from which an answer is looked for otherwise written as well: "The Who" is not found in "who"."""
JUDGE = Judge()


def names(clue: str, answer: str) -> bool:
    """Whether a clue says its own answer, or what would be taken for it.

    >>> names("It was built by an Eiffel.", "Gustave Eiffel")
    False
    >>> names("The Eiffel tower, by night", "the Eiffel Tower"), names("Many telescopes", "telescope")
    (True, True)
    >>> names("They seek a grail.", "The (Holy) Grail")
    True
    """
    return any(_names(clue, each.text) for each in wordings(answer))


def _names(clue: str, answer: str) -> bool:
    said, sought = words(clue), plain(answer)
    if f" {' '.join(words(answer))} " in f" {' '.join(said)} ":
        return True
    if len("".join(sought)) < DISTINCTIVE:
        return False
    return _is_run_together("".join(sought), said) or _is_nearly_said(sought, counting(said))


def _is_run_together(sought: str, said: tuple[str, ...]) -> bool:
    """Whether some words in a row are the same letters."""
    text, bounds = _without_spaces(said)
    at = text.find(sought)
    while at >= 0 and not {at, at + len(sought)} <= bounds:
        at = text.find(sought, at + 1)
    return at >= 0


@lru_cache(maxsize=4)  # a clue is compared with each of its answers
def _without_spaces(said: tuple[str, ...]) -> tuple[str, frozenset[int]]:
    """Some words in one, and where each begins and ends."""
    return "".join(said), frozenset(accumulate(map(len, said), initial=0))


def _is_nearly_said(sought: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Whether as many words in a row that begin alike would be accepted."""
    rows = zip(*(said[at:] for at in range(len(sought))), strict=False)
    first = [word[0] for word in sought]
    return any([word[0] for word in row] == first and _is_as_good(row, sought) for row in rows)


def _is_as_good(row: tuple[str, ...], sought: tuple[str, ...]) -> bool:
    """Whether these words are the sought ones, be it in the plural, or those with a slip."""
    if row[:-1] == sought[:-1] and not _stems(row[-1]).isdisjoint(_stems(sought[-1])):
        return True
    return JUDGE.accepts(" ".join(row), [" ".join(sought)])


def _stems(word: str) -> set[str]:
    stems = {word, word.removesuffix("s"), word.removesuffix("es")}
    return {stem for stem in stems if len(stem) >= DISTINCTIVE}
