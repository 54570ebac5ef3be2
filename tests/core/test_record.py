"""Reading records: what is broken is named with its line."""

from random import Random

import pytest

from conformance.play import random_record
from conformance.toy import toy
from slovoteka.core.inputs import Draw
from slovoteka.core.record import BrokenRecord, Record, lines, parse, verify_draws


@pytest.fixture(scope="module")
def text() -> list[str]:
    return list(lines(random_record(toy("none"), {}, Random(5), "record")))


def broken(text: list[str]) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        verify_draws(parse(text))
    return caught.value


def test_round_trip(text: list[str]) -> None:
    assert list(lines(parse(text))) == text
    assert list(lines(parse(line + "\r\n" for line in text))) == text
    assert verify_draws(parse(text)) > 5


def test_every_truncation_is_noticed(text: list[str]) -> None:
    assert broken([]).code == "record-empty"
    for length in range(1, len(text)):
        error = broken(text[:length])
        assert (error.code, error.line) == ("record-truncated", length)


def test_a_lost_line_is_named(text: list[str]) -> None:
    for gone in range(1, len(text) - 1):
        error = broken(text[:gone] + text[gone + 1 :])
        assert error.code in ("record-number", "record-lost-lines", "record-truncated")
        assert error.line == gone + 1 or error.code != "record-number"


def test_a_damaged_line_is_named(text: list[str]) -> None:
    for place in range(1, len(text) - 1):
        error = broken([*text[:place], text[place][: len(text[place]) // 2], *text[place + 1 :]])
        assert (error.code, error.line) == ("record-line", place + 1)


def test_a_changed_draw_is_named(text: list[str]) -> None:
    record = parse(text)
    draws = [entry for entry in record.entries if isinstance(entry.input, Draw)]
    chosen = draws[3]
    assert isinstance(chosen.input, Draw)
    other = chosen.input.but(number=(chosen.input.number + 1) % chosen.input.size)
    changed = chosen.but(input=other)
    entries = tuple(changed if entry is chosen else entry for entry in record.entries)
    error = broken(list(lines(Record(header=record.header, entries=entries, closing=record.closing))))
    assert error.code == "draw-not-from-seed"
    assert error.params["counter"] == 3
    assert error.line == chosen.number + 1


def test_seed_and_salts_must_be_those_promised(text: list[str]) -> None:
    record = parse(text)
    wrong_seed = record.closing.but(seed="00" * 32)
    assert broken(list(lines(record.but(closing=wrong_seed)))).code == "seed-not-committed"
    seat = record.header.seats[0].but(salt="11" * 32, salt_hash="22" * 32)
    header = record.header.but(seats=(seat, *record.header.seats[1:]))
    assert broken(list(lines(record.but(header=header)))).code == "salt-not-committed"


def test_other_formats_are_refused(text: list[str]) -> None:
    assert broken([text[0].replace('"header"', '"header","format":99', 1), *text[1:]]).code == "record-format"
    assert broken(["\x00\x01 garbage"]).code == "record-line"
    assert broken(["[]", "[]"]).line == 1
