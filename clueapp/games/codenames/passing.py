"""From turn to turn, and what stands between two turns: a pause, where the team to come lacks somebody (W-3)."""

from __future__ import annotations

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


def may_resume(table: CodenamesTable, seat: Seat) -> bool:
    return table.phase == "paused" and seat == table.owner and not lacks(table, table.team)


def resume(draft: CodenamesDraft, seat: Seat) -> None:
    """Go on with the turn that was to come; its clock starts anew (W-3.3)."""
    table = draft.public
    if table.phase != "paused":
        raise IllegalAction("not_paused", "The game is not paused.")
    if seat != table.owner:
        raise IllegalAction("not_owner", "Only the host can resume the game.")
    if lacking := lacks(table, table.team):
        missing = " and no ".join(lacking)
        raise IllegalAction("paused", f"The {table.team} team still has no {missing} here.")
    draft.announce(Resumed(seat))
    begin_turn(draft, table.team)
