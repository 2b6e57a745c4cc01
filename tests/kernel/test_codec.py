"""Events and actions as JSON and back."""

import json
from dataclasses import dataclass

import pytest

from clueapp.kernel.codec import ActionCodec, EventCodec
from clueapp.kernel.errors import IllegalAction, UnknownVersion
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Event, Fact


@dataclass(frozen=True, slots=True)
class Pair:
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    dice: tuple[int, ...]
    by: str


@dataclass(frozen=True, slots=True)
class PairDrawn(Event):
    pair: Pair
    where: dict[str, int]
    late: bool = False


@dataclass(frozen=True, slots=True)
class PlaceBet(Action):
    amount: int
    on: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    pass


EVENTS = EventCodec((DiceRolled, PairDrawn))
ACTIONS = ActionCodec((PlaceBet, Pass))


@pytest.mark.req("P-6.1")
@pytest.mark.parametrize("event", [DiceRolled((3, 4), "ann"), PairDrawn(Pair("a", "b"), {"x": 1}, late=True), None])
def test_an_event_comes_back_from_json_as_it_was(event: Event | None) -> None:
    assert EVENTS.load(json.loads(json.dumps(EVENTS.dump(event)))) == event


@pytest.mark.req("P-6.1")
@pytest.mark.parametrize(
    "fact",
    [
        Fact(DiceRolled((1,), "ann")),
        Fact(None, {"ann": DiceRolled((1,), "ann"), "bob": DiceRolled((), "ann")}),
        Fact(DiceRolled((1,), "ann"), {"bob": PairDrawn(Pair("a", "b"), {})}, DiceRolled((6,), "nobody")),
        Fact(),
    ],
)
def test_a_fact_comes_back_with_the_same_audiences(fact: Fact) -> None:
    loaded = EVENTS.load_fact(json.loads(json.dumps(EVENTS.dump_fact(fact))))
    assert (loaded.public, dict(loaded.own), loaded.vault) == (fact.public, dict(fact.own), fact.vault)


def test_an_empty_part_is_not_written() -> None:
    assert set(EVENTS.dump_fact(Fact(DiceRolled((1,), "ann")))) == {"public"}


@pytest.mark.req("P-6.6")
@pytest.mark.parametrize(
    "data",
    [
        {"kind": "CoinTossed"},
        {},
        {"kind": "DiceRolled", "dice": [1]},
        {"kind": "DiceRolled", "dice": [1], "by": "ann", "colour": "red"},
        {"kind": "DiceRolled", "dice": "six", "by": "ann"},
    ],
)
def test_a_log_of_another_version_is_refused_with_a_clear_message(data: dict[str, object]) -> None:
    with pytest.raises(UnknownVersion, match="this version of the program"):
        EVENTS.load(data)


@pytest.mark.req("P-8.1")
def test_an_action_is_named_by_its_class() -> None:
    assert PlaceBet.wire_name == "PLACE_BET"
    assert ACTIONS.load({"type": "PLACE_BET", "amount": 50, "on": "red"}) == PlaceBet(50, "red")
    assert ACTIONS.load({"type": "PASS"}) == Pass()
    assert ACTIONS.dump(PlaceBet(50, "red")) == {"type": "PLACE_BET", "amount": 50, "on": "red"}


@pytest.mark.req("P-5.1", "P-8.6")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({}, "unknown_type"),
        ({"type": None}, "unknown_type"),
        ({"type": ["PASS"]}, "unknown_type"),
        ({"type": "pass"}, "unknown_type"),
        ({"type": "PASS", "extra": 1}, "bad_message"),
        ({"type": "PASS", "wire_name": "PLACE_BET"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50}, "bad_message"),
        ({"type": "PLACE_BET", "amount": "50", "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50.0, "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": True, "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": None}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": "x" * 2001}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": "\ud800"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": 50, "on": "red", "\ud800": 1}, "bad_message"),
        ({"type": "PLACE_BET", "amount": float("nan"), "on": "red"}, "bad_message"),
        ({"type": "PLACE_BET", "amount": object(), "on": "red"}, "bad_message"),
    ],
)
def test_a_message_that_is_not_an_action_is_refused(message: dict[str, object], code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        ACTIONS.load(message)
    assert refusal.value.code == code
    assert refusal.value.message


@pytest.mark.req("P-5.1")
def test_the_complaint_does_not_repeat_what_was_sent() -> None:
    with pytest.raises(IllegalAction) as refusal:
        ACTIONS.load({"type": "PLACE_BET", "amount": "<script>", "on": "red"})
    assert "script" not in refusal.value.message
