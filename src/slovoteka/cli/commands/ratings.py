"""`slovoteka ratings levels`: bots of neighbouring levels play each other, and the results become ratings."""

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import clipped, say, write
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.kind import GameKind, RatedAs
from slovoteka.core.mismatch import json_mismatch
from slovoteka.games import registry
from slovoteka.games.registry import GAMES
from slovoteka.match.selfplay import SelfplayGame, play_many
from slovoteka.ratings.categories import title
from slovoteka.ratings.fitting import fitted
from slovoteka.ratings.levels import LevelPair, MeasuredLevels, measured, read
from slovoteka.ratings.levels import write as written

Tell = Callable[[int], None]
"""Called with the number of newly finished games."""


def show_levels(game: str | None, category: str | None, games: int, into: Path | None, as_json: bool) -> None:
    chosen = _chosen(game, category)
    found = {} if into is None else _read(into)
    if games:
        _measure_all(chosen, games, found, into)
    elif into is None:
        found = measured()
    _show({one: found[one] for one in chosen if one in found}, as_json)


def _measure_all(
    chosen: Mapping[str, GameKind], games: int, found: dict[str, MeasuredLevels], into: Path | None
) -> None:
    """Writes each category to the file as soon as it is measured, so that an interrupted run can continue."""
    total = sum(_missing(kind, found.get(one), games) for one, kind in chosen.items())
    done = 0
    with bar(say("levels-progress")) as progress:

        def tell(more: int) -> None:
            nonlocal done
            done += more
            progress(done, total)

        for one, kind in chosen.items():
            for known in measure(kind, one, games, found.get(one), tell):
                found[one] = known
                if into is not None:
                    files.write_text(into, written(found).decode())


def _chosen(game: str | None, category: str | None) -> dict[str, GameKind]:
    kinds = GAMES.values() if game is None else [registry.find(game)]
    known = {one: kind for kind in kinds for one in kind.rating.categories}
    if category is None:
        return known
    if category not in known:
        raise Unreadable("no-such-category", category=clipped(category), categories=", ".join(known))
    return {category: known[category]}


def _read(path: Path) -> dict[str, MeasuredLevels]:
    if not path.exists():
        return {}
    content = files.read_bytes(path, files.LARGEST)
    try:
        return read(content)
    except msgspec.DecodeError:
        raise Unreadable(
            "levels-file", file=files.shown(path), why=json_mismatch(content, dict[str, MeasuredLevels])
        ) from None


# --- playing --------------------------------------------------------------------------------------------------------


def _pairs(kind: GameKind, known: MeasuredLevels | None) -> list[LevelPair]:
    held = {} if known is None else {(pair.weaker, pair.stronger): pair for pair in known.pairs}
    neighbours = pairwise(levels_of(kind.info.id))
    return [
        held.get((weaker, stronger)) or LevelPair(weaker=weaker, stronger=stronger) for weaker, stronger in neighbours
    ]


def _missing(kind: GameKind, known: MeasuredLevels | None, games: int) -> int:
    return sum(max(0, games - pair.games) for pair in _pairs(kind, known))


def measure(
    kind: GameKind, category: str, games: int, known: MeasuredLevels | None, tell: Tell, *, workers: int = 2
) -> Iterator[MeasuredLevels]:
    """Yields what is known of a category after each pair of levels that had games to play."""
    pairs = _pairs(kind, known)
    for place, pair in enumerate(pairs):
        if pair.games < games:
            pairs[place] = _played(kind, category, pair, games - pair.games, tell, workers)
            yield MeasuredLevels(
                date=time.strftime("%Y-%m-%d"),
                levels=fitted(levels_of(kind.info.id), pairs),
                pairs=tuple(pairs),
            )


def _played(kind: GameKind, category: str, pair: LevelPair, more: int, tell: Tell, workers: int) -> LevelPair:
    options = kind.rules.read_options(kind.rating.categories[category])
    counts = kind.rating.rated_as(options)
    if counts is None:
        raise AssertionError(f"a table for {category} that does not count for it")
    seated = _seated(counts, kind.rules.seats(options), pair)
    points: list[float] = []

    def keep(result: SelfplayGame) -> None:
        if result.outcome is not None:
            points.append(_points(result.outcome, result.levels.index(pair.stronger), result.levels.index(pair.weaker)))
        tell(1)

    # Earlier games have used the first seeds.
    play_many(kind.info.id, options, seated, more, 1 + pair.games, swap=True, workers=workers, verify=False, keep=keep)
    return pair.but(games=pair.games + len(points), points=pair.points + sum(points))


def _seated(counts: RatedAs, seats: int, pair: LevelPair) -> list[Level]:
    """One level on each side."""
    sides = counts.sides or range(seats)
    return [msgspec.convert(pair.stronger if sides[seat] % 2 else pair.weaker, Level) for seat in range(seats)]


def _points(outcome: Outcome, stronger: int, weaker: int) -> float:
    one, other = outcome.places[stronger], outcome.places[weaker]
    return 0.5 if one == other else float(one < other)


# --- output ---------------------------------------------------------------------------------------------------------


def _show(found: Mapping[str, MeasuredLevels], as_json: bool) -> None:
    if as_json:
        output.write_json({category: _as_object(known) for category, known in found.items()})
        return
    for category, known in found.items():
        write(say("levels-category", title=title(category, output.language()), category=category, date=known.date))
        for level, rating in known.levels.items():
            numbers = {"number": str(rating.number), "deviation": rating.deviation, "games": rating.games}
            write("  " + say("levels-level", level=say(f"level-{level}"), **numbers))


def _as_object(known: MeasuredLevels) -> dict[str, Any]:
    levels = {
        level: {"number": rating.number, "deviation": rating.deviation, "games": rating.games}
        for level, rating in known.levels.items()
    }
    return {"date": known.date, "levels": levels, "pairs": known.pairs}
