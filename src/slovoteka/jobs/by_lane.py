"""A runner that passes each lane to another runner."""

from slovoteka.jobs.task import Runner, Task, Tell


class ByLane:
    """The named lanes go to their runners, all others to `others`. Closing this closes none of them."""

    def __init__(self, others: Runner, **lanes: Runner) -> None:
        self._others, self._lanes = others, lanes

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        return await self._lanes.get(task.lane, self._others).run(task, tell)

    async def close(self) -> None: ...
