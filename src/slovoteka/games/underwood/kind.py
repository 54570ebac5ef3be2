"""What hosts need to know about this game."""

from slovoteka.core.kind import (
    Choices,
    GameInfo,
    GameKind,
    Help,
    Hosting,
    Midway,
    Notation,
    RatingCategories,
    ReserveMoves,
    Rules,
    Types,
    Words,
)
from slovoteka.games.underwood import preview, tape_aid, views
from slovoteka.games.underwood.actions import Accept, Action, Discard, Ready, read_action, write_action, write_in
from slovoteka.games.underwood.form import FORM
from slovoteka.games.underwood.midway import position_of
from slovoteka.games.underwood.options import RULES, Options, read_options, word_policy, word_rules
from slovoteka.games.underwood.rating import CATEGORIES, rated_as
from slovoteka.games.underwood.rules import Underwood
from slovoteka.games.underwood.state import State

KIND = GameKind(
    info=GameInfo(
        id="underwood",
        title="Ундервуд",
        rulebooks=("UW",),
        seats_min=2,
        seats_max=10,
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
    rules=Rules(make=Underwood, read_options=read_options, seats=lambda options: options.seats),
    words=Words(policy=word_policy, rules=word_rules, judged_in=frozenset({"respond", "doubt", "vote"})),
    hosting=Hosting(
        gone=lambda state: state.gone,
        reserve=ReserveMoves(harmless=(Accept(), Ready()), costly=(Discard,)),
    ),
    choices=Choices(
        renewed=lambda options: options.but(rules=RULES),
        variants={
            "standard": {},
            "extended": {"words": "all", "seats": 3},
            "vote": {"check": "vote", "seats": 4},
            "short": {"target": 30, "tie": "play-on", "seats": 3},
            "crowd": {"seats": 10},
        },
        form=FORM,
    ),
    notation=Notation(read_action, write_action, write_in),
    help=Help(
        preview=preview.preview,
        preview_type=preview.TurnPreview,
        sentence=preview.sentence,
        aid=tape_aid.aid,
        aid_type=tape_aid.TapeAid,
    ),
    rating=RatingCategories(rated_as=rated_as, categories=CATEGORIES),
    midway=Midway(
        position_of=position_of,
        is_set_up=lambda options: options.position is not None,
        decided_in=frozenset({"turn"}),
    ),
)
