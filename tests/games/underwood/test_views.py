"""Who sees which card, stage by stage. Some cards are marked: if anybody else receives one, it has leaked."""

from random import Random
from typing import Any

import msgspec
import pytest

from games.underwood.test_model import Match
from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact
from slovoteka.core.inputs import Input, MoreTime, Pause, Resume
from slovoteka.games.underwood.actions import Doubt, Lay, Turn, Vote
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Discarded, Drew, Private, PutUnder, RoundOver, TurnPut

PRO, CONTRA = Vote(True), Vote(False)


class SentMessages:
    """Everything that each seat and a spectator have been sent so far, as on the wire."""

    def __init__(self, table: UnderwoodTable) -> None:
        self._table = table
        self._sent: dict[int | None, list[str]] = {seat: [] for seat in (None, *range(table.state.seats))}
        self.collect()

    def collect(self) -> "SentMessages":
        """After each input."""
        table = self._table
        for seat, sent in self._sent.items():
            events = [fact.event for fact in table.facts if fact.is_seen_by(seat)]
            windows = table.game.windows(table.state)
            own = [] if seat is None else [table.private(seat)]
            sent += [_text(seen) for seen in (*events, table.public, windows, *own)]
        return self

    def who_saw(self, card: str) -> set[int | None]:
        return {seat for seat, sent in self._sent.items() if any(card in text for text in sent)}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


ALL: set[int | None] = {None, 0, 1, 2}


# --- the marked cards -----------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_seat_until_the_round_ends() -> None:
    table = turn_of("КОТЩ", "ДЪФ", "ЛЮ", tape="В", known=["КОТ"])
    sent = SentMessages(table)
    table.type(0, "> К")
    sent.collect()
    table.type(1, "> Д")
    sent.collect()
    assert [sent.who_saw(card) for card in "ЩЪФЮ"] == [{0}, {1}, {1}, {2}]
    table.type(2, "> Л")
    sent.collect()
    table.type(0, "> О")
    sent.collect()
    table.type(1, "> Ф").type(2, "> Ю")  # out
    sent.collect()
    assert table.state.stage is Stage.BREAK
    assert [sent.who_saw(card) for card in "ЩЪФЮ"] == [ALL] * 4


def test_a_card_that_is_drawn_is_seen_by_who_drew_it() -> None:
    table = turn_of("КОТ", "ДОМ", "ЛЕС", tape="В", deck="ЩЪФРР")
    sent = SentMessages(table)
    table.draws = list("ЩЪФ")
    table.type(0, "> К")
    sent.collect()
    assert [sent.who_saw(card) for card in "ЩЪФ"] == [{1}] * 3
    for seat in (0, 2):
        assert table.events_of(Drew, seat) == [Drew(1)] * 3
    assert sorted(event.card for event in table.events_of(Drew, 1)) == sorted("ЩЪФ")


@pytest.mark.rule("UW-15")
def test_a_card_from_under_the_deck_is_known_to_all() -> None:
    table = turn_of("КОТ", "ДОМ", "ЛЕС", tape="В", deck="Щ").set(bottom="①?②")
    table.type(0, "> К")
    for seat in ALL:
        assert [event.card for event in table.events_of(Drew, seat) if event.card != "Щ"][-2:] == ["①", "?"]
    assert [sorted(shown) for shown in table.public.shown] == [[], ["?", "①"], []]
    assert table.public.bottom == "②"


@pytest.mark.rule("UW-15")
def test_what_is_turned_up_and_put_under_is_seen_by_all() -> None:
    table = UnderwoodTable(seats=2)
    while table.state.stage is not Stage.FIRST:
        table.draw()
    table.facts = []
    table.draws = ["②", "К"]
    table.draw()
    assert table.events_of(PutUnder) == [PutUnder("②")]
    assert (table.public.bottom, table.public.deck_left) == ("②", 120 - 14)


@pytest.mark.rule("UW-21")
def test_a_discard_is_seen_and_its_replacement_is_not() -> None:
    table = turn_of("КОТ⑤", "ДОМ", "ЛЕС", tape="В", deck="ЩЩЩЩ")
    sent = SentMessages(table)
    table.type(0, "сброс 5")
    sent.collect()
    assert sent.who_saw("Щ") == {0}
    assert table.events_of(Discarded) == [Discarded(0, 5)]
    assert (table.public.discarded, table.public.hand_sizes) == ("⑤", (4, 3, 3))


@pytest.mark.rule("UW-28")
def test_what_comes_off_the_tape_stays_known() -> None:
    table = turn_of("КОТЩ", "ДОМ", "ЛЕС", tape="НГД", known=["КОТН"])
    sent = SentMessages(table)
    table.type(0, "КОТН лента=1 > Г")
    sent.collect()
    assert table.public.shown == ("Д", "", "")
    assert sent.who_saw("Щ") == {0}
    table.type(1, "> Д").type(2, "> Л").type(0, "> Д")
    assert table.public.shown == ("", "", "")


def test_equal_cards_cannot_be_distinguished() -> None:
    """One Г of two is known; somebody who sees a Г go cannot know that the other is still there."""
    table = turn_of("ГКОТ", "ДОМ", "ЛЕС", tape="НГ", known=["КОТН"]).type(0, "КОТН лента=1 > Г")
    assert table.state.hands[0] == "Г"
    assert table.public.shown == ("", "", "")


# --- tables that vote -----------------------------------------------------------------------------------------------


def put() -> tuple[UnderwoodTable, SentMessages]:
    """Seat 0 has shown КОТ, its Underwood, a prize card and Щ for the tape; Ъ and Ю stay hidden."""
    words = [[], [laid("Д*ОМ")], []]
    table = turn_of("ККОТЩЪЮ?⑧", "ДОФ", "ЛЕС", tape="Н", words=words, check="vote")
    sent = SentMessages(table)
    table.type(0, "КОТ*Ж приз=8 > Щ")
    return table, sent.collect()


def test_a_turn_before_the_table_shows_its_cards_and_no_other() -> None:
    table, sent = put()
    turn = Turn((Lay("КОТ*Ж", prize=8),), "Щ")
    assert table.events_of(TurnPut) == [TurnPut(0, turn)]
    assert (table.public.pending, table.public.stage) == (turn, Stage.RESPOND)
    assert [sent.who_saw(card) for card in "ЪЮФ"] == [{0}, {0}, {1}]
    assert sorted(table.public.shown[0]) == sorted("КОТЩ?⑧")
    assert table.public.hand_sizes == (9, 3, 3)
    assert [len(row) for row in table.public.words] == [0, 1, 0]


@pytest.mark.parametrize("stands", [True, False])
def test_a_vote_shows_no_card(stands: bool) -> None:
    table, sent = put()
    table.act(1, Doubt())
    sent.collect()
    vote = Vote(stands)
    table.answer("vote", s0=vote, s1=vote, s2=vote)
    sent.collect()
    assert [sent.who_saw(card) for card in "ЪЮФ"] == [{0}, {0}, {1}]
    assert sorted(table.public.shown[0]) == ([] if stands else sorted("КОТЩ?⑧"))
    assert table.public.pending is None


def test_votes_are_secret_until_all_are_in() -> None:
    table, _ = put()
    table.act(2, Doubt())
    table.answer("vote", s0=PRO, s1=CONTRA, s2=CONTRA)
    (voted,) = [event for event in table.events if hasattr(event, "stands")]
    assert (voted.pro, voted.contra, voted.stands) == ((0,), (1, 2), False)


# --- late, gone, over -----------------------------------------------------------------------------------------------


def test_who_is_late_shows_one_card_only() -> None:
    table = turn_of("КЩЪ", "ДОМ", "ЛЕС", tape="В")
    sent = SentMessages(table)
    table.draws = ["К"]
    table.time_out("turn")
    sent.collect()
    assert [sent.who_saw(card) for card in "ЩЪ"] == [{0}, {0}]


def test_the_hand_of_who_left_stays_face_down() -> None:
    table = turn_of("КЩЪ", "ДОМ", "ЛЕС", tape="В")
    sent = SentMessages(table)
    table.leave(0)
    sent.collect()
    assert [sent.who_saw(card) for card in "ЩЪ"] == [{0}, {0}]
    assert table.public.hand_sizes[0] == 3


def test_the_end_of_a_round_opens_all_hands_and_the_deck_stays_closed() -> None:
    table = turn_of("К①", "ДЮ", "ЛЭ", tape="В", deck="ЩЩЩ")
    sent = SentMessages(table)
    table.type(0, "> К")
    sent.collect()
    (over,) = table.events_of(RoundOver)
    assert over.hands == table.public.hands == ("①", "ДЮ", "ЛЭ")
    assert [sent.who_saw(card) for card in "ЮЭ"] == [ALL, ALL]
    assert sent.who_saw("Щ") == set()


def test_the_words_of_the_host_show_nothing() -> None:
    table = turn_of("КЩЪ", "ДОМ", "ЛЕС", tape="В")
    sent = SentMessages(table)
    for match_input in (MoreTime(table.windows["turn"].id, 1_000), Pause(), Resume()):
        table.apply_input(match_input)
        sent.collect()
    assert sent.who_saw("Щ") == {0}


def test_a_refusal_tells_only_the_asker_of_the_own_cards() -> None:
    table = turn_of("КОТА", "ЩЪФ", "ЛЕС", tape="В", deck="ЮЮЮ")
    for line in ("ЩУКА > А", "КОТ > Щ", "КОТ приз=1 > А", "Ю > А", "К*ОТ > А", "-", "КОТ лента=5 > А"):
        with pytest.raises(Illegal) as refusal:
            table.type(0, line)
        message = _text(refusal.value.params)
        assert not {card for card in "ЪФЛСЮ" if card in message} - set(line)


# --- random play ----------------------------------------------------------------------------------------------------


class Listened(Match):
    """Each card in an event is open, or is in the hand of the only seat that sees the event."""

    def apply_input(self, match_input: Input) -> tuple[Fact, ...]:
        is_known = self.state.deck == ""
        facts = super().apply_input(match_input)
        for fact in facts:
            if not isinstance(fact.event, Drew) or (fact.event.card and is_known):
                assert fact.audience is None
            elif fact.event.card:
                assert fact.audience == (fact.event.seat,)
        check_views(self)
        return facts


@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 4, "check": "vote"}, {"seats": 2}])
def test_events_hold_no_card_that_their_audience_may_not_see(options: dict[str, Any]) -> None:
    match = Listened(Random(1), rounds=2, **options)
    match.draw_all()
    while not match.is_over and match.table.number < 400:
        match.move()
    assert match.seen["drew"] > 30


def check_views(match: Match) -> None:
    """The public view has only open cards, and a hand goes to its owner."""
    state, public = match.state, match.game.public(match.state)
    assert (public.hands is None) == (state.stage not in (Stage.BREAK, Stage.OVER))
    assert public.deck_left == len(state.deck) + len(state.bottom)
    for seat in range(state.seats):
        assert match.game.private(state, seat) == Private(hand=state.hands[seat])


def test_the_whole_table_can_be_written_and_read() -> None:
    table, _ = put()
    for value, kind in (
        (table.state, KIND.types.state),
        (table.public, KIND.types.public),
        (table.private(0), KIND.types.private),
    ):
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
