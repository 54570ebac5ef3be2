"""A state that a seat cannot tell from the real one: those who have not seen the key may imagine any other."""

from typing import Final

from slovoteka.core import piles
from slovoteka.core.game import Rng
from slovoteka.games.codenames.actions import LARGEST_NUMBER
from slovoteka.games.codenames.state import OWNERS, Given, Owner, Stage, State, Whispered

_OTHER_WHISPERS: Final = ("ПОГОДА", "ДОРОГА")
"""What the captains may have whispered about instead. Any word will do."""


def other_world(state: State, seat: int, rng: Rng) -> State:
    if state.is_open or seat in state.captains:
        return state
    word = _OTHER_WHISPERS[rng.below(len(_OTHER_WHISPERS))]
    return state.but(
        key=_other_key(state, rng),
        asked=None if state.asked is None else Given(state.asked.team, word, rng.below(LARGEST_NUMBER)),
        whispers=tuple(Whispered(word, rng.below(LARGEST_NUMBER), rng.below(2) == 0) for _ in state.whispers),
    )


def _other_key(state: State, rng: Rng) -> tuple[Owner, ...]:
    """Another possible key. Covered codenames keep their owners. While the key is drawn, the rest is mixed in."""
    hidden = [place for place in range(len(state.key)) if state.covers[place] is None]
    pool = [state.key[place] for place in hidden]
    if state.stage is Stage.KEY:
        for owner, left in zip(OWNERS, state.stacks, strict=True):
            pool += [owner] * (left - state.key.count(owner))
    mixed = piles.shuffled(pool, rng)
    key = list(state.key)
    for place, owner in zip(hidden, mixed, strict=False):
        key[place] = owner
    return tuple(key)
