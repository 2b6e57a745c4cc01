"""The events of a mystery in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import Trio, the, title
from clueapp.kernel.game import Cast, Telling
from clueapp.kernel.truth import Event


class Teller:
    """Says who did what; "you" to the one who did it."""

    def __init__(self, viewer: str | None, cast: Cast) -> None:
        self.viewer = viewer
        self.cast = cast

    def who(self, seat: str) -> str:
        if seat == self.viewer:
            return "You"
        name = self.cast.get(seat)
        return f"{title(seat)} ({name})" if name else title(seat)

    def whom(self, seat: str) -> str:
        return "you" if seat == self.viewer else self.who(seat)

    def does(self, seat: str, you: str, they: str) -> str:
        """The sentence's beginning with its verb: "You go", "Miss Scarlet (Ann) goes"."""
        return f"{self.who(seat)} {you if seat == self.viewer else they}"

    def tell(self, event: Event) -> Telling | None:
        mine = getattr(event, "seat", None) == self.viewer and self.viewer is not None
        match event:
            case e.WeaponsPlaced():
                return Telling("The weapons lie about the house, each in a room of its own.")
            case e.Dealt() | e.HandDealt():
                return Telling("The case file is sealed, the cards are dealt. The game has begun.", matters=True)
            case e.TurnBegan(seat, must_move):
                if not mine:
                    return Telling(f"It is the turn of {self.who(seat)}.")
                rest = "You must move." if must_move else "You were moved, so you may stay where you are."
                return Telling(f"It is your turn. {rest}", matters=True)
            case e.Suggested(seat, trio, suspect_moved):
                moved_me = suspect_moved and trio.suspect == self.viewer and not mine
                tail = f" You were moved to {the(trio.room)}." if moved_me else ""
                return Telling(f"{self.does(seat, 'suggest', 'suggests')}: {in_words(trio)}.{tail}", matters=moved_me)
            case e.SuggestionDeclined(seat):
                return Telling(f"{self.does(seat, 'make', 'makes')} no suggestion.")
            case e.CouldNotDisprove(seat):
                return Telling(f"{self.who(seat)} could not disprove it.")
            case e.AskedToDisprove(seat):
                if mine:
                    return Telling("You must show a card to disprove the suggestion.", matters=True)
                return Telling(f"{self.who(seat)} is asked to disprove it.")
            case e.CardShown(by, to, by_server):
                away = " is away; a card was shown for them to " if by_server else " showed a card to "
                return Telling(f"{self.who(by)}{away}{self.whom(to)}.")
            case e.CardSeen(by, card, by_server):
                away = " is away; you were shown " if by_server else " showed you "
                return Telling(f"{self.who(by)}{away}{the(card)}.", matters=True)
            case e.CardGiven(to, card, by_server):
                away = "You were away; shown for you to " if by_server else "You showed "
                return Telling(f"{away}{self.who(to)}: {title(card)}.")
            case e.NobodyDisproved(seat):
                return Telling("Nobody could disprove the suggestion.", matters=mine)
            case e.Accused(seat, trio):
                return Telling(f"{self.does(seat, 'accuse', 'accuses')}: {in_words(trio)}!", matters=not mine)
            case e.AccusationFailed(seat):
                return Telling(
                    f"The accusation was false. {self.does(seat, 'are', 'is')} out of the hunt.", matters=True
                )
            case e.SolutionSeen(solution):
                return Telling(f"Your accusation was false. The case file holds {in_words(solution)}.", matters=True)
            case e.TokenPutAside(suspect, room):
                return Telling(f"{title(suspect)} steps aside into {the(room)}.")
            case e.TurnEnded(seat, by_server):
                away, them = self.does(seat, "were", "is"), "you" if mine else "them"
                return Telling(f"{away} away: the turn was ended for {them}.") if by_server else None
            case e.PlayerDeserted(seat):
                return Telling(f"{self.does(seat, 'have', 'has')} left the game for good.", matters=not mine)
            case e.CaseSolved(seat, solution):
                return Telling(f"{self.does(seat, 'have', 'has')} solved the case: {in_words(solution)}.", matters=True)
            case e.CaseUnsolved(solution):
                return Telling(f"Nobody has solved the case. It was {in_words(solution)}.", matters=True)
        return None


def in_words(trio: Trio) -> str:
    """The three cards in a sentence.

    >>> in_words(Trio("plum", "rope", "hall"))
    'Professor Plum in the Hall with the Rope'
    """
    return f"{the(trio.suspect)} in {the(trio.room)} with {the(trio.weapon)}"
