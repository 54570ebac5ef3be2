"""How fast bots of «Кодовые имена» decide, and how well captains and guessers with different associations play."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, Literal

from slovoteka.associations.model import Family
from slovoteka.associations.table import AssociationTable, open_table
from slovoteka.benches.games.codenames.speed import Speed, measure_speed
from slovoteka.bots.codenames.captain import CaptainStyle, Sides
from slovoteka.bots.codenames.crossplay import BoardResult, Captain, cautious, deal, greedy, play
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.codenames.partner_models import MIX, PartnerModel
from slovoteka.bots.codenames.position_value import Stakes
from slovoteka.core.value import Value
from slovoteka.games.codenames.deck import default_deck
from slovoteka.lexicon.judge import Judge, open_judge

GUESSERS: Final[tuple[Family, ...]] = ("hudlit", "news", "encoder", "glosses")
"""The sources of the guesser's associations. The captain's model of a partner leaves out the one that is measured."""
WINS, ASSASSINS = 0.70, 0.20
BETTER: Final = 0.15

Tell = Callable[[str, int, int], None]
"""Called with the pairing, the number of its boards played, and the total."""


class Pairing(Value, frozen=True, kw_only=True):
    """A captain with a guesser on many boards."""

    captain: Literal["ours", "greedy"]
    guesser: str
    boards: int
    wins: float
    assassin: float
    turns: float
    """The average number of turns on won boards."""
    hits: float
    """The average number of codenames found by a clue."""
    kept: float
    """The share of clues all of whose codenames were found."""
    points: float
    """The average points a board against the game (CN-97)."""
    grades: dict[int, int]
    """The number of boards won with so many points."""


class PairingReport(Value, frozen=True, kw_only=True):
    speed: Speed
    alone: list[Pairing]
    """Without the enemy's covers."""
    coop: list[Pairing]
    """The game for two (CN-90..97)."""

    @property
    def mean_wins(self) -> float:
        return sum(pairing.wins for pairing in self.alone) / len(self.alone)

    @property
    def mean_assassin(self) -> float:
        return sum(pairing.assassin for pairing in self.alone) / len(self.alone)

    @property
    def lead(self) -> float:
        """How much more often our captain wins than a greedy one.

        It is measured against the game, with guessers of other associations.
        """
        ours, other = (
            [pairing.wins for pairing in self.coop if pairing.captain == captain and pairing.guesser != MIX]
            for captain in ("ours", "greedy")
        )
        return sum(ours) / len(ours) - sum(other) / len(other)


def measure(boards: int, tell: Tell) -> PairingReport:
    """Plays `boards` boards for each pairing of a captain and a guesser."""
    table, judge = open_table(), open_judge()
    return PairingReport(
        speed=measure_speed(),
        alone=list(_alone(table, judge, boards, tell)),
        coop=list(_coop(table, judge, boards, tell)),
    )


def _alone(table: AssociationTable, judge: Judge, boards: int, tell: Tell) -> Iterator[Pairing]:
    for guesser in GUESSERS:
        captain = cautious(table, judge, _style("alone"))
        yield _pairing(table, captain, "ours", guesser, "alone", boards, tell)


def _coop(table: AssociationTable, judge: Judge, boards: int, tell: Tell) -> Iterator[Pairing]:
    models: tuple[PartnerModel, ...] = (*GUESSERS, MIX)
    for guesser in models:
        yield _pairing(table, cautious(table, judge, _style("coop")), "ours", guesser, "coop", boards, tell)
        yield _pairing(table, greedy(table, judge), "greedy", guesser, "coop", boards, tell)


def _style(stakes: Stakes) -> CaptainStyle:
    master = STRENGTHS["master"]
    return CaptainStyle(most=master.most, caution=master.caution, stakes=stakes)


def _pairing(
    table: AssociationTable,
    captain: Captain,
    name: Literal["ours", "greedy"],
    guesser: PartnerModel,
    stakes: Stakes,
    boards: int,
    tell: Tell,
) -> Pairing:
    without = tuple(family for family in GUESSERS if family == guesser)
    played = []
    for number, sides in enumerate(_boards(boards)):
        played.append(play(table, sides, captain, guesser, stakes, without))
        tell(f"{stakes} {name} → {guesser}", number + 1, boards)
    return _summary(name, guesser, played)


def _boards(count: int) -> Iterator[Sides]:
    """The same boards for every pairing."""
    for seed in range(count):
        yield deal(default_deck().words, Random(seed))  # noqa: S311  boards to measure with


def _summary(captain: Literal["ours", "greedy"], guesser: str, played: Sequence[BoardResult]) -> Pairing:
    won = [board for board in played if board.won]
    turns = sum(board.turns for board in played)
    grades = {points: sum(board.points == points for board in won) for points in range(8, 0, -1)}
    return Pairing(
        captain=captain,
        guesser=guesser,
        boards=len(played),
        wins=len(won) / len(played),
        assassin=sum(board.assassin for board in played) / len(played),
        turns=sum(board.turns for board in won) / max(1, len(won)),
        hits=sum(board.hits for board in played) / turns,
        kept=sum(board.kept for board in played) / turns,
        points=sum(board.points for board in played) / len(played),
        grades=grades,
    )
