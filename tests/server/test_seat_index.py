"""The index of seats always agrees with the chairs."""

from random import Random

from slovoteka.server.live.seat_index import SeatIndex
from slovoteka.store.rooms import Chair

PEOPLE = ["anna", "boris", "vera", "gleb"]
SEATS = 9


def check(index: SeatIndex, chairs: tuple[Chair, ...], here: frozenset[str]) -> None:
    for person in PEOPLE:
        assert index.seats_of(chairs, person) == tuple(chair.seat for chair in chairs if chair.identity == person)
    assert index.spectators(chairs, here) == len(here - {chair.identity for chair in chairs})


def test_the_index_follows_every_change() -> None:
    chance, index = Random(7), SeatIndex()
    chairs: tuple[Chair, ...] = ()
    here: frozenset[str] = frozenset()
    for _ in range(2_000):
        seat = chance.randrange(SEATS)
        who = chance.choice([*PEOPLE, None])
        chair = None if chance.random() < 0.4 else Chair(seat=seat, name="?", identity=who)
        held = {old.seat: old for old in chairs}
        held.pop(seat, None)
        if chair is not None:
            held[seat] = chair
        chairs = index.replaced(chairs, seat, chair)
        assert chairs == tuple(held[place] for place in sorted(held))
        if chance.random() < 0.2:
            here = frozenset(chance.sample(PEOPLE, chance.randrange(len(PEOPLE))))
        if chance.random() < 0.1:
            chairs = (*chairs,)  # a new tuple, as if it were read again from the store
        check(index, chairs, here)
