"""The contract of a game, second half: all that a host knows of it, in parts that can each be read at once.

Whatever a server, a terminal or a test wants to know of a game is a field here. Nothing is asked of its views, options
or actions by name.
"""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.core.errors import Illegal
from slovoteka.core.form import Form
from slovoteka.core.game import Game, Window
from slovoteka.core.oracle import Oracle, Question
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy


class GameInfo(Value, frozen=True, kw_only=True):
    """What a lobby, a test or a command line needs to know before a game is made."""

    id: str
    title: str
    """The name on the Russian box."""
    rulebooks: tuple[str, ...]
    """Prefixes of its rule ids."""
    seats_min: int
    seats_max: int
    seats_warn: int | None = None
    """From this number of seats on a table is warned."""
    rules_version: int


class Types(Value, frozen=True, kw_only=True):
    """What the values of a game are encoded by: Structs, or tagged unions of them."""

    options: type
    state: Any
    action: Any
    event: Any
    public: Any
    """What everybody sees."""
    private: Any
    """What one seat sees beyond that."""


class Rules(Value, frozen=True, kw_only=True):
    """How a game is made, and what else its rulebook decides."""

    make: Callable[[Any, Oracle], Game[Any, Any]]
    read_options: Callable[[Mapping[str, Any]], Any]
    """Options out of what a person wrote: names of decks become decks; raises `Unreadable` or `Illegal`."""
    seats: Callable[[Any], int]
    """How many play with these options."""
    rulebook: Callable[[Any], str] | None = None
    """Which of its rulebooks lies on the table, by prefix; the first where nothing is said."""
    uninvited: Callable[[Any, int, Window], Illegal | None] = lambda _state, _seat, _window: None
    """Which rule says that a seat is not asked in a window; where there is none, the host refuses by itself."""
    opens_hidden: Callable[[Any], bool] = lambda _event: False
    """Whether an event shows something that was hidden: such a move cannot be taken back."""
    questions: tuple[type[Question[Any]], ...] = ()
    """What its rules may ask beyond single words: types of its own. Questions about words need no mention."""
    finder: Callable[[Any, Any], Oracle] | None = None
    """Makes what answers these, from options and dictionary."""


class Words(Value, frozen=True, kw_only=True):
    """What the host must know of the words of a game."""

    policy: Callable[[Any], WordPolicy | None] = lambda _options: None
    """Which dictionary these options ask for; None where the table votes, or no word is ever looked up."""
    rules: Callable[[Any], Mapping[Why, str]] = lambda _options: {}
    """Which rule a verdict on a word rests on, with these options."""
    are_doubted: Callable[[Any], bool] = lambda _options: False
    """Whether with these options a word stands until somebody doubts it: the dictionary speaks to nobody before."""
    judged_in: frozenset[str] = frozenset()
    """Kinds of windows in which players say whether a word of another exists: a hint there would be the dictionary."""
    lookups_barred_by: str = "host"
    """The rule by which words are not looked up during such a game, nor in a rated one."""


class Scoreboard(Value, frozen=True):
    """How a match stands while it goes on, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...] | None = None
    """1 is the best; None where the game does not say them before the end."""


class ReserveMoves(Value, frozen=True, kw_only=True):
    """What is played for a bot that does not answer, chosen without thought."""

    harmless: tuple[Any, ...] = ()
    """Actions by which nothing is risked, to be tried in this order before any move is looked for."""
    costly: tuple[type, ...] = ()
    """Types of actions that give something up and leave the turn to be made all the same: tried last."""


class Hosting(Value, frozen=True, kw_only=True):
    """What the host must know to lead a match."""

    gone: Callable[[Any], tuple[int, ...]]
    """Of a state: the seats that have left."""
    scoreboard: Callable[[Any], Scoreboard | None] = lambda _state: None
    """Of a state: how the match stands, as far as everybody may know it; None where there is nothing to say."""
    reserve: ReserveMoves = ReserveMoves()
    insiders: Callable[[Any], tuple[int, ...]] | None = None
    """Of a state: seats that know what the others must not be told. While a match runs they write only to each other.

    The first of them still sits there. None: in this game nobody ever does.
    """
    silenced_by: str = "host"
    """The rule that says so."""
    pointed_in: frozenset[str] = frozenset()
    """Kinds of windows in which people show each other what they think of, before anybody acts."""
    has_budget: Callable[[Any], bool] = lambda _options: False
    """Whether these options give a player one budget of time for the whole game: days for a move do not go with it."""
    options_for: Callable[[bool, bool], Mapping[str, Any]] = lambda _rated, _beginners: {}
    """Options that follow from what a table has agreed on with the host: whether it is rated, and for beginners."""


class Choices(Value, frozen=True, kw_only=True):
    """What people can choose before a match."""

    variants: Mapping[str, Mapping[str, Any]]
    """Named options to choose from; the laws are proved for each."""
    form: Form = Form()
    """How people are asked for options where they choose them one by one."""
    seats_with_bots: int | None = None
    """How many sit down where one person plays against bots and says nothing; None: as many as the options say."""
    labels: Callable[[Any], Mapping[str, str]] = lambda _options: {}
    """What lists of results tell of these options beside the variant, by column: the edition of a box and the like."""


class Notation(Value, frozen=True):
    """Actions as people type them. Each is the inverse of the other: a law."""

    read: Callable[[str], Any]
    """Raises `Unreadable`."""
    write: Callable[[Any], str]


class Help(Value, frozen=True, kw_only=True):
    """What a player can be shown before a move. It is made from views only, so it cannot tell what is hidden."""

    preview: Callable[[Any, Oracle | None, Any, Any, int, Any], Any] | None = None
    """What an action would bring: from options, oracle, public view, private view, seat and action.

    Without an oracle it says nothing of words. None for an action that there is nothing to say of yet. One that cannot
    stand at all is refused, as `check` refuses it.
    """
    preview_type: Any = None
    """The Struct, or tagged union of them, that a preview is."""
    sentence: Callable[[Any, Any, str], str | None] = lambda _part, _action, _language: None
    """What a part of a preview says to a person: from the part, the action and a language. None where it says nothing.

    Verdicts on words need no mention: their sentences are the same in every game.
    """
    aid: Callable[[Any, Oracle, Any, Any, int], Any] | None = None
    """What a beginner is shown of what could be done: from options, oracle, public view, private view and seat."""
    aid_type: Any = None


class RatedAs(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a rated match counts for."""

    category: str
    """Who is good at one is not thereby good at another. Small letters and hyphens, in parts with dots between."""
    sides: tuple[int, ...] = ()
    """In teams: whose side each seat is on. Empty: everybody for themselves."""


class Rating(Value, frozen=True, kw_only=True):
    """What matches count for. A game without it cannot be rated."""

    rated_as: Callable[[Any], RatedAs | None] = lambda _options: None
    """What a rated match with these options counts for; None where there is nobody to beat, or where the table has
    rules of its own."""
    categories: Mapping[str, Mapping[str, Any]] = {}
    """All that its matches can count for, each with options of a table for it."""


class Midway(Value, frozen=True, kw_only=True):
    """Tables that begin in the middle of a game, by the option `position`."""

    position_of: Callable[[Any], Any]
    """Of a state: what that option can hold, so that another game begins there; None where none could."""
    is_set_up: Callable[[Any], bool]
    """Of options: whether they say a position."""
    decided_in: frozenset[str]
    """Kinds of windows in which there is something to advise."""
    options: Mapping[str, Any] = {}
    """What else such a table must have chosen."""


class GameKind(Value, frozen=True, kw_only=True):
    """A game as hosts know it."""

    info: GameInfo
    types: Types
    rules: Rules
    hosting: Hosting
    choices: Choices
    notation: Notation
    words: Words = Words()
    help: Help = Help()
    rating: Rating = Rating()
    midway: Midway | None = None
    """None where a table always begins at the start."""
