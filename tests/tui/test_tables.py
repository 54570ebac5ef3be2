"""The tables of the terminal client: keys, mouse, sizes, refusals, leaving."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from slovoteka.cli.games.scrabble.letter_board import LetterBoard, place_at
from slovoteka.cli.shared import output
from slovoteka.cli.tui.dialogs import ChooseLetter, TextDialog, YesNoDialog
from slovoteka.cli.tui.parts import PickableCards
from slovoteka.cli.tui.start import StartScreen
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.editions import CENTRE, SIZE
from tui.playing import Person, client, hidden, invitation, overflow

SMALL, LARGE = (80, 24), (120, 40)
LOOKS = [
    *((game, SMALL) for game in GAMES),
    ("codenames", LARGE),
    *(pytest.param(game, LARGE, marks=pytest.mark.full) for game in GAMES if game != "codenames"),
]


def at_table(
    folder: Path,
    game: str,
    do: Callable[[Person], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    variant: str = "standard",
    **options: str,
) -> None:
    async def sit() -> None:
        async with client((game, invitation(folder, variant=variant, options=options)), size) as person:
            await person.until(lambda: person.mine)
            await person.pilot.pause()
            await do(person)

    asyncio.run(sit())


# --- sizes and texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "size"), LOOKS)
def test_nothing_is_cut_off(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def look(person: Person) -> None:
        assert not overflow(person.app)
        assert not hidden(person.app)
        assert person.app.screen.query_one("#log").size.height >= 3
        assert len(person.shown(".keys")) <= size[0] - 2

    at_table(tmp_path, game, look, size)


@pytest.mark.parametrize("language", ["uk", pytest.param("en", marks=pytest.mark.full)])
def test_all_texts_are_in_the_catalogues(language: str, tmp_path: Path) -> None:
    async def look(person: Person) -> None:
        texts = [str(card.label) for card in person.app.screen.query_one("#actions", PickableCards).cards]
        texts += [person.shown(".keys"), person.shown("#status"), person.hint(), person.log_text()]
        assert texts
        assert not [line for line in texts if "tui-" in line or "{" in line or "scrabble-" in line]
        assert len(person.shown(".keys")) <= 78

    output.speak(language)
    try:
        at_table(tmp_path, "scrabble", look)
    finally:
        output.speak("ru")


def test_light_and_dark(tmp_path: Path) -> None:
    async def turn(person: Person) -> None:
        assert person.app.current_theme.dark
        await person.press("f2")
        assert not person.app.current_theme.dark
        assert not overflow(person.app)

    at_table(tmp_path, "codenames", turn)


# --- Scrabble ---------------------------------------------------------------------------------------------------------


def rack_of(person: Person) -> str:
    private: Any = person.table.view().private
    return str(private.rack)


def board(person: Person) -> LetterBoard:
    return person.app.screen.query_one(LetterBoard)


def test_a_word_is_typed_on_the_board_and_counted_at_once(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        rack = rack_of(person)
        assert person.app.focused is board(person)
        await person.press("space", rack[0].lower(), rack[1])
        assert board(person).line() == f"8З {rack[:2]}"
        assert board(person).square == CENTRE + 2 * SIZE
        await person.until(lambda: person.hint().startswith(f"8З {rack[:2]}: "))
        await person.press("backspace", "backspace")
        assert board(person).line() == ""

    at_table(tmp_path, "scrabble", play, first="0")


def test_what_is_no_word_is_refused_with_its_rule_and_stays_on_the_board(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        rack = rack_of(person)
        nonsense = rack[0] * 1 + "".join(sorted(rack[1:], reverse=True))
        await person.press(*nonsense, "enter")
        await person.until(lambda: person.hint().startswith("✗ "))
        assert "Правило S" in person.hint()
        assert board(person).draft.tiles
        await person.press("escape")
        assert not board(person).draft.tiles

    at_table(tmp_path, "scrabble", play, first="0")


def test_a_game_by_mouse_alone(tmp_path: Path) -> None:
    """A click lays a tile, a second click changes the direction of the word; then the turn is passed."""

    async def play(person: Person) -> None:
        view = person.table.view()
        await person.click("#board", place_at(CENTRE))
        assert board(person).down
        await person.click("#board", place_at(CENTRE + 1))
        assert board(person).square == CENTRE + 1
        await person.click("#rack", (len("Подставка") + 2, 0))
        assert len(board(person).draft.tiles) == 1
        assert CENTRE + 1 in board(person).draft.tiles
        actions = person.app.screen.query_one("#actions", PickableCards)
        assert [card.value for card in actions.cards] == ["обмен ", "пас"]
        await person.click("#actions", (len(" Обмен… ") + 3, 0))
        await person.until(lambda: person.table.view().number > view.number)
        assert person.log_text().count("Вы пасуете") == 1

    at_table(tmp_path, "scrabble", play, first="0")


def test_an_exchange_is_begun_by_a_click_and_filled_from_the_rack(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.click("#actions", (3, 0))
        assert person.line.value == "обмен "
        await person.click("#rack", (len("Подставка") + 2, 0))
        assert len(person.line.value) == len("обмен А")
        await person.press("enter")
        await person.until(lambda: "Вы меняете" in person.log_text())

    at_table(tmp_path, "scrabble", play, first="0")


def test_a_blank_asks_for_its_letter(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        board(person).put(person.table.view().public.grid, (), "?А")
        person.app.screen.query_one("#table")._put_rack()  # type: ignore[attr-defined]
        await person.pilot.pause()
        rack = person.app.screen.query_one("#rack", PickableCards)
        assert [card.value for card in rack.cards] == ["А", "?"]
        rack.focus()
        await person.press("right", "enter")
        assert isinstance(person.app.screen, ChooseLetter)
        await person.press("ж")
        assert list(board(person).draft.tiles.values()) == ["ж"]
        await person.press("tab")
        board(person).focus()
        await person.press("ы")
        assert list(board(person).draft.tiles.values()) == ["ж"]  # it is neither on the rack nor another blank

    at_table(tmp_path, "scrabble", play, first="0")


def test_tiles_are_marked_to_be_taken_off_in_the_reverse_game(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        grid = person.table.view().public.grid
        square = next(at for at, tile in enumerate(grid) if tile != ".")
        await person.click("#board", place_at(square))
        assert board(person).marked == {square}
        assert board(person).line().startswith("снять ")
        await person.click("#board", place_at(square))
        assert board(person).line() == ""

    at_table(tmp_path, "scrabble", play, variant="reverse", first="0")


# --- the others -------------------------------------------------------------------------------------------------------


def test_a_letter_is_laid_by_a_click_and_a_word_called_letter_by_letter(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        conversation = person.table.view().public.conversation
        await person.click("#conversation", (len("  Разговор") + 2, 1))
        assert person.line.value == f"!{conversation[0]}"
        await person.press("escape")
        number = person.table.view().number
        await person.click("#hand", (len("  Разговор") + 2, 1))
        await person.until(lambda: person.table.view().number > number)
        assert "Вы кладёте" in person.log_text()

    at_table(tmp_path, "forbidden", play, first="0")


def test_a_turn_of_underwood_is_put_together_from_cards(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        hand = person.app.screen.query_one("#hand", PickableCards)
        letter = hand.cards[0].value
        hand.focus()
        await person.press("enter")
        assert person.line.value == letter
        await person.press("escape")
        await person.click("#actions", (2, 0))
        await person.press(letter)
        assert person.line.value == f" > {letter}"
        await person.until(lambda: "так ходить можно" in person.hint())
        await person.press("enter")
        await person.until(lambda: f"В ленту вы кладёте {letter}." in person.log_text())

    at_table(tmp_path, "underwood", play, dealer="1")


@pytest.mark.parametrize("sure", [True, False])
def test_a_codename_is_touched_after_a_question(sure: bool, tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.until(lambda: any(window.kind == "guess" for window in person.mine))
        await person.until(lambda: person.app.focused is not None and person.app.focused.id == "words")
        word = person.table.view().public.board[0]
        await person.click("#words", (3, 0))
        assert isinstance(person.app.screen, YesNoDialog)
        await person.press("д" if sure else "н")
        covers = person.table.view().public.covers
        await person.until(lambda: not isinstance(person.app.screen, YesNoDialog))
        if sure:
            await person.until(lambda: f"Вы открываете {word}" in person.log_text())
        else:
            assert person.table.view().public.covers == covers
            assert "Вы открываете" not in person.log_text()

    at_table(tmp_path, "codenames", play, variant="two", captains="1")


def test_typing_goes_to_the_line_wherever_the_keys_are(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        person.app.screen.query_one("#hand").focus()
        await person.press("!", "д", "о", "м")
        assert person.line.value == "!дом"
        await person.until(lambda: "не хватает букв" in person.hint())

    at_table(tmp_path, "forbidden", play, first="0")


# --- refusals, help, leaving ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "nonsense", "refusal"),
    [
        ("scrabble", "Ъ99 ЪЪЪ", "✗ Клетки «Ъ99» нет"),
        ("forbidden", "+ы", "✗ "),
        ("underwood", "КОТ л9", "✗ "),
        ("codenames", "чепуха", "✗ "),
    ],
)
def test_nonsense_is_answered_by_what_is_wrong_and_can_be_put_right(
    game: str, nonsense: str, refusal: str, tmp_path: Path
) -> None:
    async def play(person: Person) -> None:
        number = person.table.view().number
        await person.type(nonsense)
        await person.until(lambda: person.hint().startswith(refusal))
        assert person.log_text().splitlines()[-1].startswith(refusal)
        assert person.line.value == nonsense
        assert person.table.view().number == number
        person.game._look_soon()  # somebody comes or goes
        await person.until(lambda: not person.game._is_stale)
        await person.pilot.pause()
        assert person.hint().startswith(refusal), "why is to be read until the line is changed"
        await person.press("backspace")
        await person.until(lambda: not person.hint().startswith("✗"))

    seat = {"codenames": {}, "underwood": {"dealer": "1"}}.get(game, {"first": "0"})
    at_table(tmp_path, game, play, (80, 24), "standard", **seat)


def test_help_and_rules(tmp_path: Path) -> None:
    async def read(person: Person) -> None:
        await person.press("f1")
        assert isinstance(person.app.screen, TextDialog)
        assert not overflow(person.app)
        await person.press("escape")
        await person.type("правила 22")
        await person.until(lambda: "ZS-22: " in person.log_text())
        await person.type("?")
        await person.until(lambda: isinstance(person.app.screen, TextDialog))

    at_table(tmp_path, "forbidden", read, first="0")


def test_leaving_is_asked_about_and_leaves_a_record(tmp_path: Path) -> None:
    async def leave(person: Person) -> None:
        await person.press("ctrl+q")
        assert isinstance(person.app.screen, YesNoDialog)
        await person.press("escape")
        assert not person.game.is_over
        await person.press("ctrl+q")
        await person.press("enter")
        await person.until(lambda: isinstance(person.app.screen, StartScreen))
        assert person.table.match.closing is not None
        assert person.table.record is not None
        assert person.table.record.exists()

    at_table(tmp_path, "scrabble", leave)
