"""The program sends the same without each of its patches for speed, and without all of them.

Three play the same game in the same room on one server after the other. What each page shows after every click, all
lines of the feed and all toasts are compared, and what is answered to who asks for a page; how many messages that took
may differ, since several changes can come in one.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from aiohttp import ClientSession

from bench.client import Tab, session
from bench.table import Player, actions_in
from e2e.server import Server
from pages import nicegui_inside

CLICKS = 8
QUIET = 0.3
"""Seconds in which nothing comes, after which everything has come."""
PATIENCE = 20.0
STRANGE = " ".join(f"{library}=99.1" for library in ("nicegui", "python-engineio", "python-socketio"))
NEWS = re.compile(r'<div data-first="(-?\d+)">(.*)</div>', re.DOTALL)
LINES = re.compile(r"<(?:p|h3) .*?</(?:p|h3)>", re.DOTALL)
CHANCE = re.compile(r'[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"player":"[0-9a-f]{10}"|data-[a-z-]+="\d{13}"')
"""Ids, and moments."""
HEADERS = ("content-type", "cache-control", "location", "content-security-policy", "x-nicegui-content", "vary")


class Watched(Player):
    """A page that keeps what the page's script would show."""

    def __init__(self, http: ClientSession, base: str, cookie: str = "") -> None:
        super().__init__(http, base, cookie, told=type(self)._read_news)  # type: ignore[arg-type]
        self.feed: list[str] = []
        self.told: list[tuple[str, Any]] = []

    def _take(self, kind: str, data: dict[str, Any], at: float) -> None:
        if kind not in ("update", "load_js_components"):
            self.told.append((kind, {name: value for name, value in data.items() if name != "_id"}))
        super()._take(kind, data, at)

    def _read_news(self, _: float) -> None:
        for props in (each.get("props", {}) for each in self.elements.values()):
            if "data-news" in props and (news := NEWS.fullmatch(props["innerHTML"])):
                del self.feed[max(0, int(news[1])) :]
                self.feed += LINES.findall(news[2])

    def picture(self) -> list[str]:
        """All that it shows, without what is chance."""
        kept = {name: each for name, each in self.elements.items() if "data-news" not in each.get("props", {})}
        lines = [f"{name}: {each}" for name, each in sorted(kept.items(), key=lambda item: int(item[0]))]
        return [CHANCE.sub("...", line) for line in (*lines, *self.feed, *map(str, self.told))]


@dataclass
class Recording:
    """What three pages showed after each step."""

    pictures: list[list[str]] = field(default_factory=list)
    answers: list[tuple[int, list[str | None], str]] = field(default_factory=list)


@dataclass(frozen=True)
class Beginning:
    """A room that was opened, before anybody else has come: who opened it, and where it is kept."""

    folder: Path
    port: int
    code: str
    cookie: str


async def begin(folder: Path) -> Beginning:
    with Server(folder) as server:
        async with session() as http:
            host = Tab(http, server.url)
            await host.open("/")
            host.send("submit", {"type": "CREATE", "game": "clueless", "name": "Ann & <Bob>"})
            path = await host.until(lambda: host.asked_to_open)
            await host.close()
    return Beginning(folder, server.port, path.rsplit("/", 1)[-1], host.cookie)


class Evening:
    """The same game of three, on any server."""

    def __init__(self, server: Server, http: ClientSession, beginning: Beginning, expected: Recording | None) -> None:
        self._server, self._http = server, http
        self._beginning, self._expected = beginning, expected
        self._rng = Random("the same in each run")
        self._pages: list[Watched] = []
        self.recording = Recording()

    async def play(self) -> None:
        for cookie in (self._beginning.cookie, "", ""):
            self._pages.append(Watched(self._http, self._server.url, cookie))
            await self._pages[-1].open(f"/room/{self._beginning.code}")
            await self._all_came()
        host_page = self._pages[0]
        await self._send(host_page, "change", {"type": "SET_OPTIONS", "options": {"expected": 3}})
        for page, seat in zip(self._pages[1:], ("mustard", "plum"), strict=True):
            await self._send(page, "submit", {"type": "SIT_DOWN", "name": f"{seat} `$`", "seat": seat})
        await self._send(host_page, "submit", {"type": "CHAT", "text": "<script>&amp;</script> ✓"})
        await self._send(host_page, "click", {"type": "CHAT"})
        for _ in range(CLICKS):
            await self._click()
        for page in self._pages:
            await page.close()

    async def _click(self) -> None:
        page, actions = next((page, found) for page in self._pages if (found := actions_in(page.prompt)))
        event, fields, choices = self._rng.choice(actions)
        chosen = {name: self._rng.choice(values) for name, values in choices.items()}
        await self._send(page, event, {**fields, **chosen})

    async def _send(self, page: Watched, event: str, fields: dict[str, Any]) -> None:
        page.send(event, fields)
        await self._all_came()

    async def _all_came(self) -> None:
        """Until nothing comes, or what came in the recording that this is compared with."""
        step = len(self.recording.pictures)
        if self._expected is None:
            received = -1
            while received != (received := sum(page.received for page in self._pages)):
                await asyncio.sleep(QUIET)
        else:
            picture, began = self._expected.pictures[step], asyncio.get_running_loop().time()
            while self._picture() != picture and asyncio.get_running_loop().time() - began < PATIENCE:
                await asyncio.sleep(0.02)
            other = "\n".join(unified_diff(picture, self._picture(), lineterm="", n=0))
            assert not other, f"step {step}: {other}"
        self.recording.pictures.append(self._picture())

    def _picture(self) -> list[str]:
        return [line for page in self._pages for line in page.picture()]

    async def ask(self) -> None:
        """What is answered to who asks for pages and for what they load."""
        async with httpx.AsyncClient(base_url=self._server.url) as browser:
            home = await browser.get("/")
            loaded = sorted(set(re.findall(r'(?:src|href)="(/[^"]+)"', home.text)))
            for path in ("/", f"/room/{self._beginning.code}", "/nowhere", "/rules", "/rules/clueless/", *loaded):
                answer = await browser.get(path, headers={"X-Forwarded-Prefix": "/games"})
                headers = [answer.headers.get(name) for name in HEADERS]
                self.recording.answers.append((answer.status_code, headers, CHANCE.sub("...", answer.text)))


Plays = Callable[..., Recording]


@pytest.fixture(scope="module")
def plays(tmp_path_factory: pytest.TempPathFactory) -> Plays:
    """Plays the evening with these variables set; what comes is what is expected, and the log has so many warnings."""
    beginning = asyncio.run(begin(tmp_path_factory.mktemp("beginning")))

    async def play(server: Server, expected: Recording | None) -> Recording:
        async with session() as http:
            evening = Evening(server, http, beginning, expected)
            await evening.play()
            await evening.ask()
        return evening.recording

    def start(expected: Recording | None = None, *, warnings: int = 0, **env: str) -> Recording:
        folder = tmp_path_factory.mktemp("evening") / "copy"
        shutil.copytree(beginning.folder, folder)
        (folder / "server.log").unlink()
        server = Server(folder, env, beginning.port, module="e2e.unpatched")
        server.chance.write_text("any words", encoding="utf-8")
        with server:
            recording = asyncio.run(play(server, expected))
        left_out = [line for line in server.log().splitlines() if "left out" in line]
        assert len(left_out) == warnings
        assert all(name in line and '"level":"warning"' in line for line in left_out for name in nicegui_inside.PATCHES)
        assert server.complaints() == []
        return recording

    return start


@pytest.fixture(scope="module")
def usual(plays: Plays) -> Recording:
    """How it is with all patches."""
    return plays()


@pytest.mark.parametrize("left_out", ["", *nicegui_inside.PATCHES])
def test_without_this_patch_the_same_is_sent(usual: Recording, plays: Plays, left_out: str) -> None:
    other = plays(usual, LEFT_OUT=left_out)
    assert other.answers == usual.answers


def test_with_strange_versions_all_patches_are_left_out_and_the_same_is_sent(usual: Recording, plays: Plays) -> None:
    other = plays(usual, STRANGE_VERSIONS=STRANGE, warnings=1)
    assert other.answers == usual.answers


def test_enough_is_compared(usual: Recording) -> None:
    shown = "\n".join(usual.pictures[-1])
    assert len(usual.pictures) >= CLICKS + 7
    assert len(set(map(str, usual.pictures))) > CLICKS
    assert "suggest" in shown.lower()
    assert {status for status, *_ in usual.answers} >= {200, 404}
    assert any("immutable" in str(headers) or "max-age" in str(headers) for _, headers, _ in usual.answers)
