"""A system player: it has read the books, knows some of what is in them, and sees only what its seat sees (T-6.3)."""

from __future__ import annotations

from random import Random

from clueapp.games.trivia import menu
from clueapp.games.trivia.actions import Answer, Buzz, Overturn, Ready, Uphold
from clueapp.games.trivia.clue import TICK_SECONDS
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.mistakes import plausible_mistake
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.resolving import may_be_ready, may_uphold
from clueapp.games.trivia.skills import SKILLS
from clueapp.games.trivia.staking import Stakes
from clueapp.games.trivia.state import Duel, Resolution, Ruling, TriviaView, other
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from clueapp.kernel.temperament import Dice, temperament

REACTION = (0.1, 0.8 * TICK_SECONDS)
"""Seconds to buzz while letters come: less than a tick, after which it is asked again."""
TOO_EARLY = (0.25, 0.6)
"""The share of a clue after which a rash player buzzes."""
SILENCE = 0.2
"""How often nothing comes to its mind when it has buzzed without knowing."""
LUCK = 0.2
"""How often a guess after the whole clue is right."""
FREE_GUESS = 0.7
"""How often it tries its luck, at the least, once the other has answered wrong: there is nothing left to lose."""


class Robot:
    """Decides what a system player does next, by its view alone."""

    def __init__(self, library: Library, strength: str, dice: Dice) -> None:
        self.library = library
        self.skill = SKILLS[strength]
        self.dice = dice
        self.temperament = temperament(dice)

    def impulse(self, view: TriviaView) -> Impulse | None:
        duel, seat = view.public, view.seat
        if seat is None or not menu.menu(duel, seat).forms:
            return None
        match duel.phase:
            case "betting":
                return Impulse(self._stake(duel, seat), self._after(duel, f"bet{duel.bout.bets}", 1, 3))
            case "clue":
                return self._buzz(duel, seat)
            case "answer":
                return Impulse(Answer(self._say(duel)), self._after(duel, "typing", 1, 3))
            case "resolution":
                return self._judge_appeal(duel, seat) or self._be_ready(duel, seat)
        return None

    # Betting
    def _stake(self, duel: Duel, seat: str) -> Action:
        rng = self._die(duel, f"stake {duel.bout.bets}")
        return Stakes(duel, seat, self._feeling(duel), self.temperament, rng).action()

    def _feeling(self, duel: Duel) -> float:
        """How sure it is before the clue that it will know: the sooner it would, the surer, but for its judgement."""
        share, judgement = self._dawns_at(duel), self.skill.judgement
        prospect = 0.15 if share is None else 1 - share / 2
        return judgement * prospect + (1 - judgement) * self._die(duel, "feeling").random()

    # Clue and answer
    def _dawns_at(self, duel: Duel) -> float | None:
        """The share of the clue after which the answer occurs to it; None if it never does."""
        die = self._die(duel, "knowledge")
        knows, share = die.random() < self.skill.knows, die.uniform(*self.skill.needs)
        return share if knows else None

    def _buzz(self, duel: Duel, seat: str) -> Impulse | None:
        bout = duel.bout
        is_alone = bout.buzzers[other(seat)] != "AVAILABLE"
        if self._recognised(duel) is not None or (not is_alone and self._is_rash(duel)):
            return Impulse(Buzz(), self._after(duel, "buzz", *REACTION))
        courage = max(self.skill.guesses, FREE_GUESS) if is_alone else self.skill.guesses
        if bout.is_clue_complete and self._die(duel, "guess").random() < courage:
            return Impulse(Buzz(), self._after(duel, "courage", 1, 4))
        return None

    def _is_rash(self, duel: Duel) -> bool:
        """Whether it buzzes now, before it knows: the daring do that now and then."""
        die = self._die(duel, "rashness")
        is_tempted = die.random() < 2 * self.skill.rashness * self.temperament.daring
        return is_tempted and len(duel.bout.letters) >= die.uniform(*TOO_EARLY) * duel.bout.length

    def _say(self, duel: Duel) -> str:
        """Say what it knows, unless its mind slips; otherwise guess, err plausibly, or stay silent."""
        known, die = self._recognised(duel), self._die(duel, "answer")
        slip, luck, silence = die.random(), die.random(), die.random()
        if known is not None:
            return known.answer if slip >= self.skill.slips * (0.5 + self.temperament.daring) else self._mistake(duel)
        guessed = self._read(duel) if duel.bout.is_clue_complete and luck < LUCK else None
        if guessed is not None:
            return guessed.answer
        return "" if silence < SILENCE else self._mistake(duel)

    def _mistake(self, duel: Duel) -> str:
        bout, said = duel.bout, [ruling.text for ruling in duel.bout.rulings if ruling.text]
        rng = self._die(duel, "mistake")
        return plausible_mistake(self.library, bout.category, bout.letters, said, rng) or ""

    def _recognised(self, duel: Duel) -> Question | None:
        """The question that these letters begin, if it is one that it knows and enough of the clue is out."""
        share = self._dawns_at(duel)
        if share is None or len(duel.bout.letters) < share * duel.bout.length:
            return None
        return self._read(duel)

    def _read(self, duel: Duel) -> Question | None:
        """The only question among those that it has read which these letters begin."""
        category, letters = duel.bout.category, duel.bout.letters
        fitting = [
            each for each in self.library.questions if each.category == category and each.clue.startswith(letters)
        ]
        return fitting[0] if len(fitting) == 1 else None

    # Resolution
    def _judge_appeal(self, duel: Duel, seat: str) -> Impulse | None:
        """Be fair about nearly right answers that were ruled wrong, and refuse the rest; never ask for it."""
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
