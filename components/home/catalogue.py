"""The games as the home page tells of them, those to come included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clueapp.kernel.game import AnyGame
from clueapp.kernel.info import GameInfo
from components.folders import modules
from components.gallery import ART
from components.home.announcement import Announcement

A_PAIR = 2
"""So many are one and a guest."""


@dataclass(frozen=True, slots=True)
class Poster:
    """One game: what it is, how many play, how long it takes, and whether it can be played yet."""

    name: str
    title: str
    blurb: str
    players: str
    minutes: str
    is_open: bool
    robots: tuple[tuple[str, str], ...] = ()
    """The system players against whom one can practise alone, from the weakest to the strongest."""
    guests: str = "friends"

    @property
    def picture(self) -> str:
        own = f"game-{self.name}"
        return own if own in ART else "house"


def posters(games: Mapping[str, AnyGame]) -> tuple[Poster, ...]:
    """The games in the places that their posters have, then any other; only those that are registered are open."""
    hung = modules("poster")
    to_come = {name: _announced(name, each.TO_COME) for name, each in hung.items() if hasattr(each, "TO_COME")}
    found = {**to_come, **{name: poster_of(game.info) for name, game in games.items()}}
    places = {name: each.PLACE for name, each in hung.items()}
    return tuple(sorted(found.values(), key=lambda poster: places.get(poster.name, len(found) + len(places))))


def _announced(name: str, words: Announcement) -> Poster:
    return Poster(name, words.title, words.blurb, words.players, words.minutes, is_open=False)


def poster_of(info: GameInfo) -> Poster:
    """The poster of a game that can be played."""
    least, most = info.min_players, info.max_players
    players = f"{most} players" if least == most else f"{least} to {most} players"
    guests = "a friend" if most == A_PAIR else "friends"
    return Poster(
        info.name, info.title, info.blurb, players, info.minutes, is_open=True, robots=info.robots, guests=guests
    )
