"""The events of a mystery in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import TITLES, Trio, the, title
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import Narrator
from clueapp.kernel.truth import Event


class Teller(Narrator):
    """Tells what is common to all mysteries."""

    titles = TITLES

    def excuse(self, seat: str, why: e.StoodIn) -> str:
        """Why something was done for somebody: "Miss Scarlet (Ann) is away"."""
        verbs = {"away": ("were away", "is away"), "late": ("ran out of time",) * 2, "left": ("had left", "has left")}
        return self.does(seat, *verbs[why])

    def suggests(self, seat: str, trio: Trio) -> str:
        return f"{self.does(seat, 'suggest', 'suggests')}: {in_words(trio)}."

    def accuses(self, seat: str, trio: Trio) -> str:
        return f"{self.does(seat, 'accuse', 'accuses')}: {in_words(trio)}!"

    def tell(self, event: Event) -> Telling | None:
        return self._tell_turn(event) or self._tell_inquiry(event) or self._tell_case(event)

    def _tell_turn(self, event: Event) -> Telling | None:
        match event:
            case e.WeaponsPlaced():
                return Telling("The weapons lie about the house, each in a room of its own.")
            case e.Dealt() | e.HandDealt():
                return Telling("The case file is sealed, the cards are dealt. The game has begun.", matters=True)
            case e.TurnBegan(seat, must_move) if seat == self.viewer:
                rest = "You must move." if must_move else "You were moved, so you may stay where you are."
                return Telling(f"It is your turn. {rest}", matters=True)
            case e.TurnBegan(seat):
                return Telling(f"It is the turn of {self.who(seat)}.")
            case e.TurnEnded(seat, why) if why is not None:
                them = "you" if seat == self.viewer else "them"
                return Telling(f"{self.excuse(seat, why)}: the turn was ended for {them}.", matters=seat == self.viewer)
            case e.TokenPutAside(suspect, room):
                return Telling(f"{title(suspect)} steps aside into {the(room)}.")
            case e.PlayerDeserted(seat):
                return Telling(f"{self.does(seat, 'are', 'is')} out of the game for good.", matters=seat != self.viewer)
        return None

    def _tell_inquiry(self, event: Event) -> Telling | None:
        match event:
            case e.Suggested(seat, trio, suspect_moved):
                moved_me = suspect_moved and trio.suspect == self.viewer and seat != self.viewer
                tail = f" You were moved to {the(trio.room)}." if moved_me else ""
                return Telling(f"{self.suggests(seat, trio)}{tail}", matters=moved_me)
            case e.SuggestionDeclined(seat):
                return Telling(f"{self.does(seat, 'make', 'makes')} no suggestion.")
            case e.CouldNotDisprove(seat):
                return Telling(f"{self.who(seat)} could not disprove it.")
            case e.AskedToDisprove(seat) if seat == self.viewer:
                return Telling("You must show a card to disprove the suggestion.", matters=True)
            case e.AskedToDisprove(seat):
                return Telling(f"{self.who(seat)} is asked to disprove it.")
            case e.NobodyDisproved(seat):
                return Telling("Nobody could disprove the suggestion.", matters=seat == self.viewer)
        return self._tell_showing(event)

    def _tell_showing(self, event: Event) -> Telling | None:
        match event:
            case e.CardShown(by, to, None):
                return Telling(f"{self.who(by)} showed a card to {self.whom(to)}.")
            case e.CardShown(by, to, why) if why is not None:
                return Telling(f"{self.excuse(by, why)}; a card was shown for them to {self.whom(to)}.")
            case e.CardSeen(by, card, None):
                return Telling(f"{self.who(by)} showed you {the(card)}.", matters=True)
            case e.CardSeen(by, card, why) if why is not None:
                return Telling(f"{self.excuse(by, why)}; you were shown {the(card)}.", matters=True)
            case e.CardGiven(to, card, None):
                return Telling(f"You showed {the(card)} to {self.who(to)}.")
            case e.CardGiven(to, card, why) if why is not None and self.viewer is not None:
                return Telling(f"{self.excuse(self.viewer, why)}; {the(card)} was shown for you to {self.who(to)}.")
        return None

    def _tell_case(self, event: Event) -> Telling | None:
        match event:
            case e.Accused(seat, trio):
                return Telling(self.accuses(seat, trio), matters=seat != self.viewer)
            case e.AccusationFailed(seat):
                return Telling(
                    f"The accusation was false. {self.does(seat, 'are', 'is')} out of the hunt.", matters=True
                )
            case e.SolutionSeen(solution):
                return Telling(f"Your accusation was false. The case file holds {in_words(solution)}.", matters=True)
            case e.CaseSolved(seat, solution):
                return Telling(f"{self.does(seat, 'have', 'has')} solved the case: {in_words(solution)}.", matters=True)
            case e.CaseUnsolved(solution):
                return Telling(f"Nobody has solved the case. It was {in_words(solution)}.", matters=True)
        return None


def accusation(trio: Trio) -> str:
    """An accusation as its maker says it.

    >>> accusation(Trio("plum", "rope", "hall"))
    'I accuse Professor Plum of the crime in the Hall with the Rope.'
    """
    return f"I accuse {the(trio.suspect)} of the crime in {the(trio.room)} with {the(trio.weapon)}."


def in_words(trio: Trio) -> str:
    """The three cards in a sentence.

    >>> in_words(Trio("plum", "rope", "hall"))
    'Professor Plum in the Hall with the Rope'
    """
    return f"{the(trio.suspect)} in {the(trio.room)} with {the(trio.weapon)}"
