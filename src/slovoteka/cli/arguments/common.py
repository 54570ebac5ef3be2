"""Arguments and groups that commands share."""

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import Group, remember_language

AsJson = Annotated[bool, typer.Option("--json", help="один документ JSON вместо строк для людей")]
GroupLang = Annotated[
    str | None, typer.Option("--lang", metavar="ru|uk|en", help="язык сообщений; можно указать и после команды")
]
Lang = Annotated[str, typer.Option("--lang", metavar="ru|uk|en", help="язык сообщений")]
WordLang = Annotated[
    str, typer.Option("--lang", metavar="ru|uk|en", help="язык ответа; и слов, если в эту игру на нём играют")
]
Game = Annotated[str, typer.Argument(metavar="ИГРА", help="игра из списка slovoteka games")]
ForGame = Annotated[str, typer.Option("--for", metavar="ИГРА", help="для какой игры из списка slovoteka games")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="ИМЯ=ЗНАЧЕНИЕ", help="условие стола; можно много раз")
]
Variant = Annotated[
    str | None, typer.Option("--variant", metavar="ВАРИАНТ", help="вариант игры из списка slovoteka games")
]
Record = Annotated[Path, typer.Argument(metavar="ЗАПИСЬ", help="файл с записью партии")]


def group(about: str, *, alone: bool = False) -> typer.Typer:
    """A group of commands under one name. With `alone` the name itself is a command too."""
    made = typer.Typer(
        help=about,
        cls=Group,
        invoke_without_command=alone,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )

    @made.callback()
    def start(context: typer.Context, lang: GroupLang = None) -> None:
        remember_language(context, lang)
        if context.invoked_subcommand is None:
            output.write(context.get_help())

    return made


def ungrouped() -> typer.Typer:
    """Commands of one file that are added to a group which is made elsewhere."""
    return typer.Typer()
