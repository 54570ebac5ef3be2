"""The commands of `slovoteka bench`. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, group
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

bench = group("Замеры.")


@bench.command("lexicon", cls=TranslatedCommand)
def bench_lexicon(
    cold: Annotated[bool, typer.Option("--cold", help="ещё и построить словари с нуля, минута на каждый")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Скорость словаря."""
    output.speak(lang)
    from slovoteka.benches.lexicon import measure
    from slovoteka.cli.commands.bench import show
    from slovoteka.lexicon.alphabet import ALPHABETS

    show(measure(tuple(ALPHABETS) if cold else ()), as_json)


@bench.command("server", cls=TranslatedCommand)
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
        from slovoteka.cli.commands.bench_server import show
    except ImportError as missing:  # the load test's clients are developer dependencies
        from slovoteka.core.errors import Unreadable

        raise Unreadable("bench-needs", module=missing.name or "picows") from None
    show(only or (), as_json)
