"""Names for people who have not chosen one: «Рыжая Сова 42», as a key that every reader is told in their language."""

import secrets
from typing import Final

from slovoteka.messages.names import guest_key

ADJECTIVES: Final = (
    "brisk",
    "quick",
    "stately",
    "merry",
    "kind",
    "chiming",
    "nimble",
    "moonlit",
    "wise",
    "soft",
    "gentle",
    "fluffy",
    "ginger",
    "northern",
    "blue",
    "modest",
    "bold",
    "snowy",
    "quiet",
    "brave",
    "keen",
    "lively",
)
ANIMALS: Final = (
    "badger",
    "squirrel",
    "beaver",
    "otter",
    "jackdaw",
    "dolphin",
    "thrush",
    "hedgehog",
    "raccoon",
    "crane",
    "hare",
    "oriole",
    "whale",
    "cat",
    "swallow",
    "fox",
    "elk",
    "walrus",
    "panda",
    "lynx",
    "titmouse",
    "bullfinch",
    "owl",
    "jay",
    "swift",
    "seal",
    "eagle-owl",
    "heron",
    "gull",
)
_NUMBERS: Final = 90
"""The numbers from 10 to 99."""


def friendly_name() -> str:
    """A random name. It need not be unique, because people are told apart by their seats."""
    return guest_key(secrets.choice(ADJECTIVES), secrets.choice(ANIMALS), 10 + secrets.randbelow(_NUMBERS))
