"""Identities, chat, reports, secrets and the heartbeat, on every database."""

import pytest

from slovoteka.messages.names import FORMER_PLAYER
from slovoteka.store.log import Missing, Store
from slovoteka.store.people import ChatLine, Complaint, Identity, Outage, WordReport
from store.databases import Database
from store.samples import SEED, chair, header, room

ANYA = Identity(id="anya", name="Аня", created_ms=1)


def line(text: str, identity: str = "anya", room_id: str = "r") -> ChatLine:
    return ChatLine(room=room_id, at_ms=5, identity=identity, name="Аня", seat=0, audience="table", text=text)


def complaint(by: str, reason: str = "грубит") -> Complaint:
    return Complaint(at_ms=1, by=by, about="gleb", room="r", reason=reason, line=3)


def report(by: str, word: str) -> WordReport:
    return WordReport(at_ms=1, by=by, word=word, game="scrabble", wrong=False)


def test_an_identity_is_saved_and_changed(database: Database) -> None:
    async def scene(store: Store) -> None:
        assert await store.identity("anya") is None
        await store.save_identity(ANYA)
        assert await store.identity("anya") == ANYA
        renamed = ANYA.but(name="Анна", epoch=2)
        await store.save_identity(renamed)
        assert await store.identity("anya") == renamed

    database.play(scene)


def test_a_person_is_renamed_but_not_brought_back(database: Database) -> None:
    async def scene(store: Store) -> None:
        assert not await store.rename("anya", "Анна")
        assert await store.identity("anya") is None
        await store.save_identity(ANYA.but(epoch=3))
        assert await store.rename("anya", "Анна")
        assert await store.identity("anya") == ANYA.but(name="Анна", epoch=3)
        await store.forget("anya", "Кто-то")
        assert not await store.rename("anya", "Аня")
        assert await store.identity("anya") is None

    database.play(scene)


def test_a_code_works_once_and_in_time(database: Database) -> None:
    async def scene(store: Store) -> None:
        now = database.clock.ms
        await store.add_code("once", "anya", now + 1000)
        await store.add_code("late", "anya", now + 500)
        assert await store.take_code("unknown") is None
        assert await store.take_code("once") == "anya"
        assert await store.take_code("once") is None
        database.clock.ms += 500
        assert await store.take_code("late") is None

    database.play(scene)


def test_lines_are_numbered_in_each_room_and_the_last_are_read(database: Database) -> None:
    async def scene(store: Store) -> None:
        for room_id in ("r", "s"):
            await store.open_room(room(room_id), SEED, [])
        numbers = [await store.add_line(line(f"слово {number}")) for number in range(1, 6)]
        assert numbers == [1, 2, 3, 4, 5]
        assert await store.add_line(line("\x00 и 🦔", room_id="s")) == 1
        assert [stored.text for stored in await store.lines("s", 0, 9)] == ["\x00 и 🦔"]
        assert [stored.number for stored in await store.lines("r", 0, 3)] == [3, 4, 5]
        assert [stored.text for stored in await store.lines("r", 3, 9)] == ["слово 4", "слово 5"]
        with pytest.raises(Missing):
            await store.add_line(line("никому", room_id="nowhere"))

    database.play(scene)


def test_blocks_go_one_way_and_can_be_lifted(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.block("anya", "gleb", on=True)
        await store.block("anya", "gleb", on=True)
        await store.block("anya", "dina", on=True)
        assert await store.blocked("anya") == {"gleb", "dina"}
        assert await store.blocked("gleb") == frozenset()
        await store.block("anya", "gleb", on=False)
        await store.block("anya", "nobody", on=False)
        assert await store.blocked("anya") == {"dina"}

    database.play(scene)


def test_reports_come_the_latest_first(database: Database) -> None:
    async def scene(store: Store) -> None:
        for number in range(3):
            await store.complain(complaint("anya", str(number)))
            await store.report_word(report("anya", f"слово{number}"))
        assert [found.reason for found in await store.complaints(2)] == ["2", "1"]
        assert await store.word_reports(2) == (report("anya", "слово2"), report("anya", "слово1"))

    database.play(scene)


def test_deleting_a_person_deletes_only_their_data(database: Database) -> None:
    async def scene(store: Store) -> None:
        both = [chair(0), chair(1, "borya")]
        await store.open_room(room(title="У Ани", version=1), SEED, both)
        await store.open_room(room("played", owner="borya", title="У Бори"), SEED, both)
        await store.begin(room("played", owner="borya", version=2, stage="playing"), both, header("played"))
        for identity in ("anya", "borya"):
            await store.save_identity(Identity(id=identity, name=identity, created_ms=1))
            await store.add_code(f"code of {identity}", identity, database.clock.ms + 1000)
            await store.add_line(line("привет", identity))
            await store.complain(complaint(identity))
            await store.report_word(report(identity, identity))
        await store.block("anya", "borya", on=True)
        await store.block("borya", "anya", on=True)
        await store.block("borya", "gleb", on=True)

        await store.forget("anya", FORMER_PLAYER)

        for room_id in ("r", "played"):
            assert [taken.name for taken in (await store.room(room_id)).chairs] == [FORMER_PLAYER, "Боря"]
        forgotten, other = (await store.read("played")).header.seats
        assert (forgotten.name, forgotten.name_key) == ("Бывший игрок", FORMER_PLAYER)
        assert (other.name, other.name_key) == ("Боря", None)
        opened = (await store.room("r")).room
        assert (opened.title, opened.version) == ("", 2)
        await store.change_room(opened.but(version=3))
        assert await store.identity("anya") is None
        assert await store.take_code("code of anya") is None
        assert [stored.identity for stored in await store.lines("r", 0, 9)] == ["borya"]
        assert [found.by for found in await store.complaints(9)] == ["borya"]
        assert [found.by for found in await store.word_reports(9)] == ["borya"]
        assert await store.blocked("anya") == frozenset()
        assert await store.blocked("borya") == {"gleb"}
        assert await store.identity("borya") is not None
        assert await store.take_code("code of borya") == "borya"

    database.play(scene)


def test_a_secret_is_made_once_for_all_nodes(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        made = await one.secret("tokens")
        assert len(made) == 32
        assert await other.secret("tokens") == made
        assert await other.secret("else") != made

    database.play_two(scene)


def test_a_silence_of_all_nodes_is_an_outage_for_all(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        clock = database.clock
        began = clock.ms
        assert await one.beat(5000) == ()
        clock.ms += 5000
        assert await other.beat(5000) == ()
        clock.ms += 5001
        outage = Outage(1, began + 5000, began + 10_001)
        assert await one.beat(5000) == (outage,)
        assert await other.beat(5000) == (outage,)
        clock.ms -= 1000  # a node with a clock that is a little slow
        assert await other.beat(5000) == (outage,)
        clock.ms += 1000 + 5000
        assert await other.beat(5000) == (outage,)
        await one.check()
        clock.ms += 6000
        assert len(await one.beat(5000)) == 2

    database.play_two(scene)


def test_a_game_that_no_node_has_gets_its_own_outage(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        clock = database.clock
        began = clock.ms
        assert await one.beat(5000, ("chess", "go")) == ()
        for _ in range(3):  # the game is present as long as any node has it
            clock.ms += 4000
            await other.beat(5000, ("go",))
            await one.beat(5000, ("chess",))
        for _ in range(3):
            clock.ms += 4000
            assert await other.beat(5000, ("go",)) == ()
        clock.ms += 4000
        away = Outage(1, began + 12_000, clock.ms, "chess")
        assert await one.beat(5000, ("chess", "go")) == (away,)
        assert await other.beat(5000, ("go",)) == (away,)
        clock.ms += 60_000  # now the whole site is away, which is one outage and not three
        assert [outage.game for outage in await one.beat(5000, ("chess", "go"))] == ["chess", ""]
        assert (away.stopped("chess"), away.stopped("go")) == (True, False)

    database.play_two(scene)


def test_outages_are_listed_for_forty_days(database: Database) -> None:
    day_ms = 24 * 60 * 60 * 1000

    async def scene(store: Store) -> None:
        began = database.clock.ms
        await store.beat(1000)
        for _ in range(120):
            database.clock.ms += 60_000
            outages = await store.beat(1000)
        assert [outage.id for outage in outages] == list(range(1, 121))
        database.clock.ms = began + 60_000 * 100 + 40 * day_ms
        outages = await store.beat(100 * day_ms)
        assert [outage.id for outage in outages] == list(range(100, 121))
        for _ in range(1000):
            database.clock.ms += 60_000
            outages = await store.beat(1000)
        assert len(outages) == 1000
        assert outages[-1].to_ms == database.clock.ms
        assert sorted(outages, key=lambda outage: outage.to_ms) == list(outages)

    database.play(scene)
