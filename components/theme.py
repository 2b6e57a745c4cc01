"""The style sheet: the palette as variables, the type, the parts that pages share, then those of the tables."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from components.art.palette import DAY, NIGHT, css_variables
from components.folders import files
from components.pictures import address

_STATIC = Path(__file__).parent / "static"
FONTS = {
    "marcellus-sc-latin-400-normal": ("Marcellus SC", 400),
    "inter-latin-400-normal": ("Inter", 400),
    "inter-latin-600-normal": ("Inter", 600),
    "inter-latin-700-normal": ("Inter", 700),
}
"""The files, each with the family and the weight that is in it."""
_PICTURE = re.compile(r'url\("/art/(?P<theme>\w+)/(?P<name>[\w-]+)\.svg"\)')


@cache
def style_sheet() -> str:
    """All styles of the parlour as one sheet."""
    fonts = "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
        f'src:url("{_font_address(file)}") format("woff2")}}\n'
        for file, (family, weight) in FONTS.items()
    )
    themes = f':root{{{css_variables(NIGHT)}}}\n:root[data-theme="day"]{{{css_variables(DAY)}}}\n'
    parts = (*sorted((_STATIC / "css").glob("*.css")), *files("css"))
    return fonts + themes + _with_pictures("\n".join(file.read_text(encoding="utf-8") for file in parts))


def _with_pictures(sheet: str) -> str:
    """The addresses of pictures with their version, which a sheet leaves out."""
    return _PICTURE.sub(lambda found: f'url("{address(found["name"], found["theme"])}")', sheet)


@cache
def font(file: str) -> bytes:
    """What is in one of the font files."""
    return (_STATIC / "fonts" / f"{file}.woff2").read_bytes()


def _font_address(file: str) -> str:
    """Another one when the font changes, so that browsers may keep it for ever."""
    return f"/fonts/{hashlib.sha256(font(file)).hexdigest()[:10]}/{file}.woff2"
