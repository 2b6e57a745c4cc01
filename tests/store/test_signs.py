"""Signs of life, on either database."""

import pytest

from clueapp.store import Store
from clueapp.store.signs import KEPT
from tests.store.samples import NOON

pytestmark = pytest.mark.req("P-6.4")


async def test_who_has_given_a_sign_of_late_is_there(store: Store) -> None:
    await store.give_sign("a", NOON)
    await store.give_sign("b", NOON + 1_000)
    assert await store.signs_since(NOON) == {"a", "b"}
    assert await store.signs_since(NOON + 1) == {"b"}
    await store.give_sign("a", NOON + 2_000)
    assert await store.signs_since(NOON + 2_000) == {"a"}


async def test_old_signs_are_removed(store: Store) -> None:
    await store.give_sign("a", NOON)
    await store.give_sign("b", NOON + KEPT + 1)
    assert await store.signs_since(0) == {"b"}
