"""`slovoteka play`: a table with bots, from the commitment to the seed to the saved record."""

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from slovoteka.bots.bot import Level
from slovoteka.bots.registry import read_level
from slovoteka.cli.commands.game_list import game_text, variant_text
from slovoteka.cli.shared import files, options, output
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.console import LineScreen, open_screen, print_rows
from slovoteka.cli.terminal.party import ME, Invitation, Party, sit_down, usual_place, usual_seats
from slovoteka.cli.terminal.renderer import TerminalRenderer
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.cli.terminal.session import Session
from slovoteka.core.kind import GameKind
from slovoteka.games import registry
from slovoteka.match.host import Match
from slovoteka.match.seating import Seating


def play(game: str, invitation: Invitation, as_json: bool) -> None:
    kind = registry.find(game)
    level = read_level(kind.info.id, invitation.level)
    table = options.read(kind, invitation.options, usual_seats(kind, invitation), invitation.variant)
    path = invitation.record or usual_place(kind)
    files.check_place(path)
    # With --json, standard output is for the program that reads it.
    console = output.console(to_stderr=as_json)
    party = asyncio.run(_play(kind, table, path.stem, console, invitation, level))
    party.save(path)
    _say_farewell(console, path)
    if as_json:
        output.write_json(as_object(party.match, path))


async def _play(kind: GameKind, table: Any, name: str, console: Console, invitation: Invitation, level: Level) -> Party:
    party = await sit_down(kind, table, level, name, console.width)
    renderer = renderer_of(kind.info.id, table, party.seats)
    bots = ", ".join(say("play-bot", name=name, level=say(f"level-{level}")) for name in party.seats.names[1:])
    _greet(console, party.seating, bots, _about(kind, invitation, renderer), party.salt_hash)
    with open_screen(console) as screen:
        session = Session(party.match, party.bots, renderer, party.seats, screen, explain=invitation.explain)
        await _until_over(session, party, screen, renderer)
    return party


async def _until_over(session: Session, party: Party, screen: LineScreen, renderer: TerminalRenderer) -> None:
    """Ctrl-C and the end of the input count as leaving the table, so the seed is opened as usual."""
    playing = asyncio.create_task(session.run())
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, playing.cancel)
    try:
        has_left = await playing
    except asyncio.CancelledError:
        has_left = True
    if has_left:
        await party.break_up()
        if party.match.outcome is None:
            screen.print(say("play-left"))
        else:
            session.tell_news()
    if party.match.outcome is not None:
        screen.print(*(Text(line, "bold") for line in renderer.result(party.match.outcome)))


def _about(kind: GameKind, invitation: Invitation, renderer: TerminalRenderer) -> list[str]:
    """Which variant of the game it is."""
    if invitation.variant is None:
        return renderer.about()
    about = variant_text(kind, invitation.variant)
    return [say("play-variant", variant=invitation.variant, about=about), *renderer.about()]


def _greet(console: Console, seating: Seating, bots: str, about: list[str], salt_hash: str) -> None:
    info = seating.kind.info
    called = registry.title_in(seating.kind, output.language())
    title = say("play-title", title=called, names=bots) if bots else say("play-title-alone", title=called)
    print_rows(console, Text(title, "bold"), *about)
    print_rows(console, Text(say("play-promise"), "dim"))
    print_rows(console, Text(f"  {say('play-seed-hash', hash=seating.commitment)}", "dim"))
    print_rows(console, Text(f"  {say('play-salt-hash', hash=salt_hash)}", "dim"))
    if info.seats_warn is not None and seating.kind.rules.seats(seating.options) >= info.seats_warn:
        print_rows(console, Text(game_text(seating.kind, "many-seats", warn=info.seats_warn - 1), "yellow"))


def _say_farewell(console: Console, path: Path) -> None:
    console.print(say("play-record", file=str(path)))
    console.print(Text(f"  {say('play-verify', file=str(path))}", "dim"))
    console.print(Text(f"  {say('play-replay', file=str(path))}", "dim"))
    sys.stdout.flush()


def as_object(match: Match, path: Path) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.header.game,
        "match": match.header.match,
        "finished": outcome is not None,
        "outcome": outcome,
        "me": ME + 1,
        "record": str(path),
    }
