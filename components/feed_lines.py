"""How the lines of a feed look: headings, what happened, what only one reader may know, and what people say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from clueapp.kernel.story import Heading
from clueapp.rooms.feed_line import FeedLine
from components.gallery import ART, ICONS
from components.html import el
from components.pictures import icon, image


def as_story(lines: Iterable[FeedLine]) -> list[FeedLine]:
    """Leave out what was only true for a moment, and say in one line what several people did one after the other."""
    story: list[FeedLine] = []
    for line in lines:
        if line.passing:
            continue
        if both := _joined(story[-1], line) if story else None:
            story[-1] = both
        else:
            story.append(line)
    return story


def _joined(line: FeedLine, following: FeedLine) -> FeedLine | None:
    """The two in one line; None if they are not about the same."""
    joint = line.joint.with_next(following.joint) if line.joint else None
    return replace(following, joint=joint, text=joint.sentence) if joint else None


def draw_line(line: FeedLine) -> Markup:
    if line.heading is not None:
        return _heading(line.heading, line.text, line.matters)
    kind = "said remark" if line.is_remark else "said" if line.speaker else "private" if line.private else "told"
    signs = {"matters": line.matters, "routine": line.routine}
    return _line(line.text, line.speaker, " ".join(("line", kind, *(name for name, is_on in signs.items() if is_on))))


@lru_cache(maxsize=4_096)
def _line(text: str, speaker: str | None, classes: str) -> Markup:
    """A line; most are read by all who look at a table, and said again and again."""
    is_private, is_remark = "private" in classes.split(), "remark" in classes.split()
    lock = el("span", icon("lock"), cls="lock", title="Only you see this") if is_private else None
    hidden = el("span", "Only for you: ", cls="sr-only") if is_private else None
    mark = el("span", icon("clockwork"), cls="mark", title="System player") if is_remark else None
    who = el("b", f"{speaker}: ") if speaker else None
    said = el("bdi", text) if speaker else text
    return el("p", lock, hidden, mark, who, said, cls=classes)


@lru_cache(maxsize=1_024)
def _heading(heading: Heading, sentence: str, matters: bool) -> Markup:
    """A heading with a face, where there is one; the page's script says and announces the sentence instead."""
    note = el("span", heading.note, cls="turn-note") if heading.note else None
    return el(
        "h3",
        _face(heading.whose),
        el("span", heading.title, cls="turn-title"),
        note,
        cls=" ".join(filter(None, ("line turn", heading.whose, "matters" if matters else ""))),
        data={"says": sentence},
    )


def _face(whose: str) -> Markup | None:
    """The face and the emblem of a seat, or the sign of a team, as far as there are any."""
    pictures = [image(f"{kind}-{whose}", cls=kind) for kind in ("face", "emblem") if f"{kind}-{whose}" in ART]
    if (sign := f"sign_{whose}") in ICONS:
        pictures.append(icon(sign))
    return el("span", *pictures, cls="turn-face") if pictures else None
