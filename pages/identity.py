"""Who is asking: a browser is known by a signed cookie, without accounts."""

from __future__ import annotations

import secrets

from fastapi import FastAPI, Request
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
