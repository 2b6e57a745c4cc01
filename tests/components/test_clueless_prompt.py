"""What Clue-Less's prompt says, offers and answers: the room one is in, what one knows, why a way is not open."""

import re

import pytest

from components.tables.clueless.prompt import CluelessPrompt
from tests.components.mystery_view import seen_by
from tests.components.test_classic_prompt import offers, reasons, words
from tests.games.table import AtTable, table

PROMPT = CluelessPrompt()
HANDS = {"scarlet": ["wrench"], "mustard": ["knife"], "white": ["revolver"]}


def prompt(at: AtTable, seat: str | None) -> str:
    return str(PROMPT.draw(seen_by(at, seat), 0))


@pytest.mark.req("C-4.5", "C-6.1", "P-3.2")
def test_the_form_says_the_room_and_marks_what_one_knows() -> None:
    t = table("scarlet", "mustard", "white", hands=HANDS).place("scarlet", "hall-study")
    t.seat("scarlet").marks("revolver", "white", "yes").moves("hall")
    mine = prompt(t, "scarlet")
    assert "Your turn: suggest Who did it in the Hall, and with what?" in words(mine)
    known = dict(re.findall(r'<label class="choice (\w+) known">.*?known-badge (\w+)', mine))
    assert known["wrench"] == "yours"
    assert known["revolver"] == "noted"
    assert "knife" not in known
    assert offers(mine) == {"suggest", "decline", "accuse"}
    assert mine.count("button primary") == 1
    assert "known" not in prompt(t, "mustard")
    assert "Ann is choosing a suggestion Who did it in the Hall, and with what?" in words(prompt(t, "mustard"))


@pytest.mark.req("C-5.3", "P-3.2", "P-10.2")
def test_a_way_that_is_not_open_has_its_reason() -> None:
    t = table("scarlet", "mustard", "white").place("scarlet", "library").place("white", "library-study")
    told = reasons(prompt(t, "scarlet"))
    assert {"ArrowLeft: There’s no way west from the Library.", "a: There’s no way west from the Library."} <= told
    assert {"w: Somebody is in that hallway.", "library-study: Somebody is in that hallway."} <= told
    assert "p: There’s no secret passage from the Library." in told
    assert "library: You’re already there." in told
    assert "elsewhere: You can’t get there in one step from the Library." in told
    assert not any(each.startswith(("d:", "s:", "ArrowRight:", "ArrowDown:")) for each in told)
    assert reasons(prompt(t, "mustard")) == set()
    t.seat("scarlet").moves("billiard_room-library")
    assert "d: You’ve already moved this turn." in reasons(prompt(t, "scarlet"))


@pytest.mark.req("C-4.5", "C-4.3", "P-3.2", "P-10.2")
def test_a_player_moved_by_a_suggestion_is_first_offered_to_stay_and_suggest() -> None:
    t = table("scarlet", "mustard", "white", hands=HANDS).place("white", "kitchen").place("scarlet", "hall-lounge")
    t.seat("scarlet").moves("lounge").suggests("white", "rope")
    t.turn_of("white")
    mine = prompt(t, "white")
    assert "Your turn: suggest or move A suggestion brought you here, so you may stay and suggest." in words(mine)
    stay, *moves = re.findall(r'<button[^>]*class="button ([^"]*)"[^>]*data-keys="([^"]*)"', mine)
    assert stay == ("primary wide", "s")
    assert mine.count("button primary") == 1
    assert dict(moves) == {"move west": "ArrowLeft a", "move south": "ArrowDown", "move passage": "p"}
    assert "↓" in mine
    assert not any(each.startswith("lounge:") for each in reasons(mine)), "the room is lit"
    t.seat("white").stays().suggests("green", "rope")
    t.turn_of("scarlet").place("scarlet", "lounge")
    again = prompt(t, "scarlet")
    assert "stay" not in offers(again)
    assert 'data-keys="ArrowDown s"' in again
    assert "lounge: You’re already there." in reasons(again)


@pytest.mark.req("C-4.6", "P-3.2")
def test_a_turn_that_leaves_nothing_but_accusing_ends_by_itself() -> None:
    t = table("scarlet", "mustard", "white")
    t.seat("scarlet").moves("hall-lounge")
    mine = prompt(t, "scarlet")
    assert offers(mine) == {"end-turn", "accuse"}
    assert re.search(r'data-act="END_THIS_TURN" data-sends=\'{"turn":1}\'[^>]*data-press-in="5000"', mine)
    assert "Your turn will end by itself; any key or tap stops that." in words(mine)
    assert "Ann is deciding They can make an accusation or end their turn." in words(prompt(t, "mustard"))
    assert "by itself" not in prompt(t, "mustard")


@pytest.mark.req("C-4.6")
def test_no_turn_ends_by_itself_when_there_is_something_to_think_about() -> None:
    t = table("scarlet", "mustard", "white", hands=HANDS).place("scarlet", "hall-study")
    scarlet = t.seat("scarlet").moves("hall")
    assert "press-in" not in prompt(t, "scarlet")
    scarlet.suggests("plum", "knife")
    t.is_answered()
    assert 'data-act="END_TURN"' in prompt(t, "scarlet")
    assert "press-in" not in prompt(t, "scarlet")


@pytest.mark.req("C-6.9")
def test_the_name_of_a_shown_card_waits_until_it_has_turned_over() -> None:
    t = table("scarlet", "mustard", "white", hands=HANDS).place("scarlet", "hall-study")
    t.seat("scarlet").moves("hall").suggests("plum", "knife")
    t.is_answered()
    mine = prompt(t, "scarlet")
    assert re.search(r'<span class="told" data-told="">[^<]* showed you [^<]*</span>', mine)


@pytest.mark.req("C-4.3", "P-3.2")
def test_no_word_of_the_prompt_takes_a_mouse_for_granted() -> None:
    t = table("scarlet", "mustard", "white")
    assert "Choose a direction, or a lit place on the board." in words(prompt(t, "scarlet"))
    assert "Ann is about to move They’re choosing where to go." in words(prompt(t, "mustard"))


@pytest.mark.req("B-2.4", "B-2.5")
def test_whom_one_waits_for_is_told_from_a_person() -> None:
    t = table("scarlet", "mustard", "white")
    person = str(PROMPT.draw(seen_by(t, "mustard"), 0))
    robot = str(PROMPT.draw(seen_by(t, "mustard", robots={"scarlet": "novice"}), 0))
    stand_in = str(PROMPT.draw(seen_by(t, "mustard", played_for=["scarlet"]), 0))
    assert [text.count('aria-label="System player"') for text in (person, robot, stand_in)] == [0, 1, 1]
    assert "Ann is about to move" in words(robot)
    assert "Ann’s stand-in is about to move" in words(stand_in)


@pytest.mark.req("B-2.5")
def test_the_prompt_changes_when_a_stand_in_takes_a_seat_and_when_it_hands_it_back() -> None:
    t = table("scarlet", "mustard", "white")
    assert PROMPT.part(seen_by(t, "mustard")) != PROMPT.part(seen_by(t, "mustard", played_for=["scarlet"]))
