"""B-2.7: guests forget and guess, inspectors miss what only a detective concludes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random

import pytest

from clueapp.games.mystery.cards import DECK, SUSPECTS, Trio
from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.players.guest import Guest
from clueapp.games.mystery.players.inspector import Inspector
from clueapp.games.mystery.players.novice import Novice
from clueapp.games.mystery.state import MysteryView
from clueapp.kernel.rng import habit
from tests.games.table import AtTable, table

SHOWN = ("plum", "rope", "lounge")
"""Held by Mustard, and shown to Scarlet one after the other."""


def shown_three() -> AtTable:
    """Mustard has shown Scarlet three cards in the first turns of the game."""
    t = table(solution=("green", "knife", "study"), hands={"mustard": SHOWN}, options={"notebook": "seen"})
    for card in SHOWN:
        t.turn_of("scarlet").place("scarlet", "hall-lounge").seat("scarlet").moves("lounge").suggests("plum", "rope")
        t.seat("mustard").shows(card)
    return t


def rounds_later(t: AtTable, rounds: int) -> MysteryView:
    """Scarlet's view so many rounds later, as if nobody had asked anything meanwhile."""
    view = t.view("scarlet")
    turn = view.public.turn_number + rounds * len(view.public.players)
    return replace(view, public=replace(view.public, turn_number=turn))


def guest(t: AtTable, view: MysteryView, seed: int) -> Guest:
    return Guest(t.game.terrain, view, partial(habit, f"{seed:064x}"))


def forgotten(t: AtTable, rounds: int, seed: int) -> set[str]:
    return set(SHOWN) - guest(t, rounds_later(t, rounds), seed).notes.crossed_off


@pytest.mark.req("B-2.7")
def test_a_guest_forgets_some_of_the_cards_it_was_shown_but_not_at_once() -> None:
    t = shown_three()
    lost = Counter(card for seed in range(60) for card in forgotten(t, 6, seed))
    assert all(10 < lost[card] < 55 for card in SHOWN), lost
    assert not any(forgotten(t, 0, seed) for seed in range(60))


@pytest.mark.req("B-2.7")
def test_what_a_guest_has_forgotten_stays_forgotten_and_its_own_cards_never_are() -> None:
    t = shown_three()
    for seed in range(30):
        by_round = [forgotten(t, rounds, seed) for rounds in range(8)]
        assert all(before <= after for before, after in pairwise(by_round))
        assert forgotten(t, 5, seed) == forgotten(t, 5, seed), "the same, however often it is asked"
        assert set(t.seat("scarlet").hand) <= guest(t, rounds_later(t, 8), seed).notes.crossed_off


@pytest.mark.req("B-2.7")
def test_a_novice_forgets_nothing() -> None:
    t = shown_three()
    novice = Novice(t.game.terrain, rounds_later(t, 20), partial(habit, "00"))
    assert set(SHOWN) <= novice.notes.crossed_off


def nearly_solved(rounds: int, phase: str = "end") -> AtTable:
    """Scarlet holds so much that three case files are left to its notes, and its turn is about to end."""
    t = table("scarlet", "mustard", "white", solution=("green", "knife", "study"))
    own = t.truth.own["scarlet"]
    left = {"green", "peacock", "plum", "knife", "study"}
    full = tuple(card for card in DECK if card not in left)
    t.truth = replace(
        t.truth,
        public=replace(t.public, phase=phase, turn_number=rounds * 3),
        own={**t.truth.own, "scarlet": replace(own, hand=full)},
    )
    return t


def guesses(t: AtTable, seeds: int = 40) -> Iterator[Trio | None]:
    return (guest(t, t.view("scarlet"), seed).accusation() for seed in range(seeds))


@pytest.mark.req("B-2.7")
def test_late_in_the_game_a_guest_now_and_then_accuses_on_a_guess() -> None:
    made = list(guesses(nearly_solved(rounds=8)))
    said = {guess for guess in made if guess}
    assert 3 < sum(guess is not None for guess in made) < 30, "now and then"
    assert said == {Trio(suspect, "knife", "study") for suspect in ("green", "peacock", "plum")}, "of what it has left"


@pytest.mark.req("B-2.7")
def test_a_guest_makes_no_guess_at_once_nor_before_the_end_of_its_turn() -> None:
    assert not any(guesses(nearly_solved(rounds=4)))
    assert not any(guesses(nearly_solved(rounds=8, phase="move")))
    assert not any(guesses(nearly_solved(rounds=8, phase="suggest")))


@pytest.mark.req("B-2.7")
def test_a_guest_does_not_repeat_a_guess_that_has_failed() -> None:
    t = nearly_solved(rounds=8)
    t.turn_of("white").seat("white").accuses("plum", "knife", "study")
    t.truth = replace(t.truth, public=replace(t.public, phase="end", turn="scarlet", turn_number=24))
    assert {guess for guess in guesses(t, 80) if guess} == {
        Trio(suspect, "knife", "study") for suspect in ("green", "peacock")
    }


def passed_and_shown() -> AtTable:
    """Mustard and White could not show Green, to different people; White showed Mustard one of three."""
    hands = {"scarlet": ("scarlet", "rope", "lounge"), "white": ("plum", "wrench"), "mustard": ("mustard", "revolver")}
    t = table(solution=("green", "knife", "study"), hands=hands, options={"notebook": "seen"})
    for asking, suspect, weapon, shower, card in (
        ("scarlet", "green", "wrench", "white", "wrench"),  # Mustard passes
        ("mustard", "plum", "rope", "white", "plum"),
        ("white", "green", "revolver", "scarlet", "lounge"),
        ("mustard", "green", "revolver", "scarlet", "lounge"),
    ):
        t.turn_of(asking).place(asking, "hall-lounge").seat(asking).moves("lounge").suggests(suspect, weapon)
        t.seat(shower).shows(card)
    return t


@pytest.mark.req("B-2.7")
def test_an_inspector_uses_passes_but_not_that_somebody_holds_one_of_three() -> None:
    t = passed_and_shown()
    novice, inspector = (kind(t.game.terrain, t.view("scarlet"), Random) for kind in (Novice, Inspector))
    detective = Detective(t.game.terrain, t.view("scarlet"), Random)
    # Green was asked for by two, and each of the others has passed once: a novice looks at its own questions alone.
    assert inspector.notes.left(SUSPECTS) == ("green",)
    assert "green" in novice.notes.left(SUSPECTS)
    assert len(novice.notes.left(SUSPECTS)) > 1
    # Scarlet holds the rope and the Lounge: it must have been Plum that White showed Mustard.
    assert detective.knowledge.where("plum") == "white"
    assert "plum" not in inspector.notes.crossed_off


@pytest.mark.req("B-2.7")
def test_an_inspector_accuses_when_one_card_of_each_kind_is_left() -> None:
    t = passed_and_shown()
    assert Inspector(t.game.terrain, t.view("scarlet"), Random).accusation() is None
    proven = nearly_solved(rounds=8)
    own = proven.truth.own["scarlet"]
    hand = (*own.hand, "peacock", "plum")
    proven.truth = replace(proven.truth, own={**proven.truth.own, "scarlet": replace(own, hand=hand)})
    inspector = Inspector(proven.game.terrain, proven.view("scarlet"), Random)
    assert inspector.accusation() == Trio("green", "knife", "study")
