"""Leave values out of self-play: generations of them, each accepted only if games do not speak against it.

Each generation plays with the values of the one before, the first with none. At every turn it tries random racks on the
board, and the values of the next generation are fitted to what their best moves brought.

    <state>/plan.json                   what is trained; a state of another plan is refused
    <state>/<generation>/tally.npz      what was seen in the chunks of games so far, until the generation is done
    <state>/<generation>/leaves.bin     the values fitted to all of them
    <state>/<generation>/verdict.json   the games against the generation before: the generation is done

Whatever stops it, at most the chunks at work are lost; a file that is not whole is made again.
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
from slovoteka.engine.leaves import Model, Subject, Table, expand, read_leaves, write_leaves
from slovoteka.engine.matches import MatchEstimate, Player, match_estimate, play_pairs
from slovoteka.engine.probing import LeaveTally, probe
from slovoteka.lexicon.store import replace_file

_EARLIER_SHARE: Final = 4
"""Generations before the last play so many times fewer games: their values are only to make sensible moves."""

MakeEngine = Callable[[Table | None], Engine]
"""The same engine with other leave values."""
Tell = Callable[[int, int | None], None]
"""How many games are played, and of how many."""


class Plan(Value, frozen=True, kw_only=True):
    subject: Subject
    """Of the tables to come, without what each of them rests on."""
    generations: int
    games: int
    """For the last generation."""
    pairs: int
    """Of games that decide about a generation."""
    seed: int
    chunk: int = 500
    """Games that are kept or lost together: some tens of seconds."""

    def games_of(self, generation: int) -> int:
        return self.games if generation == self.generations else max(1, self.games // _EARLIER_SHARE)

    def games_until(self, generation: int) -> int:
        """Of all generations before this one."""
        return sum(map(self.games_of, range(1, generation)))

    @property
    def all_games(self) -> int:
        return self.games_until(self.generations + 1)

    def chunks(self, generation: int) -> list[int]:
        """The games of each."""
        games = self.games_of(generation)
        return [min(self.chunk, games - start) for start in range(0, games, self.chunk)]

    def seed_of(self, *purpose: int | str) -> int:
        digest = blake2b(repr((self.seed, *purpose)).encode(), digest_size=6).digest()
        return int.from_bytes(digest, "little")


class GenerationVerdict(Value, frozen=True, kw_only=True):
    generation: int
    standing: MatchEstimate
    """In games against the generation before; of the first, against a player without leave values."""

    @property
    def is_accepted(self) -> bool:
        """Unless the games show that it is worse."""
        return self.standing.points_high >= 0


class OtherPlan(ValueError):
    """The state belongs to a training that is not this one."""


def train(
    plan: Plan, make_engine: MakeEngine, state: Path, threads: int, tell: Tell
) -> Iterator[tuple[GenerationVerdict, Model]]:
    """Each generation with its verdict; after one that is refused there is no other. Goes on where `state` ends."""
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
    """One of them, and what is done for it already."""

    plan: Plan
    number: int
    folder: Path
    threads: int

    def model(self, before: Engine, tell: Tell) -> Model:
        path = self.folder / "leaves.bin"
        with suppress(FileNotFoundError, ValueError):
            return read_leaves(path.read_bytes())
        self.folder.mkdir(exist_ok=True)
        tally = self._tally(Player(before), tell)
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
        scores = play_pairs(Player(engine), Player(before), self.plan.pairs, seed, self.threads)
        verdict = GenerationVerdict(generation=self.number, standing=match_estimate(scores))
        replace_file(path, msgspec.json.encode(verdict))
        self._tally_path.unlink(missing_ok=True)
        return verdict

    def _tally(self, player: Player, tell: Tell) -> LeaveTally:
        """With all chunks: those that are not in it yet are played."""
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
