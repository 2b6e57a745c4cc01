"""Why a mark stands in a notebook, on real pages: said to whose notebook it is, and to nobody else."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]


async def begin(ann: Visitor, visitor: NewVisitor, **options: object) -> list[Visitor]:
    """A game of Clue-Less of three, and somebody who watches."""
    await ann.open("/")
    await ann.send("CREATE", game="clueless", name="Ann")
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    await ann.send("SET_OPTIONS", options={"notebook": "logic", **options})
    everybody = [ann]
    for name, seat in (("Ben", "green"), ("Cy", "plum")):
        guest = visitor()
        everybody.append(guest)
        await guest.open(ann.path)
        await guest.send("SIT_DOWN", name=name, seat=seat)
        await ann.sees(name)
    everybody.append(visitor())
    await everybody[-1].open(ann.path)
    await ann.send("START")
    for person in everybody:
        await person.until(lambda person=person: "turn" in person.testids, "the board")  # type: ignore[misc]
    return everybody


def own_card(person: Visitor, seat: str) -> str:
    """A card that the notebook of this seat says to be its own."""
    cells = re.findall(rf'<button[^>]*data-testid="note-([a-z_]+)-{seat}"[^>]*: has it \(printed\)', person.html)
    return str(cells[0])


@pytest.mark.req("B-1.4", "D-2.2", "P-5.2", "P-5.3")
async def test_it_is_said_on_the_page_of_who_asks_and_on_no_other(ann: Visitor, visitor: NewVisitor) -> None:
    _, ben, _, watcher = everybody = await begin(ann, visitor)
    card = own_card(ann, "scarlet")
    before, toasts = [person.html for person in everybody[1:]], list(ann.toasts)
    await ann.send("CONSIDER", text=f"{card}:scarlet")
    await ann.until(lambda: "why-because" in ann.testids, "the slip")
    assert "You have " in ann.text
    assert ann.content("why-because")
    # The others have no such mark, and can ask for what they like.
    for person in (ben, watcher):
        await person.send("CONSIDER", text=f"{card}:scarlet")
        await person.send("CONSIDER", text=f"{card}:case_file")
    assert [person.html for person in everybody[1:]] == before
    assert ann.toasts == toasts


@pytest.mark.req("P-5.1", "B-1.4")
async def test_nonsense_is_passed_over_in_silence(ann: Visitor, visitor: NewVisitor) -> None:
    await begin(ann, visitor)
    html, toasts = ann.html, list(ann.toasts)
    for text in ("", ":", "rope", "rope:nobody", "x" * 5000, "rope:case_file", "\0:\0", 3, None, ["rope:scarlet"]):
        await ann.send("CONSIDER", text=text)
    await ann.send("CONSIDER")
    await ann.send("CHAT", text="Good evening")
    await ann.sees("Good evening")
    assert "why-because" not in ann.testids
    assert ann.toasts == toasts
    assert len(ann.html) - len(html) < 2_000, "only what was said has come"


@pytest.mark.req("D-2.2", "B-1.2")
async def test_chances_are_drawn_for_players_where_the_host_has_switched_them_on(
    ann: Visitor, visitor: NewVisitor
) -> None:
    _, ben, _, watcher = await begin(ann, visitor, chances=True)
    for person in (ann, ben):
        assert "<data value=" in person.html
        assert 'class="chance"' in person.html
    assert 'class="chance"' not in watcher.html
    assert "<data value=" not in watcher.html


@pytest.mark.req("D-2.2")
async def test_chances_are_offered_where_they_mean_something(ann: Visitor) -> None:
    await ann.open("/")
    await ann.send("CREATE", game="classic", name="Ann")
    await ann.until(lambda: "option-notebook" in ann.testids, "the options")
    assert "option-chances" not in ann.testids
    await ann.send("SET_OPTIONS", options={"notebook": "logic"})
    await ann.until(lambda: "option-chances" in ann.testids, "the option")
    await ann.send("SET_OPTIONS", options={"notebook": "hand"})
    await ann.until(lambda: "option-chances" not in ann.testids, "it to go")
