"""Codenames: who is told the key, and when (W-2.14, W-4.4)."""

import json
from random import Random

import pytest

from clueapp.games.codenames.events import GameEnded, KeyDrawn, KeyShown
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.truth import WATCHERS, Fact
from tests.games.codenames_table import GAME, AtTable, guessing, paused, table
from tests.laid import laid

SIX = {
    "seat-1": "red_spymaster",
    "seat-2": "red_operative",
    "seat-3": "red_operative",
    "seat-4": "blue_spymaster",
    "seat-5": "blue_operative",
    "seat-6": "blue_operative",
}


def told(facts: list[Fact]) -> dict[str, KeyShown]:
    """Who was shown the key."""
    return {seat: event for fact in facts for seat, event in fact.own.items() if isinstance(event, KeyShown)}


def knowing(at: AtTable) -> set[str]:
    """Those whose wire has the key."""
    return {each.name for each in at.everybody() if each.key is not None}


@pytest.mark.req("W-2.14", "W-4.4")
@pytest.mark.parametrize(
    ("watchers", "audience"), [("board", {"seat-1", "seat-4"}), ("key", {"seat-1", "seat-4", WATCHERS})]
)
def test_the_key_is_dealt_to_the_spymasters_and_to_watchers_where_the_host_allows_it(
    watchers: str, audience: set[str]
) -> None:
    truth = laid(GAME, SIX, {**GAME.info.default_options(), "watchers_see": watchers})
    facts = list(GAME.setup(truth, Random(4)))
    drawn = next(fact for fact in facts if isinstance(fact.vault, KeyDrawn))
    assert drawn.public is None
    assert isinstance(drawn.vault, KeyDrawn)
    assert set(drawn.own) == audience
    assert set(drawn.own.values()) == {KeyShown(drawn.vault.key)}
    assert [fact for fact in facts if fact.own] == [drawn]


@pytest.mark.req("W-2.14")
def test_what_is_public_of_the_deal_has_no_colour_in_it() -> None:
    truth = laid(GAME, SIX, GAME.info.default_options())
    codec = EventCodec(GAME.events)
    facts = GAME.setup(truth, Random(4))
    public = json.dumps([codec.dump(fact.public) for fact in facts if fact.public])
    private = json.dumps([codec.dump(event) for fact in facts for event in fact.own.values()])
    assert "assassin" in private, "it would have been found"
    assert "assassin" not in public
    assert "neutral" not in public


@pytest.mark.req("W-2.14")
def test_until_the_end_only_spymasters_have_the_key() -> None:
    at = table(3)
    spymasters = {"red_spymaster", "blue_spymaster"}
    assert knowing(at) == spymasters
    assert at.wire["key"] is None
    at.red_spymaster.clues("ocean", 3)
    assert knowing(at) == spymasters
    at.turns_over("bank", "dwarf")
    assert knowing(at) == spymasters
    at.blue_spymaster.clues("river").at.turns_over("poison")
    assert knowing(at) == set(at.names)
    assert at.wire["key"] == list(at.truth.vault.key)
    assert at.events[-1] == GameEnded("red", "assassin", at.truth.vault.key)


@pytest.mark.req("W-2.14", "P-4.1")
@pytest.mark.parametrize("end", ["assassin", "agents", "deserted"])
def test_however_it_ends_the_key_is_open_then_and_not_before(end: str) -> None:
    at = guessing(1, count="unlimited")
    before = [fact.public for fact in at.facts]
    if end == "deserted":
        at.blue.leaves_for_good()
    else:
        at.turns_over(*(["poison"] if end == "assassin" else [at.public.words[index] for index in range(9)]))
    assert at.public.reason == end
    assert not any(isinstance(event, GameEnded) for event in before)
    assert at.public.key == at.truth.vault.key


@pytest.mark.req("W-4.4", "P-4.1")
def test_watchers_see_what_operatives_see() -> None:
    at = guessing(2)
    assert at.view(None).own == at.view(at.red.seat).own
    assert at.wire == at.wire_of(at.red.seat)
    assert not at.game.menu(at.view(None)).forms
    assert at.feed(None) == at.feed(at.blue.seat)


@pytest.mark.req("W-4.4")
def test_watchers_who_may_see_the_key_are_the_only_others_who_do() -> None:
    at = guessing(2, options={"watchers_see": "key"})
    assert at.wire["key"] == list(at.truth.vault.key)
    assert knowing(at) == {"red_spymaster", "blue_spymaster"}
    assert not at.game.menu(at.view(None)).forms, "they say nothing and do nothing"


@pytest.mark.req("W-2.14", "W-3.2")
@pytest.mark.parametrize("taker", ["blue_operative1", "red_operative2"])
def test_a_change_of_role_tells_the_key_to_that_seat_alone(taker: str) -> None:
    at = paused(2)
    before = len(at.facts)
    seat = at.seat(taker)
    assert seat.key is None
    seat.takes("blue_spymaster")
    assert told(at.facts[before:]) == {seat.seat: KeyShown(at.truth.vault.key)}
    (shown,) = (fact for fact in at.facts[before:] if fact.own)
    assert (shown.public, shown.vault) == (None, None)
    assert knowing(at) == {"red_spymaster", "blue_spymaster", taker}
    assert seat.key == list(at.truth.vault.key)
    assert seat.seat in at.public.informed
    assert at.wire["key"] is None


@pytest.mark.req("W-2.14", "W-3.2")
def test_who_has_seen_it_is_not_shown_it_again() -> None:
    at = paused(2)
    before = len(at.facts)
    at.red_spymaster.takes("blue_spymaster").takes("red_spymaster")
    assert told(at.facts[before:]) == {}


@pytest.mark.req("W-2.14", "W-3.2")
def test_who_has_retired_keeps_what_they_know_and_is_told_nothing_new() -> None:
    at = paused(2)
    before = len(at.facts)
    at.blue.takes("blue_spymaster")
    late = at.blue_spymaster.returns()
    assert late.key == list(at.truth.vault.key)
    at.red_spymaster.resumes()
    at.blue.clues("river").at.turns_over("kettle")
    assert late.seat not in told(at.facts[before:])
    public = [fact.public for fact in at.facts[before:] if fact.public]
    assert [fact.as_told_to(late.seat) for fact in at.facts[before:] if fact.as_told_to(late.seat)] == public


@pytest.mark.req("W-2.14")
def test_a_change_of_sides_tells_nothing() -> None:
    at = paused(2, gone=["blue_operative1", "blue_operative2"])
    before = len(at.facts)
    at.red.takes("blue_operative")
    assert not any(fact.own or fact.vault for fact in at.facts[before:])
    assert at.red.key is None


@pytest.mark.req("W-2.14")
def test_a_refused_change_of_role_tells_nothing() -> None:
    at = paused(1)
    at.blue.takes("blue_spymaster").is_gone()
    at.red.expects_refusal("last_guesser").takes("blue_spymaster")
    assert at.red.key is None
    assert at.red.seat not in at.public.informed


@pytest.mark.req("P-3.4")
def test_whoever_has_seen_the_key_is_silenced_until_the_end() -> None:
    at = paused(2)
    assert silenced(at) == {"red_spymaster", "blue_spymaster"}
    at.blue.takes("blue_spymaster")
    assert silenced(at) == {"red_spymaster", "blue_spymaster", "blue_operative1"}
    at.red_spymaster.resumes()
    at.blue.clues("river").at.turns_over("poison")
    assert silenced(at) == set()


def silenced(at: AtTable) -> set[str]:
    return {at.name_of(seat) for seat in at.game.silenced(at.public)}


@pytest.mark.req("W-2.14", "W-2.9")
def test_a_new_game_has_a_key_of_its_own_and_forgets_who_knew_the_old_one() -> None:
    at = paused(2)
    at.blue.takes("blue_spymaster")
    seating = {seat: GAME.place_of(at.public, seat) or "" for seat in at.public.posts}
    opening = GAME.opening(seating, GAME.info.default_options(), 1, at.public)
    assert not opening.own
    truth = laid(GAME, seating, GAME.info.default_options())
    assert truth.public.informed == {at.red_spymaster.seat, at.blue.seat}
    assert all(agent.key == () for agent in truth.own.values())
