"""The options of the room: read by all, changed by the host."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.game import Option
from clueapp.rooms.options import room_options
from clueapp.rooms.view import TableView
from components.html import el, heading, join

EXPECTED = "expected"


def part(table: TableView) -> object:
    return (table.options, table.is_host)


def draw(table: TableView) -> Markup:
    options = room_options(table.game)
    if table.is_host:
        fields = el("div", *(_choice(table, option) for option in options), cls="option-list")
        return join(heading(2, "The rules of the house"), fields)
    facts = el("dl", *(_fact(table, option) for option in options), cls="option-list")
    return join(heading(2, "The rules of the house"), facts)


def _choice(table: TableView, option: Option) -> Markup:
    chosen = table.options[option.name]
    name = f"option-{option.name}"
    values = (el("option", label, value=str(value), selected=value == chosen) for value, label in option.values)
    select = el(
        "select",
        *values,
        id=name,
        act="SET_OPTION",
        data={"option": option.name},
        testid="expected-players" if option.name == EXPECTED else name,
        title=option.help or None,
    )
    return el("div", el("label", option.label, for_=name), select, cls="option")


def _fact(table: TableView, option: Option) -> Markup:
    chosen = table.options[option.name]
    label = next((label for value, label in option.values if value == chosen), str(chosen))
    testid = "expected-players" if option.name == EXPECTED else f"option-{option.name}"
    return el("div", el("dt", option.label), el("dd", label, testid=testid), cls="option", title=option.help or None)
