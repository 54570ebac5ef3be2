"""The command line: every command with its arguments. What a command does is loaded when it is called."""

# ruff: noqa: PLC0415  commands load what they need when they are called, or `slovoteka games` would wait for a dictionary

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli import output
from slovoteka.cli.bench_commands import bench
from slovoteka.cli.codenames import codenames
from slovoteka.cli.parameters import (
    AsJson,
    Board,
    Centre,
    Edition,
    ForGame,
    Game,
    Hand,
    Lang,
    OnTable,
    Options,
    Position,
    Record,
    Tape,
    Tiles,
    Variant,
    WordLang,
    Yo,
    group,
)
from slovoteka.cli.site_commands import site, word_reports
from slovoteka.cli.usage import Command, usage_text
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.messages import refusal_text

app = group("Словотека: русские словесные игры.", alone=True)
words = group("Слова: можно ли сыграть, что составить.")
lexicon = group("Словари: построить, посмотреть.")
scrabble = group("Scrabble: сколько стоит ход и какой лучше.")
underwood = group("Ундервуд: что даёт ход и чего ему не хватает.")
_GROUPS = {
    "words": words,
    "underwood": underwood,
    "codenames": codenames,
    "scrabble": scrabble,
    "lexicon": lexicon,
    "bench": bench,
}
for name, commands in _GROUPS.items():
    app.add_typer(commands, name=name)
app.add_typer(site)  # without a name: its commands stand beside the others


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
    records: Annotated[list[Path], typer.Argument(metavar="ЗАПИСЬ…", help="файлы с записями партий")],
    guesses: Annotated[
        bool, typer.Option("--codenames-guesses", help="догадки людей в «Кодовых именах»: какие были верны")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Разбор сыгранных партий."""
    output.speak(lang)
    from slovoteka.cli.codenames_review import review_guesses

    if not guesses:
        raise Unreadable("review-what")
    review_guesses(records, as_json)


@words.command(cls=Command)
def explain(
    words: Annotated[list[str], typer.Argument(metavar="СЛОВО", help="слова через пробел")],
    game: ForGame,
    as_json: AsJson = False,
    lang: WordLang = "ru",
) -> None:
    """Можно ли сыграть слово, почему и по какому правилу."""
    from slovoteka.cli.words import explain

    explain(words, game, lang, as_json)


@words.command(cls=Command)
def fit(
    letters: Annotated[str, typer.Argument(metavar="БУКВЫ", help="буквы подряд; ? заменяет любую")],
    game: ForGame,
    top: Annotated[int, typer.Option("--top", min=1, metavar="N", help="сколько слов показать")] = 50,
    as_json: AsJson = False,
    lang: WordLang = "ru",
) -> None:
    """Какие слова можно составить из этих букв."""
    from slovoteka.cli.words import fit

    fit(letters, game, lang, top, as_json)


words.command("reports", cls=Command)(word_reports)


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
        str, typer.Option("--level", metavar="УРОВЕНЬ", help="beginner, amateur, expert или master")
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
    from slovoteka.cli.play import Invitation, play

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
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Партия ход за ходом."""
    output.speak(lang)
    from slovoteka.cli.replay import replay

    replay(record, seat, as_json)


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


def _check_yo(yo: str | None) -> None:
    from slovoteka.cli.options import check_choice
    from slovoteka.games.scrabble import KIND

    if yo is not None:
        check_choice(KIND, "yo", yo)


@scrabble.command(cls=Command)
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
    from slovoteka.cli.scrabble import Agreements, score_move

    _check_yo(yo)
    agreements = Agreements(edition=edition, board=board, tiles=tiles, centre_doubles=centre, yo=yo)
    score_move(agreements, cgp, move, with_dictionary=not no_dictionary, as_json=as_json)


@scrabble.command(cls=Command)
def position(record: Record, as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Последняя позиция партии в записи CGP: с неё можно начать игру наоборот."""
    output.speak(lang)
    from slovoteka.cli.scrabble import show_position

    show_position(record, as_json)


@scrabble.command(cls=Command)
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
    from slovoteka.cli.scrabble import Agreements, show_moves

    _check_yo(yo)
    agreements = Agreements(edition=edition, board=board, tiles=tiles, centre_doubles=centre, yo=yo)
    show_moves(agreements, cgp, top, as_json)


@underwood.command("draft", cls=Command)
def underwood_draft(
    turn: Annotated[str, typer.Argument(metavar="ХОД", help="например КОТ л2 > А; можно и не до конца")],
    hand: Hand,
    tape: Tape = "",
    table: OnTable = None,
    option: Options = None,
    no_dictionary: Annotated[bool, typer.Option("--no-dictionary", help="слов в словаре не искать")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> int:
    """Что даст ход, чего не хватает и по какому правилу. Код выхода: 0 – так можно ходить, 1 – ещё нельзя."""
    output.speak(lang)
    from slovoteka.cli.underwood import Cards, show_draft

    cards = Cards(hand=hand, tape=tape, table=tuple(table or ()))
    return show_draft(turn, cards, tuple(option or ()), with_dictionary=not no_dictionary, as_json=as_json)


@underwood.command("best", cls=Command)
def underwood_best(
    hand: Hand,
    tape: Tape = "",
    table: OnTable = None,
    top: Annotated[int, typer.Option("--top", metavar="N", min=1, max=100, help="сколько ходов показать")] = 5,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Лучшие ходы с этими картами, как их видит сильнейший бот."""
    output.speak(lang)
    from slovoteka.cli.underwood import Cards, show_best

    cards = Cards(hand=hand, tape=tape, table=tuple(table or ()))
    show_best(cards, tuple(option or ()), top, as_json=as_json)


@underwood.command("deck", cls=Command)
def underwood_deck(option: Options = None, lang: Lang = "ru") -> None:
    """Колода в виде файла TOML: поправьте его по своей коробке и играйте с --option deck=ФАЙЛ.toml."""
    output.speak(lang)
    from slovoteka.cli.underwood_deck import show_deck

    show_deck(tuple(option or ()))


@lexicon.command(cls=Command)
def build(
    languages: Annotated[list[str] | None, typer.Argument(metavar="ru|uk", help="какие словари; иначе русский")] = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Построить графы слов (готовые не строятся заново)."""
    output.speak(lang)
    from slovoteka.cli.lexicon import build

    build(languages or ["ru"], as_json)


@lexicon.command(cls=Command)
def info(as_json: AsJson = False, lang: Lang = "ru") -> None:
    """Что построено, из чего и где лежит."""
    output.speak(lang)
    from slovoteka.cli.lexicon import info

    info(as_json)


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
