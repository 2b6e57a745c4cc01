"""A game of Classic Clue as the server's log tells it, and the plan as the specification draws it."""

from dataclasses import dataclass
from itertools import product
from pathlib import Path

from e2e.board import ROOMS, SUSPECTS, WEAPONS
from e2e.secrets import Record, Trio, Truth, read_log

STARTS = {"scarlet": "0,16", "mustard": "7,23", "white": "24,14", "green": "24,9", "peacock": "18,0", "plum": "5,0"}
"""Row and column of each suspect's first square."""


@dataclass(slots=True)
class ClassicTruth(Truth):
    """The deal, and where everything stands now; during the set-up as well."""

    dice: tuple[int, int] | None = None
    drawn: tuple[str, ...] = ()
    ceremony: bool = False

    def __post_init__(self) -> None:
        self.positions = dict(STARTS)

    @property
    def acting(self) -> str | None:
        if self.phase == "over":
            return None
        return self.asked or self.turn or self.players[0]

    def question_in(self, room: str, answered_by: str, asker: str) -> tuple[str, str]:
        """A suspect and a weapon so that this player is asked to show a card, whatever the others hold after them.

        If it can be, a suspect whom nobody plays: nobody is moved then.
        """
        before = self.after(asker)[: self.after(asker).index(answered_by)]
        for suspect, weapon in product(sorted(SUSPECTS, key=lambda each: each in self.players), WEAPONS):
            holders = {self.holder(card) for card in (suspect, weapon, room)}
            if answered_by in holders and not holders.intersection(before):
                return suspect, weapon
        raise AssertionError("There is no such suggestion.")

    def hear(self, part: Record) -> None:
        Truth.hear(self, part)
        vault = part.get("vault") or {}
        if vault.get("kind") == "DeckStacked":
            self.solution = Trio(**vault["solution"])
            self.hands = {seat: tuple(cards) for seat, cards in vault["hands"].items()}

    def _hear_public(self, event: Record) -> None:
        match event.get("kind"):
            case "SetUpBegan":
                self.phase, self.ceremony = "weapons", True
            case "WeaponPlaced":
                self.weapons[event["weapon"]] = event["room"]
            case "CardsSorted":
                self.phase = "case_file"
            case "CaseCardDrawn":
                self.drawn = (*self.drawn, event["group"])
                self.phase = "deal" if len(self.drawn) == 3 else self.phase
            case "Dealt" if self.ceremony:
                self.phase = "notebooks"
            case "DiceRolled":
                self.dice = tuple(event["dice"])
            case "Walked":
                self._go(event["seat"], event["path"][-1])
            case "WalkTakenBack":
                self._go(event["seat"], event["to"])
                self.phase = "move"
            case "PassageTaken":
                self._go(event["seat"], event["to"])
            case "TurnBegan":
                self.dice = None
                Truth._hear_public(self, event)
            case _:
                Truth._hear_public(self, event)

    def _go(self, seat: str, to: str) -> None:
        self.positions[seat] = to
        self.phase = "suggest" if to in ROOMS else "move"


def read_classic(database: Path, code: str) -> ClassicTruth | None:
    """The game on a room's table; None in the lobby."""
    truth: ClassicTruth | None = None
    for entry in read_log(database, code):
        event = (entry.get("room") or {}).get("public") or {}
        if event.get("kind") == "GameBegan":
            seats = tuple(suspect for suspect in SUSPECTS if suspect in event["seats"])
            truth = ClassicTruth(event["number"], seats)
        elif event.get("kind") == "GameCalledOff":
            truth = None
        elif "game" in entry and truth is not None:
            truth.hear(entry["game"])
    return truth
