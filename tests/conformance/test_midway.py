"""A game can begin in the middle of another: the same position, under the same laws."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from conformance.laws import check_laws
from conformance.play import random_record
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Record
from slovoteka.formats.starts import StartPosition, starts_of_record
from slovoteka.games.registry import GAMES
from slovoteka.match.oracles import Silence
from slovoteka.match.replay import moments, open_game

TABLES = [
    pytest.param(GAMES["scrabble"], {}, id="scrabble"),
    pytest.param(GAMES["scrabble"], {"seats": 4, "first": 2, "clock": "game", "turn_ms": None}, id="scrabble-four"),
    pytest.param(GAMES["scrabble"], {"edition": "bilingual-uk", "words": "challenge"}, id="scrabble-uk"),
    pytest.param(GAMES["underwood"], {}, id="underwood"),
    pytest.param(GAMES["underwood"], {"seats": 4, "dealer": 1, "target": 30}, id="underwood-four"),
    pytest.param(GAMES["codenames"], {}, id="codenames"),
    pytest.param(GAMES["codenames"], {"seats": 9, "captains": (2, 5)}, id="codenames-crowd"),
    pytest.param(GAMES["codenames"], {"seats": 2}, id="codenames-coop"),
    pytest.param(GAMES["codenames"], {"seats": 3}, id="codenames-three"),
]


def played(kind: GameKind, raw: Mapping[str, Any], seed: int) -> tuple[Record, list[StartPosition]]:
    record = random_record(kind, raw, Random(seed), f"midway-{seed}")
    return record, list(starts_of_record(record).starts)


def options_at(record: Record, start: StartPosition) -> dict[str, Any]:
    read: dict[str, Any] = {**record.header.options, "position": msgspec.to_builtins(start.position)}
    return read


@pytest.mark.parametrize(("kind", "raw"), TABLES)
def test_a_game_begins_as_another_stands(kind: GameKind, raw: Mapping[str, Any]) -> None:
    record, starts = played(kind, raw, 5)
    assert len(starts) > 5
    _, game, _ = open_game(record)
    states = {moment.entry.number: moment.table.state for moment in moments(record)}
    for start in starts:
        options = kind.rules.read_options(options_at(record, start))
        begun = kind.rules.make(options, Silence())
        state, origin = begun.start(), states[start.move]
        assert begun.chance(state) is None
        assert kind.midway is not None
        assert kind.midway.position_of(state) == start.position
        assert [window.kind for window in begun.windows(state)][:1] == [window.kind for window in game.windows(origin)][
            :1
        ]
        if kind.info.id != "codenames":  # its other cards stay in the box
            assert begun.inventory(state) == game.inventory(origin)


@pytest.mark.full
@pytest.mark.parametrize(("kind", "raw"), TABLES)
def test_the_laws_hold_for_games_from_a_position(kind: GameKind, raw: Mapping[str, Any]) -> None:
    record, starts = played(kind, raw, 7)
    for start in Random(1).sample(starts, 3):
        chance = Random(start.move)
        table = options_at(record, start)
        check_laws(kind, random_record(kind, table, chance, f"from-{start.move}"), chance)


@pytest.mark.parametrize(("kind", "raw"), TABLES)
def test_a_game_from_a_position_is_never_rated(kind: GameKind, raw: Mapping[str, Any]) -> None:
    record, starts = played(kind, raw, 9)
    assert kind.rating.rated_as is not None
    assert kind.rating.rated_as(kind.rules.read_options(options_at(record, starts[0]))) is None


UNKNOWN: dict[str, Any] = {
    "scrabble": "15/15/15/15/15/15/15/6КОТ6/15/15/15/15/15/15/15 АНТИКОС/ 10/12 0",
    "underwood": {"hands": ["КОТ?①"], "tape": "МСЛ"},
}


@pytest.mark.parametrize("game", UNKNOWN)
def test_what_a_position_leaves_open_is_dealt_and_what_it_gives_stays(game: str) -> None:
    kind = GAMES[game]
    for seed in range(3):
        chance = Random(seed)
        record = random_record(kind, {"position": UNKNOWN[game]}, chance, f"unknown-{seed}")
        check_laws(kind, record, chance)
        first = next(
            moment.table.state for moment in moments(record) if open_game(record)[1].windows(moment.table.state)
        )
        hands = first.racks if game == "scrabble" else first.hands
        assert sorted(hands[0]) == sorted("АНТИКОС" if game == "scrabble" else "КОТ?①")
        assert len(hands[1]) == 7
