"""Which options a table can have, and which not."""

from typing import Any

import msgspec
import pytest

from current import current
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games.forbidden.kind import KIND
from slovoteka.games.forbidden.options import WORD_RULES, Deck, Options, decks, read_options, word_policy
from slovoteka.games.rulebook import rules_of


def test_the_defaults() -> None:
    options = read_options({})
    assert options == current(KIND)
    assert (options.seats, options.deck.id, options.check, options.games) == (2, "standard", "dictionary", 1)
    assert (options.false_call, options.warn, options.rated) == ("free", False, False)
    limits = (options.respond_ms, options.turn_ms, options.choose_ms, options.vote_ms, options.break_ms)
    assert limits == (5_000, 90_000, 20_000, 30_000, 60_000)
    assert (options.proper, options.jargon, options.obscene) == (False, False, False)


@pytest.mark.parametrize("name", sorted(KIND.choices.variants))
def test_variants_can_be_read_and_written(name: str) -> None:
    options = read_options(KIND.choices.variants[name])
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert read_options(msgspec.to_builtins(options)) == options


@pytest.mark.parametrize(
    ("raw", "rule", "code"),
    [
        pytest.param({"seats": 9}, "ZS-G10", "seats", marks=pytest.mark.rule("ZS-G10")),
        pytest.param({"first": -1}, "ZS-13", "no-such-seat", marks=pytest.mark.rule("ZS-13")),
        pytest.param({"games": 0}, "ZS-38", "series-length", marks=pytest.mark.rule("ZS-38")),
        pytest.param({"check": "vote"}, "ZS-G8", "vote-of-two", marks=pytest.mark.rule("ZS-G8")),
        pytest.param({"rated": True, "warn": True}, "ZS-02", "warning-in-rated-play"),
        pytest.param({"check": "vote", "seats": 3, "warn": True}, "ZS-39", "warning-without-dictionary"),
        pytest.param({"jargon_words": ["ЛУТ"]}, "ZS-44", "jargon-list-without-jargon", marks=pytest.mark.rule("ZS-44")),
    ],
)
def test_what_the_rules_do_not_allow(raw: dict[str, Any], rule: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"deck": "нет такой"}, "no-such-deck"),
        ({"deck": "х" * 10_000}, "no-such-deck"),
        ({"deck": 5}, "options"),
        ({"deck": {"id": "own"}}, "options"),
        ({"seats": "много"}, "options"),
        ({"seats": None}, "options"),
        ({"colour": "red"}, "options"),
        ({5: 6}, "options"),
        ({"check": "совесть"}, "options"),
        ({"turn_ms": -1}, "limit-out-of-range"),
        ({"respond_ms": 86_400_001}, "limit-out-of-range"),
        ({"jargon": True, "jargon_words": ["loot"]}, "word-foreign-letter"),
        ({"jargon": True, "jargon_words": [""]}, "word-empty"),
        ({"jargon": True, "jargon_words": ["х" * 10_000]}, "word-too-long"),
    ],
)
def test_what_makes_no_sense(raw: dict[Any, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options(raw)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 300


def test_numbers_may_be_written_as_text() -> None:
    assert read_options({"seats": "3", "turn_ms": "60000", "warn": "true"}).seats == 3


def test_own_words_in_any_case() -> None:
    assert read_options({"jargon": True, "jargon_words": ["лут", "Нуб", "крафт"]}).jargon_words == (
        "ЛУТ",
        "НУБ",
        "КРАФТ",
    )


def test_a_deck_of_ones_own() -> None:
    own = decks()["flat"].but(id="own", title="Своя", stand_in=False)
    assert read_options({"deck": msgspec.to_builtins(own)}).deck == own


def test_a_deck_of_ones_own_is_no_stand_in_unless_it_says_so() -> None:
    cards = {"red": decks()["flat"].red, "black": decks()["flat"].black}
    assert read_options({"deck": {"id": "own", "title": "Своя", **cards}}).deck == Deck(
        id="own", title="Своя", **cards, stand_in=False, note=""
    )


@pytest.mark.rule("ZS-01", "ZS-08", "ZS-09")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"black": "Н"}, "deck-size"),
        ({"red": ""}, "deck-size"),
        ({"black": "Ё" * 76}, "deck-letter"),
        ({"black": "Ъ" * 76}, "deck-letter"),
        ({"black": "z" * 76}, "deck-letter"),
        ({"red": "ООИИЕЕАА"}, "deck-order"),
        ({"black": "А" + "Н" * 75}, "deck-both-colours"),
    ],
)
def test_a_deck_that_is_not_one(change: dict[str, str], code: str) -> None:
    own = msgspec.to_builtins(decks()["flat"]) | {"id": "д" * 10_000} | change
    with pytest.raises((Illegal, Unreadable)) as refusal:
        read_options({"deck": own})
    assert refusal.value.code == code
    assert refusal.value.params["deck"] == "д" * 40  # as much of a name as fits a sentence


@pytest.mark.rule("ZS-44", "ZS-47", "ZS-48", "ZS-49", "ZS-50", "ZS-08")
def test_the_dictionary_that_options_ask_for() -> None:
    plain = word_policy(read_options({}))
    assert plain == WordPolicy(language="ru", kind="nouns", plural="only", yo="fold", min_length=3)
    harder = word_policy(read_options({"proper": True, "jargon": True, "jargon_words": ["лут"]}))
    assert harder is not None
    assert (harder.proper, harder.jargon, harder.extra) == (True, True, ("ЛУТ",))


def test_every_reason_of_a_verdict_rests_on_a_rule() -> None:
    assert set(WORD_RULES) == set(Why)
    assert set(WORD_RULES.values()) <= {rule.id for rule in rules_of("forbidden")}


def test_as_much_of_the_name_of_a_deck_as_fits_a_sentence() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options({"deck": "х" * 10_000})
    assert refusal.value.params["deck"] == "х" * 40
