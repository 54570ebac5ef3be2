"""Reasons of bots are stored with the match and shown when it is over, and never block it."""

import asyncio
from pathlib import Path

import pytest

from server.driving import Site, on_site, until
from server.nodes import match_of, node_on, people, table_for
from server.nodes import until as until_it
from slovoteka.server.live.node import Node
from slovoteka.store.log import Unavailable
from slovoteka.store.rooms import BotReason

BOT_BEGINS = {"game": "forbidden", "options": {"first": 1}}


def test_reasons_are_shown_when_the_match_is_over(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(BOT_BEGINS, {"who": "me"}, {"who": "bot", "level": "beginner"}, start=True)
        path, match = f"/rooms/{room}/reasons", site.match(room)
        number = match.table.number

        async def bot_has_moved() -> bool:
            return bool(await site.node.store.reasons(room))

        await until(bot_has_moved)
        assert await anna.refused("GET", path, status=409) == "not-over"
        await anna.post(f"/rooms/{room}/leave", {"seat": 0})
        sentences = set()
        for language in ("ru", "uk", "en"):
            anna.http.headers["accept-language"] = language
            [reason] = (await (await site.person(accept_language=language)).get(path))["reasons"]
            assert (reason["number"], reason["seat"]) == (number + 1, 1)
            assert match.history.entries[reason["number"] - 1].input.seat == 1
            sentences.add(reason["text"])
        assert len(sentences) == 3
        assert not any(text.startswith("bot-") for text in sentences)

    on_site(tmp_path, do)


def test_there_are_no_reasons_before_the_match(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(BOT_BEGINS, {"who": "me"})
        assert await anna.refused("GET", f"/rooms/{room}/reasons", status=409) == "not-started"
        played, boris, _ = await site.two_in({"game": "forbidden"})
        await boris.post(f"/rooms/{played}/leave", {"seat": 0})
        assert (await boris.get(f"/rooms/{played}/reasons")) == {"reasons": []}

    on_site(tmp_path, do)


def test_a_bot_plays_on_if_its_reasons_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[BotReason] = []

    async def full(_match: str, reason: BotReason) -> None:
        lost.append(reason)
        raise Unavailable("disk full")

    async def run() -> None:
        async with node_on(tmp_path) as node:
            await _play(node)

    async def _play(node: Node) -> None:
        monkeypatch.setattr(node.store, "keep_reason", full)
        guests = await people(node, 1)
        live = await table_for(guests, "forbidden", bots="beginner", options={"first": 1, "seats": 3})
        match = match_of(live)
        await until_it(lambda: bool(lost))
        number = match.table.number
        await match.leave(0)
        await until_it(lambda: match.closing is not None or match.table.number > number + 2)

    asyncio.run(run())
