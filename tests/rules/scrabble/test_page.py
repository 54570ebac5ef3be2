"""What the page of rules and the titles of rules say about words and hints is what the code does."""

from pathlib import Path

import pytest

from slovoteka.core.errors import Illegal
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.match import gathering
from slovoteka.messages import LANGUAGES, text
from slovoteka.server.services.previews import lookups_are_barred
from slovoteka.store.rooms import TableTerms

KIND: GameKind = GAMES["scrabble"]
PAGES = Path(__file__).parents[3] / "docs" / "rules"
PAGE = (PAGES / "scrabble.md").read_text("utf-8")
IN_GAME = {"ru": "во время игры", "uk": "під час гри", "en": "during the game"}


def barred(*, rated: bool, **raw: str) -> bool:
    terms = TableTerms(game="scrabble", options=None, rated=rated)
    return lookups_are_barred(KIND, KIND.rules.read_options({"seats": 3, **raw}), terms)


@pytest.mark.rule("SM-68")
def test_the_page_says_where_there_are_hints_and_where_the_dictionary_is_closed() -> None:
    paragraph = PAGE[PAGE.index('<a id="SM-68">') :].partition("\n\n")[0].replace("\n", " ")
    assert "не подсказывает" not in paragraph, "it does, where nothing is rated"
    assert "Подсказку – ход сильного бота – можно попросить, только если играют не на рейтинг" in paragraph
    assert "партия на рейтинг или партия, где слова оспаривают или судят голосованием" in paragraph
    assert barred(rated=True)
    assert [barred(rated=False, words=words) for words in ("challenge", "vote", "auto")] == [True, True, False]


@pytest.mark.rule("SM-68")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_forbids_no_lookup_that_a_table_may_have(language: str) -> None:
    """Where words are looked up at once and nothing is rated, the program itself looks them up."""
    assert IN_GAME[language] not in text("rule-sm-68", language)


@pytest.mark.rule("SM-G30")
@pytest.mark.parametrize(
    ("page", "said", "denied"),
    [("scrabble.md", "выключить его там нельзя", "может его выключить"),
     ("scrabble-uk.md", "вимкнути його там не можна", "може його вимкнути")],
)  # fmt: skip
def test_the_pages_say_that_rated_tables_cannot_do_without_the_house_rule(page: str, said: str, denied: str) -> None:
    text = " ".join((PAGES / page).read_text("utf-8").split())
    assert said in text
    assert denied not in text
    with pytest.raises(Illegal) as refused:
        gathering.agree_on("scrabble", {"words": "auto", "four_tries": False}, rated=True)
    assert refused.value.code == "rated-needs-four-tries"


@pytest.mark.rule("SM-82")
def test_the_page_says_until_when_a_letter_of_bingo_is_crossed_out() -> None:
    paragraph = PAGE[PAGE.index('<a id="SM-82">') :].partition("\n\n")[0].replace("\n", " ")
    assert "пропущенную букву можно вычеркнуть и позже, при любом следующем вызове" in paragraph
    assert KIND.rules.read_options({"mode": "bingo"}).marks_late
