"""The commands of `slovoteka underwood`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, Options, group
from slovoteka.cli.games.underwood.parameters import Hand, OnTable, Tape
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

underwood = group("Ундервуд: что даёт ход и чего ему не хватает.")


@underwood.command("draft", cls=TranslatedCommand)
def underwood_draft(
    turn: Annotated[str, typer.Argument(metavar="ХОД", help="например КОТ л2 > А; можно и не до конца")],
    hand: Hand,
    tape: Tape = "",
    table: OnTable = None,
    option: Options = None,
    no_dictionary: Annotated[bool, typer.Option("--no-dictionary", help="слов в словаре не искать")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> int:
    """Что даст ход, чего не хватает и по какому правилу. Код выхода: 0 – так можно ходить, 1 – ещё нельзя."""
    output.speak(lang)
    from slovoteka.cli.games.underwood.turns import CardsByPlace, show_draft

    cards = CardsByPlace(hand=hand, tape=tape, table=tuple(table or ()))
    return show_draft(turn, cards, tuple(option or ()), with_dictionary=not no_dictionary, as_json=as_json)


@underwood.command("best", cls=TranslatedCommand)
def underwood_best(
    hand: Hand,
    tape: Tape = "",
    table: OnTable = None,
    top: Annotated[int, typer.Option("--top", metavar="N", min=1, max=100, help="сколько ходов показать")] = 5,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Лучшие ходы с этими картами, как их видит сильнейший бот."""
    output.speak(lang)
    from slovoteka.cli.games.underwood.turns import CardsByPlace, show_best

    cards = CardsByPlace(hand=hand, tape=tape, table=tuple(table or ()))
    show_best(cards, tuple(option or ()), top, as_json=as_json)


@underwood.command("deck", cls=TranslatedCommand)
def underwood_deck(option: Options = None, lang: Lang = "ru") -> None:
    """Колода в виде файла TOML: поправьте его по своей коробке и играйте с --option deck=ФАЙЛ.toml."""
    output.speak(lang)
    from slovoteka.cli.games.underwood.deck import show_deck

    show_deck(tuple(option or ()))
