"""Seeded random play through the real host, on which the laws are proved."""

import asyncio
import zlib
from collections.abc import Mapping
from itertools import islice, permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from conformance.toy_finder import any_removal, best_move
from slovoteka.core import record as records
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import (
    AreWords,
    EachIsWord,
    GivesWord,
    IsWord,
    Question,
    SomeWords,
    T_co,
    WordsFound,
    WouldGiveWord,
)
from slovoteka.core.record import Record
from slovoteka.core.words import Verdict, Why
from slovoteka.games.codenames.clues import Finding, JudgeClue
from slovoteka.games.scrabble.questions import AnyMove, AnyRemoval, BestMove
from slovoteka.lexicon.clues import ClueReason
from slovoteka.match.host import Match
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

FAILURES = Path("failures")
LONGEST = 6_000
"""A limit of inputs. Random play of every game ends long before."""
STEP_MS = 4_000


class LawBroken(AssertionError):
    """A law does not hold. The message has the seed and the file of the record that shows it."""


def exists(word: str) -> bool:
    return zlib.crc32(word.encode()) % 3 == 0


def _judged(clue: str) -> Finding:
    """A third of all clues are fine, a third doubtful, a third forbidden."""
    verdict, reason, rule = (
        ("allowed", ClueReason.FINE, None),
        ("doubtful", ClueReason.UNKNOWN, "CN-80"),
        ("forbidden", ClueReason.COGNATE, "CN-65"),
    )[zlib.crc32(clue.encode()) % 3]
    return msgspec.convert({"type": "finding", "verdict": verdict, "reason": reason, "rule": rule}, Finding)


class ToyOracle:
    """Answers from a hash: every third word exists. It is deterministic and needs no dictionary."""

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = Verdict(word=word, allowed=exists(word), why=Why.FOUND if exists(word) else Why.UNKNOWN)
            case WouldGiveWord(letters, candidates):
                answer = GivesWord(tuple(zlib.crc32((letters + c).encode()) % 2 == 0 for c in candidates))
            case AreWords(words):
                answer = EachIsWord(tuple(map(exists, words)))
            case SomeWords(letters, length, most):
                made = ("".join(made) for made in permutations(letters, length))
                answer = WordsFound(tuple(islice(filter(exists, islice(made, 200)), most)))
            case BestMove(grid, rack):
                answer = best_move(grid, rack, exists)
            case AnyMove(grid, racks):
                answer = max((best_move(grid, rack, exists) for rack in racks), key=lambda found: found.score)
            case AnyRemoval(grid):
                answer = any_removal(grid, exists)
            case JudgeClue(clue):
                answer = _judged(clue)
            case _:
                raise AssertionError(question)
        return answer


def random_record(kind: GameKind, raw_options: Mapping[str, Any], chance: Random, name: str) -> Record:
    """A whole match of random legal actions, time-outs, pauses and people leaving."""
    return asyncio.run(_play(kind, raw_options, chance, name))


def save(record: Record, name: str) -> Path:
    FAILURES.mkdir(exist_ok=True)
    path = FAILURES / f"{name}.jsonl"
    path.write_text("\n".join(records.lines(record)) + "\n", "utf-8")
    return path


async def _play(kind: GameKind, raw_options: Mapping[str, Any], chance: Random, name: str) -> Record:
    options = kind.rules.read_options(raw_options)
    seating = Seating(kind, options, name, bytes(chance.getrandbits(8) for _ in range(32)))
    for seat in range(kind.rules.seats(options)):
        seating.join(seat, f"player {seat + 1}")
    now = [0]
    match = await Match.create(kind, seating.header(None), seating.seed, MemoryStore(lambda: now[0]), ToyOracle())
    try:
        while match.outcome is None:
            now[0] += STEP_MS
            await _step(match, chance, now)
            if match.table.number > LONGEST:
                raise LawBroken(f"{name}: random play does not end")
    except Exception as error:
        if match.outcome is None:
            await match.abandon()
        raise LawBroken(f"{name}: {error!r}; record: {save(match.record(), name)}") from error
    return match.record()


async def _step(match: Match, chance: Random, now: list[int]) -> None:
    invited = [(window, seat) for window in match.game.windows(match.table.state) for seat in window.seats]
    if not invited:
        raise LawBroken("nobody is invited, nothing is to be drawn, and the match is not over")
    what = chance.random()
    if what < 0.01:
        await match.leave(chance.choice(sorted({seat for _, seat in invited})))
    elif what < 0.03:
        now[0] += 100_000  # long enough for every limit
        await match.close_due()
    elif what < 0.04:
        await match.pause()
        now[0] += 50_000
        await match.go_on()
    else:
        window, seat = chance.choice(invited)
        actions = list(match.game.moves(match.table.state, seat, window))
        if actions:
            await match.act(seat, window.id, chance.choice(actions))
