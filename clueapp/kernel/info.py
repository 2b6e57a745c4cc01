"""What a game says of itself to a stranger, a lobby and a home page."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.options import Option, OptionValue
from clueapp.kernel.places import Place


@dataclass(frozen=True, slots=True)
class Premise:
    """The story that leads up to a game, and the questions that its players have to answer.

    >>> Premise("A crow robbed", "Her cheese is gone.", ("A crow had some cheese.",), ("Who has it?",)).questions
    ('Who has it?',)
    """

    headline: str
    summary: str
    """The story in one or two sentences."""
    paragraphs: tuple[str, ...]
    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a stranger reads before sitting down.

    >>> places = Place("fox", "The Fox"), Place("owl", "The Owl")
    >>> strengths = ("calm", "Calm"), ("keen", "Keen"), ("fierce", "Fierce")
    >>> fable = GameInfo("fable", "A Fable", "Who flatters best?", places, 2, 2, "Short", "It ends.", robots=strengths)
    >>> fable.title_of("owl"), fable.usual_robot, fable.default_options()
    ('The Owl', 'keen', {})
    """

    name: str
    title: str
    blurb: str
    places: tuple[Place, ...]
    min_players: int
    max_players: int
    minutes: str
    on_leaving: str
    """What becomes of a game that one leaves for good."""
    options: tuple[Option, ...] = ()
    version: int = 1
    """Of the log's language: an earlier one is read through `Game.upcasts`, a later one is refused."""
    starts_when_full: bool = True
    places_at_random: bool = False
    """Whether those who picked nothing get any of the places that are open, instead of the first."""
    selects_players: bool = False
    """Whether opening a room asks for the number of players; system players then fill the empty seats."""
    setup_steps: tuple[str, ...] = ()
    """The names of the set-up steps; the first is opening the room, the second is the lobby."""
    grace_seconds: int | None = None
    """How long the absent are waited for; None: as the host has set it."""
    patience_seconds: int | None = None
    """Left by all who play, the game stands still, and is abandoned after so long; None: its clocks run on."""
    packs_of: str = ""
    """What is in the lists that the host can bring, which `Game.read_pack` reads; nothing: none can be brought."""
    robots: tuple[tuple[str, str], ...] = ()
    """The strengths of the system players that can sit down, each with its label, from the weakest to the strongest."""
    robots_ponder: bool = False
    """Whether their choices take so long that they are made away from the event loop."""
    robots_remark: bool = False
    """Whether its system players make a remark now and then, where the host likes to hear them."""
    solo_options: tuple[tuple[str, OptionValue], ...] = ()
    """The options of a quick start in solo practice, where they differ from the usual ones."""
    premise: Premise | None = None
    """The story that the game begins with, if it has one."""
    manners: tuple[tuple[str, str], ...] = ()
    """How each strength plays, in one short line for those who choose; none where there is nothing to say."""
    usual: str = ""
    """The strength of a system player that was added without one; nothing: one in the middle."""
    for_beginners: str = ""
    """The strength against which one practises for the first time; nothing: the weakest."""
    stand_in: str = ""
    """The strength of the system player that may play for somebody who is gone; nothing: none may."""
    rematches: tuple[tuple[str, str], ...] = ()
    """The kinds of rematch that the host chooses from, each with its label; none: everybody keeps their place."""

    def title_of(self, place: str) -> str:
        return next((each.title for each in self.places if each.id == place), place)

    def manner_of(self, strength: str) -> str:
        return dict(self.manners).get(strength, "")

    def strength_title(self, strength: str) -> str:
        return dict(self.robots).get(strength, strength)

    @property
    def takes_packs(self) -> bool:
        """Whether the host can bring lists of their own."""
        return bool(self.packs_of)

    @property
    def teams(self) -> tuple[str, ...]:
        """The teams that its places belong to; none where there are none."""
        return tuple(dict.fromkeys(place.team for place in self.places if place.team))

    def place_in(self, team: str, role: str) -> str | None:
        """The place with this role in this team, if there is one.

        >>> judge = Place("red_judge", "Judge", team="red", role="judge")
        >>> court = GameInfo("court", "Court", "Who is right?", (judge,), 1, 1, "Long", "It ends.")
        >>> court.teams, court.place_in("red", "judge"), court.place_in("blue", "judge")
        (('red',), 'red_judge', None)
        """
        return next(
            (place.id for place in self.places if place.team and (place.team, place.role) == (team, role)), None
        )

    @property
    def usual_robot(self) -> str:
        """The strength of a system player that was added without one."""
        return self.usual or self.robots[len(self.robots) // 2][0]

    @property
    def gentlest_robot(self) -> str:
        """The strength against which one practises for the first time."""
        return self.for_beginners or self.robots[0][0]

    def default_options(self) -> dict[str, OptionValue]:
        return {each.name: each.default for each in self.options}
