"""A record of the celebrations that a page shows and the sounds that it plays."""

from playwright.sync_api import Page

HEED = """() => {
  Object.assign(window, { tones: 0, noises: 0, lit: [] });
  for (const [kind, count] of [[OscillatorNode, 'tones'], [AudioBufferSourceNode, 'noises']]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...given) { window[count] += 1; return start.apply(this, given); };
  }
  new MutationObserver((all) => window.lit.push(...all
    .filter(({ target }) => target.dataset.live !== undefined).map(({ target }) => target.dataset.spectacle)))
    .observe(document, { subtree: true, attributeFilter: ['data-live'] });
}"""
"""Records in the page each celebration that begins, and counts the tones and noises."""


def heed(page: Page) -> None:
    """Keep the record from now on."""
    page.evaluate(HEED)


def heed_from_the_start(page: Page) -> None:
    """Keep the record from every load of this page on."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {HEED})")
