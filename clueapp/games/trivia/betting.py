"""Betting: who may put in how much, and what happens to whoever says nothing."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.trivia import clue, resolving
from clueapp.games.trivia.actions import Bet, Fold, Match, Raise
from clueapp.games.trivia.events import AntePaid, BetKind, BetPlaced, BettingOpened
from clueapp.games.trivia.folds import duel_after
from clueapp.games.trivia.state import BET_TIERS, SEATS, Duel, TriviaDraft, Verdict, other
from clueapp.kernel.errors import IllegalAction

FOLDED: dict[str, Verdict] = {"P1": "P1_FOLD", "P2": "P2_FOLD"}


# What can be done
def most(duel: Duel) -> int:
    """The highest bet that both can make (T-2.5)."""
    return min(duel.balances[seat] + duel.bout.stakes[seat] for seat in SEATS)


def bet_options(duel: Duel) -> tuple[int, ...]:
    """The tiers that both can afford; with less than the smallest, all of it (T-2.5)."""
    return tuple(tier for tier in BET_TIERS if tier <= most(duel)) or (most(duel),)


def raise_limits(duel: Duel) -> tuple[int, int] | None:
    """The least and the most that one can raise to; None where one cannot (T-2.2)."""
    bout = duel.bout
    least = to_match(duel) + 1
    can_raise = bout.bets == 1 and least <= most(duel)
    return (least, most(duel)) if can_raise else None


def to_match(duel: Duel) -> int:
    """The stake that has to be matched; 0 before the first bet."""
    return max(duel.bout.stakes.values())


def available_actions(duel: Duel) -> tuple[str, ...]:
    """What the one who is awaited may do, by the names on the wire."""
    seat = duel.bout.awaiting
    if seat is None:
        return ()
    opens = ("BET",) if duel.bout.bets == 0 else ("MATCH", "RAISE") if raise_limits(duel) else ("MATCH",)
    return (*opens, "FOLD") if duel.folds[seat] else opens


# What is done
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
    """No more of it than both have (T-2.5, T-4.1b)."""
    if ante := min(draft.public.house.ante, most(draft.public)):
        draft.announce(AntePaid(ante, len(SEATS) * ante))


def act(draft: TriviaDraft, seat: str, action: Bet | Match | Raise | Fold) -> None:
    """Bet, match, raise or fold, or refuse it."""
    duel = draft.public
    if duel.phase != "betting":
        raise IllegalAction("not_betting_phase", "There is no betting now.")
    if duel.bout.awaiting != seat:
        raise IllegalAction("not_your_turn", "It is the other's turn to bet.")
    match action:
        case Bet(amount):
            _check_bet(duel, seat, amount)
            _place(draft, seat, "BET", amount, awaiting=other(seat))
        case Match():
            if duel.bout.bets == 0:
                raise IllegalAction("nothing_to_match", "There is no bet to match yet.")
            _place(draft, seat, "MATCH", to_match(duel))
        case Raise(amount):
            _check_raise(duel, seat, amount)
            _place(draft, seat, "RAISE", amount, awaiting=other(seat))
        case Fold():
            if not duel.folds[seat]:
                raise IllegalAction("no_folds_remaining", "You have no folds left in this match.")
            _place(draft, seat, "FOLD", 0)


def time_out(draft: TriviaDraft) -> None:
    """Silence folds; without folds left it bets the least, or matches (T-2.1, T-2.4)."""
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
        raise IllegalAction("already_bet", "There is a bet already: match it, raise it or fold.")
    _check_balance(duel, seat, amount)
    if amount not in bet_options(duel):
        offered = ", ".join(map(str, bet_options(duel)))
        raise IllegalAction("bad_amount", f"That is no bet that you can make now. You can bet {offered}.")


def _check_raise(duel: Duel, seat: str, amount: int) -> None:
    if duel.bout.bets != 1:
        raise IllegalAction("no_raise_now", "Only the first bet can be raised, and only once.")
    _check_balance(duel, seat, amount)
    if amount <= to_match(duel):
        raise IllegalAction("bad_amount", f"A raise has to be above the bet of {to_match(duel)}.")
    if amount > most(duel):
        raise IllegalAction("bad_amount", f"The other can match no more than {most(duel)}.")


def _check_balance(duel: Duel, seat: str, amount: int) -> None:
    if amount > duel.balances[seat] + duel.bout.stakes[seat]:
        raise IllegalAction("insufficient_balance", "You do not have that much.")


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
