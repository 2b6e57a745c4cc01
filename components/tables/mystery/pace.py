"""The choices of a player who waits: skip ahead, see how the case ends, or begin a new one."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import NewGame, Skip
from components.html import button, el, join
from components.pictures import icon
from components.tables.mystery import MysteryTableView


def part(table: MysteryTableView) -> object:
    if table.revealing is not None:  # a skip waits for the scene too
        return None
    skipper = table.skipping and (table.skipping.id, table.skipping.name)
    return table.skip, skipper, is_out(table), can_start_over(table), table.games_played


def is_out(table: MysteryTableView) -> bool:
    """Whether the viewer has accused falsely, and the case isn't solved yet."""
    return table.is_under_way and table.view is not None and table.view.seat in table.view.public.out


def can_start_over(table: MysteryTableView) -> bool:
    """Whether the host is out of the hunt, nobody else has a seat to come back to, and enough players are left."""
    others = (each for each in table.staying if each != table.you and not each.is_robot)
    return is_out(table) and table.is_host and table.missing is None and not any(others)


def draw(table: MysteryTableView) -> Markup:
    if table.revealing is not None:
        return Markup("")
    if table.skipping is not None:
        return join(_skipping(table), el("div", *_ends(table), cls="ends") if can_start_over(table) else None)
    if table.skip == "turn":
        return el("div", _skip("Skip to my turn"), cls="ends")
    if is_out(table) and (table.skip == "end" or can_start_over(table)):
        return join(el("p", "You’re out, but the case isn’t over."), el("div", *_ends(table), cls="ends"))
    return Markup("")


def _skipping(table: MysteryTableView) -> Markup:
    where = "to the end" if is_out(table) else "ahead"
    who = "You’re" if table.skipping == table.you else f"{table.skipping.name if table.skipping else ''} is"
    return el("p", icon("skip"), el("span", f"{who} skipping {where} …"), cls="skipping", role="status")


def _ends(table: MysteryTableView) -> list[Markup]:
    again = button(join(icon("replay"), "New case"), sends=NewGame(table.games_played), testid="new-case", kind="small")
    return [
        *([_skip("See how it ends")] if table.skip == "end" else []),
        *([again] if can_start_over(table) else []),
    ]


def _skip(words: str) -> Markup:
    return button(join(icon("skip"), words), sends=Skip(), testid="skip", kind="small primary")
