"""All that a server sends to one page, searched for cards that its viewer may not know the place of.

The search denies by default: a card that is named in a place or a sentence that is not known to be innocent is a leak.
"""

import html
import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any

from playwright.sync_api import Page, WebSocket

from e2e.board import DECK, ROOMS, SUSPECTS
from e2e.secrets import Truth
from e2e.words import TITLES, in_words, the

_NAMES = {name: card for card in DECK for name in (card, TITLES[card])}
_NAMED = re.compile(
    r"(?<![a-z])(" + "|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True)) + r")(?![a-z])", re.IGNORECASE
)
_BY_LOWER = {name.lower(): card for name, card in _NAMES.items()}
_ELEMENTS = re.compile(r"parseElements\(String\.raw`(.*?)`", re.DOTALL)
_VOID = frozenset({"input", "img", "br", "hr", "meta", "link", "image", "use"})


def cards_in(text: str) -> set[str]:
    """The cards that a text names, by their names on the wire or at the table."""
    return {_BY_LOWER[found.lower()] for found in _NAMED.findall(text)}


class Wiretap:
    """Records what a page receives on its websockets."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[str] = []
        self.bytes = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        self.bytes += len(text)
        self._frames.append(text)

    def take(self) -> list[str]:
        """The frames since the last time."""
        frames, self._frames = self._frames, []
        return frames

    def document(self) -> str:
        """What this browser would be sent if it opened the page anew."""
        return self._page.request.get(self._page.url).text()


@dataclass(frozen=True, slots=True)
class Node:
    """An element on the way to where something is named."""

    tag: str
    attributes: dict[str, str]

    @property
    def testid(self) -> str:
        return self.attributes.get("data-testid", "")

    @property
    def classes(self) -> set[str]:
        return set(self.attributes.get("class", "").split())


@dataclass(frozen=True, slots=True)
class Mention:
    """A piece of text or an attribute that names cards, and the elements around it, innermost last."""

    text: str
    path: tuple[Node, ...]

    def __str__(self) -> str:
        way = " > ".join(f"{node.tag}.{'.'.join(sorted(node.classes))}[{node.testid}]" for node in self.path[-4:])
        return f"{self.text[:300]!r} in {way or 'plain text'}"


class _Walker(HTMLParser):
    """Finds every text and attribute in a piece of HTML."""

    def __init__(self, above: tuple[Node, ...]) -> None:
        super().__init__(convert_charrefs=True)
        self._path = list(above)
        self._depth = len(above)
        self.mentions: list[Mention] = []
        self._line: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        path = (*self._path, node)
        self.mentions.extend(Mention(value, path) for value in node.attributes.values())
        if tag not in _VOID:
            self._path.append(node)

    def handle_endtag(self, tag: str) -> None:
        while len(self._path) > self._depth:
            if self._path.pop().tag == tag:
                return

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.mentions.append(Mention(data.strip(), tuple(self._path)))


def mentions_in_html(text: str, above: tuple[Node, ...] = ()) -> Iterator[Mention]:
    walker = _Walker(above)
    walker.feed(text)
    return (mention for mention in walker.mentions if cards_in(mention.text))


def mentions_in_elements(elements: dict[str, Any]) -> Iterator[Mention]:
    """What NiceGUI's elements name, as an update or the page's own script holds them."""
    for element in elements.values():
        if not isinstance(element, dict):
            continue
        props = {name: value for name, value in (element.get("props") or {}).items() if isinstance(value, str)}
        inner = props.pop("innerHTML", "")
        node = Node(str(element.get("tag")), {**props, "class": " ".join(element.get("class") or ())})
        for value in (*node.attributes.values(), str(element.get("text") or "")):
            if cards_in(value):
                yield Mention(value, (node,))
        yield from mentions_in_html(inner, (node,))


def mentions_in_frame(frame: str) -> Iterator[Mention]:
    """What one message of the socket names."""
    if not cards_in(frame):
        return
    body = frame.lstrip("0123456789")
    try:
        name, *data = json.loads(body)
    except ValueError:
        yield Mention(frame, ())
        return
    if name == "update":
        yield from mentions_in_elements(data[0])
    elif name == "notify":
        yield Mention(data[0]["message"], ())
    else:
        yield Mention(body, ())


def mentions_in_document(document: str) -> Iterator[Mention]:
    """What a page's source names, its script with all elements included."""
    found = _ELEMENTS.search(document)
    if found is None:
        raise AssertionError("The page's elements are not where they were.")
    yield from mentions_in_elements(json.loads(html.unescape(found[1])))
    yield from mentions_in_html(document.replace(found[0], ""))


class Judge:
    """Says whether a mention tells a viewer (a seat, or None for a watcher) more than they may know."""

    def __init__(self, truth: Truth, seat: str | None, names: dict[str, str], marked: Collection[str] = ()) -> None:
        self._truth = truth
        self._seat = seat
        self._names = names
        self._hand = set(truth.hands[seat]) if seat else set()
        self._seen = truth.seen.get(seat, set()) if seat else set()
        self._noted = {mark.partition("-")[0] for mark in marked}
        self._knows_case = truth.phase == "over" or seat in truth.knows_solution
        self._public = [trio for _, trio in (*truth.suggested, *truth.accused)]

    def leaks(self, mentions: Iterator[Mention]) -> list[str]:
        return [str(mention) for mention in mentions if not self.is_innocent(mention)]

    def is_innocent(self, mention: Mention) -> bool:
        cards = cards_in(mention.text)
        for node in reversed(mention.path):
            verdict = self._by_place(node, cards)
            if verdict is not None:
                return verdict
        return self.may_read(mention.text)

    def _by_place(self, node: Node, cards: set[str]) -> bool | None:
        """By the element that something is named in; None: look further out."""
        kind, _, name = node.testid.partition("-")
        if node.tag == "label" and node.classes & {"choice", "pick"}:
            # The choosers and the accusation name all cards alike, and mark those one holds, was shown or has noted.
            return "known" not in node.classes or cards <= self._hand | self._seen | self._noted
        if "data-refusal" in node.attributes:
            return cards <= set(ROOMS)  # why there is no way to, or from, a place
        if node.classes & {"note-head", "note-row"} or kind == "note":
            return True  # and so does the notebook; see `notebook_leaks`
        if "plan" in node.classes:
            return True  # the board's drawing, the same for everybody
        if kind in ("card", "shown", "suggested", "solution") or (kind == "accused" and name):
            return cards == {name} and self._may_see(kind, name)
        if node.testid.startswith("action-show-"):
            card = node.testid.removeprefix("action-show-")
            return cards == {card} and card in self._hand and card in self._public[-1].cards
        if node.testid.startswith("action-move-"):
            return cards <= set(ROOMS)
        if node.testid.startswith(("remove-", "appoint-")):
            return cards <= set(self._truth.players)
        return self._by_class(node, cards)

    def _by_class(self, node: Node, cards: set[str]) -> bool | None:
        if node.classes & {"plate", "portrait", "turn", "asked-seat", "seat-banner", "seat-portrait", "brass-frame"}:
            return cards <= set(SUSPECTS)
        if "confetti" in node.classes:
            return True  # in the suspects' colours, all of them
        if "applause" in node.classes:
            return cards <= set(self._truth.players)
        if node.attributes.get("id") == "legend":
            return True  # the notebook's legend, the same for everybody
        if node.testid == "own-place":
            return cards <= {self._seat, *ROOMS}
        if "gap" in node.classes:
            return all(any(card in trio.cards for _, trio in self._truth.suggested) for card in cards)
        if "hunters" in node.classes:
            return cards <= set(self._truth.players)
        if node.classes & {"seat", "seat-story", "premise-person", "asked", "keep"} or node.testid == "board":
            return True  # the lobby's stories and what it asks, and where the pieces stand
        return None

    def _may_see(self, kind: str, card: str) -> bool:
        match kind:
            case "card":
                return card in self._hand
            case "shown":
                return card in self._seen
            case "suggested":
                return bool(self._public) and any(card in trio.cards for _, trio in self._truth.suggested[-1:])
            case "accused":
                return any(card in trio.cards for _, trio in self._truth.accused[-1:])
        return self._knows_case and card in self._truth.solution.cards

    def may_read(self, sentence: str) -> bool:
        """A sentence of the feed, the prompt, a toast or the list of where everybody is."""
        if re.search(r"case file holds|solved the case: |It was |was murdered by ", sentence):
            return self._knows_case and cards_in(sentence) <= {*self._truth.solution.cards, *self._truth.players}
        rest = self._without_people(sentence)
        rest = re.sub(r"^The [^:]+: [^:]+\.$", self._only_true_places, rest)
        names = "|".join(map(re.escape, self._names.values()))
        for pattern, may_know in (
            (rf"(?:shows you|showed you|you were shown) (?P<card>{_CARD_WORDS})\.", self._seen),
            (rf"You showed (?:(?:{names}) )?(?P<card>{_CARD_WORDS})(?: to |\.)", self._hand),
            (rf"was shown (?P<card>{_CARD_WORDS}) for you", self._hand),
        ):
            for found in re.finditer(pattern, rest):
                if not cards_in(found["card"]) <= may_know:
                    return False
            rest = re.sub(pattern, "", rest)
        for trio in self._public:
            rest = rest.replace(in_words(*trio.cards), "")
            said = f"{the(trio.suspect)} of the crime in {the(trio.room)} with {the(trio.weapon)}"
            rest = rest.replace(said, "")
        for accuser, _ in self._truth.accused:
            rest = re.sub(rf"^accusation-\d+-{accuser}$", "", rest)  # whose scene it is
        rest = re.sub(r"hallway between [\w ]+? and [\w ]+?(?=[.\"]|$)", "", rest)
        rest = re.sub(rf"(?:goe?s?|go|went|passage|moved|moved you|aside in)(?:to| to) {_ROOM_WORDS}", "", rest)
        rest = re.sub(rf"Who did it in {_ROOM_WORDS}, and with what\?", "", rest)
        return not cards_in(rest)

    def _without_people(self, sentence: str) -> str:
        for seat, name in self._names.items():
            sentence = sentence.replace(f"{TITLES[seat]} ({name})", name)
        return re.sub(
            rf"(?:as|plays?|^) ?(?:{'|'.join(TITLES[each] for each in SUSPECTS)})(?: now| stepped|\.)", "", sentence
        )

    def _only_true_places(self, found: re.Match[str]) -> str:
        """Nothing, if that is where these pieces stand for all to see."""
        place, _, pieces = found[0].partition(": ")
        here = cards_in(place) & set(ROOMS)
        standing = {**self._truth.positions, **self._truth.weapons}
        for piece in cards_in(pieces):
            at = standing.get(piece, "")
            if piece in ROOMS or not (set(at.split("-")) == here or (at.endswith("_home") and not here)):
                return found[0]
        return ""


_CARD_WORDS = "|".join(re.escape(the(card)) for card in DECK)
_ROOM_WORDS = "(?:" + "|".join(the(room) for room in ROOMS) + ")"
_ROW = re.compile(r'<th(?= [^>]*scope="row")[^>]* title="([^"]+)"[^>]*>(.*?)</th>')
_STATE = re.compile(r'<span class="sr-only">: ([^<]+)</span>')
_CELL = re.compile(r'<button[^>]*data-testid="note-([a-z_]+-[a-z]+)"[^>]*>')


def notebook_rows(text: str) -> list[tuple[str, str]]:
    """The cards whose rows stand in a notebook's HTML, each with what it says of the card."""
    cards = {TITLES[card]: card for card in DECK}
    return [(cards[name], (_STATE.search(inner) or ["", ""])[1]) for name, inner in _ROW.findall(text) if name in cards]


def notebook_leaks(text: str, hand: set[str], marked: set[str]) -> list[str]:
    """What a notebook's HTML tells besides the viewer's own hand and own marks (as "card-seat")."""
    known = hand | {mark.partition("-")[0] for mark in marked}
    told = {card: state for card, state in notebook_rows(text) if state}
    leaks = [f"the notebook says of {card}: {state}" for card, state in told.items() if card not in known]
    leaks += [
        f"the notebook takes {card} for the viewer's" for card in told if told[card] == "yours" and card not in hand
    ]
    strange = (cell[1] for cell in _CELL.finditer(text) if ": blank" not in cell[0] and cell[1] not in marked)
    return leaks + [f"the notebook has a mark at {name}" for name in strange]
