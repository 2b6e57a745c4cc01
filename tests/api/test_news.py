"""What a client is told, and when."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS
from clueapp.rooms.people.presence import FLICKER
from tests.api.client import Client, create, game, join, seated, table, walk_into_the_lounge, watching
from tests.api.rigged import Rigged
from tests.api.server import Server, serving


@pytest.mark.req("P-8.3", "P-1.3")
async def test_people_who_come_and_go_are_announced(server: Server) -> None:
    host = await create(server)
    async with seated(server, host) as ann:
        ben = await join(server, host.room, "Ben", "plum")
        told = {"player": "plum", "id": ben.player, "name": "Ben", "seat": "plum"}
        assert await ann.next() == {"type": "PLAYER_JOINED", **told}
        event = await ann.next()
        assert event == {
            "type": "EVENT",
            "seq": event["seq"],
            "kind": "player_joined",
            "private": False,
            "text": "Ben joined as Professor Plum.",
            "player": ben.player,
            "name": "Ben",
            "seat": "plum",
            "robot": "",
            "isGiven": False,
        }
        state, view = await ann.next(), await ann.next()
        assert [each["name"] for each in state["players"]] == ["Ann", "Ben"]
        assert (state["type"], view["type"]) == ("ROOM_STATE", "VIEW")
        assert state["feed"] is None
        assert "plum" not in ann.forms["PICK"]["seat"]
        async with seated(server, ben) as client:
            await client.send("LEAVE")
        assert await ann.until("PLAYER_LEFT", reason="left") == {"type": "PLAYER_LEFT", **told, "reason": "left"}
        assert (await ann.until("ROOM_STATE"))["players"] == [ann.state["players"][0]]


@pytest.mark.req("P-1.3", "P-1.5", "P-8.4")
async def test_a_new_name_and_a_new_host_are_told(server: Server) -> None:
    async with table(server, ("Ann", "Ben")) as (ann, ben):
        assert ben.seat
        await ben.send("APPOINT_HOST", player=ben.seat.player)
        await ben.until("ERROR", code="not_host")
        await ben.send("RENAME", name="<b>Bold</b>")
        told = await ann.until("EVENT", kind="renamed")
        assert (told["player"], told["before"], told["name"]) == (ben.seat.player, "Ben", "<b>Bold</b>")
        assert told["text"] == "Ben is now called <b>Bold</b>."
        assert [each["name"] for each in (await ann.until("ROOM_STATE"))["players"]] == ["Ann", "<b>Bold</b>"]
        await ann.send("APPOINT_HOST", player=ben.seat.player)
        assert (await ann.until("EVENT", kind="host_appointed"))["text"] == "You made <b>Bold</b> the host."
        assert (await ann.until("ROOM_STATE"))["host"] == ben.seat.player
        for refused, code in (({"kind": "KEEP_HOST"}, "not_host"), ({"kind": "RENAME", "name": " "}, "bad_name")):
            await ann.send(**refused)
            await ann.until("ERROR", code=code)


@pytest.mark.req("P-2.4", "P-8.3", "T-7.2")
async def test_a_closed_connection_is_seen_by_all_within_three_seconds(server: Server) -> None:
    assert FLICKER < 3_000
    async with game(server) as (ann, ben, _):
        assert ben.seat
        await ben.socket.close()
        gone = await ann.until("PLAYER_LEFT")
        assert (gone["id"], gone["reason"]) == (ben.seat.player, "disconnected")
        state = await ann.until("ROOM_STATE")
        assert {each["name"]: each["connected"] for each in state["players"]} == {
            "Ann": True,
            "Ben": False,
            "Cleo": True,
        }
        async with seated(server, ben.seat):
            assert (await ann.until("PLAYER_JOINED"))["id"] == ben.seat.player
            assert all(each["connected"] for each in (await ann.until("ROOM_STATE"))["players"])


@pytest.mark.req("P-8.3", "P-8.4", "P-1.4")
async def test_options_are_camel_case_both_ways(server: Server) -> None:
    async with table(server) as (ann, ben, _):
        await ann.send("SET_OPTIONS", options={"turnSeconds": 90, "allowTwo": True})
        event = await ben.until("EVENT", kind="options_set")
        assert event["options"] == {"turnSeconds": 90, "allowTwo": True}
        options = (await ben.until("ROOM_STATE"))["options"]
        assert (options["turnSeconds"], options["allowTwo"], options["graceSeconds"]) == (90, True, 30)
        assert not any("_" in name for name in options)
        await ann.send("START")
        view = await ben.until("VIEW", status="playing")
        assert view["clock"]["key"]
        assert 0 < view["clock"]["dueIn"] <= 90_000


@pytest.mark.req("P-8.3", "P-8.3b", "P-8.5")
async def test_the_view_of_a_mystery_has_the_names_of_the_wire(server: Server) -> None:
    async with game(server) as (ann, *_):
        view = ann.table["view"]
        assert {
            *("turn", "positions", "weapons", "hand", "cardsHeld", "sleuthing"),
            *("mustMove", "suggestion", "solution", "winner"),
        } <= set(view)
        assert set(view["positions"]) == set(SUSPECTS)
        assert set(view["weapons"]) == set(WEAPONS)
        assert set(view["weapons"].values()) < set(ROOMS)
        assert view["cardsHeld"] == {"scarlet": 6, "mustard": 6, "white": 6}
        assert view["sleuthing"] == {"scarlet": True, "mustard": True, "white": True}
        assert (view["turn"], view["mustMove"], view["suggestion"], view["solution"], view["winner"]) == (
            *("scarlet", True),
            *(None, None, None),
        )
        assert set(view["hand"]) <= {*SUSPECTS, *WEAPONS, *ROOMS}
        assert ann.forms["MOVE"] == {"to": ["hall-lounge"]}


@pytest.mark.req("P-8.3", "P-5.3", "P-3.1")
async def test_a_private_event_is_told_to_its_addressee_alone(tmp_path: Path) -> None:
    rigged = Rigged(("green", "knife", "kitchen"), mustard=("plum", "rope"))
    async with serving(tmp_path, games={"clueless": rigged}) as server, game(server) as clients:
        ann, ben, cleo = clients
        assert ann.seat
        async with watching(server, ann.seat.room) as watcher:
            await walk_into_the_lounge(*clients)
            await ann.send("SUGGEST", suspect="plum", weapon="rope")
            for each in (ann, ben, cleo, watcher):
                await each.until("VIEW", phase="disprove")
                each.raw.clear()
            await ben.does("SHOW", card="rope")
            for each in (ann, cleo, watcher):
                await each.until("VIEW", phase="end")
            assert [told(each) for each in (ann, ben)] == [("card_seen", True), ("card_given", True)]
            assert [told(each) for each in (cleo, watcher)] == [("card_shown", False)] * 2
            assert ann.table["view"]["suggestion"]["card"] == "rope"
            assert cleo.table["view"]["suggestion"]["card"] is None


def told(client: Client) -> tuple[str, bool]:
    """What was said of the card that was shown; its name is there only where it may be known."""
    (event,) = [frame for frame in map(json.loads, client.raw) if frame["type"] == "EVENT" and "card_" in frame["kind"]]
    assert ("Rope" in event["text"]) == (event.get("card") == "rope") == event["private"]
    return event["kind"], event["private"]


@pytest.mark.req("P-5.2")
async def test_that_others_write_notes_is_not_even_hinted_at(server: Server) -> None:
    async with game(server) as (ann, ben, cleo):
        await ann.send("CHAT", text="all quiet")
        for each in (ann, ben, cleo):
            await each.hears("all quiet")
            await each.until("VIEW")
        await ben.does("MARK", card="rope", player="scarlet", mark=ben.forms["MARK"]["mark"][1])
        assert ben.table["view"]["notes"]
        await ben.send("CHAT", text="I have written nothing")
        for each in (ann, cleo):
            assert (await each.next())["kind"] == "chatted", "the first that they hear"


@pytest.mark.req("P-8.3")
async def test_sequence_numbers_rise_and_the_view_has_the_last(server: Server) -> None:
    async with game(server) as (ann, *_):
        numbers = [frame["seq"] for frame in map(json.loads, ann.raw) if frame["type"] == "EVENT"]
        assert numbers == sorted(set(numbers))
        assert ann.table["seq"] >= numbers[-1]


@pytest.mark.req("P-1.5", "P-8.4")
async def test_a_game_is_ended_and_played_again(server: Server) -> None:
    async with game(server) as clients:
        ann = clients[0]
        await ann.send("END_GAME")
        for each in clients:
            assert (await each.until("VIEW", status="lobby"))["view"] is None
        await ann.send("START")
        for each in clients:
            await each.until("VIEW", status="playing")


@pytest.mark.req("P-1.6")
async def test_leaving_a_game_keeps_the_seat_and_leaving_for_good_gives_it_up(server: Server) -> None:
    async with game(server) as (ann, ben, cleo):
        assert ben.seat
        await ben.send("LEAVE")
        assert await ben.closed() == 1000
        assert not (await ann.until("ROOM_STATE"))["players"][1]["connected"]
        async with seated(server, ben.seat) as again:
            assert again.state["view"]["hand"]
            await again.send("LEAVE", forGood=True)
            assert await again.closed() == 1000
        assert not any(each["left"] for each in cleo.state["players"])
        for reason in ("disconnected", "left"):
            await cleo.until("PLAYER_LEFT", player="mustard", id=ben.seat.player, reason=reason)
        await cleo.until("EVENT", kind="player_deserted")
        await cleo.until("ROOM_STATE")
        assert {each["name"]: (each["connected"], each["left"]) for each in cleo.state["players"]} == {
            "Ann": (True, False),
            "Ben": (False, True),
            "Cleo": (True, False),
        }


@pytest.mark.req("P-8.4")
async def test_a_seat_is_picked_under_any_of_its_names(server: Server) -> None:
    async with table(server) as (ann, *_):
        for name, seat in (("seat", "plum"), ("character", "green"), ("side", "peacock")):
            await ann.send("PICK", **{name: seat})
            assert (await ann.until("EVENT", kind="seat_picked"))["seat"] == seat
