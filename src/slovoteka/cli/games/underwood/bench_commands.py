"""The `slovoteka bench` commands of this game. Their code is imported when they are called."""

# ruff: noqa: PLC0415  see main.py

from slovoteka.cli.arguments.common import AsJson, Lang, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

benches = ungrouped()


@benches.command("underwood", cls=TranslatedCommand)
def bench_underwood(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Проверка хода и лучший ход при полной руке и длинной ленте."""
    output.speak(lang)
    from slovoteka.benches.games.underwood.figures import measure
    from slovoteka.cli.commands.bench import show

    show(measure(), as_json)
