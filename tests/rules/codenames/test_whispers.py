"""Captains who whisper about a clue before it is given: CN-68 and CN-G18."""

from typing import Any

import pytest

from rules.codenames.tables import COGNATE, UNKNOWN, CodenamesTable, table_of
from slovoteka.core.inputs import MoreTime
from slovoteka.games.codenames.actions import Accept, Answer, Ask, Clue, Cover, Protest, Ruling, Stop, Touch
from slovoteka.games.codenames.state import Given, Stage, Whispered
from slovoteka.games.codenames.views import Answered, Asked, Clued

KIN = "косить 1"
"""A cognate of КОСА, which the judge recognises."""


def asked(line: str = KIN, **options: Any) -> CodenamesTable:
    """Red's captain has asked blue's about a clue."""
    return table_of(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}, **options).type(0, f"спросить {line}")


# --- asking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-68", "CN-G18")
def test_only_captains_hear_what_is_asked() -> None:
    table = asked()
    clue = Given(0, "КОСИТЬ", 1)
    for captain in (0, 1):
        assert table.events_of(Asked, captain) == [Asked(0, clue)]
        assert table.private(captain).asked == clue
    for guesser in (2, 3):
        assert table.events_of(Asked, guesser) == [Asked(0)]
        assert table.private(guesser).asked is None
    assert table.events_of(Asked) == []
    assert table.public.clues == ()


@pytest.mark.rule("CN-68")
def test_the_other_captain_is_asked_and_nobody_else() -> None:
    table = asked()
    assert list(table.windows) == ["whisper"]
    assert (table.windows["whisper"].seats, table.windows["whisper"].limit_ms) == ((1,), 60_000)
    for seat in (0, 2, 3):
        table.refused(seat, Answer(True), "CN-G8", "captain-decides")
    table.refused(0, Clue("КОСИТЬ", 1, sure=True), "host", "closed")


@pytest.mark.rule("CN-68")
def test_blue_asks_red() -> None:
    table = table_of(turn=1).type(1, "спросить косить 1")
    assert table.windows["whisper"].seats == (0,)
    table.type(0, "можно")
    assert table.windows["clue"].seats == (1,)


@pytest.mark.rule("CN-68")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_who_does_not_give_the_clue_does_not_ask(seat: int) -> None:
    table_of().refused(seat, Ask("БАЛЕТ", 2), "CN-18", "captains-clue")


@pytest.mark.rule("CN-68")
@pytest.mark.parametrize("action", [Clue("ПТИЦА", 1), Ruling(True), Accept(), Protest(), Touch("КОСА"), Stop()])
def test_yes_or_no_is_all_that_he_answers(action: Any) -> None:
    table = asked()
    table.refused(1, action, "CN-68", "not-now", table.windows["whisper"].id)


@pytest.mark.rule("CN-68")
@pytest.mark.parametrize("action", [Answer(True), Accept(), Touch("КОСА"), Cover("ПАЧКА")])
def test_a_clue_or_a_question_is_what_a_captain_is_invited_to(action: Any) -> None:
    table = table_of()
    table.refused(0, action, "CN-22", "not-now", table.windows["clue"].id)


@pytest.mark.rule("CN-27", "CN-68")
@pytest.mark.parametrize("line", ["коса 1", "ко-са 1", "чёрная коса 1"])
def test_an_open_codename_is_not_even_asked_about(line: str) -> None:
    table = table_of(covered=("ГРИФ",))
    table.refuses(0, f"спросить {line}", "CN-27", "clue-open")
    assert table.type(0, "спросить гриф 1").state.stage is Stage.WHISPER


@pytest.mark.rule("CN-68")
def test_what_is_no_clue_at_all_is_not_asked_about() -> None:
    table = table_of()
    table.refused(0, Ask("БАЛЕТ", 10), "CN-G5", "clue-number")
    table.refused(0, Ask("", 1), "CN-25", "clue-empty")
    table.refused(0, Ask("БАЛЕТ, ОПЕРА", 1), "CN-56", "clue-signs")


MODES = pytest.mark.parametrize("judge", ["warn", "block", "off"])


@MODES
@pytest.mark.rule("CN-68", "CN-25", "CN-66", "CN-79", "CN-85")
@pytest.mark.parametrize("line", ["три мушкетёра 2", "плащ-палатка 2", "коса-плуг 1", "црк 1"])
def test_what_the_program_refuses_may_be_asked_about_and_given_if_the_other_captain_allows_it(
    judge: str, line: str
) -> None:
    table = table_of(judge=judge).type(0, f"спросить {line}").type(1, "можно").type(0, line)
    assert table.events_of(Clued)[0].allowed is True
    assert table.state.stage is Stage.GUESS


@MODES
@pytest.mark.rule("CN-68", "CN-25", "CN-66")
@pytest.mark.parametrize(("line", "rule"), [("три мушкетёра 2", "CN-25"), ("коса-плуг 1", "CN-66")])
def test_without_his_yes_it_is_refused_as_ever(judge: str, line: str, rule: str) -> None:
    code = "clue-words" if rule == "CN-25" else "clue-open"
    table = table_of(judge=judge).type(0, f"спросить {line}").time_out("whisper")
    table.refuses(0, f"{line}!", rule, code)
    table.type(0, f"спросить {line}").type(1, "нельзя").refuses(0, f"{line}!", "CN-68", "clue-whispered")


@pytest.mark.rule("CN-68", "CN-G18")
def test_a_yes_to_two_words_is_for_their_number_and_this_turn() -> None:
    table = table_of().type(0, "спросить три мушкетёра 2").type(1, "можно")
    table.refuses(0, "три мушкетёра 3", "CN-25", "clue-words")
    table.clue("три мушкетёра 2").touch("СОЛЬ").clue("погода 1").touch("ПАЧКА")
    table.refuses(0, "три мушкетёра 2", "CN-25", "clue-words")


@pytest.mark.rule("CN-68")
def test_the_judge_is_not_asked_about_a_whisper() -> None:
    table = asked()
    assert table.judge.asked == []


# --- yes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-68")
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
def test_what_the_other_captain_allows_is_valid_whatever_the_judge_thinks(judge: str) -> None:
    table = asked(judge=judge).type(1, "можно")
    assert table.private(0).whispers == (Whispered("КОСИТЬ", 1, valid=True),)
    table.type(0, KIN)
    assert table.events == [Clued(0, Given(0, "КОСИТЬ", 1), allowed=True, whispers=1)]
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-68", "CN-G18")
@pytest.mark.parametrize("seat", [1, 3])
def test_nobody_of_his_team_can_object_to_it_any_more(seat: int) -> None:
    table = asked().type(1, "можно").type(0, KIN)
    assert "object" not in table.windows
    table.refused(seat, Protest(), "host", "closed")
    table.touch("КОСА")
    assert table.state.clues[-1].struck is False


@pytest.mark.rule("CN-68", "CN-G18")
def test_only_captains_hear_the_answer() -> None:
    table = asked().type(1, "нельзя")
    for captain in (0, 1):
        assert table.events_of(Answered, captain) == [Answered(1, valid=False)]
        assert table.private(captain).whispers == (Whispered("КОСИТЬ", 1, valid=False),)
    for guesser in (2, 3):
        assert table.events_of(Answered, guesser) == [Answered(1)]
        assert table.private(guesser).whispers == ()
    assert table.events_of(Answered) == []


@pytest.mark.rule("CN-68")
def test_after_a_yes_another_clue_may_be_given_and_is_judged_as_ever() -> None:
    table = asked().type(1, "можно")
    table.refuses(0, "зюзя 1", "CN-80", "clue-warned")
    table.type(0, "балет 2")
    assert table.events == [Clued(0, Given(0, "БАЛЕТ", 2), allowed=False, whispers=1)]
    assert table.windows["respond"].seats == (1, 3)


@pytest.mark.rule("CN-G18")
def test_a_yes_is_for_the_word_with_its_number() -> None:
    """The number may be what makes a clue invalid (CN-63)."""
    table = asked(judge="block").type(1, "можно")
    table.refuses(0, "косить 2", "CN-65", "clue-refused")
    table.refuses(0, "косить неограниченно", "CN-65", "clue-refused")
    assert table.type(0, KIN).state.stage is Stage.GUESS


@pytest.mark.rule("CN-G18")
def test_he_may_be_asked_about_another_number_after_a_yes() -> None:
    table = asked().type(1, "можно").type(0, "спросить косить 2").type(1, "можно").type(0, "косить 2")
    assert table.events_of(Clued) == [Clued(0, Given(0, "КОСИТЬ", 2), allowed=True, whispers=2)]


@pytest.mark.rule("CN-G15", "CN-G18")
@pytest.mark.parametrize("line", ["косить 2", "косить 1", "косить неограниченно"])
def test_for_a_captain_who_is_late_a_yes_holds_for_the_one_number_he_has_left(line: str) -> None:
    table = asked(line, timer="strict", judge="block").type(1, "можно").time_out("clue")
    table.refuses(0, "косить 2", "CN-G15", "clue-late")
    table.type(0, "косить 1")
    assert table.events_of(Clued) == [Clued(0, Given(0, "КОСИТЬ", 1), allowed=True, whispers=1)]
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-G15", "CN-G18")
def test_a_no_holds_for_a_captain_who_is_late() -> None:
    table = asked("балет 2", timer="strict").type(1, "нельзя").time_out("clue")
    table.refuses(0, "балет 1", "CN-68", "clue-whispered")


# --- no -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G18")
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
def test_a_no_binds_even_where_the_judge_finds_nothing(judge: str) -> None:
    table = asked("балет 2", judge=judge).type(1, "нельзя")
    assert table.refuses(0, "балет 2", "CN-68", "clue-whispered") == {"clue": "БАЛЕТ"}
    table.refuses(0, "балет 2!", "CN-68", "clue-whispered")
    table.type(0, "танцор 2")
    assert table.events_of(Clued) == [Clued(0, Given(0, "ТАНЦОР", 2), allowed=False, whispers=1)]


@pytest.mark.rule("CN-G18")
@pytest.mark.parametrize("number", ["0", "1", "3", "неограниченно"])
def test_a_no_is_to_the_word_whatever_its_number(number: str) -> None:
    table = asked("балет 2").type(1, "нельзя")
    table.refuses(0, f"балет {number}!", "CN-68", "clue-whispered")
    table.refuses(0, f"спросить балет {number}", "CN-G18", "asked-enough")


@pytest.mark.rule("CN-G18")
def test_a_no_to_one_number_outweighs_a_yes_to_another() -> None:
    table = asked("балет 2").type(1, "можно").type(0, "спросить балет 3").type(1, "нельзя")
    table.refuses(0, "балет 2", "CN-68", "clue-whispered")


@pytest.mark.rule("CN-G18")
def test_an_answer_is_not_asked_for_again() -> None:
    for answer in ("можно", "нельзя"):
        asked().type(1, answer).refuses(0, f"спросить {KIN}", "CN-G18", "asked-enough")


@pytest.mark.rule("CN-G18")
def test_three_questions_a_turn_and_no_more() -> None:
    table = table_of()
    for word in ("балет", "птица", "грядка"):
        table.type(0, f"спросить {word} 2").type(1, "нельзя")
    assert table.refuses(0, "спросить песня 1", "CN-G18", "asked-enough") == {"most": 3}
    for word in ("балет", "птица", "грядка"):
        table.refuses(0, f"{word} 2", "CN-68", "clue-whispered")
    table.type(0, "песня 1")
    assert table.events_of(Clued)[0].whispers == 3


@pytest.mark.rule("CN-G18")
def test_an_answer_holds_for_the_turn_it_was_given_in() -> None:
    table = asked("балет 2").type(1, "нельзя").clue("птица 1").touch("ШПАГАТ")
    assert table.private(0).whispers == ()
    table.clue("бумага 1").touch("ПОЛЕ").type(3, "стоп")
    assert table.type(0, "балет 2").state.stage is Stage.RESPOND


# --- silence --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-68")
def test_no_answer_in_time_is_neither_yes_nor_no() -> None:
    table = asked(decide_ms=5_000)
    assert table.windows["whisper"].limit_ms == 5_000
    table.time_out("whisper")
    assert table.events_of(Answered, 0) == [Answered(1)]
    assert table.private(0).whispers == (Whispered("КОСИТЬ", 1, valid=None),)
    table.refuses(0, KIN, "CN-65", "clue-warned")
    table.type(0, f"{KIN}!")
    assert table.events_of(Clued)[0].allowed is False
    assert table.windows["respond"].seats == (1, 3)


@pytest.mark.rule("CN-68")
def test_after_silence_he_may_be_asked_again() -> None:
    table = asked().time_out("whisper").type(0, f"спросить {KIN}")
    assert table.windows["whisper"].seats == (1,)


@pytest.mark.rule("CN-G18")
def test_silence_counts_among_the_questions() -> None:
    table = table_of()
    for word in ("балет", "птица", "грядка"):
        table.type(0, f"спросить {word} 2").time_out("whisper")
    table.refuses(0, "спросить песня 1", "CN-G18", "asked-enough")


@pytest.mark.rule("CN-G18")
@pytest.mark.parametrize("valid", [True, False])
def test_an_answer_after_silence_binds_like_any(valid: bool) -> None:
    table = asked().time_out("whisper").type(0, f"спросить {KIN}").act(1, Answer(valid))
    if valid:
        assert table.type(0, KIN).events_of(Clued)[0].allowed is True
    else:
        table.refuses(0, f"{KIN}!", "CN-68", "clue-whispered")


@pytest.mark.rule("CN-G18", "CN-G14")
def test_a_no_is_not_got_round_by_the_two_dots_of_a_letter() -> None:
    table = asked("ёлка 1").type(1, "нельзя")
    table.refuses(0, "елка 1", "CN-68", "clue-whispered")
    table.refuses(0, "спросить елка 1", "CN-G18", "asked-enough")


# --- the time of him who asks ---------------------------------------------------------------------------------------


def deadline(table: CodenamesTable) -> int:
    """When the captain must have given a clue."""
    ends = table.table.deadline_ms(table.windows["clue"])
    assert ends is not None
    return ends


@pytest.mark.rule("CN-68", "CN-59")
@pytest.mark.parametrize(("timer", "limit_ms"), [("strict", 120_000), ("sand", 1_800_000), ("none", 1_800_000)])
def test_his_time_stands_still_while_he_waits(timer: str, limit_ms: int) -> None:
    table = table_of(timer=timer).wait(30_000).type(0, "спросить балет 2").wait(25_000).type(1, "можно")
    assert (table.windows["clue"].opened_ms, deadline(table)) == (0, limit_ms + 25_000)
    table.wait(10_000).type(0, "спросить птица 1").wait(7_000).type(1, "нельзя")
    assert deadline(table) == limit_ms + 32_000


@pytest.mark.rule("CN-68", "CN-59")
def test_it_stands_still_for_as_long_as_nobody_answers() -> None:
    table = table_of(timer="strict", decide_ms=40_000).wait(119_999).type(0, "спросить балет 2").time_out("whisper")
    assert deadline(table) == table.now_ms + 1


@pytest.mark.rule("CN-68", "CN-59")
def test_time_that_the_host_has_added_is_not_lost_by_a_whisper() -> None:
    table = table_of(timer="strict")
    table.apply_input(MoreTime(table.windows["clue"].id, 60_000)).wait(5_000)
    table.type(0, "спросить балет 2").wait(20_000).type(1, "можно")
    assert deadline(table) == 120_000 + 60_000 + 20_000


@pytest.mark.rule("CN-G15")
def test_waiting_does_not_lengthen_the_seconds_of_who_is_late() -> None:
    table = asked(timer="strict").wait(30_000).type(1, "нельзя").time_out("clue")
    assert deadline(table) == table.now_ms + 20_000


@pytest.mark.rule("CN-59", "CN-68")
def test_in_the_next_turn_nobody_has_waited() -> None:
    table = asked(timer="strict").wait(30_000).type(1, "можно").clue(KIN).touch("СОЛЬ")
    assert deadline(table) == table.now_ms + 120_000
    missed = asked(timer="strict").wait(30_000).type(1, "нельзя").time_out("clue").time_out("clue")
    assert deadline(missed) == missed.now_ms + 120_000


# --- where there is nobody to ask -----------------------------------------------------------------------------------


@pytest.mark.rule("CN-68", "CN-91")
def test_one_team_has_no_other_captain_to_ask() -> None:
    table_of(seats=2).refuses(0, "спросить балет 2", "CN-68", "nobody-to-ask")
