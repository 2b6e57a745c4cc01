"""The feed: what happened, in sentences, for each viewer what that viewer may know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter

from clueapp.kernel.direction import isolated
from clueapp.kernel.game import AnyGame, Cast, Telling
from clueapp.kernel.truth import Fact
from clueapp.rooms.feed_line import FeedLine, Shown
from clueapp.rooms.log import events as e
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.state import RoomState
from clueapp.rooms.log.telling import tell

KEPT = 400
"""So many lines that all may read are kept at least, and so many of each player's own."""
_NOTHING_TO_SAY = Telling("")
NO_EXTRA: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class _Item:
    number: int
    at: int
    fact: Fact
    of_game: bool
    cast: Cast
    names: Mapping[str, str]
    host: str
    seats: Mapping[str, str]
    public_seq: int
    own_seq: Mapping[str, int]
    due: int | None

    @property
    def tells_of_game(self) -> bool:
        """Whether it tells how the game goes on: a wish for a rematch tells that the game is over.

        So does a remark on what has just happened, which must not be read before that.
        """
        return self.of_game or isinstance(self.fact.public, e.RematchWished | e.Remarked)


@dataclass(slots=True)
class _Shelf:
    """The last of the items that go to the same readers."""

    items: list[_Item] = field(default_factory=list)
    kept_from: int = 0
    """Those with smaller numbers have been dropped."""

    def add(self, item: _Item) -> None:
        self.items.append(item)
        if len(self.items) > KEPT + 100:
            self.kept_from = self.items[-KEPT - 1].number + 1
            del self.items[:-KEPT]

    def since(self, number: int) -> list[_Item]:
        return self.items[bisect_left(self.items, number, key=attrgetter("number")) :]


class Feed:
    """The last lines of a room.

    What a viewer reads, its sequence numbers and how far back it goes depend on nothing that only others learned.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._public = _Shelf()
        self._own: dict[str, _Shelf] = {}
        self._public_seq = 0
        self._own_seq: Mapping[str, int] = NO_EXTRA
        self.length = 0
        """How many entries there have been; pass it to `since` later to get only what is new."""

    def seq_for(self, player: str | None) -> int:
        return self._public_seq + (self._own_seq.get(player, 0) if player else 0)

    def add(self, entry: Entry, at: int, before: RoomState, state: RoomState) -> None:
        fact, number = entry.fact, self.length
        self.length += 1
        told = [state.seats[seat] for seat in fact.own if seat in state.seats]
        if fact.public is not None:
            self._public_seq += 1
        elif told:
            self._own_seq = {**self._own_seq, **{each: self._own_seq.get(each, 0) + 1 for each in told}}
        else:
            return
        people = {**before.people, **state.people}
        item = _Item(
            number,
            at,
            fact,
            entry.of_game,
            {seat: isolated(name) for seat, name in state.cast.items()},
            {person.id: isolated(person.name) for person in people.values()},
            before.host,
            state.seats,
            self._public_seq,
            self._own_seq,
            state.clock.due if state.clock else None,
        )
        if fact.public is not None:
            self._public.add(item)
            return
        for player in told:
            if self._says_anything(item, player):
                self._own.setdefault(player, _Shelf()).add(item)

    def _says_anything(self, item: _Item, player: str) -> bool:
        """Whether there is a sentence or a message for it: a note in a notebook has neither, and pushes nothing out."""
        line = self._line(item, player)
        return line is not None and bool(line.text or self._game.message(line.event, line.due))

    def has_gap(self, position: int, player: str | None) -> bool:
        """Whether something that came after a position, for this player to read, is not kept any more."""
        own = self._own.get(player or "")
        return position < max(self._public.kept_from, own.kept_from if own else 0)

    def since(self, position: int, player: str | None) -> list[FeedLine]:
        """What this player (None: a watcher) may read of all that came after a position."""
        return [line for line in self.everything_since(position, player) if line.text]

    def everything_since(self, position: int, player: str | None) -> list[FeedLine]:
        """The same with what there is no sentence for, whose text is empty."""
        return self._lines(self._items_since(position, player), player)

    def not_yet_shown(self, shown: Shown, player: str | None, until: int) -> list[FeedLine]:
        """The lines that a page has yet to show: all those about the room, and those about the game before `until`."""
        items = (
            item
            for item in self._items_since(min(shown), player)
            if (shown.game <= item.number < until if item.tells_of_game else shown.room <= item.number)
        )
        return [line for line in self._lines(items, player) if line.text]

    def _items_since(self, position: int, player: str | None) -> list[_Item]:
        items = self._public.since(position)
        if own := self._own.get(player or ""):
            return sorted((*items, *own.since(position)), key=attrgetter("number"))
        return items

    def _lines(self, items: Iterable[_Item], player: str | None) -> list[FeedLine]:
        return [line for item in items if (line := self._line(item, player))]

    def _line(self, item: _Item, player: str | None) -> FeedLine | None:
        seat = next((seat for seat, holder in item.seats.items() if holder == player), None) if item.of_game else None
        event = item.fact.as_told_to(seat)
        if event is None:
            return None
        if item.of_game:
            telling = self._game.tell(event, seat, item.cast)
        else:
            telling = tell(self._game, event, player, item.names, item.host)
        telling = telling or _NOTHING_TO_SAY
        return FeedLine(
            seq=item.public_seq + (item.own_seq.get(player, 0) if player else 0),
            at=item.at,
            event=event,
            text=telling.text,
            of_game=item.of_game,
            private=event is not item.fact.public,
            matters=telling.matters,
            speaker=item.names.get(event.player) if isinstance(event, e.Chatted | e.Remarked) else None,
            is_remark=isinstance(event, e.Remarked),
            due=item.due,
            routine=telling.routine,
            passing=telling.passing,
            heading=telling.heading,
            joint=telling.joint,
        )
