"""All that a drawn page can send, read from its HTML as the page's script reads it, and whether one can send it now."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser
from itertools import cycle, islice
from types import MappingProxyType
from typing import Any

VOID = frozenset({"input", "img", "br", "hr"})
Message = dict[str, Any]
Variables = Mapping[str, str]
"""Of a style sheet, as `--walk`: a board says by them which of its places can be clicked."""
NO_VARIABLES: Variables = MappingProxyType({})
TYPED = "rhythm"
"""What is typed into every field: one word, as some of them want it, and like no other."""
_HIDDEN = re.compile(r"(?:display|pointer-events):var\((--[\w-]+),none\)")


@dataclass(slots=True)
class Node:
    """An element, and what stands in it."""

    tag: str
    attributes: dict[str, str]
    parent: Node | None = None
    inside: list[Node] = field(default_factory=list)

    def __iter__(self) -> Iterator[Node]:
        yield self
        for each in self.inside:
            yield from each

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    @property
    def classes(self) -> set[str]:
        """Its own, and those of what it stands in."""
        return set(self.get("class").split()) | (self.parent.classes if self.parent else set())

    def can_be_used(self, variables: Variables) -> bool:
        if "disabled" in self.attributes or self.get("aria-disabled") == "true":
            return False
        hidden = _HIDDEN.search(self.get("style"))
        if hidden and variables.get(hidden[1], "none") == "none":
            return False
        return self.parent is None or self.parent.can_be_used(variables)


@dataclass(frozen=True, slots=True)
class Click:
    """A message that a page can send, by what, and whether it is open to whoever looks at the page."""

    message: Message
    by: Node
    is_open: bool


def clicks_in(*pieces: str, variables: Variables = NO_VARIABLES) -> list[Click]:
    """Whatever a click, a form, a choice or typing on this page would send: each value of each field at least once."""
    page = Node("page", {}, inside=[_read(piece) for piece in pieces])
    found = ((message, node) for node in page for message in (*_sent(node, page), *_typed(node)))
    return [Click(message, node, node.can_be_used(variables)) for message, node in found]


def messages_in(html: str) -> list[Message]:
    return [click.message for click in clicks_in(html)]


def _sent(node: Node, page: Node) -> Iterator[Message]:
    if "data-act" not in node.attributes:
        return
    fixed, numbers = _fields(node), node.get("data-numbers").split()
    for filled in _fillings(node, page):
        typed = {name: _number(value) if name in numbers else value for name, value in filled.items()}
        yield {"type": node.get("data-act"), **fixed, **typed}


def _number(value: str) -> int | str:
    """What is no number is sent as the text that it is."""
    return int(value) if value.isdigit() else value


def _fields(node: Node) -> Message:
    fields: Message = json.loads(node.get("data-sends", "{}"))
    return fields


def _typed(node: Node) -> Iterator[Message]:
    if kind := node.get("data-draft"):
        yield {"type": kind, node.get("data-draft-as") or node.get("name"): TYPED}


def _fillings(node: Node, page: Node) -> Iterator[dict[str, str]]:
    """What is chosen or typed for it."""
    if node.tag == "form":
        yield from _filled_in(node, page)
    elif taken := node.get("data-takes"):
        carried = [_fields(each).get(taken) for each in page if each.get("data-carry") == taken]
        chosen = [each.get("value") for each in page if each.tag == "input" and each.get("name") == taken]
        yield from ({taken: value} for value in filter(None, (*carried, *chosen)))
    elif node.tag != "select":  # what is chosen from it is sent by the choice itself
        yield {}


def _filled_in(form: Node, page: Node) -> Iterator[dict[str, str]]:
    choices: dict[str, list[str]] = {}
    for each in form:
        if (name := each.get("name")) and "disabled" not in each.attributes and each.tag != "button":
            values = [option.get("value") for option in each if option.tag == "option"]
            choices.setdefault(name, []).extend(values or [each.get("value") or TYPED])
    outside = (each for each in page if form.get("id") and each.get("form") == form.get("id"))
    buttons = [
        each
        for each in (*form, *outside)
        if each.tag == "button" and each.get("type") == "submit" and "disabled" not in each.attributes
    ]
    pressed = [{each.get("name"): each.get("value")} if each.get("name") else {} for each in buttons]
    number = max(map(len, choices.values()), default=1)
    ways = zip(*(islice(cycle(values), number) for values in choices.values()), strict=True) if choices else [()]
    for way in ways:
        yield from ({**dict(zip(choices, way, strict=True)), **button} for button in pressed)


@lru_cache(maxsize=1_024)
def _read(html: str) -> Node:
    """A piece of a page; most are the same from one look to the next."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("piece", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self._open[-1])
        self._open[-1].inside.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_endtag(self, tag: str) -> None:
        while len(self._open) > 1 and self._open.pop().tag != tag:
            pass
