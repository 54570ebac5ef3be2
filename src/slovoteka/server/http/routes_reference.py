"""Reference: words, rules, and the state of this site."""

from functools import cache
from importlib.metadata import version
from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter, QueryParameter

from slovoteka.games import registry
from slovoteka.games.rulebook import rules_of
from slovoteka.lexicon.alphabet import Language
from slovoteka.server.base.problems import NotFound
from slovoteka.server.http.access import REFUSALS, Anyone, Me
from slovoteka.server.http.bodies import Rules, SiteView
from slovoteka.server.services.words import WordAnswer, check_lookups, look_up, usual_game

_ID = r"^[A-Za-z0-9_-]{22}$"

WordPath = Annotated[str, PathParameter(min_length=1, max_length=100, description="In any case.")]
GameQuery = Annotated[str | None, QueryParameter(max_length=40, description="By whose words; see `GET /games`.")]
TableQuery = Annotated[
    str | None, QueryParameter(pattern=_ID, description="A table, whose own conditions count instead of the game's.")
]


@get("/words/{language:str}/{word:str}", responses=REFUSALS)
async def word(
    me: Me, language: FromPath[Language], word: WordPath, game: GameQuery = None, room: TableQuery = None
) -> WordAnswer:
    """Whether a word counts, why, and what it means; refused during a game that is rated or has challenges."""
    await check_lookups(me.node, me.who)
    live = None if room is None else await me.node.room(room)
    return await look_up(me.node, word, language, game or usual_game(), live, me.language)


@get("/rules/{game:str}", responses=REFUSALS)
async def rules(guest: Anyone, game: FromPath[str]) -> Rules:
    """All rules of a game with their ids, in the reader's language."""
    if game not in registry.GAMES:
        raise NotFound
    return Rules(rules=rules_of(game, guest.language))


@get("/site", responses=REFUSALS)
async def about_site(guest: Anyone) -> SiteView:
    """The version of this site, and what it is still building after its first start."""
    building = guest.node.building
    return SiteView(version=_version(), building=building.going_on, ready=building.ready)


@cache
def _version() -> str:
    return version("slovoteka")
