"""Rooms are made, found and joined."""

import asyncio
import secrets

import pytest

from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby.commands import Chat, EndGame, Leave, Pick
from clueapp.rooms.people.keys import hashed, new_code, new_token, read_code
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, replayed


@pytest.mark.req("P-1.1", "P-5.4")
def test_a_code_has_six_characters_and_no_look_alikes() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 490, "of nine hundred million"
    assert {len(code) for code in codes} == {6}
    assert set().union(*codes) == set("ABCDEFGHJKMNPQRSTUVWXYZ23456789"), "none of I, L, O, 0 and 1"


@pytest.mark.req("P-5.4")
def test_what_opens_something_is_drawn_by_the_systems_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("QRSTUV")
    monkeypatch.setattr(secrets, "choice", lambda _: next(letters))
    assert new_code() == "QRSTUV"
    monkeypatch.setattr(secrets, "token_bytes", lambda number=None: bytes(range(number or 0)))
    assert new_token() == "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX", "24 bytes"


@pytest.mark.req("P-5.4")
def test_of_a_secret_its_sha_256_is_kept() -> None:
    assert hashed("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.req("P-1.1")
@pytest.mark.parametrize(
    ("typed", "code"),
    [("abcd23", "ABCD23"), (" AB-CD 23\n", "ABCD23"), ("ABCD2", None), ("ABCD231", None), ("ABCDE0", None), ("", None)],
)
def test_a_code_is_read_as_people_type_it(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


@pytest.mark.req("P-1.1")
async def test_whoever_makes_a_room_sits_in_it_as_its_host(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    assert ann.table.is_host
    assert ann.table.status == "lobby"
    assert read_code(ann.code) == ann.code
    assert [(each.name, each.connected, each.is_host) for each in ann.table.players] == [("Ann", True, True)]


@pytest.mark.req("P-1.1")
@pytest.mark.parametrize(
    ("game", "name", "code"),
    [("chess", "Ann", "no_such_game"), ("clueless", " \n", "bad_name"), ("clueless", "A" * 21, "bad_name")],
)
async def test_a_room_without_game_or_name_is_not_made(parlour: Parlour, game: str, name: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        await parlour.manager.create(game, name)
    assert refusal.value.code == code
    assert parlour.manager.awake == []


@pytest.mark.req("P-1.1")
async def test_a_code_that_is_no_rooms_is_refused(parlour: Parlour) -> None:
    with pytest.raises(IllegalAction, match="no room with that code"):
        await parlour.manager.wake("ABCDEF")


@pytest.mark.req("P-1.2", "P-1.3")
async def test_all_see_at_once_who_sits_down_where(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    watcher = await parlour.watcher(ann.code)
    told = ann.told
    bob = await Person(parlour, "Bob", ann.code).sits_down("plum")
    assert ann.told > told
    for person in (ann, bob, watcher):
        assert [(each.name, each.seat) for each in person.table.players] == [("Ann", "scarlet"), ("Bob", "plum")]
        assert person.table.open_places == ("mustard", "white", "green", "peacock")
    assert ann.feed[-1] == "Bob joined as Professor Plum."
    assert bob.feed[-1] == "You joined as Professor Plum."


@pytest.mark.req("P-1.3", "P-5.1")
async def test_a_character_that_is_taken_is_refused_in_words(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    assert await bob.is_refused("seat_taken", Pick("scarlet")) == "Ann has just taken Miss Scarlet."
    assert await bob.is_refused("no_such_seat", Pick("butler"))
    with pytest.raises(IllegalAction, match="Ann has just taken Miss Scarlet"):
        await Person(parlour, "Cy", ann.code).sits_down("scarlet")
    assert len(await log_of(ann)) == 3


@pytest.mark.req("P-1.3")
async def test_of_two_who_take_a_character_at_the_same_instant_exactly_one_gets_it(parlour: Parlour) -> None:
    ann = await parlour.host("Ann")
    people = [Person(parlour, name, ann.code) for name in ("Bob", "Cy", "Di")]
    results = await asyncio.gather(*(person.sits_down("green") for person in people), return_exceptions=True)
    refusals = [each for each in results if isinstance(each, IllegalAction)]
    assert [each.code for each in refusals] == ["seat_taken"] * 2
    assert len(ann.table.players) == 2
    assert "green" not in ann.table.open_places
    assert (await replayed(ann)).state == ann.room.state


@pytest.mark.req("P-1.3")
async def test_a_pick_frees_the_seat_one_had(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    await ann.does(Pick("plum"))
    await bob.does(Pick("scarlet"))
    assert [(each.name, each.seat) for each in ann.table.players] == [("Ann", "plum"), ("Bob", "scarlet")]
    before = len(await log_of(ann))
    await ann.does(Pick("plum"))
    assert len(await log_of(ann)) == before


@pytest.mark.req("P-1.2")
async def test_one_without_a_seat_may_watch_when_the_table_is_full_or_plays(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy")
    with pytest.raises(IllegalAction) as refusal:
        await Person(parlour, "Di", people[0].code).sits_down()
    assert refusal.value.code == "game_begun"
    watcher = await parlour.watcher(people[0].code)
    assert watcher.table.status == "playing"
    assert watcher.table.you is None
    assert await watcher.is_refused("not_seated", Chat("hello")) == "You’re watching. Only players can do that."


@pytest.mark.req("P-1.2")
async def test_a_seventh_is_told_that_every_seat_is_taken(parlour: Parlour) -> None:
    people = await parlour.seats("Ann", "Bob", "Cy", "Di", "Eve", "Flo")
    await people[0].does(EndGame())
    with pytest.raises(IllegalAction, match="Every seat is taken"):
        await Person(parlour, "Gus", people[0].code).sits_down()


@pytest.mark.req("P-2.1")
async def test_the_same_browser_has_the_same_seat_however_often_it_comes(parlour: Parlour) -> None:
    ann, bob = await parlour.lobby("Ann", "Bob")
    first, second = await asyncio.gather(
        *(parlour.manager.join(ann.code, "Bobby", browser=bob.browser) for _ in range(2))
    )
    assert first.player == second.player == bob.player
    assert [each.name for each in ann.table.players] == ["Ann", "Bob"]


@pytest.mark.req("P-2.1")
async def test_every_token_that_was_handed_out_opens_the_seat(parlour: Parlour) -> None:
    """One browser that sends its form twice at once gets two tokens for one seat; both work, also after a restart."""
    ann = await parlour.host("Ann")
    twice = await asyncio.gather(*(parlour.manager.join(ann.code, "Bob", browser="bob") for _ in range(2)))
    await parlour.restart()
    room = await parlour.manager.wake(ann.code)
    assert {room.player_of(hashed(each.token)) for each in twice} == {twice[0].player}


@pytest.mark.req("P-2.1")
async def test_your_games_lists_the_rooms_of_a_browser(parlour: Parlour, clock: ManualClock) -> None:
    ann = await parlour.host("Ann")
    await clock.advance(1_000)
    other = await parlour.manager.create("clueless", "Ann", browser=ann.browser)
    found = await parlour.manager.rooms_of(ann.browser)
    assert [room.code for room in found] == [other.code, ann.code]
    await ann.does(Leave())
    assert [room.code for room in await parlour.manager.rooms_of(ann.browser)] == [other.code]


@pytest.mark.req("P-1.3")
async def test_names_are_cleaned_and_told_apart(parlour: Parlour) -> None:
    people = await parlour.lobby("Ann", " ann\u202e\x00 ", "A" * 20, "a" * 20)
    names = [each.name for each in people[0].table.players]
    assert names == ["Ann", "ann 2", "A" * 20, "a" * 17 + " 2"]
