"""`slovoteka review` of GCG: the same decisions as in the record, and a remark for what a score sheet leaves out."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Cli
from formats.games import TURNS, golden
from slovoteka.cli.games.scrabble.review_gcg import noted_game
from slovoteka.core.record import Record, lines
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_positions import replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.games.scrabble.actions import Pass
from slovoteka.messages import LANGUAGES, text
from slovoteka.review.model import Judged, Review
from slovoteka.review.run import review
from slovoteka.review.scrabble import reading
from slovoteka.review.scrabble.transcripts import UnjudgedTurn, decisions
from slovoteka.review.scrabble.turns import ReviewedTurn

QUICK = ("--depth", "quick", "--workers", "1")
FOREIGN = """\
#player1 Анна Анна Петрова
#player2 bob
#title Третий тур, стол 5
>Анна:  ЗОДЫРВО   8h  ЗДОРОВ  +24  24
>bob: ?АЕНТСЛ  h8 .АлЕНТ +10 10
>bob: ?АЕНТСЛ -- -10 0
>Анна: -3 +0 24
>bob: ?АЕНТСЛ h8 .АлЕН +9 9
>bob: (challenge) +5 14
>Анна: - +0 24
>bob: АБ -АБ +0 14
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    def written(content: str) -> str:
        path = tmp_path / "партия.gcg"
        path.write_text(content, "utf-8")
        return str(path)

    return written


def of_gcg(content: str) -> list[ReviewedTurn | UnjudgedTurn]:
    read = read_gcg(content.encode())
    return decisions(noted_game(read, replayed(read)), "quick")


# --- the same game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", TURNS)
def test_the_same_decisions_as_in_the_record(variant: str) -> None:
    """The bag, the others' racks and the last word follow from the board."""
    record = golden(f"scrabble-1-{variant}")
    found = of_gcg(write_gcg(gcg_of(record)))
    expected = [turn for turn in reading.decisions(record, "quick") if isinstance(turn, ReviewedTurn)]
    if record.header.options["penalty"] == "turn":
        expected = [turn for turn in expected if not isinstance(turn.made.action, Pass)]
        found = [one for one in found if not (isinstance(one, UnjudgedTurn) and one.why == "pass-or-fine")]
        expected = [turn.but(position=turn.position.but(seen=turn.position.seen.but(passes=0))) for turn in expected]
    assert list(map(plain, found)) == list(map(plain, expected))


def plain(turn: ReviewedTurn | UnjudgedTurn) -> ReviewedTurn:
    """Without what a GCG file does not say: the number of the input, and the clock."""
    assert isinstance(turn, ReviewedTurn)
    return turn.but(number=0, left_ms=None, is_late=False)


def exported(cli: Cli, record: Record, folder: Path) -> str:
    source, target = folder / "партия.jsonl", folder / "партия.gcg"
    source.write_text("\n".join(lines(record)) + "\n", "utf-8")
    assert cli("export", str(source), "--to", "gcg", "--out", str(target)).code == 0
    return str(target)


def test_the_same_costs_as_of_the_record(cli: Cli, tmp_path: Path) -> None:
    record = golden("scrabble-1-standard")
    ran = cli("review", exported(cli, record, tmp_path), *QUICK, "--json")
    assert (ran.code, ran.err) == (0, "")
    reviewed, expected = msgspec.json.decode(ran.out, type=Review), review(record, "quick")
    assert (reviewed.game, reviewed.match, reviewed.depth) == ("scrabble", expected.match, "quick")
    assert list(map(judgement, reviewed.judged)) == list(map(judgement, expected.judged))
    assert [(one.seat, one.decisions, one.cost, one.marks) for one in reviewed.sums] == [
        (one.seat, one.decisions, one.cost, one.marks) for one in expected.sums
    ]
    assert [curve.code for curve in reviewed.curves] == [curve.code for curve in expected.curves]
    for found, other in zip(reviewed.curves, expected.curves, strict=True):
        assert found.points[-1][1] == other.points[-1][1], "they end alike"
        assert {values for _, values in found.points} <= {values for _, values in other.points}


def judgement(one: Judged) -> tuple[object, ...]:
    values = [(other.written, other.value, other.chance, other.is_played) for other in one.alternatives]
    return one.seat, one.written, one.cost, one.mark, values, [remark.code for remark in one.remarks]


def test_two_processes_say_what_one_says(cli: Cli, write: Callable[[str], str]) -> None:
    path = write(FOREIGN)
    one, two = (cli("review", path, "--depth", "quick", "--workers", count, "--json").out for count in "12")
    assert msgspec.json.decode(one, type=Review) == msgspec.json.decode(two, type=Review)


# --- files of other programs ----------------------------------------------------------------------------------------


def test_turns_that_were_not_noted_completely_are_not_judged(cli: Cli, write: Callable[[str], str]) -> None:
    whole = msgspec.json.decode(cli("review", write(FOREIGN), *QUICK, "--json").out, type=Review)
    assert [(one.number, one.seat, one.mark is None) for one in whole.judged] == [
        (1, 0, False),
        (2, 1, False),
        (3, 0, True),  # nobody saw which tiles
        (4, 1, False),
        (5, 0, True),  # no rack
        (6, 1, True),  # two tiles of seven
    ]
    codes = [[remark.code.removeprefix("review-scrabble-") for remark in one.remarks] for one in whole.judged]
    assert codes[1][0] == "struck"
    assert codes[3][0] == "phony-stood"
    assert [codes[2], codes[4], codes[5]] == [["not-noted"]] * 3
    assert [one.decisions for one in whole.sums] == [1, 2]
    assert whole.curves[0].points == ((1, (24.0, 0.0)), (4, (24.0, 14.0)))
    assert whole.match == "партия", "without a number it is known by its file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(cli: Cli, write: Callable[[str], str], language: str) -> None:
    ran = cli("review", write(FOREIGN), *QUICK, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(text("review-scrabble-not-noted", language)) == 1, "once, and not for every turn"
    assert "Анна Петрова" in ran.out
    assert text("replay-abandoned", language) in ran.out
    assert "review-" not in ran.out


def test_one_seat(cli: Cli, refused: Callable[..., str], write: Callable[[str], str]) -> None:
    path = write(FOREIGN)
    whole = json.loads(cli("review", path, *QUICK, "--seat", "2", "--json").out)
    assert {one["seat"] for one in whole["judged"]} == {1}
    assert "2" in refused("review", path, "--seat", "3")


def test_an_incomplete_rack_is_not_judged() -> None:
    """With an empty bag, the two noted racks must have all tiles that are not on the board."""
    content = write_gcg(gcg_of(golden("scrabble-1-standard")))
    turns = [one for one in of_gcg(content) if isinstance(one, ReviewedTurn)]
    last = next(one for one in turns if not one.position.seen.bag)
    assert last.made.laid is not None
    rack, used = last.position.seen.rack, last.made.laid.used
    assert content.count(f" {rack} ") == 1
    found = of_gcg(content.replace(f" {rack} ", f" {used} "))
    assert [one.number for one in found if isinstance(one, UnjudgedTurn)] == [last.number]


# --- what cannot be reviewed ----------------------------------------------------------------------------------------


def test_broken_files_name_their_line(refused: Callable[..., str], write: Callable[[str], str]) -> None:
    for wrong, right, line in (("+8 8", "+9 9", 8), ("8h  ЗДОРОХ", "8h  ЗДОРОВ", 4), (">eve:", ">bob: АБ", 11)):
        message = refused("review", write(FOREIGN.replace(right, wrong)), *QUICK)
        assert f"трока {line}:" in message
        assert "партия.gcg" in message


def test_an_unknown_edition_is_refused(refused: Callable[..., str], write: Callable[[str], str]) -> None:
    assert "paper" in refused("review", write(FOREIGN), *QUICK, "--edition", "paper")


def test_the_edition_that_was_played(cli: Cli, write: Callable[[str], str]) -> None:
    """In this edition the centre doubles no word (SU-51), so the points fit only it."""
    path = write("#player1 a\n#player2 b\n>a: ШАРПЕЙО 8H ШАР +10 10\n")
    assert cli("review", path, *QUICK, "--edition", "bilingual-ru").code == 0
    assert cli("review", path, *QUICK).code == 2
