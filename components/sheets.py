"""Sheets: what is always in sight on a desktop, and on a phone comes up over the board at the press of a button."""

from __future__ import annotations

from collections.abc import Mapping

from nicegui import ui

from components.html import el, join
from components.pictures import icon


def sheet_buttons(sheets: Mapping[str, tuple[str, str]]) -> None:
    """The buttons below the board of a phone: name to icon and label. The sheet of NAME has the id `sheet-NAME`.

    What was said while the feed was out of sight is counted on its button by the page's script.
    """
    row = join(
        *(
            el(
                "button",
                icon(picture),
                el("span", label),
                el("span", cls="unseen", data={"unseen": ""}),
                type="button",
                aria_controls=f"sheet-{name}",
                aria_expanded="false",
                data={"local": "sheet", "sheet": name},
                cls="sheet-button",
                testid=f"show-{name}",
            )
            for name, (picture, label) in sheets.items()
        )
    )
    element = ui.html(str(row), sanitize=False).classes("sheet-buttons")
    element.props["role"] = "toolbar"
    element.props["aria-label"] = " and ".join(label for _, label in sheets.values())
