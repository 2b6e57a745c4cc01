"""Passing the turn, and the pause between two turns if the next team is missing somebody (W-3)."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.codenames.events import Paused, Resumed, TurnBegan, TurnEnded
from clueapp.games.codenames.state import CodenamesDraft, CodenamesTable, EndOfTurn, Lack, Team, other
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Seat


def begin_turn(draft: CodenamesDraft, team: Team) -> None:
    """Begin a team's turn, or pause if it can't play it; nothing else pauses the game (W-3.1, W-3.5)."""
    if lacking := lacks(draft.public, team):
        draft.announce(Paused(team, lacking))
    else:
        draft.announce(TurnBegan(team, draft.public.spymaster(team) or ""))


def pass_turn(draft: CodenamesDraft, why: EndOfTurn, seat: Seat = "", lacking: tuple[Lack, ...] = ()) -> None:
    """End the turn and begin the other team's."""
    draft.announce(TurnEnded(draft.public.team, why, seat, lacking))
    begin_turn(draft, other(draft.public.team))


def pass_for_absence(draft: CodenamesDraft) -> None:
    """End the turn because the players it waits for are gone: the spymaster, or all operatives (W-3.6)."""
    table = draft.public
    missing = lacks(table, table.team)
    pass_turn(draft, "absent", lacking=missing if table.phase == "clue" else ("operative",))


def lacks(table: CodenamesTable, team: Team) -> tuple[Lack, ...]:
    """What a team lacks to play a turn: a connected spymaster, a connected operative, or both."""
    found: list[Lack] = []
    if table.spymaster(team) not in table.present:
        found.append("spymaster")
    if not table.present_operatives(team):
        found.append("operative")
    return tuple(found)


def missing_roles(lacking: Sequence[Lack]) -> str:
    """The missing roles as part of a sentence.

    >>> missing_roles(["spymaster"]), missing_roles(["spymaster", "operative"])
    ('a spymaster', 'a spymaster and an operative')
    """
    return " and ".join("an operative" if role == "operative" else f"a {role}" for role in lacking)


def may_resume(table: CodenamesTable, seat: Seat) -> bool:
    return table.phase == "paused" and seat == table.owner and not lacks(table, table.team)


def resume(draft: CodenamesDraft, seat: Seat) -> None:
    """Go on with the turn that was to come; its clock starts anew (W-3.3)."""
    table = draft.public
    if table.phase != "paused":
        raise IllegalAction("not_paused", "The game isn’t paused.")
    if seat != table.owner:
        raise IllegalAction("not_owner", "Only the host can resume the game.")
    if lacking := lacks(table, table.team):
        raise IllegalAction("paused", f"{table.team.title()} is still missing {missing_roles(lacking)}.")
    draft.announce(Resumed(seat))
    begin_turn(draft, table.team)
