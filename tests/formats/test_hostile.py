"""Files made to hurt: a million lines, huge numbers, deep nesting. Time and memory have an end."""

import time
import tracemalloc
from collections.abc import Callable, Iterable
from itertools import chain, repeat
from typing import Any

import msgspec
import pytest

from formats.games import at_random, golden
from formats.test_gcg import HUGE
from slovoteka.core.errors import Refusal
from slovoteka.core.inputs import Entry, MoreTime, Pause, Resume, Takeover
from slovoteka.core.record import MAX_LINES, BrokenRecord, Closing, Record, lines, parse
from slovoteka.formats.scrabble.gcg import MOST_LINES
from slovoteka.formats.scrabble.gcg_positions import replayed
from slovoteka.formats.scrabble.gcg_reading import BrokenGcg, read_gcg
from slovoteka.games.scrabble.editions import tile_sets
from slovoteka.games.scrabble.position import read_cgp
from slovoteka.match.replay import moments, open_game, verify
from slovoteka.messages import refusal_text

SECONDS = 2
"""Of the processor: others may be at work beside the tests."""
MEGABYTES = 200

HEAD = "#player1 а А\n#player2 б Б\n"
FIRST = ">а: ЗОДЫРВО 8H ЗДОРОВ +24 24\n"
ROOM = MOST_LINES - 5


Attempt = Callable[[], object]
Bounded = Callable[[Attempt], Refusal | None]


def in_time(attempt: Attempt) -> Refusal | None:
    """The refusal, if it is one, before the time is over."""
    began = time.process_time()
    refusal = refused(attempt)
    assert time.process_time() - began < SECONDS
    return refusal


def in_memory(attempt: Attempt) -> Refusal | None:
    tracemalloc.start()
    refusal = refused(attempt)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MEGABYTES * 1_000_000
    return refusal


BOUNDED = pytest.mark.parametrize("bounded", [in_time, pytest.param(in_memory, marks=pytest.mark.full)])
"""To watch the memory takes several times as long."""


def refused(attempt: Attempt) -> Refusal | None:
    try:
        attempt()
    except Refusal as refusal:
        return refusal
    return None


GCG = {
    "nothing but line ends": b"\n" * 1_000_000,
    "one long line": b"#" + b"a" * 999_999,
    "fifty megabytes": b">" * 50_000_000,
    "a million players": b"".join(b"#player%d p%d\n" % (number, number) for number in range(1, 50_000)),
    "a long nick": (HEAD + ">" + "а:" * 90_000).encode(),
    "colons": (HEAD + ">" + ":" * 190_000).encode(),
    "a rack without end": (HEAD + ">а: " + "А\u0301" * 90_000 + " - +0 0").encode(),
    "a word without end": (HEAD + ">а: 8H " + "." * 190_000 + " +0 0").encode(),
    "accents": (HEAD + ">а: 8H А" + "\u0301" * 190_000 + " +0 0").encode(),
    "huge points": (HEAD + ">а: - +" + "9" * 190_000 + " 0").encode(),
    "a huge row": (HEAD + ">а: " + "9" * 190_000 + "A А +0 0").encode(),
    "nested options": (HEAD + '#slovoteka-options {"a":' + "[" * 190_000).encode(),
    "closed nested options": (HEAD + '#slovoteka-options {"a":' + "[" * 90_000 + "]" * 90_000 + "}").encode(),
    "a bag of a billion": f"{HEAD}#slovoteka-options {HUGE}".encode(),
    "many words": (HEAD + '#slovoteka-options {"own_words":[' + ",".join(['"АБ"'] * 25_000) + "]}").encode(),
    "zeros": b"\0" * 900_000,
    "odd bytes": bytes(range(256)) * 3_000,
}  # fmt: skip


@BOUNDED
@pytest.mark.parametrize("case", GCG)
def test_gcg(bounded: Bounded, case: str) -> None:
    refusal = bounded(lambda: replayed(read_gcg(GCG[case])))
    assert isinstance(refusal, BrokenGcg)
    assert refusal.line >= 1
    assert len(refusal_text(refusal)) < 1_000


LONG_GAMES = {
    "passes": HEAD + ">а: - +0 0\n" * ROOM,
    "notes": HEAD + FIRST + "#note а\n" * ROOM,
    "pragmas": HEAD + "#title а\n" * ROOM,
    "words laid and withdrawn": HEAD + (FIRST + ">а: ЗОДЫРВО -- -24 0\n") * (ROOM // 2),
}


@BOUNDED
@pytest.mark.parametrize("case", LONG_GAMES)
def test_the_longest_gcg_is_read_in_time(bounded: Bounded, case: str) -> None:
    assert bounded(lambda: replayed(read_gcg(LONG_GAMES[case].encode()))) is None


@BOUNDED
@pytest.mark.parametrize(
    "text",
    [
        "1" * 1_000_000,
        "/" * 1_000_000,
        "15/" * 14 + "9" * 1_900,
        "15/" * 14 + "А\u0301" * 900,
        "15/" * 14 + "15 " + "А" * 1_900 + "/ 0/0 0",
        "15/" * 14 + "15 / " + "9" * 1_900 + " 0",
        "15/" * 14 + "15 / " + "0/" * 900 + "0 0",
        " " * 10_000_000,
        "\0" * 1_999,
    ],
    ids=range(9),
)
def test_cgp(bounded: Bounded, text: str) -> None:
    bounded(lambda: read_cgp(text, tile_sets()["ru"]))


# --- records --------------------------------------------------------------------------------------------------------

REAL = tuple(lines(golden("scrabble-1-standard")))
PAUSE = '{"number":1,"at_ms":1,"input":{"type":"pause"}}'


def with_header(**changed: Any) -> tuple[str, ...]:
    """A real record with something else in its first line."""
    header = msgspec.json.decode(REAL[0])
    header["options"] |= changed.pop("options", {})
    return with_first(msgspec.json.encode(header | changed).decode())


def with_first(line: str) -> tuple[str, ...]:
    return (line, *REAL[1:])


def tiles(**changed: Any) -> dict[str, Any]:
    return {"tiles": msgspec.to_builtins(tile_sets()["ru"]) | changed}


RECORDS: dict[str, Callable[[], Iterable[str]]] = {
    "a million inputs": lambda: chain(REAL[:1], repeat(PAUSE, 1_000_000)),
    "a million empty lines": lambda: repeat("", 1_000_000),
    "a line of ten megabytes": lambda: ["{" + " " * 10_000_000 + "}"],
    "deep nesting": lambda: with_first('{"options":' * 300_000),
    "deep nesting of lists": lambda: with_first(REAL[0].replace('"options":{', '"options":{"a":' + "[" * 1_000_000)),
    "quotes": lambda: with_first('"' + '\\"' * 1_900_000 + "1" * 20),
    "a huge number": lambda: with_header(pace_ms=0, rules_version=10**17),
    "a larger one": lambda: with_first(REAL[0].replace('"rules_version":1', '"rules_version":' + "9" * 3_000_000)),
    "a bag of a billion": lambda: with_header(options=tiles(counts=[10**9] * 33)),
    "a billion blanks": lambda: with_header(options=tiles(blanks=10**9)),
    "a billion seats": lambda: with_header(options={"seats": 10**9}),
    "seats less than none": lambda: with_header(options={"seats": -1}),
    "a board without rows": lambda: with_header(options={"board": {"id": "x", "title": "x", "rows": []}}),
    "a hundred thousand words": lambda: with_header(options={"own_words": ["АБ"] * 100_000}),
    "a hundred thousand chairs": lambda: with_header(seats=[{"name": "x"}] * 100_000),
    "surrogates": lambda: with_first(REAL[0].replace("beginner", "\ud800")),
    "escaped surrogates": lambda: with_first(REAL[0].replace("beginner 1", "\\ud800")),
    "zeros": lambda: with_first("\0" * 3_000_000),
}


@BOUNDED
@pytest.mark.parametrize("case", RECORDS)
def test_records(bounded: Bounded, case: str) -> None:
    made = RECORDS[case]()
    refusal = bounded(lambda: verify(parse(made if isinstance(made, tuple) else RECORDS[case]())))
    assert isinstance(refusal, BrokenRecord)
    assert refusal.line >= 1
    assert len(refusal_text(refusal)) < 1_000


def begun() -> tuple[Record, str]:
    """A match in which nobody has done anything yet, and the window that is open."""
    record = at_random("standard", 3, 0)
    _, game, _ = open_game(record)
    *_, last = moments(record)
    return record, game.windows(last.table.state)[0].id


def with_words(count: int, word: Callable[[int, str], Any]) -> Record:
    """A match that goes on with nothing but what a host may say."""
    record, window = begun()
    place = len(record.entries)
    entries = [Entry(number=place + number, at_ms=10**9, input=word(number, window)) for number in range(1, count + 1)]
    closing = Closing(seed=record.closing.seed, inputs=place + count)
    return Record(header=record.header, entries=(*record.entries, *entries), closing=closing)


@BOUNDED
@pytest.mark.parametrize(
    ("word", "most"),
    [
        (lambda number, _: Resume() if number % 2 else Pause(), MAX_LINES - 100),
        (lambda _, window: MoreTime(window, 10**17), 1_000),
        (lambda number, _: Takeover(number % 2, "x"), MAX_LINES - 100),
    ],
    ids=["pauses", "more time", "takeovers"],
)
def test_a_host_that_does_not_stop_talking(bounded: Bounded, word: Callable[[int, str], Any], most: int) -> None:
    text = tuple(lines(with_words(most, word)))
    assert bounded(lambda: verify(parse(text))) is None


@BOUNDED
@pytest.mark.parametrize(
    "record",
    [
        with_words(MAX_LINES, lambda *_: Pause()),
        with_words(1_001, lambda _, window: MoreTime(window, 1)),
        with_words(1, lambda *_: Takeover(2, "x")),
        with_words(1, lambda *_: Takeover(-1, "x")),
    ],
    ids=["too long", "too much time", "no such chair", "no chair at all"],
)
def test_what_no_host_says(bounded: Bounded, record: Record) -> None:
    text = tuple(lines(record))
    assert isinstance(bounded(lambda: verify(parse(text))), BrokenRecord)
