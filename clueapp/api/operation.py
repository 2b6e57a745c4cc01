"""What an operator looks at: whether the server works, and its figures."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from clueapp import metrics
from clueapp.api.http import note_failure
from clueapp.rooms.manager import Manager

STORE_ANSWERS_WITHIN = 2.0
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether the server works and its store answers."""
    manager: Manager | None = getattr(request.app.state, "manager", None)
    if manager is None:
        return JSONResponse({"status": "starting"}, 503)
    try:
        async with asyncio.timeout(STORE_ANSWERS_WITHIN):
            await manager.store.ping()
    except Exception as error:
        note_failure("the store does not answer", error)
        return JSONResponse({"status": "store does not answer"}, 503)
    return JSONResponse({"status": "ok"})


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """The figures, as Prometheus reads them."""
    manager: Manager | None = getattr(request.app.state, "manager", None)
    metrics.rooms_awake.set(len(manager.awake) if manager else 0)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
