"""The command line: commands outside groups, and the groups. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  commands load what they need when they are called, or `slovoteka games` would wait for a dictionary

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from slovoteka.cli.arguments.arena import arena
from slovoteka.cli.arguments.bench import bench
from slovoteka.cli.arguments.common import AsJson, Game, Lang, Options, Record, Variant, group
from slovoteka.cli.arguments.formats import formats
from slovoteka.cli.arguments.lexicon import lexicon
from slovoteka.cli.arguments.puzzles import puzzles
from slovoteka.cli.arguments.ratings import ratings
from slovoteka.cli.arguments.site import site
from slovoteka.cli.arguments.tui import terminal
from slovoteka.cli.arguments.words import words
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand, usage_text
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.messages import refusal_text
from slovoteka.plugins.discovery import leave_out, manifests

app = group("Словотека: русские словесные игры.", alone=True)
app.add_typer(words, name="words")
for manifest in manifests().values():
    try:
        if manifest.commands is not None:
            app.add_typer(manifest.load(manifest.commands), name=manifest.id)
        if manifest.benches is not None:
            bench.add_typer(manifest.load(manifest.benches))
    except Exception as error:  # noqa: BLE001  somebody else's package may raise anything
        leave_out(f"a command of the game «{manifest.id}»", repr(error))
_FIRST_GAME: Final = next(iter(manifests()), "")
app.add_typer(lexicon, name="lexicon")
app.add_typer(bench, name="bench")
app.add_typer(ratings, name="ratings")
app.add_typer(puzzles, name="puzzles")
app.add_typer(terminal)
app.add_typer(site)  # without a name, so its commands are at the top level
app.add_typer(formats)
app.add_typer(arena)


@app.command(cls=TranslatedCommand)
def games(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Игры, варианты, места и условия стола."""
    output.speak(lang)
    from slovoteka.cli.commands.game_list import show_games

    show_games(as_json)


@app.command(cls=TranslatedCommand)
def rules(
    game: Annotated[str | None, typer.Argument(metavar="ИГРА", help="без неё: правила всех игр")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="какие тесты доказывают каждое правило")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Правила игр по номерам."""
    output.speak(lang)
    from slovoteka.cli.commands.game_list import show_rules

    show_rules(game, coverage, as_json)


@app.command(cls=TranslatedCommand)
def review(
    records: Annotated[
        list[Path], typer.Argument(metavar="ЗАПИСЬ", help="файл с записью партии, нашей или другой программы")
    ],
    depth: Annotated[str, typer.Option("--depth", metavar="quick|usual|deep", help="насколько подробно")] = "usual",
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help="решения только этого места")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=64, metavar="N", help="сколько процессов; обычно по числу ядер"),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="ИЗДАНИЕ", help="каким изданием играли, если файл этого не говорит"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Разбор сыгранной партии: что стоило каждое решение и что было лучше."""
    output.speak(lang)
    if len(records) > 1:
        raise Unreadable("review-one-record")
    from slovoteka.cli.commands.review import ReviewArguments, review

    review(ReviewArguments(file=records[0], depth=depth, seat=seat, workers=workers, edition=edition), as_json)


@app.command(cls=TranslatedCommand)
def analyse(
    what: Annotated[
        str, typer.Argument(metavar="ПОЗИЦИЯ", help="позиция строкой; файл с позицией, партией или столом в JSON")
    ],
    move: Annotated[
        int | None, typer.Option("--move", min=0, metavar="N", help="ход партии; без него последний")
    ] = None,
    depth: Annotated[str, typer.Option("--depth", metavar="quick|usual|deep", help="насколько подробно")] = "usual",
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="ИЗДАНИЕ", help="каким изданием играют, если там не сказано")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Что лучше всего сделать в позиции."""
    output.speak(lang)
    from slovoteka.cli.commands.analyse import AnalyseArguments, show_analysis

    show_analysis(AnalyseArguments(what=what, move=move, depth=depth, edition=edition), as_json)


@app.command(cls=TranslatedCommand)
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
    from slovoteka.cli.commands.selfplay import SelfplayArguments, selfplay

    order = SelfplayArguments(
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


@app.command(cls=TranslatedCommand)
def play(
    game: Game = _FIRST_GAME,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="K", help="сколько мест за столом, вместе с вами")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            metavar="УРОВЕНЬ",
            help="уровень ботов, без него для новичков; "
            + "; ".join(f"{game.id}: {', '.join(game.bots.levels)}" for game in manifests().values() if game.bots),
        ),
    ] = None,
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
    from slovoteka.cli.commands.play import play
    from slovoteka.cli.terminal.party import Invitation

    invitation = Invitation(
        seats=seats,
        variant=variant,
        level=level,
        options=tuple(option or ()),
        record=record,
        explain=explain,
    )
    play(game, invitation, as_json)


@app.command(cls=TranslatedCommand)
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
    from slovoteka.cli.commands.replay import replay

    replay(record, seat, move, picture, as_json)


@app.command(cls=TranslatedCommand)
def verify(
    records: Annotated[list[Path], typer.Argument(metavar="ЗАПИСЬ", help="файлы с записями партий")],
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Честно ли роздано и по правилам ли сыграно."""
    output.speak(lang)
    from slovoteka.cli.commands.verify import verify

    verify(records, as_json)


def run() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # an unsupported letter becomes a substitute, not a traceback
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Returns the exit code. Whatever happens, people see one clear line and never a traceback."""
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
    """The reader has closed the pipe. Without this, Python would complain when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
