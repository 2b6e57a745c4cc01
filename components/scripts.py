"""The scripts of the pages: small modules, the tables' own among them, each kept by browsers for ever.

A module's address is its path below this folder, after a version that changes with any of them: so what one imports
from another by its relative path is the same in the folders and on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from markupsafe import Markup

from components.folders import HERE, files

_SHARED = HERE / "static" / "js"
_FIRST = _SHARED / "parlour.js"
# Modules run when the page is there, which is too late for its colours.
_THEME = Markup(
    '<script>document.documentElement.dataset.theme = localStorage.getItem("theme") || "night"</script>',
)
_RUN = Markup('<script type="module" src="/assets/{}/{}"></script>')
_FETCH = Markup('<link rel="modulepreload" href="/assets/{}/{}">')


@cache
def scripts() -> Mapping[str, str]:
    """Every module's text, by its path."""
    found = (*sorted(_SHARED.glob("*.js")), *files("js"))
    return MappingProxyType({_path(file): file.read_text(encoding="utf-8") for file in found})


def script_tags(version: str) -> Markup:
    """Run the first module and the tables' own; what they import is fetched at once, not one after the other."""
    run = [_path(file) for file in (_FIRST, *files("js"))]
    fetched = [path for path in scripts() if path not in run]
    tags = (*(_FETCH.format(version, path) for path in fetched), *(_RUN.format(version, path) for path in run))
    return Markup("").join((_THEME, *tags))


def _path(file: Path) -> str:
    return file.relative_to(HERE).as_posix()
