"""Players who are gone: what is done for them, and what becomes of the game when they have left for good."""

from __future__ import annotations

from clueapp.games.mystery import accusation, inquiry, turn
from clueapp.games.mystery import events as e
from clueapp.games.mystery.state import MysteryDraft, MysteryTable, T
from clueapp.games.mystery.variant import Variant
from clueapp.kernel.story import listed


def act_for(variant: Variant[T], draft: MysteryDraft[T], seat: str, why: e.StoodIn) -> None:
    """Do what the game waits for in place of this seat's player; nothing if it waits for another."""
    table = draft.public
    if table.phase == "disprove" and table.inquiry is not None and table.inquiry.asked == seat:
        inquiry.show_for(draft, seat, why)
    elif table.turn == seat and table.phase in ("move", "suggest", "end"):
        turn.end(variant, draft, seat, why)


def deeds(before: MysteryTable, now: MysteryTable, seat: str) -> str:
    """What was done in a seat between two moments, as part of a sentence."""
    later = now.inquiries[len(before.inquiries) :]
    open_before = before.inquiry is not None and before.inquiry.shown_by is None
    answered = now.inquiries[len(before.inquiries) - open_before :]
    done = {
        "made {} suggestion": sum(each.seat == seat for each in later),
        "showed {} card": sum(each.shown_by == seat for each in answered),
        "made {} false accusation": sum(each.seat == seat for each in now.failed[len(before.failed) :]),
    }
    counted = [_counted(words, number) for words, number in done.items() if number]
    return listed(counted or ["made no suggestion", "showed no card"])


def _counted(words: str, number: int) -> str:
    """Words with a number in them.

    >>> _counted("showed {} card", 1), _counted("showed {} card", 2)
    ('showed a card', 'showed 2 cards')
    """
    return words.format("a" if number == 1 else number) + ("" if number == 1 else "s")


def desert(variant: Variant[T], draft: MysteryDraft[T], seat: str) -> None:
    """A player leaves for good; their cards stay in the game."""
    table = draft.public
    if table.phase == "over" or seat in table.deserted:
        return
    draft.announce(e.PlayerDeserted(seat))
    turn.put_aside(variant, draft, seat)
    if table.inquiry is not None and table.inquiry.asked == seat:
        inquiry.show_for(draft, seat, "left")
    if table.turn == seat:
        turn.end(variant, draft, seat)
    elif not draft.public.sleuths:
        accusation.leave_unsolved(draft)
