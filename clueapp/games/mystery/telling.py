"""The events of a mystery in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import TITLES, Trio, the, title
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import Narrator
from clueapp.kernel.story import Heading, Joint
from clueapp.kernel.truth import Event


class Storyteller(Narrator):
    """Calls players by their names alone; the page shows who plays whom."""

    titles = TITLES

    def who(self, seat: str) -> str:
        return "You" if seat == self.viewer else self.cast.get(seat) or title(seat)


class Teller(Storyteller):
    """Tells what is common to all mysteries, in the past tense."""

    def excuse(self, seat: str, why: e.StoodIn) -> str:
        """Why something was done for somebody: "Ann was away"."""
        verbs = {
            "away": ("were away", "was away"),
            "late": ("ran out of time",) * 2,
            "left": ("had left", "had left"),
            "skipped": ("skipped to the end", "skipped to the end"),
        }
        return self.does(seat, *verbs[why])

    def suggests(self, seat: str, trio: Trio) -> str:
        return f"{self.who(seat)} suggested {in_words(trio)}."

    def accuses(self, seat: str, trio: Trio) -> str:
        return f"{self.who(seat)} made an accusation: {in_words(trio)}!"

    def turn_heading(self, seat: str) -> Heading:
        """The heading of a player's turn: "Ann’s turn", and her character."""
        whose = "Your turn" if seat == self.viewer else f"{self.whose(seat)} turn"
        return Heading(whose, seat, title(seat) if seat in self.cast else "")

    def tell(self, event: Event) -> Telling | None:
        return self._tell_turn(event) or self._tell_inquiry(event) or self._tell_case(event)

    def _tell_turn(self, event: Event) -> Telling | None:
        match event:
            case e.WeaponsPlaced():
                return Telling("Each weapon is in a room of its own.", routine=True)
            case e.Dealt():
                return Telling("The case file is sealed and the cards are dealt. The game begins!", matters=True)
            case e.HandDealt(cards):
                return Telling(
                    f"The case file is sealed, and you hold {len(cards)} cards. The game begins!", matters=True
                )
            case e.TurnBegan(seat, must_move):
                return self._tell_beginning(seat, must_move=must_move)
            case e.TurnEnded(seat, why) if why is not None:
                whose = "your" if seat == self.viewer else "the"
                return Telling(f"{self.excuse(seat, why)}, so {whose} turn ended.", matters=seat == self.viewer)
            case e.TokenPutAside(suspect, room):
                return Telling(f"{title(suspect)} stepped aside into {the(room)}.", routine=True)
            case e.PlayerDeserted(seat):
                return Telling(f"{self.who(seat)} left the game for good.", matters=seat != self.viewer)
        return None

    def _tell_beginning(self, seat: str, *, must_move: bool) -> Telling:
        heading = self.turn_heading(seat)
        if seat != self.viewer:
            return Telling(f"It’s {self.whose(seat)} turn.", heading=heading)
        return Telling(self.your_turn(must_move=must_move), matters=True, heading=heading)

    def your_turn(self, *, must_move: bool) -> str:
        if must_move:
            return "It’s your turn, and you have to move."
        return "It’s your turn. A suggestion moved you, so you may stay where you are."

    def _tell_inquiry(self, event: Event) -> Telling | None:
        match event:
            case e.Suggested(seat, trio, suspect_moved):
                moved_me = suspect_moved and trio.suspect == self.viewer and seat != self.viewer
                tail = f" That moved you to {the(trio.room)}." if moved_me else ""
                return Telling(f"{self.suggests(seat, trio)}{tail}", matters=moved_me)
            case e.SuggestionDeclined(seat):
                return Telling(f"{self.who(seat)} didn’t make a suggestion.", routine=True)
            case e.CouldNotDisprove(seat):
                is_you = seat == self.viewer
                joint = Joint("couldn’t disprove it.", () if is_you else (self.who(seat),), is_of_reader=is_you)
                return Telling(joint.sentence, routine=True, joint=joint)
            case e.AskedToDisprove(seat) if seat == self.viewer:
                return Telling("You can disprove the suggestion: choose a card to show.", matters=True)
            case e.AskedToDisprove(seat):
                return Telling(f"{self.who(seat)} can disprove it.", routine=True, passing=True)
            case e.NobodyDisproved(seat):
                return Telling("Nobody could disprove the suggestion.", matters=seat == self.viewer)
        return self._tell_showing(event)

    def _tell_showing(self, event: Event) -> Telling | None:
        match event:
            case e.CardShown(by, to, None):
                return Telling(f"{self.who(by)} showed {self.whom(to)} a card.")
            case e.CardShown(by, to, why) if why is not None:
                return Telling(f"{self.excuse(by, why)}, so a card was picked and shown to {self.whom(to)}.")
            case e.CardSeen(by, card, None):
                return Telling(f"{self.who(by)} showed you {the(card)}.", matters=True)
            case e.CardSeen(by, card, why) if why is not None:
                return Telling(f"{self.excuse(by, why)}, so you were shown {the(card)}.", matters=True)
            case e.CardGiven(to, card, None):
                return Telling(f"You showed {self.who(to)} {the(card)}.")
            case e.CardGiven(to, card, why) if why is not None and self.viewer is not None:
                return Telling(f"{self.excuse(self.viewer, why)}, so {self.who(to)} was shown {the(card)} for you.")
        return None

    def _tell_case(self, event: Event) -> Telling | None:
        match event:
            case e.Accused(seat, trio):
                return Telling(self.accuses(seat, trio), matters=seat != self.viewer)
            case e.AccusationFailed(seat):
                who_is = "You’re" if seat == self.viewer else f"{self.who(seat)} is"
                return Telling(f"The accusation was false. {who_is} out of the hunt.", matters=True)
            case e.SolutionSeen(solution):
                return Telling(f"Your accusation was false. The case file holds {in_words(solution)}.", matters=True)
            case e.CaseSolved(seat, solution):
                return Telling(f"{self.who(seat)} solved the case: {in_words(solution)}.", matters=True)
            case e.CaseOpened(solution):
                return Telling(f"The host opened the case file. It was {in_words(solution)}.", matters=True)
            case e.CaseUnsolved(solution):
                return Telling(f"Nobody solved the case. It was {in_words(solution)}.", matters=True)
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
