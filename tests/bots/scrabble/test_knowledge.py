"""What bots know, and what they think of letters."""

import pytest

from bots.scrabble.tables import at_table
from rules.scrabble.boards import lying
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of, make_bot
from slovoteka.bots.scrabble import make
from slovoteka.bots.scrabble.racks import leave_worth, to_give_up, wants_vowel
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.scrabble.vocabulary import known_words
from slovoteka.bots.words import open_band
from slovoteka.core.words import WordPolicy
from slovoteka.games.registry import find
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.finder import find_moves
from slovoteka.games.scrabble.options import read_options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.lexicon.dictionary import open_dictionary

LEVELS = levels_of("scrabble")
TABLES = [{"edition": name, "dictionary": kind} for name in ("mattel", "bilingual-uk") for kind in ("forms", "nouns")]
EVERY_TABLE = pytest.mark.parametrize("raw", [*TABLES, {"yo": "strict"}], ids=str)


# --- words ----------------------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_levels_know_more_words_as_they_rise(raw: dict[str, str]) -> None:
    options = read_options(raw)
    policy = word_policy(options)
    assert policy is not None
    letters = options.tiles.tiles.replace("?", "")
    known = [set(known_words(SKILLS[level], policy).fits(letters, max_length=6)) for level in LEVELS]
    assert known[0] < known[1] < known[2] < known[3] < known[4]
    assert len(known[0]) * 3 < len(known[3]), "a beginner knows a third of the words at most"
    dictionary = open_dictionary(policy)
    assert [word for word in known[4] if word not in dictionary] == []


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.rule("SM-20")
def test_words_of_the_table_are_known_to_all(level: Level) -> None:
    options = read_options({"own_words": ["ЩЪЫ"]})
    played = at_table(make(level, options, 1), "turn", "ЩЪЫ").action
    assert isinstance(played, Play)
    assert played.word == "ЩЪЫ"


def test_agreed_words_are_found_in_every_way() -> None:
    """Some begin like a known word, some extend one, some are unlike any."""
    more = ("КОТЪЫ", "КОЪ", "ЩЫ", "ДОМИКЪ", "ДОМ")
    policy = WordPolicy(kind="forms", extra=more)
    agreed, layout = open_band(policy, 1), read_options({}).layout()
    for grid in (EMPTY_GRID, lying("З7 КОТ")):
        found = {move.play.word for rack in ("КОТЫДЪИ", "ДОМИКЪЫ") for move in find_moves(layout, grid, rack, agreed)}
        assert {"КОТЪЫ", "КОЪ", "ДОМИКЪ"} <= found
        assert all(word in agreed for word in found if grid == EMPTY_GRID)
    assert "ЩЫ" in agreed.fits("КОТЫЩДМИ", max_length=4)
    assert "ЩЫ" not in open_band(WordPolicy(kind="forms"), 1)


def test_every_level_is_made_for_every_mode() -> None:
    kind = find("scrabble")
    for variant in kind.choices.variants.values():
        options = kind.rules.read_options(variant)
        assert [make_bot("scrabble", level, options, 1).level for level in LEVELS] == list(LEVELS)


# --- letters --------------------------------------------------------------------------------------------------------

LAYOUT = read_options({}).layout()
VOWELS = LAYOUT.tiles.vowels


def test_what_is_left_is_better_with_a_blank_and_worse_with_twins_or_one_sided() -> None:
    assert leave_worth("?", VOWELS) > leave_worth("А", VOWELS)
    assert leave_worth("АК", VOWELS) > leave_worth("АА", VOWELS)
    assert leave_worth("АКТ", VOWELS) > leave_worth("АКК", VOWELS)
    assert leave_worth("АЕКТ", VOWELS) > leave_worth("АЕИО", VOWELS)
    assert leave_worth("", VOWELS) == leave_worth("АК", VOWELS) == leave_worth("АЕК", VOWELS) == 0


def test_what_is_given_up() -> None:
    assert to_give_up("АЕИОУЮЯ", 7, LAYOUT) == "ИОУЮЯ", "two vowels stay"
    assert to_give_up("НСТРВЩШ", 7, LAYOUT) == "РСТШЩ", "two consonants stay"
    assert to_give_up("??АЕНСТ", 7, LAYOUT) == "Т"
    assert to_give_up("??", 7, LAYOUT) == ""


def test_a_vowel_is_wanted_as_long_as_they_are_few() -> None:
    assert wants_vowel("", VOWELS)
    assert wants_vowel("КТ", VOWELS)
    assert not wants_vowel("АЕ", VOWELS)
    assert not wants_vowel("АЕИК", VOWELS)
