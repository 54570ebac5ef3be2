"""What a viewer of a match may see and what must not reach them, both rebuilt from the record for every moment."""

import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Window
from slovoteka.core.inputs import Act, Close, Draw, HostCommand, SealedAnswer
from slovoteka.core.oracle import Questions, Replayer
from slovoteka.games import registry
from slovoteka.games.codenames.state import State as Codenames
from slovoteka.games.forbidden.state import State as Forbidden
from slovoteka.games.scrabble.bingo.state import Stage as BingoStage
from slovoteka.games.scrabble.bingo.state import State as Bingo
from slovoteka.games.scrabble.duplicate.state import State as Duplicate
from slovoteka.games.scrabble.state import State as Scrabble
from slovoteka.games.underwood.state import State as Underwood
from slovoteka.store.log import StoredMatch

Json = Any
_SHORTEST_PILE = 4
"""Shorter piles occur in messages by chance."""
_BARE_PILE = 6
"""Piles of at least this length are searched without quotation marks too."""


class Viewer(NamedTuple):
    """Whose view of a table this is."""

    seat: int | None = None
    """None for a spectator."""
    witness: bool = False
    """A spectator who has asked for the key."""


class Secret(NamedTuple):
    what: str
    written: bytes
    """One way of writing the secret."""


class Moments:
    """A match after each of its inputs, folded again from the store without any host."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = stored
        self.kind = registry.find(stored.header.game)
        self.options: Any = msgspec.convert(stored.header.options, self.kind.types.options)
        replayer = Replayer(Questions(self.kind.rules.questions))
        self.game = self.kind.rules.make(self.options, replayer)
        self.tables: list[TableState[Any]] = [TableState(state=self.game.start(), pace_ms=stored.header.pace_ms)]
        self.facts: list[tuple[Fact, ...]] = [()]
        self._never_shown: dict[Viewer, list[Secret]] = {}
        self._agreed = _line(stored.header.options)
        """Everybody sees the options. Their tiles are in order, so a rack such as ФХЦЧШЩ occurs in them by chance."""
        for entry in stored.entries:
            replayer.load(entry.asked)
            table, facts = advance(self.kind, self.game, self.tables[-1], entry)
            self.tables.append(table)
            self.facts.append(facts)

    @property
    def last(self) -> int:
        return len(self.tables) - 1

    @property
    def seats(self) -> int:
        return len(self.stored.header.seats)

    def windows(self, number: int) -> tuple[Window, ...]:
        return self.game.windows(self.tables[number].state)

    def insiders(self, number: int) -> frozenset[int]:
        """The seats that know a secret."""
        return frozenset(
            () if self.kind.hosting.insiders is None else self.kind.hosting.insiders(self.tables[number].state)
        )

    def is_open_in(self, since: int, until: int) -> bool:
        """Whether there was no secret at some moment of these, after the deal began."""
        return any(not self.insiders(number) for number in range(max(since, 1), until + 1))

    # --- what may be seen -------------------------------------------------------------------------------------------

    def allowed_message(self, viewer: Viewer, since: int, number: int) -> Json:
        """What a message may say about the match to this viewer, except for the time when it was sent."""
        table = self.tables[number]
        windows = self.windows(number)
        outcome = self.game.outcome(table.state)
        seen: dict[str, Any] = {
            "number": number,
            "public": self.game.public(table.state),
            "windows": [self._window(number, window) for window in windows],
        }
        if table.players:
            seen["players"] = table.players
        if table.time.paused_at is not None:
            seen["paused"] = True
        if outcome is not None:
            seen["outcome"] = outcome
            seen["closing"] = self.stored.closing
        mine = [window.id for window in windows if viewer.seat in window.seats]
        if not windows:
            del seen["windows"]
        return {
            "inputs": self.inputs(viewer.seat, since, number),
            "table": _plain(seen),
            "private": self._private(viewer, number),
            "mine": mine,
        }

    def inputs(self, seat: int | None, since: int, until: int) -> Json:
        return [self._input(number, seat) for number in range(since + 1, until + 1)]

    def _input(self, number: int, seat: int | None) -> Json:
        entry = self.stored.entries[number - 1]
        events = [fact.event for fact in self.facts[number] if fact.is_seen_by(seat)]
        shown: dict[str, Any] = {"number": number, "at_ms": entry.at_ms}
        if events:
            shown["events"] = events
        if isinstance(entry.input, HostCommand):
            shown["host"] = entry.input
        return _plain(shown)

    def _private(self, viewer: Viewer, number: int) -> Json:
        seat = min(self.insiders(number), default=None) if viewer.witness else viewer.seat
        return None if seat is None else _plain(self.game.private(self.tables[number].state, seat))

    def _window(self, number: int, window: Window) -> Json:
        shown: dict[str, Any] = {
            "id": window.id,
            "kind": window.kind,
            "seats": window.seats,
            "invited": len(window.seats),
        }
        if window.mode != "open":
            shown["mode"] = window.mode
        if not window.blocking:
            shown["blocking"] = False
        if (deadline := self.tables[number].deadline_ms(window)) is not None:
            shown["deadline_ms"] = deadline
        return shown

    # --- what must not ----------------------------------------------------------------------------------------------

    def hidden(self, viewer: Viewer, number: int) -> list[Secret]:
        """What this viewer cannot know at this moment, in every way of writing it that we can think of."""
        state = self.tables[number].state
        if (
            number == 0 or state == self.tables[0].state
        ):  # nothing was drawn yet, and the options show what is in a deck
            return self._never(viewer)
        found = list(_hidden_in(state, viewer, knows=viewer.witness or viewer.seat in self.insiders(number)))
        if not viewer.witness and not any(viewer.seat in self.insiders(before) for before in range(number + 1)):
            found += [Secret("the key", b'"key-drawn"'), Secret("the key", b'"key-shown"')]
        found += self._sealed(viewer, number)
        known = {secret.written for secret in (*self._announced(number), *self._own(viewer, number))}
        found = [secret for secret in found if secret.written not in known and secret.written not in self._agreed]
        if self.stored.closing is None or number < self.last:
            found += self._never(viewer)
        return found

    def _sealed(self, viewer: Viewer, number: int) -> Iterator[Secret]:
        for answer in self._waiting(number):
            if answer.seat != viewer.seat:
                yield from _answer(msgspec.to_builtins(answer.action))

    def _own(self, viewer: Viewer, number: int) -> Iterator[Secret]:
        """The viewer's own answers. Others may have found the same, and it may be the best move."""
        for answer in self._waiting(number):
            if answer.seat == viewer.seat:
                yield from _answer(msgspec.to_builtins(answer.action))

    def _waiting(self, number: int) -> Iterator[SealedAnswer]:
        """Answers in windows that have not closed yet."""
        waiting = {window.id for window in self.windows(number) if window.mode == "sealed"}
        for entry in self.stored.entries[number:]:
            if isinstance(entry.input, Close) and entry.input.window in waiting:
                yield from entry.input.answers

    def _announced(self, number: int) -> Iterator[Secret]:
        """Moves of earlier rounds, which may be possible and the best again."""
        for table in self.tables[: number + 1]:
            if isinstance(table.state, Duplicate) and (last := table.state.last) is not None:
                written = (sheet.play for sheet in table.state.sheets if sheet is not None)
                for play in (last.best, last.placed, *written):
                    yield from _answer(msgspec.to_builtins(play))

    def _never(self, viewer: Viewer) -> list[Secret]:
        """Secrets that only the record reveals, the same at every moment."""
        if viewer not in self._never_shown:
            self._never_shown[viewer] = list(self._in_the_record(viewer))
        return self._never_shown[viewer]

    def _in_the_record(self, viewer: Viewer) -> Iterator[Secret]:
        yield from secret_bytes("seed", self.stored.seed)
        for seat in self.stored.header.seats:
            if seat.salt is not None and seat.salt != seat.salt_hash:
                yield from secret_bytes("salt", bytes.fromhex(seat.salt))
        yield Secret("a draw", b'"counter":')
        yield Secret("what the dictionary was asked", b'"asked":[')
        draws = [entry.input for entry in self.stored.entries if isinstance(entry.input, Draw)]
        for pair in pairwise([draw.counter, draw.size, draw.number] for draw in draws):
            yield Secret("draws", _line(pair)[1:-1])  # a single draw looks like the scores of three players
        for entry in self.stored.entries:
            input_ = entry.input
            for given in (input_,) if isinstance(input_, Act) else input_.answers if isinstance(input_, Close) else ():
                if given.client is not None and given.seat != viewer.seat:
                    yield Secret("a client id", _line(given.client))


def secret_bytes(what: str, value: bytes) -> Iterator[Secret]:
    """Bytes in the ways that programs usually write them."""
    digits = value.hex()
    for written in (digits, digits.upper()):
        yield Secret(what, written.encode())
    for coded in (b64encode(value), urlsafe_b64encode(value)):
        yield Secret(what, coded.rstrip(b"="))
    yield Secret(what, _line(list(value)))


# --- by game --------------------------------------------------------------------------------------------------------


def _hidden_in(state: Any, viewer: Viewer, *, knows: bool) -> Iterator[Secret]:
    match state:
        case Forbidden():
            yield from _hands(state.hands, viewer, open_too=("",) * len(state.hands))
            yield from _pile("deck", state.deck)
            yield from _drawn(len(state.hands), viewer, "letter")
        case Underwood() if not state.is_open:
            yield from _hands(state.hands, viewer, open_too=state.shown)
        case Scrabble() if not state.final:
            yield from _hands(state.racks, viewer, open_too=state.shown)
            yield from (secret for bag in state.bags for secret in _pile("bag", bag))
            yield from _drawn(len(state.racks), viewer, "tile")
        case Duplicate() if state.best is not None:
            yield from _answer(msgspec.to_builtins(state.best))
        case Bingo() if state.stage is not BingoStage.OVER:
            yield from _sheets(state, viewer)
        case Codenames() if not knows:
            yield from _key(state)
            yield from _whispers(state)


def _sheets(state: Bingo, viewer: Viewer) -> Iterator[Secret]:
    """Only words: several players cross out the called letters in the same order."""
    own = None if viewer.seat is None else state.sheets[viewer.seat]
    known = () if own is None else own.words
    for seat, sheet in enumerate(state.sheets):
        if seat != viewer.seat and sheet is not None:
            yield from (Secret("a written word", _line(word)) for word in sheet.words if word not in known)


def _hands(hands: tuple[str, ...], viewer: Viewer, open_too: tuple[str, ...]) -> Iterator[Secret]:
    own = "" if viewer.seat is None else hands[viewer.seat]
    for seat, hand in enumerate(hands):
        is_known = sorted(hand) in (sorted(own), sorted(open_too[seat]))
        if seat != viewer.seat and not is_known:
            yield from _pile(f"the hand of seat {seat}", hand)


def _pile(what: str, pile: str) -> Iterator[Secret]:
    """A pile in its order and sorted, as text and as a list."""
    if len(pile) < _SHORTEST_PILE:
        return
    for order in {pile, "".join(sorted(pile))}:
        yield Secret(what, _line(order))
        yield Secret(what, json.dumps(order).encode())
        yield Secret(what, _line(list(order)))
        if len(order) >= _BARE_PILE:
            yield Secret(what, order.encode())


def _drawn(seats: int, viewer: Viewer, name: str) -> Iterator[Secret]:
    """Which card another player has drawn."""
    for seat in range(seats):
        if seat != viewer.seat:
            yield Secret(f"what seat {seat} drew", f'"drew","seat":{seat},"{name}":"'.encode())


def _key(state: Codenames) -> Iterator[Secret]:
    if state.is_open or not state.key:
        return
    yield Secret("the key", _line(state.key))
    yield Secret("the key", _line([owner[0] for owner in state.key]))
    yield Secret("the key", "".join(owner[0] for owner in state.key).encode())
    for owner in set(state.key):
        places = [place for place, other in enumerate(state.key) if other == owner]
        if len(places) > 1:
            yield Secret(f"the places of {owner}", _line(places))
            yield Secret(f"the words of {owner}", _line([state.board[place] for place in places]))
    for place in state.uncovered:
        word, whose = _line(state.board[place]), _line(state.key[place])
        for between in (b":", b",", b',"owner":'):
            yield Secret("whose a word is", word + between + whose)


def _whispers(state: Codenames) -> Iterator[Secret]:
    asked = [] if state.asked is None else [state.asked.word]
    given = {clue.word for clue in state.clues}
    for word in {*asked, *(whisper.word for whisper in state.whispers)} - given:
        yield Secret("a whisper", _line(word))


def _answer(action: Json) -> Iterator[Secret]:
    """A sealed answer, unless it is only yes or no."""
    match action:
        case {"at": str(at), "word": str(word)}:
            yield Secret("a sheet", f'"at":"{at}","word":"{word}"'.encode())
        case {"words": [*words]} if words:
            yield Secret("written words", _line(words))
            yield from (Secret("a written word", _line(word)) for word in words if len(word) >= _SHORTEST_PILE)


# --- writing --------------------------------------------------------------------------------------------------------


def _line(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _plain(value: Any) -> Json:
    """The value as it is after going over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def found_in(raw: bytes, secrets: Iterable[Secret]) -> list[str]:
    return sorted({secret.what for secret in secrets if secret.written in raw})
