"""The colours of the parlour, by night and by day."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

SUSPECT_COLOURS: Mapping[str, str] = MappingProxyType(
    {
        "scarlet": "#c8283c",
        "mustard": "#d9a522",
        "white": "#e9e6df",
        "green": "#2f8f5b",
        "peacock": "#2a6fb0",
        "plum": "#7d4a9c",
    }
)

# Text set on a suspect's own colour.
SUSPECT_INKS: Mapping[str, str] = MappingProxyType(
    {
        "scarlet": "#ffffff",
        "mustard": "#14171f",
        "white": "#14171f",
        "green": "#05070a",
        "peacock": "#ffffff",
        "plum": "#ffffff",
    }
)

# Cards and papers on the table lie in the light of a lamp: the same by night and by day.
LAMPLIT: Mapping[str, str] = MappingProxyType(
    {
        "paper-edge": "#fffdf6",
        "paper-ink-soft": "#4d4637",
        "paper-brass": "#6b4a08",
        "paper-focus": "#ffd67a",
        "brass-ink": "#14171f",
        "stamp": "#a81e2b",
        "lamp-by-day": "#f2a51c",
        "lamp-edge-by-day": "#8a5a00",
        "red-team-lit": "#ca6875",
        "red-team-tint": "#ecaaa6",
        "red-team-deep": "#8f1d2d",
        "red-team-dark": "#3a0a12",
        "blue-team-lit": "#86a7c9",
        "blue-team-tint": "#a4c6ea",
        "blue-team-deep": "#1a4a7c",
        "blue-team-dark": "#071c33",
        "neutral-tint": "#e6d8b4",
        "neutral-line": "#b7a26e",
        "neutral-deep": "#8a7440",
        "assassin-tint": "#45454b",
        "assassin-deep": "#0b0d12",
    }
)


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme: every colour that a page or a picture may use."""

    is_night: bool
    ink: str
    panel: str
    panel_raised: str
    brass: str
    brass_bright: str
    brass_deep: str
    brass_text: str
    paper: str
    paper_ink: str
    text: str
    text_soft: str
    line: str
    focus: str
    good: str
    bad: str
    warn: str
    scarlet_text: str
    mustard_text: str
    white_text: str
    green_text: str
    peacock_text: str
    plum_text: str
    red_team: str
    red_team_ink: str
    red_team_text: str
    blue_team: str
    blue_team_ink: str
    blue_team_text: str
    neutral: str
    neutral_ink: str
    assassin: str
    assassin_ink: str
    ground: str
    lawn: str
    hedge: str
    hedge_light: str
    gravel: str
    wall: str
    light: str
    shade: str


NIGHT = Palette(
    is_night=True,
    ink="#14171f",
    panel="#1d2230",
    panel_raised="#272e40",
    brass="#c9a45c",
    brass_bright="#ecd08f",
    brass_deep="#7d6231",
    brass_text="#d8b873",
    paper="#f3ead7",
    paper_ink="#1c1a17",
    text="#efe9dc",
    text_soft="#b6b3ad",
    line="#3b4358",
    focus="#ffd67a",
    good="#7fd0a0",
    bad="#ff938c",
    warn="#f2c25e",
    scarlet_text="#ff8d98",
    mustard_text="#eac14f",
    white_text="#f1eee7",
    green_text="#72cf9d",
    peacock_text="#86bdf0",
    plum_text="#d0a4ec",
    red_team="#b3273a",
    red_team_ink="#ffffff",
    red_team_text="#ff8d98",
    blue_team="#235f9c",
    blue_team_ink="#ffffff",
    blue_team_text="#86bdf0",
    neutral="#d6c49c",
    neutral_ink="#2a2418",
    assassin="#0b0d12",
    assassin_ink="#ecd08f",
    ground="#0f151b",
    lawn="#15231f",
    hedge="#1b3a2d",
    hedge_light="#2b5a41",
    gravel="#38372f",
    wall="#0b0d12",
    light="#ffd98a",
    shade="#06080c",
)

DAY = Palette(
    is_night=False,
    ink="#f6f0e3",
    panel="#fffaf0",
    panel_raised="#ece2cc",
    brass="#c9a45c",
    brass_bright="#e3c37f",
    brass_deep="#8a6a2c",
    brass_text="#73551a",
    paper="#f6f0e3",
    paper_ink="#1c1a17",
    text="#14171f",
    text_soft="#54524c",
    line="#d3c4a2",
    focus="#7a4b00",
    good="#1d6a40",
    bad="#a81e2b",
    warn="#7d5606",
    scarlet_text="#a81c2f",
    mustard_text="#745309",
    white_text="#57534a",
    green_text="#1d6b40",
    peacock_text="#1c5791",
    plum_text="#67388a",
    red_team="#b3273a",
    red_team_ink="#ffffff",
    red_team_text="#a81c2f",
    blue_team="#235f9c",
    blue_team_ink="#ffffff",
    blue_team_text="#1c5791",
    neutral="#d6c49c",
    neutral_ink="#2a2418",
    assassin="#14171f",
    assassin_ink="#ecd08f",
    ground="#8aa06a",
    lawn="#9ab277",
    hedge="#4d7449",
    hedge_light="#6f9660",
    gravel="#dccba4",
    wall="#2b2a2c",
    light="#fff3cf",
    shade="#2d3a2a",
)

THEMES: Mapping[str, Palette] = MappingProxyType({"night": NIGHT, "day": DAY})


def css_variables(palette: Palette) -> str:
    """Every colour of the theme as a CSS custom property, each suspect with a text colour for use upon it."""
    tokens = [(field.name, getattr(palette, field.name)) for field in fields(palette) if field.name != "is_night"]
    tokens += LAMPLIT.items()
    for suspect, colour in SUSPECT_COLOURS.items():
        tokens.append((suspect, colour))
        tokens.append((f"{suspect}-ink", SUSPECT_INKS[suspect]))
    return " ".join(f"--{name.replace('_', '-')}: {value};" for name, value in tokens)


def luminance(colour: str) -> float:
    """The relative luminance of a #rrggbb colour, as WCAG defines it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """The colour that lies the given share of the way from one to the other."""
    pairs = [(int(one[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
