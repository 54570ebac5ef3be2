"""Who somebody is: a signed token made on the first visit, a name, and a code to take both to another device.

The token is the only proof. It travels in a cookie that scripts cannot read, or in the `Authorization` header, never in
an address. A code lives ten minutes, works once, and only its hash is stored.
"""

import hashlib
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from typing import Final, Literal, Protocol

from cachetools import TTLCache
from litestar.datastructures import Cookie
from msgspec.structs import replace

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.server.base.naming import friendly_name
from slovoteka.server.base.problems import NotSignedIn
from slovoteka.store.log import People
from slovoteka.store.people import Identity

COOKIE: Final = "slovoteka"
CODE_LIFETIME_MS: Final = 10 * 60 * 1000
FORGOTTEN: Final = "Бывший игрок"
"""Stands in old games in place of the name of somebody who had their data deleted."""

_COOKIE_AGE_S: Final = 400 * 24 * 3600
"""The longest that browsers keep one."""
_TOKEN: Final = re.compile(
    r"(?P<signed>v1\.(?P<identity>[\w-]{22})\.(?P<epoch>[1-9]\d{0,8}))\.(?P<mac>[\w-]{43})", re.ASCII
)
_KNOWN_FOR_S: Final = 10.0
"""Another node may have renamed or deleted somebody; for so long this one may not have heard of it."""
_KNOWN_MOST: Final = 10_000

_CODE_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Nothing that looks like another sign: no I, L, O, and no U, which makes words."""
_CODE_GROUPS, _GROUP_LENGTH = 7, 4
_CODE_READ: Final = str.maketrans("OIL" + "АВСЕНКМОРТХ", "011" + "ABCEHKM0PTX", " -\u2013\u2014")
"""Signs that are taken for others; Russian letters too, for who types them with a Russian keyboard."""


class Claim(Value, frozen=True):
    """What a token says."""

    identity: str
    epoch: int


class Presented(Value, frozen=True):
    """A token as it came, and how: a browser sends cookies along by itself, also for other sites' pages."""

    token: str
    by: Literal["bearer", "cookie"]


class Code(Value, frozen=True):
    text: str
    expires_ms: int


class Registry(People, Protocol):
    """What is needed of a store."""

    def now_ms(self) -> int: ...

    async def secret(self, name: str) -> bytes: ...


def new_id() -> str:
    """128 bits that nobody can guess, in 22 signs that fit into an address."""
    return urlsafe_b64encode(secrets.token_bytes(16)).rstrip(b"=").decode()


class Tokens:
    """Writes and reads tokens: `v1.<identity>.<epoch>.<HMAC-SHA256>`."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def write(self, identity: Identity) -> str:
        signed = f"v1.{identity.id}.{identity.epoch}"
        return f"{signed}.{self._mac(signed)}"

    def read(self, token: str) -> Claim | None:
        """What it says, if it is one of ours. Whether the identity still exists is another question."""
        found = _TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(self._mac(found["signed"]), found["mac"]):
            return None
        return Claim(found["identity"], int(found["epoch"]))

    def _mac(self, signed: str) -> str:
        digest = hmac.digest(self._key, signed.encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


class Identities:
    """Knows people by their tokens."""

    def __init__(self, store: Registry, tokens: Tokens, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._tokens = store, tokens
        self._known: TTLCache[str, Identity] = TTLCache(_KNOWN_MOST, _KNOWN_FOR_S, clock)

    @classmethod
    async def open(cls, store: Registry) -> "Identities":
        return cls(store, Tokens(await store.secret("tokens")))

    async def recognise(self, token: str | None) -> Identity | None:
        """The person of a token, unless it is forged, withdrawn, or of somebody who was forgotten."""
        claim = None if token is None else self._tokens.read(token)
        if claim is None:
            return None
        identity = await self._find(claim.identity)
        return identity if identity is not None and identity.epoch == claim.epoch else None

    async def visit(self, token: str | None) -> tuple[Identity, str | None]:
        """The person of a token, or else somebody new, and then the new token."""
        if (identity := await self.recognise(token)) is not None:
            return identity, None
        return await self.welcome()

    async def welcome(self, name: str | None = None, *, program: bool = False) -> tuple[Identity, str]:
        """Somebody new, with a token. `name` has been cleaned."""
        newcomer = Identity(
            id=new_id(), name=name or friendly_name(), created_ms=self._store.now_ms(), program=program
        )  # fmt: skip
        await self._store.save_identity(newcomer)
        self._remember(newcomer)
        return newcomer, self._tokens.write(newcomer)

    async def rename(self, identity: str, name: str) -> Identity:
        """`name` has been cleaned. Raises `NotSignedIn` for somebody who was forgotten meanwhile."""
        current = await self._store.identity(identity)
        if current is None or not await self._store.rename(identity, name):
            raise NotSignedIn
        renamed = replace(current, name=name)
        self._remember(renamed)
        return renamed

    async def forget(self, identity: str) -> None:
        """Deletes all we know of a person. Their tokens open nothing any more."""
        await self._store.forget(identity, FORGOTTEN)
        self.disbelieve(identity)

    def disbelieve(self, identity: str) -> None:
        """Asks the store the next time."""
        self._known.pop(identity, None)

    async def make_code(self, identity: str) -> Code:
        """To be shown to this person only."""
        signs = [secrets.choice(_CODE_SIGNS) for _ in range(_CODE_GROUPS * _GROUP_LENGTH)]
        groups = ["".join(signs[at : at + _GROUP_LENGTH]) for at in range(0, len(signs), _GROUP_LENGTH)]
        code = Code("-".join(groups), self._store.now_ms() + CODE_LIFETIME_MS)
        await self._store.add_code(_hash_of(code.text), identity, code.expires_ms)
        return code

    async def take_code(self, code: str) -> tuple[Identity, str]:
        """The person who made the code, with a token for this device.

        `Unreadable` does not tell apart what was never a code, what was used and what is too old.
        """
        taken = await self._store.take_code(_hash_of(code))
        identity = None if taken is None else await self._store.identity(taken)
        if identity is None:
            raise Unreadable("identity-code")
        self._remember(identity)
        return identity, self._tokens.write(identity)

    async def _find(self, identity: str) -> Identity | None:
        if (known := self._known.get(identity)) is not None:
            return known
        found = await self._store.identity(identity)
        if found is None:
            self.disbelieve(identity)
        else:
            self._remember(found)
        return found

    def _remember(self, identity: Identity) -> None:
        self._known[identity.id] = identity


def presented_token(headers: Iterable[tuple[bytes, bytes]]) -> Presented | None:
    """From the headers of a request as ASGI has them. `Authorization` comes before the cookie."""
    cookie: str | None = None
    for name, value in headers:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":
                return Presented(token.strip(), "bearer")
        elif name == b"cookie" and cookie is None:
            cookie = _cookie_value(value.decode("latin-1"))
    return None if cookie is None else Presented(cookie, "cookie")


def token_cookie(token: str | None, *, secure: bool) -> Cookie:
    """The cookie with a token; None takes it away."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        max_age=_COOKIE_AGE_S if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _cookie_value(header: str) -> str | None:
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def _hash_of(code: str) -> str:
    """Of the signs that matter: people leave out hyphens, write small letters, and take O for 0."""
    return hashlib.sha256(code.upper().translate(_CODE_READ).encode("utf-8", "surrogatepass")).hexdigest()
