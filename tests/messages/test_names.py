"""Names that nobody has typed: every key is said in every language, and nothing that was typed is taken for one."""

import re

import pytest

from slovoteka.core.record import SeatInfo
from slovoteka.match.gathering import bot_names
from slovoteka.messages import LANGUAGES, name_in, name_text, seat_name
from slovoteka.messages.names import FORMER_PLAYER, PLAYER, guest_key, is_key, looks_like_key, named, player_key
from slovoteka.server.base.friendly_names import ADJECTIVES, ANIMALS

OWN_LETTERS = {
    "ru": re.compile("[а-яё]+"),
    "uk": re.compile("[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’]+"),
    "en": re.compile("[a-z]+"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guest_has_a_name(language: str) -> None:
    letters = OWN_LETTERS[language]
    for adjective in ADJECTIVES:
        for animal in ANIMALS:
            *words, number = name_text(guest_key(adjective, animal, 42), language).split(" ")
            assert number == "42"
            assert len(words) >= 2
            assert all(letters.fullmatch(word.lower()) for word in words), words


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (guest_key("ginger", "owl", 42), ("Рыжая Сова 42", "Руда Сова 42", "Ginger Owl 42")),
        (guest_key("soft", "eagle-owl", 10), ("Мягкий Филин 10", "М’який Пугач 10", "Soft Eagle Owl 10")),
        (bot_names(1)[0], ("Вера", "Віра", "Vera")),
        (bot_names(12)[11], ("Глеб 2", "Гліб 2", "Gleb 2")),
        (FORMER_PLAYER, ("Бывший игрок", "Колишній гравець", "Former player")),
        (PLAYER, ("Игрок", "Гравець", "Player")),
        (player_key(3), ("Игрок 3", "Гравець 3", "Player 3")),
    ],
)
def test_a_key_in_words(key: str, words: tuple[str, ...]) -> None:
    assert is_key(key)
    assert looks_like_key(key)
    assert tuple(name_text(key, language) for language in LANGUAGES) == words
    assert name_in(key) == dict(zip(LANGUAGES[1:], words[1:], strict=True))


def test_bots_at_one_table_have_different_names() -> None:
    for language in LANGUAGES:
        assert len({name_text(key, language) for key in bot_names(35)}) == 35


@pytest.mark.parametrize(
    "name",
    [
        *("Анна", "Рыжая Сова 42", "name", "name:", "name:empty", "name:again", "name:bot", "name:bot.nobody"),
        *("name:bot.vera.two", "name:player.two", "name:guest.ginger.owl", "name:guest.ginger.dragon.42"),
        *("name:guest.red.owl.42", "name:bot.vera.02", "NAME:bot.vera", " name:bot.vera", "name:bot.vera\n"),
        "name:bot." + "a" * 100_000,
    ],
    ids=lambda name: name[:40],
)
def test_what_is_no_key_is_shown_as_it_is(name: str) -> None:
    assert not is_key(name)
    assert name_in(name) == {}
    for language in LANGUAGES:
        assert name_text(name, language) == name


def test_names_in_records() -> None:
    guest = named(SeatInfo(name=""), guest_key("ginger", "owl", 42))
    assert guest == SeatInfo(name="Рыжая Сова 42", name_key="name:guest.ginger.owl.42")
    assert seat_name(guest, "uk") == "Руда Сова 42"
    assert named(guest, "Анна") == SeatInfo(name="Анна")
    assert seat_name(SeatInfo(name="Рыжая Сова 42"), "en") == "Рыжая Сова 42", "stored before there were keys"
    assert seat_name(SeatInfo(name="name:bot.vera"), "en") == "name:bot.vera", "a name in a file is no key"
    assert seat_name(SeatInfo(name="Анна", name_key="anything"), "en") == "Анна"
