"""Where a page brings a list of one's own: by a request, since it is longer than what a page's socket carries."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from nicegui import app

from clueapp.api.http import ApiRoute, known_code, pack_in, take_pack
from clueapp.kernel.errors import IllegalAction
from pages.identity import browser_of
from pages.parlour import address_limits, manager

JSON = "application/json"


def install() -> None:
    """Take `POST /room/CODE/packs` from the browser that has the host's seat."""
    router = APIRouter(route_class=ApiRoute, include_in_schema=False)

    @router.post("/room/{code}/packs")
    async def bring_pack(request: Request, code: str) -> Response:
        limits = address_limits()
        await limits.admit(request, limits.lists, manager().clock.now())
        # A form of another site cannot say that it sends JSON; whatever page asks is asked for its origin before.
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
            raise IllegalAction("bad_message", f"Please send the list as {JSON}.")
        wanted = await pack_in(request)
        return await take_pack(await manager().handle(known_code(code), browser=browser_of(request)), wanted)

    app.include_router(router)
