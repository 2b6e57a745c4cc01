"""The story of the mysteries: the case, the suspects, and the facts from the source."""

import pytest

from clueapp.games.classic.info import INFO as CLASSIC
from clueapp.games.clueless.info import INFO as CLUELESS
from clueapp.games.mystery.cards import DECK, SUSPECTS, title
from clueapp.games.mystery.story import CASE, CAST, FRONT_PAGE, PLACE, QUESTIONS, VICTIM

NAMES = {
    "scarlet": "Miss Josephine Scarlet",
    "mustard": "Colonel Michael Mustard",
    "white": "Mrs. Blanche White",
    "green": "Mr. John Green",
    "peacock": "Mrs. Patricia Peacock",
    "plum": "Professor Peter Plum",
}
FACTS = {
    "scarlet": (
        *("actress", "hopes are greater than her gifts", "career failed", "rich old widowers"),
        *("London’s gossip papers", "unwillingly", "long holiday", "her mother, Mrs. Peacock"),
        *("envies", "rarely speak"),
    ),
    "mustard": (
        *("publisher", "one chapter", "retired", "several advances", "creditors", "decent soldier"),
        *("hero in his own telling", "Sir Hugh of old", "befriended Boddy"),
    ),
    "white": (
        *("nanny", "housekeeper", "cook", "came to Tudor Mansion as a child", "kept on when his uncle died"),
        *("Guests dread", "enjoys", "63", "little to show"),
    ),
    "green": (
        *("twelve", "“Reverend”", "young", "toured England", "from the rich for the poor", "met Sir Hugh and Boddy"),
        *("Rumour", "police", "fraud", "smuggling", "laundered money"),
    ),
    "peacock": (
        *("Widowed three times", "lavish", "nearly gone", "butterfly", "dabbled in the theatre", "stage"),
        *("two statesmen", "out of England", "America", "Boddy’s mother, Margaret"),
        "Miss Scarlet is her only daughter",
    ),
    "plum": (
        *("his lectures", "digs in Egypt", "Sir Hugh’s expense", "Middle East", "met Boddy through Sir Hugh"),
        *("Lately dismissed", "British Museum", "plagiarism", "they say", "colleague", "accident"),
    ),
}


@pytest.mark.req("D-7.1")
def test_the_case_is_told_with_its_three_questions() -> None:
    told = " ".join(CASE.paragraphs)
    for fact in (VICTIM, "29", "anthropologist", "nephew", "Sir Hugh Black", "never married", "in trust"):
        assert fact in told, fact
    for fact in (PLACE, "thirtieth birthday", "“allowances”", "estate", "weekend", "swore to find out", "killed him"):
        assert fact in told, fact
    assert QUESTIONS == ("Who murdered John Boddy?", "Where did it take place?", "What weapon was used?")
    assert CLASSIC.premise == CLUELESS.premise == CASE
    assert all(PLACE in each.blurb for each in (CLASSIC, CLUELESS))
    paper = " ".join((CASE.headline, *FRONT_PAGE))
    for fact in (VICTIM, "29", "anthropologist", "late Sir Hugh Black", PLACE, "“allowances”", "Six", "stairs"):
        assert fact in paper, fact


@pytest.mark.req("D-7.2")
@pytest.mark.parametrize("suspect", SUSPECTS)
def test_each_suspect_has_their_name_and_the_facts_of_their_story(suspect: str) -> None:
    place = next(each for each in CLASSIC.places if each.id == suspect)
    assert place == next(each for each in CLUELESS.places if each.id == suspect)
    assert place.full_name == NAMES[suspect]
    assert (place.full_name.split()[0], place.full_name.split()[-1]) == tuple(title(suspect).split())
    for fact in FACTS[suspect]:
        assert fact in f"{place.story} {place.more}", fact
    assert tuple(CAST) == SUSPECTS


@pytest.mark.req("D-7.1")
def test_a_motive_names_no_card_so_that_it_fits_every_solution() -> None:
    for suspect, each in CAST.items():
        assert [card for card in DECK if title(card).lower() in each.motive.lower()] == [], suspect
