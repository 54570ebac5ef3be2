"""GCG as text: what is read, how it is written again, and what is refused with its line."""

from itertools import count

import pytest

from slovoteka.core.errors import Refusal
from slovoteka.formats.scrabble.gcg import (
    Challenged,
    Exchanged,
    ExchangedUnseen,
    GcgGame,
    GcgMove,
    GcgPlayer,
    Gone,
    Laid,
    LeftOver,
    OutOfTime,
    Passed,
    Pragma,
    Swapped,
    Withdrawn,
    write_gcg,
)
from slovoteka.formats.scrabble.gcg_positions import Replayed, replayed
from slovoteka.formats.scrabble.gcg_reading import BrokenGcg, read_gcg
from slovoteka.games.scrabble.actions import Play
from slovoteka.messages import refusal_text

FOREIGN = """\
#player1 Анна Анна Петрова
#player2 bob
#title Третий тур, стол 5
#description Записано от руки
#note Игра началась
  с опозданием
>Анна:  ЗОДЫРВО   8h  ЗДОРОВ  +24  24  ЗДОРОВ
#note Можно было и лучше:
#note
#note З8

>bob: ?АЕНТСЛ  h8 .АлЕНТ +10 10
>bob: ?АЕНТСЛ -- -10 0
>Анна: -3 +0 24
>bob: ?АЕНТСЛ h8 .АлЕН +9 9
>bob: (challenge) +5 14
>Анна: - +0 24
>bob: АБ -АБ +0 14
>Анна: (time) -10 14
>Анна: (Ш) +8 22
>bob: ШЪ (ШЪ) -18 -4
#unheard-of pragma with words
"""


def replay_of(text: str, edition: str | None = None) -> Replayed:
    return replayed(read_gcg(text.encode()), edition)


def test_a_foreign_file() -> None:
    game = read_gcg(FOREIGN.encode()).game
    assert game.players == (GcgPlayer("Анна", "Анна Петрова"), GcgPlayer("bob", "bob"))
    assert game.pragma("title") == "Третий тур, стол 5"
    assert game.pragma("unheard-of") == "pragma with words"
    assert [pragma.value for pragma in game.pragmas if pragma.key == "note"] == ["Игра началась", "с опозданием"]
    assert game.moves[0] == GcgMove(
        player=0,
        rack="ЗОДЫРВО",
        event=Laid(112, False, "ЗДОРОВ"),
        points=24,
        total=24,
        notes=("Можно было и лучше:", "", "З8"),
    )
    assert [move.event for move in game.moves[1:]] == [
        Laid(112, True, ".АлЕНТ"),
        Withdrawn(),
        ExchangedUnseen(3),
        Laid(112, True, ".АлЕН"),
        Challenged(),
        Passed(),
        Exchanged("АБ"),
        OutOfTime(),
        LeftOver("Ш"),
        LeftOver("ШЪ"),
    ]
    assert read_gcg(write_gcg(game).encode()).game == game


def test_our_rules_replay_it() -> None:
    replay = replay_of(FOREIGN)
    assert replay.options.edition == "mattel"
    assert [turn.number for turn in replay.turns] == [1, 2, 3, 4, 5, 6]
    assert [turn.line for turn in replay.turns] == [7, 12, 14, 15, 17, 18]
    assert [turn.play for turn in replay.turns[:2]] == [Play("З8", "ЗДОРОВ"), Play("8З", "ЗАлЕНТ")]
    third, fourth = replay.turns[2].position, replay.turns[3].position
    assert third.grid == replay.turns[1].position.grid, "the word was withdrawn"
    assert third.scoreless == 1
    assert fourth.scoreless == 2
    assert fourth.racks == ("?АЕНТСЛ", ""), "nobody knows what Анна holds"
    assert fourth.scores == (0, 24)
    assert replay.final.scores == (22, -4)
    assert replay.final.racks == ("", "ШЪ")


@pytest.mark.parametrize(
    "encoded",
    [
        FOREIGN.encode("utf-8-sig"),
        FOREIGN.replace("\n", "\r\n").encode(),
        FOREIGN.replace("\n", "\r").encode(),
        FOREIGN.encode("cp1251"),
        ("#character-encoding Windows-1251\r\n" + FOREIGN.replace("\n", "\r\n")).encode("cp1251"),
        ("#character-encoding utf8\n" + FOREIGN).encode(),
        FOREIGN.replace(": ", ": \t ").replace(" +", "\t+").replace("#player1 ", " #player1\t").encode(),
        FOREIGN.rstrip("\n").encode(),
    ],
    ids=["bom", "crlf", "cr", "cp1251", "declared-1251", "declared-utf8", "blanks", "no-last-line-end"],
)
def test_however_it_was_saved(encoded: bytes) -> None:
    assert read_gcg(encoded).game.moves == read_gcg(FOREIGN.encode()).game.moves


EVERYTHING = GcgGame(
    players=(GcgPlayer("а", "Анна"), GcgPlayer("б:", "Борис Б."), GcgPlayer("в", "в"), GcgPlayer("г", "г")),
    pragmas=(Pragma("title", "Всё сразу"), Pragma("incomplete", ""), Pragma("rack2", "АБВ?")),
    moves=(
        GcgMove(player=0, rack="’ЯП?ТЬІ", event=Laid(112, True, 'П"ЯТЬ'), points=1, total=1),
        GcgMove(player=1, event=Laid(0, False, "..Ё.", theme=10), points=999_999, total=-999_999, notes=("", "а", "")),
        GcgMove(player=2, rack="?", event=Exchanged("?АБ")),
        GcgMove(player=3, event=ExchangedUnseen(7)),
        GcgMove(player=0, event=Passed(), notes=(">а: - +0 0", "#title")),
        GcgMove(player=0, rack="А", event=Withdrawn(), points=-1),
        GcgMove(player=0, event=Challenged(), points=5),
        GcgMove(player=0, event=LeftOver("")),
        GcgMove(player=0, rack="А", event=LeftOver("А?"), points=-1),
        GcgMove(player=0, event=OutOfTime(), points=-10),
        GcgMove(player=1, rack="Я", event=Swapped(224, "Я")),
        GcgMove(player=1, event=Gone()),
    ),
)


def test_whatever_is_written_is_read() -> None:
    text = write_gcg(EVERYTHING)
    assert read_gcg(text.encode()).game == EVERYTHING
    assert write_gcg(read_gcg(text.encode()).game) == text
    assert "\n>б:: 1A ..Ё. +999999 -999999\n#slovoteka-theme 10\n#note\n#note а\n#note\n" in text
    assert "\n#slovoteka-move б:: Я =15O Я +0 0\n" in text


def test_squares_are_those_of_all_the_world() -> None:
    moves = tuple(GcgMove(player=0, event=Laid(square, down, "А")) for square in range(225) for down in (False, True))
    game = GcgGame(players=(GcgPlayer("а", "а"),), moves=moves)
    text = write_gcg(game)
    assert read_gcg(text.encode()).game == game
    for at in ("1A", "A1", "15O", "O15", "8D", "D8"):
        assert f">а: {at} А " in text


HUGE = '{"tiles":{"language":"ru","letters":"А","counts":[999999999999],"values":[1],"blanks":0}}'
HEAD = "#player1 а А\n#player2 б Б\n"
FIRST = ">а: ЗОДЫРВО 8H ЗДОРОВ +24 24\n"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "игроков нет"),
        ("\n\n", 1, "игроков нет"),
        (">а: - +0 0", 1, "игроков нет"),
        ("#player2 а А", 1, "номера идут подряд"),
        ("#player1", 1, "номера идут подряд"),
        (HEAD + "#player3 а В", 3, "имя а уже есть"),
        (HEAD + "#player3 в В\n#player4 г Г\n#player5 д Д", 5, "не больше 4"),
        (HEAD + FIRST + "#player3 в В", 4, "до первого хода"),
        (HEAD + "слова", 3, "«слова» – это не ход"),
        (HEAD + ">а", 3, "это не ход"),
        (HEAD + ">в: - +0 0", 3, "игрока в нет. Есть: а, б."),
        (HEAD + ">а:", 3, "не видно, что сделал игрок"),
        (HEAD + ">а: ЗОД", 3, "не видно, что сделал игрок"),
        (HEAD + ">а: ЗОД 8H", 3, "не видно, что сделал игрок"),
        (HEAD + ">а: (ЗОД +0 0", 3, "не видно, что сделал игрок"),
        (HEAD + ">а: =8D А +0 0", 3, "клетки «=8D» нет"),
        (HEAD + "#slovoteka-move а: - +0 0", 3, "не видно, что сделал игрок"),
        (HEAD + ">а: ЗОД 8P ЗОД +0 0", 3, "клетки «8P» нет"),
        (HEAD + ">а: ЗОД 16A ЗОД +0 0", 3, "клетки «16A» нет"),
        (HEAD + ">а: ЗОД 0A ЗОД +0 0", 3, "клетки «0A» нет"),
        (HEAD + ">а: ЗОД 8Н ЗОД +0 0", 3, "клетки «8Н» нет"),
        (HEAD + ">а: ЗОД ٨H ЗОД +0 0", 3, "клетки «٨H» нет"),
        (HEAD + ">а: ЗОД 8H ЗОД", 3, "на месте очков и счёта «»"),
        (HEAD + ">а: ЗОД 8H ЗОД 5 5", 3, "на месте очков и счёта «5 5»"),
        (HEAD + ">а: ЗОД 8H ЗОД +1234567 5", 3, "на месте очков и счёта «+1234567 5»"),
        (HEAD + ">а: ЗОД 8H ЗОД +5 ٣", 3, "на месте очков"),
        (HEAD + ">а: ЗОДЫРВОД - +0 0", 3, "здесь 8 знаков, а фишек может быть не больше 7"),
        (HEAD + ">а: " + "А" * 9999 + " - +0 0", 3, "знаков, а фишек"),
        (HEAD + ">а: -8 +0 0", 3, "от 1 до 7"),
        (HEAD + ">а: -0 +0 0", 3, "от 1 до 7"),
        (HEAD + ">а: QQ - +0 0", 3, "такой буквы нет"),
        (HEAD + ">а: 8H " + "А" * 16 + " +0 0", 3, "читается не больше 15"),
        (HEAD + ">а: 8H И.\u0306 +0 0", 3, "не слово"),
        (HEAD + "#slovoteka-theme 5", 3, "не очки за тему"),
        (HEAD + FIRST + "#slovoteka-theme 5000", 4, "не очки за тему"),
        (HEAD + "#title \0", 3, "знак U+0000"),
        (HEAD + "#title \u2028", 3, "знак U+2028"),
        (HEAD + "#title " + "а" * 200_001, 3, "слишком длинная"),
        (HEAD + "\n" * 5_001, 5_001, "слишком много"),
        (HEAD + "а" * 1_000_000, 1, "слишком много"),
        ("#character-encoding KOI8-R\n" + HEAD, 1, "кодировка koi8-r незнакома"),
    ],
    ids=count(1),
)
def test_what_is_no_gcg(text: str, line: int, expected: str) -> None:
    with pytest.raises(BrokenGcg) as refused:
        read_gcg(text.encode())
    assert refused.value.line == line
    message = refusal_text(refused.value)
    assert message.startswith(f"Строка {line}: ")
    assert expected in message
    assert len(message) < 600


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"#character-encoding UTF-8\n#player1 \xff", 2),
        (b"#player1 \xc0\n\n#title \x98\n", 3),
    ],
)
def test_bytes_that_are_no_text(content: bytes, line: int) -> None:
    with pytest.raises(BrokenGcg) as refused:
        read_gcg(content)
    assert refused.value.line == line
    assert "не текст в той кодировке" in refusal_text(refused.value)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        (FIRST.replace("+24 24", "+23 23"), 3, "за ход записано 23, а по правилам 24."),
        (FIRST.replace("+24 24", "+24 25"), 3, "счёт записан 25, а должен быть 24."),
        (FIRST.replace("8H", "8A"), 3, "Правило SM-16."),
        (FIRST.replace("8H", "8K"), 3, "выходит за край доски"),
        (FIRST.replace("ЗДОРОВ", "ЗДОРОВЕ"), 3, "Буквы Е на подставке не хватает"),
        (FIRST.replace("ЗДОРОВ", "здоров"), 3, "Правило SM-06."),
        (FIRST.replace("ЗДОРОВ", "З.ОРОВ"), 3, "точка на месте 2 в «З.ОРОВ»"),
        (FIRST.replace("ЗДОРОВ", "....").replace("8H", "8O"), 3, "точка на месте 1"),
        (FIRST.replace("ЗОДЫРВО ", "").replace("ЗДОРОВ", "ЗДОРОВЫЕ"), 3, "выложено 8"),
        (FIRST.replace("ЗОДЫРВО ", "").replace("8H ЗДОРОВ +24 24", "8H ШШ +32 32"), 3, "Правило SM-05."),
        (FIRST.replace("ЗОДЫРВО ", "").replace("ЗДОРОВ", "?ДОРОВ"), 3, "Правило SM-06."),
        (FIRST + ">б: АБВ 8H ЗАДОРОВ +1 1", 4, "Правило SM-21."),
        (FIRST + ">б: АБВ 1A АБ +1 1", 4, "Правило SM-G8."),
        (FIRST + ">б: АБВ 8H ...... +1 1", 4, "Правило SM-38."),
        (FIRST + ">б: -- -24 -24", 4, "снять нечего"),
        (FIRST + ">а: -- -23 1", 4, "за ход записано -23, а по правилам -24."),
        (FIRST + ">б: - +0 0\n>а: -- -24 0", 5, "снять нечего"),
        (FIRST + ">б: АБВ -Г +0 0", 4, "Буквы Г на подставке не хватает"),
        (FIRST + ">б: АБВ -А +1 1", 4, "за ход записано 1, а по правилам 0."),
        (FIRST + ">б: ШШ - +0 0", 4, "Правило SM-05."),
        (FIRST + ">б: (ШШ) +16 16", 4, "Правило SM-05."),
        ("#rack2 ШШ\n" + FIRST, 3, "Правило SM-05."),
        ('#slovoteka-options {"edition":"mattel"}\n>а: ЇЇ - +0 0', 4, "Правило SM-05."),
        (FIRST + ">б: (Ш) +9 9", 4, "за ход записано 9, а по правилам 8."),
        (FIRST + "#slovoteka-move б: З =8H З +0 0", 4, "Правило SM-70."),
        ('#slovoteka-options {"edition":"mattel"\n' + FIRST, 3, "текст обрывается"),
        ("#slovoteka-options []\n" + FIRST, 3, "нужен объект"),
        ("#title x\n#slovoteka-options " + "[" * 50_000 + "\n" + FIRST, 4, ""),
        ('#slovoteka-options {"edition":"other"}\n' + FIRST, 3, "Издания «other» нет"),
        ('#slovoteka-options {"seats":3}\n' + FIRST, 3, "в файле подставок 2"),
        ('#slovoteka-options {"mode":"bingo","seats":2}\n' + FIRST, 3, "в файле подставок 2"),
        (f"#slovoteka-options {HUGE}\n", 3, "999"),
    ],
    ids=count(1),
)  # fmt: skip
def test_what_cannot_have_been_played(text: str, line: int, expected: str) -> None:
    with pytest.raises(BrokenGcg) as refused:
        replay_of(HEAD + text)
    assert refused.value.line == line
    assert expected in refusal_text(refused.value)


def test_editions_of_files_that_name_none() -> None:
    russian = HEAD + ">а: ЗОДЫРВО 8H ЗДОРОВ +24 24\n"
    plain_centre = russian.replace("+24 24", "+12 12")
    assert replay_of(plain_centre, "bilingual-ru").options.edition == "bilingual-ru"
    with pytest.raises(BrokenGcg):
        replay_of(plain_centre)
    ukrainian = replay_of(HEAD + ">а: П'ЯТЬІ? 8H П'ЯТЬ +27 27\n")
    assert ukrainian.options.edition == "bilingual-uk"
    assert ukrainian.turns[0].play == Play("З8", "П’ЯТЬ")
    with pytest.raises(Refusal):
        replay_of(russian, "other")


def test_a_file_for_one() -> None:
    replay = replay_of("#player1 а А\n>а: ЗОДЫРВО 8H ЗДОРОВ +24 24\n>а: ЫАБ - +0 24\n")
    assert replay.options.mode == "solitaire"
    assert replay.turns[1].position.racks == ("ЫАБ", "")
