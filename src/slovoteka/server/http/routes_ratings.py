"""`/people` and `/ratings`: profiles, histories and leaders. Open to everybody."""

from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from slovoteka.server.http.access import REFUSALS, Anyone, PersonPath
from slovoteka.server.http.routes_me import MomentQuery
from slovoteka.server.services import profiles
from slovoteka.server.services.profiles import Categories, Leaders, PlayedMatches, Profile

_NAME: Final = r"^[a-z]+(\.[a-z]+)*$"
CategoryPath = Annotated[str, PathParameter(pattern=_NAME, max_length=64, description="From the list of categories.")]
CategoryQuery = Annotated[str | None, QueryParameter(pattern=_NAME, max_length=64)]


@get("/people/{person:str}", responses=REFUSALS)
async def show_person(guest: Anyone, person: PersonPath) -> Profile:
    """A player's ratings by category, and their last matches."""
    return await profiles.profile(guest.node, person, guest.language)


@get("/people/{person:str}/history", responses=REFUSALS)
async def show_history(
    guest: Anyone, person: PersonPath, category: CategoryQuery = None, before_ms: MomentQuery = None
) -> PlayedMatches:
    """A player's matches, the latest first; with a category also the points of its rating plot."""
    return await profiles.history(guest.node, person, category, before_ms, guest.language)


@get("/ratings", responses=REFUSALS)
async def list_categories(guest: Anyone) -> Categories:
    """All rating categories, with titles in your language."""
    return await profiles.all_categories(guest.node, guest.language)


@get("/ratings/{category:str}", responses=REFUSALS)
async def list_leaders(
    guest: Anyone,
    category: CategoryPath,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    programs: Annotated[bool, QueryParameter()] = False,
) -> Leaders:
    """The strongest people, or the strongest programs, which play rated matches only among themselves."""
    return await profiles.leaders(
        guest.node, category, guest.language, programs=programs, start=start, count=count
    )  # fmt: skip


RATINGS: Final = [show_person, show_history, list_categories, list_leaders]
