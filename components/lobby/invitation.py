"""The invitation: the room's link to copy, its code in large letters, and a QR code for a phone."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

from components.html import button, el, heading, join
from components.pictures import icon


def draw(link: str, code: str) -> Markup:
    words = el(
        "div",
        heading(2, "Invite the others"),
        el(
            "p",
            el("span", "Room code ", cls="sr-only"),
            el("span", code, cls="big-code", testid="room-code"),
        ),
        el("a", link, href=link, cls="room-link", testid="room-link"),
        button(
            join(icon("copy"), "Copy the link"),
            kind="copy",
            data={"local": "copy", "text": link},
            testid="copy-room-link",
        ),
        cls="invitation-words",
    )
    return join(el("div", qr_code(link), cls="qr", role="img", aria_label="QR code of the room's link"), words)


@lru_cache(maxsize=512)
def qr_code(link: str) -> Markup:
    """The link as a QR code, drawn in the colours that the style sheet gives it."""
    drawn = segno.make(link, error="m", micro=False)
    return Markup(drawn.svg_inline(border=1, omitsize=True, lineclass="qr-dots", svgclass=None))  # noqa: S704 - of numbers alone
