"""What a table of «Цепочка» can agree on."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.form import Field, Form
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy

SEATS: Final = 2  # WC-01
LENGTHS: Final = (3, 6)
CHAINS: Final = (4, 200)
LIMIT_MS: Final = (5_000, 600_000)


class Options(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int = SEATS
    shortest: int = 3
    """The length of the shortest word (WC-04)."""
    longest_chain: int = 60
    """The match is drawn after this many words (WC-G1), so that every match ends."""
    turn_ms: int | None = 60_000


def read_options(raw: Mapping[str, Any]) -> Options:
    """Reads options as people write them. If the rules forbid something, the refusal names the rule."""
    try:
        options: Options = msgspec.convert(dict(raw), Options, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable("options", why=str(error)[:200]) from None
    if options.seats != SEATS:
        raise Illegal("WC-01", "seats", seats=options.seats, least=SEATS, most=SEATS)
    for value, (least, most) in (
        (options.shortest, LENGTHS),
        (options.longest_chain, CHAINS),
        (LIMIT_MS[0] if options.turn_ms is None else options.turn_ms, LIMIT_MS),
    ):
        if not least <= value <= most:
            raise Unreadable("limit-out-of-range")
    return options


def word_policy(options: Options) -> WordPolicy:
    return WordPolicy(kind="nouns", plural="only", yo="fold", min_length=options.shortest)


WORD_RULES: Final = dict.fromkeys(Why, "WC-04")
"""Every verdict of the dictionary is based on the one rule about words."""

FORM: Final = Form(
    fields={
        "seats": Field(group="players", unit="seats", bounds=(SEATS, SEATS)),
        "shortest": Field(group="words", bounds=LENGTHS),
        "longest_chain": Field(group="rules", unit="turns", bounds=CHAINS),
        "turn_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
    },
    featured=("standard", "long-words", "quick"),
)
