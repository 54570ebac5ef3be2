"""What bots of all modes share: a vocabulary, and the search for the best move that it gives.

Levels differ in how many words they know. Each plays the best it sees, and none errs on purpose.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.scrabble.racks import leave_worth
from slovoteka.bots.scrabble.vocabulary import Vocabulary
from slovoteka.bots.words import Contains
from slovoteka.core import piles
from slovoteka.games.scrabble.actions import Accept, Action, Challenge, Mark, Play, Take
from slovoteka.games.scrabble.editions import RACK, SIZE
from slovoteka.games.scrabble.finder import FoundMove, best_move, find_moves
from slovoteka.games.scrabble.letters import BLANK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import score
from slovoteka.lexicon.dictionary import Band


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    band: Band
    """How many words it knows."""
    notices: int
    """Of what length at most it sees that a word of another is none."""
    minds_leave: bool = False
    """Whether it thinks of the letters that a move leaves on its rack."""


SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(band=1, notices=0),
    "amateur": Skill(band=2, notices=4),
    "expert": Skill(band=3, notices=6),
    "master": Skill(band=4, notices=SIZE, minds_leave=True),
}


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """A move and why it was taken."""

    move: FoundMove
    points: int
    """As the table counts it, theme included."""
    most: int
    """What the move that counts most would have brought."""


class Player(ABC):
    def __init__(self, level: Level, options: Options, seed: int, words: Vocabulary, dictionary: Contains) -> None:
        self.level = level
        self.skill = SKILLS[level]
        self.options = options
        self.seed = seed
        self.words = words
        self.dictionary = dictionary
        self.layout = options.layout()
        self._on_theme = options.theme_test()

    @abstractmethod
    def decide(self, situation: Situation) -> Decision | None: ...

    # --- moves ------------------------------------------------------------------------------------------------------

    def best_of_all(self, grid: str, rack: str) -> Chosen | None:
        """The move that counts most."""
        move = best_move(self.layout, grid, rack, self.words)
        return None if move is None else Chosen(move=move, points=move.score, most=move.score)

    def choose(
        self, grid: str, rack: str, *, shortest: int = 2, struck: frozenset[str] = frozenset(), draws: bool = True
    ) -> Chosen | None:
        """The best move in the eyes of this bot: of so many letters, and with none of the words that were struck.

        `draws`: there will be new tiles, so it matters what they come to.
        """
        minds_leave = self.skill.minds_leave and draws
        if not (minds_leave or struck or self._on_theme or shortest > 2):
            return self.best_of_all(grid, rack)
        best: tuple[int, int, int] | None = None
        chosen, most = None, 0
        for move in find_moves(self.layout, grid, rack, self.words):
            if len(move.fitted.tiles) < shortest or not struck.isdisjoint(move.fitted.words):
                continue
            points = self._points(move)
            left = piles.remove(rack, move.fitted.used)
            worth = points + (leave_worth(left, self.options.tiles.vowels) if minds_leave else 0)
            key = worth, left.count(BLANK), points
            if best is None or key > best:
                best, chosen = key, (move, points)
            most = max(most, points)
        return None if chosen is None else Chosen(move=chosen[0], points=chosen[1], most=most)

    def _points(self, move: FoundMove) -> int:
        if self._on_theme is None:
            return move.score
        return score(self.layout, move.fitted, self._on_theme).total


def play(chosen: Chosen, *, claims: bool) -> Decision:
    """Lays the word and says what it is good for; `claims`: with the points (SM-32, SM-95)."""
    at, tiles = chosen.move.play.at, chosen.move.play.word
    action = Play(at, tiles, chosen.points if claims else None)
    if len(chosen.move.fitted.new) == RACK:
        code = "play-all"
    elif chosen.points < chosen.most:
        code = "play-leave"
    else:
        code = "play-best"
    return say(action, code, word=chosen.move.fitted.words[0], count=chosen.points)


def say(action: Action, code: str, **params: str | int) -> Decision:
    """A decision with its reason. People hear it, so it tells nothing of a rack or a sheet.

    Only the first challenge counts, so it is a race.
    """
    reason = Reason(f"bot-scrabble-{code}", params, is_routine=isinstance(action, Accept | Mark | Take))
    return Decision(action, reason, races=isinstance(action, Challenge))
