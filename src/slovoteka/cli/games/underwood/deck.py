"""`slovoteka underwood deck`: a deck as a file that can be changed and played with."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from slovoteka.cli.shared import options, output
from slovoteka.games.underwood.deck import Deck, LetterCard
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import Options


def show_deck(given: Sequence[str]) -> None:
    agreed: Options = options.read(KIND, given)
    for line in _toml(agreed.deck):
        output.write(line)


def _toml(deck: Deck) -> Iterator[str]:
    yield f"title = {_value(deck.title)}"
    if deck.note:
        yield f"note = {_value(deck.note)}"
    if deck.stand_in:
        yield f"stand_in = {_value(deck.stand_in)}"
    yield f"underwoods = {_value(deck.underwoods)}"
    yield from ("", "[letters]")
    for price, cards in groupby(sorted(deck.letters, key=_price), key=_price):
        copies = " ".join(f"{card.letter}{card.copies}" for card in cards)
        yield f"{price} = {_value(copies)}"
    for prize in deck.prizes:
        yield from ("", "[[prizes]]")
        yield from (f"{name} = {_value(value)}" for name, value in _fields(prize).items())


def _price(card: LetterCard) -> int:
    return card.price


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    """The kind first, then the fields that differ from their defaults."""
    config = value.__struct_config__
    kind: dict[str, Any] = {} if config.tag_field is None else {config.tag_field: config.tag}
    usual = {field.name: field.default for field in msgspec.structs.fields(value)}
    return kind | {name: inner for name, inner in msgspec.structs.asdict(value).items() if inner != usual[name]}


def _value(value: Any) -> str:
    """Numbers, booleans and strings are the same in TOML and JSON; tables are not."""
    match value:
        case msgspec.Struct():
            return "{ " + ", ".join(f"{name} = {_value(inner)}" for name, inner in _fields(value).items()) + " }"
        case tuple():
            return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
