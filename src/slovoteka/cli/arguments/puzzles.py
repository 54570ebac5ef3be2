"""The commands of `slovoteka puzzles`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, group
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand
from slovoteka.plugins.discovery import manifests

puzzles = group("Задачи: позиции с одним явно лучшим ответом.")

Puzzle = Annotated[str | None, typer.Argument(metavar="ЗАДАЧА", help="номер задачи; без него задача дня")]
KindOption = Annotated[
    str | None,
    typer.Option(
        "--kind",
        metavar="ВИД",
        help=", ".join(kind for game in manifests().values() if game.puzzles for kind in game.puzzles.kinds),
    ),
]


@puzzles.command(cls=TranslatedCommand)
def build(
    kind: KindOption = None,
    count: Annotated[
        int, typer.Option("--count", min=1, max=10_000, metavar="N", help="сколько задач каждого вида")
    ] = 10,
    seed: Annotated[
        int, typer.Option("--seed", min=1, max=1_000_000, metavar="S", help="число, из которого следуют все партии")
    ] = 1,
    records: Annotated[
        list[Path] | None,
        typer.Option("--from", metavar="ЗАПИСЬ", help="искать в этих партиях, а не в партиях ботов; можно много раз"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="ФАЙЛ", help="куда дописывать задачи; начатое продолжается"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Найти задачи в партиях и проверить каждую дважды."""
    output.speak(lang)
    from slovoteka.cli.commands.puzzles import PuzzleArguments, build_puzzles

    build_puzzles(PuzzleArguments(kind=kind, count=count, seed=seed, records=tuple(records or ()), out=out), as_json)


@puzzles.command(cls=TranslatedCommand)
def show(
    puzzle: Puzzle = None,
    kind: KindOption = None,
    solution: Annotated[bool, typer.Option("--solution", help="и решение")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Показать задачу."""
    output.speak(lang)
    from slovoteka.cli.commands.puzzles import show_puzzle

    show_puzzle(puzzle, kind, solution, as_json)


@puzzles.command(cls=TranslatedCommand)
def solve(
    puzzle: Puzzle = None,
    kind: KindOption = None,
    answer: Annotated[
        str | None, typer.Option("--answer", metavar="ОТВЕТ", help="ответ, как его пишут за столом; иначе спросим")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Решить задачу."""
    output.speak(lang)
    from slovoteka.cli.commands.puzzles import solve_puzzle

    solve_puzzle(puzzle, kind, answer, as_json)
