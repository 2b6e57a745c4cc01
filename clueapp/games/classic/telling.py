"""The events of Classic Clue in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.classic import events as c
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import ROOMS, Trio, the
from clueapp.games.mystery.telling import Teller
from clueapp.kernel.game import Telling
from clueapp.kernel.story import Heading, listed
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
        return f"{self.who(seat)} said: “{suggestion(trio)}”"

    def accuses(self, seat: str, trio: Trio) -> str:
        return f"{self.who(seat)} said: “{accusation(trio)}”"

    def your_turn(self, *, must_move: bool) -> str:
        return (
            "It’s your turn." if must_move else "It’s your turn. A suggestion moved you, so you may suggest right here."
        )

    def tell(self, event: Event) -> Telling | None:
        return self._tell_set_up(event) or self._tell_walk(event) or super().tell(event)

    def _tell_set_up(self, event: Event) -> Telling | None:
        match event:
            case c.SetUpBegan(seat):
                leads = f"{self._leads(seat)}."
                return Telling(
                    f"The board is empty and the pawns are on their squares. {leads}",
                    matters=True,
                    heading=Heading(self._leads(seat), seat),
                )
            case c.LeadPassed(seat):
                return Telling(f"{self._leads(seat)} now.", matters=True, heading=Heading(self._leads(seat), seat))
            case c.WeaponPlaced(seat, weapon, room):
                return Telling(f"{self.who(seat)} put {the(weapon)} in {the(room)}.", routine=True)
            case c.CardsSorted():
                return Telling("The cards are sorted and shuffled, face down. The case file is on the stairs.")
            case c.CaseCardDrawn(seat, group):
                return Telling(f"{self.who(seat)} slipped the top {_KINDS[group]} card into the case file, unseen.")
            case c.RestLeftToTheHouse(seat, why) if why is not None:
                return Telling(f"{self.excuse(seat, why)}, so the house finished setting up.", matters=True)
            case c.RestLeftToTheHouse(seat):
                return Telling(f"{self.who(seat)} let the house finish setting up.")
            case e.Dealt():
                return Telling("The case file is sealed and the cards are dealt.", matters=True)
            case e.HandDealt(cards):
                return Telling(f"The case file is sealed, and you hold {len(cards)} cards.", matters=True)
        return None

    def _leads(self, seat: str) -> str:
        return "You’re setting up the game" if seat == self.viewer else f"{self.who(seat)} is setting up the game"

    def _tell_walk(self, event: Event) -> Telling | None:
        match event:
            case c.DiceRolled(seat, (one, other)):
                return Telling(f"{self.who(seat)} rolled {one} and {other}: {one + other} steps.", routine=True)
            case c.Walked(seat, start, path):
                return self._tell_way(seat, start, path)
            case c.WalkTakenBack(seat):
                return Telling(f"{self.who(seat)} stepped back.", routine=True)
            case c.PassageTaken(seat, to):
                return Telling(f"{self.who(seat)} took the secret passage to {the(to)}.", routine=True)
            case c.Passed(seat):
                return Telling(f"{self.who(seat)} passed.", routine=True)
        return None

    def _tell_way(self, seat: str, start: str, path: tuple[str, ...]) -> Telling | None:
        """Out of a room, over squares, into a room; nothing of a single step from square to square."""
        squares = sum(place not in ROOMS for place in path)
        parts = [
            f"left {the(start)}" if start in ROOMS else "",
            f"walked {squares} squares" if squares > 1 else "",
            f"entered {the(path[-1])}" if path[-1] in ROOMS else "",
        ]
        said = listed([part for part in parts if part])
        return Telling(f"{self.who(seat)} {said}.", routine=True) if said else None
