"""What bots decide in the standard game and in solitaire, at constructed tables."""

from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest

from bots.scrabble.tables import at_table, pending, player, words
from rules.scrabble.boards import lying
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble import make, vocabulary
from slovoteka.bots.scrabble.player import Player
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.scrabble.vocabulary import all_words, half_known_words, policy_of
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble.actions import (
    Action,
    Challenge,
    Exchange,
    Pass,
    Pick,
    Play,
    Swap,
    Take,
    ThemeVote,
    Vote,
)
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import Score
from slovoteka.games.scrabble.state import LastMove
from slovoteka.games.scrabble.views import Played, PlayFailed, Swapped
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.search import WordSet

LEVELS = levels_of("scrabble")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


@pytest.fixture(autouse=True)
def _leaves_are_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave values were learned with a real dictionary and mean nothing for a few words."""
    monkeypatch.setattr(vocabulary, "leaves_for", lambda _layout, _alphabet: None)


def word_of(action: Action) -> str:
    assert isinstance(action, Play)
    return action.word


# --- a turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_word_that_counts_most_is_played(level: Level) -> None:
    """By levels that neither consider leaves nor look ahead."""
    decision = at_table(player(level, words("ОН КОТ ФОН")), "turn", "КОТФНЩЪ")
    assert word_of(decision.action) == "ФОН"
    assert decision.reason.code == "bot-scrabble-play-best"
    assert decision.reason.params["word"] == "ФОН"


def test_seven_tiles_at_once() -> None:
    decision = at_table(player("beginner", words("ПАРОВОЗ ПАР")), "turn", "ЗОВОРАП")
    assert word_of(decision.action) == "ПАРОВОЗ"
    assert decision.reason.code == "bot-scrabble-play-all"


def test_words_sideways_must_be_known_too() -> None:
    """ДА over КОТ would also make unknown words downwards, but КОТ can be extended to КОТЫ."""
    bot = player("beginner", words("КОТ ДА КОТЫ"))
    assert at_table(bot, "turn", "ДАЫ", grid=lying("З8 КОТ")).action == Play("З8", "КОТЫ")


@pytest.fixture
def blanks_are_worth_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave values that know only blanks: 30 points for having any."""
    kinds, table = len(ALPHABETS["ru"]) + 1, [np.zeros(1, np.int32)]
    for size in range(1, 7):
        # Leaves that end with one kind are together; without it they are the smaller leaves of kinds up to it.
        ending = [table[-1][: comb(kind + size - 1, size - 1)] for kind in range(1, kinds)]
        table.append(np.concatenate([np.full(1, 30_000, np.int32), *ending]))
    monkeypatch.setattr(vocabulary, "leaves_for", lambda _layout, _alphabet: table)


@pytest.mark.usefixtures("blanks_are_worth_keeping")
def test_levels_from_master_on_consider_the_leave() -> None:
    """With the blank as К there is a longer word; without it the blank is kept."""
    known, rack = words("ДОМ ДОМИК"), "ДОМИ?ЩЪ"
    for level in LEVELS[:2]:
        assert word_of(at_table(player(level, known), "turn", rack).action) == "ДОМИк"
    thoughtful = at_table(player("master", known), "turn", rack)
    assert word_of(thoughtful.action) == "ДОМ"
    assert thoughtful.reason.code == "bot-scrabble-play-leave"
    assert thoughtful.reason.params["left"] == "И Щ Ъ ?"
    at_the_end = at_table(player("master", known), "turn", rack, bags_left=(0,))
    assert word_of(at_the_end.action) == "ДОМИк", "nothing will be drawn: only points count"


@pytest.mark.usefixtures("blanks_are_worth_keeping")
def test_an_exchange_may_be_worth_more_than_a_word() -> None:
    """The only word would use the blank."""
    known = words("ДОМИК")
    decision = at_table(player("master", known), "turn", "ДОМИ?ЩЪ")
    assert isinstance(decision.action, Exchange)
    assert "?" not in decision.action.letters
    assert decision.reason.code == "bot-scrabble-exchange-better"
    assert word_of(at_table(player("beginner", known), "turn", "ДОМИ?ЩЪ").action) == "ДОМИк"


@EVERY_LEVEL
def test_levels_that_look_ahead_give_up_points_for_later_turns(level: Level) -> None:
    """The bag is empty, and the opponent has the Ф. КОТЫ scores more than КОТА, but then the opponent could lay ФЫ."""
    tiles = {"language": "ru", "letters": {"1": "А1 Б8 О1 Т1", "2": "К1", "4": "Ы1", "10": "Ф1"}, "blanks": 0}
    bot = player(level, words("КОТ КОТА КОТЫ ФЫ"), tiles=tiles)
    grid = lying("З7 КОТ", "А1 ББББББББ")
    decision = at_table(bot, "turn", "АЫ", grid=grid, bags_left=(0,), rack_sizes=(2, 1))
    looks_ahead = level in ("grandmaster", "oracle")
    assert decision.action == Play("З7", "КОТА" if looks_ahead else "КОТЫ")
    assert decision.reason.code == f"bot-scrabble-play-{'solved' if looks_ahead else 'best'}"


@EVERY_LEVEL
def test_a_word_that_the_table_has_refused_is_not_tried_again(level: Level) -> None:
    refused = PlayFailed(0, "ФОН", Verdict(word="ФОН", allowed=False, why=Why.UNKNOWN))
    bot = player(level, words("ФОН КОТ"))
    assert word_of(at_table(bot, "turn", "КОТФНЩЪ", events=[refused]).action) == "КОТ"


@EVERY_LEVEL
@pytest.mark.rule("SM-32")
def test_its_own_count_is_exact(level: Level) -> None:
    decision = at_table(player(level, words("КОТ"), declare=True), "turn", "КОТЩЪЭЮ")
    assert isinstance(decision.action, Play)
    assert decision.action.claimed == 2 * (2 + 1 + 1)
    assert at_table(player(level, words("КОТ")), "turn", "КОТЩЪЭЮ").action.claimed is None


@EVERY_LEVEL
@pytest.mark.rule("SM-71")
def test_words_on_the_theme_count_more(level: Level) -> None:
    """КОТ scores 8 and ТОН 6, but ТОН gets five more for the theme."""
    known, theme = words("КОТ ТОН"), dict[str, Any](theme="дом", theme_words=["ТОН"], declare=True)
    plain = at_table(player(level, known, declare=True), "turn", "КОТНЩЪЭ")
    themed = at_table(player(level, known, **theme), "turn", "КОТНЩЪЭ")
    assert word_of(plain.action) == "КОТ"
    assert word_of(themed.action) == "ТОН"
    assert themed.action.claimed == 2 * (1 + 1 + 1) + 5


@EVERY_LEVEL
@pytest.mark.rule("SM-72")
def test_jacks_the_first_word_is_long_enough(level: Level) -> None:
    bot = player(level, words("ФОН ОКНО ВОРОН"), jacks=True)
    assert word_of(at_table(bot, "turn", "ВОРОНФЩ", opening=5).action) == "ВОРОН"
    assert isinstance(at_table(bot, "turn", "ФОНОКЩЪ", opening=5).action, Exchange)
    short = at_table(player(level, words("ФОН ОКНО"), jacks=True, rules=1), "turn", "ФОНОКЩЪ", opening=5)
    assert short.action == Pass()
    assert short.reason.params["count"] == 5
    assert word_of(at_table(bot, "turn", "ФОНОКЩЪ", opening=4).action) == "ОКНО"


@EVERY_LEVEL
@pytest.mark.rule("SM-70")
def test_a_blank_is_taken_off_the_board_first(level: Level) -> None:
    bot = player(level, words("КОТ"), reusable_blanks=True)
    assert at_table(bot, "turn", "ОЩЪЭЮЦЖ", grid=lying("З7 КоТ")).action == Swap("З8", "О")
    assert isinstance(at_table(bot, "turn", "АЩЪЭЮЦЖ", grid=lying("З7 КоТ")).action, Exchange), (
        "the letter is not there"
    )
    assert isinstance(at_table(player(level, words("КОТ")), "turn", "ОЩЪЭЮЦЖ", grid=lying("З7 КоТ")).action, Exchange)


@EVERY_LEVEL
@pytest.mark.rule("SM-70")
@pytest.mark.parametrize("swapper", [0, 1])
def test_a_blank_swapped_away_confuses_nobody(level: Level, swapper: int) -> None:
    """The opponent puts О for the blank and plays on from it, or plays first and then the О is put for the blank."""
    bot = player(level, words("КОТ КОТЫ ОТ"), reusable_blanks=True)
    first, swap = Played(0, "З7", "КоТ", Score((), 0, 0)), Swapped(swapper, "З8", "О")
    second = Played(1, "8З", "ОТ" if swapper else "оТ", Score((), 0, 0))
    events = [first, swap, second] if swapper else [first, second, swap]
    last = LastMove(rack=1, kind="play", at="8З", word="ОТ")
    grid = lying("З7 КОТ", "8З ОТ")
    assert word_of(at_table(bot, "turn", "ЫЩЪЭЮЦЖ", grid=grid, events=events, last=last).action) == "КОТЫ"


# --- no word --------------------------------------------------------------------------------------------------------


def test_without_a_word_it_exchanges_what_is_hard_to_use() -> None:
    bot = player("beginner", words("КОТ"))
    assert at_table(bot, "turn", "ААЕНЩЪ?").action == Exchange("АЩЪ"), "the twin and the dearest go, the blank stays"
    assert at_table(bot, "turn", "ААЕНЩЪ?", bags_left=(1,)).action == Exchange("Щ"), "as many as there are"


@pytest.mark.parametrize(
    ("raw", "changed"),
    [
        ({}, {"bags_left": (0,)}),
        ({"restricted_exchange": True}, {"bags_left": (6,)}),
        ({}, {"scoreless": 6}),
    ],
)
def test_without_a_word_it_passes_if_an_exchange_is_not_allowed_or_useless(raw: Any, changed: Any) -> None:
    decision = at_table(player("beginner", words("КОТ"), **raw), "turn", "ААЕНЩЪ?", **changed)
    assert decision.action == Pass()


# --- words of others ------------------------------------------------------------------------------------------------


STRANGE = ["".join(letters) for letters in product("ЩЪЭЮЦ", repeat=3)]


def challenged(bot: Player, *formed: str) -> bool:
    decision = at_table(bot, "respond", pending=pending(*formed))
    assert decision.races == (decision.action == Challenge()), "only the first challenge counts"
    return isinstance(decision.action, Challenge)


@pytest.mark.parametrize("level", ["grandmaster", "oracle"])
def test_a_bot_that_knows_the_dictionary_challenges_only_words_not_in_it(level: Level) -> None:
    bot = player(level, words("КОТ"), dictionary=words("КОТ ЩИ"), words="challenge")
    assert not challenged(bot, "ЩИ", "КОТ")
    assert challenged(bot, "КОТ", "ЩЫ")


@pytest.mark.parametrize("level", LEVELS[:3])
def test_other_levels_challenge_some_unknown_words_good_or_bad(level: Level) -> None:
    """The dictionary has them all, but these bots do not use it."""
    bot = player(level, words("КОТ"), dictionary=words("КОТ", *STRANGE), words="challenge")
    doubted = {word for word in STRANGE if challenged(bot, "КОТ", word)}
    expected = (SKILLS[level].doubts or 0) / 100 * len(STRANGE)
    assert 0.6 * expected < len(doubted) < 1.4 * expected
    assert doubted == {word for word in STRANGE if challenged(bot, word)}, "it thinks of a word tomorrow as today"
    another = player(level, words("КОТ"), dictionary=words("КОТ", *STRANGE), seed=2, words="challenge")
    assert doubted != {word for word in STRANGE if challenged(another, word)}
    assert not challenged(bot, "КОТ")
    assert not challenged(bot, "КОТЩИК"[:5]), "it begins like a word that is known"


# --- words that are half known --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:3])
def test_words_that_are_half_known_are_played_by_some(level: Level) -> None:
    """ФОН scores more than КОТ. Some bots believe in it, and fewer if it is not a word."""

    def guessing(dictionary: WordSet) -> int:
        known, half_known, guesses = words("КОТ"), words("КОТ ФОН"), 0
        for seed in range(60):
            bot = player(level, known, dictionary=dictionary, half_known=half_known, seed=seed, words="challenge")
            decision = at_table(bot, "turn", "КОТФНЩЪ")
            guesses += word_of(decision.action) == "ФОН"
            code = "play-guess" if word_of(decision.action) == "ФОН" else "play-best"
            assert decision.reason.code == f"bot-scrabble-{code}"
        return guesses

    assert 0 < guessing(words("КОТ")) < guessing(words("КОТ ФОН")) < 40


def test_nobody_guesses_where_words_are_looked_up_at_once() -> None:
    policy = policy_of(read_options({}))
    wrong = [word for word in half_known_words(policy, 1).extra if word not in all_words(policy)]
    assert len(wrong) > 500
    for level in LEVELS:
        guessing, sure = (make(level, read_options({"words": words}), 1) for words in ("challenge", "auto"))
        assert sure.half_known is None
        assert (guessing.half_known is None) == (level in ("grandmaster", "oracle"))


@EVERY_LEVEL
def test_votes_go_by_the_dictionary(level: Level) -> None:
    bot = player(level, words("КОТ"), dictionary=words("КОТ ЩИ"), words="vote", seats=3)
    assert at_table(bot, "vote", pending=pending("ЩИ", "КОТ")).action == Vote(True)
    against = at_table(bot, "vote", pending=pending("КОТ", "ЩЫ"))
    assert against.action == Vote(False)
    assert against.reason.params["word"] == "ЩЫ"


@EVERY_LEVEL
def test_claims_of_the_theme_are_trusted_and_none_is_made(level: Level) -> None:
    bot = player(level, words("МЯЧ"), theme="спорт", seats=3)
    assert at_table(bot, "theme", pending=pending("МЯЧ", "КОТ", theme=("МЯЧ",))).action == ThemeVote(("МЯЧ",))
    own = at_table(bot, "turn", "МЯЧЩЪЭЮ").action
    assert isinstance(own, Play)
    assert own.theme == ()


# --- tiles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-75")
def test_from_two_bags_it_takes_three_vowels_and_four_consonants() -> None:
    bot, rack = player("beginner", words("КОТ"), two_bags=True), ""
    for _ in range(7):
        taken = at_table(bot, "draw", rack, bags_left=(40, 60)).action
        assert isinstance(taken, Take)
        rack += "А" if taken.bag == "vowels" else "К"
    assert sorted(rack) == list("АААКККК")


SOLITAIRE: dict[str, Any] = {"mode": "solitaire"}


@EVERY_LEVEL
@pytest.mark.rule("SM-90")
def test_face_up_the_letters_of_a_long_word_are_taken(level: Level) -> None:
    bot = player(level, words("ПАРОВОЗ ВОРОТАМ"), **SOLITAIRE, solitaire="face-up")
    first = at_table(bot, "pick", open_bag="".join(sorted("ПАРОВОЗВОРОТАМЩЩЩ")))
    assert first.action == Pick("".join(sorted("ПАРОВОЗ"))), "it counts more than the other"
    assert first.reason.params == {"word": "ПАРОВОЗ"}
    fitting = at_table(bot, "pick", "ТАМ", open_bag="".join(sorted("ПАРОВОЗВОРОТАМЩЩЩ")))
    assert fitting.action == Pick("".join(sorted("ВОРО"))), "together with what is on the rack"


@EVERY_LEVEL
@pytest.mark.rule("SM-90")
def test_face_up_without_a_word_the_rack_comes_out_even(level: Level) -> None:
    bot = player(level, words("КОТ"), **SOLITAIRE, solitaire="face-up")
    picked = at_table(bot, "pick", "АЩЩ", open_bag="АААИИОНРСТ").action
    assert isinstance(picked, Pick)
    assert len(picked.letters) == 4
    assert len({*picked.letters, "А", "Щ"}) == 6, "no twins"
    last = at_table(bot, "pick", "АЩЩ", open_bag="АБ").action
    assert last == Pick("АБ")


def test_face_up_blanks_are_taken_only_where_letters_do_not_suffice() -> None:
    bot = player("beginner", words("ПАРОВОЗ ПАРОМ"), **SOLITAIRE, solitaire="face-up")
    assert at_table(bot, "pick", open_bag="??АВЗООПРЩЩЩ").action == Pick("АВЗООПР")
    assert at_table(bot, "pick", open_bag="??АВЕООПРЩЩЩ").action == Pick("?АВООПР")
    assert at_table(bot, "pick", open_bag="??АВЕОПРЩЩЩ").action == Pick("??АВОПР")


def test_face_up_a_shorter_word_if_there_is_no_long_one() -> None:
    bot = player("beginner", words("ПАРОМ ПАР"), **SOLITAIRE, solitaire="face-up")
    picked = at_table(bot, "pick", open_bag="ААМОПРЩЩЩ")
    assert picked.reason.params == {"word": "ПАРОМ"}
    assert isinstance(picked.action, Pick)
    assert {*"ПАРОМ"} < {*picked.action.letters}


@EVERY_LEVEL
@pytest.mark.rule("SM-89")
def test_two_racks_each_in_its_turn(level: Level) -> None:
    bot = player(level, words("КОТ ДОМ"), **SOLITAIRE, solitaire="two-racks")
    racks = {"rack": "КОТЩЪЭЮ", "second": "ДОМЩЪЭЮ"}
    assert word_of(at_table(bot, "turn", **racks, mover=0).action) == "КОТ"
    assert word_of(at_table(bot, "turn", **racks, mover=1).action) == "ДОМ"
