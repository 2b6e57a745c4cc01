"""A game with teams on real pages: shared places in the lobby, roles and a pause at the plain table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from nicegui import app

from clueapp.api.docs import Protocol
from clueapp.kernel.registry import games
from clueapp.rooms.manager import Manager
from tests import doors
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]


@pytest.fixture(autouse=True)
def doors_here(manager: Manager) -> None:
    """The house has one more game."""
    manager.games = app.state.games = {**games(), "doors": doors.GAME}


async def open_lobby(ann: Visitor) -> None:
    await ann.open("/")
    await ann.send("CREATE", game="doors", name="Ann")
    await ann.until(lambda: "start" in ann.testids, "the lobby")


async def sit(visitor: NewVisitor, ann: Visitor, name: str, place: str) -> Visitor:
    guest = visitor()
    await guest.open(ann.path)
    await guest.send("SIT_DOWN", name=name, seat=place)
    await guest.sees("Waiting for Ann")
    return guest


@pytest.mark.req("P-1.3", "P-1.4")
async def test_several_share_a_place_and_the_lobby_says_what_is_missing(ann: Visitor, visitor: NewVisitor) -> None:
    await open_lobby(ann)
    await ann.send("PICK", seat="red_keeper")
    await ann.sees("The blues have no keeper.")
    assert {"team-red", "team-blue", "seat-blue_keeper", "randomize"} <= ann.testids
    assert 'class="cast' not in ann.html
    assert "disabled" in ann.tag("start")
    bob = await sit(visitor, ann, "Bob", "red_runner")
    assert "pick-red_runner" not in bob.testids, "he is there"
    assert "pick-red_runner" in ann.testids, "there is room for more"
    await sit(visitor, ann, "Cy", "red_runner")
    await ann.until(lambda: "Bob" in ann.text and "Cy" in ann.text, "both runners")
    await sit(visitor, ann, "Dee", "red_runner")
    await ann.until(lambda: "pick-red_runner" not in ann.testids, "no room for a fourth")
    late = visitor()
    await late.open(ann.path)
    await late.send("SIT_DOWN", name="Eve", seat="red_runner")
    await late.until(lambda: any("is taken" in toast for toast in late.toasts), "a refusal in words")


@pytest.mark.req("P-3.2", "P-5.3")
async def test_a_handed_over_office_is_told_to_its_new_holder_alone(ann: Visitor, visitor: NewVisitor) -> None:
    await open_lobby(ann)
    await ann.send("PICK", seat="red_keeper")
    places = {"Bob": "red_runner", "Cy": "red_runner", "Dee": "blue_keeper", "Eve": "blue_runner", "Fay": "blue_runner"}
    bob, cy, *_ = [await sit(visitor, ann, name, place) for name, place in places.items()]
    await ann.send("START")
    for person in (ann, bob, cy):
        await person.until(lambda person=person: "plain-facts" in person.html, "the table")  # type: ignore[misc]
    assert "treasure lies behind door" in ann.text
    assert "treasure lies behind door" not in bob.text
    await ann.send("HAND_OVER", to="seat-2")
    await bob.until(lambda: "treasure lies behind door" in bob.text, "what the new role may know")
    assert "treasure lies behind door" not in cy.text


@pytest.mark.req("P-8.1")
def test_the_protocol_documents_such_a_game(manager: Manager) -> None:
    found = {doc.name: doc for doc in Protocol({**games(), "doors": doors.GAME}).messages if doc.game == "doors"}
    assert {"TRY_DOOR", "HAND_OVER", "SCRIBBLE", "RESUME", "EVENT door_tried", "EVENT paused"} <= set(found)
    assert "EVENT doors_opened" not in found, "what lies open needs no telling"
