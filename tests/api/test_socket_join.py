"""Taking a seat on the socket, coming back to it, and watching without one."""

import asyncio
from pathlib import Path

import pytest

from clueapp.api import socket as api_socket
from clueapp.rooms.people.keys import hashed
from tests.api.client import Seat, create, dialled, game, join, seated, table, watching
from tests.api.server import Server, serving


@pytest.mark.req("P-8.1", "P-8.2", "P-8.3")
async def test_the_first_message_takes_the_seat_and_room_state_answers(server: Server) -> None:
    host = await create(server, "Ann", expected=3)
    async with seated(server, host) as ann:
        assert set(ann.state) == {
            *("type", "roomId", "game", "you", "host", "players", "status", "phase", "options", "seq", "view"),
            *("legal", "clock", "feed"),
        }
        assert (ann.state["you"], ann.state["host"]) == (host.player, host.player)
        assert ann.state["players"] == [
            {
                "id": host.player,
                "name": "Ann",
                "seat": "scarlet",
                "connected": True,
                "left": False,
                "bot": False,
                "wantsRematch": False,
            }
        ]
        assert [line["kind"] for line in ann.state["feed"]] == ["player_joined"]


@pytest.mark.req("P-2.5", "P-8.3")
async def test_a_reconnect_gives_the_whole_table_at_once(server: Server) -> None:
    async with game(server) as clients:
        ann, ben = clients[:2]
        assert ann.seat
        await ann.does("MOVE", to="hall-lounge")
        before = ann.table
        hand = before["view"]["hand"]
        assert len(hand) == 6
        await ann.socket.close()
        await ben.until("VIEW")
        async with seated(server, ann.seat) as again:
            assert {name: again.state[name] for name in before if name != "type"} == {
                name: value for name, value in before.items() if name != "type"
            }
            assert again.state["feed"][-1]["text"] == "You went to the hallway between Hall and Lounge."
            await again.does("END_TURN")


@pytest.mark.req("P-8.2", "P-4.1", "P-5.2")
async def test_without_a_token_one_watches_and_sees_no_hand(server: Server) -> None:
    async with game(server) as (ann, *_):
        assert ann.seat
        async with watching(server, ann.seat.room) as watcher:
            assert watcher.state["you"] is None
            assert watcher.state["legal"] == []
            assert watcher.state["view"]["hand"] == []
            assert watcher.state["view"]["solution"] is None
            assert not [line for line in watcher.state["feed"] if line["private"]]
            assert await watcher.refused("MOVE", to="hall-lounge") == "not_seated"
            assert await watcher.refused("CHAT", text="psst") == "not_seated"


@pytest.mark.req("P-5.4", "P-8.2")
async def test_forged_ids_and_tokens_open_nothing(server: Server) -> None:
    ann = await create(server, "Ann")
    ben = await join(server, ann.room, "Ben")
    elsewhere = await create(server, "Eve")
    forged = [
        (Seat(ann.room, ann.player, ben.token), "bad_token"),
        (Seat(ann.room, ann.player, "x" * 32), "bad_token"),
        (Seat(ann.room, "nobody", ann.token), "bad_token"),
        (Seat(ann.room, elsewhere.player, elsewhere.token), "bad_token"),
        (Seat(ann.room, ann.player, hashed(ann.token)), "bad_token"),
        (Seat(elsewhere.room, ann.player, ann.token), "wrong_room"),
    ]
    for seat, code in forged:
        async with dialled(server, ann.room) as client:
            await client.send("JOIN_ROOM", roomId=seat.room, playerId=seat.player, token=seat.token)
            assert await client.error() == code
            assert await client.closed() == 1008


@pytest.mark.req("P-5.4")
async def test_a_browsers_identity_is_no_token(server: Server) -> None:
    made = await server.manager.create("clueless", "Ann", browser="1234")
    async with dialled(server, made.code) as client:
        await client.send("JOIN_ROOM", roomId=made.code, token="browser:1234")
        assert await client.error() == "bad_message"


async def test_the_player_id_may_be_left_out(server: Server) -> None:
    ann = await create(server)
    async with dialled(server, ann.room) as client:
        await client.send("JOIN_ROOM", roomId=ann.room, token=ann.token)
        assert (await client.next())["you"] == ann.player


@pytest.mark.parametrize("code", ["AAAAAA", "nonsense"])
async def test_a_room_that_is_not_there(server: Server, code: str) -> None:
    async with dialled(server, code) as client:
        assert await client.error() == "no_such_room"
        assert await client.closed() == 1008


@pytest.mark.req("P-8.6")
async def test_a_connection_begins_with_join_room(server: Server) -> None:
    ann = await create(server)
    async with dialled(server, ann.room) as client:
        assert await client.refused("START") == "join_first"
        assert await client.refused("JOIN_ROOM") == "bad_message"
        await client.send("JOIN_ROOM", roomId=ann.room)
        assert (await client.next())["type"] == "ROOM_STATE"
        assert await client.refused("JOIN_ROOM", roomId=ann.room) == "already_joined"


@pytest.mark.req("P-8.6")
async def test_who_says_nothing_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_socket, "JOIN_WITHIN", 0.1)
    ann = await create(server)
    async with dialled(server, ann.room) as client:
        assert await client.error() == "join_first"
        assert await client.closed() == 1008


@pytest.mark.req("P-5.4")
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_per_address=2) as server:
        ann = await create(server)
        async with watching(server, ann.room), watching(server, ann.room), dialled(server, ann.room) as third:
            assert await third.error() == "too_fast"
            assert await third.closed() == 1008
        async with watching(server, ann.room):
            pass


@pytest.mark.req("P-5.4")
async def test_one_address_connects_so_often_in_a_minute_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, lookups_per_minute=2) as server:
        ann = await create(server)
        for _ in range(2):
            async with watching(server, ann.room):
                pass
        async with dialled(server, ann.room) as third:
            assert await third.error() == "too_fast"
            assert await third.closed() == 1008


@pytest.mark.req("P-2.2")
async def test_a_seat_that_moves_away_is_said_so_and_watched_from_then_on(server: Server) -> None:
    async with game(server) as (ann, ben, _):
        assert ann.seat
        room = await server.manager.wake(ann.seat.room)
        link = await room.handle(hashed(ann.seat.token)).make_seat_link()
        await room.move_seat(link, hashed("another-device"))
        assert await ann.error() == "seat_moved"
        state = await ann.next()
        assert (state["you"], state["view"]["hand"], state["legal"]) == (None, [], [])
        assert await ann.refused("MOVE", to="hall-lounge") == "not_seated"
        async with dialled(server, ann.seat.room) as other:
            await other.send("JOIN_ROOM", roomId=ann.seat.room, playerId=ann.seat.player, token="another-device")
            assert (await other.next())["you"] == ann.seat.player
            await other.does("MOVE", to="hall-lounge")
        await ben.until("EVENT", kind="moved")
    async with asyncio.timeout(60):
        while not room.is_asleep:  # when all have hung up, nobody is left who was somebody else before
            await asyncio.sleep(0.01)


@pytest.mark.req("P-1.4", "P-1.6")
async def test_who_is_removed_or_leaves_is_told_apart(server: Server) -> None:
    async with table(server) as (ann, ben, cleo):
        assert ben.seat
        assert cleo.seat
        await ann.send("REMOVE", player=ben.seat.player)
        while (frame := await ben.next())["type"] != "ERROR":
            pass
        assert frame["code"] == "removed"
        assert (await ben.next())["you"] is None
        assert (await ann.until("PLAYER_LEFT"))["id"] == ben.seat.player
        await cleo.send("LEAVE")
        assert await cleo.closed() == 1000
        assert (await ann.until("PLAYER_LEFT"))["id"] == cleo.seat.player
        async with dialled(server, cleo.seat.room) as again:
            await again.send("JOIN_ROOM", roomId=cleo.seat.room, playerId=cleo.seat.player, token=cleo.seat.token)
            assert await again.error() == "bad_token"


@pytest.mark.req("P-2.3")
async def test_two_connections_of_one_player_are_both_up_to_date(server: Server) -> None:
    async with game(server) as (ann, *_):
        assert ann.seat
        async with seated(server, ann.seat) as second:
            await second.does("MOVE", to="hall-lounge")
            assert (await ann.until("VIEW"))["view"] == second.table["view"]
            assert ann.table["legal"] == second.table["legal"]


@pytest.mark.req("P-9.3")
async def test_when_the_server_stops_clients_are_told_that_it_restarts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await create(server)
        async with seated(server, ann) as client:
            server.uvicorn.should_exit = True
            assert await client.closed() == 1012
    async with serving(tmp_path) as server, seated(server, ann) as client:
        assert client.state["you"] == ann.player
