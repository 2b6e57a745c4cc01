"""The application: pages, wire and operation on one server, put together from settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from nicegui import app as nicegui_app
from nicegui import ui

from clueapp import api, metrics
from clueapp.kernel.registry import games
from clueapp.rooms.housekeeping import keep_house
from clueapp.settings import Settings, ensure_secret
from components.art.palette import NIGHT
from components.gallery import picture
from components.shell import add_shared_head
from pages import assets, errors, home, memory, nicegui_inside, packs, protocol, room, rules, seat
from pages.house import open_house
from pages.identity import install_identity
from pages.request_limits import RequestLimits

RESUME_SECONDS = 30.0
"""In which a dropped page goes on where it was; later it loads itself again, and what was pressed meanwhile is lost."""
TAB_STORAGE_AGE = 600.0
"""Seconds; NiceGUI keeps a place for every tab that ever was, for thirty days by itself, and nothing is put into it."""


def build(settings: Settings) -> FastAPI:
    """The whole program as one ASGI application."""
    playable = games(settings.packs)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, playable) as manager:
            app.state.manager = nicegui_app.state.manager = manager
            metrics.count(manager)
            async with keep_house(manager, settings.stale_room_days), app.state.address_limits.running():
                yield

    app = FastAPI(title="clueapp", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = nicegui_app.state.settings = settings
    app.add_middleware(RequestLimits)
    api.install(app, settings, playable)
    nicegui_app.state.games, nicegui_app.state.protocol = playable, app.state.protocol
    nicegui_app.state.address_limits = app.state.address_limits
    assets.install(app)
    for page in (home, room, packs, seat, rules, protocol, errors):
        page.install()
    add_shared_head()
    ui.run_with(
        app,
        title="Clueapp",
        favicon=picture("logo", NIGHT),
        language="en-US",
        dark=None,
        tailwind=False,
        binding_refresh_interval=None,
        reconnect_timeout=RESUME_SECONDS,
        show_welcome_message=False,
        gzip_middleware_factory=lambda inner: GZipMiddleware(inner, minimum_size=1_000, compresslevel=4),
    )
    nicegui_app.storage.max_tab_storage_age = TAB_STORAGE_AGE
    nicegui_inside.install()
    memory.install()
    is_secure = (settings.public_url or "").startswith("https:")
    install_identity(app, ensure_secret(settings), is_secure=is_secure)
    return app
