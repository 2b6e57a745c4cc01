"""A question with a few answers in a row, one of them preselected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import Markup

from components.html import Child, el

Choice = tuple[str | int, Child]
"""The value to send, and its label."""


def pick_row(name: str, question: str, choices: Iterable[Choice], chosen: str | int, remember: str = "") -> Markup:
    """The question and its answers, as fields of the form around it; `remember`: the name a browser keeps it under."""
    data = {"remember": remember} if remember else {}
    picks = (_pick(name, value, label, data, is_chosen=value == chosen) for value, label in choices)
    return el("fieldset", el("legend", question), el("div", *picks, cls=f"pick-row {name}"))


def _pick(name: str, value: str | int, label: Child, data: Mapping[str, str], *, is_chosen: bool) -> Markup:
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
    return el("label", radio, el("span", label, cls="pick"))
