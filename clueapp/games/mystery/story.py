"""The story behind both mysteries: the case of John Boddy, the six suspects, and why each of them might have done it.

The facts are those of the source's glossary (D-7.1, D-7.2), retold in our own words.
"""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.info import Premise

VICTIM = "John Boddy"
PLACE = "Tudor Mansion"
QUESTIONS = ("Who murdered John Boddy?", "Where did it take place?", "What weapon was used?")
CASE = Premise(
    headline="Murder at Tudor Mansion",
    summary="The heir, John Boddy, 29, was murdered there this weekend.",
    paragraphs=(
        (
            "Sir Hugh Black never married. When he died, he left Tudor Mansion and all he owned in trust for his "
            "nephew, the anthropologist John Boddy, who was to have it on his thirtieth birthday."
        ),
        (
            "Going through his late uncle’s accounts, Boddy, now 29, came upon “allowances”: small sums that left the "
            "estate month after month. Nobody could tell him who was paid, or what for, and he swore to find out. So "
            "he asked the people who had been close to Sir Hugh to spend a weekend at Tudor Mansion."
        ),
        "He did not live to see the end of it. Six people were in the house that night. One of them killed him.",
    ),
    questions=QUESTIONS,
)
FRONT_PAGE = (
    "John Boddy, 29, anthropologist, nephew and heir of the late Sir Hugh Black, is dead.",
    "On his thirtieth birthday all this was to be his. But somebody drew quiet “allowances” from the estate.",
    "To learn who, he asked Sir Hugh’s old circle down for the weekend. Six came. The storm kept them in.",
    "At midnight a light went out. They found him on the stairs, but it was not there that he died.",
)
"""The prologue, line by line, as an evening paper of 1934 would print it."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """A suspect: full name, story, and the motive that the ending gives if they did it."""

    name: str
    story: str
    """The first sentence of the story, short enough for a card."""
    more: str
    """The rest of the story."""
    motive: str


CAST = {
    "scarlet": Suspect(
        "Miss Josephine Scarlet",
        "An actress whose hopes are greater than her gifts.",
        "When her career failed she charmed rich old widowers, and London’s gossip papers feasted. To lie low she "
        "came here, unwillingly, on a long holiday with her mother, Mrs. Peacock. Each envies the other; they rarely "
        "speak.",
        "The stage had done with her and the gossip papers had not. Boddy’s questions would have made the next "
        "headline, and no rich widower marries a headline.",
    ),
    "mustard": Suspect(
        "Colonel Michael Mustard",
        "Sold his memoirs to a publisher, and wrote one chapter.",
        "He is retired, has spent several advances, and has creditors at his heels. A decent soldier, and a hero in "
        "his own telling, he knew Sir Hugh of old and then befriended Boddy.",
        "The advances were spent, one chapter was written, and his creditors were at the gate. He could not lose his "
        "allowance too.",
    ),
    "white": Suspect(
        "Mrs. Blanche White",
        "Boddy’s nanny when he was small; then his housekeeper and cook.",
        "He came to Tudor Mansion as a child, and she is one of the few he kept on when his uncle died. Guests dread "
        "the experiments she so enjoys. At 63, she has little to show for a life of loyal service.",
        "She had brought the boy up, and cooked and cleaned for him ever since. By 63 it had earned her next to "
        "nothing, and he was about to stop even that.",
    ),
    "green": Suspect(
        "Mr. John Green",
        "Preached at twelve, and later styled himself “Reverend”.",
        "A young revivalist who toured England, taking from the rich for the poor as he saw fit, and so met Sir Hugh "
        "and Boddy. Rumour says that the police have asked him about fraud, smuggling and laundered money.",
        "The police had only asked about fraud, smuggling and laundered money. Boddy had seen the accounts, and knew "
        "the answers.",
    ),
    "peacock": Suspect(
        "Mrs. Patricia Peacock",
        "Widowed three times, and lavish: the last fortune is nearly gone.",
        "A social butterfly who dabbled in the theatre and dreamed of the stage. An affair with two statesmen at "
        "once drove her out of England; in America she befriended Boddy’s mother, Margaret. Miss Scarlet is her only "
        "daughter.",
        "Three husbands were buried and the last one’s fortune was all but gone. Without her allowance the parties "
        "would have been over, and she with them.",
    ),
    "plum": Suspect(
        "Professor Peter Plum",
        "Left his lectures for digs in Egypt, all at Sir Hugh’s expense.",
        "He knows the ancient Middle East, and met Boddy through Sir Hugh. Lately dismissed by the British Museum for "
        "plagiarism: they say he copied a colleague who was killed in an odd accident.",
        "Sir Hugh had paid for Egypt, and a dead colleague had done the writing. Boddy, a man of science himself, "
        "had begun to compare the pages.",
    ),
}
