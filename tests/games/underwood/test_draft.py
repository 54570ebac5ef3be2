"""A half-built turn: the draft says exactly what the rules will say, and what the turn would score."""

from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.underwood.test_model import Match
from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.underwood.actions import Doubt, Lay, Swap, Turn, Vote, write_action
from slovoteka.games.underwood.turns import TurnDraft
from slovoteka.games.underwood.views import Laid, desk_of

CONTRA = Vote(False)


def draft_of(match: Match, turn: Turn) -> TurnDraft:
    draft: TurnDraft = match.game.draft(match.state, match.state.mover, turn)  # type: ignore[attr-defined]  # its own
    return draft


def refusal_of(match: Match, turn: Turn) -> Illegal | None:
    try:
        match.game.check(match.state, match.state.mover, match.window, turn, match.now_ms)
    except Illegal as refusal:
        return refusal
    return None


def half_built(turn: Turn) -> list[Turn]:
    """A whole turn and every way to it: only a cut, only a prize, only a swap, no card for the tape yet."""
    found = [turn, Turn(turn.words), Turn((), turn.tape), Turn(), Turn((Lay(), *turn.words), turn.tape)]
    for number, lay in enumerate(turn.words):
        parts = [
            Lay(lay.word), Lay(cut=lay.cut), Lay(swaps=lay.swaps), Lay(prize=lay.prize), Lay("", lay.cut, lay.swaps),
            Lay(lay.word, lay.cut), Lay(lay.word, None, lay.swaps), Lay(lay.word, prize=lay.prize),
            Lay(lay.word, lay.cut, (*lay.swaps, *lay.swaps), lay.prize), Lay(lay.word, 99, (), 99), Lay(cut=-1),
        ]  # fmt: skip
        plain = lay.word.replace("*", "")
        parts += [Lay(plain[:length], lay.cut) for length in range(1, len(plain)) if plain.isalpha()]
        found += [Turn((*turn.words[:number], part), turn.tape) for part in parts]
    return found


# --- against the rules ----------------------------------------------------------------------------------------------


def agrees(match: Match, turn: Turn) -> TurnDraft:
    """The draft is ready exactly when the rules allow the turn, and its first lack is what they say."""
    draft, refusal = draft_of(match, turn), refusal_of(match, turn)
    assert draft.is_ready == (refusal is None), (write_action(turn), draft.lacks, refusal)
    if refusal is not None:
        first = draft.lacks[0]
        assert (first.rule, first.code, first.refusal_params) == (refusal.rule, refusal.code, refusal.params)
    assert not {lack.rule for lack in draft.lacks} & set(draft.met)
    return draft


def makes(match: Match, turn: Turn, draft: TurnDraft) -> None:
    """The turn does what its draft says."""
    state, seat = match.state, match.state.mover
    step = match.game.apply(state, seat, match.window, turn, match.now_ms)
    points = [fact.event.points for fact in step.facts if isinstance(fact.event, Laid)]
    assert [word.points for word in draft.words] == points
    assert draft.points == sum(points)
    assert (sorted(draft.hand), draft.tape) == (sorted(step.state.hands[seat]), step.state.tape)
    assert draft.is_out == any(getattr(fact.event, "reason", "") == "out" for fact in step.facts)
    laid_now = step.state.words[seat][len(state.words[seat]) :]
    assert [word.word for word in draft.words][-1:] == list(laid_now[-1:])
    assert draft.cost == hand_cost(match, draft.hand)


def hand_cost(match: Match, hand: str) -> int:
    prices = {card.letter: card.price for card in match.options.deck.letters} | {"?": 5}
    return sum(prices.get(face, 0) for face in hand)


@pytest.mark.parametrize("seed", range(6))
def test_the_draft_of_every_turn_that_may_be_made(seed: int) -> None:
    """Whole turns, half-built ones and wrong ones during a match."""
    match = Match(Random(seed), seats=2 + seed % 3, rounds=2)
    match.draw_all()
    ready = refused = 0
    for _ in range(40):
        if match.is_over:
            break
        if match.window.kind == "turn":
            offered = list(match.game.moves(match.state, match.state.mover, match.window))
            turns = [turn for turn in offered if isinstance(turn, Turn)]
            for turn in match.chance.sample(turns, min(3, len(turns))):
                for part in half_built(turn):
                    refused += not agrees(match, part).is_ready
            for turn in (*turns, *(match.some_turn() for _ in range(5))):
                draft = agrees(match, turn)
                if draft.is_ready:
                    ready += 1
                    makes(match, turn, draft)
        match.move()
    assert ready > 50
    assert refused > 50


WORDS = st.text("КОТАНБГ*()[]", max_size=9)
LAYS = st.builds(
    Lay,
    WORDS,
    st.none() | st.integers(-1, 3),
    st.lists(st.builds(Swap, st.integers(-1, 2), st.integers(-1, 1), st.integers(-1, 3)), max_size=3).map(tuple),
    st.none() | st.integers(-1, 15),
)
TURNS = st.builds(Turn, st.lists(LAYS, max_size=4).map(tuple), st.none() | st.sampled_from("КОТАНБ?①Щ"))


@settings(max_examples=500, deadline=None, database=None)
@given(turn=TURNS)
def test_any_draft_is_made_without_complaint(turn: Turn) -> None:
    """Only unreadable input is refused; a draft can be sent to a client as it is."""
    table = table_of_many()
    try:
        draft: TurnDraft = table.game.draft(table.state, 0, turn)  # type: ignore[attr-defined]  # its own
    except Unreadable:
        return
    assert len(msgspec.json.encode(draft)) < 20_000
    refused: tuple[str, str] | None = None
    try:
        table.game.check(table.state, 0, table.windows["turn"], turn, 0)
    except Illegal as refusal:
        refused = (refusal.rule, refusal.code)
    assert refused == ((draft.lacks[0].rule, draft.lacks[0].code) if draft.lacks else None)


@cache
def table_of_many() -> UnderwoodTable:
    return standing()


def standing() -> UnderwoodTable:
    words = [[laid("*КО")], [laid("Т*А[Н*Н]")]]
    return turn_of("ККОТАН?①⑧⑨⑩", "ДОМ", tape="БГ", deck="РР", words=words, known=["КОТ", "ТОК", "КО", "БОК", "КОБ"])


# --- piece by piece -------------------------------------------------------------------------------------------------


def codes(draft: TurnDraft) -> list[str]:
    return [lack.code for lack in draft.lacks]


@pytest.mark.parametrize(
    ("line", "lacks"),
    [
        ("-", ["tape-card-missing"]),
        ("> К", []),
        ("> Щ", ["tape-card-not-held"]),
        ("> *", ["not-for-the-tape"]),
        ("КОТ", ["tape-card-missing"]),
        ("КОТ > А", []),
        ("КОТ > О", ["tape-card-not-held"]),
        ("лента=1 > А", ["no-word-yet", "tape-in-reserve"]),
        ("лента=3 > А", ["no-such-tape-card", "no-word-yet"]),
        ("приз=8 > А", ["no-word-yet"]),
        ("приз=5 > А", ["no-word-yet", "no-such-prize"]),
        ("обмен=1.1.1 > А", ["no-word-yet", "underwood-in-reserve"]),
        ("БОК > А", ["on-the-tape"]),
        ("БОК лента=1 > А", []),
        ("КОТ лента=1 > А", ["tape-in-reserve"]),
        ("ЩОК > А", ["not-held"]),
        ("КОТ приз=1 > А", ["condition-unmet"]),
        ("КОТ приз=10 > А", ["nothing-multiplied"]),
        ("КО(К) > А", ["multiply-without-prize"]),
        ("КОТ + ТОК > А", ["one-word-a-turn"]),
        ("ТОК > Б", ["tape-card-not-held"]),
        ("АНТ > К", ["no-such-word"]),
        ("АНТ", ["no-such-word", "tape-card-missing"]),
    ],
)
def test_what_is_still_lacking(line: str, lacks: list[str]) -> None:
    """All lacks at once; the rules decide which comes first."""
    assert sorted(codes(standing().draft(line))) == sorted(lacks)


def test_a_word_that_the_dictionary_does_not_know() -> None:
    draft = standing().draft("АНТ > К")
    assert draft.points == 3
    (word,) = draft.words
    assert word.verdict is not None
    assert not word.verdict.allowed
    assert draft.lacks[0].params["word"] == "АНТ"


def test_the_dictionary_is_asked_once_the_cards_are_there() -> None:
    table = standing()
    assert table.draft("ЩОК > А").words[0].verdict is None
    assert table.oracle.asked == []
    verdict = table.draft("КОТ > А").words[0].verdict
    assert verdict is not None
    assert verdict.allowed
    assert table.oracle.asked == ["КОТ"]


def test_a_draft_tells_what_the_turn_brings() -> None:
    draft = standing().draft("БОК лента=1 приз=8 > А")
    (word,) = draft.words
    assert (word.torn, word.points, draft.points) == ("БГ", 3 * 2 + 1 + 2, 9)
    assert (draft.tape, sorted(draft.hand)) == ("А", sorted("КТНГ?①⑨⑩"))
    assert draft.cost == 2 + 1 + 1 + 3 + 5
    assert (draft.is_out, draft.may_add_word) == (False, False)
    assert {"UW-29", "UW-30", "UW-38", "UW-44"} <= set(draft.met)


@pytest.mark.rule("UW-G25")
def test_one_more_word_may_be_added_once() -> None:
    table = turn_of("КОТАДОМЛ⑨⑨", "Р", known=["КОТА", "ДОМ"])
    first = table.draft("КОТА приз=9 > Л")
    assert (first.is_ready, first.may_add_word) == (True, True)
    both = table.draft("КОТА приз=9 + ДОМ > Л")
    assert (both.is_ready, both.may_add_word, both.is_out) == (True, False, True)
    assert [word.points for word in both.words] == [5, 5]
    third = table.draft("КОТА приз=9 + ДОМ + ДОМ > Л")
    assert "one-word-a-turn" in codes(third)
    assert len(third.words) == 2


def test_a_draft_changes_nothing_and_asks_only_what_its_client_sees() -> None:
    table = standing()
    before = table.table
    table.draft("КОТ > А")
    assert table.table == before
    desk = desk_of(table.game._options.deck, 0, table.public, table.private(0))  # type: ignore[attr-defined]  # its own
    from_state = table.game._desk(table.state, 0)  # type: ignore[attr-defined]  # its own
    assert desk == from_state


# --- tables that vote -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("line", ["КОТ > А", "КО*Т > А"])
def test_a_word_that_was_voted_down_is_not_ready(line: str) -> None:
    """The rules refuse it for the rest of the turn, so a draft must not offer it."""
    table = voted_down("КОТ > А")
    table.refuses(0, line, "UW-G24", "voted-down")
    assert codes(table.draft(line))[:1] == ["voted-down"]


@pytest.mark.rule("UW-G24")
def test_after_too_many_failures_no_word_is_ready() -> None:
    table = voted_down("КОТ > А", "ТОК > А", "АТ > К")
    table.refuses(0, "НО > А", "UW-G24", "too-many-failed")
    assert codes(table.draft("НО > А"))[:1] == ["too-many-failed"]
    assert table.draft("> А").is_ready


def voted_down(*lines: str) -> UnderwoodTable:
    table = turn_of("КОТАН?", "ДОМ", "ЛЕС", tape="В", check="vote")
    for line in lines:
        table.type(0, line).act(1, Doubt()).answer("vote", s0=CONTRA, s1=CONTRA, s2=CONTRA)
    return table


def test_a_voting_table_has_no_verdicts() -> None:
    table = turn_of("КОТАН?", "ДОМ", "ЛЕС", tape="В", check="vote")
    draft = table.draft("ТАКОН > *")
    assert [word.verdict for word in draft.words] == [None]
    assert codes(draft) == ["not-for-the-tape"]
    assert codes(table.draft("ТАКО > Н")) == []
