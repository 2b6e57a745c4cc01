"""All questions that can be played, by pack and category, and the judge who knows all their answers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import structlog

from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.pack import BrokenPack, Pack, Problem, read_pack
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.writing import words

SHIPPED = Path(__file__).parent / "packs"
log = structlog.get_logger()


class Library:
    """The packs that are in order, and what is wrong with the others (T-6.2)."""

    def __init__(self, packs: Iterable[Pack], problems: Iterable[Problem] = ()) -> None:
        self.packs = tuple(packs)
        self.problems = tuple(problems)
        answers = (answer for question in self.questions for answer in question.accepted)
        self.judge = Judge(answers, (question.clue for question in self.questions))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        return tuple(question for pack in self.packs for question in pack.questions)

    @cached_property
    def categories(self) -> dict[str, str]:
        """The categories' short names, each with its title, in the order of their titles."""
        titles = sorted({question.category for question in self.questions}, reverse=True)
        return dict(reversed({slug(title): title for title in titles}.items()))

    def pool(self, packs: Iterable[str], categories: Iterable[str]) -> tuple[Question, ...]:
        """The questions of these packs that are in these categories, both by their short names."""
        chosen, wanted = frozenset(packs), frozenset(categories)
        found = (question for pack in self.packs if pack.slug in chosen for question in pack.questions)
        return tuple(question for question in found if slug(question.category) in wanted)


def slug(title: str) -> str:
    """A title as part of a name.

    >>> slug("Food & Drink")
    'food_and_drink'
    """
    return re.sub(r"\W+", "_", "_".join(words(title))).strip("_")


def load_library(*folders: Path) -> Library:
    """The packs in these folders; a broken one is left out and reported with the line that is wrong."""
    packs: dict[str, Pack] = {}
    problems = [Problem(str(folder), 1, "there is no such folder") for folder in folders if not folder.is_dir()]
    taken: dict[str, str] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.json"))):
        try:
            if slug(path.stem) in packs:
                raise BrokenPack([Problem(path.name, 1, "there is a pack of this name already")])
            packs[slug(path.stem)] = pack = read_pack(path, taken)
            taken |= dict.fromkeys((question.id for question in pack.questions), path.name)
        except BrokenPack as broken:
            problems += broken.problems
        except OSError as error:
            problems.append(Problem(path.name, 1, f"it cannot be read: {error.strerror}"))
    return Library(packs.values(), problems)


def open_library(further: Path | None) -> Library:
    """The packs that come along, and those in a folder of the operator's own; problems are logged."""
    library = load_library(SHIPPED, *([further] if further else ()))
    for problem in library.problems:
        log.warning("a pack is left out", file=problem.file, line=problem.line, problem=problem.sentence)
    return library
