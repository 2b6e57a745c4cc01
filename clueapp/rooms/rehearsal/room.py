"""A room in memory, real in all but its people: games are rehearsed in it, for examples of what is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from clueapp.kernel.game import AnyGame, AnyTruth
from clueapp.kernel.options import Options
from clueapp.kernel.truth import Event, Fact
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.lobby.options import default_options
from clueapp.rooms.log import events as e
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.folding import after
from clueapp.rooms.log.record import Record
from clueapp.rooms.people.presence import Presence
from clueapp.rooms.view import TableView
from clueapp.rooms.viewing import view_for_all, view_for_player

CODE = "K7QX2M"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
SOME_TIME = 1_800_000_000_000
BETWEEN = 1_000
"""Milliseconds from one thing that happens to the next."""


def id_of(name: str) -> str:
    """The id of somebody, always the same."""
    return f"{Random(name).getrandbits(40):010x}"


def _picks(game: AnyGame, number: int, options: Options) -> dict[str, str]:
    """What so many people have picked: what the game gives to those who pick nothing."""
    picks: dict[str, str] = {}
    for name in NAMES[:number]:
        picks[id_of(name)] = game.places_to_give(picks, options)[0]
    return picks


def possible_numbers(game: AnyGame, options: Options) -> list[int]:
    """With how many people a game can start."""
    numbers = range(game.least_players(options), min(game.info.max_players, len(NAMES)) + 1)
    return [number for number in numbers if game.missing(_picks(game, number, options), options) is None]


class Rehearsal:
    """A room in which some have sat down, the first of them as host."""

    def __init__(self, game: AnyGame, number: int, options: Options) -> None:
        self.game = game
        self.now = SOME_TIME
        self._picks = _picks(game, number, options)
        self.players = dict(game.seats_for(self._picks))
        """Seat to player."""
        self._options = options
        self._record = Record(game, CODE)
        self._presence = Presence(self.now)
        self.enter(e.RoomOpened(CODE, game.info.name, {**default_options(game), **options}))
        for (player, place), name in zip(self._picks.items(), NAMES, strict=False):
            self.enter(e.PlayerJoined(player, name, place))
            self._presence.arrive(player, name, self.now)

    @property
    def truth(self) -> AnyTruth:
        truth = self._record.state.truth
        if truth is None:
            raise ValueError("no game has begun")
        return truth

    @property
    def position(self) -> int:
        """How much has happened; to be passed to `told_since`."""
        return self._record.feed.length

    def begin(self, rng: Random) -> Sequence[Fact]:
        """Start the game; what its set-up decides is still to happen."""
        opening = self.game.opening({seat: self._picks[player] for seat, player in self.players.items()}, self._options)
        self._add(Entry(Fact(public=e.GameBegan(1, self.players)), of_game=False, opening=opening))
        return self.game.setup(self.truth, rng)

    def enter(self, event: Event) -> None:
        """Something happens to the room."""
        self._add(Entry(Fact(public=event), of_game=False))

    def happen(self, facts: Sequence[Fact]) -> None:
        """Something happens in the game."""
        for fact in facts:
            self._add(Entry(fact, of_game=True))

    def _add(self, entry: Entry) -> None:
        self.now += BETWEEN
        self._record.add(entry, self.now, after(self._record.state, entry, self.now))

    def told_since(self, position: int, player: str | None) -> list[FeedLine]:
        """What this player (None: a watcher) was told after a position."""
        return self._record.feed.everything_since(position, player)

    def told_to_anybody(self, position: int) -> Iterator[FeedLine]:
        for player in (None, *self.players.values()):
            yield from self.told_since(position, player)

    def table(self, player: str | None) -> TableView:
        """The table as this player (None: a watcher) sees it now."""
        state, feed = self._record.state, self._record.feed
        public = view_for_all(state, feed, self._presence, self.now)
        return public if player is None else view_for_player(player, public, state, feed)
