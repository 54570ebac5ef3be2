"""Plants faults in the rules of the games and counts which tests find them: `PYTHONPATH=tools python -m mutants`.

The result is benchmarks/mutants.json, which `slovoteka rules --coverage` reads. First all tests of tests/rules that
reach a mutant are run, since each counts for its rules. If none fails, the other tests of the game are run, and then
those that play whole games of every kind.

`--lived` plants only those faults again that lived the last time, and brings the result up to date.
"""

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from mutants.planting import Mutant, same_again, sample
from mutants.running import ROOT, Reach, measure_reach, run

_GAMES: Final = ROOT / "src" / "slovoteka" / "games"
_RESULT: Final = ROOT / "benchmarks" / "mutants.json"
_OF_EVERY_GAME: Final = ("tests/golden", "tests/conformance/test_games.py", "tests/conformance/test_midway.py")
_OF_ALL_GAMES: Final = ("tests/ratings/test_categories.py", "tests/server/test_forms.py")


class _Outcome(NamedTuple):
    is_killed: bool
    rules: set[str]
    """The rules whose tests have failed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all of them, if none is named")
    parser.add_argument("--count", type=int, default=100, help="mutants for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", help="run no others than those whose place contains this")
    parser.add_argument("--lived", action="store_true", help="plant those again that lived the last time")
    arguments = parser.parse_args()
    games = arguments.games or sorted(path.parent.name for path in _GAMES.glob("*/kind.py"))
    for game in games:
        if arguments.lived:
            _try_lived_again(game, arguments.workers)
            continue
        mutants = sample(_GAMES / game, arguments.count, arguments.seed)
        chosen = [mutant for mutant in mutants if arguments.only is None or arguments.only in _place(mutant)]
        result = _run_game(game, chosen, arguments.workers)
        if arguments.only is None:
            _keep(game, result)


def _try_lived_again(game: str, worker_count: int) -> None:
    """A fault in code that has changed since cannot be planted again and is no longer counted."""
    before = json.loads(_RESULT.read_text("utf-8"))[game]
    lived = [(_GAMES / lived["place"].partition(":")[0], lived["change"]) for lived in before["lived"]]
    mutants = [mutant for path, change in lived if (mutant := same_again(path, change)) is not None]
    now = _run_game(game, mutants, worker_count)
    for rule, counts in now["rules"].items():
        both = before["rules"].setdefault(rule, {"reached": 0, "caught": 0})
        both["caught"] += counts["caught"]
        both["reached"] = max(both["reached"], both["caught"])
    gone = len(lived) - len(mutants)
    killed = before["killed"] + now["killed"]
    planted = before["planted"] - gone
    rules = dict(sorted(before["rules"].items()))
    _keep(game, {"planted": planted, "killed": killed, "lived": now["lived"], "rules": rules})


def _run_game(game: str, mutants: list[Mutant], worker_count: int) -> dict[str, Any]:
    print(f"{game}: {len(mutants)} mutants; which tests reach which line?", flush=True)
    reach = measure_reach([ROOT / "tests" / "rules" / game, ROOT / "tests" / "games" / game])
    rules: dict[str, dict[str, int]] = {}
    lived = []
    with ThreadPoolExecutor(worker_count) as workers:
        outcomes = workers.map(lambda mutant: _try(game, mutant, reach), mutants)
        for mutant, outcome in zip(mutants, outcomes, strict=True):
            for rule in {rule for test in reach.tests(mutant) for rule in reach.rules[test]}:
                counts = rules.setdefault(rule, {"reached": 0, "caught": 0})
                counts["reached"] += 1
                counts["caught"] += rule in outcome.rules
            if not outcome.is_killed:
                lived.append({"place": _place(mutant), "change": mutant.change})
            print(f"{'killed' if outcome.is_killed else 'LIVED '} {_place(mutant)}: {mutant.change}", flush=True)
    killed = len(mutants) - len(lived)
    print(f"{game}: {killed} of {len(mutants)} killed", flush=True)
    return {"planted": len(mutants), "killed": killed, "lived": lived, "rules": dict(sorted(rules.items()))}


def _try(game: str, mutant: Mutant, reach: Reach) -> _Outcome:
    tests = reach.tests(mutant)
    caught = run(mutant, [test for test in tests if test.startswith("tests/rules/")])
    if caught.tests:
        return _Outcome(True, caught.rules)
    others = [test for test in tests if not test.startswith("tests/rules/")]
    is_killed = any(
        run(mutant, some, "-x", *options).tests
        for some, options in ((others, ()), (_OF_EVERY_GAME, ("-k", game)), (_OF_ALL_GAMES, ()))
    )
    return _Outcome(is_killed, set())


def _place(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(_GAMES).as_posix()}:{mutant.last_line}"


def _keep(game: str, result: dict[str, Any]) -> None:
    results = json.loads(_RESULT.read_text("utf-8")) if _RESULT.exists() else {}
    results[game] = result
    _RESULT.write_text(json.dumps(dict(sorted(results.items())), ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
