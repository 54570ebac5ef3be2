"""Well-formed but absurd moves: the site performs them or says what is wrong, and never fails."""

import asyncio
import json
import typing
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from harness.site import Site, ask
from server.test_fuzz_frames import BATCH, Table, answers, line_of, make_table
from slovoteka.games import registry

Json = Any
QUICK = (("forbidden", "standard"), ("underwood", "standard"), ("codenames", "standard"), ("scrabble", "challenge"))
OTHERS = (
    *(("forbidden", "vote"), ("underwood", "vote"), ("codenames", "friends"), ("scrabble", "standard")),
    *(("scrabble", name) for name in ("two-bags", "jacks", "theme-vote", "bilingual-uk", "duplicate", "bingo")),
    *(("scrabble", name) for name in ("reverse", "vote")),
)
TEXTS = (
    *("", "\0", "\ud800", "А", "ё", "ЖУК", "жук", "з8", "З8", "8З", "15О", "А0", "99Щ", "?", "??", "*", "a", "кот кот"),
    *("К-Т", "\u0301й", "Ё" * 15, "Ё" * 60, "🀄", "'", "%", "{}", "red", "\u202e", "СОБАКА", "І", "ґ", "10⁹"),
)
NUMBERS = (0, 1, -1, 9, 10, 24, 25, 255, 2**31, 2**63 - 1, -(2**63))
LENGTHS = (0, 1, 1, 2, 3, 7, 40)


class Absurd:
    """Values of any type that an action may have."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def value(self, kind: Any) -> Json:
        plain = {str: TEXTS, int: NUMBERS, bool: (True, False), type(None): (None,)}
        if kind in plain:
            return self._chance.choice(plain[kind])
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.action(kind)
        inner = typing.get_args(kind)
        if typing.get_origin(kind) is typing.Literal:
            return self._chance.choice(inner)
        if typing.get_origin(kind) is tuple:
            many = inner[:1] * self._chance.choice(LENGTHS) if inner[-1] is ... else inner
            return [self.value(item) for item in many]
        return self.value(self._chance.choice(inner))

    def action(self, kind: type[msgspec.Struct]) -> Json:
        config, hints = kind.__struct_config__, typing.get_type_hints(kind)
        tag = {config.tag_field: config.tag} if config.tag_field else {}
        given = [field for field in msgspec.structs.fields(kind) if field.required or self._chance.random() < 0.5]
        return {**tag, **{field.encode_name: self.value(hints[field.name]) for field in given}}


def _frames(table: Table, shown: Json, seat: int, chance: Random) -> list[Json]:
    """Every kind of action of the game for every window that invites this seat."""
    kind, absurd = registry.find(table.game), Absurd(chance)
    frames = [
        {"t": "act", "room": table.room, "seat": seat, "window": window["id"], "action": absurd.action(action)}
        for window in shown.get("windows", ())
        if seat in window["seats"]
        for action in typing.get_args(kind.types.action)
        for _ in range(3)
    ]
    chance.shuffle(frames)
    return frames[:BATCH]


async def _try_moves(site: Site, table: Table, rounds: int, chance: Random) -> Counter[str]:
    codes: Counter[str] = Counter()
    for _ in range(rounds):
        shown = ask(site.url, table.tokens[0], "GET", f"/rooms/{table.room}/view")["table"]
        for seat, token in enumerate(table.tokens):
            frames = _frames(table, shown, seat, chance)
            async with line_of(site, token) as line:
                for frame in frames:
                    await line.send(json.dumps(frame))
                for frame, answer in zip(frames, await answers(line, len(frames)), strict=True):
                    problem = answer.get("problem") or {"status": 0, "code": answer["t"]}
                    assert problem["status"] < 500, f"{frame}: {problem}"
                    codes[problem["code"]] += 1
    return codes


def _assert_all_answered(folder: Path, games: tuple[tuple[str, str], ...], rounds: int) -> None:
    async def run(site: Site) -> None:
        for game, variant in games:
            codes = await _try_moves(site, await make_table(site, game, variant), rounds, Random(f"{game}:{variant}"))
            assert len(codes) > 3, f"{game}, {variant}: {codes}"

    with Site(folder) as site:
        asyncio.run(run(site))
    assert b"error" not in site.log.read_bytes().lower(), site.log.read_text()[:3_000]


def test_absurd_moves_are_answered(tmp_path: Path) -> None:
    _assert_all_answered(tmp_path, QUICK, 4)


@pytest.mark.full
def test_absurd_moves_of_every_kind_are_answered(tmp_path: Path) -> None:
    _assert_all_answered(tmp_path, (*QUICK, *OTHERS), 12)
