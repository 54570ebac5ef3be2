"""The command line of a bot: a file with `decide` only has to call `run(decide, game)`."""

import argparse
import asyncio
import sys
from pathlib import Path

from slovoteka.client.client import Client, Decide
from slovoteka.client.model import Room
from slovoteka.client.problems import Problem, Unreachable
from slovoteka.core.game import Outcome
from slovoteka.games import registry
from slovoteka.messages import text


def run(decide: Decide, game: str, *, variant: str | None = None) -> None:
    """Plays as the program's arguments say and prints the outcome. Exits with 1 on errors."""
    asked = _arguments(game).parse_args()
    try:
        outcome = asyncio.run(_play(decide, game, variant, asked))
    except (Problem, Unreachable) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    places = "" if outcome is None else ", ".join(map(str, outcome.places))
    scores = "" if outcome is None else ", ".join(map(str, outcome.scores))
    _tell("bot-run-over" if outcome else "bot-run-broken-off", asked.lang, places=places, scores=scores)


def _arguments(game: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=f"Бот для игры {registry.find(game).info.title}.")
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8000", help="сервер")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--room", help="сесть за этот стол; иначе открыть свой и ждать за ним")
    where.add_argument("--against", metavar="LEVEL", help="сыграть с ботами сервера этого уровня")
    parser.add_argument("--name", help="имя, если бот здесь впервые")
    parser.add_argument("--token", type=Path, metavar="FILE", help="где бот хранит своё удостоверение")
    parser.add_argument("--lang", default="ru", choices=("ru", "uk", "en"), help="язык сообщений")
    return parser


async def _play(decide: Decide, game: str, variant: str | None, asked: argparse.Namespace) -> Outcome | None:
    kept: Path | None = asked.token
    token = kept.read_text("ascii").strip() if kept is not None and kept.exists() else None
    async with Client.open(asked.url, token, name=asked.name, language=asked.lang) as client:
        if kept is not None and token is None:
            kept.touch(0o600)  # anybody who can read the token can play under this name
            kept.write_text(client.token + "\n", "ascii")
        room = await _take_seat(client, game, variant, asked)
        _tell("bot-run-sits", asked.lang, name=client.me.name, room=room.id)
        return await client.play(room.id, decide)


async def _take_seat(client: Client, game: str, variant: str | None, asked: argparse.Namespace) -> Room:
    if asked.room is not None:
        room = await client.room(asked.room)
        if not room.mine:
            await client.sit(room.id)
        return room
    kind = registry.find(game)
    seats = kind.rules.seats(kind.rules.read_options({} if variant is None else kind.choices.variants[variant]))
    others = ("open" if asked.against is None else asked.against,) * (seats - 1)
    return await client.make_room(game, variant=variant, chairs=("me", *others), listed=asked.against is None)


def _tell(code: str, language: str, **params: str) -> None:
    sys.stdout.write(text(code, language, **params) + "\n")
    sys.stdout.flush()
