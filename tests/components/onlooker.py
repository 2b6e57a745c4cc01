"""Has everybody's page of a game open, and tries all that can be sent from each of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nicegui import ui
from nicegui.testing import User

from clueapp.games.classic.actions import PlaceWeapon, Step, Walk
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import project
from clueapp.protocol.reader import RoomReader
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.lobby.options import default_options
from clueapp.rooms.view import PlayerView, TableView
from components.requests import ROOM_REQUESTS
from components.room_bar import draw_bar
from components.stage import Stage
from tests.components.clicks import NO_VARIABLES, Click, Variables, clicks_in
from tests.components.offered import is_accepted
from tests.contract.play import Play

NOW = 1_000_000
LINK = "http://here/room/ABC234"
DRAWN_ONE_IN = 60
"""Of the positions in which the same can be done as in one that was drawn already."""
ANSWERED = {Walk: "steps", PlaceWeapon: "taken", Step: "foot"}
"""What one may ask for in vain, of elements of this class: squares out of reach, a room that has a weapon, one step too
many. The answer says why."""


def seen_by(play: Play, viewer: str | None) -> TableView:
    """The table as this seat's page gets it; the first seat is the host's."""
    game, public = play.game, play.truth.public
    names = {seat: f"Player {number}" for number, seat in enumerate(play.seats)}
    players = tuple(
        PlayerView(
            seat, names[seat], place, seat, connected=True, is_host=seat == play.seats[0], is_gone_for_good=False
        )
        for seat, place in play.seating.items()
    )
    view, deadline = project(play.truth, viewer), game.deadline(public)
    return TableView(
        code="ABC234",
        game=game,
        you=next((each for each in players if each.seat == viewer), None),
        players=players,
        status="over" if play.is_over else "playing",
        phase=game.phase(public),
        options={**default_options(game), **play.options},
        seq=len(play.facts),
        view=view,
        menu=game.menu(view),
        clock=DueClock(deadline, NOW + int(deadline.seconds * 1000)) if deadline else None,
        stand_in=None,
        games_played=1,
        open_places=(),
        missing=None,
        awaited=frozenset() if play.is_over else game.awaits(public),
        silenced=game.silenced(public),
        rematches=game.rematch_choices(play.seating, play.options) if play.is_over else (),
    )


class Onlooker:
    """Looks at a new situation with everybody's eyes, and at one in so many of the others with some."""

    def __init__(self, user: User, play: Play, make: Callable[[TableView], Stage], rng: Random) -> None:
        self._user = user
        self._rng = rng
        self._situations = set[object]()
        self.offered = set[type[Action]]()
        """What was met, open to whoever looked."""
        with user:
            self._pages = {viewer: _Sheet(make, seen_by(play, viewer)) for viewer in play.viewers}

    def __call__(self, play: Play) -> None:
        open_now = frozenset(form.action.wire_name for seat in play.players for form in play.forms(seat))
        situation = (play.game.phase(play.truth.public), open_now)
        is_new = situation not in self._situations
        if not is_new and self._rng.randrange(DRAWN_ONE_IN):
            return
        self._situations.add(situation)
        some = {*play.game.awaits(play.truth.public), self._rng.choice(play.players), None}
        with self._user:
            for viewer in play.viewers if is_new else some:
                table = seen_by(play, viewer)
                pieces, variables = self._pages[viewer].show(table)
                self.offered |= all_accepted(table, *pieces, variables=variables)


class _Sheet:
    """One viewer's page of a table."""

    def __init__(self, make: Callable[[TableView], Stage], table: TableView) -> None:
        with ui.element("div") as self._place:
            self._stage = make(table)

    def show(self, table: TableView) -> tuple[list[str], Variables]:
        """All that is drawn on it, and the variables of its styles."""
        self._stage.show(table, NOW)
        elements = list(self._place.descendants())
        pieces = [each.content for each in elements if isinstance(each, ui.html)]
        styles = ";".join(str(each.props.get("style", "")) for each in elements).split(";")
        variables = dict(style.split(":", 1) for style in styles if style.startswith("--"))
        return [*pieces, draw_bar(table, LINK)], variables


def all_accepted(table: TableView, *pieces: str, variables: Variables = NO_VARIABLES) -> set[type[Action]]:
    """Reads all that the page can send as the page does, and asks whether what is open would be accepted; its kinds."""
    reader, offered = RoomReader(table.game, ROOM_REQUESTS), set[type[Action]]()
    for click in clicks_in(*pieces, variables=variables):
        action = read(reader, click)
        if not click.is_open:
            continue
        if is_accepted(table, action):
            offered.add(type(action))
        else:
            is_answered = ANSWERED.get(type(action)) in click.by.classes
            assert is_answered, f"{action} is offered to {table.you} and would be refused"
    return offered


def read(reader: RoomReader, click: Click) -> Action:
    try:
        return reader.read(click.message)
    except IllegalAction as refusal:
        raise AssertionError(f"{click.message} cannot be read: {refusal.message}") from None
