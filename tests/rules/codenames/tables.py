"""A table of «Кодовые имена» for which a test chooses codenames, key, and what the judge thinks."""

from collections.abc import Mapping
from typing import Any, Final, Self

from rules.dictated import Dictated
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import check_invited
from slovoteka.core.inputs import Close
from slovoteka.core.oracle import Question, T_co
from slovoteka.games.codenames.actions import (
    Accept,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Skip,
    Stop,
    Touch,
    TurnTimer,
    Vote,
    read_action,
)
from slovoteka.games.codenames.clues import Finding, JudgeClue
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import OWNERS, Owner, Stage, State
from slovoteka.games.codenames.views import Private, Public
from slovoteka.lexicon.clues import ClueReason

FINE: Final = Finding(verdict="allowed", reason=ClueReason.FINE)
COGNATE: Final = Finding(verdict="forbidden", reason=ClueReason.COGNATE, rule="CN-65", codename="КОСА")
UNKNOWN: Final = Finding(verdict="doubtful", reason=ClueReason.UNKNOWN, rule="CN-80")
STRIKE: Final = Ruling(False, "CN-65")
"""The other captain strikes a clue. Most tests do not mind why."""

BOARD: Final = (
    "ПАЧКА", "ТАНЕЦ", "ГРИФ", "КРЫЛО", "КОСА",
    "ЛУК", "КЛЮЧ", "МОСТ", "ЗУБ",
    "ШПАГАТ", "ЛИСТ", "РУЧКА", "ПОЛЕ", "ШАР", "РАК", "ЯЗЫК", "НИТЬ",
    "СОЛЬ", "ВОЛНА", "КАРТА", "ТРУБА", "ОСЬ", "СЕТЬ", "МЁД",
    "ЯД",
)  # fmt: skip
KEY: Final[tuple[Owner, ...]] = ("red",) * 9 + ("blue",) * 8 + ("bystander",) * 7 + ("assassin",)
"""Red begins: the first nine words are red, eight are blue, seven are bystanders, ЯД is the assassin."""

_PLACES: Final[dict[Any, tuple[str, ...]]] = {
    Clue: ("clue",),
    Ask: ("clue",),
    Answer: ("whisper",),
    Accept: ("respond",),
    Protest: ("respond", "object"),
    Ruling: ("ruling",),
    Vote: ("vote",),
    Touch: ("guess",),
    Stop: ("guess",),
    Cover: ("penalty", "enemy"),
    Skip: ("penalty",),
    TurnTimer: ("timer",),
    Ready: ("ready",),
}


class ScriptedJudge:
    """A judge that answers what the test has set, and that everything else is fine."""

    def __init__(self) -> None:
        self.thinks: dict[str, Finding] = {}
        self.asked: list[JudgeClue] = []

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, JudgeClue)
        self.asked.append(question)
        answer: Any = self.thinks.get(question.clue, FINE)
        return answer  # type: ignore[no-any-return]


class CodenamesTable(Dictated[State, Public, Private]):
    """Its options are as people write them. Nothing is dealt yet: `table_of` gives a table with a key."""

    def __init__(self, **options: Any) -> None:
        self.judge = ScriptedJudge()
        self.options: Options = KIND.rules.read_options(options)
        super().__init__(KIND, self.options, self.judge)

    def place(self, action: Any) -> str:
        kinds = _PLACES[type(action)]
        for kind in kinds:
            if kind in self.windows:
                return self.windows[kind].id
        return f"{kinds[0]}:{self.state.table}"

    def type(self, seat: int, line: str) -> Self:
        """Acts like a person who types: `балет 2`, `коса`, `стоп`."""
        return self.act(seat, read_action(line))

    def refuses(self, seat: int, line: str, rule: str, code: str) -> dict[str, Any]:
        """Checks that this rule refuses the line and nothing changes. Returns the parameters of the refusal."""
        return self.refused(seat, read_action(line), rule, code)

    def refusal(self, seat: int, kind: str, action: Any) -> Illegal:
        """The refusal of an action in a window, sealed or not. Nothing has changed."""
        window = self.windows[kind]
        try:
            check_invited(KIND, self.table, seat, window)
            self.game.check(self.state, seat, window, action, self.now_ms)
        except Illegal as refused:
            return refused
        raise AssertionError("it is not refused")

    def time_out(self, kind: str) -> Self:
        """The time of a window runs out."""
        deadline = self.table.deadline_ms(self.windows[kind])
        assert deadline is not None
        self.now_ms = deadline
        return self.apply_input(Close(self.windows[kind].id))

    def clue(self, line: str) -> Self:
        """The captain whose turn it is gives a clue, and nobody objects."""
        self.type(self.state.captain, line)
        return self.time_out("respond") if "respond" in self.windows else self

    def touch(self, *words: str) -> Self:
        """The first guesser of the team touches these."""
        for word in words:
            self.act(self.state.guessers(self.state.turn)[0], Touch(word))
        return self


def table_of(
    *, covered: tuple[str, ...] = (), turn: int = 0, thinks: Mapping[str, Finding] | None = None, **options: Any
) -> CodenamesTable:
    """BOARD and KEY are on the table, these codenames are covered, and the captain of `turn` is to give a clue.

    There are four players unless the options say otherwise: 0 and 1 are captains, 2 guesses for red, 3 for blue.
    """
    table = CodenamesTable(**options)
    stacks = tuple(KEY.count(owner) for owner in OWNERS)
    table.set(
        stage=Stage.CLUE,
        table=table.state.table + 1,
        dealt=BOARD,
        board=BOARD,
        key=KEY,
        stacks=stacks,
        first=0,
        turn=turn,
    )
    state = table.state
    for word in covered:
        place = state.place_of(word)
        assert place is not None
        state = state.with_cover(place)
    table.table = table.table.but(state=state)
    table.judge.thinks.update(thinks or {})
    return table
