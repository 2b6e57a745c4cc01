"""A panel: one element of the page whose content is sent again only when its slice of the view has changed."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup
from nicegui import ui


class Piece(ui.html):
    """HTML whose content nothing is bound to, so that a new content costs a tenth of what `ui.html` spends on it."""

    content: str = ""  # hides NiceGUI's bindable property

    def __init__(self, html: Markup, *, tag: str = "div", classes: str = "", attributes: dict[str, str]) -> None:
        super().__init__(str(html), sanitize=False, tag=tag)
        if classes:
            self.classes(classes)
        if attributes:
            self.props.update(attributes)

    def draw(self, html: Markup) -> None:
        """Show something else."""
        text = str(html)
        if text != self.content:
            self.content = text
            dict.__setitem__(self._props, self.CONTENT_PROP, text)  # past the observers, of which there is one:
            self.update()


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
