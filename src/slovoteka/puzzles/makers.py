"""How puzzles of each kind are made: the only list of makers.

A maker looks at what players saw in a game and proposes what seems to have one clear answer. Whatever is accepted has
passed a second look: deeper, another way, and from nothing but the puzzle itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from slovoteka.bots.bot import Level
from slovoteka.puzzles.codenames import ThreeWords
from slovoteka.puzzles.forbidden import Letter, Word
from slovoteka.puzzles.model import Kind, Proposal, Puzzle
from slovoteka.puzzles.scrabble import Best, Out
from slovoteka.review.seen import Story


class Maker(Protocol):
    @property
    def kind(self) -> Kind: ...
    @property
    def game(self) -> str: ...
    @property
    def table(self) -> Mapping[str, Any]:
        """The options of self-play."""

    @property
    def levels(self) -> Sequence[Level]:
        """Who plays: as well or badly as it takes for such positions to come about."""

    def propose(self, story: Story) -> Iterator[Proposal]: ...

    def holds(self, puzzle: Puzzle) -> bool:
        """The deeper look."""


MAKERS: Final[Mapping[Kind, Maker]] = {maker.kind: maker for maker in (Best(), Out(), Word(), Letter(), ThreeWords())}
