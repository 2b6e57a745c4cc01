"""Laws that hold for every game that the registry finds. A new game adds an adapter, not a test."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame, Telling
from clueapp.kernel.menu import NO_MENU
from clueapp.kernel.registry import games
from clueapp.kernel.truth import WATCHERS, Event, SeatView, evolve, project
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import Reader, reader_of
from clueapp.protocol.writer import message_of
from tests.contract.adapters import Adapter, adapter_of
from tests.contract.attempts import attempts, strangers_and_seats
from tests.contract.play import Habits, Play, as_json, fill_in, fingerprint, go_on
from tests.contract.random_games import seeds, somewhere, somewhere_where, start

REFUSALS = ("unknown_type", "bad_message", "bad_json")


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
    for seat in set(play.players) - game.awaits(play.truth.public):
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


# Who is there is known by facts alone.
@pytest.mark.req("P-2.4", "P-6.1")
@given(seed=seeds)
def test_after_it_was_told_who_is_present_a_game_takes_those_for_present(
    game: AnyGame, adapter: Adapter, seed: int
) -> None:
    play, rng = somewhere_where(game, adapter, seed, lambda play: not play.is_over), Random(seed)
    if game.present(play.truth.public) is None:
        with pytest.raises(NotImplementedError):
            play.presence_changed(frozenset(play.players))
        return
    for _ in range(5):
        staying = sorted(game.in_play(play.truth.public))
        present = frozenset(seat for seat in staying if rng.random() < 0.5)
        play.presence_changed(present)
        assert game.present(play.truth.public) == present


# (e) Every event can be written, read and told.
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


# Calling a game off opens what was secret, and nothing else does.
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


# (f) What each game promises of itself.
@pytest.mark.req("C-2.4", "C-2.5")
@given(seed=seeds)
def test_what_is_always_true_is_true_at_every_moment(game: AnyGame, adapter: Adapter, seed: int) -> None:
    play = start(game, adapter, seed)
    adapter.check(play.truth)
    habits = Habits(adapter.lively, absence=0.1, desertion=0.01, clock=0.02)
    go_on(play, Random(seed), habits, 80, lambda now: adapter.check(now.truth))


# (g) The same luck and the same actions are the same game.
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


# (h) System players may remark on what all have seen.
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
