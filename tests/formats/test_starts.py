"""Games that begin in the middle, in the formats of others."""

from random import Random

import pytest

from conformance.play import random_record
from slovoteka.core.errors import Refusal
from slovoteka.core.record import lines
from slovoteka.formats.foreign import starts_of_text
from slovoteka.formats.scrabble.gcg_positions import replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import OPTIONS, gcg_of
from slovoteka.formats.scrabble.positions import cgp_of, positions_of_record
from slovoteka.games.registry import GAMES

CGP = "15/15/15/15/15/15/15/6КОТ6/15/15/15/15/15/15/15 АНТИКОС/ДОМИНОЯ 10/12 0"


def test_cgp_tells_them_and_gcg_cannot() -> None:
    record = random_record(GAMES["scrabble"], {"position": CGP}, Random(2), "from-a-position")
    positions = positions_of_record(record)
    assert cgp_of(positions[0]) == " ".join((CGP.split(maxsplit=1)[0], "АИКНОСТ/ДИМНООЯ", "10/12", "0"))
    assert len(positions) > 3
    with pytest.raises(Refusal, match="gcg-from-position"):
        gcg_of(record)
    gcg = f'#{OPTIONS} {{"position": "{CGP}"}}\n#player1 a Анна\n#player2 b Борис\n>a: АНТИКОС - +0 0\n'
    with pytest.raises(Refusal, match="gcg-from-position"):
        replayed(read_gcg(gcg.encode()))


def test_the_last_start_before_a_move() -> None:
    record = random_record(GAMES["underwood"], {}, Random(3), "starts")
    starts = starts_of_text("\n".join(lines(record)).encode())
    second = starts.starts[1]
    assert starts.at(second.move) == starts.at(starts.starts[2].move - 1) == second
    with pytest.raises(Refusal, match="analysis-no-move"):
        starts.at(starts.starts[0].move - 1)


def test_a_record_without_boards_is_refused() -> None:
    record = random_record(GAMES["forbidden"], {}, Random(4), "no-board")
    with pytest.raises(Refusal, match="analysis-no-game"):
        starts_of_text("\n".join(lines(record)).encode())


@pytest.mark.parametrize("text", ["", "{", ">", "15/15", "чепуха", "\x00", "{" * 5_000])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        starts_of_text(text.encode())
