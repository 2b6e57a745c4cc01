"""The lobby: who is in, which seats are free, what is the host's."""

import re
from collections.abc import Callable

import pytest

from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

SUSPECTS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
NewVisitor = Callable[[], Visitor]


async def sit(visitor: Visitor, code: str, name: str, seat: str) -> Visitor:
    await visitor.open(f"/room/{code}")
    await visitor.send("SIT_DOWN", name=name, seat=seat)
    await visitor.sees(name)
    return visitor


@pytest.mark.req("P-1.2", "P-10.4")
async def test_the_link_is_there_to_copy_and_as_a_qr_code(ann: Visitor, code: str) -> None:
    assert ann.content("room-link").endswith(f"/room/{code}")
    assert f'data-text="{ann.content("room-link")}"' in ann.tag("copy-room-link")
    assert ann.content("room-code") == code
    assert 'class="qr-dots"' in ann.html
    assert "QR code of the room's link" in ann.html.replace("&#39;", "'")


@pytest.mark.req("P-1.2")
async def test_whoever_opens_the_link_is_asked_for_a_name_and_a_character(
    ann: Visitor, code: str, visitor: NewVisitor
) -> None:
    bob = visitor()
    await bob.open(f"/room/{code}")
    assert "player-name" in bob.testids
    assert "pick-scarlet" not in bob.testids
    for free in SUSPECTS[1:]:
        assert 'form="sit-down"' in bob.tag(f"pick-{free}")
    await bob.send("SIT_DOWN", name="Bob", seat="plum")
    await bob.sees("Waiting for Ann to start")
    assert "player-name" not in bob.testids
    assert 'data-act="PICK"' in bob.tag("pick-green")


@pytest.mark.req("P-1.3")
async def test_all_see_live_who_sits_where(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    assert "Bob" not in ann.text
    bob = await sit(visitor(), code, "Bob", "plum")
    await ann.sees("Bob")
    assert "pick-plum" not in ann.testids
    await bob.send("PICK", seat="green")
    await ann.until(lambda: "pick-plum" in ann.testids and "pick-green" not in ann.testids, "Bob's new seat")
    assert 'aria-label="Host"' in ann.html


@pytest.mark.req("P-1.3")
async def test_a_character_just_taken_is_refused_in_words(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob, cat = visitor(), visitor()
    await bob.open(f"/room/{code}")
    await cat.open(f"/room/{code}")
    await sit(bob, code, "Bob", "plum")
    await cat.send("SIT_DOWN", name="Cat", seat="plum")
    await cat.until(lambda: "Bob has just taken Professor Plum." in cat.toasts, "a refusal")
    await cat.until(lambda: "pick-plum" not in cat.testids, "a list that is up to date")
    assert "player-name" in cat.testids


@pytest.mark.req("P-5.4", "P-1.3")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u2800", "That name would be invisible."),
        ("Bo\u0431", "That name mixes Cyrillic and Latin letters"),
        ("\uff21\uff4e\uff4e", "That name looks like Ann’s, who’s also here. Please choose another."),
    ],
)
async def test_a_name_that_would_deceive_is_refused_in_words(
    ann: Visitor, code: str, visitor: NewVisitor, name: str, reason: str
) -> None:
    bob = visitor()
    await bob.open(f"/room/{code}")
    await bob.send("SIT_DOWN", name=name, seat="plum")
    await bob.until(lambda: any(reason in toast for toast in bob.toasts), "a refusal")
    assert {"player-name", "pick-plum"} <= bob.testids


@pytest.mark.req("P-1.3")
async def test_a_name_being_typed_stays_while_others_sit_down(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob, cat = visitor(), visitor()
    await bob.open(f"/room/{code}")
    assert bob.user.client is not None
    (field,) = [each for each in bob.user.client.layout.descendants() if "newcomer-place" in each.classes]
    drawn: list[str] = []
    field.update = lambda: drawn.append("again")  # type: ignore[method-assign]
    await sit(cat, code, "Cat", "white")
    await bob.sees("Cat")
    assert not drawn


@pytest.mark.req("P-1.4")
async def test_options_are_shown_to_all_and_set_by_the_host(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    assert ann.tag("expected-players").startswith("<select")
    assert bob.tag("expected-players").startswith("<dd")
    assert bob.content("expected-players") == "6"
    await ann.send("SET_OPTIONS", options={"expected": 3})
    await bob.until(lambda: bob.content("expected-players") == "3", "the new number")
    await bob.send("SET_OPTIONS", options={"expected": 4})
    await bob.until(lambda: "Only the host can do that." in bob.toasts, "a refusal")
    assert bob.content("expected-players") == "3"


@pytest.mark.req("C-1.3", "C-1.5", "P-1.1")
async def test_the_host_is_asked_for_a_character_like_everybody(ann: Visitor, code: str, manager: Manager) -> None:
    assert "Who will you be?" in ann.text
    assert "We’re keeping Miss Scarlet for you until you choose." in ann.text
    assert "keep-seat" in ann.testids
    assert ann.text.count("Choose this") == len(SUSPECTS) - 1
    await ann.send("PICK", seat="plum")
    await ann.sees("The guests are arriving")
    assert not {"asked", "keep-seat"} & ann.testids
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.sees("Who will you be?")
    await ann.send("PICK", seat="scarlet")
    await ann.sees("The guests are arriving")
    await ann.sees("You’re now Miss Scarlet.")


@pytest.mark.req("P-1.4")
async def test_options_say_what_they_mean_and_what_became_of_them(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    for page in (ann, bob):
        assert "How long we wait for someone who’s away." in page.text
        assert "What it marks for you." in page.text
    await ann.send("SET_OPTIONS", options={"turnSeconds": 60})
    await bob.sees("Ann set the turn clock to 60 s.")
    await ann.sees("You set the turn clock to 60 s.")
    await ann.send("SET_OPTIONS", options={"notebook": "hand"})
    await bob.sees("Ann set the notebook to “By hand”.")
    await ann.send("SET_OPTIONS", options={"chat": False})
    await bob.sees("Ann turned the chat off.")


@pytest.mark.req("P-1.4", "P-5.4")
async def test_only_the_host_removes_and_starts(ann: Visitor, code: str, visitor: NewVisitor, manager: Manager) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    await ann.sees("Bob")
    assert 'data-confirm="Remove Bob from the room?' in ann.tag("remove-plum")
    assert "remove-scarlet" not in ann.testids
    assert not {"start", "remove-scarlet", "remove-plum"} & bob.testids
    host = (await manager.wake(code)).state.host
    await bob.send("REMOVE", player=host)
    await bob.send("START")
    await bob.until(lambda: bob.toasts.count("Only the host can do that.") == 2, "two refusals")
    player = (await manager.handle(code)).table().in_seat("plum")
    assert player is not None
    await ann.send("REMOVE", player=player.id)
    await bob.sees("You’re off the guest list The host has removed you from the room.")
    await ann.until(lambda: "pick-plum" in ann.testids, "a free seat")


@pytest.mark.req("P-1.4")
async def test_start_waits_for_the_minimum_and_says_so(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    assert "disabled" in ann.tag("start")
    assert "2 more players needed: it takes at least 3." in ann.text
    await sit(visitor(), code, "Bob", "plum")
    await ann.sees("1 more player needed")
    await sit(visitor(), code, "Cat", "white")
    await ann.until(lambda: "disabled" not in ann.tag("start"), "an open start button")
    await ann.send("START")
    await ann.until(lambda: "start" not in ann.testids, "the table")


@pytest.mark.req("P-1.4")
async def test_the_game_starts_by_itself_when_the_expected_number_is_in(
    ann: Visitor, code: str, visitor: NewVisitor
) -> None:
    await ann.send("SET_OPTIONS", options={"expected": 3})
    await ann.sees("when 2 more sit down")
    await sit(visitor(), code, "Bob", "plum")
    await ann.sees("when 1 more sits down")
    await sit(visitor(), code, "Cat", "white")
    await ann.until(lambda: "start" not in ann.testids, "the table")


@pytest.mark.req("P-1.2", "P-4.1")
async def test_where_no_seat_is_free_one_may_watch(
    ann: Visitor, code: str, visitor: NewVisitor, manager: Manager
) -> None:
    late = visitor()
    await late.open(f"/room/{code}")
    for name, seat in zip("BCDEF", SUSPECTS[1:], strict=True):
        await manager.join(code, name, place=seat)
    await late.sees("You’re watching")
    await ann.until(lambda: "start" not in ann.testids, "the table, which is full")
    await ann.send("END_GAME")
    await late.sees("Every seat is taken, but you’re welcome to watch")
    assert "player-name" not in late.testids
    await late.send("SIT_DOWN", name="Late", seat="plum")
    await late.until(lambda: "Every seat is taken, but you’re welcome to watch." in late.toasts, "a refusal")


@pytest.mark.req("P-3.4", "P-1.3")
async def test_the_talk_is_beside_the_seats(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    await bob.send("CHAT", text="Good evening")
    await ann.sees("Bob: Good evening")
    await ann.send("SET_OPTIONS", options={"chat": False})
    await bob.sees("The host has turned the chat off.")


@pytest.mark.req("P-1.4", "D-1.2")
async def test_the_host_seats_changes_and_sends_away_system_players_and_all_see_it(
    ann: Visitor, code: str, visitor: NewVisitor
) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    await ann.until(lambda: "add-bot-at-plum" not in ann.testids, "Bob")
    assert {"add-bot", "add-bot-novice", "add-bot-at-green", "add-bot-novice-at-green"} <= ann.testids
    await ann.send("ADD_BOT", strength="novice", seat="green")
    await bob.until(lambda: 'aria-label="System player"' in bob.html, "the system player")
    assert 'class="seat green taken"' in bob.html
    assert "Novice" in bob.text
    assert not any(each.startswith(("add-bot", "bot-")) for each in bob.testids)
    assert {"bot-strength-green", "bot-seat-green", "remove-green"} <= ann.testids
    assert "data-confirm" not in ann.tag("remove-green"), "one like it is soon back"
    assert "data-confirm" in ann.tag("remove-plum")
    robot = next(each for each in re.findall(r'id="bot-seat-of-([^"]*)"', ann.html))
    await ann.send("SET_BOT", player=robot, strength="detective", seat="white")
    await bob.sees("Detective")
    assert 'class="seat white taken"' in bob.html
    assert 'class="seat green free"' in bob.html
    assert "bot-seat-white" in ann.testids
    await ann.send("REMOVE", player=robot)
    await bob.until(lambda: 'class="seat white free"' in bob.html, "the free seat")


@pytest.mark.req("P-1.4", "D-1.2")
async def test_the_lobby_says_who_will_take_the_free_seats(ann: Visitor, code: str, visitor: NewVisitor) -> None:
    bob = await sit(visitor(), code, "Bob", "plum")
    assert "fillers" not in bob.testids | ann.testids
    assert "option-fill_strength" not in ann.testids, "as long as nobody fills anything up"
    await ann.send("SET_OPTIONS", options={"fill": 5})
    await bob.sees("3 system players will take free seats.")
    await ann.sees("Or start now with everyone who’s here. 3 system players will take free seats.")
    assert {"option-fill_strength", "option-pace"} <= ann.testids
    await ann.send("SET_OPTIONS", options={"fill": 3})
    await bob.sees("1 system player will take a free seat.")
    await ann.send("START")
    await bob.sees("The game starts.")
