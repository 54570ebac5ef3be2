"""Arguments and groups that commands share."""

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.usage import Group

AsJson = Annotated[bool, typer.Option("--json", help="один документ JSON вместо строк для людей")]
Lang = Annotated[str, typer.Option("--lang", metavar="ru|uk|en", help="язык сообщений")]
WordLang = Annotated[
    str, typer.Option("--lang", metavar="ru|uk|en", help="язык ответа; и слов, если в эту игру на нём играют")
]
Game = Annotated[str, typer.Argument(metavar="ИГРА", help="игра из списка slovoteka games")]
ForGame = Annotated[str, typer.Option("--for", metavar="ИГРА", help="для какой игры: forbidden, scrabble, underwood")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="ИМЯ=ЗНАЧЕНИЕ", help="условие стола; можно много раз")
]
Variant = Annotated[
    str | None, typer.Option("--variant", metavar="ВАРИАНТ", help="вариант игры из списка slovoteka games")
]
Edition = Annotated[str, typer.Option("--edition", metavar="ИЗДАНИЕ", help="mattel, bilingual-ru или bilingual-uk")]
Position = Annotated[str, typer.Option("--cgp", metavar="ПОЗИЦИЯ", help="доска, подставки и счёт в записи CGP")]
Board = Annotated[str | None, typer.Option("--board", metavar="ФАЙЛ", help="своя доска: файл .toml или .json")]
Tiles = Annotated[str | None, typer.Option("--tiles", metavar="ФАЙЛ", help="свои косточки: файл .toml или .json")]
Centre = Annotated[
    bool | None,
    typer.Option("--centre-doubles/--centre-plain", help="удваивает ли центр слово; иначе как в издании"),
]
Yo = Annotated[str | None, typer.Option("--yo", metavar="strict|lenient", help="может ли Е стоять за Ё")]
Hand = Annotated[str, typer.Option("--hand", metavar="КАРТЫ", help="рука: буквы, ? – «Ундервуд», ① или (1) – призовая")]
Tape = Annotated[str, typer.Option("--tape", metavar="БУКВЫ", help="лента, от колоды")]
OnTable = Annotated[
    list[str] | None,
    typer.Option("--table", metavar="N:СЛОВО", help="слово перед игроком N, вы – 1: 2:К*ОТ приз=8; можно много раз"),
]
Record = Annotated[Path, typer.Argument(metavar="ЗАПИСЬ", help="файл с записью партии")]


def group(about: str, *, alone: bool = False) -> typer.Typer:
    """Commands under one name. `alone`: the name itself is a command too."""
    return typer.Typer(
        help=about,
        cls=Group,
        invoke_without_command=alone,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
