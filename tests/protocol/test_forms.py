"""Forms as every client gets them."""

from dataclasses import dataclass

import pytest

from clueapp.kernel.menu import Action, Between, Form, FreeText, OneOf
from clueapp.protocol.forms import forms_to_wire


@dataclass(frozen=True, slots=True)
class GiveClue(Action):
    word: str
    number: int
    of_team: str


@dataclass(frozen=True, slots=True)
class Wait(Action):
    pass


FORM = Form(GiveClue, {"word": FreeText(5), "number": Between(0, 9), "of_team": OneOf(("red", "blue"))})


@pytest.mark.req("P-8.3")
def test_forms_on_the_wire() -> None:
    assert forms_to_wire((FORM, Form(Wait))) == [
        {
            "type": "GIVE_CLUE",
            "fields": {"word": {"maxLength": 5}, "number": {"min": 0, "max": 9}, "ofTeam": ["red", "blue"]},
        },
        {"type": "WAIT", "fields": {}},
    ]
    assert forms_to_wire(()) == []
