"""A place by its team and role: read as its seat, in a game that has teams, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.kernel.registry import games
from clueapp.protocol.reader import reader_of
from clueapp.rooms.lobby.commands import Assign, Pick

TEAMS, NO_TEAMS = reader_of(games()["codenames"]), reader_of(games()["clueless"])


@pytest.mark.req("W-2.11", "P-8.4")
@pytest.mark.parametrize(
    ("message", "action"),
    [
        ({"type": "PICK", "team": "red", "role": "spymaster"}, Pick("red_spymaster")),
        ({"type": "PICK", "seat": "red_operative"}, Pick("red_operative")),
        ({"type": "PICK", "side": "red_operative"}, Pick("red_operative")),
        (
            {"type": "ASSIGN", "player": "bob", "team": "blue", "role": "operative"},
            Assign("bob", "blue_operative"),
        ),
        ({"type": "ASSIGN", "player": "bob", "seat": "blue_operative"}, Assign("bob", "blue_operative")),
    ],
)
def test_a_team_and_a_role_name_a_place(message: dict[str, Any], action: Action) -> None:
    assert TEAMS.read(message) == action
    assert TEAMS.read(json.dumps(message)) == action


@pytest.mark.req("P-8.6", "W-2.11")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "PICK", "team": "green", "role": "spymaster"}, "no_such_seat"),
        ({"type": "PICK", "team": "red", "role": "retired"}, "no_such_seat"),
        ({"type": "PICK", "team": "", "role": ""}, "no_such_seat"),
        ({"type": "PICK", "team": None, "role": "spymaster"}, "no_such_seat"),
        ({"type": "PICK", "team": ["red"], "role": {"spymaster": 1}}, "no_such_seat"),
        ({"type": "PICK", "team": 1, "role": 2.5}, "no_such_seat"),
        ({"type": "PICK", "team": True, "role": False}, "no_such_seat"),
        ({"type": "PICK", "team": "red"}, "bad_message"),
        ({"type": "PICK", "role": "spymaster"}, "bad_message"),
        ({"type": "PICK", "team": "red", "role": "spymaster", "seat": "blue_operative"}, "bad_message"),
        ({"type": "PICK", "team": "red", "role": "spymaster", "side": "blue_operative"}, "bad_message"),
        ({"type": "PICK", "team": "red", "role": "spymaster", "more": 1}, "bad_message"),
        ({"type": "ASSIGN", "team": "red", "role": "spymaster"}, "bad_message"),
        ({"type": "ASSIGN", "player": ["bob"], "team": "red", "role": "spymaster"}, "bad_message"),
        ({"type": "START", "team": "red", "role": "spymaster"}, "bad_message"),
        ({"type": ["PICK"], "team": "red", "role": "spymaster"}, "bad_message"),
        ({"type": {"PICK": 1}, "team": "red", "role": "spymaster"}, "bad_message"),
        ({"type": None, "team": "red", "role": "spymaster"}, "bad_message"),
    ],
)
def test_what_names_no_place_is_refused_in_words(message: dict[str, Any], code: str) -> None:
    for said in (message, json.dumps(message)):
        with pytest.raises(IllegalAction) as refusal:
            TEAMS.read(said)
        assert refusal.value.code == code
        assert refusal.value.message


@pytest.mark.req("P-8.6")
@pytest.mark.parametrize("raw", ["", "[]", "7", '{"type": "PICK", "team": "red"', "null", '"PICK"', "[" * 5_000])
def test_what_is_no_message_is_refused_as_anywhere(raw: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        TEAMS.read(raw)
    assert refusal.value.code in {"bad_json", "bad_message"}


@pytest.mark.req("P-8.6")
def test_a_message_that_is_too_large_is_not_looked_into() -> None:
    with pytest.raises(IllegalAction) as refusal:
        TEAMS.read(json.dumps({"type": "PICK", "team": "red", "role": "x" * 17_000}))
    assert refusal.value.code == "too_large"


def test_where_there_are_no_teams_they_name_nothing() -> None:
    with pytest.raises(IllegalAction) as refusal:
        NO_TEAMS.read({"type": "PICK", "team": "red", "role": "spymaster"})
    assert refusal.value.code == "bad_message"
