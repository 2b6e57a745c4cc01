"""The games as the home page tells of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clueapp.kernel.game import AnyGame
from clueapp.kernel.info import GameInfo
from clueapp.kernel.options import Option
from clueapp.kernel.places import Place
from components.folders import modules
from components.gallery import ART

A_PAIR = 2
"""So many are one and a guest."""


@dataclass(frozen=True, slots=True)
class Practice:
    """How one can play alone: against whom, and against how many."""

    strengths: tuple[tuple[str, str], ...]
    """From the weakest to the strongest."""
    usual: str
    """The strength that is suggested: who practises for the first time meets a gentle one."""
    opponents: tuple[int, ...]
    """The fewest first."""
    manners: tuple[tuple[str, str], ...] = ()
    """How each strength plays, in a line."""
    quick: Option | None = None
    """The option that a quick start switches off, if there is one."""
    characters: tuple[Place, ...] = ()
    """The characters to choose from; none where a place is only a side of the table."""


@dataclass(frozen=True, slots=True)
class Poster:
    """One game: what it is, how many play and how long it takes."""

    name: str
    title: str
    blurb: str
    players: str
    minutes: str
    guests: str = "friends"
    practice: Practice | None = None
    numbers: tuple[int, ...] = ()
    """The numbers of players to choose from, if opening a room asks for one."""
    steps: tuple[str, ...] = ()
    """The steps of its set-up; the first is opening a room."""

    @property
    def picture(self) -> str:
        own = f"game-{self.name}"
        return own if own in ART else "house"


def posters(games: Mapping[str, AnyGame]) -> tuple[Poster, ...]:
    """The games in the places that their posters have, then any other."""
    places = {name: each.PLACE for name, each in modules("poster").items()}
    found = (poster_of(game.info) for game in games.values())
    return tuple(sorted(found, key=lambda poster: places.get(poster.name, len(games) + len(places))))


def poster_of(info: GameInfo) -> Poster:
    """The poster of one game."""
    least, most = info.min_players, info.max_players
    players = f"{most} players" if least == most else f"{least} to {most} players"
    guests = "a friend" if most == A_PAIR else "friends"
    numbers = tuple(range(least, most + 1)) if info.selects_players else ()
    practice = _practice_of(info)
    return Poster(info.name, info.title, info.blurb, players, info.minutes, guests, practice, numbers, info.setup_steps)


def _practice_of(info: GameInfo) -> Practice | None:
    """None where the game has no system players."""
    if not info.robots:
        return None
    left_out = dict(info.solo_options)
    quick = next((each for each in info.options if each.name in left_out), None)
    return Practice(
        info.robots,
        info.gentlest_robot,
        tuple(range(info.min_players - 1, info.max_players)),
        info.manners,
        quick,
        tuple(each for each in info.places if f"emblem-{each.id}" in ART),
    )
