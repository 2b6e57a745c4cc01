"""The protocol as it is documented is the protocol as it is."""

from __future__ import annotations

import json
import re
import sys
from asyncio import create_subprocess_exec, subprocess
from pathlib import Path

import httpx
import pytest

from clueapp.api import messages as m
from clueapp.api.actions import read_action
from clueapp.api.docs import protocol
from clueapp.kernel.registry import games
from clueapp.rooms.commands import ROOM_COMMANDS
from tests.api.client import game
from tests.api.server import Server

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


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
                assert read_action(found, json.dumps(each.example)).wire_name == each.name


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
    assert shown["BET_PLACED"].schema["properties"]["awaitingAction"] == {"type": ["null", "string"]}
    for name in names:
        each = shown[name]
        assert each.sentence
        assert each.schema["properties"]["type"] == {"const": name}
        assert set(each.schema["required"]) <= set(each.example)


@pytest.mark.req("P-8.1", "P-8.3")
async def test_what_is_really_sent_has_the_documented_shape(server: Server) -> None:
    models = {model.model_fields["type"].default: model for model in m.SENT_BY_SERVER}
    async with game(server) as clients:
        for raw in (raw for each in clients for raw in each.raw):
            frame = json.loads(raw)
            model = models[frame["type"]]
            model.model_validate(frame)
            if frame["type"] != "EVENT":
                assert set(frame) == {field.alias for field in model.model_fields.values()}


@pytest.mark.req("P-8.1")
async def test_the_schema_can_be_fetched(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/api/schema")
    assert {each["name"] for each in answer.json()["messages"]} >= {"JOIN_ROOM", "ROOM_STATE", "SUGGEST"}


@pytest.mark.req("P-8.1", "P-8.3")
async def test_the_client_in_the_documentation_plays_a_game(server: Server, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (program,) = [block for block in blocks if "JOIN_ROOM" in block]
    path = tmp_path / "bots.py"
    path.write_text(program, "utf-8")
    process = await create_subprocess_exec(
        sys.executable, str(path), server.url, "clueless", "3", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    said, complaints = await process.communicate()
    assert process.returncode == 0, complaints.decode()
    assert "solved the case" in said.decode()
