"""Counting the votes of a table. What a majority or a tie means is for the rules of each game."""

from collections.abc import Mapping

from slovoteka.core.value import Value


class Tally(Value, frozen=True):
    """Seats for and against, each in order. Who did not vote is in neither."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]


def tally(votes: Mapping[int, bool]) -> Tally:
    return Tally(
        pro=tuple(seat for seat in sorted(votes) if votes[seat]),
        contra=tuple(seat for seat in sorted(votes) if not votes[seat]),
    )
