"""Previews of moves, and help for beginners. Both use only what the player may see."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import read_action
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.match.host import Match
from slovoteka.match.oracles import WithAgreedWords
from slovoteka.messages import verdict_text
from slovoteka.server.base.problems import Problem, problem_of, rule_link
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play, seated_person
from slovoteka.store.people import Identity
from slovoteka.store.rooms import TableTerms


class Preview(Value, frozen=True, kw_only=True):
    preview: Any
    """What the game says about the action; null if it says nothing."""
    problem: Problem | None
    """The problem with which `act` would refuse the action now; null if none is known yet."""


def preview(live: LiveRoom, who: Identity, seat: int, window: str, action: Any, language: str) -> Preview:
    """Tries an action out. Nothing is stored or recorded."""
    seated_person(live, who, seat)
    match = in_play(live)
    oracle = _oracle_before(match, live.room.agreement)
    words = match.kind.words.language(match.options)
    refusal, shown = None, None
    try:
        match.check(seat, window, action, any_word=oracle is None)
    except Refusal as why:
        refusal = why
    try:
        read = read_action(match.kind, action)
        sentence = partial(_sentence, match.kind, words, read, language)
        shown = _in_words(_shown(match, oracle, seat, read), sentence)
    except Refusal as why:
        refusal = refusal or why
    return Preview(
        preview=shown,
        problem=None if refusal is None else problem_of(refusal, language, match.kind.info.id, words),
    )


def lookups_are_barred(kind: GameKind, options: Any, agreement: TableTerms) -> bool:
    """Whether players at this table may not look words up."""
    return agreement.rated or kind.words.are_doubted(options)


def _oracle_before(match: Match, agreement: TableTerms) -> Oracle | None:
    """The oracle that previews may ask, which records nothing; None if they may ask none."""
    if lookups_are_barred(match.kind, match.options, agreement):
        return None
    if match.kind.words.policy(match.options) is None and match.kind.rules.finder is None:
        return None  # the table votes on words, so there is no dictionary
    return match.oracle


def _shown(match: Match, oracle: Oracle | None, seat: int, action: Any) -> Any:
    if match.kind.help.preview is None:
        return None
    state = match.table.state
    public, private = match.game.public(state), match.game.private(state, seat)
    return match.kind.help.preview(match.options, oracle, public, private, seat, action)


def _in_words(part: Any, sentence: Callable[[Any], str | None]) -> Any:
    """The preview as JSON, with a `text` and a link to the rule in every part that has a sentence."""
    if isinstance(part, list | tuple):
        return [_in_words(item, sentence) for item in part]
    fields = msgspec.to_builtins(part)
    if not isinstance(part, Value):
        return fields
    for name, held in zip(part.__struct_encode_fields__, msgspec.structs.astuple(part), strict=True):
        if name in fields:
            fields[name] = _in_words(held, sentence)
    if (text := sentence(part)) is not None:
        fields["text"] = text
        fields["rule"] = None if (rule := fields.get("rule")) is None else rule_link(rule)
    return fields


def _sentence(kind: GameKind, words: str | None, action: Any, language: str, part: Any) -> str | None:
    if isinstance(part, Verdict):
        return verdict_text(part, language, words)
    return kind.help.sentence(part, action, language)


# --- for beginners ----------------------------------------------------------------------------------------------------


class _PreviewRequest(Value, frozen=True):
    number: int
    """The number of the last input at the time of the request."""
    aid: "asyncio.Task[Any]"


_given: Final[WeakKeyDictionary[Match, dict[int, _PreviewRequest]]] = WeakKeyDictionary()
"""Help for beginners by seat. It takes time to compute and stays the same until the next input."""


async def aid(live: LiveRoom, who: Identity, seat: int) -> Any:
    seated_person(live, who, seat)
    match = in_play(live)
    if match.kind.help.aid is None or not live.room.agreement.beginners or match.closing is not None:
        raise Illegal("host", "no-aid")
    given = _given.setdefault(match, {})
    asked = given.get(seat)
    if asked is None or asked.number != match.table.number or (asked.aid.done() and asked.aid.exception()):
        asked = given[seat] = _PreviewRequest(match.table.number, asyncio.ensure_future(_find_aid(live, match, seat)))
    return await asyncio.shield(asked.aid)


async def _find_aid(live: LiveRoom, match: Match, seat: int) -> Any:
    """Runs in a thread, so it uses an oracle that the event loop does not use."""
    assert match.kind.help.aid is not None  # noqa: S101  `aid` has checked it
    state = match.table.state
    public, private = match.game.public(state), match.game.private(state, seat)
    world, _ = await live.node.oracle(match.kind, match.options, aside=True)
    oracle = WithAgreedWords(world)
    oracle.words = match.oracle.words
    return await asyncio.to_thread(match.kind.help.aid, match.options, oracle, public, private, seat)
