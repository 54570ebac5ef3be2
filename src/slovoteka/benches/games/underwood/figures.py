"""Measurements of «Ундервуд» with the real dictionary, for `slovoteka bench underwood`."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from slovoteka.benches.lexicon import Measurement
from slovoteka.bots.bot import Situation
from slovoteka.bots.underwood import make
from slovoteka.bots.underwood.player import Player
from slovoteka.core.game import Window
from slovoteka.games.underwood.actions import Turn
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import HAND, Options
from slovoteka.games.underwood.rules import Underwood
from slovoteka.games.underwood.spelling import LaidWord, read_word
from slovoteka.games.underwood.state import Stage, State
from slovoteka.match.oracles import open_oracle

_IN_HAND: Final = 15
_ON_TAPE: Final = 12
_POSITIONS: Final = 20
_TIMES: Final = 50
_LIMIT_MS: Final = 150
"""The time that the master may take at such a table."""
_HANDS: Final = {"letters only": "", "two Underwoods": "??", "Underwoods, prizes, swaps": "??①⑨⑩"}


def measure() -> list[Measurement]:
    options: Options = KIND.rules.read_options({"dealer": 1})
    oracle, _ = open_oracle(KIND, options)
    game = Underwood(options, oracle)
    master = make("master", options, 1)
    _decide(game, options, master, next(_tables(game, options, "")))  # warms up: opens the dictionary and loads arrays
    found = []
    for name, cards in _HANDS.items():
        took = [_decide(game, options, master, state)[1] * 1e3 for state in _tables(game, options, cards)]
        found.append(Measurement(f"master, hand 15, tape 12, {name}: median", median(took), "ms", _LIMIT_MS))
        found.append(Measurement(f"master, hand 15, tape 12, {name}: slowest", max(took), "ms", None))
    return [*found, *_checks(game, options, master)]


def _tables(game: Underwood, options: Options, cards: str) -> Iterator[State]:
    """Turns in which the player holds these cards among others, from fixed shuffles."""
    words = tuple((LaidWord(read_word(word)),) for word in ("К*ОТ", "Д*ОМ")) if len(cards) > 2 else ((), ())
    for seed in range(_POSITIONS):
        letters = list(letters_in(options.deck.cards))
        Random(seed).shuffle(letters)  # noqa: S311  positions to measure with
        held = _IN_HAND - len(cards)
        hand, tape, other = letters[:held], letters[held : held + _ON_TAPE], letters[-HAND:]
        yield game.start().but(
            stage=Stage.TURN,
            hands=("".join(sorted([*hand, *cards])), "".join(sorted(other))),
            tape="".join(tape),
            words=words,
            deck="".join(sorted(letters[held + _ON_TAPE : -HAND])),
        )


def _decide(game: Underwood, options: Options, master: Player, state: State) -> tuple[Turn, float]:
    """The master's turn without exchanging prize cards, and its time."""
    # Without cards to exchange for, the decision is the turn itself.
    public = game.public(state).but(deck_left=0)
    situation = Situation(
        seat=0, options=options, window=_window(game, state), public=public, private=game.private(state, 0), events=()
    )
    began = perf_counter()
    turn = master.decision(situation).action
    took = perf_counter() - began
    if not isinstance(turn, Turn):
        raise AssertionError(turn)
    return turn, took


def _checks(game: Underwood, options: Options, master: Player) -> Iterator[Measurement]:
    """What a client asks for after every moved card."""
    state = next(_tables(game, options, _HANDS["two Underwoods"]))
    turn, _ = _decide(game, options, master, state)
    half = turn.but(tape=None)
    window = _window(game, state)
    game.check(state, 0, window, turn, 0)  # warms up: loads the explanations of words
    began = perf_counter()
    for _ in range(_TIMES):
        game.check(state, 0, window, turn, 0)
    checked = perf_counter()
    for _ in range(_TIMES):
        game.draft(state, 0, half)
    drafted = perf_counter()
    yield Measurement("check of a whole turn", (checked - began) / _TIMES * 1e6, "µs", None)
    yield Measurement("draft of a half-built turn", (drafted - checked) / _TIMES * 1e6, "µs", None)


def _window(game: Underwood, state: State) -> Window:
    return game.windows(state)[0]
