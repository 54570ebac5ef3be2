"""Records of Scrabble as GCG: nothing is lost on the way, and our rules see the same game in the text."""

from collections.abc import Iterator

import msgspec
import pytest

from formats.games import SCRABBLE, TURNS, at_random, golden, of_bots
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, SeatInfo
from slovoteka.formats.scrabble.gcg import Challenged, Gone, Laid, LeftOver, Passed, Swapped, Withdrawn, write_gcg
from slovoteka.formats.scrabble.gcg_positions import Replayed, replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.formats.scrabble.positions import cgp_of, position_at, positions_of_game, positions_of_record
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.position import Position, read_cgp
from slovoteka.games.scrabble.state import Stage, State
from slovoteka.match.replay import moments

EVERY = pytest.mark.parametrize("variant", TURNS)


def there_and_back(record: Record) -> Replayed:
    """The game as our rules see it in the text; whatever does not come back exactly is a failure."""
    game = gcg_of(record)
    text = write_gcg(game)
    reading = read_gcg(text.encode())
    assert reading.game == game
    assert write_gcg(reading.game) == text
    return replayed(reading)


def check(record: Record) -> None:
    replay = there_and_back(record)
    options = msgspec.convert(record.header.options, Options)
    assert replay.options == options
    outcome, scores = record.closing.outcome, replay.final.scores
    if outcome is not None:
        assert outcome.scores == ((sum(scores),) if options.two_racks else scores)
    expected = [plain(position, options) for position in turn_begins(record, options)]
    seen = [plain(turn.position, options) for turn in replay.turns]
    assert [position for position in seen if position in expected] == [one for one in expected if one in seen]
    # A lost turn is written as a pass. A turn whose player left, or that nobody finished, is not written.
    assert sum(position not in expected for position in seen) <= skips(record)
    assert sum(position not in seen for position in expected) <= leavings(record) + (outcome is None)


def plain(position: Position, options: Options) -> Position:
    """Who could not open has not passed for the rules (SM-73), but GCG has no other word for it."""
    return position.but(scoreless=0) if options.jacks else position


def turn_begins(record: Record, options: Options) -> Iterator[Position]:
    """The table whenever a turn begins. One that was taken back has not begun."""
    found: list[tuple[int, Position]] = []
    for moment in moments(record):
        state: State = moment.table.state
        found = [(table, position) for table, position in found if table < state.table]
        if state.stage is Stage.TURN and state.before is None:
            found.append((state.table, position_of(state, options)))
    last = None
    for _, position in found:
        if position != last:  # a seat that was not asked has left
            yield position
        last = position


def position_of(state: State, options: Options) -> Position:
    order = [(state.mover + step) % options.racks for step in range(options.racks)]
    racks = tuple(any_blank(state.racks[rack]) for rack in order)
    return Position(
        grid=state.grid,
        racks=racks if len(racks) > 1 else (*racks, ""),
        scores=tuple(state.scores[rack] for rack in order),
        scoreless=state.scoreless,
    )


@EVERY
def test_games_of_bots(variant: str) -> None:
    check(of_bots(variant))


@EVERY
def test_the_beginning_of_whatever_can_happen(variant: str) -> None:
    check(at_random(variant, 1, 30))


@pytest.mark.full
@EVERY
@pytest.mark.parametrize("seed", range(2, 6))
def test_whatever_can_happen(variant: str, seed: int) -> None:
    check(at_random(variant, seed))


@pytest.mark.parametrize("variant", ["challenge", "challenge-turn", "challenge-ten", "vote"])
def test_doubted_words(variant: str) -> None:
    check(at_random(variant, 0))
    kinds = [type(move.event) for move in gcg_of(at_random(variant, 0)).moves]
    assert {Laid, Withdrawn, Gone, LeftOver} <= set(kinds)
    assert (Challenged in kinds) == (variant == "challenge-ten"), "only a fine has points"


def test_reusable_blanks() -> None:
    record = golden("scrabble-1-reusable-blanks")
    check(record)
    text = write_gcg(gcg_of(record))
    assert any(isinstance(move.event, Swapped) for move in gcg_of(record).moves)
    assert "#slovoteka-move beginner_1: " in text or "#slovoteka-move amateur_2: " in text


def test_a_theme() -> None:
    """The bonus is part of the points and stands in a pragma too: other programs count the letters only."""
    record = next(record for seed in range(9) if any(themes(record := at_random("theme-vote", seed, 60))))
    check(record)
    assert "\n#slovoteka-theme 5\n" in write_gcg(gcg_of(record))


def themes(record: Record) -> Iterator[int]:
    return (move.event.theme for move in gcg_of(record).moves if isinstance(move.event, Laid))


def test_what_gcg_has_no_place_for_comes_back() -> None:
    record = golden("scrabble-1-bilingual-uk")
    game = gcg_of(record)
    assert [player.nick for player in game.players] == ["beginner_1", "amateur_2", "expert_3", "master_4"]
    assert game.pragma("id") == "slovoteka selfplay-1"
    assert game.pragma("slovoteka-bot4") == "master"
    assert game.pragma("slovoteka-reason") == "out"
    assert game.pragma("slovoteka-options") == '{"edition":"bilingual-uk","mode":"standard","seats":4,"rules":1}'
    assert any("’" in move.event.tiles for move in game.moves if isinstance(move.event, Laid))


def test_a_turn_that_was_lost_is_a_pass() -> None:
    record = next(record for seed in range(9) if skips(record := at_random("challenge-turn", seed)))
    check(record)
    passes = sum(isinstance(move.event, Passed) for move in gcg_of(record).moves)
    assert passes >= skips(record)


def leavings(record: Record) -> int:
    return sum(isinstance(move.event, Gone) for move in gcg_of(record).moves)


def skips(record: Record) -> int:
    return sum(type(fact.event).__name__ == "Skipped" for moment in moments(record) for fact in moment.facts)


def test_a_match_that_was_broken_off() -> None:
    record = at_random("challenge", 0, 60)
    assert record.closing.outcome is None
    assert gcg_of(record).pragma("incomplete") == ""
    check(record)


@pytest.mark.parametrize(
    "names",
    [
        ("Анна", "Анна"),
        ("Анна Б", "Анна_Б"),
        ("", " \n "),
        ("а:", "а: б:"),
        ("\ud800", "\0\u2028>x: - +0 0"),
        ("#player1 x", "ж" * 5_000),
        ("О’Нил", "=2+2"),
    ],
)
def test_names(names: tuple[str, str]) -> None:
    record = golden("scrabble-1-standard")
    seats = tuple(seat.but(name=name) for seat, name in zip(record.header.seats, names, strict=True))
    assert isinstance(seats[0], SeatInfo)
    named = record.but(header=record.header.but(seats=seats))
    check(named)


@pytest.mark.parametrize("variant", ["duplicate", "reverse", "bingo"])
def test_what_gcg_cannot_tell(variant: str) -> None:
    with pytest.raises(Unreadable) as refused:
        gcg_of(golden(f"scrabble-1-{variant}"))
    assert (refused.value.code, refused.value.params) == ("gcg-mode", {"mode": variant})


def test_other_games() -> None:
    with pytest.raises(Unreadable) as refused:
        gcg_of(golden("forbidden-1-standard"))
    assert refused.value.code == "export-other-game"


# --- CGP ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [variant for variant in SCRABBLE.choices.variants if variant != "bingo"])
def test_every_position_comes_back(variant: str) -> None:
    record = golden(f"scrabble-1-{variant}")
    options = msgspec.convert(record.header.options, Options)
    positions = positions_of_record(record)
    assert len(positions) > 20
    for position in positions:
        assert read_cgp(cgp_of(position), options.tiles, options.book) == position
        position.check_tiles(options.tiles)


def test_positions_of_one_board() -> None:
    duplicate = positions_of_record(golden("scrabble-1-duplicate"))
    assert len(duplicate[0].racks[0]) == 7
    assert duplicate[0].is_empty
    assert not duplicate[-1].is_empty
    reverse = positions_of_record(golden("scrabble-1-reverse"))
    assert reverse[-1].is_empty
    assert reverse[-1].scores == (98, 116)
    with pytest.raises(Unreadable) as refused:
        positions_of_record(golden("scrabble-1-bingo"))
    assert refused.value.code == "cgp-mode"


def test_a_position_by_number() -> None:
    record = golden("scrabble-1-standard")
    positions = positions_of_record(record)
    assert positions == positions_of_game(there_and_back(record))
    assert position_at(positions, 1).is_empty
    assert position_at(positions, None) == position_at(positions, 45) == positions[-1]
    for number in (0, 46):
        with pytest.raises(Unreadable) as refused:
            position_at(positions, number)
        assert refused.value.params == {"move": number, "most": 45}
