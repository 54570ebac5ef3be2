"""Golden records are kept for ever: each is replayed, described and drawn, however words and rules have changed."""

import hashlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pictures.reading import texts
from slovoteka.core.inputs import Act, TakeBack
from slovoteka.core.record import Record, lines, parse
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.bingo.state import Stage as BingoStage
from slovoteka.games.scrabble.views import OutOfTries, WordRefused
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import Moment, moments, verify
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


def played(name: str) -> list[tuple[Any, Moment]]:
    """Each moment of a later record of Scrabble, with the state before it."""
    found = list(moments(later(HERE / "records" / f"scrabble-2-{name}.jsonl")))
    return [(before.table.state, after) for before, after in pairwise(found)]


def test_the_fourth_wrong_word_has_passed_a_turn() -> None:
    events = [fact.event for _, moment in played("four-tries") for fact in moment.facts]
    assert any(isinstance(event, OutOfTries) for event in events)
    assert {event.left for event in events if isinstance(event, WordRefused)} == {0, 1, 2, 3}


def test_somebody_has_challenged_after_accepting() -> None:
    inputs = [moment.entry.input for _, moment in played("late-challenge")]
    assert sum(isinstance(each, Act) and each.window.startswith("challenge:") for each in inputs) >= 2


def test_a_letter_was_crossed_out_after_a_later_one_was_called() -> None:
    assert any(late_marks(before, moment.table.state) for before, moment in played("late-marks"))


def late_marks(before: Any, after: Any) -> list[str]:
    """Letters that were crossed out just now, although they were called before the last one."""
    if before.stage is not BingoStage.MARK or before.called[-1:] in ("", "?"):
        return []
    sheets = [(old, new) for old, new in zip(before.sheets, after.sheets, strict=True) if old and new]
    crossed = "".join(new.crossed[len(old.crossed) :] for old, new in sheets)
    return [letter for letter in crossed if letter != before.called[-1] and letter in before.called[:-1]]
