"""Whether an answer is right: for the server, the terminal and whoever makes puzzles alike.

Nothing is drawn, stored or remembered here: the same answer to the same puzzle has the same verdict. An answer that no
player could give in this position is refused, and then it does not count as one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from slovoteka.bots.forbidden.table import look
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.fold import read_action
from slovoteka.games.codenames.actions import Clue
from slovoteka.games.codenames.actions import readable as readable_clue
from slovoteka.games.forbidden.actions import Call, Lay
from slovoteka.games.forbidden.actions import readable as readable_letters
from slovoteka.games.forbidden.calls import letters_missing, spelt
from slovoteka.games.scrabble.actions import Lay as LayTiles
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.actions import readable as readable_tiles
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.preview import preview
from slovoteka.puzzles.clues import chances_of, refuse_unclean
from slovoteka.puzzles.model import Graded, Kind, Puzzle, Verdict
from slovoteka.review.model import Remark

_NUMBER: Final = 3
"""Of codenames that a clue is wanted for."""


def check(puzzle: Puzzle, answer: Any) -> Verdict:
    """`answer` is an action of the game, decoded from JSON or not. Raises `Unreadable` or `Illegal`."""
    action = read_action(puzzle.scene.kind, answer)
    return _CHECKS[puzzle.kind](puzzle, action)


def _by_list(known: Graded | None) -> Verdict:
    """For puzzles whose good answers are all known."""
    if known is None or not known.score:
        return Verdict(right=False, score=0.0, remark=Remark("puzzle-wrong"))
    if known.score < 1:
        percent = round(100 * known.score)
        return Verdict(right=False, score=known.score, remark=Remark("puzzle-near", {"percent": percent}))
    return Verdict(right=True, score=1.0, remark=Remark("puzzle-right"))


# --- Scrabble -------------------------------------------------------------------------------------------------------


def _scrabble(puzzle: Puzzle, action: Any) -> Verdict:
    scene = puzzle.scene
    play = readable_tiles(action)
    if not isinstance(play, Play | LayTiles):
        raise Unreadable("puzzle-wants-play")
    seen = scene.situation()
    # The game's own preview refuses what cannot lie there; of words it says nothing without a dictionary.
    if preview(seen.options, None, seen.public, seen.private, scene.seat, play) is None:
        raise Unreadable("puzzle-wants-play")

    def tiles(laid: Play | LayTiles) -> object:
        """The same for two plays that do the same, however they are written."""
        return placed(seen.public.grid, laid, seen.options.layout(), seen.options.book).new

    wanted = tiles(play)
    return _by_list(next((graded for graded, other in puzzle.known() if tiles(other) == wanted), None))


# --- «Запретные слова» ----------------------------------------------------------------------------------------------


def _forbidden_word(puzzle: Puzzle, action: Any) -> Verdict:
    call = readable_letters(action)
    if not isinstance(call, Call):
        raise Unreadable("puzzle-wants-word")
    conversation = puzzle.scene.situation().public.conversation
    if missing := letters_missing(conversation, call.word):
        raise Illegal("ZS-24", "letters-missing", word=call.word[:40], letters=", ".join(missing))
    word = spelt(call.word)
    return _by_list(next((graded for graded in puzzle.answers if graded.action["word"] == word), None))


def _forbidden_letter(puzzle: Puzzle, action: Any) -> Verdict:
    laid = readable_letters(action)
    if not isinstance(laid, Lay):
        raise Unreadable("puzzle-wants-letter")
    if laid.letter not in look(puzzle.scene.situation()).letters:
        raise Illegal("ZS-16", "not-in-hand", letter=laid.letter[:4])
    return _by_list(next((graded for graded in puzzle.answers if graded.action["letter"] == laid.letter), None))


# --- «Кодовые имена» ------------------------------------------------------------------------------------------------


def _codenames_clue(puzzle: Puzzle, action: Any) -> Verdict:
    """The clue is right if all three come to mind before any other codename."""
    clue = readable_clue(action)
    if not isinstance(clue, Clue):
        raise Unreadable("puzzle-wants-clue")
    public = puzzle.scene.situation().public
    refuse_unclean(clue.word, _NUMBER, public.open_codenames)
    wanted = {public.board[place] for place in puzzle.scene.marked}
    chances = chances_of(clue.word, public.open_codenames)
    score = sum(chances[word] for word in wanted)
    first = list(chances)[: len(wanted)]
    strangers = [word for word in first if word not in wanted]
    if strangers:
        return Verdict(right=False, score=score / 2, remark=Remark("puzzle-clue-astray", {"word": strangers[0]}))
    return Verdict(right=True, score=score, remark=Remark("puzzle-clue-right", {"percent": round(100 * score)}))


_CHECKS: Final[Mapping[Kind, Callable[[Puzzle, Any], Verdict]]] = {
    "scrabble-best": _scrabble,
    "scrabble-out": _scrabble,
    "forbidden-word": _forbidden_word,
    "forbidden-letter": _forbidden_letter,
    "codenames-clue": _codenames_clue,
}
