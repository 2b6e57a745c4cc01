"""The case file on the stairs: a brown envelope with a label, on which the page writes its words; 180 x 116."""

from components.art.palette import NIGHT
from components.art.svg import circle, document, path, rect, stroke

WIDTH, HEIGHT = 180, 116


def case_file() -> str:
    """The envelope, lying flat."""
    edge = f'stroke="{NIGHT.ink}" stroke-width="1.6"'
    return document(
        WIDTH,
        HEIGHT,
        rect(5, 8, 172, 106, "#05070a", 'rx="3" opacity=".45"')
        + rect(2, 3, 174, 106, "#c9a96b", f'rx="3" {edge}')
        + path("M2 6 90 50 176 6 174 3H4Z", "#dcc089", edge)
        + stroke("M2 109 66 62M176 109 114 62", "#a98747", 1.4)
        + rect(17, 36, 144, 60, NIGHT.paper, f'rx="2" stroke="{NIGHT.brass_deep}" stroke-width="1.4"')
        + rect(21, 40, 136, 52, "none", f'stroke="{NIGHT.red_team}" stroke-width="1.2"')
        + circle(89, 26, 11, "#8c1629")
        + circle(89, 26, 8, "#b3273a")
        + circle(89, 24, 2.6, "#f0a0a0")
        + path("M88 25H90L91 31H87Z", "#f0a0a0"),
    )
