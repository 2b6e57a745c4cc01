"""What the rules of both mysteries say of the notebook."""

from __future__ import annotations

from markupsafe import Markup

from components.rules.prose import points


def the_notebook() -> Markup:
    """The part of the rules page about the notebook: its use, and the marks it prints by itself."""
    return points(
        "Your notebook lists every card and every player. Only you see it, and it stays with your seat. Press a square "
        "to go round the marks: has it, doesn’t have it, maybe, blank. On a maybe you can type a letter or a digit. "
        "With the keyboard, use the arrows to walk and Enter to mark.",
        "If the host chooses so, the notebook prints what you’ve seen for certain: your own cards, cards shown to "
        "you, and who couldn’t disprove what. Print looks different from your own marks.",
        "It can also print everything that follows from what you’ve seen, in lozenges. For example, if somebody shows "
        "one of three cards and two of those are yours, they must have the third. Press a printed mark, or the name of "
        "a card that is struck out or in the case file, to read why. You can also write a mark of your own there, or "
        "type it.",
        "In that mode, a fine bar can show how likely each card is to be in the case file.",
        "A mark of yours that says the opposite of the print is framed in red.",
        "Press Legend in the corner of the notebook to see what each mark means.",
    )
