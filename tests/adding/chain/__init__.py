"""«Цепочка» (rulebook WC): the tiny game that docs/adding-a-game.md adds. This page is how the registry knows it."""

from adding.chain import preview, views
from adding.chain.actions import Action, read_action, write_action
from adding.chain.options import FORM, SEATS, WORD_RULES, Options, read_options, word_policy
from adding.chain.rules import Chain
from adding.chain.state import State
from slovoteka.core.game import GameInfo, GameKind, RatedAs

KIND = GameKind(
    info=GameInfo(
        id="chain",
        title="Цепочка",
        rulebooks=("WC",),
        seats_min=SEATS,
        seats_max=SEATS,
        rules_version=1,
    ),
    options=Options,
    state=State,
    action=Action,
    event=views.Event,
    public=views.Public,
    private=views.Private,
    make=Chain,
    read_options=read_options,
    seats=lambda options: options.seats,
    word_policy=word_policy,
    word_rules=lambda _: WORD_RULES,
    preview=preview.preview,
    preview_type=preview.WordPreview,
    rated_as=lambda _: RatedAs(category="chain"),
    categories={"chain": {}},
    variants={"standard": {}, "long-words": {"shortest": 5, "longest_chain": 20}, "quick": {"turn_ms": 10_000}},
    form=FORM,
    read_action=read_action,
    write_action=write_action,
)
