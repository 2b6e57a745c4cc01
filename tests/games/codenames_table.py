"""A game of Codenames in a test, in the words of those who play it.

table().red_spymaster.clues("ocean", 2).red.votes("BANK").confirms("BANK")

Every card's colour is known by its word, see RED, BLUE, NEUTRAL and ASSASSIN; red begins unless it is said otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from copy import copy
from random import Random
from typing import Any

import pytest

from clueapp.games.codenames import passing
from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Resume, Unvote, Vote
from clueapp.games.codenames.events import BoardLaid, KeyDrawn, KeyShown
from clueapp.games.codenames.game import CodenamesGame
from clueapp.games.codenames.library import Library, Pack
from clueapp.games.codenames.state import (
    Agent,
    CodenamesDraft,
    CodenamesTable,
    CodenamesTruth,
    CodenamesView,
    Colour,
    Count,
    Key,
    Team,
)
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import Deadline, Outcome
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Pick
from clueapp.kernel.rng import draw
from clueapp.kernel.truth import WATCHERS, Event, Fact, evolve, project
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import reader_of
from clueapp.protocol.writer import message_of
from tests.laid import laid

RED = ("bank", "castle", "dragon", "engine", "farmer", "garden", "helmet", "island")
BLUE = ("kettle", "ladder", "mirror", "needle", "oyster", "pepper", "quiver", "ribbon")
NEUTRAL = ("dwarf", "ball", "church", "saddle", "temple", "umbrella", "window")
ASSASSIN = "poison"
LAST = "jacket"
"""The ninth agent of the team that begins."""
WORDS = (*RED, LAST, *BLUE, *NEUTRAL, ASSASSIN)
MORE = ("violin", "anchor", "bottle", "candle", "desert", "falcon", "guitar", "harbour", "lantern", "magnet", "nectar",
        "orchid", "parrot", "quartz", "rocket", "sandal", "tunnel", "valley", "walnut", "yogurt", "zipper", "barrel",
        "cactus", "dagger", "easel")  # fmt: skip
GAME = CodenamesGame(Library([Pack("first", "First", WORDS), Pack("second", "Second", MORE)]))


def key_for(first: Team) -> Key:
    """The colours of WORDS, one by one."""
    colours: dict[str, Colour] = dict.fromkeys(RED, "red")
    colours |= dict.fromkeys(BLUE, "blue") | dict.fromkeys(NEUTRAL, "neutral") | {LAST: first, ASSASSIN: "assassin"}
    return tuple(colours[word] for word in WORDS)


def table(
    operatives: int = 1,
    blue_operatives: int | None = None,
    *,
    first: Team = "red",
    owner: str = "red_spymaster",
    options: Options | None = None,
) -> AtTable:
    """A game at its first turn, with so many operatives in each team."""
    return AtTable(operatives, operatives if blue_operatives is None else blue_operatives, first, owner, options or {})


def guessing(operatives: int = 1, count: Count = 2, **rest: Any) -> AtTable:
    """A game in which the team that begins has its first clue."""
    at = table(operatives, **rest)
    return at.spymaster(at.team).clues("ocean", count).at


def paused(operatives: int = 1, gone: Sequence[str] = ("blue_spymaster",), **rest: Any) -> AtTable:
    """A game that is paused after the first turn of red, since these of blue are gone."""
    at = guessing(operatives, **rest)
    for name in gone:
        at.seat(name).is_gone()
    return at.turns_over("dwarf").is_in("paused")


class AtTable:
    """One game under test: its truth, and every fact so far."""

    def __init__(self, reds: int, blues: int, first: Team, owner: str, options: Options) -> None:
        self.game = GAME
        self.seed = f"{0:064x}"
        self.facts: list[Fact] = []
        self.names = _names(reds, blues)
        seats = sorted(self.names, key=lambda name: name != owner)
        seating = {self.names[name]: name.rstrip("12345") for name in seats}
        self.opening: CodenamesTruth = laid(GAME, seating, {**GAME.info.default_options(), **options})
        self.truth = self.opening
        key = key_for(first)
        knowing = (*sorted(self.public.informed), *([WATCHERS] if self.truth.vault.watchers_see_key else ()))
        self.happens([Fact(BoardLaid(WORDS, first))])
        self.happens([Fact(own=dict.fromkeys(knowing, KeyShown(key)), vault=KeyDrawn(WORDS, key))])
        draft = CodenamesDraft(GAME, self.truth, Random(0))
        passing.begin_turn(draft, first)
        self.happens(draft.facts)

    # What is known
    @property
    def public(self) -> CodenamesTable:
        return self.truth.public

    @property
    def phase(self) -> str:
        return self.game.phase(self.public)

    @property
    def team(self) -> Team:
        return self.public.team

    @property
    def deadline(self) -> Deadline | None:
        return self.game.deadline(self.public)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.public)

    @property
    def events(self) -> list[Event]:
        """What everybody was told."""
        return [fact.public for fact in self.facts if fact.public]

    @property
    def votes(self) -> dict[str, str]:
        """Who votes for which word."""
        return {self.name_of(seat): WORDS[index].upper() for seat, index in self.public.votes.items()}

    @property
    def wire(self) -> dict[str, Any]:
        return self.wire_of(None)

    def wire_of(self, viewer: str | None) -> dict[str, Any]:
        return self.game.show(self.view(viewer))

    def view(self, viewer: str | None = None) -> CodenamesView:
        return project(self.truth, viewer)

    def menu(self, viewer: str | None = None) -> Menu:
        return self.game.menu(self.view(viewer))

    def feed(self, viewer: str | None = None, since: int = 0, cast: dict[str, str] | None = None) -> list[str]:
        events = (fact.as_told_to(viewer) for fact in self.facts[since:])
        return [said.text for event in events if event and (said := self.game.tell(event, viewer, cast or {}))]

    def name_of(self, seat: str) -> str:
        return next(name for name, each in self.names.items() if each == seat)

    def is_in(self, phase: str) -> AtTable:
        assert self.phase == phase, f"it is {self.phase}"
        return self

    def is_turn_of(self, team: Team) -> AtTable:
        assert self.team == team, f"it is {self.team}’s"
        return self

    def is_won_by(self, team: Team | None, reason: str) -> AtTable:
        assert (self.phase, self.public.winner, self.public.reason) == ("over", team, reason)
        return self

    # Who is there
    def seat(self, name: str) -> AtSeat:
        """By the place that somebody had at first, with a number where there are several operatives."""
        return AtSeat(self, name if name in self.names else f"{name}1")

    def spymaster(self, team: Team) -> AtSeat:
        """Who has that office now."""
        seat = self.public.spymaster(team)
        assert seat is not None, f"{team} has no spymaster"
        return AtSeat(self, self.name_of(seat))

    @property
    def red_spymaster(self) -> AtSeat:
        return self.seat("red_spymaster")

    @property
    def blue_spymaster(self) -> AtSeat:
        return self.seat("blue_spymaster")

    @property
    def red(self) -> AtSeat:
        """The first operative of red."""
        return self.seat("red_operative1")

    @property
    def blue(self) -> AtSeat:
        return self.seat("blue_operative1")

    def reds(self) -> list[AtSeat]:
        return [self.seat(name) for name in self.names if name.startswith("red_operative")]

    def blues(self) -> list[AtSeat]:
        return [self.seat(name) for name in self.names if name.startswith("blue_operative")]

    def everybody(self) -> list[AtSeat]:
        return [self.seat(name) for name in self.names]

    # What happens
    def turns_over(self, *words: str) -> AtTable:
        """The operatives of the team agree on these cards, one after the other."""
        for word in words:
            seats = [AtSeat(self, self.name_of(seat)) for seat in self.public.present_operatives(self.team)]
            for each in seats[: self.public.threshold]:
                if self.public.votes.get(each.seat) != index_of(word):
                    each.votes(word)
            next(each for each in seats if each.may_confirm(word)).confirms(word)
        return self

    def passes(self) -> AtTable:
        """The rest of this turn: a clue if there is none, and a card that is nobody's."""
        if self.phase == "clue":
            self.spymaster(self.team).clues("ocean", 1)
        return self.turns_over(next(word for word in NEUTRAL if index_of(word) not in self.public.revealed))

    def time_runs_out(self, deadline: Deadline | None = None) -> AtTable:
        now = deadline or self.deadline
        assert now is not None, "no clock is running"
        return self.happens(self.game.expire(self.truth, now, self.chance()))

    def grace_is_over(self) -> AtTable:
        """Somebody who is missed has been waited for long enough."""
        missed = sorted(self.game.misses(self.public) - self.public.present)
        assert missed, "nobody is missed"
        return self.happens(self.game.stand_in(self.truth, missed[0], self.chance()))

    def attended_by(self, names: Iterable[str]) -> AtTable:
        present = frozenset(self.names[name] for name in names) - self.public.left
        return self.happens(self.game.presence_changed(self.truth, present, self.chance()))

    def happens(self, facts: Sequence[Fact]) -> AtTable:
        for fact in facts:
            self.truth = evolve(self.game, self.truth, fact)
            self.facts.append(fact)
        return self

    def chance(self) -> Random:
        return draw(self.seed, len(self.facts))

    def once_more(self) -> AtTable:
        """The same position, to try something out."""
        other = copy(self)
        other.facts = list(self.facts)
        return other

    def replayed(self) -> CodenamesTruth:
        """What the log adds up to, written and read again."""
        codec = EventCodec(self.game.events)
        truth = self.opening
        for line in json.loads(json.dumps([codec.dump_fact(fact) for fact in self.facts])):
            truth = evolve(self.game, truth, codec.load_fact(line))
        return truth


class AtSeat:
    """One player. What they do must be on their menu, unless it is said before that it is refused."""

    def __init__(self, at: AtTable, name: str, refused_as: str | None = None) -> None:
        self.at = at
        self.name = name
        self.seat = at.names[name]
        self.said = ""
        """The sentence of the last refusal."""
        self._refused_as = refused_as

    def __getattr__(self, name: str) -> Any:
        """From one at the table to another: `.red`, `.blue_spymaster`."""
        if name in ("red", "blue", "red_spymaster", "blue_spymaster"):
            return getattr(self.at, name)
        raise AttributeError(name)

    # What they know
    @property
    def own(self) -> Agent:
        return self.at.truth.own[self.seat]

    @property
    def key(self) -> list[str] | None:
        """The key as the wire has it for this player."""
        found: list[str] | None = self.at.wire_of(self.seat)["key"]
        return found

    @property
    def post(self) -> tuple[str, str]:
        post = self.at.public.posts[self.seat]
        return post.team, post.role

    @property
    def may(self) -> set[str]:
        return {form.action.wire_name for form in self.at.menu(self.seat).forms}

    @property
    def places(self) -> set[str]:
        """What they may become."""
        return set(self.at.menu(self.seat).choices(Pick, "seat"))

    @property
    def feed(self) -> list[str]:
        return self.at.feed(self.seat)

    def may_confirm(self, word: str) -> bool:
        return self.at.menu(self.seat).allows(Confirm(index_of(word)))

    # What they do
    def expects_refusal(self, code: str) -> AtSeat:
        """The next thing that this player tries is refused with this code, and changes nothing."""
        return AtSeat(self.at, self.name, refused_as=code)

    def clues(self, word: str, count: Count = 1) -> AtSeat:
        return self.does(Clue(word, count))

    def votes(self, word: str) -> AtSeat:
        return self.does(Vote(index_of(word)))

    def takes_the_vote_back(self) -> AtSeat:
        return self.does(Unvote())

    def confirms(self, word: str) -> AtSeat:
        return self.does(Confirm(index_of(word)))

    def ends_guessing(self) -> AtSeat:
        return self.does(EndGuessing())

    def resumes(self) -> AtSeat:
        return self.does(Resume())

    def takes(self, place: str) -> AtSeat:
        return self.does(Pick(place))

    def is_gone(self) -> AtSeat:
        return self._attends(self.at.public.present - {self.seat})

    def returns(self) -> AtSeat:
        return self._attends(self.at.public.present | {self.seat})

    def leaves_for_good(self) -> AtSeat:
        self.at.happens(self.at.game.desert(self.at.truth, self.seat, self.at.chance()))
        return self

    def becomes_owner(self) -> AtSeat:
        """The host's office passes to them, since the host is gone."""
        self.at.happens(self.at.game.host_changed(self.at.truth, self.seat))
        return self

    def does(self, action: Action) -> AtSeat:
        done = AtSeat(self.at, self.name)
        if self._refused_as is not None:
            done.said = self._is_refused(action, self._refused_as)
            return done
        menu = self.at.menu(self.seat)
        assert menu.allows(action), f"{action} is not on the menu of {self.name}: {forms_to_wire(menu.forms)}"
        asked = reader_of(self.at.game).read(message_of(action))
        self.at.happens(self.at.game.decide(self.at.truth, self.seat, asked, self.at.chance()))
        return done

    def _attends(self, present: frozenset[str]) -> AtSeat:
        self.at.happens(self.at.game.presence_changed(self.at.truth, present, self.at.chance()))
        return self

    def _is_refused(self, action: Action, code: str) -> str:
        before = repr(self.at.truth)
        assert not self.at.menu(self.seat).allows(action), f"{action} is on the menu of {self.name}"
        with pytest.raises(IllegalAction) as refusal:
            self.at.game.decide(self.at.truth, self.seat, action, self.at.chance())
        assert refusal.value.code == code, f"{action} was refused as {refusal.value.code}: {refusal.value.message}"
        assert refusal.value.message.endswith(".")
        assert repr(self.at.truth) == before
        return refusal.value.message


def index_of(word: str) -> int:
    """Where a word lies."""
    return WORDS.index(word.lower())


def _names(reds: int, blues: int) -> dict[str, str]:
    """The players by their first places, each with the seat that the room would give them."""
    places = {"red_spymaster": "red_spymaster"} | {f"red_operative{n + 1}": "red_operative" for n in range(reds)}
    places |= {"blue_spymaster": "blue_spymaster"} | {f"blue_operative{n + 1}": "blue_operative" for n in range(blues)}
    return {name: seat for seat, name in GAME.seats_for(places).items()}
