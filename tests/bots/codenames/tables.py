"""Fake associations and constructed tables, so that each decision can be followed by hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from rules.codenames.tables import BOARD, KEY, CodenamesTable
from slovoteka.associations.evidence import Evidence
from slovoteka.associations.model import FAMILIES, Family
from slovoteka.associations.spaces import Floats
from slovoteka.associations.table import AssociationTable, Places
from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.codenames.captain import CaptainStyle, Idea, Sides, think
from slovoteka.bots.codenames.partner_models import Guess, PartnerModels
from slovoteka.bots.codenames.player import Player
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Owner
from slovoteka.lexicon.judge import open_judge

Links = Mapping[str, Mapping[str, float]]
"""Clues with the words that they bring to mind, and how strongly. All other words have 0."""


class FakeTable(AssociationTable):
    """Associations with only these links. `families` are the links of single sources."""

    def __init__(self, links: Links, zipf: float = 5.0, **families: Links) -> None:
        self.given: dict[str, Links] = {"mix": links, **families}
        self.words = tuple(links)
        self.zipf = np.full(len(links), zipf, np.float32)
        self.clue_words = np.arange(len(links))
        self._places = {word: place for place, word in enumerate(self.words)}
        self.unbacked: set[tuple[str, str]] = set()
        """Clues and words of the board that a single kind of evidence links."""

    @property
    def families(self) -> tuple[Family, ...]:
        return tuple(family for family in FAMILIES if family in self.given)

    def place(self, word: str) -> int | None:
        return self._places.get(word.lower())

    def scores(
        self,
        family: Family | Literal["mix"],
        board: Sequence[str],
        clues: Places | None = None,
        without: Iterable[Family] = (),
    ) -> Floats:
        """`without` is ignored: the mix has its own links."""
        rows = [self.words[place] for place in (self.clue_words if clues is None else clues)]
        return np.array([[self.given[family].get(clue, {}).get(word, 0.0) for word in board] for clue in rows], "f4")

    def backed(self, board: Sequence[str], without: Iterable[Family] = ()) -> NDArray[np.bool_]:
        return np.array([[(clue, word) not in self.unbacked for word in board] for clue in self.words])

    def why(self, clue: str, word: str) -> Evidence:
        return Evidence("usage" if self.given["mix"][clue].get(word) else "none", "", 0.0)


def words_of(owner: Owner) -> tuple[str, ...]:
    return tuple(word for word, whose in zip(BOARD, KEY, strict=True) if whose == owner)


RED, BLUE, NOBODYS = words_of("red"), words_of("blue"), words_of("bystander")
ASSASSIN: Final = "ЯД"
SIDES: Final = Sides(RED, BLUE, NOBODYS, (ASSASSIN,))
"""The test table of the rules as red's captain sees it."""


def sides_with(own: int, enemy: int) -> Sides:
    """With this many words left on each side."""
    return Sides(RED[:own], BLUE[:enemy], NOBODYS, (ASSASSIN,))


def thought(
    table: FakeTable, sides: Sides = SIDES, style: CaptainStyle | None = None, guesses: Sequence[Guess] = ()
) -> Idea:
    """The clue of a captain who knows all these words and has no judge."""
    everything = np.ones(len(table.words), np.bool_)
    models = PartnerModels(table, BOARD)
    idea = think(models, sides, everything, lambda *_: True, style or CaptainStyle(), guesses)
    assert idea is not None
    return idea


def player(table: AssociationTable, level: Level = "master", **options: Any) -> Player:
    return Player(level, KIND.rules.read_options(options), table, open_judge(), 1)


def asked(table: CodenamesTable, seat: int, kind: str, **options: Any) -> Situation:
    return Situation(
        seat=seat,
        options=KIND.rules.read_options(options),
        window=table.windows[kind],
        public=table.public,
        private=table.private(seat),
        events=(),
    )


def decided(bot: Player, table: CodenamesTable, kind: str, seat: int | None = None, **options: Any) -> Decision:
    """What the bot does in a window that invites it. The rules must accept it."""
    window = table.windows[kind]
    chair = window.seats[0] if seat is None else seat
    decision = bot.decide(asked(table, chair, kind, **options))
    assert decision is not None
    table.game.check(table.state, chair, window, decision.action, 0)
    return decision
