"""Rooms by HTTP: make one, sit down in one, look at one, bring a list to one."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from clueapp import metrics
from clueapp.api import frames
from clueapp.api.address_limits import AddressLimits
from clueapp.api.messages import NewPack, NewPlayer, NewRoom, Outgoing, PackTaken, Problem, Seat
from clueapp.failures import note_failure
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.names import options_from_wire
from clueapp.protocol.reader import LARGEST, check_size, place_in, read
from clueapp.rooms.handle import Handle
from clueapp.rooms.manager import Manager, Seated
from clueapp.rooms.people.keys import read_code

STATUS_OF = {
    "not_seated": 403,
    "not_host": 403,
    "no_such_room": 404,
    "not_found": 404,
    "game_begun": 409,
    "game_over": 409,
    "busy": 409,
    "no_packs": 409,
    "room_full": 409,
    "seat_taken": 409,
    "saw_the_key": 409,
    "already_asked": 409,
    "declined": 409,
    "too_many_requests": 409,
    "too_many_packs": 409,
    "other_version": 409,
    "too_large": 413,
    "too_fast": 429,
    "house_full": 503,
    "store_failed": 503,
}
"""The status of a refusal; 400 for all others."""
LARGEST_LIST_BODY = 384 * 1024
"""Bytes of a body with a list in it: 100 kB of text, of which each letter may be written as its number."""
OUT_OF_ORDER = Problem(code="server_error", message="Something went wrong on our side. We’ve made a note of it.")


class ApiRoute(APIRoute):
    """Answers every refusal, and every failure, with a code and a sentence."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        carry_out = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await carry_out(request)
            except IllegalAction as refusal:
                metrics.refusals.labels(refusal.code).inc()
                problem = Problem(code=refusal.code, message=refusal.message)
                return answer(problem, STATUS_OF.get(refusal.code, 400))
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception as error:
                note_failure("a request failed", error)
                return answer(OUT_OF_ORDER, 500)

        return handler


router = APIRouter(prefix="/api", route_class=ApiRoute, include_in_schema=False)


@router.post("/rooms")
async def create_room(request: Request) -> Response:
    """Make a room and seat its host."""
    manager, limits = _desk(request)
    await limits.admit(request, limits.rooms, manager.clock.now())
    wanted = read(NewRoom, await _body(request))
    game = manager.games.get(wanted.game)
    if game is None:
        raise IllegalAction("no_such_game", f"There’s no such game. We have: {', '.join(manager.games)}.")
    changes = options_from_wire(game, wanted.options)
    return _seated(await manager.create(wanted.game, wanted.name, changes=changes))


@router.post("/rooms/{code}/players")
async def join_room(request: Request, code: str) -> Response:
    """Sit down in a room."""
    manager, limits = _desk(request)
    await limits.admit(request, limits.joins, manager.clock.now())
    wanted, room = read(NewPlayer, await _body(request)), known_code(code)
    return _seated(await manager.join(room, wanted.name, place=await _place(manager, room, wanted)))


async def _place(manager: Manager, room: str, wanted: NewPlayer) -> str | None:
    if wanted.team is None and wanted.role is None:
        return wanted.seat
    if wanted.seat is not None or wanted.team is None or wanted.role is None:
        raise IllegalAction("bad_message", "Name a place by its seat, or by a team and a role.")
    return place_in((await manager.handle(room)).game, wanted.team, wanted.role)


@router.post("/rooms/{code}/packs")
async def bring_pack(request: Request, code: str) -> Response:
    """Bring a list of one's own, as the host."""
    manager, limits = _desk(request)
    await limits.admit(request, limits.lists, manager.clock.now())
    wanted = await pack_in(request)
    return await take_pack(await manager.handle(known_code(code), token=wanted.token), wanted)


async def pack_in(request: Request) -> NewPack:
    """The list that a request brings, or IllegalAction."""
    return read(NewPack, await _body(request, LARGEST_LIST_BODY))


async def take_pack(handle: Handle, wanted: NewPack) -> Response:
    """What the room says to a list that this handle brings."""
    brought = await handle.bring_pack(wanted.title, wanted.text)
    return answer(PackTaken(title=brought.title, number=brought.number, report=list(brought.report)), 201)


@router.get("/rooms/{code}")
async def show_room(request: Request, code: str) -> Response:
    """The room as everybody may see it."""
    manager, limits = _desk(request)
    await limits.admit(request, limits.lookups, manager.clock.now())
    handle = await manager.handle(known_code(code))
    return answer(frames.public_room(handle.table(), handle.now))


def known_code(text: str) -> str:
    """A room's code as it is written, or IllegalAction if it cannot be one."""
    code = read_code(text)
    if code is None:
        raise IllegalAction("no_such_room", "There’s no room with that code.")
    return code


def answer(content: Outgoing, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(content.to_json(), status, headers, media_type="application/json")


def _desk(request: Request) -> tuple[Manager, AddressLimits]:
    return request.app.state.manager, request.app.state.address_limits


def _seated(seated: Seated) -> Response:
    seat = Seat(room_id=seated.code, player_id=seated.player, token=seated.token)
    return answer(seat, 202 if seated.is_asked_for else 201)


async def _body(request: Request, most: int = LARGEST) -> bytes:
    """The body, read no further than it may be long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            check_size(bytes(body), most)
    return bytes(body)


rest = APIRouter(route_class=ApiRoute, include_in_schema=False)


@rest.api_route("/api/{_path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
async def nothing_here(_path: str) -> Response:
    """Everything else under /api."""
    raise IllegalAction("not_found", "There’s nothing at this address.")
