"""`slovoteka replay` and `review` of «Кодовые имена»: how often the table is shown, and the names of players."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.conftest import Cli
from conformance.play import random_record
from slovoteka.core.record import Record, SeatInfo, lines
from slovoteka.games.codenames.views import Touched
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import moments

Refused = Callable[..., str]
Save = Callable[..., str]


@pytest.fixture(scope="module")
def played() -> Record:
    """A match of two games, played at random."""
    return random_record(GAMES["codenames"], {"games": 2, "first": "red"}, Random(7), "replayed")


@pytest.fixture
def save(tmp_path: Path) -> Save:
    def saved(record: Record, *seats: SeatInfo) -> str:
        """The record with these seats first."""
        header = record.header
        changed = [place.but(name=seat.name, bot=seat.bot) for place, seat in zip(header.seats, seats, strict=False)]
        header = header.but(seats=(*changed, *header.seats[len(changed) :]))
        path = tmp_path / "кодовые.jsonl"
        path.write_text("\n".join(lines(record.but(header=header))) + "\n", "utf-8")
        return str(path)

    return saved


# --- the table ------------------------------------------------------------------------------------------------------


def tables_in(printed: str) -> int:
    """Each table has one row for the red team."""
    return sum(
        line.startswith(" " * 10) and line.split()[0] == "Красные" for line in printed.splitlines() if line.strip()
    )


def turns_in(record: Record) -> int:
    """How often a captain is asked for a clue, a break begins or the match ends."""
    shown, before = 0, None
    for moment in moments(record):
        stage = moment.table.state.stage
        shown += stage != before and stage.value in ("clue", "break", "over")
        before = stage
    return shown


def test_the_table_is_shown_once_a_turn(cli: Cli, save: Save, played: Record) -> None:
    ran = cli("replay", save(played))
    assert (ran.code, ran.err) == (0, "")
    touches = sum(isinstance(fact.event, Touched) for moment in moments(played) for fact in moment.facts)
    assert tables_in(ran.out) == turns_in(played)
    assert touches > turns_in(played) / 2, "a match in which something happens between two tables"


def test_the_last_table_is_shown_before_the_result(cli: Cli, save: Save, played: Record) -> None:
    printed = cli("replay", save(played)).out.splitlines()
    last_event = max(place for place, line in enumerate(printed) if line.strip()[:1].isdigit())
    assert tables_in("\n".join(printed[last_event:])) == 1


# --- names ----------------------------------------------------------------------------------------------------------

BOTS = (SeatInfo(name="beginner 1", bot="beginner"), SeatInfo(name="expert 2", bot="expert"))


@pytest.mark.parametrize(
    ("language", "beginner", "expert"),
    [("ru", "новичок 1", "знаток 2"), ("uk", "новачок 1", "знавець 2"), ("en", "beginner 1", "expert 2")],
)
def test_bots_of_selfplay_are_called_in_the_language_of_the_reader(
    cli: Cli, save: Save, played: Record, language: str, beginner: str, expert: str
) -> None:
    printed = cli("replay", save(played, *BOTS), "--lang", language).out
    assert f"1 {beginner}, 2 {expert}, 3 " in printed.splitlines()[0]
    assert ("beginner" in printed) == (language == "en")


@pytest.mark.parametrize(
    "seat",
    [
        SeatInfo(name="Вера", bot="expert"),
        SeatInfo(name="expert 1"),
        SeatInfo(name="expert 7", bot="expert"),
        SeatInfo(name="genius 1", bot="genius"),
    ],
)
def test_other_names_stay_as_they_are(cli: Cli, save: Save, played: Record, seat: SeatInfo) -> None:
    assert f"За столом: 1 {seat.name}, 2 " in cli("replay", save(played, seat)).out.splitlines()[0]


def test_the_viewing_seat_is_always_called_you(cli: Cli, save: Save, played: Record) -> None:
    path = save(played, SeatInfo(name="Игрок"))
    assert "Игрок" in cli("replay", path).out
    printed = cli("replay", path, "--seat", "1").out
    assert "За столом: 1 Вы, 2 " in printed.splitlines()[0]
    assert "капитан: вы" in printed.casefold()
    assert "Игрок" not in printed


# --- review ---------------------------------------------------------------------------------------------------------

REVIEW = ("codenames", "guesses")


@pytest.mark.parametrize(("language", "level"), [("ru", "«знаток»"), ("uk", "«знавець»"), ("en", "“expert”")])
def test_captains_that_are_bots_are_called_by_their_level(
    cli: Cli, save: Save, played: Record, language: str, level: str
) -> None:
    experts = [SeatInfo(name=f"Бот {seat}", bot="expert") for seat in (1, 2)]
    ran = cli(*REVIEW, save(played, *experts), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert any(level in line for line in ran.out.splitlines())


def test_a_level_of_strangers_keeps_its_name(cli: Cli, save: Save, played: Record) -> None:
    strangers = [SeatInfo(name="Бот", bot="\x1b[2Jgenius" + "s" * 100)] * 2
    printed = cli(*REVIEW, save(played, *strangers)).out
    assert "genius" in printed
    assert "\x1b" not in printed
    assert "s" * 50 not in printed


def test_the_file_that_cannot_be_reviewed_is_named(
    refused: Refused, save: Save, played: Record, record: Path, tmp_path: Path
) -> None:
    good = save(played)
    broken, none = tmp_path / "broken.jsonl", tmp_path / "none.jsonl"
    broken.write_text("это не запись\n", "utf-8")
    assert refused(*REVIEW, good, str(broken)).startswith(f"{broken}: строка 1: ")
    assert refused(*REVIEW, good, str(record)).startswith(f"{record}: ")
    assert refused(*REVIEW, good, str(none)).count(str(none)) == 1
