"""Tabs that the browser switches by itself; what is behind them is always there."""

from __future__ import annotations

from collections.abc import Mapping

from nicegui import ui

from components.html import el, join
from components.pictures import icon


def tabs(classes: str, pages: Mapping[str, tuple[str, str]]) -> None:
    """A row of tabs, the first chosen: name to icon and label. The page of NAME has the id `tab-NAME`."""
    first = next(iter(pages))
    row = join(
        *(
            el(
                "button",
                icon(picture),
                el("span", label),
                type="button",
                role="tab",
                id=f"for-{name}",
                aria_controls=f"tab-{name}",
                aria_selected="true" if name == first else "false",
                data={"local": "tab", "tab": name},
                cls="tab",
                testid=f"show-{name}",
            )
            for name, (picture, label) in pages.items()
        )
    )
    element = ui.html(str(row), sanitize=False).classes(f"tabs {classes}")
    element.props["role"] = "tablist"
    element.props["data-first"] = first
