"""How Trivia Duel is played."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.info import PLACES
from clueapp.games.trivia.state import BET_TIERS, FOLDS, STARTING_BALANCE
from components.html import el, join
from components.pictures import image
from components.rules.prose import Chapter, aside, faces, keys, points, steps, text

LEAD = "Say what an answer is worth to you before you know the question. Then be the first who knows it."

RESULT = (
    "The whole clue, the answer, and where the money went. It goes on when both are ready, after 3 seconds at the "
    "least and 12 at the most; if the host likes it quicker, after 3."
)


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which one needs them."""
    return (
        Chapter("duel", "The duel", _duel()),
        Chapter("question", "A question", _question()),
        Chapter("betting", "Betting", _betting()),
        Chapter("clue", "The clue", _clue()),
        Chapter("answer", "The answer", _answer()),
        Chapter("end", "The end", _end()),
        Chapter("keys", "Keys", _keys()),
        Chapter("absent", "Those who are away", _absent()),
    )


def _duel() -> Markup:
    return join(
        text(
            f"Two play, the Owl and the Fox, with {STARTING_BALANCE} each. There are three questions, or five or seven "
            "if the host likes. The host also chooses from which packs and categories they are drawn, and what two "
            "players have met once does not come again until all else has been asked.",
            "Whoever has more at the end has won.",
        ),
        faces((seat.id, seat.title) for seat in PLACES),
    )


def _question() -> Markup:
    return steps(
        ("Category", "A card turns over. It says what the question is about, and nothing more."),
        ("Betting", "One bets, the other answers the bet. They take turns in being first."),
        ("Clue", "It appears letter by letter, from hard to easy. Whoever knows it buzzes."),
        ("Answer", "Five seconds to type it. Right takes the pot; wrong leaves the rest of the clue to the other."),
        ("Result", RESULT),
    )


def _betting() -> Markup:
    chips = (el("figure", image(f"chip-{tier}"), el("figcaption", str(tier)), cls="rule-chip") for tier in BET_TIERS)
    return join(
        el("div", *chips, cls="rule-chips"),
        points(
            "The first bets 5, 10, 25, 50 or 100, or folds. Fifteen seconds, then the clock folds.",
            "The other matches the bet, raises it, or folds. A raise names a new total, and there is only one to a "
            "question. Then the first matches that, or folds.",
            "Nobody can bet or raise to more than the other is able to match. Who has less than 5 bets all of it.",
            f"You have {FOLDS} folds for the whole match. A fold leaves the pot to the other and costs what you had "
            "put in; before any bet it costs only the fold.",
            "Without folds left, you are in: when time runs out, the clock bets 5 for you, or matches.",
            "If the host has set an ante, each puts 5 or 10 into the pot before the betting, or what both still have. "
            "A fold then costs the ante too; a draw gives it back.",
            "At a relaxed pace there are 30 seconds to bet and 10 to answer.",
        ),
        aside("The balances on the podiums are what is left beside the pot."),
    )


def _clue() -> Markup:
    return points(
        "Twelve letters a second. The page has no letter that has not been shown: there is nothing to peek at.",
        "Either may buzz at any time, and for five seconds after the last letter. The clue stops.",
        "Of two who buzz at once the first to reach the server answers. The other’s buzz is not used up.",
        "You can buzz once to a question.",
    )


def _answer() -> Markup:
    return points(
        "Case, accents, punctuation, spaces, and “the” or “a” don’t matter. Write the answer as you like: “World War "
        "2” or “Second World War”, “Dr” or “Doctor”, “mouse” or “mice”.",
        "One slip of the pen is forgiven in answers of six letters or more, two from eleven letters on, unless "
        "they turn it into another number, name or thing.",
        "It does no harm to say again what was asked for, as in “88 keys”.",
        "Right: you win the pot. Wrong, or too late: the clue goes on where it was, for the other alone.",
        "An answer that comes too late is wrong. Just before time runs out, your page sends what you’ve typed.",
        "If both are wrong, or nobody buzzes, each takes back what they put in.",
        "If you think a ruling was wrong, press “Dispute this ruling” beside the answer while the result is on screen. "
        "It’s overturned if your opponent agrees, and stands if they say no.",
    )


def _end() -> Markup:
    return points(
        "After the last question the higher balance wins.",
        f"Equal balances are a tie: nobody wins, and both leave with the {STARTING_BALANCE} they came with.",
        "Who has nothing left after a question has lost at once.",
        "To play again, press “Play again”. The next match starts when you both have, or when the host does. This time "
        "the other player bets first.",
    )


def _keys() -> Markup:
    return keys(
        (("1", "…", "5"), "Bet, from the smallest chip to the largest"),
        (("M",), "Match"),
        (("F",), "Fold"),
        (("Space",), "Buzz"),
        (("Enter",), "Send the answer"),
        (("Enter", "Space"), "Ready, when a result is shown"),
        (("Y", "N"), "Agree to overturn a ruling, or not"),
        (("T",), "Say something to the table; Escape leaves the chat"),
        (("Tab", "Enter"), "Everything else: every button and field can be reached"),
    )


def _absent() -> Markup:
    return points(
        "Everybody sees who is connected. A page that was closed or reloaded comes back to where the match is now.",
        "Who is gone has 30 seconds to come back, and the clocks run on meanwhile. After that the match is forfeited: "
        "the pot goes back to both, and the other has won. Who leaves for good forfeits it at once.",
        "If both are gone the match waits for them, with its clocks stopped. After ten minutes it is abandoned.",
        "With nobody to play against, ask the house: a system player bets and buzzes as well as you want it to, and "
        "knows no more of the clue than you see.",
    )
