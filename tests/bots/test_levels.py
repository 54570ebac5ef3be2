"""What the levels decide at constructed tables."""

from typing import Any

import pytest

from bots.toys import bands, decided, player, situation
from slovoteka.bots.bot import Level
from slovoteka.bots.forbidden import make
from slovoteka.bots.registry import levels_of
from slovoteka.games.forbidden.actions import Accept, Call, Choose, Doubt, Lay, Pass, Ready, Vote
from slovoteka.games.forbidden.options import read_options
from slovoteka.games.forbidden.state import PendingCall, Stage
from slovoteka.games.forbidden.views import CallFailed

LEVELS = levels_of("forbidden")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


@EVERY_LEVEL
def test_calls_a_word_it_sees(level: Level) -> None:
    decision = decided(player(level, bands("КОТ")), situation("respond", conversation="АОКТ"))
    assert decision.action == Call("КОТ")
    assert decision.races, "whoever calls first counts"
    assert decision.reason.params["word"] == "КОТ"


@EVERY_LEVEL
def test_passes_when_it_sees_nothing(level: Level) -> None:
    bot = player(level, bands("ДОМ"))
    assert decided(bot, situation("respond", conversation="АОКТ")).action == Pass()
    assert bot.decide(situation("call", conversation="АОКТ", mover=0)) is None


@EVERY_LEVEL
def test_a_word_beyond_the_vocabulary_is_not_seen(level: Level) -> None:
    """Each level knows a longer word than the one below, and calls the costliest word that it knows."""
    words = bands("КОТ", "КОРТ", "СКОРТ", "СКОРТЫ")
    decision = decided(player(level, words), situation("respond", conversation="АОКТРСЫ"))
    known = {"beginner": "КОТ", "amateur": "КОРТ", "expert": "СКОРТ", "master": "СКОРТЫ"}
    assert decision.action == Call(known[level])


@EVERY_LEVEL
def test_does_not_give_a_word_where_a_safe_letter_exists(level: Level) -> None:
    """К and Т complete a word with the letters on the table; Щ and the red letters complete none."""
    bot = player(level, bands("КОТ"))
    for conversation, hand in (("АОТ", "КЩК"), ("АОК", "ТТЩ"), ("АОТ", "ЩКК")):
        letter = decided(bot, situation("turn", conversation=conversation, hand=hand, mover=0)).action
        assert isinstance(letter, Lay)
        assert letter.letter not in "КТ"


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_red_letter_is_laid_when_the_hand_is_unsafe(level: Level) -> None:
    words = bands("КОТ ЛОТ БОТ")
    letter = decided(player(level, words), situation("turn", conversation="АОТ", hand="КЛБ", mover=0)).action
    assert isinstance(letter, Lay)
    assert letter.letter in "АЕИО"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_forced_it_lays_what_costs_least(level: Level) -> None:
    """Four red letters are on the table, so none may follow; К costs three letters, Л two."""
    words = bands("КОРТ ЛЕТ ЛОТ КОТ")
    decision = decided(player(level, words), situation("turn", conversation="АОЕИТР", hand="КЛК", mover=0))
    assert decision.action == Lay("Л")
    assert decision.reason.code == "bot-forbidden-forced"
    assert decision.reason.params["count"] == 2


@EVERY_LEVEL
def test_heeds_a_warning(level: Level) -> None:
    """The table warns that Ж would complete a word, although the bot does not know it."""
    asked = situation("turn", conversation="АОТ", hand="ЖЖЩ", mover=0, warned="ЖАЕИО")
    assert decided(player(level, bands("КОТ")), asked).action == Lay("Щ")


def test_the_expert_squeezes_the_neighbour() -> None:
    """After Ш every letter that others may hold completes a word; after Щ none does. Four red letters are out."""
    others = "БВГДЖЗЙКЛМНПРСТУФХЦЧЫЬЭЮЯ"
    words = bands("", "", " ".join(f"ШАО{letter}" for letter in others + "ШЩ"))
    asked = situation("turn", conversation="АОЕИ", hand="ЩШЩ", mover=0)
    decision = decided(player("expert", words), asked)
    assert decision.action == Lay("Ш")
    assert decision.reason.code == "bot-forbidden-squeeze"
    assert decision.reason.params["count"] == 0
    assert decided(player("master", words), asked).action == Lay("Ш")


@pytest.mark.parametrize("level", ["expert", "master"])
def test_two_words_are_called_one_after_the_other(level: Level) -> None:
    """КОРТ alone costs three. КОТ and then РИС cost four, and two red letters are left between them."""
    words = bands("КОРТ КОТ РИС")
    decision = decided(player(level, words), situation("respond", conversation="АЕИОКРСТ"))
    assert decision.action in (Call("КОТ"), Call("РИС"))
    assert decision.reason.code == "bot-forbidden-call-twice"
    assert decision.reason.params["count"] == 4


@pytest.mark.parametrize("level", LEVELS)
def test_the_rest_is_called_while_the_victim_chooses(level: Level) -> None:
    asked = situation("call", conversation="АИРС", stage=Stage.CHOOSE)
    assert decided(player(level, bands("РИС")), asked).action == Call("РИС")


@pytest.mark.parametrize("level", LEVELS[1:])
def test_gives_the_turn_away_when_everything_is_unsafe(level: Level) -> None:
    """Four red letters are out, and almost every black one completes a word: the neighbour is hardly better off."""
    words = bands(" ".join(f"{letter}ОТ" for letter in "БВГДЗЙКЛМНПРС"))
    asked = situation("choose", conversation="АОЕИТ", hand="КЛБ", seat=1)
    assert decided(player(level, words), asked).action == Choose("left")


@pytest.mark.parametrize("level", ["amateur", "expert"])
def test_goes_on_itself_with_a_safe_letter(level: Level) -> None:
    asked = situation("choose", conversation="АОЕИТ", hand="КЩБ", seat=1)
    decision = decided(player(level, bands("КОТ ЛОТ БОТ")), asked)
    assert decision.action == Choose("self")
    assert decision.reason.params == {"letter": "Щ"}


@EVERY_LEVEL
def test_doubts_by_its_vocabulary_and_votes_by_the_dictionary(level: Level) -> None:
    words = bands("КОТ", "", "", "ТОК")
    bot = player(level, words)

    def asked(kind: str, word: str) -> Any:
        pending = PendingCall(1, word, Stage.RESPOND)
        return decided(bot, situation(kind, conversation="АОКТ", pending=pending)).action

    assert asked("doubt", "КОТ") == Accept()
    assert asked("doubt", "ТОК") == (Accept() if level == "master" else Doubt())
    assert asked("doubt", "КТО") == Doubt()
    assert asked("vote", "ТОК") == Vote(True), "the dictionary knows more than a beginner"
    assert asked("vote", "КТО") == Vote(False)


@EVERY_LEVEL
def test_a_failed_word_is_not_called_again(level: Level) -> None:
    bot = player(level, bands("КОТ ТОК"))
    failed = [CallFailed(2, "КОТ", 0)]
    assert decided(bot, situation("respond", conversation="АОКТ", events=failed)).action == Call("ТОК")
    both = [*failed, CallFailed(0, "ТОК", 0)]
    assert decided(bot, situation("respond", conversation="АОКТ", events=both)).action == Pass()
    letter = decided(bot, situation("turn", conversation="АОТ", hand="ККК", mover=0, events=both, warned="АЕИО"))
    assert letter.action == Lay("К"), "nobody can call them any more, so К is safe"
    assert letter.reason.code != "bot-forbidden-forced"


@EVERY_LEVEL
def test_is_silent_while_a_wrong_call_forbids_to_call(level: Level) -> None:
    bot = player(level, bands("КОТ"))
    asked = situation("respond", conversation="АОКТ", quiet_until_ms=3_500)
    assert decided(bot, asked).reason.code == "bot-forbidden-quiet"
    assert decided(bot, situation("respond", conversation="АОКТ", quiet_until_ms=1_000)).action == Call("КОТ")


@EVERY_LEVEL
def test_jargon_of_the_table_is_known_to_all(level: Level) -> None:
    bot = make(level, read_options({"jargon": True, "jargon_words": ["щыщ"]}), seed=3)  # a beginner who sees the word
    assert decided(bot, situation("respond", conversation="АОЩЫЩ")).action == Call("ЩЫЩ")
    laid = decided(bot, situation("turn", conversation="АОЩЫ", hand="ЩФЩ", mover=0)).action
    assert laid != Lay("Щ")


@EVERY_LEVEL
def test_is_ready_for_the_next_game(level: Level) -> None:
    asked = situation("ready", conversation="", stage=Stage.BREAK, last_mover=None)
    assert decided(player(level, bands("КОТ")), asked).action == Ready()
