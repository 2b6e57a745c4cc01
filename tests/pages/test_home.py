"""The home page: posters, opening a room, joining by code, coming back."""

from collections.abc import Callable

import pytest

from clueapp.games.mystery.info import MANNERS
from clueapp.kernel.registry import games
from clueapp.rooms.manager import Manager
from components.home.mine import ago
from pages import practice
from tests.pages.conftest import ROOMS_PER_MINUTE
from tests.pages.visitor import Visitor


@pytest.mark.req("P-1.1", "P-10.4")
async def test_shows_the_four_games_each_to_be_opened_with_a_click(ann: Visitor) -> None:
    await ann.open("/")
    assert {"game-clueless", "game-classic", "game-codenames", "game-trivia", "join-code", "join"} <= ann.testids
    for name in ("clueless", "classic", "codenames", "trivia"):
        assert ann.tag(f"game-{name}").startswith("<button")
    assert len(games()) == 4
    assert "soon" not in ann.text
    assert "3 to 6 players" in ann.text
    assert "20 to 40 minutes" in ann.text
    assert ann.html.count("<h1") == 1


@pytest.mark.req("P-1.1")
async def test_one_click_and_a_name_open_a_room_with_a_host(ann: Visitor) -> None:
    await ann.open("/")
    await ann.send("CHOOSE", game="clueless")
    assert {"player-name", "create-room"} <= ann.testids
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    await ann.sees("Ann")
    assert "start" in ann.testids


@pytest.mark.req("B-2.7")
async def test_who_chooses_a_strength_reads_in_a_line_how_it_plays(ann: Visitor) -> None:
    await ann.open("/")
    await ann.send("CHOOSE", game="clueless", practise=True)
    for line in dict(MANNERS).values():
        assert line in ann.text


@pytest.mark.req("P-1.1", "P-1.4", "D-1.2")
@pytest.mark.parametrize(
    ("game", "opponents", "gentle"),
    [("clueless", [2, 3, 4, 5], "novice"), ("classic", [2, 3, 4, 5], "novice"), ("trivia", [1], "novice")],
)
async def test_two_clear_ways_into_a_game_with_system_players(
    ann: Visitor, game: str, opponents: list[int], gentle: str
) -> None:
    await ann.open("/")
    await ann.send("CHOOSE", game=game)
    assert {"player-name", "create-room", "practise-instead"} <= ann.testids
    words = {"trivia": "Invite a friend", "classic": "Select Players"}.get(game, "Invite friends")
    assert words in ann.text
    assert [number for number in range(10) if f"players-{number}" in ann.testids] == (
        [3, 4, 5, 6] if game == "classic" else []
    )
    await ann.send("CHOOSE", game=game, practise=True)
    assert {"practise-name", "play"} <= ann.testids
    assert "create-room" not in ann.testids
    assert "checked" in ann.tag(f"strength-{gentle}")
    asked = [number for number in range(10) if f"opponents-{number}" in ann.testids]
    assert asked == (opponents if len(opponents) > 1 else []), "what cannot be chosen is not asked"
    assert len(asked) < 2 or "checked" in ann.tag(f"opponents-{opponents[0]}")


@pytest.mark.req("P-1.1", "D-1.2")
async def test_where_there_are_no_system_players_nobody_practises(ann: Visitor, manager: Manager) -> None:
    await ann.open("/")
    assert "practise-codenames" not in ann.testids
    await ann.send("CHOOSE", game="codenames", practise=True)
    assert "create-room" in ann.testids
    assert "practise-instead" not in ann.testids
    await ann.send("PRACTISE", game="codenames", name="Ann", strength="novice", opponents=3)
    assert ann.toasts == ["Codenames has no system players yet."]
    assert not manager.awake


@pytest.mark.req("P-1.1", "D-1.2", "D-1.10")
@pytest.mark.parametrize(
    ("game", "strength", "opponents"), [("clueless", "novice", 5), ("classic", "detective", 2), ("trivia", "master", 1)]
)
async def test_one_practises_at_once_in_an_ordinary_room(
    ann: Visitor, manager: Manager, game: str, strength: str, opponents: int
) -> None:
    await ann.open("/")
    await ann.send("PRACTISE", game=game, name="Ann", strength=strength, opponents=opponents)
    await ann.until(lambda: ann.path.startswith("/room/"), "the table")
    (room,) = manager.awake
    assert room.state.status == "playing"
    assert [each.robot for each in room.state.people.values()] == ["", *[strength] * opponents]
    assert room.state.options.get("ceremony") in (None, False)
    await ann.open("/")
    assert f"my-game-{room.code}" in ann.testids


@pytest.mark.req("P-1.1b")
@pytest.mark.parametrize(("game", "character"), [("clueless", "plum"), ("classic", "white"), ("trivia", "P2")])
async def test_whoever_practises_may_choose_a_character(
    ann: Visitor, manager: Manager, game: str, character: str
) -> None:
    await ann.open("/")
    await ann.send("CHOOSE", game=game, practise=True)
    assert "checked" in ann.tag("character-any")
    assert f"character-{character}" in ann.testids
    strength = manager.games[game].info.robots[-1][0]
    wish = {"game": game, "name": "Ann", "strength": strength, "opponents": 1 if game == "trivia" else 2}
    await ann.send("PRACTISE", **wish, character=character)
    await ann.until(lambda: ann.path.startswith("/room/"), "the table")
    (room,) = manager.awake
    assert room.state.status == "playing"
    assert next(iter(room.state.people.values())).place == character


@pytest.mark.req("P-1.1b")
async def test_a_surprise_is_any_of_the_characters(
    ann: Visitor, manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = list[list[str]]()
    monkeypatch.setattr(practice, "choice", lambda places: offered.append(places) or "peacock")
    await ann.open("/")
    await ann.send("PRACTISE", game="clueless", name="Ann", strength="novice", opponents=2)
    await ann.until(lambda: ann.path.startswith("/room/"), "the table")
    (room,) = manager.awake
    assert next(iter(room.state.people.values())).place == "peacock"
    assert offered == [[each.id for each in manager.games["clueless"].info.places]]


@pytest.mark.req("D-1.9c")
async def test_solo_practice_offers_to_set_up_the_table_by_hand(ann: Visitor, manager: Manager) -> None:
    await ann.open("/")
    await ann.send("CHOOSE", game="clueless", practise=True)
    assert "start-quick" not in ann.testids, "this game has nothing to set up"
    await ann.send("CHOOSE", game="classic", practise=True)
    assert "checked" in ann.tag("start-quick")
    assert "checked" not in ann.tag("start-usual")
    await ann.send("PRACTISE", game="classic", name="Ann", strength="novice", opponents=3, start="usual")
    await ann.until(lambda: ann.path.startswith("/room/"), "the table")
    await ann.sees("Place Weapons: 6 left")
    (room,) = manager.awake
    assert [each.robot for each in room.state.people.values()] == ["", *["novice"] * 3]


@pytest.mark.req("D-1.1", "D-1.2", "D-1.9b")
async def test_opening_a_room_asks_for_the_number_of_players_and_shows_the_empty_board(
    ann: Visitor, manager: Manager
) -> None:
    await ann.open("/")
    assert "Start New Game" in ann.text
    await ann.send("CHOOSE", game="classic")
    assert {"empty-board", "setup-steps", "player-name"} <= ann.testids
    assert "Players Pawns Weapons Case file Deal Notebooks" in ann.text
    for number in (2, 7, 0, -1):
        await ann.send("CREATE", game="classic", name="Ann", players=number)
        assert ann.toasts[-1] == "Classic Clue is for 3 to 6 players."
        assert "Classic Clue is for 3 to 6 players." in ann.text, "in the dialog too"
    assert not manager.awake
    await ann.send("CREATE", game="classic", name="Ann", players=4)
    await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    await ann.sees("3 system players will take free seats.")
    assert "setup-steps" in ann.testids
    assert "board-classic" in ann.html
    assert "Place Weapons" in ann.text
    await ann.send("SET_OPTIONS", options={"ceremony": False})
    await ann.sees("Play Game")
    (room,) = manager.awake
    assert (room.state.options["expected"], room.state.options["fill"]) == (4, 4)


@pytest.mark.req("P-1.1")
async def test_who_gives_no_name_is_a_guest(ann: Visitor, manager: Manager) -> None:
    await ann.open("/")
    await ann.send("PRACTISE", game="clueless", name="  ", strength="novice", opponents=2)
    await ann.until(lambda: ann.path.startswith("/room/"), "the table")
    (room,) = manager.awake
    assert next(iter(room.state.people.values())).name == "Guest"


@pytest.mark.req("P-5.1", "P-5.4")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"opponents": 1}, "This game doesn’t support that many opponents."),
        ({"opponents": 6}, "This game doesn’t support that many opponents."),
        ({"character": "boddy"}, "There’s no such character in this game."),
        ({"character": "<b>"}, "There’s no such character in this game."),
        ({"strength": "genius"}, "There’s no system player of that strength."),
        ({"name": "\u3164"}, "That name would be invisible. Please choose one that the others can read."),
    ],
)
async def test_what_cannot_be_practised_opens_no_room(
    ann: Visitor, manager: Manager, changes: dict[str, str | int], reason: str
) -> None:
    await ann.open("/")
    wish = {"game": "clueless", "name": "Ann", "strength": "novice", "opponents": 3, **changes}
    await ann.send("PRACTISE", **wish)
    assert ann.toasts == [reason]
    assert not manager.awake
    if "name" in changes:
        assert reason in ann.text, "beside the field"
        assert "checked" in ann.tag("opponents-3"), "what was chosen stays"


@pytest.mark.req("P-1.1", "P-5.4")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("   ", "Please enter a name."),
        ("\u3164", "That name would be invisible. Please choose one that the others can read."),
        (
            "\u0410nn",
            "That name mixes Cyrillic and Latin letters, which look alike. Please write it in one alphabet.",
        ),
    ],
)
async def test_a_name_that_is_no_name_is_refused_beside_its_field(
    ann: Visitor, manager: Manager, name: str, reason: str
) -> None:
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name=name)
    await ann.sees(reason)
    assert ann.toasts == [reason]
    assert not manager.awake


@pytest.mark.req("P-1.1")
@pytest.mark.parametrize(
    "typed", ["{code}", " {lower} ", "{dashed}", "http://test/room/{code}", "http://test/room/{code}/"]
)
async def test_joins_by_code_however_it_is_typed(
    ann: Visitor, code: str, visitor: Callable[[], Visitor], typed: str
) -> None:
    bob = visitor()
    await bob.open("/")
    await bob.send("JOIN", code=typed.format(code=code, lower=code.lower(), dashed=f"{code[:3]}-{code[3:]}"))
    await bob.until(lambda: bob.path == f"/room/{code}", "the room")


@pytest.mark.req("P-1.1")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ZZZZZZ", "no room with that code"),
        ("O0I1L1", "it never contains I, L, O, 0 or 1"),
    ],
)
async def test_a_wrong_code_is_answered_in_words(ann: Visitor, typed: str, answer: str) -> None:
    await ann.open("/")
    await ann.send("JOIN", code=typed)
    await ann.sees(answer)
    assert answer in ann.toasts[0]
    assert ann.path == "/"


@pytest.mark.req("P-2.1")
async def test_your_games_lead_back_to_the_same_seat(ann: Visitor, code: str, visitor: Callable[[], Visitor]) -> None:
    await ann.open("/")
    assert f'href="/room/{code}"' in ann.tag(f"my-game-{code}")
    assert "In the lobby" in ann.text
    await ann.open(f"/room/{code}")
    assert "start" in ann.testids
    bob = visitor()
    await bob.open("/")
    assert "Your games" not in bob.text


@pytest.mark.req("P-5.4")
async def test_opening_rooms_is_rate_limited_with_a_clear_message(ann: Visitor, manager: Manager) -> None:
    for _ in range(ROOMS_PER_MINUTE):
        await ann.open("/")
        await ann.send("CREATE", game="clueless", name="Ann")
        await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.sees("Please wait a minute")
    assert len(manager.awake) == ROOMS_PER_MINUTE


@pytest.mark.req("P-5.4", "P-5.1")
async def test_a_full_house_is_told_in_words(ann: Visitor, manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager.store._census, "_most", manager.store.rooms)
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.sees("This server has no space for another room.")
    assert "This server has no space for another room." in ann.toasts[0]
    assert (ann.path, manager.awake, manager.store.rooms) == ("/", [], 0)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    "sent", [{}, {"game": 3, "name": "Ann"}, {"game": "clueless", "name": None}, {"game": "nothing"}]
)
async def test_what_makes_no_sense_does_nothing(ann: Visitor, manager: Manager, sent: dict[str, object]) -> None:
    await ann.open("/")
    await ann.send("CREATE", **sent)
    await ann.send("JOIN", code="ZZZZZZ")
    await ann.sees("no room with that code")  # what was sent before has been heard by then
    assert ann.path == "/"
    assert not manager.awake


def test_tells_how_long_ago() -> None:
    hour = 3_600_000
    assert [ago(0, now) for now in (0, 61_000, 2 * hour, 24 * hour, 72 * hour)] == [
        "just now",
        "a minute ago",
        "2 hours ago",
        "yesterday",
        "3 days ago",
    ]
