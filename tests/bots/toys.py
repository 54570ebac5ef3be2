"""Small vocabularies and constructed tables, so that each decision can be followed by hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.forbidden import make_from
from slovoteka.bots.forbidden.player import Player
from slovoteka.core import piles
from slovoteka.core.game import Window
from slovoteka.games.forbidden.options import Options, read_options
from slovoteka.games.forbidden.state import PendingCall, Stage
from slovoteka.games.forbidden.views import Private, Public


class ToyVocabulary:
    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(words)

    def __contains__(self, word: str, /) -> bool:
        return word in self._words

    def fits(self, letters: str, *, min_length: int = 0) -> list[str]:
        held = Counter(letters)
        return [word for word in self._words if len(word) >= min_length and not Counter(word) - held]

    def any_fit_each(self, base: str, candidates: str, *, min_length: int = 0) -> list[bool]:
        return [bool(self.fits(base + letter, min_length=min_length)) for letter in candidates]


def bands(*words: str) -> list[ToyVocabulary]:
    """Four vocabularies, each with the words of those before it: words of a band are separated by spaces."""
    lists = [text.split() for text in words] + [[]] * (4 - len(words))
    return [ToyVocabulary(word for known in lists[: size + 1] for word in known) for size in range(4)]


def player(level: Level, words: Sequence[ToyVocabulary], seed: int = 1, **raw: Any) -> Player:
    return make_from(level, read_options(raw), seed, words, words[-1])


def situation(
    kind: str,
    *,
    conversation: str,
    hand: str = "ЩЩЩ",
    points: tuple[int, ...] = (0, 0),
    seat: int = 0,
    mover: int = 1,
    last_mover: int | None = 1,
    stage: Stage | None = None,
    events: Sequence[Any] = (),
    options: Options | None = None,
    pending: PendingCall | None = None,
    quiet_until_ms: int = 0,
    warned: str = "",
    deck_left: int = 40,
) -> Situation:
    """A table with these letters; the other cards are where nobody sees them."""
    table = options or read_options({"seats": len(points)})
    red = [letter for letter in conversation if letter in table.deck.red]
    stages = {"respond": Stage.RESPOND, "choose": Stage.CHOOSE, "doubt": Stage.DOUBT, "vote": Stage.VOTE}
    public = Public(
        stage=stage or stages.get(kind, Stage.TURN),
        game=1,
        conversation=conversation,
        window=piles.remove(table.deck.red, red),
        deck_left=deck_left,
        hand_sizes=(3,) * len(points),
        discards=("",) * len(points),
        common_discard="",
        points=points,
        mover=mover,
        last_mover=last_mover,
        passed=(),
        pending=pending,
        quiet_until_ms=tuple(quiet_until_ms * (place == seat) for place in range(len(points))),
        gone=(),
        sheet=(),
    )
    window = Window(id=f"{kind}:7", kind=kind, seats=(seat,), opened_ms=1_000)
    return Situation(
        seat=seat,
        options=table,
        window=window,
        public=public,
        private=Private(hand=hand, warned=warned),
        events=events,
    )


def decided(bot: Player, asked: Situation) -> Decision:
    decision = bot.decide(asked)
    assert decision is not None
    return decision
