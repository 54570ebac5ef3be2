"""A game that begins in the middle, with a given board, key and covered cards."""

from slovoteka.games.codenames.position import Position
from slovoteka.games.codenames.state import COLOURS, OWNERS, Given, Owner, Stage, State


def from_position(position: Position, seated: State) -> State:
    """Sets up the position. Nothing is drawn."""
    covers: tuple[Owner | None, ...] = tuple(
        owner if place in position.covered else None for place, owner in enumerate(position.key)
    )
    red, blue, bystanders, assassins = (position.key.count(owner) - covers.count(owner) for owner in OWNERS)
    turn = COLOURS.index(position.turn)
    clues = (Given(turn, position.clue, position.number),) if position.clue else ()
    return seated.but(
        stage=Stage.GUESS if clues else Stage.CLUE,
        dealt=position.words,
        board=position.words,
        key=position.key,
        covers=covers,
        stacks=(red, blue, bystanders, assassins),
        first=position.first,
        turn=turn,
        clues=clues,
        settled=bool(clues),
    )


def position_of(state: State) -> Position | None:
    """The position that a game could begin with; None unless a captain is to give a clue or a team is to guess."""
    if state.stage not in (Stage.CLUE, Stage.GUESS):
        return None
    clue = state.clues[-1] if state.stage is Stage.GUESS else None
    return Position(
        words=state.board,
        key=state.key,
        covered=tuple(place for place, owner in enumerate(state.covers) if owner is not None),
        turn="red" if state.turn == 0 else "blue",
        clue="" if clue is None else clue.word,
        number=None if clue is None else clue.number,
    )
