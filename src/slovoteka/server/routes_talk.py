"""`/rooms/{room}`: what people ask of each other and say to each other; complaints and reports of words."""

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from slovoteka.games import registry
from slovoteka.lexicon.alphabet import normalise
from slovoteka.match.consent import Wanted
from slovoteka.match.talk import hears
from slovoteka.server import social
from slovoteka.server.access import REFUSALS, Live, Me, PersonPath
from slovoteka.server.bodies import (
    Answer,
    Complain,
    Lines,
    MakeOffer,
    ReportedWord,
    ReportWord,
    RoomAnswer,
    SayLine,
)
from slovoteka.server.routes_rooms import answer
from slovoteka.server.watching import line_view
from slovoteka.server.wire import LineView
from slovoteka.store.people import WordReport
from slovoteka.store.rooms import OfferKind

_PAGE: Final = 100

AfterQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last line you know.")]


# --- consent --------------------------------------------------------------------------------------------------------


@post("/offers", status_code=200, responses=REFUSALS)
async def make_offer(me: Me, live: Live, data: JSONBody[MakeOffer]) -> RoomAnswer:
    """Asks all who play for something. What needs nobody else's consent happens at once."""
    me.count("actions")
    wanted = Wanted(kind=data.kind, word=data.word, window=data.window, extra_ms=data.extra_ms)
    await social.offer(live, me.who, data.seat, wanted)
    return answer(live, me)


@post("/offers/{kind:str}/agree", status_code=200, responses=REFUSALS)
async def agree(me: Me, live: Live, kind: FromPath[OfferKind], data: JSONBody[Answer]) -> RoomAnswer:
    """When all have agreed, it happens."""
    me.count("actions")
    await social.agree(live, me.who, data.seat, kind, data.offer)
    return answer(live, me)


@post("/offers/{kind:str}/decline", status_code=200, responses=REFUSALS)
async def decline(me: Me, live: Live, kind: FromPath[OfferKind], data: JSONBody[Answer]) -> RoomAnswer:
    """One who declines ends the offer; its author takes it back so."""
    me.count("actions")
    await social.decline(live, me.who, data.seat, kind, data.offer)
    return answer(live, me)


# --- chat -----------------------------------------------------------------------------------------------------------


@get("/chat", responses=REFUSALS)
async def read_chat(me: Me, live: Live, after: AfterQuery = 0) -> Lines:
    """Of the last hundred lines after a number, those that you may read now and do not block."""
    blocked = await me.node.store.blocked(me.who.id)
    read = await me.node.store.lines(live.id, after, _PAGE)
    who = live.listener(me.who.id)
    return Lines(lines=tuple(line_view(line) for line in read if hears(line, who) and line.identity not in blocked))


@post("/chat", status_code=201, responses=REFUSALS)
async def say(me: Me, live: Live, data: JSONBody[SayLine]) -> LineView:
    me.count("chat-lines")
    return line_view(await social.say(live, me.who, data.text, data.audience))


@put("/mutes/{person:str}", status_code=204, responses=REFUSALS)
async def mute(me: Me, live: Live, person: PersonPath) -> None:
    """The owner does not let somebody write here."""
    me.count("actions")
    await social.mute(live, me.who, person, on=True)


@delete("/mutes/{person:str}", responses=REFUSALS)
async def unmute(me: Me, live: Live, person: PersonPath) -> None:
    me.count("actions")
    await social.mute(live, me.who, person, on=False)


# --- for whoever runs the site --------------------------------------------------------------------------------------


@post("/complaints", status_code=204, responses=REFUSALS)
async def complain(me: Me, live: Live, data: JSONBody[Complain]) -> None:
    """About somebody here."""
    me.count("reports")
    await social.complain(live, me.who, data.about, data.reason, data.line)


@post("/words/reports", status_code=201, responses=REFUSALS)
async def report_word(me: Me, data: JSONBody[ReportWord]) -> ReportedWord:
    """A word that the dictionary lacks, or should not have."""
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
