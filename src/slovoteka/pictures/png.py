"""Renders a drawing as PNG, for programs that cannot show SVG.

It uses only our own font, so that the result is the same everywhere. Characters that the font lacks, such as in names
from a file, become empty boxes.
"""

from importlib.resources import as_file, files
from typing import Final

import resvg_py

_FAMILY: Final = "Source Serif Pro"
_FOLDER: Final = ("font_source_serif_pro", "files")
_WEIGHTS: Final = ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf")
_ZOOM: Final = 2
"""Pixels for each unit of the drawing, so that letters on tiles are sharp."""


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
