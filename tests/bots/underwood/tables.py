"""Small vocabularies and constructed tables, so that each decision can be followed by hand."""

from collections.abc import Sequence
from typing import Any

from bots.toys import vocabulary
from rules.underwood.tables import UnderwoodTable, turn_of
from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.underwood.player import SKILLS, Player
from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.options import Options, read_options
from slovoteka.games.underwood.spelling import LaidWord
from slovoteka.lexicon.search import WordSet

MANY = "АВЕИКЛМНОПРСТ"
"""A hand that nobody empties soon, and a deck that lasts."""


def words(text: str) -> WordSet:
    return WordSet([vocabulary(*text.split())], content_hash="", yo="strict", min_length=2, max_length=40)


def player(level: Level, known: str, dictionary: str = "", options: Options | None = None) -> Player:
    """A bot that sees every word that it knows."""
    skill = SKILLS[level].but(sight=None)
    return Player(level, options or read_options({}), words(known), words(f"{known} {dictionary}"), skill=skill)


def asked(table: UnderwoodTable, options: Options, seat: int, kind: str = "turn") -> Situation:
    return Situation(
        seat=seat,
        options=options,
        window=table.windows[kind],
        public=table.public,
        private=table.private(seat),
        events=(),
    )


def turn(
    level: Level,
    known: str,
    hand: str,
    *others: str,
    tape: str = "",
    deck: str = MANY,
    on_table: Sequence[Sequence[LaidWord]] = (),
    **changed: Any,
) -> Decision:
    """What seat 0 decides in its turn. The rules must accept it. `changed` are fields of the state."""
    hands = (hand, *(others or (MANY,)))
    table = turn_of(*hands, tape=tape, deck=deck, words=on_table, known=known.split()).set(**changed)
    options = read_options({"dealer": 0, "seats": len(hands)})
    decision = player(level, known, options=options).decision(asked(table, options, 0))
    table.game.check(table.state, 0, table.windows["turn"], decision.action, 0)
    return decision


def laid_by(decision: Decision) -> tuple[Lay, ...]:
    """The words of a turn."""
    assert isinstance(decision.action, Turn)
    return decision.action.words


def spelt_by(decision: Decision) -> list[str]:
    return [lay.word for lay in laid_by(decision)]
