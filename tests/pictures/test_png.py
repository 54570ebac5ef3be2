"""Drawings as PNG: the size, and letters that are really there whatever the machine has."""

import struct

import pytest

from pictures.test_pictures import golden
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.pictures.canvas import Canvas
from slovoteka.pictures.moment import picture_of
from slovoteka.pictures.png import png_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SIGNS = "’…∞–№★✱0123456789"
NOWHERE = "\ue000"
"""No typeface has it: what is drawn for it is drawn for everything that is missing."""


def painted(sign: str, *, bold: bool = False) -> bytes:
    canvas = Canvas(80)
    canvas.text(40, 30, sign, 30, bold=bold)
    canvas.top = 60
    return png_of(canvas.render("знак"))


@pytest.mark.parametrize("bold", [False, True])
def test_every_sign_is_there(bold: bool) -> None:
    signs = {*ALPHABETS["ru"], *ALPHABETS["uk"], *SIGNS}
    assert len({painted(sign, bold=bold) for sign in (*signs, NOWHERE)}) == len(signs) + 1


def test_bold_letters_are_bold() -> None:
    assert painted("Ж") != painted("Ж", bold=True)


@pytest.mark.parametrize("name", ["scrabble-1-standard", "codenames-1-standard", "underwood-1-standard"])
def test_a_table_is_twice_as_large(name: str) -> None:
    drawing = picture_of(golden(name), 40, 1, "ru")
    image = png_of(drawing)
    assert image.startswith(SIGNATURE)
    width, height = struct.unpack(">II", image[16:24])
    assert f'viewBox="0 0 {width // 2} {height // 2}"' in drawing
    assert image == png_of(drawing), "the same each time"
