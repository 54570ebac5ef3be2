"""What hosts need to know about this game, its modes and its variants."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.core.game import Game
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
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble import preview, short_words, state, views
from slovoteka.games.scrabble.actions import Accept, Action, Pass, read_action, write_action, write_in
from slovoteka.games.scrabble.answers import MoveFinder
from slovoteka.games.scrabble.bingo import rules as bingo_rules
from slovoteka.games.scrabble.bingo import state as bingo_state
from slovoteka.games.scrabble.bingo import views as bingo_views
from slovoteka.games.scrabble.duplicate import rules as duplicate_rules
from slovoteka.games.scrabble.duplicate import state as duplicate_state
from slovoteka.games.scrabble.duplicate import views as duplicate_views
from slovoteka.games.scrabble.form import FORM
from slovoteka.games.scrabble.midway import position_of
from slovoteka.games.scrabble.options import MOST_SEATS, RULES, Mode, Options, read_options, word_policy
from slovoteka.games.scrabble.questions import AnyMove, AnyRemoval, BestMove
from slovoteka.games.scrabble.rating import CATEGORIES, FINAL_BOARDS, rated_as
from slovoteka.games.scrabble.reverse import rules as reverse_rules
from slovoteka.games.scrabble.reverse import state as reverse_state
from slovoteka.games.scrabble.reverse import views as reverse_views
from slovoteka.games.scrabble.rule_ids import WORD_RULES
from slovoteka.games.scrabble.rules import Standard
from slovoteka.games.scrabble.standings import standings

MODES: Mapping[Mode, Callable[[Options, Oracle], Game[Any, Any]]] = {
    "standard": Standard,
    "solitaire": Standard,
    "duplicate": duplicate_rules.Duplicate,
    "reverse": reverse_rules.Reverse,
    "bingo": bingo_rules.Bingo,
}
"""Each mode is a separate game. They share board, tiles, words and points."""


KIND = GameKind(
    info=GameInfo(
        id="scrabble",
        title="Scrabble",
        rulebooks=("SU", "SM"),
        seats_min=1,
        seats_max=max(MOST_SEATS.values()),
        rules_version=RULES,
    ),
    types=Types(
        options=Options,
        state=state.State | duplicate_state.State | reverse_state.State | bingo_state.State,
        action=Action,
        event=views.Event | duplicate_views.Event | reverse_views.Event | bingo_views.Event,
        public=views.Public | duplicate_views.Public | reverse_views.Public | bingo_views.Public,
        private=views.Private | duplicate_views.Private | reverse_views.Private | bingo_views.Private,
    ),
    rules=Rules(
        make=lambda options, oracle: MODES[options.mode](options, oracle),
        read_options=read_options,
        seats=lambda options: options.seats,
        rulebook=lambda options: options.book.id,
        questions=(BestMove, AnyMove, AnyRemoval),
        finder=MoveFinder,
    ),
    words=Words(
        policy=word_policy,
        rules=lambda options: WORD_RULES[options.book.id],
        are_doubted=lambda options: options.words != "auto",
        judged_in=frozenset({"respond", "challenge", "vote"}),
        lookups_barred_by="SM-68",
    ),
    hosting=Hosting(
        gone=lambda state: state.gone,
        scoreboard=standings,
        reserve=ReserveMoves(harmless=(Pass(), Accept())),
        has_budget=lambda options: options.clock == "game",
    ),
    choices=Choices(
        renewed=lambda options: options.but(rules=RULES),
        variants={
            "standard": {},
            "bilingual-ru": {"edition": "bilingual-ru", "seats": 3},
            "bilingual-uk": {"edition": "bilingual-uk", "seats": 4},
            "challenge": {"words": "challenge", "seats": 3},
            "challenge-turn": {"words": "challenge", "penalty": "turn"},
            "challenge-ten": {"words": "challenge", "penalty": "ten", "seats": 4},
            "vote": {"words": "vote", "seats": 3},
            "declare": {"declare": True},
            "reusable-blanks": {"reusable_blanks": True},
            "theme-list": {"theme": "спорт", "theme_words": ["МЯЧ", "ГОЛ"]},
            "theme-vote": {"theme": "спорт", "seats": 3},
            "jacks": {"jacks": True, "seats": 3},
            "two-bags": {"two_bags": True},
            "tournament": {"turn_ms": 120_000, "restricted_exchange": True},
            "championship": {"clock": "game", "restricted_exchange": True},
            "nouns": {"dictionary": "nouns", "yo": "strict"},
            "solitaire": {"mode": "solitaire"},
            "solitaire-two-racks": {"mode": "solitaire", "solitaire": "two-racks"},
            "solitaire-face-up": {"mode": "solitaire", "solitaire": "face-up"},
            "duplicate": {"mode": "duplicate", "seats": 5},
            "duplicate-engine": {"mode": "duplicate", "placed": "engine", "seats": 3},
            "reverse": {"mode": "reverse", "position": FINAL_BOARDS["ru"]},
            "bingo": {"mode": "bingo", "seats": 4},
        },
        form=FORM,
        labels=lambda options: {"edition": options.edition},
    ),
    notation=Notation(read_action, write_action, write_in),
    help=Help(
        preview=preview.preview, preview_type=preview.Preview, aid=short_words.aid, aid_type=short_words.ShortWords
    ),
    rating=RatingCategories(rated_as=rated_as, categories=CATEGORIES),
    midway=Midway(
        position_of=position_of,
        is_set_up=lambda options: bool(options.position),
        decided_in=frozenset({"turn"}),
    ),
)
