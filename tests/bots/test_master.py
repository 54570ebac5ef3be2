"""What only the master considers: silence, what others seem to know, the end of the game."""

from bots.toys import bands, decided, player, situation
from slovoteka.games.forbidden.actions import Call, Lay, Pass
from slovoteka.games.forbidden.views import Called, CallFailed, Laid, NewConversation, Opened, Passed


def test_silence_pays_when_the_call_would_end_the_game_for_another() -> None:
    """ZS-37: with КОТ player 2 has ten points and player 3 wins. After player 3's move the word hits player 3."""
    asked = situation("respond", conversation="АОКТ", points=(3, 8, 0), mover=1, last_mover=1)
    bot = player("master", bands("", "", "", "КОТ"), seats=3)
    decision = decided(bot, asked)
    assert decision.action == Pass()
    assert decision.reason.code == "bot-forbidden-silent"
    assert decision.reason.params == {"word": "КОТ", "player": 3}
    late = situation("call", conversation="АОКТ", points=(3, 8, 0), mover=2, last_mover=1)
    assert bot.decide(late) is None, "and it goes on waiting"
    after = situation("respond", conversation="АОКТЩ", points=(3, 8, 0), mover=2, last_mover=2)
    assert decided(bot, after).action == Call("КОТ")


def test_no_silence_before_its_own_move() -> None:
    """The same points, but the bot moves next, so the word would hit the bot itself."""
    asked = situation("respond", conversation="АОКТ", points=(3, 0, 8), mover=2, last_mover=2)
    assert decided(player("master", bands("КОТ"), seats=3), asked).action == Call("КОТ")


def test_two_players_call_at_once() -> None:
    asked = situation("respond", conversation="АОКТ", points=(3, 0))
    assert decided(player("master", bands("КОТ")), asked).action == Call("КОТ")


def test_the_leader_is_hit_at_once() -> None:
    asked = situation("respond", conversation="АОКТ", points=(3, 0, 8), mover=1, last_mover=1)
    assert decided(player("master", bands("КОТ"), seats=3), asked).action == Call("КОТ")


def history(*happened: object) -> list[object]:
    """ШТОФ is on the table while this happens; afterwards a new conversation begins."""
    laid = [Opened("А"), Opened("О"), *(Laid(0, letter, False) for letter in "ШТФ")]
    return [*laid, *happened, NewConversation("")]


def test_forced_it_gives_the_word_that_the_rival_does_not_seem_to_know() -> None:
    """ZS-36: Л completes an everyday word of two black letters, К a rare one of four."""
    words = bands("ЛОТ", "ШТОФ", "", "ГРОТК")

    def laid_after(*happened: object) -> object:
        asked = situation("turn", conversation="АЕИОГРТ", hand="ЛЛК", mover=0, events=history(*happened))
        return decided(player("master", words), asked).action

    assert laid_after(*[Called(1, "ГРОТК", 0, "ГРТК", "О")] * 3) == Lay("Л"), "the rival knows rare words"
    assert laid_after(*[Passed(1)] * 3) == Lay("К"), "the rival has missed an easier one"


def test_it_does_not_forget_what_a_voting_table_has_refused() -> None:
    bot = player("master", bands("КОТ", "", "", "ТОК"), seats=3, check="vote")
    events = [CallFailed(0, "КОТ", 0)]
    for points in ((0, 0, 0), (1, 2, 3)):
        asked = situation("respond", conversation="АОКТ", points=points, mover=2, last_mover=2, events=events)
        assert decided(bot, asked).action == Call("ТОК")


def test_a_call_that_wins_the_game() -> None:
    asked = situation("respond", conversation="АОКТ", points=(3, 8))
    decision = decided(player("master", bands("КОТ")), asked)
    assert decision.action == Call("КОТ")
    assert decision.reason.code == "bot-forbidden-call-wins"


def test_the_same_seed_decides_the_same() -> None:
    words = bands("КОТ ЛОТ ТОК", "РОТ ТОР", "СОТА", "АОРТА ТАРО")
    asked = situation("turn", conversation="АОЕТ", hand="КЛС", mover=0)
    first = [decided(player("master", words, seed), asked) for seed in range(5)]
    again = [decided(player("master", words, seed), asked) for seed in range(5)]
    assert first == again
