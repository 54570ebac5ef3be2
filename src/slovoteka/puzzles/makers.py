"""The makers of each kind of puzzles, as the games' manifests say.

A maker looks at what players saw in a game and proposes positions that seem to have one clear answer. Every accepted
puzzle has passed a second check that is deeper, uses another method, and sees only the puzzle itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from slovoteka.bots.bot import Level
from slovoteka.core.errors import Unreadable
from slovoteka.plugins.discovery import manifests
from slovoteka.puzzles.model import KINDS, Kind, Proposal, Puzzle
from slovoteka.review.decisions import MatchDecisions


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
        """The bots that play, as strong or weak as such positions require."""

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]: ...

    def holds(self, puzzle: Puzzle) -> bool:
        """The second, deeper check."""


def maker_of(kind: Kind) -> Maker:
    """Loads the maker."""
    for manifest in manifests().values():
        if manifest.puzzles is not None and kind in manifest.puzzles.kinds:
            makers: Sequence[Maker] = manifest.load(manifest.puzzles.makers)
            return next(maker for maker in makers if maker.kind == kind)
    raise Unreadable("no-such-puzzle-kind", kind=kind[:40], kinds=", ".join(KINDS))
