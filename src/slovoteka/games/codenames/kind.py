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
)
from slovoteka.games.codenames import preview, views
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
    Ready,
    Skip,
    Stop,
    Vote,
    read_action,
    write_action,
    write_in,
)
from slovoteka.games.codenames.clues import JudgeClue
from slovoteka.games.codenames.form import FORM
from slovoteka.games.codenames.midway import position_of
from slovoteka.games.codenames.options import RULES, Options, judge_of, read_options, renewed, seated
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
    rules=Rules(
        make=Codenames,
        read_options=read_options,
        seats=lambda options: options.seats,
        uninvited=uninvited,
        opens_hidden=views.opens_hidden,
        questions=(JudgeClue,),
        finder=judge_of,
    ),
    hosting=Hosting(
        gone=lambda state: state.gone,
        reserve=ReserveMoves(harmless=(Accept(), Vote(valid=True), Skip(), Stop(), Ready())),
        insiders=insiders,
        silenced_by="CN-26",
        pointed_in=frozenset({"guess"}),
        seated=seated,
    ),
    choices=Choices(
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
        renewed=renewed,
    ),
    notation=Notation(read_action, write_action, write_in),
    help=Help(preview=preview.preview, preview_type=preview.CluePreview, sentence=preview.sentence),
    rating=RatingCategories(rated_as=rated_as, categories=CATEGORIES),
    midway=Midway(
        position_of=position_of,
        is_set_up=lambda options: options.position is not None,
        decided_in=frozenset({"clue", "guess"}),
        options={"games": 1},
    ),
)
