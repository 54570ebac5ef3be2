"""The analysis board over HTTP: the engine's moves for positions, and refusals where that would be a hint."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.driving import Json, Person, Site, on_site, play_out
from slovoteka.games.codenames.deck import default_deck
from slovoteka.jobs.processes.lane import Lane
from slovoteka.jobs.processes.runner import ProcessRunner
from slovoteka.jobs.task import LaneName, Task

CGP = "15/15/15/15/15/15/15/6КОТ6/15/15/15/15/15/15/15 АНТИКОС/ 10/12 0"
WORDS = [card.front for card in default_deck().cards[:25]]
KEY = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
BOARD = {"words": WORDS, "key": KEY, "covered": [0, 9]}
JSON = {"content-type": "application/json"}
GOLDEN = Path(__file__).parents[1] / "golden"


def lanes_of(site: Site) -> Mapping[LaneName, Lane]:
    runner = site.node.analyses._runner
    assert isinstance(runner, ProcessRunner)
    return runner.lanes


async def ask(person: Person, game: str, position: Json, **options: Any) -> Json:
    return await person.post("/analysis", {"game": game, "options": {**options, "position": position}})


def test_the_engine_analyses_a_position_of_each_game(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        scrabble = await ask(anna, "scrabble", CGP)
        best = scrabble["advice"]["alternatives"]
        assert best[0]["value"] == max(one["value"] for one in best) == 70
        assert best[0]["action"]["type"] == "play"
        assert "70" in best[0]["remark"]["text"]
        assert scrabble["private"]["rack"] == "АИКНОСТ"
        assert (scrabble["seat"], scrabble["window"], scrabble["public"]["scores"]) == (0, "turn", [10, 12])

        clues = await ask(anna, "codenames", BOARD)
        assert clues["window"] == "clue"
        assert clues["advice"]["unit"] == "chance"
        assert clues["advice"]["alternatives"][0]["action"]["type"] == "clue"
        guesses = await ask(anna, "codenames", {**BOARD, "clue": "вода", "number": 2})
        touched = [one["action"]["word"] for one in guesses["advice"]["alternatives"]]
        assert guesses["window"] == "guess"
        assert set(touched) <= set(WORDS) - {WORDS[0], WORDS[9]}

        turn = await ask(anna, "underwood", {"hands": ["КОТАРИН?①"], "tape": "МСЛ"})
        assert turn["advice"]["alternatives"][0]["action"]["words"]

    on_site(tmp_path, do)


BAD: list[tuple[str, Json, str]] = [
    ("scrabble", "15/15", "cgp-rows"),
    ("scrabble", CGP.replace("АНТИКОС", "АНТИКОСА"), "cgp-rack"),
    ("scrabble", CGP.replace("АНТИКОС", "ЪЪЪЪЪЪЪ"), "too-many-tiles"),
    ("scrabble", "", "analysis-no-position"),
    ("scrabble", {}, "options"),
    ("forbidden", "", "options"),
    ("codenames", {**BOARD, "words": WORDS[:24]}, "position-places"),
    ("codenames", {**BOARD, "words": [*WORDS[:24], WORDS[0]]}, "position-word-twice"),
    ("codenames", {**BOARD, "key": ["red"] * 25}, "position-key"),
    ("codenames", {**BOARD, "covered": [24]}, "position-over"),
    ("codenames", {**BOARD, "covered": [1, 1]}, "position-covered"),
    ("codenames", {**BOARD, "clue": WORDS[3]}, "position-clue-on-table"),
    ("codenames", {**BOARD, "clue": "вода", "number": 10**9}, "position-number"),
    ("underwood", {"hands": [""]}, "position-no-hand"),
    ("underwood", {"hands": ["КОТ"], "tape": "К?"}, "position-tape"),
    ("underwood", {"hands": ["QWE"]}, "position-card"),
    ("underwood", {"hands": ["Ъ" * 50]}, "position-too-many"),
    ("underwood", {"hands": ["КОТ"] * 5}, "position-seats"),
    ("underwood", {"hands": ["КОТ"], "words": [[{"places": [{"letter": "Q"}]}]]}, "position-word"),
    ("underwood", {"hands": ["КОТ"], "totals": [10**9]}, "position-totals"),
]


def test_a_look_is_answered_without_the_engine(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        body = {"game": "scrabble", "options": {"position": CGP}, "depth": "look"}
        looked = await anna.post("/analysis", body)
        assert looked["options"]["board"]["rows"]
        assert looked["advice"] == {"unit": "points"}
        assert (lanes_of(site)["looks"].jobs, lanes_of(site)["searches"].jobs) == (0, 0)

    on_site(tmp_path, do)


def test_too_many_analyses_at_once_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))  # workers find the tests
    end = tmp_path / "end"
    until_the_end = Task(work="jobs.odd_workshop:waits", payload=str(end).encode(), lane="looks")

    async def do(site: Site) -> None:
        anna = await site.person()
        body = {"game": "scrabble", "options": {"position": CGP}}
        lane = lanes_of(site)["looks"]
        waiting = [asyncio.create_task(lane.run(until_the_end, lambda _: None)) for _ in range(12)]
        await asyncio.sleep(0)
        problem = await anna.ask("POST", "/analysis", body, status=503)
        assert problem["code"] == "analysis-busy"
        end.touch()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (await anna.post("/analysis", body))["advice"]["alternatives"]

    on_site(tmp_path, do)


def test_an_impossible_position_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for game, position, code in BAD:
            body = {"game": game, "options": {"position": position}}
            answer = await anna.http.post("/analysis", json=body)
            assert answer.status_code in (400, 422), (game, position)
            assert answer.json()["code"] == code, (game, position)
        assert await anna.refused("POST", "/analysis", {"game": "chess", "options": {}}, status=400) == "no-such-game"

    on_site(tmp_path, do)


def test_positions_are_read_from_cgp_gcg_and_records(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()

        async def read(text: str, status: int = 200) -> Json:
            answer = await anna.http.post("/analysis/positions", content=text.encode(), headers=JSON)
            assert answer.status_code == status, answer.text
            return answer.json()

        line = await read(f"  {CGP}\n")
        assert line["starts"] == [{"move": 1, "position": CGP}]
        gcg = "#player1 a Анна\n#player2 b Борис\n>a: АНТИКОС 8G КОТ +8 8\n>b: ДОМИНОЯ -ДЯ +0 0\n"
        turns = (await read(gcg))["starts"]
        assert [start["position"].split()[1] for start in turns] == ["АНТИКОС/ДОМИНОЯ", "ДОМИНОЯ/"]
        assert (await read(gcg.replace("8G", "8Д"), 400))["code"] == "gcg-line"
        record = (GOLDEN / "underwood-1-standard.jsonl").read_text("utf-8")
        found = await read(record)
        assert found["game"] == "underwood"
        start = found["starts"][-1]
        answer = await ask(anna, "underwood", start["position"], **found["options"])
        assert answer["advice"]["alternatives"]
        assert (await read("{nonsense", 400))["code"].startswith("record")

    on_site(tmp_path, do)


def test_a_table_can_begin_at_a_position_of_a_finished_match(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "underwood", "options": {"target": 1}})
        assert await anna.refused("GET", f"/rooms/{room}/positions", status=409) == "not-over"
        await play_out(site, room, {0: anna, 1: boris}, Random(1))
        found = await anna.get(f"/rooms/{room}/positions")
        start = found["starts"][len(found["starts"]) // 2]
        options = {**found["options"], "position": start["position"]}
        body = {"conditions": {"game": "underwood", "options": options}, "chairs": [{"who": "me"}]}
        again = (await anna.post("/rooms", body, status=201))["room"]["room"]
        await boris.post(f"/rooms/{again}/chairs", {}, status=201)
        await anna.post(f"/rooms/{again}/chairs/0/ready", {"agreed": 1})
        await boris.post(f"/rooms/{again}/chairs/1/ready", {"agreed": 1})
        state = site.match(again).table.state
        assert list(state.hands) == start["position"]["hands"]
        assert state.tape == start["position"]["tape"]

    on_site(tmp_path, do)


@pytest.mark.rule("SM-68")
def test_a_player_of_a_rated_game_gets_no_analysis(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        _, anna, _ = await site.two_in({"game": "scrabble", "rated": True})
        body = {"game": "scrabble", "options": {"position": CGP}}
        assert await anna.refused("POST", "/analysis", body, status=403) == "words-closed"

    on_site(tmp_path, do)


def test_a_table_from_a_position_is_never_rated(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        conditions = {"game": "scrabble", "rated": True, "options": {"position": CGP}}
        body = {"conditions": conditions, "chairs": [{"who": "me"}]}
        assert await anna.refused("POST", "/rooms", body, status=409) == "rated-own-rules"

    on_site(tmp_path, do)
