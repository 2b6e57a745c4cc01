"""A game without a table of its own is played at the plain one, by what its menu offers and nothing else."""

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from clueapp.kernel.menu import Action, Between, Form, FreeText, Menu, OneOf
from clueapp.rooms.manager import Manager
from tests.pages.visitor import Visitor

NewVisitor = Callable[[], Visitor]
FORM = re.compile(r"<form\b[^>]*>.*?</form>", re.DOTALL)
ACT = re.compile(r'data-act="(\w+)"')
SELECT = re.compile(r'<select[^>]*name="(\w+)"[^>]*>(.*?)</select>', re.DOTALL)
OPTION = re.compile(r'<option[^>]*value="([^"]*)"')


@pytest.fixture
def plain_tables(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = importlib.import_module("components.tables.plain.table").TABLE
    monkeypatch.setattr(importlib.import_module("components.tables"), "maker_of", lambda _: plain)


@pytest.mark.usefixtures("plain_tables")
@pytest.mark.parametrize("game", ["clueless", "classic"])
async def test_any_game_is_played_by_its_menu(ann: Visitor, visitor: NewVisitor, manager: Manager, game: str) -> None:
    people = await begin(ann, visitor, game)
    assert "Cards held Scarlet:" in ann.text or "Positions Scarlet:" in ann.text, "what lies open"
    chance, told = Random(game), len(ann.toasts)
    for _ in range(60):
        acting = next(each for each in people if "Your turn" in each.content("turn"))
        kind, fields = chance.choice([offer for offer in offers(acting, chance) if offer[0] not in ("MARK", "ACCUSE")])
        before = acting.html
        await acting.send(kind, **fields)
        await acting.until(lambda acting=acting, before=before: acting.html != before, f"{kind} {fields}")  # type: ignore[misc]
        assert manager.awake[0].state.status == "playing"
        assert ann.toasts[told:] == [], "what was offered is not refused"
    kind, fields = next(offer for offer in offers(people[0], chance) if offer[0] in ("MARK", "ACCUSE"))
    assert set(fields) >= {"MARK": {"card"}, "ACCUSE": {"suspect", "weapon", "room"}}[kind]


async def begin(ann: Visitor, visitor: NewVisitor, game: str) -> list[Visitor]:
    """Three people at a table whose game has begun."""
    await ann.open("/")
    await ann.send("CREATE", game=game, name="Ann", players=3)
    await ann.until(lambda: "start" in ann.testids, "the lobby")
    people = [ann]
    for name in ("Bob", "Cid"):
        guest = visitor()
        await guest.open(ann.path)
        free = re.search(r'data-testid="pick-(\w+)"', guest.html)
        assert free
        await guest.send("SIT_DOWN", name=name, seat=free[1])
        people.append(guest)
    for person in people:
        await person.until(lambda person=person: "plain-facts" in person.html, "the table")  # type: ignore[misc]
    return people


def offers(person: Visitor, chance: Random) -> list[tuple[str, dict[str, Any]]]:
    """What this page would send, one way for each thing that it offers."""
    prompt = person.html.split('class="plain-forms"', 1)[1].split("plain-facts", 1)[0]
    with_fields = [each for each in FORM.findall(prompt) if "plain-form" in each]
    found: list[tuple[str, dict[str, Any]]] = []
    for each in with_fields:
        act = ACT.search(each)
        assert act
        chosen = {name: chance.choice(OPTION.findall(options)) for name, options in SELECT.findall(each)}
        found.append((act[1], chosen))
    rest = FORM.sub("", prompt)
    return found + [(act, {}) for act in re.findall(r'<button[^>]*data-act="(\w+)"', rest)]


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Something with every kind of field."""

    tier: int
    raise_to: int
    answer: str
    to: str


def test_every_kind_of_field_has_its_own() -> None:
    draw = importlib.import_module("components.tables.plain.forms").draw
    fields = {"tier": OneOf((5, 10)), "raise_to": Between(1, 9), "answer": FreeText(40), "to": OneOf(("dining_room",))}
    html = str(draw(Menu((Form(Offer, fields), Form(Offer)))))
    assert 'data-numbers="tier raiseTo"' in html
    assert '<input type="number" id="offer-raise_to" name="raiseTo"' in html
    assert 'min="1" max="9"' in html
    assert 'maxlength="40"' in html
    assert ">Dining room<" in html
    assert html.count('data-testid="action-offer"') == 2
