"""`--lang` gives the language wherever it stands."""

from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from cli.conftest import Cli
from slovoteka.cli.main import app


@pytest.mark.parametrize(
    "command",
    [
        ("--lang", "en", "games"),
        ("--lang=en", "games"),
        ("games", "--lang", "en"),
        ("games", "--lang=en"),
        ("--lang", "uk", "games", "--lang", "en"),
    ],
)
def test_the_language_may_stand_before_or_after_the_command(cli: Cli, command: tuple[str, ...]) -> None:
    assert "“Forbidden Words”" in cli(*command).out


@pytest.mark.parametrize(
    "command",
    [
        ("--lang", "en", "words", "explain", "ДОМ"),
        ("words", "--lang", "en", "explain", "ДОМ"),
        ("words", "explain", "ДОМ", "--lang", "en"),
    ],
)
def test_the_language_may_stand_in_any_place_of_a_group(cli: Cli, command: tuple[str, ...]) -> None:
    assert "noun, nominative, singular" in cli(*command, "--for", "forbidden").out
    assert cli(*command).err == "Missing: --for. Help: slovoteka words explain --help.\n"


@pytest.mark.parametrize(
    "command",
    [("games", "--bogus", "--lang", "en"), ("games", "--lang=en", "--bogus"), ("--lang", "en", "games", "--bogus")],
)
def test_mistakes_are_named_in_the_language_asked_for(cli: Cli, command: tuple[str, ...]) -> None:
    assert cli(*command).err == "There is no option --bogus. Help: slovoteka games --help.\n"


def test_every_command_takes_a_language() -> None:
    without = [path for path, command in _commands(get_command(app)) if not _takes_language(command)]
    assert without == []


def _commands(command: Any, path: str = "slovoteka") -> Iterator[tuple[str, Any]]:
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from _commands(inner, f"{path} {name}")


def _takes_language(command: Any) -> bool:
    return any("--lang" in parameter.opts for parameter in command.params)
