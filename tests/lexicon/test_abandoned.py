"""A server that is stopped while it builds: its helpers go too, and say nothing."""

import subprocess
import sys
from pathlib import Path


def test_a_helper_whose_builder_has_gone_is_quiet(tmp_path: Path) -> None:
    helper = subprocess.Popen(
        [sys.executable, "-m", "slovoteka.lexicon.build", "ru", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert helper.stdin is not None
    assert helper.stdout is not None
    assert helper.stderr is not None
    helper.stdout.close()
    helper.stdin.write("Ф\n".encode())
    helper.stdin.close()
    with helper.stderr:
        errors = helper.stderr.read()
    assert helper.wait() == 1
    assert errors == b""
