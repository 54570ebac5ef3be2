"""What the tests of the client share: a real server in a process of its own, and the example bots."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from harness.site import Site

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Its own bots answer at once."""
    with Site(tmp_path_factory.mktemp("site"), environment={"SLOVOTEKA_BOT_PACE": "0"}) as running:
        yield running


@cache
def example(name: str) -> Callable[[Any], Any]:
    """The `decide` of an example bot."""
    spec = util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    decide: Callable[[Any], Any] = module.decide
    return decide
