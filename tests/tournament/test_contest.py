"""B-2.3: tournaments without a page: fair seats, the same again with the same seed, and a clear ranking."""

import pytest

from clueapp.tournament.command import main
from clueapp.tournament.contest import Contest, Tally, hold, one_game
from clueapp.tournament.figures import wilson
from clueapp.tournament.kinds import KINDS
from clueapp.tournament.match import Played

GAMES = 60


def share(tally: Tally) -> float:
    return tally.won / tally.games


@pytest.mark.req("B-2.3")
@pytest.mark.parametrize(
    ("game", "one", "others"),
    [
        ("speed", "mastermind", "detective"),
        ("clueless", "mastermind", "detective"),
        ("clueless", "detective", "inspector"),
        ("clueless", "inspector", "novice"),
        ("clueless", "novice", "guest"),
        ("speed", "detective", "novice"),
    ],
)
def test_the_stronger_wins_far_more_than_its_share_of_three(game: str, one: str, others: str) -> None:
    tally = hold(Contest(game, 3, one, others), GAMES, seed=11, jobs=1)
    low, _ = wilson(tally.won, tally.games)
    assert low > 1 / 3, f"{one} won {share(tally):.0%} of {tally.games}"


@pytest.mark.req("B-2.3")
def test_every_deal_is_played_with_the_one_in_every_seat_and_the_same_seed_gives_the_same_games() -> None:
    contest = Contest("speed", 3, "detective", "novice")
    played = [one_game(contest, number, seed=1) for number in range(6)]
    assert len({seat for seat, _ in played[:3]}) == 3
    again = [one_game(contest, number, seed=1) for number in range(6)]
    assert [(seat, each.winner, each.turns) for seat, each in played] == [
        (seat, each.winner, each.turns) for seat, each in again
    ]


@pytest.mark.req("B-2.3")
def test_two_processes_come_to_the_same_as_one() -> None:
    contest = Contest("speed", 4, "detective", "novice")
    one, two = hold(contest, 8, seed=3, jobs=1), hold(contest, 8, seed=3, jobs=2)
    assert (one.won, one.turns, one.unsolved) == (two.won, two.turns, two.unsolved)


@pytest.mark.req("B-2.3")
def test_the_command_prints_a_line_for_each_pairing(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "speed", "--players", "3", "--pairing", "novice:novice", "--games", "3"])
    heading, line = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["game", "players"]
    assert line.split()[:2] == ["speed", "3"]
    assert "% to " in line


@pytest.mark.req("B-2.3")
def test_accusations_are_counted_with_what_their_makers_believed() -> None:
    tally = hold(Contest("speed", 3, "mastermind", "mastermind"), 12, seed=2, jobs=1)
    assert len(tally.claims) >= tally.games - tally.unsolved
    assert sum(claim.is_true for claim in tally.claims) == tally.games - tally.unsolved
    assert 0 < len(tally.bets) <= len(tally.claims)
    assert all(0 < bet.believed < 1 for bet in tally.bets)
    assert all(claim.is_true for claim in tally.claims if claim not in tally.bets), "proof is never wrong"


@pytest.mark.req("B-2.3")
def test_of_different_kinds_the_ways_of_the_one_are_counted() -> None:
    contest = Contest("speed", 3, "detective", "mastermind")
    tally = hold(contest, 9, seed=2, jobs=1)
    assert len(tally.claims) == tally.won, "a detective accuses once, with proof"
    assert not tally.bets


@pytest.mark.req("B-2.3")
def test_going_back_and_forth_between_two_rooms_is_counted() -> None:
    seats = ("plum", "green")
    walked = {"plum": ("hall", "study", "hall", "study", "hall"), "green": ("hall", "study", "lounge", "hall", "study")}
    played = Played("plum", 10, dict.fromkeys(seats, ()), (), walked)
    one, both = Tally(), Tally()
    one.count("green", played, ["green"])
    both.count("green", played, seats)
    assert (one.shuttles, one.fours) == (0, 2)
    assert (both.shuttles, both.fours) == (2, 4)


def test_nobody_is_sent_whom_nobody_knows() -> None:
    with pytest.raises(SystemExit):
        main(["--pairing", "sleuth:novice"])
    assert {"guest", "novice", "inspector", "detective", "mastermind"} <= set(KINDS)


@pytest.mark.req("B-2.9")
@pytest.mark.parametrize("kind", ["guest", "novice", "inspector", "detective"])
def test_players_seldom_go_back_and_forth_between_two_rooms(kind: str) -> None:
    tally = hold(Contest("clueless", 3, kind, kind), 10, seed=5, jobs=1)
    assert tally.fours > 50
    assert tally.shuttles < 0.15 * tally.fours, f"{tally.shuttles} of {tally.fours}; it was 27 to 31 in a hundred"


@pytest.mark.req("B-2.8")
def test_of_what_six_masterminds_accuse_little_is_false() -> None:
    tally = hold(Contest("speed", 6, "mastermind", "mastermind"), 24, seed=3, jobs=1)
    false = sum(not claim.is_true for claim in tally.claims)
    assert false < len(tally.claims) / 4, f"{false} of {len(tally.claims)}; it was 45 in a hundred"
    assert all(bet.believed > 0.39 for bet in tally.bets)


@pytest.mark.req("B-2.3")
def test_among_equals_every_game_has_a_deal_of_its_own() -> None:
    equals, others = Contest("speed", 3, "novice", "novice"), Contest("speed", 3, "detective", "novice")
    assert len({tuple(one_game(equals, number, seed=1)[1].rooms) for number in range(6)}) > 1
    assert len({tuple(one_game(others, number, seed=1)[1].rooms) for number in range(3)}) == 1
