"""HTML from Python values, escaped by construction."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup, escape

Child = str | Markup | None
Attribute = str | int | bool | None
VOID = frozenset({"input", "img", "br", "hr", "image", "use"})


def el(
    tag: str,
    /,
    *children: Child,
    cls: str | None = None,
    testid: str | None = None,
    act: str | None = None,
    data: Mapping[str, Attribute] | None = None,
    more: Mapping[str, Attribute] | None = None,
    **attributes: Attribute,
) -> Markup:
    """An element. Text is escaped; an attribute of None or False is left out; `act` is what a click on it sends.

    >>> print(el("b", "a < b", cls="loud", aria_label="less"))
    <b class="loud" aria-label="less">a &lt; b</b>
    """
    parts = [f"<{tag}"]
    given: dict[str, Attribute] = {"class": cls, "data-testid": testid, "data-act": act}
    given.update((f"data-{key.replace('_', '-')}", value) for key, value in (data or {}).items())
    given.update((key.rstrip("_").replace("_", "-"), value) for key, value in {**(more or {}), **attributes}.items())
    for key, value in given.items():
        if value is True:
            parts.append(f" {key}")
        elif value is not None and value is not False:
            parts.append(f' {key}="{escape(value)}"')
    parts.append(">")
    if tag not in VOID:
        parts.extend(escape(child) for child in children if child is not None)
        parts.append(f"</{tag}>")
    return Markup("".join(parts))  # noqa: S704 - every part is escaped above


def join(*children: Child) -> Markup:
    """Children side by side."""
    return Markup("").join(child for child in children if child is not None)


def button(
    label: Child,
    *,
    act: str | None = None,
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
        act=act,
        testid=testid,
        data={**(data or {}), "keys": keys},
        more=attributes,
    )


def heading(
    level: int, text: Child, *, testid: str | None = None, cls: str | None = None, id: str | None = None
) -> Markup:  # noqa: A002
    return el(f"h{level}", text, testid=testid, cls=cls, id=id)
