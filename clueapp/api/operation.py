"""What an operator looks at: whether the server works, and its figures."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from clueapp import metrics
from clueapp.failures import note_failure
from clueapp.rooms.manager import Manager
from clueapp.store import StoreLost

STORE_ANSWERS_WITHIN = 2.0
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether the server works and its store takes writes."""
    manager: Manager | None = getattr(request.app.state, "manager", None)
    if manager is None:
        return _ill("The server is starting.")
    try:
        async with asyncio.timeout(STORE_ANSWERS_WITHIN):
            await manager.store.ping()
    except TimeoutError as error:
        note_failure("the store does not answer", error)
        return _ill("The store does not answer.")
    except StoreLost as error:
        note_failure("the store is lost", error)
        return _ill("The database was removed or replaced under the running server. Put it back, and start again.")
    except Exception as error:
        note_failure("the store cannot write", error)
        return _ill("The store cannot write.")
    return JSONResponse({"status": "ok"})


def _ill(sentence: str) -> Response:
    return JSONResponse({"status": "ill", "message": sentence}, 503)


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """The figures, as Prometheus reads them."""
    manager: Manager | None = getattr(request.app.state, "manager", None)
    metrics.rooms_awake.set(len(manager.awake) if manager else 0)
    metrics.rooms_stored.set(manager.store.rooms if manager else 0)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
