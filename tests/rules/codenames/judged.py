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
    """Red's captain is to give a clue while these codenames, all red, lie open among others."""
    table = table_of(**options)
    table.game = KIND.rules.make(KIND.rules.read_options(options), ClueJudge())
    board = (*codenames, *BYSTANDING[len(codenames) :])
    state = table.state.but(board=board, dealt=board)
    for word in covered:
        state = state.with_cover(board.index(word))
    table.table = table.table.but(state=state)
    return table


def passes(table: CodenamesTable, line: str) -> CodenamesTable:
    """That the judge lets this clue through without a word; nobody objects where his word is final."""
    table.type(0, line)
    assert table.state.finding == Finding(verdict="allowed", reason=ClueReason.FINE)
    assert table.state.stage is (Stage.GUESS if table.state.settled else Stage.RESPOND)
    return table


def warns(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """That the captain is told why before he gives this clue, and can give it all the same; what he is told."""
    told = table.refuses(0, line, rule, "clue-warned")["reason"]
    assert isinstance(told, ClueInWords)
    finding = told.finding
    assert (finding.rule, finding.reason) == (rule, reason)
    table.type(0, f"{line}!")
    assert (table.state.finding, table.state.stage) == (finding, Stage.RESPOND)
    return finding


def doubts(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """That only people can say whether this clue is valid."""
    finding = warns(table, line, rule, reason)
    assert finding.verdict == "doubtful"
    return finding


def forbids(table: CodenamesTable, line: str, rule: str, reason: ClueReason) -> Finding:
    """That the judge has no doubt against this clue."""
    finding = warns(table, line, rule, reason)
    assert finding.verdict == "forbidden"
    return finding
