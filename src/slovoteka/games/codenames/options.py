"""What a table of «Кодовые имена» can agree on."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.games.codenames.clues import ClueJudge
from slovoteka.games.codenames.deck import (
    LONGEST_NAME,
    Deck,
    check_cognates,
    check_deck,
    default_deck,
    has_our_words,
    is_ours,
    read_deck,
)
from slovoteka.games.codenames.position import Position, read_position
from slovoteka.lexicon.clues import ClueAllowances

if TYPE_CHECKING:
    from slovoteka.lexicon.judge import Judge

Form = Literal["teams", "coop", "three"]

SEATS: Final[Mapping[Form, tuple[int, int]]] = {"teams": (4, 12), "coop": (2, 12), "three": (3, 3)}
_SEATS_RULE: Final[Mapping[Form, str]] = {"teams": "CN-02", "coop": "CN-90", "three": "CN-100"}
_FORM_OF: Final[Mapping[int, Form]] = {2: "coop", 3: "three"}
"""The form for this many people, unless they choose another."""
MOST_GAMES: Final = 20
LIMIT_MS: Final = (1_000, 86_400_000)
RESPOND_MS: Final = (0, 86_400_000)
"""May be 0, so that nobody waits for objections."""
_OWN: Final = "own"
"""The name of a deck that has none."""
GRACE_MS: Final = 20_000  # CN-G15
MISSED_TO_LOSE: Final = 3
"""How many turns in a row a team may miss. After that it counts as gone, so every match ends."""
RULES: Final = 3
"""The version of the rules that new matches are played by (docs/contract.md)."""
MOST_STRIKES: Final = 20
"""The greatest limit of strikes against the judge's finding that a table can set."""


class Options(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rules: int = 1
    """The version of the rules. What was stored before the second version lacks it; `read_options` sets RULES."""
    seats: int = 4
    form: Form = "teams"
    """Two teams, one team against the game (CN-90), or two captains with one guesser (CN-100)."""
    deck: Deck = msgspec.field(default_factory=default_deck)
    games: int = 1
    """Even games turn the same cards over (CN-48), odd games deal new ones."""
    captains: tuple[int, ...] = ()
    """The first captains, red first, counted from 0. If empty, the first player of each team (CN-03)."""
    rotate: bool = True
    """Whether every game has new captains (CN-48)."""
    position: Position | None = None
    """A given board: the match has one game, which begins there. The key is in it."""
    first: Literal["red", "blue"] | None = None
    """Who begins the first game. If not given, the key decides (CN-11)."""
    judge: Literal["warn", "block", "off"] = "warn"
    """What happens to a clue that the judge does not allow: a warning to its captain, a refusal, or nothing."""
    strike_vote: bool = True
    """Whether a large table votes on a clue that a captain strikes against the judge's finding (CN-G19)."""
    bots: tuple[int, ...] = ()
    """Seats in which no person sits. The host sets it when a match begins; nobody chooses it."""
    strikes_most: int = 3
    """How often in a game a captain may strike what the judge allows (CN-G20). 0 means without limit."""
    compounds: bool = False
    names: bool = False
    abbreviations: bool = False
    homophones: bool = False
    rhymes: bool = False
    timer: Literal["sand", "strict", "none"] = "sand"
    """A sand timer that anybody may turn (CN-57), limits for every turn (CN-59), or neither."""
    sand_ms: int = 60_000
    clue_ms: int = 120_000
    guess_ms: int = 180_000
    idle_ms: int = 1_800_000
    """The limit where limits are not strict. After it, players count as absent."""
    respond_ms: int = 8_000
    """How long the other team may think about an objection before guessing begins."""
    decide_ms: int = 60_000
    """Time for short decisions: whisper, objection, vote, penalty, a cover for the enemy."""
    break_ms: int = 120_000
    """How long the key is shown between two games."""

    @property
    def machines(self) -> frozenset[int]:
        """Seats that neither vote nor count for a vote (CN-G19). By earlier rules all did."""
        return frozenset(self.bots) if self.rules > 2 else frozenset()

    @property
    def agreements(self) -> ClueAllowances:
        return ClueAllowances(
            compounds=self.compounds,
            names=self.names,
            abbreviations=self.abbreviations,
            homophones=self.homophones,
            rhymes=self.rhymes,
        )


def check_options(options: Options) -> None:
    """Raises `Illegal` for what the rules do not allow and `Unreadable` for what makes no sense."""
    if not 1 <= options.rules <= RULES:
        raise Unreadable("no-such-rules", rules=options.rules, newest=RULES)
    least, most = SEATS[options.form]
    if not least <= options.seats <= most:
        raise Illegal(_SEATS_RULE[options.form], "seats", seats=options.seats, least=least, most=most)
    if not 1 <= options.games <= MOST_GAMES:
        raise Unreadable("codenames-games", games=options.games, most=MOST_GAMES)
    if not 0 <= options.strikes_most <= MOST_STRIKES:
        raise Unreadable("codenames-strikes", strikes=options.strikes_most, most=MOST_STRIKES)
    if options.form == "coop" and options.first == "blue":
        raise Illegal("CN-92", "coop-begins")
    for seat in options.bots:
        if not 0 <= seat < options.seats:
            raise Illegal("CN-G19", "no-such-seat", seat=seat + 1)
    if options.position is not None:
        _check_beginning(options, options.position)
    _check_captains(options)
    check_deck(options.deck)
    limits = (options.sand_ms, options.clue_ms, options.guess_ms, options.idle_ms, options.decide_ms, options.break_ms)
    if not all(_is_within(LIMIT_MS, limit) for limit in limits) or not _is_within(RESPOND_MS, options.respond_ms):
        raise Unreadable("limit-out-of-range")


def _check_beginning(options: Options, position: Position) -> None:
    if options.games > 1:
        raise Illegal("CN-48", "position-one-game")
    if options.form == "coop" and (position.turn == "blue" or position.first == 1):
        raise Illegal("CN-92", "coop-begins")


def _is_within(bounds: tuple[int, int], number: int) -> bool:
    least, most = bounds
    return least <= number <= most


def _check_captains(options: Options) -> None:
    chosen = options.captains
    if not chosen:
        return
    for seat in chosen:
        if not 0 <= seat < options.seats:
            raise Illegal("CN-03", "no-such-seat", seat=seat + 1)
    if len(chosen) != (1 if options.form == "coop" else 2) or len(set(chosen)) != len(chosen):
        raise Illegal("CN-03", "captains-one-a-team")
    if options.form == "teams" and [seat % 2 for seat in chosen] != [0, 1]:
        raise Illegal("CN-03", "captains-one-a-team")


def read_options(raw: Mapping[str, Any]) -> Options:
    """Reads options as people write them. The form follows from the number of people; a deck may be text."""
    given = {"rules": RULES} | dict(raw)
    if "deck" in given:
        given["deck"] = _read_deck(given["deck"])
    if "form" not in given and isinstance(seats := given.get("seats"), int | str) and str(seats) in ("2", "3"):
        given["form"] = _FORM_OF[int(seats)]
    try:
        options: Options = msgspec.convert(given, Options, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("options", why=mismatch(given, Options, strict=False)) from None
    if "form" not in given:
        _check_any_form(options.seats)
    if options.position is not None:
        options = options.but(position=read_position(options.position))
    check_options(options)
    if isinstance(given.get("deck"), Mapping):  # a deck from text was checked already
        _check_own_deck(options.deck)
    return options


def _check_any_form(seats: int) -> None:
    """Refuses a number of seats that no form allows, when no form was chosen."""
    least, most = min(least for least, _ in SEATS.values()), max(most for _, most in SEATS.values())
    if not least <= seats <= most:
        raise Illegal("CN-02", "seats", seats=seats, least=least, most=most)


def _check_own_deck(deck: Deck) -> None:
    """Checks for cognates. The words of the package's own decks have none."""
    if not has_our_words(deck):
        check_cognates(deck, _judge().are_kin)


def _read_deck(deck: Any) -> Any:
    """Reads a deck that is given by name, as the text of a file, or as in a record."""
    if deck == default_deck().id:
        return default_deck()
    if isinstance(deck, str):
        raise Unreadable("no-such-deck", deck=deck[:40], decks=default_deck().id)
    if isinstance(deck, Mapping) and isinstance(text := deck.get("text"), str):
        name = str(deck.get("id", _OWN))[:LONGEST_NAME]
        # A file may have the name of the package's deck, and its table would then mislead people.
        return read_deck(text, _OWN if name == default_deck().id else name, _judge().are_kin)
    return deck


def seated(options: Options, bots: tuple[int, ...]) -> Options:
    """The options of a match in which bots have these seats. Earlier rules did not ask who is one."""
    return options.but(bots=bots if options.rules > 2 else ())


def renewed(options: Options) -> Options:
    """The same table by today's rules, and with today's deck if it was played with an earlier one of ours."""
    today = options.but(rules=RULES, bots=())
    return today.but(deck=default_deck()) if is_ours(options.deck) else today


def _judge() -> "Judge":
    from slovoteka.lexicon.judge import open_judge  # noqa: PLC0415  loaded when it is asked, not when games are listed

    return open_judge()


def judge_of(options: Options, _: object) -> Oracle:  # noqa: ARG001  whatever the table agreed on goes with each question
    """The oracle for the rules' questions about clues."""
    return ClueJudge()
