"""A picture of «Цепочка». It is drawn from views alone."""

from slovoteka.pictures.canvas import INK, SOFT, Canvas
from slovoteka.pictures.scene import PictureScene
from slovoteka_chain.views import Public


def draw_chain(canvas: Canvas, scene: PictureScene) -> None:
    public: Public = scene.public
    canvas.cards([(public.letter, "")], 64)
    for number, word in enumerate(public.words):
        canvas.line(word, ink=SOFT if number % 2 else INK)
