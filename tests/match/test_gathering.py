"""Before a match: chairs, «Готов», salts, halls and table terms."""

from typing import Any

import pytest

from slovoteka.core.dealer import commitment
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.record import Closing, Record, verify_draws
from slovoteka.games.rulebook import rules_hash
from slovoteka.match import gathering
from slovoteka.match.seating import SALT_WAIT_MS
from slovoteka.messages.names import NameList
from slovoteka.store.rooms import Chair, Room, RoomState, TableTerms

SEED = bytes(range(32))
SALT = b"\x07" * 32
NOW_MS = 1_700_000_000_000


def agreement_of(game: str = "scrabble", variant: str | None = None, **raw: Any) -> TableTerms:
    agreement, _ = gathering.agree_on(game, raw, variant)
    return agreement


def room_of(agreement: TableTerms, **changed: Any) -> Room:
    _, options = gathering.options_of(agreement)
    values = {
        "id": "r",
        "created_ms": NOW_MS,
        "owner": "anya",
        "agreement": agreement,
        "seats": options.seats,
        "commitment": commitment(SEED),
        **changed,
    }
    return Room(**values)


def state_of(room: Room, *chairs: Chair) -> RoomState:
    return RoomState(room=room, chairs=chairs, number=0, waiting=(), began_ms=None)


def seated(room: Room, seat: int, identity: str, *, ready: bool = True, salt: bytes | None = None) -> Chair:
    chair = gathering.person(room, seat, identity, identity.title(), None if salt is None else commitment(salt))
    return chair.but(ready=room.agreed if ready else 0)


def code_of(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.code


# --- «готов» --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-20", "SM-69")
def test_a_change_of_the_conditions_clears_ready() -> None:
    room = room_of(agreement_of())
    state = state_of(room, seated(room, 0, "anya"), seated(room, 1, "borya"))
    gathering.check_start(state)
    for other in (
        agreement_of(own_words=["ЩЪ"]),
        agreement_of(reusable_blanks=True),
        agreement_of("scrabble", "nouns"),
    ):
        changed = state.but(room=gathering.changed(state, other, 2))
        assert changed.room.agreement == other
        assert changed.room.version == room.version + 1
        with pytest.raises(Illegal) as refusal:
            gathering.check_start(changed)
        assert code_of(refusal) == "not-ready"
        assert refusal.value.params == {"names": NameList(("Anya", "Borya")), "count": 2}


@pytest.mark.rule("SM-20", "SM-69")
def test_ready_counts_only_for_the_conditions_that_were_read() -> None:
    room = room_of(agreement_of())
    state = state_of(room, seated(room, 0, "anya", ready=False), seated(room, 1, "borya"))
    newer = state.but(room=gathering.changed(state, agreement_of(reusable_blanks=True), 2))
    anya = newer.chairs[0]
    for read in (room.agreed, newer.room.agreed + 1, -1):
        with pytest.raises(Illegal) as refusal:
            gathering.ready(newer, anya, read, None)
        assert code_of(refusal) == "agreement-changed"
    both = [gathering.ready(newer, chair, newer.room.agreed, None) for chair in newer.chairs]
    gathering.check_start(newer.but(chairs=tuple(both)))
    assert gathering.ready(newer, both[0], 0, None).ready == 0, "one may think again"


def test_nobody_changes_anything_once_it_has_begun() -> None:
    room = room_of(agreement_of(), stage="playing")
    state = state_of(room, seated(room, 0, "anya"))
    attempts = (
        lambda: gathering.changed(state, agreement_of(), 2),
        lambda: gathering.ready(state, state.chairs[0], room.agreed, None),
        lambda: gathering.free_seat(state, None),
        lambda: gathering.check_start(state),
    )
    for attempt in attempts:
        with pytest.raises(Illegal, match="already-started"):
            attempt()


# --- chairs ---------------------------------------------------------------------------------------------------------


def test_chairs_are_taken_one_by_one() -> None:
    room = room_of(agreement_of(seats=3))
    state = state_of(room, seated(room, 0, "anya"), gathering.bot(room, 2, "master", "Вера"))
    assert gathering.free_seat(state, None) == 1
    assert gathering.free_seat(state, 1) == 1
    for wanted in (0, 2, 3, -1):
        with pytest.raises(Illegal, match="seat-taken"):
            gathering.free_seat(state, wanted)
    with pytest.raises(Illegal, match="seats-empty"):
        gathering.check_start(state)
    full = state.but(chairs=(*state.chairs, seated(room, 1, "borya")))
    gathering.check_start(full)
    with pytest.raises(Illegal, match="room-full"):
        gathering.free_seat(full, None)
    with pytest.raises(Illegal, match="seats-taken"):
        gathering.changed(full, agreement_of(), 2)


def test_a_bot_has_a_level_of_the_game() -> None:
    room = room_of(agreement_of("scrabble"))
    with pytest.raises(Unreadable, match="no-such-level") as refused:
        gathering.bot(room, 1, "expert", "Вера")
    assert refused.value.params["levels"] == "beginner, amateur, master, grandmaster, oracle"
    both_have, only_there = (gathering.bot(room, 1, level, "Вера") for level in ("master", "oracle"))
    other_game = agreement_of("forbidden")
    assert gathering.changed(state_of(room, both_have), other_game, 2).agreement == other_game
    with pytest.raises(Unreadable, match="no-such-level"):
        gathering.changed(state_of(room, only_there), other_game, 2)


def test_a_bot_of_a_removed_level_does_not_block_a_change_of_options() -> None:
    room = room_of(agreement_of("scrabble"))
    state = state_of(room, Chair(seat=1, name="Вера", bot="expert"))
    assert gathering.changed(state, agreement_of("scrabble", seats=3), 3).seats == 3


def test_bots_have_names_of_their_own() -> None:
    names = gathering.bot_names(25)
    assert len(set(names)) == 25


# --- salts ----------------------------------------------------------------------------------------------------------


def test_promised_salts_are_opened_and_a_missing_one_is_its_hash() -> None:
    room = room_of(agreement_of("forbidden", seats=3))
    chairs = (seated(room, 0, "anya", salt=SALT), seated(room, 1, "borya", salt=b"\x08" * 32), seated(room, 2, "vera"))
    opening = gathering.opening(room, NOW_MS)
    assert opening.wake_ms == NOW_MS + SALT_WAIT_MS
    assert SALT_WAIT_MS == 5_000, "docs/fairness.md"
    state = state_of(opening, *chairs)
    assert not gathering.salts_are_open(state.chairs)
    with pytest.raises(Illegal, match="salt-not-committed"):
        gathering.open_salt(state, chairs[0], "09" * 32)
    with pytest.raises(Illegal, match="salt-not-committed"):
        gathering.open_salt(state, chairs[2], SALT.hex())
    with pytest.raises(Illegal, match="salts-not-asked"):
        gathering.open_salt(state_of(room, *chairs), chairs[0], SALT.hex())
    anya = gathering.open_salt(state, chairs[0], SALT.hex())
    state = state_of(opening, anya, *chairs[1:])
    assert not gathering.salts_are_open(state.chairs), "borya's is late"

    begun, _, header = gathering.begun(state, SEED, "lexicon")
    assert header.rules == rules_hash(header.game) != rules_hash("codenames"), "with which rules, to the letter"
    assert (begun.stage, begun.wake_ms, begun.agreement.lexicon) == ("playing", None, "lexicon")
    assert [seat.salt for seat in header.seats] == [SALT.hex(), chairs[1].salt_hash, None]
    record = Record(header=header, entries=(), closing=Closing(seed=SEED.hex(), inputs=0))
    assert verify_draws(record) == 0
    with pytest.raises(Unreadable, match="salt-not-committed"):
        verify_draws(record.but(header=with_salt(header, "0a" * 32)))


@pytest.mark.rule("CN-G19")
def test_a_game_that_asks_people_is_told_who_is_none() -> None:
    """Whatever somebody wrote into the options."""
    room = room_of(agreement_of("codenames", "crowd", seats=6, bots=[0]))
    chairs = [seated(room, seat, f"p{seat}") for seat in range(4)]
    chairs[3] = chairs[3].but(program=True)
    state = state_of(
        gathering.opening(room, NOW_MS), *chairs, *(gathering.bot(room, seat, "amateur", "Бот") for seat in (4, 5))
    )
    _, _, header = gathering.begun(state, SEED, None)
    assert header.options["bots"] == (3, 4, 5)
    first = room.but(agreement=room.agreement.but(options={**room.agreement.options, "rules": 2}))
    assert gathering.begun(state.but(room=first), SEED, None)[2].options["bots"] == ()


def with_salt(header: Any, salt: str) -> Any:
    first = header.seats[0].but(salt=salt)
    return header.but(seats=(first, *header.seats[1:]))


def test_there_is_no_wait_if_no_salt_was_promised() -> None:
    room = room_of(agreement_of("forbidden"))
    assert gathering.salts_are_open((seated(room, 0, "anya"), seated(room, 1, "borya")))
    with pytest.raises(Unreadable, match="salt"):
        gathering.person(room, 0, "anya", "Аня", "abc")
    with pytest.raises(Unreadable, match="salt"):
        gathering.ready(state_of(room, seated(room, 0, "anya")), seated(room, 0, "anya"), 1, "abc")


# --- halls ----------------------------------------------------------------------------------------------------------


def test_a_hall_plays_with_whoever_is_there() -> None:
    room = room_of(agreement_of("scrabble", mode="duplicate", seats=500), hall=True)
    chairs = tuple(gathering.person(room, seat, f"p{seat}", f"П{seat}", None) for seat in (3, 40, 499))
    state = state_of(room, *chairs)
    gathering.check_start(state)  # in a hall nobody has to press «Готов»
    opening = state.but(room=gathering.opening(room, NOW_MS))
    begun, moved, header = gathering.begun(opening, SEED, None)
    assert [(chair.seat, chair.identity) for chair in moved] == [(0, "p3"), (1, "p40"), (2, "p499")]
    assert begun.seats == len(header.seats) == header.options["seats"] == begun.agreement.options["seats"] == 3
    with pytest.raises(Illegal, match="seats-empty"):
        gathering.check_start(state_of(room))
    late = gathering.not_started(state_of(room.but(starts_ms=NOW_MS, wake_ms=NOW_MS)))
    assert (late.starts_ms, late.wake_ms, late.stage) == (None, None, "gathering")


def test_a_hall_refuses_numbers_that_the_game_refuses() -> None:
    room = room_of(agreement_of("forbidden", seats=8), hall=True)
    alone = state_of(room, gathering.person(room, 0, "anya", "Аня", None))
    with pytest.raises(Refusal):
        gathering.check_start(alone)
    assert not gathering.can_start(alone)


def test_impossible_halls_are_refused() -> None:
    plain, slow = agreement_of(), gathering.agree_on("scrabble", {}, days=2)[0]
    gathering.check_hall(plain, hall=True, starts=True)
    gathering.check_hall(slow, hall=False, starts=False)
    with pytest.raises(Unreadable, match="starts-without-hall"):
        gathering.check_hall(plain, hall=False, starts=True)
    with pytest.raises(Unreadable, match="hall-by-correspondence"):
        gathering.check_hall(slow, hall=True, starts=False)


# --- what is agreed on ----------------------------------------------------------------------------------------------


def key_of(game: str, raw: dict[str, Any], variant: str | None = None, **others: Any) -> str:
    return gathering.pairing_key(gathering.agree_on(game, raw, variant, **others)[0])


def test_only_equal_conditions_are_paired() -> None:
    same = {
        key_of("scrabble", {}),
        key_of("scrabble", {"seats": 2}, "standard", rated=False),
        key_of("scrabble", {"edition": "mattel"}, absence_s=120),
    }
    assert len(same) == 1, "however they are written"
    others = (
        key_of("scrabble", {"yo": "strict"}),
        key_of("scrabble", {}, "nouns"),
        key_of("scrabble", {}, rated=True),
        key_of("scrabble", {}, days=2),
        key_of("scrabble", {}, absence="bot"),
        key_of("scrabble", {}, absence_s=60),
        key_of("forbidden", {}),
    )
    assert len({*others, *same}) == len(others) + 1


@pytest.mark.parametrize(
    ("others", "code"),
    [
        ({"days": 0}, "days"),
        ({"days": gathering.MOST_DAYS + 1}, "days"),
        ({"days": -1}, "days"),
        ({"absence_s": 19}, "absence"),
        ({"absence_s": 86_401}, "absence"),
        ({"open_key": True}, "no-key"),
    ],
)
def test_terms_out_of_bounds_are_refused(others: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        gathering.agree_on("scrabble", {}, **others)
    assert code_of(refusal) == code


def test_no_bot_stands_in_for_a_player_in_rated_play() -> None:
    with pytest.raises(Illegal) as refusal:
        gathering.agree_on("scrabble", {}, rated=True, absence="bot")
    assert code_of(refusal) == "rated-stand-in"


def test_the_table_decides_whether_a_game_is_rated_and_not_its_options() -> None:
    for rated in (True, False):
        agreement, options = gathering.agree_on("forbidden", {"rated": not rated}, rated=rated)
        assert (agreement.rated, options.rated, agreement.options["rated"]) == (rated, rated, rated)
    with pytest.raises(Illegal) as refusal:
        gathering.agree_on("forbidden", {"warn": True}, rated=True)
    assert code_of(refusal) == "warning-in-rated-play"


def test_beginners_are_helped_but_not_in_rated_play() -> None:
    agreement, options = gathering.agree_on("forbidden", {}, beginners=True)
    assert (agreement.beginners, options.warn, agreement.options["warn"]) == (True, True, True)
    assert not gathering.agree_on("forbidden", {})[1].warn
    assert gathering.agree_on("scrabble", {}, beginners=True)[0].beginners
    for game in ("scrabble", "forbidden"):
        with pytest.raises(Illegal) as refusal:
            gathering.agree_on(game, {}, rated=True, beginners=True)
        assert (refusal.value.rule, code_of(refusal)) == ("host", "rated-beginners")


def test_terms_within_bounds_are_accepted() -> None:
    for days in (1, gathering.MOST_DAYS):
        agreement, _ = gathering.agree_on("forbidden", {}, days=days, absence_s=20)
        room = room_of(agreement)
        state = state_of(gathering.opening(room, NOW_MS), seated(room, 0, "anya"), seated(room, 1, "borya"))
        assert gathering.begun(state, SEED, None)[2].pace_ms == days * gathering.DAY_MS
    assert gathering.agree_on("codenames", {}, absence_s=86_400, open_key=True)[0].open_key
    with pytest.raises(Unreadable, match="no-such-variant"):
        gathering.agree_on("forbidden", {}, "blindfold")
    with pytest.raises(Refusal):
        gathering.agree_on("chess", {})
