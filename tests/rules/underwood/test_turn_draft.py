"""A turn that is built step by step: what it lacks at every step, and what it would score."""

import pytest

from rules.underwood.tables import DECK, laid, turn_of
from slovoteka.core.oracle import IsWord
from slovoteka.games.underwood.actions import Turn, read_action
from slovoteka.games.underwood.turns import TurnDraft, draft
from slovoteka.games.underwood.views import desk_of

WORDS = ((), (laid("С*ОМ"),))


def built(line: str, hand: str = "КОТАБ?⑧") -> TurnDraft:
    """The draft. Checks that making it changes nothing."""
    table = turn_of(hand, "ВГ", words=WORDS, tape="ЩИЛ", known=["КОТ", "КИТ", "СЛОН"])
    before = table.table
    seen = table.draft(line)
    assert table.table == before
    return seen


def lacks(seen: TurnDraft) -> list[tuple[str, str]]:
    return [(lack.rule, lack.code) for lack in seen.lacks]


NO_WORD = ("UW-24", "no-word-yet")
NO_TAPE_CARD = ("UW-44", "tape-card-missing")
RESERVE = ("UW-29", "tape-in-reserve")


@pytest.mark.rule("UW-19", "UW-24", "UW-27", "UW-29", "UW-30", "UW-31", "UW-35", "UW-44", "UW-45")
@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("-", [NO_TAPE_CARD]),
        ("> А", []),
        ("лента=1", [RESERVE, NO_WORD, NO_TAPE_CARD]),
        ("лента=2 > А", [RESERVE, NO_WORD]),
        ("лента=4 > А", [("UW-27", "no-such-tape-card"), NO_WORD]),
        ("приз=8", [NO_WORD, NO_TAPE_CARD]),
        ("приз=5 > А", [("UW-38", "no-such-prize"), NO_WORD]),
        ("обмен=2.1.2", [("UW-35", "underwood-in-reserve"), NO_WORD, NO_TAPE_CARD]),
        ("К", [("UW-G17", "no-such-word"), NO_TAPE_CARD]),
        ("КО", [("UW-G17", "no-such-word"), NO_TAPE_CARD]),
        ("КОТ", [NO_TAPE_CARD]),
        ("КОТ > А", []),
        ("КОТ > Т", [("UW-44", "tape-card-not-held")]),
        ("КОТ > *", [("UW-45", "not-for-the-tape")]),
        ("КОТ > приз=8", [("UW-45", "not-for-the-tape")]),
        ("КОТ лента=1 > А", [RESERVE]),
        ("КИТ > А", [("UW-27", "on-the-tape")]),
        ("КИТ лента=2 > А", []),
        ("КИТ лента=1 > А", [RESERVE]),
        ("КЫТ > А", [("UW-24", "not-held")]),
        ("ИЛ лента=2 > А", [("UW-30", "tape-only")]),
        ("И лента=2", [("UW-30", "tape-only"), NO_TAPE_CARD]),
        ("К*И*Т > А", [("UW-31", "underwoods-missing")]),
        ("К*И*Т обмен=2.1.2 > А", []),
        ("КОТ обмен=2.1.2 > А", [("UW-35", "underwood-in-reserve"), ("UW-34", "no-letter-to-swap")]),
        ("КОТ + КИТ > А", [("UW-26", "one-word-a-turn")]),
    ],
)
def test_what_a_turn_lacks_at_every_step(line: str, missing: list[tuple[str, str]]) -> None:
    seen = built(line)
    assert lacks(seen) == missing
    assert seen.is_ready == (not missing)


@pytest.mark.rule("UW-24")
def test_nothing_yet() -> None:
    seen = built("-")
    assert (seen.words, seen.points, seen.met) == ((), 0, ())
    assert (seen.hand, seen.tape) == ("?АБКОТ⑧", "ЩИЛ")
    assert seen.cost == 1 + 3 + 2 + 1 + 1 + 5
    assert not seen.may_add_word
    assert not seen.is_out
    assert seen.lacks[0].params == {"letters": "А, Б, К, О, Т"}


@pytest.mark.rule("UW-28", "UW-29")
def test_only_the_cut() -> None:
    seen = built("лента=2")
    assert [word.torn for word in seen.words] == ["ИЛ"]
    assert (seen.hand, seen.tape, seen.points) == ("?АБИКЛОТ⑧", "Щ", 0)
    assert seen.lacks[0].params == {"letter": "И"}


@pytest.mark.rule("UW-27", "UW-28", "UW-44")
def test_a_word_without_a_tape_card_and_then_with_it() -> None:
    half = built("КИТ лента=2")
    assert (half.points, half.hand, half.tape) == (4, "?АБЛО⑧", "Щ")
    assert half.met == ("UW-29", "UW-30")
    assert half.words[0].verdict is not None
    assert half.words[0].verdict.allowed
    whole = built("КИТ лента=2 > Л")
    assert (whole.points, whole.hand, whole.tape) == (4, "?АБО⑧", "ЩЛ")
    assert whole.met == ("UW-29", "UW-30", "UW-44")
    assert whole.cost == 5 + 1 + 3 + 1


@pytest.mark.rule("UW-32", "UW-35", "UW-38")
def test_rules_that_come_into_play_are_ticked_off() -> None:
    seen = built("К*ИТ обмен=2.1.2 приз=8 > Б")
    assert seen.is_ready
    assert seen.met == ("UW-32", "UW-35", "UW-38", "UW-44")
    assert seen.words[0].word == laid("К*ИТ", 8, 0)
    assert (seen.points, seen.hand, seen.cost) == (5, "?А", 6)
    broken = built("КОТ обмен=2.1.2 > А")
    assert "UW-35" not in broken.met


@pytest.mark.rule("UW-30", "UW-38", "UW-44")
@pytest.mark.parametrize(
    ("line", "not_yet"),
    [
        ("лента=2", "UW-30"),  # there is no word yet that could be from the tape only
        ("приз=8", "UW-38"),  # nor one that could fit the card
        ("КОТ > *", "UW-44"),  # no letter has gone into the tape
        ("КОТ > приз=8", "UW-44"),
    ],
)
def test_no_rule_is_ticked_off_before_it_is_kept(line: str, not_yet: str) -> None:
    assert not_yet not in built(line).met


@pytest.mark.rule("UW-G17")
def test_the_dictionary_is_asked_once_the_cards_are_there() -> None:
    table = turn_of("КОТАБ", "ВГ", known=["КОТ"])
    assert table.draft("КИТ > А").words[0].verdict is None
    assert table.oracle.asked == []
    verdict = table.draft("ТОК > А").words[0].verdict
    assert verdict is not None
    assert not verdict.allowed
    assert table.oracle.asked == ["ТОК"]


@pytest.mark.rule("UW-46")
def test_without_letters_nothing_is_missing_for_the_tape() -> None:
    assert built("-", hand="??⑧").is_ready
    assert built("КОТ", hand="КОТ?").is_ready
    assert not built("КОТ", hand="КОТ?").is_out


@pytest.mark.rule("UW-47")
def test_a_turn_that_would_end_the_round() -> None:
    assert built("КОТ > А", hand="КОТА⑧").is_out
    assert built("КОТ", hand="КОТ⑧").is_out
    assert not built("КОТ", hand="КОТА⑧").is_out  # the card for the tape is missing
    assert not built("КОТ > А", hand="КОТАБ").is_out
    assert not built("КОТ > А", hand="КОТА?").is_out


@pytest.mark.rule("UW-26", "UW-G25")
def test_a_second_word_is_offered_where_it_may_follow() -> None:
    first = built("СЛОН приз=9", hand="СЛОНКТА⑨")
    assert (lacks(first), first.may_add_word) == ([NO_TAPE_CARD], True)
    assert not built("КОТ").may_add_word
    second = built("СЛОН приз=9 + К", hand="СЛОНКТА⑨")
    assert lacks(second) == [("UW-G17", "no-such-word"), NO_TAPE_CARD]
    assert not second.may_add_word
    whole = built("СЛОН приз=9 + КИТ лента=2 > А", hand="СЛОНКТА⑨")
    assert whole.is_ready
    assert whole.met == ("UW-26", "UW-29", "UW-30", "UW-38", "UW-44")
    assert [word.points for word in whole.words] == [5, 4]
    assert (whole.points, whole.hand, whole.tape) == (9, "Л", "ЩА")


@pytest.mark.rule("UW-G24")
def test_where_the_table_votes_no_word_is_wrong_beforehand() -> None:
    table = turn_of("КОТАБ", "ВГ", "ДЕ", check="vote")
    seen = table.draft("ТАБ > К")
    assert seen.is_ready
    assert seen.words[0].verdict is None


@pytest.mark.rule("UW-19")
@pytest.mark.parametrize(
    "line",
    [
        "> А",
        "КОТ > А",
        "КИТ лента=2 > Л",
        "К*ИТ обмен=2.1.2 приз=8 > Б",
        "К*И*Т обмен=2.1.2 > А",
        "КОТ приз=8 > Б",
    ],
)
def test_a_turn_does_what_its_draft_predicts(line: str) -> None:
    table = turn_of("КОТАБ?⑧", "ВГ", words=WORDS, tape="ЩИЛ", known=["КОТ", "КИТ"])
    seen = table.draft(line)
    before = table.public.points[0]
    table.type(0, line)
    assert (seen.hand, seen.tape) == (table.private(0).hand, table.public.tape)
    assert before + seen.points == table.public.points[0]
    assert tuple(word.word for word in seen.words) == table.public.words[0]


@pytest.mark.rule("UW-18")
@pytest.mark.parametrize("line", ["-", "лента=2", "КИТ лента=2", "КИТ лента=2 > Л", "К*ИТ обмен=2.1.2 приз=8 > Б"])
def test_a_player_can_build_a_turn_from_what_he_sees(line: str) -> None:
    table = turn_of("КОТАБ?⑧", "ВГ", words=WORDS, tape="ЩИЛ", known=["КИТ"])
    turn = read_action(line)
    assert isinstance(turn, Turn)
    desk = desk_of(DECK, 0, table.public, table.private(0))
    assert draft(desk, turn, lambda word: table.oracle.ask(IsWord(word))) == table.draft(line)
