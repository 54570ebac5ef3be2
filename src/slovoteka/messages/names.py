"""Names that nobody has typed, of guests and bots: kept as keys, and said in the language of whoever reads them.

A key stands where a name would, `name:guest.ginger.owl.42`. No name that a person types begins like one.
"""

import re
from functools import cache, lru_cache
from typing import Final

from slovoteka.core.record import SeatInfo
from slovoteka.core.value import Value
from slovoteka.messages.catalogue import LANGUAGES, has_text, text

FORMER_PLAYER: Final = "name:former-player"
"""Stands in old games in place of the name of somebody who had their data deleted."""
PLAYER: Final = "name:player"
"""Whoever plays in a terminal, and, numbered, those who share a device."""

_PREFIX: Final = "name:"
_KEY: Final = re.compile(r"name:[a-z-]{1,20}(?:\.[a-z-]{1,20}){0,2}(?:\.[1-9][0-9]{0,3})?")
_WHOLE: Final = {FORMER_PLAYER: "name-former-player", PLAYER: "play-person"}
"""Keys that are said in one piece, and how."""
_MOST_KEPT: Final = 4_096
"""Names that are kept in words: a room says those of its chairs again with every change."""


class NameList(Value, frozen=True):
    """Names in a refusal."""

    names: tuple[str, ...]

    def in_words(self, language: str) -> str:
        return ", ".join(name_text(name, language) for name in self.names)


def guest_key(adjective: str, animal: str, number: int) -> str:
    return f"{_PREFIX}guest.{adjective}.{animal}.{number}"


def bot_key(name: str, number: int) -> str:
    """Those who are called alike are numbered; the first need not be."""
    return f"{_PREFIX}bot.{name}" if number == 1 else f"{_PREFIX}bot.{name}.{number}"


def player_key(number: int) -> str:
    return f"{PLAYER}.{number}"


def looks_like_key(name: str) -> bool:
    """Whether it must not be typed as a name."""
    return name.casefold().startswith(_PREFIX)


def is_key(name: str) -> bool:
    return name_text(name) != name


def name_text(name: str, language: str = "ru") -> str:
    """A name as it is read: what was typed is shown as it is, a key in words."""
    return name if _KEY.fullmatch(name) is None else _in_words(name, language)


def name_in(name: str) -> dict[str, str]:
    """A key in the other languages, for news that all readers get alike; of a typed name nothing."""
    if not is_key(name):
        return {}
    return {language: name_text(name, language) for language in LANGUAGES if language != "ru"}


def seat_name(seat: SeatInfo, language: str) -> str:
    """Of a player in a record. What is no key there is somebody else's doing, and the plain name will do."""
    return name_text(seat.name_key, language) if seat.name_key is not None and is_key(seat.name_key) else seat.name


def named(seat: SeatInfo, name: str) -> SeatInfo:
    """A player in a record with this name: readable for every program, and its key if it is one."""
    return seat.but(name=name_text(name), name_key=name if is_key(name) else None)


@lru_cache(_MOST_KEPT)
def _in_words(name: str, language: str) -> str:
    if (code := _WHOLE.get(name)) is not None:
        return text(code, language)
    match name.removeprefix(_PREFIX).split("."):
        case ["guest", adjective, animal, number]:
            return _guest(adjective, animal, number, language) or name
        case ["bot", called]:
            return _bot(called, language) or name
        case ["bot", called, number] if number.isdecimal() and (first := _bot(called, language)) is not None:
            return text("name-again", language, name=first, number=number)
        case ["player", number] if number.isdecimal():
            return text("name-again", language, name=_in_words(PLAYER, language), number=number)
    return name


def _guest(adjective: str, animal: str, number: str, language: str) -> str | None:
    described, called = f"guest-adjective-{adjective}", f"guest-animal-{animal}"
    if not has_text(described) or not has_text(called):
        return None
    adjective = _agreeing(described, animal, language)
    return text("guest-name", language, adjective=adjective, animal=text(called, language), number=number)


@cache
def _agreeing(adjective: str, animal: str, language: str) -> str:
    """In the gender that the animal has in this language. Fluent takes its time, and a hall has thousands of names."""
    return text(adjective, language, gender=text("guest-gender", language, animal=animal))


def _bot(called: str, language: str) -> str | None:
    code = f"bot-name-{called}"
    return text(code, language) if has_text(code) else None
