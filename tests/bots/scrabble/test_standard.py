"""What bots decide in the standard game and in solitaire, at constructed tables."""

from typing import Any

import pytest

from bots.scrabble.tables import at_table, pending, player, words
from rules.scrabble.boards import lying
from slovoteka.bots.bot import LEVELS, Level
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble.actions import (
    Accept,
    Action,
    Challenge,
    Exchange,
    Pass,
    Pick,
    Play,
    Swap,
    Take,
    ThemeVote,
    Vote,
)
from slovoteka.games.scrabble.views import PlayFailed

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def word_of(action: Action) -> str:
    assert isinstance(action, Play)
    return action.word


# --- a turn ---------------------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_the_word_that_counts_most_is_played(level: Level) -> None:
    decision = at_table(player(level, words("ОН КОТ ФОН")), "turn", "КОТФНЩЩ")
    assert word_of(decision.action) == "ФОН"
    assert decision.reason.code == "bot-scrabble-play-best"
    assert decision.reason.params["word"] == "ФОН"


def test_seven_tiles_at_once() -> None:
    decision = at_table(player("beginner", words("ПАРОВОЗ ПАР")), "turn", "ЗОВОРАП")
    assert word_of(decision.action) == "ПАРОВОЗ"
    assert decision.reason.code == "bot-scrabble-play-all"


def test_words_sideways_must_be_known_too() -> None:
    """ДА over КОТ would also make words downwards, of which none is known; behind КОТ there is room for КОТЫ."""
    bot = player("beginner", words("КОТ ДА КОТЫ"))
    assert at_table(bot, "turn", "ДАЫ", grid=lying("З8 КОТ")).action == Play("З8", "КОТЫ")


def test_only_the_master_thinks_of_what_is_left() -> None:
    """With the blank as К there is a longer word; without it the blank stays."""
    known, rack = words("ДОМ ДОМИК"), "ДОМИ?ЩЩ"
    for level in LEVELS[:3]:
        assert word_of(at_table(player(level, known), "turn", rack).action) == "ДОМИк"
    thoughtful = at_table(player("master", known), "turn", rack)
    assert word_of(thoughtful.action) == "ДОМ"
    assert thoughtful.reason.code == "bot-scrabble-play-leave"
    at_the_end = at_table(player("master", known), "turn", rack, bags_left=(0,))
    assert word_of(at_the_end.action) == "ДОМИк", "nothing will be drawn: only points count"


@EVERY_LEVEL
def test_a_word_that_the_table_has_refused_is_not_tried_again(level: Level) -> None:
    refused = PlayFailed(0, "ФОН", Verdict(word="ФОН", allowed=False, why=Why.UNKNOWN))
    bot = player(level, words("ФОН КОТ"))
    assert word_of(at_table(bot, "turn", "КОТФНЩЩ", events=[refused]).action) == "КОТ"


@EVERY_LEVEL
@pytest.mark.rule("SM-32")
def test_its_own_count_is_exact(level: Level) -> None:
    decision = at_table(player(level, words("КОТ"), declare=True), "turn", "КОТЩЩЩЩ")
    assert isinstance(decision.action, Play)
    assert decision.action.claimed == 2 * (2 + 1 + 1)
    assert at_table(player(level, words("КОТ")), "turn", "КОТЩЩЩЩ").action.claimed is None


@EVERY_LEVEL
@pytest.mark.rule("SM-71")
def test_words_on_the_theme_count_more(level: Level) -> None:
    """КОТ counts 8 and ТОН 6, but five more on the theme."""
    known, theme = words("КОТ ТОН"), dict[str, Any](theme="дом", theme_words=["ТОН"], declare=True)
    plain = at_table(player(level, known, declare=True), "turn", "КОТНЩЩЩ")
    themed = at_table(player(level, known, **theme), "turn", "КОТНЩЩЩ")
    assert word_of(plain.action) == "КОТ"
    assert word_of(themed.action) == "ТОН"
    assert themed.action.claimed == 2 * (1 + 1 + 1) + 5


@EVERY_LEVEL
@pytest.mark.rule("SM-72")
def test_jacks_the_first_word_is_long_enough(level: Level) -> None:
    bot = player(level, words("ФОН ОКНО ВОРОН"), jacks=True)
    assert word_of(at_table(bot, "turn", "ВОРОНФЩ", opening=5).action) == "ВОРОН"
    short = at_table(bot, "turn", "ФОНОКЩЩ", opening=5)
    assert short.action == Pass()
    assert short.reason.params["count"] == 5
    assert word_of(at_table(bot, "turn", "ФОНОКЩЩ", opening=4).action) == "ОКНО"


@EVERY_LEVEL
@pytest.mark.rule("SM-70")
def test_a_blank_is_taken_off_the_board_first(level: Level) -> None:
    bot = player(level, words("КОТ"), reusable_blanks=True)
    assert at_table(bot, "turn", "ОЩЩЩЩЩЩ", grid=lying("З7 КоТ")).action == Swap("З8", "О")
    assert isinstance(at_table(bot, "turn", "АЩЩЩЩЩЩ", grid=lying("З7 КоТ")).action, Exchange), (
        "the letter is not there"
    )
    assert isinstance(at_table(player(level, words("КОТ")), "turn", "ОЩЩЩЩЩЩ", grid=lying("З7 КоТ")).action, Exchange)


# --- no word --------------------------------------------------------------------------------------------------------


def test_without_a_word_it_exchanges_what_is_hard_to_use() -> None:
    bot = player("beginner", words("КОТ"))
    assert at_table(bot, "turn", "ААЕНЩЪ?").action == Exchange("АЩЪ"), "the twin and the dearest go, the blank stays"
    assert at_table(bot, "turn", "ААЕНЩЪ?", bags_left=(1,)).action == Exchange("Щ"), "as many as there are"


@pytest.mark.parametrize(
    ("raw", "changed"),
    [
        ({}, {"bags_left": (0,)}),
        ({"restricted_exchange": True}, {"bags_left": (6,)}),
        ({}, {"scoreless": 6}),
    ],
)
def test_or_passes_where_an_exchange_is_not_allowed_or_does_not_help(raw: Any, changed: Any) -> None:
    decision = at_table(player("beginner", words("КОТ"), **raw), "turn", "ААЕНЩЪ?", **changed)
    assert decision.action == Pass()


# --- words of others ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "longest"), [("beginner", 0), ("amateur", 4), ("expert", 6), ("master", 15)])
def test_a_level_notices_wrong_words_of_some_length(level: Level, longest: int) -> None:
    bot = player(level, words("КОТ"), words="challenge")
    for length in range(2, 16):
        decision = at_table(bot, "respond", pending=pending("КОТ", "Щ" * length))
        assert decision.action == (Challenge() if length <= longest else Accept())
        assert decision.races == (length <= longest), "only the first challenge counts"


@EVERY_LEVEL
def test_a_word_of_the_dictionary_is_not_challenged_even_if_it_is_unknown(level: Level) -> None:
    bot = player(level, words("КОТ"), dictionary=words("КОТ ЩИ"), words="challenge")
    assert at_table(bot, "respond", pending=pending("ЩИ")).action == Accept()


@EVERY_LEVEL
def test_votes_go_by_the_dictionary(level: Level) -> None:
    bot = player(level, words("КОТ"), dictionary=words("КОТ ЩИ"), words="vote", seats=3)
    assert at_table(bot, "vote", pending=pending("ЩИ", "КОТ")).action == Vote(True)
    against = at_table(bot, "vote", pending=pending("КОТ", "ЩЫ"))
    assert against.action == Vote(False)
    assert against.reason.params["word"] == "ЩЫ"


@EVERY_LEVEL
def test_claims_of_the_theme_are_trusted_and_none_is_made(level: Level) -> None:
    bot = player(level, words("МЯЧ"), theme="спорт", seats=3)
    assert at_table(bot, "theme", pending=pending("МЯЧ", "КОТ", theme=("МЯЧ",))).action == ThemeVote(("МЯЧ",))
    own = at_table(bot, "turn", "МЯЧЩЩЩЩ").action
    assert isinstance(own, Play)
    assert own.theme == ()


# --- tiles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-75")
def test_two_bags_three_vowels_and_four_consonants() -> None:
    bot, rack = player("beginner", words("КОТ"), two_bags=True), ""
    for _ in range(7):
        taken = at_table(bot, "draw", rack, bags_left=(40, 60)).action
        assert isinstance(taken, Take)
        rack += "А" if taken.bag == "vowels" else "К"
    assert sorted(rack) == list("АААКККК")


SOLITAIRE: dict[str, Any] = {"mode": "solitaire"}


@EVERY_LEVEL
@pytest.mark.rule("SM-90")
def test_face_up_the_letters_of_a_long_word_are_taken(level: Level) -> None:
    bot = player(level, words("ПАРОВОЗ ВОРОТАМ"), **SOLITAIRE, solitaire="face-up")
    first = at_table(bot, "pick", open_bag="".join(sorted("ПАРОВОЗВОРОТАМЩЩЩ")))
    assert first.action == Pick("".join(sorted("ПАРОВОЗ"))), "it counts more than the other"
    assert first.reason.params == {"word": "ПАРОВОЗ"}
    fitting = at_table(bot, "pick", "ТАМ", open_bag="".join(sorted("ПАРОВОЗВОРОТАМЩЩЩ")))
    assert fitting.action == Pick("".join(sorted("ВОРО"))), "together with what is on the rack"


@EVERY_LEVEL
@pytest.mark.rule("SM-90")
def test_face_up_without_a_word_the_rack_comes_out_even(level: Level) -> None:
    bot = player(level, words("КОТ"), **SOLITAIRE, solitaire="face-up")
    picked = at_table(bot, "pick", "АЩЩ", open_bag="АААИИОНРСТ").action
    assert isinstance(picked, Pick)
    assert len(picked.letters) == 4
    assert len({*picked.letters, "А", "Щ"}) == 6, "no twins"
    last = at_table(bot, "pick", "АЩЩ", open_bag="АБ").action
    assert last == Pick("АБ")


def test_face_up_a_blank_is_taken_first() -> None:
    bot = player("beginner", words("ПАРОВОЗ ПАРОМ ПАРОВЕ"), **SOLITAIRE, solitaire="face-up")
    picked = at_table(bot, "pick", open_bag="??АВЕОПРЩЩЩ").action
    assert picked == Pick("?АВЕОПР")


@EVERY_LEVEL
@pytest.mark.rule("SM-89")
def test_two_racks_each_in_its_turn(level: Level) -> None:
    bot = player(level, words("КОТ ДОМ"), **SOLITAIRE, solitaire="two-racks")
    racks = {"rack": "КОТЩЩЩЩ", "second": "ДОМЩЩЩЩ"}
    assert word_of(at_table(bot, "turn", **racks, mover=0).action) == "КОТ"
    assert word_of(at_table(bot, "turn", **racks, mover=1).action) == "ДОМ"
