"""Events as JSON and back."""

import json
from dataclasses import dataclass

import pytest

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import UnknownVersion
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


EVENTS = EventCodec((DiceRolled, PairDrawn))


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
