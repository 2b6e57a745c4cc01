"""A panel: one element of the page whose content is sent again only when its slice of the view has changed."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup
from nicegui import ui


class Panel:
    """One piece of HTML on a client's page.

    What a seat may not know is never drawn: a panel gets its slice from the client's own view.
    """

    def __init__(self, classes: str, *, tag: str = "div", **attributes: str) -> None:
        self.element = ui.html("", sanitize=False, tag=tag).classes(f"panel {classes}")
        for name, value in attributes.items():
            self.element.props[name.rstrip("_").replace("_", "-")] = value
        self._slice: object = None

    def show(self, part: object, draw: Callable[[], Markup]) -> None:
        """Draw the panel anew if the part of the view that it shows is another than before."""
        if part != self._slice or self._slice is None:
            self._slice = part
            self.element.set_content(str(draw()))
