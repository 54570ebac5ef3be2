"""Writes the golden records of every game's current rules version: `python tools/golden.py`.

A change of the dictionary or of a bot never rewrites a golden record; only a new rules version adds one. The facts
beside it show in a diff what a change of the rules does to an old game.
"""

import sys
from pathlib import Path

import msgspec

from slovoteka.bots.registry import levels_of
from slovoteka.core.record import Record, lines
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import moments
from slovoteka.match.selfplay import play_one

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def facts_of(record: Record) -> str:
    """One line for each input: its facts, and which seats see them."""
    rows = ({"number": moment.entry.number, "facts": moment.facts} for moment in moments(record))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in rows)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for kind in GAMES.values():
        for variant, raw in kind.choices.variants.items():
            path = GOLDEN / f"{kind.info.id}-{kind.info.rules_version}-{variant}.jsonl"
            if path.exists():
                print(f"{path.name}: kept")
                continue
            options = kind.rules.read_options(raw)
            levels = levels_of(kind.info.id)
            seated = [levels[seat % len(levels)] for seat in range(kind.rules.seats(options))]
            result = play_one(kind, options, seated, seed=1)
            if result.record is None or result.failure is not None:
                sys.exit(f"{path.name}: {result.failure}")
            path.write_text("".join(line + "\n" for line in lines(result.record)), "utf-8")
            path.with_suffix(".facts").write_text(facts_of(result.record), "utf-8")
            print(f"{path.name}: {len(result.record.entries)} inputs")


if __name__ == "__main__":
    main()
