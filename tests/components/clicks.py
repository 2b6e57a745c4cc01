"""All that a drawn page can send, read from its HTML as the page's script reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import product
from typing import Any

VOID = frozenset({"input", "img", "br", "hr"})
Sent = dict[str, Any]


@dataclass(slots=True)
class Node:
    """An element, and what stands in it."""

    tag: str
    attributes: dict[str, str]
    inside: list[Node] = field(default_factory=list)

    def __iter__(self) -> Iterator[Node]:
        yield self
        for each in self.inside:
            yield from each

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)


def messages_in(html: str) -> list[Sent]:
    """Each message that a click, a form or a choice on this page would send, one of each shape and value."""
    page = _read(html)
    return [message for node in page if "data-act" in node.attributes for message in _messages(node, page)]


def _messages(node: Node, page: Node) -> Iterator[Sent]:
    kind, *names = node.get("data-act").split(" ")
    fixed = {name: node.attributes[f"data-{name.replace('_', '-')}"] for name in names}
    numbers = node.get("data-numbers").split()
    for filled in _fillings(node, page):
        fields = {**fixed, **filled}
        yield {"type": kind, **{name: int(value) if name in numbers else value for name, value in fields.items()}}


def _fillings(node: Node, page: Node) -> Iterator[dict[str, str]]:
    """What is chosen or typed for it, in all ways that a hand can choose."""
    if node.tag == "form":
        yield from _filled_in(node, page)
    elif node.tag == "select":
        yield from ({"value": each.get("value")} for each in node if each.tag == "option")
    elif taken := node.get("data-takes"):
        carried = [each.get(f"data-{taken}") for each in page if each.get("data-carry") == taken]
        chosen = [each.get("value") for each in page if each.tag == "input" and each.get("name") == taken]
        yield from ({taken: value} for value in filter(None, (*carried, *chosen)))
    else:
        yield {}


def _filled_in(form: Node, page: Node) -> Iterator[dict[str, str]]:
    choices: dict[str, list[str]] = {}
    for each in form:
        if (name := each.get("name")) and "disabled" not in each.attributes and each.tag != "button":
            values = [option.get("value") for option in each if option.tag == "option"]
            choices.setdefault(name, []).extend(values or [each.get("value") or "some words"])
    outside = (each for each in page if form.get("id") and each.get("form") == form.get("id"))
    buttons = [each for each in (*form, *outside) if each.tag == "button" and each.get("type") == "submit"]
    pressed = [{each.get("name"): each.get("value")} if each.get("name") else {} for each in buttons]
    ways = [dict(zip(choices, way, strict=True)) for way in product(*choices.values())]
    return ({**way, **button} for way in ways for button in pressed)


def _read(html: str) -> Node:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("page", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].inside.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_endtag(self, tag: str) -> None:
        while len(self._open) > 1 and self._open.pop().tag != tag:
            pass
