"""What a Scrabble table can agree on (SM-69: variants only by consent of all)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.core.words import WordPolicy
from slovoteka.games.scrabble.editions import (
    RACK,
    SIZE,
    Board,
    EditionName,
    Layout,
    TileSet,
    boards,
    check_board,
    check_names,
    check_tile_set,
    editions,
    read_board,
    read_tile_set,
    tile_sets,
)
from slovoteka.games.scrabble.letters import read_rack
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.games.scrabble.position import Position, read_cgp
from slovoteka.games.scrabble.rule_ids import BOOKS, Book
from slovoteka.lexicon.alphabet import fold, normalise

Mode = Literal["standard", "solitaire", "duplicate", "reverse", "bingo"]

MOST_SEATS: Final[Mapping[Mode, int]] = {"standard": 4, "solitaire": 1, "duplicate": 5_000, "reverse": 4, "bingo": 50}
LEAST_SEATS: Final[Mapping[Mode, int]] = {"standard": 2, "solitaire": 1, "duplicate": 1, "reverse": 2, "bingo": 1}
_SEATS_RULES: Final[Mapping[Mode, str]] = {
    "solitaire": "SM-88",
    "duplicate": "SM-91",
    "reverse": "SM-76",
    "bingo": "SM-81",
}
RULES: Final = 2
"""The current version of the rules. Options that were stored before the second one have no `rules`."""
JACKS: Final = 5  # SM-72: letters of the first word
VOTERS: Final = 3
"""A vote of two people would always be a tie."""
SCORELESS_TURNS: Final = (0, 100)
LIMIT_MS: Final = (0, 86_400_000)
_MOST_WORDS: Final = 5_000
"""A limit for a table's own words, because they are part of every record."""


class Options(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rules: int = 1
    """The version of the rules. `read_options` sets the current one; a match goes on by the rules it began with."""
    seats: int = 2
    edition: EditionName = "mattel"
    mode: Mode = "standard"
    first: int | None = None
    """Which seat moves first, from 0. If it is not given, the players draw for it (SM-08, SU-03)."""

    board: Board = msgspec.field(default_factory=lambda: boards()["standard"])
    tiles: TileSet = msgspec.field(default_factory=lambda: tile_sets()["ru"])
    centre_doubles: bool = True
    """Whether the centre is a double-word square (SM-34, SU-51)."""

    words: Literal["auto", "challenge", "vote"] = "auto"
    """`auto`: words are looked up at once; `challenge`: when an opponent challenges; `vote`: the table votes."""
    four_tries: bool = False
    """The fourth wrong word of a turn passes the turn: a house rule for rated tables with `auto` (SM-G30)."""
    penalty: Literal["none", "turn", "five", "ten"] = "none"
    """What a challenge of good words costs (SM-G3, SU-G3)."""
    dictionary: Literal["forms", "nouns"] = "forms"
    yo: Literal["lenient", "strict"] = "lenient"
    """Whether an Е tile may stand for Ё (SM-G10)."""
    obscene: bool = False
    own_words: tuple[str, ...] = ()
    """Words the table has agreed on beyond the dictionary (SM-20)."""

    declare: bool = False
    """Players announce their points themselves; a wrong sum is shown and corrected (SM-32, SU-08)."""
    reusable_blanks: bool = False
    theme: str = ""
    """The agreed theme (SM-71). If `theme_words` is empty, opponents vote on the words that a player claims."""
    theme_words: tuple[str, ...] = ()
    jacks: bool = False
    """The first word has five letters or more (SM-72)."""
    two_bags: bool = False
    restricted_exchange: bool = False
    """No exchange with six or fewer tiles in the bag (SM-87)."""
    scoreless_turns: int = 6
    """The game ends after so many turns in a row without points, for each seat. 0 means never (SM-G23)."""
    solitaire: Literal["one-rack", "two-racks", "face-up"] = "one-rack"
    placed: Literal["sheets", "engine"] = "sheets"
    """In duplicate: whose best word goes on the board (SM-G29)."""
    position: str = ""
    """The board to begin with, as CGP. The reverse game needs one; the standard game may go on from one."""

    clock: Literal["move", "game"] = "move"
    """Whether time is limited for every move (SM-85) or for the whole game (SM-86)."""
    turn_ms: int | None = 300_000
    game_ms: int = 1_500_000
    overtime_ms: int = 600_000
    """How long a player may play on after the time is up, at 10 points a minute."""
    respond_ms: int = 15_000
    vote_ms: int = 30_000
    draw_ms: int = 15_000
    sheet_ms: int = 180_000
    """Time for a word in duplicate (SM-95) and for the two words of a bingo sheet."""
    mark_ms: int = 10_000
    """Time for a called letter in bingo."""

    @property
    def book(self) -> Book:
        return BOOKS[editions()[self.edition].book]

    @property
    def racks(self) -> int:
        """How many racks there are: two-rack solitaire has two for one seat (SM-89), duplicate one for all (SM-94)."""
        if self.mode == "solitaire":
            return 2 if self.solitaire == "two-racks" else 1
        return {"standard": self.seats, "duplicate": 1}.get(self.mode, 0)

    @property
    def two_racks(self) -> bool:
        """Whether one person plays both racks (SM-89)."""
        return self.racks > self.seats

    def seat_of(self, rack: int) -> int:
        """Who plays this rack."""
        return min(rack, self.seats - 1)

    def theme_test(self) -> Callable[[str], bool] | None:
        """A test for words on the theme, if there is a list of them. With lenient Ё it does not tell Е from Ё."""
        if not self.theme_words:
            return None
        spelt: Callable[[str], str] = fold if self.yo == "lenient" else str
        words = frozenset(map(spelt, self.theme_words))
        return lambda word: spelt(word) in words

    @property
    def counts_tries(self) -> bool:
        """Whether a wrong word is an act of its own, which is counted, and not a refusal (SM-G30)."""
        return self.four_tries and self.words == "auto"

    @property
    def marks_late(self) -> bool:
        """Whether a called letter that was missed in bingo may be crossed out later (SM-82)."""
        return self.rules > 1

    @property
    def votes_on_theme(self) -> bool:
        return bool(self.theme) and not self.theme_words

    @property
    def faces_up(self) -> bool:
        """Whether players choose their tiles instead of drawing them (SM-90)."""
        return self.mode == "solitaire" and self.solitaire == "face-up"

    def layout(self) -> Layout:
        return Layout(self.board, self.tiles, centre_doubles=self.centre_doubles)


# --- what goes together ---------------------------------------------------------------------------------------------

WITH_TURNS: Final[tuple[Mode, ...]] = ("standard", "solitaire")
ONLY_IN: Final[tuple[tuple[str, str, tuple[Mode, ...]], ...]] = (
    ("first", "SM-08", ("standard", "solitaire", "reverse")),
    ("words", "SM-22", WITH_TURNS),
    ("four_tries", "SM-G30", ("standard",)),
    ("penalty", "SM-G3", WITH_TURNS),
    ("declare", "SM-32", WITH_TURNS),
    ("reusable_blanks", "SM-70", WITH_TURNS),
    ("theme", "SM-71", WITH_TURNS),
    ("jacks", "SM-72", WITH_TURNS),
    ("two_bags", "SM-75", WITH_TURNS),
    ("restricted_exchange", "SM-87", WITH_TURNS),
    ("scoreless_turns", "SM-G23", WITH_TURNS),
    ("clock", "SM-86", WITH_TURNS),
    ("solitaire", "SM-88", ("solitaire",)),
    ("placed", "SM-97", ("duplicate",)),
    ("position", "SM-76", ("standard", "reverse")),
)
"""Options that only some modes have, and the rule behind each. In other modes they must keep their default."""


def check_options(options: Options) -> None:
    """Raises `Illegal` for what the rules do not allow and `Unreadable` for what makes no sense."""
    if not 1 <= options.rules <= RULES:
        raise Unreadable("no-such-rules", rules=options.rules, newest=RULES)
    _check_seats(options)
    check_board(options.board)
    check_tile_set(options.tiles)
    if options.tiles.language != tile_sets()[editions()[options.edition].tiles].language:
        raise Illegal("SU-G7", "language-of-edition", language=options.tiles.language, edition=options.edition)
    _check_switches(options)
    if len(options.tiles.tiles) < RACK * options.racks:
        raise Illegal(options.book.rack, "tiles-for-racks", tiles=len(options.tiles.tiles), racks=options.racks)
    fewest, most = SCORELESS_TURNS
    if not fewest <= options.scoreless_turns <= most:
        raise Unreadable("scoreless-range")
    shortest, longest = LIMIT_MS
    limits = [getattr(options, name) for name in Options.__struct_fields__ if name.endswith("_ms")]
    if any(limit is not None and not shortest <= limit <= longest for limit in limits):
        raise Unreadable("limit-out-of-range")


def _check_seats(options: Options) -> None:
    least, most = LEAST_SEATS[options.mode], MOST_SEATS[options.mode]
    if not least <= options.seats <= most:
        rule = _SEATS_RULES.get(options.mode, options.book.seats)
        raise Illegal(rule, "seats", seats=options.seats, least=least, most=most)
    if options.first is not None and not 0 <= options.first < options.seats:
        raise Illegal(options.book.turn, "no-such-seat", seat=options.first + 1)


def _check_switches(options: Options) -> None:
    for name, rule, modes in ONLY_IN:
        if options.mode not in modes and getattr(options, name) != getattr(_usual(), name):
            raise Illegal(rule, "not-in-this-mode", option=name, mode=options.mode)
    if options.mode == "solitaire" and options.words != "auto":
        raise Illegal("SM-88", "nobody-to-challenge")
    if options.words == "vote" and options.seats < VOTERS:
        raise Illegal(options.book.challenge, "vote-of-two")
    if options.penalty != "none" and options.words == "auto":
        raise Illegal(options.book.penalty, "penalty-without-challenge")
    _check_theme(options)
    if options.two_bags and options.tiles.blanks > 2:
        raise Illegal("SM-75", "two-bags-blanks", blanks=options.tiles.blanks)
    if options.two_bags and options.faces_up:
        raise Illegal("SM-90", "bags-face-up")
    _check_position(options)


@cache
def _usual() -> Options:
    return Options()


def _check_theme(options: Options) -> None:
    check_names(options.theme)
    if options.theme_words and not options.theme:
        raise Illegal("SM-71", "theme-without-name")
    if options.theme and not options.theme_words and options.mode == "solitaire":
        raise Illegal("SM-G18", "theme-needs-opponents")


def _check_position(options: Options) -> None:
    if not options.position:
        if options.mode == "reverse":
            raise Illegal("SM-76", "reverse-needs-position")
        return
    position = read_cgp(options.position, options.tiles, options.book)
    if len(position.scores) not in (0, options.seats):
        raise Illegal("SM-76", "scores-for-seats", scores=len(position.scores), seats=options.seats)
    position.check_tiles(options.tiles)
    if options.mode == "standard":
        _check_beginning(options, position)
    elif position.is_empty:
        raise Illegal("SM-76", "reverse-empty-board")


def _check_beginning(options: Options, position: Position) -> None:
    """Checks that every seat will have tiles."""
    if options.two_bags:
        raise Illegal("SM-75", "position-two-bags")
    racks = position.racks_for(options.seats)
    bag = len(options.tiles.tiles) - len(faces_on(position.grid)) - len("".join(racks))
    unknown = racks.count("")
    if bag < RACK * (unknown - 1) + 1 and unknown:
        raise Illegal(options.book.rack, "position-no-tiles", left=bag)


# --- as a person writes them ----------------------------------------------------------------------------------------


def read_options(raw: Mapping[str, Any]) -> Options:
    """An edition brings its board and tiles along, unless the options give others, by name or in full."""
    given = {"rules": RULES, **raw}
    edition = given.setdefault("edition", "mattel")
    if not isinstance(edition, str) or edition not in editions():
        raise Unreadable("no-such-edition", edition=str(edition)[:40], editions=", ".join(editions()))
    usual = editions()[edition]
    given.setdefault("centre_doubles", usual.centre_doubles)
    if given.get("mode") == "solitaire":
        given.setdefault("seats", 1)
    given["board"] = _named(given.get("board", usual.board), boards(), read_board)
    given["tiles"] = _named(given.get("tiles", usual.tiles), tile_sets(), read_tile_set)
    try:
        options: Options = msgspec.convert(given, Options, strict=False)
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise Unreadable("options", why=mismatch(given, Options, strict=False)) from None
    if max(len(options.own_words), len(options.theme_words)) > _MOST_WORDS:
        raise Unreadable(
            "too-many-things", count=max(len(options.own_words), len(options.theme_words)), most=_MOST_WORDS
        )
    check_options(options)
    language = options.tiles.language
    return options.but(
        own_words=tuple(normalise(word, language) for word in options.own_words),
        theme_words=tuple(read_rack(normalise(word, language)) for word in options.theme_words),
    )


def _named(value: Any, known: Mapping[str, Any], read: Callable[[Mapping[str, Any]], Any]) -> Any:
    if isinstance(value, str):
        if value not in known:
            raise Unreadable("no-such-set", name=value[:40], names=", ".join(known))
        return known[value]
    return read(value) if isinstance(value, Mapping) else value


def word_policy(options: Options) -> WordPolicy | None:
    """The dictionary that these options ask for; None for a table that votes."""
    if options.words == "vote":
        return None
    language = options.tiles.language
    return WordPolicy(
        language=language,
        kind=options.dictionary,
        yo="strict" if language == "uk" else options.yo,
        min_length=2,
        max_length=SIZE,
        jargon=options.dictionary == "nouns",  # jargon nouns are common nouns too; no book of Scrabble bars them
        obscene=options.obscene,
        extra=options.own_words,
    )
