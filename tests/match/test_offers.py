"""Offers: which are possible, who must agree, and when they are stale.

`tests/server/test_offers_and_hints.py` tests how they are carried out in a room.
"""

import asyncio
from itertools import permutations
from typing import Any

import pytest

from conformance.play import exists
from match.tables import begin, lay_red, opened
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.oracle import AreWords, IsWord
from slovoteka.core.words import Why
from slovoteka.games.forbidden.actions import Call, Pass
from slovoteka.match import offers
from slovoteka.match.host import Match
from slovoteka.match.offers import OfferRequest
from slovoteka.match.replay import verify
from slovoteka.store.memory import MemoryStore
from slovoteka.store.rooms import Chair, Offer, OfferKind, Room
from store.databases import Clock
from store.samples import chair, room

PEOPLE = (chair(0, "anya"), chair(1, "borya"))


def made(kind: OfferKind, **more: Any) -> Offer:
    return Offer(**{"id": 1, "kind": kind, "by": 0, "agreed": (0,), "number": 0, **more})


def rated() -> Room:
    return room(agreement=room().agreement.but(rated=True))


def refuses(match: Match, at: Room, offer: OfferRequest, code: str, seat: int = 0) -> None:
    with pytest.raises(Illegal) as refusal:
        offers.offer(match, at, seat, offer)
    assert refusal.value.code == code


def test_an_offer_is_completed_by_the_host() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        offered = offers.offer(match, room(version=7), 1, OfferRequest(kind="pause"))
        assert offered == Offer(id=7, kind="pause", by=1, agreed=(1,), number=match.table.number)

    asyncio.run(run())


def test_impossible_offers_are_refused() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        turn = opened(match, "turn").id
        refuses(match, room(), OfferRequest(kind="resume"), "not-paused")
        refuses(match, room(), OfferRequest(kind="rematch"), "still-playing")
        refuses(match, room(), OfferRequest(kind="takeback"), "no-move-yet")
        refuses(match, room(), OfferRequest(kind="more-time", window="turn:99", extra_ms=9_000), "stale")
        for extra_ms in (4_999, 3_600_001, 0, -9_000):
            with pytest.raises(Unreadable, match="more-time"):
                offers.offer(match, room(), 0, OfferRequest(kind="more-time", window=turn, extra_ms=extra_ms))
        with pytest.raises(Unreadable):
            offers.offer(match, room(), 0, OfferRequest(kind="word", word="<b>"))
        full = room(words=tuple(map(str, range(offers.MOST_WORDS))))
        refuses(match, full, OfferRequest(kind="word", word="щука"), "too-many-words")
        await match.pause()
        refuses(match, room(), OfferRequest(kind="pause"), "paused")
        await match.abandon()
        kinds: tuple[OfferKind, ...] = ("pause", "resume", "takeback", "more-time", "word", "abort")
        for kind in kinds:
            refuses(match, room(), OfferRequest(kind=kind, word="щука", window=turn, extra_ms=9_000), "over")
        assert offers.offer(match, room(), 0, OfferRequest(kind="rematch")).kind == "rematch"

    asyncio.run(run())


def test_rated_games_have_no_takebacks_and_no_words_by_consent() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        await lay_red(match)
        refuses(match, rated(), OfferRequest(kind="takeback"), "rated-takeback")
        refuses(match, rated(), OfferRequest(kind="word", word="щука"), "rated")
        assert offers.offer(match, room(), 0, OfferRequest(kind="takeback")).number == match.table.number
        assert offers.offer(match, rated(), 0, OfferRequest(kind="pause")).kind == "pause"

    asyncio.run(run())


def test_three_moves_are_taken_back_in_a_game_at_most() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        for _ in range(offers.MOST_TAKEBACKS):
            number = await lay_red(match)
            assert offers.offer(match, room(), 0, OfferRequest(kind="takeback")).number == number
            await match.take_back(number)
        await lay_red(match)
        refuses(match, room(), OfferRequest(kind="takeback"), "enough-takebacks")

    asyncio.run(run())


def test_time_can_be_added_only_where_it_runs_and_words_only_where_there_is_a_dictionary() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), turn_ms=None, seats=3, check="vote")
        refuses(
            match, room(), OfferRequest(kind="more-time", window=opened(match, "turn").id, extra_ms=9_000), "no-limit"
        )
        refuses(match, room(), OfferRequest(kind="word", word="щука"), "no-dictionary")

    asyncio.run(run())


def test_players_who_have_left_and_halls_have_no_offers() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), seats=4)
        await match.leave(1)
        refuses(match, room(), OfferRequest(kind="pause"), "has-left", seat=1)
        refuses(match, room(hall=True), OfferRequest(kind="pause"), "no-offers-in-halls")
        await match.abandon()
        assert offers.offer(match, room(), 1, OfferRequest(kind="rematch")).by == 1, "but may play again"

    asyncio.run(run())


def test_a_lone_player_cannot_fill_the_log() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        for _ in range(offers.MOST_OF_THE_HOST // 2):
            offers.offer(match, room(), 0, OfferRequest(kind="pause"))
            await match.pause()
            await match.go_on()
        refuses(match, room(), OfferRequest(kind="pause"), "enough-words")
        await match.pause()  # a pause that was offered before the limit was reached
        assert offers.offer(match, room(), 0, OfferRequest(kind="resume")).kind == "resume", "nobody is held in a pause"
        await match.abandon()
        assert offers.offer(match, room(), 0, OfferRequest(kind="rematch")).kind == "rematch", (
            "a new match, a new count"
        )

    asyncio.run(run())


def test_people_who_still_play_must_agree() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), seats=4)
        bot = Chair(seat=2, name="Вера", bot="master")
        chairs = (*PEOPLE, bot, chair(3, "anya"))
        assert offers.asked(match, chairs, made("pause")) == {0, 1, 3}, "bots never mind"
        assert offers.asked(match, chairs, made("resume")) == {0}, "nobody is held in a pause"
        await match.leave(1)
        assert offers.asked(match, chairs, made("pause")) == {0, 3}, "who has left has no say"
        await match.abandon()
        assert offers.asked(match, chairs, made("rematch")) == {0, 1, 3}, "but may play again"

    asyncio.run(run())


def test_there_can_be_one_offer_of_each_kind() -> None:
    pause, abort = made("pause", id=4), made("abort", id=5)
    held = offers.with_offer(offers.with_offer(room(), pause), abort)
    assert held.offers == (pause, abort)
    assert held.version == room().version + 2
    again = offers.with_offer(held, pause.but(by=1))
    assert [offer.by for offer in again.offers if offer.kind == "pause"] == [1]
    both = offers.agreed(held, "pause", 4, (1, 0, 3))
    assert both.agreed == (0, 1, 3)
    assert offers.without_offer(held, "pause").offers == (abort,)
    with pytest.raises(Illegal, match="no-offer"):
        offers.find(room(), "pause", 4)
    with pytest.raises(Illegal, match="offer-changed"):
        offers.agreed(held, "pause", 3, (1,))


def test_an_offer_goes_stale_when_it_would_do_something_else() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        more = offers.offer(
            match, room(), 0, OfferRequest(kind="more-time", window=opened(match, "turn").id, extra_ms=9_000)
        )
        pause = offers.offer(match, room(), 0, OfferRequest(kind="pause"))
        assert offers.is_still_open(match, more)
        await lay_red(match)
        assert not offers.is_still_open(match, more)
        assert offers.is_still_open(match, pause)
        back = offers.offer(match, room(), 0, OfferRequest(kind="takeback"))
        await match.act(1, opened(match, "respond").id, Pass())
        assert offers.is_still_open(match, back), "the reply goes back with it"
        await lay_red(match)
        await match.act(0, opened(match, "respond").id, Pass())
        assert not offers.is_still_open(match, back), "the last action of seat 0 is another one now"

    asyncio.run(run())


def test_a_word_counts_by_consent_and_the_verdict_says_so() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        await lay_red(match)
        word = next(word for word in map("".join, permutations(match.table.state.conversation)) if not exists(word))
        agreed = offers.offer(match, room(), 0, OfferRequest(kind="word", word=word.lower()))
        assert agreed.word == word
        match.oracle.words = frozenset({agreed.word})
        await match.act(1, opened(match, "respond").id, Call(word))
        (asked,) = [asked for entry in match.history.entries for asked in entry.asked]
        assert asked.question == IsWord(word)
        assert getattr(asked.answer, "why", None) is Why.AGREED
        assert match.oracle.ask(AreWords((word, "ЪЪЪЪ"))).each == (True, exists("ЪЪЪЪ"))
        await match.abandon()
        verify(match.record())

    asyncio.run(run())
