"""Which move: the engine's choice, as far as the table's own terms let it stand.

The engine knows boards, tiles and points. It does not know of words that count more on a theme, of first words that
must be long, of words that were struck and of words that a bot does not believe in. So its moves are gone through from
the best on, and the first that the table and the bot can live with is taken.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import chain, islice
from typing import Any, Final

from slovoteka.bots.scrabble.known_position import Terms
from slovoteka.bots.scrabble.player import Player
from slovoteka.bots.scrabble.vocabulary import engine_for
from slovoteka.core import piles
from slovoteka.core.value import Value
from slovoteka.engine.engine import EXCHANGE, PASS, PLAY, POINT, Engine
from slovoteka.engine.matches import Player as EnginePlayer
from slovoteka.engine.matches import Seen
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.book import MATTEL
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.plays import THEME_BONUS, fit

_COMPARED: Final = 12
"""Moves that are told apart when one is chosen: enough to say why."""
_PATIENCE: Final = 2
_GRACE_MS: Final = 1_000
"""Decisions go by numbers, so that they are the same wherever they are made. Only on a very busy machine does the clock
cut one short: after so many budgets and a little more, just before whoever has asked would give up."""
_WIDE: Final = 1_000
"""Moves gone through where the table has terms of its own: far more than a person looks at."""


class MoveChoice(Value, frozen=True, kw_only=True):
    """A move that can be made. A word to lay, tiles to give back, or neither: a pass."""

    laid: FoundMove | None = None
    given: str = ""
    kept: str
    """The tiles that stay on the rack."""
    points: int = 0
    """As the table counts it, theme included."""
    wins: float = 0.0
    """The share of games won after it, if any were played out."""
    samples: int = 0
    is_proved: bool = False
    """Whether all was looked at until the end of the game."""

    @property
    def word(self) -> str:
        return "" if self.laid is None else self.laid.fitted.words[0]


class Thought(Value, frozen=True, kw_only=True):
    ranked: tuple[MoveChoice, ...]
    """The best first; none where nothing is to be done but to pass."""
    dearest: MoveChoice | None
    """What brings most at once."""
    weighs_leaves: bool
    """Whether the tiles that stay had a say."""


class Chooser:
    def __init__(self, player: Player) -> None:
        self._player = player
        words, search = player.half_known or player.words, player.skill.search
        self._engine = engine_for(words, player.options, with_leaves=search.with_leaves)
        self._plain = engine_for(words, player.options, with_leaves=False)
        self._on_theme = player.options.theme_test()

    @property
    def weighs_leaves(self) -> bool:
        """Whether it can tell which tiles are worth keeping."""
        return self._engine.has_leaves

    def think(self, seen: Seen, terms: Terms, budget_ms: int) -> Thought:
        """`seen.others` may be empty: then nobody else plays, or what they hold is not known."""
        if self._on_theme is not None:
            ranked: Iterable[MoveChoice] = self._with_theme(seen, terms, self._on_theme)
        elif seen.others:
            ranked = chain(self._played_out(seen, terms, budget_ms), self._at_sight(seen, terms, self._engine))
        else:
            ranked = self._at_sight(seen, terms, self._engine)
        dearest = next((choice for choice in self._at_sight(seen, terms, self._plain) if choice.laid), None)
        compared = tuple(islice(ranked, _COMPARED)) or ((dearest,) if dearest else ())
        return Thought(ranked=compared, dearest=dearest, weighs_leaves=self.weighs_leaves and seen.bag > 0)

    # --- in which order ---------------------------------------------------------------------------------------------

    def _played_out(self, seen: Seen, terms: Terms, budget_ms: int) -> Iterator[MoveChoice]:
        search = self._player.skill.search_within(budget_ms)
        if not search.iterations:  # it takes the first anyway; the others are there to be compared with
            search = search.but(candidates=_COMPARED)
        longest_ms = _PATIENCE * budget_ms + _GRACE_MS
        thinker = EnginePlayer(self._engine, search.but(max_ms=longest_ms))
        for looked_at in thinker.think(seen, self._seed(seen)):
            yield from self._choice(seen, terms, looked_at["move"], looked_at)

    def _at_sight(self, seen: Seen, terms: Terms, engine: Engine) -> Iterator[MoveChoice]:
        """By points and what stays, as long as anything will be drawn to it."""
        engine = engine if seen.bag else self._plain
        most = seen.exchange_most if engine.has_leaves else 0
        for move in engine.best(seen.grid, seen.rack, _WIDE, exchange_most=most):
            yield from self._choice(seen, terms, move)

    def _with_theme(self, seen: Seen, terms: Terms, on_theme: Callable[[str], bool]) -> Iterator[MoveChoice]:
        engine = self._engine if seen.bag else self._plain
        most = seen.exchange_most if engine.has_leaves else 0
        worths = []
        for move in engine.best(seen.grid, seen.rack, _WIDE, exchange_most=most):
            for choice in self._choice(seen, terms, move):
                words = choice.laid.fitted.words if choice.laid else ()
                bonus = THEME_BONUS * sum(map(on_theme, words))
                worth = int(move["equity"]) + POINT * bonus
                worths.append((worth, choice.but(points=choice.points + bonus)))
        return (choice for _, choice in sorted(worths, key=lambda pair: -pair[0]))

    def _seed(self, seen: Seen) -> int:
        """The same for the same bot in the same situation."""
        digest = blake2b(f"{self._player.seed} {seen.grid} {seen.rack}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "little")

    # --- what can stand ---------------------------------------------------------------------------------------------

    def _choice(self, seen: Seen, terms: Terms, move: Any, looked_at: Any = None) -> Iterator[MoveChoice]:
        """The move as a value, if it can be made."""
        known: dict[str, Any] = {}
        if looked_at is not None:
            wins, samples, proved = (looked_at[name].item() for name in ("wins", "samples", "proved"))
            known = {"wins": wins, "samples": samples, "is_proved": bool(proved)}
        if move["kind"] == PLAY:
            laid = self._laid(seen.grid, move, terms)
            if laid is not None:
                kept = piles.remove(seen.rack, laid.fitted.used)
                yield MoveChoice(laid=laid, kept=kept, points=laid.score, **known)
        elif move["kind"] == EXCHANGE:
            given = self._engine.given_back(move)
            yield MoveChoice(given=given, kept=piles.remove(seen.rack, given), **known)
        elif move["kind"] == PASS and known.get("samples"):
            yield MoveChoice(kept=seen.rack, **known)

    def _laid(self, grid: str, move: Any, terms: Terms) -> FoundMove | None:
        if move["length"] < terms.shortest:
            return None
        fitted = fit(grid, (int(move["start"]), bool(move["down"])), self._engine.word(grid, move), MATTEL)
        if not terms.struck.isdisjoint(fitted.words):
            return None
        if self._player.half_known is not None and not all(map(self._player.beliefs.holds, fitted.words)):
            return None
        return FoundMove(Play(fitted.at, fitted.tiles), fitted, int(move["score"]))
