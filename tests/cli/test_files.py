"""Files are replaced atomically."""

import os
from pathlib import Path

import pytest

from slovoteka.cli.shared import files
from slovoteka.core.errors import Unreadable


def test_new_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "файл.txt"
    files.write_text(path, "один\n")
    files.write_text(path, "два\n")
    assert path.read_text("utf-8") == "два\n"
    assert os.listdir(path.parent) == ["файл.txt"]  # noqa: PTH208  nothing else was left there


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "file"
    files.write_text(path, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail) if step == "fsync" else monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Unreadable) as caught:
        files.write_text(path, "new")
    assert caught.value.code == "file-not-written"
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["file"]


def test_permissions_are_the_usual_ones(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    files.write_text(tmp_path / "ours", "x")
    assert (tmp_path / "ours").stat().st_mode == usual.stat().st_mode


@pytest.mark.parametrize(
    ("name", "reason"), [("", "folder"), ("file/deep", "in-the-way"), ("file/deep/er", "in-the-way")]
)
def test_places_that_cannot_be(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreadable) as caught:
        files.check_place(tmp_path / name)
    assert caught.value.params["reason"] == reason


def test_reading(tmp_path: Path) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(b"\xd0\x96\xff")
    assert files.read_text(path) == "Ж\udcff"
    with pytest.raises(Unreadable) as caught:
        files.read_text(tmp_path / "none")
    assert caught.value.params["reason"] == "missing"
