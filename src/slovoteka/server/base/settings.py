"""The settings of a site, from the command line or from `SLOVOTEKA_…` variables."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import FieldInfo, fields

from slovoteka.core.errors import Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.server.base.limits import Limits, Rate

_PREFIX: Final = "SLOVOTEKA_"
_LIMIT_PREFIX: Final = "SLOVOTEKA_LIMIT_"
_ORIGIN: Final = r"^https?://[A-Za-z0-9.\-\[\]:]+$"
_NATS: Final = r"^(nats|tls|wss?)://[^,]+(,(nats|tls|wss?)://[^,]+)*$"
_RATE: Final = re.compile(r"(?P<amount>\d+)/(?P<seconds>\d+)")

_CALLED: Final = {"public_origins": "origin", "trust_proxy": "proxies"}
"""Shorter names of some settings in options and variables."""
_OTHERS: Final = frozenset(("SLOVOTEKA_CACHE", "SLOVOTEKA_DEBUG"))
"""Variables that other modules read."""

Origin = Annotated[str, msgspec.Meta(pattern=_ORIGIN)]
NatsAddress = Annotated[str, msgspec.Meta(pattern=_NATS)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Settings(Value, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    """0 means any free port."""
    db: str = "slovoteka.sqlite"
    """The database: a path or `sqlite:///…`, or `postgresql://…`."""
    nats: NatsAddress | None = None
    """The address of the NATS server that connects the nodes (`nats://…`, several separated by commas); None for a
    single node."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 1
    """How many processes run bots here; 0 if bots run only on other machines."""
    bot_pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    """How much of a human's thinking time bots take at tables with people. With 0 they act at once."""
    public_origins: tuple[Origin, ...] = ()
    """Other sites whose pages may act for their visitors, such as `https://slova.example`. Our own host always may."""
    trust_proxy: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """How many proxies stand in front of this server. Their `X-Forwarded-…` headers are trusted."""
    secure_cookies: bool | None = None
    """Whether cookies are for https only. None means: for visitors who come over https."""
    build: bool = True
    """Whether missing dictionaries and associations are built in the background."""
    profanity_filter: bool = False
    """Whether obscene words in names and chat are masked with asterisks."""
    heartbeat_s: Seconds = 2.0
    """How often a node reports that it is alive."""
    outage_s: Seconds = 10.0
    """If no node reports for longer than this, it was an outage, and game clocks stood still meanwhile."""
    drain_s: Seconds = 8.0
    """How long a node that is stopping waits for people to disconnect."""
    limits: Limits = Limits()


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Reads settings from `given` (the command line), and what is missing or None there from environment variables.

    `given` maps names of fields to values; `limits` is a mapping too. Variables are named like `SLOVOTEKA_PORT` and
    `SLOVOTEKA_LIMIT_CHAT_LINES=20/10`. Raises `Unreadable`, which names the wrong setting.
    """
    limits = given.get("limits") or {}
    _refuse_unknown(limits if isinstance(limits, Mapping) else {}, environment)
    if isinstance(limits, Mapping):
        limits = Limits(**dict(_values(Limits, limits, environment, _LIMIT_PREFIX)))
    plain = {name: value for name, value in given.items() if name != "limits"}
    return Settings(**dict(_values(Settings, plain, environment, _PREFIX)), limits=limits)


def _values(
    kind: type[msgspec.Struct], given: Mapping[str, Any], environment: Mapping[str, str], prefix: str
) -> Iterator[tuple[str, Any]]:
    for field in fields(kind):
        called = _CALLED.get(field.name, field.name)
        variable = prefix + called.upper()
        if (value := given.get(field.name)) is not None:
            yield field.name, _read(field, f"--{called.replace('_', '-')}", value)
        elif value := environment.get(variable):  # an empty variable counts as unset
            yield field.name, _read(field, variable, value)


def _read(field: FieldInfo, name: str, value: Any) -> Any:
    """`name` is the option or variable that was set. Errors do not show the value, because it may hold a password."""
    if isinstance(value, str) and field.type is Rate:
        written = _RATE.fullmatch(value.strip())
        if written is None:
            raise Unreadable("setting-rate", name=name)
        value = written.groupdict()
    if isinstance(value, str) and isinstance(field.default, tuple):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        match field.name:
            case "public_origins":
                raise Unreadable("setting-origin", name=name) from None
            case "nats":
                raise Unreadable("setting-nats", name=name) from None
        raise Unreadable("setting", name=name, why=mismatch(value, field.type, strict=False)) from None


def _refuse_unknown(limits: Mapping[str, Any], environment: Mapping[str, str]) -> None:
    """Raises `Unreadable` for an unknown name, because a mistyped setting would otherwise be ignored silently."""
    names = [field.name for field in fields(Settings) if field.name != "limits"]
    known = {_PREFIX + _CALLED.get(name, name).upper() for name in names} | _OTHERS
    known |= {_LIMIT_PREFIX + field.name.upper() for field in fields(Limits)}
    wrong = [name for name in limits if _LIMIT_PREFIX + name.upper() not in known]
    wrong += [name for name in environment if name.startswith(_PREFIX) and name not in known]
    if wrong:
        raise Unreadable("setting-unknown", name=wrong[0])
