"""Windows: who is invited where, their ids and limits, stale and closed ones; and a replay gives the same game."""

from typing import Any

import msgspec
import pytest

from games.scrabble.tables import ACCEPT, CHALLENGE, EveryWord, Table
from rules.scrabble.boards import lying
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState as Folded
from slovoteka.core.fold import advance
from slovoteka.core.game import Fact, Window
from slovoteka.core.inputs import Act, Close, Entry, Input, MoreTime, SealedAnswer
from slovoteka.games.scrabble.actions import Accept, Challenge, Exchange, Pass, Pick, Swap, Take, ThemeVote, Vote
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.state import State

HOUSE = lying("З8 ДОМ")
EVERYTHING: dict[str, Any] = {"seats": 3, "words": "vote", "theme": "дом", "two_bags": True, "reusable_blanks": True}
LIMITS = {"turn_ms": 1_000, "respond_ms": 2_000, "vote_ms": 3_000, "draw_ms": 4_000}


def everything(**options: Any) -> Table:
    """A table with every kind of window."""
    return Table(**EVERYTHING | options).turn(HOUSE, "АЛАНКИТ")


# --- ids ------------------------------------------------------------------------------------------------------------


def test_every_window_has_a_new_id_and_begins_when_it_opens() -> None:
    table = everything()
    seen: list[str] = []

    def opened(kind: str, seats: tuple[int, ...]) -> None:
        window = table.window
        assert (window.kind, window.seats, window.opened_ms) == (kind, seats, table.now_ms)
        assert window.id == f"{kind}:{table.state.table}"
        assert window.id not in seen
        assert window.blocking
        seen.append(window.id)
        table.wait(500)

    opened("turn", (0,))
    table.move("З8 ДОМА #ДОМА")
    opened("respond", (1, 2))
    table.act(1, CHALLENGE)
    opened("vote", (0, 1, 2))
    table.answers({0: "за", 1: "против", 2: "за"})
    opened("theme", (1, 2))
    table.answers({1: "не тема", 2: "не тема"})
    opened("draw", (0,))
    table.move("гласная")
    opened("turn", (1,))
    table.move("пас")
    opened("turn", (2,))
    table.move("пас")
    opened("turn", (0,))
    numbers = [int(name.partition(":")[2]) for name in seen]
    assert numbers == sorted({*numbers})


def test_a_swap_makes_the_turn_anew_but_not_its_time() -> None:
    """An answer names the table that its sender has seen; the limit of the turn does not change."""
    table = Table(reusable_blanks=True).turn(lying("З8 дОМ"), "ДЛАНКИТ")
    before = table.window
    table.wait(1_000).move("З8=Д")
    assert table.window.id != before.id
    assert (table.window.opened_ms, table.window.limit_ms) == (before.opened_ms, before.limit_ms)
    table.refused(0, "пас", "host", "stale", before.id)


def test_accepting_does_not_make_the_others_answers_stale() -> None:
    table = Table(seats=4, words="challenge").turn(HOUSE, "АЛАНКИТ").move("З8 ДОМА")
    before = table.window
    table.act(2, ACCEPT)
    respond, challenge = table.game.windows(table.state)
    assert (respond.id, respond.seats) == (before.id, (1, 3))
    assert (challenge.kind, challenge.seats, challenge.blocking) == ("challenge", (2,), False)
    table.refused(2, ACCEPT, "host", "not-invited", before.id)
    table.refused(2, ACCEPT, "SM-22", "not-now", challenge.id)
    table.act(3, ACCEPT, before.id).act(1, ACCEPT, before.id)
    assert table.window.kind == "turn"


# --- closed and stale -----------------------------------------------------------------------------------------------


def test_a_challenge_after_the_window_has_closed() -> None:
    table = Table(words="challenge").turn(HOUSE, "АЛАНКИТ").move("З8 ДОМА")
    old = table.window.id
    table.time_out().refused(1, CHALLENGE, "host", "closed", old)


def test_a_challenge_of_the_play_before() -> None:
    table = Table(words="challenge").turn(HOUSE, "АЛАНКИТ", "ОРЕСТВУ").move("З8 ДОМА")
    old = table.window.id
    table.stand().move("9З ОРЕ").refused(0, CHALLENGE, "host", "stale", old)


def test_a_turn_that_is_over() -> None:
    table = Table(words="challenge").turn(HOUSE, "АЛАНКИТ")
    old = table.window.id
    table.move("З8 ДОМА").refused(0, "пас", "host", "closed", old)
    table.stand().refused(0, "пас", "host", "stale", old)


@pytest.mark.parametrize("name", ["", ":", "turn", "turn:999", "respond:1", "рука:1", "turn:" + "9" * 5_000])
def test_a_window_that_was_never_there(name: str) -> None:
    refusal = Table().turn(HOUSE).refusal(Act(0, name, {"type": "pass"}))
    assert isinstance(refusal, Illegal)
    assert refusal.rule == "host"


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_seat_that_is_not_invited(seat: int) -> None:
    Table().turn(HOUSE).refused(seat, "пас", "host", "not-invited")


def test_after_the_end_nothing_is_open() -> None:
    table = Table().turn(HOUSE)
    old = table.window.id
    table.move("пас", "пас", "пас", "пас")
    assert table.game.windows(table.state) == ()
    table.refused(0, "пас", "host", "closed", old)


def test_nothing_is_offered_while_a_draw_is_due() -> None:
    table = Table(first=None)
    table.draws = ["Б", "А"]
    draws = 0
    while table.game.chance(table.state) is not None:
        assert table.game.windows(table.state) == ()
        table.refused(0, "пас", "host", "closed", "turn:0")
        table.draw()
        draws += 1
    assert draws == 2 + 14
    assert (table.window.kind, table.window.seats) == ("turn", (1,))


def test_sealed_windows_take_no_open_answers() -> None:
    table = everything().move("З8 ДОМА #ДОМА").act(1, CHALLENGE)
    table.refused(0, "за", "host", "sealed")
    table.answers({0: "за", 1: "за", 2: "за"}).refused(1, "не тема", "host", "sealed")


# --- what each takes ------------------------------------------------------------------------------------------------

ONE_OF_EACH = {
    "turn": ["пас", "обмен А", "З8 ДОМА", "З11:А"],
    "respond": [ACCEPT, CHALLENGE],
    "vote": ["за", "против"],
    "theme": ["тема ДОМА", "не тема"],
    "draw": ["гласная", "согласная"],
    "pick": ["взять АБВГДЕЖ"],
    "other modes": ["снять З8", "пишу КОРАБЛЬ НАДЕЖДА", "есть", "нет", "бинго"],
}


def at_window(kind: str) -> Table:
    if kind == "pick":
        return Table(mode="solitaire", solitaire="face-up")
    table = everything()
    if kind != "turn":
        table.move("З8 ДОМА #ДОМА")
    if kind == "vote":
        table.act(1, CHALLENGE)
    if kind in ("theme", "draw"):
        table.stand()
    if kind == "draw":
        table.answers({})
    assert table.window.kind == kind
    return table


RULES = {"turn": "SM-38", "respond": "SM-22", "vote": "SM-22", "theme": "SM-G18", "draw": "SM-75", "pick": "SM-90"}


@pytest.mark.parametrize("kind", RULES)
def test_a_window_takes_its_own_actions_and_refuses_all_others_by_its_rule(kind: str) -> None:
    table = at_window(kind)
    window = table.window
    for home, lines in ONE_OF_EACH.items():
        for line in lines:
            action = KIND.notation.read(line)
            if home == kind:
                table.game.check(table.state, window.seats[0], window, action, table.now_ms)
                continue
            with pytest.raises(Illegal) as refusal:
                table.game.check(table.state, window.seats[0], window, action, table.now_ms)
            assert (refusal.value.rule, refusal.value.code) == (RULES[kind], "not-now")
            assert refusal.value.params == {"window": kind}


def test_what_is_offered_in_each_window() -> None:
    def offered(table: Table) -> set[type]:
        window = table.window
        return {type(action) for action in table.game.moves(table.state, window.seats[0], window)}

    assert offered(at_window("turn")) >= {Exchange, Pass}
    assert Swap in offered(Table(reusable_blanks=True).turn(lying("З8 дОМ"), "ДЛАНКИТ"))
    assert Swap not in offered(Table().turn(lying("З8 дОМ"), "ДЛАНКИТ"))
    assert offered(at_window("respond")) == {Accept, Challenge}
    assert offered(at_window("vote")) == {Vote}
    assert offered(at_window("theme")) == {ThemeVote}
    assert offered(at_window("draw")) == {Take}
    assert offered(at_window("pick")) == {Pick}


# --- limits ---------------------------------------------------------------------------------------------------------


def test_limits_are_those_of_the_options() -> None:
    limits = {"turn": 1_000, "respond": 2_000, "vote": 3_000, "theme": 3_000, "draw": 4_000}
    table = everything(**LIMITS)
    seen: dict[str, int | None] = {}

    def note(window: Window) -> None:
        seen[window.kind] = window.limit_ms

    note(table.window)
    note(table.move("З8 ДОМА #ДОМА").window)
    note(table.act(1, CHALLENGE).window)
    note(table.answers({0: "за", 1: "за", 2: "за"}).window)
    note(table.answers({}).window)
    assert seen == limits


def test_nothing_closes_before_its_time() -> None:
    table = Table(words="challenge", respond_ms=2_000).turn(HOUSE, "АЛАНКИТ").move("З8 ДОМА").wait(1_999)
    assert table.refusal(Close(table.window.id)).code == "too-early"
    assert table.wait(1).time_out().state.scores[0] == 6


def test_without_a_limit_nothing_closes() -> None:
    table = Table(turn_ms=None).turn(HOUSE).wait(10**9)
    assert table.refusal(Close(table.window.id)).code == "no-limit"


def test_more_time_for_a_turn() -> None:
    table = Table(turn_ms=1_000).turn(HOUSE)
    table.apply_input(MoreTime(table.window.id, 500))
    assert table.deadline_ms == 1_500
    assert table.wait(1_000).refusal(Close(table.window.id)).code == "too-early"


def test_a_vote_closes_early_once_all_have_answered() -> None:
    table = everything().move("З8 ДОМА").act(2, CHALLENGE)
    few = (SealedAnswer(0, {"type": "vote", "valid": True}), SealedAnswer(1, {"type": "vote", "valid": True}))
    assert table.refusal(Close(table.window.id, few)).code == "too-early"
    assert table.answers({0: "за", 1: "за", 2: "против"}).window.kind == "draw"


def test_silence_in_a_vote_lets_the_play_stand() -> None:
    """It fails only by a majority of the votes; without votes there is none."""
    table = everything().move("З8 ДОМА").act(2, CHALLENGE).answers({})
    assert (table.state.grid, table.state.scores[0]) == (lying("З8 ДОМА"), 6)


# --- replays --------------------------------------------------------------------------------------------------------


def test_a_replay_of_the_inputs_is_the_same_game() -> None:
    """All states, facts and ids, from inputs that went through JSON."""
    options = KIND.rules.read_options(EVERYTHING | {"first": 0})
    game = KIND.rules.make(options, EveryWord())

    def play(entries: list[Entry]) -> list[tuple[State, tuple[Fact, ...], tuple[Window, ...]]]:
        table: Folded[State] = Folded(state=game.start())
        steps = []
        for entry in entries:
            table, facts = advance(KIND, game, table, entry)
            steps.append((table.state, facts, game.windows(table.state)))
        return steps

    entries = script()
    encoded = msgspec.json.encode(entries)
    first, second = play(entries), play(msgspec.json.decode(encoded, type=list[Entry]))
    assert first == second
    assert len({state.stage for state, _, _ in first}) == 6


def script() -> list[Entry]:
    """The inputs and draws of a game with every kind of window."""
    table = Recorded(**EVERYTHING)
    table.deal()
    for number in range(21):
        table.move(("согласная", "гласная")[number % 2])
    rack = [tile for tile in table.state.racks[0] if tile not in "?*"]
    table.wait(1_000).move(f"З8 {''.join(rack[:3])} #{''.join(rack[:3])}").act(1, CHALLENGE)
    table.answers({0: "за", 1: "против", 2: "за"}).answers({1: "не тема"}).time_out()
    table.move("согласная", "гласная").move("пас", "обмен " + table.state.racks[2][-1], "гласная").leave(1)
    table.move("пас", "пас", "пас", "пас")
    assert table.is_over
    return table.entries


class Recorded(Table):
    """Keeps every input."""

    def __init__(self, **options: Any) -> None:
        self.entries: list[Entry] = []
        super().__init__(**options)

    def fold(self, match_input: Input) -> None:
        super().fold(match_input)
        self.entries.append(Entry(number=self.table.number, at_ms=self.now_ms, input=match_input))
