"""Every event of «Запретные слова» as the terminal tells it, agreed in number and person."""

import typing

import pytest

from slovoteka.cli.games.forbidden.renderer import ForbiddenRenderer
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core.words import Verdict, Why
from slovoteka.games.forbidden import views
from slovoteka.games.forbidden.kind import KIND
from slovoteka.games.forbidden.options import read_options
from slovoteka.messages import LANGUAGES

UNKNOWN = Verdict(word="ЖУТ", allowed=False, why=Why.UNKNOWN)

DESCRIBED: list[tuple[views.Event, str]] = [
    (views.Began(0), "Первый ход ваш."),
    (views.Began(1), "Первый ход: Вера."),
    (views.Opened("Ж"), "Разговор открывает красная Ж."),
    (views.Drew(0, "Ж"), "Вы берёте Ж."),
    (views.Drew(1), "Вера берёт карту."),
    (views.Laid(0, "Ж", red=False), "Вы кладёте Ж."),
    (views.Laid(1, "О", red=True), "Вера кладёт красную О с витрины."),
    (views.Laid(0, "Ж", red=False, in_time=False), "Время вышло, за вас легла Ж."),
    (views.Laid(1, "Ж", red=False, in_time=False), "Время вышло, Вера не успевает: легла Ж."),
    (views.Passed(1), "Вера не видит слова."),
    (views.Called(0, "ОА", 1, "", "ОА"),
     "Вы: «Не говори ОА!» Чёрных букв в слове нет, штрафа тоже. На витрину возвращаются О, А."),
    (views.Called(1, "ДОМ", 0, "Д", "О"),
     "Вера: «Не говори ДОМ!» Вы забираете Д: штраф 1 очко. На витрину возвращается О."),
    (views.Called(1, "КНУТ", 2, "КНТ", ""), "Вера: «Не говори КНУТ!» Глеб забирает К, Н, Т: штраф 3 очка."),
    (views.Called(1, "СПОРТ", 2, "СПОРТ", ""),
     "Вера: «Не говори СПОРТ!» Глеб забирает С, П, О, Р, Т: штраф 5 очков."),
    (views.CallFailed(0, "ЖУТ", 0, UNKNOWN), "Вы: «Не говори ЖУТ!» Не засчитано: нет в словаре."),
    (views.CallFailed(1, "ЖУТ", 1),
     "Вера: «Не говори ЖУТ!» Не засчитано: стол решил, что такого слова нет. Штраф 1 очко."),
    (views.CallPut(0, "ДОМ"), "Вы: «Не говори ДОМ!»"),
    (views.Doubted(1), "Вера сомневается: голосуют все."),
    (views.Voted((0, 2), (), True), "За: Вы, Глеб. Против: никто. Слово принято."),
    (views.Voted((), (1,), False), "За: никто. Против: Вера. Слово не принято."),
    (views.NewConversation(""), "Красных осталось меньше двух, разговор начинается заново."),
    (views.NewConversation("КТ"), "Красных осталось меньше двух, разговор начинается заново. В общий отбой: К, Т."),
    (views.Chose(0, 0), "Вы оставляете ход себе."),
    (views.Chose(0, 1), "Вы передаёте ход, ходит Вера."),
    (views.Chose(1, 0), "Вера передаёт ход вам."),
    (views.Chose(1, 1), "Вера оставляет ход себе."),
    (views.Chose(1, 2), "Вера передаёт ход, ходит Глеб."),
    (views.Left(0), "Вы выходите из игры."),
    (views.Finished("deck", (3, 0, 1)), "Партия окончена: колода кончилась. Штраф: Вы 3 · Вера 0 · Глеб 1."),
]  # fmt: skip


def renderer(me: int | None = 0, language: str = "ru") -> ForbiddenRenderer:
    names = ("Вы", "Вера", "Глеб")
    return ForbiddenRenderer(read_options({"seats": 3}), SeatsShown(names=names, me=me, language=language))


@pytest.mark.parametrize(("event", "sentence"), DESCRIBED, ids=[f"{number}" for number in range(len(DESCRIBED))])
def test_what_has_happened(event: views.Event, sentence: str) -> None:
    assert renderer().describe(event) == sentence


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in DESCRIBED} == set(typing.get_args(KIND.types.event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_all_languages(language: str) -> None:
    for event, russian in DESCRIBED:
        sentence = renderer(2, language).describe(event)
        assert sentence
        assert "forbidden-" not in sentence
        assert (sentence == russian) <= (language == "ru" or event == views.CallPut(0, "ДОМ"))  # the same in Ukrainian


def test_who_is_shown_everything_is_told_each_draw_once() -> None:
    assert renderer(None).describe(views.Drew(1)) is None
    assert renderer(None).describe(views.Drew(1, "Ж")) == "Вера берёт Ж."
