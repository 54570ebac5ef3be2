"""The commands that run the site, as processes and with real stores."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest

from cli.conftest import Cli
from conformance.play import random_record
from harness.nats import running_nats
from harness.postgres import running_postgres
from slovoteka.core.record import lines
from slovoteka.games.registry import GAMES
from slovoteka.store.opening import open_store
from slovoteka.store.people import ChatLine, Complaint, WordReport
from slovoteka.store.rooms import Room, TableTerms

Refused = Callable[..., str]

RUN = [sys.executable, "-c", "from slovoteka.cli.main import run; run()"]
MATCH = "a-Match_of_22_letters0"
"""An id in the site's format."""
PATIENCE_S = 60
"""For what happens at once on an idle machine; a busy one may stall for seconds."""


class Site(NamedTuple):
    process: "subprocess.Popen[str]"
    address: str
    logs: Path

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, trust_env=False, timeout=PATIENCE_S)

    def post(self, path: str, body: str, **headers: str) -> httpx.Response:
        sent = {"Content-Type": "application/json", **headers}
        return httpx.post(self.address + path, content=body.encode(), headers=sent, trust_env=False, timeout=PATIENCE_S)

    def token(self) -> str:
        return str(self.post("/api/v1/me/token", "{}").json()["token"])


def clean_environment(**more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name == "SLOVOTEKA_CACHE" or not name.startswith("SLOVOTEKA_")
    }
    return {**kept, **more}


@contextmanager
def serving(db: Path) -> Iterator[Site]:
    logs = db.with_suffix(f".{time.monotonic_ns()}.log")
    with logs.open("w") as errors:
        process = subprocess.Popen(
            [*RUN, "serve", "--port", "0", "--db", str(db)],
            stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8", env=clean_environment(),
            start_new_session=True,
        )  # fmt: skip
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + logs.read_text("utf-8")
        yield Site(process, found[0], logs)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # nothing may go on running if a test fails
        process.wait()
        process.stdout.close()


def stop(site: Site, how: signal.Signals = signal.SIGTERM) -> None:
    """Ctrl-C reaches all processes of a terminal, including the bots'."""
    (os.killpg if how == signal.SIGINT else os.kill)(site.process.pid, how)
    assert site.process.wait(PATIENCE_S) == 0, site.logs.read_text("utf-8")


def wait_until_it_hears(process: int, how: signal.Signals) -> None:
    """Until the process handles the signal instead of dying by it."""
    end = time.monotonic() + PATIENCE_S
    while not _caught(process) >> (how - 1) & 1:
        assert time.monotonic() < end
        time.sleep(0.01)


def _caught(process: int) -> int:
    """The signals that it handles, as a bit mask."""
    (line,) = re.findall(r"^SigCgt:\s*(\w+)$", Path(f"/proc/{process}/status").read_text("utf-8"), re.MULTILINE)
    return int(line, 16)


def command(*arguments: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*RUN, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE_S, check=False,
        cwd=folder, env=clean_environment(),
    )  # fmt: skip


@pytest.fixture(scope="module")
def played() -> list[str]:
    """The lines of a finished match."""
    return list(lines(random_record(GAMES["forbidden"], {}, Random(7), MATCH)))


@pytest.fixture
def files(played: list[str], tmp_path: Path) -> list[Path]:
    """Records of two matches, one with a name that no file can have."""
    names = {"first.jsonl": MATCH, "second.jsonl": "../партия/2"}
    for file, name in names.items():
        header = json.dumps(name, ensure_ascii=False)
        text = "\n".join([played[0].replace(f'"{MATCH}"', header, 1), *played[1:]]) + "\n"
        (tmp_path / file).write_text(text, "utf-8")
    return [tmp_path / file for file in names]


# --- serve ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path / "site.sqlite") as site:
        assert site.get("/health/ready").status_code == 200
        stop(site, how)
        assert site.process.stdout is not None
        assert site.process.stdout.read() == f"Данные: {tmp_path / 'site.sqlite'}\n"
        logged = [json.loads(line)["event"] for line in site.logs.read_text("utf-8").splitlines()]
        building = {"building", "built"}  # of graphs that were not used for long
        assert [event for event in logged if event not in building] == ["serving", "draining", "stopped"]


def test_the_address_for_programs(tmp_path: Path) -> None:
    db = tmp_path / "site.sqlite"
    process = subprocess.Popen(
        [*RUN, "serve", "--json"], stdout=subprocess.PIPE, text=True, encoding="utf-8",
        env=clean_environment(SLOVOTEKA_PORT="0", SLOVOTEKA_DB=str(db)),
    )  # fmt: skip
    assert process.stdout is not None
    with process.stdout as out:
        try:
            started = json.loads(out.readline())
            assert started.keys() == {"address", "db", "pid"}
            assert (started["db"], started["pid"]) == (str(db), process.pid)
            assert (
                httpx.get(f"{started['address']}/health/live", trust_env=False, timeout=PATIENCE_S).status_code == 200
            )
        finally:
            process.terminate()
            assert process.wait(PATIENCE_S) == 0


def test_the_usual_place(tmp_path: Path) -> None:
    environment = clean_environment(XDG_DATA_HOME=str(tmp_path / "data"))
    process = subprocess.Popen(
        [*RUN, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )
    assert process.stdout is not None
    with process.stdout as out:
        try:
            out.readline()
            assert out.readline() == f"Данные: {tmp_path}/data/slovoteka/slovoteka.sqlite\n"
        finally:
            process.terminate()
            assert process.wait(PATIENCE_S) == 0


def test_the_address_is_taken(refused: Refused, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        message = refused("serve", "--port", str(port), "--db", str(tmp_path / "site.sqlite"))
    assert message.startswith(f"Адрес 127.0.0.1, порт {port} уже занят")
    assert not (tmp_path / "site.sqlite").exists()
    assert "такого адреса нет" in refused("serve", "--host", "192.0.2.1", "--db", str(tmp_path / "site.sqlite"))
    assert "такого адреса нет" in refused("serve", "--host", "no such.host", "--db", str(tmp_path / "site.sqlite"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--db", "mysql://me:hidden@host/db"), "быть не может"),
        (("--db", ":memory:"), "быть не может"),
        (("--db", "nowhere/site.sqlite"), "nowhere не записать"),
        (("--db", "letter.txt"), "База не открывается"),
        (("--origin", "slova"), "Настройка --origin не годится"),
    ],
)
def test_wrong_arguments_of_serve_are_refused(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Дорогая редакция! " * 100, "utf-8")
    ran = command("serve", "--port", "0", "--db", "site.sqlite", *arguments, folder=tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), ran
    assert message in ran.stderr
    assert "hidden" not in ran.stderr
    assert letter.read_text("utf-8") == "Дорогая редакция! " * 100


def test_limits_are_set_by_variables(refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SLOVOTEKA_LIMIT_CHAT_LINES", "many")
    db = str(tmp_path / "site.sqlite")
    assert refused("serve", "--db", db).startswith("Настройка SLOVOTEKA_LIMIT_CHAT_LINES не годится")
    assert "--port: нужно целое число от 0 до 65535." in refused("serve", "--port", "70000", "--db", db)


LOGGING = """
import logging, structlog
from slovoteka.cli.commands.serve import write_logs
write_logs()
structlog.get_logger().info("hello", token="open sesame", word="дом")
logging.getLogger("some.library").info("too much to know")
logging.getLogger("some.library").warning("lost %s", "nats://me:hidden@host")
try:
    raise ValueError("postgresql://me:hidden@host/db")
except ValueError:
    structlog.get_logger().exception("bug")
"""


def test_logs_are_for_programs_and_tell_no_secrets() -> None:
    ran = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, encoding="utf-8", check=True)
    hello, lost, bug = map(json.loads, ran.stderr.splitlines())
    assert (hello["event"], hello["level"], hello["token"], hello["word"]) == ("hello", "info", "[secret]", "дом")
    assert (lost["event"], lost["level"]) == ("lost nats://me:[password]@host", "warning")
    assert "ValueError: postgresql://me:[password]@host/db" in bug["exception"]
    assert "дом" in ran.stderr


def test_bots_work_for_others(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SLOVOTEKA_NATS", raising=False)
    assert "--nats" in refused("bots")
    with running_nats() as server:
        process = subprocess.Popen(
            [*RUN, "bots", "--nats", server.url.replace("://", "://me:hidden@"), "--workers", "2"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=clean_environment(),
        )  # fmt: skip
        assert process.stdout is not None
        line = process.stdout.readline()
        wait_until_it_hears(process.pid, signal.SIGTERM)
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE_S)
    assert line.startswith("Думаем за ботов, 2 процесса: nats://me:[password]@127.0.0.1")
    assert (process.returncode, out, err) == (0, "", "")


# --- data -----------------------------------------------------------------------------------------------------------


def test_a_copy_of_a_running_site_can_be_served(tmp_path: Path, files: list[Path], cli: Cli, refused: Refused) -> None:
    db, copy = tmp_path / "site.sqlite", tmp_path / "copy.sqlite"
    with serving(db) as site:
        assert cli("records", "import", str(files[0]), "--db", str(db)) == (0, "Загружено: 1 партия.\n", "")
        report = json.loads(cli("backup", str(copy), "--db", str(db), "--json").out)
        assert report == {"file": str(copy), "matches": 1, "bytes": copy.stat().st_size}
        stop(site)
    assert "добавьте --replace" in refused("backup", str(copy), "--db", str(db))
    assert "это сама база" in refused("backup", str(db), "--db", str(db), "--replace")
    assert "папка" in refused("backup", str(tmp_path), "--db", str(db))
    with serving(copy) as site:
        bearer = f"Bearer {site.token()}"
        record = site.get(f"/api/v1/rooms/{MATCH}/record", Authorization=bearer)
        assert record.content == files[0].read_bytes()


def test_records_go_out_and_in_unchanged(tmp_path: Path, files: list[Path], cli: Cli) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    assert cli("records", "import", *map(str, files), "--db", str(first)).code == 0
    assert cli("records", "export", str(tmp_path / "out"), "--db", str(first)).code == 0
    out = sorted((tmp_path / "out").iterdir())
    assert {path.read_bytes() for path in out} == {path.read_bytes() for path in files}
    assert len(out) == 2
    assert cli("records", "import", *map(str, out), "--db", str(second)).code == 0
    again = json.loads(cli("records", "export", str(tmp_path / "again"), "--db", str(second), "--json").out)
    assert [Path(file).read_bytes() for file in again["files"]] == [path.read_bytes() for path in out]
    assert [Path(file).name for file in again["files"]] == [path.name for path in out]


def test_one_match_into_one_file(tmp_path: Path, files: list[Path], cli: Cli, refused: Refused) -> None:
    db, target = ("--db", str(tmp_path / "site.sqlite")), tmp_path / "one.jsonl"
    assert cli("records", "import", *map(str, files), *db).code == 0
    assert cli("records", "export", str(target), "--match", MATCH, *db).out.startswith("Выгружено: 1 партия, ")
    assert target.read_bytes() == files[0].read_bytes()
    assert "--match ID" in refused("records", "export", str(target), *db)
    assert "Партии nobody в базе нет." in refused("records", "export", str(target), "--match", "nobody", *db)
    assert "проверьте --db" in refused("records", "export", str(target), "--match", MATCH, "--db", "nowhere.sqlite")


def test_bad_and_known_records_are_not_imported(tmp_path: Path, files: list[Path], cli: Cli) -> None:
    db = ("--db", str(tmp_path / "site.sqlite"))
    assert cli("records", "import", str(files[0]), *db).code == 0
    broken = tmp_path / "broken.jsonl"
    broken.write_text(files[1].read_text("utf-8").replace('"number":2,', '"number":3,', 1), "utf-8")
    other = tmp_path / "other.jsonl"
    other.write_text(files[0].read_text("utf-8").replace("player 1", "somebody", 1), "utf-8")
    ran = cli("records", "import", str(files[0]), str(broken), str(other), str(files[1]), *db)
    known, count = ran.out.splitlines()
    assert known == f"{files[0]}: партия {MATCH} уже в базе, пропущена."
    assert count == "Загружено: 1 партия."
    assert ran.code == 2
    first, second = ran.err.splitlines()
    assert first.startswith(f"{broken}: строка ")
    assert second == f"Под именем {MATCH} в базе уже другая партия: запись не загружена."


def test_an_interrupted_import_goes_on(tmp_path: Path, files: list[Path], cli: Cli) -> None:
    from slovoteka.cli.shared.files import read_record  # noqa: PLC0415  beside the one place that needs them
    from slovoteka.store.log import WakeInfo  # noqa: PLC0415

    record, db = read_record(files[0]), tmp_path / "site.sqlite"

    async def begin() -> None:
        store = open_store(str(db))
        await store.open()
        await store.create(record.header, bytes.fromhex(record.closing.seed))
        await store.append(MATCH, 1, record.entries[:5], WakeInfo())
        await store.close()

    asyncio.run(begin())
    not_over = cli("records", "export", str(tmp_path / "x.jsonl"), "--match", MATCH, "--db", str(db))
    assert (not_over.code, "ещё идёт" in not_over.err) == (2, True)
    assert cli("records", "import", str(files[0]), "--db", str(db)).out == "Загружено: 1 партия.\n"
    assert cli("records", "export", str(tmp_path / "out"), "--db", str(db)).code == 0
    assert (tmp_path / "out" / f"{MATCH}.jsonl").read_bytes() == files[0].read_bytes()


def test_a_site_moves_to_postgresql_and_back(tmp_path: Path, files: list[Path], cli: Cli, refused: Refused) -> None:
    first, back = str(tmp_path / "first.sqlite"), str(tmp_path / "back.sqlite")
    assert cli("records", "import", *map(str, files), "--db", first).code == 0
    with running_postgres() as url:
        assert json.loads(cli("store", "copy", "--from", first, "--to", url, "--json").out)["matches"] == 2
        assert "нужна пустая" in refused("store", "copy", "--from", first, "--to", url)
        assert cli("store", "copy", "--from", url, "--to", back).out.startswith("Перенесено: 2 партии, ")
    assert cli("records", "export", str(tmp_path / "out"), "--db", back).code == 0
    assert (tmp_path / "out" / f"{MATCH}.jsonl").read_bytes() == files[0].read_bytes()
    assert "проверьте --db" in refused("store", "copy", "--from", str(tmp_path / "no.sqlite"), "--to", back)


def test_reported_words(tmp_path: Path, cli: Cli) -> None:
    db = tmp_path / "site.sqlite"

    def report(word: str, by: str, game: str, wrong: bool, note: str = "") -> WordReport:
        return WordReport(at_ms=1, by=by, word=word, game=game, wrong=wrong, note=note)

    async def fill() -> None:
        store = open_store(str(db))
        await store.open()
        await store.report_word(report("ДОМ", "anna", "forbidden", wrong=True, note="просто\x1b[31m так"))
        await store.report_word(report("ЩЩЩ", "anna", "scrabble", wrong=False))
        await store.report_word(report("ЩЩЩ", "boris", "codenames", wrong=False))
        await store.close()

    asyncio.run(fill())
    missing, wrong = json.loads(cli("words", "reports", "--db", str(db), "--json").out)
    assert (missing["word"], missing["wrong"], missing["times"], missing["people"]) == ("ЩЩЩ", False, 2, 2)
    assert set(missing["games"]) == {"scrabble", "codenames"}
    assert [(found["game"], found["allowed"]) for found in missing["verdicts"]] == [("scrabble", False)]
    assert (wrong["word"], wrong["wrong"], wrong["verdicts"][0]["allowed"]) == ("ДОМ", True, True)
    listing = cli("words", "reports", "--db", str(db)).out
    assert listing.startswith("ЩЩЩ: не хватает · 2 раза · 2 человека\n")
    assert "ДОМ: лишнее · 1 раз · 1 человек\n  ✓ forbidden: есть в словаре" in listing
    assert "\x1b" not in listing
    assert cli("words", "reports", "--db", str(db), "--top", "1").out.endswith("Слов с жалобами: 2, показано: 1.\n")


def test_complaints(tmp_path: Path, cli: Cli, refused: Refused) -> None:
    db = tmp_path / "site.sqlite"
    agreement = TableTerms(game="forbidden", options={})
    room = Room(id="r", created_ms=1, owner="anna", agreement=agreement, seats=2, commitment="c0" * 32)
    rude = "сам\x1b[31m дурак"

    def complaint(minute: int, line: int | None) -> Complaint:
        at_ms = 1_700_000_000_000 + minute * 60_000
        return Complaint(at_ms=at_ms, by="anna", about="gleb", room="r", reason=f"грубит {minute}", line=line)

    async def fill() -> None:
        store = open_store(str(db))
        await store.open()
        await store.open_room(room, bytes(32), [])
        for text in ("привет", rude, "пока"):
            await store.add_line(ChatLine(room="r", at_ms=1, identity="gleb", name="Глеб", audience="table", text=text))
        for minute, line in enumerate((None, 2, 77)):
            await store.complain(complaint(minute, line))
        await store.close()

    asyncio.run(fill())
    gone, about_line, about_person = json.loads(cli("complaints", "--db", str(db), "--json").out)
    assert (gone["time"], gone["reason"], gone["line"]) == ("2023-11-14T22:15:20Z", "грубит 2", None)
    assert (about_line["room"], about_line["by"], about_line["about"]) == ("r", "anna", "gleb")
    assert (about_line["line"]["number"], about_line["line"]["text"]) == (2, rude)
    assert (about_person["reason"], about_person["line"]) == ("грубит 0", None)
    assert cli("complaints", "--db", str(db)).out.splitlines() == [
        "2023-11-14 22:15 UTC · gleb · жалуется anna · комната r",
        "  грубит 2",
        "  Строки разговора, о которой речь, уже нет.",
        "2023-11-14 22:14 UTC · gleb · жалуется anna · комната r",
        "  грубит 1",
        "  Глеб: «сам\ufffd[31m дурак»",
        "2023-11-14 22:13 UTC · gleb · жалуется anna · комната r",
        "  грубит 0",
        "Показано жалоб: 3.",
    ]
    assert cli("complaints", "--db", str(db), "--limit", "1").out.endswith("\nПоказано жалоб: 1.\n")
    assert "проверьте --db" in refused("complaints", "--db", str(tmp_path / "no.sqlite"))
