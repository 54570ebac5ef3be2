"""The arena: mirrored games, faults that lose a game, and the report."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.record import parse
from slovoteka.games import registry
from slovoteka.match import external_bots
from slovoteka.match.arena import ArenaGame, ArenaSetup, LostGame, check, play_one, report
from slovoteka.match.replay import verify

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FORBIDDEN = registry.find("forbidden")


def order_of(first: str, second: str, limit_ms: int = 20_000, **options: Any) -> ArenaSetup:
    table = msgspec.json.encode(FORBIDDEN.rules.read_options(options))
    return ArenaSetup(game="forbidden", options=table, bots=(first, second), limit_ms=limit_ms)


def bot_file(folder: Path, text: str) -> str:
    """A file with a bot that lays its first letter, unless the text says otherwise."""
    path = folder / "bot.py"
    path.write_text(
        "from slovoteka.games.forbidden.actions import *\n"
        "def usual(situation):\n"
        "    kind = situation.window.kind\n"
        "    if kind == 'turn':\n"
        "        return Lay((situation.private.hand or situation.public.window)[0])\n"
        "    return {'respond': Pass(), 'choose': Choose('left')}.get(kind)\n" + text,
        "utf-8",
    )
    return str(path)


# --- pairs ----------------------------------------------------------------------------------------------------------


def test_both_games_of_a_pair_have_the_same_draws() -> None:
    order = order_of("beginner", "beginner")
    one, other = play_one(order, 7, swapped=False), play_one(order, 7, swapped=True)
    assert (one.sides, other.sides) == ((0, 1), (1, 0))
    assert one.outcome == other.outcome, "bots of one kind play the same game twice"
    assert (one.points(0), one.points(1)) == (other.points(1), other.points(0))
    first, second = parse(one.record), parse(other.record)
    verify(first)
    assert first.closing.seed == second.closing.seed
    assert play_one(order, 7, swapped=False).record == one.record
    assert parse(play_one(order, 8, swapped=False).record).closing.seed != first.closing.seed


def test_an_example_plays_as_it_plays_on_a_server() -> None:
    game = play_one(order_of(str(EXAMPLES / "forbidden.py"), "beginner"), 3, swapped=True)
    assert (game.lost, game.failure) == (None, None)
    assert game.outcome is not None
    assert game.thinking_ms[0]
    record = parse(game.record)
    verify(record)
    assert [seat.bot for seat in record.header.seats] == ["beginner", None]


# --- what a bot loses a game for ------------------------------------------------------------------------------------

FAULTS = {
    "raise KeyError('no such thing')": "arena-crashed",
    "import sys; sys.exit(0)": "arena-crashed",
    "return None": "arena-silent",
    "return 'Ф'": "arena-no-action",
    "return Vote(True)": "arena-illegal",
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_bot_at_fault_loses(tmp_path: Path, fault: str, swapped: bool) -> None:
    turn = f"    if situation.window.kind == 'turn':\n        {fault}\n"
    where = bot_file(tmp_path, f"def decide(situation):\n{turn}    return usual(situation)\n")
    external_bots.find.cache_clear()
    game = play_one(order_of("beginner", where), 1, swapped=swapped)
    assert game.lost is not None
    assert (game.lost.side, game.lost.code) == (1, FAULTS[fault])
    assert (game.winner(), game.outcome, game.failure) == (0, None, None)
    parse(game.record)


@pytest.mark.parametrize("slowness", ["while True: pass", "import time; time.sleep(60)"])
def test_a_bot_that_thinks_too_long_loses(tmp_path: Path, slowness: str) -> None:
    caught = f"    try:\n        {slowness}\n    except Exception:\n        return usual(situation)\n"
    where = bot_file(tmp_path, f"def decide(situation):\n{caught}")
    external_bots.find.cache_clear()
    game = play_one(order_of("beginner", where, limit_ms=50), 1, swapped=False)
    assert game.lost == LostGame(side=1, code="arena-too-slow", params={"limit_ms": 50})


def test_a_bot_that_cannot_be_made_loses(tmp_path: Path) -> None:
    where = bot_file(tmp_path, "def make_bot(options, seed):\n    raise ValueError('not today')\n")
    external_bots.find.cache_clear()
    game = play_one(order_of(where, "beginner"), 1, swapped=False)
    assert game.lost is not None
    assert (game.lost.side, game.lost.code) == (0, "arena-crashed")
    assert "ValueError: not today (bot.py:" in str(game.lost.params["why"])


def test_a_factory_is_given_the_table_and_a_seed(tmp_path: Path) -> None:
    """Each seat has its own bot. Decisions with reasons are accepted as well as plain actions."""
    text = (
        "from slovoteka.bots.bot import Decision, Reason\n"
        "class Careful:\n"
        "    def __init__(self, options, seed):\n"
        "        assert options.seats == 2 and isinstance(seed, int)\n"
        "        self.asked = 0\n"
        "    def decide(self, situation):\n"
        "        self.asked += 1\n"
        "        action = usual(situation)\n"
        "        return None if action is None else Decision(action, Reason('own'))\n"
    )
    where = bot_file(tmp_path, text)
    game = play_one(order_of(f"{where}:Careful", f"{where}:Careful"), 1, swapped=False)
    assert (game.lost, game.failure) == (None, None)
    assert game.outcome is not None


# --- what is refused before anything is played ----------------------------------------------------------------------


def test_unknown_bots_are_refused(tmp_path: Path) -> None:
    external_bots.find.cache_clear()
    for bots, code in (
        (("nobody.py", "master"), "arena-not-loaded"),
        (("no.such.module:make", "master"), "arena-not-loaded"),
        ((bot_file(tmp_path, "1 / 0\n"), "master"), "arena-not-loaded"),
        ((f"{EXAMPLES / 'forbidden.py'}:nothing", "master"), "arena-no-factory"),
        (("master", "oracle"), "no-such-level"),
    ):
        with pytest.raises(Unreadable, match=code):
            check(order_of(*bots))
    empty = tmp_path / "empty.py"
    empty.write_text("")
    with pytest.raises(Unreadable, match="arena-no-factory"):
        check(order_of("master", str(empty)))


def test_an_odd_number_of_seats_is_refused() -> None:
    with pytest.raises(Illegal, match="arena-seats"):
        check(order_of("master", "master", seats=3))


# --- figures ----------------------------------------------------------------------------------------------------------


def played(*places: int, scores: tuple[int, ...] = (3, 8), sides: tuple[int, ...] = (0, 1), **others: Any) -> ArenaGame:
    outcome = Outcome(reason="penalty", scores=scores, places=places) if places else None
    return ArenaGame(seed=1, sides=sides, outcome=outcome, **others)


def test_places_decide_who_wins_and_points_are_counted_apart() -> None:
    games = [played(1, 2), played(2, 1, sides=(1, 0)), played(1, 1), played(2, 1, scores=(9, 1), sides=(1, 0))]
    result = report(order_of("beginner", "amateur"), games, 1.0)
    assert (result.games, result.draws) == (4, 1)
    assert [side.wins for side in result.sides] == [3, 0]
    assert [side.points for side in result.sides] == [(3 + 8 + 3 + 1) / 4, (8 + 3 + 8 + 9) / 4]
    assert result.standing is not None
    assert result.standing.pairs == 2
    assert result.standing.share == (1 + 0.75) / 2
    assert 0 <= result.standing.share_low < result.standing.share < result.standing.share_high <= 1
    assert result.standing.points == pytest.approx((0 + -6.5) / 2)


def test_four_chairs_are_two_sides() -> None:
    game = played(2, 1, 4, 3, scores=(4, 9, 1, 2), sides=(0, 1, 0, 1))
    assert game.winner() == 1
    assert (game.points(0), game.points(1)) == (5, 11)


def test_a_fault_is_a_lost_game_without_points_and_a_failure_is_none() -> None:
    lost = LostGame(side=0, code="arena-silent", params={"window": "turn"})
    games = [played(1, 2), played(sides=(1, 0), lost=lost), played(1, 2), played(failure="our mistake")]
    result = report(order_of("beginner", "amateur"), games, 1.0)
    assert result.standing is not None
    assert (result.standing.pairs, result.standing.share) == (1, 0.5)
    assert [side.forfeits for side in result.sides] == [1, 0]
    assert [side.wins for side in result.sides] == [1, 1]
    assert [game.lost for game in result.lost] == [lost]
    assert [game.failure for game in result.failures] == ["our mistake"]
    assert report(order_of("beginner", "amateur"), games[2:], 1.0).standing is None


def test_few_pairs_give_a_wide_interval() -> None:
    few = report(order_of("beginner", "amateur"), [played(1, 2), played(2, 1, sides=(1, 0))] * 2, 1.0)
    many = report(order_of("beginner", "amateur"), [played(1, 2), played(2, 1, sides=(1, 0))] * 10, 1.0)
    assert few.standing is not None
    assert many.standing is not None
    assert few.standing.share == many.standing.share == 1
    assert few.standing.share_low < 0.5 < many.standing.share_low
