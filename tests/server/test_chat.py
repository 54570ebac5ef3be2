"""Who gets which chat line, and who gets the key: checked on every byte that people receive (CN-26, CN-29)."""

import asyncio
from pathlib import Path

import pytest

from match.tables import opened, refused
from server.nodes import Guest, match_of, node_on, people, table_for
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.actions import Accept, Clue, Touch
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import chat, seating, tables
from slovoteka.server.rooms.tables import NewRoom, TableTermsRequest
from slovoteka.store.people import Audience

RED_BEGINS = {"judge": "off", "first": "red"}


class Codenames:
    """Both captains, their guessers, a spectator and a witness, all watching."""

    def __init__(self, live: LiveRoom, guests: list[Guest]) -> None:
        self.live, self.guests = live, guests
        self.red, self.blue, self.guesser, self.other, self.passer_by, self.seer = guests

    async def heard(self, text: str) -> set[Guest]:
        """Everybody who received this text in any message."""
        for guest in self.guests:
            await guest.read()
        return {guest for guest in self.guests if text.encode() in guest.received}

    async def begin_guessing(self) -> None:
        match = match_of(self.live)
        await match.act(0, opened(match, "clue").id, Clue("НЕОПИСУЕМО", 1))
        for seat in opened(match, "respond").seats:
            await match.act(seat, opened(match, "respond").id, Accept())

    async def end(self) -> None:
        match = match_of(self.live)
        await match.act(2, opened(match, "guess").id, Touch(match.table.state.board[self.key.index("assassin")]))

    @property
    def key(self) -> tuple[str, ...]:
        return tuple(match_of(self.live).table.state.key)


async def codenames(guests: list[Guest]) -> Codenames:
    live = await table_for(guests[:4], "codenames", open_key=True, options=RED_BEGINS)
    for guest in guests:
        await guest.watch(live, key=guest is guests[5])
    return Codenames(live, guests)


@pytest.mark.rule("CN-26", "CN-29")
def test_captains_write_only_to_those_who_know_the_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            table = await codenames(await people(node, 6))
            knowing = {table.red, table.blue, table.seer}
            audiences: tuple[Audience, ...] = ("table", "spectators")
            for stage in ("clue", "guess"):
                assert stage in [held.kind for held in match_of(table.live).windows]
                for speaker in knowing:
                    text = f"секрет {stage} {table.guests.index(speaker)}"
                    await speaker.say(table.live, text)
                    assert await table.heard(text) == knowing
                    for forbidden in audiences:
                        with pytest.raises(Illegal) as refusal:
                            await speaker.say(table.live, text, forbidden)
                        assert (refusal.value.rule, refusal.value.code) == ("CN-26", "only-to")
                if stage == "clue":
                    await table.begin_guessing()

    asyncio.run(run())


@pytest.mark.rule("CN-29")
def test_everybody_reads_guessers_and_only_spectators_read_spectators(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            table = await codenames(await people(node, 6))
            await table.guesser.say(table.live, "думаю, лук")
            assert await table.heard("думаю, лук") == set(table.guests)
            await table.passer_by.say(table.live, "смотрите, как он думает")
            assert await table.heard("смотрите, как он думает") == {table.passer_by, table.seer}
            await refused(table.guesser.say(table.live, "капитан!", "key"), "only-to")
            await refused(table.passer_by.say(table.live, "лук!", "table"), "only-to")

    asyncio.run(run())


@pytest.mark.rule("CN-26")
def test_a_late_watcher_reads_only_allowed_lines(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            table = await codenames(await people(node, 6))
            await table.red.say(table.live, "шёпот капитана")
            await table.passer_by.say(table.live, "шум на трибуне")
            for seat, guest in enumerate(table.guests):
                again = guest.at(node)
                await again.watch(table.live)
                lines = {line["text"] for line in await again.read("line")}
                knows, spectates = seat in (0, 1, 5), seat > 3
                assert ("шёпот капитана" in lines) is knows
                assert ("шум на трибуне" in lines) is spectates

    asyncio.run(run())


@pytest.mark.rule("CN-26")
def test_a_witness_cannot_sit_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 6)
            table = await codenames(guests)
            with pytest.raises((Forbidden, Illegal)):
                await seating.sit(table.live, table.seer.who, None, None, None)
            with pytest.raises(Forbidden, match="only-spectators"):
                await chat.witness(table.live, table.guesser.who)
            wanted = TableTermsRequest(game="codenames", options=RED_BEGINS)
            closed = await tables.make_room(node, guests[0].who, NewRoom(conditions=wanted))
            with pytest.raises(Forbidden, match="key-closed"):
                await chat.witness(closed, guests[5].who)

    asyncio.run(run())


@pytest.mark.rule("CN-26")
def test_a_witness_from_before_the_game_cannot_play_in_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            owner, seer = await people(node, 2)
            wanted = TableTermsRequest(game="codenames", options=RED_BEGINS, open_key=True)
            live = await tables.make_room(node, owner.who, NewRoom(conditions=wanted))
            await seer.watch(live, key=True)
            with pytest.raises((Forbidden, Illegal)):
                await seating.sit(live, seer.who, None, None, None)

    asyncio.run(run())


@pytest.mark.rule("CN-26", "CN-29")
def test_the_key_reaches_captains_and_witnesses_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            table = await codenames(await people(node, 6))
            await table.begin_guessing()
            key = msg(table.key)
            assert await table.heard(key) == {table.red, table.blue, table.seer}
            await table.end()
            assert await table.heard(key) == set(table.guests), "then it lies open"

    asyncio.run(run())


def msg(key: tuple[str, ...]) -> str:
    """The key as it is written in a message."""
    return "[" + ",".join(f'"{owner}"' for owner in key) + "]"


@pytest.mark.rule("CN-26")
def test_everybody_reads_all_lines_after_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            table = await codenames(await people(node, 6))
            await table.red.say(table.live, "я имел в виду лук")
            await table.begin_guessing()
            await table.end()
            assert match_of(table.live).closing is not None
            await table.red.say(table.live, "ну и ну")
            assert await table.heard("ну и ну") == set(table.guests)
            late = await Guest.come(node)
            await late.watch(table.live)
            assert [line["text"] for line in await late.read("line")] == ["я имел в виду лук", "ну и ну"]

    asyncio.run(run())


def test_the_muted_cannot_write_and_the_blocked_are_not_heard(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = anya, borya, vera = await people(node, 3)
            await node.store.block(vera.who.id, borya.who.id, True)
            live = await table_for(guests, "forbidden", options={"first": 0, "seats": 3})
            for guest in guests:
                await guest.watch(live)
            await borya.say(live, "всем привет")
            await anya.read()
            await vera.read()
            assert "всем привет".encode() in anya.received
            assert "всем привет".encode() not in vera.received
            with pytest.raises(Forbidden, match="not-owner"):
                await chat.mute(live, borya.who, anya.who.id, True)
            await chat.mute(live, anya.who, borya.who.id, True)
            await refused(borya.say(live, "ещё раз"), "muted")
            await chat.mute(live, anya.who, borya.who.id, False)
            await borya.say(live, "снова я")
            await anya.read()
            assert "снова я".encode() in anya.received

    asyncio.run(run())
