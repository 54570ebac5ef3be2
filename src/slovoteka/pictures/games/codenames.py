"""Five rows of five words with their covers, and for captains the key."""

from typing import Final

from slovoteka.games.codenames.views import Public
from slovoteka.messages import text
from slovoteka.pictures.canvas import INK, MARGIN, SOFT, Canvas
from slovoteka.pictures.scene import PictureScene

_ROW: Final = 5
_HIGH: Final = 84
_GAP: Final = 8
_GROUNDS: Final = {
    "red": ("#b23621", "#f6ddd5"),
    "blue": ("#24568f", "#dbe6f3"),
    "bystander": ("#8a7a55", "#efe6cc"),
    "assassin": ("#26231f", "#8f887c"),
}
"""The ground of covered words, and of words that only captains know."""


def draw_codenames(canvas: Canvas, scene: PictureScene) -> None:
    public: Public = scene.public
    known = [own.key for own in scene.hands.values() if own.key is not None]
    key = public.key or (known[0] if known else None)
    wide = (canvas.width - 2 * MARGIN - (_ROW - 1) * _GAP) / _ROW
    for place, word in enumerate(public.board):
        row, column = divmod(place, _ROW)
        x, y = MARGIN + column * (wide + _GAP), canvas.top + row * (_HIGH + _GAP)
        cover = public.covers[place]
        owner = cover or (None if key is None else key[place])
        found, hinted = ("#fffdf8", "#fffdf8") if owner is None else _GROUNDS[owner]
        ink = "#ffffff" if cover else INK
        canvas.box(x, y, wide, _HIGH, found if cover else hinted, edge=found if owner else "#cfc4af", corner=8)
        size = min(19.0, 1.5 * wide / max(1, len(word)))
        canvas.text(x + wide / 2, y + _HIGH / 2, word, size, bold=not cover, ink=ink, struck=cover is not None)
        if owner is not None:  # a letter, so that nobody needs to tell colours apart
            canvas.text(x + 14, y + 14, text(f"picture-{owner}", scene.language), 14, bold=True, ink=ink)
    canvas.top += -(-len(public.board) // _ROW) * (_HIGH + _GAP) + MARGIN // 2
    for clue in public.clues[-1:]:
        number = "∞" if clue.number is None else clue.number
        canvas.line(f"{text(f'picture-{public.colour(clue.team)}', scene.language)}: {clue.word} {number}", 22)
    canvas.line(text("picture-left", scene.language, red=public.stacks[0], blue=public.stacks[1]), ink=SOFT)
