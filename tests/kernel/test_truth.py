"""Compartments: who learns what of a fact, and what a view holds."""

from dataclasses import dataclass

import pytest

from clueapp.kernel.options import Option
from clueapp.kernel.registry import games
from clueapp.kernel.rng import draw, new_seed
from clueapp.kernel.truth import Event, Fact, SeatView, Truth, evolve, project


@dataclass(frozen=True, slots=True)
class Said(Event):
    word: str


class Adding:
    """Folds that add words to each compartment."""

    def public_after(self, public: str, event: Event) -> str:
        return public + _word(event)

    def own_after(self, own: str, event: Event) -> str:
        return own + _word(event)

    def vault_after(self, vault: str, event: Event) -> str:
        return vault + _word(event)


def _word(event: Event) -> str:
    assert isinstance(event, Said)
    return event.word


TRUTH = Truth("P", {"ann": "A", "bob": "B"}, "V")


@pytest.mark.req("P-5.3", "P-6.1")
def test_a_fact_changes_each_compartment_by_its_own_part() -> None:
    fact = Fact(Said("1"), {"bob": Said("2")}, Said("3"))
    assert evolve(Adding(), TRUTH, fact) == Truth("P1", {"ann": "A", "bob": "B2"}, "V3")
    assert Truth("P", {"ann": "A", "bob": "B"}, "V") == TRUTH
    assert evolve(Adding(), TRUTH, Fact()) == TRUTH


@pytest.mark.req("P-5.3", "P-4.1")
def test_a_viewer_is_told_their_own_part_or_what_all_are_told() -> None:
    fact = Fact(Said("all"), {"bob": Said("bob")}, Said("vault"))
    assert fact.as_told_to("bob") == Said("bob")
    assert fact.as_told_to("ann") == fact.as_told_to(None) == Said("all")
    secret = Fact(own={"bob": Said("bob")}, vault=Said("vault"))
    assert secret.as_told_to("ann") is secret.as_told_to(None) is None


@pytest.mark.req("P-5.2", "P-4.1")
def test_a_view_has_no_more_than_the_public_and_ones_own_compartment() -> None:
    assert project(TRUTH, "ann") == SeatView("ann", "P", "A")
    assert project(TRUTH, None) == SeatView(None, "P", None)
    assert project(TRUTH, "nobody") == SeatView("nobody", "P", None)
    assert set(SeatView.__slots__) == {"seat", "public", "own"}


def test_chance_is_the_same_for_the_same_seed_and_entry_and_for_no_other() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    draws = {draw(seed, at).getrandbits(64) for at in range(100)}
    assert len(draws) == 100
    assert draw(seed, 7).getrandbits(64) == draw(seed, 7).getrandbits(64)
    assert draw(new_seed(), 7).getrandbits(64) not in draws


def test_an_option_takes_its_values_and_nothing_like_them() -> None:
    option = Option("clock", "Clock", ((0, "Off"), (60, "60 s")), default=0)
    assert option.allows(60)
    assert not option.allows(False)
    assert not option.allows("60")
    assert not option.allows(60.0)


def test_the_registry_finds_the_games_and_nothing_else() -> None:
    assert "clueless" in games()
    assert "mystery" not in games()
