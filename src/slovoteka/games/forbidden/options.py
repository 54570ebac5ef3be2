"""What a table of «Запретные слова» can agree on."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy
from slovoteka.lexicon.alphabet import normalise

RED_CARDS, BLACK_CARDS = 8, 76  # ZS-01
HAND = 3  # ZS-07
OPENING = 2  # ZS-10
RED_NEEDED = 5  # ZS-15: red letters that the window must hold
SHORTEST_WORD = 3  # ZS-47
LOST_AT = 10  # ZS-31
RULES: Final = 2
"""The current version of the rules. Options that were stored before the second one have no `rules`."""
SEATS: Final = (2, 8)  # ZS-G10
VOTERS: Final = 3  # ZS-G8: a vote of two would always be a tie
MOST_GAMES: Final = 20
LIMIT_MS: Final = (0, 86_400_000)
CALL_PAUSE_MS = 3_000  # ZS-G4
LETTERS = frozenset("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЬЭЮЯ")  # ZS-08, ZS-09: no Ё, no Ъ

WORD_RULES: Mapping[Why, str] = {
    Why.FOUND: "ZS-48",
    Why.FOUND_PLURAL: "ZS-49",
    Why.AGREED: "ZS-44",
    Why.NOT_A_WORD: "ZS-48",
    Why.TOO_SHORT: "ZS-47",
    Why.TOO_LONG: "ZS-45",
    Why.UNKNOWN: "ZS-39",
    Why.NOT_A_NOUN: "ZS-48",
    Why.NOT_NOMINATIVE: "ZS-48",
    Why.PLURAL: "ZS-49",
    Why.PROPER: "ZS-50",
    Why.JARGON: "ZS-50",
    Why.OBSCENE: "ZS-39",
    Why.ABBREVIATION: "ZS-48",
    Why.BLOCKED: "ZS-39",
}
"""Which rule a dictionary's verdict is based on."""


class Deck(Value, frozen=True, kw_only=True):
    """The cards of a game. They are part of the options, so a record still has them after a deck was replaced."""

    id: str
    title: str
    red: str
    """One letter for each red card, in alphabetical order."""
    black: str
    stand_in: bool = False
    """Whether this stands in for the list of the printed box, which is unknown."""
    note: str = ""


@cache
def decks() -> Mapping[str, Deck]:
    """The decks that come with the package."""
    text = resources.files(__package__).joinpath("data/decks.toml").read_text("utf-8")
    return {name: read_deck(name, table) for name, table in tomllib.loads(text).items()}


def read_deck(name: str, table: Mapping[str, Any]) -> Deck:
    """Reads and checks a deck from piles written like "Н5 Р5"."""
    piles = {colour: _read_pile(name, colour, str(table.get(colour, ""))) for colour in ("red", "black")}
    texts = {key: str(table[key]) for key in ("title", "note") if key in table}
    deck = Deck(id=name, **({"title": name} | texts), stand_in=bool(table.get("stand_in")), **piles)
    check_deck(deck)
    return deck


def check_deck(deck: Deck) -> None:
    """Checks that there are 8 red and 76 black cards with known letters in alphabetical order, none in both colours."""
    for colour, pile, cards in (("red", deck.red, RED_CARDS), ("black", deck.black, BLACK_CARDS)):
        if len(pile) != cards:
            raise Illegal("ZS-01", "deck-size", deck=deck.id[:40], colour=colour, cards=len(pile), expected=cards)
        if strange := set(pile) - LETTERS:
            raise Unreadable("deck-letter", deck=deck.id[:40], letter=min(strange))
        if pile != "".join(sorted(pile)):
            raise Unreadable("deck-order", deck=deck.id[:40], colour=colour)
    if both := set(deck.red) & set(deck.black):
        raise Illegal("ZS-G11", "deck-both-colours", deck=deck.id[:40], letters="".join(sorted(both)))


def _read_pile(deck: str, colour: str, text: str) -> str:
    counts: dict[str, int] = {}
    for item in text.split():
        letter, count = item[0], item[1:]
        if letter in counts or not count.isdecimal():
            raise Unreadable("deck-count", deck=deck, colour=colour, item=item[:20])
        counts[letter] = int(count)
    return "".join(letter * counts[letter] for letter in sorted(counts))


class Options(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rules: int = 1
    """The version of the rules. `read_options` sets the current one; a match goes on by the rules it began with."""
    seats: int = 2
    deck: Deck = msgspec.field(default_factory=lambda: decks()["standard"])
    first: int | None = None
    """Which seat moves first, from 0 (ZS-13). If it is not given, it is drawn."""
    games: int = 1
    """Games in a series (ZS-38)."""
    check: Literal["dictionary", "vote"] = "dictionary"
    """How a word is checked (ZS-39, ZS-40)."""
    proper: bool = False
    jargon: bool = False
    """Whether jargon counts, as `proper` says for proper names (ZS-44)."""
    jargon_words: tuple[str, ...] = ()
    """The table's own list of jargon."""
    obscene: bool = False
    false_call: Literal["free", "point"] = "free"
    """The cost of calling something that is not a word (ZS-G4)."""
    warn: bool = False
    """Whether beginners are shown which letters would complete a word. Never in rated games."""
    reveal: bool = False
    """Whether a successful call shows everybody what else could have been called. Never in rated games."""
    rated: bool = False
    respond_ms: int = 5_000
    turn_ms: int | None = 90_000
    choose_ms: int | None = 20_000
    vote_ms: int = 30_000
    break_ms: int = 60_000
    """How long the sheet is shown between two games of a series."""


def check_options(options: Options) -> None:
    """Raises `Illegal` for what the rules do not allow and `Unreadable` for what makes no sense."""
    if not 1 <= options.rules <= RULES:
        raise Unreadable("no-such-rules", rules=options.rules, newest=RULES)
    least, most = SEATS
    if not least <= options.seats <= most:
        raise Illegal("ZS-G10", "seats", seats=options.seats, least=least, most=most)
    if options.first is not None and not 0 <= options.first < options.seats:
        raise Illegal("ZS-13", "no-such-seat", seat=options.first + 1)
    check_deck(options.deck)
    if not 1 <= options.games <= MOST_GAMES:
        raise Illegal("ZS-38", "series-length", games=options.games, most=MOST_GAMES)
    if options.check == "vote" and options.seats < VOTERS:
        raise Illegal("ZS-G8", "vote-of-two")
    _check_helps(options)
    if options.jargon_words and not options.jargon:
        raise Illegal("ZS-44", "jargon-list-without-jargon")
    shortest, longest = LIMIT_MS
    limits = (options.respond_ms, options.turn_ms, options.choose_ms, options.vote_ms, options.break_ms)
    if any(limit is not None and not shortest <= limit <= longest for limit in limits):
        raise Unreadable("limit-out-of-range")


def _check_helps(options: Options) -> None:
    """Both hints need a dictionary, and neither is allowed in rated games."""
    if options.rated and options.warn:
        raise Illegal("ZS-02", "warning-in-rated-play")
    if options.warn and options.check == "vote":
        raise Illegal("ZS-39", "warning-without-dictionary")
    if options.rated and options.reveal:
        raise Illegal("ZS-02", "reveal-in-rated-play")
    if options.reveal and options.check == "vote":
        raise Illegal("ZS-39", "reveal-without-dictionary")


def options_for(rated: bool, beginners: bool) -> dict[str, bool]:
    """Options that depend on the table: whether it is rated, and whether beginners are warned."""
    return {"rated": rated, "warn": True} if beginners else {"rated": rated}


def read_options(raw: Mapping[str, Any]) -> Options:
    """Reads options as people write them: a deck by its name, the table's own words in any case."""
    given = {"rules": RULES, **raw}
    deck = given.get("deck")
    if isinstance(deck, str):
        if deck not in decks():
            raise Unreadable("no-such-deck", deck=deck[:40], decks=", ".join(decks()))
        given["deck"] = decks()[deck]
    try:
        options: Options = msgspec.convert(given, Options, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("options", why=mismatch(given, Options, strict=False)) from None
    check_options(options)
    own = tuple(normalise(word, "ru") for word in options.jargon_words)
    return options.but(jargon_words=own)


def word_policy(options: Options) -> WordPolicy | None:
    """The dictionary that these options ask for; None for a table that votes."""
    if options.check == "vote":
        return None
    return WordPolicy(
        kind="nouns",
        plural="only",
        yo="fold",
        min_length=SHORTEST_WORD,
        proper=options.proper,
        jargon=options.jargon,
        obscene=options.obscene,
        extra=options.jargon_words,
    )
