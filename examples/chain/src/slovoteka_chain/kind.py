"""What hosts need to know about «Цепочка»."""

from slovoteka.core.kind import (
    Choices,
    GameInfo,
    GameKind,
    Help,
    Hosting,
    Notation,
    RatedAs,
    RatingCategories,
    Rules,
    Types,
    Words,
)
from slovoteka_chain import preview, views
from slovoteka_chain.actions import Action, read_action, write_action
from slovoteka_chain.options import FORM, SEATS, WORD_RULES, Options, read_options, word_policy
from slovoteka_chain.rules import Chain
from slovoteka_chain.state import State

KIND = GameKind(
    info=GameInfo(
        id="chain",
        title="Цепочка",
        rulebooks=("WC",),
        seats_min=SEATS,
        seats_max=SEATS,
        rules_version=1,
    ),
    types=Types(
        options=Options,
        state=State,
        action=Action,
        event=views.Event,
        public=views.Public,
        private=views.Private,
    ),
    rules=Rules(make=Chain, read_options=read_options, seats=lambda options: options.seats),
    words=Words(policy=word_policy, rules=lambda _: WORD_RULES),
    hosting=Hosting(gone=lambda _: ()),
    choices=Choices(
        variants={"standard": {}, "long-words": {"shortest": 5, "longest_chain": 20}, "quick": {"turn_ms": 10_000}},
        form=FORM,
    ),
    notation=Notation(read_action, write_action),
    help=Help(preview=preview.preview, preview_type=preview.WordPreview),
    rating=RatingCategories(rated_as=lambda _: RatedAs(category="chain"), categories={"chain": {}}),
)
