"""The plates of the two teams: members, roles, who is connected, agents left, and whose turn it is."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable, Role, Team
from components.html import el, join
from components.pictures import icon
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.colours import sign
from components.tables.codenames.people import called, game_of, seat_of, titled

_ORDER: tuple[Role, ...] = ("spymaster", "operative", "retired")
_TIPS = {"spymaster": "Spymaster", "retired": "Has seen the key and can only watch"}

Member = tuple[str, Role, bool, bool, bool, bool]
"""The name, the role, whether connected, host, the viewer, awaited."""


def part(table: CodenamesTableView, team: Team) -> object:
    game = game_of(table)
    if game is None:
        return "nothing"
    return members(table, game, team), game.agents(team), game.agents_left(team), _state(game, team)


def draw(table: CodenamesTableView, team: Team) -> Markup:
    game = game_of(table)
    if game is None:
        return Markup("")
    return _plate(team, members(table, game, team), game.agents(team), game.agents_left(team), _state(game, team))


def members(table: CodenamesTableView, game: CodenamesTable, team: Team) -> tuple[Member, ...]:
    """The members of a team, the spymaster first."""
    own = seat_of(table)
    seats = sorted(game.members(team), key=lambda seat: _ORDER.index(game.posts[seat].role))
    return tuple(
        (
            called(table, seat),
            game.posts[seat].role,
            (player := table.in_seat(seat)) is not None and player.connected,
            player is not None and player.is_host,
            seat == own,
            seat in table.awaited,
        )
        for seat in seats
    )


def _state(game: CodenamesTable, team: Team) -> str:
    if game.is_over:
        return "won" if game.winner == team else ""
    return "acting" if game.team == team and game.phase != "paused" else ""


@lru_cache(maxsize=1_024)
def _plate(team: Team, people: tuple[Member, ...], agents: int, left: int, state: str) -> Markup:
    found = agents - left
    pips = (el("i", cls="pip found" if number < found else "pip") for number in range(agents))
    turn = {"acting": "Playing", "won": "Winner"}.get(state)
    head = el(
        "div",
        el("span", sign(team), cls="team-sign"),
        el("h2", titled(team), cls="spy-name"),
        el("span", turn, cls="team-state") if turn else None,
        el("b", str(left), cls="team-left", title="Agents left to find", testid=f"left-{team}"),
        cls="team-head",
    )
    told = el("span", f"{left} of {agents} agents left to find", cls="sr-only")
    return el(
        "div",
        head,
        told,
        el("div", *pips, cls="pips", aria_hidden="true"),
        roster(people),
        cls=f"spy-team {team} {state}",
    )


def roster(people: tuple[Member, ...]) -> Markup:
    """A team's people, one below the other."""
    return el("ul", *(_member(*each) for each in people), cls="roster")


def _member(name: str, role: Role, is_here: bool, is_host: bool, is_you: bool, is_awaited: bool) -> Markup:
    signs = [
        (role == "spymaster", "eye", "Spymaster"),
        (role == "retired", "lock", _TIPS["retired"]),
        (is_host, "crown", "Host"),
        (not is_here, "plug", "Not connected"),
    ]
    marks = join(*(el("span", icon(mark), title=tip, role="img", aria_label=tip) for on, mark, tip in signs if on))
    you = el("span", " (you)", cls="quiet") if is_you else None
    classes = f"member {role}{'' if is_here else ' away'}{' you' if is_you else ''}{' awaited' if is_awaited else ''}"
    return el(
        "li",
        el("span", marks, cls="member-signs") if any(on for on, _, _ in signs) else None,
        el("bdi", name, cls="member-name"),
        you,
        cls=classes,
    )
