"""What players see, and events. Nothing is hidden in this game, so everybody sees everything."""

from typing import Literal

from slovoteka.core.value import Value
from slovoteka_chain.state import Stage, State


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    letter: str
    words: tuple[str, ...]
    mover: int


class Private(Value, frozen=True):
    """What only one seat sees: nothing in this game. A game with hands shows a hand here and nowhere else."""


def public(state: State) -> Public:
    return Public(stage=state.stage, letter=state.letter, words=state.words, mover=state.mover)


# --- what has happened ----------------------------------------------------------------------------------------------


class Began(Value, frozen=True, tag="began"):
    letter: str


class Said(Value, frozen=True, tag="said"):
    seat: int
    word: str
    letter: str
    """The next word must begin with it."""


class Lost(Value, frozen=True, tag="lost"):
    seat: int
    why: Literal["gave-up", "time", "left"]


class Drawn(Value, frozen=True, tag="drawn"):
    """The chain has reached the agreed length (WC-G1)."""

    words: int


Event = Began | Said | Lost | Drawn
