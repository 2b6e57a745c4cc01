"""The frame of every page: head, theme, one listener for all that is clicked or filled in."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup
from nicegui import ui
from nicegui.events import GenericEventArguments

from clueapp.rooms.feed_line import FeedLine
from components import theme
from components.html import button, el, join
from components.pictures import icon, image
from components.scripts import script_tags, scripts

Sent = dict[str, Any]


@cache
def asset_version() -> str:
    """Changes when the style sheet or any script changes."""
    return hashlib.sha256("".join((theme.style_sheet(), *scripts().values())).encode()).hexdigest()[:10]


def head_html() -> Markup:
    """What stands in the head of every page."""
    return Markup(
        '<link rel="stylesheet" href="/assets/{version}/parlour.css">{scripts}'
        '<meta name="theme-color" content="#14171f">'
        '<meta name="description" content="A parlour of games to play with friends: open a link and sit down.">'
    ).format(version=asset_version(), scripts=script_tags(asset_version()))


def add_shared_head() -> None:
    """Put it into the head of every page that NiceGUI serves.

    It must be a plain string: NiceGUI appends a page's own tags to it, and `Markup` would escape them.
    """
    ui.add_head_html(str(head_html()), shared=True)


class Page:
    """One client's page: a root that hears every click, form and choice below it."""

    def __init__(self, classes: str, on_sent: Callable[[Sent], Awaitable[None]] | None = None) -> None:
        self.root = ui.element("div").classes(f"page {classes}")
        if on_sent is not None:
            self._listen(on_sent)

    def _listen(self, on_sent: Callable[[Sent], Awaitable[None]]) -> None:
        async def hear(event: GenericEventArguments) -> None:
            if isinstance(event.args, dict):
                await on_sent(event.args)

        for kind in ("click", "submit", "change", "input"):
            self.root.on(kind, hear, js_handler=f"(event) => parlour.{kind}(event, emit)")


def toast(text: str, *, kind: str = "plain") -> None:
    """Announce something that matters now."""
    ui.notify(text, position="top", classes=f"toast {kind}", timeout=4500, progress=False)


def announce(lines: Sequence[FeedLine]) -> None:
    """Announce those lines of the feed that matter, if they are not too many."""
    for line in [line for line in lines if line.matters][-2:]:
        toast(line.text, kind="private" if line.private else "plain")


def bar(*middle: Markup, buttons: Markup | None = None) -> Markup:
    """The bar on top of every page: home, what this is, and the switches."""
    switches = join(
        buttons,
        button(
            join(icon("sound_on"), icon("sound_off")),
            kind="icon sound",
            data={"local": "sound"},
            aria_label="Sound",
            aria_pressed="false",
        ),
        button(icon("sun"), kind="icon", data={"local": "theme"}, aria_label="Light or dark"),
    )
    mark = join(image("logo", cls="logo"), el("span", "Clueapp", cls="wordmark"))
    home = el("a", mark, href="/", cls="bar-home", title="Home")
    return join(home, *middle, el("div", switches, cls="switches"))
