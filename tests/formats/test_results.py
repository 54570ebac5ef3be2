"""Results as CSV."""

import csv
from io import StringIO
from typing import Any

import pytest

from formats.games import GOLDEN, at_random, golden
from slovoteka.core.inputs import Act, Close
from slovoteka.core.record import Record
from slovoteka.formats.results import COLUMNS, results, write_csv


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text, newline="")))


@pytest.mark.parametrize("name", [path.stem for path in GOLDEN])
def test_every_match_has_a_line_for_each_seat(name: str) -> None:
    record = golden(name)
    outcome = record.closing.outcome
    assert outcome is not None
    rows = read(write_csv(results(record)))
    assert len(rows) == len(record.header.seats)
    assert [int(row["score"]) for row in rows] == list(outcome.scores)
    assert [int(row["place"]) for row in rows] == list(outcome.places)
    assert {row["reason"] for row in rows} == {outcome.reason}
    assert {row["game"] for row in rows} == {record.header.game}
    acts = sum(isinstance(entry.input, Act) for entry in record.entries)
    sheets = sum(len(entry.input.answers) for entry in record.entries if isinstance(entry.input, Close))
    assert sum(int(row["moves"]) for row in rows) == acts + sheets
    assert {int(row["seconds"]) for row in rows} == {record.entries[-1].at_ms // 1000}


def test_a_line() -> None:
    first, second = results(golden("scrabble-1-challenge-ten"))[:2]
    assert (first.variant, first.edition, first.seat, first.name, first.bot) == (
        "challenge-ten", "mattel", 1, "beginner 1", "beginner",
    )  # fmt: skip
    assert second.seat == 2
    assert write_csv([first]) == (
        "match,game,variant,edition,seat,name,bot,score,place,reason,moves,seconds\n"
        "selfplay-1,scrabble,challenge-ten,mattel,1,beginner 1,beginner,160,4,out,30,181\n"
    )


def test_other_agreements_have_no_name() -> None:
    record = golden("scrabble-1-standard")
    assert {row.variant for row in results(record)} == {"standard"}
    assert {row.variant for row in results(with_header(record, options={**record.header.options, "turn_ms": 1}))} == {
        ""
    }


def test_a_deck_that_was_replaced_later_does_not_change_the_variant() -> None:
    record = golden("codenames-1-crowd")
    assert {row.variant for row in results(record)} == {"crowd"}
    cards = record.header.options["deck"]["cards"]
    own = {**record.header.options, "deck": {"id": "standard", "cards": cards[:40]}}
    assert {row.variant for row in results(with_header(record, options=own))} == {""}


def test_a_match_that_was_broken_off() -> None:
    record = at_random("standard", 3, 2)
    assert record.closing.outcome is None
    row = read(write_csv(results(record)))[0]
    assert (row["score"], row["place"], row["reason"]) == ("", "", "")


def with_header(record: Record, **changed: Any) -> Record:
    return record.but(header=record.header.but(**changed))


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+7 900", "'+7 900"),
        ("-Анна", "'-Анна"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1+1", "'=1+1"),
        ("\r\n =1", "'=1"),
        ("＝1", "'＝1"),
        ('Анна "Ня", Б', 'Анна "Ня", Б'),
        ("Анна\nБорис", "Анна Борис"),
        ("\ud800\0", ""),
        ("a=1", "a=1"),
    ],
)
def test_names_of_strangers(name: str, cell: str) -> None:
    record = golden("scrabble-1-standard")
    seats = (record.header.seats[0].but(name=name, bot=name), record.header.seats[1])
    text = write_csv(results(with_header(record, seats=seats, match=name)))
    row = read(text)[0]
    assert tuple(row) == COLUMNS
    assert (row["name"], row["bot"], row["match"]) == (cell, cell, cell)
    assert text.count("\n") == 3
