"""The commands of `slovoteka bench`. What a command does is loaded when it is called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli import output
from slovoteka.cli.parameters import AsJson, Lang, group
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
