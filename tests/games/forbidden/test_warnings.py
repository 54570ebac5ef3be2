"""Beginners are shown which letters would complete a word."""

from random import Random

from rules.forbidden.tables import Play
from slovoteka.core.oracle import WouldGiveWord


def test_the_mover_and_nobody_else_is_warned() -> None:
    play = Play("ДОМ", seats=3, warn=True).turn("ОДАА", "КВГ", "МБЛ", "МЖЗ").lay(0, "К").silence()
    assert play.private(1).warned == "М"
    assert play.private(0).warned == play.private(2).warned == ""
    assert "warned" not in play.public.__struct_fields__


def test_red_letters_are_warned_of_too_while_they_may_be_laid() -> None:
    play = Play("ДОМ", "МЕД", seats=2, warn=True).turn("ДМАА", "КВГ", "БЛЖ").lay(0, "К").silence()
    assert set(play.private(1).warned) == {"О", "Е"}
    play.turn("ДМААИИ", "КВГ", "БЛЖ").lay(0, "К").silence()
    assert play.private(1).warned == ""


def test_nobody_is_warned_unless_the_table_wants_it() -> None:
    play = Play("ДОМ", seats=2).turn("ОДАА", "КВГ", "МБЛ").lay(0, "К").silence()
    assert play.private(1).warned == ""
    assert play.words.questions == []


def test_the_first_mover_is_warned_as_well() -> None:
    play = Play("ААБ", seats=2, warn=True).deal()
    assert play.public.conversation == "АА"
    assert play.private(0).warned == "Б"


def test_a_call_renews_the_warning() -> None:
    play = Play("ДОМ", "РАК", seats=2, warn=True).turn("ОДМААЕ", "КВГ", "РЛЖ").lay(0, "К").silence()
    assert "Р" in play.private(1).warned
    play.call(1, "ДОМ")
    assert play.private(1).warned == ""  # while the choice is open, nothing is asked about the hand
    play.choose(0, "left")
    assert play.private(1).warned == "Р"


def test_when_the_game_is_over_nobody_is_warned() -> None:
    play = Play("ДОМ", seats=2, warn=True).turn("ОДАА", "КВГ", "МБЛ").lay(0, "К").silence()
    assert play.private(1).warned
    assert play.leave(0).private(1).warned == ""


def test_once_a_letter_is_laid_the_warning_is_gone() -> None:
    play = Play("ДОМ", seats=2, warn=True).turn("ОДАА", "КВГ", "МБЛ").lay(0, "К").silence().lay(1, "Б")
    assert play.private(1).warned == ""


def test_what_is_asked_is_what_the_mover_could_lay() -> None:
    play = Play("ДОМ", seats=2, warn=True).turn("ОДАА", "КВГ", "МББ").lay(0, "К").silence()
    assert play.words.questions == [WouldGiveWord("ОДААК", "ЕИОБМ")]


def test_another_world_keeps_the_warning_for_its_owner_only() -> None:
    class Dice:
        def below(self, size: int) -> int:
            return chance.randrange(size)

    chance = Random(1)
    play = Play("ДОМ", seats=2, warn=True).turn("ОДАА", "КВГ", "МБЛ").lay(0, "К").silence()
    assert play.game.resample(play.state, 1, Dice()).warned == "М"
    assert play.game.resample(play.state, 0, Dice()).warned == ""
