"""A picture of «Цепочка». What a real game has in `pictures/<id>.py`: from views alone."""

from adding.chain.views import Public
from slovoteka.pictures.canvas import INK, SOFT, Canvas
from slovoteka.pictures.scene import Scene


def draw_chain(canvas: Canvas, scene: Scene) -> None:
    public: Public = scene.public
    canvas.cards([(public.letter, "")], 64)
    for number, word in enumerate(public.words):
        canvas.line(word, ink=SOFT if number % 2 else INK)
