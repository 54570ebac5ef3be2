"""The `slovoteka bench` commands of this game. Their code is imported when they are called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, ungrouped
from slovoteka.cli.games.scrabble.commands import Positions, WordList
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

benches = ungrouped()


@benches.command("scrabble", cls=TranslatedCommand)
def bench_scrabble(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Скорость правил и поиска ходов в Scrabble."""
    output.speak(lang)
    from slovoteka.benches.games.scrabble.figures import measure
    from slovoteka.cli.commands.bench import show

    show(measure(), as_json)


@benches.command("movegen", cls=TranslatedCommand)
def bench_movegen(
    positions: Positions,
    words: WordList,
    seconds: Annotated[
        int, typer.Option("--seconds", min=1, max=600, metavar="S", help="сколько секунд считать каждую скорость")
    ] = 5,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Скорость движка на этих позициях и словах, на одном ядре."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.movegen import show

    show(positions, words, seconds, as_json)


@benches.command("train-leaves", cls=TranslatedCommand)
def bench_train_leaves(
    language: Annotated[str, typer.Option("--language", metavar="ru|uk", help="язык слов и фишек")] = "ru",
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="ИЗДАНИЕ", help="иначе mattel, для uk – bilingual-uk")
    ] = None,
    generations: Annotated[
        int, typer.Option("--generations", min=1, max=20, metavar="N", help="сколько поколений")
    ] = 3,
    games: Annotated[
        int,
        typer.Option("--games", min=1, max=10_000_000, metavar="N", help="партий для последнего; прежним – четверть"),
    ] = 30_000,
    pairs: Annotated[
        int, typer.Option("--pairs", min=2, max=100_000, metavar="N", help="пар партий, чтобы принять поколение")
    ] = 2_000,
    threads: Annotated[
        int | None, typer.Option("--threads", min=1, max=256, metavar="N", help="иначе все ядра")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help="семя: с тем же – те же партии")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="ФАЙЛ", help="куда записать таблицу; иначе leaves-ЯЗЫК.bin")
    ] = None,
    state: Annotated[
        Path | None,
        typer.Option("--state", metavar="ПАПКА", help="где сделанное: прерванное продолжится; иначе в кэше"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Чего стоят фишки, которые остаются: выучить по партиям движка с самим собой."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.train_leaves import TrainingArguments, train_leaves

    order = TrainingArguments(
        language=language,
        edition=edition,
        generations=generations,
        games=games,
        pairs=pairs,
        threads=threads,
        seed=seed,
        out=out,
        state=state,
    )
    raise typer.Exit(train_leaves(order, as_json=as_json))


State = Annotated[
    Path | None, typer.Option("--state", metavar="ПАПКА", help="где сделанное: прерванное продолжится; иначе в кэше")
]
Pairs = Annotated[
    int,
    typer.Option("--pairs", min=2, max=100_000, metavar="N", help="пар партий: фишки те же, места разные"),
]


@benches.command("ladder", cls=TranslatedCommand)
def bench_ladder(
    pairs: Pairs = 200,
    levels: Annotated[
        str | None, typer.Option("--levels", metavar="УРОВНИ", help="через запятую; соседние играют друг с другом")
    ] = None,
    state: State = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> int:
    """Уровни ботов Scrabble: насколько каждый сильнее того, что под ним."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.ladder import ladder

    return ladder(pairs, levels, state, as_json)


@benches.command("strength", cls=TranslatedCommand)
def bench_strength(
    pairs: Pairs = 200,
    budget_ms: Annotated[
        int, typer.Option("--ms", min=1, max=60_000, metavar="МС", help="сколько думать над ходом")
    ] = 500,
    state: State = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> int:
    """Scrabble: игрок, который смотрит вперёд, против того, кто ходит по первому взгляду."""
    output.speak(lang)
    from slovoteka.cli.games.scrabble.ladder import strength

    return strength(pairs, budget_ms, state, as_json)
