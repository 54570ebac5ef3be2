"""The commands of `slovoteka codenames`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, Options, group
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand
from slovoteka.core.errors import Unreadable

codenames = group("Кодовые имена: можно ли дать подсказку и что она скажет людям.")

Clue = Annotated[str | None, typer.Argument(metavar="ПОДСКАЗКА", help="одно слово")]
OpenWords = Annotated[str | None, typer.Option("--board", metavar="СЛОВА", help="открытые слова через запятую")]


@codenames.command(cls=TranslatedCommand)
def judge(
    clue: Clue = None,
    board: OpenWords = None,
    number: Annotated[int | None, typer.Option("--number", min=0, max=9, metavar="N", help="число подсказки")] = None,
    pairs: Annotated[
        Path | None, typer.Option("--pairs", metavar="ФАЙЛ", help="строка заголовка, затем слово и подсказка через Tab")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Можно ли дать подсказку, почему и по какому правилу."""
    output.speak(lang)
    from slovoteka.cli.games.codenames.judge import judge_one, judge_pairs

    if pairs is not None:
        judge_pairs(pairs, as_json=as_json)
    elif clue is not None and board is not None:
        judge_one(clue, board, number, as_json=as_json)
    else:
        raise Unreadable("codenames-judge-what")


@codenames.command(cls=TranslatedCommand)
def rank(
    clue: Clue = None,
    board: OpenWords = None,
    trials: Annotated[
        Path | None, typer.Option("--trials", metavar="ФАЙЛ", help="на строке объект JSON: clue и board")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """О каких словах люди подумают, услышав подсказку, и с какой вероятностью."""
    output.speak(lang)
    from slovoteka.cli.games.codenames.rank import rank, rank_trials

    if trials is not None:
        rank_trials(trials)
    elif clue is not None and board is not None:
        rank(clue, board, as_json=as_json)
    else:
        raise Unreadable("codenames-rank-what")


@codenames.command("clue", cls=TranslatedCommand)
def give_clue(
    own: Annotated[str, typer.Option("--own", metavar="СЛОВА", help="свои слова через запятую")],
    enemy: Annotated[str, typer.Option("--enemy", metavar="СЛОВА", help="слова соперника")] = "",
    bystanders: Annotated[str, typer.Option("--bystanders", metavar="СЛОВА", help="мирные жители")] = "",
    assassin: Annotated[str, typer.Option("--assassin", metavar="СЛОВО", help="убийца")] = "",
    level: Annotated[
        str, typer.Option("--level", metavar="УРОВЕНЬ", help="beginner, amateur, expert, master")
    ] = "master",
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Что сказал бы бот-капитан, о каких словах он думает и чего боится."""
    output.speak(lang)
    from slovoteka.cli.games.codenames.clue import show_clue

    show_clue((own, enemy, bystanders, assassin), level, as_json=as_json)


@codenames.command(cls=TranslatedCommand)
def deck(given: Options = None, lang: Lang = "ru") -> None:
    """Колода как файл: её можно изменить и играть своей."""
    output.speak(lang)
    from slovoteka.cli.shared import options
    from slovoteka.games.codenames.kind import KIND

    for card in options.read(KIND, given or ()).deck.cards:
        output.write(f"{card.front.lower()} / {card.back.lower()}")


@codenames.command(cls=TranslatedCommand)
def build(lang: Lang = "ru") -> None:
    """Построить таблицу ассоциаций (готовая не строится заново)."""
    output.speak(lang)
    from slovoteka.associations.store import table_folder

    output.write(str(table_folder()))


@codenames.command(cls=TranslatedCommand)
def guesses(
    records: Annotated[list[Path], typer.Argument(metavar="ЗАПИСЬ", help="файлы с записями партий")],
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Какие догадки людей были верны."""
    output.speak(lang)
    from slovoteka.cli.games.codenames.guesses import review_guesses

    review_guesses(records, as_json)
