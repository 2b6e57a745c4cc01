"""The options of a room: those of every room, then the game's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import AnyGame
from clueapp.kernel.info import GameInfo
from clueapp.kernel.options import Option, Options, OptionValue

GRACE = Option(
    "grace_seconds",
    "Grace time",
    ((10, "10 s"), (30, "30 s"), (60, "1 min"), (120, "2 min")),
    default=30,
    help="How long we wait for someone who’s away.",
)
CHAT = Option("chat", "Chat", ((True, "On"), (False, "Off")), default=True, help="Lets everyone talk at the table.")
STAND_INS = Option(
    "stand_ins",
    "Stand-ins",
    ((False, "None"), (True, "A system player")),
    default=False,
    help="Plays for someone who’s away.",
    before=False,
)
PACE = Option(
    "pace",
    "Opponents’ speed",
    (("brisk", "Brisk"), ("natural", "Natural"), ("patient", "Patient")),
    default="natural",
    help="How fast system players act.",
    named="the opponents’ speed",
)
REMARKS = Option(
    "remarks",
    "Remarks",
    ((True, "On"), (False, "Off")),
    default=True,
    help="System players have their say now and then.",
    named="the system players’ remarks",
    before=False,
)
PACES = {"brisk": 0.4, "natural": 1.0, "patient": 1.8}
"""For how much of the usual time they think."""
EXPECTED, FILL, FILL_STRENGTH = "expected", "fill", "fill_strength"
A_PAIR = 2
ALWAYS_OPEN = frozenset({GRACE.name, CHAT.name, PACE.name, STAND_INS.name, REMARKS.name})
"""What the host can set during a game as well: how the table behaves, not what is played."""


def room_options(game: AnyGame, options: Options | None = None) -> tuple[Option, ...]:
    """All that the host of such a room can set; with the options as they are, no more than fits to them."""
    least = fewest_players(game) if options is None else game.least_players(options)
    numbers, by_itself = range(least, game.info.max_players + 1), game.info.starts_when_full
    expected = Option(
        EXPECTED,
        "Players expected",
        tuple((number, str(number)) for number in numbers),
        default=game.info.max_players if by_itself else least,
        help="The game starts when they’re all here." if by_itself else "More can join. The host starts the game.",
        named="the number of players",
    )
    grace = () if game.info.grace_seconds is not None else (GRACE,)
    stand_ins = (STAND_INS,) if game.info.stand_in else ()
    pace = (PACE,) if game.info.robots_ponder else ()
    remarks = (REMARKS,) if game.info.robots_remark else ()
    own = (each for each in game.info.options if options is None or each.fits(options))
    return (expected, *_filling_up(game.info, options), *own, *grace, *stand_ins, *pace, *remarks, CHAT)


def _filling_up(info: GameInfo, options: Options | None) -> Iterator[Option]:
    """Whether system players take the seats that nobody took, where more than two can play; and which (D-1.2)."""
    if not info.robots or info.max_players <= A_PAIR:
        return
    numbers = range(info.min_players, info.max_players + 1)
    yield Option(
        FILL,
        "Fill up to",
        ((0, "Off"), *((number, str(number)) for number in numbers)),
        default=info.max_players if info.selects_players else 0,
        help="System players take free seats.",
        named="filling up",
        before=0,
    )
    if options is None or options[FILL]:
        yield Option(
            FILL_STRENGTH,
            "Fill up with",
            info.robots,
            default=info.usual_robot,
            help="How well they play.",
            named="the strength for filling up",
        )


def pace_of(options: Options) -> float:
    """How long system players think, as a multiple of the usual.

    >>> pace_of({"pace": "brisk"}), pace_of({})
    (0.4, 1.0)
    """
    return PACES.get(str(options.get(PACE.name)), 1.0)


def grace_seconds(game: AnyGame, options: Options) -> int:
    """How long the absent are waited for: as the game's rules say, or as the host has set it."""
    fixed = game.info.grace_seconds
    return int(options[GRACE.name]) if fixed is None else fixed


def fewest_players(game: AnyGame) -> int:
    """How few can play, however the options are set."""
    usual = game.info.default_options()
    ways = ({**usual, option.name: value} for option in game.info.options for value, _ in option.values)
    return min((game.least_players(way) for way in ways), default=game.info.min_players)


def default_options(game: AnyGame) -> dict[str, OptionValue]:
    return {each.name: each.default for each in room_options(game)}


def options_before(game: AnyGame) -> dict[str, OptionValue]:
    """What holds in a room whose log does not say: an option that it is older than changes nothing in it (P-6.6)."""
    return {each.name: each.default if each.before is None else each.before for each in room_options(game)}


def checked(game: AnyGame, changes: Mapping[str, object], before: Options) -> dict[str, OptionValue]:
    """The changes and what follows from them, or IllegalAction if the room has no such option or value."""
    known = {each.name: each for each in room_options(game)}
    good: dict[str, OptionValue] = {}
    for name, value in changes.items():
        if name not in known:
            raise IllegalAction("bad_option", f"This room has no option {name[:40]!r}.")
        if name == EXPECTED and not known[name].allows(value):
            raise _bad_number(game, fewest_players(game))
        if not known[name].allows(value):
            raise IllegalAction("bad_option", f"{known[name].label} can’t be set to that.")
        good[name] = value  # type: ignore[assignment]
    least = game.least_players({**before, **good})
    if int(good.get(EXPECTED, least)) < least:
        raise _bad_number(game, least)
    if int(before[EXPECTED]) < least:
        good.setdefault(EXPECTED, least)
    return good if FILL in good else good | _filled_as_expected(good, before, known)


def _filled_as_expected(good: Options, before: Options, known: Mapping[str, Option]) -> dict[str, OptionValue]:
    """If system players fill up to the expected number, let that follow a change of the number (D-1.2)."""
    number = good.get(EXPECTED, before[EXPECTED])
    is_filled = FILL in known and before[FILL] == before[EXPECTED] != number and known[FILL].allows(number)
    return {FILL: number} if is_filled else {}


def _bad_number(game: AnyGame, few: int) -> IllegalAction:
    many = game.info.max_players
    numbers = f"{few} players" if few == many else f"{few} to {many} players"
    return IllegalAction("bad_player_count", f"{game.info.title} is for {numbers}.")
