"""Replays GCG by our rules: where each word lies, what it scores, and the position before every turn.

The dictionary is not asked, because played words stay played. But a word that does not fit, a tile that was not on the
rack, or a wrong sum is refused, with its line.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from slovoteka.core import piles
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.value import Value
from slovoteka.formats.scrabble.gcg import (
    RACKS,
    THROUGH,
    Challenged,
    Exchanged,
    GcgEvent,
    GcgGame,
    GcgMove,
    Gone,
    Laid,
    LeftOver,
    OutOfTime,
    Swapped,
    Withdrawn,
)
from slovoteka.formats.scrabble.gcg_reading import ReadGcg, at_line
from slovoteka.formats.scrabble.gcg_writing import OPTIONS
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE
from slovoteka.games.scrabble.letters import AS_BLANK, LETTER_OF
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import WITH_TURNS, Options, read_options
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.plays import EMPTY_GRID, put, score, taken_from
from slovoteka.games.scrabble.position import Position
from slovoteka.lexicon.alphabet import ALPHABETS

_ONLY_UKRAINIAN: Final = frozenset(ALPHABETS["uk"]) - frozenset(ALPHABETS["ru"])


class GcgTurn(Value, frozen=True, kw_only=True):
    number: int
    """From 1."""
    line: int
    player: int
    position: Position
    """The position before the turn, the player to move first. Racks are there as far as the file has them."""
    event: GcgEvent
    points: int
    play: Play | None = None
    """The whole word in our own notation; None if none was laid."""


class Replayed(Value, frozen=True, kw_only=True):
    options: Options
    turns: tuple[GcgTurn, ...]
    final: Position
    """The final position, players in the order of the file."""


def replayed(reading: ReadGcg, edition: str | None = None) -> Replayed:
    """The game by our rules. Raises `BrokenGcg` with the impossible line. `edition` is for files that name none."""
    options = options_of_gcg(reading, edition)
    replay = _Replay(reading.game, options)
    for line, pragma in zip(reading.pragma_lines, reading.game.pragmas, strict=True):
        if pragma.key in RACKS:
            with at_line(line):
                _check_tiles(EMPTY_GRID, pragma.value, options)
    for index, line in enumerate(reading.move_lines):
        with at_line(line):
            replay.take(index, line)
    return Replayed(options=options, turns=tuple(replay.turns), final=replay.final())


def options_of_gcg(reading: ReadGcg, edition: str | None = None) -> Options:
    """The options in the file, or else the defaults of an edition: the named one, or one that fits the language."""
    game = reading.game
    racks = len(game.players)
    line = next((at for at, pragma in zip(reading.pragma_lines, game.pragmas, strict=True) if pragma.key == OPTIONS), 1)
    with at_line(line):
        written = game.pragma(OPTIONS)
        if written is None:
            mode = "solitaire" if racks == 1 else "standard"
            return read_options({"edition": edition or _edition_of(game), "seats": racks, "mode": mode})
        options = read_options(_object(written))
        if options.mode not in WITH_TURNS or options.racks != racks:
            raise Unreadable("gcg-options-players", players=racks)
        if options.position:
            raise Unreadable("gcg-from-position")
        return options


def _edition_of(game: GcgGame) -> str:
    seen = {letter for move in game.moves for letter in (*move.rack, *getattr(move.event, "tiles", ""))}
    return edition_with(LETTER_OF.get(letter, letter) for letter in seen)


def edition_with(letters: Iterable[str]) -> str:
    """The edition that has these letters, for files that name none."""
    return "mattel" if _ONLY_UKRAINIAN.isdisjoint(letters) else "bilingual-uk"


def _object(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise Unreadable("options", why=json_mismatch(text, dict[str, Any])) from None


class _Started(Value, frozen=True):
    """A turn that has begun with a swap, or a play that can still be withdrawn, with what would be restored."""

    player: int
    grid: str
    position: Position
    points: int = 0
    scoreless: int = 0


class _Replay:
    def __init__(self, game: GcgGame, options: Options) -> None:
        self._moves, self._options, self._layout = game.moves, options, options.layout()
        self._racks = _racks_ahead(game)
        self.turns: list[GcgTurn] = []
        self._grid = EMPTY_GRID
        self._totals = (0,) * len(game.players)
        self._scoreless = 0
        self._begun: _Started | None = None
        """The unfinished turn in which a blank was swapped."""
        self._laid: _Started | None = None
        """The play of the previous move."""

    def final(self) -> Position:
        """The final position, with the racks before the leftover tiles were counted."""
        played = [index for index, move in enumerate(self._moves) if not isinstance(move.event, LeftOver | OutOfTime)]
        return self._position(max(played, default=-1) + 1, 0)

    def take(self, index: int, line: int) -> None:
        move = self._moves[index]
        total = self._totals[move.player] + move.points
        if move.total != total:
            raise Unreadable("gcg-total", total=move.total, expected=total)
        if not isinstance(move.event, Withdrawn):  # its rack has tiles that are still on the board
            _check_tiles(self._grid, move.rack, self._options)
        laid, self._laid = self._laid, None
        match move.event:
            case Laid() as event:
                self._play(index, move, event, line)
            case Swapped() as event:
                self._swap(index, move, event)
            case Withdrawn():
                self._withdraw(move, laid)
            case LeftOver(tiles):
                self._check_left_over(tiles, move.points)
            case Gone():
                self._leave(move, laid)
            case Challenged() | OutOfTime():
                pass  # their cost depends on the table
            case _:
                self._end_turn(index, move, line)
        self._totals = piles.replace_at(self._totals, move.player, total)

    # --- turns ------------------------------------------------------------------------------------------------------

    def _start_of_turn(self, index: int, player: int) -> _Started:
        """The state before any swap of this turn."""
        if self._begun is not None and self._begun.player == player:
            return self._begun
        return _Started(player, self._grid, self._position(index, player))

    def _play(self, index: int, move: GcgMove, event: Laid, line: int) -> None:
        start = self._start_of_turn(index, move.player)
        self._add_turn(start.position, move, line, self._lay(move, event))
        self._laid = start.but(points=move.points, scoreless=self._scoreless)
        self._scoreless = 0 if move.points else self._scoreless + 1

    def _end_turn(self, index: int, move: GcgMove, line: int) -> None:
        """Takes an exchange or a pass."""
        if isinstance(move.event, Exchanged) and move.rack:
            taken_from(move.rack, move.event.tiles, self._options.book)
        _check_points(move.points, 0)
        self._add_turn(self._start_of_turn(index, move.player).position, move, line, None)
        self._scoreless += 1

    def _add_turn(self, position: Position, move: GcgMove, line: int, play: Play | None) -> None:
        self._begun = None
        self.turns.append(
            GcgTurn(
                number=len(self.turns) + 1,
                line=line,
                player=move.player,
                position=position,
                event=move.event,
                points=move.points,
                play=play,
            )
        )

    def _lay(self, move: GcgMove, event: Laid) -> Play:
        book = self._options.book
        word = _whole_word(self._grid, event)
        fitted = placed(self._grid, Play(at_text(event.square, event.down), word), self._layout, book)
        if len(fitted.new) > RACK:
            raise Illegal(book.rack, "gcg-laid", tiles=len(fitted.new), most=RACK)
        if move.rack:
            taken_from(move.rack, fitted.used, book)
        _check_points(move.points, score(self._layout, fitted).total + event.theme)
        self._grid = put(self._grid, fitted.new)
        _check_tiles(self._grid, "", self._options)
        return Play(fitted.at, fitted.tiles)

    def _swap(self, index: int, move: GcgMove, event: Swapped) -> None:
        at = at_text(event.square, down=False)
        if not self._options.reusable_blanks:
            raise Illegal("SM-70", "blanks-stay")
        if self._grid[event.square] != AS_BLANK.get(event.letter):
            raise Illegal("SM-70", "no-blank-there", at=at)
        if move.rack:
            taken_from(move.rack, event.letter, self._options.book)
        _check_points(move.points, 0)
        self._begun = self._start_of_turn(index, move.player)
        self._grid = put(self._grid, [(event.square, event.letter)])

    # --- withdrawals and the end ------------------------------------------------------------------------------------

    def _withdraw(self, move: GcgMove, laid: _Started | None) -> None:
        if laid is None or laid.player != move.player:
            raise Unreadable("gcg-nothing-to-withdraw")
        _check_points(move.points, -laid.points)
        self._grid, self._scoreless = laid.grid, laid.scoreless + 1

    def _leave(self, move: GcgMove, laid: _Started | None) -> None:
        """Restores a blank swapped in an unfinished turn. Another player's play can still be withdrawn."""
        _check_points(move.points, 0)
        if self._begun is not None and self._begun.player == move.player:
            self._grid, self._begun = self._begun.grid, None
        self._laid = laid

    def _check_left_over(self, tiles: str, points: int) -> None:
        """Own tiles are lost and the others' won. Some files note only the winner, who then wins them twice."""
        _check_tiles(EMPTY_GRID, tiles, self._options)
        value = self._layout.face_sum(tiles)
        if points not in (-value, value, 2 * value):
            raise Unreadable("gcg-score", points=points, expected=value)

    # --- positions --------------------------------------------------------------------------------------------------

    def _position(self, index: int, first: int) -> Position:
        """The current position, with the racks before this move, beginning with this player."""
        players = len(self._totals)
        order = [(first + step) % players for step in range(players)]
        racks = tuple(self._racks[index][player] for player in order)
        return Position(
            grid=self._grid,
            racks=racks if players > 1 else (*racks, ""),  # as in CGP: a rack and an unknown one
            scores=tuple(self._totals[player] for player in order),
            scoreless=self._scoreless,
        )


def _racks_ahead(game: GcgGame) -> list[tuple[str, ...]]:
    """For each move, and after the last, every player's rack: the one at the player's next move, or the final one."""
    racks = tuple(game.pragma(key) or "" for key, _ in zip(RACKS, game.players, strict=False))
    ahead = [racks]
    for move in reversed(game.moves):
        shows_rack = not isinstance(move.event, LeftOver | OutOfTime | Challenged | Gone) or move.rack
        if shows_rack:
            racks = piles.replace_at(racks, move.player, move.rack)
        ahead.append(racks)
    return ahead[::-1]


def _check_tiles(grid: str, rack: str, options: Options) -> None:
    """Checks that board and rack have only tiles of the set, and not too many of them."""
    Position(grid=grid, racks=(rack,)).check_tiles(options.tiles)


def _whole_word(grid: str, event: Laid) -> str:
    """The word with tiles instead of dots."""
    step = SIZE if event.down else 1
    room = SIZE - (event.square // SIZE if event.down else event.square % SIZE)
    word = ""
    for index, tile in enumerate(event.tiles):
        lying = grid[event.square + index * step] if index < room else EMPTY
        if tile == THROUGH and lying == EMPTY:
            raise Unreadable("gcg-dot", place=index + 1, tiles=event.tiles)
        word += lying if tile == THROUGH else tile
    return word


def _check_points(points: int, expected: int) -> None:
    if points != expected:
        raise Unreadable("gcg-score", points=points, expected=expected)
