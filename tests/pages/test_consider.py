"""A text that is being typed, on real pages: what would come of it is said to the one who types, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]
PLACES = {"Ben": "red_operative", "Dora": "blue_spymaster", "Ed": "blue_operative"}


async def begin(ann: Visitor, visitor: NewVisitor) -> dict[str, Visitor]:
    """A game of Codenames in which Ann is red's spymaster."""
    await ann.open("/")
    await ann.send("CREATE", game="codenames", name="Ann")
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    await ann.send("PICK", seat="red_spymaster")
    everybody = {"Ann": ann}
    for name, place in PLACES.items():
        guest = everybody[name] = visitor()
        await guest.open(ann.path)
        await guest.send("SIT_DOWN", name=name, seat=place)
        await ann.sees(name)
    await ann.send("START")
    for person in everybody.values():
        await person.until(lambda person=person: "turn" in person.testids, "the board")  # type: ignore[misc]
    return everybody


@pytest.mark.req("W-2.4", "P-5.3")
async def test_whether_a_clue_would_be_refused_is_said_to_its_giver_alone(ann: Visitor, visitor: NewVisitor) -> None:
    everybody = await begin(ann, visitor)
    giver = next(each for each in everybody.values() if "clue-word" in each.testids)
    others = [each for each in everybody.values() if each is not giver]
    await giver.send("CONSIDER", text="two words")
    await giver.sees("A clue is one word, without spaces.")
    await giver.send("CONSIDER", text="rhythm")
    await giver.sees("You can give “rhythm”.")
    for each in others:
        await each.send("CONSIDER", text="rhythm")
    await giver.send("CLUE", word="quorum", count=1)
    for each in others:
        await each.sees("QUORUM")
        assert "rhythm" not in each.html
    assert "can be given" not in giver.text, "it is over with the clue"
    assert not ann.toasts or all("rhythm" not in toast for toast in ann.toasts)


async def test_where_nothing_is_considered_it_is_passed_over_in_silence(ann: Visitor) -> None:
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    await ann.send("CONSIDER", text="rhythm")
    await ann.send("CONSIDER", text=3)
    await ann.send("CHAT", text="Good evening")
    await ann.sees("Good evening")
    assert ann.toasts == []
    assert "rhythm" not in ann.html
