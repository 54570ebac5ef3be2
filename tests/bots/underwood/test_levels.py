"""Which words the levels know, and how they judge the words of others."""

from typing import Any

import pytest

from bots.underwood.tables import MANY, asked, player, spelt_by, turn
from rules.underwood.tables import turn_of
from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.registry import levels_of, make_bot
from slovoteka.bots.underwood import make
from slovoteka.bots.underwood.player import SKILLS
from slovoteka.bots.words import open_band
from slovoteka.games.registry import find
from slovoteka.games.underwood.actions import Accept, Doubt, Ready, Turn, Vote
from slovoteka.games.underwood.options import read_options, word_policy
from slovoteka.games.underwood.state import Stage
from slovoteka.lexicon.dictionary import open_dictionary

LEVELS = levels_of("underwood")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
VOTING = read_options({"dealer": 0, "seats": 3, "check": "vote"})


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["nouns", "all"])
def test_levels_know_more_words_as_they_rise(kind: str) -> None:
    policy = word_policy(read_options({"words": kind}))
    assert policy is not None
    known = [set(open_band(policy, SKILLS[level].band, 40).fits(MANY * 2)) for level in LEVELS]
    assert known[0] < known[1] < known[2] < known[3]
    assert len(known[0]) * 3 < len(known[3]), "a beginner knows a third of the words at most"
    dictionary = open_dictionary(policy)
    assert [word for word in known[3] if word not in dictionary] == []


@EVERY_LEVEL
@pytest.mark.rule("UW-10")
def test_words_of_the_table_are_known_to_all(level: Level) -> None:
    options = read_options({"dealer": 0, "own_words": ["ЩЩЪ"]})
    table = turn_of("ЩЩЪАА", MANY, known=["ЩЩЪ"])
    assert spelt_by(make(level, options, 1).decision(asked(table, options, 0))) == ["ЩЩЪ"]


@EVERY_LEVEL
@pytest.mark.rule("UW-G24")
def test_a_table_that_votes_plays_words_of_the_dictionary(level: Level) -> None:
    """There is no dictionary to ask, but a bot lays only what it would vote for."""
    table = turn_of("КОТДОМ", MANY, MANY, check="vote")
    (word,) = spelt_by(make(level, VOTING, 1).decision(asked(table, VOTING, 0)))
    policy = word_policy(read_options({}))
    assert policy is not None
    assert word in open_dictionary(policy)


def test_every_level_is_made_for_every_variant() -> None:
    kind = find("underwood")
    for variant in kind.choices.variants.values():
        options = kind.rules.read_options(variant)
        assert [make_bot("underwood", level, options, 1).level for level in LEVELS] == list(LEVELS)


def test_levels_think_further_as_they_rise() -> None:
    """КРОТ takes dear cards off the tape that would have to be paid for; a beginner does not care."""
    table: dict[str, Any] = {"tape": "РЩФЪЭЮШ", "deck": ""}
    taken = {level: spelt_by(turn(level, "КОТ КРОТ", "КОТАА", "А", **table)) for level in LEVELS}
    assert taken == {"beginner": ["КРОТ"], "amateur": ["КОТ"], "expert": ["КОТ"], "master": ["КОТ"]}


# --- words of others ------------------------------------------------------------------------------------------------


def judged(level: Level, line: str, kind: str) -> Decision:
    """What seat 1 says about a turn of seat 0. The dictionary has КОТ, and ЯХОНТ, which the bot does not know."""
    table = turn_of("КОТЯХНРКОТ?⑨", MANY, MANY, check="vote").type(0, line)
    if kind == "vote":
        table.act(2, Doubt())
    decision = player(level, "КОТ", dictionary="ЯХОНТ", options=VOTING).decision(asked(table, VOTING, 1, kind))
    table.game.check(table.state, 1, table.windows[kind], decision.action, 0)
    return decision


NO_WORDS = ("ТОК", "КТОХ", "ТОКХН", "ТОКХНЯ", "ТОКХНЯР")
"""Words of three letters and more; none is in the dictionary."""


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize(("level", "notices"), [("beginner", 0), ("amateur", 4), ("expert", 6), ("master", 40)])
def test_what_is_no_word_is_noticed_up_to_a_length(level: Level, notices: int) -> None:
    for word in NO_WORDS:
        decision = judged(level, f"{word} > К", "respond")
        expected = Doubt() if len(word) <= notices else Accept()
        assert decision.action == expected, word
        assert decision.reason.params == {"word": word}
        assert decision.races == isinstance(expected, Doubt), "whoever doubts first is enough"


@EVERY_LEVEL
def test_words_of_the_dictionary_are_not_doubted(level: Level) -> None:
    for word in ("КОТ", "ЯХОНТ", "К*ОТ"):
        assert judged(level, f"{word} > К", "respond").action == Accept()
        assert judged(level, f"{word} > К", "vote").action == Vote(True)


@EVERY_LEVEL
def test_a_vote_goes_by_the_dictionary(level: Level) -> None:
    for word in NO_WORDS:
        decision = judged(level, f"{word} > К", "vote")
        assert decision.action == Vote(False)
        assert decision.reason.params == {"word": word}


@EVERY_LEVEL
@pytest.mark.rule("UW-G25")
def test_both_words_of_a_turn_are_judged(level: Level) -> None:
    line = "ЯХОН приз=9 + КОТ > Р"
    assert judged(level, line, "vote").action == Vote(False)
    assert judged(level, line, "vote").reason.params == {"word": "ЯХОН"}
    assert judged(level, line, "respond").action == (Accept() if level == "beginner" else Doubt())


@EVERY_LEVEL
@pytest.mark.rule("UW-G24")
def test_a_word_voted_down_is_not_laid_again(level: Level) -> None:
    assert spelt_by(turn(level, "КОТ ТОК", "КОТЩЩ", struck=("КОТ",))) == ["ТОК"]
    assert spelt_by(turn(level, "КОТ ТОК", "КОТЩЩ", struck=("КОТ", "ТОК"))) == []


@EVERY_LEVEL
@pytest.mark.rule("UW-G24")
def test_after_three_words_voted_down_only_the_tape_is_left(level: Level) -> None:
    action = turn(level, "КОТ ТОК", "КОТЩЩ", struck=("КТО", "ОТК", "ТКО")).action
    assert isinstance(action, Turn)
    assert action.words == ()


@EVERY_LEVEL
def test_is_ready_for_the_next_round(level: Level) -> None:
    options = read_options({"dealer": 0})
    table = turn_of("КОТ", MANY).set(stage=Stage.BREAK)
    decision = player(level, "КОТ").decision(asked(table, options, 0, "ready"))
    assert decision.action == Ready()
    assert decision.reason.is_routine


@pytest.mark.rule("UW-G24")
def test_a_bot_that_has_believed_a_word_does_not_doubt_it_after_all() -> None:
    table = turn_of("КОТЫ", "Ж", "З", check="vote").type(0, "КОТ > Ы").act(1, Accept())
    assert player("master", "").decide(asked(table, VOTING, 1, "doubt")) is None
