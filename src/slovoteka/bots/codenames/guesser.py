"""The guesser: which codename, and whether to go on."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from slovoteka.bots.codenames.partner_models import Floats, softmax
from slovoteka.bots.codenames.position_value import Stakes, after
from slovoteka.core.value import Value

_OLD: Final = 0.7
"""The weight of a word left over from an earlier clue. The captain may have been wrong about it or given up on it."""
_THEIRS: Final = 0.6
"""How much we believe that the words of the other team's clues are theirs."""
_A_FEW: Final = 2
_NEVER: Final = 1e-6


class ClueMemory(Value, frozen=True, kw_only=True):
    """A clue of this game and the guesser's own associations with it."""

    logits: Floats
    """One for each open codename."""
    ours: bool
    number: int | None
    found: int = 0
    """How many codenames of its team were found in its turn."""
    current: bool = False

    @property
    def warns(self) -> bool:
        """Whether the clue says that our words are unlike it (CN-74)."""
        return self.ours and self.number == 0

    @property
    def left(self) -> int:
        """How many of its codenames are still open. For unlimited and warning clues it assumes a few."""
        if self.number is None or self.warns:
            return _A_FEW
        return max(0, self.number - self.found)


class GuessChoice(Value, frozen=True):
    place: int
    """The index among the open codenames."""
    chance: float
    """The chance that it is ours."""
    gain: float
    """The value of touching it compared with stopping."""


class Touching(Value, frozen=True):
    """What touching an open codename is worth."""

    chance: float
    """The chance that it is ours."""
    value: float
    """The chance to win after touching it."""


def own_chances(heard: Sequence[ClueMemory], counts: Mapping[str, int]) -> Floats:
    """For each open codename the chance that it is ours, given all clues."""
    size = sum(counts.values())
    base = counts["own"] / size
    odds: Floats = np.full(size, base / max(_NEVER, 1 - base), np.float32)
    for clue in heard:
        meant = _meant(clue)
        if clue.warns or not clue.ours:
            odds *= 1 - _THEIRS * meant
        elif clue.current:
            odds += meant / np.maximum(1 - meant, _NEVER)
        else:
            odds += _OLD * meant
    chances: Floats = odds / (1 + odds)
    return chances


def _meant(clue: ClueMemory) -> Floats:
    """For each word the chance that the clue means it."""
    meant: Floats = 1 - (1 - softmax(clue.logits)) ** clue.left
    return meant


def stop_worth(counts: Mapping[str, int], stakes: Stakes) -> float:
    """The chance to win if the team stops now."""
    return after(stakes, counts["own"], counts["enemy"], 0, None)


def touch_worth(chance: float, counts: Mapping[str, int], stakes: Stakes) -> float:
    """The chance to win if the team touches a codename that is its own with this chance, and then stops."""
    wrong = {miss: counts[miss] for miss in ("enemy", "bystander", "assassin")}
    total = max(1, sum(wrong.values()))
    own, enemy = counts["own"], counts["enemy"]
    value = chance * after(stakes, own, enemy, 1, None)
    value += (1 - chance) * wrong["enemy"] / total * after(stakes, own, enemy, 0, "enemy")
    value += (1 - chance) * wrong["bystander"] / total * stop_worth(counts, stakes)
    return value


def choose(heard: Sequence[ClueMemory], counts: Mapping[str, int], stakes: Stakes) -> GuessChoice:
    """The likeliest codename, and the value of touching it compared with stopping."""
    chances = own_chances(heard, counts)
    place = int(chances.argmax())
    chance = float(chances[place])
    return GuessChoice(place, chance, touch_worth(chance, counts, stakes) - stop_worth(counts, stakes))
