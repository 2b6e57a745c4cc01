"""Classic Clue, section 1: setting up by hand (UC01 to UC08), all at once, or not at all."""

import json

import pytest

from clueapp.games.classic.actions import Begin, Deal, DrawCaseFile, FinishSetup, PlaceWeapon, ScatterWeapons
from clueapp.games.classic.board import STARTS
from clueapp.games.classic.game import ClassicGame
from clueapp.games.classic.state import GROUPS
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS
from clueapp.protocol.forms import forms_to_wire
from tests.games.table import AtTable, bare_table

LAID = dict(zip(WEAPONS, ROOMS, strict=False))
STEPS = ("weapons", "case_file", "deal", "notebooks")


def set_up_to(step: str, *seats: str, seed: int = 0) -> AtTable:
    """A table that Scarlet has set up by hand as far as this step."""
    t = bare_table(*seats, seed=seed)
    leader = t.seat(t.public.leader)
    if step != "weapons":
        for weapon, room in LAID.items():
            leader.does(PlaceWeapon(weapon, room))
    if step in ("deal", "notebooks"):
        for group in ("rooms", "suspects", "weapons"):
            leader.does(DrawCaseFile(group))
    if step == "notebooks":
        leader.does(Deal())
    assert t.phase == step
    return t


def cards_of(t: AtTable) -> list[str]:
    return sorted([*t.solution.cards, *(card for seat in t.public.players for card in t.seat(seat).hand)])


@pytest.mark.req("D-1.1", "D-1.4")
def test_the_board_is_empty_but_for_all_six_pawns() -> None:
    wire = bare_table("scarlet", "green", "plum").wire(None)
    assert wire["positions"] == STARTS
    assert (wire["weapons"], wire["cardsHeld"], wire["turn"], wire["solution"]) == ({}, {}, None, None)
    assert wire["setUp"] == {
        "leader": "scarlet",
        "groups": {"suspects": 6, "weapons": 6, "rooms": 9},
        "envelope": 0,
    }


@pytest.mark.req("D-1.1")
def test_it_leads_through_the_set_up_in_order() -> None:
    t = bare_table()
    scarlet = t.seat("scarlet")
    phases = [t.phase]
    assert scarlet.may == {"PLACE_WEAPON", "SCATTER_WEAPONS", "FINISH_SETUP"}
    for weapon, room in LAID.items():
        scarlet.does(PlaceWeapon(weapon, room))
    phases.append(t.phase)
    assert scarlet.may == {"DRAW_CASE_FILE", "FINISH_SETUP"}
    for group in GROUPS:
        scarlet.does(DrawCaseFile(group))
    phases.append(t.phase)
    assert scarlet.may == {"DEAL", "FINISH_SETUP"}
    scarlet.does(Deal())
    phases.append(t.phase)
    assert scarlet.may == {"BEGIN", "FINISH_SETUP", "MARK"}
    scarlet.does(Begin())
    assert (*phases, t.phase) == (*STEPS, "move")
    assert (t.turn, t.wire()["setUp"]) == ("scarlet", None)


@pytest.mark.req("D-1.1", "D-3.1")
def test_the_host_leads_and_the_others_watch() -> None:
    t = bare_table("plum", "green", "mustard")
    assert t.public.leader == "plum"
    assert t.game.awaits(t.public) == {"plum"}
    for seat in ("green", "mustard"):
        assert t.seat(seat).may == set()
        t.seat(seat).is_refused("not_your_turn").does(PlaceWeapon("rope", "hall"))
        t.seat(seat).is_refused("not_your_turn").does(FinishSetup())
    t.seat("plum").does(FinishSetup())
    assert t.turn == "mustard"


@pytest.mark.req("D-1.1")
@pytest.mark.parametrize("step", STEPS)
def test_nothing_of_a_turn_can_be_done_before_the_game_has_begun(step: str) -> None:
    scarlet = set_up_to(step).seat("scarlet")
    scarlet.is_refused("wrong_phase").rolls(1, 2)
    scarlet.is_refused("wrong_phase").suggests("plum", "rope")
    scarlet.is_refused("wrong_phase").accuses("plum", "rope", "hall")
    scarlet.is_refused("wrong_phase").ends_turn()
    if step != "notebooks":
        scarlet.is_refused("wrong_phase").marks("rope", "white", "yes")


@pytest.mark.req("D-1.1")
@pytest.mark.parametrize("step", STEPS)
def test_each_step_has_its_time(step: str) -> None:
    scarlet = set_up_to(step).seat("scarlet")
    actions = {
        "weapons": (PlaceWeapon("rope", "kitchen"), ScatterWeapons()),
        "case_file": (DrawCaseFile("rooms"),),
        "deal": (Deal(),),
        "notebooks": (Begin(),),
    }
    for other in set(STEPS) - {step}:
        for action in actions[other]:
            scarlet.is_refused("wrong_phase").does(action)


# Weapons
@pytest.mark.req("D-1.5")
def test_a_second_weapon_in_a_room_is_refused() -> None:
    t = bare_table()
    scarlet = t.seat("scarlet").does(PlaceWeapon("rope", "hall"))
    scarlet.is_refused("room_has_weapon").does(PlaceWeapon("knife", "hall"))
    scarlet.is_refused("room_has_weapon").does(PlaceWeapon("rope", "hall"))
    scarlet.is_refused("bad_card").does(PlaceWeapon("spoon", "study"))
    scarlet.is_refused("bad_card").does(PlaceWeapon("knife", "cellar"))
    assert t.wire()["weapons"] == {"rope": "hall"}


@pytest.mark.req("D-1.5")
def test_a_weapon_may_be_moved_to_another_room() -> None:
    t = bare_table()
    t.seat("scarlet").does(PlaceWeapon("rope", "hall")).does(PlaceWeapon("rope", "study")).does(
        PlaceWeapon("knife", "hall")
    )
    assert t.wire()["weapons"] == {"rope": "study", "knife": "hall"}


@pytest.mark.req("D-1.5")
def test_the_rest_of_the_weapons_at_random_leaves_those_that_lie_and_doubles_none() -> None:
    found = set()
    for seed in range(20):
        t = bare_table(seed=seed)
        t.seat("scarlet").does(PlaceWeapon("rope", "hall")).does(ScatterWeapons())
        assert (t.phase, t.where("rope")) == ("case_file", "hall")
        assert set(t.public.weapons) == set(WEAPONS)
        assert len(set(t.public.weapons.values())) == len(WEAPONS)
        found.add(json.dumps(t.public.weapons))
    assert len(found) > 15


# The case file
@pytest.mark.req("D-1.6")
def test_one_card_of_each_group_goes_into_the_case_file_in_any_order() -> None:
    t = set_up_to("case_file")
    scarlet = t.seat("scarlet").does(DrawCaseFile("rooms"))
    assert t.wire()["setUp"] == {
        "leader": "scarlet",
        "groups": {"suspects": 6, "weapons": 6, "rooms": 8},
        "envelope": 1,
    }
    scarlet.is_refused("already_drawn").does(DrawCaseFile("rooms"))
    scarlet.is_refused("no_such_group").does(DrawCaseFile("cards"))
    assert scarlet.menu.choices(DrawCaseFile, "group") == ("suspects", "weapons")
    scarlet.does(DrawCaseFile("weapons")).does(DrawCaseFile("suspects"))
    assert t.wire()["setUp"]["envelope"] == 3


@pytest.mark.req("D-1.6", "P-5.2")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", None])
def test_nobody_is_told_the_face_of_a_card_that_lies_face_down(viewer: str | None) -> None:
    """What is sent is the same whatever lies in the vault."""
    sent = set()
    for seed in range(12):
        t = set_up_to("deal", seed=seed)
        menu = forms_to_wire(t.menu(viewer).forms)
        sent.add(json.dumps([repr(t.told(viewer)), t.wire(viewer), t.feed(viewer), menu]))
        assert t.seat("scarlet").hand == ()
    assert len(sent) == 1


@pytest.mark.req("D-1.6")
def test_any_card_of_a_group_can_lie_on_its_top() -> None:
    solutions = [set_up_to("weapons", seed=seed).solution for seed in range(200)]
    assert {each.suspect for each in solutions} == set(SUSPECTS)
    assert {each.weapon for each in solutions} == set(WEAPONS)
    assert {each.room for each in solutions} == set(ROOMS)


# The deal
@pytest.mark.req("D-1.7")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_the_rest_is_dealt_clockwise_and_some_may_get_more(number: int) -> None:
    t = set_up_to("notebooks", *SUSPECTS[:number])
    sizes = [len(t.seat(seat).hand) for seat in t.public.players]
    assert sum(sizes) == 18
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1
    assert cards_of(t) == sorted(DECK)
    assert t.wire()["cardsHeld"] == dict(zip(t.public.players, sizes, strict=True))
    assert t.truth.vault.undealt == {}


@pytest.mark.req("D-1.7", "P-5.2")
def test_each_player_sees_their_own_cards_alone() -> None:
    t = set_up_to("notebooks")
    for seat in t.public.players:
        assert t.wire(seat)["hand"] == list(t.seat(seat).hand)
    assert t.wire(None)["hand"] == []
    assert t.wire()["setUp"]["groups"] == {"suspects": 0, "weapons": 0, "rooms": 0}


# The notebooks
@pytest.mark.req("D-1.8", "D-1.9")
def test_everybody_has_a_notebook_and_checks_off_their_own_cards() -> None:
    t = set_up_to("notebooks")
    for seat in t.public.players:
        for card in t.seat(seat).hand:
            t.seat(seat).marks(card, seat, "yes")
        assert t.wire(seat)["notes"] == {f"{card}:{seat}": "yes" for card in t.seat(seat).hand}
    t.seat("mustard").is_refused("not_your_turn").does(Begin())


@pytest.mark.req("D-1.9", "D-2.2")
def test_where_the_room_wants_it_they_are_checked_off_by_themselves() -> None:
    t = bare_table(options={"notebook": "seen"})
    assert t.wire("white")["printed"] == {}
    t.seat("scarlet").does(FinishSetup())
    printed = t.wire("white")["printed"]
    assert {place for place, mark in printed.items() if mark == "yes"} == {f"{c}:white" for c in t.seat("white").hand}


# The rest at once, or nothing by hand
@pytest.mark.req("D-1.10")
@pytest.mark.parametrize("step", STEPS)
def test_one_button_does_the_rest_at_any_step(step: str) -> None:
    t = set_up_to(step)
    before = dict(t.public.weapons)
    t.seat("scarlet").does(FinishSetup())
    assert (t.phase, t.turn) == ("move", "scarlet")
    assert before.items() <= t.public.weapons.items()
    assert set(t.public.weapons) == set(WEAPONS)
    assert cards_of(t) == sorted(DECK)


@pytest.mark.req("D-1.10")
def test_it_keeps_the_weapons_that_were_laid_by_hand() -> None:
    t = bare_table()
    t.seat("scarlet").does(PlaceWeapon("rope", "hall")).does(FinishSetup())
    assert t.where("rope") == "hall"
    assert len(set(t.public.weapons.values())) == 6


@pytest.mark.req("D-1.10")
def test_an_option_skips_the_ceremony() -> None:
    t = bare_table("scarlet", "white", "plum", options={"ceremony": False})
    assert (t.phase, t.turn, t.wire()["setUp"]) == ("move", "scarlet", None)
    assert cards_of(t) == sorted(DECK)
    t.seat("scarlet").is_refused("wrong_phase").does(PlaceWeapon("rope", "hall"))
    t.seat("scarlet").is_refused("wrong_phase").does(FinishSetup())
    t.seat("scarlet").rolls(1, 2)


@pytest.mark.req("D-1.2")
def test_three_to_six_play() -> None:
    game = ClassicGame()
    assert (game.info.min_players, game.info.max_players) == (3, 6)
    assert game.least_players({}) == 3


@pytest.mark.req("D-1.5", "D-1.6", "D-1.7")
def test_the_feed_tells_the_set_up() -> None:
    t = set_up_to("notebooks")
    t.seat("scarlet").does(Begin())
    feed = t.feed("mustard")
    assert feed[0] == "The board is empty and the pawns are on their squares. Miss Scarlet is setting up the game."
    assert "Miss Scarlet put the Lead Pipe in the Hall." in feed
    assert "The cards are sorted and shuffled, face down. The case file is on the stairs." in feed
    assert "Miss Scarlet slipped the top room card into the case file, unseen." in feed
    assert any(line.startswith("The case file is sealed, and you hold ") for line in feed)
    assert feed[-1] == "It’s Miss Scarlet’s turn."
    assert t.feed("scarlet")[0].endswith("You’re setting up the game.")


# The leader is gone
@pytest.mark.req("P-2.4", "D-1.10")
@pytest.mark.parametrize("step", STEPS)
def test_for_a_leader_who_is_away_the_set_up_is_finished(step: str) -> None:
    t = set_up_to(step)
    t.seat("mustard").is_away()
    assert t.phase == step
    t.seat("scarlet").is_away()
    assert (t.phase, t.turn) == ("move", "scarlet")
    assert "Miss Scarlet was away, so the house finished setting up." in t.feed("white")


@pytest.mark.req("P-1.6", "D-1.1")
@pytest.mark.parametrize("step", STEPS)
def test_when_the_leader_leaves_for_good_the_next_one_leads(step: str) -> None:
    t = set_up_to(step)
    t.seat("scarlet").deserts()
    assert (t.public.leader, t.phase) == ("mustard", step)
    assert "FINISH_SETUP" in t.seat("mustard").may
    t.seat("scarlet").is_refused("not_your_turn").does(FinishSetup())
    t.seat("mustard").does(FinishSetup())
    assert t.turn == "mustard"
    assert cards_of(t) == sorted(DECK)


@pytest.mark.req("P-1.6", "D-1.1")
def test_when_all_leave_during_the_set_up_the_game_is_over() -> None:
    t = bare_table()
    for seat in ("white", "scarlet", "mustard"):
        assert t.outcome is None
        t.seat(seat).deserts()
    assert t.outcome is not None
    assert t.outcome.winners == ()


@pytest.mark.req("P-7.1")
def test_a_clock_runs_for_each_step_and_finishes_the_set_up() -> None:
    t = bare_table(options={"turn_seconds": 60})
    first = t.deadline
    assert first is not None
    t.seat("scarlet").does(PlaceWeapon("rope", "hall"))
    assert t.deadline == first
    t.seat("scarlet").does(ScatterWeapons())
    assert t.deadline not in (None, first)
    t.time_runs_out(first)
    assert t.phase == "case_file"
    t.time_runs_out()
    assert (t.phase, t.turn) == ("move", "scarlet")
    (clock,) = (option for option in ClassicGame.info.options if option.name == "turn_seconds")
    assert "the set-up" in clock.help
