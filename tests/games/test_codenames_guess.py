"""Codenames: how many guesses there are, what a card does, and how a game ends."""

import pytest

from clueapp.games.codenames.events import CardRevealed, TurnEnded
from clueapp.games.codenames.state import Team
from tests.games.codenames_table import BLUE, LAST, NEUTRAL, RED, AtTable, guessing, table

REDS = (*RED, LAST)


def end_of_turn(at: AtTable) -> tuple[str, str]:
    ended = [event for event in at.events if isinstance(event, TurnEnded)]
    return ended[-1].team, ended[-1].why


# How many
@pytest.mark.req("W-1.5", "W-2.2")
@pytest.mark.parametrize("count", range(1, 8))
def test_as_many_guesses_as_the_number_and_one_more(count: int) -> None:
    at = guessing(count=count)
    for guess in range(count + 1):
        assert at.is_turn_of("red").wire["guessesLeft"] == count + 1 - guess
        at.turns_over(REDS[guess])
    assert end_of_turn(at) == ("red", "used_up")
    assert at.is_turn_of("blue").is_in("clue").wire["guessesLeft"] is None
    assert at.public.agents_left("red") == 9 - (count + 1)


@pytest.mark.req("W-1.5", "W-2.2")
@pytest.mark.parametrize("count", [0, "unlimited", 9, 8])
def test_with_zero_unlimited_or_a_large_number_all_agents_can_be_found_in_one_turn(count: int | str) -> None:
    at = guessing(count=count)
    for number, word in enumerate(REDS):
        assert at.wire["guessesLeft"] == (None if count in (0, "unlimited") else int(count) + 1 - number)
        at.is_turn_of("red").turns_over(word)
    at.is_won_by("red", "agents")


@pytest.mark.req("W-1.5", "W-2.8")
@pytest.mark.parametrize("count", [0, 1, 5, "unlimited"])
def test_at_least_one_guess_has_to_be_made(count: int | str) -> None:
    at = guessing(2, count=count)
    for each in at.reds():
        assert "END_GUESSING" not in each.may
        each.expects_refusal("guess_required").ends_guessing()
    at.reds()[0].votes("BANK")
    at.reds()[0].expects_refusal("guess_required").ends_guessing()


# Ending the turn
@pytest.mark.req("W-2.8")
def test_after_one_guess_any_operative_may_end_the_turn() -> None:
    for ender in range(3):
        at = guessing(3).turns_over("bank")
        assert all("END_GUESSING" in each.may for each in at.reds())
        at.reds()[ender].ends_guessing().at.is_turn_of("blue").is_in("clue")
        assert end_of_turn(at) == ("red", "done")


@pytest.mark.req("W-2.8")
def test_nobody_else_ends_the_turn_and_nobody_ends_it_twice() -> None:
    at = guessing(2).turns_over("bank")
    at.red_spymaster.expects_refusal("not_operative").ends_guessing()
    at.blue.expects_refusal("not_your_turn").ends_guessing()
    at.blue_spymaster.expects_refusal("not_your_turn").ends_guessing()
    first, second = at.reds()
    first.ends_guessing()
    second.expects_refusal("not_your_turn").ends_guessing()
    at.is_turn_of("blue")


@pytest.mark.req("W-2.8", "W-1.5")
def test_the_guess_of_one_turn_does_not_count_for_the_next() -> None:
    at = guessing().turns_over("bank").red.ends_guessing().at
    at.blue_spymaster.clues("river").blue.expects_refusal("guess_required").ends_guessing()
    at.turns_over("kettle").blue.ends_guessing().red_spymaster.clues("ocean")
    at.red.expects_refusal("guess_required").ends_guessing()


# What a card does
@pytest.mark.req("W-1.6")
def test_an_own_card_may_be_followed_by_another() -> None:
    at = guessing().turns_over("bank").is_turn_of("red").is_in("guess")
    assert at.public.revealed == {0: "red"}
    assert "VOTE" in at.red.may
    at.turns_over("castle").is_turn_of("red")


@pytest.mark.req("W-1.6")
@pytest.mark.parametrize("word", ["kettle", "dwarf"])
@pytest.mark.parametrize("count", [0, 5, "unlimited"])
def test_a_card_of_the_others_or_a_neutral_one_ends_the_turn_at_once(word: str, count: int | str) -> None:
    at = guessing(count=count).turns_over("bank", word).is_turn_of("blue").is_in("clue")
    assert end_of_turn(at) == ("red", "missed")
    assert at.wire["remaining"] == {"red": 8, "blue": 7 if word == "kettle" else 8}
    at.red.expects_refusal("not_your_turn").votes("CASTLE")


@pytest.mark.req("W-1.6", "W-4.2")
def test_a_card_that_was_turned_over_lies_open_with_who_did_it() -> None:
    at = guessing(3)
    one, two, three = at.reds()
    one.votes("DWARF")
    two.votes("DWARF")
    three.confirms("DWARF")
    shown = next(event for event in at.events if isinstance(event, CardRevealed))
    assert (shown.seat, shown.word, shown.colour, shown.voters) == (
        three.seat,
        "dwarf",
        "neutral",
        (one.seat, two.seat),
    )
    assert at.wire["cards"][shown.index] == {"word": "dwarf", "colour": "neutral", "votes": []}
    guess = {"index": shown.index, "colour": "neutral", "by": three.seat, "votes": [one.seat, two.seat]}
    assert at.wire["log"][0]["guesses"] == [guess]
    at.blue_spymaster.clues("river")
    at.blue.expects_refusal("already_revealed").votes("DWARF")
    at.blue.expects_refusal("already_revealed").confirms("DWARF")


@pytest.mark.req("W-1.7")
@pytest.mark.parametrize(("first", "winner"), [("red", "blue"), ("blue", "red")])
@pytest.mark.parametrize("count", [0, 1, "unlimited"])
def test_the_team_that_touches_the_assassin_loses_at_once(first: Team, winner: Team, count: int | str) -> None:
    at = guessing(first=first, count=count).turns_over("poison").is_won_by(winner, "assassin")
    winners = {at.seat(f"{winner}_{role}").seat for role in ("spymaster", "operative")}
    assert at.outcome is not None
    assert (set(at.outcome.winners), at.outcome.termination) == (winners, "assassin")
    assert all(each.may == set() for each in at.everybody())


@pytest.mark.req("W-1.7")
def test_the_assassin_loses_also_for_a_team_that_was_far_ahead() -> None:
    guessing(count=0).turns_over(*REDS[:8], "poison").is_won_by("blue", "assassin")


@pytest.mark.req("W-1.8")
def test_a_team_wins_with_its_last_agent() -> None:
    at = guessing(2, count="unlimited").turns_over(*REDS[:8]).is_in("guess")
    assert at.wire["remaining"] == {"red": 1, "blue": 8}
    at.turns_over(REDS[8]).is_won_by("red", "agents")
    assert at.outcome is not None
    assert set(at.outcome.winners) == {at.red_spymaster.seat, *(each.seat for each in at.reds())}


@pytest.mark.req("W-1.8")
def test_the_team_that_is_second_has_eight_to_find() -> None:
    at = guessing().passes()
    at.blue_spymaster.clues("river", 0).at.turns_over(*BLUE).is_won_by("blue", "agents")


@pytest.mark.req("W-1.8")
@pytest.mark.parametrize(("first", "theirs"), [("red", BLUE), ("blue", RED)])
def test_a_team_also_wins_when_the_others_turn_over_its_last_agent(first: Team, theirs: tuple[str, ...]) -> None:
    at = guessing(first=first)
    second: Team = "blue" if first == "red" else "red"
    at.passes().spymaster(second).clues("river", 0).at.turns_over(*theirs[:7])
    at.seat(f"{second}_operative").ends_guessing()
    at.spymaster(first).clues("ocean", 1).at.turns_over(theirs[7]).is_won_by(second, "agents")


@pytest.mark.req("W-1.8", "W-2.14")
def test_with_the_end_all_is_over_and_all_see_the_key() -> None:
    at = guessing()
    assert at.wire["key"] is None
    at.turns_over("poison")
    for viewer in (*at.names.values(), None):
        assert at.wire_of(viewer)["key"] == list(at.truth.vault.key)
    at.red.expects_refusal("wrong_phase").votes("BANK")
    at.red_spymaster.expects_refusal("wrong_phase").resumes()
    assert (at.deadline, at.wire["turn"], at.public.votes) == (None, None, {})
    assert at.game.awaits(at.public) == frozenset()


@pytest.mark.req("W-1.6", "W-1.2")
def test_a_long_game_keeps_its_counts() -> None:
    at = table()
    for number in range(6):
        at.spymaster(at.team).clues("ocean", 2).at.turns_over((RED if at.team == "red" else BLUE)[number // 2])
        at.turns_over(NEUTRAL[number])
        assert at.is_turn_of("red" if number % 2 else "blue").wire["remaining"] == {
            "red": 9 - (number // 2 + 1),
            "blue": 8 - (number + 1) // 2,
        }
    assert [turn["end"] for turn in at.wire["log"]] == ["missed"] * 6 + [None]
    assert at.replayed() == at.truth
