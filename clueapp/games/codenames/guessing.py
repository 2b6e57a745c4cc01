"""Guessing: the operatives vote, one of them confirms, and the card is turned over (W-2.7)."""

from __future__ import annotations

from clueapp.games.codenames import passing
from clueapp.games.codenames.checks import check_card, check_guessing
from clueapp.games.codenames.events import CardRevealed, GameEnded, VoteCast, VoteWithdrawn
from clueapp.games.codenames.state import CodenamesDraft, CodenamesTable, Colour, other
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat


def vote(draft: CodenamesDraft, seat: Seat, index: int) -> None:
    """One vote each, which can be moved."""
    table = draft.public
    check_guessing(table, seat)
    check_card(table, index)
    if table.votes.get(seat) == index:
        raise IllegalAction("already_voted", "You’ve already voted for that card.")
    draft.announce(VoteCast(seat, index, table.words[index]))


def unvote(draft: CodenamesDraft, seat: Seat) -> None:
    check_guessing(draft.public, seat)
    if seat not in draft.public.votes:
        raise IllegalAction("no_vote", "You haven’t voted yet.")
    draft.announce(VoteWithdrawn(seat))


def confirm(draft: CodenamesDraft, seat: Seat, index: int) -> None:
    """Turn over a card that has enough votes."""
    table = draft.public
    check_guessing(table, seat)
    check_card(table, index)
    voters = table.voters(index)
    if len(voters) < table.threshold:
        needed = "one vote" if table.threshold == 1 else f"{table.threshold} votes"
        raise IllegalAction("not_enough_votes", f"That card needs {needed} before it can be turned over.")
    if not may_confirm(table, seat, index):
        raise IllegalAction("confirm_by_teammate", "You voted last, so a teammate has to confirm.")
    _turn_over(draft, seat, index)


def may_confirm(table: CodenamesTable, seat: Seat, index: int) -> bool:
    """Whether this operative may confirm: the last voter may only if no teammate can."""
    others = set(table.present_operatives(table.team)) - {seat}
    return not others or table.voters(index)[-1] != seat


def end(draft: CodenamesDraft, seat: Seat) -> None:
    """End the turn after at least one guess (W-1.5, W-2.8)."""
    check_guessing(draft.public, seat)
    if not draft.public.turns[-1].guesses:
        raise IllegalAction("guess_required", "Turn over at least one card first.")
    passing.pass_turn(draft, "done", seat)


def _turn_over(draft: CodenamesDraft, seat: Seat, index: int) -> None:
    table = draft.public
    colour = draft.truth.vault.key[index]
    draft.announce(CardRevealed(seat, table.team, index, table.words[index], colour, table.voters(index)))
    if colour == "assassin":
        _end_game(draft, "assassin")
    elif colour != "neutral" and draft.public.agents_left(colour) == 0:
        _end_game(draft, colour)
    elif colour != table.team:
        passing.pass_turn(draft, "missed")
    elif draft.public.guesses_left == 0:
        passing.pass_turn(draft, "used_up")


def _end_game(draft: CodenamesDraft, colour: Colour) -> None:
    """By the assassin, which loses for the team that touched it (W-1.7), or with a team's last agent (W-1.8)."""
    key, team = draft.truth.vault.key, draft.public.team
    if colour == "red" or colour == "blue":
        draft.announce(GameEnded(colour, "agents", key))
    else:
        draft.announce(GameEnded(other(team), "assassin", key))
