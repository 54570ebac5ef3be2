"""Golden records are kept for ever: each is replayed, described and drawn, however words and rules have changed."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pictures.reading import texts
from slovoteka.core.inputs import TakeBack
from slovoteka.core.record import Record, lines, parse
from slovoteka.games.registry import GAMES
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import moments, verify
from slovoteka.pictures.moment import picture_of
from slovoteka.server.services.replays import replay_of_text

HERE = Path(__file__).parent
KEPT = [line.split() for line in (HERE / "kept.sha256").read_text("utf-8").splitlines()]
"""Written by `sha256sum *.jsonl records/*.jsonl`. What comes later is added, what is there stays."""
RECORDS = sorted([*HERE.glob("*.jsonl"), *HERE.glob("records/*.jsonl")])
NOWHERE = "0" * 64
"""The hash of a dictionary, and of rules, that do not exist."""


def later(path: Path) -> Record:
    """The record as one reads it when everything that it was played with is gone."""
    record = parse(path.read_text("utf-8").splitlines())
    header = record.header.but(lexicon=NOWHERE, rules=NOWHERE)
    return record.but(header=header)


def text_of(record: Record) -> bytes:
    return "".join(f"{line}\n" for line in lines(record)).encode()


@pytest.mark.parametrize(("digest", "name"), KEPT, ids=[name for _, name in KEPT])
def test_nobody_has_touched_it(digest: str, name: str) -> None:
    assert hashlib.sha256((HERE / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_is_shown_without_its_dictionary(path: Path) -> None:
    record = later(path)
    verify(record)
    replay = msgspec.json.decode(replay_of_text(text_of(record), None))
    assert replay["outcome"] == as_json(record.closing.outcome)
    assert [each["number"] for each in replay["inputs"]] == list(range(1, len(record.entries) + 1))
    check_tables(replay["inputs"], record)


def check_tables(inputs: list[Any], record: Record) -> None:
    """That what changes from input to input adds up to what is there."""
    perspective = SeatPerspective(record, range(len(record.header.seats)))
    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    shown = 0
    for input_, moment in zip(inputs, moments(record), strict=True):
        table, state = input_.get("table"), moment.table.state
        assert (table is not None) == perspective.is_at_rest(state)
        if table is not None:
            public |= table.get("public", {})
            private |= table.get("private", {})
            assert public == as_json(perspective.public(state))
            assert private == {str(seat): as_json(hand) for seat, hand in perspective.hands(state).items()}
            shown += 1
    assert shown > 2


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_is_drawn(path: Path) -> None:
    record = later(path)
    drawn = texts(picture_of(record, len(record.entries) // 2, 0, "ru"))
    assert any(len(text) == 1 for text in drawn)


def test_every_game_was_interrupted_once() -> None:
    for kind in GAMES.values():
        assert (HERE / "records" / f"{kind.info.id}-1-interrupted.jsonl").exists()


def test_what_was_taken_back_is_on_the_table_no_more() -> None:
    record = later(HERE / "records" / "forbidden-1-taken-back.jsonl")
    [back] = [entry for entry in record.entries if isinstance(entry.input, TakeBack)]
    tables = [moment.table.state.conversation for moment in moments(record)]
    assert tables[back.number - 1] == tables[back.number - 3] != tables[back.number - 2]
