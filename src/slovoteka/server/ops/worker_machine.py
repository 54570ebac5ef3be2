"""`slovoteka bots`: a machine that only does tasks for the nodes of a site."""

import asyncio
import signal

import uvloop

from slovoteka.jobs.machines import serve_tasks
from slovoteka.jobs.processes.runner import ProcessRunner, shared_places, usual_lanes
from slovoteka.server.jobs.shared_work import SHARED_WORK
from slovoteka.server.nodes.nats import NatsLink


def run_bots(nats_url: str, workers: int) -> None:
    """Serves tasks until SIGTERM or SIGINT, and finishes those that it has taken."""
    uvloop.run(_run(nats_url, workers))


async def _run(nats_url: str, workers: int) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    runner, link = ProcessRunner(usual_lanes(workers)), NatsLink(nats_url)
    await link.start()
    try:
        await serve_tasks(link, runner, stop, shared_places(runner), SHARED_WORK)
    finally:
        await link.close()
        await runner.close()
