"""A panel: one element of the page whose content is sent again only when its slice of the view has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup
from nicegui import ui
from nicegui.outbox import Outbox


class Piece(ui.html):
    """HTML as `ui.html` shows it, for a fraction of the cost: nothing can be bound to it, and nobody observes it.

    Each property, class or content that is set on `ui.html` goes through observers and bindings, which take longer
    than drawing the content does.
    """

    content: str = ""  # hides NiceGUI's bindable property

    def __init__(
        self, html: Markup, *, tag: str = "div", classes: str = "", attributes: Mapping[str, str] | None = None
    ) -> None:
        ui.element.__init__(self)  # past what ui.html does; as of here the element is to be sent
        for observed in (self._classes, self._style, self._props):
            observed._change_handlers.clear()  # methods of their own: without them a removed piece is freed at once
        self._sanitize = False
        self.content = str(html)
        dict.update(self._props, {self.CONTENT_PROP: self.content, "tag": tag, "sanitize": False}, **(attributes or {}))
        list.extend(self._classes, classes.split())

    def draw(self, html: Markup) -> None:
        """Show something else."""
        text = str(html)
        if text != self.content:
            self.content = text
            dict.__setitem__(self._props, self.CONTENT_PROP, text)
            self._outbox.enqueue_update(self)

    @property
    def is_unsent(self) -> bool:
        """Whether the browser has yet to be sent what was drawn last."""
        return self.id in self._outbox.updates

    @property
    def _outbox(self) -> Outbox:
        return self.client.outbox

    def _to_dict(self) -> dict[str, Any]:
        """As NiceGUI sends an element that has neither children nor listeners."""
        return {"tag": self.tag, "class": self._classes, "props": dict(self._props)}


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
