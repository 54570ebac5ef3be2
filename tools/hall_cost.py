"""The cost of a duplicate hall on nodes that share PostgreSQL and NATS: `make hall-cost`, or with tests/ on the path.

For every size: processor seconds of the nodes and of the database while the hall fills, while everybody looks at it
once, and while everybody hands in a sheet. Twice as many seats should cost twice as much.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import httpx

from faults.cluster import Cluster, running_cluster

_AT_ONCE = 32
_KNOWN_FOR_S = 11
"""Nodes cache people for ten seconds. In a real round the cache has expired, so it must have expired here too."""
_NO_LIMIT = {"SLOVOTEKA_LIMIT_REQUESTS": "1000000/1"}
_TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="+", default=[1_000, 2_000, 4_000])
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="hall-cost-") as folder,
        running_cluster(Path(folder), count=given.nodes, environment=_NO_LIMIT) as cluster,
    ):
        for seats in given.seats:
            asyncio.run(_measure(cluster, seats))


async def _measure(cluster: Cluster, seats: int) -> None:
    limits = httpx.Limits(max_connections=_AT_ONCE, keepalive_expiry=2)
    async with httpx.AsyncClient(timeout=120, limits=limits, trust_env=False) as line:
        urls = [f"{node.url}/api/v1" for node in cluster.nodes]
        may_ask = asyncio.Semaphore(_AT_ONCE)

        async def ask(method: str, place: int, path: str, body: Any = None) -> Any:
            """The person with this index asks their node."""
            async with may_ask:
                url, headers = urls[place % len(urls)] + path, tokens.get(place, {})
                answer = await line.request(method, url, json=body, headers=headers)
            answer.raise_for_status()
            return answer.json() if answer.content else None

        async def each(make: Callable[[int], Awaitable[Any]]) -> list[Any]:
            return await asyncio.gather(*map(make, range(seats)))

        tokens: dict[int, dict[str, str]] = {}
        people = await each(lambda place: ask("POST", place, "/me/token", {}))
        tokens = {place: {"Authorization": f"Bearer {one['token']}"} for place, one in enumerate(people)}
        options = {"seats": seats, "sheet_ms": 600_000}
        wanted = {"conditions": {"game": "scrabble", "variant": "duplicate", "options": options}, "hall": True}
        room = "/rooms/" + (await ask("POST", 0, "/rooms", wanted))["room"]["room"]

        costs = Costs(cluster)
        await each(lambda place: ask("POST", place, f"{room}/chairs", {}))
        report = [costs.since("fill")]
        await ask("POST", 0, f"{room}/start", {})

        await asyncio.sleep(_KNOWN_FOR_S)
        costs.begin()
        chairs = [seen["mine"][0] for seen in await each(lambda place: ask("GET", place, f"{room}/"))]
        report.append(costs.since("look"))
        sheet = (await ask("GET", 0, f"{room}/view?seat={chairs[0]}"))["mine"][0]

        await asyncio.sleep(_KNOWN_FOR_S)
        costs.begin()
        sent = [{"seat": chair, "window": sheet, "action": {"type": "pass"}} for chair in chairs]
        await each(lambda place: ask("POST", place, f"{room}/acts", sent[place]))
        report.append(costs.since("round"))
        print(f"{len(urls)} nodes, {seats} seats: {'; '.join(report)}", flush=True)


class Costs:
    """Processor time and elapsed time in seconds."""

    def __init__(self, cluster: Cluster) -> None:
        self._nodes = [node.pid for node in cluster.nodes]
        self.begin()

    def begin(self) -> None:
        self._began = self._spent()

    def since(self, what: str) -> str:
        nodes, database, wall = (now - then for now, then in zip(self._spent(), self._began, strict=True))
        return f"{what} {nodes:.2f} s of nodes, {database:.2f} s of the database, {wall:.2f} s in all"

    def _spent(self) -> tuple[float, float, float]:
        return _seconds_of(self._nodes), _seconds_of(_processes_of("postgres")), time.monotonic()


def _processes_of(program: str) -> list[int]:
    return [int(held.parent.name) for held in Path("/proc").glob("[0-9]*/comm") if _text(held).strip() == program]


def _seconds_of(pids: Iterable[int]) -> float:
    stats = (_text(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split() for pid in pids)
    return sum((int(stat[11]) + int(stat[12])) / _TICKS for stat in stats if stat)


def _text(path: Path) -> str:
    """Empty for a process that has ended meanwhile."""
    try:
        return path.read_text()
    except OSError:
        return ""


if __name__ == "__main__":
    main()
