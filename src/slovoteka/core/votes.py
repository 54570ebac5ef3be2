"""Counts the votes of a table. The rules of each game decide what a majority or a tie means."""

from collections.abc import Mapping

from slovoteka.core.value import Value


class Tally(Value, frozen=True):
    """The seats for and against, each in order. Seats that did not vote are in neither."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]


def tally(votes: Mapping[int, bool]) -> Tally:
    return Tally(
        pro=tuple(seat for seat in sorted(votes) if votes[seat]),
        contra=tuple(seat for seat in sorted(votes) if not votes[seat]),
    )
