"""Pages that are the same for everybody: drawn once, kept as text, with nothing of NiceGUI's behind them to be kept."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

from fastapi import Request
from fastapi.responses import Response
from markupsafe import Markup
from nicegui import app

from components.html import el, join
from components.shell import bar, head_html

_HEAD = Markup(
    '<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">\n<title>{}</title>\n'
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    '<link rel="shortcut icon" href="/favicon.ico">\n{}\n</head>\n'
)
_HEADERS = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}


def serve(path: str, title: str, draw: Callable[[], Markup], classes: str = "prose") -> None:
    """Answer a path with a page that is drawn when somebody first asks for it."""
    page = Text(title, draw, classes)

    @app.get(path, include_in_schema=False)
    async def text(request: Request) -> Response:
        return await page.answer(request)


class Text:
    """One page."""

    def __init__(self, title: str, draw: Callable[[], Markup], classes: str) -> None:
        self._title = title
        self._draw = draw
        self._classes = classes
        self._drawn: asyncio.Task[tuple[bytes, bytes]] | None = None

    async def answer(self, request: Request) -> Response:
        """The page, compressed for who can read that; all who ask while it is drawn wait for the same drawing."""
        if self._drawn is None:
            self._drawn = asyncio.create_task(asyncio.to_thread(self._write))
        plain, small = await asyncio.shield(self._drawn)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, media_type="text/html", headers=_HEADERS)
        return Response(small, media_type="text/html", headers={**_HEADERS, "Content-Encoding": "gzip"})

    def _write(self) -> tuple[bytes, bytes]:
        head = _HEAD.format(self._title, head_html())
        panels = el("header", bar(), cls="panel bar"), el("div", self._draw(), cls=f"panel {self._classes}")
        body = el("body", el("div", *panels, cls="page prose-page"))
        plain = str(join(head, body, Markup("\n</html>\n"))).encode()
        return plain, gzip.compress(plain, compresslevel=9, mtime=0)
