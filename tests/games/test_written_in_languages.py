"""Moves are written in the language of the reader, and every language can be typed."""

import pytest

from slovoteka.games.registry import GAMES

_WRITTEN = {
    "forbidden": [("нет слова", "немає слова", "no word"), ("+Д", "+Д", "+Д"), ("слева", "ліворуч", "left")],
    "scrabble": [
        ("пас", "пас", "pass"),
        ("обмен АБ", "обмін АБ", "exchange АБ"),
        ("З8 ДОМ", "З8 ДОМ", "З8 ДОМ"),
        ("З8 да", "З8 да", "З8 да"),
        ("не верю", "не вірю", "challenge"),
        ("снять З8 З9", "зняти З8 З9", "remove З8 З9"),
    ],
    "underwood": [
        ("К*ОТ лента=1 приз=2 > А", "К*ОТ стрічка=1 приз=2 > А", "К*ОТ tape=1 prize=2 > А"),
        ("сброс 5", "скид 5", "discard 5"),
        ("-", "-", "-"),
    ],
    "codenames": [
        ("балет 2", "балет 2", "балет 2"),
        ("балет неограниченно", "балет необмежено", "балет unlimited"),
        ("спросить балет 2", "запитати балет 2", "ask балет 2"),
        ("тронуть ЛУК", "торкнутися ЛУК", "touch ЛУК"),
        ("отклонить CN-65", "відхилити CN-65", "strike CN-65"),
        ("подсказка подсказка 2", "підказка подсказка 2", "clue подсказка 2"),
    ],
}


@pytest.mark.parametrize(
    ("game", "written"),
    [(game, written) for game, lines in _WRITTEN.items() for written in lines],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_move_is_written_in_the_language_of_the_reader(game: str, written: tuple[str, str, str]) -> None:
    notation = GAMES[game].notation
    for language, line in zip(("ru", "uk", "en"), written, strict=True):
        assert notation.written_in(written[0], language).casefold() == line.casefold()
        assert notation.read(line) == notation.read(written[0])


def test_what_is_no_move_stays_as_it_is() -> None:
    assert GAMES["scrabble"].notation.written_in("(нет хода)", "en") == "(нет хода)"
