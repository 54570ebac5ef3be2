"""Which options a Scrabble table can have, and which not."""

from typing import Any

import msgspec
import pytest

from current import current
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.words import Why
from slovoteka.games.scrabble.editions import SIZE
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import Options, check_options, read_options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.rating import FINAL_BOARDS
from slovoteka.games.scrabble.rule_ids import BOOKS, WORD_RULES

PLAIN_BOARD = {"id": "plain", "rows": ["." * SIZE] * SIZE}
SOME_WORD = write_cgp(put(EMPTY_GRID, enumerate("ДОМ")))


def test_the_defaults() -> None:
    options = read_options({})
    assert options == current(KIND)
    assert (options.seats, options.edition, options.mode) == (2, "mattel", "standard")
    assert (options.board.id, options.tiles.id, options.centre_doubles) == ("standard", "ru", True)
    assert (options.words, options.penalty, options.yo, options.scoreless_turns) == ("auto", "none", "lenient", 6)


@pytest.mark.parametrize(
    ("edition", "tiles", "doubles", "book"),
    [("mattel", "ru", True, "SM"), ("bilingual-ru", "ru", False, "SU"), ("bilingual-uk", "uk", False, "SU")],
)
def test_an_edition_brings_its_things(edition: str, tiles: str, doubles: bool, book: str) -> None:
    options = read_options({"edition": edition})
    assert (options.tiles.id, options.centre_doubles) == (tiles, doubles)
    assert options.book is BOOKS[book]
    assert read_options({"edition": edition, "centre_doubles": not doubles}).centre_doubles is not doubles


def test_options_survive_encoding() -> None:
    for raw in ({}, {"edition": "bilingual-uk"}, {"board": PLAIN_BOARD, "own_words": ["абв"]}):
        options = read_options(raw)
        plain = msgspec.json.decode(msgspec.json.encode(options))
        assert msgspec.convert(plain, Options) == options
        assert read_options(plain) == options


def test_an_own_board_and_own_tiles() -> None:
    tiles = {"language": "ru", "blanks": 2, "letters": {"1": "А40", "5": "Б10"}}
    options = read_options({"board": PLAIN_BOARD, "tiles": tiles})
    assert options.board.id == "plain"
    assert options.tiles.tiles == "??" + "А" * 40 + "Б" * 10
    assert read_options({"board": "standard", "tiles": "ru"}) == current(KIND)


def test_words_in_any_case() -> None:
    options = read_options({"own_words": ["ёлкин"], "theme": "спорт", "theme_words": ["м\u0061т"]})
    assert (options.own_words, options.theme_words) == (("ЁЛКИН",), ("МАТ",))
    apostrophe = read_options({"edition": "bilingual-uk", "theme": "п'ять", "theme_words": ["п'ять"]})
    assert apostrophe.theme_words == ("П’ЯТЬ",)


def test_solitaire_is_for_one() -> None:
    assert read_options({"mode": "solitaire"}).seats == 1
    assert read_options({"mode": "solitaire", "solitaire": "two-racks"}).racks == 2
    assert read_options({"mode": "solitaire", "solitaire": "face-up"}).faces_up
    assert read_options({"seats": 3}).racks == 3


REFUSED: list[tuple[dict[str, Any], str | None, str]] = [
    ({"seats": 1}, "SM-01", "seats"),
    ({"seats": 5}, "SM-01", "seats"),
    ({"seats": 5, "edition": "bilingual-ru"}, "SU-G11", "seats"),
    ({"mode": "solitaire", "seats": 2}, "SM-88", "seats"),
    ({"mode": "duplicate", "seats": 0}, "SM-91", "seats"),
    ({"mode": "duplicate", "seats": 5_001}, "SM-91", "seats"),
    ({"first": 2}, "SM-38", "no-such-seat"),
    ({"first": -1}, "SM-38", "no-such-seat"),
    ({"board": {"rows": ["." * 15] * 14}}, "SM-25", "board-size"),
    ({"tiles": "uk"}, "SU-G7", "language-of-edition"),
    ({"edition": "bilingual-uk", "tiles": "ru"}, "SU-G7", "language-of-edition"),
    ({"tiles": {"language": "ru", "blanks": 2, "letters": {"1": "А18"}}, "seats": 3}, "SM-10", "tiles-for-racks"),
    ({"words": "vote"}, "SM-22", "vote-of-two"),
    ({"words": "vote", "edition": "bilingual-ru"}, "SU-30", "vote-of-two"),
    ({"penalty": "five"}, "SM-G3", "penalty-without-challenge"),
    ({"mode": "solitaire", "words": "challenge"}, "SM-88", "nobody-to-challenge"),
    ({"mode": "duplicate", "words": "challenge"}, "SM-22", "not-in-this-mode"),
    ({"mode": "duplicate", "clock": "game"}, "SM-86", "not-in-this-mode"),
    ({"mode": "bingo", "jacks": True}, "SM-72", "not-in-this-mode"),
    ({"mode": "bingo", "two_bags": True}, "SM-75", "not-in-this-mode"),
    ({"mode": "reverse", "position": SOME_WORD, "declare": True}, "SM-32", "not-in-this-mode"),
    ({"mode": "reverse", "position": SOME_WORD, "reusable_blanks": True}, "SM-70", "not-in-this-mode"),
    ({"mode": "duplicate", "restricted_exchange": True}, "SM-87", "not-in-this-mode"),
    ({"mode": "duplicate", "theme": "спорт"}, "SM-71", "not-in-this-mode"),
    ({"theme": "я" * 41}, None, "bad-name"),
    ({"theme_words": ["МАТ"]}, "SM-71", "theme-without-name"),
    ({"mode": "solitaire", "theme": "спорт"}, "SM-G18", "theme-needs-opponents"),
    ({"two_bags": True, "tiles": {"language": "ru", "blanks": 3, "letters": {"1": "А20"}}}, "SM-75", "two-bags-blanks"),
    ({"mode": "solitaire", "solitaire": "face-up", "two_bags": True}, "SM-90", "bags-face-up"),
    ({"mode": "duplicate", "position": SOME_WORD}, "SM-76", "not-in-this-mode"),
    ({"mode": "solitaire", "position": SOME_WORD}, "SM-76", "not-in-this-mode"),
    ({"position": SOME_WORD, "two_bags": True}, "SM-75", "position-two-bags"),
    ({"position": SOME_WORD, "seats": 3}, "SM-76", "scores-for-seats"),
    ({"position": FINAL_BOARDS["ru"].replace("/Ъ", "/")}, "SM-10", "position-no-tiles"),
    ({"position": f"{SOME_WORD.split()[0]} А/Б/В 0/0 0"}, None, "cgp-racks"),
    ({"mode": "reverse"}, "SM-76", "reverse-needs-position"),
    ({"mode": "reverse", "position": write_cgp(EMPTY_GRID)}, "SM-76", "reverse-empty-board"),
    ({"mode": "reverse", "position": SOME_WORD, "seats": 3}, "SM-76", "scores-for-seats"),
    ({"mode": "reverse", "position": write_cgp(put(EMPTY_GRID, enumerate("ШШ")))}, "SM-05", "too-many-tiles"),
    ({"scoreless_turns": -1}, None, "scoreless-range"),
    ({"scoreless_turns": 101}, None, "scoreless-range"),
    ({"turn_ms": -1}, None, "limit-out-of-range"),
    ({"mark_ms": 86_400_001}, None, "limit-out-of-range"),
    ({"edition": "hasbro"}, None, "no-such-edition"),
    ({"edition": ["mattel"]}, None, "no-such-edition"),
    ({"board": "round"}, None, "no-such-set"),
    ({"tiles": "en"}, None, "no-such-set"),
    ({"board": 5}, None, "options"),
    ({"colour": "red"}, None, "options"),
    ({"seats": "many"}, None, "options"),
    ({"mode": "chess"}, None, "options"),
    ({"own_words": ["д0м"]}, None, "word-digit"),
    ({"mode": "reverse", "position": "15/15"}, None, "cgp-rows"),
]


@pytest.mark.parametrize(("raw", "rule", "code"), REFUSED, ids=lambda value: str(value)[:60])
def test_what_is_refused(raw: dict[str, Any], rule: str | None, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(raw)
    assert refused.value.code == code
    assert isinstance(refused.value, Unreadable if rule is None else Illegal)
    assert getattr(refused.value, "rule", None) == rule


def test_options_made_by_hand_are_checked_too() -> None:
    check_options(current(KIND, seats=4))
    with pytest.raises(Illegal):
        check_options(current(KIND, seats=9))


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-20", "SM-G10")
def test_the_dictionary_that_is_asked_for() -> None:
    policy = word_policy(read_options({"yo": "strict", "own_words": ["абв"], "obscene": True}))
    assert policy is not None
    assert (policy.language, policy.kind, policy.yo, policy.extra) == ("ru", "forms", "strict", ("АБВ",))
    assert (policy.min_length, policy.max_length, policy.obscene) == (2, 15, True)
    ukrainian = word_policy(read_options({"edition": "bilingual-uk"}))
    assert ukrainian is not None
    assert (ukrainian.language, ukrainian.yo) == ("uk", "strict")
    assert word_policy(read_options({"words": "vote", "seats": 3})) is None


@pytest.mark.parametrize("book", ["SM", "SU"])
def test_every_reason_rests_on_a_rule(book: str) -> None:
    assert set(WORD_RULES[book]) == set(Why)
    assert all(rule.startswith(("SM-", "SU-")) for rule in WORD_RULES[book].values())


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({}, "wrong-word-refused"),
        ({"four_tries": True}, "wrong-word-four-tries"),
        ({"words": "challenge"}, "wrong-word-challenge"),
        ({"words": "vote", "seats": 3}, "wrong-word-vote"),
        ({"mode": "duplicate"}, "wrong-word-duplicate"),
        ({"mode": "reverse", "position": SOME_WORD}, "wrong-word-reverse"),
        ({"mode": "bingo"}, "wrong-word-bingo"),
    ],
)
def test_one_line_says_what_a_wrong_word_costs(given: dict[str, Any], line: str) -> None:
    options = msgspec.structs.asdict(read_options(given))
    assert KIND.choices.form.wrong_word_code(options) == line
