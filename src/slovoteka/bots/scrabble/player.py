"""What bots of all modes share: the vocabulary of a level and the search for the best move with it."""

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
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.lexicon.search import WordSet


class Chosen(Value, frozen=True, kw_only=True):
    """A chosen move."""

    move: FoundMove
    points: int
    """Points as the table counts them, with the theme bonus."""
    most: int
    """The highest score that was possible."""


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
        """Finds moves with the words that it is sure of. Created on demand, as some modes need no graph for moves."""
        return EngineFinder(self.layout, move_graph(self.words))

    def best_of_all(self, grid: str, rack: str) -> Chosen | None:
        """The move with the highest score."""
        move = self.finder.best(grid, rack)
        return None if move is None else Chosen(move=move, points=move.score, most=move.score)


def play(chosen: Chosen, *, claims: bool) -> Decision:
    """Lays the word with the highest score; with `claims` it announces the points (SM-32, SM-95)."""
    action = Play(chosen.move.play.at, chosen.move.play.word, chosen.points if claims else None)
    code = "play-all" if len(chosen.move.fitted.new) == RACK else "play-best"
    return with_reason(action, code, word=chosen.move.fitted.words[0], count=chosen.points)


def with_reason(action: Action, code: str, **params: str | int) -> Decision:
    """A decision with its reason. People read it after the game, or at once if they asked for a hint.

    Only the first challenge counts, so it is a race.
    """
    reason = Reason(f"bot-scrabble-{code}", params, is_routine=isinstance(action, Accept | Mark | Take))
    return Decision(action, reason, races=isinstance(action, Challenge))
