"""What a move would score, shown before it is made, in every mode."""

from typing import Any

import pytest

from rules.scrabble import duplicate_table
from rules.scrabble.boards import lying
from rules.scrabble.tables import Play as Table
from rules.scrabble.words import Words
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.actions import Action, Exchange, Lay, Pass, Play, Remove, Tile, Write
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.preview import FormedWord, PlayPreview, Preview, RemovalPreview, SheetPreview, preview
from slovoteka.games.scrabble.reverse.views import Private
from slovoteka.games.scrabble.short_words import aid
from slovoteka.games.scrabble.views import Played

WORDS = ("ДОМ", "ОМ", "МОР", "ТОМ")
DOM = Lay((Tile("З8", "Д"), Tile("З9", "О"), Tile("З10", "М")))


def standard(**options: Any) -> Table:
    return Table(*WORDS, **options).at("ДОМТРЫ?", "КАВАЛЕР")


def previewed(table: Table, action: Action, oracle: Oracle | None = None, seat: int = 0) -> Preview | None:
    return preview(table.options, oracle, table.public, table.private(seat), seat, action)


def play_of(found: Preview | None) -> PlayPreview:
    assert isinstance(found, PlayPreview)
    return found


def refusal_of(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as refusal:
        previewed(table, action, seat=seat)
    return refusal.value.rule, refusal.value.code


# --- plays ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [DOM, Play("з8", "ДОМ")])
def test_a_play_is_counted_as_the_rules_count_it(action: Action) -> None:
    table = standard()
    found = play_of(previewed(table, action, table.words))
    assert (found.at, found.word) == ("З8", "ДОМ")
    assert found.words == (FormedWord("ДОМ", found.score.words[0].score, True),)
    table.act(0, action)
    (played,) = table.events_of(Played)
    assert played.score == found.score


def test_every_word_formed_has_its_points_and_its_verdict() -> None:
    table = Table(*WORDS).at("ЫТКАВЛЕ", on=["З8 ДОМ"])
    found = play_of(previewed(table, Play("11Ж", "ЫТ"), table.words))
    assert [(word.word, word.stands) for word in found.words] == [("ЫТ", False), ("ДОМТ", False)]
    assert sum(word.points for word in found.words) == found.score.total


def test_without_an_oracle_words_may_stand_or_not() -> None:
    assert [word.stands for word in play_of(previewed(standard(), DOM)).words] == [None]


@pytest.mark.parametrize("options", [{"words": "challenge"}, {"words": "vote", "seats": 3}])
def test_where_words_are_doubted_afterwards_no_dictionary_speaks_before(options: dict[str, Any]) -> None:
    table = standard(**options)
    assert [word.stands for word in play_of(previewed(table, DOM, table.words)).words] == [None]
    assert table.words.questions == []


def test_one_may_plan_while_others_move() -> None:
    table = standard().at("ДОМТРЫ?", "КАВАЛЕР", mover=1)
    assert play_of(previewed(table, DOM)).word == "ДОМ"


def test_nothing_laid_and_other_actions_have_none() -> None:
    for action in (Lay(()), Play("З8", ""), Exchange("Ы"), Pass()):
        assert previewed(standard(), action) is None


def test_what_cannot_lie_is_refused_by_its_rule() -> None:
    gap = Lay((Tile("З8", "Д"), Tile("З10", "М")))
    assert refusal_of(standard(), gap) == (standard().options.book.unbroken, "with-a-gap")
    assert refusal_of(standard(), Play("А1", "ДОМ")) == ("SM-16", "not-on-centre")
    assert refusal_of(standard(), DOM, seat=1)[1] == "tile-not-on-rack"


def test_a_first_word_of_five_letters_is_asked_for_here_too() -> None:
    assert refusal_of(standard(jacks=True), DOM) == ("SM-72", "opening-too-short")


def test_points_need_not_be_announced_yet() -> None:
    assert play_of(previewed(standard(declare=True), DOM)).score.total > 0


def test_words_of_the_theme_count_more() -> None:
    plain = play_of(previewed(standard(), DOM))
    themed = play_of(previewed(standard(theme="жильё", theme_words=["ДОМ"]), DOM))
    assert themed.score.total == plain.score.total + 5


def test_the_second_rack_of_one_person() -> None:
    table = Table(*WORDS, mode="solitaire", solitaire="two-racks")
    table.set(racks=("АБВГДЕЖ", "ДОМТРЫЯ"), mover=1, grid=lying())
    assert play_of(previewed(table, DOM)).word == "ДОМ"
    table.set(mover=0)
    assert refusal_of(table, DOM)[1] == "tile-not-on-rack"


# --- the other modes ------------------------------------------------------------------------------------------------


def test_a_preview_of_a_sheet_hides_whether_it_is_a_word() -> None:
    table = duplicate_table.Table(*WORDS).rack("ЗДОРОВМ")
    options = KIND.rules.read_options({"mode": "duplicate", "seats": 3})
    found = preview(options, table.words, table.public, table.private(0), 0, Play("З8", "ДОМ"))
    assert [word.stands for word in play_of(found).words] == [None]
    assert play_of(found).score.total == 10
    with pytest.raises(Refusal):
        preview(options, None, table.public, table.private(0), 0, Play("З8", "ТОМ"))


def reverse(*board: str) -> tuple[Any, Any, Words]:
    position = write_cgp(lying(*board), (), (0, 0))
    options = KIND.rules.read_options({"mode": "reverse", "position": position})
    words = Words(("КО", "КИТ"), options)
    game = KIND.rules.make(options, words)
    return options, game.public(game.start()), words


@pytest.mark.parametrize(
    ("squares", "words"), [(("З10",), (FormedWord("КО", 0, True),)), (("З8",), (FormedWord("ОТ", 0, False),))]
)
def test_a_removal_brings_points_and_leaves_words(squares: tuple[str, ...], words: tuple[FormedWord, ...]) -> None:
    options, seen, oracle = reverse("З8 КОТ")
    found = preview(options, oracle, seen, Private(), 0, Remove(squares))
    assert found == RemovalPreview(points=options.layout().face_sum("Т" if squares == ("З10",) else "К"), words=words)


def test_a_removal_that_cannot_be() -> None:
    options, seen, oracle = reverse("З8 КОТ", "8З КИТ")
    own = Private()
    assert preview(options, oracle, seen, own, 0, Remove(())) is None
    with pytest.raises(Illegal) as refusal:
        preview(options, oracle, seen, own, 0, Remove(("А1",)))
    assert refusal.value.rule == "SM-76"


def test_the_words_of_a_bingo_sheet() -> None:
    options = KIND.rules.read_options({"mode": "bingo", "seats": 4})
    words = Words(("КАРТИНА", "ДОРОЖКА"), options)
    game = KIND.rules.make(options, words)
    seen, own = game.public(game.start()), game.private(game.start(), 0)

    def stands(*written: str) -> list[bool | None]:
        found = preview(options, words, seen, own, 0, Write(written))
        assert isinstance(found, SheetPreview)
        return [word.stands for word in found.words]

    assert stands("картина") == [True]
    assert stands("КАРТИНА", "ДОРОЖ") == [True, False]
    assert stands("КАРТИНА", "ДОРОЖКА") == [True, True]
    assert preview(options, words, seen, own, 0, Write(())) is None
    with pytest.raises(Illegal) as refusal:
        stands("КАРТИНА", "КАРТИНА")
    assert (refusal.value.rule, refusal.value.code) == ("SM-G27", "sheet-same-word")


# --- for beginners --------------------------------------------------------------------------------------------------


def test_beginners_are_shown_all_words_of_two_letters() -> None:
    table = Table("ЯР", "ОМ", "АА", "ДОМ").at()
    assert aid(table.options, table.words, table.public, table.private(0), 0).words == ("АА", "ОМ", "ЯР")


def test_a_table_without_a_dictionary_has_none_to_show() -> None:
    table = standard(words="vote", seats=3)
    assert aid(table.options, table.words, table.public, table.private(0), 0).words == ()
    assert table.words.questions == []
