"""What the players of Clue-Less read, C-8.2, P-3.1."""

import pytest

from clueapp.games.clueless import GAME
from clueapp.games.clueless.events import Moved, Stayed, WayBlocked
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import TITLES, Trio
from clueapp.kernel.truth import Event

TRIO = Trio("plum", "lead_pipe", "billiard_room")
CAST = {"scarlet": "Ann", "mustard": "Bob", "plum": "<Eve>"}


def told(event: Event, viewer: str | None) -> str | None:
    telling = GAME.tell(event, viewer, CAST)
    return telling.text if telling else None


@pytest.mark.req("P-3.1")
@pytest.mark.parametrize(
    ("event", "to_scarlet", "to_a_watcher"),
    [
        (e.TurnBegan("scarlet", True), "It’s your turn, and you have to move.", "It’s Ann’s turn."),
        (
            e.TurnBegan("scarlet", False),
            "It’s your turn. A suggestion moved you, so you may stay where you are.",
            "It’s Ann’s turn.",
        ),
        (Moved("scarlet", "hall", False), "You went to the Hall.", "Ann went to the Hall."),
        (
            Moved("scarlet", "kitchen", True),
            "You took the secret passage to the Kitchen.",
            "Ann took the secret passage to the Kitchen.",
        ),
        (Stayed("scarlet"), "You stayed in the room.", "Ann stayed in the room."),
        (
            WayBlocked("scarlet"),
            "You couldn’t move: every way was taken.",
            "Ann couldn’t move: every way was taken.",
        ),
        (
            e.Suggested("scarlet", TRIO, True, True),
            "You suggested Professor Plum in the Billiard Room with the Lead Pipe.",
            "Ann suggested Professor Plum in the Billiard Room with the Lead Pipe.",
        ),
        (e.SuggestionDeclined("scarlet"), "You didn’t make a suggestion.", "Ann didn’t make a suggestion."),
        (
            e.AskedToDisprove("scarlet"),
            "You can disprove the suggestion: choose a card to show.",
            "Ann can disprove it.",
        ),
        (
            e.Accused("scarlet", TRIO),
            "You made an accusation: Professor Plum in the Billiard Room with the Lead Pipe!",
            "Ann made an accusation: Professor Plum in the Billiard Room with the Lead Pipe!",
        ),
        (
            e.TurnEnded("scarlet", "away"),
            "You were away, so your turn ended.",
            "Ann was away, so the turn ended.",
        ),
        (e.TurnEnded("scarlet"), None, None),
        (
            e.PlayerDeserted("scarlet"),
            "You left the game for good.",
            "Ann left the game for good.",
        ),
        (
            e.CaseSolved("scarlet", TRIO),
            "You solved the case: Professor Plum in the Billiard Room with the Lead Pipe.",
            "Ann solved the case: Professor Plum in the Billiard Room with the Lead Pipe.",
        ),
        (
            e.TokenPutAside("scarlet", "hall"),
            "Miss Scarlet stepped aside into the Hall.",
            "Miss Scarlet stepped aside into the Hall.",
        ),
    ],
)
def test_an_event_in_a_sentence(event: Event, to_scarlet: str | None, to_a_watcher: str | None) -> None:
    assert told(event, "scarlet") == to_scarlet
    assert told(event, None) == to_a_watcher
    assert told(event, "white") == to_a_watcher


@pytest.mark.req("P-3.1")
@pytest.mark.parametrize(
    ("event", "viewer"),
    [
        (e.TurnBegan("scarlet", True), "scarlet"),
        (e.Suggested("scarlet", TRIO, True, False), "plum"),
        (e.CardSeen("plum", "rope"), "scarlet"),
        (e.CaseSolved("scarlet", TRIO), "mustard"),
        (e.AskedToDisprove("mustard"), "mustard"),
    ],
)
def test_a_toast_announces_what_matters_now(event: Event, viewer: str) -> None:
    telling = GAME.tell(event, viewer, CAST)
    assert telling is not None
    assert telling.matters


@pytest.mark.req("P-3.1")
def test_no_sentence_for_a_note_or_the_vault() -> None:
    assert told(e.Marked("rope", "plum", "yes"), "scarlet") is None
    assert told(e.CaseSealed(TRIO), "scarlet") is None


def test_every_card_has_a_title_and_no_sentence_shows_a_wire_name() -> None:
    for seat in TITLES:
        assert "_" not in TITLES[seat]
    assert told(Moved("mustard", "billiard_room-dining_room", False), None) == (
        "Bob went to the hallway between Billiard Room and Dining Room."
    )
