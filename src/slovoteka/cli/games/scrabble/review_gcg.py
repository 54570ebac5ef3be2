"""A GCG file, ours or another program's, as a subject of `slovoteka review`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from slovoteka.cli.commands.review_subject import ReviewSubject
from slovoteka.cli.shared import files, output
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.game import places
from slovoteka.formats.scrabble.gcg import (
    MOST_BYTES,
    Exchanged,
    ExchangedUnseen,
    GcgGame,
    Gone,
    LeftOver,
    Passed,
    Swapped,
    Withdrawn,
)
from slovoteka.formats.scrabble.gcg_positions import GcgTurn, Replayed, replayed
from slovoteka.formats.scrabble.gcg_reading import ReadGcg, read_gcg
from slovoteka.formats.scrabble.gcg_writing import OPTIONS, REASON
from slovoteka.games.registry import GAMES, title_in
from slovoteka.games.scrabble.actions import Exchange, Pass, Play
from slovoteka.games.scrabble.editions import EMPTY
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.plays import put
from slovoteka.games.scrabble.position import Position
from slovoteka.review.run import judge_all
from slovoteka.review.scrabble.transcripts import TranscribedTurn, Transcript, decisions, opening_of, whole

_SCRABBLE: Final = "scrabble"


def read_gcg_game(path: Path, edition: str | None) -> ReviewSubject:
    """Refusals name the line of the file."""
    try:
        reading = read_gcg(files.read_bytes(path, MOST_BYTES + 1))
        game = noted_game(reading, replayed(reading, edition))
    except Refusal as refusal:
        raise Unreadable("export-file", file=files.shown(path), why=str(refusal)) from None
    names = (output.clipped(output.printable(player.name)) for player in reading.game.players)
    return ReviewSubject(
        title=title_in(GAMES[_SCRABBLE], output.language()),
        names=tuple(names)[: game.options.seats],
        is_finished=game.places is not None,
        review=lambda depth, workers, tell: whole(
            game,
            _match(reading.game, path),
            depth,
            judge_all(_SCRABBLE, decisions(game, depth), workers=workers, tell=tell),
        ),
    )


def _match(game: GcgGame, path: Path) -> str:
    """The id from the file, or the name of the file."""
    return next(reversed((game.pragma("id") or "").split()), path.stem)


# --- noted turns ----------------------------------------------------------------------------------------------------


def noted_game(reading: ReadGcg, game: Replayed) -> Transcript:
    options, moves = game.options, reading.game.moves
    if reading.game.pragma(OPTIONS) is None:  # how words were checked is unknown, so each counts as believed
        options = options.but(words="challenge")
    scores = (*(_by_player(turn.position.scores, turn.player) for turn in game.turns[1:]), game.final.scores)
    is_finished = reading.game.pragma(REASON) is not None or any(isinstance(move.event, LeftOver) for move in moves)
    gone = [move.player for move in moves if isinstance(move.event, Gone)]
    return Transcript(
        options=options,
        turns=tuple(_noted(reading, game)),
        scores=scores[: len(game.turns)],
        places=places(game.final.scores, gone=gone) if is_finished else None,
    )


def _by_player(scores: tuple[int, ...], first: int) -> tuple[int, ...]:
    return scores[-first:] + scores[:-first] if first else scores


def _noted(reading: ReadGcg, game: Replayed) -> Iterator[TranscribedTurn]:
    moves, last, passes = reading.game.moves, None, 0
    struck: frozenset[str] = frozenset()
    for turn in game.turns:
        index = reading.move_lines.index(turn.line)
        after = next((move.event for move in moves[index + 1 :] if not isinstance(move.event, Gone)), None)
        lying = _after_swaps(reading, turn, index)
        has_swapped = lying.grid != turn.position.grid
        noted = TranscribedTurn(
            number=turn.number,
            player=turn.player,
            lying=lying,
            action=_action(turn),
            has_failed=isinstance(after, Withdrawn),
            before="" if last is None or last.player == turn.player or has_swapped else _before(last, lying),
            struck=struck,
            gone=frozenset(move.player for move in moves[:index] if isinstance(move.event, Gone)),
            passes=passes,
        )
        yield noted
        passes = passes + 1 if isinstance(turn.event, Passed) and not has_swapped and _counts(game, noted) else 0
        if noted.has_failed:
            struck |= _only_word(game, noted)
        last = turn


def _counts(game: Replayed, noted: TranscribedTurn) -> bool:
    """Whether a pass counts towards the end of the game.

    Before a long first word it does not (SM-G19). Where a wrong challenge costs a turn, it may have been no pass.
    """
    return game.options.penalty != "turn" and opening_of(game.options, noted) <= 2


def _action(turn: GcgTurn) -> Play | Exchange | Pass | None:
    match turn.event:
        case Exchanged(tiles):
            return Exchange(tiles)
        case ExchangedUnseen():
            return None
        case Passed():
            return Pass()
    return turn.play


def _after_swaps(reading: ReadGcg, turn: GcgTurn, index: int) -> Position:
    """The position at the time of the decision.

    Letters swapped for blanks before it (SM-70) are on the board already.
    """
    moves, grid = reading.game.moves, turn.position.grid
    while index and isinstance(moves[index - 1].event, Swapped | Gone):
        index -= 1
        event = moves[index].event
        if isinstance(event, Swapped) and moves[index].player == turn.player:
            grid = put(grid, [(event.square, event.letter)])
    if grid == turn.position.grid:
        return turn.position
    rack = moves[reading.move_lines.index(turn.line)].rack
    return turn.position.but(grid=grid, racks=(rack, *turn.position.racks[1:]))


def _before(last: GcgTurn, lying: Position) -> str:
    """The grid without the word of the previous turn; empty if there was none."""
    was = last.position.grid
    grid = "".join(EMPTY if old == EMPTY else now for old, now in zip(was, lying.grid, strict=True))
    return grid if grid != lying.grid else ""


def _only_word(game: Replayed, noted: TranscribedTurn) -> frozenset[str]:
    """The word that was struck, if the play made only one word."""
    if not isinstance(noted.action, Play):
        return frozenset()
    words = placed(noted.lying.grid, noted.action, game.options.layout(), game.options.book).words
    return frozenset(words) if len(words) == 1 else frozenset()
