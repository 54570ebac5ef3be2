"""Tables of «Кодовые имена» with the judge that people play with, for the printed examples about clues."""

from typing import Any, Final

from rules.codenames.tables import CodenamesTable, table_of
from slovoteka.games.codenames.clues import ClueInWords, ClueJudge, Finding
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Stage
from slovoteka.lexicon.clues import ClueReason

BYSTANDING: Final = (
    "ВЕРБЛЮД", "ТАРЕЛКА", "МОЛНИЯ", "ВУЛКАН", "СКРИПКА", "ПИРАМИДА", "ЖИРАФ", "КОМПАС", "ЛИМОН", "ФОНТАН",
    "ГИТАРА", "ЗОНТ", "КАКТУС", "МЕТЛА", "ПИНГВИН", "ЯКОРЬ", "РАКЕТА", "ТЮЛЬПАН", "ХОККЕЙ", "ЧЕМОДАН",
    "ЩУКА", "ЭКРАН", "БУХТА", "ДИВАН", "НОСОРОГ",
)  # fmt: skip
"""The rest of the table: words that no example of the rulebook has anything to do with."""


def judged(*codenames: str, covered: tuple[str, ...] = (), **options: Any) -> CodenamesTable:
    """Red's captain is to give a clue while these red codenames are open among others."""
    table = table_of(**options)
    table.game = KIND.rules.make(KIND.rules.read_options(options), ClueJudge())
    board = (*codenames, *BYSTANDING[len(codenames) :])
    state = table.state.but(board=board, dealt=board)
    for word in covered:
        state = state.with_cover(board.index(word))
    table.table = table.table.but(state=state)
    return table


def passes(table: CodenamesTable, line: str) -> CodenamesTable:
    """Checks that the judge accepts this clue without a warning. Nobody can object if the judge's verdict is final."""
    table.type(0, line)
    assert table.state.finding == Finding(verdict="allowed", reason=ClueReason.FINE)
    assert table.state.stage is (Stage.GUESS if table.state.settled else Stage.RESPOND)
    return table


def warns(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """Checks that the captain is warned before giving this clue and can still give it. Returns the finding."""
    reason_in_words = table.refuses(0, line, rule, "clue-warned")["reason"]
    assert isinstance(reason_in_words, ClueInWords)
    finding = reason_in_words.finding
    assert (finding.rule, finding.reason) == (rule, reason)
    table.type(0, f"{line}!")
    assert (table.state.finding, table.state.stage) == (finding, Stage.RESPOND)
    return finding


def doubts(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """Checks that the judge leaves the decision on this clue to people."""
    finding = warns(table, line, rule, reason)
    assert finding.verdict == "doubtful"
    return finding


def forbids(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """Checks that the judge rejects this clue for certain."""
    finding = warns(table, line, rule, reason)
    assert finding.verdict == "forbidden"
    return finding
