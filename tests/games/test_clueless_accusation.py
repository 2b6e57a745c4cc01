"""Clue-Less, section 7: accusations and how the game ends."""

import pytest

from clueapp.games.clueless import board
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.events import AccusationFailed, SolutionSeen, TokenPutAside
from clueapp.games.mystery.state import Accusation
from tests.games.table import AtTable, table

SOLUTION = {"suspect": "plum", "weapon": "rope", "room": "hall"}


@pytest.mark.req("C-7.1")
def test_any_suspect_weapon_and_room_can_be_accused_from_anywhere() -> None:
    form = next(form for form in table().seat("scarlet").wire_menu if form["type"] == "ACCUSE")
    assert form["fields"] == {"suspect": list(SUSPECTS), "weapon": list(WEAPONS), "room": list(ROOMS)}


@pytest.mark.req("C-7.1")
@pytest.mark.parametrize("trio", [("rope", "plum", "hall"), ("plum", "rope", ""), ("plum", "rope", "hall-lounge")])
def test_what_is_not_a_suspect_a_weapon_and_a_room_is_refused(trio: tuple[str, str, str]) -> None:
    table().seat("scarlet").is_refused("bad_card").accuses(*trio)


@pytest.mark.req("C-7.2")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", "white", None])
def test_a_true_accusation_wins_and_opens_the_solution_to_all(viewer: str | None) -> None:
    t = table()
    t.seat("scarlet").accuses("plum", "rope", "hall")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.termination) == (("scarlet",), "solved")
    assert (t.wire(viewer)["solution"], t.wire(viewer)["winner"]) == (SOLUTION, "scarlet")
    assert "solved the case: Professor Plum in the Hall with the Rope." in t.toasts(viewer)[-1]


@pytest.mark.req("C-7.2")
def test_after_the_end_nothing_can_be_done() -> None:
    t = table()
    t.seat("scarlet").accuses("plum", "rope", "hall")
    for seat in t.public.players:
        assert t.seat(seat).may == set()
        t.seat(seat).is_refused("wrong_phase").moves("hall-lounge")
        t.seat(seat).is_refused("wrong_phase").shows("knife")
        t.seat(seat).is_refused("wrong_phase").accuses("plum", "rope", "hall")
        t.seat(seat).is_refused("wrong_phase").ends_turn()
        t.seat(seat).is_refused("wrong_phase").marks("rope", "white", "yes")
    assert t.game.awaits(t.public) == t.game.in_play(t.public) == frozenset()
    assert t.deadline is None


@pytest.mark.req("C-7.3")
@pytest.mark.parametrize(
    "wrong",
    [("green", "rope", "hall"), ("plum", "knife", "hall"), ("plum", "rope", "study"), ("white", "wrench", "study")],
)
def test_one_wrong_card_makes_it_false(wrong: tuple[str, str, str]) -> None:
    t = table()
    t.seat("scarlet").accuses(*wrong)
    assert t.outcome is None
    assert (t.turn, t.public.out) == ("mustard", frozenset({"scarlet"}))


@pytest.mark.req("C-7.3", "C-8.4")
def test_a_false_accuser_alone_sees_the_solution() -> None:
    t = table()
    since = len(t.facts)
    t.seat("scarlet").accuses("plum", "rope", "study")
    assert t.wire("scarlet")["solution"] == SOLUTION
    assert "Your accusation was false. The case file holds Professor Plum in the Hall with the Rope." in t.toasts(
        "scarlet"
    )
    told = [fact for fact in t.facts if isinstance(fact.public, AccusationFailed)]
    assert told[0].as_told_to("scarlet") == SolutionSeen(Trio("plum", "rope", "hall"))
    for other in ("mustard", "white", None):
        assert t.wire(other)["solution"] is None
        assert told[0].as_told_to(other) == AccusationFailed("scarlet")
        assert "The accusation was false. Miss Scarlet is out of the hunt." in t.toasts(other, since)
        assert not any("the Hall" in text for text in t.feed(other, since))


@pytest.mark.req("C-7.3")
@pytest.mark.parametrize("viewer", ["mustard", None])
def test_all_are_told_what_was_accused(viewer: str | None) -> None:
    t = table()
    t.seat("scarlet").accuses("plum", "rope", "study")
    assert "Miss Scarlet made an accusation: Professor Plum in the Study with the Rope!" in t.feed(viewer)


@pytest.mark.req("C-7.3")
@pytest.mark.parametrize("hallway", board.HALLWAYS)
def test_a_false_accuser_in_a_hallway_steps_into_the_room_first_in_the_alphabet(hallway: str) -> None:
    t = table().place("scarlet", hallway).turn_of("scarlet")
    t.seat("scarlet").accuses_falsely().is_at(min(hallway.split("-")))
    assert any(isinstance(event, TokenPutAside) for event in t.told())


@pytest.mark.req("C-7.3")
def test_the_hallway_that_was_left_is_free_for_the_next() -> None:
    t = table().place("scarlet", "dining_room-lounge").turn_of("scarlet")
    t.seat("scarlet").accuses_falsely().is_at("dining_room")
    t.seat("mustard").moves("dining_room-lounge")


@pytest.mark.req("C-7.3")
@pytest.mark.parametrize("place", ["lounge", "scarlet_home"])
def test_a_false_accuser_elsewhere_stays_there(place: str) -> None:
    t = table().place("scarlet", place).turn_of("scarlet")
    t.seat("scarlet").accuses_falsely().is_at(place)


@pytest.mark.req("C-7.3", "C-6.3")
def test_the_token_of_an_eliminated_player_is_still_moved_by_suggestions() -> None:
    t = table()
    t.seat("scarlet").accuses_falsely()
    t.place("mustard", "dining_room-lounge").turn_of("mustard").seat("mustard").moves("lounge").suggests(
        "scarlet", "rope"
    )
    assert t.where("scarlet") == "lounge"


def in_move(t: AtTable) -> None:
    assert t.phase == "move"


def in_suggest(t: AtTable) -> None:
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge")
    assert t.phase == "suggest"


def after_declining(t: AtTable) -> None:
    in_suggest(t)
    t.seat("scarlet").declines()


def in_the_hallway(t: AtTable) -> None:
    t.seat("scarlet").moves("hall-lounge")


def after_the_answer(t: AtTable) -> None:
    in_suggest(t)
    t.seat("scarlet").suggests("green", "knife")
    t.is_answered()
    assert t.phase == "end"


def shut_in(t: AtTable) -> None:
    t.place("white", "hall-lounge").turn_of("scarlet")
    assert t.phase == "end"


@pytest.mark.req("C-4.7")
@pytest.mark.parametrize("moment", [in_move, in_suggest, after_declining, in_the_hallway, after_the_answer, shut_in])
@pytest.mark.parametrize("true", [True, False])
def test_an_accusation_can_be_made_at_any_moment_of_ones_turn_and_ends_it(moment: object, true: bool) -> None:
    t = table()
    assert callable(moment)
    moment(t)
    if true:
        t.seat("scarlet").accuses("plum", "rope", "hall")
        assert t.outcome is not None
    else:
        t.seat("scarlet").accuses_falsely()
        assert (t.turn, t.phase) == ("mustard", "move")


@pytest.mark.req("C-4.7")
def test_no_accusation_while_a_disproof_is_awaited() -> None:
    t = table(hands={"mustard": ("knife",)})
    in_suggest(t)
    t.seat("scarlet").suggests("green", "knife")
    t.seat("scarlet").is_refused("wrong_phase").accuses("plum", "rope", "hall")
    t.seat("mustard").is_refused("not_your_turn").accuses("plum", "rope", "hall")


@pytest.mark.req("C-7.4")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", "white", None])
def test_when_all_are_out_nobody_has_won_and_all_see_the_solution(viewer: str | None) -> None:
    t = table()
    for seat in ("scarlet", "mustard", "white"):
        assert t.outcome is None
        t.seat(seat).accuses_falsely()
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.termination) == ((), "unsolved")
    assert (t.wire(viewer)["solution"], t.wire(viewer)["winner"]) == (SOLUTION, None)
    assert t.toasts(viewer)[-1] == "Nobody solved the case. It was Professor Plum in the Hall with the Rope."


@pytest.mark.req("C-7.4")
def test_a_single_remaining_player_goes_on_playing() -> None:
    t = table(hands={"scarlet": ("knife",)})
    t.seat("scarlet").accuses_falsely().seat("mustard").accuses_falsely()
    white = t.seat("white").moves("ballroom-kitchen").ends_turn()
    assert t.turn == "white"
    white.moves("kitchen").suggests("plum", "knife").expects_show_by("scarlet")
    t.seat("scarlet").shows("knife")
    white.ends_turn().moves("study").declines().ends_turn()
    white.accuses("plum", "rope", "hall")
    assert t.outcome is not None
    assert t.outcome.winners == ("white",)


@pytest.mark.req("C-7.4")
def test_the_last_sleuths_false_accusation_ends_the_game() -> None:
    t = table("green", "plum")
    t.seat("green").accuses_falsely().seat("plum").moves("library-study").accuses_falsely()
    assert t.outcome is not None
    assert t.outcome.winners == ()


@pytest.mark.req("C-7.3")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", None])
def test_the_last_accusation_lies_open_until_the_next_suggestion(viewer: str | None) -> None:
    t = table("scarlet", "mustard", "white").place("mustard", "dining_room-lounge")
    assert t.wire(viewer)["accusation"] is None
    t.seat("scarlet").accuses("green", "rope", "hall")
    said = {"by": "scarlet", "suspect": "green", "weapon": "rope", "room": "hall"}
    assert t.wire(viewer)["accusation"] == said
    assert t.public.accusation == Accusation("scarlet", Trio("green", "rope", "hall"), followed_by="mustard", turn=1)
    mustard = t.seat("mustard").moves("lounge")
    assert t.wire(viewer)["accusation"] == said
    mustard.suggests("green", "knife")
    assert t.wire(viewer)["accusation"] is None
    t.is_answered()
    mustard.accuses("plum", "rope", "hall")
    assert t.public.accusation == Accusation("mustard", Trio("plum", "rope", "hall"), followed_by=None, turn=2)


@pytest.mark.req("C-7.3", "P-3.1")
def test_whoever_is_next_is_told_what_was_accused() -> None:
    t = table("scarlet", "mustard", "white")
    before = len(t.facts)
    t.seat("scarlet").accuses("green", "rope", "hall")
    assert t.toasts("mustard", since=before) == [
        "Miss Scarlet made an accusation: Mr. Green in the Hall with the Rope!",
        "The accusation was false. Miss Scarlet is out of the hunt.",
        "It’s your turn, and you have to move.",
    ]
