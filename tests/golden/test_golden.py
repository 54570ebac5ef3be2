"""Old games stay what they were: every golden record replays, whatever dictionary and bots have become."""

from pathlib import Path

import pytest

from golden import facts_of
from slovoteka.core.inputs import Draw
from slovoteka.core.record import parse
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import verify

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_facts(path: Path) -> None:
    record = parse(path.read_text("utf-8").splitlines())
    assert verify(record) == sum(isinstance(entry.input, Draw) for entry in record.entries)
    assert facts_of(record) == path.with_suffix(".facts").read_text("utf-8")


def test_every_game_and_variant_has_one() -> None:
    for kind in GAMES.values():
        for variant in kind.choices.variants:
            assert HERE / f"{kind.info.id}-{kind.info.rules_version}-{variant}.jsonl" in RECORDS
