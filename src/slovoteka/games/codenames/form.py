"""The form for the options of «Кодовые имена»."""

from typing import Final

from slovoteka.core.form import Field, Form
from slovoteka.games.codenames.deck import default_deck
from slovoteka.games.codenames.options import LIMIT_MS, MOST_GAMES, MOST_STRIKES, RESPOND_MS, SEATS

_LEAST, _MOST = min(least for least, _ in SEATS.values()), max(most for _, most in SEATS.values())
_STRICT: Final = {"timer": ("strict",)}
_STRUCK_BY_CAPTAINS: Final = {"judge": ("warn",), "form": ("teams", "three")}

FORM: Final = Form(
    fields={
        "seats": Field(group="players", unit="seats", bounds=(_LEAST, _MOST)),
        "form": Field(group="players", seats_with={form: SEATS[form] for form in SEATS}),
        "captains": Field(group="players", unit="seat", bounds=(0, _MOST - 1)),
        "rotate": Field(group="players"),
        "games": Field(group="rules", bounds=(1, MOST_GAMES)),
        "first": Field(group="rules", only_with={"form": ("teams", "three")}),
        "judge": Field(group="words"),
        "strike_vote": Field(group="words", only_with={"judge": ("warn",), "form": ("teams",)}),
        "strikes_most": Field(group="words", bounds=(0, MOST_STRIKES), only_with=_STRUCK_BY_CAPTAINS),
        "compounds": Field(group="words"),
        "names": Field(group="words"),
        "abbreviations": Field(group="words"),
        "homophones": Field(group="words"),
        "rhymes": Field(group="words"),
        "deck": Field(group="deck", names=lambda: (default_deck().id,), name_of=lambda deck: deck.id),
        "timer": Field(group="time"),
        "sand_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with={"timer": ("sand",)}),
        "clue_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_STRICT),
        "guess_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_STRICT),
        "idle_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with={"timer": ("sand", "none")}),
        "respond_ms": Field(group="time", unit="ms", bounds=RESPOND_MS),
        "decide_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
        "break_ms": Field(group="time", unit="ms", bounds=LIMIT_MS),
    },
    featured=("standard", "two", "three", "crowd"),
)
