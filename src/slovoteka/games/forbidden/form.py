"""The form for the options of «Запретные слова»."""

from typing import Final

from slovoteka.core.form import Field, Form
from slovoteka.games.forbidden.options import LIMIT_MS, MOST_GAMES, SEATS, VOTERS, decks

_LEAST, _MOST = SEATS
_LOOKED_UP: Final = {"check": ("dictionary",)}
"""Options of the dictionary: a table that votes has none."""

FORM: Final = Form(
    fields={
        "seats": Field(group="players", unit="seats", bounds=SEATS),
        "first": Field(group="players", unit="seat", bounds=(0, _MOST - 1)),
        "games": Field(group="rules", bounds=(1, MOST_GAMES)),
        "false_call": Field(group="rules"),
        "warn": Field(group="rules", only_with=_LOOKED_UP),
        "reveal": Field(group="rules", only_with=_LOOKED_UP),
        "check": Field(group="words", seats_with={"vote": (VOTERS, _MOST)}),
        "proper": Field(group="words", only_with=_LOOKED_UP),
        "jargon": Field(group="words", only_with=_LOOKED_UP),
        "jargon_words": Field(group="words", only_with={**_LOOKED_UP, "jargon": (True,)}),
        "obscene": Field(group="words", only_with=_LOOKED_UP),
        "deck": Field(group="deck", names=decks, name_of=lambda deck: deck.id),
        "turn_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
        "respond_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
        "choose_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
        "vote_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with={"check": ("vote",)}),
        "break_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
    },
    featured=("standard", "beginners", "series", "vote"),
)
"""Has no field `rated`: a room sets it for every game."""
