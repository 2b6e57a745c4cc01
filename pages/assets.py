"""Pictures, fonts, style sheet and scripts, served by the server itself and kept by browsers for ever.

Each address has the hash of its content in it. Text is compressed, once: nothing here is secret, so that its compressed
length tells nobody anything.
"""

from __future__ import annotations

import gzip
from functools import cache, lru_cache

from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import Response

from components.art.palette import THEMES
from components.gallery import ART, picture
from components.scripts import scripts
from components.theme import FONTS, font, style_sheet

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
LEAST_TO_COMPRESS = 500
"""Bytes; what is smaller goes into one packet anyway."""


def install(app: FastAPI) -> None:
    """Serve everything that a page loads beside itself."""

    @app.get("/art/{_version}/{theme}/{name}.svg")
    async def art(request: Request, _version: str, theme: str, name: str) -> Response:
        if name not in ART or theme not in THEMES:
            raise HTTPException(404)
        return _text(request, *_picture(name, theme), "image/svg+xml")

    @app.get("/assets/{_version}/parlour.css")
    async def css(request: Request, _version: str) -> Response:
        return _text(request, *_style_sheet(), "text/css")

    @app.get("/assets/{_version}/{path:path}.js")
    async def script(request: Request, _version: str, path: str) -> Response:
        if f"{path}.js" not in scripts():
            raise HTTPException(404)
        return _text(request, *_script(f"{path}.js"), "text/javascript")

    @app.get("/fonts/{_version}/{name}.woff2")
    async def woff2(_version: str, name: str) -> Response:
        if name not in FONTS:
            raise HTTPException(404)
        return Response(font(name), media_type="font/woff2", headers=FOR_EVER)


def _text(request: Request, plain: bytes, small: bytes, media_type: str) -> Response:
    """A text, compressed for who can read that."""
    headers = {**FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", "") or len(plain) < LEAST_TO_COMPRESS:
        return Response(plain, media_type=media_type, headers=headers)
    return Response(small, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


def _both(text: str) -> tuple[bytes, bytes]:
    plain = text.encode()
    return plain, gzip.compress(plain, compresslevel=9, mtime=0)


@cache
def _style_sheet() -> tuple[bytes, bytes]:
    return _both(style_sheet())


@cache
def _script(path: str) -> tuple[bytes, bytes]:
    return _both(scripts()[path])


@lru_cache(maxsize=256)
def _picture(name: str, theme: str) -> tuple[bytes, bytes]:
    return _both(picture(name, THEMES[theme]))
