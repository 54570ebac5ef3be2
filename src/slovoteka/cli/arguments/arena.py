"""`slovoteka arena`. The code of the command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, Options, Variant, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

arena = ungrouped()

Bot = Annotated[
    str, typer.Argument(metavar="БОТ", help="уровень (master), файл (bot.py) или модуль с фабрикой (my.bots:make)")
]


@arena.command("arena", cls=TranslatedCommand)
def compare(
    first: Bot,
    second: Bot,
    game: Annotated[str, typer.Option("--game", metavar="ИГРА", help="игра из списка slovoteka games")],
    games: Annotated[
        int, typer.Option("--games", min=2, max=1_000_000, metavar="N", help="сколько партий: чётное число")
    ] = 100,
    variant: Variant = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S", help="число, из которого следует вся серия")] = 1,
    limit_ms: Annotated[
        int,
        typer.Option("--limit-ms", min=10, max=600_000, metavar="МС", help="сколько чужой бот может думать над ходом"),
    ] = 10_000,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="ПАПКА", help="куда сложить записи партий")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Кто сильнее: два бота играют пары партий с одной и той же раздачей, меняясь местами."""
    output.speak(lang)
    from slovoteka.cli.commands.arena import ArenaArguments, compare_bots

    wanted = ArenaArguments(
        bots=(first, second),
        game=game,
        games=games,
        variant=variant,
        options=tuple(option or ()),
        seed=seed,
        limit_ms=limit_ms,
        records=records,
    )
    compare_bots(wanted, as_json)
