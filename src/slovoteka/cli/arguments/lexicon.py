"""The commands of `slovoteka lexicon`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, group
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

lexicon = group("Словари: построить, посмотреть.")


@lexicon.command(cls=TranslatedCommand)
def build(
    languages: Annotated[list[str] | None, typer.Argument(metavar="ru|uk", help="какие словари; иначе русский")] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Построить графы слов (готовые не строятся заново)."""
    output.speak(lang)
    from slovoteka.cli.commands.lexicon import build

    build(languages or ["ru"], as_json)


@lexicon.command(cls=TranslatedCommand)
def info(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Что построено, из чего и где лежит."""
    output.speak(lang)
    from slovoteka.cli.commands.lexicon import info

    info(as_json)
