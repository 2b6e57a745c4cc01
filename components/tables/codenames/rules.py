"""How Codenames is played."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.info import MOST_OPERATIVES
from clueapp.games.codenames.state import AGENTS, CARDS, NEUTRALS
from components.html import el, join
from components.pictures import image
from components.rules.prose import Chapter, aside, keys, points, steps, text
from components.tables.codenames.colours import ROLES

LEAD = "Twenty-five words lie on the table, and two people know whose they are. They may say one word at a time."

_FACES = {"red": "spy-red-1", "blue": "spy-blue-2", "neutral": "spy-neutral-2", "assassin": "spy-assassin"}
_EXAMPLES = (
    ("OCEAN", "ocean", "It is a word on the board, whatever its case or accents."),
    ("FARMER", "farm", "The word on the board begins with it."),
    ("BALL", "football", "It ends with the word on the board."),
    ("KNIFE", "knives", "It is another form of the word: a plural, or as feet is of foot."),
    ("RAINBOW", "coat-rain", "Each part of a clue is checked like a word."),
    ("any", "ice cream", "A clue is one word. It may contain an apostrophe and one hyphen."),
)


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which one needs them."""
    return (
        Chapter("teams", "Two teams", _teams()),
        Chapter("board", "The board and the key", _board()),
        Chapter("turn", "A turn", _turn()),
        Chapter("clue", "The clue", _clue()),
        Chapter("guess", "Guessing", _guess()),
        Chapter("end", "The end", _end()),
        Chapter("pause", "Those who are away", _pause()),
        Chapter("words", "Words", _words()),
        Chapter("house-rules", "House rules", _house_rules()),
        Chapter("keys", "Keys", _keys()),
    )


def _teams() -> Markup:
    return points(
        "Red plays against blue. Each team has one spymaster and at least one operative: 4 to 12 people, an even "
        "number, both teams of the same size.",
        "All choose team and role in the lobby. The host can move anybody, or leave it to chance, and starts the game.",
        "The spymasters see the key, and say nothing but clues: the chat is closed to them until the end.",
    )


def _board() -> Markup:
    figures = (
        el("figure", image(picture), el("figcaption", ROLES[colour]), cls="rule-spy")  # type: ignore[index]
        for colour, picture in _FACES.items()
    )
    return join(
        el("div", *figures, cls="rule-spies"),
        text(
            f"Of {CARDS} words {AGENTS} belong to the team that starts and {AGENTS - 1} to the other, {NEUTRALS} are "
            "innocent bystanders, and one is the assassin. Who starts is drawn by lot.",
            "Red is hatched and has a diamond, blue is dotted and has a circle, so that nobody depends on the colours.",
            "The key never leaves the server but for the two spymasters’ pages, until the game is over.",
        ),
    )


def _turn() -> Markup:
    return steps(
        ("Clue", "The spymaster gives one word and a number: for how many of the team’s cards it is meant."),
        ("Votes", "The operatives vote for a card. All see who votes for what, and a vote can be moved or taken back."),
        ("Confirmation", "When a card has votes enough, a teammate confirms it, and it is turned over."),
        ("And again", "One of your own: you may go on. Anything else: the turn is over."),
    )


def _clue() -> Markup:
    rows = (el("tr", el("td", board), el("td", el("b", clue)), el("td", why)) for board, clue, why in _EXAMPLES)
    head = el("tr", *(el("th", name, scope="col") for name in ("On the board", "Refused", "Why")))
    return join(
        points(
            "A clue is one word, and a number from 0 to 9, or “unlimited”. It is about what the words mean.",
            "As you type, the page says whether the clue would be refused, and which word is in its way. What you have "
            "not sent reaches nobody else.",
        ),
        el("table", el("thead", head), el("tbody", *rows), cls="rule-clues"),
        points(
            "What stands in the middle of a word is fine: “war” may be given while DWARF is on the board.",
            "Words that have been turned over do not count any more.",
        ),
    )


def _guess() -> Markup:
    return points(
        "The operatives may turn over one card more than the number says: the bonus guess. For 0 and “unlimited” there "
        "is no limit.",
        "At least one card must be turned over; after that they may end the turn whenever they like.",
        "A card needs the votes of more than half of the team’s operatives who are connected. Split votes turn nothing "
        "over: the team has to agree on one card.",
        "The one who voted last does not confirm, where there is another to do it. Who guesses alone votes, and then "
        "confirms.",
        "A bystander, or an agent of the others, ends the turn at once.",
        "There’s a clock for the clue and one for all the guesses of a turn: two minutes each, unless the host sets "
        "them to 60, 90 or 180 seconds, or switches them off. When one runs out, the turn passes.",
    )


def _end() -> Markup:
    return points(
        "A team wins when all of its agents are found, in whoever’s turn that happens.",
        "Whoever touches the assassin loses at once, for the whole team.",
        "Then everybody sees the whole key, and who guessed what.",
        "For a rematch the host chooses: the same teams, the same teams with new spymasters (in each team the next "
        "player takes over, so everybody gets a turn), or shuffled teams. The words are new and the other team starts.",
    )


def _pause() -> Markup:
    return points(
        "Everybody sees who is connected. A page that was closed or reloaded comes back to the same seat and role.",
        "When a turn passes to a team that has no spymaster or no operative there, the game pauses, and its clock "
        "stands. A banner says who is missing. The same goes for the first turn of a game.",
        "While it is paused, players may change team and role to fill the gap. A player who has seen the key can be a "
        "spymaster, but never guesses again in that game.",
        "A watcher may ask to step in for a missing player, and the host agrees or declines. Watchers who see the key "
        "can become spymaster, but they can’t guess.",
        "When nothing is missing any more, the host resumes the game, and the turn begins with its whole time.",
        "If the host is gone for long, the office passes to another player.",
    )


def _words() -> Markup:
    return join(
        text(
            "Four packs of common words come along, most of them with more than one meaning. The host chooses which of "
            "them are in, and may add lists of their own: pasted or from a file, with at least 25 words. A card takes "
            "one or two words, such as ICE CREAM.",
            "No word comes again in the rematches of a room until all have been used, and no two words on one board "
            "begin or end with each other.",
        ),
        aside("The host can let watchers see the key. Without that they see what the operatives see."),
    )


def _house_rules() -> Markup:
    return join(
        text(
            "The printed rules leave some things open, and playing on a screen raises a few more. Here’s how we play:"
        ),
        points(
            f"At most {2 * (MOST_OPERATIVES + 1)} people play, {MOST_OPERATIVES + 1} to a team; others may watch.",
            "After a clue with 0 or “unlimited”, operatives may guess as often as they like, but at least once.",
            "A clue may not begin or end with a word on the board, nor the other way round, and it may not be another "
            "form of one: a plural with S or ES, but also feet for FOOT, or running for RUN.",
            "A clue may have at most one hyphen and two parts. Each part around a hyphen or an apostrophe is checked "
            "like a word.",
            "A card is turned over when more than half of the connected operatives vote for it and one of them "
            "confirms. The last voter can’t confirm, unless nobody else can.",
            "The clocks run unless the host switches them off. When time is up, the turn passes.",
            "The game doesn’t pause for a player who disappears in the middle of a turn. If the turn waits for them, "
            "it passes after the grace time, and the feed says so. The game only pauses between turns, or before the "
            "first.",
            "Nobody who has seen the key guesses again in that game. A watcher who hasn’t seen it may step in during a "
            "pause, if the host agrees.",
            "No word on a board begins or ends with another.",
        ),
    )


def _keys() -> Markup:
    return keys(
        (("←", "↑", "→", "↓"), "From card to card"),
        (("Enter", "Space"), "Vote for the card, or take the vote back"),
        (("C",), "Confirm: turn over the card that has votes enough"),
        (("T",), "Say something to the table; Escape leaves the chat"),
        (("Tab", "Enter"), "Everything else: every button and field can be reached"),
    )
