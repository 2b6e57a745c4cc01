"""Who is asking: a browser is known by a signed cookie, without accounts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from itsdangerous import TimestampSigner
from nicegui import Client
from starlette.middleware.sessions import SessionMiddleware
from starlette.types import ASGIApp

COOKIE = "clueapp"
YEAR = 365 * 24 * 3600


class TimelessSigner(TimestampSigner):
    """Believes a signature whatever its time: the wall clock may have been set back since, or far ahead for a while.

    Browsers forget the cookie after a year by themselves.
    """

    def unsign(self, signed_value: Any, max_age: int | None = None, return_timestamp: bool = False) -> Any:
        return super().unsign(signed_value, None, return_timestamp)  # type: ignore[call-overload]


class Identities(SessionMiddleware):
    """Gives every browser a signed identity; a secure one goes over HTTPS alone."""

    def __init__(self, app: ASGIApp, secret: str, is_secure: bool) -> None:
        super().__init__(app, secret, COOKIE, max_age=YEAR, same_site="lax", https_only=is_secure)
        self.signer = TimelessSigner(secret)


def install_identity(app: FastAPI, secret: str, *, is_secure: bool = False) -> None:
    """Have the pages know their browsers."""
    app.add_middleware(Identities, secret=secret, is_secure=is_secure)


def browser_of(request: Request) -> str:
    """The identity of the browser that asks, which keeps it for a year from now; a new one for a new browser."""
    identity = request.session.get("id")
    request.session["id"] = identity if isinstance(identity, str) else secrets.token_urlsafe(24)
    return str(request.session["id"])


def is_cookie_missing(client: Client, socket: Mapping[str, Any]) -> bool:
    """Whether a socket comes to a page without any of our cookies, though the page was made for an identity."""
    return _identity(client.request) is not None and _identity_of(socket) is None


def is_another(client: Client, socket: Mapping[str, Any]) -> bool:
    """Whether a socket comes from another browser than the one that its page was made for.

    Or from the same, which goes by another identity now: of two first pages that a new browser opens at once each is
    given one, and the browser keeps one of them.
    """
    return _identity(client.request) not in (None, _identity_of(socket))


def _identity(request: Request) -> str | None:
    identity: str | None = request.session.get("id")
    return identity


def _identity_of(socket: Mapping[str, Any]) -> str | None:
    """The identity whose cookie came with a socket, as engine.io describes it."""
    identity: str | None = socket["asgi.scope"].get("session", {}).get("id")
    return identity
