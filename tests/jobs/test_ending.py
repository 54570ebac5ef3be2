"""Cancelled tasks end, whatever they wait for."""

import asyncio

from slovoteka.jobs.asyncio_tasks import end


def test_a_cancellation_that_is_swallowed_is_repeated() -> None:
    async def deaf(times: int) -> None:
        while True:
            try:
                await asyncio.sleep(3_600)
            except asyncio.CancelledError:
                times -= 1
                if times < 0:
                    raise

    async def scene() -> None:
        tasks = [asyncio.create_task(deaf(times)) for times in range(3)]
        await asyncio.sleep(0)
        await end(tasks)
        assert all(task.cancelled() for task in tasks)
        await end([])

    asyncio.run(scene())
