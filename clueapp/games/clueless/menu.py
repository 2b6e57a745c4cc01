"""What the player whose turn it is may do in Clue-Less, as forms."""

from __future__ import annotations

from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.clueless.movement import open_ways
from clueapp.games.clueless.state import CluelessTable
from clueapp.games.mystery.menu import after_move
from clueapp.kernel.menu import Form, OneOf


def turn_forms(table: CluelessTable) -> tuple[Form, ...]:
    """Beside accusing and taking notes."""
    if table.phase != "move":
        return after_move(table)
    ways = open_ways(table, table.turn)
    move = (Form(Move, {"to": OneOf(ways)}),) if ways else ()
    return move if table.must_move(table.turn) else (*move, Form(Stay))
