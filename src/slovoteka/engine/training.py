"""Leave values from self-play, in generations. Each one is accepted unless games show that it is worse.

Each generation plays with the values of the previous one, the first without any. At every turn it tries random racks
on the board, and its values are fitted to what their best moves gained.

    <state>/plan.json                   what is trained; a state of another plan is refused
    <state>/<generation>/tally.npz      observations from the chunks of games so far, until the generation is done
    <state>/<generation>/leaves.bin     the values fitted to all of them
    <state>/<generation>/verdict.json   the games against the previous generation, written when this one is done

If it is interrupted, at most the running chunks are lost; an incomplete file is made again.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.fitting import fit
from slovoteka.engine.leaves import LeaveModel, LeaveSubject, Table, expand, read_leaves, write_leaves
from slovoteka.engine.matches import EnginePlayer, MatchEstimate, match_estimate, play_pairs
from slovoteka.engine.probing import LeaveTally, probe
from slovoteka.lexicon.store import replace_file

_EARLIER_SHARE: Final = 4
"""Generations before the last play this many times fewer games: their values only need to be sensible."""

MakeEngine = Callable[[Table | None], Engine]
"""Makes the same engine with other leave values."""
Tell = Callable[[int, int | None], None]
"""Told how many games were played, and of how many."""


class Plan(Value, frozen=True, kw_only=True):
    subject: LeaveSubject
    """The subject of all tables, without the numbers that differ between generations."""
    generations: int
    games: int
    """Games for the last generation."""
    pairs: int
    """Pairs of games that decide on a generation."""
    seed: int
    chunk: int = 500
    """Games that are saved or lost together: they take some tens of seconds."""

    def games_of(self, generation: int) -> int:
        return self.games if generation == self.generations else max(1, self.games // _EARLIER_SHARE)

    def games_until(self, generation: int) -> int:
        """Games of all generations before this one."""
        return sum(map(self.games_of, range(1, generation)))

    @property
    def all_games(self) -> int:
        return self.games_until(self.generations + 1)

    def chunks(self, generation: int) -> list[int]:
        """The number of games in each chunk."""
        games = self.games_of(generation)
        return [min(self.chunk, games - start) for start in range(0, games, self.chunk)]

    def seed_of(self, *purpose: int | str) -> int:
        digest = blake2b(repr((self.seed, *purpose)).encode(), digest_size=6).digest()
        return int.from_bytes(digest, "little")


class GenerationVerdict(Value, frozen=True, kw_only=True):
    generation: int
    standing: MatchEstimate
    """The result against the previous generation; for the first one, against a player without leave values."""

    @property
    def is_accepted(self) -> bool:
        """Accepted unless the games show that it is worse."""
        return self.standing.points_high >= 0


class OtherPlan(ValueError):
    """The state belongs to another training."""


def train(
    plan: Plan, make_engine: MakeEngine, state: Path, threads: int, tell: Tell
) -> Iterator[tuple[GenerationVerdict, LeaveModel]]:
    """Yields each generation with its verdict and stops after one that is refused. Continues where `state` ends."""
    _keep_plan(plan, state)
    before = make_engine(None)
    for number in range(1, plan.generations + 1):
        generation = _Generation(plan, number, state / str(number), threads)
        model = generation.model(before, tell)
        engine = make_engine(expand(model))
        verdict = generation.verdict(engine, before)
        yield verdict, model
        if not verdict.is_accepted:
            return
        before = engine


def _keep_plan(plan: Plan, state: Path) -> None:
    path = state / "plan.json"
    if not path.exists():
        state.mkdir(parents=True, exist_ok=True)
        replace_file(path, msgspec.json.encode(plan))
        return
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Plan)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        kept = None
    if kept != plan:
        raise OtherPlan(f"the state belongs to another training: {state}")


class _Generation(Value, frozen=True):
    """One generation, and what is done for it already."""

    plan: Plan
    number: int
    folder: Path
    threads: int

    def model(self, before: Engine, tell: Tell) -> LeaveModel:
        path = self.folder / "leaves.bin"
        with suppress(FileNotFoundError, ValueError):
            return read_leaves(path.read_bytes())
        self.folder.mkdir(exist_ok=True)
        tally = self._tally(EnginePlayer(before), tell)
        subject = self.plan.subject.but(
            games=self.plan.games_of(self.number), racks=tally.racks, generations=self.number
        )
        model = fit(tally, subject)
        replace_file(path, write_leaves(model))
        return model

    def verdict(self, engine: Engine, before: Engine) -> GenerationVerdict:
        path = self.folder / "verdict.json"
        with suppress(FileNotFoundError, msgspec.MsgspecError, UnicodeDecodeError):
            return msgspec.json.decode(path.read_bytes(), type=GenerationVerdict)
        seed = self.plan.seed_of(self.number, "pairs")
        scores = play_pairs(EnginePlayer(engine), EnginePlayer(before), self.plan.pairs, seed, self.threads)
        verdict = GenerationVerdict(generation=self.number, standing=match_estimate(scores))
        replace_file(path, msgspec.json.encode(verdict))
        self._tally_path.unlink(missing_ok=True)
        return verdict

    def _tally(self, player: EnginePlayer, tell: Tell) -> LeaveTally:
        """The tally of all chunks. Plays those that are missing."""
        plan = self.plan
        chunks = plan.chunks(self.number)
        tally = LeaveTally.read(self._tally_path, plan.subject.leaves)
        done, total = plan.games_until(self.number) + sum(chunks[number] for number in tally.chunks), plan.all_games
        tell(done, total)
        one_at_a_time = Lock()

        def play(number: int) -> int:
            probed = probe(player, chunks[number], plan.seed_of(self.number, number))
            with one_at_a_time:
                tally.add(number, probed)
                replace_file(self._tally_path, tally.packed())
            return chunks[number]

        pool = ThreadPoolExecutor(self.threads)
        try:
            missing = sorted({*range(len(chunks))}.difference(tally.chunks))
            for played in as_completed([pool.submit(play, number) for number in missing]):
                done += played.result()
                tell(done, total)
        finally:
            pool.shutdown(cancel_futures=True)
        return tally

    @property
    def _tally_path(self) -> Path:
        return self.folder / "tally.npz"
