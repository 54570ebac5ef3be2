"""Lines of «Ундервуд» in a terminal: they mean what people mean, questions are answered, examples are right."""

import re
from typing import Any

import pytest

from cli.underwood_table import DECK, renderer_with, shown, table_of, windows
from slovoteka.cli.games.underwood.draft import judge_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import (
    Accept,
    Action,
    Discard,
    Doubt,
    Lay,
    Ready,
    Swap,
    Turn,
    Vote,
    read_action,
    write_action,
)
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.options import read_options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.spelling import LaidWord, cards_of, read_word
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.turns import LaidOut
from slovoteka.messages import LANGUAGES
from slovoteka.messages.catalogue import sources

# --- lines ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kind", "action"),
    [
        ("кот > а", "turn", Turn((Lay("КОТ"),), "А")),
        ("К*от лента=3 ПРИЗ=5 > а", "turn", Turn((Lay("К*ОТ", 2, (), 5),), "А")),
        ("кот л1 п9 + дом о2.1.3 > ж", "turn", Turn((Lay("КОТ", 0, (), 9), Lay("ДОМ", None, (Swap(1, 0, 2),))), "Ж")),
        ("> ?", "turn", Turn((), "?")),
        ("-", "turn", Turn()),
        ("сброс 5", "turn", Discard(5)),
        ("скид 5", "turn", Discard(5)),
        ("  ", "turn", None),
        ("", "respond", Accept()),
        ("-", "respond", Turn()),  # no answer to «верите?»: the rules say what is asked
        ("да", "respond", Accept()),
        ("с", "respond", Doubt()),
        ("НЕТ", "respond", Doubt()),
        ("не  верю", "respond", Doubt()),
        ("-", "ready", Ready()),
        ("+", "vote", Vote(True)),
        ("-", "vote", Vote(False)),
        ("нет", "vote", Vote(False)),
        ("Сомневаюсь", "respond", Doubt()),
        ("за", "vote", Vote(True)),
        ("", "vote", None),
        ("", "ready", Ready()),
        ("готовий", "ready", Ready()),
    ],
)
def test_what_a_line_means(line: str, kind: str, action: Action | None) -> None:
    assert renderer_with().read(line, windows(kind)) == action


@pytest.mark.parametrize(
    "line", ["кот дом > а", "кот > а > б", "кот л1 л2 > а", "2", "+", "к**от", "до\0м", "ы" * 5_000, "> аб"]
)
def test_what_no_line_means(line: str) -> None:
    with pytest.raises(Unreadable) as caught:
        renderer_with().read(line, windows("turn"))
    assert caught.value.code != "underwood-not-now"


def test_elsewhere_nonsense_is_answered_by_what_is_asked() -> None:
    with pytest.raises(Unreadable) as caught:
        renderer_with().read("кот дом > а", windows("vote"))
    assert (caught.value.code, caught.value.params) == ("underwood-not-now", {"window": "vote"})


@pytest.mark.parametrize(
    ("hand", "tape", "line", "meant"),
    [
        ("КОТА?", "", "кот > а", "КОТ > А"),
        ("КТА?", "", "кот > а", "К*ОТ > А"),
        ("КТА?", "", "КОТ > А", "К*ОТ > А"),
        ("КТА??", "", "окно > а", "ОКНО > А"),  # too few: what is missing is for the rules to say
        ("КАША?", "", "каша > а", "КАШ*А > А"),  # one А is promised to the tape
        ("КАША", "", "каша > а", "КАША > А"),
        ("КАША?", "А", "каша > а", "КАШ*А > А"),
        ("КТА?", "МО", "кот л2 > а", "КОТ лента=2 > А"),
        ("КТА?", "МО", "кот > а", "КОТ > А"),  # the tape has it: which of the two is meant is for the player to say
        ("КА??", "ТО", "кот > а", "КОТ > А"),
        ("КА??", "МО", "кот > а", "К*О*Т > А"),  # the tape alone does not help
        ("А??", "КОТ", "от > а", "*О*Т > А"),  # a word cannot come from the tape alone
        ("КТА?", "МО", "кот л1 > а", "КОТ лента=1 > А"),
        ("КТА?", "ОМ", "кот л2 > а", "К*ОТ лента=2 > А"),  # the tear is written, so the Underwood is meant
        ("КТА?", "МО", "молот л2 > а", "МОЛОТ лента=2 > А"),
        ("КТАЛ??", "ОМ", "молот л1 > а", "МОЛ*ОТ лента=1 > А"),
        ("КТА?", "", "(о)кот > а", "(О)КОТ > А"),  # brackets say what is meant
        ("ЩКОТА", "", "скот о2.1.2 > а", "СКОТ обмен=2.1.2 > А"),
        ("КОТА", "", "кот о2.1.2 > а", "К*ОТ обмен=2.1.2 > А"),  # О is laid there, so the Underwood stands here
        ("ФООКА", "", "фоо о2.1.2 > а", "ФО*О обмен=2.1.2 > А"),
        ("ФОУТА", "", "фут о2.1.2 > а", "ФУ*Т обмен=2.1.2 > А"),  # an Underwood taken must be laid: dear letters stay
        ("АОТУК", "Т", "ут л1 о2.1.2 > а", "*УТ лента=1 обмен=2.1.2 > А"),  # and what was torn off is laid itself
        ("КОТА?", "", "к*от > а", "К*ОТ > А"),
        ("КОТЗАЛ??⑨", "", "козёл п9 + мука > а", "КОЗ*ЁЛ приз=9 + МУКА > А"),
        ("КОТЗЛЕМУА?⑨", "", "козёл п9 + мука > а", "КОЗЕЛ приз=9 + МУ*КА > А"),  # Е stands for Ё before an Underwood
        ("ЕЛКА", "", "ёлка > а", "ЕЛКА > А"),
        ("ЕЛКА?", "", "ёлка > е", "*ЁЛКА > Е"),
        ("КОТЗЁЛЕМУА?⑨", "", "козёл п9 + мука > а", "КОЗЁЛ приз=9 + МУ*КА > А"),
    ],
)
def test_underwoods_stand_for_what_is_not_at_hand(hand: str, tape: str, line: str, meant: str) -> None:
    renderer = renderer_with()
    shown(renderer, table_of(tape=tape), hand, "turn")
    action = renderer.read(line, windows("turn"))
    assert isinstance(action, Turn)
    assert write_action(action) == meant


def test_what_else_could_be_done() -> None:
    renderer = renderer_with()
    shown(renderer, table_of(tape="МО"), "КТА?", "turn")
    refusal = Illegal("UW-27", "on-the-tape", word="КОТ", letters="О", number=2)
    assert renderer.advice(refusal) == ""
    renderer.read("кот > а", windows("turn"))
    assert renderer.advice(refusal) == "Или с «Ундервудом»: К*ОТ > А."
    assert renderer.advice(Illegal("UW-44", "tape-card-missing", letters="А")) == ""
    renderer.read("кот л2 > а", windows("turn"))
    assert renderer.advice(refusal) == ""


# --- questions ------------------------------------------------------------------------------------------------------


def asked(line: str, hand: str = "КОТАМ⑤", tape: str = "ОЫА", language: str = "ru", **raw: Any) -> list[str] | None:
    rows = renderer_with(language=language, **raw).answer(line, table_of(tape=tape), views.Private(hand=hand))
    return None if rows is None else [row.plain for row in rows]


@pytest.mark.parametrize("line", ["? кот", "?кот", "проба кот", "ПРОБА  КОТ", "спроба кот", "try кот"])
def test_a_trial_says_what_is_missing(line: str) -> None:
    assert asked(line) == [
        "  КОТ: 2 + 1 + 1 = 4",
        "  ✓ КОТ – есть в словаре: существительное, именительный падеж, единственное число",
        "  ✗ Осталось положить букву в ленту: допишите в конце «> А». В руке: А, М. Правило UW-44.",
        "  В руке останется А₁ · М₂ · ⑤: если кон кончится, это −3.",
        "  Так ходить ещё нельзя.",
    ]


def test_a_trial_of_a_whole_turn() -> None:
    assert asked("? комок л1 п5 > а", "КОМК⑤А?", "О") == [
        "  КОМОК: 2 + 1 + 2 + 1 + 2 = 8, + 10 = 18",
        "    ⑤ первая и последняя буквы одинаковы: + 10",
        "    с ленты: О",
        "  ✓ КОМОК – есть в словаре: существительное, именительный падеж, единственное число",
        "  ✓ соблюдены правила UW-29, UW-30, UW-38, UW-44",
        "  В руке останется *: если кон кончится, это −5.",
        "  Так можно ходить: 18 очков.",
    ]


@pytest.mark.parametrize(
    ("line", "hand", "count"),
    [
        ("? матрос п1", "МАТРОС①", "МАТРОС: 2 + 1 + 1 + 1 + 1 + 1 = 7, × 2 = 14"),
        ("? факт п7", "ФАКТ⑦", "ФАКТ: 10×3 + 1 + 2 + 1 = 34"),
        ("? м*ат", "МАТ?", "М*АТ: 2 + 0 + 1 = 3"),
    ],
)
@pytest.mark.rule("UW-48")
def test_a_trial_says_how_points_are_counted(line: str, hand: str, count: str) -> None:
    answer = asked(line, hand)
    assert answer is not None
    assert answer[0] == f"  {count}"


def test_a_trial_that_ends_the_round() -> None:
    answer = asked("? кот > а", "КОТА⑤")
    assert answer is not None
    assert answer[-2:] == [
        "  В руке останется ⑤: если кон кончится, это 0.",
        "  Так можно ходить: 4 очка, и кон окончен.",
    ]
    assert (asked("? кот > а", "КОТА") or [])[-2] == "  В руке не останется ничего."


def test_what_the_rules_would_refuse() -> None:
    answer = "\n".join(asked("? кот л2 п5 > щ", "КТ⑤⑨", "ОЫА") or [])
    for part in (
        "не хватает карт: О. В ленте они есть: оторвите её с карты 1, КОТ л1.",
        "Первой отрывается Ы",
        "её условие: первая и последняя буквы одинаковы. Правило UW-38",
        "Буквы Щ для ленты",
    ):
        assert part in answer
    assert "+ СЛОВО" in "\n".join(asked("? молоко п9", "МОЛКОО⑨") or [])


def test_a_trial_where_the_table_votes() -> None:
    answer = asked("? ыыы > а", "ЫЫ?А", "О", check="vote", seats=3)
    assert answer is not None
    assert answer[0] == "  ЫЫ*Ы: 4 + 4 + 0 = 8"
    assert answer[-2:] == [
        "  Так можно ходить: 8 очков, и кон окончен.",
        "  Стол может и усомниться: тогда решит голосование.",
    ]
    assert not any("словар" in row for row in answer)


@pytest.mark.parametrize(
    ("changed", "line", "verdict"),
    [
        ({"mover": 1}, "? кот > а", "В свой ход так можно будет, если карты не изменятся: 4 очка."),
        ({"mover": 1}, "? кот", "И в свой ход так ходить нельзя."),
        ({"stage": Stage.BREAK}, "? кот > а", "В свой ход так можно будет, если карты не изменятся: 4 очка."),
        ({}, "? кот > а", "Так можно ходить: 4 очка, и кон окончен."),
    ],
)
def test_a_trial_while_others_move(changed: dict[str, Any], line: str, verdict: str) -> None:
    rows = renderer_with().answer(line, table_of(**changed), views.Private(hand="КОТА"))
    assert rows is not None
    assert rows[-1].plain == f"  {verdict}"


@pytest.mark.parametrize("line", ["проба > а", "проба л2 > а", "кот > а", "верю", "карты > -", ""])
def test_what_is_no_question(line: str) -> None:
    assert asked(line) is None


def test_questions_that_make_no_sense() -> None:
    for line in ("? сброс 5", "?", "проба", "СПРОБА"):
        (hint,) = asked(line) or []
        assert hint.startswith("  Попробовать можно ход: ? КОТ л3 > А или проба КОТ л3 > А.")
    for line in ("? кот дом", "проба кот дом", "? к**от"):
        with pytest.raises(Unreadable):
            asked(line)


@pytest.mark.rule("UW-02", "UW-05")
@pytest.mark.parametrize(
    ("line", "language", "parts"),
    [
        ("карты", "ru", ["1 очко    А×8  В×4  Е×8", "10 очков  Ф×1  Щ×1  Ъ×1", "*×4  любая буква"]),
        ("КАРТИ", "uk", ["2 очки    Д×4", "①×2  слово"]),
        ("cards", "en", ["1 point   А×8", "*×4  any letter"]),
    ],
)
def test_all_cards_with_price_and_copies(line: str, language: str, parts: list[str]) -> None:
    rows = asked(line, language=language) or []
    for part in parts:
        assert any(row.strip().startswith(part) for row in rows), part
    assert sum(row[2:4] in {f"{sign}×" for sign in "①②③④⑤⑥⑦⑧⑨⑩"} for row in rows) == len(DECK.prizes)


EXAMPLE = re.compile(
    r"(?<![А-Яа-яіїє*(\[])[А-ЯЁ][А-ЯЁ*()\[\]]{2,}"
    r"(?: (?:[лп]\d+|о\d\.\d\.\d|приз=\d+))*(?: \+ [А-ЯЁ]+)?(?: > А)?(?![а-яіїє])"
    r"|(?:сброс|скид|discard) \d+"
)


def examples(language: str) -> list[str]:
    """All that the sentences of the game show as something to type."""
    own = (sentence for code, sentence in sources(language).items() if code.startswith("underwood-"))
    return [
        found for sentence in (*own, sources(language)["nothing-multiplied"]) for found in EXAMPLE.findall(sentence)
    ]


def table_for(turn: Turn) -> Desk:
    """Cards that would do for the turn, and an Underwood in the place of the third letter of a word."""
    hand = turn.tape or ""
    for lay in turn.words:
        cards = cards_of(read_word(lay.word))
        hand += letters_in(cards) * 2 + UNDERWOOD * cards.count(UNDERWOOD)
        hand += "" if lay.prize is None else prize_sign(lay.prize)
    return Desk(deck=DECK, seat=0, hand=hand, tape="ЪОО", words=((), (LaidWord(read_word("КО*Т")),)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_can_be_typed(language: str) -> None:
    """Every whole turn that is shown is legal with suitable cards of the usual deck; a part of one may lack more."""
    found = examples(language)
    assert len(found) >= 20
    for shown_well in (
        "КОТ л3 п8 > А",
        "К*ОТ о2.1.3 > А",
        "СЛОН п9 + ДОМ > А",
        "КО(О)ПЕРАТИВ п10 > А",
        "П[ОО]ЛЕ п10 > А",
    ):
        assert shown_well in found
    judge = judge_of(read_options({}))
    for example in found:
        action = read_action(example)
        if isinstance(action, Turn):
            refused = {refusal.code for refusal in LaidOut.of(table_for(action), action).refusals(judge)}
            left_to_say = {"tape-card-missing", "multiply-without-prize"} if ">" not in example else set()
            assert refused <= left_to_say, (example, refused)
        else:
            assert isinstance(action, Discard), example
            assert 1 <= action.prize <= len(DECK.prizes)


def test_help_speaks_of_votes_where_the_table_votes() -> None:
    assert not any("сомневаюсь" in line for line in renderer_with().help())
    assert any("сомневаюсь" in line for line in renderer_with(check="vote", seats=3).help())


def test_prompts() -> None:
    renderer, public = renderer_with(), table_of()
    pending = table_of(stage=Stage.RESPOND, mover=1, pending=Turn((Lay("КОТ"),), "А"))
    prompts = [renderer.prompt(public, windows(kind)) for kind in ("turn", "respond", "vote", "ready")]
    assert prompts == ["СЛОВО > А или > А", "Enter – верю, с – сомневаюсь", "за или против", "Enter – дальше"]
    assert renderer.prompt(table_of(struck=("КОТ", "ДОМ", "СЛОН + КОТ")), windows("turn")) == "> А"
    assert renderer.prompt(table_of(mover=1), []) == "Ходит Вера"
    assert shown(renderer, pending, "А", "respond").startswith("─── Вера: КОТ, 4 очка. Верите?")
