"""Who may make a browser ask: pages of our own, not those of another site that its user has open as well."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from clueapp.failures import note_often

READING = ("GET", "HEAD", "OPTIONS")
SOCKETS = ("/_nicegui_ws/", "/ws/")
"""What is a connection even where a browser asks for it bit by bit."""
PORTS = {"http": 80, "https": 443}
REFUSED = {"code": "other_origin", "message": "This request came from a page of another site."}
_HOST = re.compile(r"[0-9A-Za-z._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")


def host_of(scope: Scope) -> str | None:
    """The host that was asked, as the browser shows it; None if it says none that could be one."""
    host = Headers(scope=scope).get("host", "")
    return host.lower() if _HOST.fullmatch(host) else None


class OwnPagesOnly:
    """Turns away connections and changes that a browser asks for in the name of another site's page.

    Browsers say which page asks; programs that are no browsers need not, and have no cookies to be misused.
    """

    def __init__(self, app: ASGIApp, public_url: str | None = None) -> None:
        self._app = app
        self._public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not _matters(scope) or self._is_own(scope):
            await self._app(scope, receive, send)
            return
        note_often("requests of other sites' pages were refused", "if it was our own, CLUEAPP_PUBLIC_URL is to be set")
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await JSONResponse(REFUSED, 403)(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        origins = Headers(scope=scope).getlist("origin")
        return all(self._is_ours(origin.lower(), scope) for origin in origins)

    def _is_ours(self, origin: str, scope: Scope) -> bool:
        if self._public_url is not None and origin == self._public_url.lower():
            return True
        place, host = _place(origin), host_of(scope)
        is_safe = scope["scheme"] in ("https", "wss")
        if place is None or host is None or (is_safe and not origin.startswith("https:")):
            return False
        return place == _place(f"{urlsplit(origin).scheme}://{host}")


def _matters(scope: Scope) -> bool:
    """Whether this connects, or changes something."""
    if scope["type"] == "websocket":
        return True
    return scope["method"] not in READING or scope["path"].startswith(SOCKETS)


def _place(origin: str) -> tuple[str, int] | None:
    """Host and port, with the port that goes without saying."""
    try:
        parts = urlsplit(origin)
        usual = PORTS.get(parts.scheme)
        return (parts.hostname, parts.port or usual) if parts.hostname and usual else None
    except ValueError:
        return None
