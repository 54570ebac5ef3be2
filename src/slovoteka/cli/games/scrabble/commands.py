"""The commands of `slovoteka scrabble`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, Record, group
from slovoteka.cli.games.scrabble.parameters import Board, Centre, Edition, Position, Tiles, Yo
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

scrabble = group("Scrabble: сколько стоит ход, какой лучше, сколько их всего и каков рекорд.")

Positions = Annotated[
    Path,
    typer.Option(
        "--positions",
        metavar="ФАЙЛ",
        help="столбцы через Tab: cgp, placements, best_score, sum_of_scores; можно .xz",
    ),
]
WordList = Annotated[Path, typer.Option("--words", metavar="ФАЙЛ", help="по слову в строке; можно .xz")]


def _check_yo(yo: str | None) -> None:
    from slovoteka.cli.shared.options import check_choice
    from slovoteka.games.scrabble.kind import KIND

    if yo is not None:
        check_choice(KIND, "yo", yo)


@scrabble.command(cls=TranslatedCommand)
def score(
    cgp: Position,
    move: Annotated[str, typer.Option("--move", metavar="ХОД", help="например З8 ЗДОРОВ, вниз 8З ЗДОРОВ")],
    edition: Edition = "mattel",
    board: Board = None,
    tiles: Tiles = None,
    centre: Centre = None,
    yo: Yo = None,
    no_dictionary: Annotated[bool, typer.Option("--no-dictionary", help="слов в словаре не искать")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Сколько очков даёт ход и из чего они сложились."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.scoring import ScoringSwitches, score_move

    _check_yo(yo)
    agreements = ScoringSwitches(edition=edition, board=board, tiles=tiles, centre_doubles=centre, yo=yo)
    score_move(agreements, cgp, move, with_dictionary=not no_dictionary, as_json=as_json)


@scrabble.command(cls=TranslatedCommand)
def position(record: Record, as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Последняя позиция партии в записи CGP: с неё можно начать игру наоборот."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.scoring import show_position

    show_position(record, as_json)


@scrabble.command(cls=TranslatedCommand)
def moves(
    cgp: Position,
    edition: Edition = "mattel",
    top: Annotated[int, typer.Option("--top", min=1, metavar="N", help="сколько ходов показать")] = 10,
    board: Board = None,
    tiles: Tiles = None,
    centre: Centre = None,
    yo: Yo = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Лучшие ходы с первой подставкой позиции."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.scoring import ScoringSwitches, show_moves

    _check_yo(yo)
    agreements = ScoringSwitches(edition=edition, board=board, tiles=tiles, centre_doubles=centre, yo=yo)
    show_moves(agreements, cgp, top, as_json)


@scrabble.command(cls=TranslatedCommand)
def perft(
    positions: Positions,
    words: WordList,
    edition: Edition = "mattel",
    board: Board = None,
    tiles: Tiles = None,
    centre: Centre = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> int:
    """Все ли ходы находит движок: их число и очки в каждой позиции. Код выхода: 0 – всё как в файле, 1 – нет."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.perft import perft
    from slovoteka.cli.games.scrabble.scoring import ScoringSwitches

    agreements = ScoringSwitches(edition=edition, board=board, tiles=tiles, centre_doubles=centre, yo=None)
    return perft(agreements, positions, words, as_json=as_json)


@scrabble.command(cls=TranslatedCommand)
def record(
    minutes: Annotated[float, typer.Option("--minutes", min=0, metavar="N", help="сколько минут искать")] = 10,
    state: Annotated[
        Path | None, typer.Option("--state", metavar="ПАПКА", help="где хранить найденное; иначе там же, где записи")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="зерно случая")] = 1,
    out: Annotated[Path, typer.Option("--out", metavar="ПАПКА", help="куда писать записи")] = Path("slovoteka-record"),
    processes: Annotated[int, typer.Option("--processes", min=1, metavar="N", help="сколько процессов")] = 2,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Охота за рекордом открытого пасьянса (SM-90): самый дорогой ход и самая дорогая партия. Продолжает начатое."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.record import HuntArguments, hunt_records

    order = HuntArguments(seconds=minutes * 60, state=state or out, seed=seed, out=out, processes=processes)
    hunt_records(order, as_json=as_json)
