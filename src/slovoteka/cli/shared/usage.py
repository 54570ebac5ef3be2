"""Typer's messages in Russian: help pages, and one line for a mistake."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from slovoteka.cli.shared.output import clipped, say, speak
from slovoteka.messages import LANGUAGES

_HEADINGS: Final = (
    (re.compile(r"^Usage:", re.MULTILINE), "Как вызвать:"),
    (re.compile(r"^Options:", re.MULTILINE), "Ключи:"),
    (re.compile(r"^Arguments:", re.MULTILINE), "Что указать:"),
    (re.compile(r"^Commands:", re.MULTILINE), "Команды:"),
    (re.compile(r"\[OPTIONS\]"), "[КЛЮЧИ]"),
    (re.compile(r"COMMAND \[ARGS\]\.\.\."), "КОМАНДА …"),
    (re.compile(r"Show this message and exit\."), "показать эту справку"),
    (re.compile(r" <[\w\[\]]+>"), ""),  # names of Python types mean nothing to people
    (re.compile(r"\[required\]"), "[обязательно]"),
    (re.compile(r"\[default:"), "[иначе:"),
)


_LANG: Final = "--lang"


class Group(TyperGroup):
    """A group of commands whose help is in Russian. `--lang` may stand before a command as well as after it."""

    def get_help(self, ctx: Any) -> str:
        return _in_russian(super().get_help(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _speak_as_asked(args)
        return super().parse_args(ctx, args)


class TranslatedCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return _in_russian(super().get_help(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """A language that was given before the command stands first, so that one after the command overrides it."""
        before = [_LANG, ctx.meta[_LANG]] if _LANG in ctx.meta else []
        _speak_as_asked(args)
        return super().parse_args(ctx, [*before, *args])


def remember_language(context: Any, language: str | None) -> None:
    """For commands of a group. Their contexts share `meta` with the group's."""
    if language is not None:
        speak(language)
        context.meta[_LANG] = language


def _speak_as_asked(args: Sequence[str]) -> None:
    """Sets the language before the arguments are read, because something may be wrong with another one."""
    values = [value for name, value in pairwise(args) if name == _LANG]
    values += [arg.removeprefix(f"{_LANG}=") for arg in args if arg.startswith(f"{_LANG}=")]
    if values and values[-1] in LANGUAGES:
        speak(values[-1])


def _in_russian(page: str) -> str:
    for pattern, russian in _HEADINGS:
        page = pattern.sub(russian, page)
    return page


def usage_text(error: TyperException) -> str:
    """One line: what is wrong, and where the usage is explained."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "slovoteka"
    return f"{_mistake(error, context)} {say('usage-help', command=path)}"


def _mistake(error: TyperException, context: Any) -> str:
    """Typer's error classes are private, so they are told apart by name."""
    parameter = getattr(error, "param", None)
    name = parameter.get_error_hint().strip("'") if parameter is not None else ""
    match type(error).__name__:
        case "NoSuchOption":
            return say("usage-no-such-key", key=clipped(str(getattr(error, "option_name", ""))))
        case "BadOptionUsage":
            return say("usage-key-without-value", key=str(getattr(error, "option_name", "")))
        case "MissingParameter":
            return say("usage-missing", name=name)
        case "BadParameter" if parameter is not None:
            return _bad_number(parameter, name)
    commands = getattr(getattr(context, "command", None), "commands", None)
    if commands:
        return say("usage-command", commands=", ".join(commands))
    return say("usage-extra")


def _bad_number(parameter: Any, name: str) -> str:
    """Only numbers are checked by typer; commands check everything else themselves."""
    least, most = parameter.min, parameter.max
    if least is not None and most is not None:
        return say("usage-number-between", name=name, least=least, most=most)
    return say("usage-number-from", name=name, least=least) if least is not None else say("usage-number", name=name)
