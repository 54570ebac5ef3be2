"""Stale and closed windows, and who is invited where."""

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import Act, Close
from slovoteka.games.forbidden.actions import Accept, Action, Call, Choose, Doubt, Lay, Pass, Ready, Vote
from slovoteka.games.forbidden.state import Stage


def test_an_answer_to_an_older_table_is_stale() -> None:
    """Seat 2 saw ДОМ after seat 0 had moved, but seat 1 was quicker with a letter, so the victim would be different."""
    play = Play("ДОМ", seats=3).turn("ОДМАА", "БВГ", "КЛЖ", mover=1, last=0)
    old = play.windows["call"].id
    play.lay(1, "К").silence()
    play.refused(2, Call("ДОМ"), "host", "stale", old)
    assert play.call(0, "ДОМ").state.discards == ("", "ДМ", "")  # asked again, against the new mover (ZS-35)


def test_a_late_call_while_the_next_say_is_open_is_closed() -> None:
    play = Play("ДОМ", seats=3).turn("ОДМАА", "БВГ", "КЛЖ", mover=1, last=0)
    old = play.windows["call"].id
    play.lay(1, "К").refused(2, Call("ДОМ"), "host", "closed", old)


def test_a_turn_that_is_over_is_closed() -> None:
    play = Play(seats=3).turn("ОА", "БВГ", "КЛЖ")
    old = play.windows["turn"].id
    play.lay(0, "Б").refused(0, Lay("В"), "host", "closed", old)
    play.silence().refused(0, Lay("В"), "host", "stale", old)


def test_windows_get_new_ids_when_a_call_has_changed_the_table() -> None:
    play = Play("ДОМ", "РАК", seats=3).turn("ОДМАЕИРК", mover=1, last=0)
    seen = {window.id for window in play.windows.values()}
    play.call(1, "ДОМ")
    assert not seen & {window.id for window in play.windows.values()}
    seen |= {window.id for window in play.windows.values()}
    play.call(1, "РАК")
    assert not seen & {window.id for window in play.windows.values()}


def test_every_window_has_a_new_id_and_begins_when_it_opens() -> None:
    play = Play(seats=3, check="vote", games=2, false_call="point").turn("ОДААЕ", "МВГ")
    seen: list[int] = []

    def opened(*kinds: str) -> None:
        assert list(play.windows) == list(kinds)
        for kind, window in play.windows.items():
            assert window.opened_ms == play.now_ms
            assert window.id == f"{kind}:{play.state.table}"
        assert play.state.table > max(seen, default=-1)
        seen.append(play.state.table)
        play.wait(1_000)

    opened("turn")
    play.lay(0, "М")
    opened("respond")
    play.call(1, "ДОМ")
    opened("doubt")
    play.act(0, Doubt())
    opened("vote")
    play.vote(s0=False)
    opened("respond", "call")
    play.wait(3_000).call(2, "ДОМ")
    opened("doubt")
    play.act(0, Doubt())
    opened("vote")
    play.vote(s2=True)
    opened("choose", "call")
    play.choose(0, "left")
    opened("turn", "call")
    play.turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ").act(0, Accept())
    opened("ready")
    play.time_out("ready")
    opened("turn")


def test_a_call_that_is_settled_is_not_pending_any_more() -> None:
    for votes in ({"s1": True}, {"s1": False}):
        play = Play(seats=3, check="vote").turn("ОДМАА", mover=1, last=0).call(2, "ДОМ")
        assert play.public.pending is not None
        assert play.act(0, Doubt()).vote(**votes).public.pending is None


def test_after_a_game_everybody_is_asked_even_who_had_passed() -> None:
    play = Play("ДОМ", seats=3, games=2).turn("ОДАА", "МВГ", discards={0: "СССНННРР"}).lay(0, "М")
    play.act(1, Pass()).call(2, "ДОМ")
    assert play.windows["ready"].seats == (0, 1, 2)


def test_after_a_call_everybody_is_asked_again_even_who_had_passed() -> None:
    play = Play("ДОМ", seats=3).turn("ОДААЕ", "МВГ", deck="Н").lay(0, "М").act(1, Pass()).call(2, "ДОМ")
    assert play.windows["respond"].seats == (1, 2)


def test_who_has_passed_cannot_call_until_the_turn_opens() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ").lay(0, "М").act(1, Pass())
    play.refused(1, Call("ДОМ"), "host", "not-invited")
    play.refused(1, Pass(), "host", "not-invited")
    play.act(2, Pass()).call(1, "ДОМ")


@pytest.mark.parametrize("window", ["", ":", "turn", "turn:999", "respond:1", "рука:1", "call:" + "9" * 5_000])
def test_a_window_that_was_never_there(window: str) -> None:
    play = Play(seats=2).turn("ОА", "БВГ")
    with pytest.raises(Illegal) as refusal:
        play.apply_input(Act(0, window, {"type": "lay", "letter": "Б"}))
    assert refusal.value.rule == "host"


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_seat_that_is_not_invited(seat: int) -> None:
    Play(seats=2).turn("ОА", "БВГ").refused(seat, Lay("Б"), "host", "not-invited")


def test_a_window_without_a_limit_does_not_close() -> None:
    play = Play("ДОМ", seats=3).turn("ОДМАА", mover=1, last=0)
    assert play.windows["call"].limit_ms is None
    before = play.table
    with pytest.raises(Illegal) as refusal:
        play.apply_input(Close(play.windows["call"].id))
    assert refusal.value.code == "no-limit"
    assert play.table == before


def test_a_vote_is_sealed() -> None:
    play = Play(check="vote", seats=3).turn("ОДМАА", mover=1, last=0).call(2, "ДОМ")
    play.apply_input(Act(0, play.windows["doubt"].id, {"type": "doubt"}))
    with pytest.raises(Illegal) as refusal:
        play.apply_input(Act(1, play.windows["vote"].id, {"type": "vote", "exists": True}))
    assert refusal.value.code == "sealed"


def test_what_may_be_done_in_each_window() -> None:
    play = Play(seats=3, check="vote", games=2).turn("ОДМАА", mover=1, last=0)

    def moves(kind: str) -> list[Action]:
        window = play.windows[kind]
        return list(play.game.moves(play.state, window.seats[0], window))

    calls = moves("call")
    assert calls
    assert all(isinstance(call, Call) and len(call.word) == 3 for call in calls)
    assert len(set(calls)) == len(calls)
    play.set(stage=Stage.RESPOND, mover=0)
    assert moves("respond") == [Pass(), *calls]
    play.call(2, "ДОМ")
    assert set(moves("doubt")) == {Accept(), Doubt()}
    play.act(0, Doubt())
    assert set(moves("vote")) == {Vote(True), Vote(False)}
    play.vote(s2=True)
    assert set(moves("choose")) == {Choose("self"), Choose("left")}
    play.turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ").act(0, Accept())
    assert moves("ready") == [Ready()]


def test_nothing_is_offered_while_a_draw_is_due() -> None:
    play = Play(seats=2)
    while play.game.chance(play.state) is not None:
        assert play.windows == {}
        play.refused(0, Lay("Б"), "host", "closed")
        play.draw()
    assert play.windows
