"""Betting: how much each player may put in, and what the clock does for a player who doesn't act."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.trivia import clue, resolving
from clueapp.games.trivia.actions import Bet, Fold, Match, Raise
from clueapp.games.trivia.events import AntePaid, BetKind, BetPlaced, BettingOpened
from clueapp.games.trivia.folds import duel_after
from clueapp.games.trivia.state import BET_TIERS, SEATS, Duel, TriviaDraft, Verdict, other
from clueapp.kernel.errors import IllegalAction

FOLDED: dict[str, Verdict] = {"P1": "P1_FOLD", "P2": "P2_FOLD"}


# Limits
def most(duel: Duel) -> int:
    """The highest bet that both players can make (T-2.5)."""
    return min(duel.balances[seat] + duel.bout.stakes[seat] for seat in SEATS)


def bet_options(duel: Duel) -> tuple[int, ...]:
    """The tiers that both can afford; if the poorer one has less than the smallest, all of that (T-2.5)."""
    return tuple(tier for tier in BET_TIERS if tier <= most(duel)) or (most(duel),)


def raise_limits(duel: Duel) -> tuple[int, int] | None:
    """The lowest and the highest total to raise to, or None if nobody can raise now (T-2.2)."""
    bout = duel.bout
    least = to_match(duel) + 1
    can_raise = bout.bets == 1 and least <= most(duel)
    return (least, most(duel)) if can_raise else None


def to_match(duel: Duel) -> int:
    """The stake that has to be matched; 0 before the first bet."""
    return max(duel.bout.stakes.values())


def available_actions(duel: Duel) -> tuple[str, ...]:
    """The actions open to the player who has to act, by their names on the wire."""
    seat = duel.bout.awaiting
    if seat is None:
        return ()
    opens = ("BET",) if duel.bout.bets == 0 else ("MATCH", "RAISE") if raise_limits(duel) else ("MATCH",)
    return (*opens, "FOLD") if duel.folds[seat] else opens


# Actions
def open_betting(draft: TriviaDraft) -> None:
    """Take the ante, then ask the first actor for a bet; with nothing left to bet, the clue begins."""
    _take_ante(draft)
    if most(draft.public) == 0:
        clue.open_clue(draft)
        return
    first = draft.public.bout.first_actor
    asked = BettingOpened(first, (), bet_options(draft.public))
    draft.announce(replace(asked, actions=available_actions(duel_after(asked, draft.public))))


def _take_ante(draft: TriviaDraft) -> None:
    """Take the ante, or as much of it as both players have (T-2.5, T-4.1b)."""
    if ante := min(draft.public.house.ante, most(draft.public)):
        draft.announce(AntePaid(ante, len(SEATS) * ante))


def act(draft: TriviaDraft, seat: str, action: Bet | Match | Raise | Fold) -> None:
    """Bet, match, raise or fold, or raise `IllegalAction`."""
    duel = draft.public
    if duel.phase != "betting":
        raise IllegalAction("not_betting_phase", "You can’t bet right now.")
    if duel.bout.awaiting != seat:
        raise IllegalAction("not_your_turn", "It’s your opponent’s turn to bet.")
    match action:
        case Bet(amount):
            _check_bet(duel, seat, amount)
            _place(draft, seat, "BET", amount, awaiting=other(seat))
        case Match():
            if duel.bout.bets == 0:
                raise IllegalAction("nothing_to_match", "There’s no bet to match yet. Place the first one.")
            _place(draft, seat, "MATCH", to_match(duel))
        case Raise(amount):
            _check_raise(duel, seat, amount)
            _place(draft, seat, "RAISE", amount, awaiting=other(seat))
        case Fold():
            if not duel.folds[seat]:
                raise IllegalAction("no_folds_remaining", "You’ve used all your folds in this match.")
            _place(draft, seat, "FOLD", 0)


def time_out(draft: TriviaDraft) -> None:
    """Fold for a silent player; without folds left, bet the minimum or match (T-2.1, T-2.4)."""
    duel = draft.public
    seat = duel.bout.awaiting
    if seat is None:
        raise ValueError("nobody is asked for a bet")
    if duel.folds[seat]:
        _place(draft, seat, "FOLD", 0, is_late=True)
    elif duel.bout.bets == 0:
        _place(draft, seat, "BET", bet_options(duel)[0], awaiting=other(seat), is_late=True)
    else:
        _place(draft, seat, "MATCH", to_match(duel), is_late=True)


def _check_bet(duel: Duel, seat: str, amount: int) -> None:
    if duel.bout.bets:
        raise IllegalAction("already_bet", "There’s a bet already: match it, raise it or fold.")
    _check_balance(duel, seat, amount)
    if amount not in bet_options(duel):
        offered = " or ".join(map(str, bet_options(duel)))
        raise IllegalAction("bad_amount", f"You can’t bet that amount. You can bet {offered}.")


def _check_raise(duel: Duel, seat: str, amount: int) -> None:
    if duel.bout.bets != 1:
        raise IllegalAction(
            "no_raise_now", "You can’t raise now: each question allows one raise, right after the first bet."
        )
    _check_balance(duel, seat, amount)
    if amount <= to_match(duel):
        raise IllegalAction("bad_amount", f"Raise to more than the current bet of {to_match(duel)}.")
    if amount > most(duel):
        raise IllegalAction("bad_amount", f"Raise to {most(duel)} at most, so that your opponent can match it.")


def _check_balance(duel: Duel, seat: str, amount: int) -> None:
    if amount > duel.balances[seat] + duel.bout.stakes[seat]:
        raise IllegalAction("insufficient_balance", "You don’t have that much.")


def _place(
    draft: TriviaDraft, seat: str, kind: BetKind, amount: int, awaiting: str | None = None, is_late: bool = False
) -> None:
    bout = draft.public.bout
    pot = bout.pot if kind == "FOLD" else bout.pot + amount - bout.stakes[seat]
    placed = BetPlaced(seat, kind, amount, pot, awaiting, is_late=is_late)
    draft.announce(replace(placed, actions=available_actions(duel_after(placed, draft.public))))
    if kind == "FOLD":
        resolving.resolve(draft, FOLDED[seat])
    elif awaiting is None:
        clue.open_clue(draft)
