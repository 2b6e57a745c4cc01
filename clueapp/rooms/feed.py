"""The feed: what happened, in sentences, for each viewer what that viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clueapp.kernel.game import AnyGame, Cast, Telling
from clueapp.kernel.truth import Event, Fact
from clueapp.rooms import events as e
from clueapp.rooms.log import Entry
from clueapp.rooms.state import RoomState

KEPT = 400
_NOTHING_TO_SAY = Telling("")
NO_EXTRA: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class FeedLine:
    """One line of the feed as one viewer reads it."""

    seq: int
    at: int
    event: Event
    text: str
    of_game: bool
    private: bool = False
    matters: bool = False
    speaker: str | None = None
    """Who said it, where it is chat."""
    due: int | None = None
    """When the clock that it left running runs out."""


@dataclass(frozen=True, slots=True)
class _Item:
    at: int
    fact: Fact
    of_game: bool
    cast: Cast
    names: Mapping[str, str]
    seats: Mapping[str, str]
    public_seq: int
    own_seq: Mapping[str, int]
    due: int | None


class Feed:
    """The last lines of a room. A viewer's sequence counts only what that viewer may know of."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._items: list[_Item] = []
        self._dropped = 0
        self._public_seq = 0
        self._own_seq: Mapping[str, int] = NO_EXTRA

    @property
    def length(self) -> int:
        """How many entries there have been; pass it to `since` later to get only what is new."""
        return self._dropped + len(self._items)

    def seq_for(self, player: str | None) -> int:
        return self._public_seq + (self._own_seq.get(player, 0) if player else 0)

    def add(self, entry: Entry, at: int, before: RoomState, state: RoomState) -> None:
        fact = entry.fact
        if fact.public is not None:
            self._public_seq += 1
        else:
            told = [state.seats[seat] for seat in fact.own if seat in state.seats]
            if told:
                self._own_seq = {**self._own_seq, **{each: self._own_seq.get(each, 0) + 1 for each in told}}
        people = {**before.people, **state.people}
        names = {person.id: person.name for person in people.values()}
        self._items.append(
            _Item(
                at,
                fact,
                entry.of_game,
                state.cast,
                names,
                state.seats,
                self._public_seq,
                self._own_seq,
                state.clock.due if state.clock else None,
            )
        )
        if len(self._items) > KEPT + 100:
            self._dropped += len(self._items) - KEPT
            del self._items[:-KEPT]

    def since(self, position: int, player: str | None) -> list[FeedLine]:
        """What this player (None: a watcher) may read of all that came after a position."""
        return [line for line in self.everything_since(position, player) if line.text]

    def everything_since(self, position: int, player: str | None) -> list[FeedLine]:
        """The same with what there is no sentence for, whose text is empty."""
        items = self._items[max(0, position - self._dropped) :]
        return [line for item in items if (line := self._line(item, player))]

    def _line(self, item: _Item, player: str | None) -> FeedLine | None:
        seat = next((seat for seat, holder in item.seats.items() if holder == player), None) if item.of_game else None
        event = item.fact.as_told_to(seat)
        if event is None:
            return None
        if item.of_game:
            telling = self._game.tell(event, seat, item.cast)
        else:
            telling = _tell(self._game, event, player, item.names)
        telling = telling or _NOTHING_TO_SAY
        return FeedLine(
            seq=item.public_seq + (item.own_seq.get(player, 0) if player else 0),
            at=item.at,
            event=event,
            text=telling.text,
            of_game=item.of_game,
            private=event is not item.fact.public,
            matters=telling.matters,
            speaker=item.names.get(event.player) if isinstance(event, e.Chatted) else None,
            due=item.due,
        )


def _tell(game: AnyGame, event: Event, player: str | None, names: Mapping[str, str]) -> Telling | None:
    def who(each: str, you: str, they: str) -> str:
        return f"You {you}" if each == player else f"{names.get(each, 'Somebody')} {they}"

    match event:
        case e.PlayerJoined(each, _, seat):
            return Telling(f"{who(each, 'sit', 'sits')} down as {game.info.title_of(seat)}.")
        case e.SeatPicked(each, seat):
            return Telling(f"{who(each, 'play', 'plays')} {game.info.title_of(seat)} now.")
        case e.PlayerLeft(each, removed):
            verb = ("were removed from", "was removed from") if removed else ("have left", "has left")
            return Telling(f"{who(each, *verb)} the room.", matters=True)
        case e.HostPassed(each):
            return Telling(f"{who(each, 'are', 'is')} the host now.", matters=True)
        case e.OptionsSet():
            return Telling("The host changed the options.")
        case e.GameBegan(number):
            return Telling("The game starts." if number == 1 else f"Game {number} starts.")
        case e.GameCalledOff():
            return Telling("The host ended the game. Everybody is back in the lobby.", matters=True)
        case e.GamePaused():
            return Telling("Nobody is there. The game waits.")
        case e.GameResumed():
            return Telling("The game goes on.")
        case e.Chatted(_, text):
            return Telling(text)
    return None
