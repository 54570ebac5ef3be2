"""Actions as a player types them."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.codenames.tables import BOARD, table_of
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
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
    Vote,
    read_action,
    readable,
    write_action,
)
from slovoteka.games.codenames.deck import default_deck
from slovoteka.lexicon.alphabet import fold

WHOLE: list[Action] = [
    Answer(True), Answer(False), Accept(), Protest(), Ruling(True), Ruling(False), Ruling(False, "CN-65"),
    Vote(True), Vote(False), Stop(), Skip(), TurnTimer(), Ready(),
]  # fmt: skip
VERBS = ["спросить", "запитати", "ask", "тронуть", "торкнутися", "touch", "закрыть", "закрити", "cover"]


def test_lines_of_up_to_600_signs_are_read() -> None:
    longest = f"балет{'2':>595}"
    assert len(longest) == 600
    assert read_action(longest) == Clue("БАЛЕТ", 2)
    with pytest.raises(Unreadable, match="codenames-what"):
        read_action(longest.replace(" ", "  ", 1))


@pytest.mark.parametrize("line", ["х" * 601, "много слов " * 20], ids=["long", "words"])
def test_as_much_of_a_line_as_fits_a_sentence(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert refusal.value.params == {"text": line[:60]}


@pytest.mark.rule("CN-25")
def test_clues_of_programs_are_as_long_as_those_of_people() -> None:
    assert readable(Clue("балет".ljust(600), 2)) == Clue("БАЛЕТ", 2)
    assert readable(Clue("б" * 40, 2)) == Clue("Б" * 40, 2)
    for word in ("балет".ljust(601), "б" * 41):
        with pytest.raises(Illegal) as refusal:
            readable(Clue(word, 2))
        assert (refusal.value.rule, refusal.value.code) == ("CN-25", "clue-long")
        assert refusal.value.params == {"length": len(word), "most": 40}


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("балет 2", Clue("БАЛЕТ", 2)),
        ("  Балет   2 ", Clue("БАЛЕТ", 2)),
        ("БАЛЕТ: 2", Clue("БАЛЕТ", 2)),
        ("балет:2", Clue("БАЛЕТ", 2)),
        ("балет :\t2", Clue("БАЛЕТ", 2)),
        ("балет 2!", Clue("БАЛЕТ", 2, sure=True)),
        ("балет 2 !", Clue("БАЛЕТ", 2, sure=True)),
        ("перья: 0", Clue("ПЕРЬЯ", 0)),
        ("слово 9", Clue("СЛОВО", 9)),
        ("слово неограниченно", Clue("СЛОВО")),
        ("слово: Неограниченно!", Clue("СЛОВО", sure=True)),
        ("слово необмежено", Clue("СЛОВО")),
        ("слово unlimited", Clue("СЛОВО")),
        ("слово ∞", Clue("СЛОВО")),
        ("слово *", Clue("СЛОВО")),
        ("мёд 1", Clue("МЁД", 1)),
        ("о 1", Clue("О", 1)),
        ("007 2", Clue("007", 2)),
        ("плащ-палатка 2", Clue("ПЛАЩ-ПАЛАТКА", 2)),
        ("три мушкетёра 2", Clue("ТРИ МУШКЕТЁРА", 2)),
        ("д’артаньян 2", Clue("Д'АРТАНЬЯН", 2)),
        ("з-а-м-о-к 2", Clue("ЗАМОК", 2)),
        ("за\u0301мок 2", Clue("ЗАМОК", 2)),
        ("ц.р.у. 2", Clue("ЦРУ", 2)),
        ("rock'roll 2", Clue("ROCK'ROLL", 2)),
        ("тронуть 5", Clue("ТРОНУТЬ", 5)),
        ("подсказка спросить алису 2", Clue("СПРОСИТЬ АЛИСУ", 2)),
        ("apfel 2", Clue("APFEL", 2)),
        ("спросить балет 2", Ask("БАЛЕТ", 2)),
        ("запитати балет: 2", Ask("БАЛЕТ", 2)),
        ("ask балет unlimited", Ask("БАЛЕТ")),
        ("спросить слово неограниченно", Ask("СЛОВО")),
        ("можно", Answer(True)),
        ("можна", Answer(True)),
        ("valid", Answer(True)),
        ("нельзя", Answer(False)),
        ("не  можна", Answer(False)),
        ("invalid", Answer(False)),
        ("Согласен", Accept()),
        ("згоден", Accept()),
        ("accept", Accept()),
        ("возражаю", Protest()),
        ("заперечую", Protest()),
        ("object", Protest()),
        ("засчитать", Ruling(True)),
        ("зарахувати", Ruling(True)),
        ("stands", Ruling(True)),
        ("отклонить", Ruling(False)),
        ("відхилити", Ruling(False)),
        ("strike", Ruling(False)),
        ("отклонить CN-65", Ruling(False, "CN-65")),
        ("Відхилити cn-88", Ruling(False, "CN-88")),
        ("strike CN-G8", Ruling(False, "CN-G8")),
        ("годится", Vote(True)),
        ("не  годиться", Vote(False)),
        ("unfair", Vote(False)),
        ("коса", Touch("КОСА")),
        (" КОСА ", Touch("КОСА")),
        ("мёд", Touch("МЕД")),
        ("тронуть мёд", Touch("МЕД")),
        ("торкнутися коса", Touch("КОСА")),
        ("touch коса", Touch("КОСА")),
        ("тронуть стоп", Touch("СТОП")),
        ("закрыть лук", Cover("ЛУК")),
        ("закрити лук", Cover("ЛУК")),
        ("cover мёд", Cover("МЕД")),
        ("стоп", Stop()),
        ("stop", Stop()),
        ("пропустить", Skip()),
        ("пропустити", Skip()),
        ("skip", Skip()),
        ("таймер", TurnTimer()),
        ("timer", TurnTimer()),
        ("готов", Ready()),
        ("готовий", Ready()),
        ("ready", Ready()),
    ],
)
def test_what_is_typed(line: str, action: Action) -> None:
    assert read_action(line) == action


def test_letters_are_made_one_where_they_enter() -> None:
    """A Latin letter in a Russian word is read as the Russian one; a Latin word stays Latin (CN-64)."""
    assert read_action("б\u0061лет 2") == Clue("БАЛЕТ", 2)
    assert read_action("koca") == Touch("КОСА")
    assert readable(Touch("ко\u0301са")) == Touch("КОСА")
    assert readable(Clue("и\u0306од", 1)) == Clue("ЙОД", 1)


# --- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        *WHOLE,
        *(Clue("БАЛЕТ", number) for number in range(10)),
        Clue("БАЛЕТ"),
        Clue("БАЛЕТ", 2, sure=True),
        Clue("БАЛЕТ", sure=True),
        Clue("ТРИ МУШКЕТЁРА", 3),
        Clue("НЬЮ-ЙОРК", 3),
        Clue("НЕОГРАНИЧЕННО"),
        Clue("ТАЙМЕР", 1),
        Clue("007", 1),
        Clue("T-34", 1),
        Clue("Д'АРТАНЬЯН", 1),
        Clue("ROCK'ROLL", 1),
        Ask("БАЛЕТ", 0),
        Ask("БАЛЕТ"),
        Ask("ТРИ МУШКЕТЁРА", 3),
        Touch("СТОП"),
        Touch("МЕД"),
        Cover("ПРОПУСТИТЬ"),
    ],
)
def test_writing_and_reading_are_inverse(action: Action) -> None:
    assert read_action(write_action(action)) == action


def test_every_word_of_the_deck_can_be_touched_covered_and_given_as_a_clue() -> None:
    for word in default_deck().words:
        actions: tuple[Action, ...] = (Touch(fold(word)), Cover(fold(word)), Clue(word, 2), Ask(word, None))
        for action in actions:
            assert read_action(write_action(action)) == action


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_of_the_notation_may_be_a_clue(verb: str) -> None:
    """«Тронуть: 2» is a good clue for СТРУНА and СЕРДЦЕ."""
    actions: tuple[Action, ...] = (Clue(verb.upper(), 2), Clue(verb.upper(), sure=True), Ask(verb.upper(), 2))
    for action in actions:
        assert read_action(write_action(action)) == action


@pytest.mark.parametrize("verb", VERBS)
def test_a_title_may_begin_with_a_verb_of_the_notation(verb: str) -> None:
    """Where titles count as one word (CN-82)."""
    action = Clue(f"{verb.upper()} НЕБО", 2)
    assert read_action(write_action(action)) == action


LETTERS = "абвеёжйостьъ-' .:!*\t" + "abco" + "іїєґ" + "0129"


@settings(max_examples=400, deadline=None, database=None)
@given(line=st.text(max_size=80) | st.text(LETTERS, max_size=30) | st.text(LETTERS, max_size=20).map("{} 2".format))
@example(line="ß 1")
@example(line="ΐ 1")
@example(line="ŉ 1")
@example(line="ﬁ 1")
@example(line="балет ٣")
@example(line="балет 000000002")
@example(line="а" * 40 + " 1")
@example(line="ß" * 40 + " 1")
@example(line="з-а\u0301-м-о-к 2")
@example(line="ΐ" * 40 + " 1")
def test_any_line_is_read_or_refused(line: str) -> None:
    """What was read is written so that it can be read again."""
    try:
        action = read_action(line)
    except (Unreadable, Illegal):
        return
    assert read_action(write_action(action)) == action
    assert readable(action) == action


# --- nonsense -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "", "   ", "балет два", "балет 2 3 !!", "балет 2.5", "балет -1", "спросить", "спросить балет", "ask",
        "тронуть", "закрыть", "тронуть лук коса", "лук коса", "к0са", "koca5", "?", "!", "2", "ко\x00са",
        "\ud800", "тронуть \ud800", "стоп стоп", "слово 1234567890", "х" * 10_000, "тронуть " + "х" * 500, "а " * 5_000,
    ],
)  # fmt: skip
def test_what_cannot_be_read(line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_action(line)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    ("line", "rule", "code"),
    [
        pytest.param("балет 10", "CN-G5", "clue-number", marks=pytest.mark.rule("CN-G5")),
        pytest.param("балет 999999999", "CN-G5", "clue-number", marks=pytest.mark.rule("CN-G5")),
        pytest.param(": 2", "CN-25", "clue-empty", marks=pytest.mark.rule("CN-25")),
        pytest.param("а" * 41 + " 2", "CN-25", "clue-long", marks=pytest.mark.rule("CN-25")),
        pytest.param("балет, опера 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("балет (танец) 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("-балет 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("кто? 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("бал_ет 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("кот.молоко 2", "CN-56", "clue-signs", marks=pytest.mark.rule("CN-56")),
        pytest.param("спросить балет 10", "CN-G5", "clue-number", marks=pytest.mark.rule("CN-G5")),
    ],
)
def test_what_is_no_clue(line: str, rule: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_action(line)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)


@pytest.mark.rule("CN-G5", "CN-56")
@pytest.mark.parametrize(
    ("action", "rule"),
    [(Clue("БАЛЕТ", 10), "CN-G5"), (Clue("БАЛЕТ", -1), "CN-G5"), (Ask("БАЛЕТ", 10**300), "CN-G5"),
     (Clue("БАЛЕТ!", 1), "CN-56"), (Ask("БА\nЛЕТ", 1), "CN-56"), (Clue("\ud800", 1), "CN-56"), (Clue("", 1), "CN-25")],
)  # fmt: skip
def test_a_program_gets_the_same_refusals(action: Action, rule: str) -> None:
    with pytest.raises(Illegal) as refusal:
        readable(action)
    assert refusal.value.rule == rule


# --- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G14")
@pytest.mark.parametrize("word", ["мёд", "МЕД", "Мед", "ме\u0308д"])
def test_a_codename_with_yo_is_touched_either_way(word: str) -> None:
    table = table_of().clue("пчела 1")
    table.act(2, Touch(word))
    assert table.events[0].word == BOARD[table.events[0].place] == "МЁД"


def test_what_is_sent_in_lower_case_lies_on_the_table_in_capitals() -> None:
    table = table_of().act(0, Clue("балет", 2))
    assert table.public.clues[-1].word == "БАЛЕТ"
    assert table.judge.asked[-1].clue == "БАЛЕТ"


@pytest.mark.rule("CN-25")
def test_spaces_are_made_one() -> None:
    """However many somebody types between two words of a name."""
    assert readable(Clue("  три   мушкетёра ", 2)) == Clue("ТРИ МУШКЕТЁРА", 2)
