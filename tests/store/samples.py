"""Rooms, matches and entries to store."""

from typing import Any

from slovoteka.bots.bot import Reason
from slovoteka.core.inputs import Act, Close, Draw, Entry, SealedAnswer
from slovoteka.core.record import Closing, Header, SeatInfo
from slovoteka.store.log import WakeInfo
from slovoteka.store.rooms import BotReason, Chair, Room, TableTerms

SEED = bytes(range(32))
AGREEMENT = TableTerms(game="forbidden", options={"first": 0, "words": ["ёж", "щука"]}, lexicon="abc")
NOBODY = WakeInfo()


def header(match: str = "m", names: tuple[str, ...] = ("Аня", "Боря")) -> Header:
    return Header(
        match=match,
        game="forbidden",
        rules_version=1,
        options={"first": 0},
        seats=tuple(SeatInfo(name=name) for name in names),
        lexicon="abc",
        commitment="c0" * 32,
    )


def act(number: int, client: str | None = None, seat: int = 0) -> Entry:
    return Entry(number=number, at_ms=number * 1000, input=Act(seat, f"turn:{number}", {"слово": "корова"}, client))


def draw(number: int) -> Entry:
    return Entry(number=number, at_ms=number * 1000, input=Draw(0, 76, 27))


def close(number: int, window: str, *answers: SealedAnswer) -> Entry:
    return Entry(number=number, at_ms=number * 1000, input=Close(window, answers))


def sealed(seat: int, word: str = "ёж") -> SealedAnswer:
    return SealedAnswer(seat, {"word": word}, f"client of {word}")


def closing(inputs: int) -> Closing:
    return Closing(seed=SEED.hex(), inputs=inputs)


def reason(number: int, seat: int = 0, code: str = "bot-forbidden-safe") -> BotReason:
    return BotReason(number=number, seat=seat, reason=Reason(code, {"letter": "Ж", "left": 3}))


def room(room_id: str = "r", **changed: Any) -> Room:
    values = {
        "id": room_id,
        "created_ms": 1_700_000_000_000,
        "owner": "anya",
        "agreement": AGREEMENT,
        "seats": 2,
        "commitment": "c0" * 32,
        **changed,
    }
    return Room(**values)


def chair(seat: int = 0, identity: str | None = "anya", **changed: Any) -> Chair:
    values = {"name": "Аня" if identity == "anya" else "Боря", **changed}
    if identity is None:
        values["bot"] = "master"
    return Chair(seat=seat, identity=identity, **values)
