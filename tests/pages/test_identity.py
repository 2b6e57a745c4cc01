"""A browser stays who it is, whatever the wall clock shows."""

import time

import httpx
import pytest
from fastapi import FastAPI, Request

from pages.identity import browser_of, install_identity

HOUR = 3600.0


@pytest.mark.req("P-2.1")
@pytest.mark.parametrize("jump", [-400 * 24 * HOUR, -HOUR, -20.0, 20.0, 31 * 24 * HOUR, 400 * 24 * HOUR])
async def test_a_browser_is_known_again_after_the_wall_clock_has_jumped(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    app = FastAPI()
    install_identity(app, "a secret that is long enough")

    @app.get("/")
    async def who(request: Request) -> str:
        return browser_of(request)

    now = time.time()
    transport = httpx.ASGITransport(app)
    first = await httpx.AsyncClient(transport=transport, base_url="http://parlour").get("/")
    monkeypatch.setattr(time, "time", lambda: now + jump)
    cookie = first.headers["set-cookie"].split(";")[0]
    stranger = httpx.AsyncClient(transport=transport, base_url="http://parlour")
    again = await stranger.get("/", headers={"Cookie": cookie})
    assert again.json() == first.json()
