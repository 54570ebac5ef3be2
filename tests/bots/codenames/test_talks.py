"""What a bot says about clues, which words it covers, and that it is ready."""

import pytest

from bots.codenames.tables import ASSASSIN, BLUE, RED, FakeTable, asked, decided, player
from rules.codenames.tables import COGNATE, FINE, STRIKE, CodenamesTable, table_of
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.games.codenames.actions import Accept, Answer, Cover, Protest, Ready, Ruling, Vote
from slovoteka.games.codenames.clues import Finding, judge_clue
from slovoteka.games.codenames.state import Stage

LEVELS = levels_of("codenames")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
NOTHING = FakeTable({"отдых": {}})

CLUES = [("погода", "allowed"), ("косить", "forbidden"), ("глокая", "doubtful")]
EVERY_VERDICT = pytest.mark.parametrize(("clue", "verdict"), CLUES)
"""What the judge thinks of these clues while КОСА is open. People decide on doubtful ones: a bot accepts them."""


def judged(table: CodenamesTable) -> CodenamesTable:
    """Lets the rules ask the same judge as the bots."""
    for clue, _ in CLUES:
        table.judge.thinks[clue.upper()] = judge_clue(clue.upper(), 2, table.state.open_codenames)
    return table


@EVERY_VERDICT
def test_the_judge_gives_the_expected_verdict(clue: str, verdict: str) -> None:
    assert judged(table_of()).judge.thinks[clue.upper()].verdict == verdict


@pytest.mark.rule("CN-68")
@EVERY_LEVEL
@EVERY_VERDICT
def test_whispers_are_answered_by_the_judge(level: Level, clue: str, verdict: str) -> None:
    table = judged(table_of()).type(0, f"спросить {clue} 2")
    decision = decided(player(NOTHING, level), table, "whisper")
    assert decision.action == Answer(verdict != "forbidden")
    assert decision.reason.is_routine


@pytest.mark.rule("CN-53")
@EVERY_LEVEL
@EVERY_VERDICT
def test_what_is_forbidden_is_objected_to(level: Level, clue: str, verdict: str) -> None:
    table = judged(table_of()).type(0, f"{clue} 2!")
    expected = Protest() if verdict == "forbidden" else Accept()
    for seat in (1, 3):
        assert decided(player(NOTHING, level), table, "respond", seat).action == expected


def test_a_table_without_a_judge_hears_no_objections_of_bots() -> None:
    table = table_of(judge="off").type(0, "косить 2")
    assert decided(player(NOTHING, judge="off"), table, "respond", 3, judge="off").action == Accept()


@pytest.mark.parametrize(("rhymes", "answer"), [(False, "doubtful"), (True, "allowed")])
def test_what_the_table_has_agreed_on_counts(rhymes: bool, answer: str) -> None:
    """CN-89: the bot uses the finding under the table's agreements."""
    table = table_of(rhymes=rhymes).type(0, "роса 2!")
    bot = player(NOTHING, rhymes=rhymes)
    assert bot._last_finding(table.public).verdict == answer


@pytest.mark.rule("CN-G8")
@EVERY_VERDICT
def test_rulings_go_by_the_judge(clue: str, verdict: str) -> None:
    table = judged(table_of()).type(0, f"{clue} 2!").act(3, Protest())
    expected = STRIKE if verdict == "forbidden" else Ruling(True)
    assert decided(player(NOTHING), table, "ruling").action == expected


@EVERY_VERDICT
def test_by_the_first_version_of_the_rules_a_strike_has_no_reason(clue: str, verdict: str) -> None:
    table = judged(table_of(rules=1)).type(0, f"{clue} 2!").act(3, Protest())
    expected = Ruling(verdict != "forbidden")
    assert decided(player(NOTHING, rules=1), table, "ruling", rules=1).action == expected


@pytest.mark.rule("CN-G20")
def test_who_has_struck_enough_lets_a_clue_stand_whatever_the_judge_thinks_now() -> None:
    """The finding is of the judge that the rules asked, and another version of it may think differently."""
    table = table_of(strikes_most=1).set(strikes=(0, 1)).type(0, "косить 2").act(3, Protest())
    assert table.public.strike_reasons == ()
    assert decided(player(NOTHING, strikes_most=1), table, "ruling").action == Ruling(True)


@pytest.mark.rule("CN-G19")
@EVERY_LEVEL
@pytest.mark.parametrize(("clue", "fair"), [("погода", True), ("косить", False)])
def test_by_earlier_rules_votes_go_by_the_judge(level: Level, clue: str, fair: bool) -> None:
    table = table_of(seats=6, rules=2).type(0, f"{clue} 2").act(3, Protest()).act(1, STRIKE)
    decision = decided(player(NOTHING, level, seats=6, rules=2), table, "vote", 2, seats=6, rules=2)
    assert decision.action == Vote(fair)
    assert decision.reason.is_routine


@pytest.mark.rule("CN-G19")
@EVERY_LEVEL
def test_a_bot_that_stands_in_for_a_person_abstains(level: Level) -> None:
    table = table_of(seats=6).type(0, "балет 2").act(3, Protest()).act(1, STRIKE)
    assert player(NOTHING, level, seats=6).decide(asked(table, 2, "vote", seats=6)) is None


@pytest.mark.rule("CN-54")
@EVERY_LEVEL
def test_a_penalty_covers_the_own_word_that_clues_reach_worst(level: Level) -> None:
    """Blue's captain: every blue word except РАК has a clue."""
    links = {f"слово{place}": {word: 8.0} for place, word in enumerate(BLUE) if word != "РАК"}
    links |= {f"другое{place}": {word: 0.1} for place, word in enumerate(RED)}
    table = _punishing(COGNATE)
    decision = decided(player(FakeTable(links), level), table, "penalty")
    assert decision.action == Cover("РАК")
    assert decision.reason.params == {"word": "РАК"}


def test_covered_words_are_no_penalty() -> None:
    table = _punishing(COGNATE, covered=("РАК", "ШАР"))
    action = decided(player(NOTHING), table, "penalty").action
    assert isinstance(action, Cover)
    assert action.word in BLUE
    assert action.word not in ("РАК", "ШАР")


def test_the_real_judge_agrees_that_there_is_a_penalty() -> None:
    assert judge_clue("КОСИТЬ", 2, ("КОСА",)).verdict == COGNATE.verdict != FINE.verdict


def _punishing(finding: Finding, covered: tuple[str, ...] = ()) -> CodenamesTable:
    table = table_of(thinks={"КОСИТЬ": finding}, covered=covered)
    return table.type(0, "косить 2!").act(3, Protest()).act(1, STRIKE)


@pytest.mark.rule("CN-94")
@EVERY_LEVEL
def test_for_the_enemy_a_word_of_the_enemy_is_covered(level: Level) -> None:
    """The enemy's word that is most in the way of our clues."""
    links = {"балет": {"ПАЧКА": 6.0, "ШАР": 5.0}, "отдых": {"МОСТ": 6.0, ASSASSIN: 6.0}}
    table = table_of(seats=2).clue("погода 1").touch("СОЛЬ")
    decision = decided(player(FakeTable(links), level, seats=2), table, "enemy", seats=2)
    assert decision.action == Cover("ШАР")
    assert decision.reason.params == {"word": "ШАР"}


@EVERY_LEVEL
def test_is_ready_for_the_next_game(level: Level) -> None:
    table = table_of(games=2).clue("погода 1").touch(ASSASSIN)
    assert table.state.stage is Stage.BREAK
    decision = decided(player(NOTHING, level), table, "ready", 2)
    assert decision.action == Ready()
    assert decision.reason.is_routine


def test_leaves_the_timer_and_late_objections_alone() -> None:
    """A bot ignores windows that nobody waits for."""
    table = judged(table_of()).clue("косить 2!")
    for kind in ("object", "timer"):
        assert not table.windows[kind].blocking
        assert player(NOTHING).decide(asked(table, 3, kind)) is None
