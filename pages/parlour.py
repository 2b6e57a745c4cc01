"""How pages reach the manager, the games and the settings."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import Request
from nicegui import app

from clueapp.api.address_limits import AddressLimits
from clueapp.api.docs import Protocol
from clueapp.kernel.game import AnyGame
from clueapp.rooms.manager import Manager
from clueapp.settings import Settings


def manager() -> Manager:
    found: Manager = app.state.manager
    return found


def games() -> Mapping[str, AnyGame]:
    """The games of this server by their names."""
    found: Mapping[str, AnyGame] = app.state.games
    return found


def protocol() -> Protocol:
    """The messages of this server, documented."""
    found: Protocol = app.state.protocol
    return found


def settings() -> Settings:
    found: Settings = app.state.settings
    return found


def address_limits() -> AddressLimits:
    """How much one address may ask for, shared with the wire."""
    found: AddressLimits = app.state.address_limits
    return found


def address(request: Request, path: str) -> str:
    """The full address of a page of ours, as the one who asks reaches it."""
    base = settings().public_url or str(request.base_url)
    return f"{base.rstrip('/')}{path}"
