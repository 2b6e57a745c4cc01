"""The events of Classic Clue in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.classic import events as c
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import ROOMS, Trio, the
from clueapp.games.mystery.telling import Teller
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import listed
from clueapp.kernel.truth import Event

_KINDS = {"suspects": "suspect", "weapons": "weapon", "rooms": "room"}


def suggestion(trio: Trio) -> str:
    """The words of a suggestion (D-4.1).

    >>> suggestion(Trio("mustard", "revolver", "billiard_room"))
    'I suggest the crime was committed in the Billiard Room by Colonel Mustard with the Revolver.'
    """
    return f"I suggest the crime was committed in {the(trio.room)} by {the(trio.suspect)} with {the(trio.weapon)}."


def accusation(trio: Trio) -> str:
    """The words of an accusation (D-5.1).

    >>> accusation(Trio("mustard", "revolver", "billiard_room"))
    'I accuse Colonel Mustard of committing the crime in the Billiard Room with the Revolver.'
    """
    return f"I accuse {the(trio.suspect)} of committing the crime in {the(trio.room)} with {the(trio.weapon)}."


class ClassicTeller(Teller):
    """Tells the set-up and the walks, and quotes what is said at the table."""

    def suggests(self, seat: str, trio: Trio) -> str:
        return f"{self.does(seat, 'say', 'says')}: {suggestion(trio)}"

    def accuses(self, seat: str, trio: Trio) -> str:
        return f"{self.does(seat, 'say', 'says')}: {accusation(trio)}"

    def tell(self, event: Event) -> Telling | None:
        return self._tell_set_up(event) or self._tell_walk(event) or super().tell(event)

    def _tell_set_up(self, event: Event) -> Telling | None:
        match event:
            case c.SetUpBegan(seat):
                leads = f"{self.does(seat, 'set', 'sets')} up the game."
                return Telling(f"The board is empty, the pawns are on their squares. {leads}", matters=True)
            case c.LeadPassed(seat):
                return Telling(f"{self.does(seat, 'set', 'sets')} up the game now.", matters=True)
            case c.WeaponPlaced(seat, weapon, room):
                return Telling(f"{self.does(seat, 'lay', 'lays')} {the(weapon)} into {the(room)}.")
            case c.CardsSorted():
                return Telling("The cards are sorted, shuffled and face down. The case file lies on the stairs.")
            case c.CaseCardDrawn(seat, group):
                puts = self.does(seat, "put", "puts")
                return Telling(f"{puts} the top {_KINDS[group]} card into the case file, unseen.")
            case c.RestLeftToTheHouse(seat, why) if why is not None:
                return Telling(f"{self.excuse(seat, why)}: the set-up was finished for all.", matters=True)
            case c.RestLeftToTheHouse(seat):
                return Telling(f"{self.does(seat, 'leave', 'leaves')} the rest of the set-up to the house.")
            case e.Dealt() | e.HandDealt():
                return Telling("The case file is sealed, the cards are dealt.", matters=True)
        return None

    def _tell_walk(self, event: Event) -> Telling | None:
        match event:
            case e.TurnBegan(seat, must_move) if seat == self.viewer:
                moved = "" if must_move else " You were moved by a suggestion, so you may suggest where you are."
                return Telling(f"It is your turn.{moved}", matters=True)
            case c.DiceRolled(seat, (one, other)):
                return Telling(f"{self.does(seat, 'roll', 'rolls')} {one} and {other}: {one + other} steps.")
            case c.Walked(seat, start, path):
                return self._tell_way(seat, start, path)
            case c.WalkTakenBack(seat):
                return Telling(f"{self.does(seat, 'step', 'steps')} back.")
            case c.PassageTaken(seat, to):
                return Telling(f"{self.does(seat, 'take', 'takes')} the secret passage to {the(to)}.")
            case c.Passed(seat):
                return Telling(f"{self.does(seat, 'pass', 'passes')}.")
        return None

    def _tell_way(self, seat: str, start: str, path: tuple[str, ...]) -> Telling | None:
        """Out of a room, over squares, into a room; nothing of a single step from square to square."""
        s = "" if seat == self.viewer else "s"
        squares = sum(place not in ROOMS for place in path)
        parts = [
            f"leave{s} {the(start)}" if start in ROOMS else "",
            f"walk{s} {squares} squares" if squares > 1 else "",
            f"enter{s} {the(path[-1])}" if path[-1] in ROOMS else "",
        ]
        said = listed([part for part in parts if part])
        return Telling(f"{self.who(seat)} {said}.") if said else None
