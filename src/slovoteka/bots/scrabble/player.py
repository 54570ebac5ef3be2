"""What bots of all modes share: a level's vocabulary, and the search for the best move that it gives."""

from abc import ABC, abstractmethod
from functools import cached_property

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.scrabble.beliefs import Beliefs
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.words import Contains
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Accept, Action, Challenge, Mark, Play, Take
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.options import Options
from slovoteka.lexicon.moves import move_graph
from slovoteka.lexicon.search import WordSet


class Chosen(Value, frozen=True, kw_only=True):
    """A move that was taken."""

    move: FoundMove
    points: int
    """As the table counts it, theme included."""
    most: int
    """What the move that counts most would have brought."""


class Player(ABC):
    def __init__(
        self,
        level: Level,
        options: Options,
        seed: int,
        words: WordSet,
        dictionary: Contains,
        half_known: WordSet | None = None,
    ) -> None:
        self.level = level
        self.skill = SKILLS[level]
        self.options = options
        self.seed = seed
        self.words = words
        self.dictionary = dictionary
        self.half_known = half_known
        self.beliefs = Beliefs(self.skill, seed, words, dictionary, half_known)
        self.layout = options.layout()

    @abstractmethod
    def decide(self, situation: Situation) -> Decision | None: ...

    @cached_property
    def finder(self) -> EngineFinder:
        """Finds moves with the words it is sure of. Made when it is asked for: some modes need no graph for moves."""
        return EngineFinder(self.layout, move_graph(self.words))

    def best_of_all(self, grid: str, rack: str) -> Chosen | None:
        """The move that counts most."""
        move = self.finder.best(grid, rack)
        return None if move is None else Chosen(move=move, points=move.score, most=move.score)


def play(chosen: Chosen, *, claims: bool) -> Decision:
    """Lays the word that counts most; `claims`: with the points (SM-32, SM-95)."""
    action = Play(chosen.move.play.at, chosen.move.play.word, chosen.points if claims else None)
    code = "play-all" if len(chosen.move.fitted.new) == RACK else "play-best"
    return say(action, code, word=chosen.move.fitted.words[0], count=chosen.points)


def say(action: Action, code: str, **params: str | int) -> Decision:
    """A decision with its reason. People read it when the game is over, and whoever asked for a hint at once.

    Only the first challenge counts, so it is a race.
    """
    reason = Reason(f"bot-scrabble-{code}", params, is_routine=isinstance(action, Accept | Mark | Take))
    return Decision(action, reason, races=isinstance(action, Challenge))
