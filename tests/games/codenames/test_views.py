"""Who sees what, stage by stage. Keys and whispers are marked: if anybody else receives one, it has leaked."""

from typing import Any

import msgspec
import pytest

from rules.codenames.tables import BOARD, COGNATE, KEY, STRIKE, UNKNOWN, CodenamesTable, table_of
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import MoreTime, Pause, Resume
from slovoteka.games.codenames.actions import Protest, Ruling, Touch
from slovoteka.games.codenames.state import Given, Owner, Stage, Whispered
from slovoteka.games.codenames.views import (
    Answered,
    Asked,
    Clued,
    GameOver,
    KeyDrawn,
    Marked,
    Private,
    Protested,
    Public,
    Ruled,
    Touched,
)

SPECTATOR = None
FOUR: tuple[int | None, ...] = (SPECTATOR, 0, 1, 2, 3)
"""0 and 1 are captains."""


class SentMessages:
    """Everything that each seat and a spectator have been sent so far, as on the wire."""

    def __init__(self, table: CodenamesTable) -> None:
        self._table = table
        self._sent: dict[int | None, list[str]] = {seat: [] for seat in (None, *range(len(table.state.teams)))}
        self.collect()

    def collect(self) -> "SentMessages":
        """After each input."""
        table = self._table
        for seat, sent in self._sent.items():
            events = [fact.event for fact in table.facts if fact.is_seen_by(seat)]
            windows = table.game.windows(table.state)
            own = [] if seat is None else [table.private(seat)]
            sent += [_text(seen) for seen in (*events, table.public, windows, *own)]
        return self

    def who_saw(self, what: str) -> set[int | None]:
        return {seat for seat, sent in self._sent.items() if any(what in text for text in sent)}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


WHOLE_KEY = _text(KEY)
EVERYBODY: set[int | None] = set(FOUR)
CAPTAINS: set[int | None] = {0, 1}


# --- the key --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-09", "CN-17")
@pytest.mark.parametrize(
    ("options", "captains"),
    [({"seats": 4}, {0, 1}), ({"seats": 7, "captains": [4, 3]}, {3, 4}), ({"seats": 3}, {0, 1}), ({"seats": 2}, {0}),
     ({"seats": 3, "captains": [2, 0]}, {0, 2}), ({"seats": 5, "form": "coop", "captains": [3]}, {3})],
    ids=str,
)  # fmt: skip
def test_the_key_is_for_captains_from_its_first_place_on(options: dict[str, Any], captains: set[int]) -> None:
    table = CodenamesTable(**options)
    while table.state.stage is not Stage.CLUE:
        table.facts = []
        table.draw()
        if table.state.stage is Stage.KEY and table.state.key:
            for seat in (None, *range(len(table.state.teams))):
                assert bool(table.events_of(KeyDrawn, seat)) == (seat in captains)
        for seat in range(len(table.state.teams)):
            assert table.private(seat).key == (table.state.key if seat in captains else None)
        assert table.public.key is None
    assert len(table.state.key) == 25


@pytest.mark.rule("CN-11")
def test_who_begins_is_known_to_all_before_the_key() -> None:
    table = CodenamesTable()
    while table.state.stage is not Stage.COLOUR:
        table.draw()
    table.facts = []
    table.draws = ["blue"]
    table.draw()
    for seat in FOUR:
        assert table.events_of(Marked, seat) == [Marked(1)]
    assert (table.public.first, table.public.turn, table.public.stacks) == (1, 1, (8, 9, 7, 1))


@pytest.mark.rule("CN-09")
def test_the_key_stays_with_the_captains_through_a_whole_turn() -> None:
    table = table_of(thinks={"БАЛЕТ": COGNATE})
    sent = SentMessages(table)
    lines = [(0, "спросить опера 1"), (1, "нельзя"), (0, "балет 2!"), (3, "возражаю"), (1, "засчитать"), (2, "пачка"),
             (2, "стоп"), (1, "птица 1"), (0, "согласен"), (2, "возражаю"), (0, "отклонить CN-65"),
             (0, "закрыть танец"), (0, "юбка 2")]  # fmt: skip
    for seat, line in lines:
        table.type(seat, line)
        sent.collect()
    assert sent.who_saw(WHOLE_KEY) == CAPTAINS
    assert sent.who_saw('"key":[') == CAPTAINS


@pytest.mark.rule("CN-50")
def test_a_touch_opens_one_place_to_all() -> None:
    table = table_of().clue("балет 2").touch("ПАЧКА")
    for seat in FOUR:
        assert table.events_of(Touched, seat) == [Touched(2, 0, 0, "ПАЧКА", "red")]
    assert table.public.covers == ("red", *[None] * 24)
    assert table.public.key is None


@pytest.mark.parametrize("games", [1, 2])
def test_the_end_of_a_game_opens_the_key_to_all(games: int) -> None:
    table = table_of(games=games)
    sent = SentMessages(table)
    table.clue("балет 2").touch("ЯД")
    assert sent.who_saw(WHOLE_KEY) == CAPTAINS
    sent.collect()
    assert sent.who_saw(WHOLE_KEY) == EVERYBODY
    assert table.public.key == KEY
    for seat in FOUR:
        assert [event.key for event in table.events_of(GameOver, seat)] == [KEY]


@pytest.mark.rule("CN-09", "CN-48")
def test_old_captains_do_not_see_the_next_key() -> None:
    table = CodenamesTable(games=2).deal()
    table.clue("погода 1").touch(table.public.board[table.state.key.index("assassin")]).time_out("ready")
    assert table.public.captains == (2, 3)
    assert table.public.key is None
    assert [table.private(seat).key is not None for seat in range(4)] == [False, False, True, True]
    for seat in (None, 0, 1):
        assert table.events_of(KeyDrawn, seat) == []
    assert len(table.events_of(KeyDrawn, 2)) == len(table.events_of(KeyDrawn, 3)) == 25


def test_the_words_of_the_host_show_nothing() -> None:
    table = table_of(timer="strict")
    sent = SentMessages(table)
    for match_input in (MoreTime(table.windows["clue"].id, 1_000), Pause(), Resume()):
        table.apply_input(match_input)
        sent.collect()
    assert sent.who_saw(WHOLE_KEY) == CAPTAINS


# --- whispers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-68", "CN-G18")
@pytest.mark.parametrize("answer", ["можно", "нельзя", None])
def test_whispers_are_heard_by_captains_only(answer: str | None) -> None:
    """Nobody else can tell what the answer was, or whether there was one."""
    table = table_of(seats=6)
    sent = SentMessages(table)
    table.type(0, "спросить опера 3")
    asked = Given(0, "ОПЕРА", 3)
    for seat in range(6):
        assert table.events_of(Asked, seat) == [Asked(0, asked if seat in CAPTAINS else None)]
        assert table.private(seat).asked == (asked if seat in CAPTAINS else None)
    sent.collect()
    table.type(1, answer) if answer else table.time_out("whisper")
    valid = {"можно": True, "нельзя": False}.get(answer or "")
    for seat in range(6):
        assert table.events_of(Answered, seat) == [Answered(1, valid if seat in CAPTAINS else None)]
        heard = (Whispered("ОПЕРА", 3, valid),) if seat in CAPTAINS else ()
        assert table.private(seat).whispers == heard
    sent.collect()
    assert sent.who_saw("ОПЕРА") == CAPTAINS


@pytest.mark.rule("CN-68")
def test_a_spectator_sees_that_captains_whisper() -> None:
    table = table_of().type(0, "спросить опера 3")
    assert table.public.stage is Stage.WHISPER
    assert table.windows["whisper"].seats == (1,)
    assert "ОПЕРА" not in _text([fact.event for fact in table.facts if fact.is_seen_by(SPECTATOR)])


@pytest.mark.rule("CN-68")
def test_a_clue_that_was_allowed_is_known_as_such_and_the_others_stay_hidden() -> None:
    table = table_of()
    sent = SentMessages(table)
    for line, answer in (("спросить опера 3", "нельзя"), ("спросить балет 2", "можно")):
        table.type(0, line).type(1, answer)
        sent.collect()
    table.type(0, "балет 2")
    sent.collect()
    for seat in FOUR:
        assert table.events_of(Clued, seat) == [Clued(0, Given(0, "БАЛЕТ", 2), True, 2)]
    assert sent.who_saw("ОПЕРА") == CAPTAINS
    assert sent.who_saw("БАЛЕТ") == EVERYBODY


def test_whispers_are_forgotten_with_the_turn() -> None:
    table = table_of().type(0, "спросить опера 3").type(1, "нельзя").clue("балет 2")
    assert table.private(0) == table.private(1) == Private(key=KEY)


# --- what the judge thinks ------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-55", "CN-G11")
def test_a_finding_is_open_when_somebody_objects_and_not_before() -> None:
    table = table_of(thinks={"БАЛЕТ": COGNATE})
    sent = SentMessages(table)
    table.type(0, "балет 2!")
    sent.collect()
    table.time_out("respond")
    sent.collect()
    assert table.public.finding is None
    assert sent.who_saw("cognate") == set()
    table.act(3, Protest())
    sent.collect()
    for seat in FOUR:
        assert table.events_of(Protested, seat) == [Protested(3, COGNATE)]
    assert table.public.objector == 3
    assert table.game.public(table.state).finding == COGNATE


@pytest.mark.rule("CN-55")
def test_a_finding_that_nobody_has_asked_for_is_never_open() -> None:
    table = table_of(games=2, thinks={"БАЛЕТ": COGNATE})
    sent = SentMessages(table)
    table.type(0, "балет 2!")
    sent.collect()
    table.time_out("respond")
    for word in ("ПАЧКА", "ТАНЕЦ", "ЯД"):
        sent.collect()
        table.touch(word)
    sent.collect()
    assert table.state.stage is Stage.BREAK
    assert sent.who_saw("cognate") == set()


@pytest.mark.parametrize("valid", [True, False])
def test_a_finding_goes_with_its_clue(valid: bool) -> None:
    table = table_of(thinks={"БАЛЕТ": UNKNOWN}).type(0, "балет 2!").act(1, Protest())
    table.act(1, Ruling(True) if valid else STRIKE)
    for seat in FOUR:
        assert table.events_of(Ruled, seat) == [Ruled(1, valid, reason=None if valid else "CN-65")]
    assert table.public.finding == (UNKNOWN if valid else None)
    if valid:
        table.touch("СОЛЬ")
    assert (table.public.finding, table.public.objector) == (None, None)


def test_without_a_judge_an_objection_opens_nothing() -> None:
    table = table_of(judge="off").type(0, "балет 2").act(1, Protest())
    assert table.events_of(Protested) == [Protested(1, None)]
    assert table.judge.asked == []


@pytest.mark.rule("CN-26")
def test_a_warning_is_for_the_captain_alone() -> None:
    """Nobody else learns that a clue was tried and taken back."""
    table = table_of(thinks={"БАЛЕТ": COGNATE})
    sent = SentMessages(table)
    params = table.refuses(0, "балет 2", "CN-65", "clue-warned")
    assert params["reason"].finding == COGNATE
    table.type(0, "опера 2")
    sent.collect()
    assert sent.who_saw("БАЛЕТ") == sent.who_saw("cognate") == set()


# --- the public view ------------------------------------------------------------------------------------------------


def test_the_public_view() -> None:
    table = table_of(covered=("РАК",)).clue("балет 2").touch("ПАЧКА")
    covered: dict[str, Owner] = {"ПАЧКА": "red", "РАК": "blue"}
    assert table.public == Public(
        stage=Stage.GUESS,
        game=1,
        results=(),
        wins=(0, 0, 0, 0),
        teams=(0, 1, 0, 1),
        captains=(0, 1),
        board=BOARD,
        covers=tuple(map(covered.get, BOARD)),
        stacks=(8, 7, 7, 1),
        first=0,
        turn=0,
        clues=(Given(0, "БАЛЕТ", 2, (0,)),),
        attempts_left=2,
        objector=None,
        finding=None,
        passed=(),
        late=False,
        sand_ms=None,
        key=None,
        gone=(),
    )


@pytest.mark.parametrize(("line", "left"), [("балет 0", None), ("балет неограниченно", None), ("балет 3", 4)])
def test_attempts_are_shown_while_there_is_something_to_guess(line: str, left: int | None) -> None:
    table = table_of().type(0, line)
    assert table.public.attempts_left is None
    assert table.time_out("respond").public.attempts_left == left
    assert table.touch("СОЛЬ").public.attempts_left is None


def test_a_captain_cannot_touch_what_he_knows() -> None:
    table = table_of().clue("балет 2")
    for captain in (0, 1):
        with pytest.raises(Illegal) as refusal:
            table.act(captain, Touch("ТАНЕЦ"))
        assert refusal.value.code == "captain-guesses"
