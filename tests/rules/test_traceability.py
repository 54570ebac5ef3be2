"""Every rule is explained on a page, proved by a test, and named correctly where the code refuses something."""

from pathlib import Path

import pytest

from rules.tracing import (
    code_complaints,
    page_complaints,
    rulebook_complaints,
    sources_of,
    unknown_in_tests,
    untested_complaints,
)
from slovoteka.cli.commands.rule_coverage import coverage
from slovoteka.core.errors import Unreadable
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import Rule, rules_of

ROOT = Path(__file__).resolve().parents[2]
PREFIXES = sorted({prefix for kind in GAMES.values() for prefix in kind.info.rulebooks})
KNOWN = {rule.id for game in GAMES for rule in rules_of(game)}

every_game = pytest.mark.parametrize("game", sorted(GAMES))


# --- the games that exist -------------------------------------------------------------------------------------------


@every_game
def test_the_rulebook_is_in_order(game: str) -> None:
    assert rulebook_complaints(rules_of(game), GAMES[game].info.rulebooks) == []


@every_game
def test_every_rule_that_is_not_a_note_has_a_test(game: str) -> None:
    assert untested_complaints(rules_of(game), coverage(ROOT / "tests")) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert unknown_in_tests(KNOWN, coverage(ROOT / "tests")) == []


@every_game
def test_the_page_tells_every_rule_and_no_other(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    assert page_complaints(rules_of(game), page, GAMES[game].info.rulebooks) == []


def test_the_code_names_no_rule_that_does_not_exist() -> None:
    assert code_complaints(KNOWN, sources_of(ROOT / "src"), PREFIXES) == []


def test_the_rules_of_a_game_that_does_not_exist() -> None:
    with pytest.raises(Unreadable, match="no-such-game"):
        rules_of("chess")


def test_forbidden_has_fifty_rules_and_fourteen_gaps() -> None:
    rules = rules_of("forbidden")
    expected = [f"ZS-{number:02}" for number in range(1, 51)] + [f"ZS-G{number}" for number in range(1, 15)]
    assert [rule.id for rule in rules] == expected
    assert [rule.id for rule in rules if rule.tag == "N"] == ["ZS-02", "ZS-20", "ZS-36", "ZS-43"]


# --- the checks can fail --------------------------------------------------------------------------------------------

RULES = (
    Rule(id="XX-1", tag="T", title="Ход"),
    Rule(id="XX-2", tag="N", title="Совет"),
    Rule(id="XX-G1", tag="G", title="Пробел"),
)
IDS = {rule.id for rule in RULES}
COVERED = {"XX-1": ["test_a.py::test_a"], "XX-G1": ["test_a.py::test_b"]}
PAGE = '### XX-1 Ход\n\n<a id="XX-2"></a>**XX-2.** Совет, см. XX-1\n\n## XX-G1\n'


def test_a_made_up_rulebook_in_order() -> None:
    assert rulebook_complaints(RULES, ["XX"]) == []
    assert untested_complaints(RULES, COVERED) == []
    assert unknown_in_tests(IDS, COVERED) == []
    assert page_complaints(RULES, PAGE, ["XX"]) == []


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        (Rule(id="YY-1", tag="T", title="Ход"), "YY-1 is no id of this game"),
        (Rule(id="XX-1a", tag="T", title="Ход"), "XX-1a is no id of this game"),
        (Rule(id="XX-G2", tag="T", title="Ход"), "XX-G2 has tag T"),
        (Rule(id="XX-3", tag="G", title="Ход"), "XX-3 has tag G"),
        (Rule(id="XX-3", tag="T", title=" "), "XX-3 has no title"),
    ],
)
def test_a_rulebook_out_of_order(rule: Rule, complaint: str) -> None:
    assert rulebook_complaints([rule], ["XX"]) == [complaint]


@pytest.mark.parametrize(("lost", "complaints"), [("XX-1", ["XX-1 has no test"]), ("XX-G1", ["XX-G1 has no test"])])
def test_a_rule_without_a_test(lost: str, complaints: list[str]) -> None:
    assert untested_complaints(RULES, {rule: tests for rule, tests in COVERED.items() if rule != lost}) == complaints


def test_a_test_of_a_rule_that_is_not_there() -> None:
    assert unknown_in_tests(IDS, COVERED | {"XX-9": ["test_a.py::test_c"]}) == ["test_a.py::test_c names XX-9"]


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        (PAGE.replace("## XX-G1", ""), "the page lacks XX-G1"),
        (PAGE.replace('<a id="XX-2"></a>', ""), "the page lacks XX-2"),
        (PAGE + "### XX-7\n", "the page has XX-7"),
        (PAGE + "see XX-7\n", "the page has XX-7"),
        (PAGE + "### XX-1\n", "the page has XX-1 twice"),
    ],
)
def test_a_page_that_is_out_of_step(page: str, complaint: str) -> None:
    assert page_complaints(RULES, page, ["XX"]) == [complaint]


@pytest.mark.parametrize(
    ("line", "complaints"),
    [
        ('raise Illegal("XX-1", "code")', []),
        ('raise Illegal("host", "code")', []),
        ('raise Illegal("XX-9", "code")', ["a.py has XX-9"]),
        ('raise errors.Illegal("YY-9", "code")', ["a.py has YY-9"]),
        ('raise Illegal("hots", "code")', ["a.py has hots"]),
        ('rule = "XX-8" if late else "XX-1"\nraise Illegal(rule, "code")', ["a.py has XX-8"]),
        ("moved = True  # XX-8", ["a.py has XX-8"]),
    ],
)
def test_a_refusal_by_a_rule_that_is_not_there(line: str, complaints: list[str]) -> None:
    assert code_complaints(IDS, {"a.py": line}, ["XX"]) == complaints


# --- reading marks off test files -----------------------------------------------------------------------------------

MARKED = """
import pytest

@pytest.mark.rule("XX-1", "XX-2")
def test_one(): ...

@pytest.mark.rule("XX-1")
async def test_two(): ...

@pytest.mark.parametrize("word", [
    "ДОМ",
    pytest.param("КОТ", marks=pytest.mark.rule("XX-3")),
    pytest.param("ЁЖ", marks=[pytest.mark.slow, pytest.mark.rule("XX-4")]),
])
def test_three(word): ...

@pytest.mark.rule("XX-5")
class TestClass:
    @pytest.mark.rule("XX-6")
    def test_four(self): ...
    def test_five(self): ...
    def help(self): ...

@pytest.mark.rule("XX-7")
def help(): ...

def test_six(): ...
"""


def test_marks_are_found_wherever_pytest_finds_them(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(MARKED, "utf-8")
    (tmp_path / "test_b.py").write_text('pytestmark = [pytest.mark.rule("XX-8")]\ndef test_seven(): ...\n', "utf-8")
    (tmp_path / "helper.py").write_text(MARKED, "utf-8")
    assert coverage(tmp_path) == {
        "XX-1": ["deep/test_a.py::test_one", "deep/test_a.py::test_two"],
        "XX-2": ["deep/test_a.py::test_one"],
        "XX-3": ["deep/test_a.py::test_three"],
        "XX-4": ["deep/test_a.py::test_three"],
        "XX-5": ["deep/test_a.py::TestClass::test_four", "deep/test_a.py::TestClass::test_five"],
        "XX-6": ["deep/test_a.py::TestClass::test_four"],
        "XX-8": ["test_b.py::test_seven"],
    }


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("@pytest.mark.rule(RULE)\ndef test_one(): ...\n", "rule-mark"),
        ("@pytest.mark.rule(24)\ndef test_one(): ...\n", "rule-mark"),
        ("def test_one(:\n", "test-file"),
    ],
)
def test_a_test_file_that_cannot_be_read_off(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "test_a.py").write_text(text, "utf-8")
    with pytest.raises(Unreadable) as refusal:
        coverage(tmp_path)
    assert refusal.value.code == code
    assert refusal.value.params["file"] == "test_a.py"


def test_no_tests_no_coverage(tmp_path: Path) -> None:
    assert coverage(tmp_path) == {}
    assert coverage(tmp_path / "nowhere") == {}
