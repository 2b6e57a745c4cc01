"""The events of a game in sentences, as each viewer reads them."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.codenames import events as e
from clueapp.games.codenames.state import AGENTS, Lack, Team, other
from clueapp.kernel.direction import isolated
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import Narrator
from clueapp.kernel.truth import Event, Seat

_CARDS = {
    "red": "a red agent",
    "blue": "a blue agent",
    "neutral": "an innocent bystander",
    "assassin": "the assassin",
}


class Teller(Narrator):
    """Tells a game of Codenames; people go by their names alone."""

    def who(self, seat: Seat) -> str:
        return "You" if seat == self.viewer else self.cast.get(seat) or "Somebody"

    def tell(self, event: Event) -> Telling | None:
        return self._tell_turn(event) or self._tell_guess(event) or self._tell_table(event)

    def _tell_turn(self, event: Event) -> Telling | None:
        match event:
            case e.TurnBegan(team, spymaster):
                if spymaster == self.viewer:
                    return Telling("It is your turn to give a clue.", matters=True)
                return Telling(f"It is {_whose(team)} turn.")
            case e.ClueGiven(seat, _, word, count):
                given = f"{self.does(seat, 'give', 'gives')} the clue {_shown(word)}, {count}."
                return Telling(given, matters=seat != self.viewer)
            case e.TurnEnded(team, "done", seat):
                return Telling(f"{self.does(seat, 'leave', 'leaves')} it at that: {_whose(team)} turn is over.")
            case e.TurnEnded(team, "used_up"):
                return Telling(f"That was {_whose(team)} last guess.")
            case e.TurnEnded(team, "time"):
                return Telling(f"Time is up: {_whose(team)} turn is over.", matters=True)
            case e.TurnEnded(team, "absent", _, lacks):
                return Telling(f"{_missing(team, lacks)}: its turn is over.", matters=True)
            case e.TurnEnded(team, "missed"):
                return Telling(f"The turn of {team} is over.")
        return None

    def _tell_guess(self, event: Event) -> Telling | None:
        match event:
            case e.VoteCast(seat, _, word):
                return Telling(f"{self.does(seat, 'vote', 'votes')} for {_shown(word)}.")
            case e.VoteWithdrawn(seat):
                return Telling(f"{self.does(seat, 'take your', 'takes the')} vote back.")
            case e.CardRevealed(seat, _, _, word, colour):
                turned = self.does(seat, "turn over", "turns over")
                return Telling(f"{turned} {_shown(word)}: {_CARDS[colour]}.", matters=True)
        return None

    def _tell_table(self, event: Event) -> Telling | None:
        match event:
            case e.BoardLaid(_, first):
                return Telling(f"The words are on the table. The {first} team has {AGENTS} agents to find, and begins.")
            case e.KeyShown():
                return Telling("You have the key. Nobody else may know it but the other spymaster.")
            case e.Paused(team, lacks):
                return Telling(f"The game is paused. {_missing(team, lacks)}.", matters=True)
            case e.Resumed(seat):
                return Telling(f"{self.does(seat, 'resume', 'resumes')} the game.", matters=seat != self.viewer)
            case e.PostTaken(seat, team, role, instead_of):
                instead = f", instead of {self.whom(instead_of)}" if instead_of else ""
                article = "an" if role == "operative" else "the"
                done = self.does(seat, "are", "is")
                return Telling(f"{done} {article} {role} of {team} now{instead}.", matters=True)
            case e.GameEnded():
                return Telling(self._tell_end(event), matters=True)
        return None

    def _tell_end(self, event: e.GameEnded) -> str:
        match event.reason, event.winner:
            case "agents", ("red" | "blue") as team:
                return f"All agents of {team} are found: {team} wins!"
            case "assassin", ("red" | "blue") as team:
                return f"The {other(team)} team touched the assassin: {team} wins!"
            case _, ("red" | "blue") as team:
                return f"Too few are left to play: {team} wins."
        return "Too few are left to play, and nobody has won."


def _missing(team: Team, lacks: Sequence[Lack]) -> str:
    """Say who is missing from a team; a log of version 1 doesn't know.

    >>> _missing("blue", ["spymaster"]), _missing("red", ["spymaster", "operative"])
    ('Blue has no spymaster here', 'Red has no spymaster and no operative here')
    """
    return f"{team.title()} has no {' and no '.join(lacks)} here" if lacks else f"{team.title()} is missing a player"


def _shown(word: str) -> str:
    return isolated(word.upper())


def _whose(team: Team) -> str:
    return f"{team.title()}’s"
