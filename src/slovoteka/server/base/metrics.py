"""Metrics for Prometheus. Each node has its own registry, because tests run several nodes in one process."""

from collections.abc import Iterable
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class _Registry(CollectorRegistry):
    """Leaves out the `…_created` series. They double the output and only show when the process started."""

    def collect(self) -> Iterable[Metric]:
        for metric in super().collect():
            metric.samples = [sample for sample in metric.samples if not sample.name.endswith("_created")]
            yield metric


class PoolFigures(Protocol):
    """The figures that a pool of workers keeps."""

    jobs: int
    slow: int
    lost: int
    seconds: float

    @property
    def queue_length(self) -> int: ...


class Metrics:
    def __init__(self) -> None:
        self.registry = _Registry()
        self.inputs = Counter(
            "slovoteka_inputs", "Inputs of matches that this node has heard of", registry=self.registry
        )
        self.messages = Counter("slovoteka_messages", "Messages about matches to viewers", registry=self.registry)
        self.frames = Counter("slovoteka_frames", "Frames received on sockets", registry=self.registry)
        self.refusals = Counter("slovoteka_refusals", "What was refused", ["code"], registry=self.registry)
        self.acts = Histogram(
            "slovoteka_act_seconds",
            "From the arrival of an action to its being stored",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.connections = Gauge("slovoteka_connections", "Open sockets and streams", registry=self.registry)
        self.rooms = Gauge("slovoteka_rooms", "Rooms that this node holds in memory", registry=self.registry)
        self.reserve_moves = Counter(
            "slovoteka_reserve_moves", "Moves made for bots that did not answer", registry=self.registry
        )
        self.slow = Counter(
            "slovoteka_slow_clients", "Connections dropped because they did not read", registry=self.registry
        )

    def watch(self, pool: PoolFigures) -> None:
        """Adds the figures of the pool of bots."""
        for name, about, value in (
            ("slovoteka_bot_queue", "Decisions that wait for a worker", lambda: pool.queue_length),
            ("slovoteka_bot_jobs", "Decisions made", lambda: pool.jobs),
            ("slovoteka_bot_seconds", "Time that workers have thought for", lambda: pool.seconds),
            ("slovoteka_bot_slow", "Decisions that took too long", lambda: pool.slow),
            ("slovoteka_bot_lost", "Workers that broke off", lambda: pool.lost),
        ):
            Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
