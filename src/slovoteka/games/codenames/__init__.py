"""«Кодовые имена» (rulebook CN). This page is how the registry knows it; README.md says where to read on."""

from slovoteka.core.game import GameInfo, GameKind, Midway
from slovoteka.games.codenames import preview, views
from slovoteka.games.codenames.actions import Action, read_action, write_action
from slovoteka.games.codenames.form import FORM
from slovoteka.games.codenames.midway import position_of
from slovoteka.games.codenames.options import Options, judge_of, read_options
from slovoteka.games.codenames.rating import CATEGORIES, rated_as
from slovoteka.games.codenames.rules import Codenames, uninvited
from slovoteka.games.codenames.state import State, insiders

KIND = GameKind(
    info=GameInfo(
        id="codenames",
        title="Кодовые имена",
        rulebooks=("CN",),
        seats_min=2,
        seats_max=12,
        seats_warn=9,
        rules_version=1,
    ),
    options=Options,
    state=State,
    action=Action,
    event=views.Event,
    public=views.Public,
    private=views.Private,
    make=Codenames,
    read_options=read_options,
    seats=lambda options: options.seats,
    word_policy=lambda _: None,
    word_rules=lambda _: {},
    finder=judge_of,
    preview=preview.preview,
    preview_type=preview.CluePreview,
    uninvited=uninvited,
    insiders=insiders,
    silenced_by="CN-26",
    pointing=frozenset({"guess"}),
    midway=Midway(position_of, {"games": 1}),
    rated_as=rated_as,
    categories=CATEGORIES,
    variants={
        "standard": {},
        "crowd": {"seats": 9, "games": 2},
        "two": {"seats": 2},
        "three": {"seats": 3, "games": 2},
        "strict": {"seats": 6, "judge": "block", "timer": "strict"},
        "friends": {
            "judge": "off",
            "compounds": True,
            "names": True,
            "abbreviations": True,
            "homophones": True,
            "rhymes": True,
        },
    },
    form=FORM,
    read_action=read_action,
    write_action=write_action,
)
