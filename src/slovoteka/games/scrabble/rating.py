"""Which category a rated match of Scrabble counts in."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.scrabble.editions import boards, tile_sets
from slovoteka.games.scrabble.options import RULES, Options

FINAL_BOARDS: Final[Mapping[str, str]] = {
    "ru": (
        "2Д3ЯРКО1ВОДЕ/2Н2ЯЗ2БЛАГА1/2АД4ЩА1РОЛИ/3Н4И2К1Ь1/1Ц1УШЛИ1Т1ФИ3/ПЕР1ВОЛНЕ1р1ПЁК/1ПОСОбИЕ1САМА1У/"
        "ПОСЕВ2ГРОЗЫ2М/1ЧАР2БОЕМ1СЫТ1/1К3ТЭ1Й4ЮН/ЖУТЬ4Д6/Е6ВЕС5/НУ13/АХ13/ТО13 /Ъ 399/367 0"
    ),
    "uk": (
        "ЗО1А2Л1ПО5/1МІЙ1ФАНІВ5/2Н1РЕВЕ7/2ШИЯ2ЇДЯТЬ3/2И1Д4С3А1/2М1К2ПЛЕЄР1Б1/ВЧИ1О4Н3ОМ/Е2СМУГА6А/Р7К5С/"
        "ТЮ3ЩОКУ1ТОННА/еТ3О2С1Р4/ПАГоРБИ1ОЦЕТ3/2ОВ1И2КІН1ХІ1/10ДЖАЗУ/7ЛОНІ4 / 234/403 0"
    ),
}
"""Final boards of games between two bots. The reverse game begins where another game has ended (SM-76)."""

_EDITIONS: Final = {"ru": "mattel", "uk": "bilingual-uk"}
_PLAYS: Final[Mapping[str, Mapping[str, Any]]] = {
    "standard": {},
    "challenge": {"words": "challenge"},
    "duplicate": {"mode": "duplicate"},
    "reverse": {"mode": "reverse"},
    "bingo": {"mode": "bingo"},
}


def _table_for(play: str, language: str) -> dict[str, Any]:
    position = {"position": FINAL_BOARDS[language]} if play == "reverse" else {}
    return {"edition": _EDITIONS[language], "seats": 2, **_PLAYS[play], **position}


CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {
    f"scrabble.{play}.{language}": _table_for(play, language) for language in _EDITIONS for play in _PLAYS
}


def rated_as(options: Options) -> RatedAs | None:
    """The category depends on the mode and the language. Solitaire, votes, house rules and older versions of the rules
    are not rated."""
    if options.rules < RULES or options.seats < 2 or options.words == "vote" or _has_own_rules(options):
        return None
    play = "challenge" if options.mode == "standard" and options.words == "challenge" else options.mode
    return RatedAs(category=f"scrabble.{play}.{options.tiles.language}")


def _has_own_rules(options: Options) -> bool:
    """Whether the table plays by rules that other tables do not have (SM-69)."""
    is_midway = options.mode == "standard" and options.position
    bent = (
        is_midway or options.theme or options.own_words or options.jacks or options.two_bags or options.reusable_blanks
    )
    from_a_box = options.board in boards().values() and options.tiles in tile_sets().values()
    return bool(bent) or not from_a_box
