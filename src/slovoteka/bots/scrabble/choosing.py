"""Chooses a move: the engine's choice, as far as the table's options allow.

The engine knows boards, tiles and points. It does not know about theme bonuses, long first words, words that were
struck, or words that a bot does not believe in. So its moves are checked from the best on, and the first possible one
is taken.
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
from slovoteka.engine.engine import EXCHANGE, PASS, PLAY, POINT, Moves
from slovoteka.engine.matches import EnginePlayer, Seen
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.plays import THEME_BONUS, fit
from slovoteka.games.scrabble.rule_ids import MATTEL

_COMPARED: Final = 12
"""How many moves are compared, which is enough to give a reason."""
_PATIENCE: Final = 2
_GRACE_MS: Final = 1_000
"""Decisions are limited by numbers of steps, so that they are the same on every machine. The clock cuts one short only
on a very busy machine: after this many budgets plus the grace time, just before the caller would give up."""
_WIDE: Final = 1_000
"""How many moves are checked if the table has special options."""


class MoveChoice(Value, frozen=True, kw_only=True):
    """A possible move: a word to lay, tiles to exchange, or a pass if it has neither."""

    laid: FoundMove | None = None
    given: str = ""
    kept: str
    """The tiles that stay on the rack."""
    points: int = 0
    """Points as the table counts them, with the theme bonus."""
    wins: float = 0.0
    """The share of simulated games won after this move, if there were any."""
    samples: int = 0
    is_proved: bool = False
    """Whether the search reached the end of the game in all variations."""

    @property
    def word(self) -> str:
        return "" if self.laid is None else self.laid.fitted.words[0]


class Thought(Value, frozen=True, kw_only=True):
    ranked: tuple[MoveChoice, ...]
    """The best first; empty if only a pass is left."""
    dearest: MoveChoice | None
    """The move with the most points."""
    weighs_leaves: bool
    """Whether the tiles left on the rack were considered."""


class Chooser:
    def __init__(self, player: Player) -> None:
        self._player = player
        words, search = player.half_known or player.words, player.skill.search
        self._engine = engine_for(words, player.options, with_leaves=search.with_leaves)
        self._plain = engine_for(words, player.options, with_leaves=False)
        self._on_theme = player.options.theme_test()

    @property
    def weighs_leaves(self) -> bool:
        """Whether it knows which tiles are worth keeping."""
        return self._engine.has_leaves

    def think(self, seen: Seen, terms: Terms, budget_ms: int) -> Thought:
        """Ranks moves. `seen.others` is empty if nobody else plays or if their racks are unknown."""
        if self._on_theme is not None:
            ranked: Iterable[MoveChoice] = self._with_theme(seen, terms, self._on_theme)
        elif seen.others:
            ranked = chain(self._played_out(seen, terms, budget_ms), self._at_sight(seen, terms))
        else:
            ranked = self._at_sight(seen, terms)
        dearest = next((choice for choice in self._by_points(seen, terms) if choice.laid), None)
        compared = tuple(islice(ranked, _COMPARED)) or ((dearest,) if dearest else ())
        return Thought(ranked=compared, dearest=dearest, weighs_leaves=self.weighs_leaves and seen.bag > 0)

    # --- in which order ---------------------------------------------------------------------------------------------

    def _played_out(self, seen: Seen, terms: Terms, budget_ms: int) -> Iterator[MoveChoice]:
        search = self._player.skill.search_within(budget_ms)
        if not search.iterations:  # the first one is taken anyway; the others are for comparison
            search = search.but(candidates=_COMPARED)
        longest_ms = _PATIENCE * budget_ms + _GRACE_MS
        thinker = EnginePlayer(self._engine, search.but(max_ms=longest_ms))
        for looked_at in thinker.think(seen, self._seed(seen)):
            yield from self._choice(seen, terms, looked_at["move"], looked_at)

    def _at_sight(self, seen: Seen, terms: Terms) -> Iterator[MoveChoice]:
        """Ranks by points and by what stays: by the leave, or by the tiles left at the end."""
        for move in self._best(seen):
            yield from self._choice(seen, terms, move)

    def _by_points(self, seen: Seen, terms: Terms) -> Iterator[MoveChoice]:
        for move in self._plain.best(seen.grid, seen.rack, _WIDE):
            yield from self._choice(seen, terms, move)

    def _with_theme(self, seen: Seen, terms: Terms, on_theme: Callable[[str], bool]) -> Iterator[MoveChoice]:
        worths = []
        for move in self._best(seen):
            for choice in self._choice(seen, terms, move):
                words = choice.laid.fitted.words if choice.laid else ()
                bonus = THEME_BONUS * sum(map(on_theme, words))
                worth = int(move["equity"]) + POINT * bonus
                worths.append((worth, choice.but(points=choice.points + bonus)))
        return (choice for _, choice in sorted(worths, key=lambda pair: -pair[0]))

    def _best(self, seen: Seen) -> Moves:
        if seen.bag == 0 and self._player.skill.search.counts_end:
            return self._plain.best(seen.grid, seen.rack, _WIDE, others_at_end=len(seen.others))
        most = seen.exchange_most if self._engine.has_leaves else 0
        return self._engine.best(seen.grid, seen.rack, _WIDE, exchange_most=most)

    def _seed(self, seen: Seen) -> int:
        """The same seed for the same bot in the same situation."""
        digest = blake2b(f"{self._player.seed} {seen.grid} {seen.rack}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "little")

    # --- what can stand ---------------------------------------------------------------------------------------------

    def _choice(self, seen: Seen, terms: Terms, move: Any, looked_at: Any = None) -> Iterator[MoveChoice]:
        """Yields the move as a value, if it is possible."""
        known: dict[str, Any] = {}
        if looked_at is not None:
            wins, samples, proved = (looked_at[name].item() for name in ("wins", "samples", "proved"))
            known = {"wins": wins, "samples": samples, "is_proved": bool(proved)}
        if move["kind"] == PLAY:
            laid = self._laid(seen.grid, move, terms)
            if laid is not None and self._is_seen(seen, laid):
                kept = piles.remove(seen.rack, laid.fitted.used)
                yield MoveChoice(laid=laid, kept=kept, points=laid.score, **known)
        elif move["kind"] == EXCHANGE:
            given = self._engine.given_back(move)
            yield MoveChoice(given=given, kept=piles.remove(seen.rack, given), **known)
        elif move["kind"] == PASS and known.get("samples"):
            yield MoveChoice(kept=seen.rack, **known)

    def _is_seen(self, seen: Seen, laid: FoundMove) -> bool:
        sight = self._player.skill.sight
        position = f"{seen.grid} {seen.rack} {laid.play.at}"
        return sight is None or sight.sees(self._player.seed, position, laid.fitted.words[0])

    def _laid(self, grid: str, move: Any, terms: Terms) -> FoundMove | None:
        if move["length"] < terms.shortest:
            return None
        fitted = fit(grid, (int(move["start"]), bool(move["down"])), self._engine.word(grid, move), MATTEL)
        if not terms.struck.isdisjoint(fitted.words):
            return None
        if self._player.half_known is not None and not all(map(self._player.beliefs.holds, fitted.words)):
            return None
        return FoundMove(Play(fitted.at, fitted.tiles), fitted, int(move["score"]))
