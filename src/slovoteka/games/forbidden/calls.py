"""«Не говори …!»: how a call is checked and what it does (ZS-21..30, ZS-35..42)."""

from collections.abc import Mapping
from typing import Final

import msgspec

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Step
from slovoteka.core.oracle import IsWord, Oracle, SomeWords
from slovoteka.core.votes import tally
from slovoteka.core.words import Verdict
from slovoteka.games.forbidden.actions import Call, Vote
from slovoteka.games.forbidden.options import CALL_PAUSE_MS, LOST_AT, OPENING, SHORTEST_WORD, Options
from slovoteka.games.forbidden.state import PendingCall, Stage, State
from slovoteka.games.forbidden.views import (
    Called,
    CallFailed,
    CallPut,
    Doubted,
    Event,
    Finished,
    NewConversation,
    Voted,
)

MOST_OTHERS: Final = 12
"""How many words are shown after a call: as many as people can read before the next letter is laid."""


def spelt(word: str) -> str:
    """The word as cards spell it: the card Е stands for Ё (ZS-08, ZS-G13)."""
    return word.replace("Ё", "Е")


def letters_missing(conversation: str, word: str) -> tuple[str, ...]:
    """Letters of the word that the conversation has too few cards for (ZS-24, ZS-G1), each once."""
    letters = spelt(word)
    return tuple(letter for letter in dict.fromkeys(letters) if letters.count(letter) > conversation.count(letter))


def shared_out(options: Options, word: str) -> tuple[str, str]:
    """The black letters, which the victim takes, and the red ones, which return to the window (ZS-25, ZS-26)."""
    red = options.deck.red
    letters = spelt(word)
    taken = "".join(letter for letter in letters if letter not in red)
    return taken, "".join(letter for letter in letters if letter in red)


def begins_anew(options: Options, conversation: str) -> bool:
    """Whether too few red letters are left, so that a new conversation begins (ZS-27)."""
    return sum(letter in options.deck.red for letter in conversation) < OPENING


def check_call(state: State, seat: int, call: Call, at_ms: int) -> None:
    word = spelt(call.word)
    if at_ms < state.quiet_until_ms[seat]:
        raise Illegal("ZS-G4", "too-soon", wait_ms=state.quiet_until_ms[seat] - at_ms)
    if len(word) < SHORTEST_WORD:
        raise Illegal("ZS-47", "word-too-short", word=call.word, least=SHORTEST_WORD)
    if "Ъ" in word:
        raise Illegal("ZS-09", "no-hard-sign", word=call.word)
    if missing := letters_missing(state.conversation, word):
        rule = "ZS-G1" if all(letter in state.conversation for letter in missing) else "ZS-24"
        raise Illegal(rule, "letters-missing", word=call.word, letters=", ".join(missing))


def call_word(options: Options, oracle: Oracle, state: State, seat: int, call: Call, at_ms: int) -> Step[State]:
    """Carries out a checked call. The dictionary decides at once, or the table votes."""
    if options.check == "vote":
        pending = PendingCall(seat, call.word, state.stage)
        put = state.renewed(at_ms, stage=Stage.DOUBT, pending=pending)
        return Step(put, (Fact(CallPut(seat, call.word)),))
    verdict = oracle.ask(IsWord(call.word))
    if not verdict.allowed:
        return _fail(options, state, seat, call.word, at_ms, verdict)
    others = other_words(oracle, state.conversation, call.word) if options.reveal else msgspec.UNSET
    return _stand(options, state, seat, call.word, at_ms, verdict, others)


def other_words(oracle: Oracle, conversation: str, word: str) -> tuple[str, ...]:
    """Other words that could have been called, the longest first."""
    found: list[str] = []
    for length in range(len(conversation), SHORTEST_WORD - 1, -1):
        answer = oracle.ask(SomeWords(conversation, length, MOST_OTHERS + 1))  # one of them may be the called word
        found += [other for other in answer.words if other != spelt(word)]
        if len(found) >= MOST_OTHERS:
            break
    return tuple(found[:MOST_OTHERS])


def decide_doubt(options: Options, state: State, pending: PendingCall, doubts: bool, at_ms: int) -> Step[State]:
    """The last mover accepts the word or asks for a vote (ZS-40)."""
    if not doubts:
        return _stand(options, _put_back(state, pending), pending.caller, pending.word, at_ms)
    voting = state.renewed(at_ms, stage=Stage.VOTE)
    return Step(voting, (Fact(Doubted(state.last_mover or 0)),))


def decide_vote(
    options: Options, state: State, pending: PendingCall, votes: Mapping[int, Vote], at_ms: int
) -> Step[State]:
    """A majority accepts the word, a tie does not (ZS-41, ZS-42). Those who did not vote do not count."""
    counted = tally({seat: vote.exists for seat, vote in votes.items()})
    stands = len(counted.pro) > len(counted.contra)
    back = _put_back(state, pending)
    if stands:
        step = _stand(options, back, pending.caller, pending.word, at_ms)
    else:
        step = _fail(options, back, pending.caller, pending.word, at_ms)
    return step.after(Fact(Voted(counted.pro, counted.contra, stands)))


def finish(options: Options, state: State, reason: str, at_ms: int) -> Step[State]:
    """Ends a game: writes its points on the sheet, and goes on with the series or ends it (ZS-33, ZS-38)."""
    points = tuple(state.points(seat) for seat in range(state.seats))
    sheet = (*state.sheet, points)
    goes_on = len(sheet) < options.games and len(state.active) > 1
    over = state.renewed(
        at_ms,
        stage=Stage.BREAK if goes_on else Stage.OVER,
        sheet=sheet,
        reason=reason,
        pending=None,
        passed=(),
        warned="",
    )
    return Step(over, (Fact(Finished(reason, points)),))


def _put_back(state: State, pending: PendingCall) -> State:
    """Restores the stage in which the pending call was made."""
    return state.but(stage=pending.back_to, pending=None)


def _fail(
    options: Options, state: State, seat: int, word: str, at_ms: int, verdict: Verdict | None = None
) -> Step[State]:
    """Fails a call: the caller must pause, and gets a point if the table plays that way (ZS-G4)."""
    fine = 1 if options.false_call == "point" else 0
    quiet = list(state.quiet_until_ms)
    quiet[seat] = at_ms + CALL_PAUSE_MS
    fines = list(state.fines)
    fines[seat] += fine
    after = state.but(quiet_until_ms=tuple(quiet), fines=tuple(fines))
    if verdict is None:  # a vote took time, so the earlier windows open again, but the caller has had a say
        after = after.renewed(at_ms, passed=(seat,))
    failed = Fact(CallFailed(seat, word, fine, verdict))
    if after.points(seat) >= LOST_AT:
        step = finish(options, after, "penalty", at_ms)
        return step.after(failed)
    return Step(after, (failed,))


def _stand(
    options: Options,
    state: State,
    caller: int,
    word: str,
    at_ms: int,
    verdict: Verdict | None = None,
    others: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET,
) -> Step[State]:
    """Accepts a call, in the order of ZS-G6: letters taken, red ones returned, end, new conversation, choice."""
    victim = state.last_mover
    if victim is None:
        raise AssertionError("a call without a mover")
    taken, returned = shared_out(options, word)
    facts: list[Event] = [Called(caller, word, victim, taken, returned, verdict, others)]
    after = state.renewed(
        at_ms,
        conversation=piles.remove(state.conversation, spelt(word)),
        window=piles.add(state.window, returned),
        discards=piles.replace_at(state.discards, victim, state.discards[victim] + taken),
        stage=_stage_after_call(state, taken),
        passed=(),
        warned="",
    )
    if after.points(victim) >= LOST_AT:
        step = finish(options, after, "penalty", at_ms)
        return step.after(*map(Fact, facts))
    if begins_anew(options, after.conversation):
        black, _ = shared_out(options, after.conversation)
        facts.append(NewConversation(black))
        after = after.but(
            stage=Stage.RED,
            after_chance=after.stage,
            conversation="",
            common_discard=after.common_discard + black,
            window=options.deck.red,
        )
    return Step(after, tuple(map(Fact, facts)))


def _stage_after_call(state: State, taken: str) -> Stage:
    if not state.deck:
        return Stage.RESPOND  # ZS-G7: nobody moves any more, but the remaining letters may still make a word
    if taken:
        return Stage.CHOOSE
    return state.stage  # ZS-G14: nobody took letters, so nobody chooses
