"""Old games stay what they were: every golden record replays, whatever dictionary and bots have become."""

from pathlib import Path

import pytest

from golden import facts_of
from slovoteka.core.inputs import Draw
from slovoteka.core.kind import GameKind
from slovoteka.core.record import parse
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import verify

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.jsonl"))
VARIANTS = [(kind, variant) for kind in GAMES.values() for variant in kind.choices.variants]


def golden(kind: GameKind, variant: str) -> Path:
    return HERE / f"{kind.info.id}-{kind.info.rules_version}-{variant}.jsonl"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_facts(path: Path) -> None:
    record = parse(path.read_text("utf-8").splitlines())
    assert verify(record) == sum(isinstance(entry.input, Draw) for entry in record.entries)
    assert facts_of(record) == path.with_suffix(".facts").read_text("utf-8")


def test_every_game_and_variant_has_one() -> None:
    for kind in GAMES.values():
        for variant in kind.choices.variants:
            assert golden(kind, variant) in RECORDS


@pytest.mark.parametrize(("kind", "variant"), VARIANTS, ids=[f"{kind.info.id}-{name}" for kind, name in VARIANTS])
def test_a_variant_is_what_was_played_under_its_name(kind: GameKind, variant: str) -> None:
    """Else a file of its name would say nothing of it."""
    record = parse(golden(kind, variant).read_text("utf-8").splitlines())
    played, offered = map(kind.rules.read_options, (record.header.options, kind.choices.variants[variant]))
    for name in kind.choices.variants[variant]:
        assert getattr(played, name) == getattr(offered, name)
