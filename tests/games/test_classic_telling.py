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
            "It’s your turn.",
            "It’s Ann’s turn.",
        ),
        (
            e.TurnBegan("scarlet", False),
            "It’s your turn. A suggestion moved you, so you may suggest right here.",
            "It’s Ann’s turn.",
        ),
        (
            c.DiceRolled("scarlet", (4, 6)),
            "You rolled 4 and 6: 10 steps.",
            "Ann rolled 4 and 6: 10 steps.",
        ),
        (c.Walked("scarlet", "5,7", ("5,8",)), None, None),
        (c.Walked("scarlet", "4,8", ("hall",)), "You entered the Hall.", "Ann entered the Hall."),
        (c.Walked("scarlet", "hall", ("4,8",)), "You left the Hall.", "Ann left the Hall."),
        (
            c.Walked("scarlet", "5,7", ("5,8", "6,8")),
            "You walked 2 squares.",
            "Ann walked 2 squares.",
        ),
        (
            c.Walked("scarlet", "study", ("4,6", "4,7", "4,8", "hall")),
            "You left the Study, walked 3 squares and entered the Hall.",
            "Ann left the Study, walked 3 squares and entered the Hall.",
        ),
        (c.WalkTakenBack("scarlet", "5,7"), "You stepped back.", "Ann stepped back."),
        (
            c.PassageTaken("scarlet", "study"),
            "You took the secret passage to the Study.",
            "Ann took the secret passage to the Study.",
        ),
        (c.Passed("scarlet"), "You passed.", "Ann passed."),
        (
            e.Suggested("scarlet", TRIO, True, True),
            f"You said: “{SUGGESTION}”",
            f"Ann said: “{SUGGESTION}”",
        ),
        (
            e.Accused("scarlet", TRIO),
            f"You said: “{ACCUSATION}”",
            f"Ann said: “{ACCUSATION}”",
        ),
        (
            c.WeaponPlaced("scarlet", "rope", "hall"),
            "You put the Rope in the Hall.",
            "Ann put the Rope in the Hall.",
        ),
        (
            c.CaseCardDrawn("scarlet", "suspects"),
            "You slipped the top suspect card into the case file, unseen.",
            "Ann slipped the top suspect card into the case file, unseen.",
        ),
        (c.LeadPassed("scarlet"), "You’re setting up the game now.", "Ann is setting up the game now."),
        (
            c.RestLeftToTheHouse("scarlet"),
            "You let the house finish setting up.",
            "Ann let the house finish setting up.",
        ),
        (
            c.RestLeftToTheHouse("scarlet", "late"),
            "You ran out of time, so the house finished setting up.",
            "Ann ran out of time, so the house finished setting up.",
        ),
    ],
)
def test_an_event_in_a_sentence(event: Event, to_scarlet: str | None, to_others: str | None) -> None:
    assert told(event, "scarlet") == to_scarlet
    assert told(event, "white") == told(event, None) == to_others
