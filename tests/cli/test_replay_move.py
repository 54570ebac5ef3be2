"""`slovoteka replay --move`: one table of a match, as text, as data and as a picture."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from pictures.reading import texts
from slovoteka.games.registry import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"
SCRABBLE = str(GOLDEN / "scrabble-1-standard.jsonl")
Refused = Callable[..., str]


@pytest.mark.parametrize("game", GAMES)
def test_one_move_of_every_game(cli: Cli, game: str) -> None:
    path = str(GOLDEN / f"{game}-1-standard.jsonl")
    whole = json.loads(cli("replay", path, "--json").out)
    [one] = json.loads(cli("replay", path, "--move", "30", "--json").out)
    assert one["number"] >= 30
    assert one == whole[one["number"] - 1]
    shown = cli("replay", path, "--move", "30")
    assert shown.code == 0
    assert len(shown.out) < len(cli("replay", path).out) / 3


def test_the_last_move_tells_how_it_ended(cli: Cli) -> None:
    last = cli("replay", SCRABBLE, "--move", "150").out.splitlines()
    assert last[-1] == cli("replay", SCRABBLE).out.splitlines()[-1]


def test_a_picture_is_drawn(cli: Cli, tmp_path: Path) -> None:
    for seat in ((), ("--seat", "2")):
        drawn = tmp_path / f"table{len(seat)}.svg"
        ran = cli("replay", SCRABBLE, "--move", "40", *seat, "--picture", str(drawn))
        assert (ran.code, ran.out, ran.err) == (0, "", "")
    without, with_hand = (texts((tmp_path / f"table{kind}.svg").read_text("utf-8")) for kind in (0, 2))
    assert len(with_hand) > len(without) > 15 * 2


def test_a_picture_as_png(cli: Cli, tmp_path: Path) -> None:
    painted = tmp_path / "стол.PNG"
    assert cli("replay", SCRABBLE, "--move", "40", "--picture", str(painted)).code == 0
    assert painted.read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_shown(refused: Refused, tmp_path: Path) -> None:
    assert "150" in refused("replay", SCRABBLE, "--move", "151")
    assert ".svg" in refused("replay", SCRABBLE, "--move", "3", "--picture", str(tmp_path / "table.gif"))
    assert "151" in refused("replay", SCRABBLE, "--move", "151", "--picture", str(tmp_path / "table.svg"))
    assert not list(tmp_path.iterdir())
