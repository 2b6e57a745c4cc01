"""Which of many words are only a few slips away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract


class Shelf:
    """Words, sorted by length so that few have to be looked at."""

    def __init__(self, found: Iterable[str]) -> None:
        self._words = frozenset(found)
        self._by_length: defaultdict[int, list[str]] = defaultdict(list)
        for word in self._words:
            self._by_length[len(word)].append(word)

    def near(self, word: str, slips: int) -> set[str]:
        """Those that are at most so many slips away.

        >>> sorted(Shelf(["monet", "manet", "mozart"]).near("menet", 1))
        ['manet', 'monet']
        """
        if slips <= 0:
            return {word} & self._words
        lengths = range(len(word) - slips, len(word) + slips + 1)
        close = [each for length in lengths for each in self._by_length.get(length, ())]
        return {each for each, _, _ in extract(word, close, scorer=OSA.distance, score_cutoff=slips, limit=None)}
