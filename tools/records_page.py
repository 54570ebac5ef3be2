"""Writes docs/records.md from the records of solitaire face up: `python tools/records_page.py`."""

import json
from pathlib import Path
from typing import Any

from slovoteka.core.record import parse
from slovoteka.games.scrabble.editions import EMPTY, SIZE
from slovoteka.games.scrabble.notation import ROWS
from slovoteka.games.scrabble.views import Played
from slovoteka.match.replay import moments

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "games" / "scrabble" / "records"
PAGE = ROOT / "docs" / "records.md"

_PAGE = """# Records of solitaire face up

SM-90 lets a player choose every tile, and says that nobody knows the highest possible total. The command
`slovoteka scrabble record` searches for the highest-scoring move and the highest-scoring game of the variant
`solitaire-face-up` with the default options (Mattel edition, all word forms, Е may stand for Ё). These are the best
found so far. There may be better ones.

| | points | where |
|---|---|---|
| a single move | **{move[score]}** | `{move[at]} {move[word]}` |
| a game | **{total[total]}** | {total[plays]} plays, the best `{total[at]} {total[word]}` for {total[score]} |

The records are in `tests/games/scrabble/records`. A test replays them, and `slovoteka replay` shows them play by play.
Blanks are in lower case.

## The best move

{move_picture}

{move_plays}

## The best game

{total_picture}

{total_plays}

## How they were found

1. The player picks tiles in the order in which they will be laid. So every list of legal plays of up to seven tiles is
   a game, and racks need not be searched (`record_hunt/scrabble/play_sequence.py`).
2. `record_hunt/scrabble/finder.py` scores all words for a run of squares at once, with any tiles of the bag.
3. A word of fifteen letters along an edge covers three triple word squares. Its points count 27 times if the tiles on
   these squares are among the seven laid last. The other eight tiles are laid before, and each group of neighbours
   must be a word. `record_hunt/scrabble/giant_moves.py` lists such words by their score and builds random games that
   lead to them. It keeps the squares of the word free for its letters. Letters next to the seven squares must form
   words with them.
4. `record_hunt/scrabble/improving.py` removes a few plays from a game, lays again those that are still legal, and fills
   the gaps. A step may lose a few points at first. For the total it also searches for a second such word on the
   opposite edge.
5. Every record is checked by the rules of the game before it is written.

To continue the search, run `slovoteka scrabble record --minutes 60 --state FOLDER`. Ctrl-C keeps everything found so
far. To put a better record here, add `--out tests/games/scrabble/records` and then run `python tools/records_page.py`.
"""


def _picture(grid: str) -> str:
    rows = [f"{name} {' '.join(grid[row * SIZE : (row + 1) * SIZE])}" for row, name in enumerate(ROWS)]
    return "\n".join(["```", *(row.replace(EMPTY, "·") for row in rows), "```"])


def _plays(played: list[Played]) -> str:
    rows = [f"| {number} | `{play.at} {play.word}` | {play.score.total} |" for number, play in enumerate(played, 1)]
    return "\n".join(["| | play | points |", "|---|---|---|", *rows])


def page() -> str:
    index: dict[str, Any] = json.loads((RECORDS / "index.json").read_text("utf-8"))
    filled: dict[str, Any] = dict(index)
    for goal, named in index.items():
        shown = list(moments(parse((RECORDS / named["file"]).read_text("utf-8").splitlines())))
        events = [fact.event for moment in shown for fact in moment.facts]
        filled[f"{goal}_picture"] = _picture(shown[-1].table.state.grid)
        filled[f"{goal}_plays"] = _plays([event for event in events if isinstance(event, Played)])
    return _PAGE.format(**filled)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
