"""Replays of finished matches, for everybody or one seat, also from a file; and pictures of tables."""

from pathlib import Path

import httpx
import msgspec
import pytest

from manifests import change
from pictures.reading import texts
from server.driving import FORBIDDEN, PROBLEM, Person, Site, on_site
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse
from slovoteka.pictures.png import png_of
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.services import replays
from slovoteka.server.services.replays import MOST_BYTES, MOST_INPUTS, make_replay, replay_of_text

GOLDEN = Path(__file__).parents[1] / "golden"
PLENTY = Rate(100_000, 1)


def golden(name: str) -> bytes:
    return (GOLDEN / f"{name}.jsonl").read_bytes()


def record_of(name: str) -> Record:
    return parse(golden(name).decode().splitlines())


async def finished(site: Site) -> tuple[str, Person, Person]:
    room, anna, boris = await site.two_in({**FORBIDDEN, "options": {"first": 0}})
    view = await anna.get(f"/rooms/{room}/view", seat=0)
    lay = {"type": "lay", "letter": view["private"]["hand"][0]}
    await anna.post(f"/rooms/{room}/acts", {"seat": 0, "window": view["mine"][0], "action": lay, "client": "a"})
    await boris.post(f"/rooms/{room}/leave", {"seat": 1})
    return room, anna, boris


async def send(
    person: Person, body: bytes, *, kind: str = "application/jsonl", seat: int | None = None
) -> httpx.Response:
    query = {} if seat is None else {"seat": seat}
    return await person.http.post("/replay", content=body, params=query, headers={"content-type": kind})


# --- of a room ------------------------------------------------------------------------------------------------------


def test_a_replay_is_open_once_the_match_is_over(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        stranger = await site.person()
        for person in (anna, stranger):
            assert await person.refused("GET", f"/rooms/{room}/replay", status=409) == "not-over"
            assert await person.refused("GET", f"/rooms/{room}/picture.svg", status=409, move=9) == "not-over"
        hand = (await anna.get(f"/rooms/{room}/view", seat=0))["private"]["hand"]
        await boris.post(f"/rooms/{room}/leave", {"seat": 1})

        film = await stranger.get(f"/rooms/{room}/replay")
        assert (film["game"], film["names"], film["seats"]) == ("forbidden", [anna.name, boris.name], [0, 1])
        first = next(each["table"] for each in film["inputs"] if "table" in each)
        assert first["private"]["0"]["hand"] == hand
        over = await stranger.get(f"/rooms/{room}/view")
        assert film["outcome"] == over["table"]["outcome"]
        assert film["inputs"][-1]["number"] == over["table"]["number"]
        assert await anna.refused("GET", f"/rooms/{room}/replay", status=400, seat=2) == "replay-no-such-seat"
        assert await anna.refused("GET", f"/rooms/{room}/replay", status=400, seat=-1) == "bad-request"

    on_site(tmp_path, do)


def test_the_replay_of_one_seat_shows_one_hand(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        film = await anna.get(f"/rooms/{room}/replay", seat=1)
        assert film["seats"] == [1]
        tables = [each["table"] for each in film["inputs"] if "table" in each]
        assert {seat for table in tables for seat in table.get("private", {})} == {"1"}
        facts = [fact for each in film["inputs"] for fact in each.get("facts", ())]
        assert all(fact["audience"] is None or 1 in fact["audience"] for fact in facts)
        drawn = [fact["event"] for fact in facts if fact["event"]["type"] == "drew" and fact["event"].get("letter")]
        assert {event["seat"] for event in drawn} == {1}

    on_site(tmp_path, do)


def test_a_replay_is_cached_and_drops_deleted_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []

    def noted(record: Record, seat: int | None) -> bytes:
        made.append(seat)
        return make_replay(record, seat)

    monkeypatch.setattr(replays, "make_replay", noted)

    async def do(site: Site) -> None:
        room, anna, boris = await finished(site)
        films = [await anna.get(f"/rooms/{room}/replay") for _ in range(3)]
        assert films[0] == films[1] == films[2]
        assert made == [None]
        await boris.ask("DELETE", "/me", status=204)
        assert boris.name not in (await anna.get(f"/rooms/{room}/replay"))["names"]

    on_site(tmp_path, do)


def test_a_hall_is_shown_without_thousands_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("scrabble-1-duplicate")
    monkeypatch.setattr(replays, "_MOST_OPEN", len(record.header.seats) - 1)
    film = msgspec.json.decode(make_replay(record, None))
    assert film["seats"] == []
    assert not any("private" in each.get("table", {}) for each in film["inputs"])
    assert all(fact["audience"] is None for each in film["inputs"] for fact in each.get("facts", ()))
    own = msgspec.json.decode(make_replay(record, 3))
    assert own["seats"] == [3]
    assert any("3" in each.get("table", {}).get("private", {}) for each in own["inputs"])


# --- out of a file --------------------------------------------------------------------------------------------------


def test_a_file_is_shown_like_a_room(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        record, path = (await anna.http.get(f"/rooms/{room}/record")).content, f"/rooms/{room}/replay"
        stranger = await site.person()
        for seat, film in ((None, await anna.get(path)), (0, await anna.get(path, seat=0))):
            answer = await send(stranger, record, seat=seat)
            assert answer.status_code == 200
            assert answer.json() == film

    on_site(tmp_path, do)


def test_a_file_that_is_not_a_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    record = golden("forbidden-1-standard")
    first, *inputs, last = record.splitlines()
    cases = {
        b"": "record-empty",
        b"\n\n": "record-empty",
        b"hello": "record-line",
        b"\xff\xfe\x00": "record-line",
        b"[" * 100_000: "record-line",
        first: "record-truncated",
        record[: len(record) // 2]: "record-truncated",
        b"\n".join([first, *inputs[:4], *inputs[5:], last]): "record-number",
        b"\n".join([first, *inputs, last.replace(b'"seed":"', b'"seed":"0')]): "record-not-hex",
        b"\n".join([first, last]): "record-lost-lines",
        record.replace(b'"game":"forbidden"', b'"game":"chess"'): "record-game",
        record.replace(b'"commitment":"', b'"commitment":"0'): "seed-not-committed",
        b"\n" * (MOST_INPUTS + 3): "replay-too-long",
    }
    limits = Limits(hints=PLENTY, hints_address=PLENTY, requests=PLENTY)

    async def do(site: Site) -> None:
        anna = await site.person()
        for body, code in cases.items():
            answer = await send(anna, body)
            assert answer.headers["content-type"] == PROBLEM, body[:80]
            problem = answer.json()
            assert (answer.status_code, problem["status"]) == (400, 400), problem
            assert problem["code"] == code, (body[:80], problem)
            assert problem["title"] not in ("", code)
        assert (await send(anna, b" " * (MOST_BYTES + 1))).status_code == 413
        assert (await send(anna, record, kind="text/plain")).status_code == 415
        assert (await send(anna, record)).status_code == 200

    on_site(tmp_path, do, limits=limits)


def test_replays_of_files_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        codes = [(await send(anna, b"x")).status_code for _ in range(4)]
        assert codes == [400, 400, 429, 429]

    on_site(tmp_path, do, limits=Limits(hints=Rate(2, 600)))


def test_a_match_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_INPUTS", 20)
    with pytest.raises(Unreadable, match="replay-too-long"):
        replay_of_text(golden("forbidden-1-standard"), None)
    with pytest.raises(Unreadable, match="replay-too-long"):
        make_replay(record_of("forbidden-1-standard"), None)


def test_a_replay_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_MOST_ANSWER_MB", 0.01)
    with pytest.raises(Unreadable, match="replay-too-large"):
        make_replay(record_of("forbidden-1-standard"), None)


# --- pictures -------------------------------------------------------------------------------------------------------


def test_there_is_a_picture_of_any_move(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        film = await anna.get(f"/rooms/{room}/replay")
        path = f"/rooms/{room}/picture.svg"
        numbers = [each["number"] for each in film["inputs"] if "table" in each]
        drawn = [await anna.http.get(f"/rooms/{room}/picture.svg", params={"move": move}) for move in numbers]
        assert {answer.headers["content-type"] for answer in drawn} == {"image/svg+xml"}
        assert drawn[0].text != drawn[1].text
        assert all(any(text.startswith(anna.name) for text in texts(answer.text)) for answer in drawn)
        with_hand = await anna.http.get(f"/rooms/{room}/picture.svg", params={"move": numbers[0], "seat": 1})
        assert len(texts(with_hand.text)) > len(texts(drawn[0].text))
        record = (await anna.http.get(f"/rooms/{room}/record")).content
        kind = {"content-type": "application/jsonl"}
        same = await anna.http.post("/replay/picture.svg", content=record, params={"move": numbers[0]}, headers=kind)
        assert same.text == drawn[0].text
        broken = await anna.http.post("/replay/picture.svg", content=b"x", params={"move": 1}, headers=kind)
        assert broken.json()["code"] == "record-line"
        assert await anna.refused("GET", path, status=400, move=9_999) == "replay-no-such-move"
        assert await anna.refused("GET", path, status=400, move=0, seat=7) == "replay-no-such-seat"
        assert await anna.refused("GET", path, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_there_is_a_picture_as_png(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        drawing = (await anna.http.get(f"/rooms/{room}/picture.svg", params={"move": 1})).text
        painted = await anna.http.get(f"/rooms/{room}/picture.png", params={"move": 1})
        assert painted.headers["content-type"] == "image/png"
        assert painted.content == png_of(drawing)
        record = (await anna.http.get(f"/rooms/{room}/record")).content
        kind = {"content-type": "application/jsonl"}
        same = await anna.http.post("/replay/picture.png", content=record, params={"move": 1}, headers=kind)
        assert same.content == painted.content
        assert await anna.refused("GET", f"/rooms/{room}/picture.png", status=400, move=9_999) == "replay-no-such-move"

    on_site(tmp_path, do)


def test_a_game_without_pictures_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        for kind in ("svg", "png"):
            assert await anna.refused("GET", f"/rooms/{room}/picture.{kind}", status=400, move=1) == "no-picture"

    change(monkeypatch, "forbidden", picture=None)
    on_site(tmp_path, do)
