"""The offer to make a former host, who is back in the room, the host again (P-1.5)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import AppointHost, KeepHost
from clueapp.rooms.view import PlayerView, TableView
from components.html import button, el, join
from components.pictures import icon


def part(table: TableView) -> object:
    former, host = _former(table), table.host
    return former and former.name, host and host.name, table.you and table.you.id


def draw(table: TableView) -> Markup:
    """A question for the host, and a note to the former host that the host has been asked."""
    former, host = _former(table), table.host
    if former is None or host is None:
        return Markup("")
    if table.is_host:
        return _question(former)
    if table.you == former:
        words = f"{host.name} is the host now and can make you the host again."
        return el("p", icon("crown"), el("span", words, title=words))
    return Markup("")


def _former(table: TableView) -> PlayerView | None:
    """The former host, if they are here."""
    return next((each for each in table.players if each.id == table.former_host and each.connected), None)


def _question(former: PlayerView) -> Markup:
    words = f"{former.name} was the host and is back."
    return join(
        el("p", icon("crown"), el("span", words, title=words)),
        button("Make host again", sends=AppointHost(former.id), kind="small primary", testid="host-back"),
        button("I’ll stay host", sends=KeepHost(), kind="small", testid="host-keep"),
    )
