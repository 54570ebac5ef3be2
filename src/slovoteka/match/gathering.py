"""What happens before a match: taking chairs, agreeing on terms, opening salts, making the header. Pure functions."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from slovoteka.bots.registry import read_level
from slovoteka.core import dealer
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Header
from slovoteka.games import registry
from slovoteka.games.rulebook import rules_hash
from slovoteka.match.seating import SALT_WAIT_MS, Seating, check_salt
from slovoteka.messages.names import NameList, bot_key
from slovoteka.ratings.categories import rated_as
from slovoteka.ratings.matches import Occupant, check_sides
from slovoteka.store.rooms import Chair, Room, RoomState, TableTerms

DAY_MS: Final = 86_400_000
MOST_DAYS: Final = 14
ABSENCE_S: Final = (20, 86_400)


def agree_on(game: str, raw: Mapping[str, Any], variant: str | None = None, **others: Any) -> tuple[TableTerms, Any]:
    """The table terms that were asked for, and the options as the game reads them. Raises `Unreadable` or `Illegal`."""
    kind = registry.find(game)
    if variant is not None and variant not in kind.choices.variants:
        raise Unreadable("no-such-variant", variant=variant[:40], variants=", ".join(kind.choices.variants))
    agreement = TableTerms(game=kind.info.id, options=None, **others)
    if agreement.rated and agreement.beginners:
        raise Illegal("host", "rated-beginners")
    asked = {**({} if variant is None else kind.choices.variants[variant]), **raw}
    if agreement.rated:
        asked = kind.choices.form.when_rated(asked, msgspec.structs.asdict(kind.rules.read_options({})))
    else:
        asked = kind.choices.form.without_rated(asked)
    asked |= kind.hosting.options_for(agreement.rated, agreement.beginners)
    options = kind.rules.read_options(asked)
    agreement = agreement.but(
        options=msgspec.json.decode(msgspec.json.encode(options)),
        rated_as=rated_as(kind, options, by_correspondence=agreement.days is not None),
    )
    _check(kind, options, agreement)
    return agreement, options


def _check(kind: GameKind, options: Any, agreement: TableTerms) -> None:
    if agreement.days is not None:
        if not 1 <= agreement.days <= MOST_DAYS:
            raise Unreadable("days", most=MOST_DAYS)
        if kind.hosting.has_budget(options):
            raise Illegal("host", "days-and-clock")
    if agreement.rated and agreement.absence == "bot":
        raise Illegal("host", "rated-stand-in")
    if agreement.rated and agreement.open_key:
        raise Illegal("host", "rated-open-key")
    if agreement.rated:
        kind.choices.form.check_rated(msgspec.structs.asdict(options))
    if agreement.rated and agreement.rated_as is None:
        raise Illegal("host", "rated-own-rules")
    least, most = ABSENCE_S
    if not least <= agreement.absence_s <= most:
        raise Unreadable("absence", least=least, most=most)
    if agreement.open_key and kind.hosting.insiders is None:
        raise Unreadable("no-key", game=kind.info.id)


def check_hall(agreement: TableTerms, *, hall: bool, starts: bool) -> None:
    """Checks that only halls have a start time, and that a hall is not played by correspondence."""
    if starts and not hall:
        raise Unreadable("starts-without-hall")
    if hall and agreement.days is not None:
        raise Unreadable("hall-by-correspondence")


def check_rated(agreement: TableTerms, chairs: Sequence[Chair]) -> None:
    """Checks that at a rated table nobody has two chairs and no bot of ours is on a person's team."""
    if agreement.rated and agreement.rated_as is not None:
        sitting = [Occupant(seat=chair.seat, identity=chair.identity, level=chair.bot) for chair in chairs]
        check_sides(agreement.rated_as, sitting)


def pairing_key(agreement: TableTerms) -> str:
    """A key that two people must share to be paired: a hash of all table terms."""
    return sha256(msgspec.json.encode(agreement, order="deterministic")).hexdigest()


def options_of(agreement: TableTerms) -> tuple[GameKind, Any]:
    kind = registry.find(agreement.game)
    return kind, msgspec.convert(agreement.options, kind.types.options)


def todays_options(agreement: TableTerms) -> dict[str, Any]:
    """The same options by today's rules, for another match on the same terms."""
    kind, options = options_of(agreement)
    renewed: dict[str, Any] = msgspec.to_builtins(kind.choices.renewed(options))
    return kind.choices.form.with_needed(renewed) if agreement.rated else renewed


# --- chairs ---------------------------------------------------------------------------------------------------------


def check_gathering(room: Room) -> None:
    if room.stage != "gathering":
        raise Illegal("host", "already-started")


def free_seat(state: RoomState, wanted: int | None) -> int:
    """The wanted seat, or the first free one. Raises `Illegal` if there is none."""
    check_gathering(state.room)
    taken = {chair.seat for chair in state.chairs}
    if wanted is None:
        wanted = next((seat for seat in range(state.room.seats) if seat not in taken), None)
        if wanted is None:
            raise Illegal("host", "room-full")
    if not 0 <= wanted < state.room.seats or wanted in taken:
        raise Illegal("host", "seat-taken", seat=wanted + 1)
    return wanted


def person(room: Room, seat: int, identity: str, name: str, salt_hash: str | None, *, program: bool = False) -> Chair:
    """A chair with a person. In a hall sitting down accepts the terms; elsewhere people press «Готов»."""
    if salt_hash is not None:
        check_salt(salt_hash)
    check_company(room, rated=room.agreement.rated, program=program)
    return Chair(
        seat=seat,
        identity=identity,
        name=name,
        program=program,
        salt_hash=salt_hash,
        ready=room.agreed if room.hall else 0,
    )


def check_company(room: Room, *, rated: bool, program: bool) -> None:
    """Raises `Illegal` if people and programs would mix at a rated table or in a hall. The owner's kind decides."""
    if not rated and not room.hall:
        return
    if program and not room.program:
        raise Illegal("host", "people-only")
    if room.program and not program:
        raise Illegal("host", "programs-only")


def bot(room: Room, seat: int, level: str | None, name: str) -> Chair:
    return Chair(seat=seat, name=name, bot=read_level(room.agreement.game, level))


def ready(state: RoomState, chair: Chair, agreed: int, salt_hash: str | None) -> Chair:
    """The chair with «Готов». `agreed` is the number of the terms that the player has read; they must be the latest."""
    check_gathering(state.room)
    if agreed not in (state.room.agreed, 0):
        raise Illegal("host", "agreement-changed")
    if salt_hash is not None:
        check_salt(salt_hash)
    return chair.but(ready=agreed, salt_hash=salt_hash or chair.salt_hash)


def changed(state: RoomState, agreement: TableTerms, seats: int) -> Room:
    """The room with other terms, for which nobody is ready yet."""
    check_gathering(state.room)
    beyond = [chair.seat for chair in state.chairs if chair.seat >= seats]
    if beyond:
        raise Illegal("host", "seats-taken", seat=beyond[0] + 1)
    room = state.room
    for chair in _of_people(state.chairs):
        check_company(room, rated=agreement.rated, program=chair.program)
    if agreement.game != room.agreement.game:  # bots keep their chairs, so they must be able to play it
        for chair in state.chairs:
            if chair.bot is not None:
                read_level(agreement.game, chair.bot)
    check_rated(agreement, state.chairs)
    return room.next_version(agreement=agreement, agreed=room.agreed + 1, seats=seats)


def _of_people(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs of people and programs, without our own bots, which agree to everything."""
    return [chair for chair in chairs if chair.bot is None]


_BOT_NAMES: Final = ("vera", "gleb", "zoya", "ignat", "klava", "lev", "marta", "nina", "oleg", "rita")


def bot_names(count: int) -> tuple[str, ...]:
    """Different name keys for bots. From the eleventh on they have a number."""
    rounds = (divmod(place, len(_BOT_NAMES)) for place in range(count))
    return tuple(bot_key(_BOT_NAMES[name], again + 1) for again, name in rounds)


# --- the start ------------------------------------------------------------------------------------------------------


def check_start(state: RoomState) -> None:
    """Raises `Illegal` unless all chairs are taken (in a hall: enough of them) and everybody is ready."""
    room = state.room
    check_gathering(room)
    kind = registry.find(room.agreement.game)
    missing = (kind.info.seats_min if room.hall else room.seats) - len(state.chairs)
    if missing > 0:
        raise Illegal("host", "seats-empty", missing=missing)
    if room.hall:  # checks that the game allows this number of seats
        kind.rules.read_options({**room.agreement.options, "seats": len(state.chairs)})
    for chair in _of_people(state.chairs):  # a program may have come in just as the table became rated
        check_company(room, rated=room.agreement.rated, program=chair.program)
    check_rated(room.agreement, state.chairs)
    waiting = [chair.name for chair in _of_people(state.chairs) if chair.ready != room.agreed]
    if waiting:
        raise Illegal("host", "not-ready", names=NameList(tuple(waiting[:5])), count=len(waiting))


def not_begun(state: RoomState, agreement: TableTerms) -> Room:
    """The room back in `gathering`, because the match cannot begin like this. Everybody has to be ready again."""
    room = state.room
    return room.next_version(
        agreement=agreement,
        agreed=room.agreed + 1,
        stage="gathering",
        wake_ms=None,
    )


def not_started(state: RoomState) -> Room:
    """A hall that could not start at its time. It stays open until its owner starts it."""
    room = state.room
    return room.next_version(wake_ms=None, starts_ms=None)


def can_start(state: RoomState) -> bool:
    try:
        check_start(state)
    except Refusal:
        return False
    return True


def opening(room: Room, now_ms: int) -> Room:
    """The room in `opening`: everybody is ready, and promised salts are opened now."""
    return room.next_version(stage="opening", wake_ms=now_ms + SALT_WAIT_MS)


def salts_are_open(chairs: Sequence[Chair]) -> bool:
    return all(chair.salt is not None for chair in chairs if chair.salt_hash is not None)


def open_salt(state: RoomState, chair: Chair, salt: str) -> Chair:
    if state.room.stage != "opening":
        raise Illegal("host", "salts-not-asked")
    if chair.salt_hash is None or dealer.commitment(check_salt(salt)) != chair.salt_hash:
        raise Illegal("host", "salt-not-committed", seat=chair.seat + 1)
    return chair.but(salt=salt)


def begun(state: RoomState, seed: bytes, lexicon: str | None) -> tuple[Room, tuple[Chair, ...], Header]:
    """The room with its match begun, its chairs and the header. In a hall chairs are renumbered without gaps."""
    room, chairs, agreement = state.room, state.chairs, state.room.agreement
    if room.hall:
        chairs = tuple(chair.but(seat=seat) for seat, chair in enumerate(chairs))
        agreement = agreement.but(options={**agreement.options, "seats": len(chairs)})
    kind, options = options_of(agreement)
    seating = Seating(kind, options, room.id, seed)
    for chair in chairs:
        seating.join(chair.seat, chair.name, bot=chair.bot, program=chair.program, salt_hash=chair.salt_hash)
        if chair.salt is not None:
            seating.open_salt(chair.seat, chair.salt)
    pace_ms = None if agreement.days is None else agreement.days * DAY_MS
    rules = rules_hash(kind.info.id)
    header = seating.header(lexicon).but(rules=rules, pace_ms=pace_ms)
    started = room.next_version(
        agreement=agreement.but(lexicon=lexicon),
        seats=len(chairs),
        stage="playing",
        wake_ms=None,
    )
    return started, chairs, header
