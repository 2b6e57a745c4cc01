"""A panel: one element of the page whose content is sent again only when its slice of the view has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from markupsafe import Markup
from nicegui import ui


class Piece(ui.html):
    """HTML as it was drawn; nothing is bound to it, so that `pages/nicegui_inside/light_pieces.py` makes it cheap."""

    def __init__(
        self, html: Markup, *, tag: str = "div", classes: str = "", attributes: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(str(html), sanitize=False, tag=tag)
        self.classes(classes)
        self.props.update(attributes or {})

    def draw(self, html: Markup, classes: str | None = None) -> None:
        """Show something else, and with other classes where they are given."""
        self.set_content(str(html))
        if classes is not None:
            self.classes(replace=classes)

    @property
    def is_unsent(self) -> bool:
        """Whether the browser has yet to be sent what was drawn last."""
        return self.id in self.client.outbox.updates


class Panel:
    """One piece of HTML on a client's page.

    What a seat may not know is never drawn: a panel gets its slice from the client's own view.
    """

    def __init__(self, classes: str, *, tag: str = "div", **attributes: str) -> None:
        named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        self.element = Piece(Markup(""), tag=tag, classes=f"panel {classes}", attributes=named)
        self._slice: object = None

    def show(self, part: object, draw: Callable[[], Markup]) -> None:
        """Draw the panel anew if the part of the view that it shows is another than before."""
        if part != self._slice or self._slice is None:
            self._slice = part
            self.element.draw(draw())
