"""How a system player bets: by what it feels about the question, by its temperament, and sometimes by neither.

Whether it will know a question is decided by its own chance alone, before anybody sees a letter of the clue. So its
bets say something about it, as a person's do, and nothing about the question.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from clueapp.games.trivia import betting
from clueapp.games.trivia.actions import Bet, Fold, Match, Raise
from clueapp.games.trivia.state import Duel, other
from clueapp.kernel.menu import Action
from clueapp.kernel.temperament import Temperament

POOR, GOOD = 0.4, 0.62
"""Feelings below the one may turn into a bluff, feelings above the other may be held back."""
BLUFFS, HOLDS_BACK = 0.45, 0.3
"""How often that happens with all of the trait."""
ALL_IN = 0.12
"""How often the most daring raise a good hand to all that both can bet."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """One player's betting on one question. `feeling`: how sure it is to know it, from 0 to 1."""

    duel: Duel
    seat: str
    feeling: float
    temperament: Temperament
    rng: Random

    def action(self) -> Action:
        shown = self._shown_feeling()
        if self._folds(shown):
            return Fold()
        if self.duel.bout.bets == 0:
            return Bet(self._opening(shown))
        return self._raise(shown) or Match()

    def _shown_feeling(self) -> float:
        """The feeling that it plays by: a bluff turns a poor one into a good one, and caution a good one down."""
        traits, die = self.temperament, self.rng.random()
        if self.feeling < POOR and die < BLUFFS * traits.bluffing:
            return self.rng.uniform(0.75, 0.95)
        if self.feeling > GOOD and die < HOLDS_BACK * traits.caution:
            return self.rng.uniform(0.2, 0.4)
        return self.feeling

    def _folds(self, shown: float) -> bool:
        """Fold what costs more than it promises, but never a question that nobody has bet on or the last chance."""
        has_choice = self.duel.folds[self.seat] and self.duel.bout.bets
        if not has_choice or self._must_catch_up():
            return False
        price, traits = self._price(), self.temperament
        leaning = 0.3 * (traits.caution - traits.daring)
        return shown < min(0.12, 3 * price) + 0.6 * price + min(1.0, 4 * price) * leaning

    def _price(self) -> float:
        """The price of staying in, as a share of everything it has left."""
        bout = self.duel.bout
        return min(1.0, (betting.to_match(self.duel) - bout.stakes[self.seat]) / max(1, self.duel.balances[self.seat]))

    def _opening(self, shown: float) -> int:
        options = betting.bet_options(self.duel)
        wanted = 0.7 * shown + 0.35 * self.temperament.daring
        least = self._overtaking() if self._must_catch_up() else 0
        brave = next((at for at, tier in enumerate(options) if tier >= least), len(options) - 1)
        return options[max(brave, min(int(wanted * len(options)), len(options) - 1))]

    def _raise(self, shown: float) -> Raise | None:
        limits = betting.raise_limits(self.duel)
        if limits is None:
            return None
        least, most = limits
        wants = shown > 0.72 - 0.2 * self.temperament.daring
        if not wants and not self._must_catch_up():
            return None
        total = max(self._total(shown, most), self._overtaking() if self._must_catch_up() else 0)
        return Raise(min(most, max(least, total)))

    def _total(self, shown: float, most: int) -> int:
        """Twice the bet as a rule, more with a better feeling; all of it once in a while."""
        daring, bet = self.temperament.daring, betting.to_match(self.duel)
        if shown > 0.8 and self.rng.random() < ALL_IN * daring:
            return most
        if shown > 0.8 and self.rng.random() < daring:
            return 3 * bet
        return 2 * bet

    def _must_catch_up(self) -> bool:
        """Whether only a win can save the match: the last question, and the other is ahead."""
        return self.duel.bout.index + 1 == self.duel.questions and self._gap() > 0

    def _gap(self) -> int:
        """How far the other is ahead, with what each has in the pot."""
        held = {seat: self.duel.balances[seat] + stake for seat, stake in self.duel.bout.contributions.items()}
        return held[other(self.seat)] - held[self.seat]

    def _overtaking(self) -> int:
        """The least bet that wins the match with the question, beside the ante."""
        return self._gap() // 2 + 1 - self.duel.bout.ante
