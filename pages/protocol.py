"""The protocol's documentation: every message with its sentence, schema and example (P-8.1)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from markupsafe import Markup, escape

from clueapp.api.docs import MessageDoc
from components.html import el, heading, join
from components.rules.prose import text
from pages.parlour import games, protocol
from pages.prose import serve

_DIRECTIONS = {
    "request": ("HTTP", "Request by HTTP"),
    "client": ("Client → server", "From client to server"),
    "server": ("Server → client", "From server to client"),
}
_LEAD = "For bots, other clients and tests: JSON over HTTP and a WebSocket, under the same authority as the pages."
_ADVICE = (
    "Make a room with `POST /api/rooms` or join with `POST /api/rooms/CODE/players`: the answer holds a seat's token.",
    "Connect to `WS /ws/CODE` and send `JOIN_ROOM` first. Without a token you watch.",
    "After each change, `legal` lists what the seat may do, as forms to fill in without knowing the game.",
)


def install() -> None:
    """Serve `/protocol`."""

    serve("/protocol", "Protocol · Clueapp", draw_protocol, "prose protocol")


def draw_protocol() -> Markup:
    """All messages: those of every game by direction, then each game's own."""
    messages = protocol().messages
    titles = {name: game.info.title for name, game in games().items()}
    shared = (
        (key, label, [each for each in messages if each.game is None and each.direction == key])
        for key, (_, label) in _DIRECTIONS.items()
    )
    own = ((name, title, [each for each in messages if each.game == name]) for name, title in titles.items())
    groups = [*shared, *own]
    index = el("ol", *(_index(*group) for group in groups))
    body = el("article", *(_group(*group) for group in groups), cls="chapters")
    nav = el("nav", index, cls="contents", aria_label="Contents")
    return join(_head(), el("div", nav, body, cls="prose-body"))


def _head() -> Markup:
    data = join("All of this is data as well: ", el("a", "/api/schema", href="/api/schema"), ".")
    lines = text(*(_with_code(sentence) for sentence in _ADVICE), data)
    return el("div", heading(1, "The protocol"), el("p", _LEAD, cls="lead"), lines, cls="prose-head")


def _with_code(sentence: str) -> Markup:
    """A sentence in which every second part between backquotes is set as code."""
    parts = enumerate(sentence.split("`"))
    return join(*(el("code", part) if number % 2 else escape(part) for number, part in parts))


def _index(key: str, label: str, messages: Sequence[MessageDoc]) -> Markup:
    links = (el("li", el("a", each.name, href=f"#{_anchor(each)}")) for each in messages)
    return el("li", el("a", label, href=f"#{key}"), el("ol", *links))


def _group(key: str, label: str, messages: Sequence[MessageDoc]) -> Markup:
    return el("section", heading(2, label, name=key), *(_message(each) for each in messages), cls="chapter")


def _message(doc: MessageDoc) -> Markup:
    arrow, _ = _DIRECTIONS[doc.direction]
    head = el(
        "div",
        heading(3, doc.name, name=_anchor(doc)),
        el("span", arrow, cls=f"direction {doc.direction}"),
        cls="message-head",
    )
    schema = el("details", el("summary", "JSON schema"), _json(doc.schema, f"JSON schema of {doc.name}"))
    return el(
        "article", head, el("p", doc.sentence), _example(doc), schema, cls="message", testid=f"message-{_anchor(doc)}"
    )


def _example(doc: MessageDoc) -> Markup | None:
    if doc.example is None:
        return None
    return el("div", el("p", "Example", cls="label"), _json(doc.example, f"Example of {doc.name}"), cls="example")


def _json(value: object, label: str) -> Markup:
    shown = json.dumps(value, indent=2, ensure_ascii=False)
    return el("pre", el("code", shown), tabindex="0", role="region", aria_label=label)


def _anchor(doc: MessageDoc) -> str:
    name = "-".join("".join(letter if letter.isalnum() else " " for letter in doc.name.lower()).split())
    return f"{doc.game or doc.direction}-{name}"
