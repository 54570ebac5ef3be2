"""The commands of `slovoteka bench`. What a command does is loaded when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli import output
from slovoteka.cli.parameters import AsJson, Lang, group
from slovoteka.cli.scrabble_commands import Positions, WordList
from slovoteka.cli.usage import Command

bench = group("Замеры.")


@bench.command("lexicon", cls=Command)
def bench_lexicon(
    cold: Annotated[bool, typer.Option("--cold", help="ещё и построить словари с нуля, минута на каждый")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Скорость словаря."""
    output.speak(lang)
    from slovoteka.cli.bench import show
    from slovoteka.lexicon.alphabet import ALPHABETS
    from slovoteka.lexicon.bench import measure

    show(measure(tuple(ALPHABETS) if cold else ()), as_json)


@bench.command("underwood", cls=Command)
def bench_underwood(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Проверка хода и лучший ход при полной руке и длинной ленте."""
    output.speak(lang)
    from slovoteka.cli.bench import show
    from slovoteka.cli.bench_underwood import measure

    show(measure(), as_json)


@bench.command("scrabble", cls=Command)
def bench_scrabble(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Скорость правил и поиска ходов в Scrabble."""
    output.speak(lang)
    from slovoteka.cli.bench import show
    from slovoteka.cli.bench_scrabble import measure

    show(measure(), as_json)


@bench.command("movegen", cls=Command)
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
    from slovoteka.cli.bench_movegen import show

    show(positions, words, seconds, as_json)


@bench.command("train-leaves", cls=Command)
def bench_train_leaves(
    language: Annotated[str, typer.Option("--language", metavar="ru|uk", help="язык слов и косточек")] = "ru",
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
    """Чего стоят косточки, которые остаются: выучить по партиям движка с самим собой."""
    output.speak(lang)
    from slovoteka.cli.bench_leaves import Order, train_leaves

    order = Order(
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
    typer.Option("--pairs", min=2, max=100_000, metavar="N", help="пар партий: косточки те же, места разные"),
]


@bench.command("ladder", cls=Command)
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
    from slovoteka.cli.bench_ladder import ladder

    return ladder(pairs, levels, state, as_json)


@bench.command("strength", cls=Command)
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
    from slovoteka.cli.bench_ladder import strength

    return strength(pairs, budget_ms, state, as_json)


@bench.command("codenames", cls=Command)
def bench_codenames(
    boards: Annotated[
        int, typer.Option("--boards", min=1, max=2000, metavar="N", help="раскладок на каждую пару")
    ] = 300,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Скорость ботов и как капитан и игрок с разными ассоциациями понимают друг друга."""
    output.speak(lang)
    from slovoteka.cli.bench_codenames import show

    show(boards, as_json)


@bench.command("server", cls=Command)
def bench_server(
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="ЗАМЕР", help="только этот замер; можно много раз")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Сервер под нагрузкой: зал на тысячи мест, сотни партий, тысячи молчащих соединений."""
    output.speak(lang)
    try:
        from slovoteka.cli.bench_server import show
    except ImportError as missing:  # clients come with the tools of developers
        from slovoteka.core.errors import Unreadable

        raise Unreadable("bench-needs", module=missing.name or "picows") from None
    show(only or (), as_json)
