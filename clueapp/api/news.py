"""What has changed for one client since it was told last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orjson

from clueapp.api import frames
from clueapp.api.messages import SomebodyFrame, Standing
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.handle import Handle
from clueapp.rooms.view import PlayerView, TableView

People = dict[str, PlayerView]
"""The players who have not left for good, by their ids."""


class News:
    """Remembers what a client was told, and says what is new as messages.

    The feed comes as EVENT, one a line, and with it the game's own message for what happened, where it has one;
    people who come and go, or lose their connection and return, as PLAYER_JOINED and PLAYER_LEFT; a change of people,
    connections, host or options as ROOM_STATE; a change of the game or of what is legal as VIEW, which comes last.
    What leaves a viewer's knowledge as it was is not sent, not even as a repetition: it would betray that something
    happened.
    """

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self._position = 0
        self._people: People = {}
        self._lobby: tuple[Any, ...] = ()
        self._game: tuple[Any, ...] = ()

    def everything(self) -> list[str]:
        """All that the viewer may know, at once: whoever joins or returns replays nothing (P-2.5)."""
        lines, self._position = self._handle.feed()
        table = self._handle.table()
        state = frames.room_state(table, self._handle.now, lines)
        self._people, self._lobby, self._game = _staying(table), _lobby_of(table), _game_of(state, table)
        return [state.to_json()]

    def since_last(self) -> list[str]:
        """What is new, read in one go, so that all of it fits together."""
        has_gap = self._handle.has_gap(self._position)
        lines, self._position = self._handle.everything(self._position)
        return list(self._messages(lines, has_gap))

    def _messages(self, lines: list[FeedLine], has_gap: bool) -> Iterator[str]:
        table, now = self._handle.table(), self._handle.now
        view = frames.view(table, now)
        people, lobby, game = _staying(table), _lobby_of(table), _game_of(view, table)
        yield from (frame.to_json() for frame in _comings_and_goings(self._people, people))
        for line in lines:
            if line.text:
                yield frames.event(line).to_json()
            if line.of_game and (message := table.game.message(line.event, line.due)) is not None:
                yield orjson.dumps(message).decode()
        if lobby != self._lobby or has_gap:
            yield frames.room_state(table, now).to_json()
        if game != self._game:
            yield view.to_json()
        self._people, self._lobby, self._game = people, lobby, game


def _comings_and_goings(before: People, now: People) -> Iterator[SomebodyFrame]:
    """Report the players who sat down, reconnected, left for good or lost their connection (T-7.2)."""
    for each in now.values():
        known = before.get(each.id)
        if known is None or (each.connected and not known.connected):
            yield frames.joined(each)
    for each in before.values():
        if each.id not in now:
            yield frames.left(each, "left")
        elif each.connected and not now[each.id].connected:
            yield frames.left(now[each.id], "disconnected")


def _staying(table: TableView) -> People:
    return {each.id: each for each in table.players if not each.is_gone_for_good}


def _lobby_of(table: TableView) -> tuple[Any, ...]:
    return (table.players, table.you, dict(table.options), frames.requests(table))


def _game_of(sent: Standing, table: TableView) -> tuple[Any, ...]:
    # The clock by the moment it is due: the time that is left changes without anything having happened.
    return (sent.seq, sent.status, sent.phase, sent.view, sent.legal, table.clock)
