"""A self-contained SVG picture: rectangles and text in rows."""

import re
from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

_NO_XML: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot hold, even escaped. A name in a file may contain anything."""
_LONGEST: Final = 40
_FONT: Final = "PT Serif, Georgia, Times New Roman, serif"

PAPER: Final = "#f3eee3"
SHEET: Final = "#fbf8f2"
LINE: Final = "#dad0bd"
EDGE: Final = "#857a66"
INK: Final = "#221f1a"
SOFT: Final = "#514a3f"
RED: Final = "#b02a17"
MARGIN: Final = 24
_MIDDLE: Final = 0.35
"""The distance from a letter's middle to its baseline, as a share of its size."""


_STARS: Final = {"★": (5, 0.4), "✱": (6, 0.3)}
"""Signs that few fonts have, so they are drawn: the number of rays, and the inner radius as a share of the outer."""


class Canvas:
    """Things are drawn at `top`, which moves down row by row. The picture becomes as high as that."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.top = MARGIN
        self._parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, *, edge: str = "none", corner: float = 0
    ) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" '
            f'fill="{fill}" stroke="{edge}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        ink: str = INK,
        bold: bool = False,
        anchor: str = "middle",
        struck: bool = False,
    ) -> None:
        """`y` is the middle of the line."""
        if text in _STARS:
            self._star(x, y, size / 2, *_STARS[text], ink)
            return
        weight = ' font-weight="700"' if bold else ""
        line = ' text-decoration="line-through"' if struck else ""
        self._parts.append(
            f'<text x="{x:g}" y="{y + _MIDDLE * size:g}" font-size="{size:g}" fill="{ink}" text-anchor="{anchor}"'
            f"{weight}{line}>{escape(plain(text))}</text>"
        )

    def _star(self, x: float, y: float, radius: float, rays: int, waist: float, ink: str) -> None:
        corners = ((step * pi / rays, radius * (waist if step % 2 else 1)) for step in range(2 * rays))
        points = " ".join(f"{x + length * sin(turn):.2f},{y - length * cos(turn):.2f}" for turn, length in corners)
        self._parts.append(f'<polygon points="{points}" fill="{ink}"/>')

    def line(self, text: str, size: float = 18, *, bold: bool = False, ink: str = INK) -> None:
        """A line of text from the left edge."""
        self.text(MARGIN, self.top + size / 2, text, size, anchor="start", bold=bold, ink=ink)
        self.top += round(size * 1.6)

    def cards(self, faces: Iterable[tuple[str, str]], size: int, *, red: str = "") -> None:
        """Cards side by side, each with a letter and a small sign, wrapped into rows."""
        x, gap, high = MARGIN, size // 8, round(size * 1.25)
        for letter, sign in faces:
            if x + size > self.width - MARGIN:
                x, self.top = MARGIN, self.top + high + gap
            self.box(x, self.top, size, high, "#fffdf8", edge=EDGE, corner=size / 8)
            ink = RED if letter in red else INK
            self.text(x + size / 2, self.top + high / 2, letter, size * 0.6, bold=True, ink=ink)
            self.text(x + size * 0.82, self.top + high - size * 0.18, sign, size * 0.24, ink=SOFT)
            x += size + gap
        self.top += high + MARGIN // 2

    def render(self, title: str) -> str:
        height = self.top + MARGIN // 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{height}" '
            f'viewBox="0 0 {self.width} {height}" font-family={quoteattr(_FONT)} role="img">'
            f"<title>{escape(plain(title))}</title>"
            f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(self._parts)}</svg>\n'
        )


def plain(text: str) -> str:
    """The text in one line, shortened, without characters that XML cannot hold."""
    tidy = " ".join(_NO_XML.sub("", text).split())
    return tidy if len(tidy) <= _LONGEST else f"{tidy[: _LONGEST - 1]}…"
