"""B-2.6: what a temperament changes in how a system player decides."""

from dataclasses import replace
from functools import partial
from typing import TypeVar

import pytest

from clueapp.games.mystery.actions import Suggest
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS
from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.players.fading import named_lately
from clueapp.games.mystery.players.mastermind import Mastermind
from clueapp.games.mystery.players.mind import MakeMind, Mind
from clueapp.games.mystery.players.novice import Novice
from clueapp.games.mystery.players.playing import impulse
from clueapp.games.mystery.players.strengths import STRENGTHS
from clueapp.kernel.rng import habit
from clueapp.kernel.temperament import Temperament
from tests.games.table import AtTable, table

CALM = Temperament(daring=0.0, bluffing=0.0, caution=0.0)
DARING, BLUFFING, CAUTIOUS = replace(CALM, daring=1.0), replace(CALM, bluffing=1.0), replace(CALM, caution=1.0)
M = TypeVar("M", bound=Mind)
HAND = ("plum", "rope", "hall")


def minded(kind: MakeMind, t: AtTable, temperament: Temperament, seed: int = 0, seat: str = "scarlet") -> Mind:
    """A player of this kind and temperament in a seat."""
    mind = kind(t.game.terrain, t.view(seat), partial(habit, f"{seed:064x}"))
    mind.temperament = temperament
    return mind


def own_named(kind: MakeMind, temperament: Temperament) -> int:
    """In how many of 200 suggestions at the start of a game it names a suspect or a weapon that it holds."""
    t = table(solution=("green", "knife", "study"), hands={"scarlet": HAND})
    hand = set(t.seat("scarlet").hand)
    said = (minded(kind, t, temperament, seed).suggestion("study") for seed in range(200))
    return sum(bool(hand & {each.suspect, each.weapon}) for each in said if isinstance(each, Suggest))


@pytest.mark.req("B-2.6")
@pytest.mark.parametrize("strength", sorted(STRENGTHS))
def test_those_who_like_to_bluff_name_their_own_cards_more_often(strength: str) -> None:
    assert own_named(STRENGTHS[strength], BLUFFING) > own_named(STRENGTHS[strength], CALM) + 15


@pytest.mark.req("B-2.6")
@pytest.mark.parametrize("kind", [Novice, Detective, Mastermind])
def test_those_who_like_to_bluff_see_more_in_a_room_of_their_own(kind: MakeMind) -> None:
    t = table(solution=("green", "knife", "study"), hands={"scarlet": HAND})
    frank, sly = (minded(kind, t, each).worth() for each in (CALM, BLUFFING))
    assert sly["hall"] > 1.2 * frank["hall"]
    assert sly["study"] == pytest.approx(frank["study"])


@pytest.mark.req("B-2.6")
@pytest.mark.parametrize("strength", sorted(STRENGTHS))
def test_the_cautious_show_a_room_first(strength: str) -> None:
    t = table(solution=("green", "knife", "study"), hands={"scarlet": HAND})
    careful = {minded(STRENGTHS[strength], t, CAUTIOUS, seed).card_to_show(HAND) for seed in range(20)}
    others = {minded(STRENGTHS[strength], t, CALM, seed).card_to_show(HAND) for seed in range(40)}
    assert careful == {"hall"}
    assert others == set(HAND)


@pytest.mark.req("B-2.6")
def test_the_cautious_wait_longer_for_a_good_room_and_the_daring_tire_of_one_sooner() -> None:
    t = table()
    calm, daring, cautious = (minded(Detective, t, each) for each in (CALM, DARING, CAUTIOUS))
    assert cautious.patience > calm.patience
    assert daring.dullness < calm.dullness


def with_suspects_left(number: int, players: int) -> AtTable:
    """Scarlet holds every card of which the case file is not, but so many suspects; its turn is about to end."""
    t = table(*SUSPECTS[:players], solution=("green", "knife", "study"))
    left = ("green", *(each for each in SUSPECTS if each != "green"))[:number]
    own = [card for card in DECK if card not in {*left, "knife", "study"}]
    held = {"scarlet": len(own), **dict.fromkeys(t.public.players[1:], 0)}
    for at in range(number - 1):
        held[t.public.players[1 + at]] = 1
    public = replace(t.public, phase="end", held=held)
    hands = {seat: replace(mine, hand=tuple(own) if seat == "scarlet" else ()) for seat, mine in t.truth.own.items()}
    t.truth = replace(t.truth, public=public, own=hands)
    return t


@pytest.mark.req("B-2.6", "B-2.8")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_one_of_two_case_files_is_a_bet_for_the_daring_alone(players: int) -> None:
    t = with_suspects_left(2, players)
    assert minded(Mastermind, t, DARING).accusation() is not None
    assert minded(Mastermind, t, replace(CALM, caution=1.0)).accusation() is None


@pytest.mark.req("B-2.8")
def test_one_of_three_case_files_is_a_bet_for_nobody_not_even_with_five_rivals() -> None:
    t = with_suspects_left(3, 6)
    minds = [minded(Mastermind, t, each, seed) for each in (DARING, CALM) for seed in range(10)]
    assert not any(mind.accusation() for mind in minds)
    assert all(mind.confidence == pytest.approx(1 / 3, abs=0.1) for mind in minds)


def room_solved() -> AtTable:
    """Scarlet holds every room but one: any serves as well as any other, and a passage is the shortest way."""
    t = table(solution=("green", "wrench", "billiard_room"))
    own = replace(t.truth.own["scarlet"], hand=tuple(room for room in ROOMS if room != "billiard_room"))
    held = {"scarlet": len(own.hand), "mustard": 5, "white": 5}
    t.truth = replace(t.truth, public=replace(t.public, held=held), own={**t.truth.own, "scarlet": own})
    return t


def just_been_in(t: AtTable, *rooms: str) -> AtTable:
    """Scarlet has named these rooms, one after the other, and stands in the last."""
    doors = {"study": "hall-study", "kitchen": "ballroom-kitchen"}
    for room in rooms:
        t.turn_of("scarlet").place("scarlet", doors[room]).seat("scarlet").moves(room).suggests("plum", "rope")
        t.is_answered()
    return t.turn_of("scarlet")


@pytest.mark.req("B-2.9")
@pytest.mark.parametrize("strength", sorted(STRENGTHS))
def test_nobody_goes_back_and_forth_through_one_passage_for_ever(strength: str) -> None:
    t = just_been_in(room_solved(), "study", "kitchen", "study", "kitchen")
    assert named_lately(t.public, "scarlet") == ("study", "kitchen", "study", "kitchen")
    for temperament in (CALM, DARING, BLUFFING, CAUTIOUS):
        action = impulse(minded(STRENGTHS[strength], t, temperament)).action
        assert getattr(action, "to", "") != "study", "there are rooms that it has not seen for longer"
