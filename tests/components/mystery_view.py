"""What a page would be given of a game under test."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from clueapp.kernel.options import OptionValue
from clueapp.rooms.view import PlayerView, TableView
from tests.games.table import AtTable

NAMES = {"scarlet": "Ann", "mustard": "Bob", "white": "Cid", "green": "Dan", "peacock": "Eve", "plum": "Fay"}
NOBODY: Mapping[str, str] = MappingProxyType({})


def seen_by(
    at: AtTable,
    seat: str | None,
    review: object | None = None,
    robots: Mapping[str, str] = NOBODY,
    played_for: Collection[str] = (),
    **options: OptionValue,
) -> TableView:
    """The table as this seat's page gets it; None watches. `review`: what was made of a game that is over.

    `robots`: the seats of system players, and how strong each is; `played_for`: those whose players are gone.
    """
    players = tuple(
        PlayerView(
            each,
            NAMES[each],
            each,
            each,
            connected=each not in played_for,
            is_host=number == 0,
            is_gone_for_good=False,
            robot=robots.get(each, ""),
            is_played_for=each in played_for,
        )
        for number, each in enumerate(at.public.players)
    )
    return TableView(
        code="ABCDEF",
        game=at.game,
        you=next((player for player in players if player.seat == seat), None),
        players=players,
        status="over" if at.outcome else "playing",
        phase=at.phase,
        options=options,
        seq=len(at.facts),
        view=at.view(seat),
        menu=at.menu(seat),
        clock=None,
        stand_in=None,
        games_played=0,
        open_places=(),
        missing=None,
        awaited=at.game.awaits(at.public),
        review=review,
    )
