"""`/rooms/{room}`: offers, chat, complaints and reports of words."""

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from slovoteka.games import registry
from slovoteka.lexicon.alphabet import normalise
from slovoteka.match.chat_audience import hears
from slovoteka.match.offers import OfferRequest
from slovoteka.server.base.wire import LineView
from slovoteka.server.http.access import REFUSALS, Live, Me, PersonPath, RoomPath
from slovoteka.server.http.bodies import (
    Answer,
    Complain,
    Lines,
    MakeOffer,
    ReportedWord,
    ReportWord,
    RoomAnswer,
    SayLine,
)
from slovoteka.server.http.routes_rooms import changed
from slovoteka.server.live.watching import line_view
from slovoteka.server.rooms import commands
from slovoteka.store.people import WordReport
from slovoteka.store.rooms import OfferKind

_PAGE: Final = 100

AfterQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last line you know.")]


# --- consent --------------------------------------------------------------------------------------------------------


@post("/offers", status_code=200, responses=REFUSALS)
async def make_offer(me: Me, room: RoomPath, data: JSONBody[MakeOffer]) -> RoomAnswer:
    """Makes an offer to all players; if nobody else has to agree, it takes effect at once."""
    wanted = OfferRequest(kind=data.kind, word=data.word, window=data.window, extra_ms=data.extra_ms)
    return await changed(me, room, commands.MakeOffer(seat=data.seat, wanted=wanted))


@post("/offers/{kind:str}/agree", status_code=200, responses=REFUSALS)
async def agree(me: Me, room: RoomPath, kind: FromPath[OfferKind], data: JSONBody[Answer]) -> RoomAnswer:
    """Agrees to an offer, which takes effect when everybody has agreed."""
    return await changed(me, room, commands.AnswerOffer(seat=data.seat, kind=kind, offer=data.offer, agree=True))


@post("/offers/{kind:str}/decline", status_code=200, responses=REFUSALS)
async def decline(me: Me, room: RoomPath, kind: FromPath[OfferKind], data: JSONBody[Answer]) -> RoomAnswer:
    """Declines an offer, which ends it; its author withdraws it in the same way."""
    return await changed(me, room, commands.AnswerOffer(seat=data.seat, kind=kind, offer=data.offer, agree=False))


# --- chat -----------------------------------------------------------------------------------------------------------


@get("/chat", responses=REFUSALS)
async def read_chat(me: Me, live: Live, after: AfterQuery = 0) -> Lines:
    """The last hundred lines after a number, without those that you may not read or whose authors you block."""
    blocked = await me.node.store.blocked(me.who.id)
    read = await me.node.store.lines(live.id, after, _PAGE)
    who = live.listener(me.who.id)
    return Lines(lines=tuple(line_view(line) for line in read if hears(line, who) and line.identity not in blocked))


@post("/chat", status_code=201, responses=REFUSALS)
async def say(me: Me, room: RoomPath, data: JSONBody[SayLine]) -> LineView:
    return line_view(await me.perform(room, commands.SayLine(text=data.text, audience=data.audience)))


@put("/mutes/{person:str}", status_code=204, responses=REFUSALS)
async def mute(me: Me, room: RoomPath, person: PersonPath) -> None:
    """Forbids a person to write in this room; only the owner may."""
    await me.perform(room, commands.Mute(person=person, on=True))


@delete("/mutes/{person:str}", responses=REFUSALS)
async def unmute(me: Me, room: RoomPath, person: PersonPath) -> None:
    await me.perform(room, commands.Mute(person=person, on=False))


# --- for the operators of the site ----------------------------------------------------------------------------------


@post("/complaints", status_code=204, responses=REFUSALS)
async def complain(me: Me, room: RoomPath, data: JSONBody[Complain]) -> None:
    """Complains to the operators of the site about a person in this room."""
    await me.perform(room, commands.Complain(about=data.about, reason=data.reason, line=data.line))


@post("/words/reports", status_code=201, responses=REFUSALS)
async def report_word(me: Me, data: JSONBody[ReportWord]) -> ReportedWord:
    """Reports a word that the dictionary lacks or should not have."""
    me.count("reports")
    node = me.node
    room = None if data.room is None else (await node.room(data.room)).room
    report = WordReport(
        at_ms=node.store.now_ms(),
        by=me.who.id,
        word=normalise(data.word, data.language),
        game=registry.find(data.game).info.id,
        language=data.language,
        wrong=data.wrong,
        note=node.cleaner.line(data.note) if data.note.strip() else "",
        room=data.room,
        lexicon=None if room is None else room.agreement.lexicon,
    )
    await node.store.report_word(report)
    return ReportedWord(word=report.word)


TALK: Final = [make_offer, agree, decline, read_chat, say, mute, unmute, complain]
REPORTS: Final = [report_word]
