"""A table of six simulated players: whoever may act does what the prompt of their page offers."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from functools import partial
from html import unescape
from itertools import cycle
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.client import Tab
from bench.pace import Paced, Tally

SEATS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
_ACTIVE = re.compile(r"<(button|form)\b([^>]*\bdata-act=[^>]*)>")
_RADIO = re.compile(r"<input\b([^>]*\btype=\"radio\"[^>]*)>")
_ATTRIBUTE = re.compile(r"([\w-]+)=\"([^\"]*)\"")
_SENDS = re.compile(r"data-sends='([^']*)'")
Fields = dict[str, Any]
Action = tuple[str, Fields, dict[str, list[str]]]
"""The event, what it sends, and what has to be chosen from for it."""


class Player(Tab):
    """One player's page of the table."""

    _prompt = ""

    @property
    def prompt(self) -> str:
        """The HTML of the prompt; nothing while the page shows no table."""
        if self._prompt not in self.elements:
            prompts = (name for name, element in self.elements.items() if _testid(element) == "prompt")
            self._prompt = next(prompts, "")
        element = self.elements.get(self._prompt)
        return str(element["props"].get("innerHTML", "")) if element else ""


class Table(Paced):
    """Six players in one room."""

    def __init__(self, code: str, cookies: tuple[str, ...], tally: Tally) -> None:
        super().__init__(code, tally)
        self.code = code
        self.players: list[Player] = []
        self.actor: Player | None = None
        """Who has clicked last."""
        self._cookies = cookies
        self._prompts: dict[Tab, str] = {}

    async def open(self, http: ClientSession, *bases: str) -> None:
        """Open everybody's page, at these addresses in turn."""
        each_at = zip(self._cookies, cycle(bases), strict=False)
        self.players = [Player(http, base, cookie, self._told) for cookie, base in each_at]
        for player in self.players:
            await player.open(f"/room/{self.code}")

    async def close(self) -> None:
        await asyncio.gather(*(player.close() for player in self.players))

    async def is_stale(self, http: ClientSession, base: str) -> bool:
        """Whether somebody's page shows something else than the same page opened anew."""
        at = self.rng.randrange(len(self.players))
        fresh = Player(http, base, self._cookies[at])
        await fresh.get(f"/room/{self.code}")
        return fresh.prompt != self.players[at].prompt

    @property
    def is_open(self) -> bool:
        return all(player.is_open for player in self.players)

    def act(self) -> bool:
        for player in self.players:
            actions = actions_in(player.prompt)
            if actions:
                # Whoever may suggest does: a form rather than a button.
                forms = [each for each in actions if each[0] == "submit"]
                event, fields, choices = self.rng.choice(forms or actions)
                chosen = {name: self.rng.choice(values) for name, values in choices.items()}
                self._prompts = {each: each.prompt for each in self.players}
                self.actor = player
                self.expect(self.players)
                player.send(event, {**fields, **chosen})
                return True
        return False

    def _told(self, tab: Tab, at: float) -> None:
        """Has seen it: every action of the game changes what the prompt says to each of the six."""
        if self.is_expected(tab) and isinstance(tab, Player) and tab.prompt != self._prompts[tab]:
            self.saw(tab, at)


def actions_in(html: str) -> list[Action]:
    """All that can be clicked or filled in."""
    return [_action(match, html) for match in _ACTIVE.finditer(html)]


def _action(match: re.Match[str], html: str) -> Action:
    attributes = dict(_ATTRIBUTE.findall(match[2]))
    said = _SENDS.search(match[2])
    fields: Fields = {"type": attributes["data-act"], **(json.loads(unescape(said[1])) if said else {})}
    choices: dict[str, list[str]] = {}
    if match[1] == "button":
        return "click", fields, choices
    for radio in _RADIO.findall(html, match.end(), html.index("</form>", match.end())):
        choice = dict(_ATTRIBUTE.findall(radio))
        choices.setdefault(choice["name"], []).append(choice["value"])
    return "submit", fields, choices


def _testid(element: dict[str, object]) -> object:
    props = element.get("props")
    return props.get("data-testid") if isinstance(props, dict) else None


async def seat_party(http: ClientSession, base: str) -> tuple[str, tuple[str, ...]]:
    """A new room in which six have sat down, through the pages; its code and their cookies."""
    host = Tab(http, base)
    await host.open("/")
    host.send("submit", {"type": "CREATE", "game": "clueless", "name": "Player 1"})
    code = (await host.until(lambda: host.asked_to_open)).rsplit("/", 1)[-1]
    await host.close()
    cookies = [host.cookie]
    for number, seat in enumerate(SEATS[1:], 2):
        guest = Player(http, base)
        await guest.open(f"/room/{code}")
        guest.send("submit", {"type": "SIT_DOWN", "name": f"Player {number}", "seat": seat})
        await guest.until(partial(_has_sat_down, guest, is_last=seat == SEATS[-1]))
        await guest.close()
        cookies.append(guest.cookie)
    return code, tuple(cookies)


def _has_sat_down(guest: Player, *, is_last: bool) -> bool:
    """The last one starts the game."""
    return bool(guest.prompt) if is_last else guest.updates > 0
