"""The JSON protocol, and what an operator needs: one way to add all of it to an application."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI

from clueapp.api import docs, http, operation, socket
from clueapp.api.address_limits import limits_for
from clueapp.api.headers import BodyLimit, SecurityHeaders
from clueapp.api.origin import OwnPagesOnly
from clueapp.kernel.game import AnyGame
from clueapp.settings import Settings

__all__ = ["install"]


def install(app: FastAPI, settings: Settings, games: Mapping[str, AnyGame]) -> None:
    """Adds the protocol, health, figures and safe headers; `app.state.manager` is to be set before it serves."""
    app.state.settings = settings
    app.state.manager, app.state.is_stopping = None, False
    app.state.protocol = docs.Protocol(games)
    app.state.address_limits = limits_for(settings)
    app.include_router(docs.router)
    app.include_router(http.router)
    app.include_router(http.rest)
    app.include_router(socket.router)
    app.include_router(operation.router)
    app.add_middleware(BodyLimit)
    app.add_middleware(OwnPagesOnly, public_url=settings.public_url)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
