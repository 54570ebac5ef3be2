"""Identities: a signed token made on the first visit, a name, and a code that takes both to another device.

The token is the only proof. It travels in a cookie that scripts cannot read, or in the `Authorization` header, never in
an address. A code is valid for ten minutes and works once. Only its hash is stored.
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
from slovoteka.messages.names import FORMER_PLAYER
from slovoteka.server.base.friendly_names import friendly_name
from slovoteka.server.base.problems import NotSignedIn
from slovoteka.store.log import PeopleStore
from slovoteka.store.people import Identity

COOKIE: Final = "slovoteka"
CODE_LIFETIME_MS: Final = 10 * 60 * 1000

_COOKIE_AGE_S: Final = 400 * 24 * 3600
"""Browsers keep a cookie for at most this long."""
_TOKEN: Final = re.compile(
    r"(?P<signed>v1\.(?P<identity>[\w-]{22})\.(?P<epoch>[1-9]\d{0,8}))\.(?P<mac>[\w-]{43})", re.ASCII
)
_KNOWN_FOR_S: Final = 10.0
"""How long an identity stays cached. If another node renames or deletes a person, this node may notice that late."""
_KNOWN_MOST: Final = 10_000

_CODE_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Characters that cannot be confused: no I, L and O. There is no U either, so that codes do not spell words."""
_CODE_GROUPS, _GROUP_LENGTH = 7, 4
_CODE_READ: Final = str.maketrans("OIL" + "АВСЕНКМОРТХ", "011" + "ABCEHKM0PTX", " -\u2013\u2014")
"""Characters that count as others. Russian letters are among them, for people who type with a Russian keyboard."""


class Claim(Value, frozen=True):
    """What a token says."""

    identity: str
    epoch: int


class Presented(Value, frozen=True):
    """A token and how it was sent. Browsers send cookies by themselves, even from pages of other sites."""

    token: str
    by: Literal["bearer", "cookie"]


class Code(Value, frozen=True):
    text: str
    expires_ms: int


class Registry(PeopleStore, Protocol):
    """The part of the store that identities need."""

    def now_ms(self) -> int: ...

    async def secret(self, name: str) -> bytes: ...


def new_id() -> str:
    """A random id of 128 bits, written in 22 characters that are safe in an address."""
    return urlsafe_b64encode(secrets.token_bytes(16)).rstrip(b"=").decode()


class Tokens:
    """Writes and reads tokens: `v1.<identity>.<epoch>.<HMAC-SHA256>`."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def write(self, identity: Identity) -> str:
        signed = f"v1.{identity.id}.{identity.epoch}"
        return f"{signed}.{self._mac(signed)}"

    def read(self, token: str) -> Claim | None:
        """The claim of a token with a valid signature, else None. Does not check that the identity still exists."""
        found = _TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(self._mac(found["signed"]), found["mac"]):
            return None
        return Claim(found["identity"], int(found["epoch"]))

    def _mac(self, signed: str) -> str:
        digest = hmac.digest(self._key, signed.encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


class Identities:
    """Finds and makes identities by their tokens."""

    def __init__(self, store: Registry, tokens: Tokens, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._tokens = store, tokens
        self._known: TTLCache[str, Identity] = TTLCache(_KNOWN_MOST, _KNOWN_FOR_S, clock)

    @classmethod
    async def open(cls, store: Registry) -> "Identities":
        return cls(store, Tokens(await store.secret("tokens")))

    async def recognise(self, token: str | None) -> Identity | None:
        """The identity of a token; None if the token is forged or withdrawn, or if the identity was deleted."""
        claim = None if token is None else self._tokens.read(token)
        if claim is None:
            return None
        identity = await self._find(claim.identity)
        return identity if identity is not None and identity.epoch == claim.epoch else None

    async def visit(self, token: str | None) -> tuple[Identity, str | None]:
        """The identity of a token and None, or a new identity and its token if there is none."""
        if (identity := await self.recognise(token)) is not None:
            return identity, None
        return await self.welcome()

    async def welcome(self, name: str | None = None, *, program: bool = False) -> tuple[Identity, str]:
        """Makes a new identity and its token. `name` must be cleaned already; None makes a name key."""
        newcomer = Identity(
            id=new_id(), name=name or friendly_name(), created_ms=self._store.now_ms(), program=program
        )  # fmt: skip
        await self._store.save_identity(newcomer)
        self._remember(newcomer)
        return newcomer, self._tokens.write(newcomer)

    async def rename(self, identity: str, name: str) -> Identity:
        """`name` must be cleaned already. Raises `NotSignedIn` if the identity has been deleted meanwhile."""
        current = await self._store.identity(identity)
        if current is None or not await self._store.rename(identity, name):
            raise NotSignedIn
        renamed = replace(current, name=name)
        self._remember(renamed)
        return renamed

    async def forget(self, identity: str) -> None:
        """Deletes all data of a person. Their tokens stop working."""
        await self._store.forget(identity, FORMER_PLAYER)
        self.disbelieve(identity)

    def disbelieve(self, identity: str) -> None:
        """Drops a cached identity, so that the next request reads it from the store."""
        self._known.pop(identity, None)

    async def make_code(self, identity: str) -> Code:
        """Makes a code for another device. It must be shown to this person only."""
        signs = [secrets.choice(_CODE_SIGNS) for _ in range(_CODE_GROUPS * _GROUP_LENGTH)]
        groups = ["".join(signs[at : at + _GROUP_LENGTH]) for at in range(0, len(signs), _GROUP_LENGTH)]
        code = Code("-".join(groups), self._store.now_ms() + CODE_LIFETIME_MS)
        await self._store.add_code(_hash_of(code.text), identity, code.expires_ms)
        return code

    async def take_code(self, code: str) -> tuple[Identity, str]:
        """The identity that made the code, and a token for this device.

        Raises the same `Unreadable` whether the code never existed, was used or has expired.
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
    """The token in the headers of an ASGI request. `Authorization` takes precedence over the cookie."""
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
    """The cookie with this token. None deletes the cookie."""
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
    """The hash of a code as it was meant: people leave out hyphens, write small letters, and type O for 0."""
    return hashlib.sha256(code.upper().translate(_CODE_READ).encode("utf-8", "surrogatepass")).hexdigest()
