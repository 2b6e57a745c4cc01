"""What a notebook marks by logic (D-2.2), in either mystery: all that follows from its owner's view, and no more."""

from collections.abc import Callable
from random import Random

import pytest

from clueapp.games.mystery import certainty
from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.certainty import NO_CONCLUSIONS, certain_marks, conclusions, contradictions, printed_marks
from clueapp.games.mystery.deduction import CASE_FILE, deduce
from clueapp.games.mystery.state import MysteryView
from clueapp.kernel.game import AnyGame
from clueapp.kernel.registry import games
from clueapp.kernel.truth import project
from tests.contract.adapters import adapter_of
from tests.contract.play import Habits, Play, one_step
from tests.games.table import AtTable, classic_table, table

LOGIC = {"notebook": "logic"}
MINE = ("plum", "rope", "lounge", "study", "kitchen", "white")
MARKS = {"yes": "certain", "no": "impossible"}


def asked_about_two_of_mine(mode: str = "logic") -> AtTable:
    """Mustard has suggested Plum with the knife in the lounge, of which Scarlet holds two; White has shown a card."""
    t = table(
        solution=("green", "wrench", "hall"),
        hands={"scarlet": MINE, "white": ("knife",), "mustard": ("mustard",)},
        options={"notebook": mode},
    )
    t.place("mustard", "hall-lounge").turn_of("mustard").seat("mustard").moves("lounge").suggests("plum", "knife")
    return t.seat("white").shows("knife").at


@pytest.mark.req("D-2.2", "D-2.3", "B-1.4")
def test_who_showed_one_of_three_of_which_i_hold_two_has_the_third() -> None:
    view = asked_about_two_of_mine().view("scarlet")
    drawn = conclusions(view)
    assert "knife:white" not in certain_marks(view)
    assert (drawn.marks["knife:white"], drawn.marks["knife:mustard"]) == ("yes", "no")
    assert drawn.case_file["knife"] == "no"
    assert printed_marks(view)["knife:white"] == "yes"


@pytest.mark.req("D-2.2", "B-1.1")
@pytest.mark.parametrize("name", ["clueless", "classic"])
@pytest.mark.parametrize("seed", range(4))
def test_the_print_is_what_was_seen_and_all_else_that_is_certain_or_impossible(name: str, seed: int) -> None:
    play = a_game(name, seed, "logic")
    for view in (project(play.truth, seat) for seat in play.players):
        knowledge, seen, drawn = deduce(view), certain_marks(view), conclusions(view)
        assert knowledge is not None
        marks = {(card, place): knowledge.mark(card, place) for card in DECK for place in knowledge.places}
        printed = {(*place.split(":"),): MARKS[mark] for place, mark in printed_marks(view).items()}
        in_file = {(card, CASE_FILE): MARKS[mark] for card, mark in drawn.case_file.items()}
        assert {place: mark for place, mark in marks.items() if mark != "open"} == {**printed, **in_file}
        assert not drawn.marks.keys() & seen.keys()
        assert drawn.chances == {card: knowledge.chance(card, CASE_FILE) for card in DECK}
        assert drawn.proven == knowledge.proven


@pytest.mark.req("D-2.2")
@pytest.mark.parametrize("name", ["clueless", "classic"])
def test_every_mark_is_true(name: str) -> None:
    play = a_game(name, 7, "logic")
    views = {seat: project(play.truth, seat) for seat in play.players}
    assert {"yes", "no"} == {mark for view in views.values() for mark in conclusions(view).marks.values()}
    for seat, view in views.items():
        for place, mark in printed_marks(view).items():
            card, player = place.split(":")
            assert (mark == "yes") is (card in play.truth.own[player].hand), (seat, place, mark)
        for card, mark in conclusions(view).case_file.items():
            assert (mark == "yes") is (card in play.truth.vault.solution)


@pytest.mark.req("D-2.2", "P-6.6")
@pytest.mark.parametrize("mode", ["hand", "seen"])
def test_in_the_other_modes_nothing_is_worked_out_and_the_wire_says_nothing_of_it(mode: str) -> None:
    play = a_game("clueless", 7, mode)
    for seat in (*play.players, None):
        view = project(play.truth, seat)
        assert conclusions(view) is NO_CONCLUSIONS
        assert printed_marks(view) == (certain_marks(view) if mode == "seen" else {})
        assert not {"reasoned", "caseFile"} & play.game.show(view).keys()


@pytest.mark.req("D-2.2", "P-8.3")
def test_on_the_wire_the_print_has_both_and_what_was_not_seen_is_named() -> None:
    t = asked_about_two_of_mine()
    wire = t.wire("scarlet")
    assert wire["printed"]["knife:white"] == "yes"
    assert set(wire["reasoned"]) == wire["printed"].keys() - certain_marks(t.view("scarlet")).keys()
    assert wire["caseFile"]["knife"] == wire["caseFile"]["plum"] == "no"
    watched = t.wire(None)
    assert (watched["printed"], watched["reasoned"], watched["caseFile"]) == ({}, [], {})


@pytest.mark.req("D-2.2")
def test_a_mark_by_hand_that_contradicts_what_follows_is_pointed_out() -> None:
    t = asked_about_two_of_mine()
    t.seat("scarlet").marks("knife", "mustard", "yes").marks("knife", "white", "maybe").marks("hall", "white", "yes")
    assert contradictions(t.view("scarlet")) == ("knife:mustard",)
    assert t.wire("scarlet")["contradictions"] == ["knife:mustard"]


@pytest.mark.parametrize("make", [table, classic_table])
def test_who_has_looked_into_the_case_file_has_it_proven(make: Callable[..., AtTable]) -> None:
    t = make(solution=("green", "wrench", "hall"), options=LOGIC)
    t.seat("scarlet").accuses("plum", "wrench", "hall")
    assert conclusions(t.view("scarlet")).proven == Trio("green", "wrench", "hall")
    assert conclusions(t.view("white")).proven is None


def test_it_is_worked_out_once_for_each_piece_of_news_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    t = asked_about_two_of_mine()
    asked: list[MysteryView] = []
    monkeypatch.setattr(certainty, "deduce", lambda view: asked.append(view) or deduce(view))
    for _ in range(3):  # the panels of a page
        printed_marks(t.view("scarlet"))
        contradictions(t.view("scarlet"))
    assert len(asked) == 1
    t.seat("scarlet").marks("hall", "white", "yes")
    t.place("green", "study").lay("rope", "hall")
    conclusions(t.view("scarlet"))
    assert len(asked) == 1, "nothing of that tells where a card is"
    conclusions(t.view("white"))
    assert len(asked) == 2, "another knows something else"
    t.seat("mustard").accuses("peacock", "rope", "study")
    conclusions(t.view("scarlet"))
    assert len(asked) == 3


def test_before_the_deal_and_for_a_watcher_nothing_follows() -> None:
    t = AtTable(games()["clueless"], ("scarlet", "mustard", "white"), 0, LOGIC)  # type: ignore[arg-type]
    assert conclusions(t.view("scarlet")) is NO_CONCLUSIONS
    assert conclusions(asked_about_two_of_mine().view(None)) is NO_CONCLUSIONS


def a_game(name: str, seed: int, mode: str) -> Play:
    """Some way into a game of three in which much is asked."""
    game: AnyGame = games()[name]
    rng, adapter = Random(seed), adapter_of(game)
    options = {**game.info.default_options(), "notebook": mode, "ceremony": False}
    play = Play(game, {seat: seat for seat in ("scarlet", "white", "plum")}, options, seed)
    habits = Habits({**adapter.lively, "ACCUSE": 0.0, "DECLINE": 0.0, "MARK": 0.0})
    while len(play.truth.public.inquiries) < 20:
        one_step(play, rng, habits)
    return play
