"""Which words lie on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    board = _fresh_board(pool, rng, seen) or _least_met_board(pool, rng, seen)
    rng.shuffle(board)
    return tuple(board)


def _fresh_board(pool: Sequence[str], rng: Random, seen: Mapping[str, int]) -> list[str]:
    """A board of words that nobody has met; nothing if it is not found soon. Looks at few of many thousand words."""
    for _ in range(TRIES):
        board = _taken(word for word in _in_any_order(pool, rng) if not seen.get(lesson_of(word)))
        if len(board) == BOARD:
            return board
    return []


def _least_met_board(pool: Sequence[str], rng: Random, seen: Mapping[str, int]) -> list[str]:
    """The best board that several ways find, where some of the words were met before."""
    met = {word: seen.get(lesson_of(word), 0) for word in pool}
    fewest = sorted(met.values())[:BOARD]
    full: list[list[str]] = []
    for board in _ways_to_a_board(met, rng):
        if len(board) == BOARD:
            full.append(board)
            if sorted(map(met.__getitem__, board)) == fewest:
                break
    if not full:
        raise ValueError(f"there are no {BOARD} words that are unlike each other among these {len(pool)}")
    return min(full, key=lambda board: sorted(map(met.__getitem__, board), reverse=True))


def _ways_to_a_board(met: Mapping[str, int], rng: Random) -> Iterator[list[str]]:
    """Boards, or as much of one as was found: by chance, then those that are dearer to find."""
    for _ in range(TRIES):
        yield _taken(sorted(_in_any_order(tuple(met), rng), key=met.__getitem__))
    yield _fewest_clashes_first(met)
    yield _any_board(tuple(met))


def can_deal(pool: Sequence[str]) -> bool:
    """Whether a board can be laid from these words."""
    return len(_any_board(pool)) == BOARD


def lesson_of(word: str) -> str:
    """What is remembered of a word that was on the board, so that it does not soon lie there again.

    >>> lesson_of("Ice-Cream")
    'icecream'
    """
    return folded(word)


def _in_any_order(pool: Sequence[str], rng: Random) -> Iterator[str]:
    """The words in any order; no more is drawn than is asked for."""
    words = list(pool)
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


def _any_board(pool: Sequence[str]) -> list[str]:
    """A board of these words, the same at any time, or as much of one as there is."""
    board = _taken(pool)
    return board if len(board) == BOARD else _fewest_clashes_first(dict.fromkeys(pool, 0))
