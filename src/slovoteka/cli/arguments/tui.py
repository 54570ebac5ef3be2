"""`slovoteka tui`: its arguments."""

# ruff: noqa: PLC0415  the client is loaded when it is called

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import Lang, Options, Variant, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

terminal = ungrouped()


@terminal.command(cls=TranslatedCommand)
def tui(
    game: Annotated[str | None, typer.Argument(metavar="ИГРА", help="без неё: выбор на экране")] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="K", help="сколько мест за столом, вместе с вами")
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", metavar="УРОВЕНЬ", help="уровень ботов, без него для новичков")
    ] = None,
    variant: Variant = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="ФАЙЛ", help="куда сохранить запись партии")
    ] = None,
    replay: Annotated[Path | None, typer.Option("--replay", metavar="ЗАПИСЬ", help="смотреть сыгранную партию")] = None,
    server: Annotated[
        str | None, typer.Option("--server", metavar="АДРЕС", help="играть на сервере: http://127.0.0.1:8000")
    ] = None,
    room: Annotated[
        str | None, typer.Option("--room", metavar="СТОЛ", help="за какой стол сервера сесть; иначе новый, с ботами")
    ] = None,
    token: Annotated[
        Path | None,
        typer.Option("--token", metavar="ФАЙЛ", help="где хранить, кто вы на сервере: чтобы вернуться за стол"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="в конце напечатать исходы одним документом JSON")] = False,
    lang: Lang = "ru",
) -> None:
    """Игры на экране терминала: клавишами и мышью."""
    output.speak(lang)
    from slovoteka.cli.commands.tui import Where, open_client, open_replay
    from slovoteka.cli.terminal.party import Invitation

    if replay is not None:
        open_replay(replay)
        return
    invitation = Invitation(seats=seats, variant=variant, level=level, options=tuple(option or ()), record=record)
    open_client(game, invitation, Where(server, room, token), as_json)
