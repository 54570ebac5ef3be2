"""npm packages are pinned by content and name no registry, so that everybody can use their own."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = [ROOT / "web", ROOT / "tools" / "browser"]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_lock_pins_content_and_names_no_registry(package: Path) -> None:
    text = (package / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    packages.pop("")  # the project itself
    assert packages
    assert not [name for name, locked in packages.items() if "integrity" not in locked or "resolved" in locked]
    assert "http://" not in text
    assert "https://registry" not in text


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_new_locks_will_name_no_registry_either(package: Path) -> None:
    assert "omit-lockfile-registry-resolved=true" in (package / ".npmrc").read_text("utf-8").split()
