"""What a system player is about to do: one decision for each thing that a game can wait for."""

from __future__ import annotations

from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Show
from clueapp.games.mystery.inquiry import matching
from clueapp.games.mystery.players.fading import faded, named_lately
from clueapp.games.mystery.players.mind import Mind
from clueapp.games.mystery.players.moving import Outlook, best_way
from clueapp.games.mystery.players.timing import STRUCK_AT_LEAST, seconds
from clueapp.games.mystery.state import T
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action

Decision = tuple[Action, int]
"""What is to be done, and among how many things it was chosen."""


def impulse(mind: Mind[T]) -> Impulse:
    """What a system player does of whom the game waits for something."""
    action, choices = _answer(mind) if mind.table.phase == "disprove" else _turn(mind)
    rng = mind.chance(f"time for {action.wire_name}")
    inquiry = mind.table.inquiry
    is_unanswered = inquiry is not None and inquiry.asked is None and inquiry.shown_by is None
    after = seconds(action, choices, rng, has_asked=inquiry is not None, is_unanswered=is_unanswered)
    return Impulse(action, after, least=STRUCK_AT_LEAST if is_unanswered else 0.0)


def _answer(mind: Mind[T]) -> Decision:
    """Show one of the cards that disprove the suggestion on the table."""
    own, inquiry = mind.view.own, mind.table.inquiry
    if own is None or inquiry is None:
        raise ValueError("nobody is asked to show a card")
    cards = matching(own, inquiry.trio)
    return Show(mind.card_to_show(cards)), len(cards)


def _turn(mind: Mind[T]) -> Decision:
    """Accuse, move, suggest or end the turn."""
    accused = mind.accusation()
    if accused is not None:
        return Accuse(*accused.cards), 2
    match mind.table.phase:
        case "move":
            return _move(mind)
        case "suggest":
            return mind.suggestion(mind.table.positions[mind.table.turn]) or Decline(), 2
    return EndTurn(), 1


def _move(mind: Mind[T]) -> Decision:
    ways = mind.terrain.ways(mind.table)
    if len(ways) > 1:
        worth = faded(mind.worth(), named_lately(mind.table, mind.view.seat), mind.dullness)
        outlook = Outlook(mind.terrain, worth, mind.patience, mind.lookahead)
        way = best_way(outlook, ways, mind.chance("way"))
    else:
        (way,) = ways
    if way.action is None:
        return mind.suggestion(mind.table.positions[mind.table.turn]) or EndTurn(), 2
    return way.action, len(ways)
