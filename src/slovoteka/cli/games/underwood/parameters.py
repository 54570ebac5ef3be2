"""Arguments that commands of this game share."""

from typing import Annotated

import typer

Hand = Annotated[str, typer.Option("--hand", metavar="КАРТЫ", help="рука: буквы, ? – «Ундервуд», ① или (1) – призовая")]
Tape = Annotated[str, typer.Option("--tape", metavar="БУКВЫ", help="лента, от колоды")]
OnTable = Annotated[
    list[str] | None,
    typer.Option("--table", metavar="N:СЛОВО", help="слово перед игроком N, вы – 1: 2:К*ОТ приз=8; можно много раз"),
]
