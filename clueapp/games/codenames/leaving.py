"""What follows when somebody leaves for good."""

from __future__ import annotations

from clueapp.games.codenames import passing
from clueapp.games.codenames.events import GameEnded, LeftForGood, OwnerChanged
from clueapp.games.codenames.state import TEAMS, CodenamesDraft, CodenamesTable, Team
from clueapp.kernel.truth import Seat

FEWEST, FEWEST_GUESSERS = 4, 2
"""With fewer people, or fewer who have not seen the key, two teams cannot be filled any more, whoever changes sides."""


def leave(draft: CodenamesDraft, seat: Seat) -> None:
    """The others go on while both teams can be filled; where a turn waited for nobody else, it passes."""
    if draft.public.is_over or seat in draft.public.left or seat not in draft.public.posts:
        return
    draft.announce(LeftForGood(seat))
    if seat == draft.public.owner and draft.public.staying:
        draft.announce(OwnerChanged(draft.public.staying[0]))  # the room names the heir first, where there is one
    table = draft.public
    if not can_go_on(table):
        draft.announce(GameEnded(_last_team(table), "deserted", draft.truth.vault.key))
    elif is_turn_deserted(table):
        passing.pass_for_absence(draft)


def can_go_on(table: CodenamesTable) -> bool:
    guessers = [seat for seat in table.staying if seat not in table.informed]
    return len(table.staying) >= FEWEST and len(guessers) >= FEWEST_GUESSERS


def is_turn_deserted(table: CodenamesTable) -> bool:
    """Whether nobody is left of those whom the turn waits for, or will wait for when there is a clue."""
    if table.phase not in ("clue", "guess"):
        return False
    return not table.operatives(table.team) or (table.phase == "clue" and table.spymaster(table.team) is None)


def _last_team(table: CodenamesTable) -> Team | None:
    """The only team that could still play: two people, one of whom may guess."""
    whole = [team for team in TEAMS if len(table.members(team)) > 1 and set(table.members(team)) - table.informed]
    return whole[0] if len(whole) == 1 else None
