"""Codenames: the view as plain JSON, what can be asked for, and the codes of what is refused."""

import json
from typing import Any

import pytest

from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Vote
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.places import Pick
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import reader_of
from clueapp.rooms.lobby.commands import Assign, Randomize
from tests.games.codenames_table import GAME, AtTable, guessing, index_of, paused, table

READER = reader_of(GAME)


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize(
    ("message", "action"),
    [
        ({"type": "CLUE", "word": "ocean", "count": 2}, Clue("ocean", 2)),
        ({"type": "CLUE", "word": "ocean", "count": "unlimited"}, Clue("ocean", "unlimited")),
        ({"type": "VOTE", "index": 24}, Vote(24)),
        ({"type": "CONFIRM", "index": 0}, Confirm(0)),
        ({"type": "END_GUESSING"}, EndGuessing()),
        ({"type": "PICK", "team": "blue", "role": "spymaster"}, Pick("blue_spymaster")),
        ({"type": "PICK", "seat": "blue_spymaster"}, Pick("blue_spymaster")),
        ({"type": "ASSIGN", "player": "p", "team": "red", "role": "operative"}, Assign("p", "red_operative")),
        ({"type": "RANDOMIZE"}, Randomize()),
    ],
)
def test_what_can_be_asked_for(message: dict[str, Any], action: object) -> None:
    assert READER.read(message) == action


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize(
    "message",
    [
        {"type": "VOTE"},
        {"type": "VOTE", "index": True},
        {"type": "VOTE", "index": "3"},
        {"type": "VOTE", "index": 3.0},
        {"type": "VOTE", "index": None},
        {"type": "VOTE", "index": [3]},
        {"type": "VOTE", "index": 3, "seat": "seat-2"},
        {"type": "CONFIRM", "index": False},
        {"type": "CONFIRM", "index": {"index": 1}},
        {"type": "CLUE", "word": "ocean"},
        {"type": "CLUE", "word": 7, "count": 2},
        {"type": "CLUE", "word": "ocean", "count": True},
        {"type": "CLUE", "word": "ocean", "count": "2"},
        {"type": "CLUE", "word": "ocean", "count": 2.5},
        {"type": "END_GUESSING", "really": True},
    ],
)
def test_what_is_not_well_formed_is_not_read(message: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction) as refusal:
        READER.read(message)
    assert refusal.value.code == "bad_message"


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize(("team", "role"), [("green", "spymaster"), ("red", "retired"), ("red", ""), ("", "operative")])
def test_there_is_no_other_team_and_no_other_role(team: str, role: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        READER.read({"type": "PICK", "team": team, "role": role})
    assert refusal.value.code == "no_such_seat"


@pytest.mark.req("W-2.7", "P-5.1")
@pytest.mark.parametrize("index", [25, 26, -1, -25, 10**6, -(10**30), 10**30])
def test_an_index_past_the_board_is_no_card(index: int) -> None:
    at = guessing()
    for action in (Vote(index), Confirm(index)):
        at.red.expects_refusal("no_such_card").does(READER.read({"type": action.wire_name, "index": index}))
    assert at.public.votes == {}


@pytest.mark.req("W-2.7", "P-5.1")
@pytest.mark.parametrize("kind", [Vote, Confirm])
def test_a_truth_value_is_no_index(kind: type[Vote] | type[Confirm]) -> None:
    """The reader lets none through; nor do the rules, whoever asks."""
    at = guessing().red.votes("CASTLE").at
    assert index_of("castle") == 1
    at.red.expects_refusal("no_such_card").does(kind(True))


# The codes
def started(**rest: Any) -> AtTable:
    return guessing(2, **rest)


def agreed() -> AtTable:
    at = started()
    for each in at.reds():
        each.votes("BANK")
    return at


SITUATIONS = {
    "not_your_turn": lambda: started().blue.expects_refusal("not_your_turn").votes("BANK"),
    "not_spymaster": lambda: table(2).red.expects_refusal("not_spymaster").clues("ocean"),
    "not_operative": lambda: started().red_spymaster.expects_refusal("not_operative").votes("BANK"),
    "clue_required": lambda: table(2).red.expects_refusal("clue_required").votes("BANK"),
    "clue_on_board": lambda: table(2).red_spymaster.expects_refusal("clue_on_board").clues("bank"),
    "clue_contains_word": lambda: table(2).red_spymaster.expects_refusal("clue_contains_word").clues("farm"),
    "clue_plural": lambda: table(2).red_spymaster.expects_refusal("clue_plural").clues("churches"),
    "clue_not_a_word": lambda: table(2).red_spymaster.expects_refusal("clue_not_a_word").clues("two words"),
    "bad_count": lambda: table(2).red_spymaster.expects_refusal("bad_count").clues("ocean", 10),
    "already_revealed": lambda: started().turns_over("bank").red.expects_refusal("already_revealed").votes("BANK"),
    "not_enough_votes": lambda: started().red.votes("BANK").expects_refusal("not_enough_votes").confirms("BANK"),
    "confirm_by_teammate": lambda: agreed().reds()[1].expects_refusal("confirm_by_teammate").confirms("BANK"),
    "guess_required": lambda: started().red.expects_refusal("guess_required").ends_guessing(),
    "paused": lambda: paused(2).red.expects_refusal("paused").votes("BANK"),
    "not_owner": lambda: paused(2).red.expects_refusal("not_owner").resumes(),
    "saw_the_key": lambda: paused(2).red_spymaster.expects_refusal("saw_the_key").takes("red_operative"),
}


@pytest.mark.req("P-5.1", "W-2.4", "W-2.7", "W-2.14")
@pytest.mark.parametrize("code", SITUATIONS)
def test_every_code_is_the_answer_to_the_situation_that_it_names(code: str) -> None:
    assert SITUATIONS[code]().said


@pytest.mark.req("P-5.1", "W-2.10")
def test_uneven_teams_are_the_lobbys_to_refuse() -> None:
    picks = {f"p{n}": "red_operative" for n in range(4)} | {"a": "red_spymaster", "b": "blue_spymaster"}
    missing = GAME.missing(picks, GAME.info.default_options())
    assert missing is not None
    assert missing.code == "uneven_teams"


@pytest.mark.req("P-5.1")
def test_a_stranger_has_no_part_in_it() -> None:
    at = guessing()
    with pytest.raises(IllegalAction) as refusal:
        at.game.decide(at.truth, "seat-99", Vote(0), at.chance())
    assert refusal.value.code == "not_playing"


# The view
@pytest.mark.req("W-2.2", "W-4.2", "W-2.7")
def test_the_view_is_plain_json_and_has_all_that_a_client_needs() -> None:
    at = guessing(2, options={"guess_seconds": 90}).turns_over("bank")
    at.red.votes("CASTLE")
    wire = json.loads(json.dumps(at.wire_of(at.red.seat)))
    assert wire == at.wire_of(at.red.seat)
    cards = wire.pop("cards")
    assert cards[:3] == [
        {"word": "bank", "colour": "red", "votes": []},
        {"word": "castle", "colour": None, "votes": ["seat-2"]},
        {"word": "dragon", "colour": None, "votes": []},
    ]
    assert len(cards) == 25
    assert wire == {
        "owner": "seat-1",
        "roles": {
            "seat-1": {"team": "red", "role": "spymaster"},
            "seat-2": {"team": "red", "role": "operative"},
            "seat-3": {"team": "red", "role": "operative"},
            "seat-4": {"team": "blue", "role": "spymaster"},
            "seat-5": {"team": "blue", "role": "operative"},
            "seat-6": {"team": "blue", "role": "operative"},
        },
        "key": None,
        "startingTeam": "red",
        "turn": "red",
        "clue": {"word": "ocean", "count": 2},
        "guessesLeft": 2,
        "threshold": 2,
        "remaining": {"red": 8, "blue": 8},
        "lacks": [],
        "sawKey": ["seat-1", "seat-4"],
        "log": [
            {
                "team": "red",
                "spymaster": "seat-1",
                "word": "ocean",
                "count": 2,
                "guesses": [{"index": 0, "colour": "red", "by": "seat-2", "votes": ["seat-2", "seat-3"]}],
                "end": None,
            }
        ],
        "clocks": {"clue": 120, "guesses": 90},
        "winner": None,
        "reason": None,
    }


@pytest.mark.req("W-4.2", "W-2.14")
def test_the_view_in_every_phase_is_plain_json() -> None:
    positions = (table(2), guessing(2), paused(2), guessing(2).turns_over("poison"))
    assert [at.phase for at in positions] == ["clue", "guess", "paused", "over"]
    for at in positions:
        for viewer in (*at.names.values(), None):
            wire = at.wire_of(viewer)
            assert json.loads(json.dumps(wire)) == wire
            assert json.loads(json.dumps(forms_to_wire(at.menu(viewer).forms))) is not None
    over = positions[-1].wire
    assert (over["turn"], over["winner"], over["reason"], over["log"][0]["end"]) == (None, "blue", "assassin", None)


@pytest.mark.req("W-2.2")
def test_guesses_left_and_the_threshold_are_shown_only_while_there_is_something_to_guess() -> None:
    for at in (table(2), paused(2), guessing(2).turns_over("poison")):
        assert (at.wire["guessesLeft"], at.wire["threshold"], at.wire["clue"]) == (None, None, None)
