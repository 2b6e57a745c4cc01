"""The lobby of a game with teams, as the host, a guest, a newcomer and a watcher get it; and lists from a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from string import ascii_lowercase
from typing import Any

import httpx
import pytest

from clueapp.rooms.manager import Manager
from tests.components.clicks import clicks_in
from tests.components.onlooker import all_accepted
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]
PLACES = ("red_spymaster", "red_operative", "blue_spymaster", "blue_operative")
TEXT = ", ".join(f"q{one}{other}x" for one in "ab" for other in ascii_lowercase)


@pytest.fixture
async def room(ann: Visitor, manager: Manager) -> str:
    """The code of a room with teams that Ann has opened and is in."""
    await ann.open("/")
    await ann.send("CREATE", game="codenames", name="Ann")
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    return ann.path.removeprefix("/room/")


async def sit(visitor: Visitor, room: str, name: str, place: str) -> Visitor:
    await visitor.open(f"/room/{room}")
    await visitor.send("SIT_DOWN", name=name, seat=place)
    await visitor.sees(f"You joined as {place.replace('_', ' ').capitalize()}")
    return visitor


def role(page: Visitor, place: str) -> str:
    """What stands in a role, as text."""
    drawn = page.html.split(page.tag(f"seat-{place}"), 1)[1].split("data-drop=", 1)[0]
    return " ".join(re.sub(r"<select.*?</select>|<[^>]*>", " ", drawn, flags=re.DOTALL).split())


def all_is_accepted(page: Visitor, manager: Manager, room: str, player: str | None) -> set[str]:
    """Whatever this page offers; the kinds of it."""
    table = manager._rooms[room].view_for(player)
    return {kind.wire_name for kind in all_accepted(table, page.html)}


def id_of(manager: Manager, room: str, name: str) -> str:
    return next(each.id for each in manager._rooms[room].view_for(None).players if each.name == name)


@pytest.mark.req("W-2.11", "P-1.2", "P-1.3", "W-4.3")
async def test_two_teams_with_their_roles_face_each_other(ann: Visitor, room: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), room, "Bob", "blue_operative")
    for page in (ann, bob):
        await page.until(lambda page=page: "Bob" in role(page, "blue_operative"), "Bob")  # type: ignore[misc]
        assert {"team-red", "team-blue"} <= page.testids
        assert 'class="lobby-team red' in page.html
        assert 'class="lobby-team blue' in page.html
        assert "operatives 1 of 5" in role(page, "blue_operative")
        assert "Ann" in role(page, "red_operative")
        assert 'aria-label="Host"' in page.html
    assert "you" in role(bob, "blue_operative").split()
    assert {f"pick-{place}" for place in PLACES if place != "blue_operative"} <= bob.testids
    assert "pick-blue_operative" not in bob.testids, "he is there"


@pytest.mark.req("P-1.2", "W-2.11")
async def test_a_newcomer_is_asked_for_a_name_a_team_and_a_role(ann: Visitor, room: str, visitor: NewVisitor) -> None:
    bob = visitor()
    await bob.open(f"/room/{room}")
    assert "Choose a team and a role" in bob.text
    assert "character" not in bob.text
    for place in PLACES:
        assert 'form="sit-down"' in bob.tag(f"pick-{place}")
        assert f'value="{place}"' in bob.tag(f"pick-{place}")
    assert not {"randomize", "start", "bring-pack"} & bob.testids
    assert "data-drag" not in bob.html
    assert "3 more players needed" in bob.content("missing")


@pytest.mark.req("W-2.11", "P-1.4")
async def test_the_host_is_asked_keeps_or_chooses_and_arranges(
    ann: Visitor, room: str, visitor: NewVisitor, manager: Manager
) -> None:
    assert "We’re keeping Red operative for you until you choose." in ann.text
    assert "keep-seat" in ann.testids
    await ann.send("PICK", seat="red_spymaster")
    await ann.sees("The teams are forming")
    bob = await sit(visitor(), room, "Bob", "red_operative")
    await ann.sees("Bob")
    player = id_of(manager, room, "Bob")
    assert f'data-testid="chip-{player}"' in ann.html
    assert "data-drag" in ann.tag(f"chip-{player}")
    assert "data-drag" in bob.tag(f"chip-{player}"), "one's own can be dragged"
    assert "data-drag" not in bob.tag(f"chip-{id_of(manager, room, 'Ann')}")
    assert not {"randomize", f"move-{player}", f"remove-{player}"} & bob.testids
    moves = [click.message for click in clicks_in(ann.html) if click.message["type"] == "ASSIGN"]
    assert {"type": "ASSIGN", "player": player, "seat": "blue_spymaster"} in moves
    await ann.send("ASSIGN", player=player, team="blue", role="spymaster")
    await bob.until(lambda: "Bob" in role(bob, "blue_spymaster"), "his new place")
    assert "Red spymaster, changing places with Ann" in ann.html
    await ann.send("REMOVE", player=player)
    await bob.sees("The host has removed you from the room.")


@pytest.mark.req("W-2.10", "W-2.12")
async def test_everybody_reads_what_is_missing_and_only_the_host_starts(
    ann: Visitor, room: str, visitor: NewVisitor, manager: Manager
) -> None:
    bob = await sit(visitor(), room, "Bob", "blue_operative")
    assert "2 more players needed: it takes at least 4. Red needs a spymaster. Blue needs a spymaster." in bob.content(
        "missing"
    )
    await ann.sees("2 more players needed: it takes at least 4.")
    assert "disabled" in ann.tag("start")
    for name, place in (("Cy", "red_spymaster"), ("Dee", "blue_spymaster")):
        await manager.join(room, name, place=place)
    await bob.until(lambda: "missing" not in bob.testids, "nothing is missing")
    await bob.sees("Waiting for Ann to start")
    await ann.sees("Everything’s ready. Start whenever you like.")
    assert "disabled" not in ann.tag("start")
    assert "start" not in bob.testids


@pytest.mark.req("P-1.4", "W-2.12")
async def test_nothing_says_that_it_starts_by_itself(ann: Visitor, room: str) -> None:
    assert "by itself" not in ann.text
    assert "More can join. The host starts the game." in ann.text
    assert "1 player is here." in ann.text
    await ann.send("SET_OPTIONS", options={"expected": 8})
    await ann.sees("1 player is here; 8 are expected.")


@pytest.mark.req("P-3.2", "P-1.2", "P-4.1")
async def test_whatever_can_be_clicked_is_accepted_with_few_and_with_all(
    ann: Visitor, room: str, visitor: NewVisitor, manager: Manager
) -> None:
    bob, late = await sit(visitor(), room, "Bob", "blue_operative"), visitor()
    await late.open(f"/room/{room}")
    people = {ann: id_of(manager, room, "Ann"), bob: id_of(manager, room, "Bob"), late: None}
    await ann.sees("Bob")
    few = {page: all_is_accepted(page, manager, room, player) for page, player in people.items()}
    assert {"ASSIGN", "RANDOMIZE", "PICK", "REMOVE", "SET_OPTIONS"} <= few[ann]
    assert "PICK" in few[bob]
    assert few[late] == {"SIT_DOWN"}
    for number in range(10):
        await manager.join(room, f"Guest {number}")
    for page in people:
        await page.sees("12 players are here.")
    full = {page: all_is_accepted(page, manager, room, player) for page, player in people.items()}
    assert {"ASSIGN", "RANDOMIZE", "REMOVE", "START"} <= full[ann]
    assert not {"PICK", "ASSIGN"} & full[bob]
    assert full[late] == set()
    assert "Every seat is taken, but you’re welcome to watch" in late.text


async def bring(page: Visitor, room: str, **more: Any) -> httpx.Response:
    return await page.user.http_client.post(f"/room/{room}/packs", **more)


@pytest.mark.req("W-4.1")
async def test_the_hosts_browser_brings_a_list_and_all_see_its_title(
    ann: Visitor, room: str, visitor: NewVisitor
) -> None:
    bob = await sit(visitor(), room, "Bob", "blue_operative")
    assert {"bring-pack", "pack-title", "pack-text", "pack-file", "pack-add", "pack-answer"} <= ann.testids
    assert f'data-posts="/room/{room}/packs"' in ann.html
    assert not {"bring-pack", "pack-text"} & bob.testids
    answer = await bring(ann, room, json={"title": "<i>Mine</i>", "text": f"{TEXT}, QAAX"})
    assert (answer.status_code, answer.json()["number"]) == (201, 52)
    assert any("QAAX" in each for each in answer.json()["report"])
    for page in (ann, bob):
        await page.until(lambda page=page: "own-pack" in page.testids, "the list")  # type: ignore[misc]
        assert "&lt;i&gt;Mine&lt;/i&gt;" in page.html
        assert "<i>" not in page.html
        assert "52 words" in page.text
        assert "qaax" not in page.html.lower()
    assert 'data-confirm="Remove “&lt;i&gt;Mine&lt;/i&gt;”' in ann.tag("remove-pack")
    assert "remove-pack" not in bob.testids
    await ann.send("REMOVE_PACK", title="<i>Mine</i>")
    await bob.until(lambda: "own-pack" not in bob.testids, "it is gone")


@pytest.mark.req("P-5.4", "W-4.1")
async def test_no_other_browser_brings_one(ann: Visitor, room: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), room, "Bob", "blue_operative")
    stranger = visitor()
    await stranger.open("/")
    said = {"title": "Mine", "text": TEXT}
    for page, code in ((bob, "not_host"), (stranger, "not_seated")):
        answer = await bring(page, room, json=said)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    for more in ({"data": said}, {"content": b"{}", "headers": {"content-type": "text/plain"}}):
        answer = await bring(ann, room, **more)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert (await bring(ann, "QQQQQQ", json=said)).status_code == 404
    assert (await bring(ann, room, json={**said, "text": "few"})).json()["code"] == "too_few_words"
    assert "own-pack" not in ann.testids
