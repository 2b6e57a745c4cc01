"""What the players of Classic Clue read."""

import pytest

from clueapp.games.classic import events as c
from clueapp.games.classic.game import ClassicGame
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import Trio
from clueapp.kernel.truth import Event

CAST = {"scarlet": "Ann"}
TRIO = Trio("plum", "lead_pipe", "billiard_room")
SUGGESTION = "I suggest the crime was committed in the Billiard Room by Professor Plum with the Lead Pipe."
ACCUSATION = "I accuse Professor Plum of committing the crime in the Billiard Room with the Lead Pipe."


def told(event: Event, viewer: str | None) -> str | None:
    telling = ClassicGame().tell(event, viewer, CAST)
    return telling.text if telling else None


@pytest.mark.req("P-3.1", "D-3.3", "D-4.1", "D-5.1")
@pytest.mark.parametrize(
    ("event", "to_scarlet", "to_others"),
    [
        (
            e.TurnBegan("scarlet", True),
            "It is your turn.",
            "It is the turn of Miss Scarlet (Ann).",
        ),
        (
            e.TurnBegan("scarlet", False),
            "It is your turn. You were moved by a suggestion, so you may suggest where you are.",
            "It is the turn of Miss Scarlet (Ann).",
        ),
        (
            c.DiceRolled("scarlet", (4, 6)),
            "You roll 4 and 6: 10 steps.",
            "Miss Scarlet (Ann) rolls 4 and 6: 10 steps.",
        ),
        (c.Walked("scarlet", "5,7", ("5,8",)), None, None),
        (c.Walked("scarlet", "4,8", ("hall",)), "You enter the Hall.", "Miss Scarlet (Ann) enters the Hall."),
        (c.Walked("scarlet", "hall", ("4,8",)), "You leave the Hall.", "Miss Scarlet (Ann) leaves the Hall."),
        (
            c.Walked("scarlet", "5,7", ("5,8", "6,8")),
            "You walk 2 squares.",
            "Miss Scarlet (Ann) walks 2 squares.",
        ),
        (
            c.Walked("scarlet", "study", ("4,6", "4,7", "4,8", "hall")),
            "You leave the Study, walk 3 squares and enter the Hall.",
            "Miss Scarlet (Ann) leaves the Study, walks 3 squares and enters the Hall.",
        ),
        (c.WalkTakenBack("scarlet", "5,7"), "You step back.", "Miss Scarlet (Ann) steps back."),
        (
            c.PassageTaken("scarlet", "study"),
            "You take the secret passage to the Study.",
            "Miss Scarlet (Ann) takes the secret passage to the Study.",
        ),
        (c.Passed("scarlet"), "You pass.", "Miss Scarlet (Ann) passes."),
        (
            e.Suggested("scarlet", TRIO, True, True),
            f"You say: {SUGGESTION}",
            f"Miss Scarlet (Ann) says: {SUGGESTION}",
        ),
        (
            e.Accused("scarlet", TRIO),
            f"You say: {ACCUSATION}",
            f"Miss Scarlet (Ann) says: {ACCUSATION}",
        ),
        (
            c.WeaponPlaced("scarlet", "rope", "hall"),
            "You lay the Rope into the Hall.",
            "Miss Scarlet (Ann) lays the Rope into the Hall.",
        ),
        (
            c.CaseCardDrawn("scarlet", "suspects"),
            "You put the top suspect card into the case file, unseen.",
            "Miss Scarlet (Ann) puts the top suspect card into the case file, unseen.",
        ),
        (c.LeadPassed("scarlet"), "You set up the game now.", "Miss Scarlet (Ann) sets up the game now."),
        (
            c.RestLeftToTheHouse("scarlet"),
            "You leave the rest of the set-up to the house.",
            "Miss Scarlet (Ann) leaves the rest of the set-up to the house.",
        ),
        (
            c.RestLeftToTheHouse("scarlet", "late"),
            "You ran out of time: the set-up was finished for all.",
            "Miss Scarlet (Ann) ran out of time: the set-up was finished for all.",
        ),
    ],
)
def test_an_event_in_a_sentence(event: Event, to_scarlet: str | None, to_others: str | None) -> None:
    assert told(event, "scarlet") == to_scarlet
    assert told(event, "white") == told(event, None) == to_others
