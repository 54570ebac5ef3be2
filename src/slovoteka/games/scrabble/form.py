"""The form for the options of Scrabble. One form serves all modes, so many fields depend on the mode."""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.errors import Illegal
from slovoteka.core.form import Field, Form, NeededWhenRated, TermsLine, UsualWhenRated
from slovoteka.games.scrabble.editions import boards, tile_sets
from slovoteka.games.scrabble.options import LEAST_SEATS, LIMIT_MS, MOST_SEATS, ONLY_IN, SCORELESS_TURNS, VOTERS

_MODES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {name: {"mode": modes} for name, _, modes in ONLY_IN}
_OPPOSED: Final = {"mode": ("standard",)}
"""Only where there are opponents: solitaire has turns too, but nobody can object."""
_OBJECTED: Final = {**_OPPOSED, "words": ("challenge", "vote")}
_LOOKED_UP: Final = {"words": ("auto", "challenge")}
_BUDGET: Final = {**_MODES["clock"], "clock": ("game",)}

FORM: Final = Form(
    fields={
        "mode": Field(group="rules", seats_with={mode: (LEAST_SEATS[mode], MOST_SEATS[mode]) for mode in MOST_SEATS}),
        "edition": Field(group="rules"),
        "seats": Field(group="players", unit="seats", bounds=(min(LEAST_SEATS.values()), max(MOST_SEATS.values()))),
        "first": Field(group="players", unit="seat", bounds=(0, MOST_SEATS["standard"] - 1), only_with=_MODES["first"]),
        "solitaire": Field(group="rules", only_with=_MODES["solitaire"]),
        "placed": Field(group="rules", only_with=_MODES["placed"]),
        "position": Field(group="rules", only_with={"mode": ("reverse",)}),  # elsewhere the analysis board sets it
        "declare": Field(group="rules", only_with=_MODES["declare"]),
        "reusable_blanks": Field(group="rules", only_with=_MODES["reusable_blanks"]),
        "jacks": Field(group="rules", only_with=_MODES["jacks"]),
        "restricted_exchange": Field(group="rules", only_with=_MODES["restricted_exchange"]),
        "scoreless_turns": Field(
            group="rules", unit="turns", bounds=SCORELESS_TURNS, only_with=_MODES["scoreless_turns"]
        ),
        "theme": Field(group="rules", only_with=_MODES["theme"]),
        "theme_words": Field(group="rules", only_with=_MODES["theme"]),
        "words": Field(group="words", seats_with={"vote": (VOTERS, MOST_SEATS["standard"])}, only_with=_OPPOSED),
        "four_tries": Field(group="words", only_with={**_OPPOSED, "words": ("auto",)}, only_rated=True),
        "penalty": Field(group="words", only_with=_OBJECTED),
        "dictionary": Field(group="words", only_with=_LOOKED_UP),
        "yo": Field(group="words", only_with={"edition": ("mattel", "bilingual-ru")}),
        "obscene": Field(group="words", only_with=_LOOKED_UP),
        "own_words": Field(group="words", only_with=_LOOKED_UP),
        "board": Field(group="deck", names=boards, name_of=lambda board: board.id),
        "tiles": Field(group="deck", names=tile_sets, name_of=lambda tiles: tiles.id),
        "centre_doubles": Field(group="deck"),
        "two_bags": Field(group="deck", only_with={**_MODES["two_bags"], "solitaire": ("one-rack", "two-racks")}),
        "clock": Field(group="time", only_with=_MODES["clock"]),
        "turn_ms": Field(
            group="time",
            unit="ms",
            bounds=LIMIT_MS,
            only_with={"mode": ("standard", "solitaire", "reverse"), "clock": ("move",)},
        ),
        "game_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_BUDGET),
        "overtime_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_BUDGET),
        "respond_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_OBJECTED),
        "vote_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with=_OPPOSED),
        "draw_ms": Field(
            group="time", unit="ms", bounds=LIMIT_MS, only_with={**_MODES["two_bags"], "two_bags": (True,)}
        ),
        "sheet_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with={"mode": ("duplicate", "bingo")}),
        "mark_ms": Field(group="time", unit="ms", bounds=LIMIT_MS, only_with={"mode": ("bingo",)}),
    },
    featured=(
        "standard",
        "bilingual-ru",
        "bilingual-uk",
        "challenge",
        "nouns",
        "duplicate",
        "solitaire",
        "championship",
    ),
    usual_when_rated=(
        UsualWhenRated(options={"words": "challenge"}, only_with={**_OPPOSED, "seats": (2,)}),  # SM-24, SU-31
        UsualWhenRated(options={"four_tries": True}, only_with={**_OPPOSED, "words": ("auto",)}),  # SM-G30
    ),
    needed_when_rated=(
        NeededWhenRated(  # else words could be tried without end
            options={"four_tries": True},
            refusal=lambda: Illegal("SM-G30", "rated-needs-four-tries"),
            only_with={**_OPPOSED, "words": ("auto",)},
        ),
    ),
    wrong_word=(
        TermsLine(code="wrong-word-duplicate", only_with={"mode": ("duplicate",)}),
        TermsLine(code="wrong-word-reverse", only_with={"mode": ("reverse",)}),
        TermsLine(code="wrong-word-bingo", only_with={"mode": ("bingo",)}),
        TermsLine(code="wrong-word-challenge", only_with={"words": ("challenge",)}),
        TermsLine(code="wrong-word-vote", only_with={"words": ("vote",)}),
        TermsLine(code="wrong-word-four-tries", only_with={"four_tries": (True,)}),
        TermsLine(code="wrong-word-refused"),
    ),
)
