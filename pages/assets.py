"""Pictures, fonts, style sheet and script, served by the server itself and kept by browsers for ever."""

from __future__ import annotations

from fastapi import FastAPI, HTTPException
from fastapi.responses import FileResponse, Response
from fastapi.staticfiles import StaticFiles

from components.art import ART, picture
from components.art.palette import THEMES
from components.shell import STATIC
from components.theme import style_sheet

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


def install(app: FastAPI) -> None:
    """Serve everything that a page loads beside itself."""

    @app.get("/art/{_version}/{theme}/{name}.svg")
    def art(_version: str, theme: str, name: str) -> Response:
        if name not in ART or theme not in THEMES:
            raise HTTPException(404)
        return Response(picture(name, THEMES[theme]), media_type="image/svg+xml", headers=FOR_EVER)

    @app.get("/assets/{_version}/parlour.css")
    def css(_version: str) -> Response:
        return Response(style_sheet(), media_type="text/css", headers=FOR_EVER)

    @app.get("/assets/{_version}/parlour.js")
    def script(_version: str) -> Response:
        return FileResponse(STATIC / "parlour.js", media_type="text/javascript", headers=FOR_EVER)

    app.mount("/fonts", StaticFiles(directory=STATIC / "fonts"), name="fonts")
