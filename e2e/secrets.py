"""What the server knows and no page may tell: read from its log, so that a test can steer a game by legal play.

The store's file is opened read-only, and read without the program's own code.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from e2e.board import DECK, ROOMS, SUSPECTS, WEAPONS, home, way_to

Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Trio:
    """A suspect, a weapon and a room."""

    suspect: str
    weapon: str
    room: str

    @property
    def cards(self) -> tuple[str, str, str]:
        return (self.suspect, self.weapon, self.room)


@dataclass(slots=True)
class Truth:
    """A game as the log tells it: the deal, and where everything stands now."""

    number: int
    players: tuple[str, ...]
    """The seats that play, in turn order."""
    solution: Trio = field(default_factory=lambda: Trio("", "", ""))
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    positions: dict[str, str] = field(default_factory=lambda: {suspect: home(suspect) for suspect in SUSPECTS})
    weapons: dict[str, str] = field(default_factory=dict)
    turn: str = ""
    turns: int = 0
    phase: str = "dealing"
    must_move: bool = True
    asked: str | None = None
    out: set[str] = field(default_factory=set)
    winner: str | None = None
    suggested: list[tuple[str, Trio]] = field(default_factory=list)
    accused: list[tuple[str, Trio]] = field(default_factory=list)
    seen: dict[str, set[str]] = field(default_factory=dict)
    """Who has been shown which cards."""
    shown: dict[str, set[str]] = field(default_factory=dict)
    """Who has shown which cards."""
    knows_solution: set[str] = field(default_factory=set)

    @property
    def acting(self) -> str | None:
        """The seat that the game waits for."""
        if self.phase == "over":
            return None
        return self.asked or self.turn

    def holder(self, card: str) -> str | None:
        """Who was dealt a card; None: it is in the envelope."""
        return next((seat for seat, hand in self.hands.items() if card in hand), None)

    def after(self, seat: str) -> tuple[str, ...]:
        """The other players in the order in which they are asked."""
        at = self.players.index(seat)
        return self.players[at + 1 :] + self.players[:at]

    def taken(self) -> set[str]:
        return set(self.positions.values())

    def known_to(self, seat: str | None) -> set[str]:
        """The cards whose place a viewer may know."""
        if self.phase == "over" or seat in self.knows_solution:
            opened = set(self.solution.cards)
        else:
            opened = set()
        return opened if seat is None else {*self.hands[seat], *self.seen.get(seat, ()), *opened}

    # Choosing what to name
    def question(self, asker: str, answered_by: str | None) -> Trio:
        """A suggestion that this player alone can disprove, or nobody, in a room as near to the asker as can be."""
        known = {asker, None, answered_by}
        trios = (
            Trio(suspect, weapon, room)
            for room in sorted(ROOMS, key=lambda room: self._distance(asker, room))
            for suspect in SUSPECTS
            for weapon in WEAPONS
        )
        for trio in trios:
            holders = {self.holder(card) for card in trio.cards}
            if holders <= known and (answered_by is None or answered_by in holders):
                return trio
        raise AssertionError("There is no such suggestion.")

    def _distance(self, seat: str, room: str) -> int:
        here = self.positions[seat]
        return len(way_to(here, room)) if here != room else 2  # out, and in again

    def answer(self, trio: Trio, seat: str) -> str:
        """A card with which this player can disprove a suggestion."""
        return next(card for card in trio.cards if card in self.hands[seat])

    def wrong_accusation(self) -> Trio:
        """One that is false in every card."""

        def other(cards: tuple[str, ...], true: str) -> str:
            return next(card for card in cards if card != true)

        return Trio(
            other(SUSPECTS, self.solution.suspect),
            other(WEAPONS, self.solution.weapon),
            other(ROOMS, self.solution.room),
        )

    # Reading the log
    def hear(self, part: Record) -> None:
        self._hear_public(part.get("public") or {})
        for seat, event in (part.get("own") or {}).items():
            self._hear_own(seat, event)
        vault = part.get("vault") or {}
        if vault.get("kind") == "CaseSealed":
            self.solution = Trio(**vault["solution"])

    def _hear_own(self, seat: str, event: Record) -> None:
        match event["kind"]:
            case "HandDealt":
                self.hands[seat] = tuple(event["cards"])
            case "CardSeen" if seat == self.suggested[-1][0]:  # C-6.9: to the suggester, whatever the log says
                self.seen.setdefault(seat, set()).add(event["card"])
            case "CardGiven":
                self.shown.setdefault(seat, set()).add(event["card"])
            case "SolutionSeen" if seat == self.accused[-1][0]:  # C-7.3: to the accuser alone
                self.knows_solution.add(seat)

    def _hear_public(self, event: Record) -> None:
        match event.get("kind"):
            case "WeaponsPlaced":
                self.weapons = dict(event["weapons"])
            case "TurnBegan":
                self.turn, self.phase, self.must_move = event["seat"], "move", event["must_move"]
                self.turns += 1
            case "Moved":
                self.positions[event["seat"]] = event["to"]
                self.phase = self._phase_in(event["to"])
            case "Stayed" | "WayBlocked":
                self.phase = self._phase_in(self.positions[event["seat"]])
            case "Suggested":
                trio = Trio(**event["trio"])
                self.suggested.append((event["seat"], trio))
                self.positions[trio.suspect] = self.weapons[trio.weapon] = trio.room
            case "AskedToDisprove":
                self.phase, self.asked = "disprove", event["seat"]
            case "CardShown" | "NobodyDisproved" | "SuggestionDeclined":
                self.phase, self.asked = "end", None
            case _:
                self._hear_ending(event)

    def _hear_ending(self, event: Record) -> None:
        match event.get("kind"):
            case "Accused":
                self.accused.append((event["seat"], Trio(**event["trio"])))
            case "AccusationFailed" | "PlayerDeserted":
                self.out.add(event["seat"])
            case "TokenPutAside":
                self.positions[event["suspect"]] = event["room"]
            case "CaseSolved":
                self.phase, self.winner = "over", event["seat"]
            case "CaseUnsolved":
                self.phase = "over"

    @staticmethod
    def _phase_in(place: str) -> str:
        return "suggest" if place in ROOMS else "end"


def read_log(database: Path, code: str) -> Iterator[Record]:
    """The entries of a room's log, each under its scope, "room" or "game"."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as store:
        rows = store.execute("SELECT body FROM entry WHERE room = ? ORDER BY seq", (code,)).fetchall()
    for (body,) in rows:
        yield json.loads(body)


def read_truth(database: Path, code: str) -> Truth | None:
    """The game on a room's table; None in the lobby."""
    return truth_of(read_log(database, code))


def truth_of(entries: Iterable[Record]) -> Truth | None:
    """The same from what its log says."""
    truth: Truth | None = None
    for entry in entries:
        event = (entry.get("room") or {}).get("public") or {}
        if event.get("kind") == "GameBegan":
            seats = tuple(suspect for suspect in SUSPECTS if suspect in event["seats"])
            truth = Truth(event["number"], seats)
        elif event.get("kind") == "GameCalledOff":
            truth = None
        elif "game" in entry and truth is not None:
            truth.hear(entry["game"])
    return truth


def change_deal(database: Path, code: str, one: str, other: str) -> None:
    """Swap two cards wherever the deal of the last game put them; only while the server is stopped."""
    with closing(sqlite3.connect(database)) as store, store:
        rows = store.execute("SELECT seq, body FROM entry WHERE room = ? ORDER BY seq", (code,)).fetchall()
        seq, body = next((seq, body) for seq, body in reversed(rows) if '"CaseSealed"' in body)
        entry = json.loads(body)
        swap = {one: other, other: one}
        fact = entry["game"]
        for event in fact["own"].values():
            event["cards"] = sorted((swap.get(card, card) for card in event["cards"]), key=DECK.index)
        solution = fact["vault"]["solution"]
        fact["vault"]["solution"] = {kind: swap.get(card, card) for kind, card in solution.items()}
        changed = json.dumps(entry, separators=(",", ":"))
        store.execute("UPDATE entry SET body = ? WHERE room = ? AND seq = ?", (changed, code, seq))
