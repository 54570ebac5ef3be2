"""The Fluent catalogues: `<language>/*.ftl` here and `messages/<language>/*.ftl` of every game.

Commands must start fast, and Fluent takes as long to load as everything else together. So files are only split into
messages, a message is parsed when it is first used, and simple messages, with only plain variables, are filled in
without Fluent.
"""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from slovoteka.plugins.discovery import manifests

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("ru", "uk", "en")
_MESSAGE: Final = re.compile(r"^(?P<code>[a-z][a-z0-9_-]*) =(?P<pattern>.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_NAME: Final = re.compile(r"\{ \$(\w+) \}")
_VARIABLE: Final = re.compile(r"\$(\w+)")


def text(code: str, language: str = "ru", **params: Any) -> str:
    """The text for a code; the Russian one if the language lacks it, and the code itself if it is unknown."""
    return render(code, language, params)


def has_text(code: str, language: str = "ru") -> bool:
    return code in sources(language)


def labels(game: str, language: str = "ru") -> dict[str, str]:
    """All texts of a game without variables, by code without the game's id."""
    own = f"{game}-"
    spoken = {**sources("ru"), **(sources(language) if language in LANGUAGES else {})}
    return {
        code.removeprefix(own): " ".join(source.split())
        for code, source in spoken.items()
        if code.startswith(own) and "{" not in source
    }


def outline(code: str, language: str = "ru") -> str:
    """The text for a code with … in place of every variable."""
    names = _VARIABLE.findall(sources(language).get(code, ""))
    return render(code, language, dict.fromkeys(names, "…")).replace("NUMBER()", "…")  # of a missing number


def render(code: str, language: str, params: dict[str, Any]) -> str:
    """Like `text`, but allows parameters of any name, such as `language`."""
    spoken = next((known for known in (language, "ru") if known in LANGUAGES and code in sources(known)), None)
    if spoken is None:
        return code
    source = sources(spoken)[code]
    if (sentence := _fill_in(source, params)) is not None:
        return sentence
    bundle = _bundle(spoken)
    if not bundle.has_message(code):
        _add(bundle, f"{code} ={source}")
    plain = {name: _plain(value) for name, value in params.items()}
    pattern = bundle.get_message(code).value
    return code if pattern is None else str(bundle.format_pattern(pattern, plain)[0])


def _fill_in(source: str, params: dict[str, Any]) -> str | None:
    """The text with its variables filled in; None if it needs Fluent."""
    names = _NAME.findall(source)
    if "{" in _NAME.sub("", source) or not all(_is_plain(params.get(name)) for name in names):
        return None
    return _NAME.sub(lambda name: str(params[name[1]]), " ".join(source.split()))


def _is_plain(value: Any) -> bool:
    """Whether Fluent would write the value as Python does. It groups larger numbers, depending on the language."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


def _plain(value: Any) -> str | int | float:
    """The value for Fluent, which knows only strings and numbers. Selectors use `[yes]` and `[no]` for booleans."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int | float) else str(value)


@cache
def sources(language: str) -> dict[str, str]:
    """The source of each message, from all files of a language. A game cannot replace a common message."""
    games = (resources.files(manifest.package).joinpath("messages") for manifest in manifests().values())
    folders = [*games, resources.files(__package__)]
    return {
        found["code"]: found["pattern"]
        for folder in folders
        for file in _catalogues(folder.joinpath(language))
        for found in _MESSAGE.finditer(file.read_text("utf-8"))
    }


def _catalogues(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to load; see the top of this file

    # Isolation marks are for texts of mixed direction, which these three languages do not have.
    return FluentBundle([language], use_isolating=False)


def _add(bundle: "FluentBundle", source: str) -> None:
    from fluent.runtime import FluentResource  # noqa: PLC0415  the same

    bundle.add_resource(FluentResource(source))
