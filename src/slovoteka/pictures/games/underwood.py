"""The tape, and the words in front of each player."""

from slovoteka.games.underwood.deck import UNDERWOOD, Deck, prizes_in
from slovoteka.games.underwood.prize_signs import prize_number
from slovoteka.games.underwood.spelling import LaidWord
from slovoteka.games.underwood.views import Public
from slovoteka.messages import text
from slovoteka.pictures.canvas import SOFT, Canvas
from slovoteka.pictures.scene import PictureScene


def draw_underwood(canvas: Canvas, scene: PictureScene) -> None:
    public: Public = scene.public
    deck: Deck = scene.options.deck
    canvas.line(text("picture-tape", scene.language), 22, bold=True)
    canvas.cards([_face(deck, card) for card in public.tape], 56)
    for seat, words in enumerate(public.words):
        canvas.line(f"{scene.name(seat)}: {public.totals[seat]} + {public.points[seat]}", bold=True)
        for word, points in zip(words, public.word_points[seat], strict=True):
            canvas.line(f"{_spelt(word)}  {points}", ink=SOFT)
        if seat in scene.hands:
            canvas.cards([_face(deck, card) for card in scene.hands[seat].hand], 36)


def _face(deck: Deck, card: str) -> tuple[str, str]:
    """A prize card shows its number."""
    if card == UNDERWOOD:
        return ("✱", "")
    if prizes_in(card):
        return ("№", str(prize_number(card)))
    return (card, str(deck.prices[card]) if card in deck.prices else "")


def _spelt(word: LaidWord) -> str:
    return "".join(place.letter for place in word.places) + (f" №{prize_number(word.prize)}" if word.prize else "")
