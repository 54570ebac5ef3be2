"""Turns as players type them, and as programs send them."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.underwood.model import spelled
from rules.underwood.tables import turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import (
    Accept,
    Action,
    Discard,
    Doubt,
    Lay,
    Ready,
    Swap,
    Turn,
    Vote,
    read_action,
    readable,
    write_action,
)
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.spelling import Place, read_word, write_word

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
LATIN = str.maketrans("АВСЕНКМОРТХУ", "ABCEHKMOPTXY")

# --- actions of every kind ------------------------------------------------------------------------------------------


@st.composite
def words(draw: st.DrawFn) -> str:
    """A word as it is written: letters, Underwoods, letters multiplied and reduced."""
    letters = draw(st.text(RUSSIAN, min_size=1, max_size=12))
    parts = [f"*{letter}" if draw(st.booleans()) else letter for letter in letters]
    place = draw(st.integers(0, len(parts) - 1))
    match draw(st.integers(0, 3)):
        case 0:
            parts.insert(draw(st.integers(0, len(parts))), f"({parts[place]})")
        case 1:
            letter = letters[place]
            tame, wild = draw(st.integers(0, 3)), draw(st.integers(0, 3))
            if tame + wild > 1:
                parts[place] = f"[{letter * tame}{f'*{letter}' * wild}]"
    return "".join(parts)


SWAPS = st.lists(st.builds(Swap, st.integers(0, 9), st.integers(0, 40), st.integers(0, 39)), max_size=4).map(tuple)
CUTS = st.none() | st.integers(0, 100)
PRIZES = st.none() | st.integers(1, 14)
LAYS = st.builds(Lay, words() | st.just(""), CUTS, SWAPS, PRIZES).filter(lambda lay: lay != Lay())
TOO_MANY = st.builds(Lay, words(), CUTS, SWAPS, st.integers(1, 14), st.tuples(st.integers(1, 14)))
CARDS = st.sampled_from([*RUSSIAN, "?", "①", "⑭"])
TURNS = st.builds(Turn, st.lists(LAYS | TOO_MANY, max_size=2).map(tuple), st.none() | CARDS)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    TURNS,
    st.builds(Discard, st.integers(1, 14)),
    st.sampled_from([Accept(), Doubt(), Vote(True), Vote(False), Ready()]),
)


@settings(max_examples=400, database=None)
@given(action=ACTIONS)
@example(action=Turn())
@example(action=Turn((Lay("ЗА"),)))
@example(action=Turn((Lay("ГОТОВ"),)))
@example(action=Turn((Lay("ПРОТИВ"),)))
@example(action=Turn((Lay("ВЕРЮ"),)))
@example(action=Turn((Lay("ПРИЗ"), Lay("ЛЕНТА")), "П"))
@example(action=Turn((Lay("СБРОС"),)))
def test_writing_and_reading_are_inverse(action: Action) -> None:
    """A word that could also be a command, laid with the last cards of a hand, stays a word."""
    assert read_action(write_action(action)) == action


@settings(max_examples=200, database=None)
@given(action=TURNS, spaces=st.sampled_from([" ", "  ", "\t", "\u00a0"]), lower=st.booleans())
def test_case_and_spaces_do_not_matter(action: Turn, spaces: str, lower: bool) -> None:
    typed = write_action(action).replace(" ", spaces)
    line = f"{spaces}{typed.lower() if lower else typed.upper()}{spaces}"
    assert read_action(line) == action


@settings(max_examples=200, database=None)
@given(word=words())
def test_words_survive_and_are_read_as_the_model_reads_them(word: str) -> None:
    places = read_word(word)
    assert write_word(places) == word
    model = spelled(Lay(word))
    assert "".join(place.letter for place in places) == model.letters
    assert [place.cards for place in places] == model.cards
    served = [at if place.served_by is None else place.served_by for at, place in enumerate(places)]
    assert served == model.server


# --- what people type -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("КОТ > А", Turn((Lay("КОТ"),), "А")),
        ("кот>а", Turn((Lay("КОТ"),), "А")),
        ("КОТ лента=3 > А", Turn((Lay("КОТ", 2),), "А")),
        ("кот л3 > а", Turn((Lay("КОТ", 2),), "А")),
        ("л3 кот > а", Turn((Lay("КОТ", 2),), "А")),
        ("кот стрічка=3 > а", Turn((Lay("КОТ", 2),), "А")),
        ("кот tape=3 > а", Turn((Lay("КОТ", 2),), "А")),
        ("К*ОТ > А", Turn((Lay("К*ОТ"),), "А")),
        ("к*от о2.1.3 > а", Turn((Lay("К*ОТ", None, (Swap(1, 0, 2),)),), "А")),
        ("к*от обмін=2.1.3 > а", Turn((Lay("К*ОТ", None, (Swap(1, 0, 2),)),), "А")),
        ("к*от swap=10.12.3 > а", Turn((Lay("К*ОТ", None, (Swap(9, 11, 2),)),), "А")),
        ("*к*от о2.1.3 о1.1.1", Turn((Lay("*К*ОТ", None, (Swap(1, 0, 2), Swap(0, 0, 0))),))),
        ("КОТ приз=5 > А", Turn((Lay("КОТ", prize=5),), "А")),
        ("кот п5 > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("кот prize=5 > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("кот приз:5 > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("ко(о)ператив п10 > а", Turn((Lay("КО(О)ПЕРАТИВ", prize=10),), "А")),
        ("к*о(*о)ператив п10 > а", Turn((Lay("К*О(*О)ПЕРАТИВ", prize=10),), "А")),
        ("п[оо]ле п10 > а", Turn((Lay("П[ОО]ЛЕ", prize=10),), "А")),
        ("п[*оо]ле п10 > а", Turn((Lay("П[О*О]ЛЕ", prize=10),), "А")),
        ("кот п9 + дом л1 > а", Turn((Lay("КОТ", prize=9), Lay("ДОМ", 0)), "А")),
        ("кот п9+дом>а", Turn((Lay("КОТ", prize=9), Lay("ДОМ")), "А")),
        ("> а", Turn(tape="А")),
        (">ё", Turn(tape="Ё")),
        ("> *", Turn(tape="?")),
        ("> ?", Turn(tape="?")),
        ("> приз=5", Turn(tape="⑤")),
        ("> ⑤", Turn(tape="⑤")),
        ("кот", Turn((Lay("КОТ"),))),
        ("кот > -", Turn((Lay("КОТ"),))),
        ("кот >", Turn((Lay("КОТ"),))),
        ("- > а", Turn(tape="А")),
        ("кот приз 5 лента 3 > а", Turn((Lay("КОТ", 2, prize=5),), "А")),
        ("кот ⑤ > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("кот п⑤ > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("кот (5) > а", Turn((Lay("КОТ", prize=5),), "А")),
        ("сброс ⑤", Discard(5)),
        ("сброс (5)", Discard(5)),
        ("> -", Turn()),
        ("-", Turn()),
        (" - ", Turn()),
        ("сброс 5", Discard(5)),
        ("Сброс приз=5", Discard(5)),
        ("скид 12", Discard(12)),
        ("discard 5", Discard(5)),
        ("Верю", Accept()),
        ("вірю", Accept()),
        ("accept", Accept()),
        ("сомневаюсь", Doubt()),
        ("сумніваюсь", Doubt()),
        ("doubt", Doubt()),
        ("За", Vote(True)),
        ("for", Vote(True)),
        ("против", Vote(False)),
        ("проти", Vote(False)),
        ("against", Vote(False)),
        ("готов", Ready()),
        ("готовий", Ready()),
        ("ready", Ready()),
    ],
)
def test_what_is_typed(line: str, action: Action) -> None:
    assert read_action(line) == action


@pytest.mark.parametrize("word", ["ЛЕНТА", "ПРИЗ", "СБРОС", "ОБМЕН", "О", "П", "Л"])
def test_words_that_are_also_commands_of_the_notation(word: str) -> None:
    assert read_action(f"{word} > -") == Turn((Lay(word),))
    assert read_action(f"{word} приз=1 > {word[0]}") == Turn((Lay(word, prize=1),), word[0])


@pytest.mark.parametrize("word", ["КОМЕТА", "*КО(*К)", "[РР]АК"])
def test_latin_letters_that_look_alike(word: str) -> None:
    for typed in (word.translate(LATIN), word.translate(LATIN).lower(), "".join(map(_mixed, enumerate(word)))):
        assert read_action(f"{typed} > a") == Turn((Lay(word),), "А")


def _mixed(at: tuple[int, str]) -> str:
    number, letter = at
    return letter.translate(LATIN) if number % 2 else letter


@pytest.mark.parametrize("word", ["ко\u0301т", "ко\u00adт", "\u200bкот", "К О Т"])
def test_a_program_may_send_stress_and_invisible_signs(word: str) -> None:
    assert readable(Turn((Lay(word),), " а ")) == Turn((Lay("КОТ"),), "А")


def test_letters_that_are_taken_apart_are_whole_again() -> None:
    assert readable(Turn((Lay("и\u0306од"), Lay("е\u0308ж")))) == Turn((Lay("ЙОД"), Lay("ЁЖ")))


def test_empty_words_of_a_program_are_no_words() -> None:
    table = turn_of("КОТА", "ДОМ", "ЛЕС", known=["КОТ"])
    table.act(0, Turn((Lay(), Lay("КОТ"), Lay()), "А"))
    assert [len(row) for row in table.state.words] == [1, 0, 0]


# --- what cannot be read --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "", "   ", "\n", ">", "> >", "> а > б", "кот > аб", "кот > 0", "> приз=0", "> приз=15", "> приз=99",
        "+", "кот +", "+ кот > а", "кот + + дом > а", "кот дом > а", "кот л1 л2 > а", "кот=3",
        "кот л0x > а", "кот о2.1 > а", "кот о2.1.1.1 > а", "к**от > а", "кот* > а", "ко() > а", "к[о]т > а",
        "к[от] > а", "к(о)т > а", "к(*о)от > а", "к*о(о)т > а", "(о > а", "о) > а", "[оо > а", "к((о))о > а",
        "сброс -1", "сброс 100", "сброс а", "к0т > а", "cat dog", "слово: кот", "кіт > а", "ґ > а", "--", "Ω", "\x00",
        "х" * 41, "х" * 10_000, "кот " * 10_000, "+" * 10_000, ">" * 10_000, "о1.1.1 " * 200, "[" * 159, "*" * 159,
        "сброс " + "9" * 5_000, "кот л" + "9" * 500, "\ud800", "кот > \udfff", "к\ud800т > а",
    ],
)  # fmt: skip
def test_nonsense_is_unreadable(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("х" * 601, id="long"),
        pytest.param(f"> {'х' * 90} >", id="two arrows"),
        pytest.param(f"> {'х' * 61}", id="many cards for the tape"),
        pytest.param(f"ко{'*' * 90}", id="stars"),
        pytest.param(f"к[от]{'*о' * 35}", id="two letters in one place"),
        pytest.param(f"кот + {'к' * 90} +", id="a word that is none"),
    ],
)
def test_as_much_of_a_line_as_fits_a_sentence(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert len(refusal.value.params["text"]) == 60


def test_as_much_of_two_words_as_fits_a_sentence() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(f"{'к' * 90} {'т' * 90} > а")
    assert refusal.value.params == {"first": "К" * 40, "second": "Т" * 40}


def test_a_word_has_at_most_forty_letters() -> None:
    assert len(read_word("К" * 40)) == 40
    with pytest.raises(Unreadable) as refusal:
        read_word("К" * 41)
    assert (refusal.value.code, refusal.value.params) == ("underwood-word-long", {"most": 40})


def test_a_word_has_room_for_four_signs_a_letter() -> None:
    """As in `(*О)`."""
    assert len(read_word("*О" + "(*О)" * 39)) == 40
    assert read_word("КОТ".ljust(160)) == read_word("КОТ")
    with pytest.raises(Unreadable) as refusal:
        read_word("КОТ".ljust(161))
    assert refusal.value.code == "underwood-word-long"


@settings(max_examples=600, database=None)
@given(line=st.text(max_size=60) | st.text("кот*()[]>+-лпо=.12 приз", max_size=40))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        action = read_action(line)
    except Unreadable as refusal:
        message = str(refusal)
        if len(message) > 300:
            raise AssertionError(message) from None
        return
    assert read_action(write_action(action)) == action


def test_the_registry_knows_this_notation() -> None:
    assert KIND.notation.read("кот > а") == Turn((Lay("КОТ"),), "А")
    assert KIND.notation.write(Turn((Lay("КОТ"),), "А")) == "КОТ > А"


@pytest.mark.parametrize(
    ("raw", "places"),
    [
        ("К*ОТ", (Place("К", "К"), Place("О", "?"), Place("Т", "Т"))),
        ("О(О)", (Place("О", "О"), Place("О", "", 0))),
        ("(О)О", (Place("О", "", 1), Place("О", "О"))),
        ("[О*О]", (Place("О", "О?"),)),
        ("*О(*О)О", (Place("О", "?"), Place("О", "", 0), Place("О", "О"))),
    ],
)
def test_what_lies_at_each_letter(raw: str, places: Any) -> None:
    assert read_word(raw) == places
