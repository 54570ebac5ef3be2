"""Moves that somebody else has chosen, weighed as the engine weighs its own."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from engine.small_table import LAYOUT, SmallEngines
from slovoteka.engine.engine import EXCHANGE, MOVE, PASS, PLAY, Engine
from slovoteka.engine.matches import EnginePlayer, EngineSkill, Seen

SIDE = 9
TILES = "".join(letter * count for letter, count in zip(LAYOUT.tiles.letters, LAYOUT.tiles.counts, strict=True)) + "??"
THOROUGH = EngineSkill(candidates=8, iterations=600, endgame_nodes=200_000, preendgame_bag=2)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder: Path = tmp_path_factory.mktemp("weigh")
    return SmallEngines(folder)(None)


def situations(engine: Engine, games: int) -> Iterator[Seen]:
    """Every turn of games in which plays are drawn by lot."""
    rng = random.Random(7)
    for _ in range(games):
        bag = rng.sample(TILES, len(TILES))
        racks = [[bag.pop() for _ in range(LAYOUT.rack_size)] for _ in range(2)]
        grid, idle = "." * SIDE**2, 0
        while all(racks) and idle < 12:
            yield Seen(grid=grid, rack="".join(racks[0]), bag=len(bag), others=[len(racks[1])], exchange_most=len(bag))
            moves = engine.moves(grid, "".join(racks[0]))
            idle = 0 if len(moves) else idle + 1
            if len(moves):
                grid = lay(engine, grid, moves[rng.randrange(len(moves))], racks[0])
            else:  # all go back
                bag += racks[0]
                rng.shuffle(bag)
                racks[0] = []
            while bag and len(racks[0]) < LAYOUT.rack_size:
                racks[0].append(bag.pop())
            racks.reverse()


def lay(engine: Engine, grid: str, move: np.void, rack: list[str]) -> str:
    squares = list(grid)
    step = SIDE if move["down"] else 1
    for place, tile in enumerate(engine.word(grid, move)):
        square = int(move["start"]) + place * step
        if squares[square] == ".":
            squares[square] = tile
            rack.remove(tile if tile.isupper() else "?")
    return "".join(squares)


def a_pass() -> np.ndarray:
    move = np.zeros(1, MOVE)
    move["kind"] = PASS
    return move


def is_same(one: np.void, other: np.void) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ("kind", "start", "down", "length", "tiles"))


def test_every_move_is_weighed_the_best_first(engine: Engine) -> None:
    player, stages = EnginePlayer(engine, THOROUGH), set()
    for number, seen in enumerate(situations(engine, 5)):
        moves = engine.moves(seen.grid, seen.rack, exchange_most=seen.exchange_most, may_pass=True)
        weighed = player.weigh(seen, moves, number)
        assert len(weighed) == len(moves)
        assert {move.tobytes() for move in weighed["move"]["tiles"]} == {move.tobytes() for move in moves["tiles"]}
        worth = weighed["wins"].astype(float) + 0.0005 * weighed["value"]
        assert (np.diff(worth) <= 1e-6).all()
        assert (weighed["samples"] > 0).all()
        stages.add("end" if seen.bag == 0 else "near" if seen.bag <= 2 else "middle")
        assert np.array_equal(player.weigh(seen, moves, number), weighed), "the same question has the same answer"
    assert stages == {"end", "near", "middle"}


def test_at_the_end_the_best_is_what_the_search_finds(engine: Engine) -> None:
    player, proved = EnginePlayer(engine, THOROUGH), 0
    for number, seen in enumerate(situations(engine, 30)):
        if seen.bag:
            continue
        (found,) = player.think(seen, number)
        weighed = player.weigh(seen, engine.moves(seen.grid, seen.rack, may_pass=True), number)
        if (
            found["proved"]
            and found["move"]["kind"] == PLAY
            and weighed["proved"][weighed["move"]["kind"] == PLAY].all()
        ):
            assert weighed[weighed["move"]["kind"] == PLAY]["value"].max() == found["value"]
            proved += 1
    assert proved > 8


def on_racks(seen: Seen) -> int:
    """How many points more the other holds, when the bag is empty."""
    values = dict(zip(LAYOUT.tiles.letters, LAYOUT.tiles.values, strict=True))
    lying = [tile if tile.isupper() else "?" for tile in seen.grid if tile != "."]
    unseen = Counter(TILES) - Counter(lying) - Counter(seen.rack)
    return sum(values.get(tile, 0) for tile in unseen.elements()) - sum(values.get(tile, 0) for tile in seen.rack)


@pytest.mark.rule("SM-15")
def test_the_last_pass_that_the_table_allows_ends_the_game(engine: Engine) -> None:
    """A player who gains by it passes, though the other could still move; earlier the other would."""
    player, gained = EnginePlayer(engine, THOROUGH), 0
    for number, seen in enumerate(situations(engine, 60)):
        if seen.bag:
            continue
        earlier = player.think(seen, number)["value"][0]
        for last in (seen.but(passes=3), seen.but(scoreless=11), seen.but(pass_rounds=1, passes=1)):
            (passed,) = player.weigh(last, a_pass(), number)
            (found,) = player.think(last, number)
            assert passed["value"] == on_racks(seen)
            assert found["value"] == max(earlier, on_racks(seen))
        gained += found["move"]["kind"] == PASS and on_racks(seen) > earlier
    assert gained > 2


def test_a_single_move_has_its_worth(engine: Engine) -> None:
    seen = next(situations(engine, 1))
    (best,) = engine.best(seen.grid, seen.rack)
    (weighed,) = EnginePlayer(engine, THOROUGH).weigh(seen, np.array([best], MOVE), 1)
    assert is_same(weighed["move"], best)
    assert weighed["samples"] >= 24
    assert 0 < weighed["wins"] < 1


def test_at_first_sight_nothing_is_played_out(engine: Engine) -> None:
    seen = next(situations(engine, 1))
    moves = engine.moves(seen.grid, seen.rack)
    weighed = EnginePlayer(engine, EngineSkill()).weigh(seen, moves, 1)
    assert (weighed["samples"] == 0).all()
    assert sorted(weighed["value"].tolist(), reverse=True) == [
        equity / 1000 for equity in sorted(moves["equity"])[::-1]
    ]


@pytest.mark.parametrize(
    "changes",
    [{"kind": 3}, {"kind": PLAY, "length": 0}, {"kind": PLAY, "start": 81}, {"kind": EXCHANGE, "laid": 0}, {"down": 2}],
    ids=str,
)
def test_what_is_no_move_is_refused(engine: Engine, changes: dict[str, int]) -> None:
    seen = next(situations(engine, 1))
    move = engine.best(seen.grid, seen.rack)
    for name, value in changes.items():
        move[name] = value
    with pytest.raises(ValueError, match=r"move|play|exchange"):
        EnginePlayer(engine, THOROUGH).weigh(seen, move, 1)


def test_an_exchange_has_no_gaps(engine: Engine) -> None:
    seen = next(situations(engine, 1))
    move = np.zeros(1, MOVE)
    move["kind"], move["laid"] = EXCHANGE, 2
    move["tiles"][0, 0] = engine.encode(seen.rack)[0]
    with pytest.raises(ValueError, match="as many tiles as it says"):
        EnginePlayer(engine, THOROUGH).weigh(seen, move, 1)


def test_what_stands_behind_the_tiles_of_a_move_means_nothing(engine: Engine) -> None:
    """Near the end, too, where all tiles of a move were once taken from the hand, real or not."""
    player, near = EnginePlayer(engine, THOROUGH), 0
    for number, seen in enumerate(situations(engine, 5)):
        moves = engine.best(seen.grid, seen.rack, 3, exchange_most=seen.exchange_most)
        odd = moves.copy()
        for move in odd:
            counted = move["length"] if move["kind"] == PLAY else move["laid"]
            move["tiles"][counted:] = 0x7F
        if len(moves):
            assert np.array_equal(player.weigh(seen, odd, number), player.weigh(seen, moves, number))
            near += 0 < seen.bag <= THOROUGH.preendgame_bag
    assert near


def test_tiles_of_another_rack_are_refused(engine: Engine) -> None:
    seen = next(situations(engine, 1))
    others = [engine.best(seen.grid, rack)[:1] for rack in ("КОТ", "НОРА", "СОК", "РАК") if rack != seen.rack]
    refused = 0
    for move in others:
        try:
            EnginePlayer(engine, THOROUGH).weigh(seen, move, 1)
        except ValueError as error:
            refused += "tiles of the rack" in str(error)
    assert refused
    with pytest.raises(ValueError, match="bytes"):
        EnginePlayer(engine, THOROUGH).native.weigh(b"x" * 35, *EnginePlayer(engine, THOROUGH)._asked(seen), 1)


def test_a_pass_is_weighed(engine: Engine) -> None:
    seen = next(situations(engine, 1))
    (weighed,) = EnginePlayer(engine, THOROUGH).weigh(seen, a_pass(), 1)
    assert weighed["move"]["kind"] == PASS
