"""The program with its chance and its clocks in the hands of the tests: `python -m e2e.rigged serve`.

RIGGED_DICE    a file with a pair of Classic Clue's dice in each line ("4 6"): each roll takes the first away, and when
               there is none left the dice fall by chance
RIGGED_CHANCE  a file with any words in it: what rooms draw for their games follows from them
RIGGED_TIMING  the seconds of Trivia Duel's clocks, as JSON: {"category": 60, "grace": 600}
RIGGED_REVEAL  the moments of an accusation's reveal, as JSON: [60, 120, 180]
RIGGED_CLOCK   see e2e/skipping.py
E2E_LAG        see e2e/lag.py
"""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path
from random import Random

from clueapp import __main__ as program
from clueapp.games import classic, trivia
from clueapp.games.classic.game import ClassicGame
from clueapp.games.mystery import clocks
from clueapp.games.trivia.clocks import Timing
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import open_library
from clueapp.rooms.lobby import places, robots, sitting, starting
from e2e import lag, skipping


class LoadedDice(ClassicGame):
    """Classic Clue whose dice fall as the file says."""

    def throw_dice(self, rng: Random) -> tuple[int, int]:
        file = Path(os.environ.get("RIGGED_DICE", ""))
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        if not lines:
            return super().throw_dice(rng)
        file.write_text("\n".join(lines[1:]), encoding="utf-8")
        one, other = map(int, lines[0].split())
        return one, other


class LoadedChance:
    """Draws for rooms that are the same whenever the words in the file are."""

    def __init__(self) -> None:
        self._file = Path(os.environ.get("RIGGED_CHANCE", os.devnull))
        self._words = ""
        self._random = Random()

    @property
    def random(self) -> Random:
        words = self._file.read_text(encoding="utf-8") if self._file.is_file() else ""
        if words != self._words:
            self._words, self._random = words, Random(words)
        return self._random

    def install(self) -> None:
        starting.new_seed = lambda: self.random.randbytes(32).hex()  # type: ignore[attr-defined]
        for module in (places, robots):
            module.any_of = lambda choices: self.random.choice(choices)  # type: ignore[attr-defined]
        sitting.lot = lambda: self.random  # type: ignore[attr-defined]


def rigged_trivia(packs: Path | None) -> TriviaGame:
    """The duel with quicker or slower clocks, and another time of grace for the absent."""
    seconds = json.loads(os.environ.get("RIGGED_TIMING", "{}"))
    timing = Timing(**{each.name: seconds[each.name] for each in fields(Timing) if each.name in seconds})
    game = TriviaGame(open_library(packs), timing)
    game.info = replace(
        game.info,
        grace_seconds=seconds.get("grace", game.info.grace_seconds),
        patience_seconds=seconds.get("patience", game.info.patience_seconds),
    )
    return game


def main() -> None:
    """Rig the program, and start it."""
    classic.GAME = LoadedDice()
    LoadedChance().install()
    trivia.make_game = rigged_trivia
    if reveal := os.environ.get("RIGGED_REVEAL"):
        clocks.REVEAL = tuple(json.loads(reveal))
    skipping.install()
    lag.install()
    program.main()


if __name__ == "__main__":
    main()
