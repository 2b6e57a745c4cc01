"""How Trivia Duel is played."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.info import PLACES
from clueapp.games.trivia.state import BET_TIERS, FOLDS, STARTING_BALANCE
from components.html import el, join
from components.pictures import image
from components.rules.prose import Chapter, aside, faces, keys, points, steps, text

LEAD = "Say what an answer is worth to you before you’ve seen the question. Then be the first to know it."

ANSWER = (
    "You have five seconds to type it. If you’re right, you win the pot. If you’re wrong, the clue goes on for your "
    "opponent."
)
RESULT = (
    "You see the whole clue, the answer, and where the money went. The match goes on when you’re both ready, after 3 "
    "seconds at the earliest and 12 at the latest. If the host prefers quick results, it goes on after 3."
)


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which players need them."""
    return (
        Chapter("duel", "The duel", _duel()),
        Chapter("question", "A question", _question()),
        Chapter("betting", "Betting", _betting()),
        Chapter("clue", "The clue", _clue()),
        Chapter("answer", "The answer", _answer()),
        Chapter("end", "The end", _end()),
        Chapter("keys", "Keys", _keys()),
        Chapter("absent", "When somebody is away", _absent()),
    )


def _duel() -> Markup:
    return join(
        text(
            f"Two players, the Owl and the Fox, start with {STARTING_BALANCE} each. A match has three questions, or "
            "five or seven if the host likes. The host also chooses the packs and categories to draw from. Two "
            "players don’t meet a question again until they’ve seen all the others.",
            "The player with more money at the end wins.",
        ),
        faces((seat.id, seat.title) for seat in PLACES),
    )


def _question() -> Markup:
    return steps(
        ("Category", "A card turns over. It says what the question is about, and nothing more."),
        ("Betting", "One of you bets, and the other answers the bet. You take turns at betting first."),
        ("Clue", "It appears letter by letter, from hard to easy. Buzz when you know the answer."),
        ("Answer", ANSWER),
        ("Result", RESULT),
    )


def _betting() -> Markup:
    chips = (el("figure", image(f"chip-{tier}"), el("figcaption", str(tier)), cls="rule-chip") for tier in BET_TIERS)
    return join(
        el("div", *chips, cls="rule-chips"),
        points(
            "The first player bets 5, 10, 25, 50 or 100, or folds. After fifteen seconds the clock folds for you.",
            "The second player matches the bet, raises it, or folds. A raise names a new total, and each question "
            "allows one. Then the first player matches that total or folds.",
            "Three buttons raise with one press. “Double” is twice the bet. “All in” is as much as you can both bet, "
            "so the balance of the poorer player. “Half” is half of that. A button is missing if its total isn’t "
            "allowed or another button has the same. The slider gives you any total in between.",
            "Nobody can bet or raise to more than the other player can match. A player with less than 5 must bet all "
            "of it.",
            f"You have {FOLDS} folds for the whole match. If you fold, your opponent wins the pot, and you lose what "
            "you’ve put in. A fold before any bet costs no money.",
            "Without folds left, you’re in: when time runs out, the clock bets 5 for you, or matches.",
            "If the host has set an ante, you each pay 5 or 10 into the pot before betting, or as much as you both "
            "have. If you fold, you lose the ante too. If nobody wins the question, you get it back.",
            "At a relaxed pace you have 30 seconds to bet and 10 to answer.",
        ),
        aside("The balances on the podiums show what you have left besides the pot."),
    )


def _clue() -> Markup:
    return points(
        "The clue grows by twelve letters a second. Your page doesn’t have the rest of it, so there’s nothing to "
        "peek at.",
        "You can both buzz at any time, and for five seconds after the last letter. A buzz stops the clue.",
        "If you both buzz at once, the first buzz to reach the server counts. The other player can still buzz later.",
        "You can buzz once on each question.",
    )


def _answer() -> Markup:
    return points(
        "Case, accents, punctuation, spaces, and “the” or “a” don’t matter. Write the answer as you like: “World War "
        "2” or “Second World War”, “Dr” or “Doctor”, “mouse” or “mice”.",
        "One typing slip is forgiven in answers of six letters or more, and two in answers of eleven or more, unless "
        "they turn the answer into another number, name or thing.",
        "You can repeat what the clue asks for, as in “88 keys”.",
        "If you’re right, you win the pot. If you’re wrong or too late, the clue goes on where it stopped, for your "
        "opponent alone.",
        "Just before time runs out, your page sends what you’ve typed. An answer that comes too late is wrong.",
        "If you’re both wrong, or nobody buzzes, you each get your money back.",
        "If you think a ruling is wrong, press “Dispute this ruling” beside the answer while the result is on "
        "screen. It’s overturned if your opponent agrees, and stands if they say no.",
    )


def _end() -> Markup:
    return points(
        "After the last question the higher balance wins.",
        f"Equal balances are a tie: nobody wins, and you both keep the {STARTING_BALANCE} you came with.",
        "A player with nothing left after a question loses at once.",
        "To play again, press “Play again”. The next match starts when you both have, or when the host does. This "
        "time the other player bets first.",
    )


def _keys() -> Markup:
    return keys(
        (("1", "…", "5"), "Bet, from the smallest chip to the largest"),
        (("M",), "Match"),
        (("D", "H", "A"), "Raise: double, half, or all in"),
        (("F",), "Fold"),
        (("Space",), "Buzz"),
        (("Enter",), "Send your answer"),
        (("Enter", "Space"), "Say that you’re ready, when a result is shown"),
        (("Y", "N"), "Agree to overturn a ruling, or refuse"),
        (("T",), "Chat; Escape leaves the chat"),
        (("Tab", "Enter"), "Reach and press every other button and field"),
    )


def _absent() -> Markup:
    return points(
        "Everybody sees who is connected. If you close or reload the page, you can come back and go on from there.",
        "You have 30 seconds to come back, while the clocks run on. After that you forfeit the match: you both get "
        "your share of the pot back, and your opponent wins. If you leave for good, you forfeit at once.",
        "If you’re both away, the match waits for you with its clocks stopped. After ten minutes it’s called off.",
        "Nobody to play with? Add a system player in the lobby, as strong as you like. It sees no more of the clue "
        "than you do, and each has its own temperament: some bluff, some fold too soon, and all of them get it wrong "
        "at times.",
    )
