"""The options of the room: read by all, changed by the host."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from clueapp.kernel.options import Option
from clueapp.rooms.lobby.commands import SetOptions
from clueapp.rooms.lobby.options import room_options
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.lobby import packs
from components.pictures import icon

EXPECTED = "expected"


def part(table: TableView) -> object:
    return (table.options, table.is_host, table.packs)


def draw(table: TableView) -> Markup:
    options = [option for option in room_options(table.game, table.options) if len(option.values) > 1]
    single = [option for option in options if not option.group]
    groups = dict.fromkeys(option.group for option in options if option.group)
    if table.is_host:
        fields = el("div", *(_choice(table, option) for option in single), cls="option-list")
    else:
        fields = el("dl", *(_fact(table, option) for option in single), cls="option-list")
    ticks = (_group(table, name, [option for option in options if option.group == name]) for name in groups)
    return join(heading(2, "House rules"), fields, *ticks, packs.draw(table))


def _group(table: TableView, name: str, options: Sequence[Option]) -> Markup:
    """Options that stand together, each on or off."""
    title = f"group-{name.lower()}"
    ticks = (_tick(table, option) for option in options)
    return el("div", el("h3", name, id=title), el("div", *ticks, cls="ticks"), role="group", aria_labelledby=title)


def _tick(table: TableView, option: Option) -> Markup:
    is_on = bool(table.options[option.name])
    return button(
        join(icon("check") if is_on else None, option.label),
        sends=SetOptions({option.name: not is_on}) if table.is_host else None,
        kind="tick",
        testid=f"option-{option.name}",
        aria_pressed=str(is_on).lower(),
        disabled=not table.is_host,
    )


def _choice(table: TableView, option: Option) -> Markup:
    chosen = table.options[option.name]
    name = f"option-{option.name}"
    values = (
        el("option", label, value=str(value), selected=value == chosen, sends=SetOptions({option.name: value}))
        for value, label in option.values
    )
    select = el(
        "select",
        *values,
        id=name,
        sends=SetOptions,
        testid="expected-players" if option.name == EXPECTED else name,
        aria_describedby=f"about-{option.name}" if option.help else None,
    )
    return el("div", el("label", option.label, for_=name), select, _about(option, "p"), cls="option")


def _about(option: Option, tag: str) -> Markup | None:
    """What the option means, in a short line."""
    return el(tag, option.help, cls="about", id=f"about-{option.name}") if option.help else None


def _fact(table: TableView, option: Option) -> Markup:
    chosen = table.options[option.name]
    label = next((label for value, label in option.values if value == chosen), str(chosen))
    testid = "expected-players" if option.name == EXPECTED else f"option-{option.name}"
    return el("div", el("dt", option.label), el("dd", label, testid=testid), _about(option, "dd"), cls="option")
