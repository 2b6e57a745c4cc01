"""The players' plates: who plays whom, who is to act, who is out, who is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.mystery.cards import short_title, title
from clueapp.rooms.view import PlayerView
from components.html import el, join
from components.panel import Piece
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView


class Plates:
    """One client's plates: an element for each, so that only those are sent on which something has changed."""

    def __init__(self) -> None:
        self._list = ui.element("ol").classes("panel plates")
        self._list.props["aria-label"] = "Players"
        self._pieces: dict[str, Piece] = {}
        self._slice: object = None

    def show(self, table: MysteryTableView) -> None:
        """Bring them up to date."""
        plates = table.once("plates", lambda: _plates(table))
        if (plates, table.you) == self._slice:
            return
        self._slice = plates, table.you
        self._lay_out([seat for seat, _, _ in plates])
        own = table.you.seat if table.you else None
        for seat, plate, as_own in plates:
            shown = as_own if seat == own else plate
            self._pieces[seat].draw(shown.words, shown.classes)

    def _lay_out(self, seats: Sequence[str]) -> None:
        if list(self._pieces) != seats:
            self._list.clear()
            with self._list:
                self._pieces = {
                    seat: Piece(Markup(""), tag="li", attributes={"data-testid": f"plate-{seat}"}) for seat in seats
                }


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands on one, and how it looks."""

    classes: str
    words: Markup


def _plates(table: MysteryTableView) -> tuple[tuple[str, Plate, Plate], ...]:
    """Of each player the plate as the others see it, and as they see it themselves."""
    if table.view is None:
        return ()
    public = table.view.public
    seated = {player.seat: player for player in table.players}
    strengths = dict(table.game.info.robots)

    def plate(seat: str, *, is_you: bool) -> Plate:
        return _plate(
            seated[seat],
            public.held.get(seat, 0),
            is_awaited=seat in table.awaited,
            has_turn=seat == public.turn,
            is_out=seat in public.out,
            has_left=seat in public.deserted,
            is_you=is_you,
            strength=strengths.get(seated[seat].robot, ""),
        )

    present = (seat for seat in public.players if seat in seated)
    return tuple((seat, plate(seat, is_you=False), plate(seat, is_you=True)) for seat in present)


@lru_cache(maxsize=4_096)
def _plate(
    player: PlayerView,
    cards: int,
    *,
    is_awaited: bool,
    has_turn: bool,
    is_out: bool,
    has_left: bool,
    is_you: bool,
    strength: str,
) -> Plate:
    seat = player.seat
    signs = [
        (player.is_host, "crown", "Host"),
        (player.is_robot, "clockwork", f"System player: {strength}"),
        (player.is_played_for, "clockwork", "A system player is playing for them"),
        (not player.connected and not player.is_gone_for_good, "plug", "Not connected"),
        (is_out, "skull", "Has left the game" if has_left else "Out: a false accusation"),
    ]
    states = [
        "acting" if is_awaited else "",
        "turn" if has_turn else "",
        "out" if is_out else "",
        "away" if not player.connected else "",
        "you" if is_you else "",
    ]
    before = title(seat).removesuffix(short_title(seat))
    words = el(
        "div",
        el("span", _you() if is_you else None, el("b", player.name, cls="plate-name"), cls="plate-line"),
        el("span", el("span", before, cls="plate-rank"), short_title(seat), cls="plate-title"),
        cls="plate-words",
    )
    marks = join(*(el("span", icon(name), title=tip, role="img", aria_label=tip) for on, name, tip in signs if on))
    face = el("span", image(f"portrait-{seat}", cls="face"), image(f"emblem-{seat}", cls="emblem"), cls="portrait")
    now = el("span", "next to act", cls="sr-only") if is_awaited else None
    content = join(face, words, _cards(cards), el("span", marks, cls="signs"), now)
    return Plate(f"plate {seat} {' '.join(filter(None, states))}", content)


@cache
def _you() -> Markup:
    return el("span", "You", cls="plate-you")


@cache
def _cards(number: int) -> Markup:
    words = f"{number} card{'' if number == 1 else 's'}" if number else "no cards yet"
    return el("span", str(number), cls="plate-cards", title=words, role="img", aria_label=words)
