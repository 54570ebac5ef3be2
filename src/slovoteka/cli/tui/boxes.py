"""The shelf: the boxes of the installed games, and the choices in each."""

from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.party import ME
from slovoteka.cli.tui.screen import BoxSpec, screen_of
from slovoteka.core.errors import Refusal
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.messages import has_text
from slovoteka.plugins.discovery import manifest_of

_MOST_SEATS: Final = 8
"""The most seats offered here; the command line takes more."""


class Box(Value, frozen=True, kw_only=True):
    id: str
    """The key of its name in the catalogues."""
    game: str
    variants: Sequence[str]

    @property
    def kind(self) -> GameKind:
        return registry.find(self.game)

    def seats(self, variant: str) -> list[int]:
        """Possible numbers of players, the usual one first."""
        raw = self.kind.choices.variants[variant]
        usual = self.kind.rules.seats(self.kind.rules.read_options(raw))
        others = range(self.kind.info.seats_min, min(self.kind.info.seats_max, _MOST_SEATS) + 1)
        return [usual, *(seats for seats in others if seats != usual and self._goes(raw, seats))]

    def _goes(self, raw: Mapping[str, object], seats: int) -> bool:
        try:
            self.kind.rules.read_options({**raw, "seats": seats})
        except Refusal:
            return False
        return True

    def roles(self, variant: str, seats: int) -> Sequence[tuple[str, str]]:
        """For games with different roles: the roles of the person, each with its option, if it needs one."""
        options = self.kind.rules.read_options({**self.kind.choices.variants[variant], "seats": seats})
        return screen_of(self.game).roles(options, ME)

    @property
    def title(self) -> str:
        own = f"tui-box-{self.id}"
        return say(own) if has_text(own) else say(f"{self.game}-title")


def boxes() -> list[Box]:
    """Boxes of all games that have a screen."""
    specs = [
        (spec, game)
        for game in registry.GAMES
        if manifest_of(game).screen is not None
        for spec in screen_of(game).boxes or (BoxSpec(game, tuple(registry.find(game).choices.variants)),)
    ]
    specs.sort(key=lambda pair: pair[0].place)
    return [Box(id=spec.id, game=game, variants=spec.variants) for spec, game in specs]
