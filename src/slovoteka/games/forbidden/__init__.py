"""«Запретные слова» (rulebook ZS). This page is how the registry knows it; README.md says where to read on."""

from slovoteka.core.game import GameInfo, GameKind
from slovoteka.games.forbidden import preview, views
from slovoteka.games.forbidden.actions import Action, read_action, write_action
from slovoteka.games.forbidden.form import FORM
from slovoteka.games.forbidden.options import WORD_RULES, Options, read_options, word_policy
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
        rules_version=1,
    ),
    options=Options,
    state=State,
    action=Action,
    event=views.Event,
    public=views.Public,
    private=views.Private,
    make=Forbidden,
    read_options=read_options,
    seats=lambda options: options.seats,
    judging=frozenset(("doubt", "vote")),
    word_policy=word_policy,
    word_rules=lambda _: WORD_RULES,
    preview=preview.preview,
    preview_type=preview.CallPreview,
    rated_as=rated_as,
    categories=CATEGORIES,
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
    read_action=read_action,
    write_action=write_action,
)
