"""What a page of a duel has been sent, searched for letters and answers whose time has not come."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

WINDOW = 10
"""So many letters in a row are no accident."""
_TAG = re.compile(r"<[^>]*>")
_ELEMENTS = re.compile(r"parseElements\(String\.raw`(.*?)`", re.DOTALL)

Question = dict[str, Any]


def text_of_frame(frame: str) -> str:
    """All words of a message, as the page would read them and as they stand in it."""
    body = frame.lstrip("0123456789")
    try:
        return _plain(json.loads(body))
    except ValueError:
        return frame


def text_of_document(document: str) -> str:
    """All words of a page's source, its script with all elements included."""
    found = _ELEMENTS.search(document)
    if found is None:
        raise AssertionError("The page's elements are not where they were.")
    return f"{_plain(json.loads(html.unescape(found[1])))}\n{document.replace(found[0], '')}"


def _plain(value: Any) -> str:
    strings = list(_strings(value))
    return "\n".join((*strings, *(html.unescape(_TAG.sub("", each)) for each in strings)))


def _strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, each in value.items():
                yield str(key)
                yield from _strings(each)
        case list():
            for each in value:
                yield from _strings(each)


def leaks(text: str, questions: list[Question], current: int, letters: int, *, is_resolved: bool) -> list[str]:
    """What a text tells of the questions of a match, beyond so many letters of the one on the table."""
    hidden = current + is_resolved
    told = [str(question["clue"]) for question in questions[:hidden]]
    told += [str(question["clue"])[:letters] for question in questions[hidden : current + 1]]
    known = "\n".join(told)  # some words stand in every clue
    found = []
    for question in questions[hidden:]:
        clue = str(question["clue"])
        windows = (clue[start : start + WINDOW] for start in range(len(clue) - WINDOW + 1))
        found += [f"{window!r} of the clue" for window in windows if window not in known and window in text]
        named = (str(each) for each in (question["answer"], *question["accepted"]))
        found += [f"the answer {each!r}" for each in named if _is_named(each, text) and not _is_named(each, known)]
    return found


def _is_named(answer: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(answer)}(?!\w)", text, re.IGNORECASE) is not None
