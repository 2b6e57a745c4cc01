"""Lists of one's own in a room: brought by the host, kept to themselves, played with, and not met again too soon."""

from __future__ import annotations

import asyncio
from string import ascii_lowercase

import pytest

from clueapp.games.codenames.actions import Clue, Confirm, Vote
from clueapp.games.codenames.state import Agent, CodenamesTable
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import ReadPack
from clueapp.kernel.menu import Menu
from clueapp.kernel.registry import games
from clueapp.protocol.forms import open_forms
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.lobby.packs import MOST_BROUGHT, MOST_PACKS, TITLE_LENGTH, Brought
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, Person, log_of, snapshot

NAMES = ("Ann", "Bob", "Cy", "Dee")


def words(first: str, number: int = 25) -> list[str]:
    """Words that no pack has, of which none begins or ends with another."""
    return [f"{first}{ascii_lowercase[at // 26]}{ascii_lowercase[at % 26]}x" for at in range(number)]


def own_words_alone() -> dict[str, bool]:
    """The options without any of the packs that come along."""
    return {each.name: False for each in games()["codenames"].info.options if each.group}


async def lobby(parlour: Parlour) -> list[Person]:
    return await parlour.lobby(*NAMES, game="codenames")


async def refused(person: Person, code: str, title: str, text: str) -> str:
    before = snapshot(person.room)
    with pytest.raises(IllegalAction) as refusal:
        await person.handle.bring_pack(title, text)
    assert refusal.value.code == code
    assert snapshot(person.room) == before
    return refusal.value.message


def offered(person: Person) -> tuple[str, ...]:
    """The lists that somebody could take away now, by the form for it."""
    return Menu(open_forms(person.table)).choices(c.RemovePack, "title")


def board(person: Person) -> set[str]:
    assert person.table.view is not None
    table = person.table.view.public
    assert isinstance(table, CodenamesTable)
    return set(table.words)


async def lose(people: list[Person]) -> None:
    """Whoever is to guess touches the assassin, and the game is over."""
    table, key = people[0].table.view.public, ()  # type: ignore[union-attr]
    assert isinstance(table, CodenamesTable)
    spymaster = next(each for each in people if table.spymaster(table.team) == each.seat)
    operative = next(each for each in people if each.seat in table.operatives(table.team))
    own = spymaster.table.view.own  # type: ignore[union-attr]
    assert isinstance(own, Agent)
    key = own.key
    await spymaster.does(Clue("zzzz", 1))
    await operative.does(Vote(key.index("assassin")))
    await operative.does(Confirm(key.index("assassin")))
    assert people[0].table.status == "over"


@pytest.mark.req("W-4.1")
async def test_a_list_is_brought_and_its_title_and_number_are_told(parlour: Parlour) -> None:
    ann, bob, *_ = await lobby(parlour)
    text = "\n".join([*words("qa"), "QAAAX", "qaaaxing", "rock and roll"])
    brought = await ann.handle.bring_pack("  My   words ", text)
    assert brought == Brought("My words", 26, brought.report)
    report = " ".join(brought.report)
    assert "26 different words" in report
    assert "Listed more than once: QAAAX." in report
    assert "rock and roll" in report
    assert "qaaax and qaaaxing" in report
    assert bob.table.packs == (("My words", 26),)
    assert bob.feed[-1] == "The host added a list, “My words”, with 26 words."


@pytest.mark.req("W-4.1", "P-5.4")
async def test_a_title_from_the_right_turns_nothing_round_and_tricks_are_left_out(parlour: Parlour) -> None:
    ann, bob, *_ = await lobby(parlour)
    title = "\u05e9\u05dc\u05d5\u05dd"
    await ann.handle.bring_pack(f"\u202e{title}\u200b\n", "\n".join(words("qa")))
    assert bob.table.packs == ((title, 25),)
    assert bob.feed[-1] == f"The host added a list, “\u2068{title}\u2069”, with 25 words."
    await ann.does(c.RemovePack(title))
    assert bob.feed[-1] == f"The host removed the list “\u2068{title}\u2069”."


@pytest.mark.req("W-4.1", "P-5.3")
async def test_nobody_is_sent_the_words_before_they_lie_on_the_table(parlour: Parlour) -> None:
    people = await lobby(parlour)
    ann, *_ = people
    await ann.handle.bring_pack("Mine", "\n".join(words("qa", 40)))
    watcher = await parlour.watcher(ann.code)
    for person in (*people, watcher):
        told = repr((person.table.packs, person.handle.everything(), person.table.options, person.table.view))
        assert "Mine" in told
        assert "qaaax" not in told
    assert any("qaaax" in line.body for line in await log_of(ann)), "it would have been found"


@pytest.mark.req("W-4.1")
async def test_the_board_is_laid_from_them(parlour: Parlour) -> None:
    ann, *_ = await lobby(parlour)
    await ann.handle.bring_pack("First", "\n".join(words("qa")))
    await ann.does(c.SetOptions(dict(own_words_alone())))
    await ann.does(c.Start())
    assert board(ann) == set(words("qa"))
    await ann.does(c.EndGame())
    await ann.handle.bring_pack("Second", "\n".join(words("qb")))
    await ann.does(c.Start())
    assert board(ann) == set(words("qb")), "those that were not met yet"


@pytest.mark.req("W-4.1")
async def test_one_with_the_same_title_takes_the_place_of_the_first(parlour: Parlour) -> None:
    ann, *_ = await lobby(parlour)
    await ann.handle.bring_pack("Mine", "\n".join(words("qa")))
    await ann.handle.bring_pack("Mine", "\n".join(words("qb", 30)))
    assert ann.table.packs == (("Mine", 30),)
    await ann.does(c.SetOptions(dict(own_words_alone())))
    await ann.does(c.Start())
    assert board(ann) <= set(words("qb", 30))


@pytest.mark.req("W-4.1")
async def test_one_is_taken_away_again_unless_nothing_is_left_to_play_with(parlour: Parlour) -> None:
    ann, bob, *_ = await lobby(parlour)
    await ann.handle.bring_pack("Mine", "\n".join(words("qa")))
    await bob.is_refused("not_host", c.RemovePack("Mine"))
    await ann.is_refused("no_such_pack", c.RemovePack("Yours"))
    assert offered(ann) == ("Mine",)
    await ann.does(c.SetOptions(dict(own_words_alone())))
    assert offered(ann) == ()
    await ann.is_refused("bad_option", c.RemovePack("Mine"))
    await ann.does(c.SetOptions(dict.fromkeys(own_words_alone(), True)))
    await ann.does(c.RemovePack("Mine"))
    assert bob.table.packs == ()
    assert bob.feed[-1] == "The host removed the list “Mine”."
    await ann.is_refused("no_such_pack", c.RemovePack("Mine"))
    await ann.does(c.Start())
    assert not board(ann) & set(words("qa"))


@pytest.mark.req("W-4.1")
async def test_without_any_words_nothing_can_be_played(parlour: Parlour) -> None:
    ann, *_ = await lobby(parlour)
    await ann.is_refused("bad_option", c.SetOptions(dict(own_words_alone())))


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    ("code", "title", "text"),
    [
        ("too_few_words", "Mine", "\n".join(words("qa", 24))),
        ("too_few_words", "Mine", ""),
        ("too_large", "Mine", "q" * 100_001),
        ("too_large", "Mine", "\u00e9" * 50_001),
        ("too_many_words", "Mine", "\n".join(f"{word}{end}" for word in words("q", 600) for end in "abcdefghi")),
        ("no_board", "Mine", "\n".join(start + "z" * more for start in ("ab", "cd") for more in range(15))),
        ("bad_title", "", "\n".join(words("qa"))),
        ("bad_title", " \u200b ", "\n".join(words("qa"))),
        ("bad_title", "x" * (TITLE_LENGTH + 1), "\n".join(words("qa"))),
    ],
)
async def test_what_is_no_list_is_refused_in_words(parlour: Parlour, code: str, title: str, text: str) -> None:
    ann, *_ = await lobby(parlour)
    assert await refused(ann, code, title, text)


@pytest.mark.req("W-4.1")
async def test_a_room_holds_so_many_and_no_more(parlour: Parlour) -> None:
    ann, *_ = await lobby(parlour)
    text = "\n".join(words("qa"))
    for number in range(MOST_PACKS):
        await ann.handle.bring_pack(f"List {number}", text)
    await refused(ann, "too_many_packs", "One more", text)
    await ann.handle.bring_pack("List 0", text)


@pytest.mark.req("W-4.1", "P-5.4")
async def test_a_room_takes_so_many_in_its_life_and_says_when_it_has(parlour: Parlour, clock: ManualClock) -> None:
    ann, *_ = await lobby(parlour)
    text = "\n".join(words("qa"))
    for _ in range(MOST_BROUGHT):
        await clock.advance(1_000)
        await ann.handle.bring_pack("Mine", text)
    assert "another room" in await refused(ann, "too_many_packs", "Mine", text)
    await parlour.restart(down_for=5_000)
    await ann.opens()
    assert "another room" in await refused(ann, "too_many_packs", "Yours", text)


@pytest.mark.req("W-4.1", "P-5.4")
async def test_lists_are_read_one_at_a_time(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each holds up the server a little while it is read: all at once would do so much."""
    hosts = [(await parlour.lobby("Ann", game="codenames"))[0] for _ in range(3)]
    (game,) = {each.room.game for each in hosts}
    read, under_way, most = game.read_pack, [], []

    def watched(text: str) -> ReadPack:
        under_way.append(text)
        most.append(len(under_way))
        found = read(text)
        under_way.pop()
        return found

    monkeypatch.setattr(game, "read_pack", watched)
    await asyncio.gather(*(each.handle.bring_pack("Mine", "\n".join(words("qa", 600))) for each in hosts))
    assert most == [1, 1, 1]


@pytest.mark.req("W-4.1", "P-5.4")
async def test_only_the_host_brings_one_and_only_in_the_lobby(parlour: Parlour) -> None:
    ann, bob, *_ = await lobby(parlour)
    text = "\n".join(words("qa"))
    watcher = await parlour.watcher(ann.code)
    await refused(bob, "not_host", "Mine", text)
    await refused(watcher, "not_seated", "Mine", text)
    await ann.does(c.Randomize())
    await ann.does(c.Start())
    await refused(ann, "game_begun", "Mine", text)
    await ann.is_refused("game_begun", c.RemovePack("Mine"))


async def test_a_game_that_takes_none_says_so(parlour: Parlour) -> None:
    ann, *_ = await parlour.lobby("Ann")
    assert "take lists of your own" in await refused(ann, "no_packs", "Mine", "\n".join(words("qa")))


@pytest.mark.req("P-5.4")
async def test_too_many_in_a_row_are_refused(parlour: Parlour) -> None:
    ann, *_ = await lobby(parlour)
    codes = set()
    for _ in range(70):
        with pytest.raises(IllegalAction) as refusal:
            await ann.handle.bring_pack("Mine", "one word")
        codes.add(refusal.value.code)
    assert codes == {"too_few_words", "too_fast"}


@pytest.mark.req("P-6.2", "W-4.1")
async def test_a_list_outlasts_a_restart(parlour: Parlour, clock: ManualClock) -> None:
    people = await lobby(parlour)
    ann, *_ = people
    await ann.handle.bring_pack("Mine", "\n".join(words("qa")))
    await ann.does(c.SetOptions(dict(own_words_alone())))
    await parlour.restart(down_for=5_000)
    for person in people:
        await person.opens()
    assert ann.table.packs == (("Mine", 25),)
    await ann.does(c.Start())
    assert board(ann) == set(words("qa"))


@pytest.mark.req("W-2.9", "W-4.1")
async def test_no_word_is_met_again_in_rematches_until_all_were(parlour: Parlour, clock: ManualClock) -> None:
    people = await lobby(parlour)
    ann, *_ = people
    await ann.handle.bring_pack("Mine", "\n".join(words("qa", 100)))
    await ann.does(c.SetOptions(dict(own_words_alone())))
    await ann.does(c.Start())
    met = [board(ann)]
    for number in range(4):
        await lose(people)
        if number == 1:
            await parlour.restart(down_for=5_000)
            for person in people:
                await person.opens()
        await ann.does(c.Rematch())
        met.append(board(ann))
    assert set.union(*met[:4]) == set(words("qa", 100)), "four boards of a hundred words are all of them"
    assert met[4] <= set(words("qa", 100)), "then they are met again"


@pytest.mark.req("W-4.1")
async def test_what_was_met_here_is_remembered_when_others_play(parlour: Parlour) -> None:
    ann, bob, *_ = await lobby(parlour)
    await ann.handle.bring_pack("Mine", "\n".join(words("qa", 75)))
    await ann.does(c.SetOptions(dict(own_words_alone())))
    await ann.does(c.Start())
    met = [board(ann)]
    await ann.does(c.EndGame())
    for name in ("Eve", "Fay"):
        await bob.does(c.Leave())
        bob = await Person(parlour, name, ann.code).sits_down("red_operative")
        await ann.does(c.Randomize())
        await ann.does(c.Start())
        met.append(board(ann))
        await ann.does(c.EndGame())
    assert set.union(*met) == set(words("qa", 75))
