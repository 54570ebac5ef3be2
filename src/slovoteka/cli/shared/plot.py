"""Curves as text. Each seat's line is drawn with its own sign, so nothing depends on colours."""

from collections.abc import Sequence
from typing import Final

from slovoteka.review.model import Curve

_HEIGHT: Final = 9
_SIGNS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""A sign for each seat: its number, or a letter above nine."""
_SAME: Final = "="
"""Where lines meet."""


def sign_of(seat: int) -> str:
    return _SIGNS[seat % len(_SIGNS)]


def plot(curve: Curve, width: int) -> list[str]:
    """Rows of at most `width` columns, the highest values first. Empty for a curve without points."""
    if not curve.points or not curve.seats:
        return []
    factor = 100 if curve.unit == "chance" else 1
    values = [[factor * value for value in row] for _, row in curve.points]
    low, high = min(map(min, values)), max(map(max, values))
    labels = [f"{high - (high - low) * row / (_HEIGHT - 1):.0f}" for row in range(_HEIGHT)]
    margin = max(map(len, labels))
    columns = _columns(curve, values, max(10, width - margin - 2))
    rows = [[" "] * len(columns) for _ in range(_HEIGHT)]
    for at, column in enumerate(columns):
        for seat, value in zip(curve.seats, column, strict=True):
            row = 0 if high == low else round((high - value) / (high - low) * (_HEIGHT - 1))
            rows[row][at] = sign_of(seat) if rows[row][at] == " " else _SAME
    shown = [
        label if not above or label != labels[above - 1] else "" for above, label in enumerate(labels)
    ]  # with a small range, several rows would have the same label
    return [f"{label:>{margin}} │{''.join(row)}".rstrip() for label, row in zip(shown, rows, strict=True)]


def _columns(curve: Curve, values: Sequence[Sequence[float]], width: int) -> list[Sequence[float]]:
    """The lines' values at equally spaced inputs of the record. Between two points a line keeps its value."""
    numbers = [number for number, _ in curve.points]
    first, last = numbers[0], numbers[-1]
    columns = []
    place = 0
    for at in range(width):
        moment = first + (last - first) * at / (width - 1)
        while place + 1 < len(numbers) and numbers[place + 1] <= moment:
            place += 1
        columns.append(values[place])
    return columns
