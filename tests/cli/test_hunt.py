"""The parts of the record hunt: their plays are legal and scored right, and results are never lost."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from slovoteka.cli.games.scrabble.record import load, save
from slovoteka.core.errors import Unreadable
from slovoteka.engine.engine import Engine
from slovoteka.engine.graphs import graph_of_lines
from slovoteka.games.scrabble.editions import EMPTY, SIZE
from slovoteka.games.scrabble.plays import EMPTY_GRID, fit, put, score
from slovoteka.record_hunt.scrabble.finder import FoundPlay, OpenFinder
from slovoteka.record_hunt.scrabble.giant_moves import EDGES, Builder, GiantMove, giants
from slovoteka.record_hunt.scrabble.hunting import HuntRound, Kept, next_round, options, rules, run_round
from slovoteka.record_hunt.scrabble.improving import GOALS, Improver, value
from slovoteka.record_hunt.scrabble.play_sequence import PlayRules, PlaySequence
from slovoteka.record_hunt.scrabble.recording import as_record

TILES = options().tiles.tiles
WORDS = """АД АР ДА ЕЛ ОН НО РА ТО НОТА РОТА ТОРА КАДР ДРАКА КАРТ КАРТА КАРТОН КАРТОНА ТАРАКАН ТАРАКАНА РАКЕТА ТРАКТОР
КРОТ КОТ КОТА ТОК ТОКА РОК РОКОТ КОНТРАКТ АКТ АКТА КОРОНА НОРКА АРКАН ТАНК ТАНКА ОКО ОКНО КРАН КРАНА НАРКОТА ДОК ДОКА"""


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> PlayRules:
    """Rules with a dictionary of a few words."""
    path = tmp_path_factory.mktemp("graph") / "few"
    graph = graph_of_lines("\n".join(WORDS.split()).encode(), "ru", path)
    return PlayRules(options(), OpenFinder(graph, options().layout()))


@pytest.fixture(scope="module")
def greedy() -> PlaySequence:
    """A game with the usual dictionary."""
    return Improver(rules(), Random(4))._filled(PlaySequence.empty(options()))


def laid(grid: str, play: FoundPlay) -> frozenset[tuple[int, str]]:
    return frozenset(fit(grid, (play.start, play.down), play.word, options().book).new)


def random_games(few: PlayRules, chance: Random) -> Iterator[PlaySequence]:
    """The positions of a random game."""
    sequence = PlaySequence.empty(few.options)
    for _ in range(7):
        yield sequence
        found = sorted(few.finder.plays(sequence.grid, sequence.bag, 3, bool), key=lambda play: (play.start, play.word))
        sequence = sequence.after(few, chance.choice(found)) or sequence


# --- finding plays --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_bag_of_seven_gives_the_moves_of_the_engine(few: PlayRules, seed: int) -> None:
    engine = Engine(few.finder.graph, few.layout)
    compared = 0
    chance = Random(seed)
    for grid, bag in ((game.grid, game.bag) for game in random_games(few, chance)):
        usable = "".join(tile for tile in bag if tile in "АДЕКНОРТ")
        for _ in range(5):
            rack, expected = "".join(chance.sample(usable, 7)), {}
            for move in engine.moves(grid, rack):
                play = FoundPlay(int(move["start"]), bool(move["down"]), engine.word(grid, move), 0, 0)
                expected[laid(grid, play)] = int(move["score"])
            found = {laid(grid, play): play.score for play in few.finder.plays(grid, rack, 10_000, bool)}
            assert found == expected
            compared += len(found)
    assert compared > 300


def test_what_is_found_with_blanks_is_legal_and_counted_right(few: PlayRules) -> None:
    blanks = 0
    for grid in (game.grid for game in random_games(few, Random(5))):
        for play in few.finder.plays(grid, "?РТН?", 50, bool):
            fitted = fit(grid, (play.start, play.down), play.word, options().book)
            assert (score(few.layout, fitted).total, len(fitted.new)) == (play.score, play.laid)
            assert all(word in few.finder.graph for word in fitted.words)
            blanks += not play.word.isupper()
    assert blanks > 20


def test_the_highest_scoring_plays_of_a_slot_come_first(few: PlayRules) -> None:
    def best(per_slot: int) -> dict[tuple[int, bool, int], list[int]]:
        slots: dict[tuple[int, bool, int], list[int]] = {}
        for play in few.finder.plays(EMPTY_GRID, TILES, per_slot, bool):
            slots.setdefault((play.start, play.down, len(play.word)), []).append(play.score)
        return slots

    whole, cut = best(100), best(2)
    assert max(map(len, whole.values())) > 2
    assert cut == {slot: sorted(scores, reverse=True)[:2] for slot, scores in whole.items()}


def test_a_pinned_square_takes_its_tile_only_and_from_outside_the_bag(few: PlayRules) -> None:
    grid = put(EMPTY_GRID, [(112 + place, tile) for place, tile in enumerate("КОТ")])
    under = 112 + SIZE

    def words(bag: str, pins: dict[int, str]) -> set[str]:
        below = few.finder.plays(grid, bag, 9, lambda slot: slot.down and under in slot.squares, pins)
        return {play.word for play in below}

    assert words("РТ", {}) == set()
    assert words("РТ", {under: "А"}) == {"КАРТ"}
    assert words("АРТ", {}) == {"АКТ", "КАРТ"}
    assert words("АРТ", {under: EMPTY}) == set()
    assert "КРОТ" in words("АОРТ", {})
    assert words("АОРТ", {under: "А"}) == {"КАРТ", "КАРТА", "ТОКА"}


# --- games ----------------------------------------------------------------------------------------------------------


def test_a_lineup_takes_only_what_is_legal(few: PlayRules) -> None:
    opening = FoundPlay(112, down=False, word="КОТ", score=0, laid=0)
    elsewhere = FoundPlay(0, down=False, word="РОТА", score=0, laid=0)
    no_word = FoundPlay(112, down=True, word="КТО", score=0, laid=0)
    longer = FoundPlay(112, down=False, word="КОТА", score=0, laid=0)
    sequence = PlaySequence.empty(options()).after_all(few, [elsewhere, opening, no_word, longer])
    assert [(play.word, play.score, play.laid) for play in sequence.plays] == [("КОТ", 8, 3), ("КОТА", 5, 1)]
    assert len(sequence.bag) == len(TILES) - 4
    assert sequence.total(few) == 13 - 5  # two blanks and five tiles of one point stay on the rack (SM-53)


def test_a_lineup_becomes_a_record_with_its_total(greedy: PlaySequence) -> None:
    outcome = as_record(rules(), greedy, "test").closing.outcome
    assert outcome is not None
    assert outcome.scores == (greedy.total(rules()),)
    cut = PlaySequence.empty(options()).after_all(rules(), greedy.plays[:3])
    outcome = as_record(rules(), cut, "test").closing.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("passes", (cut.total(rules()),))


def test_another_total_is_another_legal_game(greedy: PlaySequence) -> None:
    improver = Improver(rules(), Random(1))
    others = [other for _ in range(3) if (other := improver._other_total(greedy)) is not None]
    assert any(other.plays != greedy.plays for other in others)
    for other in others:
        assert PlaySequence.empty(options()).after_all(rules(), other.plays) == other


# --- giants ---------------------------------------------------------------------------------------------------------


def test_giants_are_words_whose_pieces_are_words() -> None:
    found = giants(rules().finder, TILES, 300)
    assert [giant.points for giant in found] == sorted((giant.points for giant in found), reverse=True)
    for giant in found[:200]:
        assert giant.tiles.upper() in rules().finder.graph
        assert len(giant.last) == 7
        assert {0, 7, 14} <= set(giant.last)
        row = "".join(" " if place in giant.last else tile for place, tile in enumerate(giant.tiles.upper()))
        assert all(len(piece) == 1 or piece in rules().finder.graph for piece in row.split())


def built(edge: int) -> PlaySequence:
    """A giant move that is easy enough to reach."""
    table, chance = rules(), Random(2)
    easy = [giant for giant in giants(table.finder, TILES, 300) if _pieces(giant) <= 4]
    for giant in easy[:60]:
        sequence = Builder(table, giant, edge, chance).build(PlaySequence.empty(options()))
        if sequence is not None:
            return sequence
    raise AssertionError("none could be reached")


def _pieces(giant: GiantMove) -> int:
    return len("".join(" " if place in giant.last else "#" for place in range(SIZE)).split())


@pytest.mark.parametrize("edge", EDGES)
def test_a_giant_is_built_by_legal_plays(edge: int) -> None:
    sequence = built(edge)
    move = sequence.plays[-1]
    assert PlaySequence.empty(options()).after_all(rules(), sequence.plays) == sequence
    assert (move.start, move.down, len(move.word), move.laid) == (edge * SIZE, False, SIZE, 7)
    assert move == sequence.best
    assert move.score > 1_000
    assert Builder.of(rules(), sequence, Random(0)) is not None


def test_a_game_without_a_giant_has_no_builder(few: PlayRules) -> None:
    sequence = PlaySequence.empty(options()).after_all(few, [FoundPlay(112, down=False, word="КОТ", score=0, laid=0)])
    assert Builder.of(few, sequence, Random(0)) is None


# --- stored state ---------------------------------------------------------------------------------------------------


def test_a_round_never_makes_a_game_worse(greedy: PlaySequence) -> None:
    caught = run_round(HuntRound(goal="total", seed="1", plays=greedy.plays, seconds=2))
    assert caught.values["total"] >= value(rules(), "total", greedy)
    again = PlaySequence.empty(options()).after_all(rules(), caught.plays)
    assert {goal: value(rules(), goal, again) for goal in GOALS} == caught.values


def test_the_best_are_kept_best_first_and_each_once() -> None:
    games = [(number, (FoundPlay(number, down=False, word="КОТ", score=number, laid=3),)) for number in range(12)]
    kept = Kept()
    for number, plays in [*games, games[11]]:
        kept = kept.with_game("total", number, plays)
    assert [number for number, _ in kept.games["total"]] == [11, 10, 9, 8, 7, 6, 5, 4]
    assert (kept.best("total"), kept.best("move")) == (11, 0)


def test_a_hunt_goes_on_from_its_file(tmp_path: Path, greedy: PlaySequence) -> None:
    total = greedy.total(rules())
    path = tmp_path / "hunt.json"
    save(path, Kept().with_game("total", 9_999, greedy.plays).but(rounds=5))
    kept = load(path)
    assert (kept.rounds, kept.best("total")) == (5, total)  # counted again instead of trusted
    rounds = [next_round(kept.but(rounds=number), 1, 3) for number in range(40)]
    assert {order.plays for order in rounds if order.goal == "total"} == {(), greedy.plays}
    assert len({order.seed for order in rounds}) == 40
    assert load(tmp_path / "none.json") == Kept()


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hunt.json"
    path.write_text('{"rounds": "many"}', "utf-8")
    with pytest.raises(Unreadable) as caught:
        load(path)
    assert caught.value.code == "hunt-state"
