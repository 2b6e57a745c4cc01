"""Packs of questions: JSON files, checked line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, ValidationInfo, field_validator
from pydantic.alias_generators import to_camel

from clueapp.games.trivia.naming import names
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.wordings import wordings
from clueapp.games.trivia.writing import key

SLUG = r"^[a-z0-9]+(?:[-_][a-z0-9]+)*$"
SHORTEST_CLUE, LONGEST_CLUE = 200, 400

Slug = Annotated[str, StringConstraints(pattern=SLUG, max_length=60)]
Line = Annotated[str, StringConstraints(pattern=r"^\S(?:[^\n\r\t]*\S)?$", max_length=100)]
"""Some text on one line, with nothing blank around it."""
Place = tuple[str | int, ...]
"""The way to a value inside a document: keys and numbers."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a pack, and where."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class Pack:
    """Questions that came in one file."""

    slug: str
    title: str
    questions: tuple[Question, ...]


class BrokenPack(ValueError):
    """A file that cannot be used, with all that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


class _Checked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, alias_generator=to_camel)


class QuestionInPack(_Checked):
    """A question as it stands in a file (T-6.1)."""

    id: Slug
    category: Line
    accepted_answers: list[Line] = Field(min_length=1)
    clue: str = Field(min_length=SHORTEST_CLUE, max_length=LONGEST_CLUE, pattern=r"^\S[^\n\r\t]*\S$")
    display_answer: Line
    rejected_answers: list[Line] = []
    """What is never right, however near it is to what is accepted."""

    @field_validator("accepted_answers", "rejected_answers")
    @classmethod
    def _say_something(cls, answers: list[str]) -> list[str]:
        for answer in answers:
            if not key(answer):
                raise ValueError(f"{answer!r} has no letter or digit")
        return answers

    @field_validator("clue")
    @classmethod
    def _does_not_name_the_answer(cls, clue: str, info: ValidationInfo) -> str:
        named = next((answer for answer in info.data.get("accepted_answers", ()) if names(clue, answer)), None)
        if named is not None:
            raise ValueError(f"the clue names its answer, {named!r}")
        return clue

    @field_validator("display_answer")
    @classmethod
    def _is_accepted(cls, answer: str, info: ValidationInfo) -> str:
        accepted = info.data.get("accepted_answers")
        if accepted is not None and key(answer) not in _written(accepted):
            raise ValueError(f"{answer!r} is not among the accepted answers")
        return answer

    @field_validator("rejected_answers")
    @classmethod
    def _are_not_accepted(cls, answers: list[str], info: ValidationInfo) -> list[str]:
        accepted = _written(info.data.get("accepted_answers", ()))
        both = next((answer for answer in answers if key(answer) in accepted), None)
        if both is not None:
            raise ValueError(f"{both!r} is among the accepted answers")
        return answers

    def to_question(self) -> Question:
        accepted, rejected = tuple(self.accepted_answers), tuple(self.rejected_answers)
        return Question(self.id, self.category, self.clue, accepted, self.display_answer, rejected)


def _written(answers: Iterable[str]) -> frozenset[str]:
    """The letters of these answers, with and without the words in brackets."""
    return frozenset(each.letters for answer in answers for each in wordings(answer))


class PackFile(_Checked):
    """A whole file."""

    title: Line
    questions: list[QuestionInPack] = Field(min_length=1)


def read_pack(path: Path, taken: Mapping[str, str]) -> Pack:
    """The pack in a file, or BrokenPack. `taken`: the ids of other packs, each with its file."""
    if not re.fullmatch(SLUG, path.stem):
        raise BrokenPack([Problem(path.name, 1, "a pack's file is named in small letters, as in my-questions.json")])
    text = _read(path)
    try:
        file = PackFile.model_validate_json(text)
    except ValidationError as error:
        raise BrokenPack(list(_problems(path.name, error, text))) from None
    again = list(_met_again(path.name, file, taken, text))
    if again:
        raise BrokenPack(again)
    return Pack(path.stem, file.title, tuple(each.to_question() for each in file.questions))


def _read(path: Path) -> str:
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BrokenPack([Problem(path.name, line, "it is not written in UTF-8")]) from None


def _problems(file: str, error: ValidationError, text: str) -> Iterator[Problem]:
    found = error.errors(include_url=False, include_context=False)
    if found[0]["type"] == "json_invalid":
        what = str(found[0]["msg"]).removeprefix("Invalid JSON: ")
        where = _AT_LINE.search(what)
        yield Problem(file, int(where[1]) if where else 1, f"it is not JSON: {what}")
        return
    lines = lines_of(text)
    for each in found:
        place = tuple(each["loc"])
        known = next((place[:end] for end in range(len(place), -1, -1) if place[:end] in lines), ())
        what = " ".join(str(part) for part in place if part != "questions" and not isinstance(part, int))
        sentence = str(each["msg"]).removeprefix("Value error, ")
        yield Problem(file, lines.get(known, 1), f"{what}: {sentence}" if what else sentence)


def _met_again(file: str, pack: PackFile, taken: Mapping[str, str], text: str) -> Iterator[Problem]:
    met = dict(taken)
    for at, question in enumerate(pack.questions):
        if question.id in met:
            line = lines_of(text)["questions", at, "id"]
            yield Problem(file, line, f"id: there is a question {question.id!r} in {met[question.id]} already")
        met[question.id] = file


_AT_LINE = re.compile(r"at line (\d+)")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:\n]|[^\s\[\]{},:"]+')


def lines_of(text: str) -> dict[Place, int]:
    """Where each value of a JSON document begins: its path, and the line.

    >>> lines_of('{"title": "x",\\n "questions": [\\n  {"id": "y"}]}')["questions", 0, "id"]
    3
    """
    lines: dict[Place, int] = {}
    path: list[str | int | None] = []  # for each open bracket the place inside; None: a key has to come
    line = 1
    for mark in _TOKEN.findall(text):
        here = tuple(part for part in path if part is not None)
        if mark == "\n":
            line += 1
        elif mark == ",":
            place = path[-1]
            path[-1] = place + 1 if isinstance(place, int) else None
        elif mark in ("}", "]"):
            path.pop()
        elif path and path[-1] is None:
            path[-1] = str(json.loads(mark))
        elif mark != ":":
            lines[here] = line
            if mark in ("{", "["):
                path.append(0 if mark == "[" else None)
    return lines
