"""Players who know hardly more than what `legal` says, and bring all four games to an end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from string import ascii_lowercase

from tests.cluster.client import Client
from tests.cluster.history import Frame

Mind = Callable[[Client, random.Random], Frame | None]
"""What somebody wants to do now; None to wait for others."""
NEVER = frozenset({"MARK", "OVERTURN", "TAKE_BACK", "STEP", "UNVOTE", "RESUME", "PICK", "FOLD", "RAISE"})
_numbers = count(1)


def a_word(rng: random.Random) -> str:
    """One that nobody has said before, and that stands on no board."""
    digits = "".join(ascii_lowercase[int(digit)] for digit in str(next(_numbers)))
    return f"zq{''.join(rng.choices('bcdfghjkvwx', k=6))}x{digits}"


def fill_in(form: Frame, rng: random.Random) -> Frame:
    return {"type": form["type"]} | {name: _value(field, rng) for name, field in form["fields"].items()}


def _value(field: object, rng: random.Random) -> object:
    if isinstance(field, list):
        return rng.choice(field)
    if isinstance(field, dict) and "min" in field:
        return rng.randint(field["min"], field["max"])
    return a_word(rng)


def _any_form(client: Client, rng: random.Random, weights: dict[str, float]) -> Frame | None:
    forms = [form for form in client.table["legal"] if form["type"] not in NEVER and weights.get(form["type"], 1.0)]
    if not forms:
        return None
    return fill_in(rng.choices(forms, [weights.get(form["type"], 1.0) for form in forms])[0], rng)


def detective(daring: float = 0.08) -> Mind:
    """Walks about, suggests, and now and then accuses at random."""
    weights = {"ACCUSE": daring, "END_TURN": 0.3}

    def mind(client: Client, rng: random.Random) -> Frame | None:
        return _any_form(client, rng, weights)

    return mind


def spy(client: Client, rng: random.Random) -> Frame | None:
    """Gives any clue; votes with the others, and turns the card over."""
    forms = client.forms
    if "CLUE" in forms:
        return {"type": "CLUE", "word": a_word(rng), "count": rng.choice(forms["CLUE"]["count"])}
    if "CONFIRM" in forms:
        return {"type": "CONFIRM", "index": rng.choice(forms["CONFIRM"]["index"])}
    if "VOTE" not in forms:
        return None
    cards = client.table["view"]["cards"]
    mine = next((index for index, card in enumerate(cards) if client.seat in card["votes"]), None)
    most = max(len(card["votes"]) for card in cards)
    leading = next((index for index, card in enumerate(cards) if most and len(card["votes"]) == most), None)
    if mine is None:
        return {"type": "VOTE", "index": rng.choice(forms["VOTE"]["index"]) if leading is None else leading}
    return {"type": "VOTE", "index": leading} if leading in forms["VOTE"]["index"] else None


def duellist(eagerness: float = 0.1) -> Mind:
    """Bets, buzzes now and then, and is wrong."""

    def mind(client: Client, rng: random.Random) -> Frame | None:
        if "BUZZ" in client.forms:
            return {"type": "BUZZ"} if rng.random() < eagerness else None
        return _any_form(client, rng, {})

    return mind


async def play(client: Client, mind: Mind, rng: random.Random, *, again: bool = False, thought: float = 0.05) -> None:
    """Act whenever there is something to do, until the game is over; with `again`, for ever."""
    while True:
        await asyncio.sleep(rng.uniform(0.2, 1.8) * thought)
        table, wanted = client.table, None
        if client.is_here and client.status == "playing":
            wanted = mind(client, rng)
        elif client.status == "over" and not again:
            return
        elif client.is_here and client.status == "over" and client.is_host and "REMATCH" in client.forms:
            wanted = {"type": "REMATCH"}
        if wanted is not None and (await client.do(wanted)).outcome != "acknowledged":
            await asyncio.sleep(thought)
            continue
        while client.table is table:  # what was done is followed by how the table looks then
            client.changed.clear()
            await client.changed.wait()


async def chatter(client: Client, rng: random.Random) -> None:
    """Say a new word every few seconds: what is said once must be heard once."""
    while True:
        await asyncio.sleep(rng.uniform(2.2, 3.5))
        if client.is_here:
            await client.do({"type": "CHAT", "text": a_word(rng)})
