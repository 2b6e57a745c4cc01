"""Who lives and who is dead, by a clock that stands still until it is moved."""

import pytest

from clueapp.bus.beats import Beats
from clueapp.bus.rolls import Rolls
from clueapp.bus.values import Lost
from clueapp.bus.wire import Said
from tests.bus.ends import ROOM, here

pytestmark = pytest.mark.req("P-6.4")


class Clock:
    """Seconds since some moment."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def beats(clock: Clock) -> Beats:
    """Of a process that hears."""
    beats = Beats(clock)
    assert beats.echo(clock.now)
    return beats


def pass_time(beats: Beats, clock: Clock, seconds: float, *heard: str) -> list[str]:
    """Time passes, with beats of these and one's own; returns who has died."""
    dead = []
    for _ in range(round(seconds * 2)):
        clock.now += 0.5
        beats.echo(clock.now)
        for name in heard:
            beats.hear(name, int(clock.now * 1000))
        dead += beats.reap()
    return dead


def test_who_has_not_heard_itself_is_deaf(clock: Clock) -> None:
    beats = Beats(clock)
    assert not beats.is_hearing
    assert beats.echo(clock.now)
    assert beats.is_hearing
    clock.now += 1.9
    assert beats.is_hearing
    clock.now += 0.2
    assert not beats.is_hearing


def test_a_beat_that_comes_back_late_is_no_hearing(beats: Beats, clock: Clock) -> None:
    clock.now += 10
    assert not beats.echo(clock.now - 9)
    assert not beats.is_hearing
    assert beats.echo(clock.now)
    assert beats.hearing_since == clock.now


def test_who_is_not_heard_for_three_seconds_is_dead_since_the_last_beat(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 5, "a", "b")
    last = int(clock.now * 1000)
    assert pass_time(beats, clock, 2.5, "a") == []
    assert pass_time(beats, clock, 1, "a") == ["b"]
    assert beats.dead_since("b") == last
    assert beats.dead_since("a") is None
    assert pass_time(beats, clock, 5, "a") == []


def test_who_has_missed_two_beats_is_not_relied_upon_long_before_it_is_dead(beats: Beats, clock: Clock) -> None:
    beats.hear("a", 1)
    pass_time(beats, clock, 1.0)
    assert not beats.is_missed("a")
    pass_time(beats, clock, 0.5)
    assert beats.is_missed("a")
    assert beats.dead_since("a") is None
    beats.hear("a", 2)
    assert not beats.is_missed("a")
    assert not beats.is_missed("never heard of")
    clock.now += 8
    assert not beats.is_missed("a"), "it is this process that was asleep"


def test_who_is_heard_again_lives(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 1, "a")
    assert pass_time(beats, clock, 5) == ["a"]
    assert beats.hear("a", 7)
    assert not beats.hear("a", 8)
    assert beats.dead_since("a") is None
    assert pass_time(beats, clock, 5) == ["a"]


def test_who_was_asleep_takes_nobody_for_dead(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 5, "a")
    clock.now += 60
    assert beats.reap() == []
    assert beats.echo(clock.now)
    assert beats.reap() == []
    assert pass_time(beats, clock, 3) == []
    assert pass_time(beats, clock, 0.5) == ["a"]


def test_a_farewell_is_for_ever(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 1, "a")
    beats.end("a", 1234)
    assert not beats.hear("a", 9_999_999)
    beats.read({"a": 9_999_999}, 9_999_999)
    assert beats.dead_since("a") == 1234
    assert pass_time(beats, clock, 5) == []


def test_who_was_never_heard_lives_if_it_is_written_down_as_of_now(beats: Beats, clock: Clock) -> None:
    beats.read({"fresh": 99_000, "old": 90_000}, now=100_000)
    assert beats.dead_since("fresh") is None
    assert beats.dead_since("old") == 90_000
    assert pass_time(beats, clock, 4) == ["fresh"]


def test_who_was_heard_is_not_dead_for_what_is_written_down(beats: Beats, clock: Clock) -> None:
    """After a Redis that was out of reach all that is written there is old."""
    pass_time(beats, clock, 1, "a")
    beats.read({"a": 0}, now=10**12)
    assert beats.dead_since("a") is None


def test_it_settles_once_after_each_break(beats: Beats, clock: Clock) -> None:
    assert not beats.settle()
    pass_time(beats, clock, 3)
    assert beats.settle()
    assert beats.is_settled
    assert not beats.settle()
    beats.break_off()
    assert not beats.is_settled
    assert beats.echo(clock.now)
    assert not beats.settle()
    pass_time(beats, clock, 3)
    assert beats.settle()


def test_the_dead_are_buried_once(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 1, "a", "b")
    pass_time(beats, clock, 4, "b")
    assert list(beats.bury(before=0)) == []
    assert list(beats.bury(before=10**9)) == ["a"]
    assert list(beats.bury(before=10**9)) == []


def said(process: str, version: int, *players: str) -> Said:
    return Said(process, version, 1, here(*players))


def left(process: str, version: int) -> Said:
    return Said(process, version, 1, None)


def test_the_later_version_holds_in_whatever_order_they_come(beats: Beats) -> None:
    rolls = Rolls(beats)
    assert rolls.take(ROOM, said("a", 2, "ann"))
    assert not rolls.take(ROOM, said("a", 1))
    assert not rolls.take(ROOM, said("a", 2, "ann"))
    assert rolls.roll(ROOM, True).there == {"a": here("ann")}
    assert rolls.take(ROOM, left("a", 4))
    assert not rolls.read(ROOM, [said("a", 3, "ann")])
    assert rolls.roll(ROOM, True).there == {}
    assert rolls.rooms_of("a") == []


def test_the_dead_are_lost_with_what_they_said_last(beats: Beats) -> None:
    rolls = Rolls(beats)
    rolls.take(ROOM, said("a", 1, "ann"))
    beats.end("a", 77)
    assert rolls.roll(ROOM, True).there == {}
    assert rolls.roll(ROOM, True).lost == {"a": Lost(here("ann"), 77)}
    assert not rolls.read(ROOM, [])
    assert rolls.rooms_of("a") == [ROOM]


def test_what_was_known_before_a_break_stays_until_everybody_had_time_to_say_it_again(
    beats: Beats, clock: Clock
) -> None:
    rolls = Rolls(beats)
    for name in ("a", "b"):
        beats.hear(name, 1)
        rolls.take(ROOM, said(name, 1, "ann"))
    clock.now += 30
    beats.break_off()
    beats.echo(clock.now)
    assert not rolls.read(ROOM, []), "Redis may have been emptied, and nobody has said anything again yet"
    assert set(rolls.roll(ROOM, False).there) == {"a", "b"}
    pass_time(beats, clock, 3, "a", "b")
    beats.settle()
    assert rolls.read(ROOM, [said("a", 1, "ann")])
    assert set(rolls.roll(ROOM, True).there) == {"a"}


def test_it_does_not_settle_before_it_is_known_of_everybody_whether_they_live(beats: Beats, clock: Clock) -> None:
    pass_time(beats, clock, 1, "a")
    beats.break_off()
    clock.now += 1
    assert beats.echo(clock.now)
    assert pass_time(beats, clock, 3) == []
    assert not beats.settle(), "nobody knows of a"
    assert pass_time(beats, clock, 0.5) == ["a"]
    assert beats.settle()


def test_who_was_never_heard_is_as_old_as_its_last_beat_that_is_written_down(beats: Beats, clock: Clock) -> None:
    now = int(clock.now * 1000)
    beats.read({"fresh": now - 100, "old": now - 1_500}, now)
    beats.echo(clock.now)
    assert not beats.is_missed("fresh")
    assert beats.is_missed("old"), "though hearing has just begun"
    assert beats.dead_since("old") is None
