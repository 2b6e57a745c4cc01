"""The table of Codenames as one viewer's page has it, drawn from a real game in which the test says who does what."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import unescape

from nicegui import ui
from nicegui.testing import User

from clueapp.games.codenames.actions import Clue, Confirm, Vote
from clueapp.games.codenames.state import CodenamesTable, Key, Team
from clueapp.kernel.game import Deadline
from clueapp.kernel.menu import Action
from clueapp.kernel.registry import games
from clueapp.kernel.truth import project
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.clocks.stand_in import StandInClock
from clueapp.rooms.thinker import ThinksHere
from clueapp.rooms.view import PlayerView, RequestView, TableView
from components.panel import Piece
from components.tables.codenames.table import CodenamesStage
from tests.contract.play import Play

NOW = 1_000_000
NAMES = {"seat-1": "Ann", "seat-2": "Ben", "seat-3": "Cleo", "seat-4": "Dora", "seat-5": "Ed", "seat-6": "Fay"}
SIX = {
    "seat-1": "red_spymaster",
    "seat-2": "red_operative",
    "seat-3": "red_operative",
    "seat-4": "blue_spymaster",
    "seat-5": "blue_operative",
    "seat-6": "blue_operative",
}
FOUR = {seat: SIX[seat] for seat in ("seat-1", "seat-2", "seat-4", "seat-5")}
ANN, BEN, CLEO, DORA, ED, FAY = SIX


class Game:
    """A game of Codenames in which red begins; Ann is the host."""

    def __init__(self, seating: dict[str, str] = SIX, **options: object) -> None:
        game = games()["codenames"]
        usual = {**game.info.default_options(), **options}
        self.play = next(
            play for seed in range(50) if (play := Play(game, seating, usual, seed)).truth.public.first == "red"
        )
        self.is_here(*seating)

    @property
    def public(self) -> CodenamesTable:
        public: CodenamesTable = self.play.truth.public
        return public

    @property
    def key(self) -> Key:
        key: Key = self.play.truth.vault.key
        return key

    def cards(self, colour: str) -> list[int]:
        """Those of a colour that are not turned over."""
        return [at for at in self.public.hidden if self.key[at] == colour]

    def word(self, index: int) -> str:
        return self.public.words[index].upper()

    def does(self, seat: str, action: Action) -> Game:
        self.play.act(seat, action)
        return self

    def is_here(self, *seats: str) -> Game:
        """These are connected, and nobody else."""
        self.play.presence_changed(frozenset(seats))
        return self

    def gives(self, team: Team, word: str = "rhythm", count: int | str = 2) -> Game:
        return self.does(self.public.spymaster(team) or "", Clue(word, count))  # type: ignore[arg-type]

    def vote(self, index: int, *seats: str) -> Game:
        for seat in seats:
            self.does(seat, Vote(index))
        return self

    def turn_over(self, index: int) -> Game:
        """All operatives of the team to move vote for a card, and the first of them confirms it."""
        seats = self.public.operatives(self.public.team)
        return self.vote(index, *seats).does(seats[0], Confirm(index))


def seen(
    at: Game,
    viewer: str | None,
    *,
    wishes: Iterable[str] = (),
    stand_in: StandInClock | None = None,
    requests: tuple[RequestView, ...] = (),
    asked: RequestView | None = None,
) -> TableView:
    """What this viewer's page is drawn from."""
    play, public = at.play, at.public
    players = tuple(
        PlayerView(
            seat,
            NAMES[seat],
            place,
            seat,
            connected=seat in public.present,
            is_host=seat == ANN,
            is_gone_for_good=seat in public.left,
            wants_rematch=seat in wishes,
        )
        for seat, place in play.seating.items()
    )
    view, deadline = project(play.truth, viewer), play.game.deadline(public)
    status = "over" if public.is_over else "paused" if public.phase == "paused" else "playing"
    return TableView(
        code="ABC234",
        game=play.game,
        you=next((each for each in players if each.seat == viewer), None),
        players=players,
        status=status,
        phase=public.phase,
        options={"chat": True},
        seq=len(play.facts),
        view=view,
        menu=play.game.menu(view),
        clock=_clock(deadline),
        stand_in=stand_in,
        games_played=1,
        open_places=(),
        missing=None,
        awaited=play.game.awaits(public),
        silenced=play.game.silenced(public),
        vacancies=play.game.vacancies(project(play.truth, None)),
        requests=requests,
        asked=asked,
        rematches=play.game.rematch_choices(_staying(at), {}) if public.is_over else (),
    )


def _staying(at: Game) -> dict[str, str]:
    return {seat: place for seat, place in at.play.seating.items() if seat not in at.public.left}


def _clock(deadline: Deadline | None) -> DueClock | None:
    return DueClock(deadline, NOW + int(deadline.seconds * 1000)) if deadline else None


class CodenamesPage:
    """One viewer's table."""

    def __init__(self, user: User, at: Game, viewer: str | None) -> None:
        self._user = user
        self.at = at
        self.viewer = viewer
        with user, ui.element("div") as self._place:
            self.stage = CodenamesStage(seen(at, viewer))
        self.look()

    def look(self, **how: object) -> set[str]:
        """Bring the page up to date; the names of the pieces that are sent."""
        assert self._user.client is not None
        updates = self._user.client.outbox.updates
        updates.clear()
        with self._user:
            self.stage.show(seen(self.at, self.viewer, **how), NOW)  # type: ignore[arg-type]
        return self.unsent

    async def types(self, text: str) -> set[str]:
        """Something is typed and not sent; the names of the pieces that change by it."""
        assert self._user.client is not None
        self._user.client.outbox.updates.clear()
        with self._user:
            await self.stage.consider(text, ThinksHere().work_out)
        return self.unsent

    @property
    def unsent(self) -> set[str]:
        return {name for name, piece in self._pieces.items() if piece.is_unsent}

    @property
    def _pieces(self) -> dict[str, Piece]:
        """Each piece of the page by its test id, or by its class."""
        pieces = (each for each in self._place.descendants() if isinstance(each, Piece))
        return {str(each.props.get("data-testid") or each.classes[-1]): each for each in pieces}

    def html(self, name: str) -> str:
        return str(self._pieces[name].content)

    def text(self, name: str) -> str:
        """What a piece says."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.html(name))).split())

    @property
    def everything(self) -> dict[str, str]:
        """What is in every piece."""
        return {name: str(piece.content) for name, piece in self._pieces.items()}

    @property
    def offers(self) -> set[str]:
        """What can be done in the prompt, by the buttons' test ids without their `action-`."""
        return set(re.findall(r'data-testid="action-([^"]*)"', self.html("prompt")))

    @property
    def votable(self) -> set[int]:
        return {int(at) for html in self.everything.values() for at in re.findall(r'data-testid="vote-(\d+)"', html)}


Look = Callable[..., CodenamesPage]
"""Opens a table: `look(at, BEN)`, or without a seat for somebody who watches."""
