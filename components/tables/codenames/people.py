"""Who is who at the table, and what the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.codenames.info import PLACES
from clueapp.games.codenames.state import CodenamesTable, Key, Post, Team
from components.tables.codenames import CodenamesTableView

_SMALL = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def game_of(table: CodenamesTableView) -> CodenamesTable | None:
    """What lies open on the table."""
    return table.view.public if table.view else None


def seat_of(table: CodenamesTableView) -> str | None:
    """The viewer's own seat; None: they watch."""
    return table.view.seat if table.view else None


def post_of(table: CodenamesTableView) -> Post | None:
    """What the viewer is; None: they watch, or have left the game."""
    game, seat = game_of(table), seat_of(table)
    return game.posts.get(seat) if game and seat and seat not in game.left else None


def key_of(table: CodenamesTableView) -> Key:
    """The key, to those who may know it; nothing to the others."""
    game, own = game_of(table), table.view.own if table.view else None
    return (game.key if game else ()) or (own.key if own else ())


def called(table: CodenamesTableView, seat: str | None) -> str:
    """A player by name."""
    player = table.in_seat(seat) if seat else None
    return player.name if player else "Somebody"


def you_or(table: CodenamesTableView, seat: str | None) -> str:
    """A player by name, "you" to themselves."""
    return "you" if seat is not None and seat == seat_of(table) else called(table, seat)


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names as one says them.

    >>> listed(["Ann"]), listed(["Ann", "Ben", "Cid"]), listed(["Ann", "Ben"], "or")
    ('Ann', 'Ann, Ben and Cid', 'Ann or Ben')
    """
    return f" {last} ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def counted(number: int, what: str) -> str:
    """So many of something.

    >>> counted(1, "clue"), counted(3, "card")
    ('1 clue', '3 cards')
    """
    return f"{number} {what}{'' if number == 1 else 's'}"


def in_words(number: int) -> str:
    """A small number as a word, a larger one in figures.

    >>> in_words(3), in_words(12)
    ('three', '12')
    """
    return _SMALL[number] if number < len(_SMALL) else str(number)


def title_of(place: str) -> str:
    """Return a place's title as it appears within a sentence.

    >>> title_of("blue_operative"), title_of("red_spymaster")
    ('a blue operative', 'the red spymaster')
    """
    found = next(each for each in PLACES if each.id == place)
    return f"{'the' if found.capacity == 1 else 'a'} {found.team} {found.role}"


def titled(team: Team) -> str:
    """A team as a sentence begins with it."""
    return team.title()
