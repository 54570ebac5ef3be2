"""The command that converts matches to formats of other programs. Its code is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand
from slovoteka.plugins.discovery import manifests

formats = ungrouped()
_of_games = [name for manifest in manifests().values() if manifest.formats for name in manifest.formats.names]


@formats.command(cls=TranslatedCommand)
def export(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="ФАЙЛ…", help="партии: записи или файлы других программ")
    ] = None,
    to: Annotated[
        str,
        typer.Option(
            "--to",
            metavar="|".join((*_of_games, "csv", "jsonl")),
            help="csv – итоги партий, jsonl – наша запись, остальное – форматы других программ",
        ),
    ] = "",
    move: Annotated[
        int | None,
        typer.Option("--move", min=1, metavar="N", help="позиция перед этим ходом; иначе – в конце партии"),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="ФАЙЛ", help="куда записать; иначе на экран")] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="ИЗДАНИЕ", help="каким изданием играли, если файл этого не говорит"),
    ] = None,
    schema: Annotated[bool, typer.Option("--schema", help="показать JSON Schema нашей записи")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Партии в форматах других программ."""
    output.speak(lang)
    from slovoteka.cli.commands.export import ExportArguments, export, show_schema

    if schema:
        show_schema()
    else:
        export(ExportArguments(files=tuple(files or ()), to=to, move=move, out=out, edition=edition), as_json)
