"""A page, a component or a socket holds a handle and nothing else: no room, no state, no truth, no seed (P-5.2).

Imports are forbidden by the contract `sealed-rooms` in pyproject.toml; here it is what they could reach without one.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OUTSIDE = ("pages", "components", "clueapp/api", "clueapp/protocol")
FILES = sorted(path for folder in OUTSIDE for path in (ROOT / folder).rglob("*.py"))
SEALED = frozenset({"truth", "seed", "vault", "next_draw", "draws", "_room", "_rooms", "_ledger", "viewers", "wake"})
"""What rooms, their states and truths are made of. No handle, view or message has anything of these names."""
OF_THE_APPLICATION = frozenset({"app", "nicegui_app", "core"})
"""`state` is also where FastAPI keeps what belongs to an application."""
GET = frozenset({"getattr", "setattr", "vars", "attrgetter"})


def reached(source: str) -> Iterator[str]:
    """What a file reaches for that is sealed, with the line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and (node.attr in SEALED or _is_state(node)):
            yield f"line {node.lineno}: .{node.attr}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in GET:
            names = [each.value for each in node.args if isinstance(each, ast.Constant)]
            if any(name in SEALED or name == "state" for name in names):
                yield f"line {node.lineno}: {node.func.id}"


def _is_state(node: ast.Attribute) -> bool:
    if node.attr != "state":
        return False
    owner = node.value
    if isinstance(owner, ast.Name):
        return owner.id not in OF_THE_APPLICATION
    return not (isinstance(owner, ast.Attribute) and owner.attr in OF_THE_APPLICATION) and not _is_scope(owner)


def _is_scope(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == "app"


@pytest.mark.req("P-5.2", "P-5.3")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_outside_rooms_reaches_into_one(path: Path) -> None:
    assert list(reached(path.read_text(encoding="utf-8"))) == []


def test_there_is_something_to_look_at() -> None:
    assert len(FILES) > 100
    assert {path.relative_to(ROOT).parts[0] for path in FILES} == {"pages", "components", "clueapp"}


@pytest.mark.parametrize(
    "line",
    [
        "handle._room.state",
        "room.state.truth",
        "self._handle._room",
        "(await manager().wake(code)).handle(None)",
        "getattr(handle, '_room')",
        "getattr(room, 'state').seed",
        "table.view.vault",
        "state = room.state",
    ],
)
def test_a_reach_into_a_room_is_seen(line: str) -> None:
    assert list(reached(f"async def peek():\n    {line}"))


@pytest.mark.parametrize(
    "line", ["app.state.manager", "request.app.state.guard", "scope['app'].state.guard", "el.status"]
)
def test_what_belongs_to_the_application_is_not_meant(line: str) -> None:
    assert not list(reached(line))


@pytest.mark.req("P-5.2")
def test_the_contract_on_imports_names_all_that_holds_a_truth() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (sealed,) = (each for each in contracts if each["id"] == "sealed-rooms")
    assert set(sealed["source_modules"]) == {folder.replace("/", ".") for folder in OUTSIDE}
    log = {f"clueapp.rooms.log.{path.stem}" for path in (ROOT / "clueapp/rooms/log").glob("[!_]*.py")}
    harmless = {"clueapp.rooms.log.events", "clueapp.rooms.log.telling"}
    assert log - harmless | {"clueapp.rooms.room", "clueapp.kernel.rng"} <= set(sealed["forbidden_modules"])
