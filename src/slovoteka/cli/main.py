"""The command line: the commands that no group has, and the groups. What a command does is loaded when it is called."""

# ruff: noqa: PLC0415  commands load what they need when they are called, or `slovoteka games` would wait for a dictionary

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli import output
from slovoteka.cli.arena_commands import arena
from slovoteka.cli.bench_commands import bench
from slovoteka.cli.codenames import codenames
from slovoteka.cli.formats_commands import formats
from slovoteka.cli.lexicon_commands import lexicon
from slovoteka.cli.parameters import AsJson, Game, Lang, Options, Record, Variant, group
from slovoteka.cli.puzzles_commands import puzzles
from slovoteka.cli.ratings_commands import ratings
from slovoteka.cli.scrabble_commands import scrabble
from slovoteka.cli.site_commands import site
from slovoteka.cli.tui_commands import terminal
from slovoteka.cli.underwood_commands import underwood
from slovoteka.cli.usage import Command, usage_text
from slovoteka.cli.words_commands import words
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.messages import refusal_text

app = group("Словотека: русские словесные игры.", alone=True)
_GROUPS = {
    "words": words,
    "underwood": underwood,
    "codenames": codenames,
    "scrabble": scrabble,
    "lexicon": lexicon,
    "bench": bench,
    "ratings": ratings,
    "puzzles": puzzles,
}
for name, commands in _GROUPS.items():
    app.add_typer(commands, name=name)
app.add_typer(terminal)
app.add_typer(site)  # without a name: its commands stand beside the others
app.add_typer(formats)
app.add_typer(arena)


@app.callback()
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        output.write(context.get_help())


@app.command(cls=Command)
def games(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Игры, варианты, места и условия стола."""
    output.speak(lang)
    from slovoteka.cli.games import show_games

    show_games(as_json)


@app.command(cls=Command)
def rules(
    game: Annotated[str | None, typer.Argument(metavar="ИГРА", help="без неё: правила всех игр")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="какие тесты доказывают каждое правило")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Правила игр по номерам."""
    output.speak(lang)
    from slovoteka.cli.games import show_rules

    show_rules(game, coverage, as_json)


@app.command(cls=Command)
def review(
    records: Annotated[
        list[Path], typer.Argument(metavar="ЗАПИСЬ", help="файл с записью партии; для Scrabble можно и GCG")
    ],
    depth: Annotated[str, typer.Option("--depth", metavar="quick|usual|deep", help="насколько подробно")] = "usual",
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help="решения только этого места")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=64, metavar="N", help="сколько процессов; обычно по числу ядер"),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="ИЗДАНИЕ", help="для чужого GCG: mattel, bilingual-ru или bilingual-uk"),
    ] = None,
    guesses: Annotated[
        bool,
        typer.Option(
            "--codenames-guesses",
            help="только догадки людей в «Кодовых именах»: какие были верны; записей может быть много",
        ),
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Разбор сыгранной партии: что стоило каждое решение и что было лучше."""
    output.speak(lang)
    if guesses:
        from slovoteka.cli.review_guesses import review_guesses

        review_guesses(records, as_json)
        return
    if len(records) > 1:
        raise Unreadable("review-one-record")
    from slovoteka.cli.review import Order, review

    review(Order(file=records[0], depth=depth, seat=seat, workers=workers, edition=edition), as_json)


@app.command(cls=Command)
def analyse(
    what: Annotated[
        str, typer.Argument(metavar="ПОЗИЦИЯ", help="строка CGP; файл с CGP, GCG, записью партии или столом в JSON")
    ],
    move: Annotated[
        int | None, typer.Option("--move", min=0, metavar="N", help="ход записи или GCG; без него последний")
    ] = None,
    depth: Annotated[str, typer.Option("--depth", metavar="quick|usual|deep", help="насколько подробно")] = "usual",
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="ИЗДАНИЕ", help="для CGP: mattel, bilingual-ru или bilingual-uk")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Что лучше всего сделать в позиции Scrabble, «Кодовых имён» или «Ундервуда»."""
    output.speak(lang)
    from slovoteka.cli.analyse import Order, show_analysis

    show_analysis(Order(what=what, move=move, depth=depth, edition=edition), as_json)


@app.command(cls=Command)
def selfplay(
    game: Game,
    games: Annotated[int, typer.Option("--games", min=1, max=1_000_000, metavar="N", help="сколько партий")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="K", help="сколько мест за столом")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="УРОВЕНЬ,…", help="уровни ботов по местам")] = "",
    swap: Annotated[bool, typer.Option("--swap", help="менять места от партии к партии")] = False,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S", help="число, из которого следует вся серия")] = 1,
    variant: Variant = None,
    option: Options = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="ПАПКА", help="куда сложить записи партий")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Боты играют друг с другом."""
    output.speak(lang)
    from slovoteka.cli.selfplay import Order, selfplay

    order = Order(
        games=games,
        seats=seats,
        variant=variant,
        bots=bots,
        swap=swap,
        seed=seed,
        options=tuple(option or ()),
        records=records,
    )
    selfplay(game, order, as_json)


@app.command(cls=Command)
def play(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="игра из списка slovoteka games")] = "forbidden",
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="K", help="сколько мест за столом, вместе с вами")
    ] = None,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="УРОВЕНЬ",
            help="уровень ботов; в Scrabble beginner, amateur, master, grandmaster, oracle, "
            "в других играх beginner, amateur, expert, master",
        ),
    ] = "amateur",
    variant: Variant = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="ФАЙЛ", help="куда сохранить запись партии")
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="после игры рассказать, почему боты так ходили")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="в конце напечатать исход одним документом JSON")] = False,
    lang: Lang = "ru",
) -> None:
    """Партия против ботов в терминале."""
    output.speak(lang)
    from slovoteka.cli.party import Invitation
    from slovoteka.cli.play import play

    invitation = Invitation(
        seats=seats,
        variant=variant,
        level=level,
        options=tuple(option or ()),
        record=record,
        explain=explain,
    )
    play(game, invitation, as_json)


@app.command(cls=Command)
def replay(
    record: Record,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, metavar="N", help="только то, что видело это место")
    ] = None,
    move: Annotated[
        int | None, typer.Option("--move", min=0, metavar="N", help="только стол после действия с этим номером")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="ФАЙЛ.svg", help="нарисовать этот стол в файл; .png тоже можно")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Партия ход за ходом."""
    output.speak(lang)
    from slovoteka.cli.replay import replay

    replay(record, seat, move, picture, as_json)


@app.command(cls=Command)
def verify(
    records: Annotated[list[Path], typer.Argument(metavar="ЗАПИСЬ", help="файлы с записями партий")],
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Честно ли роздано и по правилам ли сыграно."""
    output.speak(lang)
    from slovoteka.cli.verify import verify

    verify(records, as_json)


def run() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows another sign, and no traceback
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """The exit code. Whatever happens, a person reads one clear line and never a traceback."""
    output.speak("ru")
    try:
        code = app(arguments, prog_name="slovoteka", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        output.complain(usage_text(error))
        return output.BAD_INPUT
    except Refusal as refusal:
        output.complain(refusal_text(refusal, output.language()))
        return output.BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return output.INTERRUPTED
    except BrokenPipeError:
        return _without_reader()
    except OSError as error:
        output.complain(
            output.say("system-fault", reason=error.strerror or type(error).__name__, file=error.filename or "")
        )
        return output.BAD_INPUT
    except Exception as fault:
        if os.environ.get("SLOVOTEKA_DEBUG"):
            raise
        output.complain(output.say("internal-fault", fault=f"{type(fault).__name__}: {fault}"))
        return output.BROKEN
    return code if isinstance(code, int) else 0


def _without_reader() -> int:
    """Whoever read our output has heard enough. Python must not complain about it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
