"""The players' plates: who plays whom, who is to act, who is out, who is gone."""

from __future__ import annotations

from functools import lru_cache

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
    awaited, you = table.awaited, table.you.id if table.you else None
    return join(
        *(
            _plate(
                player,
                public.held.get(seat, 0),
                is_awaited=seat in awaited,
                has_turn=seat == public.turn,
                is_out=seat in public.out,
                has_left=seat in public.deserted,
                is_you=player.id == you,
            )
            for seat in public.players
            if (player := seated.get(seat))
        )
    )


@lru_cache(maxsize=4_096)
def _plate(
    player: PlayerView, cards: int, *, is_awaited: bool, has_turn: bool, is_out: bool, has_left: bool, is_you: bool
) -> Markup:
    """One plate; six viewers see nearly the same ones, so they are drawn once for all of them."""
    seat = player.seat
    signs = [
        (player.is_host, "crown", "Host"),
        (not player.connected and not player.is_gone_for_good, "plug", "Not connected"),
        (is_out, "skull", "Has left" if has_left else "Out: a false accusation"),
    ]
    states = [
        "acting" if is_awaited else "",
        "turn" if has_turn else "",
        "out" if is_out else "",
        "away" if not player.connected else "",
        "you" if is_you else "",
    ]
    words = el(
        "div",
        el("b", player.name, cls="plate-name"),
        el("span", title(seat), cls="plate-title"),
        el("span", f"{cards} cards", cls="plate-cards"),
        cls="plate-words",
    )
    marks = join(*(el("span", icon(name), title=tip, role="img", aria_label=tip) for on, name, tip in signs if on))
    face = el("span", image(f"portrait-{seat}", cls="face"), image(f"emblem-{seat}", cls="emblem"), cls="portrait")
    now = el("span", "to act", cls="sr-only") if is_awaited else None
    return el(
        "li",
        face,
        words,
        el("span", marks, cls="signs"),
        now,
        cls=f"plate {seat} {' '.join(filter(None, states))}",
        testid=f"plate-{seat}",
    )
