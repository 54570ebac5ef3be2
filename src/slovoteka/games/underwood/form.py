"""The form for the options of «Ундервуд»."""

from typing import Final

from slovoteka.core.form import Field, Form
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.options import LIMIT_MS, MOST_POINTS, MOST_ROUNDS, SEATS, VOTERS

_LEAST, _MOST = SEATS
_LOOKED_UP: Final = {"check": ("dictionary",)}
_VOTED_ON: Final = {"check": ("vote",)}

FORM: Final = Form(
    fields={
        "seats": Field(group="players", unit="seats", bounds=SEATS),
        "dealer": Field(group="players", unit="seat", bounds=(0, _MOST - 1)),
        "target": Field(group="rules", unit="points", bounds=(1, MOST_POINTS)),
        "rounds": Field(group="rules", bounds=(1, MOST_ROUNDS)),
        "tie": Field(group="rules"),
        "check": Field(group="words", seats_with={"vote": (VOTERS, _MOST)}),
        "words": Field(group="words", only_with=_LOOKED_UP),
        "own_words": Field(group="words", only_with=_LOOKED_UP),
        "obscene": Field(group="words", only_with=_LOOKED_UP),
        "deck": Field(group="deck", names=decks, name_of=lambda deck: deck.id),
        "turn_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
        "respond_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_VOTED_ON),
        "vote_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_VOTED_ON),
        "break_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
    },
    featured=("standard", "short", "extended"),
)
