"""The bar of a room page: where one is, the link to share, and the menu."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from markupsafe import Markup

from clueapp.rooms.lobby.commands import AppointHost, EndGame, Leave, Remove, SetOptions
from clueapp.rooms.lobby.options import CHAT, REMARKS, STAND_INS
from clueapp.rooms.view import PlayerView, TableView
from components import speed
from components.html import button, el, heading, join
from components.lobby.invitation import qr_code
from components.pictures import icon
from components.requests import SeatLink
from components.shell import bar

TOO_FEW = 2
"""Of so many nobody is removed from a game: who is left would have nobody to play with."""


def bar_part(table: TableView) -> object:
    people = table.staying if table.is_host else ()
    options = tuple(table.options.get(name) for name in (CHAT.name, STAND_INS.name, REMARKS.name))
    return (table.status, table.is_host, table.you is None, table.code, options, people, speed.part(table))


def draw_bar(table: TableView, link: str) -> Markup:
    game = el("span", f"{table.game.info.title} · ", cls="roomy-only")
    name = heading(1, join(game, table.code), cls="bar-title")
    copy = button(
        join(icon("link"), el("span", "Copy link", cls="wide-only")),
        kind="small",
        data={"local": "copy", "text": link},
        testid="copy-link",
        aria_label="Copy the room's link",
    )
    offer = None if table.status == "lobby" else _sound_offer()
    return join(bar(name, buttons=join(offer, speed.draw(table), copy, _menu(table))), _sure())


@cache
def _sound_offer() -> Markup:
    """Ask whether to play with sound, once, at the browser's first table; a script remembers whether it was asked."""
    no = join("No", el("span", " thanks", cls="roomy-only"))
    return el(
        "div",
        el("span", "Play with sound?", id="sound-offer"),
        button("Yes", kind="small primary", data={"local": "sound-on"}, testid="sound-yes"),
        button(no, kind="small", data={"local": "sound-off"}, testid="sound-no"),
        role="group",
        aria_labelledby="sound-offer",
        hidden=True,
        data={"sound_offer": ""},
        cls="sound-offer",
        testid="sound-offer",
    )


def sign_part(table: TableView) -> object:
    return (table.is_your_turn, table.code)


def draw_sign(table: TableView) -> Markup:
    """What the page's script puts into the tab's title; when it becomes one's turn, a sound may call (P-3.3)."""
    return el("span", data={"title": title_of(table), "yours": table.is_your_turn})


def title_of(table: TableView) -> str:
    """The tab's title."""
    return f"{'● Your turn – ' if table.is_your_turn else ''}{table.game.info.title} · {table.code}"


def _menu(table: TableView) -> Markup:
    items = [el("a", icon("question"), "Rules", href=f"/rules/{table.game.info.name}", target="_blank", cls="button")]
    if table.you is not None:
        items.append(button(join(icon("qr"), "Play on another device"), sends=SeatLink(), testid="seat-link-menu"))
    if table.is_host:
        items += _appointments(table)
        items += _of_the_host(table) if table.status != "lobby" else ()
    if table.you is not None:
        if table.is_under_way:
            items.append(button(join(icon("door"), "Leave, but keep my seat"), sends=Leave(), testid="leave"))
        after = (
            "A system player will play on for you." if table.options.get(STAND_INS.name) else table.game.info.on_leaving
        )
        in_game = f"Give up your seat? You can’t come back to this game. {after}"
        items.append(
            button(
                join(icon("door"), "Leave for good"),
                sends=Leave(for_good=True),
                kind="danger",
                testid="leave-for-good",
                data={"confirm": in_game if table.is_under_way else "Give up your seat in this room?"},
            )
        )
    summary = el("summary", icon("menu"), cls="button icon", aria_label="Menu", testid="menu")
    return el("details", summary, el("div", *items, cls="menu-list"), cls="menu")


def _appointments(table: TableView) -> Iterator[Markup]:
    """The players whom the host can make the host (P-1.5): people who are here."""
    people = [each for each in table.staying if each.connected and not each.is_robot and not each.is_host]
    if people:
        summary = el("summary", icon("crown"), "Make someone else host", cls="button", testid="appoint-somebody")
        yield el("details", summary, *(_appointment(each) for each in people), cls="submenu")


def _appointment(player: PlayerView) -> Markup:
    return button(
        player.name,
        testid=f"appoint-{player.seat}",
        sends=AppointHost(player.id),
        data={"confirm": f"Make {player.name} the host? They’ll be in charge of this room from then on."},
        aria_label=f"Make {player.name} the host",
    )


def _of_the_host(table: TableView) -> Iterator[Markup]:
    """What the host can do while a game is on the table; in the lobby there are places of their own for it."""
    is_on = bool(table.options["chat"])
    yield button(
        join(icon("chat"), "Turn the chat off" if is_on else "Turn the chat on"),
        testid="switch-chat",
        sends=SetOptions({"chat": not is_on}),
    )
    yield from _of_system_players(table)
    people = [each for each in table.staying if not each.is_robot]
    if len(people) > 1 and len(table.staying) > TOO_FEW:
        summary = el("summary", icon("cross"), "Remove a player", cls="button", testid="remove-somebody")
        yield el("details", summary, *(_removal(each) for each in people if not each.is_host), cls="submenu")
    if table.is_under_way:
        yield button(
            join(icon("cross"), "End the game"),
            sends=EndGame(),
            testid="end-game",
            data={"confirm": "End this game for everyone? You’ll all go back to the lobby, and nobody wins."},
        )


def _of_system_players(table: TableView) -> Iterator[Markup]:
    """Whether they play for the absent, and whether they make remarks."""
    if table.game.info.stand_in:
        is_on = bool(table.options.get(STAND_INS.name))
        words = "Turn stand-ins off" if is_on else "Turn stand-ins on"
        switch = SetOptions({STAND_INS.name: not is_on})
        yield button(join(icon("clockwork"), words), testid="switch-stand-ins", sends=switch)
    if REMARKS.name in table.options and any(each.is_robot for each in table.players):
        is_on = bool(table.options[REMARKS.name])
        words = "Turn remarks off" if is_on else "Turn remarks on"
        switch = SetOptions({REMARKS.name: not is_on})
        yield button(join(icon("clockwork"), words), testid="switch-remarks", sends=switch)


def _removal(player: PlayerView) -> Markup:
    return button(
        player.name,
        testid=f"remove-{player.seat}",
        sends=Remove(player.id),
        data={"confirm": f"Remove {player.name} from the room? They’ll lose their seat."},
        aria_label=f"Remove {player.name}",
    )


def _sure() -> Markup:
    """The dialog that asks before something that cannot be taken back; the page's script fills in the question."""
    return el(
        "dialog",
        heading(2, "Are you sure?", name="sure-title"),
        el("p", "", cls="sure-question"),
        el(
            "div",
            button("No", data={"local": "close"}, testid="sure-no"),
            button("Yes", kind="danger", data={"yes": ""}, testid="sure-yes"),
            cls="ends",
        ),
        id="sure",
        cls="dialog",
        aria_labelledby="sure-title",
    )


def draw_seat_link(link: str) -> Markup:
    """The dialog with a link that moves the seat, once."""
    return el(
        "dialog",
        heading(2, "Play on another device", name="seat-link-title"),
        el(
            "p",
            "Open this link on the other device. It moves your seat there and works once, so don’t share it.",
        ),
        el("div", qr_code(link), cls="seat-qr"),
        el("input", value=link, readonly=True, aria_label="Seat link", testid="seat-link"),
        el(
            "div",
            button(join(icon("copy"), "Copy"), data={"local": "copy", "text": link}),
            button("Close", data={"local": "close"}),
            cls="ends",
        ),
        id="seat-link",
        cls="dialog",
        aria_labelledby="seat-link-title",
    )
