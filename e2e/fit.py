"""Whether a table fits the window, and whether it can be used on a phone."""

from playwright.sync_api import ViewportSize, expect

from e2e.player import Player

DESKTOPS: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080})
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
WITHIN_ITS_WIDTH = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"

CUT_OFF_FIELDS = """() => {
  const pen = document.createElement('canvas').getContext('2d'), ARROW = 18;
  const isCutOff = (field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field), isChoice = field.matches('select');
    pen.font = font;
    const words = isChoice ? [...field.options].map((each) => each.textContent) : [field.placeholder];
    const wide = Math.max(...words.map((each) => pen.measureText(each).width));
    return wide > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (isChoice ? ARROW : 0);
  };
  const fields = [...document.querySelectorAll('.stage select, .stage input[placeholder]')];
  return fields.filter((each) => each.checkVisibility() && isCutOff(each)).map((each) => each.outerHTML.slice(0, 90));
}"""
"""The fields that are too narrow for one of their values or for their placeholder."""
FITS = """() => {
  const root = document.documentElement, problems = [];
  if (root.scrollWidth > root.clientWidth) problems.push(`${root.scrollWidth} px wide of ${root.clientWidth}`);
  if (root.scrollHeight > root.clientHeight) problems.push(`${root.scrollHeight} px high of ${root.clientHeight}`);
  const inside = document.querySelector('.page');  // it would hide whatever is too high
  if (inside.scrollHeight > inside.clientHeight) problems.push(`${inside.scrollHeight} px high inside`);
  for (const name of ['board', 'prompt', 'hand', 'turn']) {
    const box = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.right > root.clientWidth + 0.5 || box.bottom > root.clientHeight + 0.5) {
      problems.push(`${name} is cut off at ${JSON.stringify(box)}`);
    }
  }
  for (const node of document.querySelectorAll('[data-testid=prompt] [data-testid^=action-], .plate, .menu')) {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!node.contains(top)) problems.push(`${node.dataset.testid} is covered or out of sight`);
  }
  const feed = document.querySelector('[data-testid=feed]');
  if (feed.clientHeight < 60) problems.push(`${feed.clientHeight} px of the feed are in sight`);
  const rows = [...document.querySelectorAll('.notes tbody tr:not(.note-group)')];
  const page = document.querySelector('.notebook')?.getBoundingClientRect();
  const isInSight = (box) => box.top >= page.top && box.bottom <= page.bottom + 0.5;
  const seen = rows.filter((row) => isInSight(row.getBoundingClientRect()));
  if (seen.length < rows.length) problems.push(`${seen.length} of the notebook's ${rows.length} rows are in sight`);
  return problems;
}"""
ANCHORS = """() => ['notebook', 'hand', 'chat-text', 'board'].map((name) => {
  const box = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  return [name, Math.round(box.x), Math.round(box.y), Math.round(box.bottom)].join(' ');
})"""
USABLE = """() => {
  const root = document.documentElement, problems = [];
  if (root.scrollWidth > root.clientWidth) problems.push(`${root.scrollWidth} px wide of ${root.clientWidth}`);
  for (const name of ['board', 'prompt', 'hand']) {
    const box = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
    if (box.width < 200 || box.left < 0 || box.right > root.clientWidth + 0.5) problems.push(`${name} is cut off`);
  }
  const edge = (name) => document.querySelector(name)?.getBoundingClientRect();
  if ((edge('.scene')?.bottom ?? 0) > edge('[data-testid=prompt]').top) problems.push('the scene covers the prompt');
  return problems;
}"""
GOES_ON = """() => {
  const problems = [], root = document.documentElement;
  for (const node of document.querySelectorAll('.ending button')) {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!node.contains(top)) problems.push(`${node.dataset.testid} is covered or out of sight`);
  }
  const review = document.querySelector('[data-testid=review]'), box = review.getBoundingClientRect();
  const isCutOff = box.left < 0 || box.right > root.clientWidth || review.scrollWidth > review.clientWidth;
  if (isCutOff) problems.push('the review is cut off');
  const isMore = review.scrollHeight > review.clientHeight;
  if (isMore && !getComputedStyle(review).backgroundAttachment.includes('local')) {
    problems.push('nothing says that there is more to read');
  }
  const labels = [...review.querySelectorAll('.plot text')].filter((each) => each.checkVisibility());
  for (const [at, label] of labels.entries()) {
    const box = label.getBoundingClientRect();
    for (const other of labels.slice(at + 1)) {
      const next = other.getBoundingClientRect();
      const isBeside = next.left >= box.right || box.left >= next.right;
      if (!isBeside && next.top < box.bottom && box.top < next.bottom) {
        problems.push(`${label.textContent} and ${other.textContent} overlap`);
      }
    }
  }
  for (const node of review.querySelectorAll('[data-testid=plot], [data-testid^=hindsight-]')) {
    node.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!review.contains(seen)) problems.push(`${node.dataset.testid} cannot be seen`);
  }
  return problems;
}"""
"""Whether, where a game is over, all buttons are in sight and all that is told can be brought there."""
TOAST = """(texts) => {
  const more = { position: 'top', classes: 'toast plain', timeout: 60000 };
  for (const message of texts) Quasar.Notify.create({ message, ...more });
}"""
UNCOVERED = """(most) => {
  const shown = [...document.querySelectorAll('.q-notification')].filter((each) => each.checkVisibility());
  const problems = shown.length && shown.length <= most ? [] : [`${shown.length} toasts`];
  const isLit = (node) => getComputedStyle(node).pointerEvents !== 'none';
  const buttons = [...document.querySelectorAll('.stage button, .bar .switches *, .board .light')].filter(isLit);
  for (const toast of shown.map((each) => each.getBoundingClientRect())) {
    if (toast.left < 0 || toast.right > innerWidth) problems.push('a toast is cut off');
    for (const node of buttons) {
      const box = node.getBoundingClientRect(), isBeside = box.left >= toast.right || toast.left >= box.right;
      if (box.width && !isBeside && box.top < toast.bottom && toast.top < box.bottom) {
        problems.push(`a toast lies over ${node.dataset.testid ?? node.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return problems;
}"""
LONG = (
    "It’s your turn. A suggestion moved you, so you may suggest right here.",
    "Bartholomew made an accusation: Professor Plum in the Billiard Room with the Candlestick!",
    "Bartholomew showed you the Billiard Room.",
)
"""Toasts as long as they get."""
RESIZED = """({ width, height }) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.documentElement.clientWidth === width && innerHeight === height))))"""


def resize(person: Player, size: ViewportSize) -> None:
    person.page.set_viewport_size(size)
    person.page.wait_for_function(RESIZED, arg=size)


def fits(person: Player, phase: str) -> None:
    """No scroll bar, nothing cut off, nothing covered, at every desktop size."""
    for size in DESKTOPS:
        resize(person, size)
        problems = person.page.evaluate(FITS)
        assert problems == [], (phase, person, size, problems)


def anchors(person: Player) -> dict[str, list[str]]:
    """Where at every desktop size those things stand that nothing may push about."""
    found = {}
    for size in DESKTOPS:
        resize(person, size)
        found[str(size)] = person.page.evaluate(ANCHORS)
    return found


def toasts_cover_nothing(person: Player) -> None:
    """Toasts lie where nothing can be pressed, not too many at once; a tap puts one away."""
    person.page.evaluate(TOAST, LONG)
    for size, most in (*((each, 2) for each in DESKTOPS), (PHONE, 1)):
        resize(person, size)
        problems = person.page.evaluate(UNCOVERED, most)
        assert problems == [], (person, size, problems)
    for toast in person.page.locator(".q-notification:visible").all():
        toast.click()
        expect(toast).to_be_hidden()
    resize(person, DESKTOPS[0])


def goes_on(person: Player) -> None:
    """At the end what can be done next is in sight at every size, and what is told of the game can be read."""
    for size in (*DESKTOPS, PHONE):
        resize(person, size)
        person.page.evaluate("() => scrollTo(0, 0)")
        assert person.page.evaluate(GOES_ON) == [], (person, size)
    resize(person, DESKTOPS[0])


def is_usable(person: Player, phase: str) -> None:
    """On a phone: nothing to the side, and the prompt can be reached and used."""
    resize(person, PHONE)
    assert person.page.evaluate(USABLE) == [], (phase, person)
    for choice in person.page.locator("[data-testid=prompt] [data-testid^=action-]").all():
        choice.scroll_into_view_if_needed()
        box = choice.bounding_box()
        assert box is not None, (phase, person)
        assert box["x"] >= 0, (phase, person)
        assert box["x"] + box["width"] <= PHONE["width"], (phase, person)
        assert box["height"] >= 24, (phase, person)
