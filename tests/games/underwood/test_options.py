"""Which options a table can have, and which not."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

import msgspec
import pytest

from rules.underwood.tables import UnderwoodTable
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import underwood
from slovoteka.games.rulebook import rules_of
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import RULES, Options, read_options, word_policy, word_rules

LONG = "х" * 10_000


def deck_file() -> dict[str, Any]:
    """The standard deck as in its file."""
    text = resources.files(underwood).joinpath("data/decks.toml").read_text("utf-8")
    table: dict[str, Any] = tomllib.loads(text)["standard"]
    return table


# --- what is read ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-08", "UW-G13", "UW-09")
def test_the_defaults() -> None:
    options = read_options({})
    assert options == Options(rules=RULES)
    assert (options.seats, options.deck.id, options.target, options.rounds) == (2, "standard", 100, 30)
    assert (options.tie, options.dealer, options.words, options.check) == ("share", None, "nouns", "dictionary")
    assert (options.own_words, options.obscene) == ((), False)
    assert (options.turn_ms, options.respond_ms, options.vote_ms, options.break_ms) == (120_000, 15_000, 30_000, 60_000)


MANY: dict[str, Mapping[str, Any]] = {
    **KIND.choices.variants,
    "everything": {
        "seats": 10, "deck": "standard", "target": 1_000, "rounds": 100, "tie": "play-on", "dealer": 9, "words": "all",
        "own_words": ["лут", "Нуб"], "obscene": True, "turn_ms": None, "respond_ms": 0, "vote_ms": 86_400_000,
        "break_ms": 1,
    },
    "least": {"target": 1, "rounds": 1, "dealer": 0, "turn_ms": 0},
    "own-deck": {"deck": deck_file()},
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(MANY))
def test_options_can_be_written_and_read(name: str) -> None:
    options = read_options(MANY[name])
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    plain = msgspec.json.decode(msgspec.json.encode(options))
    assert msgspec.convert(plain, Options) == options
    assert read_options(plain) == options
    assert read_options(msgspec.to_builtins(options)) == options
    assert hash(options) == hash(read_options(plain))


def test_numbers_may_be_written_as_text() -> None:
    options = read_options({"seats": "3", "target": "50", "turn_ms": "60000", "obscene": "true"})
    assert (options.seats, options.target, options.turn_ms, options.obscene) == (3, 50, 60_000, True)


@pytest.mark.rule("UW-10")
def test_own_words_in_any_case() -> None:
    assert read_options({"own_words": ["лут", "Нуб", "ёж", "до\u0301м"]}).own_words == ("ЛУТ", "НУБ", "ЁЖ", "ДОМ")


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "rule", "code"),
    [
        pytest.param({"seats": 1}, "UW-G15", "seats", marks=pytest.mark.rule("UW-G15")),
        pytest.param({"seats": 11}, "UW-G15", "seats", marks=pytest.mark.rule("UW-G15")),
        pytest.param({"seats": -5}, "UW-G15", "seats"),
        pytest.param({"dealer": -1}, "UW-G14", "no-such-seat", marks=pytest.mark.rule("UW-G14")),
        pytest.param({"dealer": 2}, "UW-G14", "no-such-seat", marks=pytest.mark.rule("UW-G14")),
        pytest.param({"target": 0}, "UW-08", "target", marks=pytest.mark.rule("UW-08")),
        pytest.param({"target": 1_001}, "UW-08", "target", marks=pytest.mark.rule("UW-08")),
        pytest.param({"target": -100}, "UW-08", "target"),
        pytest.param({"rounds": 0}, "UW-G13", "rounds", marks=pytest.mark.rule("UW-G13")),
        pytest.param({"rounds": 101}, "UW-G13", "rounds", marks=pytest.mark.rule("UW-G13")),
        pytest.param({"check": "vote"}, "UW-G24", "vote-of-two", marks=pytest.mark.rule("UW-G24")),
        pytest.param({"check": "vote", "seats": 3, "own_words": ["лут"]}, "UW-G24", "vote-needs-no-list"),
        pytest.param({"check": "vote", "seats": 3, "obscene": True}, "UW-G24", "vote-needs-no-list"),
        pytest.param({"deck": {}}, "UW-01", "underwood-deck-cards", marks=pytest.mark.rule("UW-01")),
        pytest.param({"deck": deck_file() | {"underwoods": 5}}, "UW-01", "underwood-deck-cards"),
        pytest.param({"deck": deck_file() | {"prizes": []}}, "UW-01", "underwood-deck-cards"),
        pytest.param({"deck": deck_file() | {"letters": {"1": "О10"}}}, "UW-01", "underwood-deck-cards"),
    ],
)
def test_what_the_rules_do_not_allow(raw: dict[str, Any], rule: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)
    check_params(refusal.value)


def check_params(refusal: Refusal) -> None:
    assert len(msgspec.json.encode(refusal.params).decode()) < 400


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"deck": "нет такой"}, "no-such-deck"),
        ({"deck": LONG}, "no-such-deck"),
        ({"deck": ""}, "no-such-deck"),
        ({"deck": 5}, "options"),
        ({"deck": None}, "options"),
        ({"deck": []}, "options"),
        ({"deck": {"letters": []}}, "options"),
        ({"deck": {"letters": 5}}, "options"),
        ({"deck": {"colour": "red"}}, "deck-field"),
        ({"deck": {LONG: "red"}}, "deck-field"),
        ({"deck": deck_file() | {"title": 5}}, "deck-shape"),
        ({"deck": deck_file() | {"underwoods": "много"}}, "deck-shape"),
        ({"deck": deck_file() | {"prizes": 5}}, "deck-shape"),
        ({"deck": deck_file() | {"prizes": [{"does": {"does": LONG}}]}}, "deck-shape"),
        ({"deck": deck_file() | {"letters": {"дорого": "О10"}}}, "deck-price"),
        ({"deck": deck_file() | {"letters": {"-1": "О10"}}}, "deck-price"),
        ({"deck": deck_file() | {"letters": {"1": "О"}}}, "deck-item"),
        ({"deck": deck_file() | {"letters": {"1": "О-1"}}}, "deck-item"),
        ({"deck": deck_file() | {"letters": {"1": LONG}}}, "deck-item"),
        ({"deck": deck_file() | {"letters": {"1": "Z10"}}}, "deck-letter"),
        ({"deck": deck_file() | {"letters": {"1": "О10", "2": "О1"}}}, "deck-letter-twice"),
        ({"deck": deck_file() | {"letters": {"101": "О10"}}}, "deck-price-range"),
        ({"deck": deck_file() | {"letters": {"1": "О0"}}}, "deck-price-range"),
        ({"seats": "много"}, "options"),
        ({"seats": None}, "options"),
        ({"seats": 2.5}, "options"),
        ({"seats": [2]}, "options"),
        ({"target": "сто"}, "options"),
        ({"rounds": None}, "options"),
        ({"dealer": "я"}, "options"),
        ({"tie": "кости"}, "options"),
        ({"tie": None}, "options"),
        ({"words": "любые"}, "options"),
        ({"check": "совесть"}, "options"),
        ({"check": LONG}, "options"),
        ({"obscene": "иногда"}, "options"),
        ({"colour": "red"}, "options"),
        ({LONG: "red"}, "options"),
        ({5: 6}, "options"),
        ({"own_words": "лут"}, "options"),
        ({"own_words": [5]}, "options"),
        ({"own_words": ["loot"]}, "word-foreign-letter"),
        ({"own_words": [""]}, "word-empty"),
        ({"own_words": [LONG]}, "word-too-long"),
        ({"own_words": ["два слова"]}, "word-space"),
        ({"own_words": ["кот"] * 501}, "own-words-too-many"),
        ({"turn_ms": -1}, "limit-out-of-range"),
        ({"turn_ms": 86_400_001}, "limit-out-of-range"),
        ({"respond_ms": -1}, "limit-out-of-range"),
        ({"vote_ms": 10**30}, "limit-out-of-range"),
        ({"break_ms": -1}, "limit-out-of-range"),
        ({"respond_ms": None}, "options"),
    ],
    ids=lambda value: repr(value)[:40] if isinstance(value, dict) else value,
)
def test_what_makes_no_sense(raw: dict[Any, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options(raw)
    assert refusal.value.code == code
    check_params(refusal.value)


@pytest.mark.parametrize("field", ["seats", "target", "rounds", "dealer"])
@pytest.mark.parametrize("number", [10**30, -(10**30)])
def test_huge_numbers_are_numbers_too(field: str, number: int) -> None:
    with pytest.raises((Illegal, Unreadable)) as refusal:
        read_options({field: number})
    check_params(refusal.value)


# --- decks ----------------------------------------------------------------------------------------------------------


def test_a_deck_by_name_or_as_its_file_has_it() -> None:
    by_name = read_options({"deck": "standard"}).deck
    assert by_name == decks()["standard"]
    own = read_options({"deck": deck_file()}).deck
    assert own.but(id="standard") == by_name
    assert read_options({"deck": msgspec.to_builtins(by_name)}).deck == by_name


@pytest.mark.rule("UW-01")
@pytest.mark.parametrize("change", [{"underwoods": 3}, {"prizes": []}, {"letters": []}])
def test_a_deck_out_of_a_record_is_checked_too(change: dict[str, Any]) -> None:
    raw = msgspec.to_builtins(decks()["standard"]) | change
    with pytest.raises(Illegal) as refusal:
        read_options({"deck": raw})
    assert refusal.value.rule == "UW-01"


# --- what follows from them -----------------------------------------------------------------------------------------


@pytest.mark.rule("UW-13", "UW-G15", "UW-G20")
@pytest.mark.parametrize("seats", range(2, 11))
def test_every_number_of_seats_is_dealt_in(seats: int) -> None:
    table = UnderwoodTable(seats=seats).deal()
    assert [len(hand) for hand in table.state.hands] == [7, 10, *[7] * (seats - 2)]
    assert table.public.deck_left == 120 - 7 * seats - 1 - 3
    assert len(table.game.inventory(table.state)) == 120


@pytest.mark.rule("UW-G14")
@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_may_be_agreed_on(dealer: int) -> None:
    table = UnderwoodTable(seats=4, dealer=dealer).deal()
    assert (table.state.dealer, table.state.mover) == (dealer, (dealer + 1) % 4)


@pytest.mark.rule("UW-G14")
def test_otherwise_chance_names_the_dealer() -> None:
    table = UnderwoodTable(seats=4, dealer=None)
    assert (table.urn.what, table.urn.faces, table.urn.counts) == ("dealer", ("0", "1", "2", "3"), (1, 1, 1, 1))


@pytest.mark.rule("UW-11", "UW-12", "UW-G19", "UW-10")
def test_the_dictionary_that_options_ask_for() -> None:
    plain = word_policy(read_options({}))
    assert plain == WordPolicy(kind="nouns", plural="usual", yo="lenient", min_length=2, jargon=True)
    wide = word_policy(read_options({"words": "all", "own_words": ["лут"], "obscene": True}))
    assert wide is not None
    assert (wide.kind, wide.extra, wide.obscene, wide.min_length, wide.proper) == ("forms", ("ЛУТ",), True, 2, False)
    assert word_policy(read_options({"check": "vote", "seats": 3})) is None


@pytest.mark.parametrize("words", ["nouns", "all"])
def test_every_reason_of_a_verdict_rests_on_a_rule(words: str) -> None:
    rules = word_rules(read_options({"words": words}))
    assert set(rules) == set(Why)
    assert set(rules.values()) <= {rule.id for rule in rules_of("underwood")}


def test_as_much_of_the_name_of_a_deck_as_fits_a_sentence() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options({"deck": "х" * 10_000})
    assert refusal.value.params["deck"] == "х" * 40
