"""Which requirements have a test: `python -m tests.requirements [--all]`.

Reads the list in docs/requirements.md and the marks `pytest.mark.req("C-4.5", ...)` in tests/ and e2e/, without
importing a test. Exits with 1 when a mark names an id that is not in the list, and with 0 otherwise.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "docs" / "requirements.md"
SUITES = ("tests", "e2e")
BROWSER_SUITE = "e2e"
HEADING = re.compile(r"## (?P<game>.+)")
LINE = re.compile(r"- (?P<id>[A-Z]-\d+\.\d+[a-z]?) (?P<text>.+)")


@dataclass(frozen=True, slots=True)
class Requirement:
    """One line of the list."""

    id: str
    game: str
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A test's claim to prove a requirement."""

    id: str
    path: Path
    line: int

    @property
    def in_browser(self) -> bool:
        return self.path.parts[0] == BROWSER_SUITE

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}"


@dataclass(slots=True)
class Coverage:
    """The list beside the marks."""

    requirements: list[Requirement]
    marks: list[Mark]
    by_id: dict[str, list[Mark]] = field(init=False)

    def __post_init__(self) -> None:
        self.by_id = {requirement.id: [] for requirement in self.requirements}
        for mark in self.marks:
            if mark.id in self.by_id:
                self.by_id[mark.id].append(mark)

    @property
    def unknown(self) -> list[Mark]:
        return [mark for mark in self.marks if mark.id not in self.by_id]

    @property
    def uncovered(self) -> list[Requirement]:
        return [requirement for requirement in self.requirements if not self.by_id[requirement.id]]

    def is_proven_in_browser(self, requirement: Requirement) -> bool:
        return any(mark.in_browser for mark in self.by_id[requirement.id])

    def games(self) -> Mapping[str, list[Requirement]]:
        games: dict[str, list[Requirement]] = {}
        for requirement in self.requirements:
            games.setdefault(requirement.game, []).append(requirement)
        return games


def read_list(text: str) -> Iterator[Requirement]:
    """The requirements of the list, in its order, each with the heading that it stands under."""
    game = ""
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            game = heading["game"]
        elif entry := LINE.fullmatch(line):
            yield Requirement(entry["id"], game, entry["text"])


def read_marks(source: str, path: Path) -> Iterator[Mark]:
    """Every `pytest.mark.req(...)` in a module: on functions, classes and parameters, and in `pytestmark`."""
    for node in ast.walk(ast.parse(source, filename=str(path))):
        if isinstance(node, ast.Call) and is_req(node.func):
            for argument in node.args:
                # Anything but a plain string cannot be read off: shown as it is written, and unknown.
                name = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
                yield Mark(str(name), path, argument.lineno)


def is_req(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="req", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False


def read_coverage(root: Path = ROOT) -> Coverage:
    modules = sorted(path for suite in SUITES for path in (root / suite).rglob("*.py"))
    marks = [mark for path in modules for mark in read_marks(path.read_text("utf-8"), path.relative_to(root))]
    return Coverage(list(read_list((root / LIST.relative_to(ROOT)).read_text("utf-8"))), marks)


def report(coverage: Coverage, show_all: bool) -> Iterator[str]:
    """The lines to print: by game what has no test, the counts, and the marks that name no requirement."""
    for game, requirements in coverage.games().items():
        tested = [requirement for requirement in requirements if coverage.by_id[requirement.id]]
        in_browser = sum(map(coverage.is_proven_in_browser, tested))
        yield f"{game}: {len(tested)} of {len(requirements)} have a test, {in_browser} of them in the browser"
        for requirement in requirements:
            if show_all or requirement not in tested:
                yield f"  {sign(coverage, requirement):7}  {requirement.id:6} {requirement.text}"
                if show_all:
                    yield from (f"           {'':6} {mark}" for mark in coverage.by_id[requirement.id])
    total, missing = len(coverage.requirements), len(coverage.uncovered)
    in_browser = sum(map(coverage.is_proven_in_browser, coverage.requirements))
    yield f"All: {total - missing} of {total} have a test, {in_browser} of them in the browser; {missing} have none."
    for mark in coverage.unknown:
        yield f"ERROR: {mark} names {mark.id}, which is not in {LIST.relative_to(ROOT).as_posix()}."


def sign(coverage: Coverage, requirement: Requirement) -> str:
    if coverage.is_proven_in_browser(requirement):
        return "browser"
    return "test" if coverage.by_id[requirement.id] else "-"


def main(args: list[str]) -> int:
    coverage = read_coverage()
    print("\n".join(report(coverage, show_all="--all" in args)))
    return 1 if coverage.unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
