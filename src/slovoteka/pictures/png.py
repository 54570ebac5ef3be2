"""A drawing as PNG, for whatever shows no SVG. It is the same everywhere: the machine's own typefaces are not asked.

What our typeface does not have, in a name out of a file, is an empty box.
"""

from importlib.resources import as_file, files
from typing import Final

import resvg_py

_FAMILY: Final = "Source Serif Pro"
_FOLDER: Final = ("font_source_serif_pro", "files")
_WEIGHTS: Final = ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf")
_ZOOM: Final = 2
"""Dots for a unit of the drawing: letters on tiles stay sharp."""


def png_of(drawing: str) -> bytes:
    package, folder = _FOLDER
    with as_file(files(package) / folder) as fonts:
        return resvg_py.svg_to_bytes(
            drawing,
            zoom=_ZOOM,
            skip_system_fonts=True,
            font_files=[str(fonts / weight) for weight in _WEIGHTS],
            serif_family=_FAMILY,
        )
