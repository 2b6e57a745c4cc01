"""A browser stays who it is: for a year from its last visit, whatever the wall clock shows."""

import time

import httpx
import pytest
from fastapi import FastAPI, Request

from pages.identity import browser_of, install_identity

HOUR = 3600.0


@pytest.fixture
def app() -> FastAPI:
    """Tells whoever asks who they are."""
    app = FastAPI()
    install_identity(app, "a secret that is long enough")

    @app.get("/")
    async def who(request: Request) -> str:
        return browser_of(request)

    return app


def browser(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parlour")


@pytest.mark.req("P-2.1")
@pytest.mark.parametrize("jump", [-400 * 24 * HOUR, -HOUR, -20.0, 20.0, 31 * 24 * HOUR, 400 * 24 * HOUR])
async def test_a_browser_is_known_again_after_the_wall_clock_has_jumped(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    now = time.time()
    first = await browser(app).get("/")
    cookie = first.headers["set-cookie"].split(";")[0]
    monkeypatch.setattr(time, "time", lambda: now + jump)
    again = await browser(app).get("/", headers={"Cookie": cookie})
    assert again.json() == first.json()


@pytest.mark.req("P-2.1")
async def test_each_visit_counts_the_year_anew(app: FastAPI) -> None:
    async with browser(app) as ann:
        visits = [await ann.get("/") for _ in range(3)]
    assert len({each.json() for each in visits}) == 1
    assert ["Max-Age=31536000" in each.headers["set-cookie"] for each in visits] == [True] * 3
