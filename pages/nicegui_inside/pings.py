"""Pages are pinged often; NiceGUI would wait for nearly as long as a page has to come back.

Sets `ping_interval` and `ping_timeout` of engine.io, which NiceGUI sets when it starts.
"""

from __future__ import annotations

from nicegui import app, core

from pages.nicegui_inside.places import need

PING_SECONDS, PONG_SECONDS = 3.5, 4.5
"""Who answers no ping is noticed after both at the latest, and shown as gone 1.5 s later (P-2.4: 10 s)."""


def install() -> None:
    need("python-engineio", core.sio.eio, "ping_interval", "ping_timeout")
    app.on_startup(notice_silence)


def notice_silence() -> None:
    core.sio.eio.ping_interval, core.sio.eio.ping_timeout = PING_SECONDS, PONG_SECONDS
