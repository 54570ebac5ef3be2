"""A runner with processes on this machine: one lane for each kind of work."""

import asyncio
import os
from collections.abc import Mapping

from slovoteka.jobs.processes.lane import Lane, LaneSettings
from slovoteka.jobs.task import LaneName, Task, Tell


def usual_lanes(bot_processes: int | None = None) -> Mapping[LaneName, LaneSettings]:
    """The lanes of a server. `bot_processes` is one for every two cores by default. Lanes that people wait for get a
    higher priority."""
    half = max(1, (os.cpu_count() or 2) // 2)
    return {
        "bots": LaneSettings(processes=bot_processes or half, niceness=10),
        "looks": LaneSettings(niceness=11, most_waiting=12),
        "searches": LaneSettings(niceness=12, most_waiting=12),
        "reviews": LaneSettings(processes=half, niceness=15, queue_s=None, private_mb=800, ends_with_asker=True),
        "builds": LaneSettings(niceness=19, queue_s=None, private_mb=0, ends_with_asker=True),
    }


class ProcessRunner:
    def __init__(self, lanes: Mapping[LaneName, LaneSettings] | None = None) -> None:
        self.lanes = {name: Lane(settings) for name, settings in (lanes or usual_lanes()).items()}

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        return await self.lanes[task.lane].run(task, tell)

    async def close(self) -> None:
        await asyncio.gather(*(lane.close() for lane in self.lanes.values()))


def shared_places(runner: ProcessRunner) -> Mapping[LaneName, int]:
    """How many tasks of other machines each lane takes at once. Each machine does its own builds."""
    return {name: lane.processes for name, lane in runner.lanes.items() if name != "builds"}
