"""Plays a game of the hunt by the rules of the table and writes it as an ordinary record."""

import asyncio
from hashlib import sha256
from typing import Any, Final

from slovoteka.core import piles
from slovoteka.core.record import Record, lines, parse
from slovoteka.games.scrabble.actions import Pass, Pick, Play
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.letters import face_of
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.replay import verify
from slovoteka.match.seating import Seating
from slovoteka.match.selfplay import VirtualClock
from slovoteka.record_hunt.scrabble.play_sequence import PlayRules, PlaySequence
from slovoteka.store.memory import MemoryStore

PLAYER: Final = "slovoteka"


def as_record(rules: PlayRules, sequence: PlaySequence, name: str) -> Record:
    """Raises the refusal of the rules if the hunt was wrong about a play."""
    record = asyncio.run(_played(rules, sequence, name))
    verify(parse(lines(record)))
    return record


async def _played(rules: PlayRules, sequence: PlaySequence, name: str) -> Record:
    seed = sha256(f"slovoteka scrabble record {name}".encode()).digest()
    seating = Seating(KIND, rules.options, name, seed)
    seating.join(0, PLAYER)
    oracle, lexicon = open_oracle(KIND, rules.options)
    match = await Match.create(KIND, seating.header(lexicon), seed, MemoryStore(VirtualClock()), oracle)
    picks, plays = _in_order_of_use(rules, sequence), list(sequence.plays)
    while match.outcome is None:
        (window,) = match.windows
        action: Any = Pass()  # the game ends when nobody goes on (SM-15)
        if window.kind == "pick":
            count = min(len(picks), RACK - match.view(0).public.rack_sizes[0])
            action, picks = Pick(picks[:count]), picks[count:]
        elif plays:
            play = plays.pop(0)
            action = Play(at_text(play.start, play.down), play.word)
        await match.act(0, window.id, action)
    return match.record()


def _in_order_of_use(rules: PlayRules, sequence: PlaySequence) -> str:
    """All tiles in the order of use. Unused tiles come last, the cheapest first."""
    grid, used = EMPTY_GRID, ""
    for play in sequence.plays:
        step = SIZE if play.down else 1
        squares = range(play.start, play.start + step * len(play.word), step)
        new = [(square, tile) for square, tile in zip(squares, play.word, strict=True) if grid[square] == EMPTY]
        grid, used = put(grid, new), used + "".join(face_of(tile) for _, tile in new)
    left = piles.remove(rules.options.tiles.tiles, used)
    return used + "".join(sorted(left, key=rules.layout.face_sum))
