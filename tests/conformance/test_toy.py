"""The suite catches planted leaks and lost or duplicated cards, and lets an honest game pass."""

import re
from pathlib import Path
from random import Random

import pytest

from conformance.laws import check_laws
from conformance.play import LawBroken, random_record
from conformance.toy import LEAKS, LOSSES, Fault, toy
from slovoteka.core.record import parse, verify_draws


def break_laws(fault: Fault) -> None:
    kind = toy(fault)
    for seed in range(20):
        chance = Random(seed)
        check_laws(kind, random_record(kind, {"fault": fault}, chance, f"toy-{fault}-{seed}"), chance)


def test_an_honest_game_obeys_the_laws() -> None:
    break_laws("none")


@pytest.mark.parametrize("fault", LEAKS)
def test_leaks_are_caught(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LawBroken, match=r"views_do_not_leak|draws_tell_only_whom_they_concern"):
        break_laws(fault)


@pytest.mark.parametrize("fault", LOSSES)
def test_lost_and_made_cards_are_caught(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LawBroken, match="cards_are_neither_made_nor_lost") as caught:
        break_laws(fault)
    path = re.search(r"record: (\S+)", str(caught.value))
    assert path is not None
    record = parse(Path(path[1]).read_text("utf-8").splitlines())
    assert verify_draws(record) > 0, "the record that reproduces the failure is a whole one"
    assert re.match(r"toy-[a-z-]+-\d+: ", str(caught.value)), "the failure tells its seed"
