"""What the engine would do in a position that somebody has set up."""

from collections.abc import Callable
from typing import Any, Final

from slovoteka.core.dealer import Dealer
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Game, Window
from slovoteka.core.kind import GameKind, Midway
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.oracles import Silence
from slovoteka.plugins.discovery import manifest_of
from slovoteka.review.model import Advice, Depth

_ANY_SEED: Final = b"\0" * 32
"""The seed for what a position leaves open. Any seed will do, because the player who is advised does not see it."""


class Analysis(Value, frozen=True, kw_only=True):
    game: str
    options: Any
    """All options, with the position as the game reads it. Another table can begin with them."""
    seat: int
    """The seat that decides."""
    window: str
    """The kind of the window that asks it."""
    public: Any
    private: Any
    """That seat's private view."""
    advice: Advice


def games() -> tuple[str, ...]:
    """Games in which a position can be set up and analysed."""
    return tuple(name for name, kind in registry.GAMES.items() if kind.midway is not None and _has_adviser(name))


def _has_adviser(game: str) -> bool:
    return manifest_of(game).adviser is not None


def _adviser(kind: GameKind) -> Callable[[Situation, Depth], Advice]:
    manifest = manifest_of(kind.info.id)
    if manifest.adviser is None:
        raise _no_such(kind)
    advise: Callable[[Situation, Depth], Advice] = manifest.load(manifest.adviser)
    return advise


def _no_such(kind: GameKind) -> Unreadable:
    return Unreadable("analysis-no-game", game=kind.info.id[:40], games=", ".join(games()))


def analyse(kind: GameKind, options: Any, depth: Depth) -> Analysis:
    """Raises what `set_up` raises."""
    situation = set_up(kind, options)
    return analysis_of(kind, situation, _adviser(kind)(situation, depth))


def analysis_of(kind: GameKind, situation: Situation, advice: Advice) -> Analysis:
    return Analysis(
        game=kind.info.id,
        options=situation.options,
        seat=situation.seat,
        window=situation.window.kind,
        public=situation.public,
        private=situation.private,
        advice=advice,
    )


def set_up(kind: GameKind, options: Any) -> Situation:
    """The situation of the seat that decides first. Raises `Unreadable` if there is nothing to decide."""
    if kind.midway is None:
        raise _no_such(kind)
    if not kind.midway.is_set_up(options):
        raise Unreadable("analysis-no-position")
    game = kind.rules.make(options, Silence())
    state = _dealt(game)
    window = _decision(game, state, kind.midway)
    seat = window.seats[0]
    return Situation(
        seat=seat,
        options=options,
        window=window,
        public=game.public(state),
        private=game.private(state, seat),
        events=(),
    )


def _dealt(game: Game[Any, Any]) -> Any:
    state, dealer, counter = game.start(), Dealer(_ANY_SEED, ()), 0
    while (urn := game.chance(state)) is not None:
        state = game.apply_draw(state, dealer.draw(counter, urn.size), 0).state
        counter += 1
    return state


def _decision(game: Game[Any, Any], state: Any, midway: Midway) -> Window:
    for window in game.windows(state):
        if window.kind in midway.decided_in and window.seats:
            return window
    raise Unreadable("analysis-nothing-to-decide")
