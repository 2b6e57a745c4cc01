"""People who play Codenames in a real room, by their teams and roles."""

from __future__ import annotations

from clueapp.games.codenames.actions import Clue, Confirm, Vote
from clueapp.games.codenames.state import CodenamesTable, Colour, Count, Key, Team, other
from clueapp.rooms.lobby import commands as c
from tests.rooms.parlour import Parlour, Person

FOUR = {"Ann": "red_spymaster", "Bob": "red_operative", "Cy": "blue_spymaster", "Dee": "blue_operative"}
SIX = {**FOUR, "Eve": "red_operative", "Fay": "blue_operative"}
EIGHT = {**SIX, "Gus": "red_operative", "Hal": "blue_operative"}
NO_CLOCKS = {"clue_seconds": 0, "guess_seconds": 0}
CLUES = ("ocean", "zephyr", "quixotic", "mnemonic", "rhythm")


async def in_lobby(parlour: Parlour, places: dict[str, str] = FOUR, **options: bool | int | str) -> Ring:
    """Seat people at these places; the first is the host. No clock runs unless a test wants one."""
    first, *others = places
    host = await parlour.host(first, game="codenames", **{**NO_CLOCKS, **options})
    await host.does(c.Pick(places[first]))
    return Ring([host, *[await Person(parlour, name, host.code).sits_down(places[name]) for name in others]])


async def begun(parlour: Parlour, places: dict[str, str] = FOUR, **options: bool | int | str) -> Ring:
    """A game at its first turn."""
    ring = await in_lobby(parlour, places, **options)
    await ring.host.does(c.Start())
    return ring


async def guessing(parlour: Parlour, places: dict[str, str] = FOUR, **options: bool | int | str) -> Ring:
    """A game with its first clue."""
    ring = await begun(parlour, places, **options)
    await ring.clues(3)
    return ring


class Ring:
    """All who play in one room; the team to move is asked for, since it is drawn."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people

    def __getitem__(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    @property
    def host(self) -> Person:
        return next(person for person in self.people if person.table.is_host)

    @property
    def public(self) -> CodenamesTable:
        return public(self.people[0])

    @property
    def moving(self) -> Team:
        return self.public.team

    @property
    def waiting(self) -> Team:
        return other(self.public.team)

    @property
    def key(self) -> Key:
        """As a spymaster has it."""
        known = (key for person in self.people if (key := key_of(person)))
        return next(known)

    def in_seat(self, seat: str | None) -> Person:
        return next(person for person in self.people if person.table.you and person.seat == seat)

    def spymaster(self, team: Team) -> Person:
        return self.in_seat(self.public.spymaster(team))

    def operatives(self, team: Team) -> list[Person]:
        return [self.in_seat(seat) for seat in self.public.operatives(team)]

    def hidden(self, colour: Colour) -> list[int]:
        return [index for index in self.public.hidden if self.key[index] == colour]

    def knowing(self) -> set[str]:
        """Those whose view has the key."""
        return {person.name for person in self.people if key_of(person)}

    # What they do
    async def clues(self, count: Count = 1) -> None:
        giver = self.spymaster(self.moving)
        await giver.does(any_clue(giver, count))

    async def agree_on(self, index: int) -> Person:
        """So many votes as are needed; the answer is one who may confirm."""
        there = [person for person in self.operatives(self.moving) if person.seat in self.public.present]
        for person in there[: self.public.threshold]:
            await person.does(Vote(index))
        return there[0]

    async def turn_over(self, colour: Colour) -> int:
        """A card of that colour, by those of the team who are there."""
        index = self.hidden(colour)[0]
        confirmer = await self.agree_on(index)
        await confirmer.does(Confirm(index))
        return index

    async def pass_turn(self) -> None:
        """The rest of the turn, with a card that is nobody's."""
        if self.public.phase == "clue":
            await self.clues()
        await self.turn_over("neutral")

    async def end_it(self) -> None:
        """Somebody touches the assassin."""
        if self.public.phase == "clue":
            await self.clues()
        await self.turn_over("assassin")
        assert self.public.phase == "over"

    async def all_open(self) -> None:
        for person in self.people:
            await person.opens()

    def all_close(self) -> None:
        for person in self.people:
            person.closes()


def any_clue(giver: Person, count: Count = 1) -> Clue:
    """A clue that may be given with the words that lie there."""
    return next(clue for word in CLUES if giver.menu.allows(clue := Clue(word, count)))


def public(person: Person) -> CodenamesTable:
    assert person.table.view is not None
    found = person.table.view.public
    assert isinstance(found, CodenamesTable)
    return found


def key_of(person: Person) -> Key:
    """The key as this person's own view has it, or nothing."""
    view = person.table.view
    found: Key = view.own.key if view is not None and view.own is not None else ()
    return found


def wire_key(person: Person) -> list[str] | None:
    """The key that the wire would send to this person."""
    view = person.table.view
    assert view is not None
    found: list[str] | None = person.table.game.show(view)["key"]
    return found


def roles(ring: Ring) -> dict[str, str]:
    """Who is what, by name."""
    posts = ring.public.posts
    return {person.name: f"{posts[person.seat].team}_{posts[person.seat].role}" for person in ring.people}
