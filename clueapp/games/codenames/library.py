"""All words that can be played, by pack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import structlog

from clueapp.games.codenames.lettering import folded
from clueapp.games.codenames.own_list import read_list
from clueapp.kernel.errors import IllegalAction

SHIPPED = Path(__file__).parent / "packs"
SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST_TITLE = 40
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Pack:
    """Words that came in one file, with what its list is reported to have."""

    slug: str
    title: str
    words: tuple[str, ...]
    report: tuple[str, ...] = ()


class BrokenPack(ValueError):
    """A file that cannot be used, and why."""

    def __init__(self, file: str, sentence: str) -> None:
        super().__init__(f"{file}: {sentence}")
        self.file = file
        self.sentence = sentence


class Library:
    """The packs that are in order, and what is wrong with the others (W-4.1)."""

    def __init__(self, packs: Iterable[Pack], problems: Iterable[BrokenPack] = ()) -> None:
        self.packs = tuple(packs)
        self.problems = tuple(problems)

    def pool(self, slugs: Iterable[str]) -> tuple[str, ...]:
        """The words of these packs, each once."""
        chosen = frozenset(slugs)
        words = (word for pack in self.packs if pack.slug in chosen for word in pack.words)
        different: dict[str, str] = {}
        for word in words:
            different.setdefault(folded(word), word)
        return tuple(different.values())


def open_library(further: Path | None) -> Library:
    """The packs that come along, and those in a folder of the operator's own; problems are logged."""
    library = load_library(SHIPPED, *([further] if further else ()))
    for problem in library.problems:
        log.warning("a pack is left out", file=problem.file, problem=problem.sentence)
    return library


def load_library(*folders: Path) -> Library:
    """What is in these folders; a broken pack is left out and named."""
    packs: dict[str, Pack] = {}
    problems = [BrokenPack(str(folder), "This folder doesn’t exist.") for folder in folders if not folder.is_dir()]
    for path in (path for folder in folders for path in sorted(folder.glob("*.txt"))):
        try:
            pack = read_pack(path)
            if packs.setdefault(pack.slug, pack) is not pack:
                raise BrokenPack(path.name, "There’s already a pack with this name.")
        except BrokenPack as broken:
            problems.append(broken)
    return Library(packs.values(), problems)


def read_pack(path: Path) -> Pack:
    """The pack in a file, or BrokenPack; a first line after a # is its title."""
    if not SLUG.fullmatch(path.stem):
        raise BrokenPack(path.name, "Please name the file in lowercase, like my-words.txt.")
    try:
        text = path.read_text("utf-8-sig")
        found = read_list(text)
    except UnicodeDecodeError:
        raise BrokenPack(path.name, "This file isn’t written in UTF-8.") from None
    except OSError as error:
        raise BrokenPack(path.name, f"This file can’t be read: {error.strerror}.") from None
    except IllegalAction as refusal:
        raise BrokenPack(path.name, refusal.message) from None
    return Pack(path.stem, _title(text) or path.stem.replace("-", " ").title(), found.words, found.report)


def _title(text: str) -> str:
    """What the first line says after a #, if it does.

    >>> _title("# The High Street"), _title("shop")
    ('The High Street', '')
    """
    first = text.partition("\n")[0]
    return first.lstrip("# ").strip()[:LONGEST_TITLE] if first.startswith("#") else ""
