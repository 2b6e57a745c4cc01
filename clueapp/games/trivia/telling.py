"""The events of a duel in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.trivia import events as e
from clueapp.games.trivia.info import TITLES
from clueapp.games.trivia.resolving import TAKES_POT
from clueapp.games.trivia.state import Resolution, other
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import Narrator
from clueapp.kernel.story import Heading
from clueapp.kernel.truth import Event


class Teller(Narrator):
    """Tells a duel."""

    titles = TITLES

    def tell(self, event: Event) -> Telling | None:
        return self._tell_betting(event) or self._tell_clue(event) or self._tell_end(event)

    def _tell_betting(self, event: Event) -> Telling | None:
        match event:
            case e.QuestionOpened(index, category):
                return Telling(
                    f"Question {index + 1}: {category}.", heading=Heading(f"Question {index + 1}", note=category)
                )
            case e.AntePaid(amount):
                return Telling(f"Both players put {amount} into the pot.", routine=True)
            case e.BettingOpened(seat):
                return Telling(f"{self.does(seat, 'bet', 'bets')} first.", matters=seat == self.viewer)
            case e.BetPlaced(seat, "BET", amount):
                return self._tell_bet(event, self.does(seat, "bet", "bets") + f" {amount}.")
            case e.BetPlaced(seat, "MATCH", amount):
                return self._tell_bet(event, self.does(seat, "match", "matches") + f" {amount}.")
            case e.BetPlaced(seat, "RAISE", amount):
                return self._tell_bet(event, self.does(seat, "raise", "raises") + f" to {amount}.")
            case e.BetPlaced(seat, "FOLD"):
                return self._tell_bet(event, self.does(seat, "fold", "folds") + ".")
        return None

    def _tell_bet(self, event: e.BetPlaced, done: str) -> Telling:
        """Tell what was done, and whether the clock did it; it matters to the player who has to act next."""
        late = "Time ran out, so " + (done if event.seat != self.viewer else f"y{done[1:]}")
        return Telling(
            late if event.is_late else done, matters=self.viewer is not None and event.awaiting == self.viewer
        )

    def _tell_clue(self, event: Event) -> Telling | None:
        match event:
            case e.ClueOpened(_, pot):
                return Telling(f"The clue begins, with {pot} in the pot.")
            case e.ClueCompleted():
                return Telling("That’s the whole clue.")
            case e.Buzzed(seat):
                return Telling(f"{self.does(seat, 'buzz', 'buzzes')}!", matters=seat != self.viewer)
            case e.AnswerRuled(seat, None):
                return Telling(f"{self.does(seat, 'run', 'runs')} out of time.", matters=True)
            case e.AnswerRuled(seat, ""):
                return Telling(f"{self.does(seat, 'give', 'gives')} no answer.", matters=True)
            case e.AnswerRuled(seat, text, is_right):
                ruled = "right!" if is_right else "wrong."
                if event.is_late:
                    typed = self.does(seat, "had typed", "had typed")
                    typed = typed if seat != self.viewer else f"y{typed[1:]}"
                    return Telling(f"Time ran out, and {typed} “{text}”: {ruled}", matters=True)
                return Telling(f"{self.does(seat, 'say', 'says')} “{text}”: {ruled}", matters=True)
            case e.ClueResumed(_, is_complete):
                rest = "There’s still time to buzz." if is_complete else "The clue goes on."
                return Telling(rest)
        return None

    def _tell_end(self, event: Event) -> Telling | None:
        match event:
            case e.QuestionResolved(resolution):
                return Telling(self._in_words(resolution), matters=True)
            case e.OverturnAsked(seat, player):
                disputed = self.does(seat, "dispute", "disputes")
                whose = "their own" if seat == player != self.viewer else self.whose(player)
                return Telling(f"{disputed} the ruling on {whose} answer.", matters=seat != self.viewer)
            case e.RulingOverturned(player, resolution):
                agreed = f"Both players agree to overturn the ruling on {self.whose(player)} answer."
                return Telling(f"{agreed} {self._in_words(resolution)}", matters=True)
            case e.OverturnRefused(seat):
                return Telling(f"{self.does(seat, 'let', 'lets')} the ruling stand.", matters=seat != self.viewer)
            case e.AnswerOpened(_, category, _, answer):
                return Telling(f"The host ended the match. The answer in {category} was {answer}.", matters=True)
            case e.MatchEnded():
                return Telling(self._tell_winner(event), matters=True)
        return None

    def _in_words(self, resolution: Resolution) -> str:
        taker = TAKES_POT.get(resolution.verdict)
        won = resolution.changes[taker] if taker else 0
        if taker and won:
            money = f"{self.does(taker, 'win', 'wins')} {won}."
        elif taker:
            money = "No money changes hands."
        else:
            money = "Nobody wins, so both get their money back."
        return f"{money} The answer was {resolution.answer}."

    def _tell_winner(self, event: e.MatchEnded) -> str:
        match event.reason, event.winner:
            case "forfeit", ("P1" | "P2") as winner if event.gone:
                gone = self.does(event.gone, "left", "left")
                if not event.has_left:
                    gone = self.does(event.gone, "were away for too long", "was away for too long")
                wins = self.does(winner, "win", "wins")
                return f"{gone}, so {wins if winner != self.viewer else f'y{wins[1:]}'} the match."
            case _, ("P1" | "P2") as winner:
                score = f"{event.balances[winner]} to {event.balances[other(winner)]}"
                return f"{self.does(winner, 'win', 'wins')} the match, {score}."
            case _, "TIE":
                return "The match ends in a tie."
        return "Both players were away for too long, so the match was called off."
