"""Laws that hold for every game that the registry finds. A new game adds an adapter, not a test."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import fields
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame, Deadline, Telling
from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.registry import games
from clueapp.kernel.truth import WATCHERS, Event, SeatView, evolve, project
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import Reader, reader_of
from clueapp.protocol.writer import message_of
from tests.contract.adapters import Adapter, adapter_of
from tests.contract.attempts import attempts, strangers_and_seats
from tests.contract.play import Habits, Play, as_json, fill_in, fingerprint, go_on
from tests.contract.secrecy import a_game_up_to_somewhere
from tests.laid import laid

REFUSALS = ("unknown_type", "bad_message", "bad_json")
seeds = st.integers(min_value=0, max_value=2**32)


def somewhere(game: AnyGame, adapter: Adapter, seed: int) -> Play:
    return a_game_up_to_somewhere(game, adapter, Random(seed), seed)


def start(game: AnyGame, adapter: Adapter, seed: int) -> Play:
    return Play(game, *adapter.sit_down(game, Random(seed)), seed)


def test_there_are_games_and_each_has_an_adapter() -> None:
    assert games()
    for name, game in games().items():
        assert game.info.name == name
        assert isinstance(adapter_of(game), Adapter)


def test_a_game_introduces_itself(game: AnyGame) -> None:
    info = game.info
    assert re.fullmatch(r"[a-z_]+", info.name)
    assert all((info.title, info.blurb, info.minutes))
    assert 1 <= info.min_players <= info.max_players <= sum(place.capacity for place in info.places)
    assert len({seat.id for seat in info.places}) == len(info.places)
    for option in info.options:
        assert option.allows(option.default)
        assert not option.allows("no such value")
    assert game.least_players(info.default_options()) == info.min_players


# (a) What the menu offers is accepted, and play comes to an end.
@pytest.mark.req("P-3.2", "P-8.3")
@given(seed=seeds)
def test_every_action_that_fits_a_form_is_accepted(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    rng, reader = Random(seed), reader_of(game)
    for seat in play.players:
        for form in play.forms(seat):
            action = fill_in(form, rng)
            assert form.allows(action)
            assert reader.read(json.dumps(message_of(action))) == action
            assert game.decide(play.truth, seat, action, play.rng())


@given(seed=seeds)
def test_a_hasty_game_comes_to_an_end(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = start(game, adapter, seed)
    go_on(play, Random(seed), Habits(adapter.hasty, absence=0.05, clock=0.05), adapter.most_actions)
    outcome = game.outcome(play.truth.public)
    assert outcome is not None
    assert set(outcome.winners) <= set(play.players)
    assert re.fullmatch(r"[a-z_]+", outcome.termination)
    assert game.deadline(play.truth.public) is None
    assert not game.awaits(play.truth.public)
    assert all(not play.forms(viewer) for viewer in play.viewers)


@given(seed=seeds)
def test_the_game_always_waits_for_a_seat_that_can_act_or_for_a_clock(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    def is_going_on(play: Play) -> None:
        public = play.truth.public
        if game.outcome(public) is not None:
            return
        assert game.in_play(public) <= set(play.players)
        assert game.in_play(public)
        assert game.awaits(public) or game.deadline(public) or game.is_paused(public)
        assert not (game.is_paused(public) and game.deadline(public)), "a pause is a phase without a deadline"
        for seat in game.awaits(public):
            assert any(form.action.wire_name not in adapter.always_open for form in play.forms(seat))

    play = start(game, adapter, seed)
    is_going_on(play)
    habits = Habits(adapter.lively, absence=0.1, desertion=0.01, clock=0.05)
    go_on(play, Random(seed), habits, 60, is_going_on)


# (b) What the menu does not offer is refused, and nothing has changed.
@pytest.mark.req("P-5.1", "C-8.3")
@given(seed=seeds)
def test_what_is_not_on_the_menu_is_refused_and_changes_nothing(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    rng = Random(seed)
    before, log = fingerprint(play.truth), as_json(EventCodec(game.events), play.facts)
    for action in attempts(play, rng, 60):
        seat = rng.choice(strangers_and_seats(play))
        if game.menu(project(play.truth, seat)).allows(action):
            assert game.decide(play.truth, seat, action, play.rng())
        else:
            with pytest.raises(IllegalAction) as refusal:
                game.decide(play.truth, seat, action, play.rng())
            assert re.fullmatch(r"[a-z_]+", refusal.value.code)
            assert re.fullmatch(r"[A-Z].*\.", refusal.value.message, re.DOTALL)
        assert fingerprint(play.truth) == before
    folded = play.opening
    codec = EventCodec(game.events)
    for data in json.loads(log):
        folded = evolve(game, folded, codec.load_fact(data))
    assert fingerprint(folded) == before


@pytest.mark.req("P-5.1", "P-8.6")
@given(
    message=st.dictionaries(
        st.sampled_from(["type", "to", "suspect", "weapon", "room", "card", "player", "mark", "x", "\ud800"]),
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers()
            | st.floats()
            | st.text(st.characters(), max_size=8)
            | st.sampled_from(["MOVE", "SHOW", "ACCUSE", "MARK", "rope", "\ud800"]),
            lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
            max_leaves=4,
        ),
    ),
    kind=st.none() | st.integers(min_value=0, max_value=30),
)
def test_whatever_comes_over_the_wire_is_an_action_or_is_refused(
    game: AnyGame, message: dict[str, object], kind: int | None
) -> None:
    reader = Reader(game.actions)
    if kind is not None:
        message["type"] = game.actions[kind % len(game.actions)].wire_name
    refusal: IllegalAction | None = None
    try:
        action = reader.read(message)
        assert reader.read(message_of(action)) == action
        assert {**message, **message_of(action)}.keys() == message.keys()
    except IllegalAction as refused:
        refusal = refused
    assert refusal is None or (refusal.code in REFUSALS and refusal.message)


# (c) A game is its log.
@pytest.mark.req("P-6.1")
@given(seed=seeds)
def test_the_log_read_back_adds_up_to_the_same_truth(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    codec = EventCodec(game.events)
    truth = play.opening
    for data in json.loads(as_json(codec, play.facts)):
        truth = evolve(game, truth, codec.load_fact(data))
    assert truth == play.truth
    assert fingerprint(truth) == fingerprint(play.truth)


# (d) What a viewer sees and may do comes from the view alone.
@pytest.mark.req("P-4.1", "P-5.2")
@given(seed=seeds)
def test_a_view_holds_what_is_public_and_what_is_ones_own(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    for viewer in play.viewers:
        view = project(play.truth, viewer)
        assert view == SeatView(viewer, play.truth.public, play.truth.own.get(viewer or WATCHERS))
        json.dumps(game.show(view))
        assert game.menu(view) == game.menu(SeatView(viewer, view.public, view.own))
    assert game.menu(project(play.truth, None)) == NO_MENU
    assert game.menu(project(play.truth, "nobody")) == NO_MENU


@pytest.mark.req("P-3.2", "P-4.1")
@given(seed=seeds)
def test_a_seat_that_is_not_awaited_may_do_only_what_is_always_open(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    others = set(play.players) - game.awaits(play.truth.public)
    assume(others)
    for seat in others:
        assert {form.action.wire_name for form in play.forms(seat)} <= adapter.always_open


@given(seed=seeds)
def test_a_menu_has_a_field_for_each_field_of_the_action_and_no_empty_choice(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    play = somewhere(game, adapter, seed)
    for seat in play.players:
        kinds = [form.action for form in play.forms(seat)]
        assert len(kinds) == len(set(kinds))
        for form in play.forms(seat):
            assert form.action in game.actions
            assert set(form.fields) == {each.name for each in fields(form.action)}
            assert all(forms_to_wire([form])[0]["fields"].values())


# (e) Secrets do not show in what is public.
class Forked(Random):
    """Chance that goes another way after so many draws."""

    def __init__(self, seed: int, draws: int, fork: int) -> None:
        super().__init__(seed)
        self.draws = draws
        self.other = Random(f"fork {fork}")  # not a number, as the seed is: the same stream could fall into step

    def getrandbits(self, k: int, /) -> int:
        self.draws -= 1
        return super().getrandbits(k) if self.draws >= 0 else self.other.getrandbits(k)

    def random(self) -> float:
        self.draws -= 1
        return super().random() if self.draws >= 0 else self.other.random()


@pytest.mark.req("P-5.2", "C-8.4")
@given(seed=seeds)
def test_what_is_public_of_a_setup_is_drawn_before_what_is_secret(game: AnyGame, adapter: Adapter, seed: int) -> None:
    """There is a draw after which all secrets can still come out otherwise, and nothing that is public can."""
    seats, options = adapter.sit_down(game, Random(seed))
    opening = laid(game, seats, options)

    def dealt(draws: int, fork: int) -> tuple[list[Event | None], str, str]:
        facts = game.setup(opening, Forked(seed, draws, fork))
        hands, vault = [dict(fact.own) for fact in facts], [fact.vault for fact in facts if fact.vault]
        return [fact.public for fact in facts], repr(hands), repr(vault)

    public, hands, vault = dealt(10**9, 0)
    for draws in range(200):
        if dealt(draws, 0)[0] != public:
            continue
        others = [dealt(draws, fork) for fork in range(6)]
        if all(other_public == public for other_public, _, _ in others):
            assert all((other_hands, other_vault) != (hands, vault) for _, other_hands, other_vault in others)
            assert vault == "[]" or len({other_vault for _, _, other_vault in others}) > 1
            return
    pytest.fail("no draw separates what is public from what is secret")


@pytest.mark.req("P-5.2", "P-5.3", "C-6.9", "C-8.5", "D-2.1")
def test_a_secret_choice_looks_the_same_to_all_who_may_not_know_it(game: AnyGame, adapter: Adapter) -> None:
    compared: Counter[str] = Counter()

    def choose_both_ways(now: Play) -> None:
        for seat in now.players:
            for form in now.forms(seat):
                knowers = adapter.secret_choices.get(form.action.wire_name)
                is_rare = form.action.wire_name not in adapter.always_open
                if knowers is None or not (is_rare or rng.random() < 0.1):
                    continue
                may_know = knowers(now.truth, seat)
                results = [game.decide(now.truth, seat, fill_in(form, rng), now.rng()) for _ in range(3)]
                compared[form.action.wire_name] += results[0] != results[1]
                for viewer in set(now.viewers) - may_know:
                    told = [[fact.as_told_to(viewer) for fact in facts] for facts in results]
                    assert told[0] == told[1] == told[2]

    for seed in range(150):
        rng = Random(seed)
        go_on(start(game, adapter, seed), rng, Habits(adapter.lively), 60, choose_both_ways)
    assert {name for name, times in compared.items() if times > 5} == set(adapter.secret_choices), compared


@pytest.mark.req("P-5.2", "P-6.1")
@given(seed=seeds)
def test_a_table_is_laid_openly_and_so_that_it_can_be_read_back(game: AnyGame, adapter: Adapter, seed: int) -> None:
    seating, options = adapter.sit_down(game, Random(seed))
    bare, opening = game.bare_table(tuple(seating)), game.opening(seating, options)
    assert not opening.own
    assert {type(event) for event in (opening.public, opening.vault) if event} <= set(game.openings)
    codec = EventCodec(game.openings)
    read = codec.load_fact(json.loads(json.dumps(codec.dump_fact(opening))))
    assert fingerprint(evolve(game, bare, read)) == fingerprint(laid(game, seating, options))
    assert set(bare.own) - {WATCHERS} == set(seating)


# Who is there is known by facts alone.
@pytest.mark.req("P-2.4", "P-6.1")
@given(seed=seeds)
def test_after_it_was_told_who_is_present_a_game_takes_those_for_present(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    play, rng = somewhere(game, adapter, seed), Random(seed)
    known = game.present(play.truth.public)
    if known is None:
        with pytest.raises(NotImplementedError):
            play.presence_changed(frozenset(play.players))
        return
    assume(not play.is_over)
    for _ in range(5):
        staying = sorted(game.in_play(play.truth.public))
        present = frozenset(seat for seat in staying if rng.random() < 0.5)
        play.presence_changed(present)
        assert game.present(play.truth.public) == present


# (f) Every event can be written, read and told.
@pytest.mark.req("P-6.1", "P-3.1")
def test_every_event_of_the_game_happens_can_be_written_and_is_told(game: AnyGame, adapter: Adapter) -> None:
    codec = EventCodec(game.events)
    met: set[type[Event]] = set()
    for seed in range(1_000):
        play = somewhere(game, adapter, seed)
        cast = dict.fromkeys(play.players, "Ann <b>")
        if not play.is_over:
            play.call_off()
        for fact in play.facts:
            public = [fact.public] if fact.public else []
            for event in (*public, *fact.own.values(), *([fact.vault] if fact.vault else ())):
                if type(event) in met and seed > 40:
                    continue
                met.add(type(event))
                assert codec.load(json.loads(json.dumps(codec.dump(event)))) == event
                for viewer in play.viewers:
                    game.tell(event, viewer, {})
            for viewer in play.viewers:
                told = fact.as_told_to(viewer)
                if told is not None:
                    is_well_told(game.tell(told, viewer, cast), told, adapter)
        if met == set(game.events) and seed > 40:
            return
    assert met == set(game.events), f"never met: {sorted(each.__name__ for each in set(game.events) - met)}"


def is_well_told(telling: Telling | None, event: Event, adapter: Adapter) -> None:
    if telling is None:
        assert isinstance(event, adapter.silent), f"{event} is told to somebody, but not in words"
    else:
        assert re.fullmatch(r"[A-Z].*[.!?]”?", telling.text), telling.text
        assert "_" not in telling.text
        assert not re.search(r"\b[Yy]ou (is|has|goes|was)\b", telling.text), telling.text
        assert telling.joint is None or telling.joint.sentence == telling.text
        assert telling.heading is None or re.fullmatch(r"[A-Z][^_]*[^.!?_]", telling.heading.title)


# Playing again
@pytest.mark.req("P-1.5", "W-2.15")
@given(seed=seeds, gone=st.integers(min_value=0, max_value=3))
def test_each_kind_of_rematch_has_a_place_for_everybody_who_stays(
    game: AnyGame, adapter: Adapter, seed: int, gone: int
) -> None:
    seating, options = adapter.sit_down(game, Random(seed))
    picks = dict(list(seating.items())[: max(0, len(seating) - gone)])
    choices, known = game.rematch_choices(picks, options), dict(game.info.rematches)
    assert set(choices) <= set(known)
    assert all(known.values())
    if game.missing(picks, options) is None:
        assert len(choices) == len(known), "people who can play as they are have all choices"
    for choice in choices:
        places = game.picks_for_rematch(picks, choice, Random(seed))
        assert list(places) == list(picks)
        assert game.missing(places, options) is None
        assert places == game.picks_for_rematch(picks, choice, Random(seed))


# (f') Calling a game off opens what was secret, and nothing else does.
@pytest.mark.req("P-1.7", "P-5.2")
@given(seed=seeds)
def test_what_is_opened_when_the_host_ends_a_game_is_opened_by_nothing_else(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    play = somewhere(game, adapter, seed)
    before, told = play.truth, {type(fact.public) for fact in play.facts}
    opened = play.call_off().facts
    assert play.game.call_off(play.truth) == (), "what lies open is not opened again"
    for fact in opened:
        assert fact.public is not None
        assert not fact.own, "everybody learns the same"
        assert fact.vault is None
        assert type(fact.public) not in told, "nobody learns it before"
    assert (play.truth.own, play.truth.vault) == (before.own, before.vault)


# (g) What each game promises of itself.
@pytest.mark.req("C-2.4", "C-2.5")
@given(seed=seeds)
def test_what_is_always_true_is_true_at_every_moment(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = start(game, adapter, seed)
    adapter.check(play.truth)
    habits = Habits(adapter.lively, absence=0.1, desertion=0.01, clock=0.02)
    go_on(play, Random(seed), habits, 80, lambda now: adapter.check(now.truth))


# (h) The same luck and the same actions are the same game.
@pytest.mark.req("P-6.1")
@given(seed=seeds)
def test_the_same_seed_and_actions_give_the_same_facts(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    again = play.afresh()
    assert again.setup == play.setup
    for step in play.steps:
        assert again.repeat(step).facts == step.facts
    assert as_json(EventCodec(game.events), again.facts) == as_json(EventCodec(game.events), play.facts)


@given(seed=seeds)
def test_deciding_does_not_touch_the_truth(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play, rng = start(game, adapter, seed), Random(seed)
    for _ in range(25):
        if play.is_over:
            return
        before, kept = play.truth, fingerprint(play.truth)
        go_on(play, rng, Habits(adapter.lively, absence=0.1, desertion=0.02), 1)
        assert fingerprint(before) == kept


# (i) The absent and the deserting hold nobody up.
@pytest.mark.req("P-2.4")
@given(seed=seeds)
def test_standing_in_for_an_awaited_seat_always_goes_on(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    assume(game.awaits(play.truth.public))
    for _ in range(12):
        for seat in sorted(game.awaits(play.truth.public))[:1]:
            before = play.truth
            assert play.stand_in(seat).facts
            assert play.truth.public != before.public
            adapter.check(play.truth)


@pytest.mark.req("P-1.6", "P-2.4")
@given(seed=seeds)
def test_whoever_leaves_the_others_can_finish(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play, rng = somewhere(game, adapter, seed), Random(seed)
    for _ in range(rng.randint(1, len(play.players))):
        deserter = rng.choice(play.players)
        play.desert(deserter)
        adapter.check(play.truth)
        assert deserter not in game.awaits(play.truth.public)
        assert deserter not in game.in_play(play.truth.public)
        go_on(play, rng, Habits(adapter.lively), rng.randint(0, 5))
    winning = adapter.finish(play.truth)
    if winning and rng.random() < 0.5:
        play.act(*winning)
    go_on(play, rng, Habits(adapter.hasty), adapter.most_actions)
    assert play.is_over


@given(seed=seeds)
def test_when_all_have_left_the_game_is_over(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    for seat in Random(seed).sample(play.players, len(play.players)):
        play.desert(seat)
    assert play.is_over


@pytest.mark.req("P-7.1", "P-7.2")
@given(seed=seeds)
def test_a_clock_that_runs_out_goes_on_and_a_stale_one_does_nothing(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = somewhere(game, adapter, seed)
    assert not game.expire(play.truth, Deadline("no such clock", 1), play.rng())
    assume(game.deadline(play.truth.public) is not None)
    for _ in range(6):
        deadline = game.deadline(play.truth.public)
        if deadline is None:
            return
        assert deadline.seconds > 0
        assert play.expire().facts
        assert game.deadline(play.truth.public) != deadline
        assert not game.expire(play.truth, deadline, play.rng())


# (j) System players may remark on what all have seen.
@pytest.mark.req("B-2.10")
@given(seed=seeds)
def test_a_remark_comes_from_a_speaker_once_in_a_game_and_always_alike(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    play = somewhere(game, adapter, seed)
    texts = [each.text for each in play.said]
    assert len(texts) == len({*texts})
    assert {each.seat for each in play.said} <= {*play.players}
    assert game.info.robots_remark or not play.said
    again = play.afresh()
    for step in play.steps:
        again.repeat(step)
    assert again.said == play.said
