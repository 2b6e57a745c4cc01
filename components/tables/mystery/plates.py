"""The players' plates: who plays whom, who is to act, who is out, who is gone."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.mystery.cards import title
from clueapp.games.mystery.table import Table
from clueapp.rooms.view import PlayerView, TableView
from components.html import el, join
from components.pictures import icon, image


def part(table: TableView) -> object:
    public: Table | None = table.view.public if table.view else None
    known = (public.held, public.out, public.deserted, public.turn, public.players) if public else None
    return (table.players, table.awaited, table.you, known)


def draw(table: TableView) -> Markup:
    if table.view is None:
        return Markup("")
    public: Table = table.view.public
    seated = {player.seat: player for player in table.players}
    return join(*(_plate(table, public, seated[seat]) for seat in public.players if seat in seated))


def _plate(table: TableView, public: Table, player: PlayerView) -> Markup:
    seat = player.seat
    signs = [
        (player.is_host, "crown", "Host"),
        (not player.connected and not player.is_gone_for_good, "plug", "Not connected"),
        (seat in public.out, "skull", "Has left" if seat in public.deserted else "Out: a false accusation"),
    ]
    states = [
        "acting" if seat in table.awaited else "",
        "turn" if seat == public.turn else "",
        "out" if seat in public.out else "",
        "away" if not player.connected else "",
        "you" if table.you and table.you.id == player.id else "",
    ]
    cards = public.held.get(seat, 0)
    words = el(
        "div",
        el("b", player.name, cls="plate-name"),
        el("span", title(seat), cls="plate-title"),
        el("span", f"{cards} cards", cls="plate-cards"),
        cls="plate-words",
    )
    marks = join(*(el("span", icon(name), title=tip, role="img", aria_label=tip) for on, name, tip in signs if on))
    face = el("span", image(f"portrait-{seat}", cls="face"), image(f"emblem-{seat}", cls="emblem"), cls="portrait")
    now = el("span", "to act", cls="sr-only") if seat in table.awaited else None
    return el(
        "li",
        face,
        words,
        el("span", marks, cls="signs"),
        now,
        cls=f"plate {seat} {' '.join(filter(None, states))}",
        testid=f"plate-{seat}",
    )
