"""The laws that every game obeys, proved on records of random play. design: docs/contract.md.

`check_laws` folds a record again and checks every state on the way. A broken law reports the seed and writes the
record that shows it.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from conformance.play import STEP_MS, LawBroken, ToyOracle, save
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game, Step
from slovoteka.core.inputs import Draw, Entry
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Questions, Replayer
from slovoteka.core.record import Record, parse, verify_draws
from slovoteka.core.record import lines as record_lines
from slovoteka.core.value import Value
from slovoteka.messages import LANGUAGES

State = Any


class Moment(Value, frozen=True):
    """A state, the input that came to it, and the step that followed."""

    before: State
    entry: Entry
    at_ms: int
    after: State
    facts: tuple[Fact, ...]


class Dice:
    """Random numbers for `resample`."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def below(self, size: int) -> int:
        return self._chance.randrange(size)


class Witness:
    """One record of one game, with everything that the laws need."""

    def __init__(self, kind: GameKind, record: Record, chance: Random) -> None:
        self.kind, self.record, self.chance = kind, record, chance
        self.options: Any = msgspec.convert(record.header.options, kind.types.options)
        self.game: Game[Any, Any] = kind.rules.make(self.options, ToyOracle())
        self.seats = range(kind.rules.seats(self.options))
        self.moments = list(self._fold())
        self.states = [self.game.start(), *(moment.after for moment in self.moments)]
        self.settled = [state for state in self.states if self.game.chance(state) is None]

    def _fold(self) -> Iterator[Moment]:
        table: TableState[Any] = TableState(state=self.game.start())
        for entry in self.record.entries:
            after, facts = advance(self.kind, self.game, table, entry)
            yield Moment(table.state, entry, table.time.at(entry.at_ms), after.state, facts)
            table = after

    def sample(self, items: list[Any], most: int) -> list[Any]:
        return items if len(items) <= most else self.chance.sample(items, most)

    def later(self, state: State) -> int:
        """A time when nobody has to keep quiet any more, however often somebody has called while a window was open."""
        return max((window.opened_ms for window in self.game.windows(state)), default=0) + 1_000 * STEP_MS

    def view(self, state: State, seat: int) -> bytes:
        """Everything that a seat can see of a state, and what the host tells everybody about it."""
        seen = (self.game.public(state), self.game.private(state, seat), self.game.windows(state))
        hosted = (self.kind.hosting.gone(state), self.kind.hosting.scoreboard(state))
        return msgspec.json.encode((*seen, *hosted, self.game.outcome(state)))


# --- the laws -------------------------------------------------------------------------------------------------------


def over_means_no_windows(witness: Witness) -> None:
    for state in witness.states:
        if witness.game.outcome(state) is not None:
            assert not witness.game.windows(state), "a finished game invites somebody"
            assert witness.game.chance(state) is None, "a finished game wants a draw"
    assert witness.game.outcome(witness.states[-1]) is not None


def chance_comes_before_windows(witness: Witness) -> None:
    for state in witness.states:
        if witness.game.chance(state) is not None:
            assert not witness.game.windows(state), "a window is open while a draw is due"


def somebody_is_always_awaited(witness: Witness) -> None:
    for state in witness.settled:
        windows = witness.game.windows(state)
        assert len({window.id for window in windows}) == len(windows), "two windows share an id"
        if witness.game.outcome(state) is None:
            assert any(window.blocking and window.seats for window in windows), "nobody is awaited"


def apply_refuses_what_check_refuses(witness: Witness) -> None:
    game = witness.game
    for state in witness.sample(witness.settled, 60):
        pool = _pool(witness, state)
        for window in game.windows(state):
            if window.mode == "sealed":
                continue
            for seat in window.seats:
                for action in witness.sample(pool, 8):
                    for at_ms in (window.opened_ms, witness.later(state)):
                        args = (state, seat, window, action, at_ms)
                        checked, applied = _answer(game.check, *args), _answer(game.apply, *args)
                        assert checked == applied, f"check says {checked}, apply says {applied}: {action}"


def offered_moves_are_legal(witness: Witness) -> None:
    game = witness.game
    for state in witness.sample(witness.settled, 120):
        for window in game.windows(state):
            for seat in window.seats:
                actions = list(game.moves(state, seat, window))
                assert actions or not window.blocking, f"no move for seat {seat} in {window.id}"
                for action in actions:
                    answer = _answer(game.check, state, seat, window, action, witness.later(state))
                    assert answer is None, f"an offered move is refused: {action}: {answer}"


def same_inputs_same_states(witness: Witness) -> None:
    again = Witness(witness.kind, witness.record, witness.chance)
    assert again.states == witness.states
    assert [moment.facts for moment in again.moments] == [moment.facts for moment in witness.moments]


def records_replay_from_their_own_answers(witness: Witness) -> None:
    """An old game needs no dictionary: its record has every question that the rules ask, and no others."""
    replayer = Replayer(Questions(witness.kind.rules.questions))
    game: Game[Any, Any] = witness.kind.rules.make(witness.options, replayer)
    table: TableState[Any] = TableState(state=game.start())
    for entry in witness.record.entries:
        replayer.load(entry.asked)
        table, _ = advance(witness.kind, game, table, entry)
    assert table.state == witness.states[-1]


def values_survive_encoding(witness: Witness) -> None:
    kind, game = witness.kind, witness.game
    _assert_round_trip(witness.options, kind.types.options)
    assert parse(record_lines(witness.record)) == _decoded(witness.record)
    for moment in witness.sample(witness.moments, 80):
        _assert_round_trip(moment.after, kind.types.state)
        _assert_round_trip(game.public(moment.after), kind.types.public)
        for seat in witness.seats:
            _assert_round_trip(game.private(moment.after, seat), kind.types.private)
        for fact in moment.facts:
            _assert_round_trip(fact.event, kind.types.event)
    for state in witness.sample(witness.settled, 40):
        for window in game.windows(state):
            for action in game.moves(state, window.seats[0], window):
                _assert_round_trip(action, kind.types.action)
                text = kind.notation.write(action)
                for said in (text, *(kind.notation.written_in(text, language) for language in LANGUAGES)):
                    assert kind.notation.read(said) == action, f"{action} is written {said!r}, which reads otherwise"


def cards_are_neither_made_nor_lost(witness: Witness) -> None:
    whole = witness.game.inventory(witness.states[0])
    for state in witness.states:
        assert witness.game.inventory(state) == whole, "a card was made or lost"


def every_draw_follows_from_the_seed(witness: Witness) -> None:
    assert verify_draws(witness.record) == sum(isinstance(entry.input, Draw) for entry in witness.record.entries)


def views_do_not_leak(witness: Witness) -> None:
    """A seat cannot tell a state from another world in which only hidden things differ."""
    game = witness.game
    for state in witness.sample(witness.states, 80):
        for seat in witness.seats:
            other = game.resample(state, seat, Dice(witness.chance))
            assert game.inventory(other) == game.inventory(state), "another world has other cards"
            assert witness.view(other, seat) == witness.view(state, seat), f"seat {seat} sees what is hidden"
            urn = game.chance(other)
            assert (urn is None) == (game.chance(state) is None), "another world waits for something else"
            assert urn is None or urn.size > 0, "another world has nothing to draw"
            for window in game.windows(state):
                if seat not in window.seats:
                    continue
                for action in witness.sample(_pool(witness, state), 6):
                    answers = [
                        _answer(game.check, world, seat, window, action, witness.later(state))
                        for world in (state, other)
                    ]
                    assert answers[0] == answers[1], f"a refusal tells seat {seat} what is hidden: {answers}"


def draws_tell_only_whom_they_concern(witness: Witness) -> None:
    """If a seat cannot see from the table which face was drawn, the facts must not tell it either."""
    game = witness.game
    for moment in witness.sample([moment for moment in witness.moments if isinstance(moment.entry.input, Draw)], 60):
        steps = list(_each_face(game, moment))
        for seat in witness.seats:
            events_by_view: dict[bytes, bytes] = {}
            for step in steps:
                seen = witness.view(step.state, seat)
                events = _heard(step.facts, seat)
                assert events_by_view.setdefault(seen, events) == events, (
                    f"seat {seat} is told of a draw that it may not see"
                )


def parallel_worlds_look_alike(witness: Witness) -> None:
    """Two games that differ only in what a seat may not see send that seat the same bytes at every step."""
    for state in witness.sample(witness.settled[:-1], 12):
        for seat in witness.seats:
            worlds = (state, witness.game.resample(state, seat, Dice(witness.chance)))
            for _ in range(12):
                steps = _same_step(witness, worlds, seat)
                if steps is None:
                    break
                if any(_lies_open(witness, step.state, seat) for step in steps):
                    break  # the end of a game or round reveals what was hidden
                heard = [_heard(step.facts, seat) for step in steps]
                if heard[0] != heard[1]:
                    assert _only_opened(witness.kind, steps, seat), f"seat {seat} hears the difference: {heard}"
                    break  # a card was turned up that is different there, so the seat may tell them apart from here on
                worlds = (steps[0].state, steps[1].state)
                seen = [witness.view(world, seat) for world in worlds]
                assert seen[0] == seen[1], f"seat {seat} sees the difference"


LAWS: tuple[Callable[[Witness], None], ...] = (
    over_means_no_windows,
    chance_comes_before_windows,
    somebody_is_always_awaited,
    apply_refuses_what_check_refuses,
    offered_moves_are_legal,
    same_inputs_same_states,
    records_replay_from_their_own_answers,
    values_survive_encoding,
    cards_are_neither_made_nor_lost,
    every_draw_follows_from_the_seed,
    views_do_not_leak,
    draws_tell_only_whom_they_concern,
    parallel_worlds_look_alike,
)


def check_laws(kind: GameKind, record: Record, chance: Random) -> None:
    """Raises `LawBroken` with the name of the law, the name of the seed, and the record that shows it."""
    name = record.header.match
    law: Callable[[Witness], None] = cards_are_neither_made_nor_lost
    try:
        witness = Witness(kind, record, chance)
        for law in LAWS:
            law(witness)
    except Exception as error:
        report = f"{name}: {law.__name__}: {error}; record: {save(record, name)}"
        raise LawBroken(report) from error


# --- helpers --------------------------------------------------------------------------------------------------------


def _answer(method: Callable[..., Any], *args: Any) -> tuple[str, str, str] | None:
    """How a method refuses, or None. Any other exception breaks a law by itself."""
    try:
        method(*args)
    except Illegal as refusal:
        return refusal.rule, refusal.code, repr(refusal.params)
    return None


def _pool(witness: Witness, state: State) -> list[Any]:
    """Actions of all kinds: legal here, legal elsewhere, and those of other seats."""
    game = witness.game
    states = [state, *witness.sample(witness.settled, 3)]
    windows = [(world, window, seat) for world in states for window in game.windows(world) for seat in window.seats]
    return [action for world, window, seat in windows for action in game.moves(world, seat, window)]


def _assert_round_trip(value: Any, kind: Any) -> None:
    encoded = msgspec.json.encode(value)
    decoded = msgspec.json.decode(encoded, type=kind)
    assert decoded == value, f"{value} comes back as {decoded}"
    assert type(decoded) is type(value)


def _decoded(record: Record) -> Record:
    """The record with its actions as decoded JSON, which is what reading a file gives."""
    return msgspec.json.decode(msgspec.json.encode(record), type=Record)


def _heard(facts: tuple[Fact, ...], seat: int) -> bytes:
    return msgspec.json.encode([fact.event for fact in facts if fact.is_seen_by(seat)])


def _only_opened(kind: GameKind, steps: tuple[Step[Any], Step[Any]], seat: int) -> bool:
    """Whether two steps tell the same, except for events whose purpose is to reveal something hidden."""
    plain, opened = [], []
    for step in steps:
        shown = [kind.rules.opens_hidden(fact.event) for fact in step.facts]
        plain.append(_heard(tuple(fact for fact, is_open in zip(step.facts, shown, strict=True) if not is_open), seat))
        opened.append(any(shown))
    return all(opened) and plain[0] == plain[1]


def _each_face(game: Game[Any, Any], moment: Moment) -> Iterator[Step[Any]]:
    urn = game.chance(moment.before)
    assert urn is not None
    number = 0
    for count in urn.counts:
        yield game.apply_draw(moment.before, number, moment.at_ms)
        number += count


def _same_step(witness: Witness, worlds: tuple[State, State], seat: int) -> tuple[Step[Any], Step[Any]] | None:
    """The same step in both worlds, as far as this seat can tell; None if there is none."""
    game, chance = witness.game, witness.chance
    urns = [game.chance(world) for world in worlds]
    assert (urns[0] is None) == (urns[1] is None), "one world draws, the other does not"
    at_ms = witness.later(worlds[0])
    if urns[0] is not None and urns[1] is not None:
        assert urns[0].size == urns[1].size, "the urns have different sizes"
        numbers = (chance.randrange(urns[0].size), chance.randrange(urns[1].size))
        steps = tuple(game.apply_draw(world, number, at_ms) for world, number in zip(worlds, numbers, strict=True))
        return (steps[0], steps[1]) if _alike(witness, steps, seat) else None
    windows = game.windows(worlds[0])
    if not windows:
        return None
    window = chance.choice(windows)
    legal = {
        actor: [
            action
            for action in game.moves(worlds[0], actor, window)
            if _answer(game.check, worlds[1], actor, window, action, at_ms) is None
        ]
        for actor in window.seats
    }
    able = [actor for actor, actions in legal.items() if actions]
    if window.mode == "sealed":
        answers = {actor: chance.choice(legal[actor]) for actor in able}
        return (
            game.close(worlds[0], window, answers, at_ms),
            game.close(worlds[1], window, answers, at_ms),
        )
    if not able:
        return None
    actor = chance.choice(able)
    action = chance.choice(legal[actor])
    return (
        game.apply(worlds[0], actor, window, action, at_ms),
        game.apply(worlds[1], actor, window, action, at_ms),
    )


def _lies_open(witness: Witness, state: State, seat: int) -> bool:
    """Whether nothing is hidden from the seat, so that there is no other world."""
    return all(witness.game.resample(state, seat, Dice(witness.chance)) == state for _ in range(5))


def _alike(witness: Witness, steps: tuple[Step[Any], ...], seat: int) -> bool:
    """Whether the seat sees the same table. Two draws that it may see can differ."""
    return witness.view(steps[0].state, seat) == witness.view(steps[1].state, seat)
