"""The events of a game in sentences, as each viewer reads them."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.codenames import events as e
from clueapp.games.codenames.passing import missing_roles
from clueapp.games.codenames.state import AGENTS, Lack, Team, other
from clueapp.kernel.direction import isolated
from clueapp.kernel.game import Telling
from clueapp.kernel.narrator import Narrator
from clueapp.kernel.story import Heading, listed
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
                heading = Heading(f"{_whose(team)} turn", team)
                if spymaster == self.viewer:
                    return Telling("It’s your turn to give a clue.", matters=True, heading=heading)
                return Telling(f"It’s {_whose(team)} turn.", heading=heading)
            case e.ClueGiven(seat, team, word, count):
                given = f"{self.does(seat, 'give', 'gives')} the clue {_shown(word)}, {count}."
                by = "Your clue" if seat == self.viewer else f"{self.whose(seat)} clue"
                heading = Heading(f"{by}: {_shown(word)}, {count}", team)
                return Telling(given, matters=seat != self.viewer, heading=heading)
            case e.TurnEnded(team, "done", seat):
                return Telling(f"{self.does(seat, 'end', 'ends')} {_whose(team)} turn.")
            case e.TurnEnded(team, "used_up"):
                return Telling(f"That was {_whose(team)} last guess.")
            case e.TurnEnded(team, "time"):
                return Telling(f"Time’s up: {_whose(team)} turn is over.", matters=True)
            case e.TurnEnded(team, "absent", _, lacks):
                return Telling(f"{_missing(team, lacks)}, so its turn is over.", matters=True)
            case e.TurnEnded(team, "missed"):
                return Telling(f"{_whose(team)} turn is over.")
        return None

    def _tell_guess(self, event: Event) -> Telling | None:
        match event:
            case e.VoteCast(seat, _, word):
                return Telling(f"{self.does(seat, 'vote', 'votes')} for {_shown(word)}.", routine=True)
            case e.VoteWithdrawn(seat):
                return Telling(f"{self.does(seat, 'take back your', 'takes back their')} vote.", routine=True)
            case e.CardRevealed(seat, team, _, word, colour):
                turned = self.does(seat, "turn over", "turns over")
                is_miss = colour in ("neutral", other(team))
                return Telling(f"{turned} {_shown(word)}: {_CARDS[colour]}.", matters=not is_miss)
        return None

    def _tell_table(self, event: Event) -> Telling | None:
        match event:
            case e.BoardLaid(_, first):
                return Telling(f"The words are on the table. {first.title()} goes first, with {AGENTS} agents to find.")
            case e.KeyShown():
                return Telling("You have the key. Keep it to yourself.")
            case e.Paused(team, lacks):
                return Telling(f"The game is paused: {_missing(team, lacks)}.", matters=True)
            case e.Resumed(seat):
                return Telling(f"{self.does(seat, 'resume', 'resumes')} the game.", matters=seat != self.viewer)
            case e.PostTaken(seat, team, role, instead_of):
                instead = f", replacing {self.whom(instead_of)}" if instead_of else ""
                place = f"an operative for {team.title()}" if role == "operative" else f"{_whose(team)} {role}"
                who_is = "You’re" if seat == self.viewer else f"{self.who(seat)} is"
                return Telling(f"{who_is} now {place}{instead}.", matters=True)
            case e.KeyOpened(_, agents, assassin):
                found = [f"{team.title()} still had to find {_words(words)}." for team, words in agents.items()]
                return Telling(" ".join((*found, f"The assassin was {_shown(assassin)}.")))
            case e.GameEnded():
                return Telling(self._tell_end(event), matters=True)
        return None

    def _tell_end(self, event: e.GameEnded) -> str:
        match event.reason, event.winner:
            case "agents", ("red" | "blue") as team:
                return f"All of {_whose(team)} agents have been found. {team.title()} wins!"
            case "assassin", ("red" | "blue") as team:
                return f"{other(team).title()} turned over the assassin. {team.title()} wins!"
            case _, ("red" | "blue") as team:
                return f"Too few players are left. {team.title()} wins."
        return "Too few players are left. Nobody wins."


def _missing(team: Team, lacks: Sequence[Lack]) -> str:
    """Say which roles a team is missing; a log of version 1 doesn't know.

    >>> _missing("blue", ["spymaster"]), _missing("red", [])
    ('Blue is missing a spymaster', 'Red is missing a player')
    """
    return f"{team.title()} is missing {missing_roles(lacks) or 'a player'}"


def _words(words: Sequence[str]) -> str:
    return listed([_shown(word) for word in words])


def _shown(word: str) -> str:
    return isolated(word.upper())


def _whose(team: Team) -> str:
    return f"{team.title()}’s"
