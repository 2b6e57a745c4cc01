"""Codenames in the contract suite."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar

from clueapp.games.codenames.events import Attended, KeyDrawn, KeyShown, LeftForGood, OwnerChanged
from clueapp.games.codenames.leaving import is_turn_deserted
from clueapp.games.codenames.state import AGENTS, CARDS, NEUTRALS, TEAMS, CodenamesTruth, Key, other
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import WATCHERS, Fact, Seat
from tests.contract.adapters import Adapter, Elsewhere
from tests.contract.play import TIME, Play, Step, Weights

SIZES = (4, 4, 4, 6, 6, 8)
"""How many play: at random, many operatives hardly ever vote for the same card."""


class CodenamesAdapter(Adapter):
    """How to play, and how to lay the key anew under what has been turned over."""

    lively: ClassVar[Weights] = {TIME: 0.1, "CLUE": 3, "VOTE": 1, "UNVOTE": 0.3, "CONFIRM": 6, "END_GUESSING": 0.3}
    hasty: ClassVar[Weights] = {TIME: 0.01, "CLUE": 9, "VOTE": 2, "UNVOTE": 0.01, "CONFIRM": 30, "END_GUESSING": 0.01}
    most_actions = 3_000
    views = 1.5
    always_open = frozenset({"PICK", "RESUME"})
    silent = (Attended, KeyDrawn, LeftForGood, OwnerChanged)

    def sit_down(self, game: AnyGame, rng: Random) -> tuple[Seating, Options]:
        """Two teams by lot, anybody as the host; of the packs so many that no two boards are drawn alike by chance."""
        people = [f"person {number}" for number in range(rng.choice(SIZES))]
        picks = game.shuffled(dict.fromkeys(people, ""), rng)
        options = {each.name: rng.choice(each.values)[0] for each in game.info.options if not each.group}
        seats = list(game.seats_for(picks).items())
        rng.shuffle(seats)
        return {seat: picks[person] for seat, person in seats}, {**game.info.default_options(), **options}

    def check(self, truth: CodenamesTruth) -> None:
        """The counts add up, nobody knows the key who may not, and nobody waits for one who is not there (W-1.2)."""
        table, vault = truth.public, truth.vault
        first = table.first
        assert first is not None
        wanted = {first: AGENTS, other(first): AGENTS - 1, "neutral": NEUTRALS, "assassin": 1}
        assert Counter(vault.key) == wanted
        assert len(set(table.words)) == CARDS
        assert all(vault.key[index] == colour for index, colour in table.revealed.items())
        assert table.key == (vault.key if table.is_over else ())
        for seat, agent in truth.own.items():
            may_know = vault.watchers_see_key if seat == WATCHERS else seat in table.informed
            assert agent.key == (vault.key if may_know else ())
        assert not table.left & table.present
        for team in TEAMS:
            assert not set(table.operatives(team)) & table.informed, "who has seen the key guesses"
            assert sum(table.posts[seat].role == "spymaster" for seat in table.members(team)) <= 1
        assert set(table.votes) <= set(table.operatives(table.team))
        assert not set(table.votes.values()) & table.revealed.keys()
        if not table.is_over:
            assert set(table.staying) - table.informed, "nobody can guess any more"
            assert not is_turn_deserted(table)
            assert all(table.agents_left(team) > 0 for team in TEAMS)
            assert "assassin" not in table.revealed.values()

    def elsewhere(self, play: Play, viewer: Seat | None, rng: Random) -> Elsewhere | None:
        """Under the cards that nobody has turned over, other colours; nothing for those who have seen the key."""
        table, vault = play.truth.public, play.truth.vault
        knows = vault.watchers_see_key if viewer is None else viewer in table.informed
        if knows or table.is_over:
            return None
        key = _redealt(vault.key, table.revealed.keys(), rng)
        board, secret, turn = play.setup
        assert isinstance(secret.vault, KeyDrawn)
        hidden = Fact(own=dict.fromkeys(secret.own, KeyShown(key)), vault=KeyDrawn(secret.vault.words, key))

        def redo(_step: Step, _truth: CodenamesTruth) -> tuple[Action | None, Random | None]:
            return None, None

        return Elsewhere([board, hidden, turn], redo, differs=key != vault.key)


def _redealt(key: Key, open_cards: object, rng: Random) -> Key:
    hidden = [index for index in range(len(key)) if index not in open_cards]  # type: ignore[operator]
    colours = rng.sample([key[index] for index in hidden], len(hidden))
    new = dict(zip(hidden, colours, strict=True))
    return tuple(new.get(index, colour) for index, colour in enumerate(key))


ADAPTER = CodenamesAdapter()
