"""A half-built turn as a screen shows it: points, where cards go, and every condition with its rule."""

import ast
import inspect

import pytest

from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood import desk, turns
from slovoteka.games.underwood.actions import Discard, Turn, read_action
from slovoteka.games.underwood.preview import MET, Check, PossibleSwap, TornCard, TurnPreview, preview
from slovoteka.messages import LANGUAGES, has_text, render


def previewed(table: UnderwoodTable, line: str, *, judged: bool = True) -> TurnPreview:
    action = read_action(line) if line else Turn()
    oracle = table.oracle if judged else None
    found = preview(table.options, oracle, table.public, table.private(0), 0, action)
    assert found is not None
    return found


def checks(found: TurnPreview, *, met: bool) -> list[tuple[str, str]]:
    """Rules with the sentences of their checks."""
    return [(check.rule, render(check.code, "ru", dict(check.params))) for check in found.checks if check.met is met]


def matros() -> UnderwoodTable:
    """The hand has М, Т, Р and an Underwood; О and А are on the tape, with others between them."""
    return turn_of("МТРЕПЗЯ?①", "КОТ", tape="ГДВОЫАЙ", known=["МАТРОС"])


def test_a_whole_turn() -> None:
    found = previewed(matros(), "МАТРО*С лента=4 приз=1 > Е")
    (word,) = found.words
    assert (word.word, word.points, word.stands) == ("МАТРОС", 12, True)
    assert (word.count.letters, word.count.times, word.count.total) == ((2, 1, 1, 1, 1, 0), 2, 12)
    assert "".join(card.card for card in word.torn) == "ОЫАЙ"
    assert [card.goes for card in word.torn] == ["word", "hand", "word", "hand"]
    assert (found.hand_after, found.hand_cost, found.tape_after) == ("ЗЙПЫЯ", 5 + 4 + 2 + 4 + 3, "ГДВЕ")
    assert checks(found, met=False) == []
    assert checks(found, met=True) == [
        ("UW-11", "слово МАТРОС годится"),
        ("UW-29", "старшая оторванная, О, стоит в слове"),
        ("UW-30", "есть карта из руки"),
        ("UW-32", "«Ундервуд» назван: С"),
        ("UW-38", "условие приза ① выполнено"),
        ("UW-44", "в ленту идёт Е"),
    ]


@pytest.mark.parametrize("length", range(7))
def test_a_word_that_is_being_typed(length: int) -> None:
    typed = ["", "М", "МА", "МАТ", "МАТР", "МАТРО", "МАТРО*С"][length]
    found = previewed(matros(), f"{typed} лента=4")
    codes = [check.code.removeprefix("underwood-check-") for check in found.checks if not check.met]
    assert "tape-card-missing" in codes
    assert ("tape-in-reserve" in codes) is ("О" not in typed)
    assert ("no-word-yet" in codes) is (typed == "")
    assert [check.met for check in found.checks] == sorted(check.met for check in found.checks), "unmet first"


def test_an_empty_draft_says_what_can_be_swapped() -> None:
    table = turn_of("КОТ", "ДОМ", words=[[laid("М*ИР")], [laid("*КИ*Т"), laid("РОТ")]])
    found = previewed(table, "")
    assert found.words == ()
    assert found.swaps == (PossibleSwap(1, 0, 0, "К"), PossibleSwap(1, 0, 2, "Т"))
    assert checks(found, met=False) == [("UW-44", "нужна буква в ленту")]


def test_a_torn_card_may_go_into_a_swap() -> None:
    table = turn_of("ДМ", "К", tape="ОК", words=[[], [laid("*КИТ")]], known=["ДОМА"])
    found = previewed(table, "ДОМ*А лента=1 обмен=2.1.1")
    assert found.words[0].torn == (TornCard("О", "word"), TornCard("К", "swap"))


def test_of_like_cards_the_one_in_the_hand_is_laid() -> None:
    table = turn_of("МА", "К", tape="МА", known=["МАМА"])
    found = previewed(table, "МА лента=1 > А")
    assert found.words[0].torn == (TornCard("М", "word"), TornCard("А", "hand"))


@pytest.mark.parametrize("check", ["dictionary", "vote"])
def test_where_nobody_may_say_whether_it_is_a_word(check: str) -> None:
    table = turn_of("КОТА", "ДОМ", "РАК", known=["КОТ"], check=check)
    found = previewed(table, "КОТ > А", judged=check == "vote")
    assert (found.words[0].stands, found.words[0].verdict) == (None, None)
    assert all(check.met for check in found.checks)
    assert table.oracle.asked == []


def test_what_is_no_word_says_so() -> None:
    found = previewed(turn_of("КОТА", "ДОМ"), "ТОК > А")
    assert found.words[0].stands is False
    assert checks(found, met=False) == [("UW-G17", "слово ТОК не годится")]


def test_prize_cards_are_named_by_their_signs() -> None:
    found = previewed(turn_of("КОТА②", "ДОМ", known=["КОТ"]), "КОТ приз=2 > А")
    assert checks(found, met=False) == [("UW-38", "условие приза ② не выполнено")]


def test_a_second_word() -> None:
    table = turn_of("СЛОНКОКА⑨", "ДОМ", known=["СЛОН", "КОК"])
    assert previewed(table, "СЛОН приз=9 > А").may_add_word
    found = previewed(table, "СЛОН приз=9 + КОК > А")
    assert [word.word for word in found.words] == ["СЛОН", "КОК"]
    assert found.points == sum(word.points for word in found.words)
    assert found.is_out
    assert previewed(table, "СЛОН + КОК > А").checks[0] == Check(
        code="underwood-check-one-word-a-turn", rule="UW-26", met=False, params={"words": 2}
    )
    assert len(previewed(table, "К + О + К > А").words) == 2


def test_other_actions_have_none_and_nonsense_is_unreadable() -> None:
    table = matros()
    assert preview(table.options, None, table.public, table.private(0), 0, Discard(1)) is None
    with pytest.raises(Unreadable):
        previewed(table, "К(О > А")


# --- sentences ------------------------------------------------------------------------------------------------------


def refusals_of_turns() -> set[str]:
    """The codes of everything that can be wrong with a turn, from the sources."""
    calls = [
        node
        for source in (desk, turns)
        for node in ast.walk(ast.parse(inspect.getsource(source)))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Illegal"
    ]
    return {ast.literal_eval(call.args[1]) for call in calls}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_a_short_sentence(language: str) -> None:
    codes = refusals_of_turns()
    assert len(codes) > 25
    for code in codes:
        assert has_text(f"underwood-check-{code}", language), code
    for code in MET.values():
        assert has_text(code, language), code
