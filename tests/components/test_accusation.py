"""The accusation sheet, the scene that follows, and the ending: what each shows, to whom and when."""

import re
from collections.abc import Callable
from copy import copy
from dataclasses import replace

import pytest

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.story import CAST
from clueapp.kernel.truth import evolve
from clueapp.rooms.view import Revealing, TableView
from components.tables.classic.table import ClassicStage
from components.tables.clueless.table import CluelessStage
from components.tables.mystery import accusation, accuse, ending, scene
from components.tables.mystery.people import Speech
from tests.components.mystery_view import seen_by
from tests.games.table import AtTable, classic_table, table

SOLUTION = ("plum", "rope", "hall")
OTHER = ("green", "knife", "study")
DEED = "John Boddy was murdered by Professor Peter Plum in the Hall with the Rope."
HANDS = {"scarlet": ["wrench", "study"], "mustard": ["knife"], "white": ["revolver"]}
BOTH = [(table, CluelessStage.speech), (classic_table, ClassicStage.speech)]
Make = Callable[..., AtTable]


def words(html: str) -> str:
    return re.sub(r" ([.?,])", r"\1", " ".join(re.sub(r"<[^>]*>", " ", html).split()))


def sheet(at: AtTable, seat: str | None = "scarlet", speech: Speech = CluelessStage.speech) -> str:
    return str(accuse.draw(accuse.part(seen_by(at, seat)), speech))


def chosen(html: str) -> list[str]:
    return re.findall(r'<input[^>]* value="([a-z_]*)"[^>]* checked', html)


def play(at: AtTable, seat: str | None, speech: Speech = CluelessStage.speech) -> str:
    return drawn_over_the_board(seen_by(at, seat), speech)


def drawn_over_the_board(view: TableView, speech: Speech = CluelessStage.speech) -> str:
    """The scene of a suggestion or of an accusation."""
    sight = accusation.sight_of(view)
    parts = accusation.parts(view, sight, speech).values() if sight else ()
    return str(scene.draw(view, speech)) + "".join(draw() for _, draw in parts)


def slices(at: AtTable, seat: str | None) -> list[object]:
    view = seen_by(at, seat)
    sight = accusation.sight_of(view)
    return [part for part, _ in accusation.parts(view, sight, CluelessStage.speech).values()] if sight else []


def speaks_out(at: AtTable, seat: str, *trio: str) -> Callable[[str | None, int], TableView]:
    """Accuse from this seat; returns how a viewer's page shows it at each step."""
    before = at.truth
    said = len(at.facts)
    at.seat(seat).accuses(*trio)
    held = copy(at)
    held.truth = evolve(at.game, before, at.facts[said])

    def shown(viewer: str | None, step: int) -> TableView:
        return replace(seen_by(held, viewer), revealing=Revealing(step, seen_by(at, viewer)))

    return shown


def undisproved(at: AtTable, seat: str, suspect: str, weapon: str, room: str) -> None:
    """This seat suggests it in its turn, and nobody can disprove it."""
    at.turn_of(seat).place(seat, {"hall": "hall-lounge", "lounge": "hall-lounge"}[room])
    at.seat(seat).moves(room).suggests(suspect, weapon)
    assert at.public.inquiry is not None
    assert at.public.inquiry.asked is None


@pytest.mark.req("C-7.1", "D-5.1")
@pytest.mark.parametrize(("make", "speech"), BOTH)
def test_every_card_is_a_picture_with_its_name_and_what_one_knows_of_it(make: Make, speech: Speech) -> None:
    t = make("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS, options={"notebook": "hand"})
    t.seat("scarlet").marks("revolver", "white", "yes")
    html = sheet(t, speech=speech)
    for card in DECK:
        assert f'data-testid="accuse-{card}"' in html
        assert f"/card-{card}.svg" in html
    picks = dict(zip(DECK, re.findall(r"<label.*?</label>", html), strict=True))
    own = seen_by(t, "scarlet").view.own.hand
    assert {card for card, pick in picks.items() if ">yours<" in pick} == set(own)
    assert {card for card, pick in picks.items() if ">noted<" in pick} == {"revolver"}
    assert {card for card, pick in picks.items() if 'class="pick known"' in pick} == {*own, "revolver"}
    assert "disabled" not in html
    assert "you’re out of the hunt" in words(html)


@pytest.mark.req("C-7.1", "D-5.1")
def test_the_sentence_has_a_gap_for_every_card_that_is_still_to_be_chosen() -> None:
    assert "I accuse whom? of the crime in which room? with what?." in words(sheet(table()))
    said = words(sheet(classic_table(), speech=ClassicStage.speech))
    assert "I accuse whom? of committing the crime in which room? with what?." in said
    assert chosen(sheet(table())) == []


@pytest.mark.req("C-6.11", "D-4.4")
def test_what_was_suggested_and_not_disproved_is_chosen_already() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS)
    undisproved(t, "scarlet", *SOLUTION)
    assert chosen(sheet(t)) == list(SOLUTION)
    assert "I accuse Professor Plum of the crime in the Hall with the Rope." in words(sheet(t))


@pytest.mark.req("C-6.11")
def test_ones_own_suggestion_comes_before_that_of_others_and_nothing_that_one_knows_to_be_false() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands={**HANDS, "mustard": ["knife", "lounge"]})
    undisproved(t, "scarlet", *SOLUTION)
    undisproved(t, "mustard", "plum", "knife", "lounge")
    t.turn_of("scarlet")
    assert chosen(sheet(t)) == list(SOLUTION)
    t.turn_of("white")
    assert chosen(sheet(t, "white")) == ["plum", "knife", "lounge"]
    t.seat("white").marks("knife", "mustard", "yes")
    assert chosen(sheet(t, "white")) == list(SOLUTION)
    t.turn_of("mustard")
    assert chosen(sheet(t, "mustard")) == list(SOLUTION)


@pytest.mark.req("C-6.11")
def test_what_was_disproved_or_accused_falsely_is_not_chosen() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands={**HANDS, "mustard": ["knife", "lounge"]})
    t.place("scarlet", "hall-lounge").seat("scarlet").moves("hall").suggests("plum", "knife")
    t.is_answered()
    assert chosen(sheet(t)) == []
    undisproved(t, "mustard", "plum", "knife", "lounge")
    t.turn_of("scarlet").seat("scarlet").accuses("plum", "knife", "lounge")
    t.turn_of("white")
    assert chosen(sheet(t, "white")) == []


@pytest.mark.req("C-4.7", "P-3.2")
def test_only_who_may_accuse_has_the_sheet() -> None:
    t = table()
    assert sheet(t, "mustard") == sheet(t, None) == ""
    assert accuse.part(seen_by(t, "mustard")) == "nothing"


@pytest.mark.req("C-7.3", "C-8.4", "D-5.2", "D-5.3", "P-5.1")
@pytest.mark.parametrize(("make", "speech"), BOTH)
def test_a_false_accusation_is_a_scene_and_only_its_accuser_sees_into_the_envelope(make: Make, speech: Speech) -> None:
    t = make("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS)
    t.seat("scarlet").accuses("green", "knife", "lounge")
    for viewer in ("scarlet", "mustard", "white", None):
        html = play(t, viewer, speech)
        told = words(html)
        assert all(f"accused-{card}" in html for card in ("green", "knife", "lounge"))
        assert speech.accusation(Trio("green", "knife", "lounge")) in told
        assert "False" in told
        assert "Still in the hunt: Bob Cid" in told
        is_accuser = viewer == "scarlet"
        assert [f"solution-{card}" in html for card in SOLUTION] == [is_accuser] * 3
        assert ("Only you can see this" in told) is is_accuser
        assert any(word in told for word in ("Professor Plum", "Rope", "Hall")) is is_accuser
    assert "You accuse" in words(play(t, "scarlet", speech))
    assert "You’re out of the hunt, but you still show cards. " in words(play(t, "scarlet", speech))
    assert "Miss Scarlet (Ann) accuses" in words(play(t, None, speech))
    assert "Miss Scarlet (Ann) is out of the hunt, but still shows cards." in words(play(t, "white", speech))
    assert "You ’re next." in words(play(t, "mustard", speech))
    assert "Colonel Mustard (Bob) is next." in words(play(t, "white", speech))


@pytest.mark.req("C-7.5", "C-7.3", "D-5.2")
@pytest.mark.parametrize(("make", "speech"), BOTH)
def test_a_false_accusation_is_revealed_step_by_step(make: Make, speech: Speech) -> None:
    t = make("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS, options={"notebook": "logic"})
    shown = speaks_out(t, "scarlet", "green", "knife", "lounge")
    for viewer in ("scarlet", "mustard", None):
        said, opened, judged = (drawn_over_the_board(shown(viewer, step), speech) for step in range(3))
        assert speech.accusation(Trio("green", "knife", "lounge")) in words(said)
        assert ("envelope-closed" in said, "envelope-open" in opened) == (True, True)
        assert not any(f"solution-{card}" in said for card in SOLUTION)
        assert all(f"solution-{card}" in opened for card in SOLUTION) == (viewer == "scarlet")
        for html in (said, opened):
            assert "verdict" not in html
        assert "False" in words(judged)
        assert ("solution-" in judged) == (viewer == "scarlet")
        for html in (said, opened, judged):
            assert "out of the hunt" not in words(html)
            assert "hide-accusation" not in html, "it can't be closed before the reveal ends"


@pytest.mark.req("C-7.5", "C-7.2", "D-5.2")
def test_everybody_sees_the_cards_of_a_true_accusation_with_the_verdict() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS)
    shown = speaks_out(t, "scarlet", *SOLUTION)
    for viewer in ("scarlet", "mustard", None):
        said, opened, judged = (drawn_over_the_board(shown(viewer, step)) for step in range(3))
        assert "True" not in words(said + opened)
        assert ("solution-" in said, "solution-" in opened) == (False, viewer == "scarlet")
        assert all(f"solution-{card}" in judged for card in SOLUTION)
        assert "True" in words(judged)
        assert not ending.is_over(shown(viewer, 2))


@pytest.mark.req("C-7.5", "P-3.2")
@pytest.mark.parametrize("make", [table, classic_table])
def test_during_a_reveal_nobody_is_asked_to_act_but_players_can_take_notes(make: Make) -> None:
    t = make("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS)
    prompt = (CluelessStage if make is table else ClassicStage).prompt
    shown = speaks_out(t, "scarlet", "green", "knife", "lounge")
    for viewer in ("scarlet", "mustard", None):
        for step in range(3):
            view = shown(viewer, step)
            asked = str(prompt.draw(view, 0))
            assert ("You accuse" if viewer == "scarlet" else "Ann accuses") in words(asked)
            assert "data-act" not in asked
            assert accuse.part(view) == "nothing"
            assert {form.action for form in view.menu.forms} == ({Mark} if viewer else set())


@pytest.mark.req("P-5.2")
def test_the_scene_is_the_same_for_the_others_whatever_lies_in_the_envelope() -> None:
    def drawn(solution: tuple[str, str, str], viewer: str | None) -> str:
        t = table("scarlet", "mustard", "white", solution=solution)
        t.seat("scarlet").accuses("green", "knife", "lounge")
        return play(t, viewer)

    for viewer in ("mustard", "white", None):
        assert drawn(SOLUTION, viewer) == drawn(("white", "wrench", "study"), viewer)
    assert drawn(SOLUTION, "scarlet") != drawn(("white", "wrench", "study"), "scarlet")


@pytest.mark.req("C-7.5", "P-5.2")
@pytest.mark.parametrize("make", [table, classic_table])
def test_before_the_verdict_a_true_accusation_looks_like_a_false_one_to_the_others(make: Make) -> None:
    prompt = (CluelessStage if make is table else ClassicStage).prompt

    def drawn(solution: tuple[str, str, str], viewer: str | None, step: int) -> str:
        t = make("scarlet", "mustard", "white", solution=solution, hands={})
        view = speaks_out(t, "scarlet", *SOLUTION)(viewer, step)
        return drawn_over_the_board(view) + str(prompt.draw(view, 0))

    for viewer in ("mustard", "white", None):
        said, opened, judged = ([drawn(case, viewer, step) for case in (SOLUTION, OTHER)] for step in range(3))
        assert said[0] == said[1]
        assert opened[0] == opened[1]
        assert judged[0] != judged[1]


@pytest.mark.req("C-7.3")
def test_the_scene_stays_until_the_next_suggestion_and_whoever_looked_before_sees_no_more_of_the_next() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS).place("mustard", "hall-lounge")
    assert accusation.sight_of(seen_by(t, "white")) is None
    t.seat("scarlet").accuses("green", "knife", "lounge")
    before = slices(t, "white")
    t.seat("mustard").moves("lounge")
    assert slices(t, "white") == before
    t.seat("mustard").accuses("green", "knife", "kitchen")
    assert slices(t, "white") != before
    assert "solution-" not in play(t, "scarlet")
    assert "solution-" in play(t, "mustard")
    t.place("white", "hall-lounge").seat("white").moves("lounge").suggests("green", "knife")
    assert 'data-testid="accused"' not in play(t, "scarlet")
    assert 'data-testid="suggestion"' in play(t, "scarlet")


@pytest.mark.req("C-7.2", "D-5.2", "D-7.1")
@pytest.mark.parametrize(("make", "speech"), BOTH)
def test_the_end_names_the_winner_only_after_the_accusation_and_the_cards(make: Make, speech: Speech) -> None:
    t = make("scarlet", "mustard", "white", solution=SOLUTION)
    t.seat("scarlet").accuses(*SOLUTION)
    for viewer in ("mustard", None):
        assert play(t, viewer, speech) == ""
        html = str(ending.draw(seen_by(t, viewer), speech))
        order = [
            *("envelope-closed", "envelope-open", *(f"solution-{card}" for card in SOLUTION)),
            *("Miss Scarlet (Ann) wins", DEED, CAST["plum"].motive),
        ]
        assert [html.index(each) for each in order] == sorted(html.index(each) for each in order)
    assert "You’ve solved the case!" in words(str(ending.draw(seen_by(t, "scarlet"), speech)))


@pytest.mark.req("C-7.4", "D-5.4", "D-7.1")
def test_with_everybody_out_the_last_accusation_opens_the_envelope_for_all() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION)
    for seat in ("scarlet", "mustard", "white"):
        t.seat(seat).accuses_falsely()
    told = words(str(ending.draw(seen_by(t, "scarlet"), CluelessStage.speech)))
    assert "Mrs. White (Cid) accuses" in told
    assert "The case stays unsolved" in told
    assert DEED in told
    assert CAST["plum"].motive in told


@pytest.mark.req("C-7.3", "P-3.1")
def test_the_board_is_in_sight_again_when_the_next_player_has_had_their_turn() -> None:
    t = table("scarlet", "mustard", "white", solution=SOLUTION, hands=HANDS)
    t.seat("scarlet").accuses("plum", "knife", "hall")
    assert 'data-testid="accused"' in play(t, "white")
    t.seat("mustard").moves("dining_room-lounge")
    assert 'data-testid="accused"' in play(t, "white")
    t.seat("mustard").ends_turn()
    assert 'data-testid="accused"' not in play(t, "white")
    assert slices(t, "white") == []
