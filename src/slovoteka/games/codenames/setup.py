"""Before the first clue: seats, 25 codenames, and a key (CN-01..16). Then the same for the next game."""

from functools import lru_cache

from slovoteka.core.game import Fact, Step, Urn
from slovoteka.games.codenames import views
from slovoteka.games.codenames.deck import Deck
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import (
    COLOURS,
    OWNERS,
    PLACES,
    SERVES_BOTH,
    Owner,
    Stage,
    State,
)


def seat_people(options: Options) -> State:
    """Seats alternate between the teams. The first of each is captain, unless the table has chosen (CN-03)."""
    if options.form == "coop":
        captains = options.captains or (0,)
        teams = (0,) * options.seats
    else:
        captains = options.captains or (0, 1)
        teams = tuple(seat % 2 for seat in range(options.seats))
    if options.form == "three":
        teams = _teams_of_three(captains)
    return State(teams=teams, captains=captains)


def _teams_of_three(captains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(captains.index(seat) if seat in captains else SERVES_BOTH for seat in range(3))


# --- chance ---------------------------------------------------------------------------------------------------------


def urn(options: Options, state: State) -> Urn | None:
    match state.stage:
        case Stage.CARDS:
            faces = _words_left(options.deck, state.dealt)
            return Urn("card", faces, (1,) * len(faces))
        case Stage.COLOUR:
            return Urn.of("colour", _who_may_begin(options, state))
        case Stage.KEY:
            return _key_urn(state)
    return None


def _who_may_begin(options: Options, state: State) -> tuple[str, ...]:
    if state.is_coop:  # CN-92
        return COLOURS[:1]
    return COLOURS if options.first is None or state.game > 1 else (options.first,)


def _key_urn(state: State) -> Urn:
    """All arrangements are equally likely, including the rotation of a key card (CN-08)."""
    left = {owner: state.stacks[OWNERS.index(owner)] - state.key.count(owner) for owner in OWNERS}
    faces = tuple(owner for owner in sorted(left) if left[owner])
    return Urn("key", faces, tuple(left[owner] for owner in sorted(left) if left[owner]))


@lru_cache(maxsize=64)
def _words_left(deck: Deck, dealt: tuple[str, ...]) -> tuple[str, ...]:
    """Words that may still be drawn: both sides of all cards that have not been on the table (CN-06)."""
    out = {word for card in deck.cards for word in (card.front, card.back) if {card.front, card.back} & set(dealt)}
    return tuple(sorted(word for card in deck.cards for word in (card.front, card.back) if word not in out))


def place_drawn(state: State, face: str, at_ms: int) -> Step[State]:
    match state.stage:
        case Stage.CARDS:
            return _lay_card(state, face)
        case Stage.COLOUR:
            return _give_double(state, 0 if face == COLOURS[0] else 1)
    owner: Owner = next(owner for owner in OWNERS if owner == face)
    return _draw_key(state, owner, at_ms)


def _lay_card(state: State, word: str) -> Step[State]:
    laid = state.but(board=(*state.board, word), dealt=(*state.dealt, word))
    if len(laid.board) < PLACES:
        return Step(laid)
    return Step(laid.but(stage=Stage.COLOUR), (Fact(views.Dealt(laid.board)),))


def _give_double(state: State, team: int) -> Step[State]:
    red, blue, *others = state.stacks
    marked = state.but(
        stage=Stage.KEY,
        first=team,
        turn=team,
        stacks=(red + (team == 0), blue + (team == 1), others[0], others[1]),
    )
    return Step(marked, (Fact(views.Marked(team)),))


def _draw_key(state: State, owner: Owner, at_ms: int) -> Step[State]:
    fact = Fact(views.KeyDrawn(len(state.key), owner), tuple(sorted(state.captains)))
    drawn = state.but(key=(*state.key, owner))
    if len(drawn.key) == PLACES:
        drawn = drawn.renewed(at_ms, stage=Stage.CLUE)
    return Step(drawn, (fact,))


# --- the next game --------------------------------------------------------------------------------------------------


def next_game(options: Options, state: State) -> Step[State]:
    """Turns the cards over, or deals new ones when both sides have been played (CN-48)."""
    turned = state.game % 2 == 1
    captains = _next_captains(options, state)
    teams = _teams_of_three(captains) if options.form == "three" else state.teams
    board = _turned_over(options.deck, state.board) if turned else ()
    dealt = state.dealt if turned or _enough_left(options.deck, state.dealt) else ()
    fresh = State(
        stage=Stage.COLOUR if turned else Stage.CARDS,
        table=state.table + 1,
        teams=teams,
        captains=captains,
        game=state.game + 1,
        results=state.results,
        dealt=dealt,
        board=board,
        missed=state.missed,
        sands=state.sands,
        gone=state.gone,
    )
    facts = [Fact(views.Began(fresh.game, captains, turned))]
    if turned:
        facts.append(Fact(views.Dealt(board)))
    return Step(fresh, tuple(facts))


def _turned_over(deck: Deck, board: tuple[str, ...]) -> tuple[str, ...]:
    backs = {card.front: card.back for card in deck.cards} | {card.back: card.front for card in deck.cards}
    return tuple(backs[word] for word in board)


def _enough_left(deck: Deck, dealt: tuple[str, ...]) -> bool:
    return len(_words_left(deck, dealt)) >= 2 * PLACES


def _next_captains(options: Options, state: State) -> tuple[int, ...]:
    if not options.rotate:
        return state.captains
    if options.form == "three":
        return tuple((seat + 1) % 3 for seat in state.captains)
    return tuple(_after(state.members(team), captain) for team, captain in enumerate(state.captains))


def _after(members: tuple[int, ...], captain: int) -> int:
    later = [seat for seat in members if seat > captain]
    return later[0] if later else members[0]


def covering_cards(state: State) -> tuple[str, ...]:
    """All covering cards, in stacks and on the table (CN-14..16)."""
    red, blue, bystanders, assassins = (
        left + state.covers.count(owner) for owner, left in zip(OWNERS, state.stacks, strict=True)
    )
    agents = ["agent"] * (red + blue + (state.first is None))
    return (*agents, *["assassin"] * assassins, *["bystander"] * bystanders)
