"""Writes docs/records.md from the records of open solitaire: `python tools/records_page.py`."""

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

_PAGE = """# Records of open solitaire

SM-90 lets a player choose every tile and says that nobody knows the greatest total. `slovoteka scrabble record` looks
for it: the dearest single move and the dearest game of the variant `solitaire-face-up` with the usual agreements
(edition of Mattel, all forms of words, Е may stand for Ё). These are the best so far; nothing proves that there are
no better ones.

| | points | where |
|---|---|---|
| a single move | **{move[score]}** | `{move[at]} {move[word]}` |
| a game | **{total[total]}** | {total[plays]} plays, the dearest `{total[at]} {total[word]}` for {total[score]} |

The records are in `tests/games/scrabble/records`; a test replays them, and `slovoteka replay` shows them play by play.
A blank is in lower case.

## The dearest move

{move_picture}

{move_plays}

## The dearest game

{total_picture}

{total_plays}

## How they were found

1. The player picks tiles in the order in which they will be laid, so every list of legal plays of up to seven tiles is
   a game: racks need not be searched (`record_hunt/scrabble/lineup.py`).
2. All words for a run of squares are weighed at once, with any tiles of the bag (`record_hunt/scrabble/finder.py`).
3. A word of fifteen letters along an edge covers three triple squares: its points count 27 times if those three are
   among the seven tiles laid last. The other eight lie there before, each group of neighbours a word by itself.
   `record_hunt/scrabble/giant.py` lists such words by what they bring, and builds games up to them by chance: the
   squares of the word take no other letter, and what stands over the seven must become a word with them.
4. `record_hunt/scrabble/improving.py` takes a few plays out of a game, lays again what still stands, and fills the
   gaps; a step may lose a little at first. For the total it also looks for a second such word on the opposite edge.
5. Every record is played through the rules of the table before it is written.

To go on: `slovoteka scrabble record --minutes 60 --state FOLDER`. Ctrl-C keeps all that was found. With
`--out tests/games/scrabble/records` and then `python tools/records_page.py` a better one takes its place here.
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
