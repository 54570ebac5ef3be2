"""`slovoteka bench train-leaves`: learns the values of leaves from games of the engine."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import check_place, shown
from slovoteka.cli.shared.output import clipped, say
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.leaves import LeaveModel, Table, subject_of, write_leaves
from slovoteka.engine.training import GenerationVerdict, OtherPlan, Plan, train
from slovoteka.games.scrabble.options import Options, read_options, word_policy
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.lexicon.store import cache_folder, replace_file

_EDITIONS: Final[Mapping[str, str]] = {"ru": "mattel", "uk": "bilingual-uk"}
"""The default edition to train, by language."""


class TrainingArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    language: str
    edition: str | None
    generations: int
    games: int
    pairs: int
    threads: int | None
    seed: int
    out: Path | None
    state: Path | None


class Generation(Value, frozen=True, kw_only=True):
    generation: int
    games: int
    racks: int
    pairs: int
    share: float
    share_low: float
    share_high: float
    points: float
    points_low: float
    points_high: float
    accepted: bool


class TrainingReport(Value, frozen=True, kw_only=True):
    language: str
    generations: list[Generation]
    file: str | None
    """None if the first generation was rejected."""
    bytes: int


def train_leaves(order: TrainingArguments, *, as_json: bool) -> int:
    """The exit code is 1 if no table was made."""
    options = _options(order)
    out = order.out or Path(f"leaves-{options.tiles.language}.bin")
    check_place(out)
    trained = _train(order, options)
    accepted = [model for verdict, model in trained if verdict.is_accepted]
    content = write_leaves(accepted[-1]) if accepted else b""
    if content:
        replace_file(out, content)
    report = TrainingReport(
        language=options.tiles.language,
        generations=[_generation(verdict, model) for verdict, model in trained],
        file=str(out) if content else None,
        bytes=len(content),
    )
    if as_json:
        output.write_json(report)
    else:
        for line in _lines(report):
            output.write(line)
    return 0 if content else 1


def _options(order: TrainingArguments) -> Options:
    if order.language not in _EDITIONS:
        raise Unreadable("leaves-language", language=clipped(order.language), languages=", ".join(_EDITIONS))
    edition = order.edition or _EDITIONS[order.language]
    options = read_options({"edition": edition})
    if options.tiles.language != order.language:
        raise Illegal("SU-G7", "language-of-edition", language=order.language, edition=edition)
    return options


def _train(order: TrainingArguments, options: Options) -> list[tuple[GenerationVerdict, LeaveModel]]:
    policy = word_policy(options)
    if policy is None:
        raise AssertionError("the editions have dictionaries")
    words = open_dictionary(policy)
    graph, layout = move_graph(words), options.layout()
    subject = subject_of(layout, graph.alphabet, options.tiles.vowels)
    plan = Plan(
        subject=subject.but(lexicon=words.content_hash),
        generations=order.generations,
        games=order.games,
        pairs=order.pairs,
        seed=order.seed,
    )

    def make_engine(leaves: Table | None) -> Engine:
        return Engine(graph, layout, leaves)

    state = order.state or cache_folder() / "leaves" / options.edition
    threads = order.threads or len(os.sched_getaffinity(0))
    try:
        with bar(say("leaves-progress")) as tell:
            return list(train(plan, make_engine, state, threads, tell))
    except OtherPlan:
        raise Unreadable("leaves-other-plan", folder=shown(state)) from None


def _generation(verdict: GenerationVerdict, model: LeaveModel) -> Generation:
    standing: dict[str, Any] = msgspec.structs.asdict(verdict.standing)
    return Generation(
        generation=verdict.generation,
        games=model.subject.games,
        racks=model.subject.racks,
        accepted=verdict.is_accepted,
        **standing,
    )


def _lines(report: TrainingReport) -> Iterator[str]:
    for generation in report.generations:
        yield say("leaves-generation", **_rounded(generation))
    if report.file is None:
        yield say("leaves-nothing")
    else:
        yield say("leaves-written", file=shown(Path(report.file)), kilobytes=-(-report.bytes // 1024))


def _rounded(generation: Generation) -> dict[str, Any]:
    """Values for people: shares in percent, one decimal."""
    fields = msgspec.structs.asdict(generation)
    shares = {name: 100 * value for name, value in fields.items() if name.startswith("share")}
    return {name: round(value, 1) if isinstance(value, float) else value for name, value in (fields | shares).items()}
