"""The protocol as it is documented is the protocol as it is."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio import create_subprocess_exec, subprocess
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from clueapp.api import docs
from clueapp.api import messages as m
from clueapp.api.docs import MessageDoc, Protocol
from clueapp.kernel.registry import games
from clueapp.kernel.truth import project
from clueapp.protocol.names import field_name, kind_of
from clueapp.protocol.reader import reader_of
from clueapp.rooms.lobby.commands import ROOM_COMMANDS
from clueapp.rooms.log.events import ROOM_EVENTS, Chatted, Remarked
from clueapp.rooms.rehearsal.playing import Sample
from tests.api.client import game
from tests.api.server import Server
from tests.contract.adapters import adapter_of
from tests.laid import laid

WITHOUT_WORDS = {
    *("CaseSealed", "DeckStacked", "QuestionsDrawn", "Marked", "ClueTicked"),
    *("SaidReady", "ResultHeld"),
    *("Attended", "KeyDrawn", "LeftForGood", "OwnerChanged"),
    *("RoomOpened", "SeedDrawn", "KeysGranted", "SeatLinkMade", "SeatMoved", "PackKept", "RequestKept", "SteppedIn"),
    "SkipEnded",
}
"""Events that are told to nobody in a sentence."""
PROTOCOL = Protocol(games())
DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def protocol() -> list[MessageDoc]:
    return PROTOCOL.messages


@pytest.mark.req("P-8.1")
def test_every_message_is_documented_with_a_sentence_a_schema_and_an_example() -> None:
    docs = protocol()
    names = {(each.game, each.name) for each in docs}
    assert len(names) == len(docs)
    assert {(None, kind.wire_name) for kind in ROOM_COMMANDS} <= names
    assert {(None, model.model_fields["type"].default) for model in m.SENT_BY_SERVER} <= names
    for found in games().values():
        assert {(found.info.name, kind.wire_name) for kind in found.actions} <= names
    for each in docs:
        assert each.sentence
        assert each.schema["properties"] or each.schema.get("type") == "object"
        assert set(each.schema.get("required", ())) <= set(each.example), each.name
        assert all("_" not in name for name in each.schema["properties"]), each.name


@pytest.mark.req("P-8.1")
def test_what_a_client_is_shown_to_send_is_understood() -> None:
    for each in protocol():
        if each.direction == "client" and each.name != "JOIN_ROOM":
            for found in [games()[each.game]] if each.game else games().values():
                if "team" in each.example and not found.info.teams:
                    continue
                assert reader_of(found).read(json.dumps(each.example)).wire_name == each.name


@pytest.mark.req("P-8.1")
def test_what_the_server_is_shown_to_send_has_its_shape() -> None:
    for each in protocol():
        kind = each.name.split()[0]
        if each.direction == "server" and not (each.game and kind != "EVENT"):
            model = next(model for model in m.SENT_BY_SERVER if model.model_fields["type"].default == kind)
            model.model_validate(each.example)


@pytest.mark.req("P-8.1", "T-3.1")
def test_a_games_own_messages_are_shown_with_their_fields() -> None:
    shown = {each.name: each for each in protocol() if each.game == "trivia" and each.direction == "server"}
    names = (
        *("PHASE_CATEGORY", "PHASE_BETTING", "PHASE_CLUE", "PHASE_RESOLUTION", "PHASE_COMPLETE", "BET_PLACED"),
        *("CLUE_TICK", "CLUE_COMPLETE", "BUZZED", "ANSWER_SUBMITTED", "CLUE_RESUMED"),
    )
    assert set(names) <= set(shown)
    assert shown["PHASE_COMPLETE"].schema["properties"]["winner"]["anyOf"][0]["enum"] == ["P1", "P2", "TIE"]
    for name in names:
        each = shown[name]
        assert each.sentence
        assert each.schema["properties"]["type"]["const"] == name
        assert list(each.schema["required"]) == list(each.example)


@pytest.mark.req("P-8.1", "P-8.3")
@pytest.mark.parametrize("name", [None, *games()])
def test_every_event_that_is_told_to_somebody_is_documented(name: str | None) -> None:
    """What has no sentence is known to the contract suite by name; all else has one, and is documented with fields."""
    kinds = games()[name].events if name else ROOM_EVENTS
    told = {kind for kind in kinds if kind.__name__ not in WITHOUT_WORDS}
    documented = {each.name: each for each in protocol() if each.game == name and each.name.startswith("EVENT ")}
    assert set(documented) == {f"EVENT {kind_of(kind)}" for kind in told}
    for kind in told:
        each = documented[f"EVENT {kind_of(kind)}"]
        own = {field_name(kind, field.name) for field in fields(kind)}
        frame = {"type", "seq", "kind", "text", "private"}
        assert set(each.schema["properties"]) == set(each.schema["required"]) == set(each.example) == own | frame
        assert not own & frame or kind in (Chatted, Remarked), "a field of an event is overwritten"
        assert each.example["kind"] == each.schema["properties"]["kind"]["const"] == kind_of(kind)
        assert each.example["text"]


@pytest.mark.req("P-3.1", "P-8.3")
@pytest.mark.parametrize("name", games())
def test_what_is_without_words_really_is(name: str) -> None:
    found = games()[name]
    silent = {kind.__name__ for kind in adapter_of(found).silent}
    assert {kind.__name__ for kind in found.events} & WITHOUT_WORDS <= silent


def test_what_is_said_in_the_chat_is_its_sentence() -> None:
    (chatted,) = [each for each in protocol() if each.name == "EVENT chatted"]
    assert chatted.example["text"] == "Good luck!"


@pytest.mark.req("P-8.1", "P-8.2", "P-8.3")
def test_the_examples_of_a_room_are_of_one_room() -> None:
    shown = {each.name.split("/")[0].strip(): each.example for each in protocol() if each.game is None}
    state, public, view = shown["ROOM_STATE"], shown["GET"], shown["VIEW"]
    found = games()[state["game"]]
    seats = [seat.id for seat in found.info.places]
    assert [each["seat"] for each in state["players"]] == seats[: len(state["players"])]
    assert len(state["players"]) >= found.info.min_players
    assert state["you"] == state["host"] == state["players"][0]["id"]
    assert {name: view[name] for name in view if name != "type"} == {
        name: state[name] for name in view if name != "type"
    }
    assert public["legal"] == []
    assert public["you"] is None
    assert {**public, "you": state["you"], "legal": state["legal"], "view": 0, "seq": 0} == {
        **{name: state[name] for name in public},
        "view": 0,
        "seq": 0,
    }
    opening = laid(found, seats[:3], found.info.default_options())
    assert set(state["view"]) == set(public["view"]) == set(found.show(project(opening, seats[0])))
    assert shown["PLAYER_JOINED"]["id"] == shown["PLAYER_LEFT"]["id"] == state["players"][1]["id"]
    assert shown["PLAYER_JOINED"]["player"] == state["players"][1]["seat"]
    assert shown["EVENT"] == state["feed"][-1]


@pytest.mark.req("P-8.1", "P-8.4")
def test_the_schemas_tell_all_that_is_accepted() -> None:
    schemas = {each.name: each.schema for each in protocol() if each.direction == "client"}
    assert {"seat", "character", "side"} < set(schemas["PICK"]["properties"])
    ways = [["seat"], ["character"], ["side"], ["team", "role"]]
    assert [each["required"] for each in schemas["PICK"]["oneOf"]] == ways
    assert [each["required"] for each in schemas["ASSIGN"]["oneOf"]] == [["seat"], ["team", "role"]]
    assert schemas["ASSIGN"]["required"] == ["type", "player"]
    assert "seat" not in schemas["PICK"]["required"]
    assert [each["type"] for each in schemas["WALK"]["properties"]["to"]["anyOf"]] == ["string", "array"]
    classic = games()["classic"]
    assert reader_of(classic).read('{"type": "WALK", "to": [7, 4]}') == reader_of(classic).read(
        '{"type": "WALK", "to": "7,4"}'
    )
    info = next(iter(games().values())).info
    for name, required in (("ADD_BOT", ["type"]), ("SET_BOT", ["type", "player"])):
        assert schemas[name]["required"] == required
        assert all(schemas[name]["properties"][field]["description"] for field in ("strength", "seat"))
        (bot,) = [each.example for each in protocol() if each.name == name]
        assert bot["strength"] in dict(info.robots)
        assert bot["seat"] in [each.id for each in info.places]
    (changed,) = [each.example for each in protocol() if each.name == "EVENT robot_changed"]
    assert changed["text"].endswith(f"({info.strength_title(changed['strength']).lower()}).")
    assert "seat" in changed


@pytest.mark.req("P-8.1", "P-8.2", "W-4.1")
def test_lists_of_ones_own_are_documented_with_their_answer() -> None:
    shown = {each.name: each for each in protocol() if each.direction == "request"}
    (asked,) = [each for name, each in shown.items() if name.endswith("/packs")]
    assert m.NewPack.model_validate(asked.example)
    assert asked.schema["required"] == ["title", "text"]
    assert m.PackTaken.model_validate(shown["201 Created, of a list"].example)
    assert {"seat", "team", "role"} < set(shown[asked.name.replace("packs", "players")].schema["properties"])


@pytest.mark.req("P-8.1", "P-8.3")
async def test_what_is_really_sent_has_the_documented_shape(server: Server) -> None:
    models = {model.model_fields["type"].default: model for model in m.SENT_BY_SERVER}
    async with game(server) as clients:
        for raw in (raw for each in clients for raw in each.raw):
            frame = json.loads(raw)
            model = models[frame["type"]]
            model.model_validate(frame)
            if frame["type"] != "EVENT":
                always = {field.alias for field in model.model_fields.values() if field.exclude_if is None}
                assert set(frame) == always


@pytest.mark.req("P-8.1")
async def test_the_schema_can_be_fetched(server: Server) -> None:
    # The first to ask waits until the games have been played that it is written from.
    async with httpx.AsyncClient(base_url=server.url, timeout=300) as http:
        answer = await http.get("/api/schema")
    assert {each["name"] for each in answer.json()["messages"]} >= {"JOIN_ROOM", "ROOM_STATE", "SUGGEST"}


@pytest.mark.req("P-8.1")
def test_a_server_documents_the_games_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "play", lambda _: Sample())
    told = Protocol({"trivia": games()["trivia"]}).messages
    assert {each.game for each in told} == {None, "trivia"}
    assert next(each.example["game"] for each in told if each.name == "POST /api/rooms") == "trivia"


@pytest.mark.req("P-5.4")
async def test_many_who_ask_at_once_have_it_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(docs, "play", lambda game: (played.append(game.info.name), Sample())[1])
    protocol = Protocol(games())
    await asyncio.gather(*(asyncio.to_thread(lambda: protocol.encoded) for _ in range(8)))
    assert sorted(played) == sorted(games())


@pytest.mark.req("P-8.1", "P-8.3")
async def test_the_client_in_the_documentation_plays_a_game(server: Server, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (program,) = [block for block in blocks if "JOIN_ROOM" in block]
    path = tmp_path / "bots.py"
    path.write_text(program, "utf-8")
    process = await create_subprocess_exec(
        sys.executable, str(path), server.url, "clueless", "3", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        async with asyncio.timeout(300):
            said, complaints = await process.communicate()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    assert process.returncode == 0, complaints.decode()
    assert "solved the case" in said.decode()
