"""Classic Clue on three pages: set up with others watching, rolled, walked, taken back; each page shows its own."""

import re
from collections.abc import Callable

import pytest

from clueapp.games.mystery.cards import DECK
from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]


async def begin(ann: Visitor, visitor: NewVisitor, manager: Manager) -> tuple[Visitor, Visitor, Visitor]:
    """Ann has opened a room; Bob and Cid sit down; the set-up begins."""
    await ann.open("/")
    await ann.send("CREATE", game="classic", name="Ann", players=3)
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    await ann.send("PICK", seat="scarlet")
    bob, cid = visitor(), visitor()
    for guest, name, seat in ((bob, "Bob", "mustard"), (cid, "Cid", "plum")):
        await guest.open(ann.path)
        await guest.send("SIT_DOWN", name=name, seat=seat)
    for person in (ann, bob, cid):
        await person.until(lambda person=person: "prompt" in board_ids(person), "the table")  # type: ignore[misc]
    return ann, bob, cid


def board_ids(person: Visitor) -> set[str]:
    return {"prompt"} if 'class="prompt-body' in person.html else set()


def style(person: Visitor) -> str:
    """Where the pieces are on a page's board."""
    assert person.user.client is not None
    boards = [each for each in person.user.client.layout.descendants() if "classic-board" in each.classes]
    return str(boards[0].props.get("style", ""))


async def is_toasted(text: str, person: Visitor) -> None:
    await person.until(lambda: text in person.toasts, f"the toast {text!r}")


def faces(person: Visitor) -> set[str]:
    return {card for card in DECK if f"card-{card}" in person.html.replace("card-back", "")}


@pytest.mark.req("D-1.1", "D-1.5", "D-1.6", "D-1.7", "D-1.10", "D-3.3", "D-3.5")
async def test_from_the_empty_board_to_the_first_walk(ann: Visitor, visitor: NewVisitor, manager: Manager) -> None:
    everybody = ann, bob, cid = await begin(ann, visitor, manager)
    await bob.sees("Ann is setting up the game")
    assert "--x-rope" not in style(bob)
    await bob.send("PLACE_WEAPON", weapon="rope", room="hall")
    await is_toasted("Miss Scarlet is setting up the game.", ann)
    await ann.send("PLACE_WEAPON", weapon="rope", room="hall")
    await bob.until(lambda: "--x-rope" in style(bob), "the rope")
    await ann.send("PLACE_WEAPON", weapon="knife", room="hall")
    await is_toasted("There’s already a weapon in that room.", ann)
    await ann.send("SCATTER_WEAPONS")
    for group in ("suspects", "weapons", "rooms"):
        await ann.send("DRAW_CASE_FILE", group=group)
    await cid.sees("Ann is dealing the cards")
    assert [faces(person) for person in everybody] == [set(), set(), set()]
    await ann.send("FINISH_SETUP")
    await ann.sees("Your turn: roll the dice")
    await bob.sees("Ann is about to roll the dice")
    hands = [{card for card in DECK if f"card-{card}" in person.testids} for person in everybody]
    assert sum(map(len, hands)) == len(set().union(*hands)) == 18

    await ann.send("ROLL")
    await cid.until(lambda: "data-faces" in cid.html, "the dice")
    rolled = re.search(r'data-faces="(\d) (\d)"', cid.html)
    assert rolled is not None
    assert re.search(r'class="light"[^>]*data-act="WALK"|data-act="WALK"[^>]*class="light"', ann.html)
    assert 'class="light"' not in cid.html
    await ann.send("WALK", to="18,1")
    await is_toasted("You have exceeded the number of dice rolled.", ann)
    await ann.send("WALK", to="1,16")
    await cid.until(lambda: 'class="trail"' in cid.html, "the trail")
    assert "@keyframes walk-1-1" in cid.html
    await ann.send("TAKE_BACK")
    await cid.until(lambda: 'class="trail"' not in cid.html, "no trail")
    await ann.send("END_TURN")
    await bob.sees("Your turn: roll the dice")


@pytest.mark.req("D-3.5")
async def test_a_step_too_many_is_answered_in_the_agreed_words(
    ann: Visitor, visitor: NewVisitor, manager: Manager
) -> None:
    ann, _, cid = await begin(ann, visitor, manager)
    await ann.send("FINISH_SETUP")
    await ann.sees("Your turn: roll the dice")
    await ann.send("ROLL")
    await ann.until(lambda: "data-faces" in ann.html, "the dice")
    await ann.send("WALK", to="18,1")
    await is_toasted("You have exceeded the number of dice rolled.", ann)
    await ann.send("CHAT", text="One more?")
    await cid.sees("One more?")
    assert cid.toasts.count("You have exceeded the number of dice rolled.") == 1, "nobody else is told"


@pytest.mark.req("P-2.1")
async def test_a_page_opened_in_the_middle_shows_the_walk_without_walking_it_again(
    ann: Visitor, visitor: NewVisitor, manager: Manager
) -> None:
    ann, bob, _ = await begin(ann, visitor, manager)
    await ann.send("FINISH_SETUP")
    await ann.sees("Your turn: roll the dice")
    await ann.send("ROLL")
    await ann.send("STEP", direction="down")
    await bob.until(lambda: "@keyframes walk-1-1" in bob.html, "the walk")
    where = style(bob)
    await bob.open(bob.path)
    assert style(bob) == where
    assert 'class="trail"' in bob.html
    assert "@keyframes" not in bob.html
    assert "tumbling" not in bob.html
