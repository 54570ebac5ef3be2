"""`slovoteka bench server`: a small crowd on a real server, and whether losses would be noticed."""

import asyncio
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Cli
from slovoteka.benches.figures import CoreShares, Figure, LoadMeasurement, Measure, percentile
from slovoteka.benches.games.forbidden.load import SCRIPT as FORBIDDEN
from slovoteka.benches.games.scrabble import load_round
from slovoteka.benches.games.scrabble.load import SCRIPT as SCRABBLE
from slovoteka.benches.games.scrabble.load_raw import measure_raw
from slovoteka.benches.games.scrabble.load_round import different_plays, measure_round, open_hall, play_round
from slovoteka.benches.load import games
from slovoteka.benches.load.clients import RefusedByServer, calling
from slovoteka.benches.load.games import measure_games
from slovoteka.benches.load.idle import measure_idle, measure_start
from slovoteka.benches.load.process import Process, site
from slovoteka.benches.server import MEASURES, ServerReport, measure
from slovoteka.cli.commands import bench_server
from slovoteka.games import registry
from slovoteka.games.scrabble.duplicate.sheets import laid
from slovoteka.games.scrabble.plays import EMPTY_GRID

pytestmark = pytest.mark.full

SEATS = 12
SMALL: Mapping[str, Measure] = {
    "start": lambda name, tell: measure_start(name, 1, tell),
    "idle": lambda name, tell: measure_idle(name, SEATS, tell),
    "round": lambda name, tell: measure_round(name, SEATS, 0.2, 1_000, 1_000, tell),
    "games": lambda name, tell: measure_games(name, FORBIDDEN, 3, 1.0, 40, tell),
    "games-scrabble": lambda name, tell: measure_games(name, SCRABBLE, 2, 0.5, 20, tell),
    "raw": lambda name, tell: measure_raw(name, SEATS, 0.3, tell),
}
EVERY_LANGUAGE = pytest.mark.parametrize("language", ["ru", "uk", "en"])


@pytest.fixture(scope="module")
def report() -> ServerReport:
    """One run for all tests."""
    return measure(SMALL, lambda _: None)


@pytest.fixture(scope="module")
def figures(report: ServerReport) -> dict[str, Figure]:
    return {f"{part.name}/{figure.name}": figure for part in report.measured for figure in part.figures}


def test_nothing_acknowledged_is_lost(report: ServerReport) -> None:
    assert [part.lost for part in report.measured] == [0] * len(SMALL)


def test_a_round_reaches_everybody(figures: dict[str, Figure]) -> None:
    assert figures["round/acknowledged"].value == figures["round/results"].value == SEATS
    assert 0 < figures["round/answer-p50"].value <= figures["round/answer-p99"].value
    assert figures["round/result"].value > 0
    assert figures["round/joins"].value > 1


def test_games_go_on(figures: dict[str, Figure]) -> None:
    assert figures["games/moves"].value > 0
    assert 0 < figures["games/paced-moves"].value < 60  # forty a second were requested, at random moments
    assert 0 < figures["games/paced-seen-p50"].value <= figures["games/paced-seen-p99"].value
    assert figures["games-scrabble/moves"].value > 0


def test_a_server_that_rests(figures: dict[str, Figure]) -> None:
    assert figures["idle/sockets"].value == SEATS
    assert 0 < figures["start/ready"].value < 30
    assert 10 < figures["start/memory"].value < 1_000


def test_bare_picows_is_cheaper_than_our_server(figures: dict[str, Figure]) -> None:
    """Compares processor time for each echo, because the number of echoes also depends on other processes."""
    ours, bare = figures["raw/echo"], figures["raw/echo-bare"]
    assert ours.busy is not None
    assert bare.busy is not None
    assert ours.busy.server / ours.value > bare.busy.server / bare.value
    assert figures["raw/echo-share"].value == pytest.approx(100 * ours.value / bare.value)
    assert figures["raw/result-to-all"].value > figures["raw/result-to-all-bare"].value > 0


def test_processor_time_of_clients_and_server_is_measured(figures: dict[str, Figure]) -> None:
    for name in ("round/acknowledged", "games/moves", "games/paced-moves", "raw/echo", "raw/echo-bare"):
        busy = figures[name].busy
        assert busy is not None
        assert 0 <= busy.load < 150
        assert 0 <= busy.others < 110 * (os.cpu_count() or 1)  # all cores, counted in hundredths of a second
    echo = figures["raw/echo"].busy
    assert echo is not None
    assert echo.server > 0


def test_for_programs(report: ServerReport) -> None:
    document = json.loads(msgspec.json.encode(bench_server._document(report)))
    assert document["lost"] == 0
    assert document["cores"] >= 1
    assert len(document["load_average"]) == 3
    named = {(row["measure"], row["name"]): row for row in document["figures"]}
    assert named["round", "acknowledged"]["least"] == SEATS
    assert named["round", "acknowledged"]["kept"] is True
    assert named["round", "answer-p50"]["kept"] is None
    assert len(named) == len(document["figures"])


def test_for_people(report: ServerReport) -> None:
    lines = list(bench_server._lines(report))
    assert [line for line in lines if line in SMALL] == list(SMALL)
    assert any(line.startswith("  ✓ acknowledged") and f"≥ {SEATS}" in line for line in lines)
    assert lines[-1] == "Всё подтверждённое сохранено."


# --- errors are noticed ---------------------------------------------------------------------------------------------


def test_a_sheet_that_is_not_stored() -> None:
    """A seat whose acknowledged sheet is not in the log, and a seat whose sheet came back different."""

    async def run() -> tuple[int, int, int]:
        async with site() as held:
            async with open_hall(held, 3, lambda _: None) as hall:
                played = await play_round(hall, 0.1)
            await held.process.stop()
            whole = await load_round.lost_sheets(hall)
            own = f'"room":"{hall.room}","seat":1,'.encode()  # the server decides who gets the seat
            second = next(seat for seat in hall.seats if own in seat.start)
            second.start = second.start.replace(own, own.replace(b":1,", b":7,"), 1)
            return played.garbled, whole, await load_round.lost_sheets(hall)

    assert asyncio.run(run()) == (0, 0, 1)


def test_a_move_that_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every player counts one acknowledgement too many."""
    count = games._lost_moves

    async def believing(db: str, players: list[games.LoadPlayer]) -> int:
        for player in players:
            player.acknowledged += 1_000
        return await count(db, players)

    monkeypatch.setattr(games, "_lost_moves", believing)
    measured = asyncio.run(measure_games("games", FORBIDDEN, 1, 0.2, 20, lambda _: None))
    assert 0 < measured.lost <= 2_000


def test_loss_ends_with_an_exit_code(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    async def losing(name: str, _tell: Callable[[str], None]) -> LoadMeasurement:
        return LoadMeasurement(name=name, lost=2, figures=[Figure(name="kept", value=1, most=2)])

    monkeypatch.setattr(bench_server, "MEASURES", {"round-1000": losing})
    ran = cli("bench", "server", "--lang", "en")
    assert ran.code == 1
    assert ran.out.endswith("LOST after it was acknowledged: 2.\n")


def test_a_missed_target_is_reported_and_is_no_failure(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(name: str, _tell: Callable[[str], None]) -> LoadMeasurement:
        busy = CoreShares(load=12.0, server=99.0, others=3.0)
        return LoadMeasurement(
            name=name, figures=[Figure(name="result", value=1_234.5, unit="ms", most=150, busy=busy)]
        )

    monkeypatch.setattr(bench_server, "MEASURES", {"round-1000": slow, "raw": slow})
    ran = cli("bench", "server", "--only", "raw", "--lang", "en")
    assert ran.code == 0
    (row,) = [line for line in ran.out.splitlines() if "result" in line]
    assert row.split() == ["✗", "result", "1234", "ms", "≤", "150", "12", "99", "3", "%"]
    assert json.loads(cli("bench", "server", "--only", "raw", "--json").out)["figures"][0]["kept"] is False


def test_a_server_that_does_not_start(tmp_path: Path) -> None:
    errors = tmp_path / "errors.log"
    with pytest.raises(RuntimeError, match="no luck today"):
        asyncio.run(Process.start(("-c", "raise SystemExit('no luck today')"), {}, errors))


def test_a_client_that_is_refused() -> None:
    """A hall takes at most five thousand, so a larger one is refused and nothing is measured."""

    async def run() -> None:
        async with site() as held, calling(held.process.address) as api:
            conditions = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 5_001}}
            await api.make_room(await api.newcomer(), {"conditions": conditions, "hall": True})

    with pytest.raises(RefusedByServer, match="/rooms: 422"):
        asyncio.run(run())


# --- parts ----------------------------------------------------------------------------------------------------------


class Mover(games.LoadPlayer):
    """Records what it would send."""

    def __init__(self, sent: list[bytes]) -> None:
        super().__init__(games.LoadTable("room", FORBIDDEN, games.Pace()), 0)
        self._frames = sent

    def move(self, frame: bytes) -> None:
        self._frames.append(frame)


def test_moves_wait_for_their_moment_or_go_at_once() -> None:
    sent: list[bytes] = []
    pace, mover = games.Pace(), Mover(sent)
    frames = [str(number).encode() for number in range(100)]
    for frame in frames:
        pace.move(mover, frame)
    assert sent == []
    asyncio.run(pace.send_for(1.0, 40))
    assert 20 < len(sent) < 60  # forty a second were requested, at random moments
    pace.release()
    pace.move(mover, b"at once")
    assert sent == [*frames, b"at once"]
    pace.is_held = True
    pace.move(mover, b"later")
    assert sent[-1] == b"at once"


BUSY_SERVER = """
import time
while time.process_time() < 0.5: pass
print('{"address":"nowhere"}', flush=True)
time.sleep(600)
"""


def test_what_a_server_takes_of_the_processor(tmp_path: Path) -> None:
    async def run() -> float:
        process = await Process.start(("-c", BUSY_SERVER), {}, tmp_path / "errors.log")
        try:
            return process.cpu_s()
        finally:
            await process.stop()

    assert asyncio.run(run()) > 0.4


@pytest.mark.parametrize("rack", ["АБВГДЕЖ", "АААОООН", "АБВГД??"])
def test_plays_differ_and_can_be_laid(rack: str) -> None:
    options = registry.find("scrabble").rules.read_options({"mode": "duplicate", "seats": 5})
    plays = list(different_plays(rack))
    assert len(set(plays)) == len(plays) > 300
    for play in plays[:400]:
        laid(EMPTY_GRID, rack, play, options.layout(), options.book)


def test_percentiles() -> None:
    seconds = [number / 1_000 for number in range(100, 0, -1)]
    assert percentile(seconds, 0.5) == pytest.approx(51)
    assert percentile(seconds, 0.99) == pytest.approx(100)
    assert percentile([0.002], 0.99) == pytest.approx(2)


@EVERY_LANGUAGE
def test_an_unknown_measure(refused: Callable[..., str], language: str) -> None:
    message = refused("bench", "server", "--only", "round-7", "--lang", language)
    assert "round-7" in message
    assert all(name in message for name in MEASURES)


def test_help(cli: Cli) -> None:
    ran = cli("bench", "server", "--help")
    assert ran.code == 0
    assert "--only" in ran.out
