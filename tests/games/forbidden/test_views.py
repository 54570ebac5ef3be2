"""What is seen, by whom."""

from random import Random

import msgspec
import pytest

from rules.forbidden.tables import Play
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Private, Public


class Dice:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, size: int) -> int:
        return self._random.randrange(size)


def test_the_public_view() -> None:
    play = Play("ДОМ", seats=3).turn("ОДМАА", "БВГ", mover=1, last=0, discards={2: "К"})
    assert play.public == Public(
        stage=Stage.TURN,
        game=1,
        conversation="ОДМАА",
        window="ЕЕИИО",
        deck_left=76 - 9 - 2 - 1,
        hand_sizes=(3, 3, 3),
        discards=("", "", "К"),
        common_discard="",
        points=(0, 0, 1),
        mover=1,
        last_mover=0,
        passed=(),
        pending=None,
        quiet_until_ms=(0, 0, 0),
        gone=(),
        sheet=(),
    )


@pytest.mark.rule("ZS-06")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    play = Play(seats=3).turn("ОА", "БВГ", "ДЖЗ", "ККЛ")
    assert [play.private(seat) for seat in range(3)] == [
        Private(hand="БВГ", warned=""), Private(hand="ДЖЗ", warned=""), Private(hand="ККЛ", warned=""),
    ]  # fmt: skip


@pytest.mark.rule("ZS-06")
@pytest.mark.parametrize("seat", range(3))
def test_another_world_looks_the_same_to_a_seat(seat: int) -> None:
    play = Play(seats=3).turn("ОАД", "БВГ", "ДЖЗ", "ККЛ", mover=1, last=0)
    others = {tuple(play.game.resample(play.state, seat, Dice(seed)).hands) for seed in range(20)}
    assert len(others) > 10
    for seed in range(20):
        world = play.game.resample(play.state, seat, Dice(seed))
        assert play.game.public(world) == play.public
        assert play.game.private(world, seat) == play.private(seat)
        assert play.game.windows(world) == play.game.windows(play.state)
        assert play.game.inventory(world) == play.game.inventory(play.state)


def test_between_games_of_a_series_the_view_tells_which_is_over() -> None:
    play = Play("ДОМ", games=2).deal()
    assert play.public.game == 1
    play.turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ")
    assert (play.public.stage, play.public.game) == (Stage.BREAK, 1)
    assert play.time_out("ready").public.game == 2


def test_the_whole_state_can_be_written_and_read() -> None:
    play = Play("ДОМ", seats=3, check="vote").turn("ОДМАА", mover=1, last=0).call(2, "ДОМ")
    assert play.public.pending is not None
    assert msgspec.json.decode(msgspec.json.encode(play.state), type=type(play.state)) == play.state
    assert msgspec.json.decode(msgspec.json.encode(play.public), type=Public) == play.public
