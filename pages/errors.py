"""What a browser is shown where there is no page, and where a page could not be made."""

from __future__ import annotations

from fastapi import Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import Response
from nicegui import Client, app, ui
from starlette.exceptions import HTTPException

from components.notices import not_found, out_of_order
from pages.request_limits import is_page


def install() -> None:
    """Answer wrong addresses and failures with pages of ours; nobody sees a stack trace."""
    app.add_exception_handler(404, missing)
    app.on_page_exception(out_of_order)


async def missing(request: Request, exception: Exception) -> Response:
    """The page for a wrong address; programs that ask for other things get plain JSON."""
    if isinstance(exception, HTTPException) and not is_page(request.url.path):
        return await http_exception_handler(request, exception)
    with Client(ui.page(""), request=request) as client:
        not_found()
    return client.build_response(request, 404)
