"""`slovoteka scrabble`: the score of a move, and the highest-scoring moves."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from slovoteka.cli.games.scrabble.board_text import BoardText, PremiumSigns
from slovoteka.cli.games.scrabble.positions import rack_to_move, read_position
from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.options import name_or_table
from slovoteka.core import piles
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Lay, Play, read_action, write_action
from slovoteka.games.scrabble.breakdown import BreakdownLabels, score_lines
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import Options, read_options, word_policy
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.plays import Fitted, Score, put, score, taken_from
from slovoteka.games.scrabble.position import Position, write_cgp
from slovoteka.games.scrabble.rule_ids import Book
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.views import Public
from slovoteka.games.scrabble.words import check_words
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.match.oracles import Silence, TableOracle
from slovoteka.match.replay import moments, open_game


class ScoringSwitches(Value, frozen=True, kw_only=True):
    """The game's settings, from the command's options."""

    edition: str
    board: str | None
    tiles: str | None
    centre_doubles: bool | None
    yo: str | None

    def read(self) -> Options:
        given: dict[str, Any] = {
            "edition": self.edition,
            "board": None if self.board is None else name_or_table(self.board),
            "tiles": None if self.tiles is None else name_or_table(self.tiles),
            "centre_doubles": self.centre_doubles,
            "yo": self.yo,
        }
        return read_options({name: value for name, value in given.items() if value is not None})


# --- score ----------------------------------------------------------------------------------------------------------


def score_move(agreements: ScoringSwitches, cgp: str, move: str, *, with_dictionary: bool, as_json: bool) -> None:
    """The points of one move on one position, word by word."""
    options = agreements.read()
    position = read_position(cgp, options)
    setting = Setting(options, TableOracle(_dictionary(options)) if with_dictionary else Silence())
    fitted = _fitted(setting, position, move)
    if any(position.racks):
        taken_from(position.racks[0], fitted.used, setting.book)
    else:
        Position(grid=put(position.grid, fitted.new)).check_tiles(options.tiles)
    if with_dictionary:
        check_words(setting.oracle, fitted.words)
    counted = score(setting.layout, fitted)
    lines = score_lines(counted, _labels())
    if as_json:
        after = _after(position, fitted, counted, setting.book)
        output.write_json(_as_object(fitted, counted) | {"text": lines, "cgp_after": after})
    else:
        for line in (write_action(_play(fitted)), *lines):
            output.write(line)


def _fitted(setting: Setting, position: Position, move: str) -> Fitted:
    action = read_action(move)
    if not isinstance(action, Play | Lay):
        raise Unreadable("scrabble-not-a-play", text=output.clipped(move))
    return placed(position.grid, action, setting.layout, setting.book)


def _dictionary(options: Options) -> Dictionary:
    policy = word_policy(options)
    if policy is None:
        raise TypeError("only a voting table has no dictionary, and no switch of these commands makes one")
    return open_dictionary(policy, KIND.words.rules(options))


def _labels() -> BreakdownLabels:
    return BreakdownLabels(
        all_tiles=output.say("scrabble-all-tiles"),
        theme=output.say("scrabble-theme"),
        total=output.say("scrabble-total"),
    )


def _play(fitted: Fitted) -> Play:
    return Play(fitted.at, fitted.tiles)


def _as_object(fitted: Fitted, counted: Score) -> dict[str, Any]:
    return {
        "move": write_action(_play(fitted)),
        "score": counted.total,
        "words": [
            {
                "word": word.word,
                "face": word.face,
                "premiums": [
                    {"letter": letter, "factor": factor, "adds": adds} for letter, factor, adds in word.premiums
                ],
                "factors": word.factors,
                "score": word.score,
            }
            for word in counted.words
        ],
        "all_tiles": counted.all_tiles,
        "tiles_used": fitted.used,
    }


def _after(position: Position, fitted: Fitted, counted: Score, book: Book) -> str:
    """The position for the next player, before tiles are drawn. In CGP the player to move comes first."""
    racks, scores = position.racks, position.scores or (0, 0)
    if any(racks):
        left = piles.remove(racks[0], taken_from(racks[0], fitted.used, book))
        racks = (*racks[1:], left)
    scoreless = 0 if counted.total else position.scoreless + 1
    return write_cgp(put(position.grid, fitted.new), racks, (*scores[1:], scores[0] + counted.total), scoreless)


# --- a finished game ------------------------------------------------------------------------------------------------


def show_position(path: Path, as_json: bool) -> None:
    """The last position of a record as CGP, with scores in seat order. The reverse game can start from it."""
    record = files.read_record(path)
    if record.header.game != KIND.info.id:
        raise Unreadable("scrabble-other-game", game=output.clipped(record.header.game))
    last = deque(moments(record), maxlen=1)
    _, game, _ = open_game(record)
    public = game.public(last[0].table.state if last else game.start())
    if not isinstance(public, Public):
        raise Unreadable("scrabble-other-mode")
    racks = [change.left for change in public.final]
    cgp = write_cgp(public.grid, racks, public.scores, public.scoreless)
    if as_json:
        output.write_json({"cgp": cgp})
    else:
        output.write(cgp)


# --- moves ----------------------------------------------------------------------------------------------------------


def show_moves(agreements: ScoringSwitches, cgp: str, top: int, as_json: bool) -> None:
    """The highest-scoring moves with the first rack of the position."""
    options = agreements.read()
    position = read_position(cgp, options)
    layout, rack = options.layout(), rack_to_move(position)
    shown, found = EngineFinder(layout, _dictionary(options).graph_for_moves()).ranked(position.grid, rack, top)
    if as_json:
        moves = [_as_object(move.fitted, score(layout, move.fitted)) for move in shown]
        output.write_json({"rack": rack, "found": found, "moves": moves})
        return
    console = output.console()
    drawn = BoardText(layout, PremiumSigns(output.say("scrabble-sign-letter"), output.say("scrabble-sign-word")))
    for line in drawn.board(position.grid):
        console.print(line)
    console.print(drawn.rack(rack))
    _show(shown, found)


def _show(shown: Sequence[FoundMove], found: int) -> None:
    if not shown:
        output.write(output.say("scrabble-no-moves"))
        return
    lines = [
        (output.say("scrabble-column-score"), output.say("scrabble-column-move"), output.say("scrabble-column-words"))
    ]
    lines += [(str(move.score), write_action(move.play), " ".join(move.fitted.words[1:])) for move in shown]
    width, wide = (max(len(line[column]) for line in lines) for column in (0, 1))
    for points, move, words in lines:
        output.write(f"{points:>{width}}  {move:<{wide}}  {words}".rstrip())
    output.write(output.say("scrabble-moves-found", found=found, shown=len(shown)))
