"""What the tests of Scrabble's rules share."""

import pytest

from rules.scrabble.boards import CommandLine


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)
