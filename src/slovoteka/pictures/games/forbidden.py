"""The conversation, the window of red letters, and the letters that players have taken."""

from slovoteka.games.forbidden.views import Public
from slovoteka.messages import text
from slovoteka.pictures.canvas import SOFT, Canvas
from slovoteka.pictures.scene import PictureScene


def draw_forbidden(canvas: Canvas, scene: PictureScene) -> None:
    public: Public = scene.public
    red: str = scene.options.deck.red
    canvas.line(text("picture-conversation", scene.language), 22, bold=True)
    canvas.cards([(letter, "") for letter in public.conversation], 64, red=red)
    canvas.line(text("picture-window", scene.language), ink=SOFT)
    canvas.cards([(letter, "") for letter in public.window], 40, red=red)
    for seat, points in enumerate(public.points):
        taken = f" ({', '.join(public.discards[seat])})" if public.discards[seat] else ""
        canvas.line(f"{scene.name(seat)}: {points}{taken}")
        if seat in scene.hands:
            canvas.cards([(letter, "") for letter in scene.hands[seat].hand], 36, red=red)
