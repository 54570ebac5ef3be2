"""Small vocabularies and constructed tables, so that each decision can be followed by hand."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from slovoteka._native import WordGraph, build_graph
from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.forbidden import make_from
from slovoteka.bots.forbidden.player import Player
from slovoteka.bots.sight import Sight
from slovoteka.core import piles
from slovoteka.core.game import Window
from slovoteka.games.forbidden.options import Options, read_options
from slovoteka.games.forbidden.state import PendingCall, Stage
from slovoteka.games.forbidden.views import Private, Public
from slovoteka.lexicon.alphabet import ALPHABETS

EVERYTHING = Sight(1, 1)


@cache
def vocabulary(*words: str) -> WordGraph:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "words"
        build_graph(words, ALPHABETS["ru"], path)
        return WordGraph(path)  # the pages stay after the file is gone


def bands(*words: str) -> list[WordGraph]:
    """Four vocabularies, each with the words of the previous ones; words of a band are separated by spaces."""
    lists = [text.split() for text in words] + [[]] * (4 - len(words))
    return [vocabulary(*(word for known in lists[: size + 1] for word in known)) for size in range(4)]


def player(level: Level, words: Sequence[WordGraph], seed: int = 1, *, sight: Sight = EVERYTHING, **raw: Any) -> Player:
    """A bot that sees every word that it knows, unless a beginner has another sight."""
    return make_from(level, read_options(raw), seed, words, words[-1], sight)


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
    """A table with these letters; nobody sees the other cards."""
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
