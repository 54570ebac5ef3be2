"""The Scrabble board of any mode; for bingo, which has none, the called letters."""

from collections.abc import Iterable
from typing import Final

from slovoteka.games.scrabble.bingo.views import Public as BingoPublic
from slovoteka.games.scrabble.duplicate.views import Public as DuplicatePublic
from slovoteka.games.scrabble.editions import SIZE, TileSet
from slovoteka.games.scrabble.notation import ROWS
from slovoteka.games.scrabble.reverse.views import Public as ReversePublic
from slovoteka.games.scrabble.views import Public as StandardPublic
from slovoteka.messages import text
from slovoteka.pictures.canvas import EDGE, INK, MARGIN, RED, SHEET, SOFT, Canvas
from slovoteka.pictures.scene import PictureScene

ScrabblePublic = StandardPublic | DuplicatePublic | ReversePublic | BingoPublic
_CELL: Final = 44
_LEFT: Final = MARGIN + 24
_PREMIUMS: Final = {
    "d": ("#cfe1ec", "2", "#1e4a68"),
    "t": ("#2f6f9e", "3", "#ffffff"),
    "D": ("#f3d2c6", "2", "#7f2817"),
    "T": ("#b0402b", "3", "#ffffff"),
}
"""Blue for letters, red for words: ground, number and the colour of the number."""
_BLANKS: Final = "?*"
_APOSTROPHES: Final = {'"': "’"}
_MOST_LEADERS: Final = 8


def draw_scrabble(canvas: Canvas, scene: PictureScene) -> None:
    public: ScrabblePublic = scene.public
    tiles: TileSet = scene.options.tiles
    if isinstance(public, BingoPublic):
        canvas.line(text("picture-called", scene.language, count=len(public.called)), bold=True)
        canvas.cards(_faces(public.called, tiles), 48)
    else:
        _draw_board(canvas, scene, public.grid)
        _draw_scores(canvas, scene)
    if isinstance(public, DuplicatePublic):
        canvas.cards(_faces(public.rack, tiles), 44)
    for seat, own in scene.hands.items():
        for rack in filter(None, (getattr(own, "rack", ""), getattr(own, "second_rack", ""))):
            canvas.line(scene.name(seat))
            canvas.cards(_faces(rack, tiles), 40)


def _draw_board(canvas: Canvas, scene: PictureScene, grid: str) -> None:
    premiums = "".join(scene.options.board.rows)
    centre = len(premiums) // 2
    top = canvas.top + 24
    canvas.box(_LEFT - 4, top - 4, SIZE * _CELL + 8, SIZE * _CELL + 8, "#d3c8b2", edge=EDGE, corner=6)
    for place in range(SIZE):
        middle = (place + 0.5) * _CELL
        canvas.text(_LEFT + middle, top - 16, str(place + 1), 13, ink=SOFT)
        canvas.text(_LEFT - 16, top + middle, ROWS[place], 13, ink=SOFT)
    for square, tile in enumerate(grid):
        row, column = divmod(square, SIZE)
        x, y = _LEFT + column * _CELL, top + row * _CELL
        if tile != ".":
            _draw_tile(canvas, scene.options.tiles, x, y, tile)
            continue
        premium = "D" if square == centre and scene.options.centre_doubles else premiums[square]
        ground, number, ink = _PREMIUMS.get(premium, ("#efe8d9", "", INK))
        canvas.box(x + 1, y + 1, _CELL - 2, _CELL - 2, ground, corner=3)
        canvas.text(x + _CELL / 2, y + _CELL / 2, "★" if square == centre else number, 15, ink=ink)
    canvas.top = top + SIZE * _CELL + MARGIN


def _draw_tile(canvas: Canvas, tiles: TileSet, x: float, y: float, tile: str) -> None:
    """A blank has a red, underlined letter and no number."""
    letter = _APOSTROPHES.get(tile, tile.upper())
    is_blank = tile in _APOSTROPHES or tile != letter
    canvas.box(x + 1, y + 1, _CELL - 2, _CELL - 2, "#f7eacb", edge="#bfa36b", corner=5)
    canvas.text(x + _CELL / 2, y + _CELL / 2, letter, 26, bold=True, ink=RED if is_blank else INK)
    if is_blank:
        canvas.box(x + _CELL * 0.3, y + _CELL * 0.8, _CELL * 0.4, 2, RED)
    else:
        canvas.text(x + _CELL - 9, y + _CELL - 9, _value(tiles, letter), 11, ink=SOFT)


def _draw_scores(canvas: Canvas, scene: PictureScene) -> None:
    public: StandardPublic | DuplicatePublic | ReversePublic = scene.public
    if isinstance(public, DuplicatePublic):
        scores = [(standing.seat, standing.score) for standing in public.leaders[:_MOST_LEADERS]]
    else:
        scores = list(enumerate(public.points if isinstance(public, ReversePublic) else public.scores))
    for seat, score in scores:
        canvas.box(MARGIN, canvas.top, canvas.width - 2 * MARGIN, 30, SHEET, corner=4)
        canvas.text(MARGIN + 12, canvas.top + 15, scene.name(seat), 17, anchor="start")
        canvas.text(canvas.width - MARGIN - 12, canvas.top + 15, str(score), 19, anchor="end", bold=True)
        canvas.top += 34
    canvas.top += 6


def _faces(rack: str, tiles: TileSet) -> Iterable[tuple[str, str]]:
    return [("", "") if face in _BLANKS else (face, _value(tiles, face)) for face in rack]


def _value(tiles: TileSet, letter: str) -> str:
    return str(tiles.values[tiles.letters.index(letter)]) if letter in tiles.letters else ""
