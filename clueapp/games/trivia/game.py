"""Trivia Duel: two players, a few questions, a wager on each before its clue is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from clueapp.games.trivia import betting, choices, clocks, clue, folds, menu, resolving, room_state, upcasts, wire
from clueapp.games.trivia.actions import (
    ACTIONS,
    Answer,
    Bet,
    Buzz,
    Fold,
    Match,
    Overturn,
    Raise,
    Ready,
    Uphold,
)
from clueapp.games.trivia.clocks import USUAL, Timing
from clueapp.games.trivia.drawing import draw
from clueapp.games.trivia.events import EVENTS, OPENINGS, RETIRED, DuelOpened, PacksChosen, QuestionsDrawn
from clueapp.games.trivia.info import info_of
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.messages import MESSAGES
from clueapp.games.trivia.robot import Robot
from clueapp.games.trivia.state import SEATS, Duel, Duelist, TriviaDraft, TriviaTruth, TriviaView, Vault
from clueapp.games.trivia.telling import Teller
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Cast, Deadline, Game, Impulse, Outcome, Packs, Telling
from clueapp.kernel.menu import NO_MENU, Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event, Fact, Truth
from clueapp.kernel.upcast import Plain


class TriviaGame(Game[Duel, Duelist, Vault]):
    """The rules, over the questions of a library."""

    actions = ACTIONS
    events = EVENTS
    retired = RETIRED
    openings = OPENINGS
    messages = MESSAGES
    room_model = room_state.DuelState
    upcasts = upcasts.UPCASTS

    def __init__(self, library: Library, timing: Timing = USUAL) -> None:
        self.library = library
        self.timing = timing
        self.info = info_of(library)

    def objection(self, options: Options, packs: Packs = NO_PACKS) -> str | None:
        chosen, categories = (
            choices.chosen_packs(self.library, options),
            choices.chosen_categories(self.library, options),
        )
        return choices.objection(len(self.library.pool(chosen, categories)), choices.chosen_questions(options))

    # Set-up
    def bare_table(self, seats: Sequence[str]) -> TriviaTruth:
        return Truth(Duel(), {seat: Duelist() for seat in SEATS}, Vault())

    def opening(self, seating: Seating, options: Options, rematches: int = 0, before: Duel | None = None) -> Fact:
        """Lay the table; whoever bet first in the last match bets second now (P-1.5)."""
        first = SEATS[rematches % len(SEATS)]
        packs, categories = (
            choices.chosen_packs(self.library, options),
            choices.chosen_categories(self.library, options),
        )
        return Fact(
            public=DuelOpened(choices.chosen_questions(options), first, choices.house_rules(options)),
            vault=PacksChosen(tuple(sorted(packs)), tuple(sorted(categories))),
        )

    def unlogged_opening(self, seating: Seating, options: Options, rematches: int) -> Plain:
        return upcasts.unlogged_opening(options, rematches)

    def setup(
        self, truth: TriviaTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        draft = TriviaDraft(self, truth, rng)
        pool = self.library.pool(truth.vault.packs, truth.vault.categories)
        drawn = draw(pool, truth.public.questions, rng, seen)
        draft.add(Fact(vault=QuestionsDrawn(drawn)))
        resolving.open_question(draft, 0)
        return draft.facts

    def lessons(self, vault: Vault) -> frozenset[str]:
        return frozenset(question.id for question in vault.questions)

    # Deciding
    def decide(self, truth: TriviaTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        draft = TriviaDraft(self, truth, rng)
        if seat not in SEATS:
            raise IllegalAction("not_playing", "You aren’t playing in this match.")
        match action:
            case Bet() | Match() | Raise() | Fold():
                betting.act(draft, seat, action)
            case Buzz():
                clue.buzz(draft, seat)
            case Answer(text):
                clue.answer(draft, seat, text, self.library.judge)
            case Overturn(player):
                resolving.overturn(draft, seat, player)
            case Uphold():
                resolving.uphold(draft, seat)
            case Ready():
                resolving.say_ready(draft, seat)
            case _:
                raise IllegalAction("unknown_type", "This game has no such action.")
        return draft.facts

    def expire(self, truth: TriviaTruth, deadline: Deadline, rng: Random) -> Sequence[Fact]:
        draft = TriviaDraft(self, truth, rng)
        if deadline != self.deadline(truth.public):
            return ()  # T-5.2: something was done in time
        match truth.public.phase:
            case "category":
                betting.open_betting(draft)
            case "betting":
                betting.time_out(draft)
            case "clue":
                clue.time_out(draft)
            case "answer":
                clue.too_late(draft)
            case "resolution":
                resolving.time_out(draft)
        return draft.facts

    def call_off(self, truth: TriviaTruth) -> Sequence[Fact]:
        return resolving.open_answer(truth)

    def stand_in(self, truth: TriviaTruth, seat: str, rng: Random) -> Sequence[Fact]:
        """Forfeit for a player who was away too long: nobody plays a duel for another (T-5.3)."""
        return self._forfeit(truth, seat, rng, has_left=False)

    def desert(self, truth: TriviaTruth, seat: str, rng: Random) -> Sequence[Fact]:
        return self._forfeit(truth, seat, rng, has_left=True)

    def _forfeit(self, truth: TriviaTruth, seat: str, rng: Random, *, has_left: bool) -> Sequence[Fact]:
        draft = TriviaDraft(self, truth, rng)
        if not truth.public.is_over:
            resolving.forfeit(draft, seat, has_left=has_left)
        return draft.facts

    def abandon(self, truth: TriviaTruth, rng: Random) -> Sequence[Fact]:
        draft = TriviaDraft(self, truth, rng)
        if not truth.public.is_over:
            resolving.abandon(draft)
        return draft.facts

    # Knowing
    def menu(self, view: TriviaView) -> Menu:
        return menu.menu(view.public, view.seat) if view.seat in SEATS else NO_MENU

    def phase(self, public: Duel) -> str:
        return public.phase

    def awaits(self, public: Duel) -> frozenset[str]:
        bout = public.bout
        if public.phase == "clue":
            return frozenset(seat for seat, buzzer in bout.buzzers.items() if buzzer == "AVAILABLE")
        return frozenset(seat for seat in (bout.awaiting, bout.answering) if seat is not None)

    def in_play(self, public: Duel) -> frozenset[str]:
        return frozenset(() if public.is_over else SEATS)

    def misses(self, public: Duel) -> frozenset[str]:
        return self.in_play(public)

    def deadline(self, public: Duel) -> Deadline | None:
        return clocks.deadline(public, self.timing)

    def robot(self, view: TriviaView, strength: str, dice: Callable[[str], Random]) -> Impulse | None:
        return Robot(self.library, strength, dice).impulse(view)

    def outcome(self, public: Duel) -> Outcome | None:
        if public.reason is None:
            return None
        return Outcome((public.winner,) if public.winner in SEATS else (), public.reason)

    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        return Teller(viewer, cast).tell(event)

    def show(self, view: TriviaView) -> dict[str, Any]:
        return wire.show(view)

    def wire_phase(self, phase: str) -> str:
        return wire.phase(phase)

    def message(self, event: Event, due: int | None) -> dict[str, Any] | None:
        return wire.message(event, due)

    def room_fields(
        self, seat: str | None, view: TriviaView | None, options: Options, due: int | None
    ) -> dict[str, Any]:
        return room_state.fields(seat, view.public if view else None, options, due, self.timing)

    # Folding
    def public_after(self, public: Duel, event: Event) -> Duel:
        return folds.duel_after(event, public)

    def own_after(self, own: Duelist, event: Event) -> Duelist:
        return folds.duelist_after(own, event)

    def vault_after(self, vault: Vault, event: Event) -> Vault:
        return folds.vault_after(vault, event)
