"""Who is invited where, for how long, and what happens to late answers."""

from typing import Any

import pytest

from games.underwood.model import is_letter
from rules.underwood.tables import UnderwoodTable, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import Act, Close, MoreTime
from slovoteka.games.underwood.actions import Accept, Action, Discard, Doubt, Ready, Turn, Vote
from slovoteka.games.underwood.state import Stage

PRO, CONTRA = Vote(True), Vote(False)
LIMITS = {"turn_ms": 50_000, "respond_ms": 7_000, "vote_ms": 9_000, "break_ms": 20_000}


def turn(*, seats: int = 3, **options: Any) -> UnderwoodTable:
    hands = ("КОТАН⑤", "ДОМИР", "ЛЕСУБ", "ГРЕПА")[:seats]
    return turn_of(*hands, tape="ВЫ", deck="РРРСССТТТ", known=["КОТ", "ДОМ"], **options)


def last_turn(**options: Any) -> UnderwoodTable:
    return turn_of("К", "ДОМ", "ЛЕС", tape="В", deck="РРР", **options)


def put() -> UnderwoodTable:
    return turn(check="vote", **LIMITS).type(0, "КОТ > А")


def waiting(kind: str) -> UnderwoodTable:
    """A table with this window open."""
    match kind:
        case "turn":
            return turn(**LIMITS)
        case "respond":
            return put()
        case "vote":
            return put().act(1, Doubt())
    return last_turn().type(0, "> К")


# --- ids ------------------------------------------------------------------------------------------------------------


def test_every_window_has_a_new_id_and_begins_when_it_opens() -> None:
    table = turn(check="vote", **LIMITS)
    seen: list[int] = [-1]

    def opened(kind: str, limit_ms: int) -> None:
        (window,) = table.game.windows(table.state)
        assert (window.kind, window.limit_ms, window.opened_ms) == (kind, limit_ms, table.now_ms)
        assert window.id == f"{kind}:{table.state.table}"
        assert table.state.table > seen[-1]
        seen.append(table.state.table)
        table.wait(1_000)

    table.set(since_ms=table.now_ms)
    opened("turn", 50_000)
    table.type(0, "КОТ > А")
    opened("respond", 7_000)
    table.act(2, Doubt())
    opened("vote", 9_000)
    table.answer("vote", s0=PRO, s1=CONTRA, s2=CONTRA)
    opened("turn", 50_000)
    table.type(0, "ТОК > А")
    opened("respond", 7_000)
    table.act(1, Accept()).act(2, Accept())
    opened("turn", 50_000)
    table.set(hands=("Б", "Г", "Д"), shown=("", "", "")).type(1, "> Г")
    opened("ready", 20_000)


def test_a_new_round_opens_a_new_turn() -> None:
    table = UnderwoodTable(seats=2).deal()
    first = table.windows["turn"].id
    table.set(stage=Stage.BREAK, table=table.state.table + 1, since_ms=5_000).time_out("ready")
    assert table.windows["turn"].id != first
    assert table.windows["turn"].opened_ms == table.now_ms == 65_000


def test_a_discard_changes_the_table_but_not_the_time() -> None:
    table = turn()
    old = table.windows["turn"]
    table.wait(30_000).type(0, "сброс 5")
    new = table.windows["turn"]
    assert new.id != old.id
    assert (new.opened_ms, new.limit_ms, new.seats) == (old.opened_ms, old.limit_ms, old.seats)


def test_time_that_was_added_to_a_turn_outlives_a_discard() -> None:
    """Added time belongs to an invitation, and this one continues under a new id (core.fold)."""
    table = turn()
    table.apply_input(MoreTime(table.windows["turn"].id, 60_000))
    assert table.table.deadline_ms(table.windows["turn"]) == 180_000
    table.wait(130_000).type(0, "сброс 5")
    assert table.table.deadline_ms(table.windows["turn"]) == 180_000


def test_who_accepts_is_not_asked_again_and_the_window_stays() -> None:
    table = put()
    before = table.windows["respond"]
    table.act(1, Accept())
    after = table.windows["respond"]
    assert (after.id, after.opened_ms, after.seats) == (before.id, before.opened_ms, (2,))
    table.refused(1, Doubt(), "host", "not-invited")


def test_who_is_ready_is_not_asked_again() -> None:
    table = last_turn().type(0, "> К").act(1, Ready())
    assert table.windows["ready"].seats == (0, 2)
    table.refused(1, Ready(), "host", "not-invited")


# --- seats and modes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-18")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99])
def test_a_turn_invites_the_mover_alone(seat: int) -> None:
    table = turn()
    assert table.windows["turn"].seats == (0,)
    table.refused(seat, Turn(tape="Д"), "host", "not-invited")
    table.refused(seat, Discard(5), "host", "not-invited")


@pytest.mark.rule("UW-G24")
def test_a_doubt_is_for_the_others_and_a_vote_for_all() -> None:
    table = put()
    assert table.windows["respond"].seats == (1, 2)
    table.refused(0, Accept(), "host", "not-invited")
    vote = table.act(1, Doubt()).windows["vote"]
    assert (vote.seats, vote.mode) == ((0, 1, 2), "sealed")
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Act(1, vote.id, {"type": "vote", "exists": True}))
    assert refusal.value.code == "sealed"


def test_what_may_be_done_in_each_window() -> None:
    table = turn(check="vote")

    def moves(kind: str) -> list[Action]:
        window = table.windows[kind]
        return list(table.game.moves(table.state, window.seats[0], window))

    offered = moves("turn")
    assert Discard(5) in offered
    assert any(isinstance(action, Turn) and action.words for action in offered)
    assert {action.tape for action in offered if isinstance(action, Turn) and not action.words} == set("КОТАН")
    assert set(moves_after(table.type(0, "КОТ > А"), "respond")) == {Accept(), Doubt()}
    assert set(moves_after(table.act(1, Doubt()), "vote")) == {PRO, CONTRA}
    assert moves_after(last_turn().type(0, "> К"), "ready") == [Ready()]


def moves_after(table: UnderwoodTable, kind: str) -> list[Action]:
    window = table.windows[kind]
    return list(table.game.moves(table.state, window.seats[0], window))


WRONG: dict[str, list[str]] = {
    "turn": ["верю", "сомневаюсь", "за", "готов"],
    "respond": ["> Д", "сброс 5", "за", "готов"],
    "ready": ["> Д", "сброс 5", "за", "верю"],
}


@pytest.mark.parametrize(("kind", "line"), [(kind, line) for kind, lines in WRONG.items() for line in lines])
def test_what_does_not_belong_into_a_window(kind: str, line: str) -> None:
    table = waiting(kind)
    window = table.windows[kind]
    rule = {"turn": "UW-19", "respond": "UW-G24", "ready": "UW-50"}[kind]
    action: Action = table._kind.notation.read(line)
    assert table.refused(window.seats[0], action, rule, "not-now", window.id) == {"window": kind}


def test_what_is_no_vote_is_not_counted() -> None:
    table = put().act(1, Doubt())
    table.answer("vote", s0=PRO, s1=Turn(tape="Д"), s2=Accept())
    assert len(table.state.words[0]) == 1


# --- answers that come late -----------------------------------------------------------------------------------------


def test_an_answer_to_an_older_table_is_stale() -> None:
    table = turn()
    old = table.windows["turn"].id
    table.type(0, "сброс 5").refused(0, Turn(tape="К"), "host", "stale", old)


def test_a_turn_that_is_over_is_stale_or_closed() -> None:
    table = turn(check="vote")
    old = table.windows["turn"].id
    table.type(0, "КОТ > А").refused(0, Turn(tape="А"), "host", "closed", old)
    table.time_out("respond").refused(0, Turn(tape="А"), "host", "stale", old)


def test_a_late_doubt_is_closed_or_stale() -> None:
    table = put()
    old = table.windows["respond"].id
    table.act(1, Accept()).act(2, Accept()).refused(1, Doubt(), "host", "closed", old)
    table.type(1, "ДОМ > И").refused(2, Doubt(), "host", "stale", old)


def test_a_late_vote_is_closed() -> None:
    table = put().act(1, Doubt())
    old = table.windows["vote"].id
    table.answer("vote", s0=PRO, s1=PRO, s2=PRO)
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Close(old))
    assert refusal.value.code == "closed"


def test_a_late_ready_is_closed() -> None:
    table = UnderwoodTable(seats=2).deal().set(stage=Stage.BREAK)
    old = table.windows["ready"].id
    table.time_out("ready").refused(0, Ready(), "host", "closed", old)


@pytest.mark.parametrize("window", ["", ":", "turn", "turn:999", "respond:1", "рука:1", "turn:" + "9" * 5_000])
def test_a_window_that_was_never_there(window: str) -> None:
    with pytest.raises(Illegal) as refusal:
        turn().apply_input(Act(0, window, {"type": "turn", "tape": "К"}))
    assert refusal.value.rule == "host"


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["turn", "respond", "vote", "ready"])
def test_no_window_closes_before_its_time(kind: str) -> None:
    table = waiting(kind)
    window = table.windows[kind]
    deadline = table.table.deadline_ms(window)
    assert deadline is not None
    table.now_ms = deadline - 1
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Close(window.id))
    assert refusal.value.code == "too-early"


def test_a_turn_without_a_limit_does_not_close() -> None:
    table = turn(turn_ms=None)
    assert table.windows["turn"].limit_ms is None
    before = table.table
    with pytest.raises(Illegal) as refusal:
        table.wait(10**9).apply_input(Close(table.windows["turn"].id))
    assert (refusal.value.code, table.table) == ("no-limit", before)


def test_nothing_is_offered_while_a_draw_is_due() -> None:
    table = UnderwoodTable(seats=2, dealer=None)
    stages = set()
    while table.game.chance(table.state) is not None:
        stages.add(table.state.stage)
        assert table.windows == {}
        table.refused(0, Turn(tape="Б"), "host", "closed")
        table.draw()
    assert stages == {Stage.DEALER, Stage.DEAL, Stage.FIRST, Stage.DRAW}
    assert table.windows


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_ten_seats_are_asked_in_turn(seats: int) -> None:
    table = UnderwoodTable(seats=seats, dealer=seats - 1).deal()
    for number in range(2 * seats):
        assert table.windows["turn"].seats == (number % seats,)
        letter = next(filter(is_letter, table.state.hands[number % seats]))
        table.act(number % seats, Turn(tape=letter))
