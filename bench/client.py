"""A browser's tab without a browser: it speaks NiceGUI's own handshake, and one process drives a thousand of them."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, TypeVar
from urllib.parse import urlencode
from uuid import uuid4

import orjson
from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, DummyCookieJar, TCPConnector, WSMsgType

ACK_SECONDS = 3.0
"""How often a page of NiceGUI says how far it has read."""
PATIENCE = 30.0
_QUERY = re.compile(r"query: (\{.*?\}),\n")
_ELEMENTS = re.compile(r"parseElements\(String\.raw`(.*?)`\)", re.DOTALL)
_ESCAPED = (("&lt;", "<"), ("&gt;", ">"), ("&#96;", "`"), ("&#36;", "$"), ("&amp;", "&"))
Element = dict[str, Any]
T = TypeVar("T")
Told = Callable[["Tab", float], None]
"""Is called after each update, with the moment at which it was read."""


def session() -> ClientSession:
    """One for all tabs: each keeps its own cookie and its own connections, the socket apart from the page."""
    connector = TCPConnector(limit=0, force_close=True)
    return ClientSession(connector=connector, cookie_jar=DummyCookieJar(), timeout=ClientTimeout(total=PATIENCE))


class Line:
    """One websocket, read by a task of its own until it ends."""

    def __init__(self, http: ClientSession) -> None:
        self._http = http
        self._socket: ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self.is_open = False
        self.is_closing = False
        self.received = 0
        self.bytes = 0

    async def connect(self, url: str, headers: dict[str, str] | None = None) -> None:
        self._socket = await self._http.ws_connect(url, headers=headers, compress=0, max_msg_size=0, autoping=True)
        self.is_open = True
        self._reader = asyncio.create_task(self._read(self._socket))

    def hear(self, text: str, at: float) -> None:
        """Something was received."""

    def say(self, text: str) -> None:
        """Send without waiting: what a tab says is small."""
        if self._socket is None or not self.is_open:
            return
        task = asyncio.create_task(self._socket.send_str(text))
        self._sending.add(task)
        task.add_done_callback(self._sent)

    async def close(self) -> None:
        self.is_closing = True
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            task.exception()  # a broken line is noticed by its reader

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self.received += 1
                    self.bytes += len(message.data)
                    self.hear(message.data, perf_counter())
        finally:
            self.is_open = False


class Tab(Line):
    """One page of one browser: opened by GET, then told by updates, and able to click."""

    def __init__(self, http: ClientSession, base: str, cookie: str = "", told: Told | None = None) -> None:
        super().__init__(http)
        self._base = base
        self._told = told
        self._tab_id, self._document_id = str(uuid4()), str(uuid4())
        self._acked = 0
        self._connected: asyncio.Future[str] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.cookie = cookie
        self.client_id = ""
        self.elements: dict[str, Element] = {}
        self.next_message_id = 0
        self.updates = 0
        self.gaps = 0
        """Messages that the numbers of those received say are missing."""
        self.refusals: list[str] = []
        self.asked_to_open = ""
        """Where the server asked the page to go."""
        self.html_bytes = 0

    # Opening
    async def open(self, path: str) -> None:
        """Get the page, connect its socket, and return when NiceGUI has shaken hands."""
        query = await self.get(path)
        loop = asyncio.get_running_loop()
        self._connected = loop.create_future()
        address = self._base.replace("http", "ws", 1)
        await self.connect(f"{address}/_nicegui_ws/socket.io/?{urlencode(query)}", self._headers)
        refusal = await asyncio.wait_for(self._connected, PATIENCE)
        if refusal:
            raise ConnectionRefusedError(refusal)
        self._alarm = loop.call_later(ACK_SECONDS, self._acknowledge)

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

    async def get(self, path: str) -> dict[str, Any]:
        """Read the page without connecting; what its socket would be asked for with."""
        async with self._http.get(self._base + path, headers=self._headers) as response:
            html = await response.text()
            if response.status != 200 or response.headers.get("X-NiceGUI-Content") != "page":
                raise ConnectionError(f"{path}: status {response.status}")
            self.cookie = _kept(self.cookie, response.headers.getall("Set-Cookie", []))
        self.html_bytes = len(html)
        query, elements = _QUERY.search(html), _ELEMENTS.search(html)
        if query is None or elements is None:
            raise ConnectionError(f"{path} is no page of NiceGUI as this client knows them")
        self.elements = orjson.loads(_plain(elements[1]))
        said: dict[str, Any] = ast.literal_eval(query[1])
        self.client_id, self.next_message_id = said["client_id"], said["next_message_id"]
        own = {"document_id": self._document_id, "tab_id": self._tab_id, "old_tab_id": "null"}
        return {**said, "implicit_handshake": "true", **own, "EIO": 4, "transport": "websocket"}

    # Hearing: engine.io's and socket.io's packets begin with their numbers
    def hear(self, text: str, at: float) -> None:
        if text.startswith("42"):
            kind, data = orjson.loads(text[2:])
            self._take(kind, data, at)
        elif text == "2":
            self.say("3")
        elif text.startswith("0"):
            self.say("40")
        elif text.startswith(("40", "44")) and self._connected is not None and not self._connected.done():
            self._connected.set_result("" if text.startswith("40") else text[2:])

    def _take(self, kind: str, data: dict[str, Any], at: float) -> None:
        number = data.pop("_id", self.next_message_id)
        if number < self.next_message_id:
            return  # sent again after a reconnect
        self.gaps += number - self.next_message_id
        self.next_message_id = number + 1
        if kind == "update":
            self.updates += 1
            for name, element in data.items():
                if element is None:
                    self.elements.pop(name, None)
                else:
                    self.elements[name] = element
            if self._told is not None:
                self._told(self, at)
        elif kind == "notify" and "refused" in data.get("classes", ""):
            self.refusals.append(data["message"])
        elif kind == "open":
            self.asked_to_open = data["path"]

    async def until(self, condition: Callable[[], T]) -> T:
        """Wait for what the server will tell this page."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if found := condition():
                    return found
                await asyncio.sleep(0.005)

    # Acting
    def send(self, event: str, fields: Mapping[str, Any]) -> None:
        """What sending.js sends for a click on something with `data-act`, or for a form."""
        element, listener = self._listener(event)
        args = [orjson.dumps(fields).decode()]
        packet = {"id": int(element), "client_id": self.client_id, "listener_id": listener, "args": args}
        self.say("42" + orjson.dumps(["event", packet]).decode())

    def _listener(self, event: str) -> tuple[str, str]:
        for name, element in self.elements.items():
            for each in element.get("events", ()):
                if each["type"] == event:
                    return name, each["listener_id"]
        raise LookupError(f"nothing on the page listens to {event}")

    def _acknowledge(self) -> None:
        if self.is_open:
            if self._acked < self.next_message_id:
                self._acked = self.next_message_id
                said = {"client_id": self.client_id, "next_message_id": self.next_message_id}
                self.say("42" + orjson.dumps(["ack", said]).decode())
            self._alarm = asyncio.get_running_loop().call_later(ACK_SECONDS, self._acknowledge)


def _kept(cookie: str, given: Sequence[str]) -> str:
    """What a browser sends that had these cookies, and was then given some, by the server or by a proxy before it."""
    pairs = [*cookie.split(";"), *(each.split(";")[0] for each in given)]
    named = dict(pair.strip().split("=", 1) for pair in pairs if "=" in pair)
    return "; ".join(f"{name}={value}" for name, value in named.items())


def _plain(escaped: str) -> str:
    for entity, letter in _ESCAPED:  # the ampersand is last, as it was first
        escaped = escaped.replace(entity, letter)
    return escaped
