"""A game noted by somebody: turns as on a score sheet, with racks as far as they were noted.

A sheet has neither the bag nor the size of a rack. Both follow from the tiles on the board: racks are refilled as long
as there is anything to draw.
"""

from typing import Final

from slovoteka.bots.scrabble.known_position import Terms, worth_exchanging
from slovoteka.core.value import Value
from slovoteka.engine.matches import Seen
from slovoteka.games.scrabble.actions import Exchange, Pass, Play, write_action
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.options import JACKS, Options
from slovoteka.games.scrabble.position import Position as Lying
from slovoteka.review.model import Depth, Judged, Review, sums_of
from slovoteka.review.scrabble import summary
from slovoteka.review.scrabble.curves import Places, drawn
from slovoteka.review.scrabble.positions import KnownPosition, missed_swap, move_of
from slovoteka.review.scrabble.remarks import remark
from slovoteka.review.scrabble.turns import ReviewedTurn


class TranscribedTurn(Value, frozen=True, kw_only=True):
    """One turn."""

    number: int
    player: int
    lying: Lying
    """The position before the turn, the player to move first. Racks are there as far as they were noted."""
    action: Play | Exchange | Pass | None
    """None if tiles were exchanged and nobody saw which."""
    has_failed: bool = False
    """Whether the word was challenged and taken back."""
    before: str = ""
    """The grid before the last turn, if that turn laid a word that is still there."""
    struck: frozenset[str] = frozenset()
    """Words that the table has refused."""
    gone: frozenset[int] = frozenset()
    """Players who have left."""
    passes: int = 0
    """How many passes in a row there have been, as far as the sheet tells them from other turns without a word."""


class Transcript(Value, frozen=True, kw_only=True):
    options: Options
    turns: tuple[TranscribedTurn, ...]
    scores: tuple[tuple[int, ...], ...]
    """After each turn, by player."""
    places: Places | None
    """The players' places, if the game has ended."""


class UnjudgedTurn(Value, frozen=True, kw_only=True):
    """A turn that cannot be judged, with the code of a remark about what is missing."""

    number: int
    seat: int
    written: str
    why: str


_UNSEEN: Final = "…"
"""Stands for tiles that nobody saw."""


def decisions(game: Transcript, depth: Depth) -> list[ReviewedTurn | UnjudgedTurn]:
    return [_decision(game.options, noted, depth) for noted in game.turns]


def whole(game: Transcript, match: str, depth: Depth, judged: tuple[Judged, ...]) -> Review:
    """The review of a game from its judged decisions."""
    options = game.options
    scores = [(noted.number, _by_seat(options, now)) for noted, now in zip(game.turns, game.scores, strict=True)]
    places = (1,) if game.places is not None and options.two_racks else game.places
    return Review(
        game="scrabble",
        match=match,
        depth=depth,
        judged=judged,
        curves=drawn(options, scores, judged, places, len(game.turns)),
        sums=sums_of(options.seats, judged, lambda seat: summary.remarks(seat, judged)),
    )


def remark_unjudged(unjudged: UnjudgedTurn) -> Judged:
    return Judged(
        number=unjudged.number,
        seat=unjudged.seat,
        written=unjudged.written,
        unit="points",
        remarks=(remark(unjudged.why),),
    )


def _by_seat(options: Options, scores: tuple[int, ...]) -> tuple[int, ...]:
    return (sum(scores),) if options.two_racks else scores


def _decision(options: Options, noted: TranscribedTurn, depth: Depth) -> ReviewedTurn | UnjudgedTurn:
    seat, seen = options.seat_of(noted.player), _seen(options, noted)
    action = noted.action
    if seen is None or action is None:
        written = write_action(Exchange(_UNSEEN) if action is None else action)
        return UnjudgedTurn(number=noted.number, seat=seat, written=written, why="not-noted")
    if isinstance(action, Pass) and options.penalty == "turn":
        return UnjudgedTurn(number=noted.number, seat=seat, written=write_action(action), why="pass-or-fine")
    terms = Terms(shortest=opening_of(options, noted) if noted.lying.is_empty else 2, struck=noted.struck)
    position = KnownPosition(options=options, seen=seen, terms=terms)
    return ReviewedTurn(
        number=noted.number,
        seat=seat,
        position=position,
        made=move_of(position, action),
        depth=depth,
        has_failed=noted.has_failed,
        swap=missed_swap(position),
    )


def opening_of(options: Options, noted: TranscribedTurn) -> int:
    """The least letters of the first word: one less each time that nobody could begin (SM-74)."""
    rounds = (noted.number - 1) // options.racks
    return max(2, JACKS - rounds) if options.jacks and noted.lying.is_empty else 2


# --- racks ----------------------------------------------------------------------------------------------------------


def _seen(options: Options, noted: TranscribedTurn) -> Seen | None:
    """What the player knew; None if the rack was not noted completely."""
    rack = noted.lying.racks[0]
    unseen = len(options.tiles.tiles) - len(noted.lying.grid.replace(EMPTY, "")) - len(rack)
    bag = max(0, unseen - RACK * (options.racks - 1))
    order = [] if options.mode == "solitaire" else _others(options, noted)
    sizes = _sizes(noted, order, unseen - bag)
    if not rack or (bag and len(rack) < RACK) or (not bag and _contradict(noted, order, unseen)):
        return None
    players = options.racks - len(noted.gone)
    opening, scoreless = opening_of(options, noted), noted.lying.scoreless
    return Seen(
        grid=noted.lying.grid,
        rack=rack,
        bag=bag,
        others=sizes,
        leads=[noted.lying.scores[0] - noted.lying.scores[step] for step in order],
        exchange_most=worth_exchanging(options, bag, players=players, opening=opening, scoreless=scoreless),
        before=noted.before if len(sizes) == 1 else "",
        scoreless_rounds=options.scoreless_turns,
        passes=noted.passes,
        scoreless=scoreless,
    )


def _others(options: Options, noted: TranscribedTurn) -> list[int]:
    """The players still in the game, as distances in seats from the player to move."""
    steps = range(1, options.racks)
    return [step for step in steps if (noted.player + step) % options.racks not in noted.gone]


def _contradict(noted: TranscribedTurn, order: list[int], held: int) -> bool:
    """Whether the bag is empty and the others' noted racks have the wrong number of tiles: one is incomplete."""
    known = [len(noted.lying.racks[step]) for step in order]
    return not noted.gone and bool(known) and (not held or (all(known) and sum(known) != held))


def _sizes(noted: TranscribedTurn, order: list[int], held: int) -> list[int]:
    """The sizes of the others' racks, `held` in total; empty if it is unknown who holds how many."""
    if noted.gone:
        return []
    if len(order) == 1 or held == RACK * len(order):
        return [held // len(order) for _ in order] if order else []
    known = [len(noted.lying.racks[step]) for step in order]
    return known if all(known) and sum(known) == held else []
