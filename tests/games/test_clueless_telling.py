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
        (e.TurnBegan("scarlet", True), "It is your turn. You must move.", "It is the turn of Miss Scarlet (Ann)."),
        (
            e.TurnBegan("scarlet", False),
            "It is your turn. You were moved, so you may stay where you are.",
            "It is the turn of Miss Scarlet (Ann).",
        ),
        (Moved("scarlet", "hall", False), "You go to the Hall.", "Miss Scarlet (Ann) goes to the Hall."),
        (
            Moved("scarlet", "kitchen", True),
            "You go through the secret passage to the Kitchen.",
            "Miss Scarlet (Ann) goes through the secret passage to the Kitchen.",
        ),
        (Stayed("scarlet"), "You stay in the room.", "Miss Scarlet (Ann) stays in the room."),
        (
            WayBlocked("scarlet"),
            "You must move but cannot: every way is taken.",
            "Miss Scarlet (Ann) must move but cannot: every way is taken.",
        ),
        (
            e.Suggested("scarlet", TRIO, True, True),
            "You suggest: Professor Plum in the Billiard Room with the Lead Pipe.",
            "Miss Scarlet (Ann) suggests: Professor Plum in the Billiard Room with the Lead Pipe.",
        ),
        (e.SuggestionDeclined("scarlet"), "You make no suggestion.", "Miss Scarlet (Ann) makes no suggestion."),
        (
            e.AskedToDisprove("scarlet"),
            "You must show a card to disprove the suggestion.",
            "Miss Scarlet (Ann) is asked to disprove it.",
        ),
        (
            e.Accused("scarlet", TRIO),
            "You accuse: Professor Plum in the Billiard Room with the Lead Pipe!",
            "Miss Scarlet (Ann) accuses: Professor Plum in the Billiard Room with the Lead Pipe!",
        ),
        (
            e.TurnEnded("scarlet", "away"),
            "You were away: the turn was ended for you.",
            "Miss Scarlet (Ann) is away: the turn was ended for them.",
        ),
        (e.TurnEnded("scarlet"), None, None),
        (
            e.PlayerDeserted("scarlet"),
            "You are out of the game for good.",
            "Miss Scarlet (Ann) is out of the game for good.",
        ),
        (
            e.CaseSolved("scarlet", TRIO),
            "You have solved the case: Professor Plum in the Billiard Room with the Lead Pipe.",
            "Miss Scarlet (Ann) has solved the case: Professor Plum in the Billiard Room with the Lead Pipe.",
        ),
        (
            e.TokenPutAside("scarlet", "hall"),
            "Miss Scarlet steps aside into the Hall.",
            "Miss Scarlet steps aside into the Hall.",
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
        "Colonel Mustard (Bob) goes to the hallway between Billiard Room and Dining Room."
    )
