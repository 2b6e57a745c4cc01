"""What the rules of both mysteries say of the notebook."""

from __future__ import annotations

from markupsafe import Markup

from components.rules.prose import points


def the_notebook() -> Markup:
    """How it is used, and what it does by itself."""
    return points(
        "A sheet of all cards by all players, yours alone, kept with your seat. A press turns a mark: has it, does not "
        "have it, maybe, blank. Maybe can have a letter or a digit: type it. By keyboard, arrows walk and Enter turns.",
        "If the host has chosen so, it prints by itself what you have seen for certain: your own cards, cards that "
        "were shown to you, and who could not disprove what. Print looks different from your own marks.",
        "Or it prints all that follows from what you have seen, in lozenges: whoever showed one of three cards, two of "
        "which are yours, has the third. Press what is printed, or the name of a card that is struck out or in the "
        "case file, and it says why. There you can also write a mark of your own, or you type it.",
        "Then a fine bar can show how likely each card is in the case file, by all deals that are still possible.",
        "A mark of yours that says the opposite of the print is framed in red.",
    )
