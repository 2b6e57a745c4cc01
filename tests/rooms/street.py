"""Several servers with the same rooms, side by side in one process: one database, one bus, one clock."""

from __future__ import annotations

from pathlib import Path
from random import Random

from clueapp.bus.here import BusHere, Hub
from clueapp.games.trivia.actions import Bet, Match
from clueapp.games.trivia.state import Duel
from clueapp.kernel.game import AnyGame
from tests.rooms.clock import ManualClock, settle
from tests.rooms.parlour import Parlour, Person, events, replayed

CATEGORY = 3_000


class Street:
    """As many parlours as a test wants; the first comes first when something is due."""

    def __init__(self, file: Path, chance: Random, games: dict[str, AnyGame]) -> None:
        self._file = file
        self._chance = chance
        self._games = games
        self.clock = ManualClock()
        self.hub = Hub(self.clock.now)
        self.parlours: list[Parlour] = []

    async def opens(self, number: int) -> list[Parlour]:
        """So many more."""
        return [await self._opens_one() for _ in range(number)]

    async def _opens_one(self) -> Parlour:
        parlour = Parlour(self._file, self._chance)
        parlour.clock, parlour.hub, parlour.games = self.clock, self.hub, self._games
        await parlour.opens()
        self.parlours.append(parlour)
        return parlour

    async def closes(self) -> None:
        for parlour in self.parlours:
            await parlour.closes()

    def falls_silent(self, parlour: Parlour) -> None:
        """The server is killed, and nobody has noticed yet."""
        parlour.manager.close()

    def is_missed(self, parlour: Parlour, since: int) -> None:
        """The others notice that it has given no sign of life since a moment."""
        bus = parlour.manager.bus
        assert isinstance(bus, BusHere)
        now, self.hub.now = self.hub.now, lambda: since
        self.hub.bury(bus)
        self.hub.now = now

    async def sit(self, *parlours: Parlour, game: str = "clueless", **options: bool | int | str) -> list[Person]:
        """Ann, Bob, Cy … at one table, each by way of another server."""
        names = ("Ann", "Bob", "Cy", "Di")[: len(parlours)]
        people = [await parlours[0].host(names[0], game=game, **options)]
        for parlour, name in zip(parlours[1:], names[1:], strict=True):
            people.append(await Person(parlour, name, people[0].code).sits_down())
        await settle()
        return people


async def elsewhere(person: Person, parlour: Parlour) -> Person:
    """Another tab of the same browser, by way of another server."""
    tab = Person(parlour, person.name, person.code)
    tab.browser, tab.player = person.browser, person.player
    return await tab.opens()


def told(person: Person, *kinds: type) -> list[object]:
    return [event for event in events(person) if isinstance(event, kinds)]


async def same_everywhere(people: list[Person]) -> None:
    await settle()
    stored = await replayed(people[0])
    assert all(person.room.state == stored.state for person in people)


async def duelists(street: Street, *parlours: Parlour) -> list[Person]:
    people = await street.sit(*parlours, game="trivia")
    await street.clock.advance(CATEGORY)
    await people[0].does(Bet(50))
    await settle()
    await people[1].does(Match())
    await settle()
    return people


def letters(person: Person) -> int:
    view = person.table.view
    assert view is not None
    duel: Duel = view.public
    return len(duel.bout.letters)
