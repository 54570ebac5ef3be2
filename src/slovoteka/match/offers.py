"""Offers, which need everybody's consent. One player makes an offer, and the others agree or end it by declining."""

from collections.abc import Iterable
from typing import Any, Final

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.fold import TableState, find_window
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import normalise
from slovoteka.match.host import Match
from slovoteka.store.rooms import Chair, Offer, OfferKind, Room

MORE_TIME_MS: Final = (5_000, 3_600_000)
MOST_OF_THE_HOST: Final = 500
"""Pauses, added time, takebacks and so on in one match. Without a limit, a lone player could fill the log with them."""
_ALWAYS: Final[frozenset[OfferKind]] = frozenset({"resume", "rematch", "abort"})
MOST_WORDS: Final = 50
"""How many words one match may count by consent."""
MOST_TAKEBACKS: Final = 3
"""How many moves may be taken back in one match."""
_AFTERWARDS: Final[frozenset[OfferKind]] = frozenset({"rematch"})


class OfferRequest(Value, frozen=True, kw_only=True):
    """What a player asks the others for."""

    kind: OfferKind
    word: str = ""
    window: str = ""
    extra_ms: int = 0


def offer(match: Match, room: Room, seat: int, wanted: OfferRequest) -> Offer:
    """Makes an offer. Raises `Illegal` or `Unreadable` if it makes no sense."""
    check_present(match, seat)
    _check_moment(match, room, wanted.kind)
    made = Offer(id=room.version, kind=wanted.kind, by=seat, agreed=(seat,), number=match.table.number)
    match wanted.kind:
        case "takeback":
            return _takeback(match, made)
        case "more-time":
            return _more_time(match, made, wanted)
        case "word":
            return made.but(word=_word(match, room, wanted.word))
        case _:
            return made


def _check_moment(match: Match, room: Room, kind: OfferKind) -> None:
    """Raises `Illegal` if this kind of offer cannot be made here and now."""
    if room.hall:
        raise Illegal("host", "no-offers-in-halls")
    if match.closing is not None and kind not in _AFTERWARDS:
        raise Illegal("host", "over")
    if match.closing is None and kind in _AFTERWARDS:
        raise Illegal("host", "still-playing")
    if room.agreement.rated and kind == "takeback":
        raise Illegal("host", "rated-takeback")
    if room.agreement.rated and kind == "word":
        raise Illegal("host", "rated")
    if kind not in _ALWAYS and match.table.host_commands >= MOST_OF_THE_HOST:
        raise Illegal("host", "enough-words", most=MOST_OF_THE_HOST)
    is_paused = match.table.time.paused_at is not None
    if kind == "pause" and is_paused:
        raise Illegal("host", "paused")
    if kind == "resume" and not is_paused:
        raise Illegal("host", "not-paused")


def _nothing_to_take_back(table: TableState[Any]) -> Illegal:
    match table.past_ends:
        case "start":
            return Illegal("host", "no-move-yet")
        case "closed":
            return Illegal("host", "not-the-last-move")
        case "opened":
            return Illegal("host", "move-has-opened")


def _takeback(match: Match, made: Offer) -> Offer:
    table, past = match.table, match.table.last_of(made.by)
    if table.takebacks >= MOST_TAKEBACKS:
        raise Illegal("host", "enough-takebacks", most=MOST_TAKEBACKS)
    if past is None:
        raise _nothing_to_take_back(table)
    return made.but(number=past.number)


def _more_time(match: Match, made: Offer, wanted: OfferRequest) -> Offer:
    least, most = MORE_TIME_MS
    if not least <= wanted.extra_ms <= most:
        raise Unreadable("more-time", least=least // 1000, most=most // 1000)
    window = find_window(match.game, match.table, wanted.window)
    if match.table.deadline_ms(window) is None:
        raise Illegal("host", "no-limit", window=window.id)
    return made.but(window=window.id, extra_ms=wanted.extra_ms)


def _word(match: Match, room: Room, written: str) -> str:
    policy = match.kind.words.policy(match.options)
    if policy is None:
        raise Illegal("host", "no-dictionary")
    if len(room.words) >= MOST_WORDS:
        raise Illegal("host", "too-many-words", most=MOST_WORDS)
    return normalise(written, policy.language)


def check_present(match: Match, seat: int) -> None:
    """Raises `Illegal` if this seat has left the match."""
    if match.closing is None and seat in _gone(match):
        raise Illegal("host", "has-left")


def _gone(match: Match) -> tuple[int, ...]:
    return match.kind.hosting.gone(match.table.state)


def asked(match: Match, chairs: Iterable[Chair], made: Offer) -> frozenset[int]:
    """The seats that must agree: all people who still play. Bots always agree."""
    if made.kind == "resume":  # anybody may end a pause
        return frozenset({made.by})
    gone = () if match.closing is not None else _gone(match)
    return frozenset(chair.seat for chair in chairs if chair.identity is not None and chair.seat not in gone)


def agreed(room: Room, kind: OfferKind, offer_id: int, seats: Iterable[int]) -> Offer:
    standing = find(room, kind, offer_id)
    return standing.but(agreed=tuple(sorted({*standing.agreed, *seats})))


def find(room: Room, kind: OfferKind, offer_id: int) -> Offer:
    for standing in room.offers:
        if standing.kind == kind:
            if standing.id != offer_id:
                raise Illegal("host", "offer-changed")
            return standing
    raise Illegal("host", "no-offer")


def with_offer(room: Room, made: Offer) -> Room:
    others = tuple(standing for standing in room.offers if standing.kind != made.kind)
    return room.next_version(offers=(*others, made))


def without_offer(room: Room, kind: OfferKind) -> Room:
    others = tuple(standing for standing in room.offers if standing.kind != kind)
    return room.next_version(offers=others)


def is_still_open(match: Match, made: Offer) -> bool:
    """Whether carrying it out would still do what was offered."""
    match made.kind:
        case "takeback":
            past = match.table.last_of(made.by)
            return past is not None and past.number == made.number
        case "more-time":
            return any(window.id == made.window for window in match.windows)
        case _:
            return True
