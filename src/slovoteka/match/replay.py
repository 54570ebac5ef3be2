"""Replays a record with the same fold as in play. The oracle's answers come from the record."""

from collections.abc import Iterator
from typing import Any

import msgspec

from slovoteka.core.errors import Refusal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game
from slovoteka.core.inputs import Entry, MoreTime, Takeover
from slovoteka.core.kind import GameKind
from slovoteka.core.mismatch import NOT_TEXT, mismatch
from slovoteka.core.oracle import Questions, Replayer, ReplayMismatch
from slovoteka.core.record import BrokenRecord, Record, tellable, verify_draws
from slovoteka.core.value import Value
from slovoteka.games import registry

_NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Errors that rules may raise for a state that cannot occur in play, such as one from a forged deck or answer."""

_MOST_MORE_TIME = 1_000
"""Far more than any table would agree to."""


class Moment(Value, frozen=True, kw_only=True):
    """The table after one input of a record."""

    entry: Entry
    table: TableState[Any]
    facts: tuple[Fact, ...]


def open_game(record: Record) -> tuple[GameKind, Game[Any, Any], Replayer]:
    """The game of a record, with an oracle that answers from the record."""
    if record.header.game not in registry.GAMES:
        raise BrokenRecord("record-game", 1, game=record.header.game[:40], games=", ".join(registry.GAMES))
    kind = registry.GAMES[record.header.game]
    if record.header.rules_version > kind.info.rules_version:
        raise BrokenRecord("record-rules-version", 1, version=record.header.rules_version)
    try:
        options: Any = msgspec.convert(record.header.options, kind.types.options)
        kind.rules.read_options(msgspec.to_builtins(options))  # refuses such things as a billion tiles
    except msgspec.ValidationError:
        raise BrokenRecord("record-options", 1, why=mismatch(record.header.options, kind.types.options)) from None
    except Refusal as refusal:
        refusal.params = tellable(refusal.params)
        raise BrokenRecord("record-options", 1, why=str(refusal)) from None
    except (RecursionError, UnicodeError):
        raise BrokenRecord("record-options", 1, why=NOT_TEXT) from None
    if kind.rules.seats(options) != len(record.header.seats):
        raise BrokenRecord("record-seats", 1, seats=len(record.header.seats))
    replayer = Replayer(Questions(kind.rules.questions))
    return kind, kind.rules.make(options, replayer), replayer


def moments(record: Record) -> Iterator[Moment]:
    """The table after each input, in order. Raises `BrokenRecord` at the first line that cannot have happened."""
    kind, game, replayer = open_game(record)
    table: TableState[Any] = TableState(state=game.start(), pace_ms=record.header.pace_ms)
    _check_host_commands(record)
    for entry in record.entries:
        try:
            replayer.load(entry.asked)
            table, facts = advance(kind, game, table, entry)
        except Refusal as refusal:
            refusal.params = tellable(refusal.params)
            raise BrokenRecord("record-impossible", entry.number + 1, why=str(refusal)) from None
        except ReplayMismatch as error:
            raise BrokenRecord("record-answers", entry.number + 1, why=str(error)) from None
        except _NONSENSE:
            raise BrokenRecord("record-nonsense", entry.number + 1) from None
        yield Moment(entry=entry, table=table, facts=facts)
    if game.outcome(table.state) != record.closing.outcome:
        raise BrokenRecord("record-outcome", len(record.entries) + 2)


def _check_host_commands(record: Record) -> None:
    """Refuses impossible host commands: takeovers of seats that do not exist, or too many additions of time."""
    more = 0
    for entry in record.entries:
        more += isinstance(entry.input, MoreTime)
        is_no_chair = isinstance(entry.input, Takeover) and not 0 <= entry.input.seat < len(record.header.seats)
        if is_no_chair or more > _MOST_MORE_TIME:
            raise BrokenRecord("record-nonsense", entry.number + 1)


def verify(record: Record) -> int:
    """Checks all draws, then every input by the rules. Returns the number of draws."""
    draws = verify_draws(record)
    for _ in moments(record):
        pass
    return draws
