"""The commands of `slovoteka ratings`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, group
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

ratings = group("Рейтинг: сколько стоит уровень бота.")


@ratings.command(cls=TranslatedCommand)
def levels(
    game: Annotated[
        str | None, typer.Option("--game", metavar="ИГРА", help="игра из списка slovoteka games; без неё все")
    ] = None,
    category: Annotated[
        str | None,
        typer.Option("--category", metavar="РАЗРЯД", help="только этот разряд, как его пишет сама команда"),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=0, max=1_000_000, metavar="N", help="партий у каждых двух соседних уровней")
    ] = 0,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="ФАЙЛ", help="куда записать; партии, которые там уже есть, не играют снова"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Уровни ботов числами: какие измерены, а с --games измерить заново."""
    output.speak(lang)
    from slovoteka.cli.commands.ratings import show_levels

    show_levels(game, category, games, into, as_json)
