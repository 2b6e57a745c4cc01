"""What an operator looks at: whether the server works, and its figures."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from clueapp import metrics
from clueapp.api.address_limits import AddressLimits
from clueapp.failures import note_failure
from clueapp.rooms.manager import Manager
from clueapp.store import StoreLost

STORE_ANSWERS_WITHIN = 2.0
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether the process works, its store takes writes, and it hears the others."""
    manager: Manager | None = request.app.state.manager
    if manager is not None and not manager.bus.is_alone and not manager.bus.is_hearing:
        return _ill("The other processes are not heard here.")
    return await readiness(request)


@router.get("/readyz")
async def readiness(request: Request) -> Response:
    """Whether to send anybody here: also where the others are not heard, for without Redis that is so everywhere."""
    state = request.app.state
    if state.is_stopping:
        return _ill("The server is stopping.")
    manager: Manager | None = state.manager
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
    manager: Manager | None = request.app.state.manager
    if manager is not None:
        limits: AddressLimits = request.app.state.address_limits
        codes = [room.code for room in manager.awake]
        metrics.rooms_in_memory.set(len(codes))
        metrics.rooms_awake.set(sum(manager.bus.rank(code) == 0 for code in codes))
        metrics.rooms_stored.set(manager.store.rooms if limits.is_first else 0)
        metrics.hearing.set(manager.bus.is_hearing)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
