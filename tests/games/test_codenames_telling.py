"""Codenames: the feed, as the one who did it reads it, and as the others do."""

import pytest

from clueapp.games.codenames.events import ClueGiven, TurnEnded
from clueapp.games.codenames.telling import Teller
from clueapp.kernel.game import Telling
from tests.games.codenames_table import AtTable, guessing, paused, table

NAMES = {
    "red_spymaster": "Ann",
    "red_operative1": "Bob",
    "red_operative2": "Eve",
    "blue_spymaster": "Cy",
    "blue_operative1": "Dee",
    "blue_operative2": "Fay",
}


def lines(at: AtTable, viewer: str | None = None, since: int = 0) -> list[str]:
    cast = {seat: NAMES[name] for name, seat in at.names.items()}
    return at.feed(at.names[viewer] if viewer else None, since, cast)


def last(at: AtTable, viewer: str | None = None) -> str:
    return lines(at, viewer)[-1]


def toasts(at: AtTable, viewer: str | None = None) -> list[str]:
    """What is announced as well."""
    seat = at.names[viewer] if viewer else None
    events = (event for fact in at.facts if (event := fact.as_told_to(seat)))
    said: list[Telling | None] = [at.game.tell(event, seat, {}) for event in events]
    return [each.text for each in said if each and each.matters]


@pytest.mark.req("P-3.1")
def test_the_beginning() -> None:
    at = table(2)
    board = "The words are on the table. Red goes first, with 9 agents to find."
    key = "You have the key. Keep it to yourself."
    assert lines(at, "red_operative1") == lines(at) == [board, "It’s Red’s turn."]
    assert lines(at, "red_spymaster") == [board, key, "It’s your turn to give a clue."]
    assert lines(at, "blue_spymaster") == [board, key, "It’s Red’s turn."]
    assert toasts(at, "red_spymaster") == ["It’s your turn to give a clue."]
    assert toasts(at, "blue_spymaster") == []


@pytest.mark.req("P-3.1", "W-1.3")
def test_a_clue() -> None:
    at = table(2).red_spymaster.clues("Ocean", 2).at
    assert last(at, "red_operative1") == last(at) == "Ann gives the clue OCEAN, 2."
    assert last(at, "red_spymaster") == "You give the clue OCEAN, 2."
    assert "Somebody gives the clue OCEAN, 2." in toasts(at, "red_operative1")
    assert last(guessing(2, count="unlimited")) == "Ann gives the clue OCEAN, unlimited."


@pytest.mark.req("P-3.1", "W-2.7")
def test_votes_are_told_to_all() -> None:
    at = guessing(2).red.votes("BANK").at
    assert (last(at, "red_operative1"), last(at, "blue_operative1")) == ("You vote for BANK.", "Bob votes for BANK.")
    at.red.takes_the_vote_back()
    assert (last(at, "red_operative1"), last(at)) == ("You take back your vote.", "Bob takes back their vote.")


@pytest.mark.req("P-3.1", "W-1.6")
@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("bank", "a red agent"),
        ("kettle", "a blue agent"),
        ("dwarf", "an innocent bystander"),
        ("poison", "the assassin"),
    ],
)
def test_a_card_that_is_turned_over(word: str, what: str) -> None:
    at = guessing(2).turns_over(word)
    assert f"You turn over {word.upper()}: {what}." in lines(at, "red_operative1")
    assert f"Bob turns over {word.upper()}: {what}." in lines(at, "red_operative2")
    is_told_by_the_flash = word in ("kettle", "dwarf")
    assert any(f"over {word.upper()}: {what}." in each for each in toasts(at)) is not is_told_by_the_flash


@pytest.mark.req("P-3.1", "W-2.8")
def test_why_a_turn_is_over() -> None:
    done = guessing(2).turns_over("bank").red.ends_guessing().at
    assert lines(done)[-2:] == ["Bob ends Red’s turn.", "It’s Blue’s turn."]
    assert lines(done, "red_operative1")[-2] == "You end Red’s turn."
    assert lines(done, "blue_spymaster")[-1] == "It’s your turn to give a clue."
    assert lines(guessing(2, count=1).turns_over("bank", "castle"))[-2] == "That was Red’s last guess."
    assert lines(guessing(2).turns_over("dwarf"))[-2] == "Red’s turn is over."
    late = table(2, options={"clue_seconds": 60}).time_runs_out()
    assert lines(late)[-2] == "Time’s up: Red’s turn is over."
    away = table(2)
    away.red_spymaster.is_gone()
    assert lines(away.grace_is_over())[-2] == "Red is missing a spymaster, so its turn is over."
    alone = guessing(1)
    alone.red.is_gone()
    assert lines(alone.grace_is_over())[-2] == "Red is missing an operative, so its turn is over."
    none = table(1)
    none.red.is_gone()
    none.red_spymaster.is_gone()
    assert lines(none.grace_is_over())[-2] == "Red is missing a spymaster and an operative, so its turn is over."
    assert Teller(None, {}).tell(TurnEnded("red", "absent")) == Telling(
        "Red is missing a player, so its turn is over.", matters=True
    ), "a log of version 1 doesn't say who was missing"


@pytest.mark.req("P-3.1", "W-3.2")
def test_a_pause() -> None:
    assert last(paused(2)) == "The game is paused: Blue is missing a spymaster."
    assert last(paused(1, gone=["blue_operative1"])) == "The game is paused: Blue is missing an operative."
    gone = paused(1, gone=["blue_operative1", "blue_spymaster"])
    assert last(gone) == "The game is paused: Blue is missing a spymaster and an operative."
    assert last(gone) in toasts(gone)
    at = paused(2)
    at.blue.takes("blue_spymaster")
    key = "You have the key. Keep it to yourself."
    assert lines(at, "blue_operative1")[-2:] == ["You’re now Blue’s spymaster, replacing Cy.", key]
    assert last(at, "red_operative1") == "Dee is now Blue’s spymaster, replacing Cy."
    assert last(at, "blue_spymaster") == "Dee is now Blue’s spymaster, replacing you."
    at.red.takes("blue_operative")
    assert (last(at), last(at, "red_operative1")) == (
        "Bob is now an operative for Blue.",
        "You’re now an operative for Blue.",
    )
    at.red_spymaster.resumes()
    assert lines(at)[-2:] == ["Ann resumes the game.", "It’s Blue’s turn."]
    assert lines(at, "red_spymaster")[-2] == "You resume the game."


@pytest.mark.req("P-3.1", "W-1.7", "W-1.8")
def test_the_end() -> None:
    assert last(guessing(2).turns_over("poison")) == "Red turned over the assassin. Blue wins!"
    won = guessing(2, count=0)
    assert last(won.turns_over(*won.public.words[:9])) == "All of Red’s agents have been found. Red wins!"
    few = guessing(1)
    few.blue.leaves_for_good()
    assert last(few) == "Too few players are left. Red wins."
    none = paused(1, gone=["red_spymaster", "blue_spymaster", "blue_operative1"])
    none.blue.returns().takes("red_spymaster")
    none.red.leaves_for_good()
    assert last(none) == "Too few players are left. Nobody wins."


@pytest.mark.req("P-3.1")
def test_who_comes_and_goes_is_told_by_the_room_alone() -> None:
    at = guessing(2)
    before = lines(at)
    at.blue.is_gone().returns().becomes_owner().leaves_for_good()
    assert lines(at) == before


@pytest.mark.req("P-3.1", "W-4.1")
def test_a_word_from_the_right_turns_nothing_round_that_stands_beside_it() -> None:
    word = "\u05e9\u05dc\u05d5\u05dd"
    said = Teller(None, {"seat-1": "Ann"}).tell(ClueGiven("seat-1", "red", word, 3))
    assert said is not None
    assert said.text == f"Ann gives the clue \u2068{word}\u2069, 3."
