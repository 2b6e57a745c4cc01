"""The games as the home page tells of them, those to come included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clueapp.kernel.game import AnyGame, GameInfo
from components.art import ART

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


_ORDER = ("clueless", "classic", "codenames", "trivia")
_TO_COME = {
    "codenames": Poster(
        "codenames",
        "Codenames",
        "Two spymasters, twenty-five words, one assassin. Say one word and hope that your team thinks as you do.",
        "4 players or more",
        "20 minutes",
        is_open=False,
    ),
}


def posters(games: Mapping[str, AnyGame]) -> tuple[Poster, ...]:
    """The four games in their order, then any other that is registered; only registered ones are open."""
    found = {**_TO_COME, **{name: poster_of(game.info) for name, game in games.items()}}
    return tuple(found[name] for name in dict.fromkeys((*_ORDER, *games)) if name in found)


def poster_of(info: GameInfo) -> Poster:
    """The poster of a game that can be played."""
    least, most = info.min_players, info.max_players
    players = f"{most} players" if least == most else f"{least} to {most} players"
    guests = "a friend" if most == A_PAIR else "friends"
    return Poster(
        info.name, info.title, info.blurb, players, info.minutes, is_open=True, robots=info.robots, guests=guests
    )
