"""The `slovoteka bench` commands of this game. Their code is imported when they are called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

benches = ungrouped()


@benches.command("codenames", cls=TranslatedCommand)
def bench_codenames(
    boards: Annotated[
        int, typer.Option("--boards", min=1, max=2000, metavar="N", help="раскладок на каждую пару")
    ] = 300,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Скорость ботов и как капитан и игрок с разными ассоциациями понимают друг друга."""
    output.speak(lang)
    from slovoteka.cli.games.codenames.bench import show

    show(boards, as_json)
