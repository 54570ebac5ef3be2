"""All routes of the HTTP API. The operations are in `server/rooms`, and sockets share them."""

from typing import Final

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide

from slovoteka.server.http.access import StrictRequest, find_guest, find_me, find_room, only_signed_in, recognise
from slovoteka.server.http.routes_aids import AIDS
from slovoteka.server.http.routes_analysis import ANALYSIS, POSITIONS
from slovoteka.server.http.routes_me import ME, VISIT
from slovoteka.server.http.routes_play import PLAY
from slovoteka.server.http.routes_puzzles import PUZZLES
from slovoteka.server.http.routes_ratings import RATINGS
from slovoteka.server.http.routes_reference import about_site, rules, word
from slovoteka.server.http.routes_replay import IN_A_FINISHED_ROOM, REPLAYS
from slovoteka.server.http.routes_review import REVIEW
from slovoteka.server.http.routes_rooms import IN_A_ROOM, ROOMS, lobby
from slovoteka.server.http.routes_site import games, live, metrics, ready
from slovoteka.server.http.routes_talk import REPORTS, TALK
from slovoteka.server.http.stream import events

_NOT_KEPT: Final = CacheControlHeader(no_store=True)
"""Answers are not cached: they are for one person and out of date at once."""

_in_a_room: Final = Router(
    "/rooms/{room:str}",
    route_handlers=[*IN_A_ROOM, *PLAY, *AIDS, *TALK, *IN_A_FINISHED_ROOM, *REVIEW, *POSITIONS, events],
    dependencies={"live": Provide(find_room)},
)
_signed_in: Final = Router(
    "/",
    route_handlers=[*ME, *ROOMS, *REPORTS, *REPLAYS, *ANALYSIS, *PUZZLES, word, _in_a_room],
    guards=[only_signed_in],
    dependencies={"me": Provide(find_me)},
)
_api: Final = Router(
    "/api/v1",
    route_handlers=[*VISIT, *RATINGS, games, rules, about_site, lobby, _signed_in],
    guards=[recognise],
    dependencies={"guest": Provide(find_guest)},
    request_class=StrictRequest,
    cache_control=_NOT_KEPT,
)
_machines: Final = Router(
    "/",
    route_handlers=[live, ready, metrics],
    dependencies={"guest": Provide(find_guest)},
    cache_control=_NOT_KEPT,
)

ROUTES: Final = (_api, _machines)
