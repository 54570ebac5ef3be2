"""Arguments that commands of this game share."""

from typing import Annotated

import typer

Edition = Annotated[str, typer.Option("--edition", metavar="ИЗДАНИЕ", help="mattel, bilingual-ru или bilingual-uk")]
Position = Annotated[str, typer.Option("--cgp", metavar="ПОЗИЦИЯ", help="доска, подставки и счёт в записи CGP")]
Board = Annotated[str | None, typer.Option("--board", metavar="ФАЙЛ", help="своя доска: файл .toml или .json")]
Tiles = Annotated[str | None, typer.Option("--tiles", metavar="ФАЙЛ", help="свои фишки: файл .toml или .json")]
Centre = Annotated[
    bool | None,
    typer.Option("--centre-doubles/--centre-plain", help="удваивает ли центр слово; иначе как в издании"),
]
Yo = Annotated[str | None, typer.Option("--yo", metavar="strict|lenient", help="может ли Е стоять за Ё")]
