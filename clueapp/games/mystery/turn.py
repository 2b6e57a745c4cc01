"""A turn: what its player can ask for, why it is refused, and who comes next."""

from __future__ import annotations

from clueapp.games.mystery import accusation, inquiry, notebook
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Mark, Show, Suggest
from clueapp.games.mystery.cards import three_cards
from clueapp.games.mystery.state import MysteryDraft, T
from clueapp.games.mystery.variant import Variant
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action


def act(variant: Variant[T], draft: MysteryDraft[T], seat: str, action: Action) -> None:
    """Carry out what a player asks for, or refuse it. Notes and cards to show wait for no turn."""
    match action:
        case Mark():
            draft.add(notebook.mark(draft.public, seat, action))
        case Show():
            inquiry.show(draft, seat, action)
        case _:
            _check_turn(draft.public, seat)
            _take(variant, draft, seat, action)


def _check_turn(table: T, seat: str) -> None:
    if seat in table.out:
        raise IllegalAction("already_out", "You’re out of the hunt: all that’s left for you is to show cards.")
    if table.turn != seat:
        raise IllegalAction("not_your_turn", "It’s not your turn.")
    if table.phase == "disprove":
        raise IllegalAction("wrong_phase", "Wait until your suggestion has been answered.")


def _take(variant: Variant[T], draft: MysteryDraft[T], seat: str, action: Action) -> None:
    table = draft.public
    match action:
        case Accuse():
            _accuse(variant, draft, seat, action)
        case Suggest():
            _suggest(variant, draft, seat, action)
        case Decline():
            if table.phase != "suggest":
                raise variant.untimely(table, "There’s no suggestion to turn down right now.")
            draft.announce(e.SuggestionDeclined(seat))
        case EndTurn():
            if not variant.may_end_turn(table):
                raise variant.untimely(table, "You can’t end your turn yet.")
            for event in variant.last_of_turn(table, seat):
                draft.announce(event)
            end(variant, draft, seat)
        case _:
            variant.move(draft, seat, action)


def _suggest(variant: Variant[T], draft: MysteryDraft[T], seat: str, action: Suggest) -> None:
    table = draft.public
    if table.inquiry is not None:
        raise IllegalAction("already_suggested", "You’ve already made a suggestion this turn.")
    variant.check_may_suggest(table)
    inquiry.suggest(draft, seat, three_cards(action.suspect, action.weapon, table.positions[seat]))


def _accuse(variant: Variant[T], draft: MysteryDraft[T], seat: str, action: Accuse) -> None:
    is_true = accusation.accuse(draft, seat, three_cards(action.suspect, action.weapon, action.room))
    if not is_true:
        put_aside(variant, draft, seat)
        end(variant, draft, seat)


def put_aside(variant: Variant[T], draft: MysteryDraft[T], seat: str) -> None:
    """Let the token of a player who is out stand where it blocks nobody (C-7.3)."""
    resting_place = variant.resting_place(draft.public, seat)
    if resting_place != draft.public.positions[seat]:
        draft.announce(e.TokenPutAside(seat, resting_place))


def end(variant: Variant[T], draft: MysteryDraft[T], seat: str, why: e.StoodIn | None = None) -> None:
    """End the turn, and begin the next sleuth's; with none left the case stays unsolved (C-7.4)."""
    draft.announce(e.TurnEnded(seat, why))
    table = draft.public
    following = next((each for each in (*table.after(seat), seat) if each not in table.out), None)
    if following is None:
        accusation.leave_unsolved(draft)
    else:
        variant.begin_turn(draft, following)
