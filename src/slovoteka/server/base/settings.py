"""Everything that whoever runs the site may set, from the command line or from `SLOVOTEKA_…` variables."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import FieldInfo, fields

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.server.base.limits import Limits, Rate

_PREFIX: Final = "SLOVOTEKA_"
_LIMIT_PREFIX: Final = "SLOVOTEKA_LIMIT_"
_ORIGIN: Final = r"^https?://[A-Za-z0-9.\-\[\]:]+$"
_NATS: Final = r"^(nats|tls|wss?)://[^,]+(,(nats|tls|wss?)://[^,]+)*$"
_RATE: Final = re.compile(r"(?P<amount>\d+)/(?P<seconds>\d+)")

_CALLED: Final = {"public_origins": "origin", "trust_proxy": "proxies"}
"""How people call a setting, in options and variables, where its field says more than they need to write."""
_OTHERS: Final = frozenset(("SLOVOTEKA_CACHE", "SLOVOTEKA_DEBUG"))
"""Variables that are read elsewhere."""

Origin = Annotated[str, msgspec.Meta(pattern=_ORIGIN)]
NatsAddress = Annotated[str, msgspec.Meta(pattern=_NATS)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Settings(Value, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    """0: any that is free."""
    db: str = "slovoteka.sqlite"
    """Where everything is kept: a path or `sqlite:///…`, `postgresql://…`."""
    nats: NatsAddress | None = None
    """`nats://…`, several with commas between: what carries news between nodes; None: there is one node."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 1
    """Processes in which bots think; 0: only on other machines."""
    bot_pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    """How much of a human's time bots take where people sit: with 0 they act as soon as they know what to do."""
    public_origins: tuple[Origin, ...] = ()
    """Other sites whose pages may act for their visitors, such as `https://slova.example`. The own host always may."""
    trust_proxy: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """How many proxies stand before this server, whose word on who is calling (`X-Forwarded-…`) is taken."""
    secure_cookies: bool | None = None
    """Cookies for https only. None: for visitors who come by https."""
    build: bool = True
    """Builds dictionaries and associations that are missing, beside the server."""
    profanity_filter: bool = False
    """Puts asterisks in place of obscene words in names and chat."""
    heartbeat_s: Seconds = 2.0
    """How often a node says that it is alive."""
    outage_s: Seconds = 10.0
    """A silence of all nodes longer than this is an outage, for which clocks stood still."""
    drain_s: Seconds = 8.0
    """How long a node that was told to stop lets people finish what they are doing."""
    limits: Limits = Limits()


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Settings from the command line, by the names of fields (`limits`: a mapping as well), where not None; what is not
    given there, from variables: `SLOVOTEKA_PORT`, `SLOVOTEKA_LIMIT_CHAT_LINES=20/10`. `Unreadable` names what is wrong.
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
        elif value := environment.get(variable):  # an empty variable is as good as none
            yield field.name, _read(field, variable, value)


def _read(field: FieldInfo, name: str, value: Any) -> Any:
    """`name` is what the person who set it knows it by. The value is not told: it may hold a password."""
    if isinstance(value, str) and field.type is Rate:
        written = _RATE.fullmatch(value.strip())
        if written is None:
            raise Unreadable("setting-rate", name=name)
        value = written.groupdict()
    if isinstance(value, str) and isinstance(field.default, tuple):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        match field.name:
            case "public_origins":
                raise Unreadable("setting-origin", name=name) from None
            case "nats":
                raise Unreadable("setting-nats", name=name) from None
        raise Unreadable("setting", name=name, why=str(error)) from None


def _refuse_unknown(limits: Mapping[str, Any], environment: Mapping[str, str]) -> None:
    """What was set under a wrong name would be thought to hold."""
    names = [field.name for field in fields(Settings) if field.name != "limits"]
    known = {_PREFIX + _CALLED.get(name, name).upper() for name in names} | _OTHERS
    known |= {_LIMIT_PREFIX + field.name.upper() for field in fields(Limits)}
    wrong = [name for name in limits if _LIMIT_PREFIX + name.upper() not in known]
    wrong += [name for name in environment if name.startswith(_PREFIX) and name not in known]
    if wrong:
        raise Unreadable("setting-unknown", name=wrong[0])
