"""While an accusation is revealed, the pages that a player goes to don't give its outcome away either."""

from collections.abc import Callable

import pytest

from clueapp.games.mystery import clocks
from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]
LONG = (3_600.0, 7_200.0, 10_800.0)


@pytest.mark.req("C-7.5", "P-1.6", "P-2.1")
async def test_who_leaves_before_the_verdict_keeps_the_seat_and_reads_that_the_game_goes_on(
    ann: Visitor, visitor: NewVisitor, manager: Manager, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "REVEAL", LONG)
    await ann.send("SET_OPTIONS", options={"expected": 3})
    for name, seat in (("Bob", "green"), ("Cid", "plum")):
        guest = visitor()
        await guest.open(f"/room/{code}")
        await guest.send("SIT_DOWN", name=name, seat=seat)
    await ann.sees("Your turn")
    (room,) = manager.awake
    host, solution = room.state.host, room.state.truth.vault.solution
    await ann.send("ACCUSE", suspect=solution.suspect, weapon=solution.weapon, room=solution.room)
    await ann.sees("You accuse")
    assert room.state.status == "over"
    await ann.send("LEAVE")
    await ann.until(lambda: ann.path == "/", "the home page")
    await ann.until(lambda: f"my-game-{code}" in ann.testids, "the room")
    assert "In progress" in ann.text
    assert "Finished" not in ann.text
    assert (room.state.host, room.state.people[host].is_gone_for_good) == (host, False)
