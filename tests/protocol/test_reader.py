"""What is asked for, as JSON: read in one way for pages and wire, and written as it is read."""

from dataclasses import dataclass

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.kernel.registry import games
from clueapp.protocol.reader import Reader, RoomReader, reader_of
from clueapp.protocol.writer import message_of
from clueapp.rooms.lobby.commands import Leave, Pick, SetOptions


@dataclass(frozen=True, slots=True)
class PlaceBet(Action):
    amount: int
    on: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    pass


@dataclass(frozen=True, slots=True)
class Peep(Action):
    is_quiet = True

    at_card: str


READER = Reader((PlaceBet, Pass, Peep))
MYSTERY = games()["clueless"]


@pytest.mark.req("P-8.1")
def test_an_action_is_named_by_its_class() -> None:
    assert PlaceBet.wire_name == "PLACE_BET"
    assert READER.read({"type": "PLACE_BET", "amount": 50, "on": "red"}) == PlaceBet(50, "red")
    assert READER.read({"type": "PASS"}) == Pass()
    assert message_of(PlaceBet(50, "red")) == {"type": "PLACE_BET", "amount": 50, "on": "red"}


@pytest.mark.req("P-5.1", "P-8.6")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({}, "bad_message"),
        ({"type": None}, "bad_message"),
        ({"type": ["PASS"]}, "bad_message"),
        ({"type": "pass"}, "unknown_type"),
        ({"type": "PASS", "extra": 1}, "bad_message"),
        ({"type": "PASS", "wire_name": "PLACE_BET"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50}, "bad_message"),
        ({"type": "PLACE_BET", "amount": "50", "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50.0, "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": True, "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": None}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": "x" * 2001}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": "\ud800"}, "bad_json"),
        ({"type": "PLACE_BET", "amount": 50, "on": "red", "\ud800": 1}, "bad_json"),
        ({"type": "PLACE_BET", "amount": float("nan"), "on": "red"}, "bad_json"),
        ({"type": "PLACE_BET", "amount": object(), "on": "red"}, "bad_message"),
    ],
)
def test_a_message_that_is_not_an_action_is_refused(message: dict[str, object], code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        READER.read(message)
    assert refusal.value.code == code
    assert refusal.value.message


@pytest.mark.req("P-5.1")
def test_the_complaint_does_not_repeat_what_was_sent() -> None:
    with pytest.raises(IllegalAction) as refusal:
        READER.read({"type": "PLACE_BET", "amount": "<script>", "on": "red"})
    assert "script" not in refusal.value.message


@pytest.mark.req("P-8.1")
def test_text_and_object_are_read_alike() -> None:
    assert READER.read('{"type": "PEEP", "atCard": "rope"}') == READER.read(message_of(Peep("rope"))) == Peep("rope")
    with pytest.raises(IllegalAction) as refusal:
        READER.read({"type": "PEEP", "at_card": "rope"})
    assert refusal.value.code == "bad_message"


def test_what_a_page_sends_by_itself_is_refused_quietly() -> None:
    assert READER.is_quiet({"type": "PEEP"})
    assert not READER.is_quiet({"type": "PASS"})
    assert not READER.is_quiet({"type": ["PEEP"]})


@pytest.mark.req("P-8.1")
def test_a_room_takes_its_commands_its_games_actions_and_what_its_caller_declares() -> None:
    wire, page = reader_of(MYSTERY), RoomReader(MYSTERY, (Pass,))
    assert wire.read({"type": "LEAVE", "forGood": True}) == page.read({"type": "LEAVE", "forGood": True}) == Leave(True)
    assert page.read({"type": "PASS"}) == Pass()
    with pytest.raises(IllegalAction) as refusal:
        wire.read({"type": "PASS"})
    assert refusal.value.code == "unknown_type"


@pytest.mark.req("P-8.1")
@pytest.mark.parametrize("name", ["seat", "character", "side"])
def test_a_seat_has_other_names(name: str) -> None:
    assert reader_of(MYSTERY).read({"type": "PICK", name: "plum"}) == Pick("plum")


@pytest.mark.req("P-8.1")
def test_options_have_the_names_of_the_wire() -> None:
    action = SetOptions({"turn_seconds": 60, "chat": False})
    assert message_of(action) == {"type": "SET_OPTIONS", "options": {"turnSeconds": 60, "chat": False}}
    assert reader_of(MYSTERY).read(message_of(action)) == action
    with pytest.raises(IllegalAction) as refusal:
        reader_of(MYSTERY).read({"type": "SET_OPTIONS", "options": {"turn_seconds": 60}})
    assert refusal.value.code == "bad_option"
