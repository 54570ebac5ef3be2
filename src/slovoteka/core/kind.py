"""The contract of a game, second half: everything that a host knows about a game, in parts.

Everything that a server, a terminal or a test needs to know about a game is a field here. They never look at fields of
its views, options or actions.
"""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.form import Form
from slovoteka.core.game import Game, Window
from slovoteka.core.oracle import Oracle, Question
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy


class GameInfo(Value, frozen=True, kw_only=True):
    """What a lobby, a test or the command line needs to know before a game is made."""

    id: str
    title: str
    """The name on the Russian box."""
    rulebooks: tuple[str, ...]
    """The prefixes of its rule ids."""
    seats_min: int
    seats_max: int
    seats_warn: int | None = None
    """With this many seats or more, people are warned that the game is less fun."""
    rules_version: int


class Types(Value, frozen=True, kw_only=True):
    """The types of a game's values, for encoding: Structs or tagged unions of them."""

    options: type
    state: Any
    action: Any
    event: Any
    public: Any
    """What everybody sees."""
    private: Any
    """What one seat sees in addition."""


class Rules(Value, frozen=True, kw_only=True):
    """How to make a game, and what else its rulebook decides."""

    make: Callable[[Any, Oracle], Game[Any, Any]]
    read_options: Callable[[Mapping[str, Any]], Any]
    """Reads options that a person wrote; names of decks become decks. Raises `Unreadable` or `Illegal`."""
    seats: Callable[[Any], int]
    """How many play with these options."""
    rulebook: Callable[[Any], str] | None = None
    """The prefix of the rulebook that these options use; None means always the first."""
    uninvited: Callable[[Any, int, Window], Illegal | None] = lambda _state, _seat, _window: None
    """The refusal with the rule by which a window does not invite a seat; None if the host refuses without a rule."""
    opens_hidden: Callable[[Any], bool] = lambda _event: False
    """Whether an event reveals something hidden. Such a move cannot be taken back."""
    questions: tuple[type[Question[Any]], ...] = ()
    """The game's own types of questions. The common questions about words need not be listed."""
    finder: Callable[[Any, Any], Oracle] | None = None
    """Makes the oracle for these questions from options and a dictionary."""


class Words(Value, frozen=True, kw_only=True):
    """What the host must know about the words of a game."""

    policy: Callable[[Any], WordPolicy | None] = lambda _options: None
    """The word policy of these options; None if the table votes or the game never looks words up."""
    rules: Callable[[Any], Mapping[Why, str]] = lambda _options: {}
    """The rule behind each reason of a verdict, with these options."""
    are_doubted: Callable[[Any], bool] = lambda _options: False
    """Whether words count until they are challenged. Then nobody may ask the dictionary before that."""
    judged_in: frozenset[str] = frozenset()
    """Kinds of windows in which players judge another player's word. A hint there would reveal the dictionary."""
    lookups_barred_by: str = "host"
    """The rule that forbids looking words up during such a game or a rated one."""

    def language(self, options: Any) -> str | None:
        """The language of the words; None if they are never looked up."""
        policy = self.policy(options)
        return None if policy is None else policy.language


class Scoreboard(Value, frozen=True):
    """Scores and places by seat while a match goes on."""

    scores: tuple[int, ...]
    places: tuple[int, ...] | None = None
    """1 is the best. None if the game does not give places before the end."""


class ReserveMoves(Value, frozen=True, kw_only=True):
    """How to choose a move, without thinking, for a bot that does not answer."""

    harmless: tuple[Any, ...] = ()
    """Actions that risk nothing. They are tried in this order before moves are searched for."""
    costly: tuple[type, ...] = ()
    """Types of actions that give something up without ending the turn. They are tried last."""


class Hosting(Value, frozen=True, kw_only=True):
    """What the host must know to run a match."""

    gone: Callable[[Any], tuple[int, ...]]
    """The seats that have left, from a state."""
    scoreboard: Callable[[Any], Scoreboard | None] = lambda _state: None
    """The scores and places that everybody may know, from a state; None if there are none."""
    reserve: ReserveMoves = ReserveMoves()
    insiders: Callable[[Any], tuple[int, ...]] | None = None
    """The seats that know a secret, from a state. While a match runs they write only to each other.

    The first of them has not left. The field is None if the game has no such secrets.
    """
    silenced_by: str = "host"
    """The rule that forbids them to write to others."""
    pointed_in: frozenset[str] = frozenset()
    """Kinds of windows in which people can point at things before anybody acts."""
    has_budget: Callable[[Any], bool] = lambda _options: False
    """Whether players have one time budget for the whole game. Then it cannot be played with days for each move."""
    options_for: Callable[[bool, bool], Mapping[str, Any]] = lambda _rated, _beginners: {}
    """Options that are set if a table is rated or for beginners."""
    seated: Callable[[Any, tuple[int, ...]], Any] = lambda options, _bots: options
    """The options of a match, from those that were agreed on and the seats of bots and programs when it begins.

    Only a game that asks people, not players, needs it. Who later stands in for a person is not told.
    """


class Choices(Value, frozen=True, kw_only=True):
    """What people can choose before a match."""

    variants: Mapping[str, Mapping[str, Any]]
    """The options of each variant. The laws are tested for every variant."""
    form: Form = Form()
    """The form for choosing options one by one."""
    seats_with_bots: int | None = None
    """The usual number of seats if one person plays against bots; None means as many as the options say."""
    renewed: Callable[[Any], Any] = lambda options: options
    """The options with today's rules, boards, decks and the like in place of those that once had the same name.

    By these a record is still found to be of the variant that it was played under.
    """
    labels: Callable[[Any], Mapping[str, str]] = lambda _options: {}
    """Extra columns for lists of results besides the variant, for example the edition of a box."""


class Notation(Value, frozen=True):
    """Reads and writes actions as people type them. `read` and `write` are inverse to each other; a law tests it."""

    read: Callable[[str], Any]
    """Raises `Unreadable`. Reads the words of every language."""
    write: Callable[[Any], str]
    """In Russian, as in records of other programs and in tests."""
    write_in: Callable[[Any, str], str] | None = None
    """In a language of the site; without it, as `write` does."""

    def written_in(self, written: str, language: str) -> str:
        """What somebody who reads this language should see. Lines that are no actions stay as they are."""
        try:
            return written if self.write_in is None else self.write_in(self.read(written), language)
        except Refusal:
            return written


class Help(Value, frozen=True, kw_only=True):
    """Help for a player before a move. It is made only from views, so it cannot reveal anything hidden."""

    preview: Callable[[Any, Oracle | None, Any, Any, int, Any], Any] | None = None
    """Says what an action would do, from options, oracle, public view, private view, seat and action.

    Without an oracle it says nothing about words. Returns None if there is nothing to say about the action yet. Raises
    the same refusal as `check` for an impossible action.
    """
    preview_type: Any = None
    """The type of previews: a Struct or a tagged union of them."""
    sentence: Callable[[Any, Any, str], str | None] = lambda _part, _action, _language: None
    """The sentence for a part of a preview, from the part, the action and a language; None if it has none.

    Verdicts on words are not passed here, because their sentences are the same in every game.
    """
    aid: Callable[[Any, Oracle, Any, Any, int], Any] | None = None
    """Shows beginners what they could do, from options, oracle, public view, private view and seat."""
    aid_type: Any = None


class RatedAs(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The category and the sides of a rated match."""

    category: str
    """The rating category. Players have a separate rating in each. Small letters and hyphens, in parts with dots."""
    sides: tuple[int, ...] = ()
    """The team of each seat; empty if everybody plays for themselves."""


class RatingCategories(Value, frozen=True, kw_only=True):
    """The rating categories of a game. A game without any cannot be rated."""

    rated_as: Callable[[Any], RatedAs | None] = lambda _options: None
    """The category of a rated match with these options; None if there are no opponents or the table has its own
    rules."""
    categories: Mapping[str, Mapping[str, Any]] = {}
    """All categories, each with the options of a table for it."""


class Midway(Value, frozen=True, kw_only=True):
    """Tables that begin in the middle of a game, by the option `position`."""

    position_of: Callable[[Any], Any]
    """The value of that option for a state, so that another match can begin there; None if none can."""
    is_set_up: Callable[[Any], bool]
    """Whether these options have a position."""
    decided_in: frozenset[str]
    """Kinds of windows in which the engine can give advice."""
    options: Mapping[str, Any] = {}
    """Other options that such a table must have."""


class GameKind(Value, frozen=True, kw_only=True):
    """Everything that the program knows about a game."""

    info: GameInfo
    types: Types
    rules: Rules
    hosting: Hosting
    choices: Choices
    notation: Notation
    words: Words = Words()
    help: Help = Help()
    rating: RatingCategories = RatingCategories()
    midway: Midway | None = None
    """None if a match always begins at the start."""
