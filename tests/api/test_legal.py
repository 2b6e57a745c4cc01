"""`legal`: forms that can be filled in without knowing the game, all the way to the end of one."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from pathlib import Path

import pytest

from clueapp.kernel.registry import games
from clueapp.protocol.reader import reader_of
from clueapp.rooms.lobby.commands import ROOM_COMMANDS, Pick
from tests.api.client import Client, Frame, create, fill_in, game, seated, table, watching
from tests.api.rigged import Rigged
from tests.api.server import Server, serving

ROOM_MESSAGES = {kind.wire_name for kind in ROOM_COMMANDS}


def named(client: Client) -> list[str]:
    return [form["type"] for form in client.table["legal"]]


@pytest.mark.req("P-8.3")
async def test_in_the_lobby_the_forms_are_the_rooms(server: Server) -> None:
    async with table(server, ["Ann", "Ben"]) as (ann, ben):
        assert ann.seat
        assert named(ann) == ["PICK", "ADD_BOT", "REMOVE", "CHAT", "LEAVE"]
        assert named(ben) == ["PICK", "CHAT", "LEAVE"]
        assert ben.forms["PICK"] == {"seat": ["white", "green", "peacock", "plum"]}
        assert ben.forms["CHAT"] == {"text": {"maxLength": 300}}
        assert ben.forms["LEAVE"] == {}
        await ann.send("SET_OPTIONS", options={"allowTwo": True, "chat": False})
        await ann.until("VIEW")
        assert named(ann) == ["PICK", "START", "ADD_BOT", "REMOVE", "LEAVE"]
        async with watching(server, ann.seat.room) as watcher:
            assert named(watcher) == []


@pytest.mark.req("P-8.3", "P-8.4", "P-1.4")
async def test_system_players_are_seated_changed_and_removed_by_their_forms(server: Server) -> None:
    async with table(server, ["Ann", "Ben"]) as (ann, ben):
        strengths = list(dict(games()["clueless"].info.robots))
        assert ann.forms["ADD_BOT"] == {"strength": strengths, "seat": ["white", "green", "peacock", "plum"]}
        await ann.send("ADD_BOT", strength="novice", seat="plum")
        joined = await ben.until("EVENT", kind="player_joined", robot="novice")
        assert (joined["seat"], joined["text"]) == ("plum", f"{joined['name']} joined as Professor Plum.")
        await ann.until("VIEW")
        forms = {"player": [joined["player"]], "strength": strengths, "seat": ["white", "green", "peacock"]}
        assert ann.forms["SET_BOT"] == forms
        await ann.send("SET_BOT", player=joined["player"], strength="detective", seat="white")
        changed = await ben.until("EVENT", kind="robot_changed")
        assert (changed["player"], changed["strength"], changed["seat"]) == (joined["player"], "detective", "white")
        assert [each["seat"] for each in (await ben.until("ROOM_STATE"))["players"] if each["bot"]] == ["white"]
        await ben.until("VIEW")
        assert await ben.refused("SET_BOT", player=joined["player"], strength="novice") == "not_host"
        await ann.send("REMOVE", player=joined["player"])
        assert (await ben.until("PLAYER_LEFT"))["id"] == joined["player"]


@pytest.mark.req("P-8.2", "P-8.3", "D-1.2")
async def test_one_client_alone_has_the_table_filled_up(server: Server) -> None:
    host = await create(server, "Ann", "classic", fill=4, fillStrength="novice", pace="brisk", ceremony=False)
    async with seated(server, host) as ann:
        assert "START" in named(ann)
        await ann.send("START")
        await ann.until("VIEW", status="playing")
        assert [each["bot"] for each in ann.state["players"]] == [False, True, True, True]


@pytest.mark.req("P-8.3")
async def test_while_a_game_is_played_they_are_the_games_alone(server: Server) -> None:
    async with game(server) as clients:
        for each in clients:
            assert not ROOM_MESSAGES & set(named(each))
        assert named(clients[0])[0] == "MOVE"


@pytest.mark.req("P-8.3", "P-5.1")
@pytest.mark.parametrize("seed", range(3))
async def test_in_the_lobby_every_message_that_fits_a_form_is_accepted(server: Server, seed: int) -> None:
    rng, steps = random.Random(seed), count()
    async with table(server) as clients:
        tried: set[str] = set()
        while len(clients) > 1 and len(tried) < 6:
            client = rng.choice(clients)
            offered = [form for form in client.table["legal"] if form["type"] not in tried] or client.table["legal"]
            message = fill_in(rng.choice(offered), rng)
            tried.add(message["type"])
            await client.say(json.dumps(message))
            clients = [each for each in clients if not is_leaving(each, client, message)]
            await settle(clients, next(steps))
            if message["type"] == "START":
                await clients[0].send("END_GAME")
                await settle(clients, next(steps))
        assert "ERROR" not in "".join(raw for each in clients for raw in each.raw)


def is_leaving(client: Client, actor: Client, message: Frame) -> bool:
    assert client.seat
    return message.get("player") == client.seat.player or (message["type"] == "LEAVE" and client is actor)


async def settle(clients: list[Client], number: int) -> None:
    """One of them says something: all have been told what happened before when they have heard it."""
    words = f"that was number {number}"
    await clients[number % len(clients)].send("CHAT", text=words)
    for each in clients:
        await each.hears(words)


@pytest.mark.req("P-8.1", "P-8.3", "P-8.4")
@pytest.mark.parametrize("seed", range(2))
async def test_three_clients_that_know_nothing_but_legal_play_a_game_to_its_end(server: Server, seed: int) -> None:
    async with game(server) as clients:
        ann, ben, cleo = clients
        played: set[str] = set()
        await asyncio.gather(*(play(each, played, random.Random(seed + at)) for at, each in enumerate(clients)))
        assert "ACCUSE" in played
        assert ann.table["view"]["solution"] == ben.table["view"]["solution"] == cleo.table["view"]["solution"]
        assert set(ann.table["view"]["solution"]) == {"suspect", "weapon", "room"}
        assert named(ann) == ["REMATCH", "END_GAME", "REMOVE", "CHAT", "LEAVE"]
        assert named(ben) == ["REMATCH", "CHAT", "LEAVE"]
        await ben.send("REMATCH")
        assert (await ann.until("EVENT", kind="rematch_wished"))["text"] == "Ben would like a rematch."
        state = await ann.until("ROOM_STATE")
        assert [each["wantsRematch"] for each in state["players"]] == [False, True, False]
        await ben.until("VIEW")
        assert named(ben) == ["CHAT", "LEAVE"]
        await ann.send("REMATCH")
        for each in clients:
            await each.until("VIEW", status="playing")


async def play(client: Client, played: set[str], rng: random.Random) -> None:
    """Fill in forms at random, one after each look at the table, until the game is over."""
    while client.table["status"] == "playing":
        forms = choose(client.table["legal"], played, rng)
        if forms:
            message = fill_in(rng.choice(forms), rng)
            played.add(message["type"])
            await client.say(json.dumps(message))
        frame = await client.next()
        while frame["type"] != "VIEW":
            assert frame["type"] != "ERROR", frame
            frame = await client.next()


def choose(forms: list[Frame], played: set[str], rng: random.Random) -> list[Frame]:
    """Notes are rare, and written only beside something else to do; guesses at the solution wait until all else was."""
    if {form["type"] for form in forms} <= {"MARK"}:
        return []
    rare = {"MARK"} if played >= {"MOVE", "SUGGEST", "SHOW"} else {"MARK", "ACCUSE"}
    return [form for form in forms if form["type"] not in rare or (form["type"] == "MARK" and rng.random() < 0.1)]


@pytest.mark.req("P-8.4")
@pytest.mark.parametrize("name", sorted(games()))
def test_a_games_messages_are_told_from_the_rooms(name: str) -> None:
    """But for what may be asked in the lobby and in a game alike, and is one and the same."""
    found = games()[name]
    shared = {kind for kind in found.actions if kind.wire_name in ROOM_MESSAGES}
    assert shared <= {Pick}, "a place is taken in the lobby, and by the same message in a game that lets one"
    assert len(reader_of(found).kinds) == len({*found.actions, *ROOM_COMMANDS})


SOLUTION = {"suspect": "green", "weapon": "wrench", "room": "kitchen"}


@pytest.mark.req("P-8.3", "P-5.1")
@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_each_form_of_the_room_is_accepted_where_it_is_offered(tmp_path: Path, status: str) -> None:
    rigged = Rigged(("green", "wrench", "kitchen"))
    offered: list[tuple[int, str]] = [(0, ""), (1, "")]
    async with serving(tmp_path, games={"clueless": rigged}) as server:
        for at, name in offered:  # grows as the forms are seen
            async with table(server) as clients:
                if status == "over":
                    await clients[0].send("START")
                    await clients[0].until("VIEW", status="playing")
                    await clients[0].send("ACCUSE", **SOLUTION)
                    for each in clients:
                        await each.until("VIEW", status="over")
                if not name:
                    offered += [(at, each) for each in named(clients[at])]
                    continue
                form = next(form for form in clients[at].table["legal"] if form["type"] == name)
                await clients[at].say(json.dumps(fill_in(form, random.Random(at))))
                if name == "LEAVE":
                    assert await clients[at].closed() == 1000
                    assert "ERROR" not in "".join(clients[at].raw)
                else:
                    assert (await effect(clients[at]))["type"] != "ERROR", name
    expected = {"lobby": {"PICK", "START", "ADD_BOT", "REMOVE", "CHAT", "LEAVE"}}
    assert {name for _, name in offered if name} == expected.get(
        status, {"REMATCH", "END_GAME", "REMOVE", "CHAT", "LEAVE"}
    )


async def effect(client: Client) -> Frame:
    """What follows from an action: an event, or a refusal."""
    while (frame := await client.next())["type"] not in ("EVENT", "ERROR"):
        pass
    return frame


@pytest.mark.req("P-8.3", "P-3.4")
@pytest.mark.parametrize("text", ["", "   \n", "\x00\x07", "x" * 300, "é" * 300, "<b>&amp;"])
async def test_every_text_that_fits_the_form_of_the_chat_is_accepted(server: Server, text: str) -> None:
    async with table(server) as (ann, *_):
        await ann.send("CHAT", text=text)
        await ann.send("CHAT", text="and this")
        while (frame := await effect(ann)).get("text") != "and this":
            assert frame["type"] != "ERROR", frame
