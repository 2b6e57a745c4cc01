"""A system player: it has read the books, knows some of what is in them, and sees only what its seat sees (T-6.3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from clueapp.games.trivia import betting, menu
from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Match, Overturn, Raise, Ready, Uphold
from clueapp.games.trivia.clue import TICK_SECONDS
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.resolving import may_be_ready, may_uphold
from clueapp.games.trivia.state import Duel, Resolution, Ruling, TriviaView
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action

REACTION = (0.1, 0.8 * TICK_SECONDS)
"""Seconds to buzz while letters come: less than a tick, after which it is asked again."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How good a system player is."""

    knows: float
    """The share of the questions that it has an answer to."""
    needs: tuple[float, float]
    """The share of a clue after which it dawns on it, at the earliest and at the latest."""
    guesses: float
    """How often it says something all the same when it does not know."""
    nerve: float
    """How much it stakes, and how rarely it folds."""
    fairness: int
    """Letters of an answer from which it lets one slip more pass than the ruling did."""


SKILLS = {
    "novice": Skill(knows=0.4, needs=(0.7, 1.0), guesses=0.4, nerve=0.35, fairness=9),
    "regular": Skill(knows=0.65, needs=(0.5, 0.95), guesses=0.25, nerve=0.5, fairness=11),
    "master": Skill(knows=0.9, needs=(0.3, 0.75), guesses=0.1, nerve=0.7, fairness=11),
}


class Robot:
    """What a system player is about to do, by its view alone."""

    def __init__(self, library: Library, strength: str, dice: Callable[[str], Random]) -> None:
        self.library = library
        self.skill = SKILLS[strength]
        self.dice = dice

    def impulse(self, view: TriviaView) -> Impulse | None:
        duel, seat = view.public, view.seat
        if seat is None or not menu.menu(duel, seat).forms:
            return None
        match duel.phase:
            case "betting":
                return Impulse(self._stake(duel, seat), self._after(duel, f"bet{duel.bout.bets}", 1, 3))
            case "clue":
                return self._buzz(duel)
            case "answer":
                return Impulse(Answer(self._say(duel)), self._after(duel, "typing", 1, 3))
            case "resolution":
                return self._judge_appeal(duel, seat) or self._be_ready(duel, seat)
        return None

    # Betting
    def _stake(self, duel: Duel, seat: str) -> Action:
        """Stake by how well it feels about the category; before it has seen a letter, it knows no more."""
        feeling = (self._confidence(duel) + self.skill.nerve) / 2
        if feeling < 0.25 and duel.folds[seat]:
            return Fold()
        if duel.bout.bets == 0:
            options = betting.bet_options(duel)
            return Bet(options[min(int(feeling * len(options)), len(options) - 1)])
        limits = betting.raise_limits(duel)
        if limits and feeling > 0.75:
            return Raise(min(limits[1], max(limits[0], 2 * betting.to_match(duel))))
        return Match()

    def _confidence(self, duel: Duel) -> float:
        """How much it thinks of itself in this category, the same all match long."""
        return self.dice(f"confidence in {duel.bout.category}").random()

    # Clue and answer
    def _buzz(self, duel: Duel) -> Impulse | None:
        bout = duel.bout
        if self._recognised(duel) is not None:
            return Impulse(Buzz(), self._after(duel, "buzz", *REACTION))
        if bout.is_clue_complete and self._die(duel, "guess").random() < self.skill.guesses:
            return Impulse(Buzz(), self._after(duel, "courage", 1, 4))
        return None

    def _say(self, duel: Duel) -> str:
        known = self._recognised(duel)
        if known is not None:
            return known.answer
        said = {ruling.text for ruling in duel.bout.rulings}
        fitting = [question.answer for question in self._of_category(duel) if question.answer not in said]
        return self._die(duel, "guessed").choice(fitting) if fitting else "No idea"

    def _recognised(self, duel: Duel) -> Question | None:
        """The question that these letters begin, if it is one that it knows and enough of the clue is out."""
        bout = duel.bout
        die = self._die(duel, "knowledge")
        knows, share = die.random() < self.skill.knows, die.uniform(*self.skill.needs)
        if not knows or len(bout.letters) < share * bout.length:
            return None
        fitting = [each for each in self._of_category(duel) if each.clue.startswith(bout.letters)]
        return fitting[0] if len(fitting) == 1 else None

    def _of_category(self, duel: Duel) -> list[Question]:
        return [question for question in self.library.questions if question.category == duel.bout.category]

    # Resolution
    def _judge_appeal(self, duel: Duel, seat: str) -> Impulse | None:
        """Be fair about answers that were ruled wrong but nearly right, and say no to the rest; ask for nothing."""
        asked, resolution = may_uphold(duel, seat), duel.resolution
        if not asked or resolution is None:
            return None
        judged = (ruling for ruling in resolution.rulings if ruling.seat in asked)
        wronged = next((ruling for ruling in judged if self._is_unjust(ruling, resolution)), None)
        return Impulse(Overturn(wronged.seat) if wronged else Uphold(), self._after(duel, "fairness", 1, 2))

    def _be_ready(self, duel: Duel, seat: str) -> Impulse | None:
        return Impulse(Ready(), 0) if may_be_ready(duel, seat) else None

    def _is_unjust(self, ruling: Ruling, resolution: Resolution) -> bool:
        """Whether an answer that was ruled wrong is nearly one that it has read, now that the whole clue is known."""
        if ruling.is_right or ruling.text is None:
            return False
        read = next((each for each in self.library.questions if each.clue == resolution.clue), None)
        accepted, rejected = (read.accepted, read.rejected) if read else ((resolution.answer,), ())
        return self.library.judge.would_let_pass(ruling.text, accepted, rejected, self.skill.fairness, resolution.clue)

    # Chance
    def _die(self, duel: Duel, what: str) -> Random:
        return self.dice(f"q{duel.bout.index} {what}")

    def _after(self, duel: Duel, what: str, least: float, most: float) -> float:
        return self._die(duel, f"time for {what}").uniform(least, most)
