"""The table of a record at one of its moves."""

from typing import Any

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import moments
from slovoteka.pictures import PictureScene, picture


def picture_of(record: Record, number: int, seat: int | None, language: str) -> str:
    """As it lay after this input, or after the next that leaves it at rest; with the hand of a seat, or with none."""
    header = record.header
    if seat is not None and seat >= len(header.seats):
        raise Unreadable("replay-no-such-seat", seat=seat + 1, seats=len(header.seats))
    eyes = SeatPerspective(record, () if seat is None else (seat,))
    options: Any = msgspec.convert(header.options, eyes.kind.types.options)
    for moment in moments(record):
        state = moment.table.state
        if moment.entry.number >= number and eyes.is_at_rest(state):
            scene = PictureScene(
                options=options,
                public=eyes.public(state),
                hands=eyes.hands(state),
                names=tuple(place.name for place in header.seats),
                language=language,
            )
            return picture(header.game, scene)
    raise Unreadable("replay-no-such-move", move=number, moves=len(record.entries))
