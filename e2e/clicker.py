"""Clicks, by mouse and in the middle, whatever on a page looks as if it could be clicked, the rarest kind first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Page

from e2e.player import HEED_TOASTS

MALFORMED = re.compile(r"keyword argument|required|should be|no such message|went wrong", re.IGNORECASE)
"""How a refusal begins that is about the form of what was sent, not about the rules."""
_HEED_CHANGES = """
window.changes = 0;
new MutationObserver((all) => {
  const counts = (each) => !each.target.closest?.('[data-remaining], [data-clicker]');
  window.changes += all.filter(counts).length;
}).observe(document, { childList: true, subtree: true });
window.addEventListener('click', ({ target }) => { window.isHit ||= window.aim?.contains(target); }, true);
"""
_FIND = """(never) => {
  const looks = (node) => getComputedStyle(node).cursor === 'pointer';
  const found = [];
  window.nodes = [];
  for (const node of document.querySelectorAll('.page *')) {
    const own = node.matches('[data-act]:not(form), [data-local], summary, label, button');
    if (!own && !(looks(node) && !looks(node.parentElement))) continue;
    if (node.matches(`${never}, :disabled, a[href], a[href] *`) || node.closest('[aria-disabled=true]')) continue;
    const box = node.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const top = box.width > 0 && document.elementFromPoint(x, y);
    if (!top || !node.contains(top)) continue;
    const hit = top.closest('[data-act]:not(form), [data-local], summary, label, button');
    if (hit && hit !== node && !hit.contains(node)) continue;
    if (hit?.matches(never)) continue;
    const act = hit?.dataset.act ?? hit?.closest('form')?.dataset.act ?? '';
    const what = node.dataset.local || node.querySelector('input')?.name || act;
    const kind = [node.tagName.toLowerCase(), what, (node.getAttribute('class') || '').split(' ')[0]].join(' ');
    const isAsked = Boolean(hit?.dataset.act) || hit?.type === 'submit';
    const at = window.nodes.push(node) - 1;
    found.push({ kind, at, x, y, asks: isAsked && !hit.dataset.confirm, submits: hit?.type === 'submit' });
  }
  return found;
}"""
_AIM = "(at) => { window.aim = window.nodes[at]; window.isHit = false; }"
_FILL_IN = """([x, y]) => {
  const form = document.elementFromPoint(x, y)?.closest('form');
  for (const field of form?.querySelectorAll('input[required]') ?? []) {
    if (field.type === 'radio' && !form.querySelector(`input[name=${field.name}]:checked`)) field.checked = true;
    if (field.type === 'text') field.value = field.value ? `${field.value}a` : 'Something else'; // always something new
  }
}"""
NEVER = ", ".join(
    (
        *(f"[data-act^={kind}]" for kind in ("LEAVE", "END_GAME", "REMATCH", "ACCUSE", "SET_OPTION")),
        *("[data-yes]", "[data-testid=accuse-confirm]", "[data-local=copy]", "[data-testid=chat-send]"),
    )
)
"""What would end the game, the visit or the talk."""


@dataclass(slots=True)
class Clicker:
    """Somebody who tries everything, on all of these pages."""

    pages: Sequence[Page]
    clicked: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for page in self.pages:
            page.evaluate(f"() => {{ {HEED_TOASTS} {_HEED_CHANGES} }}")

    def clicks(self, times: int, but: str = "") -> None:
        """Make this many clicks that land, each on what has been clicked least; a game goes on by them."""
        never = f"{NEVER}, {but}" if but else NEVER
        landed = 0
        for _ in range(2 * times):
            page, target = min(
                ((page, each) for page in self.pages for each in page.evaluate(_FIND, never)),
                key=lambda found: self._rank(**found[1]),
            )
            landed += self._click(page, target)
            malformed = [text for text in page.evaluate("() => window.toasts") if MALFORMED.search(text)]
            assert malformed == [], f"a click on {target['kind']}"
            if landed == times:
                return
        raise AssertionError(f"only {landed} of {2 * times} clicks landed")

    def _rank(self, kind: str, *, asks: bool, submits: bool, **_: object) -> tuple[object, ...]:
        """What is new comes first, then what the game goes on by; a form is sent after its choices."""
        return self.clicked[kind] > 0, not asks, self.clicked[kind], submits

    def _click(self, page: Page, target: dict[str, object]) -> bool:
        """Return whether it landed; a dialog that opens at that moment takes the click, which then doesn't count."""
        x, y = float(str(target["x"])), float(str(target["y"]))
        if target["submits"]:
            page.evaluate(_FILL_IN, [x, y])
        page.evaluate(_AIM, target["at"])
        before = page.evaluate("() => window.changes")
        page.mouse.click(x, y)
        if not page.evaluate("() => window.isHit"):
            return False
        self.clicked[str(target["kind"])] += 1
        if target["asks"]:
            page.wait_for_function("(before) => window.changes > before", arg=before)
        return True

    def rests(self) -> None:
        """Closes whatever is open, so that somebody else can go on."""
        for page in self.pages:
            page.evaluate("() => document.querySelectorAll('dialog[open]').forEach((each) => each.close())")

    def has_tried(self, *kinds: str) -> None:
        """These were among the things that could be clicked."""
        missing = [kind for kind in kinds if not any(kind in each for each in self.clicked)]
        assert missing == [], sorted(self.clicked)
