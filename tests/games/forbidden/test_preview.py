"""What a call would do if the word is accepted, shown before it is made."""

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Unreadable
from slovoteka.games.forbidden.actions import Call, Pass
from slovoteka.games.forbidden.preview import CallPreview, preview
from slovoteka.games.forbidden.views import Called, NewConversation


def previewed(play: Play, word: str, seat: int = 1) -> CallPreview | None:
    return preview(play.options, play.words, play.public, play.private(seat), seat, Call(word))


def laid(conversation: str) -> Play:
    """Seat 0 has just laid К."""
    return Play("ДОМ", seats=2).turn(conversation, "КВГ", "МБЛ").lay(0, "К")


def test_letters_go_to_the_victim_and_to_the_window() -> None:
    play = laid("ОДМААЕ")
    seen = previewed(play, "дом")
    assert seen == CallPreview(missing=(), victim=0, taken="ДМ", returned="О", restarts=False, ends=False)
    play.call(1, "ДОМ")
    (called,) = play.events_of(Called)
    assert (called.victim, called.taken, called.returned) == (seen.victim, seen.taken, seen.returned)


def test_it_says_nothing_of_the_word() -> None:
    play = laid("ОДМААЕ")
    known, unknown = previewed(play, "ДОМ"), previewed(play, "ОДМ")
    assert known == unknown
    assert play.words.questions == []


def test_each_missing_letter_is_listed_once() -> None:
    seen = previewed(laid("ОДМААЕ"), "ДЫМЫДЪ")
    assert seen is not None
    assert seen.missing == ("Д", "Ы", "Ъ")
    assert (seen.taken, seen.returned) == ("ДМ", "")


def test_a_word_that_is_being_typed() -> None:
    play = laid("ОДМААЕ")
    assert previewed(play, "") is None
    assert previewed(play, "  ") is None
    begun = previewed(play, "д")
    assert begun is not None
    assert (begun.missing, begun.taken) == ((), "Д")


def test_yo_is_spelt_with_e() -> None:
    seen = previewed(laid("ЕДМААО"), "МЁД")
    assert seen is not None
    assert (seen.missing, seen.returned) == ((), "Е")


@pytest.mark.parametrize(("conversation", "restarts"), [("ОДМА", True), ("ОДМАА", False), ("ДОМ", True)])
def test_a_new_conversation_is_foreseen(conversation: str, restarts: bool) -> None:
    play = laid(conversation)
    seen = previewed(play, "ДОМ")
    assert seen is not None
    assert seen.restarts is restarts
    assert bool(play.call(1, "ДОМ").events_of(NewConversation)) is restarts


def test_the_end_of_the_game_is_foreseen() -> None:
    play = Play("ДОМ", seats=2).turn("ОДМ", "КВГ", "МБЛ", discards={0: "БВГЖЗЛНП"}).lay(0, "К")
    seen = previewed(play, "ДОМ")
    assert seen is not None
    assert (seen.ends, seen.restarts) == (True, False)
    assert play.call(1, "ДОМ").game.outcome(play.state) is not None


def test_before_anybody_has_laid_there_is_no_victim() -> None:
    seen = previewed(Play("ДОМ", seats=2).deal(), "ДОМ")
    assert seen is not None
    assert (seen.victim, seen.ends) == (None, False)


def test_other_actions_have_none_and_nonsense_is_unreadable() -> None:
    play = laid("ОДМААЕ")
    assert preview(play.options, None, play.public, play.private(1), 1, Pass()) is None
    with pytest.raises(Unreadable):
        previewed(play, "Д0М!")
