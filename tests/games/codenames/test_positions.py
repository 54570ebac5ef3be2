"""A board that is set up: what can lie on a table, and how the match begins there."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, KEY
from slovoteka.core.errors import Refusal
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.options import read_options
from slovoteka.games.codenames.state import Stage, State
from slovoteka.match.oracles import Silence

BLUE_KEY = ("blue", *KEY[1:])
"""Blue has one more, so blue has begun."""


def begun(options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state in which such a match begins."""
    given = {"words": BOARD, "key": KEY, **position}
    read = read_options({**(options or {}), "position": given})
    state: State = KIND.rules.make(read, Silence()).start()
    return state


def refusal(options: dict[str, Any] | None = None, **position: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as refused:
        begun(options, **position)
    return refused.value.code, refused.value.params


# --- what can lie there ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-05")
@pytest.mark.parametrize(
    ("position", "words", "key"),
    [({"words": BOARD[1:]}, 24, 25), ({"words": (*BOARD, "ГОРА")}, 26, 25), ({"key": KEY[1:]}, 25, 24)],
)
def test_twenty_five_words_and_owners(position: dict[str, Any], words: int, key: int) -> None:
    assert refusal(**position) == ("position-places", {"words": words, "key": key, "places": 25})


def test_words_of_up_to_twenty_letters() -> None:
    assert begun(words=("Щ" * 20, *BOARD[1:])).board[0] == "Щ" * 20
    assert refusal(words=("Щ" * 21, *BOARD[1:])) == ("position-word-long", {"word": "Щ" * 20, "most": 20})


@pytest.mark.rule("CN-05", "CN-G14")
def test_no_word_twice_whether_with_yo_or_without() -> None:
    assert refusal(words=("МЕД", *BOARD[1:]))[0] == "position-word-twice"


@pytest.mark.rule("CN-12")
def test_a_key_has_nine_of_one_team_and_eight_of_the_other() -> None:
    assert (begun().first, begun(key=BLUE_KEY[:1] + KEY[1:], turn="blue").first) == (0, 1)
    for wrong in (
        ("bystander", *KEY[1:]),
        ("assassin", *KEY[1:]),
        (*KEY[:-1], "bystander"),
        ("blue", "blue", *KEY[2:]),
    ):
        code, counts = refusal(key=wrong)
        assert code == "position-key"
        assert counts == {owner: wrong.count(owner) for owner in ("red", "blue", "bystander", "assassin")}


@pytest.mark.parametrize("covered", [[-1], [25], [3, 3]])
def test_places_that_cannot_be_covered(covered: list[int]) -> None:
    assert refusal(covered=covered) == ("position-covered", {"places": 25})


@pytest.mark.rule("CN-45", "CN-47")
@pytest.mark.parametrize("ending", [range(9), range(9, 17), [24]], ids=["red", "blue", "assassin"])
def test_a_game_that_is_over(ending: range | list[int]) -> None:
    assert refusal(covered=list(ending))[0] == "position-over"
    begun(covered=list(ending)[1:])


@pytest.mark.rule("CN-27")
def test_a_clue_that_lies_on_the_table() -> None:
    assert refusal(clue="мед", number=1)[0] == "position-clue-on-table"


@pytest.mark.rule("CN-G5")
@pytest.mark.parametrize("number", [-1, 10])
def test_numbers_that_no_clue_has(number: int) -> None:
    for fine in (0, 9, None):
        assert begun(clue="вода", number=fine).clues[0].number == fine
    assert refusal(clue="вода", number=number) == ("position-number", {"most": 9})


@pytest.mark.rule("CN-48", "CN-92")
def test_matches_that_cannot_begin_so() -> None:
    assert refusal({"games": 2})[0] == "position-one-game"
    assert refusal({"seats": 2}, turn="blue")[0] == "coop-begins"
    assert refusal({"seats": 2}, key=BLUE_KEY)[0] == "coop-begins"
    assert begun({"seats": 2}).is_coop


# --- how the match begins -------------------------------------------------------------------------------------------


def test_what_is_covered_is_covered_by_what_the_key_says() -> None:
    state = begun(covered=[9, 0, 17], turn="blue")
    assert (state.covers[0], state.covers[9], state.covers[17]) == ("red", "blue", "bystander")
    assert sum(cover is not None for cover in state.covers) == 3
    assert state.stacks == (8, 7, 6, 1)
    assert (state.stage, state.turn, state.captain) == (Stage.CLUE, 1, 1)


def test_a_clue_waits_for_guesses_and_for_no_objection() -> None:
    state = begun(clue="вода", number=2)
    assert state.stage is Stage.GUESS
    assert (state.clues[0].team, state.clues[0].word, state.attempts_left) == (0, "ВОДА", 3)
    windows = KIND.rules.make(read_options({}), Silence()).windows(state)
    assert [window.kind for window in windows] == ["guess", "timer"]
