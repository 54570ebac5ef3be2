"""What bots decide in duplicate, in the reverse game and in bingo, at constructed tables."""

from typing import Any

import pytest

from bots.scrabble.tables import decided, player, situation, words
from rules.scrabble.boards import lying
from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble.player import Player
from slovoteka.games.scrabble.actions import Mark, Pass, Play, Remove, Write
from slovoteka.games.scrabble.bingo import state as bingo_state
from slovoteka.games.scrabble.bingo import views as bingo
from slovoteka.games.scrabble.bingo.sheets import check_written
from slovoteka.games.scrabble.duplicate import state as duplicate_state
from slovoteka.games.scrabble.duplicate import views as duplicate
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.reverse import views as reverse

LEVELS = levels_of("scrabble")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
BLOCK = lying("Е7 КОРА", "Ж7 ОНАЗ", "З7 ТИЛЕ", "И7 ЕСДМ")
"""Every removal leaves two or three letters in a row somewhere, so without a word there is no removal."""


# --- duplicate ------------------------------------------------------------------------------------------------------


def sheet(bot: Player, rack: str, grid: str = EMPTY_GRID) -> Decision:
    public = duplicate.Public(
        stage=duplicate_state.Stage.SHEETS,
        round=1,
        grid=grid,
        rack=rack,
        put_back="",
        bag_left=90,
        vowels_left=40,
        consonants_left=48,
        blanks_left=2,
        leaders=(),
        last=None,
        gone=(),
    )
    private = duplicate.Private(sheet=None, score=0, place=1)
    return decided(bot, situation("sheet", public, private, options=bot.options))


@EVERY_LEVEL
@pytest.mark.rule("SM-95")
def test_the_sheet_tells_the_best_word_and_its_points(level: Level) -> None:
    """Every level maximises points: the rack is the same for all, so keeping a blank is useless."""
    bot = player(level, words("ДОМ ДОМИК"), mode="duplicate")
    action = sheet(bot, "ДОМИ?ЩЩ").action
    assert isinstance(action, Play)
    assert action.word == "ДОМИк"
    assert action.claimed == 2 * (2 * 2 + 1 + 2 + 1), "Д lies on a double letter"
    assert sheet(bot, "ЩЩЩЩЩЩЩ").action == Pass()


# --- the reverse game -----------------------------------------------------------------------------------------------


def removal(bot: Player, grid: str) -> Decision:
    public = reverse.Public(grid=grid, points=(0, 0), removed=("", ""), mover=0, last=None, gone=())
    return decided(bot, situation("remove", public, reverse.Private(), options=bot.options))


def reverse_player(level: Level, grid: str, known: str, in_dictionary: str = "") -> Player:
    dictionary = words(known, in_dictionary) if in_dictionary else None
    return player(level, words(known), dictionary=dictionary, mode="reverse", position=write_cgp(grid))


@EVERY_LEVEL
@pytest.mark.rule("SM-76")
def test_the_dearest_tiles_are_removed(level: Level) -> None:
    grid = lying("З7 ФОНЫ")
    decision = removal(reverse_player(level, grid, "ОН ФОН"), grid)
    assert decision.action == Remove(("З7", "З8", "З9", "З10")), "the whole word"
    crossed = lying("З7 ФОНЫ", "9З НАМ")
    decision = removal(reverse_player(level, crossed, "НАМ ФОН"), crossed)
    assert decision.action == Remove(("З7", "З8", "З10"))
    assert decision.reason.params == {"count": 10 + 1 + 4}


def test_a_bot_that_sees_no_removal_looks_up_the_smallest() -> None:
    """Without a corner the block leaves ОРА across and ОТЕ down."""
    decision = removal(reverse_player("beginner", BLOCK, "НЕТ", in_dictionary="ОРА ОТЕ"), BLOCK)
    assert decision.action == Remove(("Е7",))
    assert decision.reason.code == "bot-scrabble-remove-looked-up"


def test_where_nothing_can_be_removed_it_says_so() -> None:
    assert removal(reverse_player("grandmaster", BLOCK, "НЕТ"), BLOCK).action == Pass()


# --- bingo ----------------------------------------------------------------------------------------------------------


def written(bot: Player) -> Decision:
    public = bingo_public("")
    return decided(bot, situation("write", public, bingo.Private(sheet=None), options=bot.options))


def bingo_public(called: str) -> bingo.Public:
    stage = bingo_state.Stage.MARK if called else bingo_state.Stage.WRITE
    return bingo.Public(stage=stage, called=called, bag_left=50, gone=(), sheets=(), winners=())


def marked(called: str, crossed: str | None) -> Decision:
    bot = player("grandmaster", words("КОТ"), mode="bingo")
    own = None if crossed is None else bingo_state.Sheet(("СОЛОМКА", "КАРТИНА"), crossed)
    return decided(
        bot, situation("mark", bingo_public((crossed or "") + called), bingo.Private(sheet=own), options=bot.options)
    )


def check(action: Any, options: Options) -> None:
    assert isinstance(action, Write)
    check_written(action.words, options.tiles)


@EVERY_LEVEL
@pytest.mark.rule("SM-81")
def test_two_words_of_frequent_letters_are_written(level: Level) -> None:
    bot = player(level, words("СТОРОНА КАРТИНА ЮЩЮЩЮЩЮ ЩЁГОЛЬЮ"), mode="bingo")
    action = written(bot).action
    check(action, bot.options)
    assert {*action.words} == {"СТОРОНА", "КАРТИНА"}


@pytest.mark.rule("SM-81")
def test_both_words_fit_into_the_bag_together() -> None:
    """There is one Щ and one Ф, so two words with the same one cannot be written together."""
    bot = player("grandmaster", words("ЩЕЛОЧКА ЩЕПОТКА ФЕРМЕРА"), mode="bingo")
    action = written(bot).action
    check(action, bot.options)
    assert "ФЕРМЕРА" in action.words
    assert written(player("grandmaster", words("ЩЕЛОЧКА ЩЕПОТКА"), mode="bingo")).action == Pass()


def test_equal_sheets_are_not_always_the_same() -> None:
    """All three have the same letters, so they are complete at the same time."""
    known = words("СТОРОНА СТОНОРА СТРОНОА")
    sheets = {written(player("oracle", known, seed=seed, mode="bingo")).action.words for seed in range(30)}
    assert len(sheets) == 3


@pytest.mark.rule("SM-82")
def test_a_called_letter_is_crossed_out_where_it_stands() -> None:
    assert marked("С", "").action == Mark(True)
    assert marked("Щ", "").action == Mark(False)
    assert marked("СС", "С").action == Mark(False), "only one С was there"
    assert marked("?", "").action == Mark(False)
    assert marked("С", None).action == Mark(False)


@pytest.mark.rule("SM-83")
def test_bingo_is_called_with_the_last_letter() -> None:
    assert marked("А", "СОЛОМККРТИНА").action == Mark(True), "another А is left"
    assert marked("А", "СОЛОМККРТИНАА").action == Mark(True, bingo=True)


@pytest.mark.rule("SM-82")
def test_a_bot_that_takes_over_crosses_out_what_was_missed() -> None:
    """Somebody else may have played this sheet before."""
    bot = player("grandmaster", words("КОТ"), mode="bingo")
    own = bingo_state.Sheet(("СОЛОМКА", "КАРТИНА"), "СОЛОМКАКАРТИ")
    seen = situation("mark", bingo_public("СОЛОМКАКАРТИНАЫ"), bingo.Private(sheet=own), options=bot.options)
    assert decided(bot, seen).action == Mark(True, bingo=True)
