"""`/rooms/{room}` once a match is there: what one sees, what one does, and how it stands."""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple
from weakref import WeakKeyDictionary

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from slovoteka.core.record import lines
from slovoteka.match.host import Match
from slovoteka.server.http.access import REFUSALS, Live, Me, RoomPath
from slovoteka.server.http.bodies import Act, AskHint, History, InSeat, Rank, Ranking, Stored, View
from slovoteka.server.live.watching import ViewBroadcaster
from slovoteka.server.rooms import commands
from slovoteka.server.rooms.authorization import check_witness, in_play, seated_person
from slovoteka.server.rooms.hints import Hint
from slovoteka.server.services.replays import kept_record

_PAGE: Final = 500
"""Inputs in one answer."""
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
    """What this seat was told after input `since`, up to 500 inputs."""
    match = in_play(live)
    if seat is not None:
        seated_person(live, me.who, seat)
    if since + 1 < match.history.first:
        await match.load_history()
    told = match.messages(seat, since, _PAGE)
    return History(room=live.id, seat=seat, inputs=tuple(told), number=match.table.number)


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
    """Of the input after which they stood so."""
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    order: Sequence[int]
    """Seats, the best first."""


_known: WeakKeyDictionary[Match, SortedRanking] = WeakKeyDictionary()
"""A hall of thousands asks for the same after every round."""


@get("/ranking", responses=REFUSALS)
async def ranking(me: Me, live: Live, start: StartQuery = 0, count: CountQuery = _RANKS) -> Ranking:
    """Who is where, the best first; and your own rows."""
    chairs = live.state.chairs
    if live.match is None:
        ranks = [Rank(seat=chair.seat, name=chair.name, score=None, place=None) for chair in chairs]
        mine = tuple(rank for rank, chair in zip(ranks, chairs, strict=True) if chair.identity == me.who.id)
        return Ranking(total=len(chairs), ranks=tuple(ranks[start : start + count]), mine=mine)
    sorted_ranking = _sorted_ranking(live.match)

    def rank(seat: int) -> Rank:
        return Rank(
            seat=seat,
            name=chairs[seat].name,
            score=None if sorted_ranking.scores is None else sorted_ranking.scores[seat],
            place=None if sorted_ranking.places is None else sorted_ranking.places[seat],
        )

    mine = tuple(map(rank, live.seats_of(me.who.id)))
    return Ranking(total=len(chairs), ranks=tuple(map(rank, sorted_ranking.order[start : start + count])), mine=mine)


def _sorted_ranking(match: Match) -> SortedRanking:
    known = _known.get(match)
    if known is None or known.number != match.table.number:
        scores, places = _scores_and_places(match)
        seats = range(len(match.header.seats))
        order = seats if places is None else sorted(seats, key=places.__getitem__)
        known = _known[match] = SortedRanking(match.table.number, scores, places, order)
    return known


def _scores_and_places(match: Match) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """By seat, as far as the game says them: whether many points are good is for it to know."""
    if (outcome := match.outcome) is not None:
        return outcome.scores, outcome.places
    scoreboard = match.kind.hosting.scoreboard(match.table.state)
    return (None, None) if scoreboard is None else (scoreboard.scores, scoreboard.places)


# --- doing ----------------------------------------------------------------------------------------------------------


@post("/acts", status_code=200, responses=REFUSALS)
async def act(me: Me, room: RoomPath, data: JSONBody[Act]) -> Stored:
    """Answers a window. The same `client` again is the same action: a retry is harmless."""
    asked = commands.Act(seat=data.seat, window=data.window, action=data.action, client=data.client, final=data.final)
    return Stored(number=await me.perform(room, asked))


@post("/leave", status_code=200, responses=REFUSALS)
async def leave(me: Me, room: RoomPath, data: JSONBody[InSeat]) -> Stored:
    """Resigns, for good."""
    return Stored(number=await me.perform(room, commands.Leave(data.seat)))


@post("/hints", status_code=200, responses=REFUSALS)
async def hint(me: Me, room: RoomPath, data: JSONBody[AskHint]) -> Hint:
    """A move that a master would make, and why. Everybody sees that you asked; not in rated games."""
    return await me.perform(room, commands.AskHint(seat=data.seat, window=data.window, language=me.language))


@post("/witness", status_code=204, responses=REFUSALS)
async def witness(me: Me, room: RoomPath) -> None:
    """You watch with the key open, and write from now on only to those who see it too."""
    await me.perform(room, commands.BecomeWitness())


PLAY: Final = [view, history, record, ranking, act, leave, hint, witness]
