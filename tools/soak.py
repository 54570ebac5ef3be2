"""Kills a server under load again and again: `make soak`, or directly with tests/ on the path and `--kills 1000`.

It runs longer than a test may. It ends with an error as soon as anything is lost, doubled or unreadable.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from faults.crowd import Crowd, check_everything, hall, survive_kills, tables
from harness.site import Site

_TABLES = 24
_HALL_SEATS = 30
_QUICK_TO_NOTICE = {"SLOVOTEKA_OUTAGE_S": "1", "SLOVOTEKA_HEARTBEAT_S": "0.2"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        site = Site(Path(folder), environment=_QUICK_TO_NOTICE)
        with site:
            crowd = asyncio.run(_soak(site, given.kills, given.seed))
            site.kill()
        inputs = asyncio.run(check_everything(site.db, crowd))
    print(f"\n{len(crowd.rooms)} matches, {inputs} inputs, {crowd.acknowledged()} acknowledged actions: all there")


async def _soak(site: Site, kills: int, seed: int) -> Crowd:
    crowd = Crowd(site.url, [*tables(_TABLES), hall(_HALL_SEATS)], seed)
    began = time.monotonic()

    def tell(count: int) -> None:
        progress = f"{count}/{kills} kills, {time.monotonic() - began:.0f} s, {len(crowd.rooms)} matches, "
        sys.stdout.write(f"\r{progress}{crowd.acknowledged()} acknowledged")
        sys.stdout.flush()

    await survive_kills(site, crowd, kills, tell)
    return crowd


if __name__ == "__main__":
    main()
