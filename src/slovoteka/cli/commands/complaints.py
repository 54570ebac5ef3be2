"""`slovoteka complaints`: players' complaints about other players, for the site's moderators."""

from datetime import UTC, datetime

from slovoteka.cli.commands.site_store import db_address, opened, run
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import language, printable, say, write
from slovoteka.messages import name_text
from slovoteka.store.people import ChatLine, Complaint


def complaints(db: str | None, limit: int, as_json: bool) -> None:
    found = run(_read(db_address(db), limit))
    if as_json:
        output.write_json([_as_object(complaint, line) for complaint, line in found])
        return
    for complaint, line in found:
        _show(complaint, line)
    write(say("complaints-shown", shown=len(found)))


async def _read(address: str, limit: int) -> list[tuple[Complaint, ChatLine | None]]:
    async with opened(address) as store:
        return [
            (complaint, None if complaint.line is None else await store.line(complaint.room, complaint.line))
            for complaint in await store.complaints(limit)
        ]


def _time(complaint: Complaint) -> datetime:
    return datetime.fromtimestamp(complaint.at_ms // 1000, UTC)


def _as_object(complaint: Complaint, line: ChatLine | None) -> dict[str, object]:
    return {
        "time": _time(complaint),
        "room": complaint.room,
        "by": complaint.by,
        "about": complaint.about,
        "reason": complaint.reason,
        "line": line,
    }


def _show(complaint: Complaint, line: ChatLine | None) -> None:
    params = {"room": printable(complaint.room), "by": printable(complaint.by), "about": printable(complaint.about)}
    write(say("complaint", time=f"{_time(complaint):%Y-%m-%d %H:%M}", **params), hang=2)
    write(f"  {printable(complaint.reason)}", hang=4)
    if line is not None:
        write(f"  {printable(name_text(line.name, language()))}: «{printable(line.text)}»", hang=4)
    elif complaint.line is not None:
        write(f"  {say('complaint-line-gone')}", hang=4)
