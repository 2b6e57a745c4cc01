"""The headers are those that NiceGUI's middlewares set."""

import httpx
from nicegui import core
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import RedirectResponse
from starlette.routing import Route

from pages.nicegui_inside.page_headers import STATIC, PageHeaders


async def test_headers_of_pages_and_static_files() -> None:
    static, changing = f"{STATIC}static/x.js", f"{STATIC}dynamic_resources/x"
    routes = [Route(path, lambda _: RedirectResponse("/there")) for path in ("/here", static, changing)]
    core.app.config.cache_control_directives = "public"  # as ui.run_with sets it
    app = Starlette(routes=routes, middleware=[Middleware(PageHeaders)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parlour") as client:
        here = await client.get("/here", headers={"X-Forwarded-Prefix": "/games"})
        file, other = await client.get(static), await client.get(changing)
    assert here.headers["location"] == "/games/there"
    assert "cache-control" not in here.headers
    assert (file.headers["cache-control"], file.headers["location"]) == ("public", "/there")
    assert "cache-control" not in other.headers
