"""What is lit up on a page, and what it makes heard."""

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
"""What was lit up on the page, and how many tones and noises it has made."""


def heed(page: Page) -> None:
    """Note it from now on."""
    page.evaluate(HEED)


def heed_from_the_start(page: Page) -> None:
    """Note it whenever this page is loaded."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {HEED})")
