"""The deck that comes with the package, its roots, and how other decks are read."""

import re
from collections import defaultdict
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pymorphy3 import MorphAnalyzer
from wordfreq import zipf_frequency

from slovoteka import lexicon
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games import codenames
from slovoteka.games.codenames.deck import (
    Card,
    Deck,
    check_cognates,
    check_deck,
    default_deck,
    earlier_decks,
    has_our_words,
    is_ours,
    read_deck,
)
from slovoteka.lexicon.alphabet import fold
from slovoteka.lexicon.curation import load_curation
from slovoteka.lexicon.judge import open_judge
from slovoteka.messages import LANGUAGES, refusal_text

DECK = default_deck()
FILE = resources.files(codenames).joinpath("data/deck.txt").read_text("utf-8")
THEMES_FILE = resources.files(codenames).joinpath("data/themes.txt").read_text("utf-8")
ROOTS_FILE = resources.files(lexicon).joinpath("data/judge/roots-deck.txt").read_text("utf-8")
WORDS = DECK.words[:50]
"""Enough for the smallest deck."""
PLAIN_THEMES = ("животные", "еда", "тело", "одежда")
"""Themes of which a deck easily has too much."""
MANY_SIDED = (
    "вал мат ток ход брак наряд номер удар такса свет мир лава ласка дворник перевод осьминог единорог время душа "
    "секрет"
)
MUCH_THE_SAME = (
    "нож кинжал меч сабля шпага",
    "буря шторм ураган вихрь",
    "огонь пламя пожар костёр очаг камин факел",
    "храм церковь собор",
    "рюмка бокал стакан чашка кружка",
    "лодка катер яхта плот",
    "шапка шляпа",
    "куртка пальто плащ халат",
    "сапог ботинок туфля",
    "туча облако",
    "гром молния",
    "дворец замок",
    "холм гора скала",
    "озеро море океан",
    "дорога улица тропа трасса",
    "сумка рюкзак чемодан",
    "изба хижина шалаш сарай",
    "царь король",
    "колдун ведьма",
    "кафе ресторан",
    "матч турнир",
    "фильм кино",
    "мышь крыса",
    "лягушка жаба",
    "дуб сосна рябина",
    "роза тюльпан",
)
"""Words that call for the same clues. The deck has one of a line, or two that are further apart."""
TOUCHY = (
    "рак грипп вирус больница могила труп гроб рана грудь тюрьма война армия солдат танк бомба взрыв снайпер мина "
    "президент фронт полиция"
)


def cards(words: tuple[str, ...] = WORDS) -> list[str]:
    """Lines of a deck, one card each."""
    return [f"{front} / {back}" for front, back in zip(words[::2], words[1::2], strict=True)]


def with_line(line: str, place: int = 3) -> str:
    """A good deck with one more line, at `place`."""
    lines = cards()
    return "\n".join([*lines[: place - 1], line, *lines[place - 1 :]])


def roots() -> dict[str, list[list[str]]]:
    """The parts of each word, each with the variants of its root."""
    lines = [line for line in ROOTS_FILE.splitlines() if line and not line.startswith("#")]
    split = [line.partition(": ") for line in lines]
    found = {word: [part.split(", ") for part in listed.split(" + ")] for word, _, listed in split}
    assert len(found) == len(lines)
    return found


# --- the deck of the package ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-05")
def test_the_deck_is_large_enough_for_many_games() -> None:
    assert len(DECK.cards) >= 320
    assert DECK.id == "standard"
    assert default_deck() is DECK


@pytest.mark.rule("CN-06", "CN-G16")
def test_every_card_has_two_sides() -> None:
    assert all(card.front and card.back for card in DECK.cards)
    assert DECK.words[:2] == (DECK.cards[0].front, DECK.cards[0].back)
    assert len(DECK.words) == 2 * len(DECK.cards)


@pytest.mark.rule("CN-G14")
def test_no_word_is_there_twice() -> None:
    assert len({fold(word) for word in DECK.words}) == len(DECK.words)


def test_words_are_short_and_of_russian_letters_only() -> None:
    assert [word for word in DECK.words if not re.fullmatch("[А-ЯЁ]{3,10}", word)] == []
    assert "АКТЁР" in DECK.words
    assert re.findall("[A-Za-z]", FILE) == []


def test_words_are_nouns_that_dictionaries_know() -> None:
    morphology = MorphAnalyzer(lang="ru")
    strange = [
        word
        for word in DECK.words
        if not any(
            parse.is_known and {"NOUN", "nomn"} <= parse.tag.grammemes and parse.word == word.lower()
            for parse in morphology.parse(word.lower())
        )
    ]
    assert strange == []


def test_no_two_are_forms_of_one_word() -> None:
    morphology = MorphAnalyzer(lang="ru")
    of_lemma = defaultdict(set)
    for word in DECK.words:
        for parse in morphology.parse(word.lower()):
            if {"NOUN", "nomn"} <= parse.tag.grammemes:
                of_lemma[parse.normal_form].add(word)
    assert [words for words in of_lemma.values() if len(words) > 1] == []


def test_words_are_well_known() -> None:
    zipf = {word: zipf_frequency(word.lower(), "ru") for word in DECK.words}
    assert {word for word, heard in zipf.items() if not 2.2 <= heard <= 6.3} == set()
    usual = [word for word, heard in zipf.items() if 3.2 <= heard <= 5.2]
    assert len(usual) > 0.8 * len(DECK.words)


def test_no_word_is_obscene_or_a_brand() -> None:
    curation = load_curation("ru")
    unfit = {*curation.block_form, *curation.block_lexeme, *curation.jargon}
    assert unfit & {word.lower() for word in DECK.words} == set()


def themes() -> dict[str, list[str]]:
    """The words of each theme, in capitals. A theme that needs more than one line goes on after two blanks."""
    text = "\n".join(line for line in THEMES_FILE.splitlines() if line and not line.startswith("#"))
    lines = text.replace("\n  ", " ").splitlines()
    return {theme: words.upper().split() for theme, _, words in (line.partition(": ") for line in lines)}


def test_every_word_has_one_theme() -> None:
    listed = [word for words in themes().values() for word in words]
    assert sorted(listed) == sorted(DECK.words)


def test_animals_food_bodies_and_clothes_are_at_most_fifteen_percent() -> None:
    plain = sum(len(themes()[theme]) for theme in PLAIN_THEMES)
    assert plain <= 0.15 * len(DECK.words)
    assert min(len(themes()[theme]) for theme in PLAIN_THEMES) >= 10, "the count means something"


def test_words_of_many_meanings_are_there() -> None:
    assert set(MANY_SIDED.upper().split()) <= set(DECK.words)


@pytest.mark.parametrize("line", MUCH_THE_SAME)
def test_few_words_call_for_the_same_clues(line: str) -> None:
    assert len(set(line.upper().split()) & set(DECK.words)) <= (2 if len(line.split()) >= 4 else 1)


def test_nothing_hurts() -> None:
    assert set(TOUCHY.upper().split()) & set(DECK.words) == set()


# --- earlier decks --------------------------------------------------------------------------------------------------


def test_the_first_deck_is_what_the_first_records_were_dealt_from() -> None:
    path = Path(__file__).parents[2] / "golden" / "codenames-1-standard.jsonl"
    header = msgspec.json.decode(path.read_bytes().split(b"\n")[0])
    [first] = earlier_decks()
    assert first == msgspec.convert(header["options"]["deck"], Deck)
    assert first != DECK
    assert first.id == DECK.id


def test_what_a_deck_of_ours_is() -> None:
    [first] = earlier_decks()
    assert is_ours(DECK)
    assert is_ours(first)
    part, mixed = first.but(cards=first.cards[:30]), first.but(cards=(*DECK.cards[:25], Card("АВТОБУС", "МОГИЛА")))
    assert [is_ours(part), has_our_words(part)] == [False, True]
    assert [is_ours(mixed), has_our_words(mixed)] == [False, False]


# --- the roots of its words -----------------------------------------------------------------------------------------


def test_every_word_has_its_roots_and_nothing_else_has() -> None:
    """Words of earlier decks keep theirs: matches with them go on, and the words may still be given as clues."""
    known = {word for deck in (DECK, *earlier_decks()) for word in deck.words}
    assert {word.upper() for word in roots()} == known


def test_roots_are_russian_letters_in_lower_case() -> None:
    listed = [root for parts in roots().values() for part in parts for root in part]
    assert [root for root in listed if not re.fullmatch("[а-яё]+", root)] == []


def test_the_word_itself_shows_one_variant_of_each_part() -> None:
    def shown(part: list[str], word: str) -> bool:
        return any(fold(root.upper()) in fold(word.upper()) for root in part)

    unseen = [word for word, parts in roots().items() if not all(shown(part, word) for part in parts)]
    assert unseen == []


@pytest.mark.rule("CN-65", "CN-66")
@pytest.mark.parametrize("deck", [DECK, *earlier_decks()])
def test_no_root_belongs_to_two_words(deck: Deck) -> None:
    words = defaultdict(set)
    for word in deck.words:
        for part in roots()[word.lower()]:
            for root in part:
                words[fold(root.upper())].add(word)
    assert {root: found for root, found in words.items() if len(found) > 1} == {}


@pytest.mark.rule("CN-65", "CN-66")
def test_no_two_words_are_cognates_for_the_judge() -> None:
    check_cognates(DECK, open_judge().are_kin)


# --- decks of one's own ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-05", "CN-G16")
def test_a_card_a_line() -> None:
    deck = read_deck("\n".join(cards()), "моя")
    assert deck == Deck("моя", DECK.cards[:25])


@pytest.mark.rule("CN-G16")
def test_a_word_a_line() -> None:
    assert read_deck("\n".join(WORDS), "моя") == Deck("моя", DECK.cards[:25])


def test_notes_and_blank_lines_say_nothing() -> None:
    lines = [f"  {line.lower().replace(' / ', '/')}  # карта\r" for line in cards()]
    text = "\ufeff# Моя колода: кот / пёс\n\n" + "\n \t\n".join(lines) + "\n#\n"
    assert read_deck(text, "моя").cards == DECK.cards[:25]


def test_old_ends_of_lines() -> None:
    assert read_deck("\r".join(cards()), "моя").cards == DECK.cards[:25]


@pytest.mark.parametrize("written", ["ёж", "Е\u0308ж", "Ёж", "ё\u0301ж", "ё\u00adж"])
def test_yo_is_kept_and_marks_are_not(written: str) -> None:
    deck = read_deck(with_line(f"{written} / бобёр", place=1), "моя")
    assert deck.cards[0] == Card("ЁЖ", "БОБЁР")


@pytest.mark.rule("CN-05")
@pytest.mark.parametrize(("held", "text"), [(24, "\n".join(cards()[1:])), (0, ""), (0, "# кот / пёс\n\n"), (1, "а\nб")])
def test_a_deck_needs_cards_for_a_table(held: int, text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck(text, "моя")
    assert (refusal.value.rule, refusal.value.code) == ("CN-05", "deck-too-small")
    assert refusal.value.params == {"deck": "моя", "cards": held, "least": 25}


def test_the_largest_deck() -> None:
    letters = "абвгдежзик"
    words = [f"{one}{two}{three}{last}" for one in letters for two in letters for three in letters for last in "юя"]
    assert len(read_deck("\n".join(words), "моя").cards) == 1000
    with pytest.raises(Unreadable) as refusal:
        read_deck("\n".join([*words, "кот", "пёс"]), "моя")
    assert refusal.value.code == "deck-too-large"
    assert refusal.value.params == {"deck": "моя", "most": 1000}


@pytest.mark.rule("CN-G14")
@pytest.mark.parametrize(
    ("line", "word", "other", "first"),
    [
        ("кот / кот", "КОТ", "КОТ", 26),
        ("ёж / еж", "ЕЖ", "ЁЖ", 26),
        (f"кот / {WORDS[4].lower()}", WORDS[4], WORDS[4], 3),
    ],
)
def test_a_word_twice_is_named_with_both_lines(line: str, word: str, other: str, first: int) -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck(with_line(line, place=26), "моя")
    assert refusal.value.code == "deck-duplicate"
    assert refusal.value.params == {"deck": "моя", "word": word, "line": 26, "other": other, "first": first}


@pytest.mark.rule("CN-65")
def test_cognates_are_refused_if_somebody_knows_them() -> None:
    def kin(word: str, other: str) -> bool:
        return {word, other} == {"СНЕГ", "СНЕЖОК"}

    text = "\n".join(["снег / книга", *cards(), "якорь / снежок"])
    with pytest.raises(Illegal) as refusal:
        read_deck(text, "моя", kin)
    assert refusal.value.code == "deck-cognates"
    assert refusal.value.params == {"deck": "моя", "word": "СНЕГ", "first": 1, "other": "СНЕЖОК", "line": 27}
    assert read_deck(text, "моя") == read_deck(text, "моя", str.__eq__)


@pytest.mark.rule("CN-65")
def test_lines_of_cognates_are_counted_as_editors_count() -> None:
    text = "\n".join(["# моя колода", "", *WORDS, "снег", "", "снежок"])
    with pytest.raises(Illegal) as refusal:
        read_deck(text, "моя", lambda word, other: word == "СНЕГ" and other == "СНЕЖОК")
    assert (refusal.value.params["first"], refusal.value.params["line"]) == (53, 55)


@pytest.mark.rule("CN-65", "CN-66")
@pytest.mark.parametrize(("word", "other"), [("берег", "побережье"), ("ухо", "наушник"), ("поход", "пароход")])
def test_the_judge_knows_cognates_of_a_deck(word: str, other: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck("\n".join([f"{word} / {other}", *cards()]), "моя", open_judge().are_kin)
    assert refusal.value.code == "deck-cognates"
    assert (refusal.value.params["word"], refusal.value.params["other"]) == (word.upper(), other.upper())


@pytest.mark.parametrize(
    ("written", "fault", "position"),
    [
        ("белый медведь", "space", 6),
        ("мед\u2028ведь", "space", 4),
        ("мед\x0bведь", "space", 4),
        ("кот9", "digit", 4),
        ("9", "digit", 1),
        ("к\u006fт", "foreign-letter", 2),
        ("\u0441\u0061t", "foreign-letter", 2),
        ("cat", "foreign-letter", 1),
        ("їжак", "foreign-letter", 1),
        ("кот\x00", "character", 4),
        ("кот\x1b[31m", "character", 4),
        ("нью-йорк", "character", 4),
        ("«кот»", "character", 1),
        ("\u200b", "empty", 1),
        ("к" * 21, "too-long", 1),
        ("к" * 10_000, "too-long", 1),
    ],
)
def test_a_word_that_is_none_is_named_with_its_line(written: str, fault: str, position: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck(with_line(f"{written} / якорь", place=7), "моя")
    assert refusal.value.code == "deck-word"
    params = {"deck": "моя", "line": 7, "word": written[:40], "fault": fault, "position": position}
    assert refusal.value.params == params


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_word_has_its_sentence(language: str) -> None:
    sentences = set()
    for written in ("белый медведь", "кот9", "\u0063\u0061\u0074", "нью-йорк", "\u200b", "к" * 21):
        with pytest.raises(Unreadable) as refusal:
            read_deck(with_line(f"{written} / якорь", place=7), "моя")
        message = (
            refusal_text(refusal.value, language).removesuffix(".").rpartition("»: " if language != "en" else "”: ")
        )
        sentences.add(re.sub(r"\d+", "", message[2]))
    assert len(sentences) == 6


def test_the_longest_word() -> None:
    assert read_deck(with_line("к" * 20 + " / якорь", place=1), "моя").cards[0].front == "К" * 20


def test_an_odd_word_has_no_back() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck("\n".join([*WORDS, "# последнее", "ёж"]), "моя")
    assert refusal.value.code == "deck-odd"
    assert refusal.value.params == {"deck": "моя", "words": 51, "word": "ЁЖ", "line": 52}


@pytest.mark.parametrize("line", ["кот / пёс / ёж", "кот /", "/ кот", "/", "кот // пёс", "/кот/"])
def test_a_line_that_is_no_card(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck(with_line(line, place=7), "моя")
    assert refusal.value.code == "deck-line"
    assert refusal.value.params == {"deck": "моя", "line": 7, "text": line}


@pytest.mark.parametrize("text", [with_line("ёж", place=7), "\n".join([*WORDS[:6], "ёж / якорь", *WORDS[6:]])])
def test_one_form_in_all_lines(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck(text, "моя")
    assert refusal.value.code == "deck-mixed"
    assert refusal.value.params == {"deck": "моя", "line": 7, "first": 1}


def test_what_is_repeated_in_a_refusal_is_clipped() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck("/".join(["кот"] * 10_000), "м" * 10_000)
    assert all(len(str(value)) <= 40 for value in refusal.value.params.values())


@given(st.text())
@example("\ud800 / кот")
@example("\x00")
@example("кот / пёс\n" * 100_000)
@example("а\n" * 100_000)
@example("/" * 100_000)
@example("е\u0308\u0301" * 100_000)
def test_whatever_is_in_a_file_it_is_a_deck_or_a_refusal(text: str) -> None:
    for written in (text, with_line(text)):
        try:
            deck = read_deck(written, text)
        except Refusal:
            continue
        check_deck(deck)


# --- decks as data --------------------------------------------------------------------------------------------------


def test_a_deck_survives_encoding() -> None:
    assert msgspec.json.decode(msgspec.json.encode(DECK), type=Deck) == DECK
    check_deck(DECK)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (DECK.cards[:24], "deck-too-small"),
        ((*DECK.cards[:25], DECK.cards[0]), "deck-duplicate"),
        ((*DECK.cards[:25], Card("КОТ / ПЁС", "ЁЖ")), "deck-word"),
        ((*DECK.cards[:25], Card("", "ЁЖ")), "deck-word"),
        ((*DECK.cards[:25], Card("бобёр", "ЁЖ")), "deck-word"),
        (tuple(Card("А" * 19 + letter, "Б" * 19 + letter) for letter in "АБВГ") * 300, "deck-too-large"),
    ],
)
def test_a_deck_that_came_as_data_is_checked(changed: tuple[Card, ...], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_deck(Deck("моя", changed))
    assert refusal.value.code == code


def test_the_name_of_a_deck_that_came_as_data_is_short() -> None:
    check_deck(Deck("м" * 40, DECK.cards))
    with pytest.raises(Unreadable) as refusal:
        check_deck(Deck("м" * 41, DECK.cards))
    assert refusal.value.code == "deck-name"
    assert refusal.value.params == {"deck": "м" * 40, "length": 41, "most": 40}


@pytest.mark.rule("CN-65")
def test_cognates_of_data_are_named_with_their_cards() -> None:
    deck = Deck("моя", (*DECK.cards[:25], Card("БОБЁР", "СНЕГ"), Card("СНЕЖОК", "ЯКОРЬ")))
    with pytest.raises(Illegal) as refusal:
        check_cognates(deck, lambda word, other: {word, other} == {"СНЕГ", "СНЕЖОК"})
    assert refusal.value.params == {"deck": "моя", "word": "СНЕГ", "first": 26, "other": "СНЕЖОК", "line": 27}


def test_words_of_data_are_in_capitals() -> None:
    with pytest.raises(Unreadable) as refusal:
        check_deck(Deck("моя", (*DECK.cards[:25], Card("БОБЁР", "ёж"))))
    assert refusal.value.params == {"deck": "моя", "line": 26, "word": "ёж", "fault": "capitals", "position": 1}
