"""Clue-Less, section 3: what the game keeps and shows."""

import pytest

from clueapp.games.mystery.cards import DECK, SUSPECTS, WEAPONS
from tests.games.table import table


@pytest.mark.req("C-3.1", "C-3.2")
@pytest.mark.parametrize("viewer", ["scarlet", "white", None])
def test_everybody_sees_where_all_characters_and_weapons_are(viewer: str | None) -> None:
    t = table()
    t.seat("scarlet").moves("hall-lounge")
    wire = t.wire(viewer)
    assert set(wire["positions"]) == set(SUSPECTS)
    assert set(wire["weapons"]) == set(WEAPONS)
    assert wire["positions"]["scarlet"] == "hall-lounge"
    assert wire["positions"]["plum"] == "plum_home"


@pytest.mark.req("C-3.3", "C-8.4")
def test_a_player_sees_only_their_own_cards() -> None:
    t = table("scarlet", "white", "plum")
    for seat in ("scarlet", "white", "plum"):
        view = t.view(seat)
        assert view.own is not None
        assert t.wire(seat)["hand"] == list(t.seat(seat).hand)
        others = {card for other in t.public.players if other != seat for card in t.seat(other).hand}
        assert not others & set(view.own.hand)
    assert t.wire(None)["hand"] == []
    assert t.view(None).own is None


@pytest.mark.req("C-3.3")
def test_a_hand_is_shown_in_the_order_of_the_deck_so_that_it_tells_nothing_of_the_deal() -> None:
    hand = table(seed=9).seat("mustard").hand
    assert list(hand) == sorted(hand, key=DECK.index)


@pytest.mark.req("C-3.4")
def test_turns_go_clockwise_from_scarlet() -> None:
    t = table(*reversed(SUSPECTS))
    order = []
    for _ in range(7):
        order.append(t.turn)
        t.seat(t.turn).is_away()
    assert order == ["scarlet", "mustard", "white", "green", "peacock", "plum", "scarlet"]


@pytest.mark.req("C-3.4")
def test_a_suspect_nobody_plays_is_passed_over() -> None:
    t = table("plum", "green", "mustard")
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.seat(t.turn).is_away()
    assert order == ["mustard", "green", "plum", "mustard"]


@pytest.mark.req("C-3.5")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", "white", None])
def test_everybody_sees_who_is_still_sleuthing(viewer: str | None) -> None:
    t = table()
    assert t.wire(viewer)["sleuthing"] == {"scarlet": True, "mustard": True, "white": True}
    t.seat("scarlet").accuses_falsely()
    assert t.wire(viewer)["sleuthing"] == {"scarlet": False, "mustard": True, "white": True}


@pytest.mark.req("C-3.6", "C-6.3")
def test_the_game_shows_a_player_whether_they_must_move_on_their_next_turn() -> None:
    t = table().place("scarlet", "hall-lounge").turn_of("scarlet")
    assert t.wire("mustard")["mustMove"] is True
    t.seat("scarlet").moves("lounge").suggests("mustard", "knife")
    assert t.wire("mustard")["mustMove"] is False
    assert t.wire("white")["mustMove"] is True
    assert t.wire(None)["mustMove"] is None


@pytest.mark.req("C-3.6")
def test_having_had_a_turn_one_must_move_again() -> None:
    t = table(hands={"white": ("knife",)}, solution=("plum", "rope", "hall"))
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").suggests("mustard", "knife")
    t.is_answered().seat("scarlet").ends_turn().seat("mustard").stays().declines().ends_turn()
    assert t.wire("mustard")["mustMove"] is True
    t.turn_of("mustard").seat("mustard").is_refused("must_move").stays()


@pytest.mark.req("C-3.6")
def test_a_turn_passed_for_an_absent_player_counts_as_their_turn() -> None:
    t = table().place("scarlet", "hall-lounge").turn_of("scarlet")
    t.seat("scarlet").moves("lounge").suggests("white", "rope")
    t.is_answered().seat("scarlet").ends_turn().seat("mustard").is_away().seat("white").is_away()
    assert t.wire("white")["mustMove"] is True
