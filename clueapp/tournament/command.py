"""`python3 run.py tournament`: what is asked for, played and printed line by line."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from itertools import pairwise

from clueapp.games.mystery.players.strengths import STRENGTHS
from clueapp.tournament.contest import GAMES, Contest, Tally, hold
from clueapp.tournament.figures import mean, quantile, wilson
from clueapp.tournament.kinds import KINDS

PAIRINGS = tuple((stronger, weaker) for weaker, stronger in pairwise(STRENGTHS))
"""Each strength against the one below it."""
HEADER = f"{'game':<9} {'players':>7}  {'one against the others':<28} {'games':>6} {'won':>7} {'95 %':>15} {'fair':>7}"
TIMES = f"{'rounds':>7} {'ms p50':>7} {'ms p99':>7}"
WAYS = f"{'accused':>8} {'false':>7} {'bets':>6} {'believed':>9} {'right':>7} {'shuttles':>9}"


def main(arguments: Sequence[str]) -> None:
    """Play what is asked for, and print a line for each pairing as soon as it is played."""
    asked = parser().parse_args(arguments)
    print(HEADER, TIMES, WAYS, flush=True)
    for contest in contests(asked):
        tally = hold(contest, asked.games, asked.seed, asked.jobs)
        print(line(contest, tally), ways(tally), flush=True)


def parser() -> ArgumentParser:
    made = ArgumentParser(prog="clueapp tournament", description=__doc__)
    made.add_argument("--game", choices=GAMES, action="append", help="which table; all if none is named")
    made.add_argument("--players", type=int, choices=range(2, 7), action="append", help="at a table; 3 to 6")
    made.add_argument("--pairing", type=_pairing, action="append", metavar="ONE:OTHERS", help=f"of {', '.join(KINDS)}")
    made.add_argument("--games", type=int, default=60, help="for each line")
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--jobs", type=int, default=1, help="processes that play at once")
    return made


def contests(asked: Namespace) -> Iterator[Contest]:
    for game in asked.game or GAMES:
        for players in asked.players or range(3, 7):
            for one, others in asked.pairing or PAIRINGS:
                yield Contest(game, players, one, others)


def line(contest: Contest, tally: Tally) -> str:
    low, high = wilson(tally.won, tally.games)
    times = [1_000 * quantile(tally.seconds, share) for share in (0.5, 0.99)]
    rounds = tally.turns / max(tally.games, 1) / contest.players
    return (
        f"{contest.game:<9} {contest.players:>7}  {f'{contest.one} : {contest.others}':<28} {tally.games:>6} "
        f"{tally.won / max(tally.games, 1):>7.1%} {f'{low:.1%} to {high:.1%}':>15} {contest.fair:>7.1%} "
        f"{rounds:>7.1f} {times[0]:>7.2f} {times[1]:>7.2f}"
    )


def ways(tally: Tally) -> str:
    """How often it accused, and falsely; its bets, as likely as it took them to be and as they were; its shuttling."""
    claims, bets = tally.claims, tally.bets
    return (
        f"{len(claims):>8} {mean([not each.is_true for each in claims]):>7.1%} {len(bets):>6} "
        f"{mean([each.believed for each in bets]):>9.1%} {mean([each.is_true for each in bets]):>7.1%} "
        f"{tally.shuttles / max(tally.fours, 1):>9.1%}"
    )


def _pairing(text: str) -> tuple[str, str]:
    one, _, others = text.partition(":")
    if one not in KINDS or others not in KINDS:
        raise ArgumentTypeError(f"two of {', '.join(KINDS)} with a colon between them")
    return one, others
