"""Whatever can be clicked, on every table and in every phase, sends something that the page's own reader takes."""

from random import Random

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.registry import games
from clueapp.kernel.truth import project
from clueapp.rooms.lobby.options import default_options
from clueapp.rooms.log.state import DueClock
from clueapp.rooms.view import PlayerView, TableView
from components.home import hero
from components.home.catalogue import poster_of
from components.home.new_room import draw_new_room
from components.home.posters import draw_posters
from components.html import el
from components.lobby import call, cast, newcomer, settings
from components.room_bar import draw_bar
from components.tables import maker_of
from pages.requests import HOME_READER, Create, room_reader
from tests.components.clicks import messages_in
from tests.contract.adapters import adapter_of
from tests.contract.play import Habits, Play, go_on

NOW = 1_000_000
NOT_OFFERED = {"DECLINE", "DRAFT"}
"""In Classic Clue it is the end of the turn, which the page offers by that name; what the page sends as one types."""
MOST_GAMES, LONGEST = 20, 200
SLOW = {"FINISH_SETUP": 0.01, "SCATTER_WEAPONS": 0.05}
"""Habits of who sets a table up by hand."""
DRAWN_ONE_IN = 60
"""Of the positions in which the same can be done as in one that was drawn already."""


def seen_by(play: Play, viewer: str | None) -> TableView:
    """The table as this seat's page gets it."""
    game, public = play.game, play.truth.public
    names = {seat: f"Player {number}" for number, seat in enumerate(play.seats)}
    players = tuple(
        PlayerView(seat, names[seat], seat, connected=True, is_host=seat == play.seats[0], is_gone_for_good=False)
        for seat in play.seats
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
        awaited=frozenset() if play.is_over else game.awaits(public),
        is_paused=False,
    )


class Onlooker:
    """Has everybody's page of a game open, and reads all that can be sent from each of them."""

    def __init__(self, user: User, play: Play, rng: Random) -> None:
        self._user = user
        self._rng = rng
        self._situations = set[object]()
        self.kinds = set[str]()
        with user:
            self._pages = {viewer: _Sheet(play, viewer) for viewer in play.viewers}

    def __call__(self, play: Play) -> None:
        open_now = frozenset(form.action.wire_name for seat in play.players for form in play.forms(seat))
        situation = (play.game.phase(play.truth.public), open_now)
        if situation in self._situations and self._rng.randrange(DRAWN_ONE_IN):
            return
        self._situations.add(situation)
        looking = {*play.game.awaits(play.truth.public), self._rng.choice(play.players), None}
        with self._user:
            for viewer in looking:
                self.kinds |= all_well_formed(play.game, self._pages[viewer].html(seen_by(play, viewer)))


class _Sheet:
    """One viewer's page of a table."""

    def __init__(self, play: Play, viewer: str | None) -> None:
        with ui.element("div") as self._place:
            self._stage = maker_of(play.game.info.name).stage_for(seen_by(play, viewer))

    def html(self, table: TableView) -> str:
        self._stage.show(table, NOW)
        pieces = (each.content for each in self._place.descendants() if isinstance(each, ui.html))
        return "".join((*pieces, draw_bar(table, "http://here/room/ABC234")))


@pytest.mark.req("P-3.2")
@pytest.mark.parametrize("name", sorted(games()))
async def test_every_click_at_every_table_is_well_formed(user: User, name: str) -> None:
    game, sent = games()[name], set[str]()
    adapter = adapter_of(game)
    ui.page("/")(lambda: None)
    await user.open("/")
    wanted = {action.wire_name for action in game.actions} - NOT_OFFERED
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        play = Play(game, *adapter.sit_down(game, rng), seed)
        look = Onlooker(user, play, Random(seed))
        look(play)
        slow = Habits({**adapter.lively, **SLOW})
        go_on(play, rng, slow if seed % 2 else Habits(adapter.hasty, absence=0.02, clock=0.05), LONGEST, look)
        sent |= look.kinds
        if wanted <= sent and seed:
            break
    assert wanted <= sent, "each action can be clicked somewhere"
    assert sent >= {"CHAT", "SEAT_LINK", "END_GAME", "SET_OPTION"}


@pytest.mark.req("P-3.2")
@pytest.mark.parametrize("name", sorted(games()))
def test_every_click_in_the_lobby_and_on_the_home_page_is_well_formed(name: str) -> None:
    game = games()[name]
    first, *others = (each.id for each in game.info.places)
    host = PlayerView("ann", "Ann", first, connected=True, is_host=True, is_gone_for_good=False, has_chosen=False)
    guest = PlayerView("bob", "Bob", others[0], connected=True, is_host=False, is_gone_for_good=False)
    kinds = set[str]()
    for you, players in ((host, (host,)), (host, (host, guest)), (guest, (host, guest)), (None, (host,))):
        table = in_lobby(game, you, players)
        parts = (call.draw(table), newcomer.draw(table), cast.draw(table), settings.draw(table))
        kinds |= all_well_formed(game, "".join((*parts, draw_bar(table, "http://here/room/ABC234"))))
    assert kinds >= {"START", "PICK", "REMOVE", "SET_OPTION", "SIT_DOWN"}
    assert ("ADD_BOT" in kinds) == bool(game.info.robots)
    home = messages_in(f"{draw_posters([poster_of(game.info)])}{draw_new_room(poster_of(game.info))}{hero.join_form()}")
    assert [type(HOME_READER.load(message)) for message in home].count(Create) == 1 + len(game.info.robots)


def in_lobby(game: AnyGame, you: PlayerView | None, players: tuple[PlayerView, ...]) -> TableView:
    return TableView(
        code="ABC234",
        game=game,
        you=you,
        players=players,
        status="lobby",
        phase="lobby",
        options=default_options(game),
        seq=0,
        view=None,
        menu=NO_MENU,
        clock=None,
        stand_in=None,
        games_played=0,
        open_places=tuple(seat.id for seat in game.info.places if seat.id not in {each.seat for each in players}),
        awaited=frozenset(),
        is_paused=False,
    )


def all_well_formed(game: AnyGame, html: str) -> set[str]:
    """Reads all that the page can send as the page does; the kinds that there were."""
    reader, kinds = room_reader(game), set[str]()
    for message in messages_in(html):
        try:
            reader.load(message)
        except IllegalAction as refusal:
            raise AssertionError(f"{message} cannot be read: {refusal.message}") from None
        kinds.add(message["type"])
    return kinds


def test_a_stray_attribute_is_never_sent() -> None:
    dice = el("div", act="ROLL", data={"turn": 3, "faces": "4 6"})
    step = el("button", act="STEP", sends={"direction": "up"}, data={"keys": "w", "turn": 3})
    assert messages_in(f"{dice}{step}") == [{"type": "ROLL"}, {"type": "STEP", "direction": "up"}]
