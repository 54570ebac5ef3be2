"""`slovoteka tui`: the terminal client, from the first screen to the saved records."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from slovoteka.bots.registry import read_level
from slovoteka.cli.commands.replay import Viewer
from slovoteka.cli.shared import options, output
from slovoteka.cli.shared.files import read_record
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.party import Invitation, usual_seats
from slovoteka.cli.tui.app import Opener, Slovoteka
from slovoteka.cli.tui.live import LiveTable, open_bot_table
from slovoteka.cli.tui.screen import screen_of
from slovoteka.core.errors import Unreadable
from slovoteka.games import registry
from slovoteka.match.replay import verify


class Where(NamedTuple):
    """The server, the table, and the file with our identity there."""

    server: str | None = None
    room: str | None = None
    token: Path | None = None


def open_client(game: str | None, invitation: Invitation, where: Where, as_json: bool) -> None:
    """With a game, or a table on a server, it starts there; otherwise it shows the shelf."""
    if where.server is None and (where.room is not None or where.token is not None):
        raise Unreadable("tui-no-server")
    if game is not None:  # mistakes are reported before the screen opens
        kind = registry.find(game)
        screen_of(kind.info.id)
        read_level(kind.info.id, invitation.level)
        options.read(kind, invitation.options, usual_seats(kind, invitation), invitation.variant)
    check_terminal()
    begins = game is not None or where.room is not None
    app = Slovoteka((game or "", invitation) if begins else None, _opener(where))
    app.run()
    if app.refused and not app.played:
        raise app.refused
    say_farewell(app.played, as_json)


def open_replay(path: Path) -> None:
    record = read_record(path)
    verify(record)
    Viewer(record, None)  # refuses a game without a renderer before the screen opens
    check_terminal()
    Slovoteka(record).run()


def _opener(where: Where) -> Opener:
    if where.server is None:
        return open_bot_table
    from slovoteka.cli.tui.remote import Server  # noqa: PLC0415  most play here

    return Server(where.server, where.room, where.token).open


def check_terminal() -> None:
    """Needs standard error to be a terminal: the screen is drawn there, so that standard output may go to a file."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise Unreadable("tui-no-terminal")


def say_farewell(played: list[LiveTable], as_json: bool) -> None:
    if as_json:
        output.write_json([_as_object(table) for table in played])
        return
    for table in played:
        if table.record is not None and table.record.exists():
            output.write(say("play-record", file=str(table.record)))
            output.write(f"  {say('play-replay', file=str(table.record))}")


def _as_object(table: LiveTable) -> dict[str, Any]:
    outcome = table.view().outcome
    record: Path | None = table.record
    return {
        "game": table.kind.info.id,
        "finished": outcome is not None,
        "outcome": outcome,
        "me": table.me + 1,
        "record": None if record is None else str(record),
    }
