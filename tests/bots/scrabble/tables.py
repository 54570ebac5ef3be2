"""Small vocabularies and constructed tables, so that each decision can be followed by hand."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from bots.toys import vocabulary
from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.scrabble import make_from
from slovoteka.bots.scrabble.player import Player
from slovoteka.core.game import Window
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score
from slovoteka.games.scrabble.state import Pending, Stage
from slovoteka.games.scrabble.views import Private, Public
from slovoteka.lexicon.search import WordSet

BUDGET_MS = 200
TOY = "toy-"
"""Hashes of made-up vocabularies begin with this: see `conftest`."""


def words(*known: str) -> WordSet:
    """A vocabulary of the words in these texts."""
    listed = sorted({*" ".join(known).split()})
    digest = TOY + sha256(" ".join(listed).encode()).hexdigest()[:24]
    return WordSet([vocabulary(*listed)], content_hash=digest, yo="strict", min_length=2, max_length=15)


def player(
    level: Level,
    known: WordSet,
    *,
    dictionary: WordSet | None = None,
    half_known: WordSet | None = None,
    seed: int = 1,
    **raw: Any,
) -> Player:
    """A bot that sees every word that it knows."""
    bot = make_from(level, read_options(raw), seed, known, dictionary or known, half_known)
    bot.skill = bot.skill.but(sight=None)
    return bot


def situation(
    kind: str, public: Any, private: Any, *, options: Options, seat: int = 0, events: Sequence[Any] = ()
) -> Situation:
    window = Window(id=f"{kind}:7", kind=kind, seats=(seat,))
    return Situation(
        seat=seat, options=options, window=window, public=public, private=private, events=events, budget_ms=BUDGET_MS
    )


def at_table(
    bot: Player, kind: str, rack: str = "", *, second: str = "", events: Sequence[Any] = (), **changed: Any
) -> Decision:
    """What the bot decides in the standard game; `changed` are fields of the public view.

    Tiles that are neither on the board nor on a rack are in the bag, unless the test gives another number.
    """
    racks = bot.options.racks
    sizes = (len(rack or second), *(RACK,) * (racks - 1))
    lying = sum(tile != EMPTY for tile in changed.get("grid", EMPTY_GRID))
    plain = Public(
        stage=Stage.TURN,
        grid=EMPTY_GRID,
        bags_left=(len(bot.options.tiles.tiles) - lying - sum(sizes),),
        open_bag="",
        rack_sizes=sizes,
        shown=("",) * racks,
        scores=(0,) * racks,
        contenders=(),
        lots=(),
        starter=0,
        mover=0,
        drawer=0,
        opening=2,
        pending=None,
        passed=(),
        passes=0,
        scoreless=0,
        skips=(),
        last=None,
        clock=None,
        gone=(),
        final=(),
    )
    public = plain.but(**changed)
    private = Private(rack=rack, second_rack=second)
    return decided(bot, situation(kind, public, private, options=bot.options, events=events))


def pending(*formed: str, theme: tuple[str, ...] = ()) -> Pending:
    """A play that waits for judgement. Its score does not matter here."""
    return Pending(at="З8", word=formed[0], words=formed, score=Score((), 0, 0), theme=theme)


def decided(bot: Player, asked: Situation) -> Decision:
    decision = bot.decide(asked)
    assert decision is not None
    return decision
