"""What a move would score, before it is made: a play with its points, a removal, the two words of a bingo sheet.

It reads only views. It asks the dictionary only where `check` would: where words are judged after the move
(challenges, votes, sheets), nobody may get a verdict before (SM-68).
"""

from collections.abc import Sequence
from typing import Any

from slovoteka.core.game import Window
from slovoteka.core.oracle import AreWords, EachIsWord, Oracle, Question, T_co
from slovoteka.core.value import Value
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import Action, Lay, Play, Remove, Write, readable
from slovoteka.games.scrabble.bingo import views as bingo_views
from slovoteka.games.scrabble.bingo.sheets import SHEET_WORDS, WORD_LENGTH, check_written
from slovoteka.games.scrabble.duplicate import views as duplicate_views
from slovoteka.games.scrabble.duplicate.sheets import laid
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import Fitted, Score, score
from slovoteka.games.scrabble.reverse import views as reverse_views
from slovoteka.games.scrabble.reverse.removals import new_words
from slovoteka.games.scrabble.reverse.rules import Reverse
from slovoteka.games.scrabble.reverse.state import State as ReverseState
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import State
from slovoteka.games.scrabble.turns import check_play

AnyPublic = views.Public | duplicate_views.Public | reverse_views.Public | bingo_views.Public
AnyPrivate = views.Private | duplicate_views.Private | reverse_views.Private | bingo_views.Private


class FormedWord(Value, frozen=True):
    word: str
    points: int
    """The points of this word with premiums; 0 where words do not score."""
    stands: bool | None
    """Whether the dictionary has it; None where the dictionary may not be asked."""


class PlayPreview(Value, frozen=True, kw_only=True, tag="play"):
    """A word on the squares where it would lie."""

    at: str
    word: str
    """The whole word; a blank is in lower case."""
    score: Score
    words: tuple[FormedWord, ...]
    """Every word that is formed or changed, the main one first."""


class RemovalPreview(Value, frozen=True, kw_only=True, tag="removal"):
    """Tiles taken off the board (SM-76)."""

    points: int
    words: tuple[FormedWord, ...]
    """The words that would be new on the board."""


class SheetPreview(Value, frozen=True, kw_only=True, tag="sheet"):
    """The words of a bingo sheet (SM-81)."""

    words: tuple[FormedWord, ...]


Preview = PlayPreview | RemovalPreview | SheetPreview


def preview(
    options: Options, oracle: Oracle | None, seen: AnyPublic, own: AnyPrivate, seat: int, action: Action
) -> Preview | None:
    match seen, own, readable(action):
        case views.Public(), views.Private(), Play() | Lay() as play if not _is_empty(play):
            judge = oracle if options.words == "auto" else None
            return _play(options, judge, _fitted(options, seen, own, play))
        case duplicate_views.Public(), _, Play() | Lay() as play if not _is_empty(play):
            return _play(options, None, laid(seen.grid, seen.rack, play, options.layout(), options.book))
        case reverse_views.Public(), _, Remove(squares) as removal if squares:
            return _removal(options, oracle, seen, seat, removal)
        case bingo_views.Public(), _, Write(words) if words:
            return _sheet(options, oracle, words)
    return None


def _is_empty(play: Play | Lay) -> bool:
    """Whether nothing has been put on the board yet."""
    return not (play.word if isinstance(play, Play) else play.tiles)


# --- plays ----------------------------------------------------------------------------------------------------------


def _fitted(options: Options, seen: views.Public, own: views.Private, play: Play | Lay) -> Fitted:
    """Checks the play with the rules, on a table that contains only what the player sees."""
    unannounced = options.but(declare=False)  # the player may still announce the points
    rack = own.second_rack if options.two_racks and seen.mover else own.rack
    table = State(
        stage=seen.stage,
        grid=seen.grid,
        bags=(),
        racks=(rack,),
        scores=(0,),
        owed=(),
        opening=seen.opening,
        passes_by_rack=(),
        shown=(),
        timeouts=(),
    )
    return check_play(Setting(unannounced, _EveryWord()), table, play)


def _play(options: Options, oracle: Oracle | None, fitted: Fitted) -> PlayPreview:
    counted = score(options.layout(), fitted, options.theme_test())
    points = [word.score for word in counted.words]
    words = _judged(oracle, fitted.words, points)
    return PlayPreview(at=fitted.at, word=fitted.tiles, score=counted, words=words)


class _EveryWord:
    """A dictionary that accepts every word, so that only the placement is checked."""

    def ask(self, question: Question[T_co]) -> T_co:
        if not isinstance(question, AreWords):
            raise TypeError(question)
        answer: Any = EachIsWord((True,) * len(question.words))
        return answer  # type: ignore[no-any-return]  # as for every oracle: the question says what the answer is


def _judged(oracle: Oracle | None, words: Sequence[str], points: Sequence[int]) -> tuple[FormedWord, ...]:
    stands: Sequence[bool | None] = [None] * len(words)
    if oracle is not None and words:
        stands = oracle.ask(AreWords(tuple(words))).each
    return tuple(map(FormedWord, words, points, stands))


# --- the other modes ------------------------------------------------------------------------------------------------


def _removal(
    options: Options, oracle: Oracle | None, seen: reverse_views.Public, seat: int, removal: Remove
) -> RemovalPreview:
    table = ReverseState(grid=seen.grid, removed=seen.removed, bag="", mover=seen.mover, timeouts=())
    window = Window(id="remove", kind="remove", seats=(seat,))
    Reverse(options, _EveryWord()).check(table, seat, window, removal, 0)
    squares = [square_of(square) for square in removal.squares]
    words = new_words(seen.grid, squares)
    points = options.layout().face_sum("".join(seen.grid[square] for square in squares))
    return RemovalPreview(points=points, words=_judged(oracle, words, [0] * len(words)))


def _sheet(options: Options, oracle: Oracle | None, words: tuple[str, ...]) -> SheetPreview:
    if len(words) >= SHEET_WORDS and all(len(word) >= WORD_LENGTH for word in words):
        check_written(words, options.tiles)
    return SheetPreview(words=_judged(oracle, words, [0] * len(words)))
