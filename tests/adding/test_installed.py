"""A game in a package of its own, installed beside the house: nothing here names it, and everything plays it."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from adding.environment import Environment
from adding.joining import PACKAGE
from harness.site import Site, ask, newcomer

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("environment"))
    environment.install(PACKAGE)
    return environment


@pytest.fixture(scope="module")
def records(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Of matches between its bots."""
    folder = tmp_path_factory.mktemp("records")
    summary = json.loads(installed.run("selfplay", "chain", "--games", "4", "--records", folder, "--json"))
    assert (summary["finished"], summary["failures"]) == (4, 0)
    return sorted(folder.glob("*.jsonl"))


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    bare = Environment(tmp_path / "environment")
    assert "chain" not in [game["id"] for game in json.loads(bare.run("games", "--json"))]


def test_it_stands_behind_ours_on_the_lists(installed: Environment) -> None:
    *ours, last = json.loads(installed.run("games", "--json"))
    assert last["id"] == "chain"
    assert "chain" not in [game["id"] for game in ours]
    assert "«Цепочка»" in installed.run("games")
    assert "WC-05" in installed.run("rules", "chain")


def test_its_own_tests_pass(installed: Environment) -> None:
    installed.run_tests(PACKAGE / "tests")


def test_the_laws_of_the_house_hold_for_it(installed: Environment) -> None:
    """The same tests that ours have to pass find it by themselves."""
    output = installed.run_tests(TESTS / "conformance" / "test_games.py", "-k", "chain", "-m", "not full", "-vv")
    assert "[chain-standard" in output


def test_records_are_honest_and_can_be_looked_at(installed: Environment, records: list[Path], tmp_path: Path) -> None:
    installed.run("verify", *records)
    assert "Первая буква" in installed.run("replay", records[0])
    assert "Next on" in installed.run("replay", records[0], "--seat", "1", "--lang", "en")
    picture = tmp_path / "chain.svg"
    installed.run("replay", records[0], "--picture", picture)
    assert "<title>Цепочка</title>" in picture.read_text("utf-8")
    assert "chain" in installed.run("export", *records, "--to", "csv")


def test_a_person_plays_it_in_the_terminal(installed: Environment, tmp_path: Path) -> None:
    """Whoever gives up at once has lost."""
    record = tmp_path / "played.jsonl"
    output = installed.run("play", "chain", "--record", record, given="сдаюсь\n")
    assert "Вы проиграли" in output
    installed.run("verify", record)
    [judged] = json.loads(installed.run("review", record, "--json"))["judged"]
    assert judged["mark"] == "blunder"


# --- the server -----------------------------------------------------------------------------------------------------


class Player:
    def __init__(self, site: Site) -> None:
        self.url, self.token = site.url, newcomer(site.url)
        self.id: str = self.ask("GET", "/me")["id"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return ask(self.url, self.token, method, path, body)

    def text(self, path: str) -> str:
        return httpx.get(f"{self.url}/api/v1{path}", headers={"Authorization": f"Bearer {self.token}"}).text

    def act(self, room: str, seat: int, action: dict[str, Any]) -> None:
        [window] = self.ask("GET", f"/rooms/{room}/view?seat={seat}")["mine"]
        self.ask("POST", f"/rooms/{room}/acts", {"seat": seat, "window": window, "action": action})


def test_people_play_it_for_a_rating_over_http(installed: Environment, tmp_path: Path) -> None:
    with Site(tmp_path, program=installed.slovoteka) as site:
        anna, boris = Player(site), Player(site)
        conditions = {"game": "chain", "rated": True}
        made = anna.ask("POST", "/rooms", {"conditions": conditions, "chairs": [{"who": "me"}]})
        room = made["room"]["room"]
        boris.ask("POST", f"/rooms/{room}/chairs", {})
        for seat, person in enumerate((anna, boris)):
            person.ask("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        anna.act(room, 0, {"type": "give-up"})

        view = boris.ask("GET", f"/rooms/{room}/view?seat=1")
        assert view["table"]["outcome"]["places"] == [2, 1]
        record = tmp_path / "rated.jsonl"
        record.write_text(boris.text(f"/rooms/{room}/record"), "utf-8")
        installed.run("verify", record)
        [rating] = boris.ask("GET", f"/people/{boris.id}")["ratings"]
        assert rating["category"] == "chain"
        [played] = boris.ask("GET", f"/people/{boris.id}")["form"]
        assert (played["game"], played["place"]) == ("chain", 1)
        assert played["after"]["number"] > played["before"]["number"]
