"""A question with a few answers in a row, one of them preselected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from markupsafe import Markup

from components.html import Child, el

Choice = tuple[str | int, Child]
"""The value to send, and its label."""


def pick_row(
    name: str,
    question: str,
    choices: Iterable[Choice],
    chosen: str | int,
    notes: Mapping[str, str] = MappingProxyType({}),
    remember: str = "",
) -> Markup:
    """The question and its answers, as fields of the form around it.

    `notes`: what to say of an answer while it is the one chosen; `remember`: the name a browser keeps the answer under.
    """
    data = {"remember": remember} if remember else {}
    picks = (_pick(name, each, label, notes, data, is_chosen=each == chosen) for each, label in choices)
    return el("fieldset", el("legend", question), el("div", *picks, cls=f"pick-row {name}"))


def _pick(
    name: str, value: str | int, label: Child, notes: Mapping[str, str], data: Mapping[str, str], *, is_chosen: bool
) -> Markup:
    radio = el(
        "input",
        type="radio",
        name=name,
        value=value,
        checked=is_chosen,
        cls="sr-only",
        testid=f"{name}-{value or 'any'}",
        data=data,
    )
    note = notes.get(str(value))
    pick = el("span", label, cls="pick", title=note)
    return el("label", radio, pick, el("span", note, cls="pick-note") if note else None)
