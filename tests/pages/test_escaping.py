"""Nothing that somebody typed becomes markup (P-5.4)."""

from collections.abc import Callable

import pytest

from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

EVIL = "<img src=x onerror=1>"[:20]
EVIL_CHAT = "<script>alert(1)</script><img src=x onerror=alert(1)>"
HARMLESS = "&lt;img src=x"


def check(visitor: Visitor) -> None:
    assert HARMLESS in visitor.html
    assert "<img src=x" not in visitor.html
    assert "<script" not in visitor.html


@pytest.mark.req("P-5.4")
async def test_a_name_is_text_everywhere(ann: Visitor, visitor: Callable[[], Visitor], manager: Manager) -> None:
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="<img src=x onerror=alert(1)>")  # too long: refused, and drawn again
    await ann.sees("at most 20 characters")
    check(ann)
    await ann.send("CREATE", game="clueless", name=EVIL)
    await ann.until(lambda: ann.path.startswith("/room/"), "the room")
    code = ann.path.removeprefix("/room/")
    check(ann)
    bob = visitor()
    await bob.open(ann.path)
    check(bob)
    await bob.send("SIT_DOWN", name=f"{EVIL[:18]}b", seat="plum")
    await bob.sees("Waiting for")
    await bob.send("CHAT", text=EVIL_CHAT)
    await ann.until(lambda: "&lt;script&gt;" in ann.html, "the chat")
    await manager.join(code, EVIL[:15], place="white")
    check(ann)
    check(bob)
    await ann.send("START")
    await ann.until(lambda: "start" not in ann.testids, "the table")
    check(ann)
    room = await manager.wake(code)
    key = next(key for key, holder in room.state.keys.items() if holder == room.state.host)
    phone = visitor()
    await phone.open(f"/seat/{code}/{await room.make_seat_link(room.state.host, key)}")
    check(phone)
