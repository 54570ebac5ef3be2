"""Time as a value. Nothing here reads a clock: every function is given the time."""

from slovoteka.core.value import Value


class GameTime(Value, frozen=True):
    """Turns time since the start of a match into game time, which stands still while the match is paused."""

    paused_ms: int = 0
    paused_at: int | None = None

    def at(self, at_ms: int) -> int:
        now = at_ms if self.paused_at is None else min(at_ms, self.paused_at)
        return now - self.paused_ms

    def pause(self, at_ms: int) -> "GameTime":
        return self if self.paused_at is not None else GameTime(self.paused_ms, at_ms)

    def resume(self, at_ms: int) -> "GameTime":
        if self.paused_at is None:
            return self
        return GameTime(self.paused_ms + at_ms - self.paused_at, None)


class Clock(Value, frozen=True):
    """A budget of game time for each seat. At most one clock runs. It may go below zero; the rules decide what then."""

    left_ms: tuple[int, ...]
    running: int | None = None
    since_ms: int = 0

    def left(self, seat: int, at_ms: int) -> int:
        """What the seat has left at this moment."""
        spent = at_ms - self.since_ms if seat == self.running else 0
        return self.left_ms[seat] - spent

    def stop(self, at_ms: int) -> "Clock":
        return Clock(tuple(self.left(seat, at_ms) for seat in range(len(self.left_ms))), None, at_ms)

    def start(self, seat: int, at_ms: int) -> "Clock":
        """Starts a seat's clock and stops the one that ran."""
        return Clock(self.stop(at_ms).left_ms, seat, at_ms)

    def add(self, seat: int, extra_ms: int) -> "Clock":
        given = tuple(ms + extra_ms * (place == seat) for place, ms in enumerate(self.left_ms))
        return Clock(given, self.running, self.since_ms)
