"""What a move would bring, before it is made, and what beginners are shown. Both know only what the asker may see."""

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from slovoteka.core.clues import Finding
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import read_action
from slovoteka.core.game import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.words import Verdict
from slovoteka.match.host import Match
from slovoteka.match.oracles import WithConsent
from slovoteka.messages import finding_text, render, verdict_text
from slovoteka.server.gates import in_play, seated_person
from slovoteka.server.live import LiveRoom
from slovoteka.server.problems import Problem, problem_of, rule_link
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Agreement


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    preview: Any
    """What the game says of the action; null if it has nothing to say of it."""
    problem: Problem | None
    """What `act` would refuse it with now; null: nothing, as far as one may know before."""


def preview(live: LiveRoom, who: Identity, seat: int, window: str, action: Any, language: str) -> Preview:
    """Tries an action out: nothing is stored, and nothing is noted in the record."""
    seated_person(live, who, seat)
    match = in_play(live)
    oracle = _oracle_before(match, live.room.agreement)
    refusal, shown = None, None
    try:
        match.check(seat, window, action, any_word=oracle is None)
    except Refusal as why:
        refusal = why
    try:
        shown = _shown(match, oracle, seat, action)
    except Refusal as why:
        refusal = refusal or why
    return Preview(
        preview=_in_words(msgspec.to_builtins(shown), _clue_of(action), language),
        problem=None if refusal is None else problem_of(refusal, language, match.kind.info.id),
    )


def lookups_are_barred(kind: GameKind, options: Any, agreement: Agreement) -> bool:
    """Whether who plays must know words by heart."""
    return agreement.rated or (kind.words_are_doubted is not None and kind.words_are_doubted(options))


def _oracle_before(match: Match, agreement: Agreement) -> Oracle | None:
    """What may be asked before a move is made. Not that of the match itself, which notes what the rules ask."""
    if lookups_are_barred(match.kind, match.options, agreement):
        return None
    if match.kind.word_policy(match.options) is None and match.kind.finder is None:
        return None  # the table votes: there is nobody to ask
    return match.consent


def _shown(match: Match, oracle: Oracle | None, seat: int, action: Any) -> Any:
    if match.kind.preview is None:
        return None
    state, read = match.table.state, read_action(match.kind, action)
    public, private = match.game.public(state), match.game.private(state, seat)
    return match.kind.preview(match.options, oracle, public, private, seat, read)


def _clue_of(action: Any) -> str:
    """What a finding speaks of; other games have none."""
    return str(action.get("word", "")) if isinstance(action, dict) else ""


def _in_words(value: Any, clue: str, language: str) -> Any:
    """With a sentence beside every verdict and condition, and links to their rules, as problems have them."""
    if isinstance(value, list | tuple):
        return [_in_words(item, clue, language) for item in value]
    if not isinstance(value, dict):
        return value
    told = {name: _in_words(item, clue, language) for name, item in value.items()}
    if (sentence := _sentence(value, clue, language)) is not None:
        told["text"] = sentence
        told["rule"] = None if (rule := value.get("rule")) is None else rule_link(rule)
    return told


def _sentence(value: dict[str, Any], clue: str, language: str) -> str | None:
    match value:
        case {"type": "verdict"}:
            return verdict_text(msgspec.convert(value, Verdict), language)
        case {"type": "finding"}:
            return finding_text(clue, msgspec.convert(value, Finding), language)
        case {"code": str(code), "met": bool(), "params": dict(params)}:
            return render(code, language, params)
    return None


# --- for beginners ----------------------------------------------------------------------------------------------------


class _Asked(msgspec.Struct, frozen=True):
    number: int
    """Of the last input when it was asked for."""
    aid: "asyncio.Task[Any]"


_given: Final[WeakKeyDictionary[Match, dict[int, _Asked]]] = WeakKeyDictionary()
"""By seat. It takes time to find, and is the same until something happens."""


async def aid(live: LiveRoom, who: Identity, seat: int) -> Any:
    seated_person(live, who, seat)
    match = in_play(live)
    if match.kind.aid is None or not live.room.agreement.beginners or match.closing is not None:
        raise Illegal("host", "no-aid")
    given = _given.setdefault(match, {})
    asked = given.get(seat)
    if asked is None or asked.number != match.table.number or (asked.aid.done() and asked.aid.exception()):
        asked = given[seat] = _Asked(match.table.number, asyncio.ensure_future(_find_aid(live, match, seat)))
    return await asyncio.shield(asked.aid)


async def _find_aid(live: LiveRoom, match: Match, seat: int) -> Any:
    """Beside the event loop, so with an oracle that nobody else asks at the same time."""
    assert match.kind.aid is not None  # noqa: S101  asked before
    state = match.table.state
    public, private = match.game.public(state), match.game.private(state, seat)
    world, _ = await live.node.oracle(match.kind, match.options, aside=True)
    oracle = WithConsent(world)
    oracle.words = match.consent.words
    return await asyncio.to_thread(match.kind.aid, match.options, oracle, public, private, seat)
