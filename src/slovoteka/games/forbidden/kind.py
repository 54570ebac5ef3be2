"""What hosts need to know about this game."""

from slovoteka.core.kind import (
    Choices,
    GameInfo,
    GameKind,
    Help,
    Hosting,
    Notation,
    RatingCategories,
    ReserveMoves,
    Rules,
    Types,
    Words,
)
from slovoteka.games.forbidden import preview, views
from slovoteka.games.forbidden.actions import Accept, Action, Pass, Ready, read_action, write_action, write_in
from slovoteka.games.forbidden.form import FORM
from slovoteka.games.forbidden.options import RULES, WORD_RULES, Options, options_for, read_options, word_policy
from slovoteka.games.forbidden.rating import CATEGORIES, rated_as
from slovoteka.games.forbidden.rules import Forbidden
from slovoteka.games.forbidden.state import State

KIND = GameKind(
    info=GameInfo(
        id="forbidden",
        title="Запретные слова",
        rulebooks=("ZS",),
        seats_min=2,
        seats_max=8,
        seats_warn=7,
        rules_version=RULES,
    ),
    types=Types(
        options=Options,
        state=State,
        action=Action,
        event=views.Event,
        public=views.Public,
        private=views.Private,
    ),
    rules=Rules(make=Forbidden, read_options=read_options, seats=lambda options: options.seats),
    words=Words(policy=word_policy, rules=lambda _: WORD_RULES, judged_in=frozenset({"doubt", "vote"})),
    hosting=Hosting(
        gone=lambda state: state.gone,
        reserve=ReserveMoves(harmless=(Pass(), Accept(), Ready())),
        options_for=options_for,
    ),
    choices=Choices(
        renewed=lambda options: options.but(rules=RULES),
        seats_with_bots=3,  # with two bots there is more to watch than with one
        variants={
            "standard": {},
            "flat-deck": {"deck": "flat", "seats": 3},
            "vote": {"check": "vote", "seats": 3},
            "fined-calls": {"false_call": "point", "seats": 4},
            "jargon-and-names": {"jargon": True, "proper": True, "jargon_words": ["ЛУТ"], "seats": 3},
            "beginners": {"warn": True},
            "reveal": {"reveal": True, "seats": 3},
            "series": {"games": 3, "seats": 3},
            "crowd": {"seats": 8},
        },
        form=FORM,
    ),
    notation=Notation(read_action, write_action, write_in),
    help=Help(preview=preview.preview, preview_type=preview.CallPreview),
    rating=RatingCategories(rated_as=rated_as, categories=CATEGORIES),
)
