"""Codenames: which words lie on the board (W-1.2, W-4.1)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames.dealing import BOARD, can_deal, deal_words, lesson_of
from clueapp.games.codenames.spelling import likeness
from tests.games.test_codenames_words import LIBRARY, POOL

SEEDS = st.integers(0, 2**32)


def is_board(words: Sequence[str], pool: Sequence[str]) -> bool:
    """Whether these are 25 of the pool, no two of them alike."""
    is_whole = len(words) == len(set(words)) == BOARD and set(words) <= set(pool)
    return is_whole and not [pair for pair in combinations(words, 2) if likeness(*pair)]


@pytest.mark.req("W-4.1")
@given(SEEDS)
def test_a_board_has_25_words_no_two_of_which_are_alike(seed: int) -> None:
    board = deal_words(POOL, Random(seed), {})
    assert is_board(board, POOL)
    assert board == deal_words(POOL, Random(seed), {}), "the same chance deals the same"


@pytest.mark.req("W-4.1")
def test_the_pool_has_words_that_would_clash_and_boards_differ() -> None:
    assert likeness("switch", "witch")
    assert {"switch", "witch"} <= set(POOL)
    boards = [deal_words(POOL, Random(seed), {}) for seed in range(40)]
    assert len(set(boards)) == 40
    assert len({word for board in boards for word in board}) > len(POOL) / 2
    assert any(list(board) != sorted(board) for board in boards)


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize("pack", LIBRARY.packs, ids=lambda pack: pack.slug)
def test_a_board_can_be_laid_from_any_pack_alone(pack: object) -> None:
    words = LIBRARY.pool([pack.slug])
    assert can_deal(words)
    assert is_board(deal_words(words, Random(1), {}), words)


@pytest.mark.req("W-4.1")
@given(SEEDS)
def test_no_word_lies_there_again_in_the_rematches_of_a_room(seed: int) -> None:
    rng, seen = Random(seed), Counter[str]()
    for _ in range(20):
        board = deal_words(POOL, rng, seen)
        assert is_board(board, POOL)
        seen.update(map(lesson_of, board))
    assert set(seen.values()) == {1}
    assert len(seen) == 20 * BOARD


@pytest.mark.req("W-4.1")
@given(SEEDS)
def test_when_all_have_been_seen_the_least_seen_come_first(seed: int) -> None:
    rng, pool = Random(seed), [word for word in POOL if len(word) == 7]
    fresh = frozenset(rng.sample(pool, 10))
    seen = {lesson_of(word): 1 if word in fresh else 2 for word in pool}
    board = deal_words(pool, rng, seen)
    assert is_board(board, pool)
    assert fresh <= set(board), "seven letters neither begin nor end with seven others"


@pytest.mark.req("W-4.1")
def test_words_are_remembered_however_they_are_written() -> None:
    pool = [word for word in POOL if len(word) == 6][: BOARD + 5]
    seen = {lesson_of(word.upper()): 1 for word in pool[:5]}
    assert set(deal_words([word.title() for word in pool], Random(3), seen)) == {word.title() for word in pool[5:]}


@pytest.mark.req("W-4.1")
@given(SEEDS)
def test_a_word_seen_before_is_not_taken_for_want_of_a_better_choice(seed: int) -> None:
    """FARM stands in the way of five; without it there are just 25 fresh ones."""
    sixes = [word for word in POOL if len(word) == 6]
    fresh = ["farm", "farmer", "farmyard", "farmhouse", "farmland", "farmhand", *sixes[:20]]
    pool = [*fresh, *sixes[20:60]]
    board = deal_words(pool, Random(seed), dict.fromkeys(map(lesson_of, sixes[20:60]), 1))
    assert set(board) == set(fresh) - {"farm"}


@pytest.mark.req("W-4.1")
@given(SEEDS)
def test_the_only_board_there_is_is_found(seed: int) -> None:
    """Of twelve words each stands in the way of two: by chance alone all twelve are hardly ever left out."""
    *stems, last = [word for word in POOL if len(word) == 6][:13]
    pool = [last, *(f"{stem}{end}" for stem in stems for end in ("", "ist", "able"))]
    rng = Random(seed)
    rng.shuffle(pool)
    assert can_deal(pool)
    assert set(deal_words(pool, rng, {})) == set(pool) - set(stems)


class Counting(Counter[str]):
    """What was met, and how often that was asked."""

    asked = 0

    def get(self, word: str, default: int | None = None) -> int:  # type: ignore[override]
        self.asked += 1
        return super().get(word, default or 0)


@pytest.mark.req("W-4.1")
def test_of_many_thousand_words_few_are_looked_at() -> None:
    """A game is dealt while all other rooms wait."""
    pool = [f"{one}{other}{more}" for one in POOL for other in "jqx" for more in "abcdefghijklmnop"]
    seen = Counting(map(lesson_of, POOL))
    seen.asked = 0
    assert len(pool) > 30_000
    assert len(deal_words(pool, Random(1), seen)) == BOARD
    assert 0 < seen.asked < 300


@pytest.mark.req("W-4.1")
def test_where_there_is_no_board_it_says_so() -> None:
    sixes = [word for word in POOL if len(word) == 6][: BOARD - 1]
    for pool in ([], sixes, [*sixes, *(f"{word}s" for word in sixes)], [*sixes, sixes[0].upper()], sixes * 2):
        assert not can_deal(pool)
        with pytest.raises(ValueError, match="no 25 words"):
            deal_words(pool, Random(1), {})


@given(SEEDS, st.lists(st.text("abs", min_size=2, max_size=6), min_size=25, max_size=80))
def test_what_can_be_dealt_is_dealt(seed: int, pool: list[str]) -> None:
    try:
        assert is_board(deal_words(pool, Random(seed), {}), pool)
    except ValueError:
        assert not can_deal(pool)
