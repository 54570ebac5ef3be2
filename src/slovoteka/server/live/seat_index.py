"""An index of seats by person, updated chair by chair: a hall has thousands of chairs, and every request asks."""

from bisect import bisect_left

from slovoteka.store.rooms import Chair


class SeatIndex:
    def __init__(self) -> None:
        self._chairs: tuple[Chair, ...] = ()
        self._seats: dict[str, tuple[int, ...]] = {}
        """The seats of each person."""
        self._here: frozenset[str] = frozenset()
        self._spectators: int | None = 0
        """How many people of `_here` have no chair; None if this must be counted again."""

    def seats_of(self, chairs: tuple[Chair, ...], identity: str) -> tuple[int, ...]:
        self._follow(chairs)
        return self._seats.get(identity, ())

    def spectators(self, chairs: tuple[Chair, ...], here: frozenset[str]) -> int:
        """How many of the people who are here have no chair."""
        self._follow(chairs)
        if self._spectators is None or self._here is not here:
            self._here, self._spectators = here, len(here - self._seats.keys())
        return self._spectators

    def replaced(self, chairs: tuple[Chair, ...], seat: int, chair: Chair | None) -> tuple[Chair, ...]:
        """The chairs in order of seats, with this seat's chair replaced, or removed if `chair` is None."""
        self._follow(chairs)
        place = bisect_left(chairs, seat, key=_seat)
        held = chairs[place] if place < len(chairs) and chairs[place].seat == seat else None
        self._forget(held)
        self._note(chair)
        self._chairs = (*chairs[:place], *(() if chair is None else (chair,)), *chairs[place + (held is not None) :])
        return self._chairs

    def _follow(self, chairs: tuple[Chair, ...]) -> None:
        if self._chairs is not chairs:
            self._chairs, self._seats = chairs, {}
            for chair in chairs:
                self._note(chair)
            self._spectators = None

    def _note(self, chair: Chair | None) -> None:
        if chair is not None and chair.identity is not None:
            self._seats[chair.identity] = tuple(sorted((*self._seats.get(chair.identity, ()), chair.seat)))
            self._spectators = None

    def _forget(self, chair: Chair | None) -> None:
        if chair is None or chair.identity is None:
            return
        left = tuple(seat for seat in self._seats[chair.identity] if seat != chair.seat)
        if left:
            self._seats[chair.identity] = left
        else:
            del self._seats[chair.identity]
        self._spectators = None


def _seat(chair: Chair) -> int:
    return chair.seat
