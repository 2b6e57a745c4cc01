"""How Codenames is played."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.info import MOST_OPERATIVES
from clueapp.games.codenames.state import AGENTS, CARDS, NEUTRALS
from components.html import el, join
from components.pictures import image
from components.rules.prose import Chapter, aside, keys, points, steps, text
from components.tables.codenames.colours import ROLES

LEAD = (
    "Twenty-five words lie on the table. Two people know who’s behind each one, and they may only give one-word clues."
)

_FACES = {"red": "spy-red-1", "blue": "spy-blue-2", "neutral": "spy-neutral-2", "assassin": "spy-assassin"}
_EXAMPLES = (
    ("OCEAN", "ocean", "It’s a word on the board. Capitals and accents make no difference."),
    ("FARMER", "farm", "The word on the board begins with it."),
    ("BALL", "football", "It ends with the word on the board."),
    ("KNIFE", "knives", "It’s another form of the word: a plural, for example, or feet for FOOT."),
    ("RAINBOW", "coat-rain", "Each part of a clue is checked like a whole word."),
    ("any", "ice cream", "A clue is one word. It may contain an apostrophe and one hyphen."),
)


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which a player needs them."""
    return (
        Chapter("teams", "Two teams", _teams()),
        Chapter("board", "The board and the key", _board()),
        Chapter("turn", "A turn", _turn()),
        Chapter("clue", "The clue", _clue()),
        Chapter("guess", "Guessing", _guess()),
        Chapter("end", "The end", _end()),
        Chapter("pause", "If somebody is away", _pause()),
        Chapter("words", "Words", _words()),
        Chapter("house-rules", "House rules", _house_rules()),
        Chapter("keys", "Keys", _keys()),
    )


def _teams() -> Markup:
    return points(
        "Red plays against Blue. Each team has one spymaster and at least one operative. 4 to 12 people can play, in "
        "two teams of the same size.",
        "Choose your team and role in the lobby. The host can move people or shuffle the teams, and starts the game.",
        "The spymasters see the key. All they may say is their clues, so they can’t chat until the game is over.",
    )


def _board() -> Markup:
    figures = (
        el("figure", image(picture), el("figcaption", ROLES[colour]), cls="rule-spy")  # type: ignore[index]
        for colour, picture in _FACES.items()
    )
    return join(
        el("div", *figures, cls="rule-spies"),
        text(
            f"Of the {CARDS} words, {AGENTS} belong to the team that goes first and {AGENTS - 1} to the other team. "
            f"{NEUTRALS} are innocent bystanders, and one is the assassin. The team that goes first is drawn by lot.",
            "Red is hatched and has a diamond, Blue is dotted and has a circle, so you can tell them apart without the "
            "colours.",
            "Until the game is over, the key is sent to the two spymasters only.",
        ),
    )


def _turn() -> Markup:
    return steps(
        ("Clue", "The spymaster gives one word and a number: how many of the team’s cards it fits."),
        ("Votes", "The operatives vote for a card. Everybody sees the votes, and you can move yours or take it back."),
        ("Confirmation", "When a card has enough votes, a teammate confirms it, and it’s turned over."),
        ("And again", "If it’s one of your agents, you may guess again. If it isn’t, your turn is over."),
    )


def _clue() -> Markup:
    rows = (el("tr", el("td", board), el("td", el("b", clue)), el("td", why)) for board, clue, why in _EXAMPLES)
    head = el("tr", *(el("th", name, scope="col") for name in ("On the board", "Refused", "Why")))
    return join(
        points(
            "A clue is one word and a number from 0 to 9, or “unlimited”. It has to be about what the words mean.",
            "While you type, the page tells you whether your clue would be refused, and which word is in the way. "
            "Nobody else sees it until you send it.",
        ),
        el("table", el("thead", head), el("tbody", *rows), cls="rule-clues"),
        points(
            "The middle of a word doesn’t matter: you can say “war” while DWARF is on the board.",
            "Words that have been turned over don’t count any more.",
        ),
    )


def _guess() -> Markup:
    return points(
        "The operatives may turn over one card more than the number: the bonus guess. After 0 or “unlimited” there’s "
        "no limit.",
        "You have to turn over at least one card. After that you can end the turn whenever you like.",
        "A card needs the votes of more than half of the team’s operatives who are connected. If your votes are "
        "split, agree on one card.",
        "The last voter doesn’t confirm if a teammate can. If you’re the only operative, you vote and then confirm.",
        "A bystander, or one of the other team’s agents, ends your turn at once.",
        "There’s a clock for the clue and one for all the guesses of a turn: two minutes each, unless the host sets "
        "them to 60, 90 or 180 seconds or switches them off. When one runs out, the turn passes.",
    )


def _end() -> Markup:
    return points(
        "A team wins as soon as all of its agents have been found, no matter in whose turn.",
        "A team that turns over the assassin loses at once.",
        "Then everybody sees the whole key, and who guessed what.",
        "For a rematch the host chooses: the same teams, the same teams with new spymasters (in each team the next "
        "player takes over, so everybody gets a turn), or shuffled teams. The words are new and the other team starts.",
    )


def _pause() -> Markup:
    return points(
        "Everybody sees who’s connected. If you close or reload the page, you come back to the same seat and role.",
        "If the next team has no spymaster or no operative connected, the game pauses before its turn, and the clock "
        "stops. A banner says who’s missing. The same goes for the first turn of a game.",
        "During the pause, players can change team and role to fill the gap. If you’ve seen the key, you can become a "
        "spymaster, but you can’t guess again in that game.",
        "A watcher can ask to step in for a missing player, and the host decides. Watchers who see the key "
        "can become spymaster, but they can’t guess.",
        "When the team is complete again, the host resumes the game, and the turn starts with a full clock.",
        "If the host stays away, another player becomes the host.",
    )


def _words() -> Markup:
    return join(
        text(
            "The game comes with four packs of common words, most of them with more than one meaning. The host chooses "
            "which ones to use and can add lists of their own, pasted or from a file, with at least 25 words. A card "
            "holds one or two words, such as ICE CREAM.",
            "In a room’s rematches, no word comes back until all of them have been used. No word on a board begins or "
            "ends with another one.",
        ),
        aside("The host can let watchers see the key. Otherwise they see what the operatives see."),
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
            "like a whole word.",
            "A card is turned over when more than half of the connected operatives vote for it and one of them "
            "confirms. The last voter can’t confirm, unless nobody else can.",
            "The clocks run unless the host switches them off. When time is up, the turn passes.",
            "The game doesn’t pause for a player who disappears in the middle of a turn. If the turn waits for them, "
            "it passes after the grace time, and the feed says so. The game only pauses between turns, or before the "
            "first.",
            "If you’ve seen the key, you can’t guess again in that game. A watcher who hasn’t seen it may step in "
            "during a pause, if the host agrees.",
            "No word on a board begins or ends with another.",
        ),
    )


def _keys() -> Markup:
    return keys(
        (("←", "↑", "→", "↓"), "Move from card to card"),
        (("Enter", "Space"), "Vote for the card, or take your vote back"),
        (("C",), "Confirm: turn over the card that has enough votes"),
        (("T",), "Say something to the table; Escape leaves the chat"),
        (("Tab", "Enter"), "Reach and press everything else"),
    )
