"""Nothing outside a game's own folders names it, so that games of others are on an equal footing with ours."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import slovoteka
from slovoteka.games.registry import GAMES

ROOT: Final = Path(slovoteka.__file__).parent
ENGINE: Final = ("engine/", "_native.pyi")
"""The engine of one game, with nothing for others."""
OWN: Final = re.compile(rf"(^|/)({'|'.join(GAMES)})([/.]|$)")
"""A folder or file with the id of a game belongs to it."""
WORD: Final = "forbidden"
"""The id of one game is also an English word."""
NAMES: Final = re.compile(
    rf"{'|'.join(game for game in GAMES if game != WORD)}|mattel|bilingual|\b(gcg|cgp)\b"
    r"|скр[эе]б+л|ундервуд|кодов\w+ (имён|имен|імен|назв)|запретны\w+ слов|заборонен\w+ слов"
    rf"|\b({'|'.join(book for kind in GAMES.values() for book in kind.info.rulebooks)})-G?\d",
    re.IGNORECASE,
)
"""Ids of games, names on their boxes, editions, formats that only one of them has, and rule ids."""
ID_OR_WORD: Final = re.compile(rf"\.{WORD}\b|[\"'`]{WORD}[\"'`]")
NO_IDS: Final = frozenset(
    {
        "server/base/problems.py",  # an HTTP status
        "server/rooms/chat.py",
        "cli/shared/files.py",  # a file that may not be read
        "lexicon/judge.py",  # a clue that may not be given
        "lexicon/clues.py",
    }
)
"""Where that word is not an id."""
EXAMPLES: Final = {
    "core/errors.py": "`ZS-15`",
    "client/problems.py": "`ZS-16`",
    "cli/commands/rule_coverage.py": '"ZS-24"',
}
"""Modules that may show a rule id as an example."""


def modules() -> Iterator[Path]:
    for path in sorted(ROOT.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in (".py", ".pyi", ".ftl") and not OWN.search(name) and not name.startswith(ENGINE):
            yield path


def named_in(text: str, *, has_ids: bool = True) -> list[str]:
    return [line.strip() for line in text.splitlines() if NAMES.search(line) or (has_ids and ID_OR_WORD.search(line))]


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_game_is_named_outside_its_folders(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    found = named_in(path.read_text("utf-8"), has_ids=name not in NO_IDS)
    example = EXAMPLES.get(name)
    assert [line for line in found if example is None or example not in line] == []


@pytest.mark.parametrize(
    "line",
    [
        'game = "scrabble"',
        "from slovoteka.games.forbidden import actions",
        'if game == "forbidden":',
        "В «Кодовых именах» капитан даёт подсказку.",
        "Скрэббл и Ундервуд",
        "слова проверяет стол (ZS-15)",
        'to == "gcg"',
    ],
)
def test_each_way_to_name_a_game_is_seen(line: str) -> None:
    assert named_in(line) == [line]


@pytest.mark.parametrize("line", ["raise Forbidden", "this is forbidden here", "игра из списка slovoteka games"])
def test_other_words_are_fine(line: str) -> None:
    assert named_in(line) == []
