"""All members of both teams, in a phone's sheet: the teams' plates have no room for them there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from markupsafe import Markup

from clueapp.games.codenames.state import TEAMS, CodenamesTable, Role, Team
from components.html import el, join
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.colours import sign
from components.tables.codenames.people import called, game_of, titled

_NOTES: Mapping[Role, str] = MappingProxyType(
    {"spymaster": " (spymaster)", "operative": "", "retired": " (has seen the key)"}
)


def part(table: CodenamesTableView) -> object:
    game = game_of(table)
    return tuple(_people(table, game, team) for team in TEAMS) if game else "nothing"


def draw(table: CodenamesTableView) -> Markup:
    game = game_of(table)
    if game is None:
        return Markup("")
    rows = (el("p", sign(team), el("b", f"{titled(team)}:"), el("span", _people(table, game, team))) for team in TEAMS)
    return join(*rows)


def _people(table: CodenamesTableView, game: CodenamesTable, team: Team) -> str:
    return ", ".join(called(table, seat) + _NOTES[game.posts[seat].role] for seat in game.members(team))
