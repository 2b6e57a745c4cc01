"""What a viewer may know of a game, as a list: the names of the wire and what they stand for now."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from clueapp.rooms.view import TableView
from components.html import el, join
from components.tables.plain.forms import in_words


def draw(table: TableView) -> Markup:
    known = table.game.show(table.view) if table.view else {}
    facts = (join(el("dt", _title(name)), el("dd", _value(value))) for name, value in known.items())
    return el("dl", *facts, cls="plain-facts")


def _title(name: str) -> str:
    return in_words(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name))


def _value(value: Any) -> str:
    if value in (None, "", [], {}, ()):
        return "–"
    match value:
        case bool():
            return "yes" if value else "no"
        case dict():
            return "; ".join(f"{_title(str(key))}: {_value(each)}" for key, each in value.items())
        case list() | tuple():
            return ", ".join(_value(each) for each in value)
    return str(value)
