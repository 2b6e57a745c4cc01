"""To compare what pages show, before and after something: news reach them one by one, and later on a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import TypeVar

from playwright.sync_api import Page, expect

Look = TypeVar("Look")
PATIENCE = 15
LINGER = """
new MutationObserver(() => {
  if (!document.querySelector('[data-press-in]:not([data-stopped])')) return;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
}).observe(document, { childList: true, subtree: true });
"""
"""Somebody who touches a key whenever a button would press itself: a turn does not end while a test looks elsewhere."""
SKIP_PROLOGUE = """
new MutationObserver(() => document.querySelector('dialog.prologue[open]')?.close())
  .observe(document, { attributes: true, attributeFilter: ['open'], subtree: true });
"""
"""Closes the prologue as soon as it opens, as Escape would."""
SKIP_HINTS = "try { localStorage.setItem('hints-room', 'another'); } catch { /* no page yet */ }"
"""Somebody whose first game was in another room: they need no hints."""
_SAY = """(text) => {
  const form = document.querySelector('form.chat');
  form.elements.text.value = text;
  form.requestSubmit();
}"""
_IS_ON = "() => window.did_handshake && document.documentElement.dataset.offline === undefined"
_calls = count(1)


def catch_up(seated: Sequence[Page], watching: Sequence[Page] = ()) -> None:
    """Until these pages show all that has happened so far.

    One of those with a seat says something; whoever has been told of that has been told of all before it. They take
    turns, since nobody may say much in a short time.
    """
    number = next(_calls)
    words = f"Does everybody see this, number {number}?"
    speaker = seated[number % len(seated)]
    speaker.wait_for_function(_IS_ON)
    speaker.evaluate(_SAY, words)
    for page in (*seated, *watching):
        expect(page.locator("[data-testid=feed] .line").filter(has_text=words)).to_be_attached()


def comes_to_show(page: Page, look: Callable[[], Look], expected: Look, when: str = "") -> None:
    """Until a look at the page is what is expected; those who come back are away for a moment."""
    deadline = time.monotonic() + PATIENCE
    while (seen := look()) != expected:
        if time.monotonic() > deadline:
            assert seen == expected, when
        page.wait_for_timeout(50)
