"""`/rooms/{room}` once there is a match: views, history, ranking, actions and hints."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, NamedTuple
from weakref import WeakKeyDictionary

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from slovoteka.core.record import lines
from slovoteka.match.host import Match
from slovoteka.messages import name_text
from slovoteka.server.http.access import REFUSALS, Live, Me, RoomPath
from slovoteka.server.http.bodies import Act, AskHint, History, InSeat, Rank, Ranking, Stored, View
from slovoteka.server.live.watching import ViewBroadcaster
from slovoteka.server.rooms import commands
from slovoteka.server.rooms.authorization import check_witness, in_play, seated_person
from slovoteka.server.rooms.hints import Hint
from slovoteka.server.services.replays import kept_record
from slovoteka.store.rooms import Chair

_PAGE: Final = 500
"""How many inputs one answer has at most."""
_RANKS: Final = 100
RECORD_TYPE: Final = "application/jsonl"

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=4_999, description="One of yours; none: as a spectator.")]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last input you know of.")]
KeyQuery = Annotated[bool, QueryParameter(description="As a witness: with what captains see.")]
StartQuery = Annotated[int, QueryParameter(ge=0, le=4_999)]
CountQuery = Annotated[int, QueryParameter(ge=1, le=500)]


# --- seeing ---------------------------------------------------------------------------------------------------------


@get(
    "/view",
    media_type=MediaType.JSON,
    responses=REFUSALS | {200: ResponseSpec(View, generate_examples=False, description="The table.")},
)
async def view(me: Me, live: Live, seat: SeatQuery = None, key: KeyQuery = False) -> Response[bytes]:
    """The table as this seat sees it now."""
    match = in_play(live)
    if me.node.bus.is_shared:
        await match.catch_up()
    if seat is not None:
        seated_person(live, me.who, seat)
    elif key:
        check_witness(live, me.who)
    answers = {} if seat is None else await live.answers_of(seat)
    return Response(ViewBroadcaster(match, live.insiders()).seen(seat, key, answers), media_type=MediaType.JSON)


@get("/history", responses=REFUSALS)
async def history(me: Me, live: Live, seat: SeatQuery = None, since: SinceQuery = 0) -> History:
    """What this seat saw after input `since`, up to 500 inputs."""
    match = in_play(live)
    if seat is not None:
        seated_person(live, me.who, seat)
    if since + 1 < match.history.first:
        await match.load_history()
    messages = match.messages(seat, since, _PAGE)
    return History(room=live.id, seat=seat, inputs=tuple(messages), number=match.table.number)


@get(
    "/record",
    media_type=RECORD_TYPE,
    responses=REFUSALS
    | {200: ResponseSpec(str, generate_examples=False, description="JSON Lines.", media_type=RECORD_TYPE)},
)
async def record(me: Me, room: RoomPath) -> Response[bytes]:
    """The whole match with its seed, once it is over: `slovoteka verify` recomputes every draw."""
    text = "".join(f"{line}\n" for line in lines(await kept_record(me.node, room)))
    named = {"Content-Disposition": f'attachment; filename="slovoteka-{room}.jsonl"'}
    return Response(text.encode(), media_type=RECORD_TYPE, headers=named)


class SortedRanking(NamedTuple):
    number: int
    """The number of the input after which this was the ranking."""
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    order: Sequence[int]
    """Seats, the best first."""


_known: WeakKeyDictionary[Match, SortedRanking] = WeakKeyDictionary()
"""The last ranking of each match, because thousands of people in a hall ask for it after every round."""


@get("/ranking", responses=REFUSALS)
async def ranking(me: Me, live: Live, start: StartQuery = 0, count: CountQuery = _RANKS) -> Ranking:
    """The ranking, the best first, and your own rows."""
    chairs = live.state.chairs
    if live.match is None:
        shown, own = chairs[start : start + count], (chair for chair in chairs if chair.identity == me.who.id)
        unranked = partial(_unranked, language=me.language)
        return Ranking(total=len(chairs), ranks=tuple(map(unranked, shown)), mine=tuple(map(unranked, own)))
    sorted_ranking = _sorted_ranking(live.match)

    def rank(seat: int) -> Rank:
        return Rank(
            seat=seat,
            name=name_text(chairs[seat].name, me.language),
            score=None if sorted_ranking.scores is None else sorted_ranking.scores[seat],
            place=None if sorted_ranking.places is None else sorted_ranking.places[seat],
        )

    mine = tuple(map(rank, live.seats_of(me.who.id)))
    return Ranking(total=len(chairs), ranks=tuple(map(rank, sorted_ranking.order[start : start + count])), mine=mine)


def _unranked(chair: Chair, language: str) -> Rank:
    return Rank(seat=chair.seat, name=name_text(chair.name, language), score=None, place=None)


def _sorted_ranking(match: Match) -> SortedRanking:
    known = _known.get(match)
    if known is None or known.number != match.table.number:
        scores, places = _scores_and_places(match)
        seats = range(len(match.header.seats))
        order = seats if places is None else sorted(seats, key=places.__getitem__)
        known = _known[match] = SortedRanking(match.table.number, scores, places, order)
    return known


def _scores_and_places(match: Match) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """Scores and places by seat, if the game gives them. Only the game knows whether many points are good."""
    if (outcome := match.outcome) is not None:
        return outcome.scores, outcome.places
    scoreboard = match.kind.hosting.scoreboard(match.table.state)
    return (None, None) if scoreboard is None else (scoreboard.scores, scoreboard.places)


# --- doing ----------------------------------------------------------------------------------------------------------


@post("/acts", status_code=200, responses=REFUSALS)
async def act(me: Me, room: RoomPath, data: JSONBody[Act]) -> Stored:
    """Answers a window; a retry with the same `client` is harmless."""
    asked = commands.ActInMatch(
        seat=data.seat, window=data.window, action=data.action, client=data.client, final=data.final
    )
    return Stored(number=await me.perform(room, asked))


@post("/leave", status_code=200, responses=REFUSALS)
async def leave(me: Me, room: RoomPath, data: JSONBody[InSeat]) -> Stored:
    """Resigns; this cannot be undone."""
    return Stored(number=await me.perform(room, commands.LeaveMatch(data.seat)))


@post("/hints", status_code=200, responses=REFUSALS)
async def hint(me: Me, room: RoomPath, data: JSONBody[AskHint]) -> Hint:
    """A master's move with its reason; everybody sees that you asked, and rated games give no hints."""
    return await me.perform(room, commands.AskHint(seat=data.seat, window=data.window, language=me.language))


@post("/witness", status_code=204, responses=REFUSALS)
async def witness(me: Me, room: RoomPath) -> None:
    """Makes you a witness: you see the key, and from now on write only to others who see it."""
    await me.perform(room, commands.BecomeWitness())


PLAY: Final = [view, history, record, ranking, act, leave, hint, witness]
