"""Remarks of the mysteries' system players: their moments, their speakers, and words that fit the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import get_args

import pytest

from clueapp.games.mystery.cards import SUSPECTS, TITLES, short_title
from clueapp.games.mystery.remarks.choosing import LIKELIHOOD, ROUNDS_OF_REST, TURNS_BETWEEN
from clueapp.games.mystery.remarks.occasions import Occasion, reasons
from clueapp.games.mystery.remarks.sentences import OF_SUSPECTS, OF_VOICES, Voice
from clueapp.kernel.remarks import Moment, Remark
from tests.games.table import AtTable, classic_table, table

ALL = [
    *(each for voices in OF_VOICES.values() for words in voices.values() for each in words),
    *(each for occasions in OF_SUSPECTS.values() for words in occasions.values() for each in words),
]
OCCASIONS = get_args(Occasion)


class Eager(Random):
    """Chance that always speaks."""

    def random(self) -> float:
        return 0.0


class Quiet(Random):
    """Chance that never feels like it."""

    def random(self) -> float:
        return 0.99


def speaks(at: AtTable, before: int, *speakers: str, said: Sequence[Remark] = (), kind: type[Random] = Eager) -> Remark:
    """The remark made about everything after the first `before` facts."""
    remark = hears(at, before, *speakers, said=said, kind=kind)
    assert remark is not None
    return remark


def hears(
    at: AtTable, before: int, *speakers: str, said: Sequence[Remark] = (), kind: type[Random] = Eager
) -> Remark | None:
    return at.game.remark(moment_of(at, before), speakers, said, lambda seat, name: kind(f"{seat} {name}"))


def moment_of(at: AtTable, before: int) -> Moment:
    events = tuple(fact.public for fact in at.facts[before:] if fact.public is not None)
    return Moment(at.public, events, at.public)


def occasions_of(at: AtTable, before: int, *speakers: str) -> Mapping[str, Occasion]:
    return dict(reasons(moment_of(at, before), speakers, at.game.reason_to_speak))


# The words
@pytest.mark.req("B-2.10")
def test_there_are_many_remarks_and_each_is_short_and_stands_once() -> None:
    assert len(ALL) >= 60
    assert len({*ALL}) == len(ALL)
    for text in ALL:
        assert len(text) < 70, text
        assert re.fullmatch(r"[A-Z][^_\"'<>]*[.!?]", text), text


@pytest.mark.req("B-2.10", "P-5.2")
def test_no_remark_names_a_card() -> None:
    names = {name.lower() for card in TITLES for name in (TITLES[card], short_title(card))}
    for text in ALL:
        assert not [name for name in names if re.search(rf"\b{name}\b", text.lower())], text


@pytest.mark.req("B-2.10")
def test_every_voice_has_something_to_say_on_every_occasion() -> None:
    assert set(OF_VOICES) == set(OCCASIONS) == set(LIKELIHOOD)
    for occasion, voices in OF_VOICES.items():
        assert set(voices) == set(get_args(Voice)), occasion
        assert all(voices.values()), occasion
    assert set(OF_SUSPECTS) == set(SUSPECTS)
    assert all(len(words) >= 4 for words in OF_SUSPECTS.values())


# The occasions
@pytest.mark.req("B-2.10")
def test_a_silent_table_gives_everybody_something_to_say() -> None:
    t = table("scarlet", "mustard", "white", solution=("plum", "rope", "hall")).place("scarlet", "hall-lounge")
    t.seat("scarlet").moves("hall")
    before = len(t.facts)
    t.seat("scarlet").suggests("plum", "rope")
    assert occasions_of(t, before, "scarlet", "white") == {"scarlet": "silence_after_own", "white": "silence"}
    assert speaks(t, before, "white").seat == "white"
    assert hears(t, before, "white", kind=Quiet) is None
    assert hears(t, before) is None, "nobody speaks for a person"


@pytest.mark.req("B-2.10")
def test_one_who_is_suspected_speaks_whether_moved_or_not() -> None:
    hands = {"mustard": ("knife",), "scarlet": ("wrench",)}
    t = table("scarlet", "mustard", "white", hands=hands).place("scarlet", "hall-lounge").place("white", "study")
    t.seat("scarlet").moves("hall")
    before = len(t.facts)
    t.seat("scarlet").suggests("white", "knife")
    assert occasions_of(t, before, "white", "mustard") == {"white": "summoned"}
    t.seat("mustard").shows("knife")
    t.turn_of("mustard").place("mustard", "hall-lounge").seat("mustard").moves("hall")
    before = len(t.facts)
    t.seat("mustard").suggests("white", "wrench")
    assert occasions_of(t, before, "white")["white"] == "suspected"


@pytest.mark.req("B-2.10")
def test_one_who_has_to_show_for_the_third_time_in_a_row_may_say_so() -> None:
    t = table("scarlet", "mustard", "white", hands={"mustard": ("knife",)})
    found = []
    for _ in range(3):
        t.place("scarlet", "hall-lounge").seat("scarlet").moves("hall")
        before = len(t.facts)
        t.seat("scarlet").suggests("plum", "knife")
        found.append(occasions_of(t, before, "mustard").get("mustard"))
        t.seat("mustard").shows("knife")
        t.turn_of("scarlet")
    assert found == [None, None, "asked_again"]


@pytest.mark.req("B-2.10")
def test_those_who_are_out_keep_quiet_until_the_end() -> None:
    t = table("scarlet", "mustard", "white")
    t.seat("scarlet").accuses_falsely()
    assert occasions_of(t, 0, "scarlet", "mustard") == {"scarlet": "wrong", "mustard": "another_wrong"}
    before = len(t.facts)
    t.place("mustard", "hall-lounge").seat("mustard").moves("hall").suggests("plum", "rope")
    assert "scarlet" not in occasions_of(t, before, "scarlet", "white")
    before = len(t.facts)
    t.seat("mustard").accuses("plum", "rope", "hall")
    assert occasions_of(t, before, "scarlet", "mustard") == {"scarlet": "beaten", "mustard": "won"}


@pytest.mark.req("B-2.10")
def test_with_nobody_left_the_case_is_unsolved_and_nothing_else_is_spoken_of() -> None:
    t = table("scarlet", "mustard", "white")
    for seat in ("scarlet", "mustard", "white"):
        before = len(t.facts)
        t.seat(seat).accuses_falsely()
    assert set(occasions_of(t, before, "scarlet", "mustard", "white").values()) <= {"unsolved", "wrong"}
    assert occasions_of(t, before, "scarlet") == {"scarlet": "unsolved"}


@pytest.mark.req("B-2.10")
def test_one_who_leaves_says_nothing_and_is_spoken_of() -> None:
    t = table("scarlet", "mustard", "white", "green")
    before = len(t.facts)
    t.seat("white").deserts()
    assert occasions_of(t, before, "white", "green") == {"green": "departure"}


@pytest.mark.req("B-2.10")
def test_the_boards_have_occasions_of_their_own() -> None:
    t = table("scarlet", "mustard", "white").place("scarlet", "kitchen")
    before = len(t.facts)
    t.seat("scarlet").moves("study")
    assert occasions_of(t, before, "scarlet") == {"scarlet": "passage"}
    t = classic_table("scarlet", "mustard", "white").place("scarlet", "kitchen")
    before = len(t.facts)
    t.seat("scarlet").takes_passage()
    assert occasions_of(t, before, "scarlet") == {"scarlet": "passage"}
    for dice, occasion in (((1, 2), "low_roll"), ((3, 4), None), ((6, 6), "high_roll")):
        t = classic_table("scarlet", "mustard", "white")
        before = len(t.facts)
        t.seat("scarlet").rolls(*dice)
        assert occasions_of(t, before, "scarlet").get("scarlet") == occasion


@pytest.mark.req("B-2.10")
def test_a_game_may_be_opened_with_a_remark_and_a_long_wait_ended_with_one() -> None:
    t = table("scarlet", "mustard", "white", "green")
    assert set(occasions_of(t, 0, "mustard", "green").values()) == {"opening"}
    before = len(t.facts)
    t.turn_of("mustard")
    assert occasions_of(t, before, "mustard", "green") == {"mustard": "turn"}


# Rest
@pytest.mark.req("B-2.10")
def test_whoever_has_spoken_rests_and_so_does_the_table() -> None:
    t = table("scarlet", "mustard", "white", "green")
    t.turn_of("mustard").turn_of("white").turn_of("green")
    for _ in range(3):
        for seat in ("scarlet", "mustard", "white", "green"):
            t.turn_of(seat)
    now = t.public.turn_number
    own_rest = int(ROUNDS_OF_REST * 4)
    before = len(t.facts) - 1
    assert speaks(t, before, "green", said=[Remark("green", "Hm.", now - own_rest)])
    assert hears(t, before, "green", said=[Remark("green", "Hm.", now - own_rest + 1)]) is None
    assert speaks(t, before, "green", said=[Remark("white", "Hm.", now - TURNS_BETWEEN)])
    assert hears(t, before, "green", said=[Remark("white", "Hm.", now - TURNS_BETWEEN + 1)]) is None


@pytest.mark.req("B-2.10")
def test_the_end_is_remarked_on_however_recently_somebody_spoke() -> None:
    t = table("scarlet", "mustard", "white")
    before = len(t.facts)
    t.seat("scarlet").accuses("plum", "rope", "hall")
    just_now = Remark("scarlet", "Hm.", t.public.turn_number)
    assert speaks(t, before, "scarlet", said=[just_now]).text in {
        *(each for words in OF_VOICES["won"].values() for each in words),
    }


@pytest.mark.req("B-2.10")
def test_nothing_is_said_twice_in_a_game_by_anybody() -> None:
    t = table("scarlet", "mustard", "white")
    before = len(t.facts)
    t.seat("scarlet").accuses("plum", "rope", "hall")
    said: list[Remark] = []
    for _ in range(20):
        remark = hears(t, before, "mustard", "white", said=said)
        said += () if remark is None else (remark,)
    texts = [each.text for each in said]
    assert len(texts) == len({*texts})
    assert 2 <= len(texts) <= 6, "then there is nothing left to say"
