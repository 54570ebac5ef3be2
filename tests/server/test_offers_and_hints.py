"""Offers, words by consent and hints in rooms, checked by what people are sent."""

import asyncio
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from match.tables import lay_red, opened, refused
from server.nodes import Guest, Here, match_of, node_on, people, table_for
from slovoteka.core.errors import Illegal
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import AreWords, Asked, EachIsWord, IsWord
from slovoteka.core.words import Why
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.actions import Play
from slovoteka.match.offers import OfferRequest
from slovoteka.match.replay import verify
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import hints, offers, playing, seating, tables
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest
from slovoteka.store.log import Unavailable
from slovoteka.store.rooms import OfferKind, Room


async def offer(live: LiveRoom, guest: Guest, kind: OfferKind, **more: Any) -> Room:
    seat = min(live.seats_of(guest.who.id))
    return await offers.offer(live, guest.who, seat, OfferRequest(kind=kind, **more))


async def agree(live: LiveRoom, guest: Guest, kind: OfferKind) -> Room:
    return await offers.agree(live, guest.who, min(live.seats_of(guest.who.id)), kind, standing(live, kind))


async def decline(live: LiveRoom, guest: Guest, kind: OfferKind) -> Room:
    return await offers.decline(live, guest.who, min(live.seats_of(guest.who.id)), kind, standing(live, kind))


def standing(live: LiveRoom, kind: OfferKind) -> int:
    """The id of the current offer of this kind."""
    return next((held.id for held in live.room.offers if held.kind == kind), 0)


def first_moves(**more: Any) -> dict[str, Any]:
    return {"options": {"first": 0, **more}}


# --- consent --------------------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_a_resume_one_player(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = anya, borya, vera = await people(node, 3)
            live = await table_for(guests, "forbidden", **first_moves(seats=3))
            match = match_of(live)
            await vera.watch(live)
            await offer(live, anya, "pause")
            await agree(live, borya, "pause")
            assert match.table.time.paused_at is None
            assert [held.agreed for held in live.room.offers] == [(0, 1)]
            (*_, seen) = await vera.read("room")
            offered = {"kind": "pause", "by": 0, "agreed": [0, 1], "number": 11}
            assert seen["offers"] == [{"id": standing(live, "pause"), **offered}]
            await agree(live, vera, "pause")
            assert match.table.time.paused_at is not None
            assert not live.room.offers
            await refused(offer(live, anya, "pause"), "paused")
            await offer(live, borya, "resume")
            assert match.table.time.paused_at is None

    asyncio.run(run())


def test_bots_need_not_agree_and_a_person_agrees_for_all_their_chairs(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            wanted = TableTermsRequest(game="forbidden", **first_moves(seats=4))
            chairs = (NewChair(who="me"), NewChair(who="bot"), NewChair(who="me", name="Брат"), NewChair())
            live = await tables.make_room(node, anya.who, NewRoom(conditions=wanted, chairs=chairs, start=True))
            await seating.sit(live, borya.who, None, None, None, is_ready=True)
            await offer(live, anya, "pause")
            assert [held.agreed for held in live.room.offers] == [(0, 2)]
            await agree(live, borya, "pause")
            assert match_of(live).table.time.paused_at is not None
            with pytest.raises(Forbidden, match="not-your-chair"):
                await offers.agree(live, borya.who, 0, "pause", 0)

    asyncio.run(run())


def test_declining_ends_an_offer(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            await offer(live, anya, "abort")
            await decline(live, borya, "abort")
            assert not live.room.offers
            await refused(agree(live, borya, "abort"), "no-offer")
            await refused(decline(live, borya, "abort"), "no-offer")
            await offer(live, anya, "abort")
            await agree(live, borya, "abort")
            assert match_of(live).closing is not None
            assert match_of(live).outcome is None
            verify(match_of(live).record())

    asyncio.run(run())


def test_a_takeback_needs_consent_and_is_refused_in_rated_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            match = match_of(live)
            before = match.table.state
            await borya.watch(live)
            await lay_red(match)
            await offer(live, anya, "takeback")
            await agree(live, borya, "takeback")
            assert match.table.state == before
            hosts = [
                input_["host"]
                for message in await borya.read("told")
                for input_ in message["inputs"]
                if "host" in input_
            ]
            assert [input_["type"] for input_ in hosts] == ["take-back"]
            serious = await table_for(guests, "forbidden", rated=True, **first_moves())
            await lay_red(match_of(serious))
            await refused(offer(serious, anya, "takeback"), "rated-takeback")

    asyncio.run(run())


def test_a_stale_offer_does_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            match = match_of(live)
            await offer(live, anya, "more-time", window=opened(match, "turn").id, extra_ms=60_000)
            await lay_red(match)
            number = match.table.number
            await agree(live, borya, "more-time")
            assert match.table.number == number
            assert not live.room.offers

    asyncio.run(run())


def test_two_clicks_are_one_consent(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            match = match_of(live)
            turn = opened(match, "turn")
            before = match.table.deadline_ms(turn)
            assert before is not None
            await offer(live, anya, "more-time", window=turn.id, extra_ms=60_000)
            clicks = [agree(live, borya, "more-time") for _ in range(3)]
            results = await asyncio.gather(*clicks, return_exceptions=True)
            assert all(not isinstance(result, Exception) or isinstance(result, Illegal) for result in results)
            assert match.table.deadline_ms(turn) == before + 60_000

    asyncio.run(run())


def test_a_rematch_moves_everybody_one_chair_further(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", bots="beginner", **first_moves(seats=3, turn_ms=77_000))
            await offers.leave(live, borya.who, 1)
            await offers.leave(live, anya.who, 0)
            assert match_of(live).closing is not None
            await offer(live, borya, "rematch")
            await asyncio.gather(agree(live, anya, "rematch"), agree(live, anya, "rematch"), return_exceptions=True)
            assert live.room.next is not None
            again = await node.room(live.room.next)
            sat = [(chair.seat, chair.identity, chair.bot) for chair in again.state.chairs]
            assert sat == [(0, None, "beginner"), (1, anya.who.id, None), (2, borya.who.id, None)]
            assert again.room.previous == live.id
            assert again.room.agreement == live.room.agreement
            assert again.room.stage == "gathering", "all have to be ready anew"
            assert len(await node.store.rooms_of(anya.who.id, 10)) == 2, "one rematch, however often they click"

    asyncio.run(run())


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.info.id)
def test_a_match_goes_on_by_its_own_rules_after_a_restart_and_a_rematch_is_played_by_todays(
    tmp_path: Path, kind: GameKind
) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = guests = await people(node, 1)
            live = await table_for(guests, kind.info.id, bots="beginner", options={"seats": 2, "rules": 1})
            assert match_of(live).options.rules == 1
        async with node_on(tmp_path) as node:
            anya, old = anya.at(node), await node.room(live.id)
            assert match_of(old).options.rules == 1
            await offers.leave(old, anya.who, 0)
            verify(match_of(old).record())
            await offer(old, anya, "rematch")
            assert old.room.next is not None
            again = await node.room(old.room.next)
            assert match_of(again).options.rules == kind.info.rules_version

    asyncio.run(run())


def test_a_rematch_with_bots_alone_begins_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = guests = await people(node, 1)
            live = await table_for(guests, "forbidden", bots="beginner", **first_moves())
            await offers.leave(live, anya.who, 0)
            await offer(live, anya, "rematch")
            assert live.room.next is not None
            again = await node.room(live.room.next)
            assert again.room.stage == "playing"
            assert {chair.name for chair in again.state.chairs} == {chair.name for chair in live.state.chairs}

    asyncio.run(run())


def test_agreeing_to_a_replaced_offer_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            await offer(live, anya, "word", word="кот")
            read = standing(live, "word")
            await offer(live, anya, "word", word="ыыы")
            await refused(offers.agree(live, borya.who, 1, "word", read), "offer-changed")
            await refused(offers.decline(live, borya.who, 1, "word", read), "offer-changed")
            assert not live.room.words
            await agree(live, borya, "word")
            assert live.room.words == ("ЫЫЫ",)

    asyncio.run(run())


def test_a_player_who_has_left_decides_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = anya, borya, vera = await people(node, 3)
            live = await table_for(guests, "forbidden", **first_moves(seats=3))
            await offers.leave(live, vera.who, 2)
            await offer(live, anya, "pause")
            await refused(decline(live, vera, "pause"), "has-left")
            await refused(agree(live, vera, "pause"), "has-left")
            await agree(live, borya, "pause")
            assert match_of(live).table.time.paused_at is not None
            await refused(offer(live, vera, "resume"), "has-left")
            assert match_of(live).table.time.paused_at is not None

    asyncio.run(run())


def test_a_hall_has_no_offers_and_no_hints(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            wanted = TableTermsRequest(game="scrabble", variant="duplicate", options={"seats": 10})
            live = await tables.make_room(
                node, anya.who, NewRoom(conditions=wanted, hall=True, chairs=(NewChair(who="me"),))
            )
            await seating.sit(live, borya.who, None, None, None)
            await seating.start(live, anya.who)
            kinds: tuple[OfferKind, ...] = ("pause", "abort", "rematch")
            for kind in kinds:
                await refused(offer(live, anya, kind), "no-offers-in-halls")
            sheet = match_of(live).windows[0].id
            await refused(hints.hint(live, anya.who, 0, sheet, "ru"), "no-hints-in-halls")
            assert not live.room.hints

    asyncio.run(run())


# --- words ----------------------------------------------------------------------------------------------------------


def test_a_word_that_the_dictionary_refuses_counts_by_consent_of_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "scrabble", options={"first": 0})
            match = match_of(live)
            rack = match.game.private(match.table.state, 0).rack.replace("?", "")
            oracle, _ = await node.oracle(match.kind, match.options)
            triples = map("".join, permutations(rack, 3))
            word = next(word for word in triples if oracle.ask(IsWord(word)).why is Why.UNKNOWN)
            with pytest.raises(Illegal) as refusal:
                await playing.act(live, anya.who, 0, opened(match, "turn").id, Play("З8", word), None)
            assert refusal.value.rule == "SM-20"
            await offer(live, anya, "word", word=word.lower())
            assert not live.room.words
            await agree(live, borya, "word")
            assert live.room.words == (word,)
            await playing.act(live, anya.who, 0, opened(match, "turn").id, Play("З8", word), None)
            asked = [asked for entry in match.history.entries for asked in entry.asked]
            assert asked == [Asked(AreWords((word,)), EachIsWord((True,)))], "a replay needs no consent"
            assert match.oracle.ask(IsWord(word)).why is Why.AGREED
            await match.abandon()
            verify(match.record())

    asyncio.run(run())


def test_agreed_words_survive_a_restart_and_are_refused_in_rated_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            serious = await table_for(guests, "forbidden", rated=True, **first_moves())
            await refused(offer(serious, anya, "word", word="ёжж"), "rated")
            live = await table_for(guests, "forbidden", **first_moves())
            await offer(live, anya, "word", word="ёжж")
            await agree(live, borya, "word")
        async with node_on(tmp_path) as node:
            again = await node.room(live.id)
            assert again.room.words == ("ЁЖЖ",)
            assert match_of(again).oracle.words == {"ЁЖЖ", "ЕЖЖ"}, "for games without Ё as well"

    asyncio.run(run())


# --- hints ----------------------------------------------------------------------------------------------------------


def test_everybody_sees_that_a_hint_was_used(tmp_path: Path) -> None:
    async def run() -> None:
        thinker = Here()
        async with node_on(tmp_path, thinker=thinker) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", **first_moves())
            await borya.watch(live)
            turn = opened(match_of(live), "turn").id
            given = await hints.hint(live, anya.who, 0, turn, "ru")
            assert given.reason
            assert given.written
            (*_, seen) = await borya.read("room")
            assert seen["hints"] == [0]
            assert given.reason.encode() not in borya.received, "what it says is for the one who asked"
            assert [(job.situation.seat, job.level) for job in thinker.jobs] == [(0, "master")]
            with pytest.raises(Forbidden):
                await hints.hint(live, borya.who, 0, turn, "ru")
            await refused(hints.hint(live, borya.who, 1, turn, "ru"), "not-invited")
            await playing.act(live, anya.who, 0, turn, given.action, None)
            serious = await table_for(guests, "forbidden", rated=True, **first_moves())
            await refused(hints.hint(serious, anya.who, 0, opened(match_of(serious), "turn").id, "ru"), "rated")

    asyncio.run(run())


@pytest.mark.rule("CN-18")
def test_a_hint_for_an_uninvited_seat_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path, thinker=Here()) as node:
            guests = await people(node, 4)
            live = await table_for(guests, "codenames", options={"first": "red", "captains": [0, 1]})
            clue = opened(match_of(live), "clue").id
            with pytest.raises(Illegal) as refusal:
                await hints.hint(live, guests[2].who, 2, clue, "ru")
            assert (refusal.value.rule, refusal.value.code) == ("CN-18", "captains-clue")

    asyncio.run(run())


@pytest.mark.rule("SM-68")
def test_no_hint_says_whether_a_word_exists(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path, thinker=Here()) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "scrabble", variant="challenge-turn", **first_moves())
            match = match_of(live)
            given = await hints.hint(live, anya.who, 0, opened(match, "turn").id, "ru")
            await playing.act(live, anya.who, 0, opened(match, "turn").id, given.action, None)
            await refused(hints.hint(live, borya.who, 1, opened(match, "respond").id, "ru"), "no-hints-on-words")

    asyncio.run(run())


def test_a_window_has_one_hint_for_many_requests(tmp_path: Path) -> None:
    async def run() -> None:
        thinker = Here()
        async with node_on(tmp_path, thinker=thinker) as node:
            anya, borya = await people(node, 2)
            live = await table_for([anya, borya], "forbidden", **first_moves())
            turn = opened(match_of(live), "turn").id
            given = await asyncio.gather(*[hints.hint(live, anya.who, 0, turn, "ru") for _ in range(10)])
            given.append(await hints.hint(live, anya.who, 0, turn, "ru"))
            assert all(one == given[0] for one in given)
            assert len(thinker.jobs) == 1
            assert live.room.hints == (0,)

    asyncio.run(run())


def test_a_hint_is_stored_before_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await table_for([anya, borya], "forbidden", **first_moves())

            async def away(_: Room) -> None:
                raise Unavailable("disk full")

            monkeypatch.setattr(node.store, "change_room", away)
            turn = opened(match_of(live), "turn").id
            with pytest.raises(Unavailable):
                await hints.hint(live, anya.who, 0, turn, "ru")
            monkeypatch.undo()
            await hints.hint(live, anya.who, 0, turn, "ru")
        async with node_on(tmp_path) as node:
            assert (await node.room(live.id)).room.hints == (0,)

    asyncio.run(run())
