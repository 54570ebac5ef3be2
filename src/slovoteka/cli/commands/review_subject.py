"""What `slovoteka review` needs to know of a game, wherever it was read."""

from collections.abc import Callable

from slovoteka.core.value import Value
from slovoteka.review.model import Depth, Review
from slovoteka.review.run import Tell


class Subject(Value, frozen=True, kw_only=True):
    title: str
    """Of the kind of game."""
    names: tuple[str, ...]
    """By seat."""
    is_finished: bool
    review: Callable[[Depth, int, Tell], Review]
    """How deep, with how many processes, and whom to tell how far it has come."""
