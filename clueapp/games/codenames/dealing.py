"""Which words lie on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from random import Random

from clueapp.games.codenames.clashes import clashes_of
from clueapp.games.codenames.lettering import folded
from clueapp.games.codenames.spelling import are_alike

BOARD = 25
TRIES = 8
NOTHING_SEEN: Mapping[str, int] = {}


def deal_words(pool: Sequence[str], rng: Random, seen: Mapping[str, int]) -> tuple[str, ...]:
    """25 words in any order, no two of them alike, those that were met least often; ValueError if there is no board.

    `seen` says how often each was met, by its lesson: see `lesson_of`.
    """
    met = {word: seen.get(lesson_of(word), 0) for word in pool} if seen else dict.fromkeys(pool, 0)
    fewest = sum(islice(sorted(met.values()), BOARD))
    tries: list[list[str]] = []
    for _ in range(TRIES):
        tries.append(_taken(_least_met_first(met, rng)))
        if len(tries[-1]) == BOARD and sum(map(met.__getitem__, tries[-1])) == fewest:
            break
    else:
        tries += [_fewest_clashes_first(met), list(_any_board(tuple(pool)))]
    full = [board for board in tries if len(board) == BOARD]
    if not full:
        raise ValueError(f"there are no {BOARD} words that are unlike each other among these {len(pool)}")
    board = min(full, key=lambda board: sorted(map(met.__getitem__, board), reverse=True))
    rng.shuffle(board)
    return tuple(board)


def can_deal(pool: Sequence[str]) -> bool:
    """Whether a board can be laid from these words."""
    return len(_any_board(tuple(pool))) == BOARD


def lesson_of(word: str) -> str:
    """What is remembered of a word that was on the board, so that it does not soon lie there again.

    >>> lesson_of("Ice-Cream")
    'icecream'
    """
    return folded(word)


def _least_met_first(met: Mapping[str, int], rng: Random) -> Iterator[str]:
    """The words in any order, but those that were met more often later; no more is drawn than is asked for."""
    for times in sorted(set(met.values())):
        words = [word for word in met if met[word] == times]
        while words:
            at = rng.randrange(len(words))
            words[at], words[-1] = words[-1], words[at]
            yield words.pop()


def _taken(words: Iterable[str]) -> list[str]:
    """The first words of these that are unlike all those before them, up to a board."""
    board: list[str] = []
    for word in words:
        if len(board) == BOARD:
            break
        if not any(are_alike(word, other) for other in board):
            board.append(word)
    return board


def _fewest_clashes_first(met: Mapping[str, int]) -> list[str]:
    """A board of words that stand in the way of few others that are left; of those met as often."""
    left = {word: set(others) for word, others in clashes_of(met).items()}
    board: list[str] = []
    while left and len(board) < BOARD:
        board.append(min(left, key=lambda word: (met[word], len(left[word]))))
        for gone in (board[-1], *left[board[-1]]):
            for other in left.pop(gone):
                left[other].discard(gone)
    return board


@lru_cache(maxsize=64)
def _any_board(pool: tuple[str, ...]) -> tuple[str, ...]:
    """A board of these words, the same at any time, or as much of one as there is."""
    board = _taken(pool)
    return tuple(board if len(board) == BOARD else _fewest_clashes_first(dict.fromkeys(pool, 0)))
