"""The table of a record at one of its moves."""

from typing import Any

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import moments
from slovoteka.messages import seat_name
from slovoteka.pictures import PictureScene, picture


def picture_of(record: Record, number: int, seat: int | None, language: str) -> str:
    """The table after this input, or after the next one at which it can be shown; with one seat's hand or none."""
    header = record.header
    if seat is not None and seat >= len(header.seats):
        raise Unreadable("replay-no-such-seat", seat=seat + 1, seats=len(header.seats))
    perspective = SeatPerspective(record, () if seat is None else (seat,))
    options: Any = msgspec.convert(header.options, perspective.kind.types.options)
    for moment in moments(record):
        state = moment.table.state
        if moment.entry.number >= number and perspective.is_at_rest(state):
            scene = PictureScene(
                options=options,
                public=perspective.public(state),
                hands=perspective.hands(state),
                names=tuple(seat_name(place, language) for place in header.seats),
                language=language,
            )
            return picture(header.game, scene)
    raise Unreadable("replay-no-such-move", move=number, moves=len(record.entries))
