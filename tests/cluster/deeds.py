"""How a client knows that what it asked for has happened, and how the log says the same.

There is no answer to a message but its effect. So an action counts as acknowledged by the first frame that tells of it
as this player's own deed, by their own hand: nothing that a clock or a stand-in does for somebody looks like it. Only
the end of a turn, a step and READY leave no line in the feed: they are read off what follows.
"""

from __future__ import annotations

from typing import Any

from tests.cluster.history import Frame

BETS = frozenset({"BET", "MATCH", "RAISE", "FOLD"})
OF_SEAT = {
    "MOVE": "moved",
    "STAY": "stayed",
    "SUGGEST": "suggested",
    "DECLINE": "suggestion_declined",
    "ACCUSE": "accused",
    "ROLL": "dice_rolled",
    "PASSAGE": "passage_taken",
    "WALK": "walked",
    "END_TURN": "turn_ended",
    "CLUE": "clue_given",
    "VOTE": "vote_cast",
    "CONFIRM": "card_revealed",
    "END_GUESSING": "turn_ended",
    "BUZZ": "buzzed",
    "ANSWER": "answer_ruled",
    "READY": "said_ready",
}
"""What each message becomes, where it names the seat that did it."""
ENDS_A_TURN = ("accusation_failed", "solution_seen", "token_put_aside")
"""After a false accusation a turn ends without being ended."""
_SAME = ("to", "word", "count", "index", "suspect", "weapon", "room", "card")
_LATE = ("isLate", "stoodIn")


def is_deed(message: Frame, event: Frame, player: str, seat: str) -> bool:
    """Whether an event of the log, with its fields as on the wire, is what this player's message asked for."""
    kind, asked = event["kind"], message["type"]
    if any(event.get(name) for name in _LATE):
        return False
    if asked == "CHAT":
        return bool(kind == "chatted" and event["player"] == player and event["text"] == message["text"])
    if asked in ("START", "REMATCH"):
        return bool(kind == "game_began")
    if asked == "SHOW":
        return bool(kind == "card_given" and event["card"] == message["card"])
    if event.get("seat") != seat:
        return False
    if asked in BETS:
        amount = message.get("amount", event.get("amount"))
        return bool(kind == "bet_placed" and event["action"] == asked and event["amount"] == amount)
    if asked == "ANSWER":
        return bool(kind == "answer_ruled" and event["answer"] == " ".join(message["text"].split()))
    if asked == "WALK":
        return bool(kind == "walked" and event["path"][-1] == message["to"])
    fields: dict[str, Any] = {**event, **(event.get("trio") or {})}
    return bool(OF_SEAT.get(asked) == kind) and all(
        fields[name] == message[name] for name in _SAME if name in message and name in fields
    )


def is_acknowledged_by(message: Frame, frame: Frame, player: str, seat: str, before: str) -> bool:
    """Whether a frame tells that the message was carried out; `before` is the kind of the event told before it."""
    asked = message["type"]
    match frame["type"]:
        case "EVENT":
            if asked == "END_TURN" and frame["kind"] in ("turn_began", "case_unsolved"):
                return before not in ENDS_A_TURN  # the end of a turn by hand is told by the beginning of the next one
            return is_deed(message, frame, player, seat)
        case "PLAYER_READY":
            return bool(asked == "READY" and frame["player"] == seat)
        case "VIEW" if asked == "WALK":
            return bool(frame["view"]["positions"].get(seat) == message["to"])
    return False
