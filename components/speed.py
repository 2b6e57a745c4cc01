"""How fast system players act: everybody at their table can see it, and the host changes it."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.options import OptionValue
from clueapp.rooms.lobby.commands import SetOptions
from clueapp.rooms.lobby.options import PACE
from clueapp.rooms.view import TableView
from components.html import button, el, join
from components.pictures import icon


def part(table: TableView) -> object:
    return is_shown(table) and (table.options.get(PACE.name), table.is_host)


def is_shown(table: TableView) -> bool:
    """Whether system players who take their time play at the table."""
    has_opponents = any(each.is_robot or each.is_played_for for each in table.staying)
    return table.is_under_way and table.game.info.robots_ponder and has_opponents


def draw(table: TableView) -> Markup | None:
    """A button of the bar that says the speed and opens the choice."""
    if not is_shown(table):
        return None
    now = table.options.get(PACE.name)
    label = next((label for value, label in PACE.values if value == now), "")
    summary = el(
        "summary",
        icon("hourglass"),
        el("span", el("span", "Opponents: ", cls="wide-only"), label, cls="roomy-only"),
        cls="button small",
        aria_label=f"{PACE.label}: {label}",
        title=f"{PACE.label}: {label}",
        testid="pace",
    )
    host = table.host
    others = el("p", f"{host.name if host else 'The host'} can change it.", cls="quiet speed-note")
    choices = [_choice(value, label, is_on=value == now) for value, label in PACE.values] if table.is_host else [others]
    head = el("p", PACE.label, f": {label}" if not table.is_host else "", cls="menu-title")
    return el("details", summary, el("div", head, *choices, cls="menu-list"), cls="menu speed")


def _choice(value: OptionValue, label: str, *, is_on: bool) -> Markup:
    return button(
        join(label, icon("check") if is_on else None),
        sends=SetOptions({PACE.name: value}),
        testid=f"pace-{value}",
        aria_pressed="true" if is_on else "false",
    )
