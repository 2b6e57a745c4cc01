"""What a page of a duel has been sent, searched for letters and answers whose time has not come."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

WINDOW, BEGINNING = 16, 8
"""So many letters in a row are no accident; at the beginning of a clue fewer will do."""
SHORTEST = 4
"""Letters of an answer below which it may stand anywhere."""
_BLOCK = re.compile(r"</?(?:p|div|ol|ul|li|dl|dt|dd|h\d|section|form|button)\b[^>]*>")
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
    return "\n".join((*strings, *(html.unescape(_TAG.sub("", _BLOCK.sub("\n", each))) for each in strings)))


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


class Ear:
    """Hears what pages should not have been told of the questions of a match."""

    def __init__(self, usual: str) -> None:
        """`usual`: the text of a page on which no question can be: what stands there is no leak."""
        self._usual = usual

    def leaks(
        self, text: str, questions: list[Question], current: int, letters: int, *, is_resolved: bool
    ) -> list[str]:
        """What a text tells beyond so many letters of the question on the table."""
        hidden = current + is_resolved
        told = [str(question["clue"]) for question in questions[:hidden]]
        told += [str(question["clue"])[:letters] for question in questions[hidden : current + 1]]
        known = "\n".join((self._usual, *told))  # some words stand in every clue
        found = []
        for at, question in enumerate(questions[hidden:], start=hidden):
            parts = _parts(str(question["clue"]), letters if at == current else 0)
            found += [f"{part!r} of the clue" for part in parts if part in text and part not in known]
            answers = (str(each) for each in (question["answer"], *question["accepted"]))
            named = (each for each in answers if len(each) >= SHORTEST and not each.isdigit())
            found += [f"the answer {each!r}" for each in named if _is_in(each, text) and not _is_in(each, known)]
        return found


def _parts(clue: str, letters: int) -> Iterator[str]:
    """The pieces of a clue by which it can be recognised, when so many letters may be known."""
    yield clue[: max(letters + 1, BEGINNING)]
    for start in range(len(clue) - WINDOW + 1):
        yield clue[start : start + WINDOW]


def _is_in(answer: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(answer)}(?!\w)", text, re.IGNORECASE) is not None
