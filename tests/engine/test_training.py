"""Training of leave values: stopped and taken up again, accepted and refused."""

from pathlib import Path

import msgspec
import pytest

from engine.small_table import SUBJECT, SmallEngines
from slovoteka.engine.leaves import LeaveModel, write_leaves
from slovoteka.engine.matches import MatchEstimate
from slovoteka.engine.training import GenerationVerdict, OtherPlan, Plan, train

PLAN = Plan(subject=SUBJECT, generations=2, games=24, pairs=40, seed=5, chunk=4)


class Killed(Exception):
    pass


class Watch:
    """Hears of progress, and pulls the plug after some chunks."""

    def __init__(self, most: int | None = None) -> None:
        self.heard: list[tuple[int, int | None]] = []
        self.most = most

    def __call__(self, done: int, total: int | None) -> None:
        self.heard.append((done, total))
        if self.most is not None and len(self.heard) > self.most:
            raise Killed


@pytest.fixture
def engines(tmp_path: Path) -> SmallEngines:
    return SmallEngines(tmp_path)


def trained(engines: SmallEngines, state: Path, watch: Watch | None = None, plan: Plan = PLAN) -> list[LeaveModel]:
    return [model for _, model in train(plan, engines, state, 1, watch or Watch())]


def test_it_goes_on_where_it_was_stopped(engines: SmallEngines, tmp_path: Path) -> None:
    whole = Watch()
    expected = [*map(write_leaves, trained(engines, tmp_path / "whole", whole))]
    assert len(expected) == 2
    assert whole.heard == [(0, 30), (4, 30), (6, 30), (6, 30), *((6 + done, 30) for done in range(4, 25, 4))]

    state = tmp_path / "stopped"
    for most in (1, 2):
        with pytest.raises(Killed):
            trained(engines, state, Watch(most))
    last = Watch()
    assert [*map(write_leaves, trained(engines, state, last))] == expected
    assert last.heard[0][0] > 0
    again = Watch()
    assert [*map(write_leaves, trained(engines, state, again))] == expected
    assert again.heard == []


def test_values_rest_on_their_games(engines: SmallEngines, tmp_path: Path) -> None:
    first, second = trained(engines, tmp_path / "state")
    assert [(model.subject.generations, model.subject.games) for model in (first, second)] == [(1, 6), (2, 24)]
    assert second.subject.racks > first.subject.racks > 6 * 16
    assert second.subject.but(games=0, racks=0, generations=0) == SUBJECT
    other = PLAN.but(seed=6)
    assert write_leaves(trained(engines, tmp_path / "other", plan=other)[0]) != write_leaves(first)


@pytest.mark.parametrize("name", ["tally.npz", "leaves.bin", "verdict.json"])
def test_what_is_damaged_is_made_again(engines: SmallEngines, tmp_path: Path, name: str) -> None:
    expected = [*map(write_leaves, trained(engines, tmp_path / "whole"))]
    state = tmp_path / "state"
    if name == "tally.npz":
        with pytest.raises(Killed):
            trained(engines, state, Watch(1))
        damaged = state / "1" / name
    else:
        trained(engines, state)
        damaged = state / "2" / name
    damaged.write_bytes(damaged.read_bytes()[:-9])
    assert [*map(write_leaves, trained(engines, state))] == expected


def test_a_state_of_another_plan(engines: SmallEngines, tmp_path: Path) -> None:
    trained(engines, tmp_path / "state")
    for other in (PLAN.but(games=25), PLAN.but(seed=6)):
        with pytest.raises(OtherPlan):
            trained(engines, tmp_path / "state", plan=other)
    (tmp_path / "state" / "plan.json").write_text("{", "utf-8")
    with pytest.raises(OtherPlan):
        trained(engines, tmp_path / "state")


def a_standing(points: float, half: float) -> MatchEstimate:
    return MatchEstimate(40, 0.5, 0.4, 0.6, points, points - half, points + half)


@pytest.mark.parametrize(("points", "accepted"), [(9.0, True), (1.0, True), (-1.0, True), (-2.5, False)])
def test_refused_is_what_games_speak_against(points: float, accepted: bool) -> None:
    assert GenerationVerdict(generation=1, standing=a_standing(points, 2.0)).is_accepted is accepted


def test_after_a_refusal_nothing_follows(engines: SmallEngines, tmp_path: Path) -> None:
    plan = PLAN.but(generations=3)
    state = tmp_path / "state"
    list(train(plan, engines, state, 1, Watch()))
    refusal = GenerationVerdict(generation=2, standing=a_standing(-9.0, 2.0))
    (state / "2" / "verdict.json").write_bytes(msgspec.json.encode(refusal))
    verdicts = [verdict for verdict, _ in train(plan, engines, state, 1, Watch())]
    assert [verdict.is_accepted for verdict in verdicts][1:] == [False]


def test_threads_play_the_same_games(engines: SmallEngines, tmp_path: Path) -> None:
    one = trained(engines, tmp_path / "one")
    two = [model for _, model in train(PLAN, engines, tmp_path / "two", 2, Watch())]
    assert [model.subject for model in one] == [model.subject for model in two]
