"""What NiceGUI and the libraries under it keep to themselves is touched in one folder alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INSIDE = ROOT / "pages" / "nicegui_inside"
FILES = sorted(path for part in ("pages", "components") for path in (ROOT / part).rglob("*.py"))
OUTSIDE = [path for path in FILES if INSIDE not in path.parents]
OFFERED = {("nicegui", "Client"), ("nicegui", "app"), ("nicegui", "ui"), ("nicegui.events", "GenericEventArguments")}
"""What NiceGUI offers to everybody."""
SOCKETS = ("engineio", "socketio", "uvicorn.protocols", "websockets")
ENTRAILS = {"core", "eio", "outbox", "sio"}
"""Names without an underscore that lead inside all the same."""
EXCEPTIONS = {"components/panel.py": {"outbox"}}


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each module that is imported from, and what."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", each.name) for each in node.names)


def touched(tree: ast.AST) -> Iterator[str]:
    """The attributes that objects keep to themselves, and others touch."""
    own = {id(node) for each in classes(tree) if not is_of_nicegui(each) for node in ast.walk(each)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            is_own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls") and id(node) in own
            if node.attr in ENTRAILS or (node.attr.startswith("_") and not node.attr.startswith("__") and not is_own):
                yield node.attr


def classes(tree: ast.AST) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def is_of_nicegui(each: ast.ClassDef) -> bool:
    """Whether what its objects keep to themselves is NiceGUI's."""
    return any(isinstance(base, ast.Attribute) and ast.unparse(base).startswith("ui.") for base in each.bases)


def is_inside(module: str, name: str) -> bool:
    top = module.partition(".")[0]
    return (top == "nicegui" and (module, name) not in OFFERED) or f"{module}.{name}".startswith(SOCKETS)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", OUTSIDE, ids=name_of)
def test_nobody_else_reaches_inside(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert {each for each in imported(tree) if is_inside(*each)} == set()
    assert set(touched(tree)) == EXCEPTIONS.get(name_of(path), set())


def test_what_reaches_inside_is_seen() -> None:
    source = """
from nicegui import core
import engineio.async_socket
class Piece(ui.html):
    def draw(self): self._props
class Other:
    def draw(self): self._own; self.page._request; self.client.outbox
client._delete_tasks
"""
    tree = ast.parse(source)
    assert {each for each in imported(tree) if is_inside(*each)} == {
        ("nicegui", "core"),
        ("engineio.async_socket", ""),
    }
    assert set(touched(tree)) == {"_props", "_request", "outbox", "_delete_tasks"}
