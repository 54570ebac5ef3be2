"""`slovoteka review`: for people, for programs, with bad input, and interrupted."""

import json
import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Cli
from cli.test_startup import RUN, RUN_HEARING, wait_for_work
from review.played import played, reviewed
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.cli.shared.plot import plot
from slovoteka.core.record import Record, lines, parse
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.games import registry
from slovoteka.games.scrabble.options import read_options
from slovoteka.messages import LANGUAGES, text
from slovoteka.review.model import Curve, Review
from slovoteka.review.run import review
from slovoteka.review.words import in_words

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = ("--depth", "quick", "--workers", "1")
GAMES = ("forbidden", "underwood", "codenames")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Record], str]:
    def written(record: Record) -> str:
        path = tmp_path / "партия.jsonl"
        path.write_text("\n".join(lines(record)) + "\n", "utf-8")
        return str(path)

    return written


# --- for people -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_for_people(cli: Cli, write: Callable[[Record], str], game: str, language: str) -> None:
    ran = cli("review", write(played(game)), *QUICK, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    whole, notation = reviewed(game), registry.find(game).notation
    for one in whole.judged:
        if one.mark is not None:
            line = next(line for line in ran.out.splitlines() if line.startswith(f"{one.number:>5}  "))
            assert notation.written_in(one.written, language) in line
            assert text(f"review-mark-{one.mark}", language) in line, "a word, never a sign or a colour alone"
    for curve in whole.curves:
        assert text(curve.code, language) in ran.out
    assert ran.out.count(text("review-sums", language)) >= 1
    assert "review-" not in ran.out, "every code has become a sentence"


def test_what_was_worse_is_shown_beside_what_was_better(cli: Cli, write: Callable[[Record], str]) -> None:
    ran = cli("review", write(played("underwood")), *QUICK)
    worst = max(reviewed("underwood").judged, key=lambda one: one.cost)
    block = ran.out.split(f"\n{worst.number:>5}  ")[1].split("\n\n")[0]
    assert "?? грубая ошибка; потеряно очков:" in block
    assert f"1. {worst.alternatives[0].written}" in block
    assert "← сыграно" in block


def test_plots_fit_a_terminal(cli: Cli, write: Callable[[Record], str]) -> None:
    ran = cli("review", write(played("forbidden", "crowd")), *QUICK)
    drawn = [line for line in ran.out.splitlines() if "│" in line]
    assert len(drawn) == 18
    assert max(map(len, drawn)) <= 80


def test_one_seat(cli: Cli, write: Callable[[Record], str]) -> None:
    ran = cli("review", write(played("forbidden")), *QUICK, "--seat", "2")
    assert "новичок 1  " not in ran.out
    assert "любитель 2  " in ran.out
    answer = json.loads(cli("review", write(played("forbidden")), *QUICK, "--seat", "2", "--json").out)
    assert {one["seat"] for one in answer["judged"]} == {1}
    assert [one["seat"] for one in answer["sums"]] == [1]
    assert answer["curves"][0]["seats"] == [0, 1]


def test_a_match_that_was_broken_off(cli: Cli, write: Callable[[Record], str]) -> None:
    """It is reviewed as far as it went."""
    whole = played("forbidden")
    entries = whole.entries[:30]
    closing = whole.closing.but(inputs=len(entries), outcome=None)
    ran = cli("review", write(Record(header=whole.header, entries=entries, closing=closing)), *QUICK)
    assert ran.code == 0
    assert text("replay-abandoned") in ran.out
    assert text("review-sums") in ran.out


def test_a_match_without_a_decision(cli: Cli, write: Callable[[Record], str]) -> None:
    whole = played("forbidden")
    closing = whole.closing.but(inputs=1, outcome=None)
    ran = cli("review", write(Record(header=whole.header, entries=whole.entries[:1], closing=closing)), *QUICK)
    assert ran.code == 0
    assert text("review-nothing") in ran.out


# --- for programs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_for_programs(cli: Cli, write: Callable[[Record], str], game: str) -> None:
    ran = cli("review", write(played(game)), *QUICK, "--json", "--lang", "uk")
    assert (ran.code, ran.err) == (0, "")
    decoded = msgspec.json.decode(ran.out, type=Review)
    assert msgspec.json.encode(decoded) == msgspec.json.encode(in_words(reviewed(game), "uk"))


def test_two_processes_say_what_one_says(write: Callable[[Record], str]) -> None:
    """Uses both cores, as by default."""
    path = write(played("codenames"))
    ran = subprocess.run(
        [*RUN, "review", path, "--depth", "quick", "--json"], capture_output=True, encoding="utf-8", check=True
    )
    assert ran.stderr == ""
    assert msgspec.json.decode(ran.stdout, type=Review) == msgspec.json.decode(
        msgspec.json.encode(in_words(review(played("codenames"), "quick"), "ru")), type=Review
    )


# --- what cannot be reviewed ----------------------------------------------------------------------------------------


def test_bad_files(refused: Callable[..., str], tmp_path: Path) -> None:
    whole = list(lines(played("forbidden")))
    broken = {
        "words": "это не запись\n",
        "empty": "",
        "truncated": "\n".join(whole[:-1]),
        "lost-line": "\n".join(whole[:10] + whole[11:]),
        "another-game": "\n".join([whole[0].replace('"game":"forbidden"', '"game":"chess"'), *whole[1:]]),
        "another-letter": "\n".join(line.replace('"type":"lay","letter"', '"type":"lay","lettre"') for line in whole),
    }
    for name, content in broken.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_text(content, "utf-8")
        refused("review", str(path), *QUICK)
    assert "none.jsonl" in refused("review", str(tmp_path / "none.jsonl"))
    assert "chess" in refused("review", str(tmp_path / "another-game.jsonl"))


def test_bad_options(refused: Callable[..., str], write: Callable[[Record], str]) -> None:
    path = write(played("forbidden"))
    assert "usual" in refused("review", path, "--depth", "abyssal")
    assert "3" in refused("review", path, "--seat", "3")
    assert "--seat" in refused("review", path, "--seat", "0")
    assert "--workers" in refused("review", path, "--workers", "0")
    assert "одна партия" in refused("review", path, path)


def test_missing_associations_are_reported_once(write: Callable[[Record], str], tmp_path: Path) -> None:
    """A review builds nothing and does not fail; the output gives the reason."""
    empty = tmp_path / "cache"
    empty.mkdir()
    ran = subprocess.run(
        [*RUN, "review", write(played("codenames")), *QUICK],
        env={**os.environ, "SLOVOTEKA_CACHE": str(empty)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.count(text("review-codenames-no-table")) == 1
    assert ran.stderr == ""
    assert not list(empty.iterdir())


# --- interrupted ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("kind", ["record", "gcg"])
def test_ctrl_c_is_quiet(kind: str, workers: str, tmp_path: Path) -> None:
    """Interrupts the whole process group, like a terminal."""
    path = GOLDEN / "scrabble-1-standard.jsonl"  # takes a minute, so it cannot end before it is interrupted
    if kind == "gcg":
        game = gcg_of(parse(path.read_text("utf-8").splitlines()))
        path = tmp_path / "партия.gcg"
        path.write_text(write_gcg(game), "utf-8")
    all_words(policy_of(read_options({}))).graph_for_moves()  # so that no worker reports building it
    process = subprocess.Popen(
        [*RUN_HEARING, "review", str(path), "--depth", "deep", "--workers", workers],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        wait_for_work(process.pid, int(workers))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, b"", b"")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


# --- the plot -------------------------------------------------------------------------------------------------------


def curve(*points: tuple[int, tuple[float, ...]], unit: str = "points") -> Curve:
    seats = tuple(range(len(points[0][1]))) if points else ()
    return Curve(
        code="review-curve-points", unit="chance" if unit == "chance" else "points", seats=seats, points=points
    )


def test_a_plot_of_two_seats() -> None:
    drawn = plot(curve((1, (0.0, 0.0)), (11, (8.0, 2.0)), (21, (4.0, 8.0))), 26)
    assert [row.partition("│")[0].strip() for row in drawn] == ["8", "7", "6", "5", "4", "3", "2", "1", "0"]
    assert "1" in drawn[0]
    assert drawn[0].endswith("2"), "seat 2 is above at the end"
    assert drawn[4].endswith("1")
    assert drawn[-1].partition("│")[2].strip().startswith("="), "equal at the beginning"


def test_chances_are_drawn_in_per_cent() -> None:
    drawn = plot(curve((1, (0.5, 0.5)), (9, (1.0, 0.0)), unit="chance"), 40)
    assert drawn[0].startswith("100 │")
    assert drawn[-1].startswith("  0 │")


def test_a_plot_of_what_does_not_change_and_of_nothing() -> None:
    assert "=" in "".join(plot(curve((1, (3.0, 3.0))), 30))
    assert plot(curve(), 30) == []


def test_many_seats_have_signs_of_their_own() -> None:
    """A digit each, and letters above nine."""
    drawn = "".join(plot(curve((1, (0.0,) * 9 + (1.0, 4.0, 8.0)), (5, (0.0,) * 9 + (1.0, 4.0, 8.0))), 60))
    assert {sign for sign in drawn if sign in "ABC"} == {"A", "B", "C"}
