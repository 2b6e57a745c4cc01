"""Who is asking: a browser is known by a signed cookie, without accounts."""

from __future__ import annotations

import secrets

from fastapi import FastAPI, Request
from nicegui import core
from nicegui.client import Client
from starlette.middleware.sessions import SessionMiddleware

COOKIE = "clueapp"
YEAR = 365 * 24 * 3600


def install_identity(app: FastAPI, secret: str, *, is_secure: bool = False) -> None:
    """Give every browser a signed identity; a secure one goes over HTTPS alone."""
    app.add_middleware(
        SessionMiddleware,
        secret_key=secret,
        session_cookie=COOKIE,
        max_age=YEAR,
        same_site="lax",
        https_only=is_secure,
    )


def browser_of(request: Request) -> str:
    """The identity of the browser that asks; a new one for a new browser."""
    identity = request.session.get("id")
    if not isinstance(identity, str):
        identity = request.session["id"] = secrets.token_urlsafe(24)
    return identity


def is_out_of_date(client: Client, browser: str) -> bool:
    """Whether the browser of a connected page goes by another identity than the one that its page was made for.

    Of two first pages that a new browser opens at once each is given an identity, and the browser keeps one of them.
    """
    newest = next(reversed(client._socket_to_document_id), None)
    environ = core.sio.get_environ(newest) if newest else None
    session = environ["asgi.scope"].get("session", {}) if environ else {}
    return bool(session.get("id", browser) != browser)


def load_again(client: Client) -> None:
    """As whom the browser goes by now."""
    client.run_javascript("location.reload()")
