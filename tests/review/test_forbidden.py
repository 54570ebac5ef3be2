"""Reviews of «Запретные слова»: situations whose verdict is known, and remarks on whole matches."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from match.tables import begin, opened
from review.played import played, reviewed
from rules.forbidden.tables import Play
from slovoteka.bots.bot import Situation
from slovoteka.bots.forbidden.table import look
from slovoteka.core import piles
from slovoteka.core.record import Record
from slovoteka.games.forbidden.actions import Call, Choose, Lay, Pass
from slovoteka.games.forbidden.views import Called, Laid
from slovoteka.review.decisions import story_of
from slovoteka.review.forbidden import REVIEWER
from slovoteka.review.forbidden.judging import JudgedDecision, judge
from slovoteka.review.model import Judged, Remark
from slovoteka.store.memory import MemoryStore
from store.databases import Clock

KEEN = (0.0, 0.0, 0.0, 1.0)
DULL = (1.0, 0.0, 0.0, 0.0)


def decided(
    play: Play,
    seat: int,
    window: str,
    action: Lay | Call | Pass | Choose,
    *,
    rivals: Sequence[float] = KEEN,
    **more: Any,
) -> Judged:
    """What the review says of an action on this table, where all others know that much."""
    seen = Situation(
        seat=seat,
        options=play.options,
        window=play.windows[window],
        public=play.public,
        private=play.private(seat),
        events=(),
    )
    decision = JudgedDecision(
        number=1,
        action=action,
        table=look(seen),
        beliefs=(tuple(rivals),) * play.options.seats,
        struck=(),
        deck=play.options.deck,
        agreed=play.options.jargon_words,
        fine=1 if play.options.false_call == "point" else 0,
        **more,
    )
    return judge(decision)


def codes(judged: Judged) -> list[str]:
    return [remark.code.removeprefix("review-forbidden-") for remark in judged.remarks]


def params_of(judged: Judged, code: str) -> dict[str, str | int]:
    (remark,) = [remark for remark in judged.remarks if remark.code == f"review-forbidden-{code}"]
    return remark.params


# --- letters --------------------------------------------------------------------------------------------------------


def after_ko() -> Play:
    """К and О lie there: Т makes КОТ, Щ and Ь make nothing."""
    return Play().turn("КОИ", "ТЩЬ", mover=0)


def test_the_safest_letter_is_best() -> None:
    safe = decided(after_ko(), 0, "turn", Lay("Щ"))
    assert safe.mark == "best"
    assert safe.cost < 0.005
    best = safe.alternatives[0]
    assert best.remark is not None
    assert best.remark.code == "review-forbidden-letter-safe"


def test_a_letter_that_gives_a_word_costs_what_it_risks() -> None:
    risky = decided(after_ko(), 0, "turn", Lay("Т"))
    assert risky.mark in ("mistake", "blunder")
    assert risky.alternatives[0].written != "+Т"
    (played_letter,) = [one for one in risky.alternatives if one.is_played]
    assert played_letter.remark is not None
    assert played_letter.remark.params["chance"] == 100
    assert params_of(risky, "unseen")["words"], "nobody saw it, so it is named"


def test_a_rare_word_threatens_only_where_somebody_knows_it() -> None:
    play = Play().turn("АИ", "РЩЬ", mover=0)
    keen, dull = (decided(play, 0, "turn", Lay("Р"), rivals=rivals) for rivals in (KEEN, DULL))
    assert params_of(keen, "unseen")["words"] == "АИР"
    assert keen.cost > 0.05
    assert dull.mark == "best"


def test_a_call_that_followed_is_named() -> None:
    called = Called(seat=1, word="КОТ", victim=0, taken="КТ", returned="О")
    judged = decided(after_ko(), 0, "turn", Lay("Т"), called=called)
    assert codes(judged) == ["was-called"]
    assert params_of(judged, "was-called") == {"word": "КОТ", "count": 2}


# --- words and silence ----------------------------------------------------------------------------------------------


def kot_lies_there(**options: Any) -> Play:
    """Seat 0 has laid Т beside К and О."""
    return after_ko_with(**options).lay(0, "Т")


def after_ko_with(**options: Any) -> Play:
    return Play("КОТ", **options).turn("КОИ", "ТЩЬ", mover=0)


def test_a_missed_word_is_named() -> None:
    missed = decided(kot_lies_there(), 1, "respond", Pass())
    assert missed.mark in ("mistake", "blunder")
    assert codes(missed) == ["missed"]
    assert params_of(missed, "missed")["count"] == 2
    assert "!КОТ" in [one.written for one in missed.alternatives]
    assert missed.alternatives[-1].is_played


def test_where_there_is_no_word_there_is_nothing_to_choose() -> None:
    play = after_ko_with().lay(0, "Щ")
    assert decided(play, 1, "respond", Pass()) == Judged(number=1, seat=1, written="нет слова", unit="chance")


def test_calling_the_costliest_word_costs_nothing() -> None:
    right = decided(kot_lies_there(), 1, "respond", Call("КОТ"))
    assert (right.mark, right.cost) == ("best", 0)
    assert right.remarks == ()


def test_a_cheaper_word_is_compared_with_the_better() -> None:
    play = Play("КОТ", "КИТ").turn("КОИТС", "ЛЩЬ", mover=0).lay(0, "Л")
    cheap = decided(play, 1, "respond", Call("КОТ"))
    assert cheap.cost > 0
    assert int(params_of(cheap, "better-word")["count"]) > 2


@pytest.mark.parametrize(("false_call", "fine"), [("free", 0), ("point", 1)])
def test_a_wrong_call(false_call: str, fine: int) -> None:
    play = after_ko_with(false_call=false_call).lay(0, "Щ")
    wrong = decided(play, 1, "respond", Call("ЩОК"), failed=True)
    assert params_of(wrong, "wrong-call") == {"word": "ЩОК", "count": fine}
    assert wrong.mark not in ("best", "good")
    assert (wrong.cost > 0) == bool(fine)
    assert {"нет слова", "!ЩОК"} == {one.written for one in wrong.alternatives}, "it was better to say nothing"


def test_who_must_wait_has_nothing_to_choose() -> None:
    play = kot_lies_there()
    play.set(quiet_until_ms=(0, play.now_ms + 3_000))
    assert decided(play, 1, "respond", Pass()).mark is None


@pytest.mark.parametrize(("victim", "code"), [(1, "silence-cost"), (0, "silence-paid"), (2, "silence-paid")])
def test_what_silence_brought(victim: int, code: str) -> None:
    called = Called(seat=0, word="КОТИК", victim=victim, taken="КТК", returned="ОИ")
    judged = decided(kot_lies_there(seats=3), 1, "respond", Pass(), called_next=called)
    assert codes(judged) == ["missed", code]
    assert params_of(judged, code) == {"word": "КОТИК", "count": 3}


def test_what_another_has_called_was_not_missed() -> None:
    called = Called(seat=2, word="КОТ", victim=0, taken="КТ", returned="О")
    judged = decided(kot_lies_there(seats=3), 1, "respond", Pass(), called=called)
    assert judged.remarks == ()
    assert judged.cost < 0.01, "the keen third player would have called it anyway"


def test_waiting_costs_less_where_another_moves_next() -> None:
    """ZS-37: at a table of three the word may be kept for the next player, of two it threatens oneself."""
    two, three = (
        decided(kot_lies_there(seats=seats), 1 if seats == 2 else 2, "respond", Pass(), rivals=DULL) for seats in (2, 3)
    )
    assert two.cost > three.cost


# --- who goes on ----------------------------------------------------------------------------------------------------


def test_who_goes_on() -> None:
    play = Play("КОТ").turn("КОТИЕ", "ЩФЬ", mover=1, last=0).call(1, "КОТ")
    judged = decided(play, 0, "choose", Choose("left"))
    assert {one.written for one in judged.alternatives} == {"я", "слева"}
    assert judged.cost == pytest.approx(judged.alternatives[0].value - _value(judged, "слева"))


def _value(judged: Judged, written: str) -> float:
    return next(one.value for one in judged.alternatives if one.written == written)


# --- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["standard", "vote", "series", "fined-calls"])
def test_what_came_of_each_letter(variant: str) -> None:
    """Words that were called, and words that nobody saw: which could be made of what lay there."""
    story = story_of(played("forbidden", variant))
    conversations = {moment.entry.number: moment.table.state.conversation for moment in story.moments}
    for one in reviewed("forbidden", variant).judged:
        for remark in one.remarks:
            called = _called_after(story.events(one.number))
            if remark.code == "review-forbidden-was-called":
                assert remark.params["word"] == called
            if remark.code == "review-forbidden-unseen":
                assert called is None
                for word in str(remark.params["words"]).split(", "):
                    assert piles.holds(conversations[one.number], word)


def _called_after(events: Any) -> str | None:
    for event in events:
        if isinstance(event, Called):
            return event.word
        if isinstance(event, Laid):
            return None
    return None


def test_wrong_calls_are_found() -> None:
    async def run() -> Record:
        clock = Clock()
        match = await begin(MemoryStore(clock), seats=3)
        letters = match.table.state.window
        clock.ms += 1_000
        await match.act(0, opened(match, "turn").id, Lay(letters[0]))
        first, second = match.table.state.conversation[:2]
        clock.ms += 1_000
        await match.act(1, opened(match, "respond").id, Call(first + second + letters[0]))
        await match.abandon()
        return match.record()

    lay, call = REVIEWER.decisions(asyncio.run(run()), "quick")
    assert (lay.failed, call.failed) == (False, True)
    assert isinstance(call.action, Call)


def test_what_was_taken_back_is_not_judged() -> None:
    async def run() -> Record:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        window = match.table.state.window
        clock.ms += 1_000
        laid = await match.act(0, opened(match, "turn").id, Lay(window[0]))
        await match.take_back(laid)
        await match.act(0, opened(match, "turn").id, Lay(window[-1]))
        await match.abandon()
        return match.record()

    record = asyncio.run(run())
    (only,) = REVIEWER.decisions(record, "quick")
    assert only.action == Lay(story_of(record).moments[-1].table.state.conversation[-1])


def test_the_sum_names_the_dearest_words() -> None:
    for sums in reviewed("forbidden", "fined-calls").sums:
        missed = _all_of(reviewed("forbidden", "fined-calls").judged, sums.seat, "review-forbidden-missed")
        summaries = [remark for remark in sums.remarks if remark.code == "review-forbidden-sum-missed"]
        assert len(summaries) == bool(missed)
        if missed:
            dearest = max(int(remark.params["count"]) for remark in missed)
            named = str(summaries[0].params["words"]).split(", ")[0]
            assert named in [remark.params["word"] for remark in missed if remark.params["count"] == dearest]
            assert summaries[0].params["count"] == len(missed)


def _all_of(judged: Sequence[Judged], seat: int, code: str) -> list[Remark]:
    return [remark for one in judged if one.seat == seat for remark in one.remarks if remark.code == code]
