"""The records of open solitaire are valid: they replay by the rules to the points in the index (SM-90)."""

import json
from pathlib import Path
from typing import Any

import pytest

from records_page import PAGE, page
from slovoteka.core.record import Record, parse
from slovoteka.games.scrabble.views import Played
from slovoteka.match.replay import moments, verify

HERE = Path(__file__).parent / "records"
INDEX: dict[str, dict[str, Any]] = json.loads((HERE / "index.json").read_text("utf-8"))


def record(goal: str) -> Record:
    return parse((HERE / INDEX[goal]["file"]).read_text("utf-8").splitlines())


def plays(goal: str) -> list[Played]:
    events = [fact.event for moment in moments(record(goal)) for fact in moment.facts]
    return [event for event in events if isinstance(event, Played)]


@pytest.mark.rule("SM-90")
@pytest.mark.parametrize("goal", INDEX)
def test_a_record_is_an_open_solitaire_by_the_usual_agreements(goal: str) -> None:
    options = record(goal).header.options
    agreed = {name: options[name] for name in ("mode", "solitaire", "edition", "yo", "dictionary", "own_words")}
    assert agreed == {
        "mode": "solitaire",
        "solitaire": "face-up",
        "edition": "mattel",
        "yo": "lenient",
        "dictionary": "forms",
        "own_words": [],
    }
    assert (options["tiles"]["id"], options["board"]["id"]) == ("ru", "standard")


@pytest.mark.parametrize("goal", INDEX)
def test_a_record_replays_to_its_total(goal: str) -> None:
    verify(record(goal))
    outcome = record(goal).closing.outcome
    assert outcome is not None
    assert outcome.scores == (INDEX[goal]["total"],)
    assert len(plays(goal)) == INDEX[goal]["plays"]


def test_the_dearest_move_scores_what_the_index_says() -> None:
    best = max(plays("move"), key=lambda played: played.score.total)
    named = INDEX["move"]
    assert (best.at, best.word, best.score.total) == (named["at"], named["word"], named["score"])


def test_each_is_the_best_of_both() -> None:
    assert INDEX["total"]["total"] >= INDEX["move"]["total"]
    assert INDEX["move"]["score"] >= max(played.score.total for played in plays("total"))


def test_the_page_of_records_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page()
