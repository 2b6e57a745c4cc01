"""The remarks themselves, by occasion and voice, and those that only one of the six suspects makes.

None of them names a card, says what its speaker holds or thinks, or hurts anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from clueapp.games.mystery.remarks.occasions import Occasion

Voice = Literal["bold", "wry", "careful"]

OF_VOICES: Mapping[Occasion, Mapping[Voice, tuple[str, ...]]] = {
    "opening": {
        "bold": (
            "Right! Shall we catch a murderer before supper?",
            "I do love a case. The last to solve it pours the sherry!",
            "Somebody in this house is in for a nasty surprise.",
        ),
        "wry": (
            "Six suspects and one decent armchair. This may take a while.",
            "I came for the weekend. Nobody mentioned a body.",
            "And I had so hoped for a quiet game of bridge.",
        ),
        "careful": (
            "Let’s take it slowly. The truth rarely runs.",
            "I’ve sharpened two pencils. One never knows.",
            "Nobody touch anything, please. Except the scones.",
        ),
    },
    "turn": {
        "bold": (
            "At last! I was about to suspect the wallpaper.",
            "My turn? I’ve been ready since breakfast.",
            "Make way, please. Detective coming through!",
        ),
        "wry": (
            "Is it me? I’d only just got comfortable.",
            "Ah, my turn. I’d begun to think it was lost in the post.",
            "Back to work. And the sandwiches were so good.",
        ),
        "careful": (
            "My turn already? Let me find my place.",
            "One moment. My spectacles were here a minute ago.",
            "Now then. Where did we leave off?",
        ),
    },
    "silence_after_own": {
        "bold": (
            "Not a soul? Splendid. Do go on staring.",
            "Silence! I’ll take it as applause.",
            "Nobody? I seem to have that effect on people.",
        ),
        "wry": (
            "How quiet. You could hear a pin drop.",
            "Well, that’s one way to stop a conversation.",
            "Don’t all speak at once.",
        ),
        "careful": (
            "Nobody? I’d better write that down neatly.",
            "Curious. I’ll say no more until I’ve had my tea.",
            "Oh! I didn’t mean to startle everybody.",
        ),
    },
    "silence": {
        "bold": (
            "Nobody? Now it’s getting interesting!",
            "What a silence! I could dance to it.",
            "That woke the table up!",
        ),
        "wry": (
            "A whole table, and not a word to offer.",
            "The clock ticks, the fire crackles, nobody speaks.",
            "I’ve been to livelier funerals.",
        ),
        "careful": (
            "Nobody at all? I shall underline that.",
            "Forgive me, I need a fresh page for this.",
            "So quiet! It gives one goose pimples.",
        ),
    },
    "summoned": {
        "bold": (
            "Hands off! I can walk by myself.",
            "I was in the middle of a rather good pie!",
            "Dragged across the house! How thrilling.",
        ),
        "wry": (
            "One goes where one’s suspected, I suppose.",
            "How kind. I’d never have found this room by myself.",
            "Somebody might at least bring my hat along.",
        ),
        "careful": (
            "Oh! Do give a person some warning.",
            "Is this quite necessary? I’d just sat down.",
            "I’ll come quietly. Mind the vase, please.",
        ),
    },
    "suspected": {
        "bold": (
            "Say that again, and louder. I like the sound of it.",
            "I’ve been called worse things, and at better parties.",
            "Me! That’s the most exciting thing all day.",
        ),
        "wry": (
            "My aunt always said I’d come to something.",
            "I’m flattered that you thought of me.",
            "And I had you down as a friend of the family.",
        ),
        "careful": (
            "I’d like to speak to my solicitor. And my mother.",
            "Oh dear. Whatever will the vicar say?",
            "I kept my train ticket, in case anybody asks.",
        ),
    },
    "asked_again": {
        "bold": (
            "Me again? I should sell tickets!",
            "Queue here, please. One question at a time!",
        ),
        "wry": (
            "I seem to be everybody’s favourite cousin today.",
            "My popularity is becoming a burden.",
        ),
        "careful": (
            "Goodness, me again. I’ll be worn out by supper.",
            "Again? I hardly have time to sharpen my pencil.",
        ),
    },
    "wrong": {
        "bold": (
            "Well! At least I was wrong with style.",
            "Blast. I’ll be by the fireplace if anybody needs me.",
        ),
        "wry": (
            "My brilliance was, it seems, premature.",
            "I’ll fetch my coat. No, don’t get up.",
        ),
        "careful": (
            "Oh dear. And I’d checked it twice.",
            "I do beg everybody’s pardon. How mortifying.",
        ),
    },
    "another_wrong": {
        "bold": (
            "Wrong! Oh, bad luck. Chin up, old thing!",
            "Brave! Mistaken, but brave.",
            "And then there was one fewer!",
        ),
        "wry": (
            "A splendid theory. It lacked only the truth.",
            "And that’s why I never speak before pudding.",
            "So that’s what a dramatic pause is for.",
        ),
        "careful": (
            "Poor thing. Somebody pour them a brandy.",
            "Oh, what a shame. And so nicely said.",
            "Let that be a lesson to us all. Me included.",
        ),
    },
    "passage": {
        "bold": (
            "Nothing like a secret passage before tea!",
            "Through the wall! It beats the stairs.",
            "Mind the cobwebs. I never do!",
        ),
        "wry": (
            "One really ought to have that passage dusted.",
            "Spiders, damp, and somebody’s lost slipper. Delightful.",
            "Five generations, and nobody’s hung a lamp down there.",
        ),
        "careful": (
            "I do hope that was only a mouse.",
            "Twelve steps, a low beam, a loose stone. I counted.",
            "My good coat! Look at the dust on it.",
        ),
    },
    "blocked": {
        "bold": ("Out of my way! Oh, never mind.",),
        "wry": ("All these corridors, and somebody standing in each.",),
        "careful": ("No, no, after you. I’ll wait.",),
    },
    "low_roll": {
        "bold": (
            "At this pace I’ll arrive on Tuesday!",
            "Those dice were never on my side!",
        ),
        "wry": (
            "A brisk stroll to the end of the carpet.",
            "My grandmother rolls better, and she’s asleep.",
        ),
        "careful": (
            "Slow and steady. Mostly slow.",
            "Small steps. One sees more that way.",
        ),
    },
    "high_roll": {
        "bold": (
            "Ha! Clear the corridors!",
            "I’ll be there before you can say alibi!",
        ),
        "wry": (
            "At last, some exercise.",
            "Running indoors. Nanny would be appalled.",
        ),
        "careful": (
            "Goodness, so far! I’d better hold on to my hat.",
            "Not so fast, feet. Mind the rug.",
        ),
    },
    "departure": {
        "bold": ("Gone already? More toast for the rest of us!",),
        "wry": ("They might have stayed for the coffee.",),
        "careful": ("Oh, must they go? It’s such a dark road.",),
    },
    "won": {
        "bold": (
            "Case closed! Somebody pop a cork!",
            "And that, dear friends, is how it’s done!",
        ),
        "wry": (
            "Do try not to look so surprised.",
            "I’d like to thank the butler. He did nothing at all.",
        ),
        "careful": (
            "Oh! I hardly dared to hope.",
            "Solved! My pencil’s down to a stub.",
        ),
    },
    "beaten": {
        "bold": (
            "Beaten, by Jove! I want another round.",
            "Well played! Next time I’ll bring my thinking hat.",
        ),
        "wry": (
            "Bravo. I’ll be practising my gracious smile.",
            "Next time I shall simply suspect everybody.",
        ),
        "careful": (
            "Well done! I’d never have dared.",
            "How clever. You must tell us all about it over cocoa.",
        ),
    },
    "unsolved": {
        "bold": ("Every one of us wrong? Quick, another case!",),
        "wry": ("The murderer sends their compliments.",),
        "careful": ("Then we’ll all lock our doors tonight.",),
    },
}

OF_SUSPECTS: Mapping[str, Mapping[Occasion, tuple[str, ...]]] = {
    "scarlet": {
        "opening": ("Do look suspicious, darlings. It’s so becoming.",),
        "turn": ("My entrance? How’s the light on this side?",),
        "summoned": ("If you wanted my company, you had only to ask.",),
        "beaten": ("Applause, everybody. I’ll take the encore.",),
    },
    "mustard": {
        "opening": ("Chins up! I’ve seen worse in the officers’ mess.",),
        "summoned": ("Marched about like a recruit, at my age!",),
        "low_roll": ("We’ll dig in here, then.",),
        "won": ("That goes into my memoirs. Chapter two!",),
    },
    "white": {
        "opening": ("Wipe your feet, please. I’ve only just done the floors.",),
        "passage": ("So that’s where my good dusters went.",),
        "summoned": ("And who’ll watch the soup, I ask you?",),
        "departure": ("And I’d laid a place for them and all.",),
    },
    "green": {
        "opening": ("Friends, let us begin with a short silence.",),
        "silence": ("Even the choir was never as quiet as this.",),
        "suspected": ("I forgive you. I do it for a living.",),
        "another_wrong": ("Bless you for trying. Pass the plate.",),
    },
    "peacock": {
        "opening": ("In my day one was murdered by invitation only.",),
        "summoned": ("Careful with the sleeve. It’s silk.",),
        "silence_after_own": ("I’ve silenced better tables than this, my dears.",),
        "another_wrong": ("One never raises one’s voice before one is sure.",),
    },
    "plum": {
        "opening": ("A fascinating problem. Has anybody seen my other sock?",),
        "turn": ("Hm? Oh! Is it me? I was in Egypt.",),
        "low_roll": ("Statistically, that was bound to happen.",),
        "passage": ("I’ve crawled through tombs with better lighting.",),
    },
}
