"""The view as plain JSON."""

from __future__ import annotations

from typing import Any

from clueapp.games.codenames.passing import lacks
from clueapp.games.codenames.state import TEAMS, CodenamesView, Turn


def show(view: CodenamesView) -> dict[str, Any]:
    """Everything that one viewer may know; the key is null to those who may not know it."""
    table = view.public
    key = table.key or (view.own.key if view.own else ())
    turn = table.turn
    return {
        "owner": table.owner,
        "roles": {seat: {"team": post.team, "role": post.role} for seat, post in table.posts.items()},
        "cards": [
            {"word": word, "colour": table.revealed.get(index), "votes": list(table.voters(index))}
            for index, word in enumerate(table.words)
        ],
        "key": list(key) or None,
        "startingTeam": table.first,
        "turn": None if table.is_over else table.team,
        "clue": {"word": turn.word, "count": turn.count} if turn and turn.word else None,
        "guessesLeft": table.guesses_left if table.phase == "guess" else None,
        "threshold": table.threshold if table.phase == "guess" else None,
        "remaining": {team: table.agents_left(team) for team in TEAMS},
        "lacks": list(lacks(table, table.team)) if table.phase == "paused" else [],
        "sawKey": sorted(table.informed),
        "log": [_turn(each) for each in table.turns],
        "clocks": {"clue": table.clue_seconds, "guesses": table.guess_seconds},
        "winner": table.winner,
        "reason": table.reason,
    }


def _turn(turn: Turn) -> dict[str, Any]:
    return {
        "team": turn.team,
        "spymaster": turn.spymaster,
        "word": turn.word or None,
        "count": turn.count if turn.word else None,
        "guesses": [
            {"index": each.index, "colour": each.colour, "by": each.seat, "votes": list(each.voters)}
            for each in turn.guesses
        ],
        "end": turn.end,
    }
