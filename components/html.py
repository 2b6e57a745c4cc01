"""HTML from Python values, escaped by construction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from components.sending import Sends, attributes_for

Child = str | Markup | None
Attribute = str | int | bool | None
VOID = frozenset({"input", "img", "br", "hr", "image", "use"})


def el(
    tag: str,
    /,
    *children: Child,
    cls: str | None = None,
    testid: str | None = None,
    sends: Sends | None = None,
    data: Mapping[str, Attribute] | None = None,
    more: Mapping[str, Attribute] | None = None,
    **attributes: Attribute,
) -> Markup:
    """An element. Text is escaped; an attribute of None or False is left out.

    A click on it, or the form that it is, sends what `sends` says, and nothing else: other data stays here.

    >>> print(el("b", "a < b", cls="loud", aria_label="less"))
    <b class="loud" aria-label="less">a &lt; b</b>
    >>> from clueapp.rooms.lobby.commands import Pick
    >>> print(el("b", "Plum", sends=Pick(seat="plum"), data={"turn": 3}))
    <b data-act="PICK" data-sends='{"seat":"plum"}' data-turn="3">Plum</b>
    """
    parts = [f"<{tag}"]
    if cls is not None:
        parts.append(f' class="{_escaped(cls)}"')
    if testid is not None:
        parts.append(f' data-testid="{_escaped(testid)}"')
    if sends is not None:
        parts.append(attributes_for(sends))
    if data:
        parts += [_attribute(f"data-{key.replace('_', '-')}", value) for key, value in data.items()]
    if more or attributes:
        parts += [_attribute(_name(key), value) for key, value in {**(more or {}), **attributes}.items()]
    parts.append(">")
    if tag not in VOID:
        parts += [_escaped(child) for child in children if child is not None]
        parts.append(f"</{tag}>")
    return Markup("".join(parts))  # noqa: S704 - every part is escaped above


def join(*children: Child) -> Markup:
    """Children side by side."""
    return Markup("".join([_escaped(child) for child in children if child is not None]))  # noqa: S704 - escaped


def _attribute(name: str, value: Attribute) -> str:
    if value is True:
        return f" {name}"
    if value is None or value is False:
        return ""
    return f' {name}="{_escaped(value)}"'


def _escaped(value: str | int) -> str:
    # By far the most of a page's texts are drawn again and again: names, classes, sentences.
    return value if isinstance(value, Markup) else _escape_text(str(value))


@lru_cache(maxsize=16_384)
def _escape_text(text: str) -> str:
    return str(escape(text))


@lru_cache(maxsize=1_024)
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def button(
    label: Child,
    *,
    sends: Sends | None = None,
    testid: str | None = None,
    kind: str = "plain",
    data: Mapping[str, Attribute] | None = None,
    keys: str | None = None,
    **attributes: Attribute,
) -> Markup:
    """A button; `keys` are the keyboard's names of keys that press it."""
    return el(
        "button",
        label,
        type=attributes.pop("type", "button"),
        cls=f"button {kind}",
        sends=sends,
        testid=testid,
        data={**(data or {}), "keys": keys},
        more=attributes,
    )


def cap(key: str) -> Markup:
    """The cap of a key, for the button that it presses; where one touches there are no keys, and it is not shown."""
    return el("kbd", key, cls="cap", aria_hidden="true")


def heading(level: int, text: Child, *, testid: str | None = None, cls: str | None = None, name: str = "") -> Markup:
    """A heading; `name` is the id by which others refer to it."""
    return el(f"h{level}", text, testid=testid, cls=cls, id=name or None)
