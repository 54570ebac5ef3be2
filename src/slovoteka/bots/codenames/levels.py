"""What makes a bot weaker: fewer words, noisier associations, other risks. No level gives silly clues on purpose."""

from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Level
from slovoteka.core.value import Value


class Strength(Value, frozen=True, kw_only=True):
    zipf: float
    """The least frequency of its clue words."""
    most: int
    """The most codenames for one clue."""
    noise: float
    """The noise added to its associations, in logits."""
    caution: float
    """How much the worst model of the partner counts against the average of all."""
    nerve: float
    """The gain that it asks of a guess: below zero is rash, above is timid."""


STRENGTHS: Final[Mapping[Level, Strength]] = {
    "beginner": Strength(zipf=4.2, most=2, noise=1.2, caution=0.0, nerve=-0.03),
    "amateur": Strength(zipf=3.8, most=3, noise=0.7, caution=0.1, nerve=-0.01),
    "expert": Strength(zipf=3.4, most=4, noise=0.3, caution=0.15, nerve=0.0),
    "master": Strength(zipf=3.0, most=4, noise=0.0, caution=0.15, nerve=0.0),
}
