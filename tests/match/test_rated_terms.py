"""What a rated table plays unless its creator chooses otherwise, and by which version of the rules."""

from typing import Any

import msgspec
import pytest

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.options import Options
from slovoteka.match import gathering
from slovoteka.messages import LANGUAGES, text
from slovoteka.store.rooms import TableTerms

SCRABBLE = GAMES["scrabble"]
CHANGED = [kind for kind in GAMES.values() if kind.info.rules_version > 1]


def agreed(raw: dict[str, Any], variant: str | None = None, *, rated: bool = True) -> Options:
    options: Options = gathering.agree_on("scrabble", raw, variant, rated=rated)[1]
    return options


@pytest.mark.rule("SM-24", "SU-31")
@pytest.mark.parametrize("edition", ["mattel", "bilingual-ru", "bilingual-uk"])
def test_two_play_for_rating_by_the_book(edition: str) -> None:
    options = agreed({"edition": edition})
    assert (options.words, options.penalty, options.four_tries) == ("challenge", "none", False)
    terms, _ = gathering.agree_on("scrabble", {"edition": edition}, rated=True)
    assert terms.rated_as is not None
    assert ".challenge." in terms.rated_as.category


@pytest.mark.rule("SM-G30")
@pytest.mark.parametrize(
    ("raw", "words", "four_tries"),
    [
        ({"words": "auto"}, "auto", True),
        ({"seats": 3}, "auto", True),
        ({"seats": "3"}, "auto", True),
        ({"seats": 3, "words": "challenge"}, "challenge", False),
        ({"mode": "duplicate"}, "auto", False),
        ({"mode": "bingo"}, "auto", False),
    ],
)
def test_a_table_may_choose_otherwise(raw: dict[str, Any], words: str, four_tries: bool) -> None:
    options = agreed(raw)
    assert (options.words, options.four_tries) == (words, four_tries)


@pytest.mark.rule("SM-G30")
@pytest.mark.parametrize("raw", [{"words": "auto"}, {"seats": 3}, {"seats": 4, "clock": "game"}])
def test_there_is_no_rated_game_in_which_words_can_be_tried_without_end(raw: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refused:
        agreed({**raw, "four_tries": False})
    assert (refused.value.rule, refused.value.code) == ("SM-G30", "rated-needs-four-tries")
    assert not agreed({**raw, "four_tries": False}, rated=False).four_tries
    for language in LANGUAGES:
        assert len(text("rated-needs-four-tries", language)) > 50


def test_a_variant_keeps_what_it_says() -> None:
    assert agreed({}, "challenge-turn").penalty == "turn"
    assert agreed({}, "championship").words == "challenge"


@pytest.mark.rule("SM-G30")
def test_without_a_rating_nothing_is_counted() -> None:
    assert agreed({}, rated=False) == SCRABBLE.rules.read_options({})
    assert not agreed({"words": "auto", "four_tries": True}, rated=False).four_tries


def test_terms_that_are_agreed_again_stay_as_they_are() -> None:
    """A rematch asks for the terms as they were agreed."""
    for raw in ({}, {"words": "auto"}, {"seats": 3}):
        terms, _ = gathering.agree_on("scrabble", raw, rated=True)
        again, _ = gathering.agree_on("scrabble", terms.options, rated=True)
        assert again == terms


@pytest.mark.parametrize("kind", CHANGED, ids=lambda kind: kind.info.id)
def test_a_table_is_set_up_by_the_current_rules(kind: Any) -> None:
    newest = kind.info.rules_version
    assert kind.rules.read_options({}).rules == newest
    for version in range(1, newest + 1):
        assert kind.rules.read_options({"rules": version}).rules == version
    for version in (0, newest + 1):
        with pytest.raises(Unreadable) as refused:
            kind.rules.read_options({"rules": version})
        assert (refused.value.code, refused.value.params) == ("no-such-rules", {"rules": version, "newest": newest})


EARLIER = [
    pytest.param(kind, variant, version, id=f"{kind.info.id}-{version}-{variant}")
    for kind in CHANGED
    for variant in kind.choices.variants
    for version in range(1, kind.info.rules_version)
]


def is_rated(kind: Any, variant: str) -> bool:
    try:
        gathering.agree_on(kind.info.id, {}, variant, rated=True)
    except Illegal:
        return False
    return True


@pytest.mark.parametrize(("kind", "variant", "version"), EARLIER)
def test_any_earlier_table_can_be_played_again_by_the_current_rules(kind: Any, variant: str, version: int) -> None:
    """So a rematch is possible. What was rated once is rated again."""
    options = kind.rules.read_options({**kind.choices.variants[variant], "rules": version})
    for rated in {False, is_rated(kind, variant)}:
        stored = TableTerms(game=kind.info.id, options=msgspec.to_builtins(options), rated=rated)
        terms, again = gathering.agree_on(kind.info.id, gathering.todays_options(stored), rated=rated)
        assert again.rules == kind.info.rules_version
        assert terms.rated == rated
        changed = {name for name in again.__struct_fields__ if getattr(again, name) != getattr(options, name)}
        assert changed <= {"rules", "four_tries", "rated"}, "only what the version and the rating ask for"


@pytest.mark.rule("SM-G30")
def test_a_rated_table_of_the_first_version_gets_what_rated_tables_need() -> None:
    options = SCRABBLE.rules.read_options({"rules": 1, "words": "auto"})
    stored = TableTerms(game="scrabble", options=msgspec.to_builtins(options), rated=True)
    assert gathering.todays_options(stored)["four_tries"] is True
    assert gathering.todays_options(stored.but(rated=False))["four_tries"] is False


@pytest.mark.parametrize("kind", CHANGED, ids=lambda kind: kind.info.id)
def test_older_rules_are_not_rated(kind: Any) -> None:
    assert kind.rating.rated_as(kind.rules.read_options({})) is not None
    assert kind.rating.rated_as(kind.rules.read_options({"rules": 1})) is None
    with pytest.raises(Illegal) as refused:
        gathering.agree_on(kind.info.id, {"rules": 1}, rated=True)
    assert refused.value.code == "rated-own-rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cost_of_a_wrong_word_is_said_for_every_table(language: str) -> None:
    form = SCRABBLE.choices.form
    said = {
        form.wrong_word_code({"mode": mode, "words": words, "four_tries": tries})
        for mode in ("standard", "solitaire", "duplicate", "reverse", "bingo")
        for words in ("auto", "challenge", "vote")
        for tries in (False, True)
    }
    assert said == {line.code for line in form.wrong_word}
    sentences = {text(f"scrabble-{code}", language) for code in said}
    assert len(sentences) == len(said)
    assert all(sentence.endswith(".") for sentence in sentences)
