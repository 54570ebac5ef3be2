"""The command that brings matches into the formats of other programs. What it does is loaded when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli import output
from slovoteka.cli.parameters import AsJson, Lang, group
from slovoteka.cli.usage import Command

formats = group("Форматы других программ.")


@formats.command(cls=Command)
def export(
    files: Annotated[list[Path] | None, typer.Argument(metavar="ФАЙЛ…", help="записи партий или GCG")] = None,
    to: Annotated[
        str,
        typer.Option(
            "--to",
            metavar="gcg|cgp|csv|jsonl",
            help="gcg – партия Scrabble, cgp – позиция, csv – итоги партий, jsonl – наша запись",
        ),
    ] = "",
    move: Annotated[
        int | None,
        typer.Option("--move", min=1, metavar="N", help="для cgp: позиция перед этим ходом; иначе – в конце партии"),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="ФАЙЛ", help="куда записать; иначе на экран")] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="ИЗДАНИЕ", help="для чужого GCG: mattel, bilingual-ru или bilingual-uk"),
    ] = None,
    schema: Annotated[bool, typer.Option("--schema", help="показать JSON Schema нашей записи")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Партии в форматах других программ: GCG, CGP, CSV, JSON Lines."""
    output.speak(lang)
    from slovoteka.cli.export import Order, export, show_schema

    if schema:
        show_schema()
    else:
        export(Order(files=tuple(files or ()), to=to, move=move, out=out, edition=edition), as_json)
