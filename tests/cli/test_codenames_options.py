"""`--option` at a table of «Кодовые имена»: wrong seats, forms, colours and decks get helpful refusals."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.cli.shared.options import describe
from slovoteka.games.codenames.deck import default_deck
from slovoteka.games.codenames.kind import KIND

Refused = Callable[..., str]

CARDS = [f"{card.front} / {card.back}" for card in default_deck().cards[:25]]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--option", "captains=5,6"], "captains=5,6: места 5 нет, за столом места от 0 до 3."),
        (["--option", "captains=0,6", "--seats", "6"], "captains=0,6: места 6 нет, за столом места от 0 до 5."),
        (["--option", "captains=-1,1"], "captains=-1,1: места -1 нет, за столом места от 0 до 3."),
        (["--option", "first=red", "--option", "captains=5,6"], "captains=5,6: места 5 нет"),
        (["--option", "captains=5", "--variant", "two"], "captains=5: места 5 нет, за столом места от 0 до 1."),
        (["--seats", "1"], "Игроков может быть от 2 до 12, а названо 1. Правило CN-02."),
        (["--seats", "13"], "Игроков может быть от 2 до 12, а названо 13. Правило CN-02."),
        (["--seats", "2", "--option", "form=teams"], "Игроков может быть от 4 до 12, а названо 2. Правило CN-02."),
        (["--option", "form=three"], "Игроков здесь нужно ровно 3, а мест за столом 4. Правило CN-100."),
        (["--option", "form=three", "--seats", "2"], "нужно ровно 3, а мест за столом 2."),
        (["--option", "first=green"], "first=green: такого значения нет. Есть: red, blue."),
        (["--option", "form=duel"], "form=duel: такого значения нет. Есть: teams, coop, three."),
    ],
)
def test_what_no_table_can_agree_on(refused: Refused, arguments: list[str], message: str) -> None:
    assert message in refused("selfplay", "codenames", *arguments)


@pytest.mark.parametrize("language", ["uk", "en"])
def test_in_other_languages(refused: Refused, language: str) -> None:
    message = refused("selfplay", "codenames", "--option", "captains=5,6", "--lang", language)
    assert message.startswith("captains=5,6: ")
    assert message.endswith("3.")
    assert "seats-exactly" not in refused("selfplay", "codenames", "--option", "form=three", "--lang", language)


def test_a_choice_that_may_be_left_open_shows_its_values() -> None:
    described = {option.name: option for option in describe(KIND)}
    assert (described["first"].type, described["first"].values) == ("choice", ("red", "blue"))
    assert (described["form"].type, described["form"].values) == ("choice", ("teams", "coop", "three"))
    assert (described["captains"].type, described["captains"].values) == ("list", ())


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        ("кот9 / якорь", "строка 26, «кот9»: на месте 4 цифра, а нужны буквы."),
        ("белый медведь / якорь", "строка 26, «белый медведь»: на месте 6 пробел, а нужно одно слово."),
        ("нью-йорк / якорь", "строка 26, «нью-йорк»: на месте 4 лишний знак, нужны только буквы."),
        ("к\u006fт / якорь", "на месте 2 не русская буква."),
        ("к" * 21 + " / якорь", "слово слишком длинное."),
        ("светильник / подсветка", "СВЕТИЛЬНИК в строке 26 и ПОДСВЕТКА в строке 26 – родственные слова"),
    ],
)
def test_a_mistake_in_a_deck_is_named_with_its_place(refused: Refused, tmp_path: Path, card: str, mistake: str) -> None:
    path = tmp_path / "моя.txt"
    path.write_text("\n".join([*CARDS, card]), "utf-8")
    message = refused("codenames", "deck", "--option", f"deck={path}")
    assert message.startswith("Колода «моя»")
    assert mistake in message


def test_a_deck_out_of_a_table_is_read_as_strictly(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "моя.json"
    cards = [*default_deck().cards[:24]]
    rows = [f'{{"front": "{card.front}", "back": "{card.back}"}}' for card in cards]
    rows.append('{"front": "СВЕТИЛЬНИК", "back": "ПОДСВЕТКА"}')
    path.write_text(f'{{"id": "моя", "cards": [{", ".join(rows)}]}}', "utf-8")
    assert "СВЕТИЛЬНИК в строке 25" in refused("codenames", "deck", "--option", f"deck={path}")


def test_a_deck_that_can_be_played(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "standard.txt"
    path.write_text("\n".join(CARDS).lower(), "utf-8")
    ran = cli("codenames", "deck", "--option", f"deck={path}")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.upper().splitlines() == CARDS
