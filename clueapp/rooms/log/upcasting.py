"""Logs of earlier versions, read as the newest version would have written them: from each version to the next.

An upcast is small, looks at plain JSON, and stays as it is for ever: it knows the words of two versions and no rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from clueapp.kernel.errors import UnknownVersion
from clueapp.kernel.game import AnyGame
from clueapp.kernel.options import OptionValue
from clueapp.kernel.upcast import Plain, Upcast
from clueapp.rooms.log.entries import ROOM_VERSION

LATER = "This room was written by a later version of the program."


class Upcaster:
    """Reads the lines of one log in their order."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._options: dict[str, OptionValue] = {}
        self._room_upcasts: Mapping[int, Upcast] = {
            1: self._room_from_1_to_2,
            2: _room_from_2_to_3,
            3: _room_from_3_to_4,
            4: _room_from_4_to_5,
            5: _room_from_5_to_6,
        }

    def read(self, text: str) -> Plain:
        """The body of the next line in the newest version, or UnknownVersion."""
        body: Plain = orjson.loads(text)
        if "game" in body:
            body["game"] = self._newest_fact(body["game"], body.get("v", 1))
            return body
        for step in range(body.get("v", 1), _checked(body.get("v", 1), ROOM_VERSION)):
            body = self._room_upcasts[step](body)
        if "opening" in body:
            body["opening"] = self._newest_fact(body["opening"], body["opening"].pop("v"))
        self._note_options(body["room"].get("public") or {})
        return body

    def _newest_fact(self, fact: Plain, version: int) -> Plain:
        for step in range(version, _checked(version, self._game.info.version)):
            fact = self._game.upcasts[step](fact)
        return fact

    def _note_options(self, event: Mapping[str, Any]) -> None:
        """What the host has set so far: version 1 did not say with a game by which options it is played."""
        if event.get("kind") in ("RoomOpened", "OptionsSet"):
            self._options |= event["options"]

    def _room_from_1_to_2(self, body: Plain) -> Plain:
        """What is picked is a place, no longer a seat; with a game that begins stands how its table was laid."""
        event = body["room"].get("public") or {}
        if event.get("kind") in ("PlayerJoined", "SeatPicked"):
            event["place"] = event.pop("seat")
        if event.get("kind") == "GameBegan":
            seating = {seat: seat for seat in event["seats"]}
            opening = self._game.unlogged_opening(seating, self._options, event.get("rematches", 0))
            body["opening"] = {"v": 2, **opening}
        return body


def _room_from_2_to_3(body: Plain) -> Plain:
    """Version 3 says more, and nothing that version 2 said in another way."""
    return body


def _room_from_3_to_4(body: Plain) -> Plain:
    """Version 4 says more of system players, and nothing that version 3 said in another way."""
    return body


def _room_from_4_to_5(body: Plain) -> Plain:
    """Leave events as they are: version 5 only adds new ones, for names, appointed hosts and watchers who step in."""
    return body


def _room_from_5_to_6(body: Plain) -> Plain:
    """Leave events as they are: version 6 only adds new ones, for remarks, skips and games dealt anew."""
    return body


def _checked(version: int, newest: int) -> int:
    if version > newest:
        raise UnknownVersion(LATER)
    return newest
