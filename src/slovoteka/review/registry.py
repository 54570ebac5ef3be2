"""Each game's reviewer, as its manifest says. It is loaded when a match of the game is reviewed."""

from collections.abc import Sequence
from typing import Any, Protocol

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import BrokenRecord, Record
from slovoteka.games import registry
from slovoteka.plugins.discovery import manifest_of
from slovoteka.review.model import Curve, Depth, Judged, Remark


class Reviewer(Protocol):
    """Reviews matches of one game. It is stateless and opens what it needs on first use."""

    def decisions(self, record: Record, depth: Depth) -> Sequence[Any]:
        """What is to be judged, in the order of the record. The values can be sent to another process."""

    def judge(self, decision: Any) -> Judged: ...

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]: ...

    def remarks(self, record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:
        """Remarks on this seat's play as a whole."""


def check_reviewed(game: str) -> None:
    """Raises `Unreadable` for a game without reviews. Loads nothing."""
    _reviewer_name(game)


def reviewer_of(game: str) -> Reviewer:
    name = _reviewer_name(game)
    reviewer: Reviewer = manifest_of(game).load(name)
    return reviewer


def _reviewer_name(game: str) -> str:
    if game not in registry.GAMES:
        raise BrokenRecord("record-game", 1, game=game[:40], games=", ".join(registry.GAMES))
    name = manifest_of(game).reviewer
    if name is None:
        raise Unreadable("no-review", game=registry.GAMES[game].info.title)
    return name
