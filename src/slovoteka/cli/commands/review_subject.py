"""What `slovoteka review` needs to know of a match, whatever file it comes from."""

from collections.abc import Callable

from slovoteka.core.value import Value
from slovoteka.review.model import Depth, Review
from slovoteka.review.run import Tell


class ReviewSubject(Value, frozen=True, kw_only=True):
    title: str
    """The title of the game."""
    names: tuple[str, ...]
    """By seat."""
    is_finished: bool
    review: Callable[[Depth, int, Tell], Review]
    """Takes the depth, the number of processes, and a progress callback."""
