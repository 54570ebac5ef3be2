"""Pictures of tables: what lies there, what only a seat saw, and names that stay names."""

from pathlib import Path

import pytest

from pictures.reading import texts
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import moments
from slovoteka.messages import LANGUAGES
from slovoteka.pictures.moment import picture_of

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Record:
    return parse((GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines())


def test_a_board_shows_every_tile() -> None:
    record = golden("scrabble-1-standard")
    *_, last = moments(record)
    drawn = texts(picture_of(record, len(record.entries), None, "ru"))
    lying = sorted(tile.upper() for tile in last.table.state.grid if tile != ".")
    rows = list("АБВГДЕЖЗИКЛМНОП")
    letters = [text for text in drawn if len(text) == 1 and text.isalpha()]
    assert sorted(letters) == sorted(lying + rows)
    assert {str(score) for score in last.table.state.scores} <= set(drawn)


@pytest.mark.parametrize("name", ["scrabble-1-standard", "forbidden-1-standard", "underwood-1-standard"])
def test_a_hand_is_drawn_only_if_asked_for(name: str) -> None:
    record = golden(name)
    without, with_hand = (texts(picture_of(record, 40, seat, "ru")) for seat in (None, 1))
    perspective = SeatPerspective(record, (1,))
    moment = next(
        each for each in moments(record) if each.entry.number >= 40 and perspective.is_at_rest(each.table.state)
    )
    own = perspective.hands(moment.table.state)[1]
    held = len(own.rack if name.startswith("scrabble") else own.hand)
    assert len(with_hand) - len(without) >= held > 0


def test_only_a_captain_sees_the_key() -> None:
    record = golden("codenames-1-standard")
    *_, last = moments(record)
    captain = last.table.state.captains[0]
    other = next(seat for seat in range(len(record.header.seats)) if seat not in last.table.state.captains)
    marks = {"К", "С", "М", "У"}
    shown = {
        seat: sum(text in marks for text in texts(picture_of(record, 0, seat, "ru"))) for seat in (None, other, captain)
    }
    assert shown == {None: 0, other: 0, captain: 25}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language_asked_for(language: str) -> None:
    drawn = texts(picture_of(golden("underwood-1-standard"), 60, None, language))
    assert drawn[0] == {"ru": "Лента", "uk": "Стрічка", "en": "Tape"}[language]


def test_a_name_stays_a_name() -> None:
    record = golden("scrabble-1-standard")
    wicked = '<script>alert("&")</script>\x00\x1b\udcff' + "я" * 100
    seats = tuple(seat.but(name=wicked) for seat in record.header.seats)
    header = record.header.but(seats=seats)
    drawing = picture_of(record.but(header=header), 60, None, "ru")
    assert "<script" not in drawing
    shown = [text for text in texts(drawing) if text.startswith("<script>")]
    assert [len(text) for text in shown] == [40, 40]


def test_moves_and_seats_that_are_not_there() -> None:
    record = golden("scrabble-1-standard")
    with pytest.raises(Unreadable, match="replay-no-such-move"):
        picture_of(record, len(record.entries) + 1, None, "ru")
    with pytest.raises(Unreadable, match="replay-no-such-seat"):
        picture_of(record, 0, 2, "ru")
