"""A given board: words, key, covered cards, and the clue to be guessed at, if any."""

from collections import Counter
from typing import Final, Literal

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.codenames.deck import LONGEST_WORD
from slovoteka.games.codenames.state import AGENTS, BYSTANDERS, COLOURS, PLACES, Owner
from slovoteka.lexicon.alphabet import fold, normalise

_MOST_NUMBER: Final = 9


class Position(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: tuple[str, ...]
    key: tuple[Owner, ...]
    """The owner of each word. The team with one agent more has begun (CN-11)."""
    covered: tuple[int, ...] = ()
    """Places, from 0."""
    turn: Literal["red", "blue"] = "red"
    clue: str = ""
    """The clue to be guessed at now. If empty, the captain is to give one."""
    number: int | None = None

    @property
    def first(self) -> int:
        """The team that has begun."""
        return int(self.key.count("blue") > self.key.count("red"))


def read_position(position: Position) -> Position:
    """Returns the position with normalised words; raises `Illegal` or `Unreadable` if it is not possible."""
    if len(position.words) != PLACES or len(position.key) != PLACES:
        raise Illegal("CN-05", "position-places", words=len(position.words), key=len(position.key), places=PLACES)
    words = tuple(normalise(word, "ru") for word in position.words)
    if too_long := [word for word in words if len(word) > LONGEST_WORD]:
        raise Unreadable("position-word-long", word=too_long[0][:LONGEST_WORD], most=LONGEST_WORD)
    folded = Counter(map(fold, words))
    if twice := [word for word in words if folded[fold(word)] > 1]:
        raise Illegal("CN-05", "position-word-twice", word=twice[0])
    _check_key(position)
    clue = normalise(position.clue, "ru") if position.clue.strip() else ""
    if clue and fold(clue) in folded:
        raise Illegal("CN-27", "position-clue-on-table", word=clue)
    if position.number is not None and not 0 <= position.number <= _MOST_NUMBER:
        raise Unreadable("position-number", most=_MOST_NUMBER)
    return position.but(words=words, covered=tuple(sorted(position.covered)), clue=clue)


def _check_key(position: Position) -> None:
    count = Counter(position.key)
    agents = {count["red"], count["blue"]}
    if agents != {AGENTS, AGENTS + 1} or count["bystander"] != BYSTANDERS or count["assassin"] != 1:
        counts = {owner: count[owner] for owner in ("red", "blue", "bystander", "assassin")}
        raise Illegal("CN-12", "position-key", **counts)
    covered = position.covered
    if len(set(covered)) != len(covered) or not all(0 <= place < PLACES for place in covered):
        raise Unreadable("position-covered", places=PLACES)
    is_open = Counter(owner for place, owner in enumerate(position.key) if place not in covered)
    if not (is_open["assassin"] and all(is_open[colour] for colour in COLOURS)):
        raise Illegal("CN-45", "position-over")
