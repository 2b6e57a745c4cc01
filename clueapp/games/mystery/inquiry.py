"""Suggestion and disproof: the question goes round the table until somebody shows a card."""

from __future__ import annotations

from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Show
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.state import Detective, MysteryDraft, T
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Fact


def suggest(draft: MysteryDraft[T], seat: str, trio: Trio) -> None:
    """Put a suggestion on the table and send the question round (C-6.3 to C-6.6)."""
    table = draft.public
    draft.announce(
        e.Suggested(
            seat,
            trio,
            suspect_moved=table.positions[trio.suspect] != trio.room,
            weapon_moved=table.weapons[trio.weapon] != trio.room,
        )
    )
    _ask_round(draft, seat, trio)


def _ask_round(draft: MysteryDraft[T], seat: str, trio: Trio) -> None:
    for disprover in draft.public.after(seat):
        if not matching(draft.truth.own[disprover], trio):
            draft.announce(e.CouldNotDisprove(disprover))
            continue
        draft.announce(e.AskedToDisprove(disprover))
        if disprover in draft.public.deserted:
            show_for(draft, disprover, "left")
        return
    draft.announce(e.NobodyDisproved(seat))


def show(draft: MysteryDraft[T], seat: str, action: Show) -> None:
    """Show one card to the suggester alone (C-6.8, C-6.9)."""
    table = draft.public
    if table.phase != "disprove" or table.inquiry is None:
        raise IllegalAction("wrong_phase", "There’s no suggestion to disprove right now.")
    if table.inquiry.asked != seat:
        raise IllegalAction("not_your_turn", "Someone else is being asked.")
    if action.card not in draft.truth.own[seat].hand:
        raise IllegalAction("not_your_card", "You don’t have that card.")
    if action.card not in table.inquiry.trio:
        raise IllegalAction("card_does_not_disprove", "That card isn’t part of the suggestion.")
    draft.add(_shown(seat, table.inquiry.seat, action.card))


def show_for(draft: MysteryDraft[T], seat: str, why: e.StoodIn) -> None:
    """Show one of the absent disprover's matching cards, at random."""
    inquiry = draft.public.inquiry
    if inquiry is None:
        raise ValueError("no suggestion is on the table")
    card = draft.rng.choice(matching(draft.truth.own[seat], inquiry.trio))
    draft.add(_shown(seat, inquiry.seat, card, why))


def matching(own: Detective, trio: Trio) -> tuple[str, ...]:
    """The cards of a hand that disprove a suggestion."""
    return tuple(card for card in own.hand if card in trio)


def _shown(by: str, to: str, card: str, stood_in: e.StoodIn | None = None) -> Fact:
    return Fact(
        public=e.CardShown(by, to, stood_in),
        own={to: e.CardSeen(by, card, stood_in), by: e.CardGiven(to, card, stood_in)},
    )
