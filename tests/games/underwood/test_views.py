"""Who sees which card, stage by stage. Some cards are marked: one glance at them by a wrong eye is a leak."""

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


class Eyes:
    """All that each seat, and a spectator, has been sent so far, as it goes over the wire."""

    def __init__(self, table: UnderwoodTable) -> None:
        self._table = table
        self._sent: dict[int | None, list[str]] = {seat: [] for seat in (None, *range(table.state.seats))}
        self.look()

    def look(self) -> "Eyes":
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
    eyes = Eyes(table)
    table.type(0, "> К")
    eyes.look()
    table.type(1, "> Д")
    eyes.look()
    assert [eyes.who_saw(card) for card in "ЩЪФЮ"] == [{0}, {1}, {1}, {2}]
    table.type(2, "> Л")
    eyes.look()
    table.type(0, "> О")
    eyes.look()
    table.type(1, "> Ф").type(2, "> Ю")  # out
    eyes.look()
    assert table.state.stage is Stage.BREAK
    assert [eyes.who_saw(card) for card in "ЩЪФЮ"] == [ALL] * 4


def test_a_card_that_is_drawn_is_seen_by_who_drew_it() -> None:
    table = turn_of("КОТ", "ДОМ", "ЛЕС", tape="В", deck="ЩЪФРР")
    eyes = Eyes(table)
    table.draws = list("ЩЪФ")
    table.type(0, "> К")
    eyes.look()
    assert [eyes.who_saw(card) for card in "ЩЪФ"] == [{1}] * 3
    for seat in (0, 2):
        assert table.told(Drew, seat) == [Drew(1)] * 3
    assert sorted(event.card for event in table.told(Drew, 1)) == sorted("ЩЪФ")


@pytest.mark.rule("UW-15")
def test_a_card_from_under_the_deck_is_known_to_all() -> None:
    table = turn_of("КОТ", "ДОМ", "ЛЕС", tape="В", deck="Щ").set(bottom="①?②")
    table.type(0, "> К")
    for seat in ALL:
        assert [event.card for event in table.told(Drew, seat) if event.card != "Щ"][-2:] == ["①", "?"]
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
    assert table.told(PutUnder) == [PutUnder("②")]
    assert (table.public.bottom, table.public.deck_left) == ("②", 120 - 14)


@pytest.mark.rule("UW-21")
def test_a_discard_is_seen_and_its_replacement_is_not() -> None:
    table = turn_of("КОТ⑤", "ДОМ", "ЛЕС", tape="В", deck="ЩЩЩЩ")
    eyes = Eyes(table)
    table.type(0, "сброс 5")
    eyes.look()
    assert eyes.who_saw("Щ") == {0}
    assert table.told(Discarded) == [Discarded(0, 5)]
    assert (table.public.discarded, table.public.hand_sizes) == ("⑤", (4, 3, 3))


@pytest.mark.rule("UW-28")
def test_what_comes_off_the_tape_stays_known() -> None:
    table = turn_of("КОТЩ", "ДОМ", "ЛЕС", tape="НГД", known=["КОТН"])
    eyes = Eyes(table)
    table.type(0, "КОТН лента=1 > Г")
    eyes.look()
    assert table.public.shown == ("Д", "", "")
    assert eyes.who_saw("Щ") == {0}
    table.type(1, "> Д").type(2, "> Л").type(0, "> Д")
    assert table.public.shown == ("", "", "")


def test_equal_cards_cannot_be_told_apart() -> None:
    """One Г of two is known; whoever sees a Г go cannot know that the other is still there."""
    table = turn_of("ГКОТ", "ДОМ", "ЛЕС", tape="НГ", known=["КОТН"]).type(0, "КОТН лента=1 > Г")
    assert table.state.hands[0] == "Г"
    assert table.public.shown == ("", "", "")


# --- tables that vote -----------------------------------------------------------------------------------------------


def put() -> tuple[UnderwoodTable, Eyes]:
    """Seat 0 has put КОТ, its Underwood, a prize card and Щ for the tape before the others; Ъ and Ю stay hidden."""
    words = [[], [laid("Д*ОМ")], []]
    table = turn_of("ККОТЩЪЮ?⑧", "ДОФ", "ЛЕС", tape="Н", words=words, check="vote")
    eyes = Eyes(table)
    table.type(0, "КОТ*Ж приз=8 > Щ")
    return table, eyes.look()


def test_a_turn_before_the_table_shows_its_cards_and_no_other() -> None:
    table, eyes = put()
    turn = Turn((Lay("КОТ*Ж", prize=8),), "Щ")
    assert table.told(TurnPut) == [TurnPut(0, turn)]
    assert (table.public.pending, table.public.stage) == (turn, Stage.RESPOND)
    assert [eyes.who_saw(card) for card in "ЪЮФ"] == [{0}, {0}, {1}]
    assert sorted(table.public.shown[0]) == sorted("КОТЩ?⑧")
    assert table.public.hand_sizes == (9, 3, 3)
    assert [len(row) for row in table.public.words] == [0, 1, 0]


@pytest.mark.parametrize("stands", [True, False])
def test_a_vote_shows_no_card(stands: bool) -> None:
    table, eyes = put()
    table.act(1, Doubt())
    eyes.look()
    vote = Vote(stands)
    table.answer("vote", s0=vote, s1=vote, s2=vote)
    eyes.look()
    assert [eyes.who_saw(card) for card in "ЪЮФ"] == [{0}, {0}, {1}]
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
    eyes = Eyes(table)
    table.draws = ["К"]
    table.time_out("turn")
    eyes.look()
    assert [eyes.who_saw(card) for card in "ЩЪ"] == [{0}, {0}]


def test_the_hand_of_who_left_stays_face_down() -> None:
    table = turn_of("КЩЪ", "ДОМ", "ЛЕС", tape="В")
    eyes = Eyes(table)
    table.leave(0)
    eyes.look()
    assert [eyes.who_saw(card) for card in "ЩЪ"] == [{0}, {0}]
    assert table.public.hand_sizes[0] == 3


def test_the_end_of_a_round_opens_all_hands_and_the_deck_stays_closed() -> None:
    table = turn_of("К①", "ДЮ", "ЛЭ", tape="В", deck="ЩЩЩ")
    eyes = Eyes(table)
    table.type(0, "> К")
    eyes.look()
    (over,) = table.told(RoundOver)
    assert over.hands == table.public.hands == ("①", "ДЮ", "ЛЭ")
    assert [eyes.who_saw(card) for card in "ЮЭ"] == [ALL, ALL]
    assert eyes.who_saw("Щ") == set()


def test_the_words_of_the_host_show_nothing() -> None:
    table = turn_of("КЩЪ", "ДОМ", "ЛЕС", tape="В")
    eyes = Eyes(table)
    for said in (MoreTime(table.windows["turn"].id, 1_000), Pause(), Resume()):
        table.say(said)
        eyes.look()
    assert eyes.who_saw("Щ") == {0}


def test_a_refusal_tells_only_the_asker_of_the_own_cards() -> None:
    table = turn_of("КОТА", "ЩЪФ", "ЛЕС", tape="В", deck="ЮЮЮ")
    for line in ("ЩУКА > А", "КОТ > Щ", "КОТ приз=1 > А", "Ю > А", "К*ОТ > А", "-", "КОТ лента=5 > А"):
        with pytest.raises(Illegal) as refusal:
            table.type(0, line)
        told = _text(refusal.value.params)
        assert not {card for card in "ЪФЛСЮ" if card in told} - set(line)


# --- random play ----------------------------------------------------------------------------------------------------


class Listened(Match):
    """Each card in an event lies open, or is in the hand of the only one who is told."""

    def say(self, said: Input) -> tuple[Fact, ...]:
        is_known = self.state.deck == ""
        facts = super().say(said)
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
    """Public is made of what lies open, and a hand goes to its owner."""
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
