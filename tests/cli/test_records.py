"""`verify` and `replay`: good records, and every way in which one can be broken."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.conftest import Cli

Refused = Callable[..., str]
Damage = Callable[[list[dict[str, Any]]], None]


def test_a_good_record(cli: Cli, record: Path, text: list[str]) -> None:
    ran = cli("verify", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"✓ {record}: ")
    (answer,) = json.loads(cli("verify", str(record), "--json").out)
    draws = sum('"draw"' in line for line in text)
    assert (answer["ok"], answer["draws"], answer["inputs"]) == (True, draws, len(text) - 2)


def test_several_records(cli: Cli, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n")
    ran = cli("verify", str(record), str(bad), str(record))
    assert ran.code == 2
    assert ran.out.count("✓") == 2
    assert ran.err == f"{bad}: строка 1: строку не прочитать: это не JSON.\n"
    as_json = cli("verify", str(record), str(bad), "--json")
    assert [answer["ok"] for answer in json.loads(as_json.out)] == [True, False]
    assert json.loads(as_json.out)[1]["line"] == 1


def test_every_truncation(refused: Refused, record: Path, text: list[str]) -> None:
    for length in range(len(text)):
        record.write_text("\n".join(text[:length]), "utf-8")
        message = refused("verify", str(record))
        assert f"строка {max(length, 1)}: " in message
        assert "обрывается" in message or "пуста" in message
    whole = "\n".join(text)
    for cut in (1, 40, len(text[-1]) - 5):
        record.write_text(whole[:-cut], "utf-8")
        assert f"строка {len(text)}: " in refused("verify", str(record))
        refused("replay", str(record))


def draws(rows: list[dict[str, Any]]) -> list[int]:
    return [place for place, row in enumerate(rows) if row.get("input", {}).get("type") == "draw"]


def change_draw(which: int) -> Damage:
    def damage(rows: list[dict[str, Any]]) -> None:
        drawn = rows[draws(rows)[which]]["input"]
        drawn["number"] = (drawn["number"] + 1) % drawn["size"]

    return damage


def change_size(rows: list[dict[str, Any]]) -> None:
    rows[draws(rows)[1]]["input"]["size"] += 1


def endless_size(rows: list[dict[str, Any]]) -> None:
    rows[draws(rows)[0]]["input"]["size"] = 10**40


def change_counter(rows: list[dict[str, Any]]) -> None:
    rows[draws(rows)[2]]["input"]["counter"] = 7


def change_seed(rows: list[dict[str, Any]]) -> None:
    seed = rows[-1]["seed"]
    rows[-1]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]


def seed_that_is_no_number(rows: list[dict[str, Any]]) -> None:
    rows[-1]["seed"] = "семя"


def false_salt(rows: list[dict[str, Any]]) -> None:
    rows[0]["seats"][0] |= {"salt": "00" * 32, "salt_hash": "11" * 32}


def salt_without_promise(rows: list[dict[str, Any]]) -> None:
    rows[0]["seats"][1]["salt"] = "00" * 32


def another_match(rows: list[dict[str, Any]]) -> None:
    rows[0]["game"] = "chess"


def newer_rules(rows: list[dict[str, Any]]) -> None:
    rows[0]["rules_version"] = 99


def newer_format(rows: list[dict[str, Any]]) -> None:
    rows[0]["format"] = 99


def unknown_option(rows: list[dict[str, Any]]) -> None:
    rows[0]["options"]["colour"] = "red"


def missing_seat(rows: list[dict[str, Any]]) -> None:
    del rows[0]["seats"][0]


def unknown_input(rows: list[dict[str, Any]]) -> None:
    rows[9]["input"] = {"type": "dance"}


def lost_line(rows: list[dict[str, Any]]) -> None:
    del rows[4]


def swapped_lines(rows: list[dict[str, Any]]) -> None:
    rows[4], rows[5] = rows[5], rows[4]


def wrong_outcome(rows: list[dict[str, Any]]) -> None:
    rows[-1]["outcome"]["scores"][0] += 1


def wrong_seat(rows: list[dict[str, Any]]) -> None:
    next(row for row in rows if row.get("input", {}).get("type") == "act")["input"]["seat"] = 99


def strange_leave(rows: list[dict[str, Any]]) -> None:
    next(row for row in rows if row.get("input", {}).get("type") == "act")["input"] = {"type": "leave", "seat": -99}


def forged_answer(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        row.pop("asked", None)


DAMAGES = [
    pytest.param(change_draw(0), "жребий № 0 ", id="first draw"),
    pytest.param(change_draw(5), "жребий № 5 ", id="sixth draw"),
    pytest.param(change_draw(-1), "жребий № ", id="last draw"),
    pytest.param(change_size, "жребий № 1 ", id="urn"),
    pytest.param(endless_size, "жребий № 0 ", id="urn without end"),
    pytest.param(change_counter, "жребий № 2 ", id="counter"),
    pytest.param(change_seed, "семя не то", id="seed"),
    pytest.param(seed_that_is_no_number, "не шестнадцатеричными", id="seed of letters"),
    pytest.param(false_salt, "строка 1: соль не та", id="salt"),
    pytest.param(salt_without_promise, "строка 1: соль не та", id="salt without promise"),
    pytest.param(another_match, "строка 1: в записи игра «chess»", id="game"),
    pytest.param(newer_rules, "строка 1: партия сыграна по правилам версии 99", id="rules version"),
    pytest.param(newer_format, "строка 1: запись другого образца", id="format"),
    pytest.param(unknown_option, "строка 1: условия стола не читаются: поля colour не бывает", id="unknown option"),
    pytest.param(missing_seat, "не следует из семени и солей", id="seats"),
    pytest.param(unknown_input, "строка 10: строку не прочитать", id="unknown input"),
    pytest.param(lost_line, "строка 5: событие под номером 5, а должно быть 4", id="lost line"),
    pytest.param(swapped_lines, "строка 5: событие под номером 5, а должно быть 4", id="swapped lines"),
    pytest.param(wrong_outcome, "записанный исход не тот", id="outcome"),
    pytest.param(wrong_seat, "так партия идти не могла", id="seat"),
    pytest.param(strange_leave, "так партия идти не могла", id="leave"),
]


@pytest.mark.parametrize(("damage", "message"), DAMAGES)
def test_damage(refused: Refused, record: Path, text: list[str], damage: Damage, message: str) -> None:
    rows = [json.loads(line) for line in text]
    damage(rows)
    record.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    assert message in refused("verify", str(record))
    assert message in refused("replay", str(record))


def test_the_line_of_a_changed_draw_is_named(refused: Refused, record: Path, text: list[str]) -> None:
    rows = [json.loads(line) for line in text]
    place = draws(rows)[5]
    change_draw(5)(rows)
    record.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    message = f"{record}: строка {place + 1}: жребий № 5 (счёт с нуля) не следует из семени и солей: запись изменена."
    assert refused("verify", str(record)) == message


def test_answers_of_the_dictionary_belong_to_the_record(cli: Cli, record: Path, text: list[str]) -> None:
    rows = [json.loads(line) for line in text]
    forged_answer(rows)
    record.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    assert "ответы словаря не сходятся" in cli("verify", str(record)).err


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\n\n\n", id="blank"),
        pytest.param(bytes(range(256)) * 40, id="bytes"),
        pytest.param(b"\xff\xfe\x00\x00", id="not utf-8"),
        pytest.param(b"\x1f\x8b\x08\x00" + bytes(500), id="gzip"),
        pytest.param(b"{" * 100_000, id="deep"),
        pytest.param(b'{"type":"header","options":' + b"[" * 100_000, id="deep options"),
        pytest.param(b"null\nnull\n", id="null"),
        pytest.param(b"x" * 5_000_000, id="one long line"),
    ],
)
def test_garbage(refused: Refused, record: Path, content: bytes) -> None:
    record.write_bytes(content)
    assert "строка 1: " in refused("verify", str(record))
    assert "строка 1: " in refused("replay", str(record))


def test_a_byte_changed_anywhere_never_ends_in_a_traceback(cli: Cli, record: Path, text: list[str]) -> None:
    whole, chance = "\n".join(text).encode(), Random(1)
    for _ in range(150):
        place = chance.randrange(len(whole))
        record.write_bytes(whole[:place] + bytes([chance.randrange(256)]) + whole[place + 1 :])
        ran = cli("verify", str(record))
        assert ran.code in (0, 2), ran.err
        assert ran.err.count("\n") == (ran.code == 2)


def test_a_file_that_never_ends(refused: Refused) -> None:
    assert "больше 64 МБ" in refused("verify", "/dev/zero")


def test_replay(cli: Cli, record: Path) -> None:
    ran = cli("replay", str(record))
    assert (ran.code, ran.err) == (0, "")
    for part in ("«Запретные слова»", "Разговор открывает красная", "кладёт", "Витрина", "Штраф"):
        assert part in ran.out


def test_replay_for_machines(cli: Cli, record: Path, text: list[str]) -> None:
    moments = json.loads(cli("replay", str(record), "--json").out)
    assert len(moments) == len(text) - 2
    assert [moment["number"] for moment in moments] == list(range(1, len(text) - 1))
    assert set(moments[0]) == {"number", "at_ms", "told", "events", "public", "private"}
    assert set(moments[-1]["private"]) == {"1", "2"}


def test_replay_of_a_seat_shows_what_it_saw(cli: Cli, record: Path) -> None:
    """No card of the other hand is in any sentence, event or view of the first seat."""
    mine = json.loads(cli("replay", str(record), "--json", "--seat", "1").out)
    assert all(set(moment["private"]) == {"1"} for moment in mine)
    drawn = [event for moment in mine for event in moment["events"] if event["type"] == "drew"]
    assert all(event["letter"] is not None for event in drawn if event["seat"] == 0)
    assert all(event["letter"] is None for event in drawn if event["seat"] == 1)
    assert "player 2 берёт карту." in [line for moment in mine for line in moment["told"]]


def test_names_of_strangers_do_nothing_to_a_terminal(cli: Cli, record: Path, text: list[str]) -> None:
    rows = [json.loads(line) for line in text]
    rows[0]["seats"][0]["name"] = "\x1b[2J[red]Ева\n\u202e" + "ы" * 1000
    record.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    ran = cli("replay", str(record))
    assert ran.code == 0
    assert "[red]Ева" in ran.out
    assert not {"\x1b", "\u202e"} & set(ran.out)
    assert "ы" * 100 not in ran.out


def test_replay_of_a_seat_that_is_not_there(refused: Refused, record: Path) -> None:
    assert "Места 3 нет: за этим столом их 2." in refused("replay", str(record), "--seat", "3")
