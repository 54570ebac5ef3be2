"""`slovoteka play`: a table with bots, from the promise of the seed to the saved record."""

import asyncio
import random
import secrets
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

from slovoteka.bots.bot import LEVELS, Level
from slovoteka.bots.registry import make_bot
from slovoteka.cli import files, options, output
from slovoteka.cli.face import Face, Seats
from slovoteka.cli.faces import face_of
from slovoteka.cli.games import game_text, variant_text
from slovoteka.cli.output import say
from slovoteka.cli.session import Session
from slovoteka.cli.terminal import Screen, open_screen, print_rows
from slovoteka.core import dealer, record
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.games import registry
from slovoteka.match.drive import BotsAtTable, InProcess
from slovoteka.match.gathering import bot_names
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

ME: Final = 0
_USUAL_SEATS: Final = {"forbidden": 3}
"""Against two there is more to listen for."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for."""

    seats: int | None
    variant: str | None
    level: str
    options: tuple[str, ...]
    record: Path | None
    explain: bool


def play(game: str, invitation: Invitation, as_json: bool) -> None:
    kind = registry.find(game)
    if invitation.level not in LEVELS:
        raise Unreadable("no-such-level", level=output.clipped(invitation.level), levels=", ".join(LEVELS))
    table = options.read(kind, invitation.options, _seats(game, invitation), invitation.variant)
    path = invitation.record or _usual_place(kind)
    files.check_place(path)
    # With --json standard output belongs to the machine.
    console = output.console(to_stderr=as_json)
    seating = Seating(kind, table, path.stem, secrets.token_bytes(dealer.SECRET_BYTES))
    match = asyncio.run(_play(seating, console, invitation))
    files.write_text(path, "".join(f"{line}\n" for line in record.lines(match.record())))
    _say_farewell(console, path)
    if as_json:
        output.write_json(_as_object(match, path))


def _seats(game: str, invitation: Invitation) -> int | None:
    """As many as were asked for; else what the variant or the game is usually played with."""
    if invitation.seats is not None or invitation.variant is not None:
        return invitation.seats
    return _USUAL_SEATS.get(game)


async def _play(seating: Seating, console: Console, invitation: Invitation) -> Match:
    level = msgspec.convert(invitation.level, Level)
    salt = secrets.token_bytes(dealer.SECRET_BYTES)
    names = (say("play-you"), *_sit_down(seating, level, salt))
    oracle, lexicon = open_oracle(seating.kind, seating.options)
    store = MemoryStore(lambda: time.monotonic_ns() // 1_000_000)
    match = await Match.create(seating.kind, seating.header(lexicon), seating.seed, store, oracle)
    chance = random.Random(secrets.randbits(64))  # noqa: S311  how long a bot hesitates is no secret worth keeping
    bots = {
        seat: InProcess(make_bot(seating.kind.info.id, level, seating.options, chance.getrandbits(32)))
        for seat in range(1, len(names))
    }
    seats = Seats(names=names, me=ME, language=output.language(), width=console.width)
    face = face_of(seating.kind.info.id, seating.options, seats)
    bots_told = ", ".join(say("play-bot", name=name, level=say(f"level-{level}")) for name in names[1:])
    _greet(console, seating, bots_told, _about(seating, invitation, face), dealer.commitment(salt))
    with open_screen(console) as screen:
        session = Session(match, BotsAtTable(match, bots, chance), face, seats, screen, explain=invitation.explain)
        await _until_over(session, match, screen, face)
    return match


async def _until_over(session: Session, match: Match, screen: Screen, face: Face) -> None:
    """Ctrl-C and the end of the input leave the table like everybody else: politely, and with the seed opened."""
    playing = asyncio.create_task(session.run())
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, playing.cancel)
    try:
        has_left = await playing
    except asyncio.CancelledError:
        has_left = True
    if has_left:
        await match.leave(ME)
        if match.outcome is None:
            await match.abandon()
            screen.print(say("play-left"))
        else:  # who leaves the other alone has lost a game that is over
            session.tell_news()
    if match.outcome is not None:
        screen.print(*(Text(said, "bold") for said in face.result(match.outcome)))


def _sit_down(seating: Seating, level: Level, salt: bytes) -> tuple[str, ...]:
    """The person first, then the bots, whose names are returned. The salt is opened after the seed was promised."""
    bots = bot_names(seating.kind.seats(seating.options) - 1)
    seating.join(ME, say("play-person"), salt_hash=dealer.commitment(salt))
    for seat, name in enumerate(bots, ME + 1):
        seating.join(seat, name, bot=level)
    seating.open_salt(ME, salt.hex())
    return bots


def _about(seating: Seating, invitation: Invitation, face: Face) -> list[str]:
    """Which game of this name it is."""
    if invitation.variant is None:
        return face.about()
    about = variant_text(seating.kind, invitation.variant)
    return [say("play-variant", variant=invitation.variant, about=about), *face.about()]


def _greet(console: Console, seating: Seating, bots: str, about: list[str], salt_hash: str) -> None:
    info = seating.kind.info
    title = say("play-title", title=info.title, names=bots) if bots else say("play-title-alone", title=info.title)
    print_rows(console, Text(title, "bold"), *about)
    print_rows(console, Text(say("play-promise"), "dim"))
    print_rows(console, Text(f"  {say('play-seed-hash', hash=seating.commitment)}", "dim"))
    print_rows(console, Text(f"  {say('play-salt-hash', hash=salt_hash)}", "dim"))
    if info.seats_warn is not None and seating.kind.seats(seating.options) >= info.seats_warn:
        print_rows(console, Text(game_text(seating.kind, "many-seats", warn=info.seats_warn - 1), "yellow"))


def _say_farewell(console: Console, path: Path) -> None:
    console.print(say("play-record", file=str(path)))
    console.print(Text(f"  {say('play-verify', file=str(path))}", "dim"))
    console.print(Text(f"  {say('play-replay', file=str(path))}", "dim"))
    sys.stdout.flush()


def _as_object(match: Match, path: Path) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.header.game,
        "match": match.header.match,
        "finished": outcome is not None,
        "outcome": outcome,
        "me": ME + 1,
        "record": str(path),
    }


def _usual_place(kind: GameKind) -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is asked

    name = f"{kind.info.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
    return user_data_path("slovoteka", appauthor=False) / "records" / name
