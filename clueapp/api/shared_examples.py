"""Examples of the messages that all games share, all of one room."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from pydantic import BaseModel

from clueapp.api import frames
from clueapp.api import messages as m
from clueapp.kernel.game import AnyGame
from clueapp.kernel.truth import Event
from clueapp.rooms.log import events as e
from clueapp.rooms.rehearsal.room import CODE, NAMES, Rehearsal, id_of

ANN, BEN, CLEO = map(id_of, NAMES[:3])
TOKEN = "the-secret-of-the-seat"  # noqa: S105
LIST = "Holidays"
SEATED = {"roomId": CODE, "playerId": ANN, "token": TOKEN}


def commands(game: AnyGame, games: Iterable[AnyGame]) -> dict[str, dict[str, Any]]:
    """What a client asks of a room: those messages that have fields."""
    every = [*games]
    with_robots = next((each for each in (game, *every) if each.info.robots), None)
    return {
        "JOIN_ROOM": {"type": "JOIN_ROOM", **SEATED},
        "PICK": {"type": "PICK", "seat": _places(game)[-1]},
        "SET_OPTIONS": {"type": "SET_OPTIONS", "options": {"expected": _number(game), "chat": False}},
        **(_of_robots(with_robots) if with_robots else {}),
        "REMOVE": {"type": "REMOVE", "player": BEN},
        "DECLINE_REQUEST": {"type": "DECLINE_REQUEST", "player": CLEO},
        "RENAME": {"type": "RENAME", "name": "Benny"},
        "APPOINT_HOST": {"type": "APPOINT_HOST", "player": BEN},
        "ASSIGN": {"type": "ASSIGN", "player": BEN, **_in_team(every)},
        "REMOVE_PACK": {"type": "REMOVE_PACK", "title": LIST},
        "NEW_GAME": {"type": "NEW_GAME", "number": 1},
        "LEAVE": {"type": "LEAVE", "forGood": False},
        "CHAT": {"type": "CHAT", "text": "Good luck!"},
    }


def _of_robots(game: AnyGame) -> dict[str, dict[str, Any]]:
    info, seat = game.info, _places(game)[-1]
    return {
        "ADD_BOT": {"type": "ADD_BOT", "strength": info.usual_robot, "seat": seat},
        "SET_BOT": {"type": "SET_BOT", "player": BEN, "strength": info.robots[0][0], "seat": seat},
    }


def requests(game: AnyGame) -> Iterator[tuple[str, type[BaseModel], dict[str, Any]]]:
    """What is asked and answered by HTTP."""
    wanted = {"game": game.info.name, "name": "Ann", "options": {"expected": _number(game)}}
    taken = f"Ann has just taken {game.info.title_of(_places(game)[0])}."
    yield "POST /api/rooms", m.NewRoom, wanted
    yield f"POST /api/rooms/{CODE}/players", m.NewPlayer, {"name": "Ben", "seat": _places(game)[1]}
    yield "201 Created", m.Seat, SEATED
    words = "harbour, lantern, willow, anchor"
    yield f"POST /api/rooms/{CODE}/packs", m.NewPack, {"title": LIST, "text": words, "token": TOKEN}
    report = ["This list has 80 different words.", "Listed more than once: willow."]
    yield "201 Created, of a list", m.PackTaken, {"title": LIST, "number": 80, "report": report}
    room = begun(game)
    yield f"GET /api/rooms/{CODE}", m.PublicRoom, _plain(frames.public_room(room.table(None), room.now))
    yield "4xx, 5xx", m.Problem, {"code": "seat_taken", "message": taken}


def sent(game: AnyGame) -> Iterator[m.Frame]:
    """What the server sends to the host of a room whose game has just begun."""
    room = begun(game)
    ann, ben = (room.table(player) for player in (ANN, BEN))
    lines = [line for line in room.told_since(0, ANN) if line.text]
    yield frames.room_state(ann, room.now, lines)
    if ben.you is not None:
        yield frames.joined(ben.you)
        yield frames.left(ben.you, "disconnected")
    yield frames.event(lines[-1])
    yield frames.view(ann, room.now)
    yield m.ErrorFrame(code="not_your_turn", message="It’s not your turn.")


def room_events(game: AnyGame) -> dict[type[Event], dict[str, Any]]:
    """What happens to rooms of every game, each as its EVENT."""
    room = Rehearsal(game, _number(game), game.info.default_options())
    for event in (
        e.SeatPicked(BEN, _places(game)[-1]),
        e.PlacesAssigned({BEN: _places(game)[0]}),
        e.RobotChanged(BEN, game.info.robots[0][0] if game.info.robots else "", _places(game)[-1]),
        e.PackBrought(LIST, 80),
        e.PackRemoved(LIST),
        e.OptionsSet({"expected": _number(game)}),
        e.Chatted(ANN, "Good luck!"),
        e.GameBegan(1, room.players),
        e.Remarked(BEN, "Nobody? Now it’s getting interesting!"),
        e.GamePaused(),
        e.GameResumed(),
        e.StandInBegan(BEN, "detective"),
        e.StandInEnded(BEN, "made 2 suggestions and showed a card"),
        e.SeatRequested(CLEO, _places(game)[-1]),
        e.RequestDeclined(CLEO),
        e.SkipBegan(ANN),
        e.RematchWished(BEN),
        e.GameStartedOver(),
        e.GameCalledOff(),
        e.Renamed(BEN, "Ben", "Benny"),
        e.HostAppointed(BEN),
        e.HostPassed(ANN),
        e.HostKept(ANN),
        e.PlayerLeft(BEN),
    ):
        room.enter(event)
    return {type(line.event): _plain(frames.event(line)) for line in room.told_since(0, None) if line.text}


def begun(game: AnyGame) -> Rehearsal:
    """Return a room whose game has just begun."""
    room = Rehearsal(game, _number(game), game.info.default_options())
    room.happen(room.begin(Random(0)))
    return room


def _places(game: AnyGame) -> list[str]:
    return [each.id for each in game.info.places]


def _in_team(games: Iterable[AnyGame]) -> dict[str, str]:
    """A team and a role in it, of a game that has teams; else a seat."""
    places = [place for each in games for place in each.info.places]
    found = next((place for place in reversed(places) if place.team), None)
    return {"team": found.team, "role": found.role} if found else {"seat": places[-1].id}


def _number(game: AnyGame) -> int:
    return game.least_players(game.info.default_options())


def _plain(message: m.Outgoing) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(message.to_json())
    return found
