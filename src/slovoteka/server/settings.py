"""Everything that whoever runs the site may set, from the command line or from `SLOVOTEKA_…` variables."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import FieldInfo, fields

from slovoteka.core.errors import Unreadable
from slovoteka.server.limits import Limits, Rate

_PREFIX: Final = "SLOVOTEKA_"
_LIMIT_PREFIX: Final = "SLOVOTEKA_LIMIT_"
_ORIGIN: Final = r"^https?://[A-Za-z0-9.\-\[\]:]+$"
_RATE: Final = re.compile(r"(?P<amount>\d+)/(?P<seconds>\d+)")

Origin = Annotated[str, msgspec.Meta(pattern=_ORIGIN)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    """0: any that is free."""
    db: str = "slovoteka.sqlite"
    """Where everything is kept: a path or `sqlite:///…`, `postgresql://…`."""
    nats: str | None = None
    """What carries news between nodes; None: there is one node."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 1
    """Processes in which bots think; 0: only on other machines."""
    public_origins: tuple[Origin, ...] = ()
    """Other sites whose pages may act for their visitors, such as `https://slova.example`. The own host always may."""
    trust_proxy: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """How many proxies stand before this server, whose word on who is calling (`X-Forwarded-…`) is taken."""
    secure_cookies: bool | None = None
    """Cookies for https only. None: for visitors who come by https."""
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
    if isinstance(limits, Mapping):
        _refuse_unknown_limits(limits, environment)
        limits = Limits(**dict(_values(Limits, limits, environment, _LIMIT_PREFIX)))
    plain = {name: value for name, value in given.items() if name != "limits"}
    return Settings(**dict(_values(Settings, plain, environment, _PREFIX)), limits=limits)


def _values(
    kind: type[msgspec.Struct], given: Mapping[str, Any], environment: Mapping[str, str], prefix: str
) -> Iterator[tuple[str, Any]]:
    for field in fields(kind):
        variable = prefix + field.name.upper()
        if (value := given.get(field.name)) is not None:
            yield field.name, _read(field, field.name, value)
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
        raise Unreadable("setting", name=name, why=str(error)) from None


def _refuse_unknown_limits(given: Mapping[str, Any], environment: Mapping[str, str]) -> None:
    """A limit that was set under a wrong name would be thought to hold."""
    known = {field.name for field in fields(Limits)}
    named = {name: name for name in given} | {
        variable: variable.removeprefix(_LIMIT_PREFIX).lower()
        for variable in environment
        if variable.startswith(_LIMIT_PREFIX)
    }
    for name, limit in named.items():
        if limit not in known:
            raise Unreadable("setting-unknown", name=name)
