"""What is read rather than played: rules, protocol, and the pages for when something is wrong."""

from html import unescape

import pytest
from nicegui import ui

from clueapp.api.docs import Protocol
from clueapp.kernel.registry import games
from clueapp.rooms.manager import Manager
from components.tables.mystery.system_players import HOW_THEY_PLAY, afterwards, stand_ins
from tests.pages.visitor import Visitor


async def text_of(visitor: Visitor, path: str) -> str:
    """A page that is the same for everybody, as it is sent."""
    response = await visitor.user.http_client.get(path)
    assert response.status_code == 200
    return response.text


@pytest.mark.req("P-10.2")
async def test_rules_lead_to_each_game(ann: Visitor) -> None:
    assert 'href="/rules/clueless"' in await text_of(ann, "/rules")
    drawn = await text_of(ann, "/rules/clueless")
    for word in ("secret passage", "envelope", "hallway", "Accusing", "gone"):
        assert word in drawn
    for key in "WASDPX":
        assert f"<kbd>{key}</kbd>" in drawn
    assert drawn.count("<h1") == 1
    assert "<title>Rules of Clue-Less · Clueapp</title>" in drawn


@pytest.mark.req("B-2.1", "B-2.5", "D-1.2", "D-5.5")
@pytest.mark.parametrize("game", ["clueless", "classic"])
async def test_the_rules_of_a_mystery_tell_of_system_players(ann: Visitor, game: str) -> None:
    drawn = unescape(await text_of(ann, f"/rules/{game}"))
    for name, title in games()[game].info.robots:
        assert f"<b>{title}</b><span>{HOW_THEY_PLAY[name]}</span>" in drawn
    for words in (
        "and nothing else",
        "filled up",
        "The bar shows the opponents’ speed",
        "press Practise",
        stand_ins(),
        afterwards(),
    ):
        assert words in drawn


@pytest.mark.req("P-10.4")
async def test_the_rules_of_a_duel_are_told(ann: Visitor) -> None:
    drawn = await text_of(ann, "/rules/trivia")
    for words in (
        "Say what an answer is worth",
        "You have 2 folds",
        "your opponent wins",
        "“Double” is twice the bet",
        "<kbd>Space</kbd>",
    ):
        assert words in drawn
    assert drawn.count("<h1") == 1


@pytest.mark.req("W-3.7")
async def test_the_house_rules_of_codenames_are_listed_by_that_name(ann: Visitor) -> None:
    drawn = unescape(await text_of(ann, "/rules/codenames"))
    assert drawn.count(">House rules</h2>") == 1
    house_rules = drawn.partition(">House rules</h2>")[2].partition("<h2")[0]
    for words in (
        "At most 12 people play",
        "0 or “unlimited”",
        "feet for FOOT",
        "at most one hyphen",
        "it passes after the grace time",
        "If you’ve seen the key, you can’t guess again",
        "The clocks run unless",
    ):
        assert words in house_rules


@pytest.mark.req("P-8.1")
async def test_the_protocol_shows_every_message_with_schema_and_example(ann: Visitor) -> None:
    drawn = unescape(await text_of(ann, "/protocol"))
    messages = Protocol(games()).messages
    for message in messages:
        assert f">{message.name}</h3>" in drawn
        assert message.sentence in drawn
    assert drawn.count("<summary>JSON schema</summary>") == len(messages)
    assert '"type": "JOIN_ROOM"' in drawn


@pytest.mark.parametrize("path", ["/nowhere", "/rules/nothing", "/room", "/seat/ABC234"])
async def test_a_wrong_address_has_a_page_of_ours(ann: Visitor, path: str) -> None:
    response = await ann.user.http_client.get(path)
    assert response.status_code == 404
    assert "A wall where a door should be" in response.text
    assert "See all games" in response.text


@pytest.mark.parametrize("code", ["ZZZZZZ", "nonsense", "%3Cscript%3E"])
async def test_a_room_that_is_not_there_says_what_to_do(ann: Visitor, code: str) -> None:
    response = await ann.user.http_client.get(f"/room/{code}")
    assert response.status_code == 404
    assert "Nobody answers the door" in response.text
    assert "There’s no room with that code." in response.text
    assert "<script>" not in response.text.split("parseElements", 1)[0].rsplit("</head>", 1)[-1]


@pytest.mark.req("P-9.3")
@pytest.mark.parametrize("path", ["/room/ZZZZZZ", "/seat/ZZZZZZ/secret"])
async def test_while_the_store_does_not_answer_a_room_is_not_said_to_be_gone(
    ann: Visitor, manager: Manager, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    await manager.store.close()
    response = await ann.user.http_client.get(path)
    caplog.clear()
    assert response.status_code == 503
    assert "One moment, please" in response.text


async def test_a_failure_of_ours_shows_no_stack_trace(ann: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    @ui.page("/failing")
    def failing() -> None:
        raise RuntimeError("the secret of the house")

    response = await ann.user.http_client.get("/failing")
    caplog.clear()  # it is noted, as it should be
    assert response.status_code == 500
    assert "The lights went out" in response.text
    assert "secret of the house" not in response.text
    assert "Traceback" not in response.text
