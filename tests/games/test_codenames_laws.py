"""Codenames: what holds in every game, whatever is done in it."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Resume, Unvote, Vote
from clueapp.games.codenames.events import CardRevealed, GameEnded, KeyShown, Paused, TurnEnded, VoteCast
from clueapp.games.codenames.state import CARDS, TEAMS
from clueapp.kernel.codec import EventCodec
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.kernel.places import Pick
from tests.contract.adapters.codenames import ADAPTER
from tests.games.codenames_play import MOST_STEPS, disturb, fill, finish, guessers, play
from tests.games.codenames_table import GAME, AtTable

seeds = st.integers(min_value=0, max_value=2**32)


@pytest.mark.req("W-1.7", "W-1.8")
@given(seed=seeds)
def test_every_game_ends_and_one_team_has_won_it(seed: int) -> None:
    at = play(seed, unrest=0).is_in("over")
    found = {team: at.public.agents_left(team) == 0 for team in TEAMS}
    touched = "assassin" in at.public.revealed.values()
    assert sum(found.values()) + touched == 1
    assert at.public.reason == ("assassin" if touched else "agents")
    last = [event for event in at.events if isinstance(event, CardRevealed)][-1]
    winner = at.public.winner
    assert winner is not None
    assert (winner != last.team) if touched else found[winner]


@pytest.mark.req("W-1.2", "W-2.14")
@given(seed=seeds)
def test_the_counts_add_up_at_every_moment(seed: int) -> None:
    def count(at: AtTable) -> None:
        ADAPTER.check(at.truth)
        public, wire = at.public, at.wire
        hidden = Counter(at.truth.vault.key[index] for index in public.hidden)
        assert wire["remaining"] == {team: hidden[team] for team in TEAMS}
        assert sum(hidden.values()) + len(public.revealed) == CARDS
        assert sum(len(turn.guesses) for turn in public.turns) == len(public.revealed)

    play(seed, unrest=0.2, watch=count)


@pytest.mark.req("W-1.5", "W-1.6", "W-2.2")
@given(seed=seeds)
def test_a_turn_has_no_more_guesses_than_the_number_and_one_and_goes_on_only_after_hits(seed: int) -> None:
    at = play(seed, unrest=0.1)
    for turn in at.public.turns:
        if turn.count not in (0, "unlimited"):
            assert len(turn.guesses) <= int(turn.count) + 1
        assert all(guess.colour == turn.team for guess in turn.guesses[:-1])
        assert turn.word or not turn.guesses
        if turn.end == "done":
            assert turn.guesses
        if turn.end == "used_up":
            assert len(turn.guesses) == int(turn.count) + 1


@pytest.mark.req("W-2.7", "W-2.14", "W-3.2")
@given(seed=seeds)
def test_nobody_who_has_seen_the_key_ever_votes_confirms_or_becomes_an_operative(seed: int) -> None:
    told: set[str] = set()

    def look(at: AtTable) -> None:
        told.update(seat for fact in at.facts for seat, event in fact.own.items() if isinstance(event, KeyShown))
        assert told == at.public.informed
        assert not told & {seat for team in TEAMS for seat in at.public.operatives(team)}
        assert not told & at.public.votes.keys()

    at = play(seed, unrest=0.3, watch=look)
    seen: set[str] = set()
    for fact in at.facts:
        seen.update(fact.own)
        if isinstance(fact.public, VoteCast | CardRevealed):
            assert fact.public.seat not in seen


@pytest.mark.req("W-2.7")
@given(seed=seeds)
def test_every_card_was_turned_over_by_a_majority_of_those_who_were_there(seed: int) -> None:
    there: list[tuple[str, ...]] = [()]
    """The operatives who were there before each step."""

    def look(at: AtTable) -> None:
        assert set(at.public.votes) <= at.public.present
        if isinstance(shown := newest(at), CardRevealed) and shown not in met:
            met.append(shown)
            assert len(shown.voters) * 2 > len(there[-1])
            assert set(shown.voters) <= set(there[-1])
            assert shown.seat in there[-1]
            assert shown.seat != shown.voters[-1] or len(there[-1]) == 1
        there.append(at.public.present_operatives(at.team))

    met: list[CardRevealed] = []
    play(seed, unrest=0.2, watch=look)


def newest(at: AtTable) -> CardRevealed | None:
    """The card that was turned over last."""
    return next((fact.public for fact in reversed(at.facts) if isinstance(fact.public, CardRevealed)), None)


@pytest.mark.req("W-3.1")
@given(seed=seeds)
def test_it_pauses_only_when_a_turn_has_just_ended(seed: int) -> None:
    at = play(seed, unrest=0.4)
    for before, event in zip(at.events, at.events[1:], strict=False):
        if isinstance(event, Paused):
            assert isinstance(before, TurnEnded)
            assert event.team != before.team
            assert event.lacks


@pytest.mark.req("W-2.14", "P-5.3")
@given(seed=seeds)
def test_the_key_is_in_nothing_public_before_the_end(seed: int) -> None:
    """Nothing that all are told says more of the colours than the cards that lie open."""
    codec = EventCodec(GAME.events)
    at = play(seed, unrest=0.2)
    colours = {"red", "blue", "neutral", "assassin"}
    for event in at.events:
        said = codec.dump(event)
        if isinstance(event, GameEnded):
            assert tuple(said["key"]) == at.truth.vault.key
            continue
        lists = [value for value in said.values() if isinstance(value, list)]
        assert not any(set(map(str, each)) & colours for each in lists if len(each) > 3), said
        if not isinstance(event, CardRevealed):
            assert "neutral" not in json.dumps(said)
            assert "assassin" not in json.dumps(said)


@pytest.mark.req("W-2.14", "P-5.3")
@given(seed=seeds)
def test_the_view_of_one_who_may_not_know_the_key_has_no_colour_of_a_hidden_card(seed: int) -> None:
    def look(at: AtTable) -> None:
        if at.phase == "over":
            return
        for viewer in (*at.names.values(), None):
            wire = at.wire_of(viewer)
            assert (wire["key"] is not None) == (viewer in at.public.informed)
            for index, card in enumerate(wire["cards"]):
                assert card["colour"] == at.public.revealed.get(index)

    play(seed, unrest=0.3, limit=150, watch=look)


@pytest.mark.req("W-3.1", "W-3.2", "P-2.4")
@given(seed=seeds)
def test_nobody_is_ever_stuck(seed: int) -> None:
    """Whatever was voted, who left, came back, changed sides or was late: it can be played to its end from there."""
    rng = Random(seed)
    at = play(seed, unrest=rng.choice((0.2, 0.5, 0.9)), limit=rng.randrange(120))
    for _ in range(rng.randrange(6)):
        if at.phase != "over":
            disturb(at, rng)
    finish(at).is_in("over")


@pytest.mark.req("W-3.2")
@given(seed=seeds)
def test_two_who_are_there_can_go_on_in_any_pause_if_one_of_them_can_guess(seed: int) -> None:
    def go_on(at: AtTable) -> None:
        if at.phase == "paused" and guessers(at) and len(at.public.present) > 1:
            elsewhere = at.once_more()
            assert fill(elsewhere), (elsewhere.wire["roles"], elsewhere.public.present)

    play(seed, unrest=0.5, limit=300, watch=go_on)


@pytest.mark.req("P-5.1")
@given(seed=seeds)
def test_what_is_refused_changes_nothing_and_what_is_not_is_on_the_menu(seed: int) -> None:
    rng = Random(seed)
    at = play(seed, unrest=0.3, limit=rng.randrange(150))
    before, kept = at.truth, repr(at.truth)
    refused = 0
    for seat in at.names.values():
        for action in attempts(rng):
            code = refusal_of(at, seat, action)
            refused += code is not None
            assert at.menu(seat).allows(action) == (code is None), (action, code)
    assert refused
    assert at.truth is before
    assert repr(at.truth) == kept


def refusal_of(at: AtTable, seat: str, action: Action) -> str | None:
    try:
        at.game.decide(at.truth, seat, action, Random(0))
    except IllegalAction as refusal:
        return refusal.code
    return None


def attempts(rng: Random) -> list[Action]:
    """Anything, good or bad."""
    card = rng.randrange(-1, CARDS + 1)
    clue = rng.choice(("ocean", "bank", "banks", "farm", "two words", ""))
    place = rng.choice((*(each.id for each in GAME.info.places), "nowhere"))
    count = rng.choice((0, 3, 10, -1, "unlimited", "many"))
    return [Clue(clue, count), Vote(card), Confirm(card), Unvote(), EndGuessing(), Resume(), Pick(place)]


@pytest.mark.req("P-6.1")
@given(seed=seeds)
def test_a_game_is_its_log(seed: int) -> None:
    at = play(seed, unrest=0.3, limit=Random(seed).randrange(MOST_STEPS))
    assert at.replayed() == at.truth


@pytest.mark.req("W-2.3")
@given(seed=seeds)
def test_no_two_clocks_of_a_game_have_the_same_name(seed: int) -> None:
    keys: list[str] = []

    def note(at: AtTable) -> None:
        clock = at.deadline
        assert clock is None or at.phase in ("clue", "guess")
        if clock is not None and (not keys or keys[-1] != clock.key):
            keys.append(clock.key)

    play(seed, unrest=0.3, watch=note)
    assert len(set(keys)) == len(keys)


def test_the_random_games_have_everything_in_them() -> None:
    """Else the laws above would hold of too little."""
    met: Counter[str] = Counter()
    for seed in range(60):
        at = play(seed, unrest=0.3)
        met.update(type(event).__name__ for event in at.events)
        met.update(f"ended: {at.public.reason}" for _ in range(1))
        met.update(f"turn: {turn.end}" for turn in at.public.turns)
        met.update(f"role: {post.role}" for post in at.public.posts.values())
    assert {event.__name__ for event in GAME.events} - set(met) == {"KeyDrawn", "KeyShown", "KeyOpened"}
    assert {f"turn: {end}" for end in ("done", "missed", "used_up", "time", "absent")} <= set(met)
    assert {"ended: agents", "ended: assassin", "ended: deserted", "role: retired"} <= set(met)
