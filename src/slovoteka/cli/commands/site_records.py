"""`slovoteka records`: exports finished matches from the site's store to files, and imports files."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import quote

import typer

from slovoteka.cli.commands.site_store import db_address, opened, run
from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import check_place, read_record, shown, write_text
from slovoteka.cli.shared.output import say, write
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.record import BrokenRecord, Record, lines
from slovoteka.match.replay import verify
from slovoteka.messages import refusal_text
from slovoteka.store.log import Conflict, MatchLog, Missing, Rooms, StoredMatch, WakeInfo

SUFFIX: Final = ".jsonl"
_PAGE: Final = 500


# --- export ---------------------------------------------------------------------------------------------------------


def export(target: Path, matches: Sequence[str], db: str | None, as_json: bool) -> None:
    """Exports matches to a folder, one file each, or one match to one file."""
    is_file = target.suffix == SUFFIX
    if is_file and len(matches) != 1:
        raise Unreadable("export-one-match", file=shown(target))
    check_place(target if is_file else target / SUFFIX)
    files = run(_export(target, is_file, matches, db_address(db)))
    if as_json:
        output.write_json({"files": files})
    else:
        write(say("exported", count=len(files), place=shown(target)))


async def _export(target: Path, is_file: bool, matches: Sequence[str], db: str) -> list[str]:
    files = []
    async with opened(db) as store:
        wanted = list(matches) or [match async for match in _finished(store)]
        with bar(say("exporting")) as tell:
            for match in wanted:
                path = target if is_file else target / _file_name(match)
                write_text(path, "".join(f"{line}\n" for line in lines(await _record(store, match))))
                files.append(str(path))
                tell(len(files), len(wanted))
    return files


async def _finished(store: Rooms) -> AsyncIterator[str]:
    after = ""
    while page := await store.match_ids(after, _PAGE):
        for match in page:
            yield match
        after = page[-1]


async def _record(store: MatchLog, match: str) -> Record:
    try:
        stored = await store.read(match)
    except Missing:
        raise Unreadable("no-such-match", match=output.clipped(match)) from None
    if stored.closing is None:  # the seed is secret until the end
        raise Unreadable("match-not-over", match=output.clipped(match))
    return Record(header=stored.header, entries=stored.entries, closing=stored.closing)


def _file_name(match: str) -> str:
    """A record may come from a stranger, so its name must not lead out of the folder."""
    return quote(match, safe="") + SUFFIX


# --- import ---------------------------------------------------------------------------------------------------------

Fate = Literal["imported", "known", "refused"]


def import_records(paths: Sequence[Path], db: str | None, as_json: bool) -> None:
    """Verifies each record before importing it. Records that the store has already are reported and skipped."""
    answers = run(_import(paths, db_address(db)))
    if as_json:
        output.write_json(answers)
    else:
        for answer in answers:
            if answer["fate"] == "known":
                write(say("import-known", file=answer["file"], match=output.clipped(answer["match"])))
        write(say("imported", count=sum(answer["fate"] == "imported" for answer in answers)))
    refused = [answer for answer in answers if answer["fate"] == "refused"]
    for answer in refused:
        output.complain(answer["error"])
    if refused:
        raise typer.Exit(output.BAD_INPUT)


async def _import(paths: Sequence[Path], db: str) -> list[dict[str, Any]]:
    answers = []
    async with opened(db, is_new=True) as store:
        with bar(say("importing")) as tell:
            for path in paths:
                answers.append(await _import_one(store, path))
                tell(len(answers), len(paths))
    return answers


async def _import_one(store: MatchLog, path: Path) -> dict[str, Any]:
    try:
        record = read_record(path)
        verify(record)
        fate = await _keep(store, record)
    except Refusal as refusal:
        text = refusal_text(refusal, output.language())
        named = f"{shown(path)}: {text}" if isinstance(refusal, BrokenRecord) else text
        return {"file": str(path), "fate": "refused", "error": named, "code": refusal.code}
    return {"file": str(path), "fate": fate, "match": record.header.match}


async def _keep(store: MatchLog, record: Record) -> Fate:
    """Stores a record, also one whose import was interrupted. Raises `Unreadable` if another match has this name."""
    header, closing = record.header, record.closing
    try:
        await store.create(header, bytes.fromhex(closing.seed))
    except Conflict:
        stored = await _stored(store, header.match)
        if stored is None or not _is_beginning(stored, record):
            raise Unreadable("import-name-taken", match=output.clipped(header.match)) from None
        if stored.closing is not None:
            return "known"
        kept = len(stored.entries)
    else:
        kept = 0
    try:
        if rest := record.entries[kept:]:
            await store.append(header.match, kept + 1, rest, WakeInfo())
        await store.finish(header.match, closing)
    except Conflict:  # another process is writing this match
        raise Unreadable("import-name-taken", match=output.clipped(header.match)) from None
    return "imported"


async def _stored(store: MatchLog, match: str) -> StoredMatch | None:
    """Returns None for a room of this name that has no match yet."""
    try:
        return await store.read(match)
    except Missing:
        return None


def _is_beginning(stored: StoredMatch, record: Record) -> bool:
    """Whether the stored match is this record, or the beginning of it."""
    return (
        stored.header == record.header
        and stored.seed == bytes.fromhex(record.closing.seed)
        and stored.entries == record.entries[: len(stored.entries)]
        and stored.closing in (None, record.closing)
    )
