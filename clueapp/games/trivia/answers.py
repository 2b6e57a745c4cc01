"""Whether what somebody typed is the answer: forgiving of how it is written, never of what it means (T-3.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rapidfuzz.distance import OSA

from clueapp.games.trivia.lookalikes import LOOKALIKES
from clueapp.games.trivia.slips import is_near, is_slip
from clueapp.games.trivia.writing import joined, key, plain, words

Alike = Callable[[str, str], bool]
"""Whether a word that is given can stand for one that is meant."""


class Judge:
    """Rules on answers, knowing which others there are."""

    def __init__(self, answers: Iterable[str] = (), texts: Iterable[str] = ()) -> None:
        """`answers`: all that are accepted anywhere; `texts`: where words that mean something can be found."""
        self._answers = frozenset(key(answer) for answer in answers)
        self._words = LOOKALIKES.union(*(words(text) for text in texts))

    def accepts(self, text: str, accepted: Iterable[str], rejected: Iterable[str] = ()) -> bool:
        """Whether a text is one of the accepted answers, or one of them with a small slip in one word."""
        return self._is_one_of(text, accepted, rejected, is_slip, slips=1)

    def would_let_pass(self, text: str, accepted: Iterable[str], rejected: Iterable[str], least: int) -> bool:
        """Whether a fair player lets a wrong answer count: two words may have slips, those of so many letters any."""
        return self._is_one_of(
            text, accepted, rejected, lambda one, two: is_slip(one, two) or is_near(one, two, least), slips=2
        )

    def _is_one_of(self, text: str, accepted: Iterable[str], rejected: Iterable[str], alike: Alike, slips: int) -> bool:
        given = key(text)
        if not given:
            return False
        meant = [plain(answer) for answer in accepted]
        right = frozenset(map(joined, meant))
        if given in right:
            return True
        others = self._answers.union(map(key, rejected)) - right
        if given in others:
            return False  # it is the answer to something else
        near = [joined(parts) for parts in meant if self._is_nearly(plain(text), parts, alike, slips)]
        return bool(near) and _is_nearest(given, near, others)

    def _is_nearly(self, given: tuple[str, ...], meant: tuple[str, ...], alike: Alike, slips: int) -> bool:
        """Whether each word is the one that is meant, all but so many of them letter by letter."""
        if len(given) != len(meant):
            return False
        wrong = [(one, two) for one, two in zip(given, meant, strict=True) if one != two]
        return len(wrong) <= slips and all(one not in self._words and alike(one, two) for one, two in wrong)


def _is_nearest(given: str, near: list[str], others: frozenset[str]) -> bool:
    """Whether no answer to something else is as close as the one that is meant."""
    distance = min(OSA.distance(given, answer) for answer in near)
    return all(OSA.distance(given, each, score_cutoff=distance) > distance for each in others)
