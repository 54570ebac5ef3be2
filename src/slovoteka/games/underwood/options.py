"""What a table of «Ундервуд» can agree on."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games.underwood.deck import Deck, check_deck, decks, read_deck
from slovoteka.games.underwood.position import Position, read_position
from slovoteka.games.underwood.prizes import SHORTEST_WORD
from slovoteka.lexicon.alphabet import normalise

HAND = 7  # UW-13
DRAWN = 3  # UW-20
MOST_FAILED = 3
"""How many words the table may vote down in one turn. Each shows cards, and a turn must end (UW-G24)."""
RULES: Final = 2
"""The current version of the rules. Options that were stored before the second one have no `rules`."""
SEATS = (2, 10)  # UW-G15
VOTERS: Final = 3  # UW-G24: a vote of two would always be a tie
MOST_POINTS: Final = 1_000
MOST_ROUNDS: Final = 100
LIMIT_MS: Final = (0, 86_400_000)
_MOST_OWN_WORDS = 500

_NOUNS: Mapping[Why, str] = dict.fromkeys(Why, "UW-11") | {
    Why.AGREED: "UW-10",
    Why.TOO_SHORT: "UW-12",
    Why.UNKNOWN: "UW-G17",
    Why.OBSCENE: "UW-10",
    Why.BLOCKED: "UW-10",
}
_ALL: Mapping[Why, str] = dict.fromkeys(Why, "UW-12") | {
    Why.AGREED: "UW-10",
    Why.PROPER: "UW-G23",
    Why.ABBREVIATION: "UW-G23",
    Why.UNKNOWN: "UW-G17",
    Why.OBSCENE: "UW-10",
    Why.BLOCKED: "UW-10",
}


class Options(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rules: int = 1
    """The version of the rules. `read_options` sets the current one; a match goes on by the rules it began with."""
    seats: int = 2
    deck: Deck = msgspec.field(default_factory=lambda: decks()["standard"])
    target: int = 100
    """The total that wins (UW-08)."""
    rounds: int = 30
    """The match is over after this many rounds in any case (UW-G13)."""
    tie: Literal["share", "play-on"] = "share"
    """Whether players with equal totals share the win or play one more round (UW-09)."""
    dealer: int | None = None
    """Which seat deals first, from 0. If it is not given, it is drawn (UW-G14)."""
    position: Position | None = None
    """A given turn: the first round begins there."""
    words: Literal["nouns", "all"] = "nouns"
    """The standard or the extended game (UW-11, UW-12)."""
    own_words: tuple[str, ...] = ()
    """Words that the table has agreed on beyond the dictionary (UW-10)."""
    obscene: bool = False
    check: Literal["dictionary", "vote"] = "dictionary"
    """How a word is judged (UW-G17, UW-G24)."""
    turn_ms: int | None = 120_000
    respond_ms: int = 15_000
    vote_ms: int = 30_000
    break_ms: int = 60_000
    """How long the count of a round is shown."""


def check_options(options: Options) -> None:
    """Raises `Illegal` for what the rules do not allow and `Unreadable` for what makes no sense."""
    if not 1 <= options.rules <= RULES:
        raise Unreadable("no-such-rules", rules=options.rules, newest=RULES)
    least, most = SEATS
    if not least <= options.seats <= most:
        raise Illegal("UW-G15", "seats", seats=options.seats, least=least, most=most)
    if options.dealer is not None and not 0 <= options.dealer < options.seats:
        raise Illegal("UW-G14", "no-such-seat", seat=options.dealer + 1)
    check_deck(options.deck)
    if not 1 <= options.target <= MOST_POINTS:
        raise Illegal("UW-08", "target", target=options.target, most=MOST_POINTS)
    if not 1 <= options.rounds <= MOST_ROUNDS:
        raise Illegal("UW-G13", "rounds", rounds=options.rounds, most=MOST_ROUNDS)
    if options.check == "vote" and options.seats < VOTERS:
        raise Illegal("UW-G24", "vote-of-two")
    if options.check == "vote" and (options.own_words or options.obscene):
        raise Illegal("UW-G24", "vote-needs-no-list")
    if len(options.own_words) > _MOST_OWN_WORDS:
        raise Unreadable("own-words-too-many", most=_MOST_OWN_WORDS)
    shortest, longest = LIMIT_MS
    limits = (options.respond_ms, options.turn_ms, options.vote_ms, options.break_ms)
    if any(limit is not None and not shortest <= limit <= longest for limit in limits):
        raise Unreadable("limit-out-of-range")


def read_options(raw: Mapping[str, Any]) -> Options:
    """Reads options as people write them: a deck by its name or as in its file, the table's own words in any case."""
    given = {"rules": RULES, **raw}
    deck = given.get("deck")
    if isinstance(deck, str):
        if deck not in decks():
            raise Unreadable("no-such-deck", deck=deck[:40], decks=", ".join(decks()))
        given["deck"] = decks()[deck]
    elif isinstance(deck, Mapping) and isinstance(deck.get("letters", {}), Mapping):
        given["deck"] = read_deck(str(deck.get("id", deck.get("title", "own")))[:40], deck)
    try:
        options: Options = msgspec.convert(given, Options, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("options", why=mismatch(given, Options, strict=False)) from None
    check_options(options)
    position = options.position
    return options.but(
        own_words=tuple(normalise(word, "ru") for word in options.own_words),
        position=None if position is None else read_position(position, options.deck, options.seats),
    )


def word_rules(options: Options) -> Mapping[Why, str]:
    """Which rule a dictionary's verdict is based on."""
    return _NOUNS if options.words == "nouns" else _ALL


def word_policy(options: Options) -> WordPolicy | None:
    """The dictionary that these options ask for; None for a table that votes."""
    if options.check == "vote":
        return None
    return WordPolicy(
        kind="nouns" if options.words == "nouns" else "forms",
        plural="usual",  # UW-11: НОЖНИЦЫ, and ЛЫЖИ too
        yo="lenient",  # UW-G19: an Е card may stand for Ё
        min_length=SHORTEST_WORD,
        jargon=True,  # jargon nouns are common nouns too
        obscene=options.obscene,
        extra=options.own_words,
    )
