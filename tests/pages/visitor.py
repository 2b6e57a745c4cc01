"""Somebody with a browser, as far as the server can tell: opens pages, sends what clicks send, reads what is drawn."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

from nicegui import ui
from nicegui.testing import User
from nicegui.testing.user_interaction import UserInteraction
from nicegui.testing.user_notify import UserNotify

PATIENCE = 20.0
"""Seconds; a busy machine may need them."""


class Visitor:
    """One browser, with a session of its own."""

    def __init__(self, user: User, notify: UserNotify) -> None:
        self.user = user
        user.notify = notify

    async def open(self, path: str) -> None:
        await self.user.open(path)

    @property
    def path(self) -> str:
        return self.user.back_history[-1]

    @property
    def html(self) -> str:
        """All that is drawn on the page now, as the browser gets it."""
        assert self.user.client is not None
        return "\n".join(each.content for each in self.user.client.layout.descendants() if isinstance(each, ui.html))

    @property
    def text(self) -> str:
        return " ".join(re.sub(r"<[^>]*>", " ", self.html).split())

    @property
    def testids(self) -> set[str]:
        return set(re.findall(r'data-testid="([^"]*)"', self.html))

    @property
    def toasts(self) -> list[str]:
        """What anybody in the test was told: NiceGUI's simulation gives toasts to whichever user was looked at last."""
        return self.user.notify.messages

    def tag(self, testid: str) -> str:
        """The opening tag of the element with this data-testid."""
        found = re.search(rf'<[^>]*data-testid="{re.escape(testid)}"[^>]*>', self.html)
        assert found, f"There is no {testid} among {sorted(self.testids)}"
        return found.group()

    def content(self, testid: str) -> str:
        """The text right behind that opening tag."""
        return self.html.split(self.tag(testid), 1)[1].split("<", 1)[0]

    async def send(self, kind: str, **fields: Any) -> None:
        """What the page's script sends for a click, a form or a choice."""
        assert self.user.client is not None
        root = next(each for each in self.user.client.layout.descendants() if "page" in each.classes)
        UserInteraction(self.user, {root}, None).trigger("click", {"type": kind, **fields})
        await asyncio.sleep(0.02)

    async def sees(self, expected: str) -> None:
        await self.until(lambda: expected in self.text, f"{expected!r} in: {self.text[:1500]}")

    async def until(self, condition: Callable[[], bool], what: str = "it") -> None:
        """Wait for what comes over the wire by itself."""
        for _ in range(int(PATIENCE / 0.02)):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"Waited in vain for {what}")
