"""The clue: CN-18, CN-21..28, CN-G5..G7."""

from typing import Any

import msgspec
import pytest

from rules.codenames.tables import BOARD, UNKNOWN, table_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act
from slovoteka.games.codenames.actions import (
    LONGEST_CLUE,
    Accept,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Skip,
    Stop,
    Touch,
    TurnTimer,
    read_action,
)
from slovoteka.games.codenames.state import Given, Stage
from slovoteka.games.codenames.views import Clued

RED, BLUE = BOARD[:9], BOARD[9:17]


def reading_refused(line: str, rule: str, code: str) -> dict[str, Any]:
    """Checks that a captain cannot even type this. Returns the parameters of the refusal."""
    with pytest.raises(Illegal) as refusal:
        read_action(line)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)
    return dict(refusal.value.params)


# --- who gives it, and when -----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-18", "CN-21")
@pytest.mark.parametrize("first", [0, 1])
def test_captains_give_clues_in_turn(first: int) -> None:
    table = table_of(turn=first)
    givers: list[int] = []
    for wrong in BOARD[17:23]:
        givers += table.windows["clue"].seats
        table.clue("погода 2").touch(wrong)
    assert givers == [first, 1 - first] * 3
    assert [clue.team for clue in table.public.clues] == givers


@pytest.mark.rule("CN-18")
@pytest.mark.parametrize(("turn", "others"), [(0, (1, 2, 3, 4, 5)), (1, (0, 2, 3, 4, 5))])
def test_nobody_but_the_captain_whose_turn_it_is_gives_a_clue(turn: int, others: tuple[int, ...]) -> None:
    table = table_of(turn=turn, seats=6)
    for seat in others:
        table.refuses(seat, "балет 2", "CN-18", "captains-clue")
        table.refuses(seat, "спросить балет 2", "CN-18", "captains-clue")
    assert table.clue("балет 2").state.stage is Stage.GUESS


@pytest.mark.rule("CN-18")
@pytest.mark.parametrize("number", range(1, 10))
def test_one_word_may_relate_to_several_codenames(number: int) -> None:
    table = table_of().clue(f"погода {number}").touch(*RED[:number])
    assert table.public.covers[:number] == ("red",) * number
    assert table.public.clues == (Given(0, "ПОГОДА", number, tuple(range(number))),)


@pytest.mark.rule("CN-21")
def test_a_captain_gives_one_clue_a_turn() -> None:
    table = table_of().type(0, "балет 2")
    table.refuses(0, "юбка 1", "host", "closed")
    table.time_out("respond").refuses(0, "юбка 1", "host", "closed")
    table.touch("танец").refuses(0, "юбка 1", "host", "closed")
    table.type(2, "стоп").refuses(0, "юбка 1", "CN-18", "captains-clue")


# --- a word and a number --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-22")
@pytest.mark.parametrize(
    ("line", "word", "number"),
    [
        ("балет 2", "БАЛЕТ", 2),
        ("Балет: 2", "БАЛЕТ", 2),
        ("БАЛЕТ:2", "БАЛЕТ", 2),
        ("  балет   2  ", "БАЛЕТ", 2),
        ("юбка 1", "ЮБКА", 1),
        ("перья: 0", "ПЕРЬЯ", 0),
        ("перья неограниченно", "ПЕРЬЯ", None),
        ("восемь 3", "ВОСЕМЬ", 3),
        ("о 1", "О", 1),
    ],
)
def test_a_clue_is_a_word_and_a_number_and_everyone_hears_it(line: str, word: str, number: int | None) -> None:
    table = table_of().type(0, line)
    clue = Given(0, word, number)
    assert table.public.clues == (clue,)
    assert [(fact.audience, fact.event) for fact in table.facts] == [(None, Clued(0, clue))]


@pytest.mark.rule("CN-23")
def test_ballet_two_for_tutu_and_dance() -> None:
    table = table_of().clue("Балет: 2").touch("пачка", "танец")
    assert table.public.clues == (Given(0, "БАЛЕТ", 2, (BOARD.index("ПАЧКА"), BOARD.index("ТАНЕЦ"))),)
    assert table.public.covers[:3] == ("red", "red", None)


@pytest.mark.rule("CN-22")
@pytest.mark.parametrize("line", ["балет два", "балет -1", "балет 1.5", "балет 2 2 2 ура", "балет танец"])
def test_what_is_no_word_with_a_number_is_no_clue(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert refusal.value.code == "codenames-what"


@pytest.mark.rule("CN-22")
@pytest.mark.parametrize(
    "action",
    [
        Touch("ПАЧКА"), Stop(), Cover("ПАЧКА"), Skip(), Accept(), Protest(), Answer(valid=True), Ruling(valid=True),
        Ready(), TurnTimer(),
    ],
)  # fmt: skip
def test_a_captain_whose_turn_it_is_can_do_nothing_else(action: Any) -> None:
    table = table_of()
    table.refused(0, action, "CN-22", "not-now", window=table.windows["clue"].id)


# --- one word -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
@pytest.mark.parametrize(("line", "words"), [
    ("белый лебедь 2", 2), ("умирающий лебедь сен-санса 2", 3), ("лев толстой 1", 2), ("белый лебедь 2!", 2),
])  # fmt: skip
def test_several_words_are_refused_whatever_the_judge_thinks(judge: str, line: str, words: int) -> None:
    table = table_of(judge=judge)
    assert table.refuses(0, line, "CN-25", "clue-words") == {"words": words}
    assert table.judge.asked == []


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("word", ["балет", "красивый", "танцевать", "быстро", "трое", "мы", "над", "ах", "бы", "э"])
@pytest.mark.parametrize("judge", ["warn", "off"])
def test_one_word_of_any_part_of_speech_is_a_clue(judge: str, word: str) -> None:
    assert table_of(judge=judge).clue(f"{word} 1").public.clues == (Given(0, word.upper(), 1),)


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("word", ["", " ", "   "])
def test_no_word_is_no_clue(word: str) -> None:
    table_of().refused(0, Clue(word, 2), "CN-25", "clue-empty")


@pytest.mark.rule("CN-25")
def test_a_clue_has_a_length_that_people_can_read() -> None:
    table = table_of()
    for length in (LONGEST_CLUE + 1, 500):
        params = table.refused(0, Clue("А" * length, 2), "CN-25", "clue-long")
        assert params == {"length": length, "most": LONGEST_CLUE}
    assert table.act(0, Clue("А" * LONGEST_CLUE, 2)).public.clues[0].word == "А" * LONGEST_CLUE


# --- and nothing more -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-26")
@pytest.mark.parametrize("word", [
    "балет!", "балет?", "балет…", "балет,", "(балет)", "«балет»", "балет 🩰", "ба_лет", "балет\nтанец", "балет\x00",
    "балет/танец", "-балет", "балет-", "балет--танец", "балет 2 +", "балет.танец",
])  # fmt: skip
def test_signs_that_could_say_more_are_refused(word: str) -> None:
    table_of().refused(0, Clue(word, 2), "CN-56", "clue-signs")


@pytest.mark.rule("CN-26")
@pytest.mark.parametrize("word", ["балет", "БАЛЕТ", "баЛЕТ", "б\u0061л\u0065т", " балет ", "бале\u0301т", "балет."])
def test_all_ways_to_write_a_clue_look_the_same_to_those_who_guess(word: str) -> None:
    table, plain = table_of().act(0, Clue(word, 2)), table_of().act(0, Clue("БАЛЕТ", 2))
    assert (table.public, table.facts) == (plain.public, plain.facts)


@pytest.mark.rule("CN-26")
def test_a_remark_beside_a_clue_reaches_nobody() -> None:
    table, plain = table_of(), table_of().type(0, "балет 2")
    clue = msgspec.to_builtins(Clue("БАЛЕТ", 2)) | {"remark": "притянуто за уши"}
    table.apply_input(Act(0, table.windows["clue"].id, clue))
    assert (table.public, table.facts) == (plain.public, plain.facts)


@pytest.mark.rule("CN-26")
def test_nobody_learns_that_a_captain_insisted() -> None:
    table, plain = table_of(thinks={"БАЛЕТ": UNKNOWN}), table_of().type(0, "балет 2")
    table.refuses(0, "балет 2", "CN-80", "clue-warned")
    table.type(0, "балет 2!")
    assert (table.public, table.facts) == (plain.public, plain.facts)
    assert [table.private(seat) for seat in range(4)] == [plain.private(seat) for seat in range(4)]


@pytest.mark.rule("CN-26")
def test_while_his_team_guesses_a_captain_has_nothing_to_say() -> None:
    table = table_of(timer="none").clue("балет 2")
    assert all(0 not in window.seats for window in table.windows.values())
    for action in (Clue("ЮБКА", 1), Ask("ЮБКА", 1), Touch("ПАЧКА"), Stop()):
        table.refused(0, action, "CN-29", "captain-guesses", window=table.windows["guess"].id)


# --- no open codename -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-27")
@pytest.mark.parametrize("word", BOARD)
def test_no_open_codename_whosever_it_is(word: str) -> None:
    table = table_of()
    assert table.refuses(0, f"{word} 2", "CN-27", "clue-open") == {"word": word}


@pytest.mark.rule("CN-27")
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
@pytest.mark.parametrize(
    "line", ["коса 2", "Коса: 0", "коса неограниченно", "к\u006f\u0063\u0061 1", "коса 2!", "спросить коса 2"]
)
def test_insisting_does_not_help(judge: str, line: str) -> None:
    assert table_of(judge=judge).refuses(0, line, "CN-27", "clue-open") == {"word": "КОСА"}


@pytest.mark.rule("CN-27")
@pytest.mark.parametrize("line", ["мед 1", "мёд 1", "МЕД 1"])
def test_with_or_without_dots_it_is_the_same_codename(line: str) -> None:
    assert table_of().refuses(0, line, "CN-27", "clue-open") == {"word": "МЁД"}


@pytest.mark.rule("CN-28")
@pytest.mark.parametrize(("word", "line"), [
    ("КОСА", "коса 2"), ("ШПАГАТ", "шпагат 1"), ("СОЛЬ", "соль 0"), ("МЁД", "мёд 3"), ("МЁД", "мед 3"),
])  # fmt: skip
def test_a_covered_codename_may_be_a_clue(word: str, line: str) -> None:
    table = table_of(covered=(word,)).clue(line)
    assert table.public.clues[0].word == line.partition(" ")[0].upper()
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-28")
def test_a_codename_may_be_a_clue_as_soon_as_it_is_covered() -> None:
    table = table_of(turn=1)
    table.refuses(1, "соль 1", "CN-27", "clue-open")
    table.clue("море 1").touch("соль").clue("соль 1")
    assert [clue.word for clue in table.public.clues] == ["МОРЕ", "СОЛЬ"]


@pytest.mark.rule("CN-27", "CN-28")
def test_the_judge_is_asked_about_open_codenames_only() -> None:
    table = table_of(covered=("КОСА", "СОЛЬ")).clue("балет 2")
    assert {question.codenames for question in table.judge.asked} == {
        tuple(word for word in BOARD if word not in ("КОСА", "СОЛЬ"))
    }


# --- the number -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G5")
@pytest.mark.parametrize("number", [*range(10), None])
def test_from_zero_to_nine_or_unlimited(number: int | None) -> None:
    assert table_of().act(0, Clue("БАЛЕТ", number)).public.clues == (Given(0, "БАЛЕТ", number),)


@pytest.mark.rule("CN-G5")
@pytest.mark.parametrize("number", [-1, -9, 10, 25, 1_000_000])
def test_no_other_number(number: int) -> None:
    table = table_of()
    assert table.refused(0, Clue("БАЛЕТ", number), "CN-G5", "clue-number") == {"most": 9}
    assert table.refused(0, Ask("БАЛЕТ", number), "CN-G5", "clue-number") == {"most": 9}


@pytest.mark.rule("CN-G5")
@pytest.mark.parametrize("line", ["балет 10", "балет: 25!", "спросить балет 99"])
def test_no_other_number_can_be_typed(line: str) -> None:
    assert reading_refused(line, "CN-G5", "clue-number") == {"most": 9}


@pytest.mark.rule("CN-G5")
def test_a_number_may_be_larger_than_what_is_left_to_find() -> None:
    table = table_of(covered=RED[:8]).clue("балет 9")
    assert table.public.attempts_left == 10


@pytest.mark.rule("CN-G6")
@pytest.mark.parametrize(("number", "found"), [(1, 2), (5, 1), (9, 4)])
def test_nobody_checks_whether_the_number_is_honest(number: int, found: int) -> None:
    table = table_of().clue(f"балет {number}").touch(*RED[:found])
    assert table.public.covers.count("red") == found
    assert (table.public.clues[0].struck, table.public.objector) == (False, None)
    assert table.public.clues[0].number == number


@pytest.mark.rule("CN-G7")
@pytest.mark.parametrize("again", ["балет 2", "балет 1", "балет неограниченно"])
def test_a_clue_may_be_repeated(again: str) -> None:
    table = table_of().clue("балет 2").touch("соль").clue("погода 1").touch("волна").clue(again)
    assert [clue.word for clue in table.public.clues] == ["БАЛЕТ", "ПОГОДА", "БАЛЕТ"]
    assert table.windows["guess"].seats == (2,)


@pytest.mark.rule("CN-G7")
def test_a_clue_of_the_others_may_be_repeated() -> None:
    table = table_of().clue("балет 2").touch("соль").clue("балет 2").touch("лист")
    assert [(clue.team, clue.word) for clue in table.public.clues] == [(0, "БАЛЕТ"), (1, "БАЛЕТ")]
    assert table.public.covers[BOARD.index("ЛИСТ")] == "blue"


@pytest.mark.rule("CN-G7")
def test_a_repeated_clue_has_all_its_attempts_again() -> None:
    table = table_of().clue("балет 2").touch("пачка", "соль").clue("погода 1").touch("волна").clue("балет 2")
    assert table.public.attempts_left == 3
