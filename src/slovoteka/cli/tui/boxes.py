"""The shelf: five boxes, and what can be chosen in each. One game may come in several boxes."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from slovoteka.cli.codenames_speech import captains_without
from slovoteka.cli.output import say
from slovoteka.cli.party import ME
from slovoteka.core.errors import Refusal
from slovoteka.core.game import GameKind
from slovoteka.games import registry

_BILINGUAL: Final = ("bilingual-ru", "bilingual-uk")
_MOST_SEATS: Final = 8
"""To choose from; the command line takes more."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """Of its name in the catalogues."""
    game: str
    variants: Sequence[str]

    @property
    def kind(self) -> GameKind:
        return registry.find(self.game)

    def seats(self, variant: str) -> list[int]:
        """How many can sit at such a table, the usual number first."""
        raw = self.kind.variants[variant]
        usual = self.kind.seats(self.kind.read_options(raw))
        others = range(self.kind.info.seats_min, min(self.kind.info.seats_max, _MOST_SEATS) + 1)
        return [usual, *(seats for seats in others if seats != usual and self._goes(raw, seats))]

    def _goes(self, raw: Mapping[str, object], seats: int) -> bool:
        try:
            self.kind.read_options({**raw, "seats": seats})
        except Refusal:
            return False
        return True

    def roles(self, variant: str, seats: int) -> Sequence[tuple[str, str]]:
        """Where people do different things: what the person may be, and the option for it, if it takes one."""
        if self.game != "codenames":
            return ()
        chosen = captains_without(self.kind.read_options({**self.kind.variants[variant], "seats": seats}), ME)
        return () if chosen is None else (("captain", ""), ("guesser", f"captains={chosen}"))

    @property
    def title(self) -> str:
        return say(f"tui-box-{self.id}")


def boxes() -> list[Box]:
    scrabble = [variant for variant in registry.find("scrabble").variants if variant not in _BILINGUAL]
    others = [
        Box(id=game, game=game, variants=tuple(registry.find(game).variants))
        for game in ("forbidden", "underwood", "codenames")
    ]
    return [
        Box(id="scrabble", game="scrabble", variants=scrabble),
        Box(id="bilingual", game="scrabble", variants=_BILINGUAL),
        *others,
    ]
