"""How often somebody may do something: so much at once, so much a second, and nobody's at another's cost."""

import pytest

from clueapp.buckets import Bucket, Buckets
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.people.pace import Pace

NOON = 1_700_000_000_000


def is_let_through(pace: Pace, now: int, *, is_chat: bool) -> bool:
    try:
        pace.check("ann", now, is_chat=is_chat)
    except IllegalAction as refusal:
        return refusal.code != "too_fast"
    return True


def taken(bucket: Bucket, at: int, tries: int = 10) -> int:
    return sum(bucket.take(at) for _ in range(tries))


@pytest.mark.req("P-5.4")
def test_a_bucket_holds_so_many_and_fills_evenly_up_to_its_brim() -> None:
    bucket = Bucket(burst=3, per_second=2)
    assert taken(bucket, NOON) == 3
    assert taken(bucket, NOON + 499) == 0
    assert taken(bucket, NOON + 500) == 1
    assert taken(bucket, NOON + 1_500) == 2
    assert taken(bucket, NOON + 3_600_000) == 3


@pytest.mark.req("P-5.4", "P-7.1")
def test_a_clock_that_was_set_back_neither_takes_nor_gives() -> None:
    bucket = Bucket(burst=3, per_second=1)
    assert bucket.take(NOON)
    assert taken(bucket, NOON - 3_600_000) == 2
    assert taken(bucket, NOON - 3_600_000 + 1_000) == 1


@pytest.mark.req("P-5.4")
def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(burst=1, per_second=1)
    assert [buckets.take(name, NOON) for name in ("ann", "ann", "bob", "bob")] == [True, False, True, False]


@pytest.mark.req("P-5.4")
def test_of_too_many_the_one_that_was_used_longest_ago_is_forgotten_and_no_other() -> None:
    buckets = Buckets(burst=1, per_second=1, most=3)
    for name in ("ann", "bob", "cid"):
        assert buckets.take(name, NOON)
    assert not buckets.take("ann", NOON), "but that was a use"
    assert buckets.take("dan", NOON)
    assert [buckets.take(name, NOON) for name in ("cid", "ann", "dan")] == [False, False, False]
    assert buckets.take("bob", NOON)


@pytest.mark.req("P-5.4")
def test_however_many_come_no_more_are_kept_than_that() -> None:
    buckets = Buckets(burst=1, per_second=1, most=100)
    assert all(buckets.take(f"2001:db8:{number}::/64", NOON) for number in range(1_000))
    assert len(buckets._buckets) == 100


@pytest.mark.req("P-3.4", "P-5.4")
def test_sixty_actions_at_once_and_five_a_second_and_five_words_and_one_in_two_seconds() -> None:
    pace = Pace()

    def passed(now: int, *, is_chat: bool) -> int:
        return next(number for number in range(100) if not is_let_through(pace, now, is_chat=is_chat))

    assert [passed(NOON, is_chat=False), passed(NOON + 1_000, is_chat=False)] == [60, 5]
    assert [passed(NOON, is_chat=True), passed(NOON + 1_999, is_chat=True), passed(NOON + 2_000, is_chat=True)] == [
        *(5, 0, 1)
    ]
