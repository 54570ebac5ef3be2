"""Whole games of each kind in the terminal client, played with keys."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from slovoteka.cli.shared.files import read_record
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import verify
from tui.playing import client, invitation, overflow

VARIANTS = [(game, variant) for game, kind in GAMES.items() for variant in kind.choices.variants]
QUICK = [("forbidden", "series"), ("underwood", "short"), ("codenames", "two"), ("scrabble", "standard")]
MODES = [("scrabble", "duplicate"), ("scrabble", "reverse"), ("scrabble", "bingo"), ("scrabble", "two-bags")]


def play_out(game: str, variant: str, folder: Path, **options: str) -> None:
    async def play() -> None:
        real = (game, variant) not in MODES and game != "codenames"
        wanted = invitation(folder, variant=variant, options=options)
        async with client((game, wanted), real_bots=real) as person:
            await person.play_out(Random(3))
            assert not overflow(person.app)
            outcome = person.table.view().outcome
            assert outcome is not None
            assert person.hint().strip()
            assert person.log_text().count("\n") >= 3
            assert "{" not in person.log_text()
            path = person.table.record
            assert path is not None
            await person.until(path.exists)
            record = read_record(path)
            verify(record)
            assert record.closing.outcome == outcome

    asyncio.run(play())


@pytest.mark.parametrize(("game", "variant"), QUICK)
def test_a_whole_game(game: str, variant: str, tmp_path: Path) -> None:
    options = {"games": "1"} if game == "forbidden" else {}
    play_out(game, variant, tmp_path, **options)


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), sorted({*VARIANTS} - {*QUICK}))
def test_every_variant(game: str, variant: str, tmp_path: Path) -> None:
    play_out(game, variant, tmp_path)
