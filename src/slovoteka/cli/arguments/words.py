"""The commands of `slovoteka words`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, ForGame, WordLang, group
from slovoteka.cli.arguments.site import word_reports
from slovoteka.cli.shared.usage import TranslatedCommand

words = group("Слова: можно ли сыграть, что составить.")


@words.command(cls=TranslatedCommand)
def explain(
    words: Annotated[list[str], typer.Argument(metavar="СЛОВО", help="слова через пробел")],
    game: ForGame,
    as_json: AsJson = False,
    lang: WordLang = "ru",
) -> None:
    """Можно ли сыграть слово, почему и по какому правилу."""
    from slovoteka.cli.commands.words import explain

    explain(words, game, lang, as_json)


@words.command(cls=TranslatedCommand)
def fit(
    letters: Annotated[str, typer.Argument(metavar="БУКВЫ", help="буквы подряд; ? заменяет любую")],
    game: ForGame,
    top: Annotated[int, typer.Option("--top", min=1, metavar="N", help="сколько слов показать")] = 50,
    as_json: AsJson = False,
    lang: WordLang = "ru",
) -> None:
    """Какие слова можно составить из этих букв."""
    from slovoteka.cli.commands.words import fit

    fit(letters, game, lang, top, as_json)


words.command("reports", cls=TranslatedCommand)(word_reports)
