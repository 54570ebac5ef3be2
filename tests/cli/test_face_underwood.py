"""«Ундервуд» in a terminal: every event has a good sentence, tables fit the screen, lines mean what people mean."""

import asyncio
import typing
from random import Random
from typing import Any

import msgspec
import pytest

from cli.paper import Paper
from cli.scripted import play
from conformance.play import random_record
from slovoteka.cli.face import Seats
from slovoteka.cli.face_underwood import UnderwoodFace
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome, Window
from slovoteka.core.record import Record
from slovoteka.games.registry import GAMES
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
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.options import read_options
from slovoteka.games.underwood.scoring import words_points
from slovoteka.games.underwood.spelling import read_word
from slovoteka.games.underwood.state import LaidWord, Stage
from slovoteka.match.host import Match
from slovoteka.match.replay import moments, open_game, verify
from slovoteka.messages import LANGUAGES

KIND = GAMES["underwood"]
DECK = decks()["standard"]
NAMES = ("Вы", "Вера", "Глеб", "Зоя", "Игнат", "Клава", "Лев", "Марта", "Вера 2", "Бартоломео-Иннокентий")
WIDTH, REPLAY_INDENT = 80, 10
LAID = ((), (LaidWord(read_word("К*ОТ"), "⑤"), LaidWord(read_word("МАТРОС"), "①")))


def face_with(me: int | None = 0, language: str = "ru", **raw: Any) -> UnderwoodFace:
    return UnderwoodFace(read_options(raw), Seats(names=NAMES, me=me, language=language))


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,)) for kind in kinds]


def table_of(**changed: Any) -> views.Public:
    """The middle of a second round, the person to move."""
    usual = views.Public(
        stage=Stage.TURN, stand_in=True, round=2, dealer=1, mover=0, deck_left=64, bottom="⑨", tape="ОЫА", words=LAID,
        points=tuple(words_points(DECK, words) for words in LAID), hand_sizes=(8, 9), shown=("", "?Ё"), discarded="③",
        pending=None, passed=(), struck=(), hands=None, sheet=((12, -3),), totals=(12, -3), gone=(),
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changed)


# --- every event ----------------------------------------------------------------------------------------------------

TOLD: list[tuple[views.Event, str]] = [
    (views.Began(2, 1, 0), "Кон 2. Сдаёт Вера, первый ход ваш."),
    (views.Began(1, 0, 1), "Кон 1. Сдаёте вы, первый ход: Вера."),
    (views.Drew(0, "Ж"), "Вы берёте Ж."),
    (views.Drew(1, "?"), "Вера берёт «Ундервуд»."),
    (views.Drew(0, "⑤"), "Вы берёте призовую карту ⑤."),
    (views.Drew(1), "Вера берёт карту."),
    (views.PutUnder("?"), "Под колоду кладут «Ундервуд»: лента начинается с буквы."),
    (views.TapeBegan("О"), "Ленту начинает О."),
    (
        views.Discarded(1, 5),
        "Вера сбрасывает призовую карту ⑤ (первая и последняя буквы одинаковы: + 10) и берёт другую.",
    ),
    (views.Swapped(0, Swap(1, 0, 1), "О", "КОТ"), "Вы кладёте О в слово КОТ (Вера) и забираете «Ундервуд»."),
    (views.Laid(1, Lay("К*ОТ"), "КОТ", 3, ""), "Вера: К*ОТ, 3 очка."),
    (
        views.Laid(0, Lay("МАТРОС", 2, (), 1), "МАТРОС", 14, "АО"),
        "Вы: МАТРОС, 14 очков. С ленты: А, О. Призовая карта ① (слово от 6 букв: слово × 2).",
    ),
    (views.Taped(1, "Ж"), "Вера кладёт в ленту Ж."),
    (views.Taped(0, "Ж", in_time=False), "Время вышло, в ленту сама идёт Ж (Вы)."),
    (views.Taped(0, None), "Для ленты у вас букв нет."),
    (views.TurnPut(1, Turn((Lay("КОТ", 1),), "А")), "Вера предлагает КОТ лента=2 > А."),
    (views.Accepted(1), "Вера верит."),
    (views.Doubted(0), "Вы сомневаетесь: голосуют все."),
    (views.Voted((0, 1), (), True), "За: Вы, Вера. Против: никто. Принято."),
    (views.TurnFailed(1, ("КОТ", "ДОМ")), "КОТ, ДОМ – не годится: Вера забирает карты и ходит иначе."),
    (
        views.RoundOver("out", 0, (20, 5), (0, 9), (20, -4), ("", "Щ"), (32, -7)),
        "Кон окончен: у вас не осталось букв. За кон: Вы +20 · Вера −4.",
    ),
    (
        views.RoundOver("stuck", 0, (0, 0), (5, 5), (-5, -5), ("?", "?"), (-5, -5)),
        "Кон окончен: никто не может ходить. За кон: Вы −5 · Вера −5.",
    ),
    (views.Left(1), "Вера выходит из игры."),
]


@pytest.mark.parametrize(("event", "said"), TOLD, ids=[f"{number}" for number in range(len(TOLD))])
def test_what_has_happened(event: views.Event, said: str) -> None:
    assert face_with().tell(event) == said


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in TOLD} == set(typing.get_args(KIND.event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_all_languages(language: str) -> None:
    for event, russian in TOLD:
        said = face_with(None, language).tell(event)
        if event == views.Drew(1):
            assert said is None  # whoever sees everything is told which card it was
        else:
            assert said
            assert "underwood-" not in said
            assert (said == russian) <= (language == "ru" or "лента" in russian)


def test_draws_are_idle() -> None:
    assert [face_with().is_idle(event) for event, _ in TOLD].count(True) == 5


# --- the table ------------------------------------------------------------------------------------------------------

SCREEN = """\
─── Ваш ход · кон 2
  Счёт       Вы 12 · Вера −3 · до 100
  Вы         0 очков, карт 8
  Вера       27 очков, карт 9 · 2.1 К*ОТ⑤ 13 · 2.2 МАТРОС① 14
  Все видели Вера Ё *
  Сброшены   ③
  Лента      колода 64, под ней ⑨ │  1 О₁  2 Ы₄  3 А₁
  Рука       Е₁ О₁ · К₂ Ф₁₀ Щ₁₀ · *
             ⑤ первая и последняя буквы одинаковы: + 10
             ⑦ есть буква ценой от 5 очков: самая дорогая буква × 3
  Обмен      о2.1.2 – ваша О в К*ОТ"""


def shown(face: UnderwoodFace, public: views.Public, hand: str, *kinds: str) -> str:
    return "\n".join(row.plain for row in face.show(public, views.Private(hand=hand), windows(*kinds)))


@pytest.mark.rule("UW-16")
def test_the_table_of_a_turn() -> None:
    assert shown(face_with(), table_of(), "?ЕКОФЩ⑤⑦", "turn") == SCREEN


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("uk", ["Ваш хід · кон 2", "Стрічка", "під нею ⑨", "27 очок, карт 9", "о2.1.2 – ваша О у К*ОТ"]),
        ("en", ["Your turn · round 2", "Tape", "under it ⑨", "27 points, cards 9", "swap=2.1.2: your О into К*ОТ"]),
    ],
)
def test_the_table_in_other_languages(language: str, told: list[str]) -> None:
    screen = shown(face_with(language=language), table_of(), "?ЕКОФЩ⑤⑦", "turn")
    for part in told:
        assert part in screen


def test_a_swap_with_a_letter_of_the_tape() -> None:
    """UW-37 needs another card torn off before it: the oldest of the tape will not do."""
    assert "о2.1.2 – О с ленты в К*ОТ" in shown(face_with(), table_of(tape="ЫО"), "К", "turn")
    assert "Обмен" not in shown(face_with(), table_of(tape="ОЫ"), "К", "turn")


def test_cards_that_were_drawn_are_pointed_out() -> None:
    face = face_with()
    assert "Взято" not in shown(face, table_of(), "АБВГДЕЖЗИК", "turn")
    face.read("БВ > А", windows("turn"))
    assert "\n  Взято      О₁ · Б₃ · ⑤" in shown(face, table_of(), "БГДЕЖЗИКО⑤", "turn")
    face.read("сброс 5", windows("turn"))
    assert "\n  Взято      *" in shown(face, table_of(), "?БГДЕЖЗИКО", "turn")
    face.read("БГД > Е", windows("turn"))
    assert "Взято" not in shown(face, table_of(struck=("БГД",)), "?БГДЕЖЗИКО", "turn")  # the cards came back


@pytest.mark.rule("UW-49")
def test_a_counted_round_is_a_small_table() -> None:
    public = table_of(
        stage=Stage.BREAK, hands=("", "Щ?АБ⑤" + "О" * 9), sheet=((12, -3), (0, 2)), totals=(12, -1), points=(0, 27)
    )
    assert shown(face_with(), public, "", "ready").splitlines()[0] == "─── Кон 2 окончен"
    assert shown(face_with(), public, "", "ready").splitlines()[3:] == [
        "                слова    рука  за кон   всего  осталось",
        "  Вы                0       0       0      12  –",
        "  Вера             27     −28       2      −1  А₁ О₁ О₁ О₁ О₁ О₁ О₁ О₁",
        "                                               О₁ О₁ · Б₃ Щ₁₀ · * · ⑤",
        "  Счёт       Вы 12 (12 + 0) · Вера −1 (−3 + 2) · до 100",
    ]


def test_a_match_that_was_left_has_no_count() -> None:
    public = table_of(stage=Stage.OVER, hands=("АБ", "В"), gone=(1,))
    rows = [row.plain for row in face_with().end(public, views.Private(hand="АБ"))]
    assert rows[0] == "─── Игра окончена"
    assert any(row.startswith("  Вера       нет за столом · 2.1 К*ОТ⑤ 13") for row in rows)
    assert not any("осталось" in row for row in rows)


def test_of_many_rounds_the_last_are_shown() -> None:
    public = table_of(sheet=tuple((points, -1) for points in range(8)), totals=(28, -8))
    screen = shown(face_with(), public, "А", "turn")
    assert "Вы 28 (… + 2 + 3 + 4 + 5 + 6 + 7) ·\n             Вера −8 (… − 1" in screen
    assert "Взято" not in screen


@pytest.fixture(scope="module", params=["standard", "vote", "short", "crowd"])
def record(request: pytest.FixtureRequest) -> Record:
    return random_record(KIND, KIND.variants[request.param], Random(7), f"face-underwood-{request.param}")


def test_everything_can_be_shown(record: Record) -> None:
    """In every language, to everybody, at every moment; and no row is wider than a terminal."""
    _, game, _ = open_game(record)
    options = KIND.read_options({name: value for name, value in record.header.options.items() if value is not None})
    seats = range(len(record.header.seats))
    everybody = [Seats(names=NAMES, me=me, language=language) for language in LANGUAGES for me in (None, 0)]
    faces = [UnderwoodFace(options, seen_by) for seen_by in everybody]
    said: list[str] = []
    for number, moment in enumerate(moments(record)):
        state, face = moment.table.state, faces[number % len(faces)]
        public, hands = game.public(state), {seat: game.private(state, seat) for seat in seats}
        mine = [window for window in game.windows(state) if 0 in window.seats]
        rows = face.table(public, hands if number % 2 == 0 else {0: hands[0]})
        assert max(len(row.plain.rstrip()) for row in rows) <= WIDTH - REPLAY_INDENT
        said += [row.plain for row in [*rows, *face.show(public, hands[0], mine)]]
        said += [face.prompt(public, mine), *(face.tell(fact.event) or "" for fact in moment.facts)]
    assert record.closing.outcome is not None
    for face in faces:
        said += [*face.help(), *face.about(), *face.result(record.closing.outcome)]
    assert not [line for line in said if "underwood-" in line or "{" in line]


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
        ("-", "respond", Accept()),
        ("Сомневаюсь", "respond", Doubt()),
        ("за", "vote", Vote(True)),
        ("", "vote", None),
        ("", "ready", Ready()),
        ("готовий", "ready", Ready()),
    ],
)
def test_what_a_line_means(line: str, kind: str, action: Action | None) -> None:
    assert face_with().read(line, windows(kind)) == action


@pytest.mark.parametrize(
    "line", ["кот дом > а", "кот > а > б", "кот л1 л2 > а", "2", "кот >", "+", "к**от", "до\0м", "ы" * 5_000, "> аб"]
)
def test_what_no_line_means(line: str) -> None:
    with pytest.raises(Unreadable) as caught:
        face_with().read(line, windows("turn"))
    assert caught.value.code != "underwood-not-now"


def test_elsewhere_nonsense_is_answered_by_what_is_asked() -> None:
    with pytest.raises(Unreadable) as caught:
        face_with().read("кот дом > а", windows("vote"))
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
        ("КТА?", "МО", "кот л2 > а", "КОТ лента=2 > А"),
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
    face = face_with()
    shown(face, table_of(tape=tape), hand, "turn")
    action = face.read(line, windows("turn"))
    assert isinstance(action, Turn)
    assert write_action(action) == meant


# --- questions ------------------------------------------------------------------------------------------------------


def asked(line: str, hand: str = "КОТАМ⑤", tape: str = "ОЫА", language: str = "ru", **raw: Any) -> list[str] | None:
    rows = face_with(language=language, **raw).answer(line, table_of(tape=tape), views.Private(hand=hand))
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
        "не хватает: О",
        "Первой отрывается Ы",
        "её условие: первая и последняя буквы одинаковы. Правило UW-38",
        "Буквы Щ для ленты",
    ):
        assert part in answer
    assert "+ СЛОВО" in "\n".join(asked("? молоко п9", "МОЛКОО⑨") or [])


def test_a_trial_where_the_table_votes() -> None:
    answer = asked("? ыыы > а", "ЫЫ?А", check="vote", seats=3)
    assert answer is not None
    assert answer[0] == "  ЫЫ*Ы: 4 + 4 + 0 = 8"
    assert answer[-1] == "  Так можно ходить: 8 очков, и кон окончен."
    assert not any("словар" in row for row in answer)


@pytest.mark.parametrize("line", ["проба > а", "проба л2 > а", "проба", "кот > а", "верю", "карты > -", ""])
def test_what_is_no_question(line: str) -> None:
    assert asked(line) is None


def test_questions_that_make_no_sense() -> None:
    assert asked("? сброс 5") == ["  Напишите ход после «?»: ? КОТ л3 > А."]
    for line in ("? кот дом", "проба кот дом", "? к**от"):
        with pytest.raises(Unreadable):
            asked(line)


@pytest.mark.rule("UW-02", "UW-05")
@pytest.mark.parametrize(
    ("line", "language", "told"),
    [
        ("карты", "ru", ["1 очко    А×8  В×4  Е×8", "10 очков  Ф×1  Щ×1  Ъ×1", "*×4  любая буква"]),
        ("КАРТИ", "uk", ["2 очки    Д×4", "①×2  слово"]),
        ("cards", "en", ["1 point   А×8", "*×4  any letter"]),
    ],
)
def test_all_cards_with_price_and_copies(line: str, language: str, told: list[str]) -> None:
    rows = asked(line, language=language) or []
    for part in told:
        assert any(row.strip().startswith(part) for row in rows), part
    assert sum(row[2:4] in {f"{sign}×" for sign in "①②③④⑤⑥⑦⑧⑨⑩"} for row in rows) == len(DECK.prizes)


# --- whole games ----------------------------------------------------------------------------------------------------


def run(raw: dict[str, Any], lines: list[str | None] | None) -> tuple[Match, Paper, bool]:
    return asyncio.run(asyncio.wait_for(play(KIND, raw, NAMES, lines), 60))


@pytest.mark.parametrize("variant", ["short", "vote"])
def test_a_whole_game_by_script(variant: str) -> None:
    match, paper, has_left = run({**KIND.variants[variant], "target": 30, "rounds": 2}, None)
    assert not has_left
    assert match.outcome is not None
    verify(match.record())
    printed = "\n".join(paper.printed)
    assert "─── Ваш ход · кон 1" in printed
    assert "Кон окончен: " in printed
    assert "─── Игра окончена" in printed
    assert "✗" not in printed, printed


def test_questions_do_nothing_and_leave_no_trace_in_the_record() -> None:
    match, paper, has_left = run({"dealer": 1, "turn_ms": None}, ["? кот", "карты", "?", "? ", None])
    assert has_left
    asyncio.run(match.abandon())
    assert [event for message in match.messages(0) for event in message.events if isinstance(event, views.Taped)] == []
    printed = "\n".join(paper.printed)
    assert "  КОТ: 2 + 1 + 1 = 4" in printed
    assert "10 очков  Ф×1  Щ×1  Ъ×1" in printed
    assert printed.count("карты – буквы с ценой") == 2
    verify(match.record())  # words that were looked up by the way are not answers that the rules asked for


def test_refusals_say_what_to_do() -> None:
    lines = ["ъъъ > ъ", "> ?", "-", "верю", "кот л99 > а", "кот >", "правило > ъ", "правила 44", "сброс 99", None]
    _, paper, has_left = run({"dealer": 1, "turn_ms": None}, lines)
    assert has_left
    refusals = [line for line in paper.printed if line.startswith("✗ ")]
    assert len(refusals) == 8
    assert refusals[1] == "✗ «Ундервуд» в ленту не кладут: нужна буква. Правило UW-45."
    assert refusals[2].startswith("✗ Осталось положить букву в ленту: допишите в конце «> А». В руке: ")
    assert refusals[3].startswith("✗ Сейчас так нельзя: положите слово (КОТ > А)")
    assert refusals[4] == "✗ Карты 99 в ленте нет: там 1, счёт от колоды. Правило UW-27."
    assert refusals[5].startswith("✗ «кот >» не понять.")
    assert "ПРАВИЛО" in refusals[6]
    assert refusals[7] == "✗ Призовой карты 99 у вас в руке нет. Правило UW-21."
    assert any(line.startswith("  UW-44: ") for line in paper.printed)


def test_what_is_told_before_and_after() -> None:
    face = face_with()
    assert face.about() == [
        "Играют до 100.",
        "Настоящие карты с коробки неизвестны: «Колода-замена» их заменяет. Какие в ней карты, покажет «карты».",
    ]
    own = msgspec.structs.replace(read_options({"target": 50}), deck=msgspec.structs.replace(DECK, stand_in=False))
    assert UnderwoodFace(own, Seats(names=NAMES, me=0)).about() == ["Играют до 50."]
    told = [face.result(Outcome(reason="", scores=(105, -3), places=places)) for places in ((1, 2), (2, 1), (1, 1))]
    assert [said[0] for said in told] == ["Победа ваша.", "Побеждает Вера.", "Победа общая, и ваша тоже."]
    assert told[0][1] == "Счёт: Вы 105 · Вера −3."


def test_help_shows_lines_that_can_be_read() -> None:
    """What stands before the dash in each line of help is an example; those with a turn must be turns."""
    examples = [part for said in face_with().help() for part in said.split("; ") if ">" in part or "п10" in part]
    assert len(examples) >= 7
    for example in examples:
        assert isinstance(read_action(example.partition(" – ")[0]), Turn)
    assert not any("сомневаюсь" in said for said in face_with().help())
    assert any("сомневаюсь" in said for said in face_with(check="vote", seats=3).help())


def test_prompts() -> None:
    face, public = face_with(), table_of()
    pending = table_of(stage=Stage.RESPOND, mover=1, pending=Turn((Lay("КОТ"),), "А"))
    told = [face.prompt(public, windows(kind)) for kind in ("turn", "respond", "vote", "ready")]
    assert told[0] == "Ход: СЛОВО > А или > А"
    assert len(set(told)) == 4
    assert face.prompt(table_of(mover=1), []) == "Ходит Вера"
    assert shown(face, pending, "А", "respond").startswith("─── Вера: КОТ > А. Верите?")
