"""What axe finds on a page, by night and by day."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
THEMES: dict[str, dict[str, object]] = {"night": {}, "day": {"runOnly": ["color-contrast"]}}
"""What is looked for in each: by day only the colours are others."""
WHERE = {"exclude": [[".message ~ .message ~ .message"]]}
"""All messages of the protocol are drawn alike: of each kind two are looked at, which takes a tenth of the time."""
IS_CONNECTED = "() => window.did_handshake || !document.getElementById('app')"
"""Or has nothing to connect to: what is read is the same for everybody."""
SET_THEME = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}"""


class Inspection:
    """Collects what axe finds, so that one run tells of everything."""

    def __init__(self) -> None:
        self._axe = Axe()
        self.problems: list[str] = []

    def __call__(self, page: Page, where: str) -> None:
        page.wait_for_function(IS_CONNECTED)  # a page that was long in coming loads itself again
        for theme, rules in THEMES.items():
            page.evaluate(SET_THEME, theme)
            found = self._axe.run(page, WHERE, {"resultTypes": ["violations"], **rules}).response["violations"]
            self.problems += [
                f"{where}, {theme}: {each['id']} ({each['impact']}): {each['help']}: "
                + "; ".join(f"{node['target']} {node['failureSummary'][:250]}" for node in each["nodes"][:4])
                for each in found
                if each["impact"] in SERIOUS
            ]
