"""«Ундервуд» (rulebook UW). This page is how the registry knows it; README.md says where to read on."""

from slovoteka.core.game import GameInfo, GameKind, Midway
from slovoteka.games.underwood import aid, preview, views
from slovoteka.games.underwood.actions import Action, read_action, write_action
from slovoteka.games.underwood.form import FORM
from slovoteka.games.underwood.midway import position_of
from slovoteka.games.underwood.options import Options, read_options, word_policy, word_rules
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
        rules_version=1,
    ),
    options=Options,
    state=State,
    action=Action,
    event=views.Event,
    public=views.Public,
    private=views.Private,
    make=Underwood,
    read_options=read_options,
    seats=lambda options: options.seats,
    judging=frozenset(("respond", "vote")),
    word_policy=word_policy,
    word_rules=word_rules,
    preview=preview.preview,
    preview_type=preview.TurnPreview,
    aid=aid.aid,
    aid_type=aid.TapeAid,
    midway=Midway(position_of),
    rated_as=rated_as,
    categories=CATEGORIES,
    variants={
        "standard": {},
        "extended": {"words": "all", "seats": 3},
        "vote": {"check": "vote", "seats": 4},
        "short": {"target": 30, "tie": "play-on", "seats": 3},
        "crowd": {"seats": 10},
    },
    form=FORM,
    read_action=read_action,
    write_action=write_action,
)
