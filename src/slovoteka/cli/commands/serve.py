"""`slovoteka serve` and `slovoteka bots`: commands that run until they are stopped."""

import contextlib
import errno
import logging
import os
import socket
import sys
from importlib.metadata import version
from typing import Any, Final

import msgspec
import structlog
import uvloop
from structlog.typing import Processor

from slovoteka.cli.commands.site_store import db_address
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say, write
from slovoteka.core.errors import Unreadable
from slovoteka.server.base.settings import Settings, read_settings
from slovoteka.server.http.asgi_guard import redact

_KNOWN: Final = ("ASGI callable returned without completing handshake", "Invalid UTF-8 sequence received from client")
"""What uvicorn logs as our errors: a handshake answered with a refusal, and a client's frame that is not text."""

log = structlog.get_logger()


def serve(given: dict[str, Any], as_json: bool) -> None:
    """Runs a node of the site. `given` has the command-line options by the names of settings."""
    settings = read_settings({**given, "db": db_address(given["db"])}, os.environ)
    _check_address(settings)
    write_logs()
    from slovoteka.server.ops.run import serve as run  # noqa: PLC0415  slow; mistakes in the settings are reported first

    try:
        uvloop.run(run(settings, lambda address: _tell_ready(address, settings, as_json)))
    except SystemExit:  # uvicorn exits like this if the address was taken after our check
        raise _taken(settings) from None
    log.info("stopped", pid=os.getpid())


def bots(nats: str | None, workers: int | None) -> None:
    """Runs bots for all nodes on this machine."""
    settings = read_settings({"nats": nats, "bot_workers": workers}, os.environ)
    if settings.nats is None:
        raise Unreadable("bots-without-nats")
    if not settings.bot_workers:
        raise Unreadable("bots-without-workers")
    write_logs()
    from slovoteka.server.ops.worker_machine import run_bots  # noqa: PLC0415  the same

    write(say("bots-working", workers=settings.bot_workers, nats=without_password(settings.nats)))
    sys.stdout.flush()
    run_bots(settings.nats, settings.bot_workers)


def _tell_ready(address: str, settings: Settings, as_json: bool) -> None:
    db = without_password(settings.db)
    if as_json:  # one line, because a reader cannot wait until the server ends
        write(msgspec.json.encode({"address": address, "db": db, "pid": os.getpid()}).decode())
    else:
        write(say("serve-ready", address=address))
        write(say("serve-data", db=db))
    sys.stdout.flush()  # a parent process may wait for this line
    store = "postgresql" if settings.db.startswith("postgres") else "sqlite"
    log.info("serving", version=version("slovoteka"), address=address, store=store, pid=os.getpid())


def without_password(url: str) -> str:
    """The address without its password, so that it can be shown."""
    return str(redact(None, "", {"url": url})["url"])


# --- the address ----------------------------------------------------------------------------------------------------


def _check_address(settings: Settings) -> None:
    """Checked before anything is opened, because a taken address is the most common mistake."""
    try:
        places = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Unreadable("serve-no-such-host", host=output.clipped(settings.host)) from None
    for family, kind, protocol, _, place in places:
        try:
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(place)
        except OSError as error:
            _refuse_address(settings, error)


def _refuse_address(settings: Settings, error: OSError) -> None:
    match error.errno:
        case errno.EADDRINUSE:
            raise _taken(settings) from None
        case errno.EACCES:
            raise Unreadable("serve-forbidden-port", port=settings.port) from None
        case errno.EADDRNOTAVAIL | errno.EAFNOSUPPORT if settings.host != "localhost":  # localhost may be IPv6
            raise Unreadable("serve-no-such-host", host=output.clipped(settings.host)) from None


def _taken(settings: Settings) -> Unreadable:
    return Unreadable("serve-address-taken", host=output.clipped(settings.host), port=settings.port)


# --- logs -----------------------------------------------------------------------------------------------------------


def write_logs() -> None:
    """Logs to standard error without secrets: short lines in a terminal, otherwise JSON Lines."""
    is_watched = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if is_watched else "iso", utc=not is_watched),
        structlog.processors.format_exc_info,
        redact,  # after exceptions have become text, which may contain secrets
    ]
    structlog.configure(
        processors=[*shared, _renderer(is_watched)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: _PatientLogger(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # Libraries have their own loggers; only their warnings and errors are shown.
    handler = logging.StreamHandler(sys.stderr)
    processors = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(is_watched)]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=processors, foreign_pre_chain=shared))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(_KNOWN)


class _PatientLogger(structlog.PrintLogger):
    """Ignores write errors: a full disk may hold the log, and that must not stop the server."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def _renderer(is_watched: bool) -> Processor:
    if is_watched:
        return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return structlog.processors.JSONRenderer(ensure_ascii=False)
